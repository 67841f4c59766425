package legalize

import "testing"

func TestHints(t *testing.T) {
	pass := []Pass{Hints(noNatives), CheckIntrinsics(noNatives)}
	checkShapes(t, []shape{
		{name: "dropped", passes: pass,
			in: `declare void @llvm.assume(i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.donothing()
define void @f(i1 %c, ptr %p) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %t = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  call void @llvm.invariant.end.p0(ptr %t, i64 4, ptr %p)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  call void @llvm.donothing()
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}`,
			no: []string{"call", "declare"}},
		{name: "answered", passes: pass,
			in: `declare i32 @llvm.expect.i32(i32, i32)
declare i1 @llvm.is.constant.i32(i32)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare ptr @llvm.launder.invariant.group.p0(ptr)
define {i32, i1, i64, i64, ptr} @f(i32 %x, ptr %p) {
  %a = call i32 @llvm.expect.i32(i32 %x, i32 1)
  %b = call i1 @llvm.is.constant.i32(i32 %x)
  %c = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  %d = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 false, i1 false)
  %e = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %1 = insertvalue {i32, i1, i64, i64, ptr} poison, i32 %a, 0
  %2 = insertvalue {i32, i1, i64, i64, ptr} %1, i1 %b, 1
  %3 = insertvalue {i32, i1, i64, i64, ptr} %2, i64 %c, 2
  %4 = insertvalue {i32, i1, i64, i64, ptr} %3, i64 %d, 3
  %5 = insertvalue {i32, i1, i64, i64, ptr} %4, ptr %e, 4
  ret {i32, i1, i64, i64, ptr} %5
}`,
			want: []string{"i32 %0, 0", "i1 false, 1", "i64 -1, 2", "i64 0, 3", "ptr %1, 4"}, no: []string{"call"}},
	})
}
