; Switches on integers of all widths.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; on_i1: st\.global\.[bu]32
define ptx_kernel void @on_i1(ptr %p, ptr %q) {
  %v = load i1, ptr %q
  switch i1 %v, label %other [ i1 false, label %a
    i1 true, label %b ]
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
other:
  store i32 3, ptr %p
  ret void
}

; on_i3: st\.global\.[bu]32
define ptx_kernel void @on_i3(ptr %p, ptr %q) {
  %v = load i3, ptr %q
  switch i3 %v, label %other [ i3 0, label %a
    i3 -1, label %b ]
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
other:
  store i32 3, ptr %p
  ret void
}

; on_i7: st\.global\.[bu]32
define ptx_kernel void @on_i7(ptr %p, ptr %q) {
  %v = load i7, ptr %q
  switch i7 %v, label %other [ i7 5, label %a
    i7 -64, label %b ]
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
other:
  store i32 3, ptr %p
  ret void
}

; on_i24: st\.global\.[bu]32
define ptx_kernel void @on_i24(ptr %p, ptr %q) {
  %v = load i24, ptr %q
  switch i24 %v, label %other [ i24 0, label %a
    i24 -1, label %b ]
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
other:
  store i32 3, ptr %p
  ret void
}

; on_i48: st\.global\.[bu]32
define ptx_kernel void @on_i48(ptr %p, ptr %q) {
  %v = load i48, ptr %q
  switch i48 %v, label %other [ i48 1, label %a
    i48 -1, label %b ]
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
other:
  store i32 3, ptr %p
  ret void
}

; on_i64: st\.global\.[bu]32
define ptx_kernel void @on_i64(ptr %p, ptr %q) {
  %v = load i64, ptr %q
  switch i64 %v, label %other [ i64 0, label %a
    i64 -9223372036854775808, label %b ]
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
other:
  store i32 3, ptr %p
  ret void
}

; on_i128: st\.global\.[bu]32
define ptx_kernel void @on_i128(ptr %p, ptr %q) {
  %v = load i128, ptr %q
  switch i128 %v, label %other [ i128 18446744073709551616, label %a
    i128 -1, label %b ]
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
other:
  store i32 3, ptr %p
  ret void
}

; on_i200: st\.global\.[bu]32
define ptx_kernel void @on_i200(ptr %p, ptr %q) {
  %v = load i200, ptr %q
  switch i200 %v, label %other [ i200 1, label %a
    i200 -1, label %b ]
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
other:
  store i32 3, ptr %p
  ret void
}

; on_i256: st\.global\.[bu]32
define ptx_kernel void @on_i256(ptr %p, ptr %q) {
  %v = load i256, ptr %q
  switch i256 %v, label %other [ i256 0, label %a
    i256 115792089237316195423570985008687907853269984665640564039457584007913129639935, label %b ]
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
other:
  store i32 3, ptr %p
  ret void
}

; a_table: (setp|brx)
; a_table: st\.global
define ptx_kernel void @a_table(ptr %p, i64 %v) {
  switch i64 %v, label %d [ i64 0, label %a
   i64 1, label %b
   i64 2, label %c
   i64 3, label %a
   i64 4, label %b
   i64 5, label %c
   i64 6, label %a ]
a:
  call void asm sideeffect "// a", ""()
  br label %d
b:
  call void asm sideeffect "// b", ""()
  br label %d
c:
  call void asm sideeffect "// c", ""()
  br label %d
d:
  store i32 4, ptr %p
  ret void
}

; no_case: st\.global
define ptx_kernel void @no_case(ptr %p, i64 %v) {
  switch i64 %v, label %d [ ]
d:
  store i32 4, ptr %p
  ret void
}
