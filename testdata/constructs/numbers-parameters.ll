; Integers of widths that PTX has no parameters for, of kernels and of functions.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; widths: \.param \.u32 widths_param_1
; widths: call
; widths: st\.
define ptx_kernel void @widths(ptr %p, i24 %x, i128 %y) {
  %a = call i24 @three(i24 %x)
  %w = zext i24 %a to i128
  %b = call i128 @sixteen(i128 %y, i100 7)
  %c = add i128 %w, %b
  store i128 %c, ptr %p
  ret void
}

define internal i24 @three(i24 %x) noinline {
  %a = mul i24 %x, 3
  ret i24 %a
}

define internal i128 @sixteen(i128 %x, i100 %y) noinline {
  %z = zext i100 %y to i128
  %a = udiv i128 %x, %z
  ret i128 %a
}

; small: \.param \.u8 small_param_1,
; small: \.param \.u8 small_param_2,
; small: \.param \.u16 small_param_3
define ptx_kernel void @small(ptr %p, i1 %x, i7 %y, i12 %z) {
  %a = zext i1 %x to i32
  %b = zext i7 %y to i32
  %c = zext i12 %z to i32
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  store i32 %e, ptr %p
  ret void
}
