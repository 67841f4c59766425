package rlib

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Member is one member of an archive, as its header describes it.
type Member struct {
	Name   string
	Kind   Kind
	Header int64  // offset of the header in the archive, in bytes
	Offset int64  // offset of the data: in the archive, or in Path
	Size   int64  // of the data, in bytes
	Path   string // the file that holds the data, for members of a thin archive
}

// The header before each member is text in fixed columns, padded with spaces (ar(5)); date, owner and
// mode, between name and size, mean nothing here.
const (
	headerSize = 60
	nameEnd    = 16 // name: bytes 0 to 16
	sizeStart  = 48 // size in decimal: bytes 48 to 58
	sizeEnd    = 58
	headerEnd  = "`\n" // the last two bytes
)

// Members walks the archive and lists its members, the symbol index and the name table included. It reads
// headers, the name table and the first bytes of members whose names do not say what they are.
func (f *File) Members() ([]Member, error) {
	if !f.IsArchive() {
		return nil, &Error{f.path, "", -1, fmt.Errorf("%s, not an archive", f.kind)}
	}
	var members []Member
	var names []byte
	for offset := int64(len(archiveMagic)); offset < f.size; {
		m, err := f.member(offset, names)
		if err != nil {
			return nil, err
		}
		if m.Kind == NameTable {
			if names, err = f.readAt(m.Name, m.Offset, m.Size); err != nil {
				return nil, err
			}
		}
		members = append(members, m)
		offset = m.Offset + m.Size
		if m.Path != "" {
			offset = m.Header + headerSize
		}
		offset += offset & 1 // members begin at even offsets
	}
	return members, nil
}

// member decodes the header at offset and tells the member's kind.
func (f *File) member(offset int64, names []byte) (Member, error) {
	fail := func(name, format string, args ...any) (Member, error) {
		return Member{}, &Error{f.path, name, offset, fmt.Errorf(format, args...)}
	}
	if left := f.size - offset; left < headerSize {
		return fail("", "archive cut short: %d bytes are left, a member's header has %d", left, headerSize)
	}
	header, err := f.readAt("", offset, headerSize)
	if err != nil {
		return Member{}, err
	}
	field := strings.TrimRight(string(header[:nameEnd]), " ")
	if end := string(header[sizeEnd:headerSize]); end != headerEnd {
		return fail("", "not a member's header: it should end with %q, found %q", headerEnd, end)
	}
	digits := strings.TrimRight(string(header[sizeStart:sizeEnd]), " ")
	size, err := strconv.ParseUint(digits, 10, 62)
	if err != nil {
		return fail(field, "bad size %q in a member's header: expected decimal digits", digits)
	}
	m := Member{Header: offset, Offset: offset + headerSize, Size: int64(size)}
	if m.Name = field; special[field] == "" {
		if err := f.name(&m, field, names); err != nil {
			return fail(field, "%w", err)
		}
	}
	m.Kind = special[m.Name]
	if f.kind == ThinArchive && (m.Kind == "" || m.Kind == Metadata) {
		m.Path = filepath.Join(filepath.Dir(f.path), filepath.FromSlash(m.Name))
		if filepath.IsAbs(m.Name) {
			m.Path = m.Name
		}
		m.Offset = 0
	} else if left := f.size - m.Offset; m.Size > left {
		return fail(m.Name, "archive cut short: the member has %d bytes, %d are left", m.Size, left)
	}
	if m.Kind == "" {
		m.Kind, err = f.kindOfMember(m)
	}
	return m, err
}

// kindOfMember tells a member's kind from its first bytes.
func (f *File) kindOfMember(m Member) (Kind, error) {
	source := f
	if m.Path != "" {
		file, err := openMember(m.Path, m.Size)
		if err != nil {
			return "", &Error{f.path, m.Name, m.Header, err}
		}
		defer file.Close()
		source = file
	}
	head, err := source.readAt(m.Name, m.Offset, min(m.Size, sniffSize))
	return kindOf(head), err
}

// special are the members whose names say what they are: those that archivers add for themselves, by the
// name field of the header, and rustc's metadata.
var special = map[string]Kind{
	"/":                 SymbolIndex, // GNU
	"/SYM64/":           SymbolIndex, // GNU, offsets of 64 bits
	"__.SYMDEF":         SymbolIndex, // BSD
	"__.SYMDEF SORTED":  SymbolIndex,
	"__.SYMDEF_64":      SymbolIndex,
	"//":                NameTable, // GNU
	"ARFILENAMES/":      NameTable, // old GNU
	"lib.rmeta":         Metadata,
	"rust.metadata.bin": Metadata, // older rustc
}

// name decodes the name field of a header: "name/" and "/123" (an offset in the name table) as GNU and LLVM
// write them, "#1/123" (the length of a name in front of the data, which it shortens) and plain "name" as
// BSD does.
func (f *File) name(m *Member, field string, names []byte) error {
	switch {
	case strings.HasPrefix(field, "#1/"):
		n, err := strconv.ParseUint(field[len("#1/"):], 10, 62)
		if err != nil || int64(n) > m.Size {
			return fmt.Errorf("bad length of a BSD name: %q in a member of %d bytes", field, m.Size)
		}
		if left := f.size - m.Offset; int64(n) > left {
			return fmt.Errorf("archive cut short: a name of %d bytes, %d are left", n, left)
		}
		name, err := f.readAt(field, m.Offset, int64(n))
		if err != nil {
			return err
		}
		m.Offset += int64(n)
		m.Size -= int64(n)
		m.Name, _ = cString(name)
	case strings.HasPrefix(field, "/"):
		if f.kind == ThinArchive && strings.Contains(field, ":") {
			return errors.New("member of an archive inside a thin archive: not supported")
		}
		digits, _, _ := strings.Cut(field[1:], " ") // GNU ar ends the field of a thin member with a slash
		at, err := strconv.ParseUint(digits, 10, 62)
		if err != nil {
			return fmt.Errorf("bad name %q: expected a slash and an offset in the table of long names", field)
		}
		if at >= uint64(len(names)) {
			return fmt.Errorf("name at offset %d of the table of long names, which has %d bytes", at, len(names))
		}
		// Windows' tools end each name with a NUL, all others with a slash and a line feed.
		name := names[at:min(uint64(len(names)), at+maxName)]
		end := bytes.IndexAny(name, "\n\x00")
		if end < 0 {
			return fmt.Errorf("name at offset %d of the table of long names has no end in %d bytes", at, len(name))
		}
		m.Name = strings.TrimSuffix(string(name[:end]), "/")
	default:
		m.Name = strings.TrimSuffix(field, "/")
	}
	return nil
}

// maxName bounds the length of a member's name.
const maxName = 1 << 16

// openMember opens the file that holds a thin archive's member.
func openMember(path string, size int64) (*File, error) {
	info, err := os.Stat(path) // before opening: opening a pipe waits
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a regular file", path)
	}
	if info.Size() != size {
		return nil, fmt.Errorf("%s has %d bytes, the thin archive says %d: it has changed since the archive was made", path, info.Size(), size)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	return &File{path: path, size: size, r: f, file: f, info: info}, nil
}

func (m Member) module(f *File) Module {
	mod := Module{File: f.path, Member: m.Name, Offset: m.Offset, Size: m.Size, path: m.Path}
	if m.Path == "" {
		mod.source = f
	}
	return mod
}
