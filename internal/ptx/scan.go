package ptx

import (
	"bytes"
	"fmt"
)

// A tokenKind is what a token is.
type tokenKind uint8

const (
	nameToken      tokenKind = iota // an identifier
	directiveToken                  // .global, and the parts of instructions after dots
	numberToken
	stringToken
	punctuation
)

// A token is a piece of the text of its module.
type token struct {
	start, end int
	kind       tokenKind
}

// A scanner gives the tokens of PTX, without comments and blanks.
type scanner struct {
	text []byte
	pos  int
}

// Characters by what they may be part of (PTX ISA, "Identifiers"); a percent sign begins registers.
const (
	nameStart = 1 << iota
	nameRest
	digit
)

var classes = func() (c [256]uint8) {
	for i := range c {
		b := byte(i)
		switch {
		case b >= 'a' && b <= 'z', b >= 'A' && b <= 'Z', b == '_', b == '$':
			c[i] = nameStart | nameRest
		case b == '%':
			c[i] = nameStart
		case b >= '0' && b <= '9':
			c[i] = digit | nameRest
		}
	}
	return c
}()

// next gives the next token, false at the end.
func (s *scanner) next() (token, bool, error) {
	if err := s.blanks(); err != nil {
		return token{}, false, err
	}
	if s.pos >= len(s.text) {
		return token{}, false, nil
	}
	t := token{start: s.pos}
	b := s.text[s.pos]
	s.pos++
	switch class := classes[b]; {
	case class&nameStart != 0:
		t.kind = nameToken
		s.rest()
	case class&digit != 0:
		t.kind = numberToken // a fraction after a dot is a token of its own
		s.rest()
	case b == '.' && s.pos < len(s.text) && classes[s.text[s.pos]]&nameRest != 0:
		t.kind = directiveToken
		s.rest()
	case b == '"':
		t.kind = stringToken
		for {
			if s.pos >= len(s.text) || s.text[s.pos] == '\n' {
				return t, false, fmt.Errorf("a string without its end")
			}
			s.pos++
			if s.text[s.pos-1] == '"' {
				break
			}
			if s.text[s.pos-1] == '\\' {
				s.pos++
			}
		}
	default:
		t.kind = punctuation
	}
	t.end = s.pos
	return t, true, nil
}

func (s *scanner) rest() {
	for s.pos < len(s.text) && classes[s.text[s.pos]]&nameRest != 0 {
		s.pos++
	}
}

// blanks passes over blanks and comments.
func (s *scanner) blanks() error {
	for s.pos < len(s.text) {
		switch b := s.text[s.pos]; {
		case b == ' ' || b == '\t' || b == '\n' || b == '\r' || b == '\f' || b == '\v':
			s.pos++
		case b == '/' && bytes.HasPrefix(s.text[s.pos:], []byte("//")):
			i := bytes.IndexByte(s.text[s.pos:], '\n')
			if i < 0 {
				s.pos = len(s.text)
				return nil
			}
			s.pos += i
		case b == '/' && bytes.HasPrefix(s.text[s.pos:], []byte("/*")):
			i := bytes.Index(s.text[s.pos+2:], []byte("*/"))
			if i < 0 {
				return fmt.Errorf("a comment without its end")
			}
			s.pos += i + 4
		default:
			return nil
		}
	}
	return nil
}
