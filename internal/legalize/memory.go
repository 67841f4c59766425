package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// MemoryIntrinsics lowers the intrinsics that copy and fill memory (LangRef, "Standard C/C++ Library Intrinsics" and "Element Wise
// Atomic Memory Intrinsics"). Those of unordered atomic elements and the fill with a pattern become loops: no libNVVM has them. The plain ones
// stay, in a form that every libNVVM gets right (measured with 11.8 to 13.5): each pointer says its alignment, the size has
// 64 bits, and a memmove of a constant size is loads and then stores, or has a size that the library can not see.
func MemoryIntrinsics() Pass {
	return expandBy("memory-intrinsics", &Natives{}, func(c *Context, f *ir.Function) expander {
		base := BaseName(f.Name)
		if e := memoryIntrinsics[base]; e != nil {
			return e
		}
		if c.NVPTX {
			return plainMemoryIntrinsics[base]
		}
		return nil
	})
}

var memoryIntrinsics = map[string]expander{
	"llvm.memcpy.inline":                    plainMemory("llvm.memcpy", 2),
	"llvm.memset.inline":                    plainMemory("llvm.memset", 1),
	"llvm.memcpy.element.unordered.atomic":  elementCopy(false),
	"llvm.memmove.element.unordered.atomic": elementCopy(true),
	"llvm.memset.element.unordered.atomic":  elementFill,
	"llvm.experimental.memset.pattern":      patternFill,
}

var plainMemoryIntrinsics = map[string]expander{
	"llvm.memcpy":  plainMemory("llvm.memcpy", 2),
	"llvm.memset":  plainMemory("llvm.memset", 1),
	"llvm.memmove": plainMove,
}

// alignOf gives the alignment in bytes that the call promises of a pointer argument, 1 where it says nothing.
func (x *expansion) alignOf(arg int) uint64 {
	if a, ok := x.in.Call.Attrs.Param(arg).Get(ir.AttrAlign); ok && a.Int > 0 {
		return a.Int
	}
	return 1
}

// plainMemory calls the intrinsic with a size of 64 bits, since libNVVM extends one of 32 bits with its sign, and with the alignment of its
// pointers said: one without is taken to be 16 by the LLVM 7 dialect, which then loads vectors where they may not be.
func plainMemory(base string, pointers int) expander {
	return func(x *expansion) (ir.Value, error) { return nil, x.plainMemory(base, pointers, x.size()) }
}

// size gives the size argument, the last but one, as 64 bits.
func (x *expansion) size() ir.Value {
	n, word := x.args[2], x.Types.Int(64)
	if n.Type() == word {
		return n
	}
	if v, ok := ir.AsUint64(n); ok {
		return ir.Int(word, int64(v))
	}
	if n.Type().Bits > 64 {
		return x.Cast(ir.Trunc, n, word) // no object is larger
	}
	return x.Cast(ir.ZExt, n, word)
}

func (x *expansion) plainMemory(base string, pointers int, size ir.Value) error {
	args := []ir.Value{x.args[0], x.args[1], size, x.args[3]}
	var types []*ir.Type
	for _, p := range args[:pointers] {
		types = append(types, p.Type())
	}
	v, err := x.call(ir.IntrinsicName(base, append(types, size.Type())...), x.ty, args...)
	if err != nil {
		return err
	}
	call := v.(*ir.Instr)
	attrs := ir.AttrList{}
	if old := x.in.Call.Attrs; old != nil {
		attrs = *old
	}
	attrs.Params = make([]*ir.AttrSet, pointers)
	for i := range pointers {
		attrs.Params[i] = withAlign(x.in.Call.Attrs.Param(i), x.alignOf(i))
	}
	call.Call.Attrs = &attrs
	call.Flags, call.MD = x.in.Flags, x.in.MD
	return nil
}

// withAlign gives the set with the alignment, where it has none.
func withAlign(s *ir.AttrSet, align uint64) *ir.AttrSet {
	if s.Has(ir.AttrAlign) {
		return s
	}
	n := &ir.AttrSet{List: []ir.Attr{{Kind: ir.AttrAlign, Int: align}}}
	if s != nil {
		n.List = append(n.List, s.List...)
	}
	sortAttrs(n.List)
	return n
}

// The most pieces that a memmove of a constant size is loaded and stored in at once, and the largest piece, in bytes.
const (
	movePieces = 32
	movePiece  = 8
)

// plainMove keeps memmove right above 4 GiB: for a constant size libNVVM decides by the lower 32 bits of the addresses which end
// to begin at. Where the size is not known to it, it compares all bits.
func plainMove(x *expansion) (ir.Value, error) {
	size := x.size()
	n, ok := ir.AsUint64(size)
	if !ok {
		return nil, x.plainMemory("llvm.memmove", 2, size)
	}
	align := min(x.alignOf(0), x.alignOf(1), movePiece)
	if n/align > movePieces-4 {
		return nil, x.plainMemory("llvm.memmove", 2, x.hidden(n))
	}
	var flags ir.Flags
	if isTrue(x.args[3]) {
		flags = ir.Volatile
	}
	type piece struct {
		at, size uint64
		v        ir.Value
	}
	var pieces []piece
	for at := uint64(0); at < n; {
		p := piece{at: at, size: align}
		for p.size > n-at {
			p.size /= 2
		}
		l := x.Load(x.Types.Int(uint32(8*p.size)), x.bytesOn(x.args[1], k(size.Type(), int64(at))), ir.AlignOf(p.size))
		l.Flags |= flags
		p.v = l
		pieces = append(pieces, p)
		at += p.size
	}
	for _, p := range pieces {
		x.Store(p.v, x.bytesOn(x.args[0], k(size.Type(), int64(p.at))), ir.AlignOf(p.size)).Flags |= flags
	}
	return nil, nil
}

