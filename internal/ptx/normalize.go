package ptx

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"
)

// A callNumber is a number that LLVM gives a call, and its place.
type callNumber struct {
	start, end int
	n          uint64
}

// numbersAfter finds the numbers after a word that begins a name or a comment, in order; false if there is one that is none of LLVM's.
func numbersAfter(text []byte, word string) (found []callNumber, ok bool) {
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte(word))
		if i < 0 {
			return found, true
		}
		begins := at+i == 0 || classes[text[at+i-1]]&nameRest == 0
		c := callNumber{start: at + i + len(word)}
		c.end = c.start
		for c.end < len(text) && classes[text[c.end]]&digit != 0 {
			c.end++
		}
		at = c.end
		if !begins || c.end == c.start || nameGoesOn(text, c.end) {
			continue
		}
		var err error
		if c.n, err = strconv.ParseUint(string(text[c.start:c.end]), 10, 64); err != nil {
			return nil, false
		}
		found = append(found, c)
	}
}

// callNumbers finds the numbers of calls, in order: in comments, and in the labels of prototypes of indirect calls. A symbol that is called
// like such a label is none.
func callNumbers(text []byte) ([]callNumber, bool) {
	comments, ok := numbersAfter(text, "// callseq ")
	names, also := numbersAfter(text, "prototype_")
	labels := map[uint64]bool{}
	for _, c := range names {
		if after, ok := bytes.CutPrefix(bytes.TrimLeft(text[c.end:], " \t"), []byte(":")); ok && bytes.HasPrefix(bytes.TrimLeft(after, " \t"), []byte(".callprototype")) {
			labels[c.n] = true
		}
	}
	names = slices.DeleteFunc(names, func(c callNumber) bool { return !labels[c.n] })
	found := append(comments, names...)
	slices.SortFunc(found, func(a, b callNumber) int { return a.start - b.start })
	return found, ok && also
}

// FromZero makes the numbers of calls begin at 0. Older libNVVMs count them on from one program to the next, for as long as the process
// lasts (LLVM's NVPTXISelLowering.cpp, GlobalUniqueCallSite), so that what comes out would depend on what was compiled before.
func FromZero(text []byte) []byte {
	found, ok := callNumbers(text)
	if !ok || len(found) == 0 {
		return text
	}
	least := slices.MinFunc(found, func(a, b callNumber) int { return cmp.Compare(a.n, b.n) }).n
	if least == 0 {
		return text
	}
	var out bytes.Buffer
	out.Grow(len(text))
	at := 0
	for _, c := range found {
		out.Write(text[at:c.start])
		out.WriteString(strconv.FormatUint(c.n-least, 10))
		at = c.end
	}
	out.Write(text[at:])
	return out.Bytes()
}
