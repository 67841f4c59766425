; A frozen value is one value, whatever it was made of; poison that is not used costs nothing.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; same not: sub
; same: st\.global\.[bu]32 \s*\[%rd\d+\], (0|%r\d+);
define ptx_kernel void @same(ptr %p, i32 %a, i32 %b) {
  %x = add nsw i32 %a, %b
  %f = freeze i32 %x
  %d = sub i32 %f, %f
  store i32 %d, ptr %p
  ret void
}

; anything: st\.global
define ptx_kernel void @anything(ptr %p) {
  %f = freeze i32 poison
  %d = xor i32 %f, %f
  store i32 %d, ptr %p
  ret void
}

; The branch is on the value that is stored.
; branch: (setp|max\.u32)
; branch: st\.global
define ptx_kernel void @branch(ptr %p, i32 %c, i32 %a) {
  %b = icmp slt i32 %c, 0
  %u = select i1 %b, i32 %a, i32 undef
  %f = freeze i32 %u
  %e = icmp eq i32 %f, 0
  br i1 %e, label %y, label %n
y:
  store i32 1, ptr %p
  ret void
n:
  store i32 %f, ptr %p
  ret void
}

; parts: st\.global\.v2\.[bu]64
define ptx_kernel void @parts(ptr %p, <4 x i8> %v, i128 %w, ptr %q) {
  %f = freeze <4 x i8> %v
  %g = freeze i128 %w
  %q2 = freeze ptr %q
  store <4 x i8> %f, ptr %p
  %r = getelementptr i8, ptr %p, i64 16
  store i128 %g, ptr %r
  store ptr %q2, ptr %p
  ret void
}

@g = internal global { i32, i32, ptr } { i32 1, i32 poison, ptr undef }

; poison: add
; poison: st\.global
define ptx_kernel void @poison(ptr %p, <4 x i32> %v) {
  %a = insertelement <4 x i32> poison, i32 1, i32 0
  %b = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> zeroinitializer
  %c = add <4 x i32> %b, %v
  store <4 x i32> %c, ptr %p
  %d = load volatile i32, ptr @g
  store i32 %d, ptr %p
  ret void
}
