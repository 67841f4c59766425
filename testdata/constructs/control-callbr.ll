; refused: callbr: assembler that jumps is not supported
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p) {
  callbr void asm sideeffect "", "!i"() to label %a [label %b]
a:
  store i32 1, ptr %p
  ret void
b:
  ret void
}
