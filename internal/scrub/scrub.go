// Package scrub takes text, such as the paths of a machine, out of files without changing their lengths, so that they mean the same
// otherwise. It finds the text in bitcode too, where characters begin at any bit.
package scrub

import (
	"bytes"
	"slices"
	"strings"
)

// A Scrubber replaces texts.
type Scrubber struct {
	texts []text
}

type text struct {
	from, to string
	codes    []code
}

// minBits is what a text must have in bits to be looked for at any bit: shorter ones would be found by chance.
const minBits = 40

// New makes a Scrubber for texts. Letters and digits of a text become x, so that a path keeps its form; longer texts come first.
func New(texts ...string) *Scrubber {
	texts = slices.Clone(texts)
	slices.SortFunc(texts, func(a, b string) int { return len(b) - len(a) })
	s := &Scrubber{}
	for _, t := range slices.Compact(texts) {
		masked := mask(t)
		if masked == t {
			continue
		}
		s.texts = append(s.texts, text{t, masked, codesOf(t, masked)})
	}
	return s
}

// mask keeps the length in bytes.
func mask(t string) string {
	b := []byte(t)
	for i, c := range b {
		if !strings.ContainsRune(`/\:.`, rune(c)) {
			b[i] = 'x'
		}
	}
	return string(b)
}

// String replaces the texts in a string.
func (s *Scrubber) String(in string) string {
	for _, t := range s.texts {
		in = strings.ReplaceAll(in, t.from, t.to)
	}
	return in
}

// Bytes gives data with the texts replaced: as they are, and as bitcode writes characters (LLVM BitCodeFormat: fixed widths of 8 and 7 bits,
// and VBR6, the width of unabbreviated records) at every bit.
func (s *Scrubber) Bytes(data []byte) []byte {
	data = slices.Clone(data)
	for _, t := range s.texts {
		for _, c := range t.codes {
			c.replace(data)
		}
	}
	return data
}

// A code is a text in one of the encodings, shifted by some bits.
type code struct {
	mask, from, to []byte // the bits of mask are those of from, and become those of to
	middle         []byte // whole bytes of from, to be looked for first
	before         int    // bytes of from before them
}

// codesOf gives the codes of a text, of the same length in each encoding as what it becomes.
func codesOf(from, to string) (codes []code) {
	for _, encode := range []func(string) []bool{
		func(s string) []bool { return fixed(s, 8) },
		func(s string) []bool { return fixed(s, 7) },
		vbr6,
	} {
		a, b := encode(from), encode(to)
		if len(a) < minBits || len(a) != len(b) {
			continue
		}
		for shift := range 8 {
			codes = append(codes, newCode(a, b, shift))
		}
	}
	return codes
}

// fixed gives the bits of characters of a width, the lowest first.
func fixed(s string, width int) (bits []bool) {
	for _, c := range []byte(s) {
		for i := range width {
			bits = append(bits, c>>i&1 != 0)
		}
		if c>>width != 0 {
			return nil
		}
	}
	return bits
}

// vbr6 gives the bits of characters as variable-width numbers: five bits and one that says that more follow.
func vbr6(s string) (bits []bool) {
	for _, c := range []byte(s) {
		for more := true; more; {
			more = c>>5 != 0
			for i := range 5 {
				bits = append(bits, c>>i&1 != 0)
			}
			bits = append(bits, more)
			c >>= 5
		}
	}
	return bits
}

func newCode(from, to []bool, shift int) code {
	n := (shift + len(from) + 7) / 8
	c := code{mask: make([]byte, n), from: make([]byte, n), to: make([]byte, n)}
	for i := range from {
		at, bit := (shift+i)/8, byte(1)<<((shift+i)%8)
		c.mask[at] |= bit
		if from[i] {
			c.from[at] |= bit
		}
		if to[i] {
			c.to[at] |= bit
		}
	}
	end := n
	if c.mask[0] != 0xff {
		c.before = 1
	}
	if c.mask[n-1] != 0xff {
		end--
	}
	c.middle = c.from[c.before:end]
	return c
}

// replace replaces it wherever it is.
func (c *code) replace(data []byte) {
	for at := 0; ; {
		i := bytes.Index(data[at:], c.middle)
		if i < 0 {
			return
		}
		start := at + i - c.before
		at += i + 1
		if start < 0 || start+len(c.from) > len(data) {
			continue
		}
		place := data[start : start+len(c.from)]
		if !c.at(place) {
			continue
		}
		for i, m := range c.mask {
			place[i] = place[i]&^m | c.to[i]
		}
	}
}

func (c *code) at(place []byte) bool {
	for i, m := range c.mask {
		if place[i]&m != c.from[i] {
			return false
		}
	}
	return true
}
