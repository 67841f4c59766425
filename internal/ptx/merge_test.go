package ptx

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

const head = ".version 8.0\n.target sm_80\n.address_size 64\n"

func TestMerge(t *testing.T) {
	const data = ".global .align 4 .b8 table[8] = {1, 2, 3, 4, 5, 6, 7, 8};\n"
	kernel := func(name, body string) string {
		return "\n.visible .entry " + name + "()\n{\n\t" + body + "\n\tret;\n}\n"
	}
	for _, c := range []struct {
		name   string
		parts  []string
		single string
		want   string // the result after the header, its blanks made one
		err    string
	}{
		{"data that both have", []string{data + kernel("a", "mov.u64 %rd1, table;"), data + kernel("b", "mov.u64 %rd1, table;")}, "table",
			data + kernel("a", "mov.u64 %rd1, table;") + kernel("b", "mov.u64 %rd1, table;"), ""},
		{"functions alike but for labels and comments", []string{
			".func f();\n" + kernel("a", "call.uni f, ();") + ".func f()\n{ .local .b8 depot0[4]; // one\n L0_1: bra L0_1; }",
			".func f();\n" + kernel("b", "call.uni f, ();") + ".func f()\n{ .local .b8 depot1[4];\n\n L1_1: bra L1_1; }"}, "",
			".func f();" + kernel("a", "call.uni f, ();") + ".func f() { .local .b8 depot0[4]; // one\n L0_1: bra L0_1; }" + kernel("b", "call.uni f, ();"), ""},
		{"functions that differ", []string{
			".func f() { ret; }" + kernel("a", "call f, ();"), ".func f() { exit; }" + kernel("b", "call f, ();"), ".func f() { exit; }" + kernel("c", "call f, ();")}, "",
			".func f() { ret; }" + kernel("a", "call f, ();") + ".func f$1() { exit; }" + kernel("b", "call f$1, ();") + kernel("c", "call f$1, ();"), ""},
		{"functions whose callees differ, recursively", []string{
			".func f(); .func g() { call f, (); } .func f() { call g, (); ret; }" + kernel("a", "call f, ();"),
			".func f(); .func g() { call f, (); } .func f() { call g, (); exit; }" + kernel("b", "call f, ();")}, "",
			".func f(); .func g() { call f, (); } .func f() { call g, (); ret; }" + kernel("a", "call f, ();") +
				" .func f$1(); .func g$1() { call f$1, (); } .func f$1() { call g$1, (); exit; }" + kernel("b", "call f$1, ();"), ""},
		{"a new name that is taken", []string{
			".func f() { ret; }" + kernel("a", "call f, ();"), ".func f() { exit; } .func f$1() { ret; }" + kernel("b", "call f, (); call f$1, ();")}, "",
			".func f() { ret; }" + kernel("a", "call f, ();") + ".func f$2() { exit; } .func f$1() { ret; }" + kernel("b", "call f$2, (); call f$1, ();"), ""},
		{"an instruction of the name stays", []string{
			".func ret() { exit; }" + kernel("a", "@!%p1 call ret, ();"), ".func ret() { trap; }" + kernel("b", "L: @%p1 ret; { call ret, (); }")}, "",
			".func ret() { exit; }" + kernel("a", "@!%p1 call ret, ();") + ".func ret$1() { trap; }" + kernel("b", "L: @%p1 ret; { call ret$1, (); }"), ""},
		{"names in initialisers, strings and comments", []string{
			".func f() { ret; } .global .u64 p[2] = {f, 0XFF00(f)};", ".func f() { exit; } /* f */ .global .u64 p[2] = {f, 0XFF00(f)};" + kernel("k", ".pragma \"f\"; mov.u64 %f, p;")}, "",
			".func f() { ret; } .global .u64 p[2] = {f, 0XFF00(f)}; .func f$1() { exit; } /* f */ .global .u64 p$1[2] = {f$1, 0XFF00(f$1)};" +
				kernel("k", ".pragma \"f\"; mov.u64 %f, p$1;"), ""},
		{"external functions are declared once", []string{
			".extern .func (.param .b32 r) vprintf(.param .b64 a);" + kernel("a", ""), ".extern .func (.param .b32 r) vprintf(.param .b64 a);" + kernel("b", "")}, "",
			".extern .func (.param .b32 r) vprintf(.param .b64 a);" + kernel("a", "") + kernel("b", ""), ""},
		{"what must be one differs", []string{data, ".global .align 4 .b8 table[8];"}, "table", "", "parts 0 and 1 of the program define table differently"},
		{"what others see differs", []string{".visible .func f() { ret; }", kernel("a", ""), ".visible .func f() { exit; }"}, "", "", "parts 0 and 2 of the program define f differently"},
		{"declared differently", []string{".extern .shared .align 4 .b8 m[];", ".extern .shared .align 8 .b8 m[];"}, "", "", "define m differently"},
		{"a name that is local too", []string{".func x() { ret; }", ".func x() { exit; } .func y() { .reg .b32 x; }"}, "", "", "define x differently"},
		{"a parameter that looks like it", []string{".func x() { ret; }", ".func x() { exit; } .func y(.param .b64 x) { ret; }"}, "", "", "define x differently"},
		{"full debug information", []string{"", ".section .debug_info { .b32 .debug_abbrev .b8 1 }"}, "", "",
			`part 1: the statement ".section .debug_info { .b32 .debug_abbrev .b8 1 }" can not be merged`},
		{"lines of several files", []string{
			".func f() {\n.loc 2 7 1\nret; }" + kernel("a", "\n.loc 1 3 2\n\tcall f, ();") + ".file 1 \"a.rs\"\n.file 2 \"f.rs\"\n",
			".func f() {\n.loc 1 7 1\nret; }" + kernel("b", "\n.loc 2 5 2\n\tcall f, ();") + ".file 1 \"f.rs\"\n.file 2 \"b.rs\"\n"}, "",
			".func f() {\n.loc 2 7 1\nret; }" + kernel("a", ".loc 1 3 2\n\tcall f, ();") + kernel("b", ".loc 3 5 2\n\tcall f, ();") +
				".file 1 \"a.rs\"\n.file 2 \"f.rs\"\n.file 3 \"b.rs\"", ""},
		{"names of what was inlined", []string{
			kernel("a", "\n.loc 1 3 2, function_name N0, inlined_at 2 4 5\n") + ".file 1 \"a.rs\"\n.file 2 \"b.rs\"\n.section .debug_str {\nN0:\n.b8 104,105\n.b8 0\n}",
			kernel("b", "\n.loc 1 9 2, function_name N1, inlined_at 1 4 5\n") + ".file 1 \"b.rs\"\n.section .debug_str {\nN0:\n.b8 49,0\nN1:\n.b8 104,105,0\n}"}, "",
			kernel("a", ".loc 1 3 2, function_name $L__info_string0, inlined_at 2 4 5\n") + kernel("b", ".loc 2 9 2, function_name $L__info_string0, inlined_at 2 4 5\n") +
				".file 1 \"a.rs\"\n.file 2 \"b.rs\"\n.section .debug_str {\n$L__info_string0:\n.b8 104,105,0\n$L__info_string1:\n.b8 49,0\n}", ""},
		{"an instruction after a line", []string{
			".func ret() { exit; }" + kernel("a", "\n.loc 1 3 2\n\tret;") + ".file 1 \"a.rs\"\n",
			".func ret() { trap; }" + kernel("b", "\n.loc 1 3 2\n\tret; call ret, ();") + ".file 1 \"a.rs\"\n"}, "",
			".func ret() { exit; }" + kernel("a", ".loc 1 3 2\n\tret;") + " .func ret$1() { trap; }" + kernel("b", ".loc 1 3 2\n\tret; call ret$1, ();") +
				".file 1 \"a.rs\"", ""},
		{"a line of no file", []string{kernel("a", "\n.loc 2 3 2\n") + ".file 1 \"a.rs\"\n"}, "", "", `part 0: the directive ".loc 2 3 2" speaks of a file or name`},
		{"defined twice", []string{data + data}, "", "", "part 0: table is defined twice"},
		{"cut off", []string{"", ".func f() {"}, "", "", "part 1: PTX, line 4: the text ends within a statement"},
		{"closed too often", []string{".func f() }"}, "", "", "closes nothing"},
		{"an open comment", []string{"/* "}, "", "", "a comment without its end"},
		{"an open string", []string{".pragma \"x\\"}, "", "", "a string without its end"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var parts [][]byte
			for _, p := range c.parts {
				parts = append(parts, []byte(head+p))
			}
			got, err := Merge(parts, func(name string) bool { return name == c.single })
			if c.err != "" {
				if err == nil || !strings.Contains(err.Error(), c.err) {
					t.Fatalf("error %v, one with %q expected", err, c.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if plain(string(got)) != plain(head+c.want) {
				t.Errorf("got\n%s\nexpected\n%s", plain(string(got)), plain(head+c.want))
			}
		})
	}
}

// plain makes all blanks one, and none beside punctuation.
func plain(s string) string {
	return strings.NewReplacer("} .", "}.", "; .", ";.").Replace(strings.Join(strings.Fields(s), " "))
}

func TestMergeWantsOneTarget(t *testing.T) {
	_, err := Merge([][]byte{[]byte(head), []byte(strings.Replace(head, "sm_80", "sm_90", 1))}, func(string) bool { return false })
	if err == nil || !strings.Contains(err.Error(), ".target sm_80") || !strings.Contains(err.Error(), "part 1 is for") {
		t.Errorf("error %v", err)
	}
}

// A conflict says which name, so that the caller can compile its parts together.
func TestConflict(t *testing.T) {
	_, err := Merge([][]byte{[]byte(head + ".visible .func f() { ret; }"), []byte(head + ".visible .func f() { exit; }")}, func(string) bool { return false })
	var c *Conflict
	if !errors.As(err, &c) || c.Name != "f" {
		t.Errorf("error %v", err)
	}
}

// Merging one module changes nothing.
func TestMergeOfOne(t *testing.T) {
	text := []byte("// a\n" + head + "\n.func f() { ret; } // b\n\n")
	if got, err := Merge([][]byte{text}, func(string) bool { return true }); err != nil || !bytes.Equal(got, text) {
		t.Errorf("got %q, %v", got, err)
	}
}

// Whatever the text is, it is an error or is given back whole.
func FuzzParse(f *testing.F) {
	for _, s := range []string{head, ".func (.param .b32 r) f(.param .b64 p)\n{\nL: @%p1 bra L;\n}\n", ".global .b8 x[2] = {1, 0XFF(y)};", ".file 1 \"a\\\"b\"\n", "/* */ // x",
		".file 1 \"a\"\n.loc 1 2 3, function_name N, inlined_at 1 4 5\n.section .debug_str {\nN:\n.b8 1,0\n}\n"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := Parse(text)
		if err != nil {
			return
		}
		var all []byte
		for i := range m.Statements {
			m.Statements[i].read(text)
			all = append(all, m.Statements[i].Text...)
		}
		if all = append(all, m.Tail...); !bytes.Equal(all, text) {
			t.Errorf("%q became %q", text, all)
		}
		if _, err := Parse(Compact(text)); err != nil {
			t.Errorf("%q, compacted: %v", text, err)
		}
	})
}

func BenchmarkMerge(b *testing.B) {
	var parts [][]byte
	size := 0
	for _, name := range []string{"a", "b", "c", "d"} {
		body := strings.Repeat("\tcall f, ();\n\tadd.s64 \t%rd1, %rd1, table;\n", 10000)
		part := head + ".global .align 4 .b8 table[8] = {1, 2, 3, 4, 5, 6, 7, 8};\n.func f() { ret; }\n.visible .entry " + name + "()\n{\n" + body + "\tret;\n}\n"
		parts = append(parts, []byte(part))
		size += len(part)
	}
	b.SetBytes(int64(size))
	for b.Loop() {
		if _, err := Merge(parts, func(name string) bool { return name == "table" }); err != nil {
			b.Fatal(err)
		}
	}
}
