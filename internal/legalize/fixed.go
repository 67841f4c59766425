package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// FixedPoint lowers the arithmetic of fixed-point numbers (LangRef, "Fixed Point Arithmetic Intrinsics") to that of integers wide enough for
// what comes between, and products without carries. How results are rounded is open: here products go down, and quotients toward zero.
func FixedPoint(nat *Natives) Pass { return expand("fixed-point", nat, fixedExpanders) }

var fixedExpanders = map[string]expander{
	"llvm.smul.fix":     fixedPoint(ir.Mul, true, false),
	"llvm.umul.fix":     fixedPoint(ir.Mul, false, false),
	"llvm.smul.fix.sat": fixedPoint(ir.Mul, true, true),
	"llvm.umul.fix.sat": fixedPoint(ir.Mul, false, true),
	"llvm.sdiv.fix":     fixedPoint(ir.SDiv, true, false),
	"llvm.udiv.fix":     fixedPoint(ir.UDiv, false, false),
	"llvm.sdiv.fix.sat": fixedPoint(ir.SDiv, true, true),
	"llvm.udiv.fix.sat": fixedPoint(ir.UDiv, false, true),
	"llvm.clmul":        carryless,
}

func fixedPoint(op ir.Op, isSigned, saturate bool) expander {
	return func(x *expansion) (ir.Value, error) {
		bits := width(x.args[0])
		scale, ok := ir.AsUint64(x.args[2])
		if !ok || scale > uint64(bits) {
			return nil, fmt.Errorf("its scale must be a constant of at most %d", bits)
		}
		// One bit more than twice as many: the least number divided by minus one is one too large for them.
		need := uint32(16)
		for need < 2*bits+1 && need < 128 {
			need *= 2
		}
		if need < 2*bits+1 {
			need = (2*bits + 1 + 63) / 64 * 64
		}
		w := x.Types.WithScalar(x.ty, x.Types.Int(need))
		grow, back := ir.ZExt, ir.LShr
		if isSigned {
			grow, back = ir.SExt, ir.AShr
		}
		a, b, by := x.Cast(grow, x.args[0], w), x.Cast(grow, x.args[1], w), k(w, int64(scale))
		var r ir.Value
		if op == ir.Mul {
			r = x.Bin(back, x.Bin(op, a, b), by)
		} else {
			r = x.Bin(op, x.Bin(ir.Shl, a, by), b)
		}
		if saturate {
			high, below := k(x.ty, -1), ir.ICmpULT
			if isSigned {
				low := x.Cast(grow, minInt(x.ty), w)
				r = x.Select(x.ICmp(ir.ICmpSLT, r, low), low, r)
				high, below = maxInt(x.ty), ir.ICmpSLT
			}
			most := x.Cast(grow, high, w)
			r = x.Select(x.ICmp(below, r, most), r, most)
		}
		return x.Cast(ir.Trunc, r, x.ty), nil
	}
}

// carryless multiplies polynomials over the field of two elements, and gives the lower half of the product.
func carryless(x *expansion) (ir.Value, error) {
	a, b, zero := x.args[0], x.args[1], k(x.ty, 0)
	var sum ir.Value = zero
	for i := range width(a) {
		bit := ir.Value(b)
		shifted := a
		if i > 0 {
			bit, shifted = x.Bin(ir.LShr, b, k(x.ty, int64(i))), x.Bin(ir.Shl, a, k(x.ty, int64(i)))
		}
		bit = x.Bin(ir.And, bit, k(x.ty, 1))
		sum = x.Bin(ir.Xor, sum, x.Select(x.ICmp(ir.ICmpNE, bit, zero), shifted, zero))
	}
	return sum, nil
}
