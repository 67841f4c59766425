; Metadata of instructions and of the module.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


; ret_range_md construct: ret range md
; ret_range_md: st\.global
define ptx_kernel void @ret_range_md(ptr %p, ptr %out) {
  %x = load i32, ptr %p, !range !0
  store i32 %x, ptr %out
  ret void
}

; md_nonnull_align construct: md nonnull/align
; md_nonnull_align: st\.global
define ptx_kernel void @md_nonnull_align(ptr %p, ptr %out) {
  %x = load ptr, ptr %p, !nonnull !1, !align !2
  store ptr %x, ptr %out
  ret void
}

; md_noalias_scope construct: md noalias/scope
; md_noalias_scope: st\.global
define ptx_kernel void @md_noalias_scope(ptr %p, ptr %out) {
  %x = load i32, ptr %p, !alias.scope !3
  store i32 %x, ptr %out, !noalias !3
  ret void
}

; md_prof construct: md prof
; md_prof: bra|selp
; md_prof: st\.global
define ptx_kernel void @md_prof(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b, !prof !6
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
}

; md_prof_expected construct: md prof expected
; md_prof_expected: bra|selp
; md_prof_expected: st\.global
define ptx_kernel void @md_prof_expected(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b, !prof !7
a:
  store i32 3, ptr %p
  ret void
b:
  store i32 4, ptr %p
  ret void
}

; unknown_md_kind construct: unknown md kind
; unknown_md_kind: st\.global
define ptx_kernel void @unknown_md_kind(ptr %p) {
  store i32 5, ptr %p, !nobody.knows !1
  ret void
}

; named_md_rustc construct: named md rustc
; named_md_rustc: st\.global
define ptx_kernel void @named_md_rustc(ptr %p) {
  store i32 6, ptr %p
  ret void
}

; ident construct: ident
; ident: st\.global
define ptx_kernel void @ident(ptr %p) {
  store i32 7, ptr %p
  ret void
}

; module_flags_PIC construct: module flags PIC
; module_flags_PIC: st\.global
define ptx_kernel void @module_flags_PIC(ptr %p) {
  store i32 8, ptr %p
  ret void
}

; module_flags_PIC_max construct: module flags PIC max
; module_flags_PIC_max: st\.global
define ptx_kernel void @module_flags_PIC_max(ptr %p) {
  store i32 9, ptr %p
  ret void
}

!nobody = !{!8}
!rustc = !{!8}
!llvm.ident = !{!8}
!llvm.module.flags = !{!9, !10}
!0 = !{i32 0, i32 10}
!1 = !{}
!2 = !{i64 8}
!3 = !{!4}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"domain"}
!6 = !{!"branch_weights", i32 1, i32 2000}
!7 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!8 = !{!"rustc version 1.96.0"}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
