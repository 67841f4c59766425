package legalize

import (
	"nvvm-bitcode-linker/internal/ir"
)

// SaturatingConversions lowers llvm.fptoui.sat and llvm.fptosi.sat where they are not native, and the conversions to integers that
// round in a way of their own.
func SaturatingConversions(nat *Natives) Pass {
	return expand("saturating-conversions", nat, conversions)
}

var conversions = map[string]expander{
	"llvm.fptoui.sat":    saturating(false),
	"llvm.fptosi.sat":    saturating(true),
	"llvm.fptrunc.round": roundedTrunc,
	"llvm.lround":        roundedInt(roundAway),
	"llvm.llround":       roundedInt(roundAway),
	"llvm.lrint":         roundedInt(rounding("llvm.nvvm.round", "llvm.nearbyint")),
	"llvm.llrint":        roundedInt(rounding("llvm.nvvm.round", "llvm.nearbyint")),
}

// saturating converts toward zero, to the nearest end of the integer's range where the number is beyond it, and NaN to zero. The bounds
// compared with are the ends rounded toward zero: a number beyond such a bound is beyond the end, and one that is not converts.
func saturating(signed bool) expander {
	return func(x *expansion) (ir.Value, error) {
		if x.ty.Kind == ir.VectorKind {
			return x.lanes(func(args []ir.Value) (ir.Value, error) { return x.saturate(args[0], x.ty.Elem, signed) })
		}
		return x.saturate(x.args[0], x.ty, signed)
	}
}

func (x *expansion) saturate(v ir.Value, to *ir.Type, signed bool) (ir.Value, error) {
	t := v.Type()
	if isHalf(t) {
		t = x.Types.Float()
		v = x.Cast(ir.FPExt, v, t)
	}
	f, err := x.formatOf(t)
	if err != nil {
		return nil, err
	}
	op, low, high := ir.FPToUI, k(to, 0), k(to, -1)
	magnitude := to.Bits // the range ends below two to this
	if signed {
		op, low, high = ir.FPToSI, minInt(to), maxInt(to)
		magnitude--
	}
	least := ir.FloatBits(t, 0)
	if signed {
		least = floatEdge(t, f, magnitude, true)
	}
	r := ir.Value(x.Cast(op, v, to))
	r = x.Select(x.FCmp(ir.FCmpOGT, v, floatEdge(t, f, magnitude, false)), high, r)
	r = x.Select(x.FCmp(ir.FCmpOLT, v, least), low, r)
	return x.Select(x.FCmp(ir.FCmpUNO, v, v), k(to, 0), r), nil
}

// floatEdge gives, for an integer type whose range ends at two to the n, minus two to the n or the largest number below two to the n;
// beyond the format's range, the finite number that is nearest.
func floatEdge(t *ir.Type, f format, n uint32, negative bool) *ir.Const {
	bias := (f.infinity() >> f.fraction) / 2
	var bits uint64
	switch {
	case uint64(n) > bias:
		bits = f.infinity() - 1
	case negative:
		bits = (uint64(n) + bias) << f.fraction
	case n <= f.fraction:
		// All of the integers up to here are numbers: two to the n, minus one.
		if n == 0 {
			bits = 0
			break
		}
		bits = (uint64(n-1)+bias)<<f.fraction | (f.normal()-1)&^(1<<(f.fraction-(n-1))-1)
	default:
		bits = (uint64(n)+bias)<<f.fraction - 1
	}
	if negative {
		bits |= f.sign()
	}
	return ir.FloatBits(t, bits)
}

func roundedInt(op floatOp) expander {
	return func(x *expansion) (ir.Value, error) {
		return x.eachElement(x.args, x.ty, func(args []ir.Value) (ir.Value, error) {
			r, err := op(x, args)
			if err != nil {
				return nil, err
			}
			return x.Cast(ir.FPToSI, r, x.ty.Scalar()), nil
		})
	}
}

// WideArithmetic brings divisions and conversions of integers wider than 64 bits to 128 bits, the one such width that libNVVM's code
// generation has them for (measured: others crash it or fail), and does those that are wider still by hand.
func WideArithmetic() Pass {
	return Pass{Name: "wide-arithmetic", Func: func(c *Context, f *ir.Function) error {
		if !anyInstr(f, isOddWide) {
			return nil
		}
		return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			if !isOddWide(in) {
				return nil, false, nil
			}
			x := &expansion{Rewriter: r, c: c, in: in, ty: in.Ty, args: []ir.Value{r.Now(in.Ops[0])}}
			if len(in.Ops) > 1 {
				x.args = append(x.args, r.Now(in.Ops[1]))
			}
			var v ir.Value
			var err error
			if in.Ty.Kind == ir.VectorKind {
				v, err = x.lanes(x.at128)
			} else {
				v, err = x.at128(x.args)
			}
			return v, true, err
		})
	}}
}

