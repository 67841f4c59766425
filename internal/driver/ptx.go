package driver

import (
	"bytes"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/link"
)

// names gives the names that follow a directive at the beginnings of lines. A result in brackets before the name is passed over.
func names(ptx []byte, directive string) []string {
	var list []string
	for {
		i := bytes.Index(ptx, []byte(directive))
		if i < 0 {
			return list
		}
		start := i == 0 || ptx[i-1] == '\n'
		ptx = bytes.TrimLeft(ptx[i+len(directive):], " \t\n")
		if !start {
			continue // in a comment, or a longer directive's tail
		}
		if len(ptx) > 0 && ptx[0] == '(' {
			end := bytes.IndexByte(ptx, ')')
			if end < 0 {
				return list
			}
			ptx = bytes.TrimLeft(ptx[end+1:], " \t\n")
		}
		end := bytes.IndexFunc(ptx, func(r rune) bool { return !isNameRune(r) })
		if end < 0 {
			end = len(ptx)
		}
		list = append(list, string(ptx[:end]))
	}
}

// isNameRune tells the characters of identifiers (PTX ISA, "Identifiers").
func isNameRune(r rune) bool {
	return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '_' || r == '$' || r == '%'
}

// checkPTX makes sure of what libNVVM does not: the entries are the kernels, where these are known, and nothing is undefined that CUDA does
// not define.
func checkPTX(ptx []byte, kernels []string) error {
	if what := wrongPTX(ptx, kernels); what != "" {
		return fmt.Errorf("libNVVM reported success, but %s", what)
	}
	return nil
}

// wrongPTX says what is wrong with PTX, "" for nothing.
func wrongPTX(ptx []byte, kernels []string) string {
	if !bytes.Contains(ptx, []byte(".version")) {
		return "what it gave is no PTX"
	}
	have := map[string]bool{}
	for _, name := range append(names(ptx, ".visible .entry "), names(ptx, ".entry ")...) {
		have[name] = true
	}
	var missing []string
	for _, k := range kernels {
		if !have[k] {
			missing = append(missing, k)
		}
	}
	if len(missing) > 0 {
		return "its PTX has no entry for " + strings.Join(missing, ", ")
	}
	for _, k := range kernels {
		delete(have, k)
	}
	if len(have) > 0 && kernels != nil {
		return "its PTX has entries that are no kernels: " + strings.Join(slices.Sorted(maps.Keys(have)), ", ")
	}
	if variables := externVariables(ptx); len(variables) > 0 {
		return "its PTX has variables that nothing defines: " + strings.Join(variables, ", ")
	}
	undefined := map[string]bool{}
	for _, name := range names(ptx, ".extern .func ") {
		if !link.IsCUDAFunction(name) {
			undefined[link.Demangle(name)] = true
		}
	}
	if len(undefined) > 0 {
		return "its PTX calls functions that nothing defines: " + strings.Join(slices.Sorted(maps.Keys(undefined)), ", ")
	}
	return ""
}

var targetLine = regexp.MustCompile(`(?m)^\.target[ \t]+(\w+)`)

// checkTarget makes sure that the PTX is for the architecture that was asked for.
func checkTarget(ptx []byte, a arch.Arch) error {
	m := targetLine.FindSubmatch(ptx)
	if m == nil {
		return fmt.Errorf("libNVVM reported success, but its PTX has no .target")
	}
	if got := string(m[1]); got != a.SM() {
		return fmt.Errorf("libNVVM reported success, but its PTX is for %s, not for %s", got, a.SM())
	}
	return nil
}

// externVariables gives the variables that are declared only, demangled and in order, but for shared arrays without a size: a launch gives them
// theirs.
func externVariables(ptx []byte) []string {
	var list []string
	for at := 0; ; { // an expression alone would look at every byte, at 30 ms a MB
		i := bytes.Index(ptx[at:], []byte(".extern"))
		if i < 0 {
			break
		}
		at += i
		start := 1 + bytes.LastIndexByte(ptx[:at], '\n')
		end := len(ptx)
		if i := bytes.IndexByte(ptx[at:], ';'); i >= 0 {
			end = at + i + 1
		}
		m := externVariable.FindSubmatch(ptx[start:end])
		if m != nil && (string(m[1]) != "shared" || string(m[3]) != "[]") {
			list = append(list, link.Demangle(string(m[2])))
		}
		at += len(".extern")
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// externVariable is a declaration of a variable: its space, name, and what comes after that (PTX ISA, "Linking Directives: .extern").
var externVariable = regexp.MustCompile(`^[ \t]*\.extern[ \t]+\.(global|const|shared|local|tex)\b[^;{]*?([\w$%]+)[ \t]*((?:\[[^\];]*\])*)[ \t]*;`)

// header gives the comment at the head of the PTX.
func header(lines ...string) []byte {
	var b bytes.Buffer
	for _, l := range lines {
		b.WriteString("// " + strings.ReplaceAll(l, "\n", " ") + "\n")
	}
	return b.Bytes()
}
