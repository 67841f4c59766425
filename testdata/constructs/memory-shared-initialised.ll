; refused: variable s: shared memory cannot be initialised
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global i32 7
define ptx_kernel void @k(ptr %p) {
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr %p
  ret void
}
