package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Freeze replaces freeze, which came with LLVM 10. Where the operand is known to be a proper value, or is so once its operation
// promises less, nothing is left. Elsewhere the value goes through an empty piece of assembler, out of which one value comes for
// all its uses, whatever went in. It comes before the passes that drop attributes and metadata, which tell what is known.
func Freeze() Pass {
	return Pass{Name: "freeze", Func: func(c *Context, f *ir.Function) error {
		if !anyInstr(f, func(in *ir.Instr) bool { return in.Op == ir.Freeze }) {
			return nil
		}
		return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			if in.Op != ir.Freeze {
				return nil, false, nil
			}
			v := r.Now(in.Ops[0])
			var promises []*ir.Instr
			if defined(v, 6, &promises) {
				for _, p := range promises {
					p.Flags &^= poisonFlags
				}
				return v, true, nil
			}
			v, err := (&freezer{r, c}).value(v)
			return v, true, err
		})
	}}
}

// poisonFlags are those that make an operation's result poison where a promise does not hold.
const poisonFlags = ir.NUW | ir.NSW | ir.Exact | ir.Disjoint | ir.NNeg | ir.SameSign | ir.InBounds | ir.GEPNUSW | ir.GEPNUW |
	ir.FastNNaN | ir.FastNInf

// defined reports whether a value is neither poison nor undef, in no part, looking back at most depth operations. Operations that
// must first lose their poisonFlags for that are added to promises.
func defined(v ir.Value, depth int, promises *[]*ir.Instr) bool {
	switch v := v.(type) {
	case *ir.Const:
		switch v.Kind {
		case ir.ConstUndef, ir.ConstPoison:
			return false
		case ir.ConstAggregate:
			for _, op := range v.Ops {
				if !defined(op, depth-1, promises) {
					return false
				}
			}
		case ir.ConstExpr:
			return false
		}
		return true
	case ir.Global:
		return true
	case *ir.Arg:
		s := v.Parent.Attrs.Param(v.Index)
		return s.Has(ir.AttrNoUndef) || s.Has(ir.AttrByVal) || s.Has(ir.AttrDereferenceable)
	case *ir.Instr:
		return definedResult(v, depth, promises)
	}
	return false
}

func definedResult(in *ir.Instr, depth int, promises *[]*ir.Instr) bool {
	switch in.Op {
	case ir.Freeze, ir.Alloca:
		return true
	case ir.Load:
		return ir.FindMD(in.MD, "noundef") != nil
	case ir.Call, ir.Invoke:
		if in.Call.Attrs.RetSet().Has(ir.AttrNoUndef) {
			return true
		}
		f := in.CalledFunc()
		return f != nil && f.Attrs.RetSet().Has(ir.AttrNoUndef)
	case ir.Shl, ir.LShr, ir.AShr:
		n, ok := ir.AsUint64(in.Ops[1])
		if !ok || n >= uint64(in.Ty.Scalar().Bits) {
			return false
		}
	case ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor, ir.UDiv, ir.SDiv, ir.URem, ir.SRem,
		ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FNeg,
		ir.Trunc, ir.ZExt, ir.SExt, ir.BitCast, ir.PtrToInt, ir.IntToPtr, ir.FPExt, ir.FPTrunc, ir.UIToFP, ir.SIToFP,
		ir.ICmp, ir.FCmp, ir.Select, ir.GetElementPtr, ir.ExtractValue, ir.InsertValue:
	default:
		return false
	}
	if depth <= 0 || len(in.MD) > 0 { // metadata may make the result poison too
		return false
	}
	for _, op := range in.Ops {
		if !defined(op, depth-1, promises) {
			return false
		}
	}
	if in.Flags&poisonFlags != 0 {
		*promises = append(*promises, in)
	}
	return true
}

type freezer struct {
	*ir.Rewriter
	c *Context
}

