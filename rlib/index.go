package rlib

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Symbol is an entry of an archive's symbol index: a global symbol and the member that defines it.
type Symbol struct {
	Name   string
	Header int64 // offset of the member's header: Member.Header
}

// Symbols reads the archive's symbol index in GNU's format, which rustc, LLVM and GNU ar write. It is nil
// where the archive has none, or one of another format. Archivers do not always know the symbols of
// bitcode, so the index is a hint and no proof that a symbol is absent.
func (f *File) Symbols() ([]Symbol, error) {
	if f.size < int64(len(archiveMagic)+headerSize) || !f.IsArchive() {
		return nil, nil
	}
	w := walk{f: f}
	m, err := w.member(int64(len(archiveMagic))) // an index is always the first member
	if err != nil {
		return nil, err
	}
	var word int
	switch m.Name {
	case "/":
		word = 4
	case "/SYM64/":
		word = 8
	default:
		return nil, nil
	}
	data, err := f.readAt(m.Name, m.Offset, m.Size)
	if err != nil {
		return nil, err
	}
	symbols, err := parseIndex(data, word)
	if err != nil {
		return nil, &Error{f.path, m.Name, m.Offset, err}
	}
	for _, s := range symbols {
		if s.Header < m.Offset+m.Size || s.Header > f.size-headerSize {
			return nil, &Error{f.path, m.Name, m.Offset, fmt.Errorf("symbol index: %s is said to be at offset %d, where no member can be", printable(s.Name), s.Header)}
		}
	}
	return symbols, nil
}

// parseIndex decodes a count, as many offsets, all big-endian and of word bytes, and as many names, each
// ended by a NUL (ar(5), "System V/GNU variant").
func parseIndex(data []byte, word int) ([]Symbol, error) {
	if len(data) == 0 {
		return nil, nil
	}
	number := func(b []byte) uint64 {
		if word == 8 {
			return binary.BigEndian.Uint64(b)
		}
		return uint64(binary.BigEndian.Uint32(b))
	}
	if len(data) < word {
		return nil, fmt.Errorf("symbol index of %d bytes: too short for its count", len(data))
	}
	count := number(data)
	data = data[word:]
	if count > uint64(len(data)/(word+1)) { // an entry has an offset and at least a NUL
		return nil, fmt.Errorf("symbol index says %d symbols, which %d bytes cannot hold", count, len(data))
	}
	symbols := make([]Symbol, count)
	names := data[int(count)*word:]
	for i := range symbols {
		name, found := cString(names)
		if !found {
			return nil, errors.New("symbol index: a name has no end")
		}
		names = names[len(name)+1:]
		symbols[i] = Symbol{name, int64(number(data[i*word:]) & (1<<63 - 1))}
	}
	return symbols, nil
}
