package bitstream

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// maxDepth limits nested blocks; LLVM's files need four.
const maxDepth = 64

// maxAbbrevOps limits the operands of an abbreviation. Literal operands take no bits in the records that use it, so that without a
// limit a small file could stand for endless operands. LLVM's longest abbreviations have some 20.
const maxAbbrevOps = 256

// maxWidth is the widest fixed or VBR field (LLVM's BitstreamCursor::MaxChunkSize).
const maxWidth = 64

// maxCode is the greatest record code.
const maxCode = 1<<32 - 1

// noBlock is no block's id.
const noBlock = 1 << 31

// An Error is malformed bitstream at a place.
type Error struct {
	Bit uint64 // offset in bits from the start of the data
	Msg string
}

func (e *Error) Error() string {
	return fmt.Sprintf("at byte %#x (bit %d): %s", e.Bit/8, e.Bit%8, e.Msg)
}

// EntryKind is what Next found.
type EntryKind uint8

// The kinds of entries.
const (
	EndBlock EntryKind = iota
	SubBlock
	RecordEntry
	EndOfStream // only outside all blocks
)

// An Entry is what comes next in a block: for a SubBlock ID is the block's id, for a RecordEntry its abbreviation id. Bit is where
// it begins, after the definitions of abbreviations that came before it.
type Entry struct {
	Kind EntryKind
	ID   uint32
	Bit  uint64
}

// A Record is one record. Ops and Blob are valid until the next call of ReadRecord with the same Record.
type Record struct {
	Code uint32
	Ops  []uint64
	Blob []byte
	Bit  uint64 // where the record starts, after its abbreviation id
}

type scope struct {
	end     uint64
	width   uint
	abbrevs []*Abbrev
	own     bool // the array of abbrevs belongs to this scope alone
	id      uint32
}

// A Cursor reads a bitstream.
type Cursor struct {
	data    []byte
	pos     uint64 // in bits
	scope          // the block being read
	outer   []scope
	info    map[uint32][]*Abbrev
	infoFor uint32 // the block id that a block info is speaking of
}

// NewCursor starts at the beginning of the data, outside all blocks; magic numbers are the caller's to skip.
func NewCursor(data []byte) *Cursor {
	return &Cursor{data: data, scope: scope{end: uint64(len(data)) * 8, width: 2}, info: map[uint32][]*Abbrev{}}
}

// Fork gives a cursor outside all blocks at a bit, which knows the abbreviations of the block infos read so far. It shares
// nothing that changes with c as long as c reads no further block infos.
func (c *Cursor) Fork(bit uint64) *Cursor {
	return &Cursor{data: c.data, pos: bit, scope: scope{end: uint64(len(c.data)) * 8, width: 2}, info: c.info}
}

// ForkOf makes c what Fork gives, keeping the room that c has for enclosing blocks.
func (c *Cursor) ForkOf(o *Cursor, bit uint64) {
	*c = Cursor{data: o.data, pos: bit, scope: scope{end: uint64(len(o.data)) * 8, width: 2}, info: o.info, outer: c.outer[:0]}
}

// Bit gives the position in bits.
func (c *Cursor) Bit() uint64 { return c.pos }

// Left gives the number of bits to the end of the block.
func (c *Cursor) Left() uint64 {
	if c.pos > c.end {
		return 0
	}
	return c.end - c.pos
}

// BlockID gives the id of the block being read.
func (c *Cursor) BlockID() uint32 { return c.id }

// Seek moves to a bit of the block being read.
func (c *Cursor) Seek(bit uint64) { c.pos = bit }

// At gives a cursor at a bit of the block that c reads, which knows the abbreviations that c knows now. Nothing that either does
// changes the other, but c may be used by one goroutine only while At works.
func (c *Cursor) At(bit uint64) Cursor {
	n := *c
	n.pos, n.own = bit, false
	n.outer = n.outer[:len(n.outer):len(n.outer)]
	return n
}

