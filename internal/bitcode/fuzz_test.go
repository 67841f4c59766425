package bitcode_test

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// FuzzRead reads whatever it is given, bodies included: an error or a module, no panic, no endless loop, no more memory than the data
// allows for. The seeds are made by testdata/fuzz/seeds/make, and old forms by OldModules.
func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("testdata/fuzz/seeds/*.bc")
	if err != nil || len(files) == 0 {
		f.Fatalf("no seeds: %v", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	for _, data := range bitcode.OldModules() {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		readEverything(data)
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > max(16<<20, 256*uint64(len(data))) {
			t.Errorf("%d bytes allocated for %d of data", used, len(data))
		}
	})
}

// readEverything goes on after a body that cannot be read.
func readEverything(data []byte) {
	r, err := bitcode.Open("fuzz.bc", data, ir.NewTypes())
	if err == nil {
		r.KeepDebug()
	}
	if err != nil || r.ReadModuleLevel() != nil {
		return
	}
	for _, f := range r.M.Funcs {
		if f.HasBody && r.ReadBody(f) != nil && f.Blocks != nil {
			panic("a body is there in spite of an error")
		}
	}
}
