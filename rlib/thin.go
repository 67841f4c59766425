package rlib

import (
	"fmt"
	"os"
	"path/filepath"
)

// thin finds the file that holds the data of a thin archive's member: its name is a path from the archive's directory. With a place, it
// is the path of an archive, and the member the one whose header is there (GNU binutils, bfd/archive.c: what ar does to archives
// that are added to thin ones).
func (w *walk) thin(m *Member, place int64) error {
	m.Path, m.Offset = filepath.FromSlash(m.Name), 0
	if !filepath.IsAbs(m.Path) {
		m.Path = filepath.Join(filepath.Dir(w.f.path), m.Path)
	}
	if place == 0 {
		return nil
	}
	inner, err := w.nested.member(m.Path, place)
	if err != nil {
		return err
	}
	if inner.Size != m.Size {
		return fmt.Errorf("%s has %d bytes in %s, the thin archive says %d: it has changed since the archive was made",
			printable(inner.Name), inner.Size, m.Path, m.Size)
	}
	m.Name, m.Offset, m.Kind = inner.Name, inner.Offset, inner.Kind
	return nil
}

// nestedArchives are members by the offsets of their headers, by the paths of their archives.
type nestedArchives map[string]map[int64]Member

func (n *nestedArchives) member(path string, place int64) (Member, error) {
	if *n == nil {
		*n = nestedArchives{}
	}
	if (*n)[path] == nil {
		members, err := membersOf(path)
		if err != nil {
			return Member{}, err
		}
		(*n)[path] = members
	}
	m, ok := (*n)[path][place]
	if !ok {
		return Member{}, fmt.Errorf("%s has no member at offset %d: it has changed since the thin archive was made", path, place)
	}
	return m, nil
}

func membersOf(path string) (map[int64]Member, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if f.kind != Archive { // a thin one could be inside itself
		return nil, fmt.Errorf("%s: %s inside a thin archive; expected an archive", path, f.kind)
	}
	list, err := f.Members()
	members := map[int64]Member{}
	for _, m := range list {
		members[m.Header] = m
	}
	return members, err
}

// withData calls do with the file that holds a member's data.
func (f *File) withData(m Member, do func(source *File) error) error {
	if m.Path == "" {
		return do(f)
	}
	file, err := openMember(m.Path, m.Offset, m.Size)
	if err != nil {
		return &Error{f.path, m.Name, m.Header, err}
	}
	defer file.Close()
	return do(file)
}

// openMember opens the file that holds the data of a thin archive's member.
func openMember(path string, offset, size int64) (*File, error) {
	info, err := os.Stat(path) // before opening: opening a pipe waits
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a regular file", path)
	}
	nested := offset > 0 && info.Size()-offset >= size // in another archive
	if !nested && info.Size() != size {
		return nil, fmt.Errorf("%s has %d bytes, the thin archive says %d: it has changed since the archive was made", path, info.Size(), offset+size)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	return &File{path: path, size: info.Size(), r: f, file: f, info: info}, nil
}