// TakeAbbrevs makes c know the abbreviations that have been defined in the same block while o read it.
func (c *Cursor) TakeAbbrevs(o *Cursor) { c.abbrevs, c.own = o.abbrevs, false }

func (c *Cursor) fail(format string, args ...any) error {
	return &Error{Bit: c.pos, Msg: fmt.Sprintf(format, args...)}
}

// A word holds at least wordHas bits wherever in a byte it begins.
const wordHas = 57

// whole reports whether the 64 bits from the position are all of the block, so that a word can be had and all its bits taken.
func (c *Cursor) whole() bool { return c.pos+64 <= c.end }

// word gives at least wordHas bits at the position, where whole is true.
func (c *Cursor) word() uint64 { return binary.LittleEndian.Uint64(c.data[c.pos>>3:]) >> (c.pos & 7) }

// peek gives at least wordHas bits at the position, zero beyond the data.
func (c *Cursor) peek() uint64 {
	off := c.pos >> 3
	if off+8 <= uint64(len(c.data)) {
		return binary.LittleEndian.Uint64(c.data[off:]) >> (c.pos & 7)
	}
	var word uint64
	for i := uint64(0); i < 8 && off+i < uint64(len(c.data)); i++ {
		word |= uint64(c.data[off+i]) << (8 * i)
	}
	return word >> (c.pos & 7)
}

// Fixed reads a field of n bits, 0 to 64.
func (c *Cursor) Fixed(n uint) (uint64, error) {
	if n <= wordHas && c.whole() {
		v := c.word() & (1<<n - 1)
		c.pos += uint64(n)
		return v, nil
	}
	return c.fixedAnywhere(n)
}

func (c *Cursor) fixedAnywhere(n uint) (uint64, error) {
	if c.pos+uint64(n) > c.end {
		return 0, c.fail("%d bits expected, the block ends after %d", n, c.Left())
	}
	if n <= wordHas {
		v := c.peek() & (1<<n - 1)
		c.pos += uint64(n)
		return v, nil
	}
	low := c.peek() & (1<<32 - 1)
	c.pos += 32
	high := c.peek() & (1<<(n-32) - 1)
	c.pos += uint64(n) - 32
	return low | high<<32, nil
}

// VBR reads a variable-width field of chunks of n bits, 1 to 32.
func (c *Cursor) VBR(n uint) (uint64, error) {
	if c.whole() {
		if v, used := shortVBR(c.word(), n); used > 0 {
			c.pos += uint64(used)
			return v, nil
		}
	}
	return c.vbrAnywhere(n)
}

// shortVBR reads a variable-width field of chunks of n bits from a word and gives the bits that it takes, 0 if it may be longer than the word.
func shortVBR(word uint64, n uint) (v uint64, used uint) {
	more := uint64(1) << (n - 1)
	if word&more == 0 {
		return word & (more - 1), n
	}
	v = word & (more - 1)
	for shift := n - 1; ; shift += n - 1 {
		used += n
		if used+n > wordHas {
			return 0, 0
		}
		word >>= n
		v |= word & (more - 1) << shift
		if word&more == 0 {
			return v, used + n
		}
	}
}

func (c *Cursor) vbrAnywhere(n uint) (uint64, error) {
	start := c.pos
	more := uint64(1) << (n - 1)
	var v uint64
	for shift := uint(0); ; shift += n - 1 {
		if c.pos+uint64(n) > c.end {
			c.pos = start
			return 0, c.fail("variable-width number runs past the end of the block")
		}
		chunk := c.peek()
		c.pos += uint64(n)
		bits := chunk & (more - 1)
		if shift >= 64 && bits != 0 || shift > 0 && shift < 64 && bits<<shift>>shift != bits {
			c.pos = start
			return 0, c.fail("variable-width number of more than 64 bits")
		}
		if shift < 64 {
			v |= bits << shift
		}
		if chunk&more == 0 {
			return v, nil
		}
		if n == 1 || shift > 128 {
			c.pos = start
			return 0, c.fail("variable-width number without end")
		}
	}
}

