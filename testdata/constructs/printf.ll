; printf is variadic: its arguments go into a buffer, for vprintf.
target triple = "nvptx64-nvidia-cuda"

@text = private unnamed_addr constant [4 x i8] c"%d\0A\00"
@shared = internal addrspace(4) constant [10 x i8] c"%d %f %s\0A\00"
@plain = internal addrspace(1) constant [3 x i8] c"hi\00"

declare i32 @printf(ptr, ...)

; one construct: printf("%d\n", x)
; one: st\.local\.(u32|b32)
; one: \{ // callseq
; one: st\.param\.b64\s+\[param[01](\+0)?\]
; one: st\.param\.b64\s+\[param[01](\+0)?\]
; one: vprintf
; one not: \bprintf
define ptx_kernel void @one(i32 %x, ptr addrspace(1) %out) {
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %x)
  store i32 %n, ptr addrspace(1) %out
  ret void
}

; Offsets 0, 8, 16, 24, 28 and 32: of an i32, a double, an address, a character with its sign, a bool, and a float as a double.
; several construct: printf of promoted arguments
; several: local_depot\d+\[40\]
; several: cvt\.s32\.s8|ld\.param\.s8
; several: cvt\.f64\.f32
; several: vprintf
define ptx_kernel void @several(i32 %x, double %d, ptr %s, i8 %c, i1 %b, float %f) {
  %n = call i32 (ptr, ...) @printf(ptr addrspacecast (ptr addrspace(4) @shared to ptr), i32 %x, double %d, ptr %s, i8 signext %c, i1 %b, float %f)
  ret void
}

; nothing construct: printf without arguments, from another address space
; nothing: vprintf
; nothing not: local_depot
define ptx_kernel void @nothing() {
  %n = call i32 (ptr, ...) @printf(ptr addrspacecast (ptr addrspace(1) @plain to ptr))
  ret void
}

; structs refused: argument 1 of printf is { i32, i32 }, which printf has no conversion for
define ptx_kernel void @structs({ i32, i32 } %p) {
  %n = call i32 (ptr, ...) @printf(ptr @text, { i32, i32 } %p)
  ret void
}

; wide refused: argument 1 of printf is i128, which printf has no conversion for
define ptx_kernel void @wide(i128 %p) {
  %n = call i32 (ptr, ...) @printf(ptr @text, i128 %p)
  ret void
}
