package nvvm

import (
	"os"
	"path/filepath"
)

// CacheDir is the directory in which the tool keeps what it brings for itself: $NVVM_LINKER_CACHE, else
// nvvm-bitcode-linker in the user's cache directory (XDG Base Directory Specification). Below it, a set of
// CUDA components of one version X.Y.Z lies in cuda/X.Y.Z, unpacked as from Python wheels.
func CacheDir() (string, error) { return cacheDir(os.Getenv) }

func cacheDir(getenv func(string) string) (string, error) {
	if dir := getenv("NVVM_LINKER_CACHE"); dir != "" {
		return filepath.Abs(dir)
	}
	if dir := getenv("XDG_CACHE_HOME"); filepath.IsAbs(dir) { // the specification: ignore relative paths
		return filepath.Join(dir, cacheName), nil
	}
	home := getenv("HOME")
	if home == "" {
		var err error
		if home, err = os.UserHomeDir(); err != nil {
			return "", err
		}
	}
	return filepath.Join(home, ".cache", cacheName), nil
}

const cacheName = "nvvm-bitcode-linker"
