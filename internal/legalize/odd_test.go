package legalize

import "testing"

func TestMemory(t *testing.T) {
	pass := []Pass{Memory()}
	checkShapes(t, []shape{
		{name: "bits", passes: pass, in: "@v = internal global <8 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 poison, i1 0, i1 1>",
			want: []string{`@v = internal global [1 x i8] c"\8D", align 1`}},
		{name: "parts of bytes", passes: pass, in: "@v = internal global <3 x i12> <i12 1, i12 -1, i12 2>",
			want: []string{`@v = internal global [8 x i8] c"\01\F0\FF\02\00\00\00\00", align 8`}},
		{name: "an array of three bytes", passes: pass, in: "@v = internal global [2 x i24] [i24 1, i24 -2]",
			want: []string{`@v = internal global [2 x [4 x i8]] [[4 x i8] c"\01\00\00\00", [4 x i8] c"\FE\FF\FF\00"], align 4`}},
		{name: "a struct", passes: pass, in: "@v = internal global { i8, i24, ptr, i16 } { i8 1, i24 2, ptr @v, i16 3 }",
			want: []string{`@v = internal global <{ i8, [3 x i8], [4 x i8], ptr, i16, [6 x i8] }> <{ i8 1, [3 x i8] zeroinitializer, [4 x i8] c"\02\00\00\00", ptr @v, i16 3, [6 x i8] zeroinitializer }>, align 8`}},
		{name: "zero", passes: pass, in: "@v = internal global [2 x { i24, i8 }] zeroinitializer, align 64",
			want: []string{`@v = internal global [2 x <{ [4 x i8], i8, [3 x i8] }>]`, "align 64"}},
		{name: "what is not odd stays", passes: pass, in: "@v = internal global { i8, i64, [2 x <4 x i8>] } { i8 1, i64 5, [2 x <4 x i8>] zeroinitializer }\n@w = internal global i128 7",
			want: []string{"@w = internal global i128 7", "i8 1", "<4 x i8>"}},
		{name: "a bit", passes: pass, in: "@v = internal global i1 1\n@w = internal global { i1, ptr, [2 x i1] } { i1 1, ptr @v, [2 x i1] [i1 0, i1 1] }",
			want: []string{`@v = internal global [1 x i8] c"\01", align 1`,
				`<{ [1 x i8], [7 x i8], ptr, [2 x [1 x i8]], [6 x i8] }> <{ [1 x i8] c"\01", [7 x i8] zeroinitializer, ptr @v, [2 x [1 x i8]] [[1 x i8] c"\00", [1 x i8] c"\01"], [6 x i8] zeroinitializer }>, align 8`}},
		{name: "a number of other widths", passes: pass, in: "@v = internal global i4 -3\n@w = internal global i160 -2\n@s = internal addrspace(3) global i160 undef",
			want: []string{`@v = internal global [1 x i8] c"\0D", align 1`, `@w = internal global [24 x i8] c"\FE\FF`, "@s = internal addrspace(3) global [24 x i8] undef"}},
		{name: "not made of numbers", passes: pass, in: "@v = internal global [1 x i24] [i24 ptrtoint (ptr @v to i24)]",
			err: "variable v: its initialiser is not made of numbers"},
		{name: "accesses", passes: pass,
			in: `define void @f(ptr %p, ptr %q) { %v = load volatile <2 x i4>, ptr %p, align 4
 store <2 x i4> %v, ptr %q, align 2
 ret void }`,
			want: []string{"load volatile i8, ptr %0, align 4", "lshr i8", "insertelement <2 x i4>", "store i8 %", "align 2"},
			no:   []string{"load volatile <2", "store <2", "bitcast"}},
		{name: "large integers", passes: pass, in: `define void @f(ptr %p, ptr %q) { %v = load volatile i270, ptr %p, align 16
 store i270 %v, ptr %q, align 4
 ret void }`,
			want: []string{"load volatile i64, ptr %0, align 16", "getelementptr i8, ptr %0, i64 32", "load volatile i16, ptr %", "zext i14 %", "store i16 %"},
			no:   []string{"load volatile i270", "store i270"}},
		{name: "as part of a value", passes: pass, in: `define { i32, <8 x i1> } @f(ptr %p) { %v = load { i32, <8 x i1> }, ptr %p
 ret { i32, <8 x i1> } %v }`,
			err: "an array or struct with a vector of integers that are not whole bytes"},
	})
}
