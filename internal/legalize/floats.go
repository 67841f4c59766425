package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Floats lowers floating-point intrinsics that PTX has as instructions or that bit arithmetic does exactly. On NVIDIA's GPUs it prefers
// the llvm.nvvm.* intrinsics that every libNVVM has in both dialects (measured with 12.4 to 13.5): abs, cvt.rmi and so on.
func Floats(nat *Natives) Pass { return expand("float-intrinsics", nat, floatExpanders) }

var floatExpanders = map[string]expander{
	"llvm.fabs":         floatLanes(fabs),
	"llvm.copysign":     floatLanes(copySign),
	"llvm.floor":        floatLanes(rounding("llvm.nvvm.floor", "llvm.floor")),
	"llvm.ceil":         floatLanes(rounding("llvm.nvvm.ceil", "llvm.ceil")),
	"llvm.trunc":        floatLanes(rounding("llvm.nvvm.trunc", "llvm.trunc")),
	"llvm.rint":         floatLanes(rounding("llvm.nvvm.round", "llvm.rint")), // cvt.rni: to nearest, ties to even
	"llvm.nearbyint":    floatLanes(rounding("llvm.nvvm.round", "llvm.nearbyint")),
	"llvm.roundeven":    floatLanes(rounding("llvm.nvvm.round", "llvm.nearbyint")),
	"llvm.round":        floatLanes(roundAway),
	"llvm.minnum":       floatLanes(number(false)),
	"llvm.maxnum":       floatLanes(number(true)),
	"llvm.minimumnum":   floatLanes(number(false)),
	"llvm.maximumnum":   floatLanes(number(true)),
	"llvm.minimum":      floatLanes(ieee(false)),
	"llvm.maximum":      floatLanes(ieee(true)),
	"llvm.canonicalize": floatLanes(canonicalize),
	"llvm.sqrt":         floatLanes(squareRoot),
	"llvm.fma":          floatLanes(fused),
	"llvm.fmuladd":      fmulAdd,
	"llvm.is.fpclass":   isClass,
	"llvm.modf":         modf,
	// Halves as integers, from before LLVM had a type for them.
	"llvm.convert.to.fp16": func(x *expansion) (ir.Value, error) {
		return x.fromBits(x.Cast(ir.FPTrunc, x.args[0], x.Types.Half()), x.ty), nil
	},
	"llvm.convert.from.fp16": func(x *expansion) (ir.Value, error) {
		return x.Cast(ir.FPExt, x.fromBits(x.args[0], x.Types.Half()), x.ty), nil
	},
}

// A floatOp builds an operation on scalars of one type.
type floatOp func(x *expansion, args []ir.Value) (ir.Value, error)

// floatLanes applies an operation to scalars, or to vectors element by element.
func floatLanes(op floatOp) expander {
	return func(x *expansion) (ir.Value, error) {
		if x.ty.Kind == ir.VectorKind {
			return x.lanes(func(args []ir.Value) (ir.Value, error) { return op(x, args) })
		}
		return op(x, x.args)
	}
}

// A format is the layout of an IEEE type: sign, exponent, fraction from the top.
type format struct {
	bits     *ir.Type
	fraction uint32
}

func (f format) sign() uint64     { return 1 << (f.bits.Scalar().Bits - 1) }
func (f format) infinity() uint64 { return f.sign() - 1<<f.fraction }
func (f format) quiet() uint64    { return 1 << (f.fraction - 1) }
func (f format) normal() uint64   { return 1 << f.fraction } // the least normal number

// formatOf gives the layout of a scalar type and the integer type of its width.
func (x *expansion) formatOf(t *ir.Type) (format, error) {
	switch t.Kind {
	case ir.HalfKind:
		return format{x.Types.Int(16), 10}, nil
	case ir.BFloatKind:
		return format{x.Types.Int(16), 7}, nil
	case ir.FloatKind:
		return format{x.Types.Int(32), 23}, nil
	case ir.DoubleKind:
		return format{x.Types.Int(64), 52}, nil
	}
	return format{}, fmt.Errorf("%s numbers are not supported", ir.TypeSuffix(t))
}

// toBits and fromBits read a number's bits as an integer and back.
func (x *expansion) toBits(f format, v ir.Value) ir.Value { return x.Cast(ir.BitCast, v, f.bits) }

