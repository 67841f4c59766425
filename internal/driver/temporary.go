package driver

import (
	"os"
	"sync"
)

// temporaries are the files and directories that are to be gone when the program ends, however it ends.
var temporaries struct {
	sync.Mutex
	paths map[string]bool
}

// temporary notes a file or directory. What it gives removes it, if it is still there under that name.
func temporary(path string) (remove func()) {
	t := &temporaries
	t.Lock()
	defer t.Unlock()
	if t.paths == nil {
		t.paths = map[string]bool{}
	}
	t.paths[path] = true
	return func() {
		t.Lock()
		defer t.Unlock()
		if t.paths[path] {
			delete(t.paths, path)
			os.RemoveAll(path)
		}
	}
}

// RemoveTemporary removes what is there for a time only, and has nothing new begin. It is for a program that ends in the middle of a link.
func RemoveTemporary() {
	temporaries.Lock() // for ever
	for path := range temporaries.paths {
		os.RemoveAll(path)
	}
}
