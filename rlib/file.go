// Package rlib reads the containers in which compilers hand over LLVM bitcode: Rust libraries and other
// ar archives, files of raw bitcode, of one module or several, files in LLVM's bitcode wrapper, and object
// files that have bitcode in a section.
//
// Archives are walked by their headers. What a member holds is decided from its first bytes, and for an
// object from its sections' names; Rust metadata is passed over unread, and the data of modules is read
// when it is asked for.
package rlib

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"unicode"
)

// Error is what is wrong with a file, and where.
type Error struct {
	File   string
	Member string // "" for the file itself
	Offset int64  // in the file, in bytes; -1 where no place is meant
	Err    error
}

func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.File)
	if e.Member != "" {
		b.WriteString("(" + printable(e.Member) + ")")
	}
	if e.Offset >= 0 {
		fmt.Fprintf(&b, " at offset %d", e.Offset)
	}
	return b.String() + ": " + e.Err.Error()
}

func (e *Error) Unwrap() error { return e.Err }

// printable quotes a name from a file that would upset a terminal.
func printable(name string) string {
	if strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) || r == unicode.ReplacementChar }) {
		return strconv.Quote(name)
	}
	return name
}

// File is an open archive or file of bitcode. Its methods may be called from several goroutines.
type File struct {
	path string
	kind Kind
	size int64
	r    io.ReaderAt
	file *os.File    // nil where r was given by the caller
	info os.FileInfo // at the time of opening, to notice changes
}

// Open opens an archive or a file of bitcode, raw or wrapped. Anything else is an error that says what was
// found. The caller closes the File when it has read what it needs.
func Open(path string) (*File, error) {
	info, err := os.Stat(path) // before opening: opening a pipe waits
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, &Error{path, "", -1, errors.New("not a regular file")}
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	file, err := open(path, f)
	if err != nil {
		f.Close()
		return nil, err
	}
	return file, nil
}

func open(path string, f *os.File) (*File, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	file, err := NewFile(path, f, info.Size())
	if err != nil {
		return nil, err
	}
	file.file, file.info = f, info
	return file, nil
}

// NewFile is Open for bytes that are not in a file: name stands for the path in messages, and in the names
// of a thin archive's members, which are relative to it.
func NewFile(name string, r io.ReaderAt, size int64) (*File, error) {
	f := &File{path: name, size: size, r: r}
	head, err := f.readAt("", 0, min(size, describeSize))
	if err != nil {
		return nil, err
	}
	if f.kind, err = f.kindAt("", 0, size, head); err != nil {
		return nil, &Error{name, "", -1, err}
	}
	if !f.kind.HasModules() && !f.IsArchive() {
		what := describe(head)
		if format, ok := objectFormats[f.kind]; ok {
			what = fmt.Sprintf("%s without LLVM bitcode: it has no %s", nameOfObject(f.kind, head), format.hint)
		}
		return nil, &Error{name, "", -1, errors.New(what)}
	}
	return f, nil
}

// Close closes the file. Modules of it cannot be read afterwards.
func (f *File) Close() error {
	if f.file == nil {
		return nil
	}
	return f.file.Close()
}

// Path is the path that the file was opened with.
func (f *File) Path() string { return f.path }

// Size is the length of the file in bytes, when it was opened.
func (f *File) Size() int64 { return f.size }

// Kind is what the file is: Archive, ThinArchive, or a kind that has modules.
func (f *File) Kind() Kind { return f.kind }

// IsArchive says whether the file has members.
func (f *File) IsArchive() bool { return f.kind == Archive || f.kind == ThinArchive }

// readAt reads size bytes at offset, which the caller has checked to lie in the file. An end that comes
// early means that the file has changed since it was opened, as does another size or time afterwards.
func (f *File) readAt(member string, offset, size int64) ([]byte, error) {
	data := make([]byte, size)
	n, err := f.r.ReadAt(data, offset)
	switch {
	case int64(n) == size:
	case errors.Is(err, io.EOF):
		return nil, &Error{f.path, member, offset, fmt.Errorf("the file became shorter while it was read: expected %d bytes, found %d", size, n)}
	default:
		return nil, &Error{f.path, member, offset, err}
	}
	if f.file != nil {
		info, err := f.file.Stat()
		if err != nil {
			return nil, &Error{f.path, member, offset, err}
		}
		if info.Size() != f.info.Size() || !info.ModTime().Equal(f.info.ModTime()) {
			return nil, &Error{f.path, member, offset, errors.New("the file was changed while it was read")}
		}
	}
	return data, nil
}

// cString returns the text before the first NUL, and whether there is one.
func cString(b []byte) (string, bool) {
	before, _, found := bytes.Cut(b, []byte{0})
	return string(before), found
}
