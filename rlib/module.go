package rlib

import "fmt"

// Module is bitcode that has been found and not yet read.
type Module struct {
	File   string // path of the archive or file
	Member string // name in the archive, "" for the file itself
	Header int64  // offset of the member's header in the archive: Member.Header; 0 for the file itself
	Number int    // among the modules of the same file and member name, from 1; 0 where it is the only one
	Offset int64  // of its first byte in the file; in the member's own file for a thin archive
	Size   int64  // of what Read returns, in bytes; with the wrapper where Read has yet to find out that it is bad

	source *File   // the file that holds the data; nil for a member of a thin archive
	thin   *Member // of a thin archive
	base   int64   // of the pieces in the file
	piece  piece
	whole  bool // what the modules are could not be told: all of it is read, for the error that comes of it
}

// String names the module for messages: the file, the member in brackets, and its number where several have that name.
func (m Module) String() string {
	if m.Member == "" {
		return m.File + m.number()
	}
	return m.File + "(" + printable(m.Member) + ")" + m.number()
}

// Name names the module in its file: the member and the number, "" for the file's only module.
func (m Module) Name() string { return m.Member + m.number() }

func (m Module) number() string {
	if m.Number == 0 {
		return ""
	}
	return fmt.Sprintf("#%d", m.Number)
}

// Modules lists the modules in f, in the file's order: those of all members of an archive, or of f itself. Bitcode too
// damaged to tell how many modules it holds is listed as one, which can be read and will not make sense.
func (f *File) Modules() ([]Module, error) {
	members := []Member{{Kind: f.kind, Size: f.size}}
	if f.IsArchive() {
		var err error
		if members, err = f.Members(); err != nil {
			return nil, err
		}
	}
	var modules []Module
	for _, m := range members {
		if !m.Kind.HasModules() {
			continue
		}
		err := f.withData(m, func(source *File) (err error) {
			modules, err = f.modulesOf(m, source, modules)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	enumerate(modules)
	return modules, nil
}

// modulesOf adds the modules of a member, whose data is in source, to the list.
func (f *File) modulesOf(m Member, source *File, list []Module) ([]Module, error) {
	extents := []span{{0, m.Size}}
	if m.Kind.inObject() {
		x := source.extent(m.Name, m.Offset, m.Size)
		head, err := x.peek(0, sniffSize)
		if err == nil {
			extents, err = x.objectSections(kindOf(head))
		}
		if err != nil {
			return nil, &Error{f.path, m.Name, m.Header, err}
		}
	}
	for _, e := range extents {
		mod := Module{File: f.path, Member: m.Name, Header: m.Header, base: m.Offset + e.offset, source: source}
		if m.Path != "" {
			mod.source, mod.thin = nil, &m
		}
		pieces, err := source.extent(m.Name, mod.base, e.size).split()
		mod.whole = err != nil
		if mod.whole {
			pieces = []piece{{body: span{0, e.size}}}
		}
		for _, p := range pieces {
			mod.piece, mod.Offset, mod.Size = p, mod.base+p.body.offset, p.size()
			list = append(list, mod)
		}
	}
	return list, nil
}

// enumerate tells modules of the same name apart.
func enumerate(modules []Module) {
	count := map[string]int{}
	for i := range modules {
		m := &modules[i]
		count[m.Member]++
		m.Number = count[m.Member]
	}
	for i := range modules {
		if m := &modules[i]; count[m.Member] == 1 {
			m.Number = 0
		}
	}
}

// Read reads the module and returns it as a file of raw bitcode with one module: out of its wrapper or section, without the other
// modules, with the string table that it shares with them.
func (m Module) Read() (data []byte, err error) {
	if m.source != nil {
		return m.read(m.source)
	}
	archive := &File{path: m.File}
	err = archive.withData(*m.thin, func(source *File) error {
		data, err = m.read(source)
		return err
	})
	return data, err
}

func (m Module) read(source *File) ([]byte, error) {
	body, table := m.piece.body, m.piece.strtab
	data, err := source.readAt(m.Member, m.base+body.offset, body.size)
	if err != nil {
		return nil, err
	}
	if m.whole {
		if data, err = Unwrap(data); err != nil {
			return nil, &Error{m.File, m.Member, m.Offset, err}
		}
	}
	if !m.piece.bare {
		return data, nil
	}
	data = append(append(make([]byte, 0, m.Size), rawMagic...), data...)
	if table.size > 0 {
		names, err := source.readAt(m.Member, m.base+table.offset, table.size)
		if err != nil {
			return nil, err
		}
		data = append(data, names...)
	}
	return data, nil
}
