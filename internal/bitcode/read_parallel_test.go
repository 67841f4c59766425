package bitcode_test

import (
	"bytes"
	"sync"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// TestReadsBodiesAtOnce reads the bodies of a module by as many goroutines as there are functions, and wants the module that
// reading them in order gives. The race detector is what it is for.
func TestReadsBodiesAtOnce(t *testing.T) {
	for name, data := range modulesIn(t, "../../testdata/rlibs/*/*.o") {
		m, err := bitcode.ReadAll(name, data)
		if err != nil {
			t.Fatal(err)
		}
		r, err := bitcode.Open(name, data, ir.NewTypes())
		if err != nil {
			t.Fatal(err)
		}
		var wg sync.WaitGroup
		for _, f := range r.M.Funcs {
			if f.HasBody {
				wg.Go(func() {
					if err := r.ReadBody(f); err != nil {
						t.Error(err)
					}
				})
			}
		}
		wg.Wait()
		var want, got bytes.Buffer
		if err := ir.Print(&want, m, ir.LLVM22); err != nil {
			t.Fatal(err)
		}
		if err := ir.Print(&got, r.M, ir.LLVM22); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(want.Bytes(), got.Bytes()) {
			t.Errorf("%s: bodies read at once are others than those read in order", name)
		}
	}
}
