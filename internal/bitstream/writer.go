package bitstream

import (
	"encoding/binary"
	"math/bits"
	"slices"
	"strings"
)

// wordBits is the alignment of block heads, block ends and blobs.
const wordBits = 32

// Widths of the fields that the format fixes (LLVM's BitCodeEnums.h): a block's id, the width of its abbreviation
// ids, and the parts of abbreviations and unabbreviated records.
const (
	blockIDVBR    = 8
	codeLenVBR    = 4
	outerAbbrev   = 2 // outside all blocks
	recordVBR     = 6
	abbrevOpsVBR  = 5
	literalVBR    = 8
	encodingWidth = 3
	encodingVBR   = 5
)

// BlockInfo is the abbreviations that every block of an id has from its start.
type BlockInfo struct {
	Block   uint32
	Abbrevs []*Abbrev
}

// A Writer makes a bitstream in memory. A record is written with the first abbreviation of its block that it fits, so
// callers never name one; every abbreviation must begin with the code as a literal.
type Writer struct {
	buf     []byte
	acc     uint64 // the bits after buf
	have    uint   // how many of them, below 64
	width   uint   // of abbreviation ids in the open block
	abbrevs []*Abbrev
	open    []openBlock
	info    map[uint32][]*Abbrev
}

type openBlock struct {
	width   uint
	abbrevs []*Abbrev
	sizeAt  int // where in buf the size in words belongs
}

// NewWriter starts an empty stream, outside all blocks, with the magic bytes.
func NewWriter(magic ...byte) *Writer {
	return &Writer{buf: append([]byte(nil), magic...), width: outerAbbrev}
}

// Fork gives a writer of blocks that will stand inside the open block of w: Append puts them there.
func (w *Writer) Fork() *Writer {
	return &Writer{width: w.width, info: w.info}
}

// Aligned reports whether the stream is at a word: after a block it is.
func (w *Writer) Aligned() bool { return (uint(len(w.buf))*8+w.have)%wordBits == 0 }

// Append adds the whole blocks that forked writers made. They must start at a word: see Aligned.
func (w *Writer) Append(forks ...*Writer) {
	w.align()
	size := 0
	for _, f := range forks {
		size += len(f.Bytes())
	}
	w.buf = slices.Grow(w.buf, size)
	for _, f := range forks {
		w.buf = append(w.buf, f.buf...)
	}
}

// Bytes gives the stream, filled up to a word.
func (w *Writer) Bytes() []byte {
	w.align()
	return w.buf
}

// Fixed writes the low n bits of v, n at most 64.
func (w *Writer) Fixed(v uint64, n uint) {
	if n < 64 {
		v &= 1<<n - 1
	}
	w.acc |= v << w.have
	if w.have+n < 64 {
		w.have += n
		return
	}
	w.buf = binary.LittleEndian.AppendUint64(w.buf, w.acc)
	w.acc = v >> (64 - w.have)
	w.have += n - 64
}

// VBR writes v in chunks of n bits, the low ones first, the top bit of each telling whether more follow.
func (w *Writer) VBR(v uint64, n uint) {
	more := uint64(1) << (n - 1)
	if v < more {
		w.Fixed(v, n)
		return
	}
	var chunks uint64 // of what fits a word
	for used := uint(0); ; used += n {
		if used+n > 64 {
			w.Fixed(chunks, used)
			chunks, used = 0, 0
		}
		if v < more {
			w.Fixed(chunks|v<<used, used+n)
			return
		}
		chunks |= (v&(more-1) | more) << used
		v >>= n - 1
	}
}

// align fills up to a word and empties the accumulator.
func (w *Writer) align() {
	for w.have%wordBits != 0 {
		w.Fixed(0, wordBits-w.have%wordBits)
	}
	if w.have != 0 {
		w.buf = binary.LittleEndian.AppendUint32(w.buf, uint32(w.acc))
		w.acc, w.have = 0, 0
	}
	for len(w.buf)%4 != 0 {
		w.buf = append(w.buf, 0)
	}
}

// Enter opens a block whose abbreviation ids have the width in bits.
func (w *Writer) Enter(id uint32, width uint) {
	w.Fixed(abbrevEnter, w.width)
	w.VBR(uint64(id), blockIDVBR)
	w.VBR(uint64(width), codeLenVBR)
	w.align()
	w.open = append(w.open, openBlock{w.width, w.abbrevs, len(w.buf)})
	w.buf = append(w.buf, 0, 0, 0, 0)
	w.width = width
	w.abbrevs = w.info[id]
	w.abbrevs = w.abbrevs[:len(w.abbrevs):len(w.abbrevs)]
}

