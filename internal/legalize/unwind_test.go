package legalize

import "testing"

func TestUnwind(t *testing.T) {
	pass := []Pass{Unwind()}
	checkShapes(t, []shape{
		{name: "an invoke", passes: pass,
			in: `declare void @g()
declare i32 @personality(...)
define i32 @f(i1 %c) personality ptr @personality {
start:
  br i1 %c, label %call, label %both
call:
  invoke void @g() to label %ok unwind label %pad
ok:
  br label %both
pad:
  %l = landingpad { ptr, i32 } cleanup
  br label %both
both:
  %r = phi i32 [ 1, %start ], [ 2, %ok ], [ 3, %pad ]
  ret i32 %r
}`,
			want: []string{"call void @g()\n  br label", "phi i32 [ 1,", "[ 2,"},
			no:   []string{"invoke", "landingpad", "personality ptr", "[ 3,"}},
		{name: "a reachable resume", passes: pass,
			in: `declare i32 @personality(...)
define void @f() personality ptr @personality { resume { ptr, i32 } undef }`,
			err: "in function f (test): resume: GPUs do not unwind"},
	})
}
