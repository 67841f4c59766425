; Functions that run before the program.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@started = internal global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
define internal void @start() {
  store i32 5, ptr @started
  ret void
}

; ctors construct: ctors
; ctors refused: llvm.global_ctors lists start, to be run before or after the program, which a GPU does not do, and it may write started
define ptx_kernel void @ctors(ptr %p) {
  %x = load i32, ptr @started
  store i32 %x, ptr %p
  ret void
}
