; Two noalias arguments of a helper that is inlined into a loop, which is then unrolled (rust-lang/rust#54878): the places of one turn differ from
; each other, not from those of the next. What the second turn may have stored to, the third must load. Likewise where only the alias scopes
; are left of the helper.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @move(ptr noalias %from, ptr noalias %to) alwaysinline {
  %x = load i32, ptr %from
  store i32 %x, ptr %to
  store i32 7, ptr %from
  ret void
}

; arguments: ld\.global\.[bu]32
; arguments: st\.global\.[bu]32
; arguments: st\.global\.[bu]32
; arguments: ld\.global\.[bu]32
; arguments: st\.global\.[bu]32
; arguments: ld\.global\.[bu]32
; arguments: st\.global\.[bu]32
define ptx_kernel void @arguments(ptr %w, ptr %rounds) {
  br label %turn
turn:
  %i = phi i64 [ 0, %0 ], [ %j, %turn ]
  %half = and i64 %i, 1
  %from = getelementptr i32, ptr %w, i64 %half
  %at = getelementptr i32, ptr %rounds, i64 %i
  %r = load i32, ptr %at, !invariant.load !0
  %r1 = and i32 %r, 1
  %to = getelementptr i32, ptr %w, i32 %r1
  call void @move(ptr %from, ptr %to)
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 3
  br i1 %more, label %turn, label %done
done:
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

; scopes: ld\.global\.[bu]32
; scopes: st\.global\.[bu]32
; scopes: st\.global\.[bu]32
; scopes: ld\.global\.[bu]32
; scopes: st\.global\.[bu]32
; scopes: ld\.global\.[bu]32
; scopes: st\.global\.[bu]32
define ptx_kernel void @scopes(ptr %w, ptr %rounds) {
  br label %turn
turn:
  %i = phi i64 [ 0, %0 ], [ %j, %turn ]
  %half = and i64 %i, 1
  %from = getelementptr i32, ptr %w, i64 %half
  %at = getelementptr i32, ptr %rounds, i64 %i
  %r = load i32, ptr %at, !invariant.load !0
  %r1 = and i32 %r, 1
  %to = getelementptr i32, ptr %w, i32 %r1
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %x = load i32, ptr %from, !alias.scope !1, !noalias !2
  store i32 %x, ptr %to, !alias.scope !2, !noalias !1
  store i32 7, ptr %from, !alias.scope !1, !noalias !2
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 3
  br i1 %more, label %turn, label %done
done:
  ret void
}
!0 = !{}
!1 = !{!3}
!2 = !{!4}
!3 = distinct !{!3, !5, !"from"}
!4 = distinct !{!4, !5, !"to"}
!5 = distinct !{!5, !"move"}
