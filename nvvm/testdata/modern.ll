; The same kernel in the modern dialect.
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64-a:8:8"
target triple = "nvptx64-nvidia-cuda"

declare float @__nv_sinf(float)

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
  %x = load float, ptr addrspace(1) %p, align 4
  %y = call float @__nv_sinf(float %x)
  store float %y, ptr addrspace(1) %p, align 4
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{IR_VERSION}
