package ir

import (
	"fmt"
	"strconv"
	"strings"
)

// A DataLayout gives sizes and alignments of types in bytes, as LLVM's DataLayout does.
type DataLayout struct {
	ints     []layoutAlign // by width, ascending
	floats   []layoutAlign
	vectors  []layoutAlign
	ptrs     map[uint32]ptrLayout
	aggAlign uint64
}

type layoutAlign struct {
	bits  uint64
	align uint64 // bytes
}

type ptrLayout struct{ size, align, index uint64 } // bytes

// ParseDataLayout reads a data layout string (LangRef, "Data Layout"). Fields that do not change sizes are passed over.
func ParseDataLayout(s string) (*DataLayout, error) {
	d := &DataLayout{
		ints:     []layoutAlign{{1, 1}, {8, 1}, {16, 2}, {32, 4}, {64, 8}},
		floats:   []layoutAlign{{16, 2}, {32, 4}, {64, 8}, {128, 16}},
		vectors:  []layoutAlign{{64, 8}, {128, 16}},
		ptrs:     map[uint32]ptrLayout{0: {8, 8, 8}},
		aggAlign: 1,
	}
	for _, field := range strings.Split(s, "-") {
		if err := d.field(field); err != nil {
			return nil, fmt.Errorf("data layout %q: field %q: %w", s, field, err)
		}
	}
	return d, nil
}

func (d *DataLayout) field(f string) error {
	if f == "" {
		return nil
	}
	parts := strings.Split(f, ":")
	nums := make([]uint64, len(parts))
	for i, p := range parts {
		if i == 0 {
			p = strings.TrimLeft(p, "iapfv")
			if p == "" {
				continue
			}
		}
		n, err := strconv.ParseUint(p, 10, 32)
		if err != nil {
			if i == 0 {
				return nil // a letter with a value of its own, such as m:e or S128
			}
			return fmt.Errorf("number expected")
		}
		nums[i] = n
	}
	switch f[0] {
	case 'i', 'f', 'v':
		if len(parts) < 2 || nums[1]%8 != 0 {
			return fmt.Errorf("alignment in bits expected")
		}
		list := map[byte]*[]layoutAlign{'i': &d.ints, 'f': &d.floats, 'v': &d.vectors}[f[0]]
		*list = setAlign(*list, layoutAlign{nums[0], max(nums[1]/8, 1)})
	case 'a':
		if len(parts) >= 2 {
			d.aggAlign = max(nums[1]/8, 1)
		}
	case 'p':
		if len(parts) < 2 {
			return fmt.Errorf("size in bits expected")
		}
		p := ptrLayout{size: nums[1] / 8, align: nums[1] / 8, index: nums[1] / 8}
		if len(parts) > 2 {
			p.align = nums[2] / 8
		}
		if len(parts) > 4 {
			p.index = nums[4] / 8
		}
		if p.size == 0 || p.size > 16 || p.align == 0 {
			return fmt.Errorf("pointer size or alignment out of range")
		}
		d.ptrs[uint32(nums[0])] = p
	}
	return nil
}

func setAlign(list []layoutAlign, a layoutAlign) []layoutAlign {
	for i := range list {
		if list[i].bits == a.bits {
			list[i] = a
			return list
		}
		if list[i].bits > a.bits {
			return append(list[:i:i], append([]layoutAlign{a}, list[i:]...)...)
		}
	}
	return append(list, a)
}

func (d *DataLayout) ptr(space uint32) ptrLayout {
	if p, ok := d.ptrs[space]; ok {
		return p
	}
	return d.ptrs[0]
}

// PtrBits gives the width of pointers of the address space in bits.
func (d *DataLayout) PtrBits(space uint32) uint32 { return uint32(d.ptr(space).size * 8) }

// IndexBits gives the width of address arithmetic in the address space in bits.
func (d *DataLayout) IndexBits(space uint32) uint32 { return uint32(d.ptr(space).index * 8) }

// Bits gives the size of a value of the type in bits, without padding after it (getTypeSizeInBits); 0 if it has none.
func (d *DataLayout) Bits(t *Type) uint64 {
	switch t.Kind {
	case IntKind:
		return uint64(t.Bits)
	case PointerKind:
		return d.ptr(t.AddrSpace).size * 8
	case VectorKind:
		return t.Len * d.Bits(t.Elem)
	case ArrayKind:
		return t.Len * d.AllocSize(t.Elem) * 8
	case StructKind:
		size, _ := d.structLayout(t, -1)
		return size * 8
	case X86MMXKind:
		return 64
	case X86AMXKind:
		return 8192
	}
	return uint64(t.FloatBits())
}

// StoreSize gives the bytes that a store of the type may write (getTypeStoreSize).
func (d *DataLayout) StoreSize(t *Type) uint64 { return (d.Bits(t) + 7) / 8 }

// AllocSize gives the distance in bytes between elements of the type in an array (getTypeAllocSize).
func (d *DataLayout) AllocSize(t *Type) uint64 { return roundUp(d.StoreSize(t), d.AlignOf(t)) }

// AlignOf gives the ABI alignment of the type in bytes (getABITypeAlign).
func (d *DataLayout) AlignOf(t *Type) uint64 {
	switch t.Kind {
	case IntKind:
		return intAlign(d.ints, uint64(t.Bits))
	case PointerKind:
		return d.ptr(t.AddrSpace).align
	case VectorKind:
		return exactAlign(d.vectors, d.Bits(t), d.StoreSize(t))
	case ArrayKind:
		return d.AlignOf(t.Elem)
	case StructKind:
		_, align := d.structLayout(t, -1)
		return align
	case X86MMXKind:
		return 8
	case X86AMXKind:
		return 64
	}
	if b := t.FloatBits(); b != 0 {
		return exactAlign(d.floats, uint64(b), uint64(b+7)/8)
	}
	return 1
}

func intAlign(list []layoutAlign, bits uint64) uint64 {
	for _, a := range list {
		if a.bits >= bits {
			return a.align
		}
	}
	return list[len(list)-1].align
}

// exactAlign gives the alignment stated for the size, else the size rounded up to a power of two.
func exactAlign(list []layoutAlign, bits, bytes uint64) uint64 {
	for _, a := range list {
		if a.bits == bits {
			return a.align
		}
	}
	n := uint64(1)
	for n < bytes {
		n *= 2
	}
	return n
}

// structLayout gives size and alignment of a struct; with upTo >= 0 the size is the offset of that field.
func (d *DataLayout) structLayout(t *Type, upTo int) (size, align uint64) {
	align = 1
	if !t.Packed {
		align = d.aggAlign
	}
	for i, f := range t.Fields {
		a := uint64(1)
		if !t.Packed {
			a = d.AlignOf(f)
		}
		size = roundUp(size, a)
		align = max(align, a)
		if i == upTo {
			return size, align
		}
		size += d.AllocSize(f)
	}
	return roundUp(size, align), align
}

// FieldOffset gives the offset of a struct's field in bytes.
func (d *DataLayout) FieldOffset(t *Type, field int) uint64 {
	size, _ := d.structLayout(t, field)
	return size
}

func roundUp(n, to uint64) uint64 {
	if to <= 1 {
		return n
	}
	return (n + to - 1) / to * to
}
