// Package ptx reads PTX as far as a linker needs: the statements of a module and the names in them. It merges modules that were
// compiled from parts of one program.
//
// What is accepted is what libNVVM writes, by the grammar of the PTX ISA ("Syntax" and "Directives").
package ptx

import (
	"bytes"
	"fmt"
)

// A Kind is what a statement at module level does.
type Kind uint8

// The kinds of statements.
const (
	Other    Kind = iota // .alias, .pragma, ...
	Header               // .version, .target, .address_size
	File                 // .file
	Section              // .section, of debug information
	Entry                // a kernel
	Func                 // a function
	Variable             // of any state space
)

// A Statement is one at module level.
type Statement struct {
	Kind    Kind
	Name    string // of the kernel, function or variable
	Defines bool   // it has a body, or is a variable that is not .extern
	Visible bool   // other modules see it: .visible, .extern, .weak or .common
	Text    []byte // all of it, with the comments and blanks before it
	start   int    // the place of Text in the module's
	tokens  []token
}

// A Module is PTX in statements, in order.
type Module struct {
	Statements []Statement
	Tail       []byte // what comes after the last
}

// lineDirectives are those that end with their line (PTX ISA, "PTX Module Directives" and "Debugging Directives").
var lineDirectives = map[string]Kind{".version": Header, ".target": Header, ".address_size": Header, ".file": File}

// spaces are the directives of state spaces in which a module has variables.
var spaces = map[string]bool{".global": true, ".const": true, ".shared": true, ".local": true, ".tex": true, ".reg": true}

// visibilities are the linking directives; without one a name is the module's own (PTX ISA, "Linking Directives").
var visibilities = map[string]bool{".visible": true, ".extern": true, ".weak": true, ".common": true}

// Parse takes PTX apart. Its errors give the line.
func Parse(text []byte) (*Module, error) {
	m := &Module{}
	s := scanner{text: text}
	start := 0
	for {
		st, ok, err := s.statement(start)
		if err != nil {
			return nil, fmt.Errorf("PTX, line %d: %w", 1+bytes.Count(text[:min(s.pos, len(text))], []byte("\n")), err)
		}
		if !ok {
			m.Tail = text[start:]
			return m, nil
		}
		m.Statements = append(m.Statements, st)
		start = s.pos
	}
}

// statement reads the next one, whose text begins at start; false at the end.
func (s *scanner) statement(start int) (Statement, bool, error) {
	var st Statement
	depth, assigned := 0, false
	space, extern := false, false
	for {
		t, ok, err := s.next()
		if err != nil {
			return st, false, err
		}
		if !ok {
			if len(st.tokens) > 0 {
				return st, false, fmt.Errorf("the text ends within a statement")
			}
			return st, false, nil
		}
		text := s.text[t.start:t.end]
		if len(st.tokens) == 0 && t.kind == directiveToken {
			if kind, ok := lineDirectives[string(text)]; ok {
				return s.line(start, kind, t)
			}
		}
		st.tokens = append(st.tokens, t)
		if depth == 0 && !assigned {
			switch t.kind {
			case directiveToken:
				word := string(text)
				switch {
				case visibilities[word]:
					st.Visible = true
					extern = extern || word == ".extern"
				case word == ".entry":
					st.Kind = Entry
				case word == ".func":
					st.Kind = Func
				case word == ".section":
					st.Kind = Section
				case spaces[word] && st.Kind == Other:
					st.Kind, space = Variable, true
				}
			case nameToken:
				if st.Name == "" {
					st.Name = string(text)
				}
			}
		}
		if t.kind != punctuation {
			continue
		}
		done := false
		switch text[0] {
		case '(', '[', '{':
			if text[0] == '{' && depth == 0 && !assigned {
				st.Defines = true
			}
			depth++
		case ')', ']', '}':
			if depth--; depth < 0 {
				return st, false, fmt.Errorf("%q closes nothing", text)
			}
			done = text[0] == '}' && depth == 0 && !assigned
		case '=':
			assigned = assigned || depth == 0
		case ';':
			done = depth == 0
		}
		if done {
			if space {
				st.Defines = !extern
			}
			st.start, st.Text = start, s.text[start:s.pos]
			return st, true, nil
		}
	}
}

// line gives the statement that ends with the line.
func (s *scanner) line(start int, kind Kind, first token) (Statement, bool, error) {
	st := Statement{Kind: kind, tokens: []token{first}}
	end := len(s.text)
	if i := bytes.IndexByte(s.text[s.pos:], '\n'); i >= 0 {
		end = s.pos + i
	}
	for {
		before := s.pos
		t, ok, err := s.next()
		if err != nil {
			return st, false, err
		}
		if !ok || t.start >= end {
			s.pos = before
			break
		}
		st.tokens = append(st.tokens, t)
	}
	s.pos = max(s.pos, end)
	st.start, st.Text = start, s.text[start:s.pos]
	return st, true, nil
}
