package nvvm

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// Candidate is a libNVVM that may be loaded.
type Candidate struct {
	Path string // a file, or a name for the system's loader
	CUDA string // the CUDA release it belongs to, as far as the files around it tell, else ""
}

// Found is what a search for libNVVM gives.
type Found struct {
	Decided    string      // what the user set, and so decided, as in "CUDA_HOME=/opt/cuda"; "" when places were searched
	Candidates []Candidate // newest first; one at most where the user decided
	Looked     []Place     // where there was none
	Variables  []string    // the environment variables consulted, each with its value
}

// Find looks for libNVVM without loading any. explicit, a file or the root of an installation, decides when
// it is given; else the first variable of LIBNVVM_PATH (a file or a root), CUDA_TOOLKIT_PATH, CUDA_HOME and
// CUDA_PATH (roots) that is set; else there are the tool's cache, the usual places of CUDA toolkits, and the
// system's loader, to choose from. name says how explicit was given, for messages.
func Find(explicit, name string) Found { return system().find(explicit, name) }

// search is what finding depends on, apart from the files.
type search struct {
	goos   string
	getenv func(string) string
	root   string // goes before the absolute implicit places
}

func system() search { return search{runtime.GOOS, os.Getenv, ""} }

// variables are consulted in this order (CUDA_TOOLKIT_PATH is cuda-oxide's, the other two are those of
// NVIDIA's tools and of everybody else).
var variables = []string{"LIBNVVM_PATH", "CUDA_TOOLKIT_PATH", "CUDA_HOME", "CUDA_PATH"}

// layout is one way in which installations are laid out.
type layout struct {
	goos string
	dir  string // of the library, below the installation's root
	of   string // who lays it out so
}

var layouts = []layout{
	{"linux", "nvvm/lib64", "CUDA toolkit; conda's cuda-nvvm"},
	{"linux", "nvidia/cu13/lib", "wheel nvidia-nvvm, CUDA 13"},
	{"linux", "nvidia/cuda_nvcc/nvvm/lib64", "wheels nvidia-cuda-nvcc-cu11 and -cu12"},
	{"linux", "lib", "nvidia/cu13 of a wheel; conda"},
	{"linux", "lib64", "the directory nvvm of a toolkit"},
	{"linux", "lib/x86_64-linux-gnu", "Debian, root /usr"},
	{"linux", "lib/aarch64-linux-gnu", "Debian, root /usr"},
	{"linux", ".", "the directory of the library itself"},
	{"windows", "nvvm/bin/x64", "CUDA toolkit 13"},
	{"windows", "nvvm/bin", "CUDA toolkit until 12"},
	{"windows", "Library/nvvm/bin/x64", "conda"},
	{"windows", "Library/nvvm/bin", "conda"},
	{"windows", "nvidia/cu13/bin/x86_64", "wheel nvidia-nvvm, CUDA 13"},
	{"windows", "nvidia/cuda_nvcc/nvvm/bin", "wheel nvidia-cuda-nvcc-cu12"},
	{"windows", ".", "the directory of the library itself"},
}

// fileNames are the library's names; the 32-bit DLL that old toolkits have beside it is nvvm32_*.dll.
var fileNames = map[string][]string{
	"linux":   {"libnvvm.so.4", "libnvvm.so", "libnvvm.so.4.0.0"},
	"windows": {"nvvm64_40_0.dll"},
}

// implicitRoots are patterns of installation roots that are looked at when nobody says where.
var implicitRoots = []string{"/usr/local/cuda*", "/opt/cuda*"}

func (s search) find(explicit, name string) Found {
	if explicit != "" {
		return s.decided(name+"="+explicit, explicit)
	}
	var f Found
	for _, v := range variables {
		if value := s.getenv(v); value != "" {
			return s.decided(v+"="+value, value)
		}
		f.Variables = append(f.Variables, v+" (not set)")
	}
	return s.implicit(f)
}

// decided looks only where the user says: at a file, or below a root.
func (s search) decided(by, path string) Found {
	f := Found{Decided: by}
	// A bare name would be left to the loader's search.
	if absolute, err := filepath.Abs(path); err == nil {
		path = absolute
	}
	switch info, err := os.Stat(path); {
	case err != nil:
		f.Looked = []Place{{path, reason(err)}}
	case !info.IsDir():
		f.Candidates = []Candidate{{path, cudaNear(path)}}
	default:
		if file, looked := s.below(path); file != "" {
			f.Candidates = []Candidate{{file, cudaNear(file)}}
		} else {
			f.Looked = looked
		}
	}
	return f
}

// implicit gathers what all implicit places have, each file once, newest first.
func (s search) implicit(f Found) Found {
	patterns := slices.Clone(implicitRoots)
	for i := range patterns {
		patterns[i] = s.root + patterns[i]
	}
	if cache, err := cacheDir(s.getenv); err == nil {
		patterns = append([]string{filepath.Join(cache, "cuda", "*")}, patterns...)
	} else {
		f.Looked = append(f.Looked, Place{"the tool's cache", err.Error()})
	}
	seen := map[string]bool{}
	for _, pattern := range patterns {
		roots := matches(pattern)
		if len(roots) == 0 {
			f.Looked = append(f.Looked, Place{pattern, "no such directory"})
		}
		for _, root := range roots {
			file, looked := s.below(root)
			if file == "" {
				f.Looked = append(f.Looked, looked...)
			} else if real := resolve(file); !seen[real] {
				seen[real] = true
				f.Candidates = append(f.Candidates, Candidate{file, cudaNear(file)})
			}
		}
	}
	slices.SortStableFunc(f.Candidates, func(a, b Candidate) int { return compareVersions(b.CUDA, a.CUDA) })
	// The loader's own library is known by its path and its age only once it is loaded.
	for _, file := range fileNames[s.goos] {
		f.Candidates = append(f.Candidates, Candidate{Path: file})
	}
	return f
}

// matches lists the directories that a pattern names whose last element alone may hold stars.
func matches(pattern string) []string {
	dir, last := filepath.Split(pattern)
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var paths []string
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		if ok, _ := filepath.Match(last, e.Name()); ok {
			if info, err := os.Stat(path); err == nil && info.IsDir() {
				paths = append(paths, path)
			}
		}
	}
	return paths
}

// below looks for the library in an installation, by the table of layouts.
func (s search) below(root string) (file string, looked []Place) {
	names := fileNames[s.goos]
	for _, l := range layouts {
		if l.goos != s.goos {
			continue
		}
		dir := filepath.Join(root, filepath.FromSlash(l.dir))
		for _, name := range names {
			path := filepath.Join(dir, name)
			if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
				return path, nil
			}
		}
		looked = append(looked, Place{dir, "no " + strings.Join(names, ", ")})
	}
	return "", looked
}

// resolve follows links to the file itself, where that is possible.
func resolve(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

// reason is an error without the path that stands beside it.
func reason(err error) string {
	if e, ok := err.(*os.PathError); ok {
		return e.Err.Error()
	}
	return err.Error()
}
