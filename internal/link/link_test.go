package link

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// needTools skips the test, saying why, unless every program is there.
func needTools(t testing.TB, names ...string) {
	t.Helper()
	for _, name := range names {
		if _, err := exec.LookPath(name); err != nil {
			t.Skipf("this test needs LLVM's tools: %v", err)
		}
	}
}

func runTool(t testing.TB, input, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Stdin = strings.NewReader(input)
	var out, msg bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &msg
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, msg.String())
	}
	return out.String()
}

// tryTool runs a program that may refuse what it is given: then its message is the error.
func tryTool(name string, args ...string) error {
	out, err := exec.Command(name, args...).CombinedOutput()
	if err == nil && bytes.Contains(out, []byte("error: ")) { // llvm-link's status does not always say so
		err = errors.New("status 0")
	}
	if err != nil {
		return fmt.Errorf("%s: %w: %s", name, err, out)
	}
	return nil
}

// A source is a file of LLVM assembly; in brackets its name may have a member, whose archive all of its members make.
type source struct{ name, text string }

const target = "target triple = \"nvptx64-nvidia-cuda\"\n"

// build assembles sources in a folder of their own and gives the paths of the files in order.
func build(t testing.TB, sources []source) []string {
	t.Helper()
	needTools(t, "llvm-as-22", "llvm-ar-22")
	dir := t.TempDir()
	var paths []string
	for _, s := range sources {
		text := s.text
		if !strings.Contains(text, "target triple") {
			text = target + text
		}
		file, member, inArchive := strings.Cut(strings.TrimSuffix(s.name, ")"), "(")
		path := filepath.Join(dir, file)
		if !slices.Contains(paths, path) {
			paths = append(paths, path)
		}
		as := "llvm-as-22"
		if strings.Contains(text, "!nvvm.annotations") { // LLVM 22 makes attributes of them at once
			needTools(t, "llvm-as-19")
			as = "llvm-as-19"
		}
		if !inArchive {
			runTool(t, text, as, "-o", path)
			makeOld(t, path)
			continue
		}
		object := filepath.Join(dir, "members of "+file, member)
		if err := os.MkdirAll(filepath.Dir(object), 0o777); err != nil {
			t.Fatal(err)
		}
		runTool(t, text, as, "-o", object)
		runTool(t, "", "llvm-ar-22", "q", path, object)
	}
	return paths
}