func (x *expansion) fromBits(v ir.Value, t *ir.Type) ir.Value { return x.Cast(ir.BitCast, v, t) }

// nvvmUnary calls an intrinsic of NVIDIA's that has a form for f32 (.f) and one for f64 (.d). It exists for GPUs only.
func (x *expansion) nvvmCall(base string, args ...ir.Value) (ir.Value, error) {
	t := args[0].Type()
	suffix := map[ir.Kind]string{ir.FloatKind: ".f", ir.DoubleKind: ".d"}[t.Kind]
	return x.call(base+suffix, t, args...)
}

// onGPU reports whether the type is one of those that llvm.nvvm.* intrinsics exist for here.
func (x *expansion) onGPU(t *ir.Type) bool {
	return x.c.NVPTX && (t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind)
}

// viaFloat does an operation on the half types in f32, which holds all their values. It is for operations whose result is one of
// their values again or is rounded once.
func (x *expansion) viaFloat(args []ir.Value, op floatOp) (ir.Value, error) {
	t := args[0].Type()
	wide := make([]ir.Value, len(args))
	for i, a := range args {
		wide[i] = x.Cast(ir.FPExt, a, x.Types.Float())
	}
	v, err := op(x, wide)
	if err != nil {
		return nil, err
	}
	return x.Cast(ir.FPTrunc, v, t), nil
}

func isHalf(t *ir.Type) bool { return t.Kind == ir.HalfKind || t.Kind == ir.BFloatKind }

func fabs(x *expansion, args []ir.Value) (ir.Value, error) {
	t := args[0].Type()
	if x.onGPU(t) {
		return x.nvvmCall("llvm.nvvm.fabs", args[0])
	}
	f, err := x.formatOf(t)
	if err != nil {
		return nil, err
	}
	b := x.Bin(ir.And, x.toBits(f, args[0]), k(f.bits, int64(f.sign()-1)))
	return x.fromBits(b, t), nil
}

func copySign(x *expansion, args []ir.Value) (ir.Value, error) {
	t := args[0].Type()
	f, err := x.formatOf(t)
	if err != nil {
		return nil, err
	}
	return x.fromBits(x.signOf(f, x.toBits(f, args[0]), x.toBits(f, args[1])), t), nil
}

// signOf gives magnitude's bits with the sign bit of sign.
func (x *expansion) signOf(f format, magnitude, sign ir.Value) ir.Value {
	low := x.Bin(ir.And, magnitude, k(f.bits, int64(f.sign()-1)))
	return x.Bin(ir.Or, low, x.Bin(ir.And, sign, k(f.bits, int64(f.sign()))))
}

// rounding gives a rounding to a whole number to NVIDIA's intrinsic, and on other targets to LLVM's of that name.
func rounding(nvvm, other string) floatOp {
	var op floatOp
	op = func(x *expansion, args []ir.Value) (ir.Value, error) {
		t := args[0].Type()
		switch {
		case isHalf(t):
			return x.viaFloat(args, op)
		case x.onGPU(t):
			return x.nvvmCall(nvvm, args[0])
		case x.native(other, t, t):
			return x.call(ir.IntrinsicName(other, t), t, args[0])
		}
		return nil, fmt.Errorf("it has no lowering for %s", ir.TypeSuffix(t))
	}
	return op
}

// squareRoot takes the half types by way of f32, which has more than twice their digits: the two roundings are as one.
func squareRoot(x *expansion, args []ir.Value) (ir.Value, error) {
	t := args[0].Type()
	switch {
	case isHalf(t):
		return x.viaFloat(args, squareRoot)
	case x.native("llvm.sqrt", t, t):
		return x.call(ir.IntrinsicName("llvm.sqrt", t), t, args[0])
	}
	return nil, fmt.Errorf("it has no lowering for %s", ir.TypeSuffix(t))
}

