; refused: constraint "x" is not one of PTX's (c, h, r, l, f, d, n, i)
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p, float %v) {
  %r = call float asm "mov.f32 $0, $1;", "=f,x"(float %v)
  store float %r, ptr %p
  ret void
}
