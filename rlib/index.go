package rlib

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
)

// Symbol is an entry of an archive's symbol index: a global symbol and the member that defines it.
type Symbol struct {
	Name   string
	Header int64 // offset of the member's header: Member.Header
}

// indexFormats are the formats of symbol indexes by the name of their member, which is always an archive's first. COFF's, also
// of the name "/", is like GNU's, and a second one after it says the same in another way.
var indexFormats = map[string]struct {
	word  int // length of its numbers in bytes
	parse func(data []byte, word int) ([]Symbol, error)
}{
	"/":                   {4, gnuIndex},
	"/SYM64/":             {8, gnuIndex},
	"__.SYMDEF":           {4, bsdIndex},
	"__.SYMDEF SORTED":    {4, bsdIndex},
	"__.SYMDEF_64":        {8, bsdIndex},
	"__.SYMDEF_64 SORTED": {8, bsdIndex},
}

// Symbols reads the archive's symbol index. It is nil where the archive has none. Archivers do not always know the symbols of
// bitcode, so the index is a hint and no proof that a symbol is absent.
func (f *File) Symbols() ([]Symbol, error) {
	if f.size < int64(len(archiveMagic)+headerSize) || !f.IsArchive() {
		return nil, nil
	}
	w := walk{f: f}
	m, err := w.member(int64(len(archiveMagic)))
	if err != nil {
		return nil, err
	}
	format, ok := indexFormats[m.Name]
	if !ok {
		return nil, nil
	}
	data, err := f.readAt(m.Name, m.Offset, m.Size)
	if err != nil {
		return nil, err
	}
	symbols, err := format.parse(data, format.word)
	if err != nil {
		return nil, &Error{f.path, m.Name, m.Offset, err}
	}
	for _, s := range symbols {
		if s.Header < m.Offset+m.Size || s.Header > f.size-headerSize {
			return nil, &Error{f.path, m.Name, m.Offset, fmt.Errorf("symbol index: %.200s is said to be at offset %d, where no member can be", printable(s.Name), s.Header)}
		}
	}
	return symbols, nil
}

// number reads an unsigned number of word bytes.
func number(order binary.ByteOrder, b []byte, word int) uint64 {
	if word == 8 {
		return order.Uint64(b)
	}
	return uint64(order.Uint32(b))
}

// place makes an offset of a number from the file, which the caller checks to lie in it.
func place(v uint64) int64 { return int64(v & (1<<63 - 1)) }

// gnuIndex decodes a count, as many offsets, all big-endian and of word bytes, and as many names, each
// ended by a NUL (ar(5), "System V/GNU variant").
func gnuIndex(data []byte, word int) ([]Symbol, error) {
	if len(data) == 0 {
		return nil, nil
	}
	if len(data) < word {
		return nil, fmt.Errorf("symbol index of %d bytes: too short for its count", len(data))
	}
	count := number(binary.BigEndian, data, word)
	data = data[word:]
	if count > uint64(len(data)/(word+1)) { // an entry has an offset and at least a NUL
		return nil, fmt.Errorf("symbol index says %d symbols, which %d bytes cannot hold", count, len(data))
	}
	symbols := make([]Symbol, count)
	names := string(data[int(count)*word:])
	for i := range symbols {
		name, rest, found := strings.Cut(names, "\x00")
		if !found {
			return nil, errors.New("symbol index: a name has no end")
		}
		names = rest
		symbols[i] = Symbol{name, place(number(binary.BigEndian, data[i*word:], word))}
	}
	return symbols, nil
}

// nameReuse bounds the bytes of all names for each byte of a BSD index, in which names may overlap.
const nameReuse = 16

// bsdIndex decodes the length in bytes of pairs of an offset in the names and one in the archive, these pairs, the length of the names,
// and them, each ended by a NUL; numbers have word bytes in the order of the machine that the archive is for (ranlib(5), mach-o/ranlib.h).
func bsdIndex(data []byte, word int) ([]Symbol, error) {
	if len(data) == 0 {
		return nil, nil
	}
	if len(data) < 2*word {
		return nil, fmt.Errorf("symbol index of %d bytes: too short for its lengths", len(data))
	}
	room, entry := uint64(len(data)-2*word), uint64(2*word)
	var order binary.ByteOrder = binary.LittleEndian
	size := number(order, data, word)
	if size > room {
		order = binary.BigEndian
		size = number(order, data, word)
	}
	if size > room || size%entry != 0 {
		return nil, fmt.Errorf("symbol index says %d bytes of symbols, of %d each, which %d bytes cannot hold", number(binary.LittleEndian, data, word), entry, room)
	}
	pairs, rest := data[word:][:size], data[uint64(word)+size:]
	length := number(order, rest, word)
	if length > uint64(len(rest)-word) {
		return nil, fmt.Errorf("symbol index says %d bytes of names, %d are left", length, len(rest)-word)
	}
	names := string(rest[word:][:length])
	symbols := make([]Symbol, 0, size/entry)
	for total := 0; len(pairs) > 0; pairs = pairs[entry:] {
		at := number(order, pairs, word)
		if at >= length {
			return nil, fmt.Errorf("symbol index: a name at offset %d of %d bytes of names", at, length)
		}
		end := strings.IndexByte(names[at:], 0)
		if end < 0 {
			return nil, errors.New("symbol index: a name has no end")
		}
		if total += end; total > nameReuse*len(data) {
			return nil, fmt.Errorf("symbol index of %d bytes: its names, which overlap, have more than %d times as many", len(data), nameReuse)
		}
		symbols = append(symbols, Symbol{names[at:][:end], place(number(order, pairs[word:], word))})
	}
	return symbols, nil
}
