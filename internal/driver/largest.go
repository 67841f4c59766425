package driver

import (
	"bytes"
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/link"
	"nvvm-bitcode-linker/internal/ptx"
)

// largestCount is how many functions --time names.
const largestCount = 10

// A ptxFunction is a function of the PTX.
type ptxFunction struct {
	name string // as it stands in the source, with the symbol
	size int    // bytes of PTX
	line string // the first of its own lines, as file:line, "" where the PTX has none
}

// largestFunctions gives the functions of which the PTX has most, kernels among them.
func largestFunctions(text []byte) ([]ptxFunction, error) {
	m, err := ptx.Parse(text)
	if err != nil {
		return nil, err
	}
	files := map[string]string{}
	var list []ptxFunction
	for _, st := range m.Statements {
		if st.Kind != ptx.File {
			continue
		}
		if f := fileDirective.FindSubmatch(st.Text); f != nil {
			files[string(f[1])] = string(f[2])
		}
	}
	for _, st := range m.Statements {
		if st.Defines && (st.Kind == ptx.Func || st.Kind == ptx.Entry) {
			f := ptxFunction{name: sourceName(st.Name), size: len(st.Text)}
			if l := ownLine(st.Text); l != nil && files[string(l[1])] != "" {
				f.line = files[string(l[1])] + ":" + string(l[2])
			}
			list = append(list, f)
		}
	}
	slices.SortFunc(list, func(a, b ptxFunction) int {
		return cmp.Or(cmp.Compare(b.size, a.size), strings.Compare(a.name, b.name))
	})
	return list[:min(len(list), largestCount)], nil
}

// Line directives (PTX ISA, "Debugging Directives"): files have numbers; what is inlined says more after the column.
var (
	fileDirective = regexp.MustCompile(`(?m)^\s*\.file\s+(\d+)\s+"([^"]*)"`)
	ownPlace      = regexp.MustCompile(`^[ \t]+(\d+)[ \t]+(\d+)[ \t]+\d+[ \t\r]*(?:\n|$)`)
)

// ownLine gives file and line of the first line directive of a function that is not about what is inlined, nil if there is none.
func ownLine(text []byte) [][]byte {
	for {
		_, after, ok := bytes.Cut(text, []byte(".loc"))
		if !ok {
			return nil
		}
		if place := ownPlace.FindSubmatch(after); place != nil {
			return place
		}
		text = after
	}
}

// anotherCopy is what merging puts after the names of functions that differ by part.
var anotherCopy = regexp.MustCompile(`\$\d+$`)

// sourceName gives the name of a function as it stands in the source: dots of symbols are written otherwise in PTX (legalize.Names).
func sourceName(symbol string) string {
	base := strings.ReplaceAll(symbol, "_$_", ".")
	if name := link.PlainName(base); name != base {
		return name + " (" + symbol + ")"
	}
	if base = anotherCopy.ReplaceAllString(base, ""); link.PlainName(base) != base {
		return link.PlainName(base) + " (" + symbol + ")"
	}
	return symbol
}

// timeFunctions says which functions are the largest.
func (l *linking) timeFunctions() {
	if l.timer.out == nil {
		return
	}
	defer l.timer.skip()
	list, err := largestFunctions(l.ptx)
	if err != nil {
		fmt.Fprintf(l.timer.out, "  the PTX can not be taken apart: %v\n", err)
		return
	}
	fmt.Fprintf(l.timer.out, "  largest functions of %d bytes of PTX:\n", len(l.ptx))
	for _, f := range list {
		fmt.Fprintf(l.timer.out, "  %9d bytes  %s%s\n", f.size, f.name, at(f.line))
	}
}

// at says a place, if it is known.
func at(line string) string {
	if line == "" {
		return ""
	}
	return ", at " + line
}
