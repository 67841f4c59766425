package legalize

import (
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// loopsOf gives, for each latch of the function in order, the properties of its loop.
func loopsOf(f *ir.Function) string {
	var all []string
	f.Renumber()
	BackEdges(f, func(from, _ *ir.Block) {
		var names []string
		if n, ok := ir.FindMD(from.Terminator().MD, loopKind).(*ir.MDNode); ok {
			for _, p := range n.Ops[1:] {
				names = append(names, strings.TrimPrefix(PropertyName(p), "llvm.loop."))
			}
		}
		all = append(all, strings.Join(names, "+"))
	})
	return strings.Join(all, ", ")
}

// unrollingModule has loops of every kind; expandLoops writes out the simple ones.
const unrollingModule = `
define void @runs40(ptr %p) { ` + "BODY(i64 0, i64 1, icmp eq i64 %n, 40)" + ` }
define void @runs41(ptr %p) { ` + "BODY(i64 -1, i64 1, icmp sge i64 %n, 40)" + ` }
define void @down(ptr %p) { ` + "BODY(i64 41, i64 -1, icmp eq i64 0, %n)" + ` }
define void @bytwos(ptr %p) { ` + "BODY(i64 0, i64 2, icmp ult i64 %i, 81)" + ` }
define void @unknown(ptr %p, i64 %m) { ` + "BODY(i64 0, i64 1, icmp eq i64 %n, %m)" + ` }
define void @away(ptr %p) { ` + "BODY(i64 0, i64 -1, icmp eq i64 %n, 40)" + ` }
define internal void @coldmark(ptr %p) cold { ` + "BODY(i64 0, i64 1, icmp eq i64 %n, 2)" + ` }
define internal void @small(ptr %p) optsize { ` + "BODY(i64 0, i64 1, icmp eq i64 %n, 2)" + ` }
define internal void @_RNvNtNtCs123_4core3fmt3num3abc(ptr %p) { ` + "BODY(i64 0, i64 1, icmp eq i64 %n, 2)" + ` }
define internal void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr %p) { ` + "BODY(i64 0, i64 1, icmp eq i64 %n, 2)" + ` }
define internal void @bignum(ptr %p) { ` + "BODY(i64 0, i64 1, icmp eq i64 %n, 2)" + ` }
define internal void @both(ptr %p) { ` + "BODY(i64 0, i64 1, icmp eq i64 %n, 2)" + ` }
define internal void @behind(ptr %p) { ` + "BODY(i64 0, i64 1, icmp eq i64 %n, 2)" + ` }
define internal void @display(ptr %p) {
  call void @bignum(ptr %p)
  ret void
}
@vtable = internal constant [1 x ptr] [ptr @behind]
@panics = internal constant [1 x ptr] [ptr @_RNvNtNtCs123_4core3fmt3num3abc]
define void @entry(ptr %p) {
  call void @both(ptr %p)
  call void @coldmark(ptr %p)
  call void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr %p)
  store ptr @vtable, ptr %p
  store ptr @panics, ptr %p
  ret void
}
define internal void @_RNvNtCs123_4core3fmt5write(ptr %p) {
  call void @display(ptr %p)
  call void @both(ptr %p)
  ret void
}
define void @pointers(ptr %p) {
entry:
  %end = getelementptr i8, ptr %p, i64 160
  br label %loop
loop:
  %i = phi ptr [ %p, %entry ], [ %n, %loop ]
  %n = getelementptr i32, ptr %i, i64 1
  %a = load i32, ptr %i
  %b = add i32 %a, 1
  store i32 %b, ptr %i
  %c = icmp eq ptr %n, %end
  br i1 %c, label %out, label %loop
out:
  ret void
}
define void @nested(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %n, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %m, %inner ]
  %m = add i64 %j, 1
  %q = getelementptr i64, ptr %p, i64 %m
  store i64 %i, ptr %q
  %c = icmp eq i64 %m, 8
  br i1 %c, label %latch, label %inner
latch:
  %n = add i64 %i, 1
  %d = icmp eq i64 %n, 16
  br i1 %d, label %out, label %outer
out:
  ret void
}
define void @asked(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %n = add i64 %i, 1
  %q = getelementptr i64, ptr %p, i64 %n
  store i64 %i, ptr %q
  %c = icmp eq i64 %n, 1000
  br i1 %c, label %out, label %loop, !llvm.loop !0
out:
  ret void
}
define void @progress(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %n = add i64 %i, 1
  %q = getelementptr i64, ptr %p, i64 %n
  store i64 %i, ptr %q
  %c = icmp eq i64 %n, 1000
  br i1 %c, label %out, label %loop, !llvm.loop !2
out:
  ret void
}
define void @latches(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %odd ], [ %n, %even ]
  %n = add i64 %i, 1
  %c = icmp eq i64 %n, 1000
  br i1 %c, label %out, label %more
more:
  %t = trunc i64 %i to i1
  br i1 %t, label %odd, label %even
odd:
  store i64 %i, ptr %p
  br label %loop
even:
  br label %loop
out:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
`

// expandLoops writes out the loops BODY(start, step, condition to leave) of the module: eight instructions a turn.
func expandLoops(text string) string {
	for {
		before, rest, ok := strings.Cut(text, "BODY(")
		if !ok {
			return text
		}
		args, after, _ := strings.Cut(rest, ")")
		a := strings.Split(args, ", ")
		test := strings.Join(a[2:], ", ")
		step, start := strings.TrimPrefix(a[1], "i64 "), strings.TrimPrefix(a[0], "i64 ")
		leave, stay := "%out", "%loop"
		if strings.Contains(test, "ult") {
			leave, stay = stay, leave
		}
		text = before + `
entry:
  br label %loop
loop:
  %i = phi i64 [ ` + start + `, %entry ], [ %n, %loop ]
  %n = add i64 %i, ` + step + `
  %q = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %q
  %b = mul i64 %a, 3
  store i64 %b, ptr %q
  %c = ` + test + `
  br i1 %c, label ` + leave + `, label ` + stay + `
out:
  ret void
` + after
	}
}

func TestUnrolling(t *testing.T) {
	const off = "unroll.disable"
	cases := []struct {
		name   string
		policy LoopPolicy
		want   map[string]string // of functions that change
	}{
		{"nothing", LoopPolicy{}, nil},
		{"cold", LoopPolicy{Cold: true}, map[string]string{
			"coldmark": off, "small": off, "bignum": off,
			"_RNvNtNtCs123_4core3fmt3num3abc": off, "_ZN4core9panicking5panic17h0123456789abcdefE": off}},
		// 40 turns of eight instructions are 320, 41 are 328; a pointer's 40 turns of seven 280; in the nest, inside 8 of 6, outside 16 of 2+48+3.
		{"budget 328", LoopPolicy{Budget: 328}, map[string]string{
			"nested": off + ", ", "progress": "mustprogress+" + off, "latches": off + ", " + off}},
		{"budget 327", LoopPolicy{Budget: 327}, map[string]string{
			"runs41": off, "down": off, "bytwos": off, "nested": off + ", ", "progress": "mustprogress+" + off, "latches": off + ", " + off}},
		{"budget 279", LoopPolicy{Budget: 279}, map[string]string{
			"runs40": off, "runs41": off, "down": off, "bytwos": off, "pointers": off, "nested": off + ", ", "progress": "mustprogress+" + off,
			"latches": off + ", " + off}},
		// The inner loop stays, and the outer one is 16 turns of 2+6+3.
		{"budget 47", LoopPolicy{Budget: 47}, map[string]string{
			"runs40": off, "runs41": off, "down": off, "bytwos": off, "pointers": off, "nested": off + ", " + off, "progress": "mustprogress+" + off,
			"latches": off + ", " + off}},
	}
	for _, tc := range cases {
		t.Run(tc.name, func(t *testing.T) {
			m := read(t, expandLoops(unrollingModule))
			before := map[string]string{}
			for _, f := range m.Funcs {
				before[f.Name] = loopsOf(f)
			}
			c, err := NewContext(m)
			if err != nil {
				t.Fatal(err)
			}
			c.Loops = tc.policy
			if err := Run(c, []Pass{Unrolling()}); err != nil {
				t.Fatal(err)
			}
			for _, f := range m.Funcs {
				want, changed := tc.want[f.Name]
				if !changed {
					want = before[f.Name]
				}
				if got := loopsOf(f); got != want {
					t.Errorf("%s: %q, want %q", f.Name, got, want)
				}
			}
		})
	}
}
