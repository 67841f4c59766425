; Metadata that is not debug information.
source_filename = "metadata"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.own(metadata)
declare void @g()
define void @values(ptr %p, i32 %x) !own !0 !own.too !9 {
  %1 = load i32, ptr %p, align 4, !tbaa !1, !invariant.load !5
  %2 = load ptr, ptr %p, align 8, !nonnull !5, !align !6, !dereferenceable !6, !alias.scope !7, !noalias !7
  call void @llvm.own(metadata !"string")
  call void @llvm.own(metadata i32 7)
  call void @llvm.own(metadata ptr @g)
  call void @llvm.own(metadata !5)
  call void @llvm.own(metadata !{!"inline", i32 1})
  %3 = call i32 @h(i32 %1), !range !10, !callees !11
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %x
  br i1 %c, label %loop, label %end, !prof !12, !llvm.loop !13
end:
  switch i32 %x, label %out [ i32 1, label %out ], !prof !16
out:
  ret void
}
define void @local_values(i32 %x) {
  call void @llvm.own(metadata i32 %x)
  %y = add i32 %x, 1
  call void @llvm.own(metadata i32 %y)
  ret void
}
define void @own_strings(i32 %x) {
  call void @llvm.own(metadata !"only in this function")
  call void @llvm.own(metadata !{!"a node of this function", ptr @own_strings, i128 -1})
  ret void
}
declare i32 @h(i32)
!named = !{!0, !1, !18}
!odd\5Cname = !{!5}
!empty = !{}
!llvm.module.flags = !{!19, !20}
!nvvm.annotations = !{!21}
!0 = !{ptr @values, !"kernel", i32 1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{}
!6 = !{i64 16}
!7 = !{!8}
!8 = distinct !{!8, !22, !"scope"}
!9 = distinct !{!9, null, !"", i64 -1, float 1.5, ptr null, i1 true, { i32, float } { i32 1, float 2.0 }}
!10 = !{i32 0, i32 5}
!11 = !{ptr @h, ptr @g}
!12 = !{!"branch_weights", i32 2000, i32 1}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.count", i32 4}
!16 = !{!"branch_weights", i32 1, i32 2}
!18 = !{!23, !18, !24}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{ptr @values, !"maxntidx", i32 256}
!22 = distinct !{!22}
!23 = !{!18}
!24 = !{!"with \22quotes\22 and \00 zero"}