// value freezes a value of any type, an aggregate or vector part by part.
func (z *freezer) value(v ir.Value) (ir.Value, error) {
	t := v.Type()
	switch t.Kind {
	case ir.IntKind:
		return z.integer(v), nil
	case ir.PointerKind:
		return z.asm(v, map[uint32]string{64: "l", 32: "r"}[z.c.Layout.PtrBits(t.AddrSpace)]), nil
	case ir.FloatKind:
		return z.asm(v, "f"), nil
	case ir.DoubleKind:
		return z.asm(v, "d"), nil
	case ir.HalfKind, ir.BFloatKind:
		return z.Cast(ir.BitCast, z.integer(z.Cast(ir.BitCast, v, z.Types.Int(16))), t), nil
	case ir.VectorKind:
		if t.Scalable {
			break
		}
		var out ir.Value = ir.Undef(t)
		for i := range t.Len {
			e, err := z.value(z.ExtractElem(v, i))
			if err != nil {
				return nil, err
			}
			out = z.InsertElem(out, e, i)
		}
		return out, nil
	case ir.StructKind, ir.ArrayKind:
		n := uint64(len(t.Fields))
		if t.Kind == ir.ArrayKind {
			n = t.Len
		}
		if n > 256 {
			return nil, fmt.Errorf("freeze of an aggregate of %d elements is not supported", n)
		}
		var out ir.Value = ir.Undef(t)
		for i := range uint32(n) {
			e, err := z.value(z.Extract(v, i))
			if err != nil {
				return nil, err
			}
			out = z.Insert(out, e, i)
		}
		return out, nil
	}
	return nil, fmt.Errorf("freeze of a value of type %s is not supported", ir.TypeSuffix(t))
}

// integer freezes an integer in registers of 32 or 64 bits.
func (z *freezer) integer(v ir.Value) ir.Value {
	t := v.Type()
	switch {
	case t.Bits == 32:
		return z.asm(v, "r")
	case t.Bits == 64:
		return z.asm(v, "l")
	case t.Bits < 32:
		return z.Cast(ir.Trunc, z.asm(z.Cast(ir.ZExt, v, z.Types.Int(32)), "r"), t)
	}
	word := z.Types.Int(64)
	if t.Bits < 64 {
		return z.Cast(ir.Trunc, z.asm(z.Cast(ir.ZExt, v, word), "l"), t)
	}
	all := z.Types.Int((t.Bits + 63) / 64 * 64)
	if all != t {
		v = z.Cast(ir.ZExt, v, all)
	}
	var out ir.Value
	for i := int64(0); i < int64(all.Bits); i += 64 {
		part := z.asm(z.Cast(ir.Trunc, z.Bin(ir.LShr, v, ir.Int(all, i)), word), "l")
		part = z.Bin(ir.Shl, z.Cast(ir.ZExt, part, all), ir.Int(all, i))
		if out == nil {
			out = part
		} else {
			out = z.Bin(ir.Or, out, part)
		}
	}
	if all != t {
		out = z.Cast(ir.Trunc, out, t)
	}
	return out
}

// asmAttrs are those of assembler that only computes.
var asmAttrs = &ir.AttrList{Fn: &ir.AttrSet{List: []ir.Attr{
	{Kind: ir.AttrNoUnwind}, {Kind: ir.AttrWillReturn}, {Kind: ir.AttrMemory, Int: 0}}}}

// hostRegister gives x86's letters for PTX's register classes (PTX: h 16, r 32, l 64 bits, f and d floating point).
var hostRegister = map[string]string{"r": "r", "l": "r", "f": "x", "d": "x"}

// asm moves a value through assembler without instructions, in one register.
func (z *freezer) asm(v ir.Value, register string) ir.Value {
	if !z.c.NVPTX {
		register = hostRegister[register]
	}
	call := z.Asm("", "="+register+",0", false, v.Type(), v)
	call.Call.Attrs = asmAttrs
	return call
}

// FNeg replaces fneg, which came with LLVM 8, by the subtraction from -0 that LLVM had for it before and that its code generators make
// a change of sign (measured with libNVVM: neg.f32, neg.f64).
func FNeg() Pass {
	return Pass{Name: "fneg", Func: func(c *Context, f *ir.Function) error {
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if in.Op != ir.FNeg {
					continue
				}
				zero := negativeZero(in.Ty)
				if zero == nil {
					return ir.At(in, fmt.Errorf("fneg of %s is not supported", ir.TypeSuffix(in.Ty)))
				}
				in.Op, in.Ops = ir.FSub, []ir.Value{zero, in.Ops[0]}
			}
		}
		return nil
	}}
}

func negativeZero(t *ir.Type) *ir.Const {
	s := t.Scalar()
	switch bits := s.FloatBits(); s.Kind {
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind:
		return ir.FloatBits(t, 1<<(bits-1))
	case ir.X86FP80Kind, ir.FP128Kind:
		c := &ir.Const{Kind: ir.ConstFloat, Ty: s, Words: []uint64{0, 1 << (bits - 65)}}
		if t == s {
			return c
		}
		ops := make([]ir.Value, t.Len)
		for i := range ops {
			ops[i] = c
		}
		return ir.Aggregate(t, ops...)
	}
	return nil
}
