package legalize

import "nvvm-bitcode-linker/internal/ir"

// Numbers that are rounded to odd on the way to a narrower format are rounded there as if it were the first time: where something was
// lost, the last bit says so, and no such number is halfway between two of the narrower format, which has at least two digits less
// (Boldo and Melquiond, "When double rounding is odd").

// oddSingle rounds f64 to odd in f32. What is too large becomes the largest number, whose last bit is set too.
func (x *expansion) oddSingle(v ir.Value) ir.Value {
	single, double := x.Types.WithScalar(v.Type(), x.Types.Float()), v.Type()
	word, long := x.Types.WithScalar(v.Type(), x.Types.Int(32)), x.Types.WithScalar(v.Type(), x.Types.Int(64))
	nearest := x.Cast(ir.FPTrunc, v, single)
	back := x.Cast(ir.FPExt, nearest, double)
	magnitude := edge(long, false)
	above := x.ICmp(ir.ICmpUGT, x.Bin(ir.And, x.Cast(ir.BitCast, back, long), magnitude), x.Bin(ir.And, x.Cast(ir.BitCast, v, long), magnitude))
	bits := x.Cast(ir.BitCast, nearest, word)
	towardZero := x.Select(above, x.Bin(ir.Sub, bits, k(word, 1)), bits)
	lost := x.FCmp(ir.FCmpONE, back, v)
	return x.Cast(ir.BitCast, x.Select(lost, x.Bin(ir.Or, towardZero, k(word, 1)), bits), single)
}

// oddSum adds f64 numbers, whose sum must not overflow, rounding to odd. What the rounded sum lacks is a number too (Knuth, "The Art of
// Computer Programming", volume 2, 4.2.2, theorem B).
func (x *expansion) oddSum(a, b ir.Value) ir.Value {
	double, long := a.Type(), x.Types.WithScalar(a.Type(), x.Types.Int(64))
	zero := ir.FloatBits(double, 0)
	sum := x.Bin(ir.FAdd, a, b)
	partB := x.Bin(ir.FSub, sum, a)
	partA := x.Bin(ir.FSub, sum, partB)
	rest := x.Bin(ir.FAdd, x.Bin(ir.FSub, a, partA), x.Bin(ir.FSub, b, partB))
	bits := x.Cast(ir.BitCast, sum, long)
	// An even sum goes one toward what it lacks.
	outward := x.ICmp(ir.ICmpEQ, x.FCmp(ir.FCmpOGT, rest, zero), x.FCmp(ir.FCmpOGT, sum, zero))
	moved := x.Bin(ir.Add, bits, x.Select(outward, k(long, 1), k(long, -1)))
	even := x.ICmp(ir.ICmpEQ, x.Bin(ir.And, bits, k(long, 1)), k(long, 0))
	lost := x.FCmp(ir.FCmpONE, rest, zero)
	return x.Cast(ir.BitCast, x.Select(x.Bin(ir.And, lost, even), moved, bits), double)
}

// halved shifts an unsigned integer right until at most so many bits are left, the lowest of which stays set if any bit lost was. It
// gives the integer and how far it was shifted, as i32.
func (x *expansion) halved(v ir.Value, bits int64) (ir.Value, ir.Value) {
	t, count := v.Type(), x.Types.WithScalar(v.Type(), x.Types.Int(32))
	var by ir.Value = k(count, 0)
	step := int64(1)
	for bits+2*step-1 < int64(t.Scalar().Bits) {
		step *= 2
	}
	for ; step > 0; step /= 2 {
		large := x.ICmp(ir.ICmpNE, k(t, 0), x.Bin(ir.LShr, v, k(t, bits+step-1)))
		high := x.Bin(ir.LShr, v, k(t, step))
		lost := x.ICmp(ir.ICmpNE, v, x.Bin(ir.Shl, high, k(t, step)))
		v = x.Select(large, x.Bin(ir.Or, high, x.Cast(ir.ZExt, lost, t)), v)
		by = x.Select(large, x.Bin(ir.Add, by, k(count, step)), by)
	}
	return v, by
}
