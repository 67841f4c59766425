package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Others lowers intrinsics on memory, pointers and control that came after LLVM 7 or that libNVVM does not take, and instructions
// of PTX whose intrinsics not every library knows.
func Others(nat *Natives) Pass {
	return expandBy("other-intrinsics", nat, func(c *Context, f *ir.Function) expander {
		base := BaseName(f.Name)
		if e := otherExpanders[f.Name]; e != nil { // f32p is no type, but i32 after shfl.sync.idx is
			return e
		}
		if base == "llvm.threadlocal.address" && !c.NVPTX {
			// Where there is no such intrinsic, the variable itself is the address in the thread that runs.
			return func(x *expansion) (ir.Value, error) { return x.args[0], nil }
		}
		return otherExpanders[base]
	})
}

var otherExpanders = joined(memoryExpanders, ptxInstructions, typedInstructions)

// withLetter calls an intrinsic that libNVVM knows by letters for its types, and that LLVM 21 and 22 made overloaded (LLVM's
// IR/AutoUpgrade.cpp).
func withLetter(base string) expander {
	return func(x *expansion) (ir.Value, error) {
		if !x.onGPU(x.ty) {
			return nil, fmt.Errorf("on %s it is not supported", ir.TypeSuffix(x.ty))
		}
		return x.nvvmCall(base, x.args...)
	}
}

func joined(tables ...map[string]expander) map[string]expander {
	all := map[string]expander{}
	for _, t := range tables {
		for name, e := range t {
			all[name] = e
		}
	}
	return all
}

var memoryExpanders = map[string]expander{
	"llvm.ubsantrap":           trap,
	"llvm.debugtrap":           trap,
	"llvm.ptrmask":             expandPtrMask,
	"llvm.get.rounding":        roundsToNearest,
	"llvm.nvvm.swap.lo.hi.b64": expandSwapHalves,
}

func trap(x *expansion) (ir.Value, error) {
	v, err := x.call("llvm.trap", x.ty)
	if err != nil {
		return nil, err
	}
	v.(*ir.Instr).Call.Attrs = x.in.Call.Attrs
	return nil, nil
}

// expandPtrMask moves the pointer by as much as the mask takes from its address, so that it keeps pointing into its object.
func expandPtrMask(x *expansion) (ir.Value, error) {
	p, mask := x.args[0], x.args[1]
	if p.Type().Kind == ir.VectorKind {
		return x.lanes(func(args []ir.Value) (ir.Value, error) { return x.maskPointer(args[0], args[1]), nil })
	}
	return x.maskPointer(p, mask), nil
}

func (x *expansion) maskPointer(p, mask ir.Value) ir.Value {
	t := mask.Type()
	address := x.Cast(ir.PtrToInt, p, t)
	lost := x.Bin(ir.And, address, x.Bin(ir.Xor, mask, k(t, -1)))
	return x.GEP(x.Types.Int(8), p, 0, x.Bin(ir.Sub, k(t, 0), lost))
}

// roundsToNearest answers llvm.get.rounding: 1 is to nearest, ties to even, the only mode there is.
func roundsToNearest(x *expansion) (ir.Value, error) { return k(x.ty, 1), nil }

func expandSwapHalves(x *expansion) (ir.Value, error) {
	v, half := x.args[0], k(x.ty, 32)
	return x.Bin(ir.Or, x.Bin(ir.Shl, v, half), x.Bin(ir.LShr, v, half)), nil
}
