package bitcode_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
)

func writerOf(d ir.Dialect) func(*ir.Module) ([]byte, error) {
	if d == ir.LLVM7 {
		return llvm7.Dialect().Write
	}
	return llvm19.Dialect().Write
}

func write(t testing.TB, m *ir.Module, d ir.Dialect) []byte {
	t.Helper()
	data, err := writerOf(d)(m)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func printed(t *testing.T, m *ir.Module, d ir.Dialect) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := ir.Print(&b, m, d); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func tool(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("%s is needed: %v", name, err)
	}
	return path
}

func command(t *testing.T, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	var out, msg strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &msg
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, msg.String())
	}
	return out.String()
}

func file(t *testing.T, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// llvm7 puts a question to LLVM 7.0.0.
func askLLVM7(t *testing.T, verb, path string) string {
	t.Helper()
	lib := os.Getenv("NVVM_TEST_LLVM7")
	if lib == "" {
		t.Skip("NVVM_TEST_LLVM7 must name the libllvmlite.so of llvmlite 0.28.0")
	}
	return command(t, tool(t, "python3"), "../../testdata/exec/llvm7.py", lib, verb, path)
}

// asm gives what a version of LLVM prints of bitcode or assembly, having verified it.
func asm(t *testing.T, version, path string) string {
	t.Helper()
	if version == "7" {
		return askLLVM7(t, "print", path)
	}
	command(t, tool(t, "opt-"+version), "-passes=verify", "-disable-output", path)
	return command(t, tool(t, "opt-"+version), "-S", "-passes=verify", "-o", "-", path)
}

// differ fails the test at the first line in which the texts differ.
func differ(t *testing.T, got, want string) {
	t.Helper()
	g, w := lines(got), lines(want)
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			t.Fatalf("line %d of the bitcode's text:\n%s\nof the assembly's:\n%s", i, g[i], w[i])
		}
	}
	if len(g) != len(w) {
		t.Fatalf("%d lines of the bitcode's text, %d of the assembly's", len(g), len(w))
	}
}

func lines(s string) []string {
	var out []string
	for _, l := range strings.Split(s, "\n") {
		if !strings.HasPrefix(l, "; ModuleID") {
			out = append(out, l)
		}
	}
	return out
}

// TestWriteSample lets LLVM read, verify and print the bitcode of a module with everything, and its assembly as package
// ir prints it: both must be the same to it.
func TestWriteSample(t *testing.T) {
	for version, d := range map[string]ir.Dialect{"19": ir.LLVM19, "7": ir.LLVM7} {
		t.Run(version, func(t *testing.T) {
			for _, build := range []func(ir.Dialect) *ir.Module{sample, laterMetadata} {
				bc := file(t, "sample.bc", write(t, build(d), d))
				ll := file(t, "sample.ll", printed(t, build(d), d))
				differ(t, asm(t, version, bc), asm(t, version, ll))
			}
		})
	}
}

// TestWriteLLVM14 lets LLVM 14 verify what is written for LLVM 7: a reader that is stricter about some records.
func TestWriteLLVM14(t *testing.T) {
	asm(t, "14", file(t, "sample.bc", write(t, sample(ir.LLVM7), ir.LLVM7)))
	asm(t, "14", file(t, "blocks.bc", write(t, blockAddresses(ir.LLVM7), ir.LLVM7)))
}

func TestWriteBlockAddresses(t *testing.T) {
	for version, d := range map[string]ir.Dialect{"19": ir.LLVM19, "7": ir.LLVM7} {
		t.Run(version, func(t *testing.T) {
			text := asm(t, version, file(t, "blocks.bc", write(t, blockAddresses(d), d)))
			p := "ptr"
			if d == ir.LLVM7 {
				p = "i8*"
			}
			for _, want := range []string{"ret " + p + " blockaddress(@taken, %1)",
				"[" + p + " blockaddress(@taken, %1), " + p + " blockaddress(@taken, %2)]",
				"indirectbr " + p + " blockaddress(@taken, %2), [label %1, label %2]"} {
				if !strings.Contains(text, want) {
					t.Errorf("%q is not in\n%s", want, text)
				}
			}
		})
	}
}

// TestWriteReadBack reads what was written with our own reader.
func TestWriteReadBack(t *testing.T) {
	m, err := bitcode.ReadAll("sample", write(t, sample(ir.LLVM19), ir.LLVM19))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs { // the reader gives attributes LLVM 22's names
		for i := range f.Args {
			if s := f.Attrs.Param(i); s.Has(ir.AttrCaptures) {
				for k := range s.List {
					if s.List[k].Kind == ir.AttrCaptures {
						s.List[k].Kind = ir.AttrNoCapture
					}
				}
				f.Attrs.Params[i] = set(s.List...)
			}
		}
	}
	want := sample(ir.LLVM19)
	want.Aliases[0].Partition, want.FindVar("no data").Init = "", ir.Null(want.FindVar("no data").ValueTy) // not kept
	differ(t, string(printed(t, m, ir.LLVM19)), string(printed(t, want, ir.LLVM19)))
	if m.Producer != "LLVM19.1.0" {
		t.Errorf("producer %q", m.Producer)
	}
}

// TestWriteCores checks that the bytes do not depend on how many cores there are, nor on what was written before.
func TestWriteCores(t *testing.T) {
	for _, d := range []ir.Dialect{ir.LLVM7, ir.LLVM19} {
		want := write(t, sample(d), d)
		for _, n := range []int{1, 2, 8} {
			old := runtime.GOMAXPROCS(n)
			m := sample(d)
			for range 2 {
				if !bytes.Equal(write(t, m, d), want) {
					t.Errorf("%v: other bytes on %d cores", d, n)
				}
			}
			runtime.GOMAXPROCS(old)
		}
	}
}
