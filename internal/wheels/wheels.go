// Package wheels knows the Python wheels in which NVIDIA distributes libNVVM, libdevice and ptxas, and takes them apart.
package wheels

import (
	"cmp"
	_ "embed"
	"path"
	"slices"
	"strconv"
	"strings"
)

// A Wheel is one file of the table.
type Wheel struct {
	Version  string // of the CUDA compiler: 12.9.86
	Platform string // GOOS/GOARCH
	File     string
	SHA256   string // of the file, in hexadecimal
}

// A Release is what one CUDA release has for one platform: its wheels, libNVVM's first, unpack into one folder.
type Release struct {
	Version string
	Wheels  []Wheel
}

// The table is also read by scripts/fetch-tools.
//
//go:embed wheels.tsv
var text string

var table = func() []Wheel {
	var list []Wheel
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if f := strings.Split(line, "\t"); line[0] != '#' {
			list = append(list, Wheel{f[0], f[1], f[2], f[3]})
		}
	}
	return list
}()

// Releases lists what there is for a platform, GOOS/GOARCH, newest first.
func Releases(platform string) []Release {
	var list []Release
	for _, w := range table {
		if w.Platform != platform {
			continue
		}
		if n := len(list); n == 0 || list[n-1].Version != w.Version {
			list = append(list, Release{Version: w.Version})
		}
		last := &list[len(list)-1]
		last.Wheels = append(last.Wheels, w)
	}
	slices.SortStableFunc(list, func(a, b Release) int { return CompareVersions(b.Version, a.Version) })
	return list
}

// Known gives the row of a file name.
func Known(file string) (w Wheel, ok bool) {
	i := slices.IndexFunc(table, func(w Wheel) bool { return w.File == file })
	if i < 0 {
		return Wheel{}, false
	}
	return table[i], true
}

// distributions hold libNVVM, or ptxas to go with it.
var distributions = []string{"nvidia_nvvm", "nvidia_cuda_nvcc", "nvidia_cuda_nvcc_cu12", "nvidia_cuda_nvcc_cu11"}

// ParseFile reads the name of a wheel of one of NVIDIA's distributions that matter here, known to the table or not. The form is
// that of the packaging specification "Binary distribution format": DISTRIBUTION-VERSION-PYTHON-ABI-PLATFORMS.whl.
func ParseFile(file string) (w Wheel, ok bool) {
	stem, isWheel := strings.CutSuffix(file, ".whl")
	parts := strings.Split(stem, "-")
	if !isWheel || len(parts) != 5 || !slices.Contains(distributions, parts[0]) || len(version(parts[1])) < 2 {
		return Wheel{}, false
	}
	w = Wheel{Version: parts[1], File: file}
	for ending, platform := range platforms {
		if strings.HasSuffix(parts[4], ending) {
			w.Platform = platform
		}
	}
	return w, w.Platform != ""
}

// platforms maps the ends of platform tags to GOOS/GOARCH.
var platforms = map[string]string{"linux_x86_64": "linux/amd64", "manylinux1_x86_64": "linux/amd64", "win_amd64": "windows/amd64"}

func init() {
	for _, glibc := range []string{"manylinux2010", "manylinux2014", "manylinux_2_5", "manylinux_2_12", "manylinux_2_17", "manylinux_2_28"} {
		platforms[glibc+"_x86_64"] = "linux/amd64"
		platforms[glibc+"_aarch64"] = "linux/arm64"
	}
}

// Requirement names the wheel in a requirements file of pip, with its hash.
func (w Wheel) Requirement() string { return w.Pin() + " --hash=sha256:" + w.SHA256 }

// Pin names the wheel as pip does: nvidia-nvvm==13.5.37.
func (w Wheel) Pin() string { return w.Distribution() + "==" + w.Version }

// Distribution is the wheel's name in the Python package index: nvidia-nvvm.
func (w Wheel) Distribution() string {
	name, _, _ := strings.Cut(w.File, "-")
	return strings.ReplaceAll(name, "_", "-")
}

// Tags are the wheel's platforms, as pip's --platform takes them.
func (w Wheel) Tags() []string {
	stem := strings.TrimSuffix(w.File, path.Ext(w.File))
	return strings.Split(stem[strings.LastIndexByte(stem, '-')+1:], ".")
}

// CompareVersions orders dotted numbers: 12.9 before 12.10.
func CompareVersions(a, b string) int { return slices.CompareFunc(version(a), version(b), cmp.Compare) }

// version gives the numbers of a version up to the first part that is none.
func version(s string) []int {
	var numbers []int
	for _, part := range strings.Split(s, ".") {
		n, err := strconv.Atoi(part)
		if err != nil {
			break
		}
		numbers = append(numbers, n)
	}
	return numbers
}
