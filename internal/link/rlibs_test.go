package link

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/rlib"
)

// captured is where what rustc handed to its linker is kept.
const captured = "../../testdata/rlibs"

// arguments gives the inputs and the exports of an argument list in captured.
func arguments(t testing.TB, panics string) (inputs, exports []string) {
	t.Helper()
	inputs, exports = argumentList(t, filepath.Join(captured, panics, "args.txt"))
	for i := range inputs {
		inputs[i] = filepath.Join(captured, inputs[i])
	}
	if len(inputs) < 4 || len(exports) < 10 {
		t.Fatalf("%s: inputs %q, exports %q", panics, inputs, exports)
	}
	return inputs, exports
}

// argumentList reads the inputs and the exports of what rustc passes to its linker.
func argumentList(t testing.TB, path string) (inputs, exports []string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	args := strings.Fields(string(text))
	for i := 0; i < len(args); i++ {
		switch a := args[i]; {
		case a == "--export-symbol":
			i++
			exports = append(exports, args[i])
		case strings.HasPrefix(a, "-"):
			i += boolInt(i+1 < len(args) && !strings.HasPrefix(args[i+1], "-") && a != "--debug" && a != "--lto")
		default:
			inputs = append(inputs, a)
		}
	}
	return inputs, exports
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// numbered is what linkers add to the name of a second local of one name; LLVM leaves the dot out for GPUs.
var numbered = regexp.MustCompile(`[.0-9]+$`)

// contents describes each symbol: its kind, its name without such numbers, and for functions how many instructions it has.
func contents(m *ir.Module) []string {
	var lines []string
	each(m, func(g ir.Global) {
		line := fmt.Sprintf("%T %s declared=%v external=%v", g, numbered.ReplaceAllString(g.Sym().Name, ""), g.IsDecl(), g.Sym().Linkage == ir.External)
		if f, ok := g.(*ir.Function); ok {
			ops := map[ir.Op]int{}
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					ops[in.Op]++
				}
			}
			line += fmt.Sprintf(" blocks=%d %v", len(f.Blocks), ops)
		}
		lines = append(lines, line)
	})
	slices.Sort(lines)
	return lines
}

// TestSameAsLLVM links what rustc handed over and wants the symbols and instructions that LLVM's own linker leaves.
func TestSameAsLLVM(t *testing.T) {
	needTools(t, "llvm-link-22", "opt-22")
	for _, panics := range []string{"trap", "loop"} {
		t.Run(panics, func(t *testing.T) {
			inputs, exports := arguments(t, panics)
			sameAsLLVM(t, llvmLinked(t, inputs), inputs, exports, 50)
		})
	}
}

// captureVariable names a folder with another captured link: args.txt with what rustc passed, and copies of the files in inputs.
const captureVariable = "NVVM_TEST_CAPTURE"

// TestCaptureSameAsLLVM does the same with another link, all exports at once and each alone.
func TestCaptureSameAsLLVM(t *testing.T) {
	needTools(t, "llvm-link-22", "opt-22")
	dir := os.Getenv(captureVariable)
	if dir == "" {
		t.Skipf("%s names no folder with what rustc passed to its linker", captureVariable)
	}
	inputs, exports := argumentList(t, filepath.Join(dir, "args.txt"))
	for i, path := range inputs {
		inputs[i] = filepath.Join(dir, "inputs", filepath.Base(path))
	}
	all := llvmLinked(t, inputs)
	t.Run("all", func(t *testing.T) { sameAsLLVM(t, all, inputs, exports, len(exports)) })
	for _, name := range exports {
		t.Run(name, func(t *testing.T) { sameAsLLVM(t, all, inputs, []string{name}, 1) })
	}
}

// llvmLinked links every module of the inputs with LLVM's linker and gives the file.
func llvmLinked(t *testing.T, inputs []string) string {
	t.Helper()
	dir := t.TempDir()
	files := []string{}
	for _, path := range inputs {
		for _, data := range modules(t, path) {
			files = append(files, filepath.Join(dir, fmt.Sprintf("%d.bc", len(files))))
			if err := os.WriteFile(files[len(files)-1], data, 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	all := filepath.Join(dir, "all.bc")
	runTool(t, "", "llvm-link-22", append(files, "-o", all)...)
	return all
}

// sameAsLLVM links inputs and compares with what LLVM makes of the same, linked: at least so many symbols.
func sameAsLLVM(t *testing.T, all string, inputs, exports []string, least int) {
	t.Helper()
	ours, err := linkFiles(inputs, Options{Exports: exports})
	if err != nil {
		t.Fatal(err)
	}
	kept := filepath.Join(t.TempDir(), "kept.bc")
	runTool(t, "", "opt-22", "-passes=internalize,globaldce", "-internalize-public-api-list="+strings.Join(exports, ","), all, "-o", kept)
	data, err := os.ReadFile(kept)
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := bitcode.ReadAll("kept.bc", data)
	if err != nil {
		t.Fatal(err)
	}
	got, want := contents(ours), contents(theirs)
	if len(want) < least {
		t.Fatalf("LLVM left %d symbols only", len(want))
	}
	for _, line := range got {
		if !slices.Contains(want, line) {
			t.Errorf("only ours: %s", line)
		}
	}
	for _, line := range want {
		if !slices.Contains(got, line) {
			t.Errorf("only LLVM's: %s", line)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d symbols, LLVM has %d", len(got), len(want))
	}
	t.Logf("%d symbols", len(got))
}

func modules(t testing.TB, path string) (list [][]byte) {
	t.Helper()
	f, err := rlib.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	mods, err := f.Modules()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mods {
		data, err := m.Read()
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, data)
	}
	return list
}

// TestSameEveryTime links twice, on one core and on several, and wants the same text.
func TestSameEveryTime(t *testing.T) {
	inputs, exports := arguments(t, "trap")
	var want string
	for range 4 {
		m, err := linkFiles(inputs, Options{Exports: exports})
		if err != nil {
			t.Fatal(err)
		}
		var text strings.Builder
		if err := ir.Print(&text, m, ir.LLVM22); err != nil {
			t.Fatal(err)
		}
		if want == "" {
			want = text.String()
		}
		if text.String() != want {
			t.Fatal("the second link gives another module")
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	inputs, _ := arguments(b, "trap")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Load(inputs); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLink(b *testing.B) {
	inputs, exports := arguments(b, "trap")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := linkFiles(inputs, Options{Exports: exports}); err != nil {
			b.Fatal(err)
		}
	}
}
