package legalize

import "testing"

func TestAddresses(t *testing.T) {
	pass := []Pass{Addresses()}
	const vars = "@p = internal global i32 0\n@q = internal global i32 0\n"
	checkShapes(t, []shape{
		{name: "as it is", passes: pass, in: vars + "@d = internal global [2 x i64] [i64 ptrtoint (ptr @p to i64), i64 1]",
			want: []string{"[i64 ptrtoint (ptr @p to i64), i64 1]"}},
		{name: "pointers", passes: pass, in: vars + "@d = internal global {ptr, ptr} {ptr getelementptr (i8, ptr @p, i64 2), ptr inttoptr (i64 5 to ptr)}",
			want: []string{"getelementptr (i8, ptr @p, i64 2)", "inttoptr (i64 5 to ptr)"}},
		{name: "sums", passes: pass,
			in:   vars + "@d = internal global {i64, [1 x i64]} {i64 add (i64 ptrtoint (ptr @p to i64), i64 8), [1 x i64] [i64 sub (i64 add (i64 3, i64 ptrtoint (ptr @q to i64)), i64 4)]}",
			want: []string{"i64 ptrtoint (ptr getelementptr (i8, ptr @p, i64 8) to i64)", "i64 ptrtoint (ptr getelementptr (i8, ptr @q, i64 -1) to i64)"}},
		{name: "and back", passes: pass, in: vars + "@d = internal global ptr inttoptr (i64 add (i64 ptrtoint (ptr @p to i64), i64 8) to ptr)",
			want: []string{"@d = internal global ptr getelementptr (i8, ptr @p, i64 8)"}},
		{name: "a difference of nothing", passes: pass,
			in:   vars + "@d = internal global i64 sub (i64 add (i64 ptrtoint (ptr @p to i64), i64 8), i64 ptrtoint (ptr @p to i64))",
			want: []string{"@d = internal global i64 8"}},
		{name: "a difference", passes: pass, in: vars + "@d = internal global i64 sub (i64 ptrtoint (ptr @q to i64), i64 ptrtoint (ptr @p to i64))",
			err: "variable d: its initialiser computes with an address (sub), which PTX cannot"},
		{name: "minus an address", passes: pass, in: vars + "@d = internal global [1 x i64] [i64 sub (i64 8, i64 ptrtoint (ptr @p to i64))]",
			err: "variable d: its initialiser computes with an address (sub), which PTX cannot"},
		{name: "exclusive or", passes: pass, in: vars + "@d = internal global i64 xor (i64 ptrtoint (ptr @p to i64), i64 1)",
			err: "variable d: its initialiser computes with an address (xor), which PTX cannot"},
		{name: "half an address", passes: pass, in: vars + "@d = internal global i32 ptrtoint (ptr @p to i32)",
			err: "variable d: its initialiser has an address as i32, which PTX cannot write"},
		{name: "cut", passes: pass, in: vars + "@d = internal global i32 trunc (i64 ptrtoint (ptr @p to i64) to i32)",
			err: "variable d: its initialiser has an address as i32, which PTX cannot write"},
		{name: "widened", passes: pass, in: vars + "@d = internal global i128 ptrtoint (ptr @p to i128)",
			err: "variable d: its initialiser has an address as i128, which PTX cannot write"},
	})
}
