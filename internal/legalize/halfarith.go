package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// HalfArithmetic does what is computed on half types in f32, for a dialect that has none: LLVM 7 has no bfloat, libNVVM 11.8 and 12.4 refuse
// half, and what later ones make of it in that dialect has no rounding in its name, so that ptxas may contract it (PTX ISA, "mul"). The
// digits of f32 are more than twice as many as those of the half types, so sums, products and quotients rounded twice are as if rounded
// once; where that does not hold, the first rounding is to odd. On GPUs that have the operation it is assembler.
func HalfArithmetic() Pass {
	return Pass{Name: "half-arithmetic", Func: func(c *Context, f *ir.Function) error {
		if !anyInstr(f, onHalves) {
			return nil
		}
		return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			if !onHalves(in) {
				return nil, false, nil
			}
			x := &expansion{Rewriter: r, c: c, in: in, ty: in.Ty}
			for _, op := range in.Ops {
				x.args = append(x.args, r.Now(op))
			}
			v, err := x.halfOperation()
			return v, true, err
		})
	}}
}

// onHalves reports whether the operation computes with a half type.
func onHalves(in *ir.Instr) bool {
	switch in.Op {
	case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem, ir.FNeg, ir.FPTrunc, ir.UIToFP, ir.SIToFP:
		return isHalf(in.Ty.Scalar())
	case ir.FCmp, ir.FPExt, ir.FPToUI, ir.FPToSI:
		return isHalf(in.Ops[0].Type().Scalar())
	}
	return false
}

// halfOperation gives the operation's result.
func (x *expansion) halfOperation() (ir.Value, error) {
	switch op := x.in.Op; op {
	case ir.FNeg:
		words := x.Types.WithScalar(x.ty, x.Types.Int(16))
		return x.Cast(ir.BitCast, x.Bin(ir.Xor, x.Cast(ir.BitCast, x.args[0], words), minInt(words)), x.ty), nil
	case ir.FPTrunc:
		return x.toHalf(x.args[0])
	case ir.UIToFP, ir.SIToFP:
		v, err := x.integerToSingle(x.args[0], x.ty.Scalar().Kind, op == ir.SIToFP)
		if err != nil {
			return nil, err
		}
		return x.toHalf(v)
	case ir.FPExt, ir.FPToUI, ir.FPToSI:
		v, err := x.fromHalf(x.args[0])
		if err != nil || v.Type() == x.ty {
			return v, err
		}
		return x.Cast(op, v, x.ty), nil
	}
	if rule, ok := nativeHalves[halfOp{x.in.Op, x.ty.Scalar().Kind}]; ok && x.capable(rule.capability) {
		return x.eachElement(x.args, x.ty, func(args []ir.Value) (ir.Value, error) { return x.halfAsm(rule.template, args...), nil })
	}
	a, err := x.fromHalf(x.args[0])
	if err != nil {
		return nil, err
	}
	b, err := x.fromHalf(x.args[1])
	if err != nil {
		return nil, err
	}
	n := *x.in
	n.MD, n.Dbg = nil, nil
	n.Ops = []ir.Value{a, b}
	if x.in.Op == ir.FCmp {
		return x.Add(&n), nil
	}
	n.Ty = a.Type()
	return x.toHalf(x.Add(&n))
}

// halfOp is an operation on a half type.
type halfOp struct {
	op   ir.Op
	kind ir.Kind
}

// nativeHalves are the operations that GPUs of a compute capability have (PTX ISA, "Half Precision Floating-Point Instructions").
var nativeHalves = map[halfOp]struct {
	template   string
	capability int
}{
	{ir.FAdd, ir.HalfKind}:   {"add.rn.f16 $0, $1, $2;", 53},
	{ir.FSub, ir.HalfKind}:   {"sub.rn.f16 $0, $1, $2;", 53},
	{ir.FMul, ir.HalfKind}:   {"mul.rn.f16 $0, $1, $2;", 53},
	{ir.FAdd, ir.BFloatKind}: {"add.rn.bf16 $0, $1, $2;", 90},
	{ir.FSub, ir.BFloatKind}: {"sub.rn.bf16 $0, $1, $2;", 90},
	{ir.FMul, ir.BFloatKind}: {"mul.rn.bf16 $0, $1, $2;", 90},
}

// capable reports whether the code is for GPUs of the compute capability or later.
func (x *expansion) capable(capability int) bool {
	return x.c.NVPTX && (x.c.Capability == 0 || x.c.Capability >= capability)
}

// halfAsm computes a number of 16 bits from others by one instruction.
func (x *expansion) halfAsm(template string, args ...ir.Value) ir.Value {
	t, word := args[0].Type(), x.Types.Int(16)
	constraints := "=h"
	bits := make([]ir.Value, len(args))
	for i, a := range args {
		constraints += ",h"
		bits[i] = x.Cast(ir.BitCast, a, word)
	}
	return x.Cast(ir.BitCast, x.ptx(template, constraints, pure, word, bits...), t)
}

// eachElement does to scalars, or to the elements of vectors, what one does, and gives the type.
func (x *expansion) eachElement(args []ir.Value, t *ir.Type, one func([]ir.Value) (ir.Value, error)) (ir.Value, error) {
	if t.Kind != ir.VectorKind {
		return one(args)
	}
	part := *x
	part.ty, part.args = t, args
	return part.lanes(one)
}

