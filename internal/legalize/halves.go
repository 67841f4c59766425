package legalize

import "nvvm-bitcode-linker/internal/ir"

// HalfVariables makes integers of the numbers of 16 bits in variables: libNVVM's modern dialect crashes on a variable that is one such number
// and not zero, and in the LLVM 7 dialect 11.8 refuses all variables that hold one (measured with 11.8, 12.9 and 13.5).
func HalfVariables() Pass {
	return Pass{Name: "half-variables", Module: func(c *Context) error {
		if !c.NVPTX {
			return nil
		}
		for _, g := range c.M.Vars {
			word := wordsForHalves(c.Types, g.ValueTy)
			if word == g.ValueTy {
				continue
			}
			if g.Align == 0 {
				g.Align = ir.AlignOf(c.Layout.AlignOf(g.ValueTy))
			}
			g.Init = halvesAsWords(c.Types, g.Init, word)
			g.ValueTy = word
		}
		return nil
	}}
}

// wordsForHalves gives the type with i16 in the place of half and bfloat.
func wordsForHalves(types *ir.Types, t *ir.Type) *ir.Type {
	switch t.Kind {
	case ir.HalfKind, ir.BFloatKind:
		return types.Int(16)
	case ir.ArrayKind:
		if e := wordsForHalves(types, t.Elem); e != t.Elem {
			return types.Array(t.Len, e)
		}
	case ir.VectorKind:
		return types.WithScalar(t, wordsForHalves(types, t.Elem))
	case ir.StructKind:
		fields, changed := make([]*ir.Type, len(t.Fields)), false
		for i, f := range t.Fields {
			fields[i] = wordsForHalves(types, f)
			changed = changed || fields[i] != f
		}
		if changed {
			return types.Struct("", t.Packed, fields...)
		}
	}
	return t
}

// halvesAsWords gives a constant the type, which differs from its own by i16 in the place of numbers of 16 bits.
func halvesAsWords(types *ir.Types, v ir.Value, t *ir.Type) ir.Value {
	c, ok := v.(*ir.Const)
	if !ok || c.Ty == t {
		return v
	}
	if c.Kind == ir.ConstFloat {
		return ir.Int(t, int64(int16(c.Int)))
	}
	n := *c // null and undef, and data, which is bytes
	n.Ty = t
	if c.Kind == ir.ConstAggregate {
		n.Ops = make([]ir.Value, len(c.Ops))
		for i, op := range c.Ops {
			elem := t.Elem
			if t.Kind == ir.StructKind {
				elem = t.Fields[i]
			}
			n.Ops[i] = halvesAsWords(types, op, elem)
		}
	}
	return &n
}