// makeOld lets intrinsics of older versions, which LLVM's assembler would bring up to date, be written with xlvm. for llvm.
func makeOld(t testing.TB, path string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err == nil {
		err = os.WriteFile(path, bytes.ReplaceAll(data, []byte("xlvm."), []byte("llvm.")), 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// linkSources links sources and gives the module and what is wrong with it, without the folder in messages.
func linkSources(t testing.TB, opts Options, sources ...source) (*ir.Module, string) {
	t.Helper()
	paths := build(t, sources)
	m, err := linkFiles(paths, opts)
	if err != nil {
		return nil, strings.ReplaceAll(err.Error(), filepath.Dir(paths[0])+"/", "")
	}
	return m, ""
}

func linkFiles(paths []string, opts Options) (*ir.Module, error) {
	p, err := Load(paths)
	if err != nil {
		return nil, err
	}
	m, err := p.Link(opts)
	if err != nil {
		return nil, err
	}
	return m, p.CheckUndefined(m, nil)
}

// symbols describes each symbol of a module in one line, sorted: kind, linkage where it is not internal, name, and where it came from.
func symbols(m *ir.Module) []string {
	var lines []string
	each(m, func(g ir.Global) {
		s := g.Sym()
		words := []string{"variable"}
		switch g := g.(type) {
		case *ir.Function:
			words = []string{"function"}
			if g.Kernel {
				words = []string{"kernel"}
			}
		case *ir.Alias:
			words = []string{"alias"}
		}
		switch {
		case g.IsDecl():
			words = append([]string{"extern"}, words...)
		case s.Linkage == ir.External:
			words = append([]string{"visible"}, words...)
		case s.Linkage != ir.Internal:
			words = append([]string{"odd"}, words...)
		}
		words = append(words, s.Name)
		if s.Module != nil && !g.IsDecl() {
			words = append(words, "of", filepath.Base(s.Module.Name))
		}
		lines = append(lines, strings.Join(words, " "))
	})
	slices.Sort(lines)
	return lines
}

const useF = `
declare void @f()
define ptx_kernel void @main() {
  call void @f()
  ret void
}`

// define makes a module that defines f with a linkage.
func define(linkage string) string {
	return "define " + linkage + " void @f() {\n  ret void\n}"
}

// TestResolution links modules; what comes out is a list of symbols or an error.
func TestResolution(t *testing.T) {
	for _, test := range []struct {
		name    string
		sources []source
		opts    Options
		want    []string // symbols
		err     string
	}{
		{name: "definition", sources: []source{{"a.o", useF}, {"b.o", define("")}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "definition first", sources: []source{{"b.o", define("")}, {"a.o", useF}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "undefined", sources: []source{{"a.o", useF}},
			err: "undefined symbol: f\n  referred to by main in a.o"},
		{name: "strong replaces weak", sources: []source{{"a.o", useF}, {"b.o", define("weak")}, {"c.o", define("")}},
			want: []string{"function f of c.o", "visible kernel main of a.o"}},
		{name: "strong stays", sources: []source{{"a.o", useF}, {"b.o", define("")}, {"c.o", define("weak_odr")}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "weak replaces linkonce", sources: []source{{"a.o", useF}, {"b.o", define("linkonce_odr")}, {"c.o", define("weak")}},
			want: []string{"function f of c.o", "visible kernel main of a.o"}},
		{name: "first weak", sources: []source{{"a.o", useF}, {"b.o", define("weak_odr")}, {"c.o", define("weak")}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "strong twice", sources: []source{{"a.o", useF}, {"b.o", define("")}, {"c.o", define("")}},
			err: "f is defined twice: in b.o and in c.o"},
		{name: "strong twice, Rust", sources: []source{{"a.o", "define ptx_kernel void @_ZN4core3fmt5write17h0123456789abcdefE() {\n  ret void\n}"},
			{"b.o", "define ptx_kernel void @_ZN4core3fmt5write17h0123456789abcdefE() {\n  ret void\n}"}},
			err: "core::fmt::write (_ZN4core3fmt5write17h0123456789abcdefE) is defined twice: in a.o and in b.o"},
		{name: "weak replaces available_externally", sources: []source{{"a.o", useF}, {"b.o", define("available_externally")}, {"c.o", define("linkonce")}},
			want: []string{"function f of c.o", "visible kernel main of a.o"}},
		{name: "only available_externally", sources: []source{{"a.o", useF}, {"b.o", define("available_externally")}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "hidden", sources: []source{{"a.o", useF}, {"b.o", define("hidden")}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "internal is not seen", sources: []source{{"a.o", useF}, {"b.o", define("internal")}},
			err: "undefined symbol: f\n  referred to by main in a.o"},
		{name: "internal collisions", sources: []source{
			{"a.o", "define internal void @g() noinline {\n  ret void\n}\ndefine ptx_kernel void @main() {\n  call void @g()\n  call void @f()\n  ret void\n}\ndeclare void @f()"},
			{"b.o", "define internal void @g() noinline {\n  unreachable\n}\ndefine void @f() {\n  call void @g()\n  ret void\n}"},
			{"c.o", "define internal void @main() {\n  ret void\n}\ndefine ptx_kernel void @other() {\n  call void @main()\n  ret void\n}"}},
			want: []string{"function f of b.o", "function g of a.o", "function g.1 of b.o", "function main.1 of c.o", "visible kernel main of a.o", "visible kernel other of c.o"}},
		{name: "unnamed", sources: []source{{"a.o", "@0 = private constant i32 1\n@1 = private constant i32 2\ndefine ptx_kernel void @main(ptr %p) {\n  store ptr @0, ptr %p\n  store ptr @1, ptr %p\n  ret void\n}"}},
			want: []string{"variable .1 of a.o", "variable .2 of a.o", "visible kernel main of a.o"}},
		{name: "local beside an undefined one of its name", sources: []source{
			{"a.o", "define internal void @vprintf() {\n  ret void\n}\ndefine ptx_kernel void @main() {\n  call void @vprintf()\n  call void @f()\n  ret void\n}\ndeclare void @f()"},
			{"b.o", "declare i32 @vprintf(ptr, ptr)\ndefine void @f() {\n  call i32 @vprintf(ptr null, ptr null)\n  ret void\n}"}},
			want: []string{"extern function vprintf", "function f of b.o", "function vprintf.1 of a.o", "visible kernel main of a.o"}},

		{name: "archive after object", sources: []source{{"a.o", useF}, {"b.o", define("weak")}, {"lib.a(c.o)", define("")}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "archive before object", sources: []source{{"lib.a(c.o)", define("")}, {"a.o", useF}, {"b.o", define("weak")}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "archive over available_externally", sources: []source{{"a.o", useF}, {"b.o", define("available_externally")}, {"lib.a(c.o)", define("weak")}},
			want: []string{"function f of lib.a(c.o)", "visible kernel main of a.o"}},
		{name: "first archive", sources: []source{{"a.o", useF}, {"lib.a(c.o)", define("")}, {"lib2.a(d.o)", define("")}},
			want: []string{"function f of lib.a(c.o)", "visible kernel main of a.o"}},
		{name: "strong in an archive that nothing needs", sources: []source{{"a.o", useF}, {"lib.a(c.o)", define("weak")}, {"lib2.a(d.o)", define("")}},
			want: []string{"function f of lib.a(c.o)", "visible kernel main of a.o"}},

		{name: "weak reference to nothing", sources: []source{{"a.o", "declare extern_weak void @f()\n@v = extern_weak global i32, !own !0\n@table = constant [2 x ptr] [ptr @f, ptr @v]\ndefine ptx_kernel void @main(ptr %p) {\n  %c = icmp ne ptr @f, null\n  store ptr @table, ptr %p\n  ret void\n}\n!0 = !{}"}},
			want: []string{"variable table of a.o", "visible kernel main of a.o"}},
		{name: "weak reference to something", sources: []source{{"a.o", "declare extern_weak void @f()\ndefine ptx_kernel void @main(ptr %p) {\n  store ptr @f, ptr %p\n  ret void\n}"}, {"b.o", define("")}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "weak and strong reference to nothing", sources: []source{
			{"a.o", "declare extern_weak void @f()\ndefine ptx_kernel void @first(ptr %p) {\n  store ptr @f, ptr %p\n  ret void\n}"}, {"b.o", useF}},
			err: "undefined symbol: f\n  referred to by first in a.o\n  referred to by main in b.o"},

		{name: "export", sources: []source{{"a.o", "define hidden void @f() {\n  ret void\n}\ndefine ptx_kernel void @main() {\n  ret void\n}"}}, opts: Options{Exports: []string{"f"}},
			want: []string{"visible function f of a.o"}},
		{name: "exports and kernels", sources: []source{{"a.o", "define weak_odr void @f() {\n  ret void\n}\ndefine ptx_kernel void @main() {\n  ret void\n}"}},
			opts: Options{Exports: []string{"f"}, KeepKernels: true},
			want: []string{"visible function f of a.o", "visible kernel main of a.o"}},
		{name: "exported variable", sources: []source{{"a.o", "@v = linkonce_odr addrspace(1) global i32 5\n@w = addrspace(1) global i32 5"}}, opts: Options{Exports: []string{"v"}},
			want: []string{"visible variable v of a.o"}},
		{name: "exported alias", sources: []source{{"a.o", "@a = weak hidden alias void (), ptr @f\n" + define("internal")}}, opts: Options{Exports: []string{"a"}},
			want: []string{"alias a.1 of a.o", "visible function a of a.o"}},
		{name: "export missing", sources: []source{{"a.o", useF}}, opts: Options{Exports: []string{"nothing"}},
			err: "nothing is to be exported, but no input defines it"},
		{name: "export only declared", sources: []source{{"a.o", useF}}, opts: Options{Exports: []string{"f"}},
			err: "f is to be exported, but no input defines it"},
		{name: "export internal", sources: []source{{"a.o", define("internal")}}, opts: Options{Exports: []string{"f"}},
			err: "f is to be exported, but no input defines it"},
		{name: "kernel by name", sources: []source{{"a.o", define("")}}, opts: Options{Kernels: []string{"f"}},
			want: []string{"visible kernel f of a.o"}},
		{name: "kernel that is a variable", sources: []source{{"a.o", "@v = addrspace(1) global i32 5"}}, opts: Options{Kernels: []string{"v"}},
			err: "v is to be a kernel, but it is no function"},
		{name: "no kernel", sources: []source{{"a.o", define("")}},
			err: "nothing to link: no symbol is exported, and no input has a kernel (a function of the ptx-kernel calling convention)"},
		{name: "kernels by annotation and convention", sources: []source{
			{"a.o", "define void @old() {\n  ret void\n}\ndefine void @no() {\n  ret void\n}\ndefine void @maybe() {\n  ret void\n}\n!nvvm.annotations = !{!0, !1, !2}\n!0 = !{ptr @old, !\"maxntidx\", i32 128, !\"kernel\", i32 1}\n!1 = !{ptr @no, !\"maxntidx\", i32 128}\n!2 = !{ptr @maybe, !\"kernel\", i32 0}"},
			{"lib.a(b.o)", "define ptx_kernel void @main() {\n  ret void\n}"}},
			want: []string{"visible kernel main of lib.a(b.o)", "visible kernel old of a.o"}},
		{name: "exported kernel by annotation", sources: []source{
			{"a.o", "define void @old() {\n  ret void\n}\ndefine void @other() {\n  ret void\n}\n!nvvm.annotations = !{!0, !1}\n!0 = !{ptr @old, !\"kernel\", i32 1}\n!1 = !{ptr @other, !\"kernel\", i32 1}"}},
			opts: Options{Exports: []string{"old"}},
			want: []string{"visible kernel old of a.o"}},
		{name: "kernel of a template in two modules", sources: []source{
			{"a.o", "define weak_odr void @k() {\n  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"kernel\", i32 1}"},
			{"b.o", "define weak_odr void @k() {\n  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"kernel\", i32 1}"}},
			want: []string{"visible kernel k of a.o"}},

		{name: "CUDA's functions and shared arrays", sources: []source{{"a.o",
			"@dynamic = external addrspace(3) global [0 x i32], align 4\ndeclare i32 @vprintf(ptr, ptr)\ndeclare ptr @malloc(i64)\ndeclare void @llvm.nvvm.barrier0()\n" +
				"define ptx_kernel void @main() {\n  call i32 @vprintf(ptr null, ptr null)\n  call ptr @malloc(i64 1)\n  call void @llvm.nvvm.barrier0()\n  store i32 1, ptr addrspace(3) @dynamic\n  ret void\n}"}},
			want: []string{"extern function llvm.nvvm.barrier.cta.sync.aligned.all", "extern function malloc", "extern function vprintf", "extern variable dynamic", "visible kernel main of a.o"}},
		{name: "intrinsics of old and new form", sources: []source{
			{"a.o", "declare void @xlvm.lifetime.start.p0(i64, ptr)\ndeclare i32 @xlvm.nvvm.clz.ll(i64)\ndeclare i32 @xlvm.nvvm.popc.ll(i64)\ndeclare void @f()\n" +
				"define ptx_kernel void @main() {\n  %a = alloca i64\n  call void @xlvm.lifetime.start.p0(i64 8, ptr %a)\n" +
				"  %n = call i32 @xlvm.nvvm.clz.ll(i64 1)\n  store i32 %n, ptr %a\n  call void @f()\n  ret void\n}"},
			{"b.o", "declare void @llvm.lifetime.start.p0(ptr)\ndeclare i64 @llvm.ctlz.i64(i64, i1)\n" +
				"define void @f() {\n  %a = alloca i64\n  call void @llvm.lifetime.start.p0(ptr %a)\n  %n = call i64 @llvm.ctlz.i64(i64 2, i1 true)\n  store i64 %n, ptr %a\n  ret void\n}"}},
			want: []string{"extern function llvm.ctlz.i64", "extern function llvm.lifetime.start.p0", "function f of b.o", "visible kernel main of a.o"}},
		{name: "shared array of some size", sources: []source{{"a.o",
			"@fixed = external addrspace(3) global [4 x i32], align 4\ndefine ptx_kernel void @main() {\n  store i32 1, ptr addrspace(3) @fixed\n  ret void\n}"}},
			err: "undefined symbol: fixed\n  referred to by main in a.o"},
		{name: "extern array of size 0 elsewhere", sources: []source{{"a.o",
			"@global = external addrspace(1) global [0 x i32], align 4\ndefine ptx_kernel void @main() {\n  store i32 1, ptr addrspace(1) @global\n  ret void\n}"}},
			err: "undefined symbol: global\n  referred to by main in a.o"},
		{name: "undefined in unreachable code", sources: []source{{"a.o", "declare void @nowhere()\ndefine void @dead() {\n  call void @nowhere()\n  ret void\n}\ndefine ptx_kernel void @main() {\n  ret void\n}"}},
			want: []string{"visible kernel main of a.o"}},
		{name: "undefined by variable and alias", sources: []source{{"a.o",
			"@nowhere = external global i32\n@table = constant [1 x ptr] [ptr getelementptr (i8, ptr @nowhere, i64 4)]\n@alias = alias [1 x ptr], ptr @table\ndefine ptx_kernel void @main(ptr %p) {\n  store ptr @alias, ptr %p\n  ret void\n}"}},
			err: "undefined symbol: nowhere\n  referred to by the variable table in a.o"},
		{name: "undefined, often", sources: []source{{"a.o",
			"declare void @printf()\ndeclare float @__nv_nothing(float)\n" +
				"define ptx_kernel void @k1() {\n  call void @printf()\n  ret void\n}\ndefine ptx_kernel void @k2() {\n  call void @printf()\n  ret void\n}\ndefine ptx_kernel void @k3() {\n  call void @printf()\n  ret void\n}\n" +
				"define ptx_kernel void @k4() {\n  call void @printf()\n  ret void\n}\ndefine ptx_kernel void @k5() {\n  call void @printf()\n  call float @__nv_nothing(float 1.0)\n  ret void\n}"}},
			err: "undefined symbol: __nv_nothing\n  referred to by k5 in a.o\n  libdevice has no function of this name\n" +
				"undefined symbol: printf\n  referred to by k1 in a.o\n  referred to by k2 in a.o\n  referred to by k3 in a.o\n  and by 2 more\n  CUDA has vprintf(format, arguments) instead"},
		{name: "undefined, Rust", sources: []source{{"a.o",
			"declare void @_ZN4core9panicking5panic17h0123456789abcdefE()\ndefine ptx_kernel void @main() {\n  call void @_ZN4core9panicking5panic17h0123456789abcdefE()\n  ret void\n}"}},
			err: "undefined symbol: core::panicking::panic (_ZN4core9panicking5panic17h0123456789abcdefE)\n  referred to by main in a.o\n  this is part of Rust's core library: is its rlib among the inputs?"},

		{name: "used", sources: []source{{"a.o",
			"@kept = addrspace(1) global i32 1\n@local = internal addrspace(1) global i32 2\n@hinted = global i32 3\n@dropped = global i32 4\n" +
				"@llvm.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @kept to ptr), ptr addrspacecast (ptr addrspace(1) @local to ptr)], section \"llvm.metadata\"\n" +
				"@llvm.compiler.used = appending global [1 x ptr] [ptr @hinted], section \"llvm.metadata\"\ndefine ptx_kernel void @main() {\n  ret void\n}"},
			{"lib.a(b.o)", "@other = global i32 1\n@llvm.used = appending global [1 x ptr] [ptr @other], section \"llvm.metadata\""}},
			want: []string{"odd variable llvm.compiler.used of linked", "odd variable llvm.used of linked", "variable hinted of a.o", "variable local of a.o", "visible kernel main of a.o", "visible variable kept of a.o"}},
		{name: "no constructors in the list", sources: []source{{"a.o", "@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer\ndefine ptx_kernel void @main() {\n  ret void\n}"}},
			want: []string{"visible kernel main of a.o"}},

		{name: "other target", sources: []source{{"a.o", useF}, {"b.o", "target triple = \"x86_64-unknown-linux-gnu\"\n" + define("")}},
			err: "b.o is for the target x86_64-unknown-linux-gnu, but a.o is for nvptx64-nvidia-cuda"},
		{name: "no target", sources: []source{{"b.o", "; no target triple\n" + define("")}, {"a.o", useF}},
			want: []string{"function f of b.o", "visible kernel main of a.o"}},
		{name: "other address space", sources: []source{
			{"a.o", "@v = external addrspace(1) global i32\ndefine ptx_kernel void @main() {\n  store i32 1, ptr addrspace(1) @v\n  ret void\n}"}, {"b.o", "@v = addrspace(3) global i32 undef"}},
			err: "a.o: v is in address space 1 here, but in address space 3 in b.o"},
		{name: "variable as function", sources: []source{{"a.o", useF}, {"b.o", "@f = global i32 1"}},
			err: "a.o: f is a function here, but a variable in b.o"},
		{name: "alias across modules", sources: []source{{"a.o", useF}, {"b.o", "@f = alias void (), ptr @g\ndefine void @g() {\n  ret void\n}"}},
			want: []string{"alias f of b.o", "function g of b.o", "visible kernel main of a.o"}},
		{name: "aliases of each other across modules", sources: []source{{"a.o", useF},
			{"b.o", "@f = alias void (), ptr @g\ndefine weak void @g() {\n  ret void\n}"}, {"c.o", "@g = alias void (), ptr @f\ndefine weak void @f() {\n  ret void\n}"}},
			want: []string{"alias f of b.o", "function g of b.o", "visible kernel main of a.o"}},
		{name: "block of a function of another module", sources: []source{
			{"a.o", define("")}, {"b.o", "@where = constant ptr blockaddress(@f, %b)\ndefine weak void @f() {\n  br label %b\nb:\n  ret void\n}\ndefine ptx_kernel void @main(ptr %p) {\n  store ptr @where, ptr %p\n  ret void\n}"}},
			err: "b.o: byte 0x168: constants block, record 21: address of a block of function f, whose definition in another module takes its place (bitcode written by LLVM22.1.8)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			m, err := linkSources(t, test.opts, test.sources...)
			if err != test.err {
				t.Fatalf("error %q\nwant  %q", err, test.err)
			}
			if err != "" {
				return
			}
			if got := symbols(m); !slices.Equal(got, test.want) {
				t.Errorf("symbols %q\nwant    %q", got, test.want)
			}
		})
	}
}

// textOf prints a module and lets LLVM 22 take it.
func textOf(t *testing.T, m *ir.Module) string {
	t.Helper()
	var text bytes.Buffer
	if err := ir.Print(&text, m, ir.LLVM22); err != nil {
		t.Fatal(err)
	}
	runTool(t, text.String(), "llvm-as-22", "-o", os.DevNull)
	return text.String()
}

func wants(t *testing.T, text string, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if !strings.Contains(text, line) {
			t.Errorf("%q is not in\n%s", line, text)
		}
	}
}

func TestCommonVariables(t *testing.T) {
	m, err := linkSources(t, Options{Exports: []string{"c"}},
		source{"a.o", "@c = common global [2 x i32] zeroinitializer, align 16"}, source{"b.o", "@c = common global [4 x i32] zeroinitializer, align 4"},
		source{"c.o", "@c = common global i32 0, align 8"})
	if err != "" {
		t.Fatal(err)
	}
	wants(t, textOf(t, m), "@c = global [4 x i32] zeroinitializer, align 16")
}

func TestDeclarationsGetTheWidestAlignment(t *testing.T) {
	use := func(kernel, align string) string {
		return "@s = external addrspace(3) global [0 x i8], align " + align + "\ndefine ptx_kernel void @" + kernel +
			"() {\n  store i8 1, ptr addrspace(3) @s, align " + align + "\n  ret void\n}"
	}
	m, err := linkSources(t, Options{}, source{"a.o", use("k1", "4")}, source{"b.o", use("k2", "16")}, source{"c.o", use("k3", "8")})
	if err != "" {
		t.Fatal(err)
	}
	wants(t, textOf(t, m), "@s = external addrspace(3) global [0 x i8], align 16")
}

func TestMergesModuleLevel(t *testing.T) {
	m, err := linkSources(t, Options{},
		source{"a.o", `
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
module asm ".first"
module asm ".second"
@tex = addrspace(1) global i64 0
declare void @f()
declare void @dead()
define ptx_kernel void @main(ptr %p) {
  call void %p(), !callees !4
  store ptr addrspace(1) @tex, ptr %p
  call void @f()
  ret void
}
!nvvm.annotations = !{!0, !1, !2}
!llvm.module.flags = !{!3}
!own = !{!0}
!0 = !{ptr @main, !"maxntidx", i32 128}
!1 = !{ptr addrspace(1) @tex, !"texture", i32 1}
!2 = !{ptr @dead, !"maxntidx", i32 64}
!3 = !{i32 7, !"own flag", i32 2}
!4 = !{ptr @f, ptr @dead}`},
		source{"b.o", `
module asm ".third"
define weak_odr void @f() {
  ret void
}
!llvm.module.flags = !{!0, !1}
!nvvm.annotations = !{!2}
!0 = !{i32 7, !"own flag", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{ptr @f, !"maxntidx", i32 1}`},
		source{"c.o", `
module asm ".unused"
define weak_odr void @f() {
  ret void
}
!nvvm.annotations = !{!2}
!2 = !{ptr @f, !"maxntidx", i32 2}`})
	if err != "" {
		t.Fatal(err)
	}
	if m.Asm != ".first\n.second\n.third\n" {
		t.Errorf("the assembler is %q", m.Asm)
	}
	text := textOf(t, m)
	wants(t, text, `target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"`, `!{ptr @main, !"maxntidx", i32 128}`, `!{ptr addrspace(1) @tex, !"texture", i32 1}`,
		`{ "nvvm.maxntid"="1" }`, `!{i32 7, !"own flag", i32 2}`, `!{i32 1, !"wchar_size", i32 4}`, "!{ptr @f, null}")
	for _, no := range []string{"@dead", `"nvvm.maxntid"="2"`, "i32 7, !\"own flag\", i32 1"} {
		if strings.Contains(text, no) {
			t.Errorf("%q is in\n%s", no, text)
		}
	}
}

// TestLive links tiny sources and looks for symbols that must and must not be there: "+name" and "-name".
func TestLive(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"calls", "define void @a() {\n  call void @b()\n  ret void\n}\ndefine void @b() {\n  ret void\n}\ndefine void @c() {\n  call void @b()\n  ret void\n}\ndefine ptx_kernel void @main() {\n  call void @a()\n  ret void\n}", "+a +b -c"},
		{"recursion", "define void @a() {\n  call void @b()\n  ret void\n}\ndefine void @b() {\n  call void @a()\n  ret void\n}\ndefine ptx_kernel void @main() {\n  ret void\n}", "-a -b"},
		{"variables", "@a = global ptr @b\n@b = global ptr @a\n@c = global ptr @d\n@d = global ptr @c\ndefine ptx_kernel void @main(ptr %p) {\n  store ptr @a, ptr %p\n  ret void\n}", "+a +b -c -d"},
		{"table of functions", "@t = constant { i32, [2 x ptr] } { i32 1, [2 x ptr] [ptr @a, ptr null] }\ndefine void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}\ndefine ptx_kernel void @main(ptr %p) {\n  store ptr getelementptr (i8, ptr @t, i64 8), ptr %p\n  ret void\n}", "+t +a -b"},
		{"alias", "@x = alias void (), ptr @a\n@y = alias void (), ptr @b\ndefine void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}\ndefine ptx_kernel void @main() {\n  call void @x()\n  ret void\n}", "+x +a -y -b"},
		{"bundle", "@a = global i32 1\ndefine ptx_kernel void @main(ptr %p) {\n  call void %p() [ \"own\"(ptr @a, i32 1) ]\n  ret void\n}", "+a"},
		{"metadata as an operand", "@a = global i32 1\n@b = global i32 1\ndeclare void @llvm.own(metadata)\ndefine ptx_kernel void @main(ptr %p) {\n  call void @llvm.own(metadata ptr @a)\n  %v = load i32, ptr %p, !own !0\n  ret void\n}\n!0 = !{ptr @b}", "+a -b"},
		{"block address", "@t = constant ptr blockaddress(@a, %x)\ndefine void @a(ptr %p) {\n  indirectbr ptr %p, [label %x]\nx:\n  ret void\n}\ndefine ptx_kernel void @main(ptr %p) {\n  store ptr @t, ptr %p\n  ret void\n}", "+t +a"},
		{"personality and prefix", "@p = global i32 1\ndeclare i32 @own(...)\ndefine i32 @pers(...) {\n  ret i32 0\n}\ndefine ptx_kernel void @main() prefix ptr @p personality ptr @pers {\n  ret void\n}", "+p +pers"},
		{"only in dead code", "define void @a() {\n  ret void\n}\ndefine ptx_kernel void @main() {\n  ret void\ndead:\n  call void @a()\n  ret void\n}", "+a"},
		{"internal", "define internal void @a() {\n  ret void\n}\n@b = private constant i32 1\ndefine ptx_kernel void @main() {\n  ret void\n}", "-a -b"},
	} {
		t.Run(test.name, func(t *testing.T) {
			m, err := linkSources(t, Options{}, source{"a.o", test.text})
			if err != "" {
				t.Fatal(err)
			}
			textOf(t, m)
			there := map[string]bool{}
			each(m, func(g ir.Global) { there[g.Sym().Name] = true })
			for _, want := range strings.Fields(test.want + " +main") {
				if name := want[1:]; there[name] != (want[0] == '+') {
					t.Errorf("%s: there: %v", want, there[name])
				}
			}
		})
	}
}

func TestBadInputs(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for _, test := range []struct{ name, path, want string }{
		{"missing", filepath.Join(dir, "missing.o"), "missing.o"},
		{"text", write("text.o", "define void @f()\n"), "text.o"},
		{"empty", write("empty.o", ""), "empty.o"},
		{"broken", write("broken.o", "BC\xC0\xDE\x00\x00\x00\x00"), "broken.o: byte 0x4: end of a block outside all blocks"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := Load([]string{test.path}); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%v, want %q in it", err, test.want)
			}
		})
	}
	if _, err := linkFiles(nil, Options{}); err == nil || !strings.Contains(err.Error(), "nothing to link") {
		t.Errorf("no inputs: %v", err)
	}
}

func TestKernels(t *testing.T) {
	m, err := linkSources(t, Options{}, source{"a.o", "define ptx_kernel void @b() {\n  ret void\n}\ndefine ptx_kernel void @a() {\n  ret void\n}"})
	if got := Kernels(m); err != "" || !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("%q, %s", got, err)
	}
}

func TestDemangle(t *testing.T) {
	for symbol, want := range map[string]string{
		"main": "main", "_ZN4core3fmt5write17h0123456789abcdefE": "core::fmt::write (_ZN4core3fmt5write17h0123456789abcdefE)",
		"_RNvCs1234_7mycrate3foo": "mycrate::foo (_RNvCs1234_7mycrate3foo)", "_Z3addii": "add(int, int) (_Z3addii)", "": "",
	} {
		if got := Demangle(symbol); got != want {
			t.Errorf("%q is %q, want %q", symbol, got, want)
		}
	}
}
