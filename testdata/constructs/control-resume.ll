; refused: resume: GPUs do not unwind
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @f(ptr %p) noinline personality ptr null {
  resume { ptr, i32 } poison
}
define ptx_kernel void @k(ptr %p) personality ptr null {
  invoke void @f(ptr %p) to label %ok unwind label %lp
ok:
  ret void
lp:
  %l = landingpad { ptr, i32 } cleanup
  store i32 3, ptr %p
  ret void
}
