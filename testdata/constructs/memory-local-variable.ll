; refused: variable t: address space 5 holds no variables
target triple = "nvptx64-nvidia-cuda"
@t = internal addrspace(5) global i32 0
define ptx_kernel void @k(ptr %p) {
  %v = load i32, ptr addrspace(5) @t
  store i32 %v, ptr %p
  ret void
}
