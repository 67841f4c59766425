; refused: in function k
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal global [1 x ptr] [ptr blockaddress(@k, %b)]
define ptx_kernel void @k(ptr %p) {
  br label %b
b:
  %v = load ptr, ptr @table
  store ptr %v, ptr %p
  ret void
}
