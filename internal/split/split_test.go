package split

import (
	"bytes"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

func module(t *testing.T, text string) *ir.Module {
	t.Helper()
	cmd := exec.Command("llvm-as-22", "-o", "-")
	cmd.Stdin = strings.NewReader("target triple = \"nvptx64-nvidia-cuda\"\n" + text)
	var log bytes.Buffer
	cmd.Stderr = &log
	data, err := cmd.Output()
	if err != nil && log.Len() == 0 {
		t.Skip("this test needs llvm-as-22: ", err)
	}
	if err != nil {
		t.Fatalf("%v\n%s\n%s", err, log.Bytes(), text)
	}
	m, err := bitcode.ReadAll("test", data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// show gives the roots of each part and, in brackets, what else is in it.
func show(parts []Part) string {
	var out []string
	for _, p := range parts {
		var others []string
		add := func(name string) {
			if !slices.Contains(p.Roots, name) {
				others = append(others, name)
			}
		}
		for _, g := range p.Module.Vars {
			add(g.Name)
		}
		for _, f := range p.Module.Funcs {
			add(f.Name)
		}
		for _, a := range p.Module.Aliases {
			add(a.Name)
		}
		s := strings.Join(p.Roots, " ")
		if others != nil {
			s += " (" + strings.Join(others, " ") + ")"
		}
		out = append(out, s)
	}
	return strings.Join(out, "; ")
}

func TestParts(t *testing.T) {
	for _, c := range []struct{ name, text, together, want string }{
		{"nothing in common", `define ptx_kernel void @a() { ret void } define ptx_kernel void @b() { ret void }`, "", "a; b"},
		{"what both call", `define internal void @f() { ret void }
			define ptx_kernel void @a() { call void @f() ret void } define ptx_kernel void @b() { call void @f() ret void }`, "", "a (f); b (f)"},
		{"what is to be together", `define internal void @f() { ret void } define ptx_kernel void @c() { ret void }
			define ptx_kernel void @a() { call void @f() ret void } define ptx_kernel void @b() { call void @f() ret void }`, "f", "c; a b (f)"},
		{"a constant", `@c = internal constant i32 1
			define ptx_kernel void @a(ptr %p) { store ptr @c, ptr %p ret void } define ptx_kernel void @b(ptr %p) { store ptr @c, ptr %p ret void }`, "", "a (c); b (c)"},
		{"a variable", `@v = internal global i32 1 define ptx_kernel void @c() { ret void }
			define ptx_kernel void @a(ptr %p) { store ptr @v, ptr %p ret void } define ptx_kernel void @b() { store i32 1, ptr @v ret void }`, "", "c; a b (v)"},
		{"a variable behind constants and functions", `@v = internal global i32 1 @t = private unnamed_addr constant [2 x ptr] [ptr null, ptr @f]
			define internal void @f() { store i32 1, ptr getelementptr (i8, ptr @v, i64 2) ret void }
			define ptx_kernel void @a(ptr %p) { store ptr @t, ptr %p ret void } define ptx_kernel void @b() { call void @f() ret void }`, "", "a b (v t f)"},
		{"variables in a chain", `@v = internal global i32 1 @w = internal global ptr @v
			define ptx_kernel void @a() { store i32 1, ptr @v ret void } define ptx_kernel void @c() { store ptr null, ptr @w ret void }
			define ptx_kernel void @b() { ret void }`, "", "a c (v w); b"},
		{"a constant that the host writes", `@c = internal externally_initialized constant i32 1
			define ptx_kernel void @a(ptr %p) { store ptr @c, ptr %p ret void } define ptx_kernel void @b(ptr %p) { store ptr @c, ptr %p ret void }`, "", "a b (c)"},
		{"shared memory", `@s = internal addrspace(3) global i32 poison @d = external addrspace(3) global [0 x i8]
			define ptx_kernel void @a() { store i32 1, ptr addrspace(3) @s ret void } define ptx_kernel void @b() { store i32 1, ptr addrspace(3) @s ret void }
			define ptx_kernel void @c() { store i32 1, ptr addrspace(3) @d ret void } define ptx_kernel void @e() { store i32 1, ptr addrspace(3) @d ret void }`, "",
			"a b (s); c (d); e (d)"},
		{"a function that others see", `define void @f() { ret void } define ptx_kernel void @c() { ret void }
			define ptx_kernel void @a() { call void @f() ret void } define ptx_kernel void @b() { call void @f() ret void }`, "", "f a b; c"},
		{"a constant that others see", `@c = constant i32 1 define ptx_kernel void @a(ptr %p) { store ptr @c, ptr %p ret void }`, "", "c; a (c)"},
		{"a constant that others may replace", `@c = weak constant i32 1 define ptx_kernel void @a(ptr %p) { store ptr @c, ptr %p ret void }`, "", "c a"},
		{"a kernel's address", `define ptx_kernel void @a(ptr %p) { store ptr @b, ptr %p ret void } define ptx_kernel void @b() { ret void }`, "", "a b"},
		{"an alias", `@x = internal alias void (), ptr @f define internal void @f() { ret void }
			define ptx_kernel void @a() { call void @x() ret void } define ptx_kernel void @b() { call void @x() ret void }`, "", "a b (f x)"},
		{"what nothing reaches", `declare void @g() define internal void @f() { ret void } define ptx_kernel void @a() { ret void } define ptx_kernel void @b() { ret void }`, "",
			"a (g f); b"},
		{"full debug information", `define ptx_kernel void @a() { ret void } define ptx_kernel void @b() { ret void }
			!llvm.dbg.cu = !{!0} !llvm.module.flags = !{!2} !2 = !{i32 2, !"Debug Info Version", i32 3}
			!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1) !1 = !DIFile(filename: "f", directory: "d")`, "", "a b"},
		{"lines", `define ptx_kernel void @a() { ret void } define ptx_kernel void @b() { ret void }
			!llvm.dbg.cu = !{!0} !llvm.module.flags = !{!2} !2 = !{i32 2, !"Debug Info Version", i32 3}
			!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: DebugDirectivesOnly) !1 = !DIFile(filename: "f", directory: "d")`, "", "a; b"},
		{"assembler text", `module asm "x" define ptx_kernel void @a() { ret void } define ptx_kernel void @b() { ret void }`, "", "a b"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := New(module(t, c.text))
			if got := show(p.Parts(Options{Together: map[string]bool{c.together: true}, Finest: true})); got != c.want {
				t.Errorf("parts %s; %s expected", got, c.want)
			}
		})
	}
}

// Annotations go with what they are about, and other metadata with every part.
func TestAnnotations(t *testing.T) {
	m := module(t, `define ptx_kernel void @a() { ret void } define ptx_kernel void @b() { ret void }`)
	about := func(f *ir.Function) ir.Metadata {
		return &ir.MDNode{Ops: []ir.Metadata{&ir.MDValue{V: f}, &ir.MDString{S: "kernel"}}}
	}
	notes := []ir.Metadata{about(m.FindFunc("a")), about(m.FindFunc("b"))}
	m.NamedMD = []*ir.NamedMD{{Name: "nvvm.annotations", Nodes: notes}, {Name: "nvvmir.version", Nodes: []ir.Metadata{&ir.MDNode{}}}}
	for i, part := range New(m).Parts(Options{Finest: true}) {
		got, version := part.Module.FindNamedMD("nvvm.annotations"), part.Module.FindNamedMD("nvvmir.version")
		if got == nil || len(got.Nodes) != 1 || got.Nodes[0] != notes[i] || version == nil || len(version.Nodes) != 1 {
			t.Errorf("part %d has the annotations %v and the version %v", i, got, version)
		}
	}
}

// Of what a program may compare the addresses of there must be one in the end.
func TestSingle(t *testing.T) {
	single := New(module(t, `@named = internal constant i32 1 @unnamed = private unnamed_addr constant i32 2 @local = internal local_unnamed_addr constant i32 2
		@v = internal unnamed_addr global i32 3
		define internal void @called() { ret void } define internal void @taken() { ret void } define internal void @either() unnamed_addr { ret void }
		define ptx_kernel void @k(ptr %p) { call void @called() call void @taken() store volatile ptr @taken, ptr %p store volatile ptr @either, ptr %p
			store volatile ptr @named, ptr %p store volatile ptr @unnamed, ptr %p store volatile ptr @local, ptr %p store volatile ptr @v, ptr %p ret void }`)).Single()
	for name, want := range map[string]bool{"named": true, "unnamed": false, "local": false, "v": true, "called": false, "taken": true, "either": false, "k": true, "other": false} {
		if single(name) != want {
			t.Errorf("single(%s) is %v", name, !want)
		}
	}
}

// function gives the text of a function of about so many instructions that calls others.
func function(head string, size int, calls ...string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "define %s(ptr %%p) {\n", head)
	for range size {
		b.WriteString("store volatile i32 1, ptr %p\n")
	}
	for _, c := range calls {
		fmt.Fprintf(&b, "call void @%s(ptr %%p)\n", c)
	}
	return b.String() + "ret void }\n"
}

// By itself a program is cut where there is enough to do, and not where most would have to be done twice.
func TestSizes(t *testing.T) {
	const kernel = "ptx_kernel void @"
	many := func(n, size int) (text string) {
		for i := range n {
			text += function(fmt.Sprintf("%sk%d", kernel, i), size)
		}
		return text
	}
	for _, c := range []struct {
		name, text string
		want       string // where it matters which
		count      int
	}{
		{"too little", many(10, enough/11), "", 1},
		{"two large", many(2, enough/2), "k0; k1", 2},
		{"two large and many small", function(kernel+"x", enough) + function(kernel+"y", enough) + many(20, 10), "", 3},
		{"many small", many(200, enough/100), "", 4},
		{"little in common", function("internal void @f", small/2) + function(kernel+"x", enough, "f") + function(kernel+"y", enough/2, "f"), "x (f); y (f)", 2},
		{"most in common", function("internal void @f", enough) + function(kernel+"x", small, "f") + function(kernel+"y", small, "f") + function(kernel+"z", 2*enough), "x y (f); z", 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			parts := New(module(t, c.text)).Parts(Options{})
			if got := show(parts); len(parts) != c.count || c.want != "" && got != c.want {
				t.Errorf("%d parts, %d expected: %s", len(parts), c.count, got)
			}
		})
	}
}