// fromHalf gives the numbers as f32, which holds them all.
func (x *expansion) fromHalf(v ir.Value) (ir.Value, error) {
	t := v.Type()
	words, single := x.Types.WithScalar(t, x.Types.Int(16)), x.Types.WithScalar(t, x.Types.Float())
	if t.Scalar().Kind == ir.BFloatKind { // the upper half of an f32
		wide := x.Types.WithScalar(t, x.Types.Int(32))
		bits := x.Bin(ir.Shl, x.Cast(ir.ZExt, x.Cast(ir.BitCast, v, words), wide), k(wide, 16))
		return x.Cast(ir.BitCast, bits, single), nil
	}
	return x.eachElement([]ir.Value{x.Cast(ir.BitCast, v, words)}, single, func(args []ir.Value) (ir.Value, error) {
		return x.call("llvm.convert.from.fp16.f32", x.Types.Float(), args[0])
	})
}

// toHalf rounds f32 or f64 to the result's half type.
func (x *expansion) toHalf(v ir.Value) (ir.Value, error) {
	double := v.Type().Scalar().Kind == ir.DoubleKind
	words := x.Types.WithScalar(x.ty, x.Types.Int(16))
	if x.ty.Scalar().Kind == ir.HalfKind {
		if double && !x.c.NVPTX {
			v, double = x.oddSingle(v), false
		}
		name := "llvm.convert.to.fp16.f32"
		if double {
			name = "llvm.convert.to.fp16.f64" // cvt.rn.f16.f64
		}
		bits, err := x.eachElement([]ir.Value{v}, words, func(args []ir.Value) (ir.Value, error) {
			return x.call(name, x.Types.Int(16), args[0])
		})
		if err != nil {
			return nil, err
		}
		return x.Cast(ir.BitCast, bits, x.ty), nil
	}
	if double {
		v = x.oddSingle(v)
	}
	if x.capable(80) {
		bits, err := x.eachElement([]ir.Value{v}, words, func(args []ir.Value) (ir.Value, error) {
			return x.ptx("cvt.rn.bf16.f32 $0, $1;", "=h,f", pure, x.Types.Int(16), args[0]), nil
		})
		if err != nil {
			return nil, err
		}
		return x.Cast(ir.BitCast, bits, x.ty), nil
	}
	return x.Cast(ir.BitCast, x.brain(v), x.ty), nil
}

// brain rounds f32 to the 16 bits of a bfloat: the lower half is added to in a way that carries where it is more than half of the last
// place, or half of it and the upper half is odd. A NaN is made quiet, lest it become infinite.
func (x *expansion) brain(v ir.Value) ir.Value {
	words, bits := x.Types.WithScalar(v.Type(), x.Types.Int(16)), x.Types.WithScalar(v.Type(), x.Types.Int(32))
	b := x.Cast(ir.BitCast, v, bits)
	high := x.Bin(ir.LShr, b, k(bits, 16))
	odd := x.Bin(ir.And, high, k(bits, 1))
	rounded := x.Bin(ir.LShr, x.Bin(ir.Add, b, x.Bin(ir.Add, odd, k(bits, 0x7FFF))), k(bits, 16))
	quiet := x.Bin(ir.Or, high, k(bits, 0x40))
	return x.Cast(ir.Trunc, x.Select(x.FCmp(ir.FCmpUNO, v, v), quiet, rounded), words)
}

// integerToSingle gives an f32, or for integers of 25 to 53 bits an f64, that rounds to the half type as the integer does. A half is
// infinite before f32 has to round. For a bfloat the integer is brought to the digits of f32 first.
func (x *expansion) integerToSingle(v ir.Value, kind ir.Kind, isSigned bool) (ir.Value, error) {
	op, bits := ir.UIToFP, int64(width(v))
	magnitude := bits
	if isSigned {
		op, magnitude = ir.SIToFP, bits-1
	}
	single := x.Types.WithScalar(v.Type(), x.Types.Float())
	switch {
	case kind == ir.HalfKind || magnitude <= 24:
		return x.Cast(op, v, single), nil
	case magnitude <= 53:
		return x.Cast(op, v, x.Types.WithScalar(v.Type(), x.Types.Double())), nil
	case bits > mostExponent:
		return nil, fmt.Errorf("%v of integers of %d bits is not supported", op, bits)
	}
	var minus ir.Value
	if isSigned {
		v, minus = x.magnitude(v)
	}
	v, by := x.halved(v, 24)
	word := x.Types.WithScalar(v.Type(), x.Types.Int(32))
	f := ir.Value(x.Cast(ir.UIToFP, x.Cast(ir.Trunc, v, word), single))
	// Beyond this, 24 digits are more than any f32.
	const most = 104
	tooLarge := x.ICmp(ir.ICmpUGT, by, k(word, most))
	if bits > 24+most {
		by = x.Select(tooLarge, k(word, most), by)
	}
	power := x.Cast(ir.BitCast, x.Bin(ir.Shl, x.Bin(ir.Add, by, k(word, 127)), k(word, 23)), single)
	f = x.Bin(ir.FMul, f, power)
	if bits > 24+most {
		f = x.Select(tooLarge, ir.FloatBits(single, infinities[ir.FloatKind]), f)
	}
	if isSigned {
		signs := x.Bin(ir.Shl, x.Cast(ir.ZExt, minus, word), k(word, 31))
		f = x.Cast(ir.BitCast, x.Bin(ir.Or, x.Cast(ir.BitCast, f, word), signs), single)
	}
	return f, nil
}
