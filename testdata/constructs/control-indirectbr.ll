; refused: indirectbr: jumps to computed addresses are not supported
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p) {
  %q = load ptr, ptr %p
  indirectbr ptr %q, [label %b]
b:
  ret void
}
