package ptx

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
)

// A Conflict is a name that parts define differently and of which there must be one.
type Conflict struct {
	Name  string
	Parts []int // the numbers of two such parts
}

func (c *Conflict) Error() string {
	return fmt.Sprintf("parts %d and %d of the program define %s differently", c.Parts[0], c.Parts[1], c.Name)
}

// A merger makes one module of several.
type merger struct {
	parts    []part
	versions map[string][]*version // by name, in the order of parts
	taken    map[string]bool       // names that a new one must not be
	single   func(string) bool
}

type part struct {
	text   []byte
	module *Module
	reads  []reading
	names  map[string]*version
}

// A version is what a name means in a part.
type version struct {
	part    int
	name    string
	defines bool
	visible bool
	digest  [sha256.Size]byte
	refs    []string
	class   int // parts with the same number mean the same by the name
	rename  string
}

// Merge makes one module of the PTX of several parts of one program, which were compiled apart. What several parts define alike is there
// once. Where their definitions of a name differ, because code was optimised for what surrounds it, all but the first get new names; a name
// that other modules see, or that single reports, must be defined alike, and is a *Conflict otherwise. The result depends on the parts and
// their order alone.
//
// Two definitions are alike if their texts are, but for comments, blanks and the names of labels and of what a function declares inside,
// and if all names in them stand for what is alike.
func Merge(parts [][]byte, single func(name string) bool) ([]byte, error) {
	m := &merger{versions: map[string][]*version{}, taken: map[string]bool{}, single: single}
	lines := newLineTable()
	for i, text := range parts {
		text, err := lines.take(text)
		if err == nil {
			err = m.add(i, text)
		}
		if err != nil {
			return nil, fmt.Errorf("part %d: %w", i, err)
		}
	}
	if err := m.sameHeaders(); err != nil {
		return nil, err
	}
	for _, list := range m.versions {
		for _, v := range list {
			v.refs = slices.DeleteFunc(v.refs, func(ref string) bool { return ref == v.name || m.versions[ref] == nil })
		}
	}
	m.classify()
	if err := m.name(); err != nil {
		return nil, err
	}
	out := m.write()
	lines.write(out)
	return out.Bytes(), nil
}

// add reads a part.
func (m *merger) add(number int, text []byte) error {
	module, err := Parse(text)
	if err != nil {
		return err
	}
	p := part{text: text, module: module, names: map[string]*version{}}
	for i := range module.Statements {
		st := &module.Statements[i]
		r := st.read(text)
		p.reads = append(p.reads, r)
		for _, name := range r.refs {
			m.taken[name] = true
		}
		for name := range r.locals {
			m.taken[name] = true
		}
		switch st.Kind {
		case Header, Func, Entry, Variable:
		default:
			return fmt.Errorf("the statement %q can not be merged with those of other parts", firstLine(st.Text))
		}
		if st.Kind == Header {
			continue
		}
		v := p.names[st.Name]
		if v == nil {
			v = &version{part: number, name: st.Name}
			p.names[st.Name] = v
			m.versions[st.Name] = append(m.versions[st.Name], v)
		}
		if st.Defines && v.defines {
			return fmt.Errorf("%s is defined twice", st.Name)
		}
		if st.Defines || !v.defines { // of declarations the last says what a name is
			v.defines, v.digest, v.refs = st.Defines, r.digest, r.refs
		}
		v.visible = v.visible || st.Visible
	}
	m.parts = append(m.parts, p)
	return nil
}

// sameHeaders makes sure that the parts are for one machine.
func (m *merger) sameHeaders() error {
	var first []string
	for i, p := range m.parts {
		var lines []string
		for _, st := range p.module.Statements {
			if st.Kind == Header {
				lines = append(lines, string(p.text[st.tokens[0].start:st.tokens[len(st.tokens)-1].end]))
			}
		}
		if i == 0 {
			first = lines
		} else if !slices.Equal(first, lines) {
			return fmt.Errorf("part 0 is for %s, part %d is for %s", strings.Join(first, " "), i, strings.Join(lines, " "))
		}
	}
	return nil
}

