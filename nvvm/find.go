package nvvm

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
)

// Candidate is a libNVVM that may be loaded.
type Candidate struct {
	Path   string // a file, or a name for the system's loader
	CUDA   string // the CUDA release it belongs to, as far as the files around it tell, else ""
	Origin string // the kind of place, as in "the tool's cache"; "" where the user decided
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
// CUDA_PATH (roots) that is set; else there are the tool's cache, Python and conda environments, the usual
// places of CUDA toolkits, the distribution, and the system's loader, to choose from. name says how explicit
// was given, for messages.
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
	file, looked := s.named(path, LibNVVM)
	if file == "" {
		f.Looked = looked
	} else {
		f.Candidates = []Candidate{{Path: file, CUDA: cudaNear(file)}}
	}
	return f
}

// named gives the part that the user named: a file, or the root of an installation that has it.
func (s search) named(path string, part Part) (file string, looked []Place) {
	// A bare name would be left to the loader's search.
	if absolute, err := filepath.Abs(path); err == nil {
		path = absolute
	}
	switch info, err := os.Stat(path); {
	case err != nil:
		return "", []Place{{path, reason(err)}}
	case !info.IsDir():
		return path, nil
	}
	files, looked := s.below(path, part)
	if len(files) == 0 {
		return "", looked
	}
	return files[0], nil
}

// implicit gathers what all implicit places have, each file once, newest first.
func (s search) implicit(f Found) Found {
	if _, err := cacheDir(s.getenv); err != nil {
		f.Looked = append(f.Looked, Place{"the tool's cache", err.Error()})
	}
	seen := map[string]bool{}
	for _, root := range s.implicitRoots() {
		if root.absent {
			f.Looked = append(f.Looked, Place{root.path, "no such directory"})
			continue
		}
		files, looked := s.below(root.path, LibNVVM)
		f.Looked = append(f.Looked, looked...)
		for _, file := range files {
			if real := resolve(file); !seen[real] {
				seen[real] = true
				f.Candidates = append(f.Candidates, Candidate{file, cudaNear(file), root.origin})
			}
		}
	}
	slices.SortStableFunc(f.Candidates, func(a, b Candidate) int { return compareVersions(b.CUDA, a.CUDA) })
	// The loader's own library is known by its path and its age only once it is loaded.
	for _, file := range fileNames[LibNVVM][s.goos] {
		f.Candidates = append(f.Candidates, Candidate{Path: file, Origin: "the system's loader"})
	}
	return f
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
