package main

import (
	"bytes"
	"path/filepath"
	"runtime"
	"testing"
)

// A link gives the same bytes on any number of cores.
func TestLinkOnAnyNumberOfCores(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	var paths []string
	for _, pattern := range []string{"trap/*.o", "*.rlib"} {
		found, err := filepath.Glob(filepath.Join(root, "testdata/rlibs", pattern))
		if err != nil || len(found) == 0 {
			t.Fatalf("%v, %q", err, found)
		}
		paths = append(paths, found...)
	}
	for _, d := range dialects {
		var first []byte
		for range 3 {
			for _, cores := range []int{1, 2, 8} {
				runtime.GOMAXPROCS(cores)
				data, err := linkFiles(d, paths...)
				if err != nil {
					t.Fatal(err)
				}
				if first == nil {
					first = data
				} else if !bytes.Equal(data, first) {
					t.Errorf("%s: on %d cores it is something else", d.passes.Name, cores)
				}
			}
		}
	}
}
