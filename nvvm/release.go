package nvvm

import (
	"cmp"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// cudaNear tells from the files around a libNVVM which CUDA release it belongs to: from the metadata of
// the Python wheel that brought it, from the toolkit's version.json, or from the name of a directory. "" is
// for unknown.
func cudaNear(path string) string {
	dir := filepath.Dir(resolve(path))
	for range maxDepth {
		if v := cudaOfDir(dir, path); v != "" {
			return v
		}
		dir = filepath.Dir(dir)
	}
	return ""
}

// maxDepth is how far above the library the root of an installation may lie.
const maxDepth = 6

// cudaOfDir looks at one directory above the library.
func cudaOfDir(dir, library string) string {
	if data, err := os.ReadFile(filepath.Join(dir, "version.json")); err == nil {
		var components map[string]struct{ Version string }
		if json.Unmarshal(data, &components) == nil {
			for _, name := range []string{"cuda_nvcc", "cuda"} { // the compiler's own version rather than the toolkit's
				if v := components[name].Version; versionPattern.MatchString(v) {
					return v
				}
			}
		}
	}
	if v := cudaOfWheel(dir, library); v != "" {
		return v
	}
	if v := cudaOfConda(dir); v != "" {
		return v
	}
	if m := dirPattern.FindStringSubmatch(filepath.ToSlash(dir)); m != nil {
		return m[1]
	}
	return ""
}

var (
	versionPattern = regexp.MustCompile(`^\d+\.\d+(\.\d+)*$`)
	// /usr/local/cuda-12.4, CUDA/v12.4, and cuda/12.4.131 as in the tool's cache
	dirPattern = regexp.MustCompile(`(?i)/cuda[-/]v?(\d+\.\d+(?:\.\d+)?)$`)
	// the packages with libNVVM: conda-forge's and NVIDIA's since CUDA 12, cudatoolkit before
	condaPattern = regexp.MustCompile(`^(?:cuda-nvvm-impl|cuda-nvcc-impl|cuda-nvcc|cudatoolkit)-(\d+\.\d+(?:\.\d+)*)-[^-]*\.json$`)
)

// cudaOfConda takes dir for a conda environment, which lists its packages in conda-meta. Where two say different things, it does not guess.
func cudaOfConda(dir string) string {
	entries, err := os.ReadDir(filepath.Join(dir, "conda-meta"))
	if err != nil {
		return ""
	}
	version := ""
	for _, e := range entries {
		if m := condaPattern.FindStringSubmatch(e.Name()); m != nil {
			if version != "" && version != m[1] {
				return ""
			}
			version = m[1]
		}
	}
	return version
}

// wheelFolders tells which Python distribution brings a library that lies in a directory of this name below
// nvidia/ of a site-packages directory.
var wheelFolders = map[string]*regexp.Regexp{
	"cu13":      regexp.MustCompile(`^nvidia_nvvm-(\d+(?:\.\d+)+)\.dist-info$`),
	"nvjitlink": regexp.MustCompile(`^nvidia_nvjitlink_cu12-(\d+(?:\.\d+)+)\.dist-info$`),
	"cuda_nvcc": regexp.MustCompile(`^nvidia_cuda_nvcc_cu1[12]-(\d+(?:\.\d+)+)\.dist-info$`),
}

// cudaOfWheel takes dir for a site-packages directory. Where two distributions could have brought the
// library, it does not guess.
func cudaOfWheel(dir, library string) string {
	relative, err := filepath.Rel(dir, resolve(library))
	if err != nil {
		return ""
	}
	parts := strings.Split(filepath.ToSlash(relative), "/")
	if len(parts) < 3 || parts[0] != "nvidia" || wheelFolders[parts[1]] == nil {
		return ""
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return ""
	}
	version := ""
	for _, e := range entries {
		if m := wheelFolders[parts[1]].FindStringSubmatch(e.Name()); m != nil {
			if version != "" {
				return ""
			}
			version = m[1]
		}
	}
	return version
}

// compareVersions orders dotted numbers; "" comes before all.
func compareVersions(a, b string) int {
	if a == "" || b == "" {
		return cmp.Compare(len(a), len(b))
	}
	as, bs := strings.Split(a, "."), strings.Split(b, ".")
	for i := range min(len(as), len(bs)) {
		x, _ := strconv.Atoi(as[i])
		y, _ := strconv.Atoi(bs[i])
		if c := cmp.Compare(x, y); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(as), len(bs))
}
