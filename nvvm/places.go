package nvvm

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// origin is a kind of place where installations are, without the user's saying so.
type origin struct {
	name  string
	goos  string                  // "" for any
	roots func(s search) []string // patterns of installation roots; a relative one, or none, where there is no such place
}

// origins are all implicit places but the system's loader. Where several hold the same release, the first is taken.
var origins = []origin{
	{"the tool's cache", "", func(s search) []string {
		cache, err := cacheDir(s.getenv)
		if err != nil {
			return nil
		}
		return []string{filepath.Join(cache, "cuda", "*")}
	}},
	{"the active Python environment", "linux", func(s search) []string { return s.in("VIRTUAL_ENV", "lib/python3*/site-packages") }},
	{"the active Python environment", "windows", func(s search) []string { return s.in("VIRTUAL_ENV", "Lib/site-packages") }},
	{"the active conda environment", "linux", func(s search) []string { return s.in("CONDA_PREFIX", ".", "lib/python3*/site-packages") }},
	{"the active conda environment", "windows", func(s search) []string { return s.in("CONDA_PREFIX", ".", "Lib/site-packages") }},
	{"the user's Python packages", "linux", func(s search) []string {
		if base := s.getenv("PYTHONUSERBASE"); base != "" {
			return s.in("PYTHONUSERBASE", "lib/python3*/site-packages")
		}
		return s.in("HOME", ".local/lib/python3*/site-packages")
	}},
	{"the user's Python packages", "windows", func(s search) []string { return s.in("APPDATA", "Python/Python3*/site-packages") }},
	{"a CUDA toolkit", "linux", func(s search) []string {
		return []string{s.root + "/usr/local/cuda*", s.root + "/opt/cuda*"}
	}},
	{"a CUDA toolkit", "windows", func(s search) []string {
		return s.in("ProgramFiles", "NVIDIA GPU Computing Toolkit/CUDA/v*")
	}},
	{"the distribution", "linux", func(s search) []string {
		return []string{s.root + "/usr/lib/cuda", s.root + "/usr/lib/nvidia-cuda-toolkit", s.root + "/usr"}
	}},
	{"the system's Python packages", "linux", func(s search) []string {
		return []string{
			s.root + "/usr/local/lib/python3*/site-packages", s.root + "/usr/local/lib/python3*/dist-packages",
			s.root + "/usr/lib/python3*/site-packages", s.root + "/usr/lib/python3*/dist-packages",
		}
	}},
}

// in gives patterns below the directory that a variable names.
func (s search) in(variable string, below ...string) []string {
	dir := s.getenv(variable)
	if dir == "" {
		return nil
	}
	var patterns []string
	for _, b := range below {
		patterns = append(patterns, filepath.Join(dir, filepath.FromSlash(b)))
	}
	return patterns
}

// root is an installation's root, or a pattern that no directory fits.
type root struct {
	path   string
	origin string
	absent bool
}

// implicitRoots lists the roots of all implicit places, in their order.
func (s search) implicitRoots() []root {
	var roots []root
	for _, o := range origins {
		if o.goos != "" && o.goos != s.goos {
			continue
		}
		for _, pattern := range o.roots(s) {
			found := matches(pattern)
			for _, path := range found {
				roots = append(roots, root{path, o.name, false})
			}
			if len(found) == 0 {
				roots = append(roots, root{pattern, o.name, true})
			}
		}
	}
	return roots
}

// matches lists the directories that a pattern names: its elements may hold stars.
func matches(pattern string) []string {
	elements := strings.Split(filepath.ToSlash(pattern), "/")
	first := slices.IndexFunc(elements, func(e string) bool { return strings.Contains(e, "*") })
	if first < 0 {
		if info, err := os.Stat(pattern); err == nil && info.IsDir() {
			return []string{pattern}
		}
		return nil
	}
	dir := filepath.FromSlash(strings.Join(elements[:first], "/") + "/")
	rest := filepath.FromSlash(strings.Join(elements[first+1:], "/"))
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var paths []string
	for _, e := range entries {
		// Other characters of patterns mean themselves: installations lie in directories such as "CUDA [v1]".
		if before, after, _ := strings.Cut(elements[first], "*"); len(e.Name()) >= len(before)+len(after) &&
			strings.HasPrefix(e.Name(), before) && strings.HasSuffix(e.Name(), after) {
			paths = append(paths, matches(filepath.Join(dir, e.Name(), rest))...)
		}
	}
	return paths
}
