package rlib

import (
	"fmt"
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
	Path   string // the file that holds the data, for members of a thin archive: its own, or an archive again
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
	w := walk{f: f}
	for offset := int64(len(archiveMagic)); offset < f.size; {
		m, err := w.member(offset)
		if err != nil {
			return nil, err
		}
		if m.Kind == NameTable {
			table, err := f.readAt(m.Name, m.Offset, m.Size)
			if err != nil {
				return nil, err
			}
			w.names = string(table)
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

// A walk goes through an archive's members.
type walk struct {
	f      *File
	names  string // the table of long names, of which members' names are parts
	nested nestedArchives
}

// member decodes the header at offset and tells the member's kind.
func (w *walk) member(offset int64) (Member, error) {
	f := w.f
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
	var place int64 // in a nested archive
	if m.Name = field; special[field] == "" {
		if place, err = w.name(&m, field); err != nil {
			return fail(field, "%w", err)
		}
	}
	m.Kind = special[m.Name]
	if f.kind == ThinArchive && (m.Kind == "" || m.Kind == Metadata) {
		if err := w.thin(&m, place); err != nil {
			return fail(m.Name, "%w", err)
		}
	} else if left := f.size - m.Offset; m.Size > left {
		return fail(m.Name, "archive cut short: the member has %d bytes, %d are left", m.Size, left)
	}
	if m.Kind == "" {
		m.Kind, err = f.kindOfMember(m)
	}
	return m, err
}

// kindOfMember tells a member's kind from its first bytes and, for an object, its sections.
func (f *File) kindOfMember(m Member) (kind Kind, err error) {
	err = f.withData(m, func(source *File) error {
		head, err := source.readAt(m.Name, m.Offset, min(m.Size, sniffSize))
		if err != nil {
			return err
		}
		if kind, err = source.kindAt(m.Name, m.Offset, m.Size, head); err != nil {
			return &Error{f.path, m.Name, m.Header, err}
		}
		return nil
	})
	return kind, err
}

// kindAt tells the kind of the data at an offset, which begins with head.
func (f *File) kindAt(member string, offset, size int64, head []byte) (Kind, error) {
	kind := kindOf(head)
	found, err := f.extent(member, offset, size).objectSections(kind)
	if len(found) > 0 {
		kind = objectFormats[kind].with
	}
	return kind, err
}

// special are the members whose names say what they are: those that archivers add for themselves, by the
// name field of the header, and rustc's metadata.
var special = map[string]Kind{
	"/":                   SymbolIndex, // GNU
	"/SYM64/":             SymbolIndex, // GNU, offsets of 64 bits
	"__.SYMDEF":           SymbolIndex, // BSD
	"__.SYMDEF SORTED":    SymbolIndex,
	"__.SYMDEF_64":        SymbolIndex,
	"__.SYMDEF_64 SORTED": SymbolIndex,
	"/<ECSYMBOLS>/":       SymbolIndex, // COFF for ARM64EC
	"/<XFGHASHMAP>/":      SymbolIndex, // COFF, hashes of functions' types
	"//":                  NameTable,   // GNU
	"ARFILENAMES/":        NameTable,   // old GNU
	"lib.rmeta":           Metadata,
	"rust.metadata.bin":   Metadata, // older rustc
}

// name decodes the name field of a header: "name/" and "/123" (an offset in the name table) as GNU and LLVM
// write them, "#1/123" (the length of a name in front of the data, which it shortens) and plain "name" as
// BSD does. In thin archives "/123:456" is the member whose header is at byte 456 of the archive with the name.
func (w *walk) name(m *Member, field string) (place int64, err error) {
	switch {
	case strings.HasPrefix(field, "#1/"):
		return 0, w.bsdName(m, field)
	case strings.HasPrefix(field, "/"):
		digits, _, _ := strings.Cut(field[1:], " ") // GNU ar ends the field of a thin member with a slash
		digits, nested, isNested := strings.Cut(digits, ":")
		if isNested && w.f.kind == ThinArchive {
			if place, err = strconv.ParseInt(nested, 10, 62); err != nil || place < int64(len(archiveMagic)) {
				return 0, fmt.Errorf("bad place %q of a member in an archive inside the thin archive: expected an offset", nested)
			}
		}
		m.Name, err = w.longName(digits, field)
		return place, err
	}
	m.Name = strings.TrimSuffix(field, "/")
	return 0, nil
}

// bsdName reads a name that stands in front of the data.
func (w *walk) bsdName(m *Member, field string) error {
	n, err := strconv.ParseUint(field[len("#1/"):], 10, 62)
	if err != nil || int64(n) > m.Size {
		return fmt.Errorf("bad length of a BSD name: %q in a member of %d bytes", field, m.Size)
	}
	if left := w.f.size - m.Offset; int64(n) > left {
		return fmt.Errorf("archive cut short: a name of %d bytes, %d are left", n, left)
	}
	name, err := w.f.readAt(field, m.Offset, int64(n))
	if err != nil {
		return err
	}
	m.Offset += int64(n)
	m.Size -= int64(n)
	m.Name, _ = cString(name)
	return nil
}

// longName looks up a name in the table of long names.
func (w *walk) longName(digits, field string) (string, error) {
	at, err := strconv.ParseUint(digits, 10, 62)
	if err != nil {
		return "", fmt.Errorf("bad name %q: expected a slash and an offset in the table of long names", field)
	}
	if at >= uint64(len(w.names)) {
		return "", fmt.Errorf("name at offset %d of the table of long names, which has %d bytes", at, len(w.names))
	}
	// Windows' tools end each name with a NUL, all others with a slash and a line feed.
	name := w.names[at:min(uint64(len(w.names)), at+maxName)]
	end := strings.IndexAny(name, "\n\x00")
	if end < 0 {
		return "", fmt.Errorf("name at offset %d of the table of long names has no end in %d bytes", at, len(name))
	}
	return strings.TrimSuffix(name[:end], "/"), nil
}

// maxName bounds the length of a long name in bytes. No system has longer paths.
const maxName = 4096