// hidden gives a number that libNVVM can not look at.
func (x *expansion) hidden(n uint64) ir.Value {
	return x.ptx(fmt.Sprintf("mov.u64 $0, %d;", n), "=l", pure, x.Types.Int(64))
}

// bytesOn gives the address a number of bytes on.
func (x *expansion) bytesOn(p, bytes ir.Value) ir.Value {
	if n, ok := ir.AsUint64(bytes); ok && n == 0 {
		return p
	}
	return x.GEP(x.Types.Int(8), p, 0, bytes)
}

// steps appends a loop that runs the body for each offset 0, step, 2*step and so on below the end, the last first if down. The end is a
// multiple of the step.
func (x *expansion) steps(end ir.Value, step int64, down bool, body func(at ir.Value)) {
	t := end.Type()
	before := x.Block
	head, turn := x.NewBlock(), x.NewBlock()
	x.Br(head)
	x.At(head)
	at := x.Phi(t)
	after := x.NewBlock()
	if down {
		at.AddIncoming(end, before)
		x.CondBr(x.ICmp(ir.ICmpEQ, at, k(t, 0)), after, turn)
		x.At(turn)
		next := x.Bin(ir.Sub, at, k(t, step))
		body(next)
		at.AddIncoming(next, x.Block)
	} else {
		at.AddIncoming(k(t, 0), before)
		x.CondBr(x.ICmp(ir.ICmpEQ, at, end), after, turn)
		x.At(turn)
		body(at)
		at.AddIncoming(x.Bin(ir.Add, at, k(t, step)), x.Block)
	}
	x.Br(head)
	x.At(after)
}

// elementSize gives the size of an element, the last argument, in bytes, and its type.
func (x *expansion) elementSize() (int64, *ir.Type, error) {
	n, ok := ir.AsUint64(x.args[3])
	if !ok || n == 0 || n&(n-1) != 0 || n > 16 {
		return 0, nil, fmt.Errorf("a constant element size of 1, 2, 4, 8 or 16 bytes expected")
	}
	return int64(n), x.Types.Int(uint32(8 * n)), nil
}

// elementCopy copies element by element with unordered atomic accesses. If the ranges may overlap, it begins at the end that is
// not yet written to when it is read.
func elementCopy(overlap bool) expander {
	return func(x *expansion) (ir.Value, error) {
		step, elem, err := x.elementSize()
		if err != nil {
			return nil, err
		}
		end := x.size()
		one := func(at ir.Value) {
			l := x.Load(elem, x.bytesOn(x.args[1], at), ir.AlignOf(uint64(step)))
			l.Order = ir.Unordered
			x.Store(l, x.bytesOn(x.args[0], at), ir.AlignOf(uint64(step))).Order = ir.Unordered
		}
		if !overlap {
			x.steps(end, step, false, one)
			return nil, nil
		}
		up, down, after := x.NewBlock(), x.NewBlock(), x.NewBlock()
		x.CondBr(x.ICmp(ir.ICmpULT, x.address(x.args[1]), x.address(x.args[0])), down, up)
		for _, b := range []*ir.Block{up, down} {
			x.At(b)
			x.steps(end, step, b == down, one)
			x.Br(after)
		}
		x.At(after)
		return nil, nil
	}
}

// address gives a pointer's place in the generic address space, in which those of others can be compared.
func (x *expansion) address(p ir.Value) ir.Value {
	if p.Type().AddrSpace != 0 {
		p = x.Cast(ir.AddrSpaceCast, p, x.Types.Ptr(0))
	}
	return x.Cast(ir.PtrToInt, p, x.Types.Int(64))
}

// elementFill stores the byte in all places of each element.
func elementFill(x *expansion) (ir.Value, error) {
	step, elem, err := x.elementSize()
	if err != nil {
		return nil, err
	}
	v := x.args[1]
	if step > 1 {
		v = x.Cast(ir.ZExt, v, elem)
		for bits := int64(8); bits < 8*step; bits *= 2 {
			v = x.Bin(ir.Or, v, x.Bin(ir.Shl, v, k(elem, bits)))
		}
	}
	x.steps(x.size(), step, false, func(at ir.Value) {
		x.Store(v, x.bytesOn(x.args[0], at), ir.AlignOf(uint64(step))).Order = ir.Unordered
	})
	return nil, nil
}

// patternFill stores a value of any type as often as the size argument says, side by side as in an array.
func patternFill(x *expansion) (ir.Value, error) {
	var flags ir.Flags
	if isTrue(x.args[3]) {
		flags = ir.Volatile
	}
	t := x.args[1].Type()
	step := x.c.Layout.AllocSize(t)
	count := x.size()
	align := min(x.alignOf(0), step&-step)
	x.steps(count, 1, false, func(i ir.Value) {
		at := x.Bin(ir.Mul, i, k(count.Type(), int64(step)))
		x.Store(x.args[1], x.bytesOn(x.args[0], at), ir.AlignOf(align)).Flags |= flags
	})
	return nil, nil
}
