package ptx

import (
	"bytes"
	"strconv"
)

// Compact gives a module whose line directives are written shorter and say the same: libNVVM's modern dialect writes each byte of the names
// of inlined functions on a line of its own, and labels of 18 characters at each place where something is inlined. What ptxas makes of
// it is the same, byte for byte, but for the copy of the text. Text without such names, or with full debug information, stays as it is.
func Compact(text []byte) []byte {
	start, end, names, numbers := namesIn(text)
	if len(names) == 0 {
		return text
	}
	prefix, labels := unused(text, "$n"), make([]string, len(names))
	for i := range labels {
		labels[i] = prefix + strconv.Itoa(i)
	}
	label := func(n int) string { return labels[n] }
	var out bytes.Buffer
	out.Grow(len(text))
	relabel(&out, text[:start], numbers, label)
	writeNames(&out, names, label)
	relabel(&out, text[end:], numbers, label)
	return out.Bytes()
}

// namesIn finds the section .debug_str, lines and all, the names there, and the place of each in the list by its label; none if there is a
// section besides that.
func namesIn(text []byte) (start, end int, names []string, numbers map[string]int) {
	at := lineOf(text, ".section")
	if at < 0 {
		return 0, 0, nil, nil
	}
	numbers = map[string]int{}
	s := scanner{text: text, pos: at}
	err := s.names(func(label, name string) {
		numbers[label] = len(names)
		names = append(names, name)
	})
	if err != nil || len(numbers) < len(names) || lineOf(text[s.pos:], ".section") >= 0 {
		return 0, 0, nil, nil
	}
	if end = s.pos; end < len(text) && text[end] == '\n' {
		end++
	}
	return at, end, names, numbers
}

// lineOf gives the place of the first line that begins with the word after blanks, -1 if there is none.
func lineOf(text []byte, word string) int {
	for at := 0; ; at++ {
		i := bytes.Index(text[at:], []byte(word))
		if i < 0 {
			return -1
		}
		at += i
		if start := lineStart(text, at); len(bytes.TrimLeft(text[start:at], " \t")) == 0 && !nameGoesOn(text, at+len(word)) {
			return start
		}
	}
}

func lineStart(text []byte, at int) int { return 1 + bytes.LastIndexByte(text[:at], '\n') }

// nameGoesOn reports whether there is a character of a name at the place.
func nameGoesOn(text []byte, at int) bool { return at < len(text) && classes[text[at]]&nameRest != 0 }

// unused gives a name that no name in the text begins with: the one that is given, or one longer.
func unused(text []byte, name string) string {
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte(name))
		if i < 0 {
			return name
		}
		if at += i; at == 0 || classes[text[at-1]] == 0 {
			name += "_"
		} else {
			at++
		}
	}
}

// relabel appends text with the new labels in its line directives (PTX ISA, "Debugging Directives: .loc").
func relabel(out *bytes.Buffer, text []byte, numbers map[string]int, label func(int) string) {
	const word = "function_name"
	done := 0
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte(word))
		if i < 0 {
			out.Write(text[done:])
			return
		}
		line := bytes.TrimLeft(text[lineStart(text, at+i):at+i], " \t")
		at += i + len(word)
		if !bytes.HasPrefix(line, []byte(".loc")) {
			continue
		}
		for at < len(text) && (text[at] == ' ' || text[at] == '\t') {
			at++
		}
		end := at
		for nameGoesOn(text, end) {
			end++
		}
		if n, ok := numbers[string(text[at:end])]; ok {
			out.Write(text[done:at])
			out.WriteString(label(n))
			done = end
		}
		at = end
	}
}
