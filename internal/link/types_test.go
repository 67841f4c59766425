package link

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// TestTypesOfModules: identified structs are told apart by what they hold, not by their names, which are for printing only.
func TestTypesOfModules(t *testing.T) {
	m, err := linkSources(t, Options{Exports: []string{"a", "b", "c"}},
		source{"a.o", "%T = type { i32 }\n@a = constant %T { i32 1 }"}, source{"b.o", "%T = type { i64, ptr }\n@b = constant %T { i64 2, ptr @c }\n@c = external constant { i32 }"},
		source{"c.o", "%U = type { i32 }\n@c = constant %U { i32 3 }"})
	if err != "" {
		t.Fatal(err)
	}
	text := textOf(t, m)
	for _, want := range []string{`@a = constant (%\S+) \{ i32 1 \}`, `@b = constant (%\S+) \{ i64 2, ptr @c \}`, `@c = constant (%\S+) \{ i32 3 \}`} {
		if !regexp.MustCompile(want).MatchString(text) {
			t.Errorf("%s is not in\n%s", want, text)
		}
	}
}

// TestAppendingVariables: parts of several modules become one array, whatever their structs are called and however zeros are written.
func TestAppendingVariables(t *testing.T) {
	use := "\ndefine ptx_kernel void @%(ptr %p) {\n  store ptr @list, ptr %p\n  ret void\n}"
	module := func(kernel, text string) string { return text + strings.ReplaceAll(use, "@%", "@"+kernel) }
	for _, test := range []struct {
		name, a, b, c, want, err string
	}{
		{name: "structs", a: "%T = type { i32, ptr }\n@list = appending global [2 x %T] [%T { i32 1, ptr null }, %T zeroinitializer]", b: "%U = type { i32, ptr }\n@list = appending global [1 x %U] [%U { i32 2, ptr @list }]", c: "@list = external global [1 x i8]",
			want: "@list = internal global [3 x %T] [%T { i32 1, ptr null }, %T zeroinitializer, %T { i32 2, ptr @list }]"},
		{name: "bytes", a: "@list = appending global [2 x i8] c\"ab\"", b: "@list = appending global [3 x i8] c\"cde\"", c: "@list = appending global [1 x i8] c\"f\"",
			want: `@list = internal global [6 x i8] c"abcdef"`},
		{name: "zeros", a: "@list = appending global [2 x i8] zeroinitializer", b: "@list = appending global [1 x i8] c\"c\"", c: "@list = appending global [0 x i8] zeroinitializer",
			want: `@list = internal global [3 x i8] [i8 0, i8 0, i8 99]`},
		{name: "far too long", a: "@list = appending global [1048576 x i32] zeroinitializer", b: "@list = appending global [1 x i32] [i32 1]", c: "@list = external global i32",
			err: "list: its parts have 1048577 elements together, more than 1048576"},
		{name: "too long to count", a: "@list = appending global [9223372036854775807 x i8] zeroinitializer", b: "@list = appending global [9223372036854775807 x i8] zeroinitializer", c: "@list = appending global [2 x i8] c\"ab\"",
			err: "list: the parts of this appending variable are too long together"},
		{name: "element type", a: "@list = appending global [1 x i8] c\"a\"", b: "@list = appending global [1 x i16] [i16 1]", c: "@list = external global i32",
			err: "list, of appending linkage, has another element type in b.o than in a.o"},
		{name: "constness", a: "@list = appending global [1 x i8] c\"a\"", b: "@list = appending constant [1 x i8] c\"a\"", c: "@list = external global i32",
			err: "list, of appending linkage, has another constness in b.o than in a.o"},
		{name: "alignment", a: "@list = appending global [1 x i8] c\"a\"", b: "@list = appending global [1 x i8] c\"a\", align 4", c: "@list = external global i32",
			err: "list, of appending linkage, has another alignment in b.o than in a.o"},
		{name: "section", a: "@list = appending global [1 x i8] c\"a\"", b: "@list = appending global [1 x i8] c\"a\", section \"s\"", c: "@list = external global i32",
			err: "list, of appending linkage, has another section in b.o than in a.o"},
		{name: "visibility", a: "@list = appending global [1 x i8] c\"a\"", b: "@list = appending hidden global [1 x i8] c\"a\"", c: "@list = external global i32",
			err: "list, of appending linkage, has another visibility in b.o than in a.o"},
		{name: "unnamed_addr", a: "@list = appending global [1 x i8] c\"a\"", b: "@list = appending unnamed_addr global [1 x i8] c\"a\"", c: "@list = external global i32",
			err: "list, of appending linkage, has another unnamed_addr in b.o than in a.o"},
	} {
		t.Run(test.name, func(t *testing.T) {
			m, err := linkSources(t, Options{}, source{"a.o", module("ka", test.a)}, source{"b.o", module("kb", test.b)}, source{"c.o", module("kc", test.c)})
			if err != test.err {
				t.Fatalf("error %q\nwant  %q", err, test.err)
			}
			if err == "" {
				wants(t, textOf(t, m), test.want)
			}
		})
	}
}

