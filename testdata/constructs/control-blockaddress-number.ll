; refused: addresses of blocks are not supported
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p) {
  br label %b
b:
  store i64 ptrtoint (ptr blockaddress(@k, %b) to i64), ptr %p
  ret void
}
