package bitcode_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// whole gives the text that LLVM 22 prints for bitcode, debug information included.
func whole(t testing.TB, data []byte) []string {
	t.Helper()
	return comparable(runTool(t, data, "opt-22", "-discard-value-names", "-S", "-o", "-"))
}

// readsDebug fails the test unless what our reader makes of the bitcode, debug information included, is what LLVM 22 makes of it.
func readsDebug(t *testing.T, data []byte) {
	t.Helper()
	m, err := bitcode.ReadAll("test.bc", data)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := ir.Print(&text, m, ir.LLVM22); err != nil {
		t.Fatalf("the printer: %v", err)
	}
	if err := ir.Check(m, ir.LLVM22); err != nil {
		t.Errorf("the checker: %v", err)
	}
	sameText(t, whole(t, data), whole(t, assemble(t, text.Bytes())))
}

func TestReadsDebugOfClang(t *testing.T) {
	needTools(t, "clang-22", "opt-22", "llvm-as-22")
	for _, level := range []string{"-O0", "-O1", "-O2"} {
		t.Run(level, func(t *testing.T) {
			readsDebug(t, runTool(t, nil, "clang-22", "-g", level, "-c", "-emit-llvm", "-o", "-", "testdata/read/constructs.c"))
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
			args := append([]string{"-g", "-std=c++20", "-c", "-emit-llvm", "-o", "-", "testdata/read/exceptions.cpp"}, flags...)
			readsDebug(t, runTool(t, nil, "clang++-22", args...))
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
	if lines := whole(t, data); len(lines) < 150 {
		t.Fatalf("LLVM makes %d lines of the assembly: it has dropped the debug information", len(lines))
	}
	readsDebug(t, data)
}