func (c *Cursor) align32() error {
	pos := (c.pos + 31) &^ 31
	if pos > c.end {
		return c.fail("block ends inside a 32-bit word")
	}
	c.pos = pos
	return nil
}

// Next gives what comes next, taking in abbreviation definitions on the way. After EndBlock the enclosing block goes on.
func (c *Cursor) Next() (Entry, error) {
	for {
		if len(c.outer) == 0 && c.end-c.pos < 32 {
			return Entry{Kind: EndOfStream, Bit: c.pos}, nil
		}
		at := c.pos
		id, err := c.Fixed(c.width)
		if err != nil {
			return Entry{}, err
		}
		switch id {
		case abbrevEndBlock:
			if len(c.outer) == 0 {
				return Entry{}, c.fail("end of a block outside all blocks")
			}
			if err := c.align32(); err != nil {
				return Entry{}, err
			}
			if c.pos != c.end {
				return Entry{}, c.fail("block %d ends before the length it states, %d bytes early", c.id, (c.end-c.pos)/8)
			}
			c.leave()
			return Entry{Kind: EndBlock, Bit: at}, nil
		case abbrevEnter:
			bid, err := c.VBR(8)
			if err != nil {
				return Entry{}, err
			}
			if bid >= noBlock {
				return Entry{}, c.fail("block id %d out of range", bid)
			}
			return Entry{Kind: SubBlock, ID: uint32(bid), Bit: at}, nil
		case abbrevDefine:
			a, err := c.readAbbrev()
			if err != nil {
				return Entry{}, err
			}
			if err := c.define(a); err != nil {
				return Entry{}, err
			}
		default:
			return Entry{Kind: RecordEntry, ID: uint32(id), Bit: at}, nil
		}
	}
}

func (c *Cursor) leave() {
	last := len(c.outer) - 1
	c.scope = c.outer[last]
	c.outer = c.outer[:last]
}

// blockHead reads what follows a block's id and gives the width of its abbreviation ids and its end.
func (c *Cursor) blockHead() (width uint, end uint64, err error) {
	w, err := c.VBR(4)
	if err != nil {
		return 0, 0, err
	}
	if w < 2 || w > 32 {
		return 0, 0, c.fail("abbreviation id width %d, 2 to 32 expected", w)
	}
	if err := c.align32(); err != nil {
		return 0, 0, err
	}
	words, err := c.Fixed(32)
	if err != nil {
		return 0, 0, err
	}
	end = c.pos + words*32
	if end > c.end {
		return 0, 0, c.fail("block of %d bytes, but only %d are left", words*4, (c.end-c.pos)/8)
	}
	return uint(w), end, nil
}

// Enter enters the block whose SubBlock entry Next has just given.
func (c *Cursor) Enter(id uint32) error {
	if len(c.outer) >= maxDepth {
		return c.fail("more than %d nested blocks", maxDepth)
	}
	width, end, err := c.blockHead()
	if err != nil {
		return err
	}
	c.outer = append(c.outer, c.scope)
	c.scope = scope{end: end, width: width, abbrevs: c.info[id], id: id}
	return nil
}

// Skip passes over the block whose SubBlock entry Next has just given.
func (c *Cursor) Skip() error {
	_, end, err := c.blockHead()
	if err != nil {
		return err
	}
	c.pos = end
	return nil
}

// Leave passes over the rest of the block.
func (c *Cursor) Leave() {
	c.pos = c.end
	c.leave()
}

