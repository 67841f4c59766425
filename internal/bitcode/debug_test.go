package bitcode_test

import (
	"os"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

func TestReadsDebugOfClang(t *testing.T) {
	needTools(t, "clang-22", "opt-22", "llvm-as-22")
	for _, level := range []string{"-O0", "-O1", "-O2"} {
		t.Run(level, func(t *testing.T) {
			reads(t, runTool(t, nil, "clang-22", "-g", level, "-c", "-emit-llvm", "-o", "-", "testdata/read/constructs.c"))
		})
	}
}

func TestReadsDebugOfClangFlags(t *testing.T) {
	needTools(t, "clang++-22", "opt-22", "llvm-as-22")
	for _, flags := range [][]string{
		{"-O0"}, {"-O2"}, {"-O1", "-gdwarf-4"}, {"-O2", "-gline-tables-only"}, {"-O1", "-gline-directives-only"}, {"-O1", "-fdebug-macro"},
		{"-O1", "-gembed-source", "-gdwarf-5"}, {"-O2", "-fdebug-info-for-profiling", "-gpubnames"}, {"-O1", "-gtemplate-alias", "-gsimple-template-names"},
		{"-O1", "-Xclang", "-fexperimental-assignment-tracking=forced"}, {"-O2", "-gkey-instructions"}, {"-O1", "-fstandalone-debug"},
		{"-O1", "-gsplit-dwarf=single"},
	} {
		t.Run(strings.Join(flags, " "), func(t *testing.T) {
			for _, file := range []string{"exceptions.cpp", "debug.cpp"} {
				args := append([]string{"-w", "-g", "-std=c++20", "-c", "-emit-llvm", "-o", "-", "testdata/read/" + file}, flags...)
				reads(t, runTool(t, nil, "clang++-22", args...))
			}
		})
	}
}

// TestReadsDebugAssembly reads every kind of node and record, with every field.
func TestReadsDebugAssembly(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22")
	text, err := os.ReadFile("testdata/read/debug.ll")
	if err != nil {
		t.Fatal(err)
	}
	data := assemble(t, text)
	if lines := normal(t, data); len(lines) < 150 {
		t.Fatalf("LLVM makes %d lines of the assembly: it has dropped the debug information", len(lines))
	}
	reads(t, data)
}

// TestReadsOlderDebugNodes reads what LLVM 14 writes, where LLVM 22's reader upgrades.
func TestReadsOlderDebugNodes(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22", "llvm-as-14")
	text, err := os.ReadFile("testdata/debug/nodes14.ll")
	if err != nil {
		t.Fatal(err)
	}
	data := runTool(t, text, "llvm-as-14", "-o", "-")
	lines := normal(t, data)
	if n := count(lines, "!DI"); n < 40 {
		t.Fatalf("LLVM finds %d nodes: it has dropped the debug information", n)
	}
	reads(t, data)
}

// TestReadsOlderDebugRecords reads what LLVM 19 writes of the records of real programs, as records and as calls of intrinsics.
func TestReadsOlderDebugRecords(t *testing.T) {
	needTools(t, "llvm-as-19")
	for name, data := range debugSources(t) {
		_, text := bothForms(t, data, ir.LLVM19)
		for _, form := range []string{"true", "false"} {
			t.Run(name+" "+form, func(t *testing.T) {
				reads(t, runTool(t, text, "llvm-as-19", "-write-experimental-debuginfo-iterators-to-bitcode="+form, "-o", "-"))
			})
		}
	}
}

// TestReadsDebugOfOlderClang reads what clang 14 writes, whose debug records are calls and whose imports stand in the lists of units.
func TestReadsDebugOfOlderClang(t *testing.T) {
	needTools(t, "clang-14", "clang++-14", "opt-22", "llvm-as-22")
	for _, flags := range [][]string{{"-O0"}, {"-O2"}, {"-O1", "-gdwarf-4"}} {
		t.Run(strings.Join(flags, " "), func(t *testing.T) {
			for _, source := range [][]string{{"clang-14", "testdata/read/constructs.c"}, {"clang++-14", "-std=c++20", "testdata/read/debug.cpp"}} {
				args := append([]string{"-w", "-g", "-c", "-emit-llvm", "-o", "-"}, source[1:]...)
				upgrades(t, runTool(t, nil, source[0], append(args, flags...)...))
			}
		})
	}
}
