package bitcode_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/rlib"
)

// needTools skips the test, saying why, unless every program is there.
func needTools(t testing.TB, names ...string) {
	t.Helper()
	for _, name := range names {
		if _, err := exec.LookPath(name); err != nil {
			t.Skipf("this test compares with LLVM's own tools: %v", err)
		}
	}
}

// runTool runs a program on the input and gives its output.
func runTool(t testing.TB, input []byte, name string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Stdin = bytes.NewReader(input)
	var out, msg bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &msg
	if err := cmd.Run(); err != nil {
		text := msg.String()
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, text[:min(len(text), 4000)])
	}
	return out.Bytes()
}

// assemble makes bitcode of LLVM assembly.
func assemble(t testing.TB, text []byte) []byte {
	t.Helper()
	return runTool(t, text, "llvm-as-22", "-o", "-")
}

// normal gives the text that LLVM 22 prints for bitcode without the names of local values, which our reader does not keep. Numbers of
// metadata and attributes come from LLVM's printer, so both sides have the same.
func normal(t testing.TB, bitcode []byte) []string {
	t.Helper()
	out := runTool(t, bitcode, "opt-22", "-discard-value-names", "-S", "-o", "-")
	var lines []string
	for _, line := range strings.Split(string(out), "\n") {
		if strings.HasPrefix(line, "; ModuleID = ") || strings.HasPrefix(line, "source_filename = ") {
			continue
		}
		// A label's comment lists predecessors in the order of use lists, which are not kept.
		line, _, _ = strings.Cut(line, " ; preds = ")
		lines = append(lines, line)
	}
	return lines
}

// reads fails the test unless what our reader makes of the bitcode is what LLVM 22 makes of it.
func reads(t *testing.T, data []byte) {
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
	sameText(t, normal(t, data), normal(t, assemble(t, text.Bytes())))
}

// sameText reports the first few differences between two texts.
func sameText(t *testing.T, want, got []string) {
	t.Helper()
	if slices.Equal(want, got) {
		return
	}
	shown := 0
	for i := 0; i < max(len(want), len(got)) && shown < 5; i++ {
		w, g := "<end>", "<end>"
		if i < len(want) {
			w = want[i]
		}
		if i < len(got) {
			g = got[i]
		}
		if w != g {
			shown++
			t.Errorf("line %d:\n LLVM: %s\n ours: %s", i+1, w, g)
		}
	}
}

// clangTargets are the targets for which constructs.c is compiled.
var clangTargets = map[string][]string{
	"x86-64":  {"-target", "x86_64-unknown-linux-gnu"},
	"nvptx64": {"-target", "nvptx64-nvidia-cuda", "-nogpulib", "-march=sm_80", "--cuda-feature=+ptx83"},
}

func TestReadsWhatClangWrites(t *testing.T) {
	needTools(t, "clang-22", "opt-22", "llvm-as-22")
	for target, flags := range clangTargets {
		for _, level := range []string{"-O0", "-O1", "-O2", "-O3", "-Oz"} {
			t.Run(target+level, func(t *testing.T) {
				t.Parallel()
				args := append([]string{level, "-c", "-emit-llvm", "-DHALF", "-o", "-", "testdata/read/constructs.c"}, flags...)
				reads(t, runTool(t, nil, "clang-22", args...))
			})
		}
	}
}

func TestReadsWhatClangWritesForCPlusPlus(t *testing.T) {
	needTools(t, "clang++-22", "opt-22", "llvm-as-22")
	for _, flags := range [][]string{
		{"-O0"}, {"-O2", "-fexperimental-new-constant-interpreter"},
		{"-O1", "-target", "x86_64-pc-windows-msvc", "-fexceptions", "-fcxx-exceptions"},
	} {
		t.Run(strings.Join(flags, " "), func(t *testing.T) {
			args := append([]string{"-std=c++20", "-c", "-emit-llvm", "-o", "-", "testdata/read/exceptions.cpp"}, flags...)
			reads(t, runTool(t, nil, "clang++-22", args...))
		})
	}
}

func TestReadsAssembly(t *testing.T) {
	needTools(t, "opt-22")
	for _, pattern := range []struct{ files, as string }{
		{"testdata/read/*.ll", "llvm-as-22"}, {"testdata/fuzz/seeds/*.ll", "llvm-as-22"}, {"testdata/read19/*.ll", "llvm-as-19"},
	} {
		needTools(t, pattern.as)
		files, err := filepath.Glob(pattern.files)
		if err != nil || len(files) == 0 {
			t.Fatalf("no assembly matches %s: %v", pattern.files, err)
		}
		for _, file := range files {
			t.Run(filepath.Base(file), func(t *testing.T) {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				reads(t, runTool(t, text, pattern.as, "-o", "-"))
			})
		}
	}
}

// TestCutOff cuts real modules at every byte.
func TestCutOff(t *testing.T) {
	files, err := filepath.Glob("testdata/fuzz/seeds/*.bc")
	if err != nil || len(files) == 0 {
		t.Fatalf("no modules: %v", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := bitcode.ReadAll(file, data); err != nil {
			t.Fatal(err)
		}
		for n := range data {
			if _, err := bitcode.ReadAll(file, data[:n]); err == nil {
				t.Errorf("%s, cut after %d of %d bytes, is read without an error", file, n, len(data))
			}
		}
	}
}

func TestReadsWhatRustcWrites(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22")
	const rustc = "/usr/bin/rustc" // its LLVM must be 22
	version, err := exec.Command(rustc, "-vV").Output()
	if err != nil {
		t.Skipf("no rustc of the distribution: %v", err)
	}
	if !bytes.Contains(version, []byte("LLVM version: 22.")) {
		t.Skipf("the distribution's rustc does not have LLVM 22:\n%s", version)
	}
	for _, flags := range [][]string{{}, {"-O"}, {"-Copt-level=1", "-g"}, {"-g"}, {"-O", "-g"}, {"-Cdebuginfo=1"}, {"-O", "-Cdebuginfo=line-directives-only"}} {
		t.Run(strings.Join(flags, " "), func(t *testing.T) {
			out := filepath.Join(t.TempDir(), "rust.bc")
			cmd := exec.Command(rustc, append(flags, "--emit=llvm-bc", "-o", out, "testdata/read/kernel.rs")...)
			if msg, err := cmd.CombinedOutput(); err != nil {
				t.Fatalf("rustc: %v\n%s", err, msg)
			}
			data, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			reads(t, data)
		})
	}
}

// modulesIn gives the modules of all files that match, by name.
func modulesIn(t testing.TB, pattern string) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no files match %s: %v", pattern, err)
	}
	found := map[string][]byte{}
	for _, path := range files {
		f, err := rlib.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		mods, err := f.Modules()
		for _, m := range mods {
			data, readErr := m.Read()
			err = errors.Join(err, readErr)
			found[filepath.Base(m.File)+" "+m.Member] = data
		}
		if err := errors.Join(err, f.Close()); err != nil {
			t.Fatal(err)
		}
	}
	return found
}

func TestReadsRustLibraries(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22")
	for _, pattern := range []string{"../../testdata/rlibs/*.rlib", "../../testdata/rlibs/*/*.o"} {
		for name, data := range modulesIn(t, pattern) {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				reads(t, data)
			})
		}
	}
}
