package legalize

import (
	"errors"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// An intrinsic that is declared with too few parameters stops the pass with an error that names pass and function.
func TestRunOnMisdeclaredIntrinsic(t *testing.T) {
	types := ir.NewTypes()
	i32 := types.Int(32)
	m := &ir.Module{Types: types, Name: "odd.bc"}
	umin := &ir.Function{FnTy: types.Func(i32, false)}
	umin.Name, umin.Ty, umin.Module = "llvm.umin.i32", types.Ptr(0), m
	f := &ir.Function{FnTy: types.Func(i32, false), HasBody: true}
	f.Name, f.Ty, f.Module = "caller", types.Ptr(0), m
	f.MakeArgs()
	blk := &ir.Block{Parent: f}
	f.Blocks = []*ir.Block{blk}
	b := ir.NewBuilder(types, f, blk)
	b.Ret(b.Call(umin.FnTy, umin))
	m.Funcs = []*ir.Function{umin, f}
	c, err := NewContext(m)
	if err != nil {
		t.Fatal(err)
	}
	err = Run(c, []Pass{IntIntrinsics(&Natives{})})
	var e *Error
	if !errors.As(err, &e) || e.Func != f || !strings.Contains(err.Error(), "integer") && !strings.Contains(err.Error(), "int") {
		t.Errorf("%v, an error of the pass in caller expected", err)
	}
}

// A pass that panics on a module is an error that names it, as one on a function is, and with CheckIR so is one that breaks the module.
func TestBadPasses(t *testing.T) {
	for _, test := range []struct {
		name, want string
		pass       Pass
	}{
		{"panic on the module", "the pass p can not make sense of it", Pass{Name: "p", Module: func(*Context) error { panic("oh") }}},
		{"panic on a function", "in function f: the pass p can not make sense of it", Pass{Name: "p", Func: func(*Context, *ir.Function) error { panic("oh") }}},
		{"broken module", "after the pass p of d the module is not well formed:\n@f: ", Pass{Name: "p", Func: func(_ *Context, f *ir.Function) error {
			f.Blocks[0].Instrs = nil
			return nil
		}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			types := ir.NewTypes()
			f := &ir.Function{FnTy: types.Func(types.Void(), false), HasBody: true}
			f.Name, f.Ty = "f", types.Ptr(0)
			blk := &ir.Block{Parent: f}
			f.Blocks = []*ir.Block{blk}
			ir.NewBuilder(types, f, blk).Ret(nil)
			c, err := NewContext(&ir.Module{Types: types, Funcs: []*ir.Function{f}})
			if err != nil {
				t.Fatal(err)
			}
			c.CheckIR = true
			none := Pass{Name: "none", Module: func(*Context) error { return nil }}
			err = Dialect{Name: "d", Form: ir.LLVM19, Passes: []Pass{none, test.pass, none}}.Run(c)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%v, %q expected", err, test.want)
			}
		})
	}
}

// What a pass over the module does for each function on all cores ends as if it were done in order: the first error counts, and a panic is the
// pass's, not the end of the program.
func TestEachOf(t *testing.T) {
	m := &ir.Module{Types: ir.NewTypes()}
	for range 100 {
		m.Funcs = append(m.Funcs, &ir.Function{})
	}
	c := &Context{M: m}
	first, second := errors.New("first"), errors.New("second")
	if err := c.eachOf(func(i int, f *ir.Function) error {
		if f != m.Funcs[i] {
			return errors.New("not the function of the number")
		}
		return map[int]error{70: second, 30: first}[i]
	}); err != first {
		t.Errorf("error %v, that of the first function expected", err)
	}
	p := Pass{Name: "fails", Module: func(c *Context) error {
		return c.eachOf(func(i int, _ *ir.Function) error {
			if i == 50 {
				panic("an odd module")
			}
			return nil
		})
	}}
	if err := p.run(c); err == nil || !strings.Contains(err.Error(), "the pass fails can not make sense of it") || !strings.Contains(err.Error(), "an odd module") {
		t.Errorf("a panic became %v", err)
	}
}
