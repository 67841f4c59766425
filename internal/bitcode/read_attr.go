package bitcode

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// functionIndex is the index of a function's own attributes (AttributeList::FunctionIndex).
const functionIndex = 0xFFFFFFFF

// attrGroupRec is an attribute group: what it belongs to and the attributes.
type attrGroupRec struct {
	index uint64
	set   *ir.AttrSet
}

// Forms of an attribute in a group record (BitcodeWriter's writeAttributeGroupTable).
const (
	formEnum      = 0
	formInt       = 1
	formKey       = 3
	formKeyVal    = 4
	formNoType    = 5 // of an attribute that has a type now
	formType      = 6
	formRange     = 7
	formRangeList = 8
)

func (r *Reader) attrGroupRecord(rec *bitstream.Record) error {
	if rec.Code != attrGroup {
		return fmt.Errorf("unknown attribute group record %d", rec.Code)
	}
	f := fields{ops: rec.Ops}
	id, index := f.next(), f.next()
	list := r.attrRoom[:0]
	mem := ir.MemUnknown
	for f.left() > 0 && !f.short {
		a, err := r.attr(&f)
		if err != nil {
			return fmt.Errorf("attribute group %d: %w", id, err)
		}
		if index == functionIndex && oldMemory(a.Kind, &mem) {
			continue
		}
		list = append(list, a)
	}
	if err := f.err("attribute group"); err != nil {
		return err
	}
	if mem != ir.MemUnknown {
		list = append(list, ir.Attr{Kind: ir.AttrMemory, HasVal: true, Int: uint64(mem)})
	}
	list = upgradeStrings(list)
	slices.SortStableFunc(list, func(a, b ir.Attr) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Key, b.Key))
	})
	r.attrRoom = list
	r.groups[id] = attrGroupRec{index, &ir.AttrSet{List: r.attrsOf.keep(list)}}
	return nil
}

// oldMemory takes in what a function attribute of before LLVM 16 says of memory (upgradeOldMemoryAttribute).
func oldMemory(k ir.AttrKind, m *ir.MemEffects) bool {
	switch k {
	case ir.AttrReadNone:
		*m = 0
	case ir.AttrReadOnly:
		*m &= 0x555
	case ir.AttrWriteOnly:
		*m &= 0xAAA
	case ir.AttrArgMemOnly:
		*m = m.Only(ir.ArgMem)
	case ir.AttrInaccessibleMemOnly:
		*m = m.Only(ir.InaccessibleMem)
	case ir.AttrInaccessibleMemOrArgMemOnly:
		*m = m.Only(ir.ArgMem, ir.InaccessibleMem)
	default:
		return false
	}
	return true
}

func attrKind(v uint64) (ir.AttrKind, error) {
	if v == 0 || v > uint64(ir.LastAttrKind) {
		return 0, fmt.Errorf("unknown attribute kind %d (the newest known is %d)", v, ir.LastAttrKind)
	}
	return ir.AttrKind(v), nil
}

func (r *Reader) attr(f *fields) (ir.Attr, error) {
	form := f.next()
	if form == formKey || form == formKeyVal {
		a := ir.Attr{Key: r.cString(f)}
		if form == formKeyVal {
			a.HasVal, a.Val = true, r.cString(f)
		}
		return a, nil
	}
	if form > formRangeList {
		return ir.Attr{}, fmt.Errorf("unknown attribute form %d", form)
	}
	kind, err := attrKind(f.next())
	if err != nil {
		return ir.Attr{}, err
	}
	a := ir.Attr{Kind: kind}
	if form == formEnum {
		switch kind { // what once had no value
		case ir.AttrNoCapture: // captures(none), whose bits are all clear, since LLVM 21
			return ir.Attr{Kind: ir.AttrCaptures, HasVal: true}, nil
		case ir.AttrUWTable: // asynchronous, since LLVM 15
			return ir.Attr{Kind: kind, HasVal: true, Int: 2}, nil
		}
	}
	if (form == formEnum || form == formNoType) && typedLater[kind] {
		return a, nil
	}
	if want := formOf[kind.Form()]; form != want {
		return ir.Attr{}, fmt.Errorf("attribute %v in form %d, %d expected", kind, form, want)
	}
	switch form {
	case formInt:
		a.Int, a.HasVal = f.next(), true
		switch kind {
		case ir.AttrMemory:
			a.Int = uint64(memoryBits(a.Int))
		case ir.AttrAlign, ir.AttrStackAlign:
			if _, ok := ir.Log2(a.Int); !ok && !f.short {
				err = fmt.Errorf("attribute %v %d, a power of two expected", kind, a.Int)
			}
		}
	case formType:
		a.Type, err = r.typeAt(f.next())
	case formRange:
		err = r.ranges(f, &a, 1)
	case formRangeList:
		err = r.ranges(f, &a, f.next())
	}
	return a, err
}

