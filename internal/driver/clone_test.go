package driver

import (
	"bytes"
	"path/filepath"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/internal/link"
	"nvvm-bitcode-linker/nvvm"
)

// linkKept links the kept rlibs, all kernels of them.
func linkKept(t testing.TB) *ir.Module {
	t.Helper()
	const rlibs = "../../testdata/rlibs"
	inputs, err := filepath.Glob(filepath.Join(rlibs, "loop/*.o"))
	if err != nil || len(inputs) == 0 {
		t.Fatalf("no objects in %s: %v", rlibs, err)
	}
	libraries, err := filepath.Glob(filepath.Join(rlibs, "*.rlib"))
	if err != nil {
		t.Fatal(err)
	}
	p, err := link.Load(append(inputs, libraries...))
	if err != nil {
		t.Fatal(err)
	}
	m, err := p.Link(link.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// rewrite makes the module one of the dialect, for CUDA 13.5 and sm_80.
func rewrite(t testing.TB, m *ir.Module, d dialect) {
	t.Helper()
	c, err := legalize.NewContext(m)
	if err != nil {
		t.Fatal(err)
	}
	c.NVPTX, c.IRVersion, c.CUDA, c.Capability = true, [4]int{2, 0, 3, 2}, 1305, 80
	if err := d.passes.Run(c); err != nil {
		t.Fatal(err)
	}
}

// TestClone links the kept rlibs, rewrites a clone for each dialect, and finds the original as it was. A module rewritten after it was
// cloned is the same as one that was not.
func TestClone(t *testing.T) {
	linked := func() *ir.Module { return linkKept(t) }
	text := func(m *ir.Module) []byte {
		var b bytes.Buffer
		if err := ir.Print(&b, m, ir.LLVM22); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	rewritten := func(m *ir.Module, d dialect) []byte {
		rewrite(t, m, d)
		bitcode, err := d.passes.Write(m)
		if err != nil {
			t.Fatal(err)
		}
		return bitcode
	}
	original := linked()
	before := text(original)
	for _, name := range []nvvm.Dialect{nvvm.LLVM7, nvvm.Modern} {
		clone := original.Clone()
		if !bytes.Equal(text(clone), before) {
			t.Fatal("the clone is not like the original")
		}
		got := rewritten(clone, dialects[name])
		if !bytes.Equal(text(original), before) {
			t.Fatalf("%v: rewriting the clone changes the original", name)
		}
		if !bytes.Equal(got, rewritten(linked(), dialects[name])) {
			t.Errorf("%v: the clone is rewritten to something else", name)
		}
	}
}