// Leave closes the block that was opened last.
func (w *Writer) Leave() {
	w.Fixed(abbrevEndBlock, w.width)
	w.align()
	b := w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	binary.LittleEndian.PutUint32(w.buf[b.sizeAt:], uint32((len(w.buf)-b.sizeAt-4)/4))
	w.width, w.abbrevs = b.width, b.abbrevs
}

// Define adds an abbreviation to the open block. Ids of the block's width must suffice for it.
func (w *Writer) Define(ops ...Operand) {
	a := &Abbrev{Ops: ops}
	w.define(a)
	w.abbrevs = append(w.abbrevs, a)
}

func (w *Writer) define(a *Abbrev) {
	w.Fixed(abbrevDefine, w.width)
	w.VBR(uint64(len(a.Ops)), abbrevOpsVBR)
	for _, op := range a.Ops {
		if op.Enc == Literal {
			w.Fixed(1, 1)
			w.VBR(op.Value, literalVBR)
			continue
		}
		w.Fixed(0, 1)
		w.Fixed(uint64(op.Enc), encodingWidth)
		if op.Enc == Fixed || op.Enc == VBR {
			w.VBR(op.Value, encodingVBR)
		}
	}
}

// BlockInfo writes a block info block, whose abbreviations blocks opened from now on have.
func (w *Writer) BlockInfo(blocks ...BlockInfo) {
	w.info = map[uint32][]*Abbrev{}
	w.Enter(blockInfoID, outerAbbrev)
	for _, b := range blocks {
		w.Record(blockInfoSetBID, uint64(b.Block))
		for _, a := range b.Abbrevs {
			w.define(a)
		}
		w.info[b.Block] = b.Abbrevs
	}
	w.Leave()
}

// Record writes a record of the open block.
func (w *Writer) Record(code uint32, ops ...uint64) {
	for i, a := range w.abbrevs {
		if a.Ops[0].Value == uint64(code) && a.fits(ops) {
			w.Fixed(uint64(firstOwnAbbrev+i), w.width)
			w.abbreviated(a, ops)
			return
		}
	}
	w.Fixed(abbrevUnabbrev, w.width)
	w.VBR(uint64(code), recordVBR)
	w.VBR(uint64(len(ops)), recordVBR)
	for _, v := range ops {
		w.VBR(v, recordVBR)
	}
}

// Blob writes a record that ends with a blob, with an abbreviation of its own.
func (w *Writer) Blob(code uint32, ops []uint64, blob []byte) {
	shape := []Operand{{Literal, uint64(code)}}
	for range ops {
		shape = append(shape, Operand{VBR, recordVBR})
	}
	id := uint64(firstOwnAbbrev + len(w.abbrevs))
	w.Define(append(shape, Operand{Enc: Blob})...)
	w.Fixed(id, w.width)
	for _, v := range ops {
		w.VBR(v, recordVBR)
	}
	w.VBR(uint64(len(blob)), recordVBR)
	w.align()
	w.buf = append(w.buf, blob...)
	w.align()
}

// fits reports whether the operands after the code can be written with the abbreviation.
func (a *Abbrev) fits(ops []uint64) bool {
	shape := a.Ops[1:]
	for i, op := range shape {
		switch op.Enc {
		case Array:
			for _, v := range ops[i:] {
				if !shape[i+1].holds(v) {
					return false
				}
			}
			return true
		case Blob:
			return false
		}
		if i >= len(ops) || !op.holds(ops[i]) {
			return false
		}
	}
	return len(shape) == len(ops)
}

func (op Operand) holds(v uint64) bool {
	switch op.Enc {
	case Literal:
		return v == op.Value
	case Fixed:
		return bits.Len64(v) <= int(op.Value)
	case VBR:
		return true
	case Char6:
		return v < 128 && strings.IndexByte(char6, byte(v)) >= 0
	}
	return false
}

func (w *Writer) abbreviated(a *Abbrev, ops []uint64) {
	shape := a.Ops[1:]
	for i, op := range shape {
		if op.Enc == Array {
			w.VBR(uint64(len(ops)-i), recordVBR)
			for _, v := range ops[i:] {
				w.scalar(shape[i+1], v)
			}
			return
		}
		w.scalar(op, ops[i])
	}
}

func (w *Writer) scalar(op Operand, v uint64) {
	switch op.Enc {
	case Fixed:
		w.Fixed(v, uint(op.Value))
	case VBR:
		w.VBR(v, uint(op.Value))
	case Char6:
		w.Fixed(uint64(strings.IndexByte(char6, byte(v))), 6)
	}
}
