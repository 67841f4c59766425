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
