package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// wider does the operation on integers of more than 128 bits, for which no code generation before LLVM 15's has code.
func (x *expansion) wider(args []ir.Value) (ir.Value, error) {
	switch op := x.in.Op; op {
	case ir.UDiv, ir.URem:
		quotient, rest := x.longDivision(args[0], args[1])
		if op == ir.UDiv {
			return quotient, nil
		}
		return rest, nil
	case ir.SDiv, ir.SRem:
		a, minusA := x.magnitude(args[0])
		b, minusB := x.magnitude(args[1])
		quotient, rest := x.longDivision(a, b)
		if op == ir.SDiv {
			return x.negateIf(x.Bin(ir.Xor, minusA, minusB), quotient), nil
		}
		return x.negateIf(minusA, rest), nil // it has the sign of the dividend
	case ir.UIToFP, ir.SIToFP:
		return x.widerToFloat(args[0], x.ty.Scalar(), op == ir.SIToFP)
	}
	return x.floatToWider(args[0], x.in.Op == ir.FPToSI)
}

// magnitude gives the absolute value, unsigned, and whether the value is negative.
func (x *expansion) magnitude(v ir.Value) (abs, minus ir.Value) {
	minus = x.ICmp(ir.ICmpSLT, v, k(v.Type(), 0))
	return x.negateIf(minus, v), minus
}

func (x *expansion) negateIf(minus, v ir.Value) ir.Value {
	return x.Select(minus, x.Bin(ir.Sub, k(v.Type(), 0), v), v)
}

// longDivision divides bit by bit, from the highest: the dividend's bits leave a register at one end, those of the quotient come in at
// the other.
func (x *expansion) longDivision(a, b ir.Value) (quotient, rest ir.Value) {
	t, count := a.Type(), x.Types.Int(32)
	before := x.Block
	loop, after := x.NewBlock(), x.NewBlock()
	x.Br(loop)
	x.At(loop)
	turn, register, r := x.Phi(count), x.Phi(t), x.Phi(t)
	one, top := k(t, 1), k(t, int64(t.Bits)-1)
	next := x.Bin(ir.Or, x.Bin(ir.Shl, r, one), x.Bin(ir.LShr, register, top))
	// The bit that the shift lost, if it was one, makes the rest larger than any divisor.
	fits := x.Bin(ir.Or, x.ICmp(ir.ICmpSLT, r, k(t, 0)), x.ICmp(ir.ICmpUGE, next, b))
	rest = x.Select(fits, x.Bin(ir.Sub, next, b), next)
	quotient = x.Bin(ir.Or, x.Bin(ir.Shl, register, one), x.Cast(ir.ZExt, fits, t))
	done := x.Bin(ir.Add, turn, k(count, 1))
	for phi, from := range map[*ir.Instr][2]ir.Value{turn: {k(count, 0), done}, register: {a, quotient}, r: {k(t, 0), rest}} {
		phi.AddIncoming(from[0], before)
		phi.AddIncoming(from[1], loop)
	}
	x.CondBr(x.ICmp(ir.ICmpULT, done, k(count, int64(t.Bits))), loop, after)
	x.At(after)
	return quotient, rest
}

// mostExponent is how wide integers may be whose conversions are done: the largest power of two of a double has this exponent, and one
// more is infinite.
const mostExponent = 1023

// widerToFloat halves the number until 128 bits hold it, keeping in the lowest of them whether any of those lost was set: a conversion
// rounds these as it would have rounded all. The result is then doubled as often.
func (x *expansion) widerToFloat(v ir.Value, to *ir.Type, isSigned bool) (ir.Value, error) {
	t, wide, count := v.Type(), x.Types.Int(128), x.Types.Int(32)
	if t.Bits > mostExponent {
		return nil, fmt.Errorf("%v of integers of %d bits is not supported", x.in.Op, t.Bits)
	}
	var minus ir.Value
	if isSigned {
		v, minus = x.magnitude(v)
	}
	v, halved := x.halved(v, 128)
	var f ir.Value = x.Cast(ir.UIToFP, x.Cast(ir.Trunc, v, wide), to)
	if to.Kind == ir.DoubleKind {
		long := x.Types.Int(64)
		exponent := x.Bin(ir.Add, x.Cast(ir.ZExt, halved, long), k(long, mostExponent))
		f = x.Bin(ir.FMul, f, x.Cast(ir.BitCast, x.Bin(ir.Shl, exponent, k(long, 52)), to))
	} else {
		// What had to be halved is at least 2 to the 128th, which the smaller formats do not have.
		infinity, ok := infinities[to.Kind]
		if !ok {
			return nil, fmt.Errorf("%v of integers of %d bits to this type is not supported", x.in.Op, t.Bits)
		}
		f = x.Select(x.ICmp(ir.ICmpNE, halved, k(count, 0)), ir.FloatBits(to, infinity), f)
	}
	if isSigned {
		f = x.Select(minus, x.Bin(ir.FSub, ir.FloatBits(to, 1<<(to.FloatBits()-1)), f), f) // -0.0 - f
	}
	return f, nil
}

var infinities = map[ir.Kind]uint64{ir.FloatKind: 0x7F800000}

// floatToWider shifts the significand of a double by its exponent. Numbers that the integer does not hold give poison, so only the
// shifts that others need must be right.
func (x *expansion) floatToWider(v ir.Value, isSigned bool) (ir.Value, error) {
	to, long := x.ty.Scalar(), x.Types.Int(64)
	switch v.Type().Kind {
	case ir.FloatKind:
		v = x.Cast(ir.FPExt, v, x.Types.Double())
	case ir.DoubleKind:
	default:
		return nil, fmt.Errorf("%v to integers of %d bits from this type is not supported", x.in.Op, to.Bits)
	}
	const (
		fraction = 52
		zero     = mostExponent + fraction // the exponent field of numbers whose significand is the integer
	)
	bits := x.Cast(ir.BitCast, v, long)
	exponent := x.Bin(ir.And, x.Bin(ir.LShr, bits, k(long, fraction)), k(long, 0x7FF))
	significand := x.Bin(ir.Or, x.Bin(ir.And, bits, k(long, 1<<fraction-1)), k(long, 1<<fraction))
	small := x.ICmp(ir.ICmpULT, exponent, k(long, zero))
	right := x.Select(small, x.Bin(ir.Sub, k(long, zero), exponent), k(long, 0))
	tiny := x.ICmp(ir.ICmpUGT, right, k(long, fraction))
	whole := x.Select(tiny, k(long, 0), x.Bin(ir.LShr, significand, x.Select(tiny, k(long, 0), right)))
	left := x.Select(small, k(long, 0), x.Bin(ir.Sub, exponent, k(long, zero)))
	r := ir.Value(x.Bin(ir.Shl, x.Cast(ir.ZExt, whole, to), x.Cast(ir.ZExt, left, to)))
	if isSigned {
		r = x.negateIf(x.ICmp(ir.ICmpSLT, bits, k(long, 0)), r)
	}
	return r, nil
}