// isOddWide reports whether the operation is one of those on integers of more than 64 bits, and, but for conversions to them, not on the
// scalar i128.
func isOddWide(in *ir.Instr) bool {
	t := in.Ty
	switch in.Op {
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
	case ir.FPToUI, ir.FPToSI:
		return t.Scalar().Bits > 64
	case ir.UIToFP, ir.SIToFP:
		t = in.Ops[0].Type()
		if isHalf(in.Ty.Scalar()) {
			return t.Scalar().Bits > 64
		}
	default:
		return false
	}
	return t.Scalar().Bits > 64 && !t.IsInt(128)
}

func (x *expansion) at128(args []ir.Value) (ir.Value, error) {
	wide := x.Types.Int(128)
	op := x.in.Op
	grow := ir.ZExt
	if op == ir.SDiv || op == ir.SRem || op == ir.SIToFP {
		grow = ir.SExt
	}
	switch {
	case (op == ir.UIToFP || op == ir.SIToFP) && isHalf(x.ty.Scalar()):
		return x.wideToHalf(args[0], op == ir.SIToFP)
	case (op == ir.FPToUI || op == ir.FPToSI) && isHalf(args[0].Type()):
		args = []ir.Value{x.Cast(ir.FPExt, args[0], x.Types.Float())}
	}
	if op == ir.FPToUI || op == ir.FPToSI {
		args = []ir.Value{x.opaqueFloat(args[0])}
	}
	if max(args[0].Type().Bits, x.ty.Scalar().Bits) > 128 {
		return x.wider(args)
	}
	widen := func(v ir.Value) ir.Value {
		if v.Type() == wide {
			return v
		}
		return x.opaque(x.Cast(grow, v, wide))
	}
	switch op {
	case ir.UIToFP, ir.SIToFP:
		return x.Cast(op, widen(args[0]), x.ty.Scalar()), nil
	case ir.FPToUI, ir.FPToSI:
		to := x.ty.Scalar()
		v := x.Cast(op, args[0], wide)
		if to.Bits == 128 {
			return v, nil
		}
		return x.Cast(ir.Trunc, v, to), nil
	}
	r := x.Bin(op, widen(args[0]), widen(args[1]))
	r.Flags |= x.in.Flags & ir.Exact
	if x.ty.Scalar().Bits == 128 {
		return r, nil
	}
	return x.Cast(ir.Trunc, r, x.ty.Scalar()), nil
}

// opaque keeps libNVVM's optimiser from finding out that an integer of 128 bits comes from a narrower one: it would do the operation on
// that, and its code generation crashes on such widths.
func (x *expansion) opaque(v ir.Value) ir.Value {
	if !x.c.NVPTX {
		return v
	}
	words := x.words(v)
	words[1] = x.ptx("mov.b64 $0, $1;", "=l,l", pure, words[1].Type(), words[1])
	return x.join(words, 0, v.Type())
}

// opaqueFloat keeps libNVVM's optimiser from finding out that a number of 32 or 64 bits comes from one of 16: it would convert that to an
// integer of 128 bits itself, for which its code generation has no code.
func (x *expansion) opaqueFloat(v ir.Value) ir.Value {
	switch t := v.Type(); {
	case !x.c.NVPTX:
		return v
	case t.Kind == ir.FloatKind:
		return x.ptx("mov.b32 $0, $1;", "=f,f", pure, t, v)
	case t.Kind == ir.DoubleKind:
		return x.ptx("mov.b64 $0, $1;", "=d,d", pure, t, v)
	}
	return v
}

// wideToHalf converts integers of more than 64 bits to half types, for which libNVVM has no code, by way of f32.
func (x *expansion) wideToHalf(v ir.Value, isSigned bool) (ir.Value, error) {
	single, to := x.Types.Float(), x.ty.Scalar()
	var f ir.Value
	var err error
	switch {
	case to.Kind == ir.BFloatKind:
		f, err = x.integerToSingle(v, to.Kind, isSigned)
	case width(v) > 128:
		f, err = x.widerToFloat(v, single, isSigned)
	default: // a half is infinite before f32 has to round
		part := *x
		part.ty = single
		f, err = part.at128([]ir.Value{v})
	}
	if err != nil {
		return nil, err
	}
	return x.Cast(ir.FPTrunc, f, to), nil
}