// roundAway rounds to nearest, ties away from zero: from the truncated number it goes one on where at least a half was cut off,
// which is exact. The sign stays, that of a zero and of a NaN too.
func roundAway(x *expansion, args []ir.Value) (ir.Value, error) {
	v := args[0]
	t := v.Type()
	if isHalf(t) {
		return x.viaFloat(args, roundAway)
	}
	f, err := x.formatOf(t)
	if err != nil {
		return nil, err
	}
	var whole ir.Value
	if x.onGPU(t) {
		whole, err = x.nvvmCall("llvm.nvvm.trunc", v)
	} else {
		whole, err = x.call(ir.IntrinsicName("llvm.trunc", t), t, v)
	}
	if err != nil {
		return nil, err
	}
	cut, err := fabs(x, []ir.Value{x.Bin(ir.FSub, v, whole)})
	if err != nil {
		return nil, err
	}
	half, one := x.power(t, f, -1), x.power(t, f, 0)
	step := x.Select(x.FCmp(ir.FCmpOGE, cut, half), one, ir.FloatBits(t, 0))
	signed := x.fromBits(x.signOf(f, x.toBits(f, step), x.toBits(f, v)), t)
	sum := x.Bin(ir.FAdd, whole, signed)
	return x.fromBits(x.signOf(f, x.toBits(f, sum), x.toBits(f, v)), t), nil
}

// power gives the constant two to the e, a normal number.
func (x *expansion) power(t *ir.Type, f format, e int64) *ir.Const {
	bias := int64(f.infinity()>>f.fraction) / 2
	return ir.FloatBits(t, uint64(e+bias)<<f.fraction)
}

// number gives the smaller or larger number, one that is no NaN if there is one, and -0 below +0: PTX's min and max do all of that
// (PTX ISA, "min", "max"), and the older minnum and maxnum ask for less.
func number(larger bool) floatOp {
	name := "llvm.nvvm.fmin"
	if larger {
		name = "llvm.nvvm.fmax"
	}
	var op floatOp
	op = func(x *expansion, args []ir.Value) (ir.Value, error) {
		t := args[0].Type()
		if x.onGPU(t) {
			return x.nvvmCall(name, args...)
		}
		if isHalf(t) {
			return x.viaFloat(args, op)
		}
		a, b := args[0], args[1]
		ordered, err := x.ordered(larger, a, b)
		if err != nil {
			return nil, err
		}
		aNaN, bNaN := x.FCmp(ir.FCmpUNO, a, a), x.FCmp(ir.FCmpUNO, b, b)
		r := x.Select(bNaN, a, ordered)
		r = x.Select(aNaN, b, r)
		// Both: the sum is a quiet NaN.
		return x.Select(x.Bin(ir.And, aNaN, bNaN), x.Bin(ir.FAdd, a, b), r), nil
	}
	return op
}

// ieee gives the smaller or larger number with -0 below +0, and a quiet NaN where one is a NaN.
func ieee(larger bool) floatOp {
	var op floatOp
	op = func(x *expansion, args []ir.Value) (ir.Value, error) {
		if isHalf(args[0].Type()) {
			return x.viaFloat(args, op)
		}
		a, b := args[0], args[1]
		r, err := x.ordered(larger, a, b)
		if err != nil {
			return nil, err
		}
		return x.Select(x.FCmp(ir.FCmpUNO, a, b), x.Bin(ir.FAdd, a, b), r), nil
	}
	return op
}

// ordered chooses between numbers that are no NaN. Equal ones differ at most in the sign of zero: the or of the bits has it,
// the and has it not.
func (x *expansion) ordered(larger bool, a, b ir.Value) (ir.Value, error) {
	t := a.Type()
	f, err := x.formatOf(t)
	if err != nil {
		return nil, err
	}
	pred, join := ir.FCmpOLT, ir.Or
	if larger {
		pred, join = ir.FCmpOGT, ir.And
	}
	same := x.fromBits(x.Bin(join, x.toBits(f, a), x.toBits(f, b)), t)
	r := x.Select(x.FCmp(pred, a, b), a, b)
	return x.Select(x.FCmp(ir.FCmpOEQ, a, b), same, r), nil
}

// canonicalize makes NaNs quiet. All other encodings of IEEE types are canonical, subnormals included.
func canonicalize(x *expansion, args []ir.Value) (ir.Value, error) {
	v := args[0]
	t := v.Type()
	f, err := x.formatOf(t)
	if err != nil {
		return nil, err
	}
	quiet := x.fromBits(x.Bin(ir.Or, x.toBits(f, v), k(f.bits, int64(f.quiet()))), t)
	return x.Select(x.FCmp(ir.FCmpUNO, v, v), quiet, v), nil
}

