; A kernel for scripts/gpu-panics: prints numbers and texts whose types C promotes, from every thread.
target triple = "nvptx64-nvidia-cuda"

@format = internal addrspace(4) constant [43 x i8] c"thread %d: %d %lld %.3f %.2f %c %s %d %.1f\00"
@word = private unnamed_addr constant [5 x i8] c"word\00"
@line = private unnamed_addr constant [2 x i8] c"\0A\00"

declare i32 @printf(ptr, ...)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @prints(i64 %wide, double %d, float %f) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %small = trunc i32 %t to i8
  %negative = sub i8 0, %small
  %letter = add i8 %small, 97
  %h = fptrunc float %f to half
  %n = call i32 (ptr, ...) @printf(ptr addrspacecast (ptr addrspace(4) @format to ptr), i32 %t, i8 signext %negative, i64 %wide, double %d, float %f, i8 zeroext %letter, ptr @word, i1 true, half %h)
  %m = call i32 (ptr, ...) @printf(ptr @line)
  ret void
}
