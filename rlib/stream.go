package rlib

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// A span is a range of bytes in an extent.
type span struct{ offset, size int64 }

func (s span) end() int64 { return s.offset + s.size }

// A piece is where one module is: its own blocks, and the string table that it shares with others.
type piece struct {
	body   span // identification and module; with the magic and the string table where those are its own
	strtab span // empty where body has it
	bare   bool // body has no magic
}

// size is the length of the module as it is read.
func (p piece) size() int64 {
	n := p.body.size + p.strtab.size
	if p.bare {
		n += int64(len(rawMagic))
	}
	return n
}

// Ids of the blocks that stand outside all others (LLVM's LLVMBitCodes.h).
const (
	moduleBlock         = 8
	identificationBlock = 13
	strtabBlock         = 23
)

// strtabCopies bounds the bytes that modules of a file take up because each gets the string table that they share, in bytes for each byte
// of the file; strtabSpare may be taken always. llvm-cat of a hundred modules stays far below it.
const (
	strtabCopies = 32
	strtabSpare  = 4 << 20
)

// A splitter finds the modules in an extent of bitcode. That may be one file of bitcode with one module; one with several, which have
// string tables of their own or share one (llvm-cat, with and without -b; BitcodeReader.cpp, getBitcodeFileContents); or several such files, raw
// or wrapped, one after the other with zero bytes between, as a linker leaves them in a section.
type splitter struct {
	x      *extent
	pieces []piece
	copied int64
}

// split finds the modules. It looks at the headers of the outermost blocks only.
func (x *extent) split() ([]piece, error) {
	s := &splitter{x: x}
	for pos := int64(0); pos < x.size; {
		end, err := s.file(pos, x.size)
		if err != nil {
			return nil, err
		}
		if pos, err = s.padding(end); err != nil {
			return nil, err
		}
	}
	if len(s.pieces) == 0 {
		return nil, errors.New("the bitcode holds no module")
	}
	return s.pieces, nil
}

// padding passes over the zero bytes after a file of bitcode, and gives the extent's end where no further one follows.
func (s *splitter) padding(pos int64) (int64, error) {
	for {
		head, err := s.x.peek(pos, firstRead)
		if err != nil {
			return 0, err
		}
		if len(head) == 0 || kindOf(head).IsBitcode() {
			return pos, nil
		}
		if head[0] != 0 {
			if s.x.size-pos <= endPadding {
				return s.x.size, nil
			}
			return 0, fmt.Errorf("at byte %d of the bitcode: a block, or another file of bitcode, expected, found % x", pos, head[:min(8, len(head))])
		}
		for len(head) > 0 && head[0] == 0 {
			head, pos = head[1:], pos+1
		}
	}
}

// endPadding is how many bytes that are no bitcode may follow it: LLVM, too, looks for no block there, since Darwin's ar pads members.
const endPadding = 8

// file finds the modules in the file of bitcode at pos, which goes no further than limit, and gives its end.
func (s *splitter) file(pos, limit int64) (int64, error) {
	head, err := s.x.peek(pos, wrapperSize)
	if err != nil {
		return 0, err
	}
	switch kindOf(head) {
	case Bitcode:
		return s.blocks(pos, limit)
	case Wrapped:
	default:
		return 0, fmt.Errorf("at byte %d: bitcode expected, found % x", pos, head[:min(4, len(head))])
	}
	inner, err := unwrap(head, limit-pos)
	if err != nil {
		return 0, err
	}
	start := pos + inner.offset
	if head, err = s.x.peek(start, wrapperSize); err != nil {
		return 0, err
	}
	if kindOf(head) != Bitcode {
		return 0, fmt.Errorf("bitcode wrapper without bitcode at byte %d", start)
	}
	if _, err := s.blocks(start, start+inner.size); err != nil {
		return 0, err
	}
	return start + inner.size, nil
}

// blocks walks the outermost blocks of a file of raw bitcode and gives the end of the last.
func (s *splitter) blocks(start, limit int64) (int64, error) {
	first := len(s.pieces)
	named := first     // the modules before this one have a string table
	begin := int64(-1) // of the identification that comes right before a module
	tables := 0
	pos := start + int64(len(rawMagic))
	for pos+endPadding < limit {
		head, err := s.x.peek(pos, blockHeader)
		if err != nil {
			return 0, err
		}
		if head[0] == 0 || kindOf(head).IsBitcode() {
			break
		}
		id, size, err := blockAt(head)
		if err != nil {
			return 0, fmt.Errorf("at byte %d of the bitcode: %w", pos, err)
		}
		if size > limit-pos {
			return 0, fmt.Errorf("at byte %d of the bitcode: a block of %d bytes, %d are left", pos, size, limit-pos)
		}
		switch id {
		case identificationBlock:
			begin = pos
		case moduleBlock:
			if begin < 0 {
				begin = pos
			}
			s.pieces = append(s.pieces, piece{body: span{begin, pos + size - begin}, bare: true})
			begin = -1
		case strtabBlock:
			tables++
			if err := s.name(named, span{pos, size}); err != nil {
				return 0, err
			}
			named = len(s.pieces)
		default:
			begin = -1
		}
		pos += size
	}
	if len(s.pieces) == first+1 && tables <= 1 { // the usual file: nothing to take apart
		s.pieces[first] = piece{body: span{start, pos - start}}
	}
	return pos, nil
}

// name gives the string table to the modules from the given one on.
func (s *splitter) name(from int, table span) error {
	for i := from; i < len(s.pieces); i++ {
		s.pieces[i].strtab = table
		if i > from {
			s.copied += table.size
		}
	}
	if s.copied > strtabSpare+strtabCopies*s.x.size {
		return fmt.Errorf("at byte %d of the bitcode: %d modules share a string table of %d bytes, which is more than is believed",
			table.offset, len(s.pieces)-from, table.size)
	}
	return nil
}

// blockHeader is how many bytes blockAt wants: the ids take up to 8, the length 4.
const blockHeader = 12

// blockAt reads the header of a block outside all others: in 2 bits the code for a block, its id by 8 bits at a time, the width of the codes
// in it by 4, then from the next 32-bit word on its length in such words (LLVM BitCodeFormat, "ENTER_SUBBLOCK Encoding"). The size is in
// bytes and includes the header.
func blockAt(head []byte) (id uint64, size int64, err error) {
	var word [16]byte
	copy(word[:], head)
	bits := binary.LittleEndian.Uint64(word[:])
	if bits&3 != 1 {
		return 0, 0, fmt.Errorf("a block expected, found % x", head[:min(8, len(head))])
	}
	used := uint(2)
	vbr := func(width uint) (v uint64) {
		for shift := uint(0); used+width <= 64; shift += width - 1 {
			chunk := bits >> used & (1<<width - 1)
			used += width
			v |= (chunk &^ (1 << (width - 1))) << shift
			if chunk>>(width-1) == 0 {
				return v
			}
		}
		used = 65
		return 0
	}
	id = vbr(8)
	vbr(4)
	if used > 64 {
		return 0, 0, errors.New("a block with a number that is too long")
	}
	at := (used + 31) / 32 * 4
	if int(at)+4 > len(head) {
		return 0, 0, errors.New("a block without a length")
	}
	return id, int64(at) + 4 + 4*int64(binary.LittleEndian.Uint32(word[at:])), nil
}
