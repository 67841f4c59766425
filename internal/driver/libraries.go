package driver

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// libraryNames are the files that -l NAME means, in the order in which one folder is searched; -l :FILE means that file.
var libraryNames = []string{"lib%s.rlib", "lib%s.a", "lib%s.bc", "%s.bc"}

// findLibrary gives the file that -l NAME means: the first folder that has one decides.
func findLibrary(name string, folders []string) (string, error) {
	files := []string{strings.TrimPrefix(name, ":")}
	if files[0] == name {
		files = files[:0]
		for _, pattern := range libraryNames {
			files = append(files, fmt.Sprintf(pattern, name))
		}
	}
	for _, folder := range folders {
		for _, file := range files {
			path := filepath.Join(folder, file)
			if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
				return path, nil
			}
		}
	}
	where := "no folder was given with -L"
	if len(folders) > 0 {
		where = "looked in " + strings.Join(folders, ", ")
	}
	return "", fmt.Errorf("library %s not found: no %s; %s", name, strings.Join(files, ", "), where)
}
