package legalize

import (
	"encoding/binary"
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// A sourceLocation is a core::panic::Location: the address and length of the file's name, line and column, of 8, 8, 4 and 4 bytes
// (library/core/src/panic/location.rs; the order is the one that rustc gives the fields).
type sourceLocation struct {
	file string
	line uint64
}

const (
	locationLength = 8
	locationLine   = 16
	locationSize   = 24
)

// location gives the constant Location that is the call's last argument.
func (c *panicCall) location() (sourceLocation, bool) {
	var none sourceLocation
	args := c.call.CallArgs()
	if len(args) == 0 {
		return none, false
	}
	im, at := c.image(args[len(args)-1])
	if im == nil || at != 0 || len(im.data) != locationSize || len(im.addresses) != 1 {
		return none, false
	}
	file, ok := c.text(im.addresses[0], im.number(locationLength, 8))
	return sourceLocation{file, im.number(locationLine, 4)}, ok && file != ""
}

// hasTerminatedFiles reports whether the names of files in a module's Locations have a zero behind them: that is public since Rust 1.92
// (Location::file_as_c_str).
func hasTerminatedFiles(m *ir.Module) bool {
	ident := m.FindNamedMD("llvm.ident")
	if ident == nil {
		return false
	}
	for _, md := range ident.Nodes {
		n, ok := md.(*ir.MDNode)
		if !ok || len(n.Ops) != 1 {
			continue
		}
		s, ok := n.Ops[0].(*ir.MDString)
		var major, minor int
		if !ok {
			continue
		}
		if got, _ := fmt.Sscanf(s.S, "rustc version %d.%d", &major, &minor); got == 2 && (major > 1 || minor >= 92) {
			return true
		}
	}
	return false
}

// An image is the memory that a constant variable is.
type image struct {
	data      []byte
	addresses map[uint64]ir.Value // what stands at offsets: globals and expressions of them
}

// mostImage is the size of what is looked at: messages and names of files are shorter.
const mostImage = 1 << 16

// number gives a number of 4 or 8 bytes, 0 outside the memory.
func (im *image) number(at, size uint64) uint64 {
	if at+size > uint64(len(im.data)) {
		return 0
	}
	if size == 4 {
		return uint64(binary.LittleEndian.Uint32(im.data[at:]))
	}
	return binary.LittleEndian.Uint64(im.data[at:])
}

// image gives the constant memory that a value is an address in, and where in it; nil if it is not known. Other modules' variables may not
// have been read.
func (c *panicCall) image(v ir.Value) (*image, uint64) {
	base, at := c.address(v)
	g, ok := base.(*ir.GlobalVar)
	if !ok || !g.Const || g.Init == nil || g.Module != c.f.Module || c.layout.AllocSize(g.ValueTy) > mostImage {
		return nil, 0
	}
	im := &image{make([]byte, c.layout.AllocSize(g.ValueTy)), map[uint64]ir.Value{}}
	if !c.fill(im, g.Init, 0) || at > uint64(len(im.data)) {
		return nil, 0
	}
	return im, at
}

// fill writes a constant, and reports whether all of it is known.
func (c *panicCall) fill(im *image, v ir.Value, at uint64) bool {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind == ir.ConstExpr {
		im.addresses[at] = v
		return true
	}
	switch k.Kind {
	case ir.ConstNull, ir.ConstUndef, ir.ConstPoison:
		return true
	case ir.ConstInt:
		size := c.layout.StoreSize(k.Ty)
		if k.Words != nil || at+size > uint64(len(im.data)) {
			return false
		}
		for i := range size {
			im.data[at+i] = byte(k.Int >> (8 * i))
		}
		return true
	case ir.ConstData:
		return copy(im.data[at:], k.Data) == len(k.Data)
	case ir.ConstAggregate:
		for i, op := range k.Ops {
			if !c.fill(im, op, at+c.offset(k.Ty, uint64(i))) {
				return false
			}
		}
		return true
	}
	return false
}

// offset gives where in a type its part is.
func (c *panicCall) offset(t *ir.Type, part uint64) uint64 {
	if t.Kind == ir.StructKind {
		return c.layout.FieldOffset(t, int(part))
	}
	return part * c.layout.AllocSize(t.At(part))
}

// address takes an address apart: what it is in, and how far.
func (c *panicCall) address(v ir.Value) (base ir.Value, at uint64) {
	for {
		var elem *ir.Type
		var ops []ir.Value
		switch x := v.(type) {
		case *ir.Instr:
			if x.Op == ir.BitCast { // of typed pointers
				v = x.Ops[0]
				continue
			}
			if x.Op != ir.GetElementPtr {
				return v, at
			}
			elem, ops = x.ElemTy, x.Ops
		case *ir.Const:
			if x.Kind == ir.ConstExpr && x.Op == ir.BitCast {
				v = x.Ops[0]
				continue
			}
			if x.Kind != ir.ConstExpr || x.Op != ir.GetElementPtr {
				return v, at
			}
			elem, ops = x.SrcTy, x.Ops
		default:
			return v, at
		}
		n, ok := c.distance(elem, ops[1:])
		if !ok {
			return v, at
		}
		v, at = ops[0], at+n
	}
}

// distance gives what the indices of a getelementptr add, if they are all known.
func (c *panicCall) distance(t *ir.Type, indices []ir.Value) (n uint64, ok bool) {
	for i, v := range indices {
		k, known := ir.AsUint64(v)
		if !known || i > 0 && t.At(k) == nil {
			return 0, false
		}
		if i == 0 {
			n += k * c.layout.AllocSize(t)
			continue
		}
		n += c.offset(t, k)
		t = t.At(k)
	}
	return n, true
}

// text gives the bytes at an address, up to a zero.
func (c *panicCall) text(v ir.Value, size uint64) (string, bool) {
	im, at := c.image(v)
	if im == nil || size > uint64(len(im.data))-at {
		return "", false
	}
	text, _, _ := strings.Cut(string(im.data[at:at+size]), "\x00")
	return text, true
}

// formatAt is for messages that are core::fmt::Arguments, the first argument; others is how many arguments come after it. What is formatted
// stands as {} in the message.
func formatAt(others int) func(*panicCall) (string, bool) {
	return func(c *panicCall) (string, bool) {
		var message string
		ok := false
		switch args := c.call.CallArgs(); len(args) - others {
		case 1: // in memory, up to Rust 1.91 or so
			message, ok = c.pieces(args[0])
		case 2:
			message, ok = c.template(args[0], args[1])
		}
		if strings.Trim(message, "{} ") == "" { // nothing of it is known
			return "", false
		}
		return message, ok
	}
}

// template gives the message of Arguments that are two addresses: of a text, with its length, twice and one more, for the second; or of a
// template, which is pieces of text, each after its length, and placeholders (library/core/src/fmt/mod.rs, "Arguments").
func (c *panicCall) template(template, args ir.Value) (string, bool) {
	if k, ok := args.(*ir.Const); ok && k.Kind == ir.ConstExpr && k.Op == ir.IntToPtr {
		if n, ok := ir.AsUint64(k.Ops[0]); ok && n&1 == 1 {
			return c.text(template, n>>1)
		}
	}
	im, at := c.image(template)
	if im == nil {
		return "", false
	}
	const (
		long, placeholder = 0x80, 0xC0
		flags, word       = 4, 2 // bytes of the optional fields
	)
	var b strings.Builder
	for code := im.data[at:]; len(code) > 0 && code[0] != 0; {
		k := code[0]
		code = code[1:]
		n := int(k)
		switch {
		case k == long:
			if len(code) < word {
				return "", false
			}
			n, code = int(binary.LittleEndian.Uint16(code)), code[word:]
		case k >= placeholder:
			b.WriteString("{}")
			n = 0
			for bit, size := range []int{flags, word, word, word} {
				n += int(k>>bit&1) * size
			}
			if len(code) < n {
				return "", false
			}
			code = code[n:]
			continue
		case k > long:
			return "", false
		}
		if len(code) < n {
			return "", false
		}
		b.Write(code[:n])
		code = code[n:]
	}
	return b.String(), true
}

// pieces gives the message of Arguments in memory: three addresses and numbers, of the pieces of text, of what is formatted between them, and of how,
// if that is said; Rust 1.63 has the last two in the other order.
func (c *panicCall) pieces(v ir.Value) (string, bool) {
	const number, second, values, valuesLast = 8, 16, 24, 40
	list, count, between := ir.Value(nil), uint64(0), uint64(0)
	if im, at := c.image(v); im != nil {
		list, count, between = im.addresses[at], im.number(at+number, 8), im.number(at+values, 8)
	} else {
		list = c.stored(v, 0)
		count, _ = ir.AsUint64(c.stored(v, number))
		at := uint64(values)
		if k, ok := c.stored(v, second).(*ir.Const); ok && k.Kind == ir.ConstNull { // nothing is said of how
			at = valuesLast
		}
		between, _ = ir.AsUint64(c.stored(v, at))
	}
	if list == nil {
		return "", false
	}
	im, at := c.image(list)
	if im == nil {
		return "", false
	}
	const size = 16 // of a &str
	if count > (uint64(len(im.data))-at)/size {
		return "", false
	}
	var b strings.Builder
	for i := range count {
		text, ok := "", true
		if from := im.addresses[at+i*size]; from != nil {
			text, ok = c.text(from, im.number(at+i*size+8, 8))
		}
		if !ok {
			return "", false
		}
		b.WriteString(text)
		if i < between {
			b.WriteString("{}")
		}
	}
	return b.String(), true
}

// stored gives what the block has stored at a distance from an address before the call, nil if that is not known.
func (c *panicCall) stored(v ir.Value, at uint64) ir.Value {
	base, start := c.address(v)
	for i := len(c.before) - 1; i >= 0; i-- {
		in := c.before[i]
		if in.Op == ir.Store {
			if to, n := c.address(in.Ops[1]); to == base && n == start+at {
				return in.Ops[0]
			}
		}
	}
	return nil
}
