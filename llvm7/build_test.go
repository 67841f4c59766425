package llvm7

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/nvvm"
)

const hostTriple, gpuTriple = "x86_64-unknown-linux-gnu", "nvptx64-nvidia-cuda"

// A maker builds a module for a test.
type maker struct {
	t *testing.T
	*ir.Types
	m                          *ir.Module
	ptr, i1, i8, i32, i64, f32 *ir.Type
}

func newMaker(t *testing.T, triple string) *maker {
	t.Helper()
	ty := ir.NewTypes()
	return &maker{t: t, Types: ty, m: &ir.Module{Types: ty, Triple: triple, DataLayout: "e-p:64:64:64-i64:64"},
		ptr: ty.Ptr(0), i1: ty.Int(1), i8: ty.Int(8), i32: ty.Int(32), i64: ty.Int(64), f32: ty.Float()}
}

// declare adds a function without a body.
func (k *maker) declare(name string, result *ir.Type, params ...*ir.Type) *ir.Function {
	f := &ir.Function{FnTy: k.Func(result, false, params...)}
	f.Name, f.Ty, f.Module = name, k.ptr, k.m
	f.MakeArgs()
	k.m.Funcs = append(k.m.Funcs, f)
	return f
}

// define adds a function, and gives a builder in its first block.
func (k *maker) define(name string, result *ir.Type, params ...*ir.Type) (*ir.Function, *ir.Builder) {
	f := k.declare(name, result, params...)
	f.HasBody = true
	b := ir.NewBuilder(k.Types, f, nil)
	b.At(b.NewBlock())
	return f, b
}

// global adds a variable.
func (k *maker) global(name string, space uint32, ty *ir.Type, init ir.Value) *ir.GlobalVar {
	g := &ir.GlobalVar{ValueTy: ty, Init: init, HasInit: init != nil}
	g.Name, g.Ty, g.Module = name, k.Ptr(space), k.m
	k.m.Vars = append(k.m.Vars, g)
	return g
}

func (k *maker) context() *legalize.Context {
	k.t.Helper()
	c, err := legalize.NewContext(k.m)
	if err != nil {
		k.t.Fatal(err)
	}
	c.NVPTX = k.m.Triple == gpuTriple
	return c
}

// after runs passes and gives the text of the module for LLVM 7, which LLVM 7 itself must take in the end (TestMain).
func (k *maker) after(passes ...legalize.Pass) string {
	k.t.Helper()
	if err := legalize.Run(k.context(), passes); err != nil {
		k.t.Fatal(err)
	}
	var b bytes.Buffer
	if err := ir.Print(&b, k.m, ir.LLVM7); err != nil {
		k.t.Errorf("%v\n%s", err, b.String())
	}
	forLLVM7, madeBy = append(forLLVM7, b.String()), append(madeBy, k.t.Name())
	return b.String()
}

// forLLVM7 are the modules that tests made, and whose they are.
var forLLVM7, madeBy []string

// TestMain shows all modules to LLVM 7.0.0 at the end, in one process, since it takes long to start. NVVM_TEST_LLVM7 names its
// library, that of llvmlite 0.28.0.
func TestMain(m *testing.M) {
	nvvm.RunWorkerIfAsked()
	code := m.Run()
	lib := os.Getenv("NVVM_TEST_LLVM7")
	if lib == "" {
		fmt.Println("NVVM_TEST_LLVM7 is not set: LLVM 7 has not seen the modules")
		os.Exit(code)
	}
	if len(forLLVM7) == 0 {
		os.Exit(code)
	}
	cmd := exec.Command("python3", filepath.Join("..", "internal", "ir", "testdata", "llvm7_parse.py"), lib)
	cmd.Stdin, cmd.Stderr = strings.NewReader(strings.Join(forLLVM7, "\x00")), os.Stderr
	out, err := cmd.Output()
	answers := strings.Split(string(out), "\x00")
	if err != nil || len(answers) != len(forLLVM7) {
		fmt.Printf("LLVM 7 answered %d of %d: %v\n", len(answers), len(forLLVM7), err)
		os.Exit(1)
	}
	for i, a := range answers {
		if msg, bad := strings.CutPrefix(a, "error: "); bad {
			fmt.Printf("%s: LLVM 7: %s\n%s\n", madeBy[i], msg, forLLVM7[i])
			code = 1
		}
	}
	os.Exit(code)
}

// refused checks that passes end with an error that names all of these.
func (k *maker) refused(passes []legalize.Pass, words ...string) {
	k.t.Helper()
	err := legalize.Run(k.context(), passes)
	if err == nil {
		k.t.Fatalf("accepted, but an error with %q expected", words)
	}
	for _, w := range words {
		if !strings.Contains(err.Error(), w) {
			k.t.Errorf("error %q does not say %q", err, w)
		}
	}
}

// has checks that the text holds these pieces, in this order.
func has(t *testing.T, text string, pieces ...string) {
	t.Helper()
	rest := text
	for _, p := range pieces {
		_, after, ok := strings.Cut(rest, p)
		if !ok {
			t.Fatalf("%q is missing, or not after what comes before it, in\n%s", p, text)
		}
		rest = after
	}
}

// hasNot checks that the text holds none of these.
func hasNot(t *testing.T, text string, pieces ...string) {
	t.Helper()
	for _, p := range pieces {
		if strings.Contains(text, p) {
			t.Errorf("%q should not stand in\n%s", p, text)
		}
	}
}

func attrs(list ...ir.Attr) *ir.AttrSet { return &ir.AttrSet{List: list} }

func enum(k ir.AttrKind) ir.Attr { return ir.Attr{Kind: k} }

var typed = legalize.Pass{Name: "typed-pointers", Module: typedPointers}