// fmulAdd rounds twice, as a CPU without a fused instruction does: the intrinsic leaves that open, and the same bits everywhere are
// worth more here. Whoever wants fused operations tells libNVVM so.
func fmulAdd(x *expansion) (ir.Value, error) {
	fast := x.in.Flags & ir.FastFlags
	product := x.Bin(ir.FMul, x.args[0], x.args[1])
	product.Flags |= fast
	sum := x.Bin(ir.FAdd, product, x.args[2])
	sum.Flags |= fast
	return sum, nil
}

// The classes that llvm.is.fpclass tests for (Language Reference, llvm.is.fpclass).
const (
	classSNaN = 1 << iota
	classQNaN
	classNegInf
	classNegNormal
	classNegSubnormal
	classNegZero
	classPosZero
	classPosSubnormal
	classPosNormal
	classPosInf
	allClasses = 1<<iota - 1
)

// isClass compares the bits without the sign: zero, subnormals, normal numbers, infinity and NaNs follow each other.
func isClass(x *expansion) (ir.Value, error) {
	v := x.args[0]
	test, ok := ir.AsUint64(x.args[1])
	if !ok {
		return nil, fmt.Errorf("the classes must be a constant")
	}
	if v.Type().Kind == ir.VectorKind {
		return x.lanes(func(args []ir.Value) (ir.Value, error) { return x.classes(args[0], test) })
	}
	return x.classes(v, test)
}

func (x *expansion) classes(v ir.Value, test uint64) (ir.Value, error) {
	f, err := x.formatOf(v.Type())
	if err != nil {
		return nil, err
	}
	yes := x.Types.Int(1)
	switch test & allClasses {
	case 0:
		return k(yes, 0), nil
	case allClasses:
		return k(yes, 1), nil
	}
	bits := x.toBits(f, v)
	size := x.Bin(ir.And, bits, k(f.bits, int64(f.sign()-1)))
	negative := x.ICmp(ir.ICmpSLT, bits, k(f.bits, 0))
	positive := x.Bin(ir.Xor, negative, k(yes, 1))
	// in reports whether the magnitude is in [lo, hi).
	in := func(lo, hi uint64) ir.Value {
		return x.ICmp(ir.ICmpULT, x.Bin(ir.Sub, size, k(f.bits, int64(lo))), k(f.bits, int64(hi-lo)))
	}
	inf, quiet := f.infinity(), f.infinity()|f.quiet()
	var r ir.Value = k(yes, 0)
	for _, c := range []struct {
		neg, pos uint64
		lo, hi   uint64
	}{
		{classSNaN, classSNaN, inf + 1, quiet},
		{classQNaN, classQNaN, quiet, f.sign()},
		{classNegInf, classPosInf, inf, inf + 1},
		{classNegNormal, classPosNormal, f.normal(), inf},
		{classNegSubnormal, classPosSubnormal, 1, f.normal()},
		{classNegZero, classPosZero, 0, 1},
	} {
		neg, pos := test&c.neg != 0, test&c.pos != 0
		if !neg && !pos {
			continue
		}
		hit := in(c.lo, c.hi)
		if !pos {
			hit = x.Bin(ir.And, hit, negative)
		} else if !neg {
			hit = x.Bin(ir.And, hit, positive)
		}
		r = x.Bin(ir.Or, r, hit)
	}
	return r, nil
}

// modf splits a number in fraction and whole part, both of its sign; the fraction of an infinity is zero.
func modf(x *expansion) (ir.Value, error) {
	return x.twoResults(func(args []ir.Value, types []*ir.Type) (ir.Value, ir.Value, error) {
		v := args[0]
		if isHalf(v.Type()) {
			v = x.Cast(ir.FPExt, v, x.Types.Float())
		}
		t := v.Type()
		f, err := x.formatOf(t)
		if err != nil {
			return nil, nil, err
		}
		whole, err := rounding("llvm.nvvm.trunc", "llvm.trunc")(x, []ir.Value{v})
		if err != nil {
			return nil, nil, err
		}
		rest := x.Bin(ir.FSub, v, whole)
		same := x.FCmp(ir.FCmpOEQ, v, whole) // of infinities too, whose difference is a NaN
		rest2 := x.Select(same, ir.FloatBits(t, 0), rest)
		fraction := x.fromBits(x.signOf(f, x.toBits(f, rest2), x.toBits(f, v)), t)
		if types[0] != t {
			fraction, whole = x.Cast(ir.FPTrunc, fraction, types[0]), x.Cast(ir.FPTrunc, whole, types[1])
		}
		return fraction, whole, nil
	})
}
