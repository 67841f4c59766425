; refused: constraint "=q": libNVVM has no operands of 128 bits
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p, i128 %v) {
  %r = call i128 asm "mov.b128 $0, $1;", "=q,q"(i128 %v)
  store i128 %r, ptr %p
  ret void
}
