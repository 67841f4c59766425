package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// roundedTrunc is llvm.fptrunc.round: from the nearest number it goes to the next one where the nearest is on the wrong side. Numbers of
// one sign follow each other as their bits do.
func roundedTrunc(x *expansion) (ir.Value, error) {
	mode := ""
	if md, ok := x.args[1].(*ir.MDAsValue); ok {
		if s, ok := md.MD.(*ir.MDString); ok {
			mode = s.S
		}
	}
	v := x.args[0]
	f, err := x.formatOf(x.ty.Scalar())
	if err != nil {
		return nil, err
	}
	nearest := x.Cast(ir.FPTrunc, v, x.ty)
	words := x.Types.WithScalar(x.ty, f.bits)
	bits := x.Cast(ir.BitCast, nearest, words)
	back := x.Cast(ir.FPExt, nearest, v.Type())
	negative := x.ICmp(ir.ICmpSLT, bits, k(words, 0))
	above, below := x.FCmp(ir.FCmpOGT, back, v), x.FCmp(ir.FCmpOLT, back, v)
	inward, outward := x.Bin(ir.Sub, bits, k(words, 1)), x.Bin(ir.Add, bits, k(words, 1))
	var r ir.Value
	switch mode {
	case "round.tonearest":
		return nearest, nil
	case "round.towardzero":
		r = x.Select(x.Select(negative, below, above), inward, bits)
	case "round.upward":
		r = x.Select(below, x.Select(negative, inward, outward), bits)
	case "round.downward":
		r = x.Select(above, x.Select(negative, outward, inward), bits)
	default:
		return nil, fmt.Errorf("the rounding mode %q is not supported", mode)
	}
	return x.Cast(ir.BitCast, r, x.ty), nil
}