// TestExportedAliases: an alias that is exported becomes the name of what it stands for, where that has no other name to keep.
func TestExportedAliases(t *testing.T) {
	const f = "define internal ptx_kernel void @f() {\n  ret void\n}\n"
	for _, test := range []struct {
		name, text string
		exports    []string
		want       []string
	}{
		{"of a local kernel", f + "@a = alias void (), ptr @f\n", []string{"a"}, []string{"alias a.1 of a.o", "visible kernel a of a.o"}},
		{"of an alias", f + "@b = internal alias void (), ptr @f\n@a = alias void (), ptr @b\n", []string{"a"}, []string{"alias a.1 of a.o", "alias b of a.o", "visible kernel a of a.o"}},
		{"two of one", f + "@a = alias void (), ptr @f\n@b = alias void (), ptr @f\n", []string{"a", "b"}, []string{"alias a.1 of a.o", "visible alias b of a.o", "visible kernel a of a.o"}},
		{"of what is exported", "define void @f() {\n  ret void\n}\n@a = alias void (), ptr @f\n", []string{"a", "f"}, []string{"visible alias a of a.o", "visible function f of a.o"}},
		{"of a variable", "@v = internal addrspace(1) global i32 1\n@a = alias i32, ptr addrspace(1) @v\n", []string{"a"}, []string{"alias a.1 of a.o", "visible variable a of a.o"}},
		{"within a variable", "@v = internal addrspace(1) global [2 x i32] zeroinitializer\n@a = alias i32, getelementptr (i8, ptr addrspace(1) @v, i64 4)\n", []string{"a"}, []string{"variable v of a.o", "visible alias a of a.o"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			m, err := linkSources(t, Options{Exports: test.exports}, source{"a.o", test.text})
			if err != "" {
				t.Fatal(err)
			}
			textOf(t, m)
			if got := symbols(m); !slices.Equal(got, test.want) {
				t.Errorf("symbols %q\nwant    %q", got, test.want)
			}
		})
	}
}

// TestIFunc: an ifunc is refused by name if it is reached, and only then.
func TestIFunc(t *testing.T) {
	const ifunc = "define internal ptr @choose() {\n  ret ptr null\n}\n@f = ifunc void (), ptr @choose\n"
	_, err := linkSources(t, Options{}, source{"a.o", useF}, source{"b.o", ifunc})
	if want := "f in b.o is an ifunc: its address is chosen when a program is loaded, which GPUs do not do"; err != want {
		t.Errorf("error %q, want %q", err, want)
	}
	m, err := linkSources(t, Options{}, source{"a.o", "define ptx_kernel void @main() {\n  ret void\n}"}, source{"b.o", ifunc})
	if err != "" {
		t.Fatal(err)
	}
	if got := symbols(m); !slices.Equal(got, []string{"visible kernel main of a.o"}) {
		t.Errorf("symbols %q", got)
	}
}

