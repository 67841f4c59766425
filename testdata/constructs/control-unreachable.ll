; Blocks whose end nothing reaches end in trap and exit.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)

; bare: trap; exit;
define ptx_kernel void @bare(ptr %p, i32 %v) {
  %c = icmp eq i32 %v, 0
  br i1 %c, label %bad, label %good
bad:
  unreachable
good:
  store i32 %v, ptr %p
  ret void
}

; trapped: trap; exit;
; trapped not: trap;\s*trap
define ptx_kernel void @trapped(ptr %p, i32 %v) {
  %c = icmp eq i32 %v, 0
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  store i32 %v, ptr %p
  ret void
}

; sanitised: trap; exit;
define ptx_kernel void @sanitised() {
  call void @llvm.ubsantrap(i8 7)
  unreachable
}

; What comes before is done.
; stored: st\.volatile\.global\.[bu]32
; stored: trap; exit;
define ptx_kernel void @stored(ptr %p) {
  store volatile i32 1, ptr %p
  unreachable
}

define internal void @fail(ptr %p) noinline noreturn {
  store volatile i32 2, ptr %p
  unreachable
}

; A function that does not return is said to be one.
; failing: call\.uni\s+fail,
define ptx_kernel void @failing(ptr %p, i32 %v) {
  %c = icmp eq i32 %v, 0
  br i1 %c, label %bad, label %good
bad:
  call void @fail(ptr %p)
  unreachable
good:
  store i32 %v, ptr %p
  ret void
}

; A trap that the program goes on after stays where it is.
; goes_on: trap;
; goes_on: ret
define ptx_kernel void @goes_on(ptr %p, i32 %v) {
  %c = icmp eq i32 %v, 0
  br i1 %c, label %bad, label %good
bad:
  call void asm sideeffect "trap;", ""()
  br label %good
good:
  store i32 %v, ptr %p
  ret void
}
