package rlib

import (
	"path/filepath"
	"testing"
)

// BenchmarkOpen measures finding the members of the kept rlibs and what kind each is, without reading them.
func BenchmarkOpen(b *testing.B) {
	paths, err := filepath.Glob("../testdata/rlibs/*.rlib")
	if err != nil || len(paths) == 0 {
		b.Fatalf("no rlibs: %v", err)
	}
	b.ReportAllocs()
	for b.Loop() {
		for _, path := range paths {
			f, err := Open(path)
			if err != nil {
				b.Fatal(err)
			}
			if members, err := f.Members(); err != nil || len(members) == 0 {
				b.Fatalf("%s: %d members: %v", path, len(members), err)
			}
			f.Close()
		}
	}
}
