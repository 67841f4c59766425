package legalize

import "testing"

func TestMetadata(t *testing.T) {
	rules := MDRules{"tbaa": DropMD}
	rules.Fate(KeepMD, "range", "llvm.loop", "prof", "invariant.load")
	pass := []Pass{DropDebug(), Metadata(rules)}
	checkShapes(t, []shape{
		{name: "kinds", passes: pass,
			in: `define i32 @f(ptr %p) !prof !2 {
  %x = load i32, ptr %p, !range !0, !tbaa !3, !invariant.load !1, !invariant.group !1
  ret i32 %x
}
@v = internal global i32 0, !type !1
!0 = !{i32 0, i32 5}
!1 = !{}
!2 = !{!"function_entry_count", i64 5}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5}
!5 = !{!"root"}`,
			want: []string{"!range !", "!invariant.load !", "!{i32 0, i32 5}"}, no: []string{"tbaa", "invariant.group", "prof", "!type", "entry_count"}},
		{name: "loops", passes: pass,
			in: `define void @f(i1 %c) {
start:
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  br i1 %c, label %b, label %e, !llvm.loop !5
e:
  ret void
}
!0 = distinct !{!0, !1, !2, !3, !9}
!1 = !DILocation(line: 1, scope: !8)
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.parallel_accesses", !4}
!4 = distinct !{}
!5 = distinct !{!5, !1}
!8 = distinct !DISubprogram(name: "f", file: !10, unit: !11, spFlags: DISPFlagDefinition)
!9 = !{!"llvm.loop.vectorize.followup_all", !2}
!10 = !DIFile(filename: "a.rs", directory: "/")
!11 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !10, emissionKind: FullDebug)
!12 = !{i32 2, !"Debug Info Version", i32 3}
!llvm.module.flags = !{!12}`,
			want: []string{"label %2, label %3, !llvm.loop !1", "label %3, label %4\n", "!1 = distinct !{!1, !2}", `!2 = !{!"llvm.loop.unroll.disable"}`}},
		{name: "weights", passes: pass,
			in: `define void @f(i1 %c) {
start:
  br i1 %c, label %a, label %b, !prof !0
a:
  br i1 %c, label %b, label %e, !prof !1
b:
  br i1 %c, label %e, label %start2, !prof !2
start2:
  br label %e
e:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2000}
!1 = !{!"branch_weights", !"expected", i32 3, i32 4}
!2 = !{!"unknown", !"pass"}`,
			want: []string{`!{!"branch_weights", i32 1, i32 2000}`, `!{!"branch_weights", i32 3, i32 4}`}, no: []string{"unknown", "expected"}},
	})
}
