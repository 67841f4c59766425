; A kernel in the LLVM 7 dialect that needs libdevice. IR_VERSION stands for the library's four numbers.
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare float @__nv_sinf(float)

define void @kernel(float addrspace(1)* %p) {
  %x = load float, float addrspace(1)* %p, align 4
  %y = call float @__nv_sinf(float %x)
  store float %y, float addrspace(1)* %p, align 4
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (float addrspace(1)*)* @kernel, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{IR_VERSION}
