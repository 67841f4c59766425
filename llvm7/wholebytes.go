package llvm7

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// wholeBytes loads and stores integers that are not whole bytes, i65 say, with zeros above them up to the next byte. LLVM 7 takes such an
// access apart where other accesses to the same slot on the stack are smaller, which it is not made for (an assertion in
// AllocaSliceRewriter of lib/Transforms/Scalar/SROA.cpp, "Non-byte-multiple bit width"; later LLVMs leave the access whole). Nothing else
// changes: what those bits are in memory is open.
func wholeBytes(c *legalize.Context, f *ir.Function) error {
	odd := func(t *ir.Type) bool { return t.Kind == ir.IntKind && t.Bits%8 != 0 }
	is := func(in *ir.Instr) bool {
		return in.Op == ir.Load && odd(in.Ty) || in.Op == ir.Store && odd(in.Ops[0].Type())
	}
	if !anyInstr(f, is) {
		return nil
	}
	return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
		if !is(in) {
			return nil, false, nil
		}
		made := *in
		t := in.Ty
		if in.Op == ir.Store {
			t = in.Ops[0].Type()
		}
		whole := c.Types.Int((t.Bits + 7) / 8 * 8)
		if made.Align == 0 {
			made.Align = ir.AlignOf(c.Layout.AlignOf(t))
		}
		if in.Op == ir.Load {
			made.Ty, made.MD = whole, nil // of the other type
			return r.Cast(ir.Trunc, r.Add(&made), t), true, nil
		}
		made.Ops = []ir.Value{r.Cast(ir.ZExt, r.Now(in.Ops[0]), whole), in.Ops[1]}
		r.Add(&made)
		return nil, true, nil
	})
}

func anyInstr(f *ir.Function, is func(*ir.Instr) bool) bool {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if is(in) {
				return true
			}
		}
	}
	return false
}
