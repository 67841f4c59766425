package hostexec

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// matrixVar is the environment variable that asks for all there is: every variant, and as many random programs as the number in it.
const matrixVar = "NVVM_TEST_EXEC_MATRIX"

// A variant is one way to compile the programs of a language.
type variant struct {
	name  string
	flags []string
	// matrix is whether the variant is built only when all are asked for.
	matrix bool
	// needs is the flag of /proc/cpuinfo that the machine must have, if any.
	needs string
}

// variants are the ways to compile each language's programs, by the ending of their files. Assembly is taken as it is.
var variants = map[string][]variant{
	".c": {
		{name: "O0", flags: []string{"-O0"}},
		{name: "O1", flags: []string{"-O1"}},
		{name: "O2", flags: []string{"-O2", "-fno-vectorize", "-fno-slp-vectorize"}, matrix: true},
		{name: "O3-vectors", flags: []string{"-O3"}},
		{name: "O3-avx2", flags: []string{"-O3", "-mavx2"}, matrix: true, needs: "avx2"},
		{name: "Oz", flags: []string{"-Oz"}, matrix: true},
	},
	".rs": {
		{name: "0", flags: []string{"-Copt-level=0"}},
		{name: "1", flags: []string{"-Copt-level=1", "-Cno-vectorize-loops", "-Cno-vectorize-slp"}, matrix: true},
		{name: "3", flags: []string{"-Copt-level=3", "-Cno-vectorize-loops", "-Cno-vectorize-slp"}, matrix: true},
		{name: "3-vectors", flags: []string{"-Copt-level=3"}},
		{name: "s-checks", flags: []string{"-Copt-level=s", "-Cdebug-assertions=yes"}, matrix: true},
	},
	".ll": {{}},
}

// A Program is one file of testdata/exec, compiled in one way.
type Program struct {
	Name string // file and variant
	file string
	variant
}

// Programs lists the files of testdata/exec, each in all variants, in order.
func Programs(t testing.TB) []Program {
	t.Helper()
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	info, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		t.Fatal(err)
	}
	cpu := strings.Fields(string(info))
	var list []Program
	for _, pattern := range []string{"*.c", "*.ll", "*.rs"} {
		files, err := filepath.Glob(filepath.Join(root, "testdata", "exec", pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			for _, v := range variants[filepath.Ext(file)] {
				if v.matrix && os.Getenv(matrixVar) == "" {
					continue
				}
				if v.needs != "" && !slices.Contains(cpu, v.needs) {
					t.Logf("%s: not %s: this machine has no %s", filepath.Base(file), v.name, v.needs)
					continue
				}
				name := strings.TrimSuffix(filepath.Base(file)+"-"+v.name, "-")
				list = append(list, Program{name, file, v})
			}
		}
	}
	if len(list) == 0 {
		t.Fatal("no programs in testdata/exec")
	}
	return list
}

// Build compiles the program to bitcode of LLVM 22, and says what it does as it is.
func (p Program) Build(t testing.TB) ([]byte, Result) {
	t.Helper()
	var bitcode []byte
	switch filepath.Ext(p.file) {
	case ".c":
		NeedTool(t, "clang-22")
		bitcode = Clang(t, p.file, p.flags...)
	case ".rs":
		NeedTool(t, "opt-22")
		bitcode, program := Rust(t, p.file, p.flags...)
		r, stderr, err := runCommand([]string{program}, limit)
		if err != nil || len(stderr) > 0 {
			t.Fatalf("the original: %s", failure(r, stderr, err))
		}
		return bitcode, r
	default:
		NeedTool(t, "llvm-as-22")
		bitcode = build(t, "llvm-as-22", "-o", "OUT", p.file)
	}
	return bitcode, Original(t, bitcode)
}