// formOf gives the form in which each kind of attribute is written.
var formOf = map[ir.AttrForm]uint64{ir.EnumForm: formEnum, ir.IntForm: formInt, ir.TypeForm: formType, ir.RangeForm: formRange,
	ir.RangeListForm: formRangeList}

// ranges reads the width and n ranges.
func (r *Reader) ranges(f *fields, a *ir.Attr, n uint64) error {
	bits := f.next()
	a.Bits = uint32(min(bits, 1<<32-1))
	for ; n > 0 && !f.short; n-- {
		rg, err := r.constRange(f, bits)
		if err != nil {
			return err
		}
		a.Ranges = append(a.Ranges, rg)
	}
	return nil
}

// memoryBits brings a memory attribute to LLVM 22's layout. The top byte is a version: 0 has three locations, the last of which
// stands for errno and the rest; 1 has errno; 2 has two target locations.
func memoryBits(v uint64) ir.MemEffects {
	switch v >> 56 {
	case 0:
		other := uint8(v>>4) & 3
		m := ir.MemEffects(v & 0xF)
		return m.With(ir.ErrnoMem, other).With(ir.OtherMem, other)
	default:
		return ir.MemEffects(v) & ir.MemUnknown
	}
}

// constRange reads the bounds of a range: two words, or their counts of words and then sign-rotated words above 64 bits.
func (r *Reader) constRange(f *fields, bits uint64) (ir.ConstRange, error) {
	if f.short {
		return ir.ConstRange{}, nil
	}
	if bits == 0 || bits > ir.MaxIntBits {
		return ir.ConstRange{}, fmt.Errorf("range of integers of %d bits", bits)
	}
	if bits <= 64 {
		lo, hi := signRotated(f.next()), signRotated(f.next())
		return ir.ConstRange{Lo: []uint64{cut(uint64(lo), uint32(bits))}, Hi: []uint64{cut(uint64(hi), uint32(bits))}}, nil
	}
	size := (bits + 63) / 64
	counts := f.next()
	lo, hi := counts&0xFFFFFFFF, counts>>32
	if lo+hi > uint64(f.left()) {
		f.short = true
		return ir.ConstRange{}, nil
	}
	if lo > size || hi > size {
		return ir.ConstRange{}, fmt.Errorf("bounds of %d and %d words for integers of %d bits", lo, hi, bits)
	}
	if err := r.spend(16 * size); err != nil {
		return ir.ConstRange{}, err
	}
	words := func(n uint64) []uint64 {
		w := make([]uint64, size)
		for i := range w[:n] {
			w[i] = uint64(signRotated(f.next()))
		}
		return w
	}
	return ir.ConstRange{Lo: words(lo), Hi: words(hi)}, nil
}

func cut(v uint64, bits uint32) uint64 {
	if bits >= 64 {
		return v
	}
	return v & (1<<bits - 1)
}

// cString reads characters up to a zero. The same few keys and values come again and again.
func (r *Reader) cString(f *fields) string {
	var room [64]byte
	b := room[:0]
	for {
		c := f.next()
		if c == 0 || f.short {
			text, ok := r.texts[string(b)]
			if !ok {
				text = string(b)
				r.texts[text] = text
			}
			return text
		}
		b = append(b, byte(c))
	}
}

func (r *Reader) attrRecord(rec *bitstream.Record) error {
	if rec.Code != attrEntry {
		return fmt.Errorf("unknown attribute record %d (attributes of before LLVM 3.3 are not supported)", rec.Code)
	}
	l := r.attrLists.one()
	for _, id := range rec.Ops {
		g, ok := r.groups[id]
		if !ok {
			return fmt.Errorf("attribute group %d is not defined", id)
		}
		if hasUntyped(g.set) {
			if g.index == functionIndex || g.index == 0 {
				return errors.New("an attribute without its type that belongs to no parameter")
			}
			if r.untyped == nil {
				r.untyped = map[*ir.AttrList]bool{}
			}
			r.untyped[l] = true
		}
		switch {
		case g.index == functionIndex:
			l.Fn = g.set
			r.hasStrict = r.hasStrict || g.set.Has(ir.AttrStrictFP)
		case g.index == 0:
			l.Ret = g.set
		case g.index > 1<<20:
			return fmt.Errorf("attributes of parameter %d", g.index-1)
		default:
			if n := g.index - min(g.index, uint64(len(l.Params))); n > 0 {
				if err := r.spend(8 * n); err != nil {
					return err
				}
				l.Params = append(r.attrParams.take(len(l.Params) + int(n))[:0], l.Params...)
				l.Params = l.Params[:cap(l.Params)]
			}
			l.Params[g.index-1] = g.set
		}
	}
	r.attrs = append(r.attrs, l)
	return nil
}

// attrList gives the list of a number, 0 for none.
func (r *Reader) attrList(id uint64) (*ir.AttrList, error) {
	if id == 0 {
		return nil, nil
	}
	if id > uint64(len(r.attrs)) {
		return nil, fmt.Errorf("attribute list %d of %d", id, len(r.attrs))
	}
	return r.attrs[id-1], nil
}
