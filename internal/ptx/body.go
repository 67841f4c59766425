package ptx

import (
	"bytes"
	"crypto/sha256"
	"hash"
	"strconv"
)

// A reading says what matters of a statement's text: how it would look like if its local names were numbered, and which other names it
// has, which may be the module's.
type reading struct {
	digest [sha256.Size]byte
	refs   []string        // each once, in order
	locals map[string]bool // labels and what is declared inside
}

// declaring are the directives that begin declarations inside a function, and parameters.
var declaring = map[string]bool{".param": true, ".reg": true, ".local": true, ".shared": true, ".const": true, ".global": true}

// read looks at the names of a statement.
func (st *Statement) read(text []byte) reading {
	r := reading{locals: map[string]bool{}}
	if st.Kind == Func || st.Kind == Entry {
		st.eachLocal(text, func(name string) { r.locals[name] = true })
	}
	h := sha256.New()
	numbers := map[string]int{}
	seen := map[string]bool{}
	st.eachToken(text, func(t token, mnemonic bool) {
		word := text[t.start:t.end]
		if t.kind != nameToken || mnemonic || word[0] == '%' {
			put(h, t.kind, word)
			return
		}
		name := string(word)
		if r.locals[name] {
			n, ok := numbers[name]
			if !ok {
				n = len(numbers)
				numbers[name] = n
			}
			put(h, 0xff, strconv.AppendInt(nil, int64(n), 10))
			return
		}
		put(h, t.kind, word)
		if !seen[name] {
			seen[name] = true
			r.refs = append(r.refs, name)
		}
	})
	h.Sum(r.digest[:0])
	return r
}

func put(h hash.Hash, kind tokenKind, word []byte) {
	h.Write(append(append([]byte{byte(kind)}, word...), 0))
}

// eachToken calls f with the tokens and whether each is the name of an instruction, which may look like one of the module's.
func (st *Statement) eachToken(text []byte, f func(t token, mnemonic bool)) {
	body := false // within the braces of a function
	begins := false
	lineEnd := -1 // of a directive that ends with its line, not with a semicolon
	for i, t := range st.tokens {
		if lineEnd >= 0 && t.start > lineEnd {
			begins, lineEnd = true, -1
		}
		if t.kind == directiveToken && begins && string(text[t.start:t.end]) == ".loc" {
			lineEnd = t.start + max(0, bytes.IndexByte(text[t.start:], '\n'))
		}
		mnemonic := body && begins && t.kind == nameToken && text[t.start] != '%' && !st.isLabel(text, i)
		f(t, mnemonic)
		switch {
		case t.kind != punctuation:
			// after a predicate, @%p1 or @!%p1, the instruction is still to come
			begins = begins && t.kind == nameToken && text[t.start] == '%'
		case text[t.start] == '{' && !body && (st.Kind == Func || st.Kind == Entry):
			body, begins = true, true
		case text[t.start] == '{': // a block's, or a vector's within an instruction
		case text[t.start] == '}', text[t.start] == ';', text[t.start] == ':':
			begins = true
		case text[t.start] == '@', text[t.start] == '!':
		default:
			begins = false
		}
	}
}

// isLabel reports whether the token is a name before a colon.
func (st *Statement) isLabel(text []byte, i int) bool {
	return i+1 < len(st.tokens) && text[st.tokens[i+1].start] == ':' && st.tokens[i+1].kind == punctuation
}

// eachLocal calls f with the labels of a function and with what it declares.
func (st *Statement) eachLocal(text []byte, f func(string)) {
	begins, declares := true, false
	for i, t := range st.tokens {
		switch t.kind {
		case nameToken:
			switch {
			case declares && text[t.start] != '%':
				f(string(text[t.start:t.end]))
			case st.isLabel(text, i):
				f(string(text[t.start:t.end]))
			}
			begins, declares = false, false
		case directiveToken:
			declares = declares || begins && declaring[string(text[t.start:t.end])]
			begins = false
		case punctuation:
			switch text[t.start] {
			case '{', '}', ';', ':', '(', ',':
				begins, declares = true, false
			case '[':
				// a second variable of one declaration comes after a comma, and libNVVM writes none
				begins = false
			default:
				begins = false
			}
		}
	}
}
