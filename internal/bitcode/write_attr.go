package bitcode

import (
	"encoding/binary"
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// attrNumbers numbers attribute lists from 1, and the groups that they are made of, one for each place that has
// attributes. Equal ones share a number.
type attrNumbers struct {
	f      *Format
	types  *typeNumbers
	ids    map[*ir.AttrList]uint64
	lists  table
	groups table
}

// A table holds distinct records in the order in which they were added.
type table struct {
	records [][]uint64
	ids     map[string]uint64 // from 1
}

func (t *table) add(record []uint64) uint64 {
	var key []byte
	for _, v := range record {
		key = binary.AppendUvarint(key, v)
	}
	id := t.ids[string(key)]
	if id == 0 {
		t.records = append(t.records, record)
		id = uint64(len(t.records))
		t.ids[string(key)] = id
	}
	return id
}

func (n *attrNumbers) init(f *Format, types *typeNumbers) {
	n.f, n.types = f, types
	n.ids = map[*ir.AttrList]uint64{nil: 0}
	n.lists.ids = map[string]uint64{}
	n.groups.ids = map[string]uint64{}
}

// id gives the number of a list that was added, 0 for one without attributes.
func (n *attrNumbers) id(l *ir.AttrList) uint64 { return n.ids[l] }

// eachSet calls f for the sets of a list, with the place of each in the format.
func eachSet(l *ir.AttrList, f func(place uint64, s *ir.AttrSet) error) error {
	visit := func(place uint64, s *ir.AttrSet) error {
		if s == nil || len(s.List) == 0 {
			return nil
		}
		return f(place, s)
	}
	if err := visit(functionIndex, l.Fn); err != nil {
		return err
	}
	if err := visit(0, l.Ret); err != nil {
		return err
	}
	for i, s := range l.Params {
		if err := visit(uint64(i)+1, s); err != nil {
			return err
		}
	}
	return nil
}

func placeName(place uint64) string {
	switch place {
	case functionIndex:
		return "the function"
	case 0:
		return "the result"
	}
	return fmt.Sprintf("parameter %d", place-1)
}

// check makes sure that the format has the attributes of the list, and notes the types that they carry.
func (n *attrNumbers) check(l *ir.AttrList, u *uses) error {
	return eachSet(l, func(place uint64, s *ir.AttrSet) error {
		for i := range s.List {
			a := &s.List[i]
			if a.Kind == ir.StringAttr {
				continue
			}
			if !a.Kind.InDialect(n.f.Dialect) {
				return fmt.Errorf("attribute %v of %s, which %v does not know", a.Kind, placeName(place), n.f.Dialect)
			}
			form := n.code(a.Kind).Form
			if form == ir.RangeForm && len(a.Ranges) != 1 {
				return fmt.Errorf("attribute %v of %s with %d ranges", a.Kind, placeName(place), len(a.Ranges))
			}
			if form == ir.TypeForm && a.Type != nil {
				u.types.add(a.Type)
			}
		}
		return nil
	})
}

// code gives how the format stores the attribute.
func (n *attrNumbers) code(k ir.AttrKind) AttrCode {
	if c, ok := n.f.Attrs[k]; ok {
		return c
	}
	return AttrCode{Form: k.Form()}
}

// add numbers a list that was checked.
func (n *attrNumbers) add(l *ir.AttrList) {
	if _, ok := n.ids[l]; ok {
		return
	}
	var groups []uint64
	_ = eachSet(l, func(place uint64, s *ir.AttrSet) error {
		record := []uint64{place}
		for i := range s.List {
			record = n.attr(record, &s.List[i])
		}
		groups = append(groups, n.groups.add(record))
		return nil
	})
	n.ids[l] = 0
	if len(groups) > 0 {
		n.ids[l] = n.lists.add(groups)
	}
}

// attr appends an attribute to the record of a group.
func (n *attrNumbers) attr(r []uint64, a *ir.Attr) []uint64 {
	if a.Kind == ir.StringAttr {
		if a.Val == "" {
			return append(charOps(append(r, formKey), a.Key), 0)
		}
		r = append(charOps(append(r, formKeyVal), a.Key), 0)
		return append(charOps(r, a.Val), 0)
	}
	code, kind := n.code(a.Kind), uint64(a.Kind)
	switch code.Form {
	case ir.IntForm:
		v := a.Int
		if code.Number != nil {
			v = code.Number(v)
		}
		return append(r, formInt, kind, v)
	case ir.TypeForm:
		if a.Type == nil {
			return append(r, formNoType, kind)
		}
		return append(r, formType, kind, n.types.id(a.Type))
	case ir.RangeForm:
		return rangeOps(append(r, formRange, kind, uint64(a.Bits)), a.Bits, a.Ranges[0])
	case ir.RangeListForm:
		r = append(r, formRangeList, kind, uint64(len(a.Ranges)), uint64(a.Bits))
		for _, rg := range a.Ranges {
			r = rangeOps(r, a.Bits, rg)
		}
		return r
	}
	return append(r, formEnum, kind)
}

// rangeOps appends the bounds of a range: sign-rotated, or above 64 bits the counts of their words, then the words.
func rangeOps(r []uint64, width uint32, rg ir.ConstRange) []uint64 {
	if width <= 64 {
		return append(r, signRotate(ir.SignExtend(word(rg.Lo), width)), signRotate(ir.SignExtend(word(rg.Hi), width)))
	}
	lo, hi := activeWords(rg.Lo), activeWords(rg.Hi)
	r = append(r, uint64(len(lo))|uint64(len(hi))<<32)
	return wideOps(wideOps(r, lo), hi)
}

func word(words []uint64) uint64 {
	if len(words) == 0 {
		return 0
	}
	return words[0]
}

// activeWords cuts off the zero words at the top, but not the last one.
func activeWords(words []uint64) []uint64 {
	n := len(words)
	for n > 1 && words[n-1] == 0 {
		n--
	}
	if n == 0 {
		return []uint64{0}
	}
	return words[:n]
}

func wideOps(r []uint64, words []uint64) []uint64 {
	for _, v := range words {
		r = append(r, signRotate(int64(v)))
	}
	return r
}

func (w *moduleWriter) attrTables() {
	if len(w.attrs.groups.records) == 0 {
		return
	}
	w.w.Enter(paramAttrGroupBlock, plainWidth)
	for i, r := range w.attrs.groups.records {
		w.w.Record(attrGroup, append([]uint64{uint64(i) + 1}, r...)...)
	}
	w.w.Leave()
	w.w.Enter(paramAttrBlock, plainWidth)
	for _, r := range w.attrs.lists.records {
		w.w.Record(attrEntry, r...)
	}
	w.w.Leave()
}

// MemoryBefore21 gives the number of a memory attribute as LLVM had it from 16 to 20: arguments, inaccessible memory and the rest.
func MemoryBefore21(v uint64) uint64 {
	m := ir.MemEffects(v).Before21()
	return uint64(m.At(ir.ArgMem)) | uint64(m.At(ir.InaccessibleMem))<<2 | uint64(m.At(ir.OtherMem))<<4
}
