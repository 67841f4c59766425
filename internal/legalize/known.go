package legalize

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"nvvm-bitcode-linker/internal/ir"
)

// nvvmTable says which libraries know which intrinsics for NVIDIA's GPUs: a line has a name of LLVM 22, or one that LLVM has dropped and
// libraries still have, and the CUDA releases whose libNVVM compiles it in LLVM 7's dialect and in the modern one. scripts/nvvm-intrinsics
// measures it. What a library does not know it leaves in the PTX as an undefined function, without a word.
//
//go:embed nvvm.tsv
var nvvmTable string

// A knownBy tells for an intrinsic the releases, as 100*major+minor, that know it in each dialect.
type knownBy struct{ llvm7, llvm19 []int }

// The releases that were asked, in order.
var asked = map[ir.Dialect][]int{ir.LLVM7: {1108, 1204, 1209, 1301, 1305}, ir.LLVM19: {1209, 1301, 1305}}

var nvvmKnown = sync.OnceValue(func() map[string]knownBy {
	lines := strings.Split(strings.TrimSpace(nvvmTable), "\n")
	out := make(map[string]knownBy, len(lines))
	for _, line := range lines[1:] {
		cells := strings.Split(line, "\t")
		out[cells[0]] = knownBy{releaseList(cells[1]), releaseList(cells[2])}
	}
	return out
})

func releaseList(cell string) []int {
	var out []int
	for _, r := range strings.Fields(cell) {
		var major, minor int
		if n, _ := fmt.Sscanf(r, "%d.%d", &major, &minor); n == 2 {
			out = append(out, 100*major+minor)
		}
	}
	return out
}

func (k knownBy) in(d ir.Dialect) []int {
	if d == ir.LLVM7 {
		return k.llvm7
	}
	return k.llvm19
}

// knows reports whether the library of the CUDA release (0: any) knows the intrinsic in the dialect. One that was not asked knows what
// the nearest older and the nearest newer one that were asked both know.
func knows(d ir.Dialect, name string, release int) bool {
	known, ask := nvvmKnown()[name].in(d), around(asked[d], release)
	return len(ask) > 0 && !slices.ContainsFunc(ask, func(r int) bool { return !slices.Contains(known, r) })
}

// around gives the releases that stand for one.
func around(asked []int, release int) []int {
	if release == 0 {
		return asked
	}
	at, found := slices.BinarySearch(asked, release)
	if found {
		return asked[at : at+1]
	}
	return asked[max(at-1, 0):min(at+1, len(asked))]
}

// knownElsewhere says of an intrinsic that the library does not know which do.
func knownElsewhere(d ir.Dialect, name string) string {
	var list []string
	for _, r := range nvvmKnown()[name].in(d) {
		list = append(list, fmt.Sprintf("%d.%d", r/100, r%100))
	}
	if len(list) == 0 {
		return ": no libNVVM knows it in the dialect of this architecture"
	}
	return ": this libNVVM does not know it, and those of CUDA " + strings.Join(list, ", ") + " do"
}
