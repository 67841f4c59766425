package corpus

import (
	"bytes"
	"cmp"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// leftover is a declaration that LLVM 22 makes of one of LLVM 19's llvm.lifetime.start or end, and then does not call.
var leftover = regexp.MustCompile(`^declare void @llvm\.lifetime\.(start|end)\.i64\(i64\)`)

// groupLine defines a group of attributes, and groupUse stands in the place of one.
var (
	groupLine = regexp.MustCompile(`^attributes #(\d+) = (\{.*\})$`)
	groupUse  = regexp.MustCompile(` #(\d+)`)
)

// lines splits what LLVM prints into what has to be the same. Left out are empty lines, what names the file, and comments, of which those of
// labels list predecessors in the order of use lists, which are not kept. Declarations come last and sorted, and groups of attributes are
// written out: LLVM declares what it upgrades anew, at the end, and numbers groups by what it meets first.
func lines(text string) []string {
	groups := map[string]string{}
	for line := range strings.Lines(text) {
		if m := groupLine.FindStringSubmatch(strings.TrimSuffix(line, "\n")); m != nil {
			groups[m[1]] = " " + m[2]
		}
	}
	var out, declared []string
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" || comment(line) || strings.HasPrefix(line, "source_filename = ") || groupLine.MatchString(line) ||
			leftover.MatchString(line) {
			continue
		}
		line, _, _ = strings.Cut(line, " ; preds = ")
		line = strings.TrimRight(line, " ")
		if line[0] != '@' && line[0] != '!' { // in which there may be texts
			line = groupUse.ReplaceAllStringFunc(line, func(use string) string { return cmp.Or(groups[use[2:]], use) })
		}
		if strings.HasPrefix(line, "declare ") {
			declared = append(declared, line)
		} else {
			out = append(out, line)
		}
	}
	slices.Sort(declared)
	return append(out, declared...)
}

// comment reports whether the line says nothing. LLVM 7 writes labels in comments.
func comment(line string) bool {
	return strings.HasPrefix(line, ";") && !strings.HasPrefix(line, "; <label>:")
}

// same reports the first few lines in which two texts differ.
func same(t *testing.T, want, got string) {
	t.Helper()
	w, g := lines(want), lines(got)
	shown := 0
	for i := 0; i < max(len(w), len(g)) && shown < 4; i++ {
		a, b := "<end>", "<end>"
		if i < len(w) {
			a = w[i]
		}
		if i < len(g) {
			b = g[i]
		}
		if a != b {
			shown++
			t.Errorf("line %d:\n LLVM of the bitcode: %s\n LLVM of our text: %s", i+1, a, b)
		}
	}
}

// printed gives our own text of a module.
func printed(t *testing.T, m *ir.Module, d ir.Dialect) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := ir.Print(&b, m, d); err != nil {
		t.Fatalf("the printer: %v", err)
	}
	return b.Bytes()
}

// What our reader makes of each module, printed, is to LLVM 22 what the module itself is to it.
func TestReader(t *testing.T) {
	Need(t, LLVM22)
	for _, m := range Modules(t) {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			data := m.Data(t)
			module, err := bitcode.ReadAll(m.Name, data)
			if err != nil {
				t.Fatal(err)
			}
			if err := ir.Check(module, ir.LLVM22); err != nil {
				t.Errorf("the checker: %v", err)
			}
			want, err := LLVM22.Text(data)
			if err == nil {
				// Once more through assembly, which loses what LLVM leaves of declarations that it upgraded.
				want, err = LLVM22.Text([]byte(want))
			}
			if err != nil {
				t.Fatalf("the original: %v", err)
			}
			got, err := LLVM22.Text(printed(t, module, ir.LLVM22))
			if err != nil {
				t.Fatalf("our text: %v", err)
			}
			same(t, want, got)
		})
	}
}
