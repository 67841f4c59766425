package legalize

import "testing"

func TestCircular(t *testing.T) {
	pass := []Pass{Circular()}
	checkShapes(t, []shape{
		{name: "no circle", passes: pass,
			in: `@a = internal global ptr null
@b = internal global [2 x ptr] [ptr null, ptr @a]
@c = internal global ptr @b
@d = internal global [2 x ptr] [ptr @b, ptr @c]`,
			want: []string{"[ptr @b, ptr @c]"}},
		{name: "of three", passes: pass,
			in: `@a = internal global ptr @c
@b = internal global [2 x ptr] [ptr null, ptr @a]
@c = internal global ptr getelementptr (i8, ptr @b, i64 8)`,
			err: "their initialisers refer to each other, which libNVVM cannot write"},
		{name: "of one", passes: pass, in: "@a = internal global { ptr, i32 } { ptr @a, i32 1 }",
			err: "variable a: its initialiser refers to itself"},
	})
	if _, err := rewrite(t, false, "@a = internal global ptr @a", pass...); err != nil {
		t.Errorf("not for a GPU: %v", err)
	}
}
