package nvvm

import (
	"os"
	"path/filepath"
	"slices"
)

const libdeviceName = "libdevice.10.bc"

// libdeviceDirs are where libdevice lies, seen from the directory of libNVVM.
var libdeviceDirs = []string{
	"../libdevice",                     // CUDA toolkit and wheels until CUDA 12: nvvm/lib64 beside nvvm/libdevice
	"../nvvm/libdevice",                // wheels of CUDA 13: lib beside nvvm/libdevice
	"../../libdevice",                  // Windows, CUDA 13: nvvm/bin/x64
	"../../nvvm/libdevice",             // Windows wheels of CUDA 13: bin/x86_64
	"../nvidia-cuda-toolkit/libdevice", // Debian: lib/x86_64-linux-gnu
	"../../../nvvm/libdevice",          // targets/x86_64-linux/lib of a toolkit
}

// findLibdevice looks for libdevice in the installation that library belongs to: beside the path it was
// opened with, then beside the file behind it. looked lists the files tried where there is none.
func findLibdevice(library string) (path string, looked []string) {
	dirs := []string{filepath.Dir(library)}
	if real := filepath.Dir(resolve(library)); real != dirs[0] {
		dirs = append(dirs, real)
	}
	for _, dir := range dirs {
		for _, below := range libdeviceDirs {
			path := filepath.Join(dir, filepath.FromSlash(below), libdeviceName)
			if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
				return path, nil
			}
			if !slices.Contains(looked, path) {
				looked = append(looked, path)
			}
		}
	}
	return "", looked
}
