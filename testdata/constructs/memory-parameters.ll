; Parameters, their alignment, by value, results in memory.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%S = type { i32, i64, [3 x i16] }

; by_value: \.param \.align 8 \.b8 by_value_param_0\[24\]
; by_value: ld\.param\.[bu]32
define ptx_kernel void @by_value(ptr byval(%S) align 8 %s, ptr %out) {
  %v = load i32, ptr %s
  store i32 %v, ptr %out
  ret void
}

; aligned: \.param \.align 16 \.b8 aligned_param_0\[20\]
define ptx_kernel void @aligned(ptr byval([5 x i32]) align 16 %s, ptr %out, i32 %i) {
  %e = getelementptr i32, ptr %s, i32 %i
  %v = load i32, ptr %e
  store i32 %v, ptr %out
  ret void
}

; array: \.param \.align 16 \.b8 array_param_0\[16\]
; array: ld\.param\.[bf]32 .*\[array_param_0\+8\]
define ptx_kernel void @array([4 x float] alignstack(16) %a, ptr %out) {
  %x = extractvalue [4 x float] %a, 2
  store float %x, ptr %out
  ret void
}

; structure: \.param \.align 16 \.b8 structure_param_0\[32\]
; structure: ld\.param\.[bu]64 .*\[structure_param_0\+8\]
define ptx_kernel void @structure({ i8, i64, <4 x float> } %a, ptr %out) {
  %x = extractvalue { i8, i64, <4 x float> } %a, 1
  store i64 %x, ptr %out
  ret void
}

; packed: \.param \.align 1 \.b8 packed_param_0\[5\]
define ptx_kernel void @packed(<{ i8, i32 }> %a, ptr %out) {
  %x = extractvalue <{ i8, i32 }> %a, 1
  store i32 %x, ptr %out
  ret void
}

; wide: \.param \.align 16 \.b8 wide_param_0\[16\]
; wide: \.param \.u8 wide_param_1
; wide: \.param \.align 16 \.b8 wide_param_2\[16\]
define ptx_kernel void @wide(i128 %a, i8 %b, i128 %c, ptr %out) {
  %x = add i128 %a, %c
  store i128 %x, ptr %out
  ret void
}

; What a kernel stores to a parameter by value is its own.
; changed: st\.local
define ptx_kernel void @changed(ptr byval([8 x i32]) align 4 %s, ptr %out, i32 %i, i32 %j) {
  %e = getelementptr i32, ptr %s, i32 %i
  store volatile i32 9, ptr %e
  %f = getelementptr i32, ptr %s, i32 %j
  %v = load volatile i32, ptr %f
  store i32 %v, ptr %out
  ret void
}

define internal void @give(ptr sret(%S) align 8 %s, i32 %v) noinline {
  store i32 %v, ptr %s
  ret void
}

; result: call\.uni\s+give,
; result: ld\.local\.[bu]32
define ptx_kernel void @result(ptr %out, i32 %v) {
  %s = alloca %S
  call void @give(ptr sret(%S) align 8 %s, i32 %v)
  %x = load i32, ptr %s
  store i32 %x, ptr %out
  ret void
}