func firstLine(text []byte) string {
	line, _, _ := strings.Cut(strings.TrimSpace(string(text)), "\n")
	return line
}

// classify finds what parts mean the same by a name. At first all whose texts are alike do; then those are told apart whose texts have
// names that mean different things, until there are no more such.
func (m *merger) classify() {
	for _, list := range m.versions {
		classes := map[[sha256.Size]byte]int{}
		for _, v := range list {
			c, ok := classes[v.digest]
			if !ok {
				c = len(classes)
				classes[v.digest] = c
			}
			v.class = c
		}
	}
	for changed := true; changed; {
		changed = false
		for _, list := range m.versions {
			if m.refine(list) {
				changed = true
			}
		}
	}
}

// refine numbers the versions of a name by their classes and the classes of what they refer to, and reports whether there are more.
func (m *merger) refine(list []*version) bool {
	if len(list) < 2 {
		return false
	}
	before, after := map[int]bool{}, map[string]int{}
	numbers := make([]int, len(list))
	for i, v := range list {
		before[v.class] = true
		key := fmt.Appendf(nil, "%d", v.class)
		for _, ref := range v.refs {
			if r := m.parts[v.part].names[ref]; r != nil {
				key = fmt.Appendf(key, " %d", r.class)
			} else {
				key = append(key, " -"...)
			}
		}
		n, ok := after[string(key)]
		if !ok {
			n = len(after)
			after[string(key)] = n
		}
		numbers[i] = n
	}
	for i, v := range list {
		v.class = numbers[i]
	}
	return len(after) > len(before)
}

// name gives each class but the first of every name a new one.
func (m *merger) name() error {
	for _, p := range m.parts {
		for i := range p.module.Statements {
			st := &p.module.Statements[i]
			v := p.names[st.Name]
			if st.Kind == Header || v.class == 0 || v.rename != "" {
				continue
			}
			list := m.versions[v.name]
			if v.visible || list[0].visible || !v.defines || m.single(v.name) || m.isLocal(v) {
				return &Conflict{v.name, []int{list[0].part, v.part}}
			}
			fresh := ""
			for n := v.class; ; n++ {
				if fresh = fmt.Sprintf("%s$%d", v.name, n); !m.taken[fresh] {
					break
				}
			}
			m.taken[fresh] = true
			for _, other := range list {
				if other.class == v.class {
					other.rename = fresh
				}
			}
		}
	}
	return nil
}

// isLocal reports whether the name is a function's own as well somewhere in the part, so that not all that look like it may be replaced.
func (m *merger) isLocal(v *version) bool {
	for _, r := range m.parts[v.part].reads {
		if r.locals[v.name] {
			return true
		}
	}
	return false
}

// write gives the statements of all parts in order, each class's once.
func (m *merger) write() *bytes.Buffer {
	type done struct {
		name  string
		class int
	}
	declared, defined := map[done]bool{}, map[done]bool{}
	var out bytes.Buffer
	for number, p := range m.parts {
		for i := range p.module.Statements {
			st := &p.module.Statements[i]
			if st.Kind == Header {
				if number == 0 {
					out.Write(st.Text)
				}
				continue
			}
			key := done{st.Name, p.names[st.Name].class}
			if defined[key] || !st.Defines && declared[key] {
				continue
			}
			if st.Defines {
				defined[key] = true
			}
			declared[key] = true
			out.Write(p.rewrite(st))
		}
		if number == len(m.parts)-1 {
			out.Write(p.module.Tail)
		}
	}
	return &out
}

// rewrite gives the text of a statement with the new names in it.
func (p *part) rewrite(st *Statement) []byte {
	var out []byte
	from := st.start
	st.eachToken(p.text, func(t token, mnemonic bool) {
		if t.kind != nameToken || mnemonic {
			return
		}
		if v := p.names[string(p.text[t.start:t.end])]; v != nil && v.rename != "" {
			out = append(append(out, p.text[from:t.start]...), v.rename...)
			from = t.end
		}
	})
	if out == nil {
		return st.Text
	}
	return append(out, p.text[from:st.start+len(st.Text)]...)
}
