package bitcode_test

import (
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
	"nvvm-bitcode-linker/rlib"
)

// coreModules gives modules of rustc's core, the largest of the real inputs.
func coreModules(t testing.TB, limit int) []rlib.Module {
	t.Helper()
	f, err := rlib.Open("../../testdata/rlibs/libcore-c7163acf844a8b8c.rlib")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	list, err := f.Modules()
	if err != nil {
		t.Fatal(err)
	}
	return list[:min(limit, len(list))]
}

// legal reads a module and turns it into the dialect's IR, for the CPU: a part of a crate is no whole program for a GPU.
func legal(t testing.TB, in rlib.Module, d ir.Dialect) *ir.Module {
	t.Helper()
	data, err := in.Read()
	if err != nil {
		t.Fatal(err)
	}
	m, err := bitcode.ReadAll(in.Member, data)
	if err != nil {
		t.Fatal(err)
	}
	m.Triple = "x86_64-unknown-linux-gnu"
	c, err := legalize.NewContext(m)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs { // lifetime markers have another type in LLVM 22, which is the passes' business
		drop := func(_ *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			callee := in.CalledFunc()
			return nil, callee != nil && strings.HasPrefix(callee.Name, "llvm.lifetime."), nil
		}
		if err := ir.Rewrite(m.Types, f, drop); err != nil {
			t.Fatal(err)
		}
	}
	m.Funcs = slices.DeleteFunc(m.Funcs, func(f *ir.Function) bool { return strings.HasPrefix(f.Name, "llvm.lifetime.") })
	passes := llvm19.Dialect().Passes
	if d == ir.LLVM7 {
		passes = llvm7.Dialect().Passes
	}
	if err := legalize.Run(c, passes); err != nil {
		t.Fatal(err)
	}
	return m
}

// TestWriteCore does with modules of core what TestWriteSample does with one made for it.
func TestWriteCore(t *testing.T) {
	for version, d := range map[string]ir.Dialect{"19": ir.LLVM19, "7": ir.LLVM7} {
		t.Run(version, func(t *testing.T) {
			for _, in := range coreModules(t, 3) {
				m := legal(t, in, d)
				bc := file(t, "core.bc", write(t, m, d))
				ll := file(t, "core.ll", printed(t, m, d))
				differ(t, asm(t, version, bc), asm(t, version, ll))
			}
		})
	}
}

// BenchmarkWrite writes the modules of core, which are read and legalised outside of the measured time.
func BenchmarkWrite(b *testing.B) {
	for name, d := range map[string]ir.Dialect{"LLVM7": ir.LLVM7, "LLVM19": ir.LLVM19} {
		b.Run(name, func(b *testing.B) {
			var modules []*ir.Module
			for _, in := range coreModules(b, 100) {
				modules = append(modules, legal(b, in, d))
			}
			b.ReportAllocs()
			for b.Loop() {
				n := 0
				for _, m := range modules {
					n += len(write(b, m, d))
				}
				b.SetBytes(int64(n))
			}
		})
	}
}
