package hostexec

import (
	"path/filepath"
	"strings"
	"testing"
)

// A variant is one way to compile the programs of a language.
type variant struct {
	name  string
	flags []string
}

// variants are the ways to compile each language's programs, by the ending of their files. Vectorisers are left out: what they make is
// for the machine that they know. Assembly is taken as it is.
var variants = map[string][]variant{
	".c": {
		{"O0", []string{"-O0"}},
		{"O1", []string{"-O1"}},
		{"O2", []string{"-O2", "-fno-vectorize", "-fno-slp-vectorize"}},
	},
	".rs": {
		{"0", []string{"-Copt-level=0"}},
		{"1", []string{"-Copt-level=1", "-Cno-vectorize-loops", "-Cno-vectorize-slp"}},
		{"3", []string{"-Copt-level=3", "-Cno-vectorize-loops", "-Cno-vectorize-slp"}},
	},
	".ll": {{"", nil}},
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
	var list []Program
	for _, pattern := range []string{"*.c", "*.ll", "*.rs"} {
		files, err := filepath.Glob(filepath.Join(root, "testdata", "exec", pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			for _, v := range variants[filepath.Ext(file)] {
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

// Build compiles the program to bitcode of LLVM 22.
func (p Program) Build(t testing.TB) []byte {
	t.Helper()
	switch filepath.Ext(p.file) {
	case ".c":
		NeedTool(t, "clang-22")
		return Clang(t, p.file, p.flags...)
	case ".rs":
		NeedTool(t, "opt-22")
		return Rust(t, p.file, p.flags...)
	}
	NeedTool(t, "llvm-as-22")
	return build(t, "llvm-as-22", "-o", "OUT", p.file)
}
