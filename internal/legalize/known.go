package legalize

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// nvvmTable says which libraries know which intrinsics for NVIDIA's GPUs: a line has a name of LLVM 22, or one that LLVM has dropped and
// libraries still have, and the CUDA releases whose libNVVM compiles it in LLVM 7's dialect and in the modern one. scripts/nvvm-intrinsics
// measures it. What a library does not know it leaves in the PTX as an undefined function, without a word.
//
//go:embed nvvm.tsv
var nvvmTable string

// The releases that were asked, in order, as 100*major+minor.
var asked = map[ir.Dialect][]int{ir.LLVM7: {1108, 1204, 1209, 1301, 1305}, ir.LLVM19: {1209, 1301, 1305}}

// knowing gives the releases of the table that know an intrinsic in the dialect. The table is searched as it is: of its thousands of lines a
// link needs a few.
func knowing(d ir.Dialect, name string) []int {
	column := map[ir.Dialect]int{ir.LLVM7: 1, ir.LLVM19: 2}[d]
	line := lineOf(nvvmTable, name)
	if column == 0 || line == "" {
		return nil
	}
	return releaseList(strings.Split(line, "\t")[column])
}

// lineOf gives the line of a table that begins with the name and a tab, "" if there is none. The first line is a heading, the others are in
// order of their names.
func lineOf(table, name string) string {
	_, table, _ = strings.Cut(table, "\n")
	for table != "" {
		start := strings.LastIndexByte(table[:len(table)/2], '\n') + 1 // of the line in the middle
		line, after, _ := strings.Cut(table[start:], "\n")
		switch found, _, _ := strings.Cut(line, "\t"); {
		case found == name:
			return line
		case found < name:
			table = after
		default:
			table = table[:start]
		}
	}
	return ""
}

// releaseList reads a cell: releases such as 12.4, or a dash for none.
func releaseList(cell string) []int {
	var out []int
	for _, r := range strings.Fields(cell) {
		major, minor, _ := strings.Cut(r, ".")
		x, noMajor := strconv.Atoi(major)
		y, noMinor := strconv.Atoi(minor)
		if noMajor == nil && noMinor == nil {
			out = append(out, 100*x+y)
		}
	}
	return out
}

// knows reports whether the library of the CUDA release (0: any) knows the intrinsic in the dialect. One that was not asked knows what
// the nearest older and the nearest newer one that were asked both know.
func knows(d ir.Dialect, name string, release int) bool {
	known, ask := knowing(d, name), around(asked[d], release)
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
	for _, r := range knowing(d, name) {
		list = append(list, fmt.Sprintf("%d.%d", r/100, r%100))
	}
	if len(list) == 0 {
		return ": no libNVVM knows it in the dialect of this architecture"
	}
	return ": this libNVVM does not know it, and those of CUDA " + strings.Join(list, ", ") + " do"
}