func (c *Cursor) readAbbrev() (*Abbrev, error) {
	n, err := c.VBR(5)
	if err != nil {
		return nil, err
	}
	if n == 0 || n > maxAbbrevOps {
		return nil, c.fail("abbreviation of %d operands, 1 to %d expected", n, maxAbbrevOps)
	}
	a := &Abbrev{Ops: make([]Operand, 0, n)}
	for i := uint64(0); i < n; i++ {
		literal, err := c.Fixed(1)
		if err != nil {
			return nil, err
		}
		if literal == 1 {
			v, err := c.VBR(8)
			if err != nil {
				return nil, err
			}
			a.Ops = append(a.Ops, Operand{Literal, v})
			continue
		}
		enc, err := c.Fixed(3)
		if err != nil {
			return nil, err
		}
		op := Operand{Enc: Encoding(enc)}
		switch op.Enc {
		case Fixed, VBR:
			if op.Value, err = c.VBR(5); err != nil {
				return nil, err
			}
			if op.Value > maxWidth || op.Enc == VBR && op.Value > 32 {
				return nil, c.fail("abbreviation field of %d bits", op.Value)
			}
			if op.Value == 0 { // a field without bits is zero
				op = Operand{Literal, 0}
			} else if op.Enc == VBR && op.Value == 1 {
				return nil, c.fail("variable-width field of 1 bit")
			}
		case Array, Char6, Blob:
		default:
			return nil, c.fail("abbreviation encoding %d", enc)
		}
		a.Ops = append(a.Ops, op)
	}
	return a, c.checkAbbrev(a)
}

// checkAbbrev makes sure that an array is the last but one operand, a blob the last, and neither is the code.
func (c *Cursor) checkAbbrev(a *Abbrev) error {
	for i, op := range a.Ops {
		switch {
		case op.Enc == Array && (i == 0 || i != len(a.Ops)-2 || a.Ops[i+1].Enc == Blob || a.Ops[i+1].Enc == Array):
			return c.fail("abbreviation whose array is not its last operand but one")
		case op.Enc == Blob && (i == 0 || i != len(a.Ops)-1):
			return c.fail("abbreviation whose blob is not its last operand")
		}
	}
	return nil
}

func (c *Cursor) scalar(op Operand) (uint64, error) {
	switch op.Enc {
	case Literal:
		return op.Value, nil
	case Fixed:
		return c.Fixed(uint(op.Value))
	case VBR:
		return c.VBR(uint(op.Value))
	default: // Char6
		v, err := c.Fixed(6)
		if err != nil {
			return 0, err
		}
		return uint64(char6[v]), nil
	}
}

// ReadRecord reads the record whose entry Next has just given.
func (c *Cursor) ReadRecord(abbrev uint32, r *Record) error {
	r.Bit, r.Ops, r.Blob = c.pos, r.Ops[:0], nil
	if abbrev == abbrevUnabbrev {
		return c.readUnabbrev(r)
	}
	i := int(abbrev) - firstOwnAbbrev
	if i < 0 || i >= len(c.abbrevs) {
		return c.fail("abbreviation %d is not defined in block %d", abbrev, c.id)
	}
	ops := c.abbrevs[i].Ops
	code, err := c.scalar(ops[0])
	if err == nil {
		err = c.setCode(r, code)
	}
	if err != nil {
		return err
	}
	for i := 1; i < len(ops); i++ {
		switch ops[i].Enc {
		case Array:
			return c.readArray(r, ops[i+1])
		case Blob:
			return c.readBlob(r)
		}
		v, err := c.scalar(ops[i])
		if err != nil {
			return err
		}
		r.Ops = append(r.Ops, v)
	}
	return nil
}

func (c *Cursor) setCode(r *Record, code uint64) error {
	if code > maxCode {
		return c.fail("record code %d, at most %d expected", code, maxCode)
	}
	r.Code = uint32(code)
	return nil
}

func (c *Cursor) readUnabbrev(r *Record) error {
	code, err := c.VBR(6)
	if err == nil {
		err = c.setCode(r, code)
	}
	if err != nil {
		return err
	}
	n, err := c.VBR(6)
	if err != nil {
		return err
	}
	if n*6 > c.Left() || n > c.Left() {
		return c.fail("record of %d operands, but the block ends after %d bits", n, c.Left())
	}
	r.Ops, err = c.fields(r.Ops, n, Operand{VBR, 6})
	return err
}

