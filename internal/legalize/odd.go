package legalize

import (
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// Memory keeps integers whose size is no power of two of bytes where LLVM 22 keeps them. LLVM 7 to 19 write the initialiser of a
// vector such as <8 x i1> with a byte for each element, and libNVVM's LLVM 7 loads and stores it so too, beyond its end; the modern dialect
// writes the elements of [3 x i24] 3 bytes apart and reads them 4 apart (measured with 12.4, 12.9 and 13.5). Here such vectors are loaded
// and stored as one integer, whose lowest bits are the first element (LangRef, "Vector Type"), and initialisers become bytes. It must
// know the final data layout.
func Memory() Pass {
	return Pass{Name: "memory", Module: func(c *Context) error {
		for _, g := range c.M.Vars {
			if g.Init == nil || !oddInside(c, g.ValueTy) {
				continue
			}
			b := &byteForm{c}
			init, err := b.value(g.Init, g.ValueTy)
			if err != nil {
				return fmt.Errorf("variable %s: %w", g.Name, err)
			}
			if g.Align == 0 {
				g.Align = ir.AlignOf(c.Layout.AlignOf(g.ValueTy))
			}
			g.ValueTy, g.Init = init.Type(), init
		}
		return Run(c, []Pass{{Name: "loads and stores of odd vectors", Func: oddAccesses}})
	}}
}

// isOddVector reports whether the elements of the vector are integers that are not whole bytes in number a power of two.
func isOddVector(t *ir.Type) bool {
	if t.Kind != ir.VectorKind || t.Elem.Kind != ir.IntKind {
		return false
	}
	n := t.Elem.Bits
	return n < 8 || n&(n-1) != 0
}

// holdsOddVector reports whether an array or struct has such a vector inside.
func holdsOddVector(t *ir.Type) bool {
	inside := func(t *ir.Type) bool { return isOddVector(t) || holdsOddVector(t) }
	switch t.Kind {
	case ir.ArrayKind:
		return inside(t.Elem)
	case ir.StructKind:
		return slices.ContainsFunc(t.Fields, inside)
	}
	return false
}

// oddInside reports whether initialisers of the type must be written as bytes.
func oddInside(c *Context, t *ir.Type) bool {
	switch t.Kind {
	case ir.VectorKind:
		return isOddVector(t)
	case ir.ArrayKind:
		return needsBytes(c, t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if needsBytes(c, f) {
				return true
			}
		}
	}
	return false
}

// needsBytes is oddInside for what is part of something: there an integer too may have padding after it.
func needsBytes(c *Context, t *ir.Type) bool {
	return oddInside(c, t) || t.Kind == ir.IntKind && c.Layout.StoreSize(t) != c.Layout.AllocSize(t)
}

// A byteForm gives initialisers the form in which all that is odd is bytes, and all else is where it was.
type byteForm struct{ *Context }

func (b *byteForm) bytes(n uint64) *ir.Type { return b.Types.Array(n, b.Types.Int(8)) }

func (b *byteForm) value(v ir.Value, t *ir.Type) (ir.Value, error) {
	if !needsBytes(b.Context, t) {
		return v, nil
	}
	c, ok := v.(*ir.Const)
	if !ok {
		return nil, fmt.Errorf("its initialiser is not made of numbers")
	}
	switch t.Kind {
	case ir.ArrayKind:
		elems := make([]ir.Value, t.Len)
		var elem *ir.Type
		for i := range elems {
			e, err := b.part(c, i, t.Elem)
			if err != nil {
				return nil, err
			}
			elems[i], elem = e, e.Type()
		}
		if elem == nil {
			return ir.Null(b.bytes(0)), nil
		}
		return ir.Aggregate(b.Types.Array(t.Len, elem), elems...), nil
	case ir.StructKind:
		return b.structure(c, t)
	}
	return b.number(c, t)
}

func (b *byteForm) part(c *ir.Const, i int, t *ir.Type) (ir.Value, error) {
	e := c.ElemAt(i)
	if e == nil {
		return nil, fmt.Errorf("its initialiser is not made of numbers")
	}
	return b.value(e, t)
}

// structure writes a struct as a packed one, with the padding spelled out.
func (b *byteForm) structure(c *ir.Const, t *ir.Type) (ir.Value, error) {
	var fields []*ir.Type
	var values []ir.Value
	at := uint64(0)
	pad := func(to uint64) {
		if to > at {
			p := b.bytes(to - at)
			fields, values, at = append(fields, p), append(values, ir.Null(p)), to
		}
	}
	for i, f := range t.Fields {
		pad(b.Layout.FieldOffset(t, i))
		v, err := b.part(c, i, f)
		if err != nil {
			return nil, err
		}
		fields, values, at = append(fields, v.Type()), append(values, v), at+b.Layout.AllocSize(f)
	}
	pad(b.Layout.AllocSize(t))
	return ir.Aggregate(b.Types.Struct("", true, fields...), values...), nil
}

// number writes an integer or a vector of integers as bytes, least significant first; what is undefined is zero.
func (b *byteForm) number(c *ir.Const, t *ir.Type) (ir.Value, error) {
	data := make([]byte, b.Layout.AllocSize(t))
	at := uint64(0)
	put := func(v ir.Value, n uint32) bool {
		k, ok := v.(*ir.Const)
		if !ok {
			return false
		}
		switch k.Kind {
		case ir.ConstInt:
			words := k.WordsOf()
			for i := range uint64(n) {
				data[(at+i)/8] |= byte(words[i/64]>>(i%64)&1) << ((at + i) % 8)
			}
		case ir.ConstNull, ir.ConstUndef, ir.ConstPoison:
		default:
			return false
		}
		at += uint64(n)
		return true
	}
	ok := true
	if t.Kind == ir.IntKind {
		ok = put(c, t.Bits)
	} else {
		for i := range t.Len {
			ok = ok && put(c.ElemAt(int(i)), t.Elem.Bits)
		}
	}
	if !ok {
		return nil, fmt.Errorf("its initialiser is not made of numbers")
	}
	return &ir.Const{Kind: ir.ConstData, Ty: b.bytes(uint64(len(data))), Data: data}, nil
}

// oddAccesses does loads and stores of odd vectors on integers. The elements are taken out by shifts: a bitcast, which would do, older
// optimisers make part of the access again.
func oddAccesses(c *Context, f *ir.Function) error {
	odd := func(in *ir.Instr) bool {
		return in.Op == ir.Load && isOddVector(in.Ty) || in.Op == ir.Store && isOddVector(in.Ops[0].Type())
	}
	if anyInstr(f, func(in *ir.Instr) bool {
		return in.Op == ir.Load && holdsOddVector(in.Ty) || in.Op == ir.Store && holdsOddVector(in.Ops[0].Type())
	}) {
		return fmt.Errorf("it loads or stores, as one value, an array or struct with a vector of integers that are not whole bytes")
	}
	if !anyInstr(f, odd) {
		return nil
	}
	return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
		if !odd(in) {
			return nil, false, nil
		}
		made := *in
		made.MD = nil // of vectors
		if in.Op == ir.Load {
			made.Ty = wholeOf(c, in.Ty)
			return unpacked(r, r.Add(&made), in.Ty), true, nil
		}
		v := r.Now(in.Ops[0])
		made.Ops = []ir.Value{packed(r, v, wholeOf(c, v.Type())), in.Ops[1]}
		r.Add(&made)
		return nil, true, nil
	})
}

// wholeOf gives the integer type of all bits of a vector.
func wholeOf(c *Context, t *ir.Type) *ir.Type {
	return c.Types.Int(uint32(t.Len) * t.Elem.Bits)
}

func unpacked(r *ir.Rewriter, whole ir.Value, t *ir.Type) ir.Value {
	var out ir.Value = ir.Undef(t)
	for i := range t.Len {
		e := whole
		if i > 0 {
			e = r.Bin(ir.LShr, e, k(whole.Type(), int64(i)*int64(t.Elem.Bits)))
		}
		if t.Len > 1 {
			e = r.Cast(ir.Trunc, e, t.Elem)
		}
		out = r.InsertElem(out, e, i)
	}
	return out
}

func packed(r *ir.Rewriter, v ir.Value, whole *ir.Type) ir.Value {
	t := v.Type()
	var out ir.Value
	for i := range t.Len {
		e := ir.Value(r.ExtractElem(v, i))
		if t.Len > 1 {
			e = r.Cast(ir.ZExt, e, whole)
		}
		if i == 0 {
			out = e
			continue
		}
		out = r.Bin(ir.Or, out, r.Bin(ir.Shl, e, k(whole, int64(i)*int64(t.Elem.Bits))))
	}
	return out
}
