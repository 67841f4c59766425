package bitcode

import (
	"errors"
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// rangeSwitch marks, above bit 16, a switch whose cases are ranges (SWITCH_INST_MAGIC): LLVM 3.2 and 3.3 wrote some.
const rangeSwitch = 0x4B5

// switchHead reads what every switch begins with: the condition's type, the condition and the default block.
func (b *bodyReader) switchHead() (t *ir.Type, c ir.Value, def *ir.Block, err error) {
	if t, err = b.r.typeAt(b.f.next()); err != nil {
		return nil, nil, nil, err
	}
	if t.Kind != ir.IntKind {
		return nil, nil, nil, errors.New("switch on something that is no integer")
	}
	if c, err = b.ofType(t); err != nil {
		return nil, nil, nil, err
	}
	def, err = b.block(b.f.next())
	return t, c, def, err
}

// switchOfRanges reads [mark, type, condition, default, number of cases, cases]; a case is [number of items, items, block], an item
// [1, value] or [0, first, last], and a number of more than 64 bits has the count of its words before them. Each value is a case of its own.
func (b *bodyReader) switchOfRanges() (*ir.Instr, error) {
	b.f.next()
	t, c, def, err := b.switchHead()
	if err != nil {
		return nil, err
	}
	ops, blocks := []ir.Value{c}, []*ir.Block{def}
	for n := b.f.next(); n > 0; n-- {
		first := len(ops)
		for items := b.f.next(); items > 0; items-- {
			if ops, err = b.caseItem(ops, t); err != nil {
				return nil, err
			}
		}
		to, err := b.block(b.f.next())
		if err != nil || b.f.short {
			return nil, all(err, b.f.err("switch"))
		}
		for range ops[first:] {
			blocks = append(blocks, to)
		}
	}
	in := b.newInstr(ir.Switch, b.void(), ops...)
	in.Blocks = blocks
	return in, nil
}

// caseItem adds the values of an item to the list.
func (b *bodyReader) caseItem(list []ir.Value, t *ir.Type) ([]ir.Value, error) {
	single := b.f.next() != 0
	low, err := b.caseWords(t)
	if err != nil {
		return nil, err
	}
	high := low
	if !single {
		if high, err = b.caseWords(t); err != nil {
			return nil, err
		}
	}
	for slices.Compare(reversed(low), reversed(high)) <= 0 { // they are unsigned
		const bytesOfCase = 128
		if err := b.r.spend(bytesOfCase + 8*uint64(len(low))); err != nil {
			return nil, err
		}
		list = append(list, ir.WideInt(t, low))
		if low = slices.Clone(low); !increment(low, t.Bits) {
			break
		}
	}
	return list, nil
}

// caseWords reads a number of the type, least significant word first.
func (b *bodyReader) caseWords(t *ir.Type) ([]uint64, error) {
	n, size := uint64(1), uint64(t.Bits+63)/64
	if t.Bits > 64 {
		n = b.f.next()
	}
	if n > size || n > uint64(b.f.left()) {
		return nil, fmt.Errorf("switch with a number of %d words, which its record does not have or its type not need", n)
	}
	if size > 4 {
		if err := b.r.spend(8 * size); err != nil {
			return nil, err
		}
	}
	words := make([]uint64, size)
	for i := range words[:n] {
		words[i] = uint64(signRotated(b.f.next()))
	}
	words[size-1] = cut(words[size-1], t.Bits-64*uint32(size-1))
	return words, nil
}

func reversed(words []uint64) []uint64 {
	r := slices.Clone(words)
	slices.Reverse(r)
	return r
}

// increment adds 1 to a number of the width and reports whether there is a larger one.
func increment(words []uint64, bits uint32) bool {
	for i := range words {
		if words[i]++; words[i] != 0 {
			break
		}
	}
	last := len(words) - 1
	words[last] = cut(words[last], bits-64*uint32(last))
	return slices.ContainsFunc(words, func(w uint64) bool { return w != 0 })
}
