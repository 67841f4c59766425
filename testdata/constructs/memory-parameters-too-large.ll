; refused: the kernel's parameters are 32776 bytes, and at most
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval([32768 x i8]) %a, ptr %out) {
  %x = load i8, ptr %a
  store i8 %x, ptr %out
  ret void
}
