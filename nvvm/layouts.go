package nvvm

import (
	"os"
	"path/filepath"
	"strings"
)

// Part is a part of a CUDA installation that this package finds.
type Part string

// The parts.
const (
	LibNVVM   Part = "libNVVM"
	PTXAS     Part = "ptxas"     // assembles PTX
	Fatbinary Part = "fatbinary" // joins PTX and cubins into one file
	NVJitLink Part = "nvJitLink" // assembles and links at run time: a library
)

// layout is one way in which installations are laid out.
type layout struct {
	part Part
	goos string
	dir  string // of the part, below the installation's root
	of   string // who lays it out so
}

// layouts are looked at in this order. A root is a toolkit, a directory of Python packages, a conda environment or /usr.
var layouts = []layout{
	{LibNVVM, "linux", "nvvm/lib64", "CUDA toolkit; conda's cuda-nvvm"},
	{LibNVVM, "linux", "nvidia/cu13/lib", "wheel nvidia-nvvm, CUDA 13"},
	{LibNVVM, "linux", "nvidia/cuda_nvcc/nvvm/lib64", "wheels nvidia-cuda-nvcc-cu11 and -cu12"},
	{LibNVVM, "linux", "lib", "nvidia/cu13 of a wheel; conda"},
	{LibNVVM, "linux", "lib64", "the directory nvvm of a toolkit; Fedora, root /usr"},
	{LibNVVM, "linux", "lib/x86_64-linux-gnu", "Debian's libnvvm4, root /usr"},
	{LibNVVM, "linux", "lib/aarch64-linux-gnu", "Debian's libnvvm4, root /usr"},
	{LibNVVM, "linux", ".", "the directory of the library itself"},
	{LibNVVM, "windows", "nvvm/bin/x64", "CUDA toolkit 13"},
	{LibNVVM, "windows", "nvvm/bin", "CUDA toolkit until 12"},
	{LibNVVM, "windows", "Library/nvvm/bin/x64", "conda"},
	{LibNVVM, "windows", "Library/nvvm/bin", "conda"},
	{LibNVVM, "windows", "nvidia/cu13/bin/x86_64", "wheel nvidia-nvvm, CUDA 13"},
	{LibNVVM, "windows", "nvidia/cuda_nvcc/nvvm/bin", "wheel nvidia-cuda-nvcc-cu12"},
	{LibNVVM, "windows", ".", "the directory of the library itself"},

	{PTXAS, "linux", "bin", "CUDA toolkit; conda; nvidia/cu13 of a wheel; distributions"},
	{PTXAS, "linux", "nvidia/cu13/bin", "wheel nvidia-cuda-nvcc, CUDA 13"},
	{PTXAS, "linux", "nvidia/cuda_nvcc/bin", "wheels nvidia-cuda-nvcc-cu11 and -cu12"},
	{PTXAS, "linux", "lib/nvidia-cuda-toolkit/bin", "Debian, root /usr"},
	{PTXAS, "windows", "bin", "CUDA toolkit"},
	{PTXAS, "windows", "Library/bin", "conda"},
	{PTXAS, "windows", "nvidia/cu13/bin", "wheel nvidia-cuda-nvcc, CUDA 13"},
	{PTXAS, "windows", "nvidia/cu13/bin/x86_64", "wheel nvidia-cuda-nvcc, CUDA 13"},
	{PTXAS, "windows", "nvidia/cuda_nvcc/bin", "wheel nvidia-cuda-nvcc-cu12"},

	{NVJitLink, "linux", "lib64", "CUDA toolkit"},
	{NVJitLink, "linux", "targets/x86_64-linux/lib", "CUDA toolkit; conda"},
	{NVJitLink, "linux", "targets/sbsa-linux/lib", "CUDA toolkit for arm64"},
	{NVJitLink, "linux", "nvidia/cu13/lib", "wheel nvidia-nvjitlink, CUDA 13"},
	{NVJitLink, "linux", "nvidia/nvjitlink/lib", "wheel nvidia-nvjitlink-cu12"},
	{NVJitLink, "linux", "lib", "nvidia/cu13 of a wheel; conda"},
	{NVJitLink, "linux", "lib/x86_64-linux-gnu", "Debian's libnvjitlink12, root /usr"},
	{NVJitLink, "linux", "lib/aarch64-linux-gnu", "Debian's libnvjitlink12, root /usr"},
	{NVJitLink, "windows", "bin/x64", "CUDA toolkit 13"},
	{NVJitLink, "windows", "bin", "CUDA toolkit 12"},
	{NVJitLink, "windows", "Library/bin/x64", "conda"},
	{NVJitLink, "windows", "Library/bin", "conda"},
	{NVJitLink, "windows", "nvidia/cu13/bin/x86_64", "wheel nvidia-nvjitlink, CUDA 13"},
	{NVJitLink, "windows", "nvidia/nvjitlink/bin", "wheel nvidia-nvjitlink-cu12"},
}

// fileNames are the parts' files, the best first. The 32-bit DLL that old toolkits have beside libNVVM is nvvm32_*.dll.
var fileNames = map[Part]map[string][]string{
	LibNVVM: {
		"linux":   {"libnvvm.so.4", "libnvvm.so", "libnvvm.so.4.0.0"},
		"windows": {"nvvm64_40_0.dll"},
	},
	PTXAS:     {"linux": {"ptxas"}, "windows": {"ptxas.exe"}},
	Fatbinary: {"linux": {"fatbinary"}, "windows": {"fatbinary.exe"}},
	NVJitLink: {
		"linux":   {"libnvJitLink.so.13", "libnvJitLink.so.12", "libnvJitLink.so"},
		"windows": {"nvJitLink_130_0.dll", "nvJitLink_120_0.dll"},
	},
}

// below looks for a part in an installation, by the table of layouts: all that there are, in the table's order. looked says in a line
// where there is none, and names files that are for other machines.
func (s search) below(root string, part Part) (files []string, looked []Place) {
	names := fileNames[part][s.goos]
	var without []string
	for _, l := range layouts {
		if l.goos != s.goos || l.part != part && !(part == Fatbinary && l.part == PTXAS) { // these two lie side by side
			continue
		}
		file, unfit := firstFile(filepath.Join(root, filepath.FromSlash(l.dir)), names)
		looked = append(looked, unfit...)
		if file == "" {
			without = append(without, l.dir)
		} else {
			files = append(files, file)
		}
	}
	if len(files) == 0 {
		looked = append(looked, Place{root, "no " + strings.Join(names, ", ") + " in " + strings.Join(without, ", ")})
	}
	return files, looked
}

// firstFile gives the first file of one of the names in a directory that is for this machine, and those that are not.
func firstFile(dir string, names []string) (file string, unfit []Place) {
	for _, name := range names {
		path := filepath.Join(dir, name)
		if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
			continue
		}
		if why := otherMachine(path); why != "" {
			unfit = append(unfit, Place{path, why})
			continue
		}
		return path, nil
	}
	return "", unfit
}
