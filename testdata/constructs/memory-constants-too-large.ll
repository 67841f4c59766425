; Constant memory holds 64 KB of all variables together.
; refused: the variables in constant memory (address space 4) are 65540 bytes, and at most 65536 fit; the largest is second with 32772 bytes
target triple = "nvptx64-nvidia-cuda"
@first = internal addrspace(4) constant [8192 x i32] zeroinitializer
@second = internal addrspace(4) constant [8193 x i32] zeroinitializer
define ptx_kernel void @k(ptr %p, i32 %i) {
  %e = getelementptr i32, ptr addrspace(4) @first, i32 %i
  %v = load i32, ptr addrspace(4) %e
  %f = getelementptr i32, ptr addrspace(4) @second, i32 %i
  %w = load i32, ptr addrspace(4) %f
  %s = add i32 %v, %w
  store i32 %s, ptr %p
  ret void
}
