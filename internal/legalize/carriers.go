package legalize

import (
	"slices"
	"sync"

	"nvvm-bitcode-linker/internal/ir"
)

// HalfCarriers makes integers of 16 bits of all values of the half types that HalfArithmetic, which comes before, has left nothing to
// compute on: in registers, memory, signatures and constants. Size and alignment are the same, and so is how kernels are given them.
func HalfCarriers() Pass {
	return Pass{Name: "half-carriers", Module: func(c *Context) error {
		w := &carriers{types: c.Types}
		for _, g := range c.M.Vars {
			t := w.typ(g.ValueTy)
			if t != g.ValueTy && g.Align == 0 {
				g.Align = ir.AlignOf(c.Layout.AlignOf(g.ValueTy))
			}
			if g.Init != nil {
				g.Init = w.value(g.Init)
			}
			g.ValueTy = t
		}
		for _, a := range c.M.Aliases {
			a.ValueTy = w.typ(a.ValueTy)
			if a.Target != nil {
				a.Target = w.value(a.Target)
			}
		}
		for _, f := range c.M.Funcs {
			f.FnTy = w.typ(f.FnTy)
			f.Attrs = w.attrs(c, f.Attrs)
			for i, a := range f.Args {
				a.Ty = f.FnTy.Fields[i]
			}
		}
		return Run(c, []Pass{{Name: "half carriers in bodies", Func: w.body}})
	}}
}

type carriers struct {
	types *ir.Types
	known sync.Map // compound types to what they become
}

// typ gives the type with i16 in the place of half and bfloat, in function types too.
func (w *carriers) typ(t *ir.Type) *ir.Type {
	switch t.Kind {
	case ir.HalfKind, ir.BFloatKind:
		return w.types.Int(16)
	case ir.ArrayKind, ir.VectorKind, ir.StructKind, ir.FuncKind:
	default:
		return t
	}
	if n, ok := w.known.Load(t); ok {
		return n.(*ir.Type)
	}
	n := t
	if t.Kind == ir.FuncKind {
		result, changed := w.typ(t.Result()), false
		params := make([]*ir.Type, len(t.Fields))
		for i, p := range t.Fields {
			params[i] = w.typ(p)
			changed = changed || params[i] != p
		}
		if changed || result != t.Result() {
			n = w.types.Func(result, t.VarArg, params...)
		}
	} else {
		n = wordsForHalves(w.types, t)
	}
	w.known.Store(t, n)
	return n
}

func (w *carriers) value(v ir.Value) ir.Value {
	switch v := v.(type) {
	case *ir.Const:
		return w.constant(v)
	case *ir.InlineAsm:
		if t := w.typ(v.FnTy); t != v.FnTy {
			n := *v
			n.FnTy = t
			return &n
		}
	}
	return v
}

func (w *carriers) constant(c *ir.Const) ir.Value {
	if c.Ty == nil {
		return c
	}
	t, src := w.typ(c.Ty), c.SrcTy
	if c.Kind == ir.ConstFloat && t != c.Ty {
		return ir.Int(t, int64(int16(c.Int)))
	}
	if src != nil {
		src = w.typ(src)
	}
	ops := c.Ops
	for i, op := range c.Ops {
		n := w.value(op)
		if n == op {
			continue
		}
		if &ops[0] == &c.Ops[0] {
			ops = slices.Clone(c.Ops)
		}
		ops[i] = n
	}
	if t == c.Ty && src == c.SrcTy && (len(ops) == 0 || &ops[0] == &c.Ops[0]) {
		return c
	}
	if c.Kind == ir.ConstExpr && c.Op == ir.BitCast && ops[0].Type() == t {
		return ops[0]
	}
	n := *c
	n.Ty, n.SrcTy, n.Ops = t, src, ops
	return &n
}

// attrs gives the list with the types in it changed, and without what only floating-point numbers have.
func (w *carriers) attrs(c *Context, l *ir.AttrList) *ir.AttrList {
	return c.CachedAttrs("half carriers", l, func(l *ir.AttrList) *ir.AttrList {
		n := *l
		n.Ret = w.attrSet(l.Ret)
		n.Params = slices.Clone(l.Params)
		for i, s := range n.Params {
			n.Params[i] = w.attrSet(s)
		}
		return &n
	})
}

func (w *carriers) attrSet(s *ir.AttrSet) *ir.AttrSet {
	if s == nil {
		return nil
	}
	n := &ir.AttrSet{}
	for _, a := range s.List {
		if a.Kind == ir.AttrNoFPClass {
			continue
		}
		if a.Type != nil {
			a.Type = w.typ(a.Type)
		}
		n.List = append(n.List, a)
	}
	return n
}

// body changes the types of a function's instructions in place, and drops the casts between a half type and its bits.
func (w *carriers) body(c *Context, f *ir.Function) error {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if t := w.typ(in.Ty); t != in.Ty {
				in.Ty = t
				in.Flags &^= ir.FastFlags // of a choice or call, which they may be on
			}
			if in.ElemTy != nil {
				in.ElemTy = w.typ(in.ElemTy)
			}
			in.EachOperand(func(p *ir.Value) { *p = w.value(*p) })
			in.EachDebugValue(func(p *ir.Value) { *p = w.value(*p) })
			if in.Call != nil && in.Call.Attrs != nil {
				if l := w.attrs(c, in.Call.Attrs); l != in.Call.Attrs {
					call := *in.Call
					call.Attrs = l
					in.Call = &call
				}
			}
		}
	}
	idle := func(in *ir.Instr) bool { return in.Op == ir.BitCast && in.Ty == in.Ops[0].Type() }
	if !anyInstr(f, idle) {
		return nil
	}
	return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
		if idle(in) {
			return r.Now(in.Ops[0]), true, nil
		}
		return nil, false, nil
	})
}
