package llvm7

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/nvvm"
)

// compile gives the PTX that every libNVVM at hand makes of the module, after all passes. The libraries are in directories X.Y.Z
// of $NVVM_TEST_LIBS or of the tool's cache; without one the test is skipped.
func compile(t *testing.T, module func(*maker), check func(t *testing.T, ptx string)) {
	dir := os.Getenv("NVVM_TEST_LIBS")
	if dir == "" {
		cache, err := nvvm.CacheDir()
		if err != nil {
			t.Fatal(err)
		}
		dir = filepath.Join(cache, "cuda")
	}
	roots, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	if len(roots) == 0 {
		t.Skipf("no libNVVM in %s/X.Y.Z: scripts/fetch-tools brings some, NVVM_TEST_LIBS names others", dir)
	}
	for _, root := range roots {
		t.Run(filepath.Base(root), func(t *testing.T) {
			s, err := nvvm.Start(t.Context(), nvvm.Request{Explicit: root, Arch: "sm_80"})
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			info, err := s.Info()
			if err != nil {
				t.Fatal(err)
			}
			k := newMaker(t, gpuTriple)
			module(k)
			c := k.context()
			v := info.IR
			c.IRVersion = [4]int{v.IR.Major, v.IR.Minor, v.Debug.Major, v.Debug.Minor}
			if err := Dialect().Run(c); err != nil {
				t.Fatal(err)
			}
			code, err := write(k.m)
			if err != nil {
				t.Fatal(err)
			}
			r, err := s.Compile(t.Context(), nvvm.Job{Modules: []nvvm.Module{{Name: "m", Bitcode: code}}, Verify: true,
				Options: []string{"-opt=3"}})
			if err != nil {
				t.Fatal(err)
			}
			check(t, string(r.PTX))
		})
	}
}

// kernel adds an entry that calls the function with its own parameter where that is 7, throws the result away, and stores 1.
func (k *maker) kernel(f *ir.Function) {
	e, b := k.define("entry", k.Void(), k.ptr, k.i32)
	e.CC, e.Kernel = ir.PTXKernel, true
	yes, end := b.NewBlock(), b.NewBlock()
	b.CondBr(b.ICmp(ir.ICmpEQ, e.Args[1], ir.Int(k.i32, 7)), yes, end)
	b.At(yes)
	b.Call(f.FnTy, f, e.Args[1])
	b.Br(end)
	b.At(end)
	b.Store(ir.Int(k.i32, 1), e.Args[0], ir.AlignOf(4))
	b.Ret(nil)
}

var ptxLabel = regexp.MustCompile(`(?m)^(\$L\w+):|\bbra(?:\.uni)?\s+(\$L\w+);|^\s*(\w+),\s*$`)

// goesOn reports whether the PTX branches back to a label that it has passed, or calls a function.
func goesOn(ptx string) bool {
	passed := map[string]bool{}
	for _, m := range ptxLabel.FindAllStringSubmatch(ptx, -1) {
		switch {
		case m[1] != "":
			passed[m[1]] = true
		case passed[m[2]], m[3] != "":
			return true
		}
	}
	return false
}

// What loops for ever without an effect must go on looping in the PTX: a store after it would be seen otherwise.
func TestEndlessInPTX(t *testing.T) {
	pure := &ir.AttrList{Fn: attrs(enum(ir.AttrNoUnwind), ir.Attr{Kind: ir.AttrMemory}, enum(ir.AttrNoRecurse))}
	again := &ir.AttrList{Fn: attrs(enum(ir.AttrNoUnwind), ir.Attr{Kind: ir.AttrMemory})}
	for name, module := range map[string]func(*maker){
		"loop": func(k *maker) {
			f := k.graph("spin", 1, [][2]int{{0, 0}})
			f.Attrs = pure
			k.kernel(f)
		},
		"loop of two blocks, entered at both": func(k *maker) {
			f := k.graph("spin", 3, [][2]int{{0, 1}, {0, 2}, {1, 2}, {2, 1}})
			f.Attrs = pure
			k.kernel(f)
		},
		"loop within a loop": func(k *maker) {
			f := k.graph("spin", 3, [][2]int{{0, 1}, {1, 1}, {1, 2}, {2, 0}})
			f.Attrs = pure
			k.kernel(f)
		},
		"recursion": func(k *maker) {
			f, b := k.define("down", k.i32, k.i32)
			f.Linkage, f.Attrs = ir.Internal, again
			b.Ret(b.Call(f.FnTy, f, b.Bin(ir.Add, f.Args[0], ir.Int(k.i32, 1))))
			k.kernel(f)
		},
		"recursion of two": func(k *maker) {
			f, b := k.define("ping", k.i32, k.i32)
			g, c := k.define("pong", k.i32, k.i32)
			f.Linkage, g.Linkage, f.Attrs, g.Attrs = ir.Internal, ir.Internal, again, again
			b.Ret(b.Call(g.FnTy, g, f.Args[0]))
			c.Ret(c.Call(f.FnTy, f, g.Args[0]))
			k.kernel(f)
		},
	} {
		t.Run(name, func(t *testing.T) {
			compile(t, module, func(t *testing.T, ptx string) {
				if !goesOn(ptx) {
					t.Errorf("the loop is gone:\n%s", ptx)
				}
			})
		})
	}
}

// A loop that is known to end and has no effect is no reason to wait.
func TestFiniteInPTX(t *testing.T) {
	compile(t, func(k *maker) {
		f := k.graph("spin", 2, [][2]int{{0, 0}, {0, 1}})
		f.Attrs = &ir.AttrList{Fn: attrs(enum(ir.AttrNoUnwind), enum(ir.AttrMustProgress), enum(ir.AttrWillReturn), ir.Attr{Kind: ir.AttrMemory})}
		k.kernel(f)
	}, func(t *testing.T, ptx string) {
		if goesOn(ptx) {
			t.Errorf("a loop is left:\n%s", ptx)
		}
	})
}

// Whatever a function with a body promises about memory, what libNVVM finds out about it by itself must not contradict it.
func TestInferredAttributes(t *testing.T) {
	compile(t, func(k *maker) {
		e, entry := k.define("entry", k.Void(), k.ptr)
		e.CC, e.Kernel = ir.PTXKernel, true
		for i, m := range []ir.MemEffects{0, 0x555, 0xAAA, 3, 1, 2, 0xC, 0xF, 0xA, 0x30} {
			f, b := k.define("f"+string(rune('a'+i)), k.i32, k.ptr)
			f.Linkage = ir.Internal
			f.Attrs = &ir.AttrList{Fn: attrs(enum(ir.AttrNoUnwind), enum(ir.AttrNoInline), ir.Attr{Kind: ir.AttrMemory, Int: uint64(m)}),
				Params: []*ir.AttrSet{attrs(enum(ir.AttrWriteOnly))}}
			b.Ret(b.Bin(ir.Add, b.Cast(ir.ZExt, b.ICmp(ir.ICmpEQ, f.Args[0], ir.Null(k.ptr)), k.i32), ir.Int(k.i32, int64(i))))
			call := entry.Call(f.FnTy, f, e.Args[0])
			call.Call.Attrs = f.Attrs
			entry.Store(call, entry.GEP(k.i32, e.Args[0], 0, ir.Int(k.i64, int64(i))), ir.AlignOf(4))
		}
		entry.Ret(nil)
	}, func(t *testing.T, ptx string) {
		has(t, ptx, ".visible .entry entry(")
	})
}