// fields reads n fields of one encoding.
func (c *Cursor) fields(ops []uint64, n uint64, op Operand) ([]uint64, error) {
	width := uint(op.Value)
	ops = slices.Grow(ops, int(min(n, c.Left()/max(uint64(width), 1)))) // not for fields that can not be there
	switch op.Enc {
	case VBR:
		ops, n = c.vbrs(ops, n, width)
	case Fixed:
		if width > wordHas {
			break
		}
		for ; n > 0 && c.whole(); n-- {
			ops = append(ops, c.word()&(1<<width-1))
			c.pos += uint64(width)
		}
	case Char6:
		for ; n > 0 && c.whole(); n-- {
			ops = append(ops, uint64(char6[c.word()&63]))
			c.pos += 6
		}
	}
	for ; n > 0; n-- { // near the end of the block, or very long
		v, err := c.scalar(op)
		if err != nil {
			return ops, err
		}
		ops = append(ops, v)
	}
	return ops, nil
}

// vbrs reads up to n variable-width fields and gives how many are left to read: those near the end of the block, and one of which a
// word does not hold all. Short ones come several from a word.
func (c *Cursor) vbrs(ops []uint64, n uint64, width uint) ([]uint64, uint64) {
	more := uint64(1) << (width - 1)
	for n > 0 && c.whole() {
		word := c.word()
		if word&more != 0 {
			v, used := shortVBR(word, width)
			if used == 0 {
				break
			}
			ops, n = append(ops, v), n-1
			c.pos += uint64(used)
			continue
		}
		for have := uint(wordHas); have >= width && word&more == 0 && n > 0; have -= width {
			ops, n = append(ops, word&(more-1)), n-1
			word >>= width
			c.pos += uint64(width)
		}
	}
	return ops, n
}

func (c *Cursor) readArray(r *Record, elem Operand) error {
	n, err := c.VBR(6)
	if err != nil {
		return err
	}
	if n > c.Left() {
		return c.fail("array of %d elements, but the block ends after %d bits", n, c.Left())
	}
	if elem.Enc == Literal && n > 0 { // also what stands for fields of no bits
		return c.fail("array of %d elements that take no bits", n)
	}
	r.Ops, err = c.fields(r.Ops, n, elem)
	return err
}

func (c *Cursor) readBlob(r *Record) error {
	n, err := c.VBR(6)
	if err != nil {
		return err
	}
	if err := c.align32(); err != nil {
		return err
	}
	if n > c.Left()/8 {
		return c.fail("blob of %d bytes, but the block ends after %d", n, c.Left()/8)
	}
	r.Blob = c.data[c.pos/8 : c.pos/8+n]
	c.pos += n * 8
	return c.align32()
}

// ReadBlockInfo reads a block info block that has just been entered: abbreviations for the blocks of other ids.
func (c *Cursor) ReadBlockInfo() error {
	var r Record
	c.infoFor = noBlock
	for {
		e, err := c.Next()
		if err != nil {
			return err
		}
		switch e.Kind {
		case EndBlock:
			return nil
		case SubBlock:
			if err := c.Skip(); err != nil {
				return err
			}
		case RecordEntry:
			if err := c.ReadRecord(e.ID, &r); err != nil {
				return err
			}
			if r.Code != blockInfoSetBID {
				continue
			}
			if len(r.Ops) < 1 || r.Ops[0] >= noBlock {
				return c.fail("block info without a block id")
			}
			c.infoFor = uint32(r.Ops[0])
		}
	}
}

// define adds an abbreviation to the block being read or, in a block info, to the blocks that it speaks of.
func (c *Cursor) define(a *Abbrev) error {
	if c.id != blockInfoID || len(c.outer) == 0 {
		if !c.own { // what block infos define is shared
			c.abbrevs, c.own = c.abbrevs[:len(c.abbrevs):len(c.abbrevs)], true
		}
		c.abbrevs = append(c.abbrevs, a)
		return nil
	}
	if c.infoFor == noBlock {
		return c.fail("block info defines an abbreviation before it names a block")
	}
	c.info[c.infoFor] = append(c.info[c.infoFor], a)
	return nil
}
