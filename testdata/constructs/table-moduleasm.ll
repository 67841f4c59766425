; Assembler of the module.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm ".global .align 4 .u32 from_assembler;"

; module_asm construct: module asm
; module_asm: st\.global
; module_asm ptx: \.global \.align 4 \.u32 from_assembler;
define ptx_kernel void @module_asm(ptr %p) {
  store i32 1, ptr %p
  ret void
}
