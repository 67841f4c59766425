package ptx

import (
	"strings"
	"testing"
)

// As libNVVM 13.5 writes it in its modern dialect.
const modernLines = `
.visible .entry k(
	.param .u64 k_param_0
)
{
	.reg .b32 	%r<3>;
	.loc	1 7 0

	.loc	1 8 9
	.loc	2 62 5, function_name $L__info_string1, inlined_at 1 8 9
	mov.u32 	%r1, %tid.x;
	.loc	2 70 5, function_name $L__info_string0, inlined_at 2 62 5
	add.s32 	%r2, %r1, 1;
	ret;

}
	.file	1 "/src/lib.rs"
	.file	2 "/src/function_name $L__info_string0.rs"
	.section	.debug_str
	{
$L__info_string0:
.b8 95
.b8 82
.b8 0
$L__info_string1:
.b8 104
.b8 105
.b8 0

	}
`

func TestCompact(t *testing.T) {
	short := strings.NewReplacer("function_name $L__info_string0, in", "function_name $n0, in", "function_name $L__info_string1, in", "function_name $n1, in",
		"$L__info_string0:\n.b8 95\n.b8 82\n.b8 0\n", "$n0:\n.b8 95,82,0\n", "$L__info_string1:\n.b8 104\n.b8 105\n.b8 0\n\n", "$n1:\n.b8 104,105,0\n")
	bytes := func(n int) string { return ".b8 " + strings.Repeat("120,", n-1) + "120\n" }
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", ""},
		{"the modern dialect", modernLines, short.Replace(modernLines)},
		{"what LLVM 7 writes", ".loc 1 2 3, function_name $L__info_string0, inlined_at 1 4 5\n\t.section .debug_str\n\t{\n$L__info_string0:\n.b8 104,105\n.b8 0\n\n\t}\n",
			".loc 1 2 3, function_name $n0, inlined_at 1 4 5\n\t.section\t.debug_str\n\t{\n$n0:\n.b8 104,105,0\n\t}\n"},
		{"a long name", ".section .debug_str {\nN:\n" + strings.Repeat(".b8 120\n", 65) + ".b8 0\n}\n",
			"\t.section\t.debug_str\n\t{\n$n0:\n" + bytes(64) + ".b8 120,0\n\t}\n"},
		{"text after the names", ".section .debug_str {\nN:\n.b8 0\n}\n.func f() {\n.loc 1 2 3, function_name N, inlined_at 1 4 5\nret; }\n",
			"\t.section\t.debug_str\n\t{\n$n0:\n.b8 0\n\t}\n.func f() {\n.loc 1 2 3, function_name $n0, inlined_at 1 4 5\nret; }\n"},
		{"the new label is taken", ".func $n_x() { ret; }\n.func a$n0() { ret; }\n.section .debug_str {\nN:\n.b8 0\n}\n",
			".func $n_x() { ret; }\n.func a$n0() { ret; }\n\t.section\t.debug_str\n\t{\n$n__0:\n.b8 0\n\t}\n"},
		{"a name that is no line's", ".func function_name() {\ncall function_name N;\n.loc 1 2 3, function_name M, inlined_at 1 4 5\n}\n.section .debug_str {\nN:\n.b8 0\n}\n",
			".func function_name() {\ncall function_name N;\n.loc 1 2 3, function_name M, inlined_at 1 4 5\n}\n\t.section\t.debug_str\n\t{\n$n0:\n.b8 0\n\t}\n"},
		{"no names", ".func f() {\n.loc 1 2 3\nret; }\n.file 1 \".section\"\n", ""},
		{"full debug information", modernLines + ".section .debug_info\n{\n.b32 $L__info_string0\n}\n", ""},
		{"other debug information", ".section .debug_abbrev\n{\n.b8 1\n.b8 0\n}\n", ""},
		{"no label", ".section .debug_str {\n.b8 1\n.b8 0\n}\n", ""},
		{"a string that does not end", ".section .debug_str {\nN:\n.b8 1\n.b8 2\n}\n", ""},
		{"no byte", ".section .debug_str {\nN:\n.b8 256\n.b8 0\n}\n", ""},
		{"below zero", ".section .debug_str {\nN:\n.b8 -1\n.b8 0\n}\n", ""},
		{"words", ".section .debug_str {\nN:\n.b32 1\n.b8 0\n}\n", ""},
		{"a label twice", ".section .debug_str {\nN:\n.b8 0\nN:\n.b8 0\n}\n", ""},
		{"cut off", ".section .debug_str {\nN:\n.b8 0\n", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.want == "" {
				c.want = c.text
			}
			if got := string(Compact([]byte(c.text))); got != c.want {
				t.Errorf("got\n%s\nexpected\n%s", got, c.want)
			}
		})
	}
}

func BenchmarkCompact(b *testing.B) {
	head, names, _ := strings.Cut(modernLines, "\t.file")
	text := []byte(strings.Repeat(head, 4000) + "\t.file" + names)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		Compact(text)
	}
}
