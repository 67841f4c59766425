package legalize

import (
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// Memory keeps integers whose size is no power of two of bytes where LLVM 22 keeps them. LLVM 7 to 19 write the initialiser of a
// vector such as <8 x i1> with a byte for each element, and libNVVM's LLVM 7 loads and stores it so too, beyond its end; the modern dialect
// writes the elements of [3 x i24] 3 bytes apart and reads them 4 apart. A true i1 is written as the byte 255, an i4 with a type that PTX
// does not have, and a variable of i160 ends the process (measured with 11.8, 12.4, 12.9 and 13.5). Here such vectors are loaded
// and stored as one integer, whose lowest bits are the first element (LangRef, "Vector Type"), and initialisers become bytes. It must
// know the final data layout.
func Memory() Pass {
	return Pass{Name: "memory", Module: func(c *Context) error {
		for _, g := range c.M.Vars {
			if g.Init == nil || !needsBytes(c, g.ValueTy) {
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
			if k, ok := g.Init.(*ir.Const); ok && (k.Kind == ir.ConstUndef || k.Kind == ir.ConstPoison) {
				init = ir.Undef(init.Type()) // nothing else may be said of shared memory
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

// oddInside reports whether initialisers of the type must be written as bytes because of what is in it.
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

// needsBytes reports whether initialisers of the type must be written as bytes: integers too that are not of 8, 16, 32, 64 or 128 bits.
func needsBytes(c *Context, t *ir.Type) bool {
	return oddInside(c, t) || t.Kind == ir.IntKind && (t.Bits < 8 || t.Bits > 128 || t.Bits&(t.Bits-1) != 0)
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
// optimisers make part of the access again. Integers above 256 bits are accessed in words, since the modern dialect says "Do not know how to
// expand this operator's operand" of them (measured with 13.1 and 13.5).
func oddAccesses(c *Context, f *ir.Function) error {
	large := func(t *ir.Type) bool { return c.NVPTX && t.Kind == ir.IntKind && t.Bits > largestAccess }
	odd := func(in *ir.Instr) bool {
		switch in.Op {
		case ir.Load:
			return isOddVector(in.Ty) || large(in.Ty)
		case ir.Store:
			t := in.Ops[0].Type()
			return isOddVector(t) || large(t)
		}
		return false
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
		if in.Op == ir.Load && large(in.Ty) {
			return loadWords(c, r, made), true, nil
		} else if in.Op == ir.Store && large(in.Ops[0].Type()) {
			storeWords(c, r, made)
			return nil, true, nil
		}
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

const largestAccess = 256 // bits of an integer that every libNVVM loads and stores

// eachWord calls do with the access of each word of an integer of the type, the lowest first, and the word's place in bits. The last has
// what is left, in whole bytes.
func eachWord(c *Context, r *ir.Rewriter, access ir.Instr, address ir.Value, t *ir.Type, do func(word ir.Instr, at ir.Value, shift uint32, part *ir.Type)) {
	align := access.Align.Bytes()
	if align == 0 {
		align = c.Layout.AlignOf(t)
	}
	for shift := uint32(0); shift < t.Bits; shift += wordBits {
		word, at := access, address
		word.Dbg, word.Align = nil, ir.AlignOf(align)
		if shift > 0 {
			word.Align = ir.AlignOf(min(align, wordBits/8))
			at = r.GEP(c.Types.Int(8), address, 0, ir.Int(c.Types.Int(64), int64(shift/8)))
		}
		do(word, at, shift, c.Types.Int((min(t.Bits-shift, wordBits)+7)/8*8))
	}
}

func loadWords(c *Context, r *ir.Rewriter, access ir.Instr) ir.Value {
	t := access.Ty
	var whole ir.Value
	eachWord(c, r, access, access.Ops[0], t, func(word ir.Instr, at ir.Value, shift uint32, part *ir.Type) {
		word.Ty, word.Ops = part, []ir.Value{at}
		v := ir.Value(r.Cast(ir.ZExt, r.Add(&word), t))
		if shift == 0 {
			whole = v
			return
		}
		whole = r.Bin(ir.Or, whole, r.Bin(ir.Shl, v, k(t, int64(shift))))
	})
	return whole
}

func storeWords(c *Context, r *ir.Rewriter, access ir.Instr) {
	v := r.Now(access.Ops[0])
	t := v.Type()
	eachWord(c, r, access, access.Ops[1], t, func(word ir.Instr, at ir.Value, shift uint32, part *ir.Type) {
		bits := v
		if shift > 0 {
			bits = r.Bin(ir.LShr, v, k(t, int64(shift)))
		}
		if left := min(t.Bits-shift, wordBits); left < part.Bits {
			bits = r.Cast(ir.ZExt, r.Cast(ir.Trunc, bits, c.Types.Int(left)), part)
		} else {
			bits = r.Cast(ir.Trunc, bits, part)
		}
		word.Ops = []ir.Value{bits, at}
		r.Add(&word)
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
