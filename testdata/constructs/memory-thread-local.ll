; refused: variable t: GPUs have no thread-local variables
target triple = "nvptx64-nvidia-cuda"
@t = internal thread_local global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define ptx_kernel void @k(ptr %p) {
  %a = call ptr @llvm.threadlocal.address.p0(ptr @t)
  %v = load i32, ptr %a
  store i32 %v, ptr %p
  ret void
}
