package legalize

import (
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

func TestKnownTable(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(nvvmTable), "\n")
	last := ""
	for _, line := range lines[1:] {
		if name, _, _ := strings.Cut(line, "\t"); name <= last {
			t.Errorf("%s after %s: the names are not in order, or not each there once", name, last)
		} else if last = name; lineOf(nvvmTable, name) != line {
			t.Errorf("%s is not found where it is", name)
		}
		cells := strings.Split(line, "\t")
		if len(cells) != 3 || !strings.HasPrefix(cells[0], "llvm.nvvm.") || cells[1] == "-" && cells[2] == "-" {
			t.Errorf("a name, releases and releases expected: %q", line)
			continue
		}
		for i, d := range []ir.Dialect{ir.LLVM7, ir.LLVM19} {
			for _, r := range releaseList(cells[i+1]) {
				if !slices.Contains(asked[d], r) {
					t.Errorf("%s: CUDA %d was not asked in %s", cells[0], r, d)
				}
			}
		}
	}
}

func TestLineOf(t *testing.T) {
	const table = "name\tx\nb\t1\nbb\t2\nd\t3\n"
	for name, want := range map[string]string{"b": "b\t1", "bb": "bb\t2", "d": "d\t3", "a": "", "c": "", "bbb": "", "e": "", "name": "", "": ""} {
		if got := lineOf(table, name); got != want {
			t.Errorf("%q: found %q, want %q", name, got, want)
		}
	}
}

func TestKnows(t *testing.T) {
	for _, test := range []struct {
		d       ir.Dialect
		name    string
		release int
		want    bool
	}{
		{ir.LLVM7, "barrier0", 0, true}, {ir.LLVM7, "barrier0", 1204, true}, {ir.LLVM19, "barrier0", 1305, true},
		{ir.LLVM7, "barrier.cta.sync.aligned.all", 1305, false}, // leaves a call of a function that nobody defines
		{ir.LLVM19, "barrier.cta.sync.aligned.all", 1301, false}, {ir.LLVM19, "barrier.cta.sync.aligned.all", 1305, true},
		{ir.LLVM19, "barrier.cta.sync.aligned.all", 1303, false}, {ir.LLVM19, "barrier.cta.sync.aligned.all", 1400, true},
		{ir.LLVM19, "barrier.cta.sync.aligned.all", 0, false}, {ir.LLVM19, "bmsk.clamp", 1300, false}, {ir.LLVM19, "bmsk.clamp", 1303, true},
		{ir.LLVM7, "match.any.sync.i32", 1108, true}, {ir.LLVM22, "barrier0", 1305, false}, {ir.LLVM7, "nobody", 1204, false}, {ir.LLVM7, "tid", 1000, false},
	} {
		if got := knows(test.d, "llvm.nvvm."+test.name, test.release); got != test.want {
			t.Errorf("%s %s of CUDA %d: %v", test.d, test.name, test.release, got)
		}
	}
}