// TestUsedLists: the lists of all modules that take part become one of each name, as in LLVM; entries are not repeated.
func TestUsedLists(t *testing.T) {
	const list = "@llvm.used = appending global [2 x ptr] [ptr @own, ptr @shared], section \"llvm.metadata\"\n@own = internal global i32 1\n@shared = linkonce_odr global i32 1\n"
	m, err := linkSources(t, Options{}, source{"a.o", list + "define ptx_kernel void @main(ptr %p) {\n  call void @f()\n  ret void\n}\ndeclare void @f()"}, source{"lib.a(b.o)", list + define("")}, source{"lib.a(c.o)", list})
	if err != "" {
		t.Fatal(err)
	}
	wants(t, textOf(t, m), "@llvm.used = appending global [3 x ptr] [ptr @own, ptr @shared, ptr @own.1], section \"llvm.metadata\"", "@shared = global i32 1")
}

// TestDebugInformation: with Debug, compile units of the modules that are used are joined, and a place in the source stays.
func TestDebugInformation(t *testing.T) {
	unit := func(name string) string {
		return "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, emissionKind: FullDebug)\n!1 = !DIFile(filename: \"" + name + "\", directory: \"/\")\n" +
			"!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n!3 = distinct !DISubprogram(name: \"" + name + "\", file: !1, line: 3, unit: !0, spFlags: DISPFlagDefinition)\n!4 = !DILocation(line: 7, scope: !3)\n" +
			"!5 = !DILocalVariable(name: \"x\", scope: !3, file: !1, type: !6)\n!6 = !DIBasicType(name: \"u32\", size: 32, encoding: DW_ATE_unsigned)\n"
	}
	sources := []source{
		{"a.o", "declare void @f()\n@gone = internal global i32 1\ndefine ptx_kernel void @main() !dbg !3 {\n    #dbg_value(ptr @gone, !5, !DIExpression(), !4)\n  call void @f(), !dbg !4\n  ret void, !dbg !4\n}\n" + unit("a.rs")},
		{"b.o", "define void @f() !dbg !3 {\n  ret void, !dbg !4\n}\n" + unit("b.rs")},
		{"c.o", chain("unused") + unit("c.rs")},
	}
	m, err := linkSources(t, Options{Debug: true}, sources...)
	if err != "" {
		t.Fatal(err)
	}
	text := textOf(t, m)
	if units := m.FindNamedMD("llvm.dbg.cu"); units == nil || len(units.Nodes) != 2 {
		t.Errorf("not two compile units:\n%s", text)
	}
	wants(t, text, `"a.rs"`, `"b.rs"`, "#dbg_value(ptr poison", `!"Debug Info Version", i32 3`)
	if strings.Contains(text, "c.rs") || strings.Contains(text, "@gone") {
		t.Errorf("what nothing reaches is in\n%s", text)
	}
	m, err = linkSources(t, Options{}, sources...)
	if err != "" {
		t.Fatal(err)
	}
	if text := textOf(t, m); strings.Contains(text, "a.rs") {
		t.Errorf("debug information is in\n%s", text)
	}
}

// TestHostileAddresses: joining and comparing survive contents that are no lists.
func TestHostileAddresses(t *testing.T) {
	types := ir.NewTypes()
	list := &ir.GlobalVar{ValueTy: types.Array(2, types.Int(8)), HasInit: true}
	if got := elements(list); got != nil {
		t.Errorf("%v", got)
	}
	if base := addressBase(ir.Null(types.Ptr(0))); base != nil {
		t.Errorf("null starts from %v", base)
	}
}

// TestNoCallback: what a function promises its caller's module is void once both are one module. LLVM's functions keep it.
func TestNoCallback(t *testing.T) {
	m, err := linkSources(t, Options{},
		source{"a.o", "declare void @f() nocallback nounwind\ndeclare void @llvm.assume(i1)\ndefine ptx_kernel void @main() nocallback {\n  call void @f() nocallback nounwind\n  call void @llvm.assume(i1 true)\n  ret void\n}"},
		source{"b.o", "define void @f() nocallback willreturn {\n  ret void\n}"})
	if err != "" {
		t.Fatal(err)
	}
	text := textOf(t, m)
	if strings.Count(text, "nocallback") != 1 { // of llvm.assume
		t.Errorf("nocallback is not in once:\n%s", text)
	}
	wants(t, text, "nounwind", "willreturn")
}
