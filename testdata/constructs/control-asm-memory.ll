; refused: constraint "=*m": libNVVM has no operands in memory; pass the address (l) and write [$n]
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p, i32 %v) {
  call void asm sideeffect "st.u32 $0, $1;", "=*m,r"(ptr elementtype(i32) %p, i32 %v)
  ret void
}
