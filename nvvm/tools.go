package nvvm

import (
	"path/filepath"
	"strings"
)

// beside looks for a part in the installation that a libNVVM belongs to, "" where there is none.
func (s search) beside(library string, part Part) string {
	for _, root := range s.rootsOf(library) {
		if files, _ := s.below(root, part); len(files) > 0 {
			return files[0]
		}
	}
	return ""
}

// rootsOf gives the roots that a libNVVM may belong to by the table of layouts, seen from the path it was opened with and from the file
// behind it.
func (s search) rootsOf(library string) []string {
	var roots []string
	for _, path := range []string{library, resolve(library)} {
		dir := filepath.ToSlash(filepath.Dir(path))
		for _, l := range layouts {
			if root, ok := strings.CutSuffix(dir, "/"+l.dir); ok && l.part == LibNVVM && l.goos == s.goos && root != "" {
				roots = append(roots, filepath.FromSlash(root))
			}
		}
	}
	return roots
}