// A kernel that changes leaves the other parts as they are.
func TestStable(t *testing.T) {
	text := func(size int) (text string) {
		for i := range 60 {
			n := small / 4
			if i == 30 {
				n = size
			}
			text += function(fmt.Sprintf("ptx_kernel void @k%d", i), n)
		}
		return text
	}
	before, after := New(module(t, text(small/4))).Parts(Options{}), New(module(t, text(small/4+1))).Parts(Options{})
	if len(before) < 8 {
		t.Fatalf("only %d parts", len(before))
	}
	changed := 0
	for i := range before {
		if !slices.Equal(before[i].Roots, after[i].Roots) {
			t.Errorf("part %d is %v and then %v", i, before[i].Roots, after[i].Roots)
		}
		if before[i].Size != after[i].Size {
			changed++
		}
	}
	if changed != 1 {
		t.Errorf("%d parts changed", changed)
	}
}

// A part lists the units of its own functions, those of what was inlined included, and no others.
func TestUnitsOfParts(t *testing.T) {
	m := module(t, `define ptx_kernel void @a() !dbg !10 { ret void, !dbg !20 } define ptx_kernel void @b() !dbg !11 { ret void }
		define ptx_kernel void @c() { ret void }
		!llvm.dbg.cu = !{!0, !1, !2, !3} !llvm.module.flags = !{!9} !9 = !{i32 2, !"Debug Info Version", i32 3}
		!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "0", emissionKind: DebugDirectivesOnly)
		!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "1", emissionKind: DebugDirectivesOnly)
		!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "2", emissionKind: DebugDirectivesOnly)
		!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "3", emissionKind: DebugDirectivesOnly)
		!5 = !DIFile(filename: "f", directory: "d")
		!6 = !DISubroutineType(types: !7) !7 = !{null}
		!10 = distinct !DISubprogram(name: "a", scope: !5, file: !5, type: !6, spFlags: DISPFlagDefinition, unit: !0)
		!11 = distinct !DISubprogram(name: "b", scope: !5, file: !5, type: !6, spFlags: DISPFlagDefinition, unit: !1)
		!12 = distinct !DISubprogram(name: "i", scope: !5, file: !5, type: !6, spFlags: DISPFlagDefinition, unit: !2)
		!20 = !DILocation(line: 1, scope: !12, inlinedAt: !21) !21 = distinct !DILocation(line: 2, scope: !10)`)
	for i, part := range New(m).Parts(Options{Finest: true}) {
		var got []string
		if list := part.Module.FindNamedMD("llvm.dbg.cu"); list != nil {
			for _, u := range list.Nodes {
				got = append(got, ir.NodeOf(u, ir.DICompileUnit).Text("producer"))
			}
		}
		if want := []string{"0 2", "1", ""}[i]; strings.Join(got, " ") != want {
			t.Errorf("part %d lists the units %q, %q expected", i, got, want)
		}
	}
}
