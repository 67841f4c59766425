package ptx

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
)

// A lineTable holds what line directives of several modules refer to: files, and names of functions that were inlined (PTX ISA, "Debugging
// Directives": .file, .loc, and .section with the names in .debug_str).
type lineTable struct {
	files, names   []string
	fileOf, nameOf map[string]int
}

func newLineTable() *lineTable {
	return &lineTable{fileOf: map[string]int{}, nameOf: map[string]int{}}
}

// number gives the place of a string in a list, to which it is added if it is new.
func number(list *[]string, of map[string]int, s string) int {
	n, ok := of[s]
	if !ok {
		n = len(*list)
		of[s] = n
		*list = append(*list, s)
	}
	return n
}

// loc is a line directive: file, place, and of what is inlined there the name, file and place.
var loc = regexp.MustCompile(`(?m)^([ \t]*\.loc[ \t]+)(\d+)([ \t]+\d+[ \t]+\d+)(?:(,[ \t]*function_name[ \t]+)([\w$]+)(,[ \t]*inlined_at[ \t]+)(\d+)([ \t]+\d+[ \t]+\d+))?`)

// take gives a module without its files and names, and with the table's numbers and labels in its line directives.
func (t *lineTable) take(text []byte) ([]byte, error) {
	if !bytes.Contains(text, []byte(".file")) {
		return text, nil
	}
	m, err := Parse(text)
	if err != nil {
		return nil, err
	}
	files, labels := map[string]int{}, map[string]int{}
	var rest []byte
	for i := range m.Statements {
		st := &m.Statements[i]
		switch st.Kind {
		case File:
			if len(st.tokens) != 3 || st.tokens[1].kind != numberToken || st.tokens[2].kind != stringToken {
				return nil, fmt.Errorf("the statement %q is not .file NUMBER NAME", firstLine(st.Text))
			}
			files[st.word(text, 1)] = number(&t.files, t.fileOf, st.word(text, 2))
		case Section:
			if err := (&scanner{text: st.Text}).names(func(label, name string) { labels[label] = number(&t.names, t.nameOf, name) }); err != nil {
				return nil, err
			}
		default:
			rest = append(rest, st.Text...)
		}
	}
	rest = append(rest, m.Tail...)
	var unknown string
	rest = loc.ReplaceAllFunc(rest, func(line []byte) []byte {
		g := loc.FindSubmatch(line)
		file, ok := files[string(g[2])]
		out := fmt.Appendf(nil, "%s%d%s", g[1], file+1, g[3])
		if g[4] != nil {
			label, known := labels[string(g[5])]
			inlined, also := files[string(g[7])]
			ok = ok && known && also
			out = fmt.Appendf(out, "%s%s%s%d%s", g[4], labelOf(label), g[6], inlined+1, g[8])
		}
		if !ok {
			unknown = string(line)
		}
		return out
	})
	if unknown != "" {
		return nil, fmt.Errorf("the directive %q speaks of a file or name that is not there", unknown)
	}
	return rest, nil
}

// word gives a token's text.
func (st *Statement) word(text []byte, i int) string {
	return string(text[st.tokens[i].start:st.tokens[i].end])
}

// names reads a section .debug_str and calls f with the labels and the strings there, in order.
func (s *scanner) names(f func(label, name string)) error {
	var label, name []byte
	end := func() error {
		rest, ended := bytes.CutSuffix(name, []byte{0})
		switch {
		case label == nil && len(name) == 0:
			return nil
		case label == nil:
			return fmt.Errorf("section .debug_str: bytes without a label")
		case !ended:
			return fmt.Errorf("section .debug_str: the string %s does not end in 0", label)
		}
		f(string(label), string(rest))
		name = name[:0]
		return nil
	}
	for i := 0; ; i++ {
		t, ok, err := s.next()
		if err != nil {
			return err
		}
		if !ok {
			return fmt.Errorf("section .debug_str: no end")
		}
		word := s.text[t.start:t.end]
		switch {
		case i < len(namesBegin):
			if string(word) != namesBegin[i] {
				return fmt.Errorf("%s is not %s: this section can not be merged with those of other parts", word, namesBegin[i])
			}
		case t.kind == nameToken:
			if err := end(); err != nil {
				return err
			}
			label = word
		case t.kind == numberToken:
			b, ok := byteOf(word)
			if !ok {
				return fmt.Errorf("section .debug_str: %q is not a byte", word)
			}
			name = append(name, b)
		case t.kind == punctuation && word[0] == '}':
			return end()
		case !betweenNames[string(word)]:
			return fmt.Errorf("section .debug_str: %s is not expected there", word)
		}
	}
}

// namesBegin is how a section of strings begins.
var namesBegin = []string{".section", ".debug_str", "{"}

// betweenNames are what stands between labels and bytes there.
var betweenNames = map[string]bool{".b8": true, ":": true, ",": true}

// byteOf reads a decimal number, as libNVVM writes bytes.
func byteOf(word []byte) (byte, bool) {
	n := 0
	for _, c := range word {
		if n = 10*n + int(c-'0'); c < '0' || c > '9' || n > 255 {
			return 0, false
		}
	}
	return byte(n), true
}

func labelOf(n int) string { return fmt.Sprintf("$L__info_string%d", n) }

// write appends the files and names.
func (t *lineTable) write(out *bytes.Buffer) {
	for i, file := range t.files {
		fmt.Fprintf(out, "\t.file\t%d %s\n", i+1, file)
	}
	if len(t.names) > 0 {
		writeNames(out, t.names, labelOf)
	}
}

// writeNames appends a section .debug_str, with the labels of the names' places.
func writeNames(out *bytes.Buffer, names []string, label func(int) string) {
	out.WriteString("\t.section\t.debug_str\n\t{\n")
	for i, name := range names {
		out.WriteString(label(i) + ":\n")
		const line = 64 // bytes
		for b := append([]byte(name), 0); len(b) > 0; b = b[min(line, len(b)):] {
			out.WriteString(".b8 ")
			for k, c := range b[:min(line, len(b))] {
				if k > 0 {
					out.WriteByte(',')
				}
				out.Write(strconv.AppendUint(out.AvailableBuffer(), uint64(c), 10))
			}
			out.WriteByte('\n')
		}
	}
	out.WriteString("\t}\n")
}
