package legalize

import (
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// Addresses gives what initialisers compute with addresses the one form that PTX has: the address of a variable or function, and a
// constant added to it (PTX ISA, "Initializers"). Anything else is refused: libNVVM's LLVM 7 dialect writes the address alone, or
// nothing, and says nothing (measured with 11.8 to 13.5), and the modern one ends the process or writes too many elements.
func Addresses() Pass {
	return Pass{Name: "addresses", Module: func(c *Context) error {
		if !c.NVPTX {
			return nil
		}
		w := &addressWriter{types: c.Types, done: map[*ir.Const]ir.Value{}, mentions: map[*ir.Const]bool{}, sums: map[*ir.Const]sum{}}
		for _, g := range c.M.Vars {
			if g.Init == nil {
				continue
			}
			init, err := w.value(g.Init)
			if err != nil {
				return fmt.Errorf("variable %s: its initialiser %w", g.Name, err)
			}
			g.Init = init
		}
		return nil
	}}
}

// An addressWriter keeps what it found out of constants, which may be shared by many.
type addressWriter struct {
	types    *ir.Types
	done     map[*ir.Const]ir.Value
	mentions map[*ir.Const]bool
	sums     map[*ir.Const]sum
}

// A sum is an address, nil where there is none, and what is added to it modulo 2^64; not ok for all else.
type sum struct {
	base   ir.Value
	offset uint64
	ok     bool
}

// value gives the value of an initialiser, or of a part of it, as it can be written.
func (w *addressWriter) value(v ir.Value) (ir.Value, error) {
	k, ok := v.(*ir.Const)
	if !ok || len(k.Ops) == 0 || !w.mentionsGlobal(k) {
		return v, nil
	}
	if done, ok := w.done[k]; ok {
		return done, nil
	}
	done, err := ir.Value(k), error(nil)
	switch {
	case k.Kind == ir.ConstAggregate:
		done, err = w.elements(k)
	case k.Kind == ir.ConstExpr && k.Ty.IsPtr() && k.Op != ir.IntToPtr:
	case k.Kind == ir.ConstExpr:
		done, err = w.expression(k)
	}
	if err == nil {
		w.done[k] = done
	}
	return done, err
}

func (w *addressWriter) elements(k *ir.Const) (ir.Value, error) {
	n := *k
	n.Ops = make([]ir.Value, len(k.Ops))
	same := true
	for i, op := range k.Ops {
		done, err := w.value(op)
		if err != nil {
			return nil, err
		}
		n.Ops[i] = done
		same = same && done == op
	}
	if same {
		return k, nil
	}
	return &n, nil
}

// expression gives an expression as an address to which a constant is added, of the expression's type.
func (w *addressWriter) expression(k *ir.Const) (ir.Value, error) {
	word := w.types.Int(64)
	s := w.sum(k)
	base, offset := s.base, s.offset
	switch {
	case !s.ok && k.Op != ir.PtrToInt && k.Op != ir.Trunc:
		return nil, fmt.Errorf("computes with an address (%s), which PTX cannot", k.Op)
	case s.ok && base == nil && k.Ty.IsInt(64):
		return ir.Int(word, int64(offset)), nil
	case !s.ok || base == nil || !k.Ty.IsInt(64) && k.Ty != base.Type():
		return nil, fmt.Errorf("has an address as %s, which PTX cannot write", ir.TypeSuffix(k.Ty))
	}
	if offset != 0 {
		base = &ir.Const{Kind: ir.ConstExpr, Op: ir.GetElementPtr, Ty: base.Type(), SrcTy: w.types.Int(8),
			Ops: []ir.Value{base, ir.Int(word, int64(offset))}}
	}
	if k.Ty.IsPtr() {
		return base, nil
	}
	return ir.Expr(ir.PtrToInt, k.Ty, base), nil
}

// sum takes a constant of 64 bits, or a pointer, apart.
func (w *addressWriter) sum(v ir.Value) sum {
	if n, ok := ir.AsUint64(v); ok && v.Type().Bits == 64 {
		return sum{offset: n, ok: true}
	}
	k, isConst := v.(*ir.Const)
	if !isConst {
		return sum{base: v, ok: true}
	}
	if k.Kind != ir.ConstExpr {
		return sum{}
	}
	s, ok := w.sums[k]
	if !ok {
		s = w.sumOf(k)
		w.sums[k] = s
	}
	return s
}

func (w *addressWriter) sumOf(k *ir.Const) sum {
	switch k.Op {
	case ir.PtrToInt, ir.IntToPtr:
		if k.Ty.IsInt(64) || k.Ops[0].Type().IsInt(64) {
			return w.sum(k.Ops[0])
		}
	case ir.Add, ir.Sub:
		if !k.Ty.IsInt(64) {
			break
		}
		a, b := w.sum(k.Ops[0]), w.sum(k.Ops[1])
		switch {
		case !a.ok || !b.ok:
		case k.Op == ir.Add && b.base == nil:
			return sum{a.base, a.offset + b.offset, true}
		case k.Op == ir.Add && a.base == nil:
			return sum{b.base, a.offset + b.offset, true}
		case k.Op == ir.Sub && b.base == nil:
			return sum{a.base, a.offset - b.offset, true}
		case k.Op == ir.Sub && a.base == b.base:
			return sum{nil, a.offset - b.offset, true}
		}
	case ir.GetElementPtr, ir.AddrSpaceCast, ir.BitCast:
		if k.Ty.IsPtr() {
			return sum{base: k, ok: true}
		}
	}
	return sum{}
}

// mentionsGlobal reports whether a constant has the address of a variable or function in it.
func (w *addressWriter) mentionsGlobal(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	if !ok {
		_, global := v.(ir.Global)
		return global
	}
	if len(k.Ops) == 0 {
		return k.Func != nil
	}
	m, ok := w.mentions[k]
	if !ok {
		m = slices.ContainsFunc(k.Ops, w.mentionsGlobal)
		w.mentions[k] = m
	}
	return m
}
