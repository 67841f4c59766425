; Numbers of 16 bits: rounded once, by an instruction that says how, or through f32 where that is the same.
; archs: sm_61 sm_80 sm_90 sm_120
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; half[sm_61 sm_80 sm_90]: add\.rn\.f16
; half[sm_61 sm_80 sm_90]: mul\.rn\.f16
; half[sm_61 sm_80 sm_90]: sub\.rn\.f16
; half[sm_120]: add\.rn\.f16
; half[sm_120]: mul\.rn\.f16
; half[sm_120]: sub\.rn\.f16
; half: div\.rn\.f32
; half: cvt\.rn\.f16\.f32
; half: sqrt\.rn\.f32
; half: cvt\.rn\.f16\.f32
define ptx_kernel void @half(ptr %p, half %x, half %y) {
  %a = fadd half %x, %y
  %b = fmul half %a, %y
  %c = fsub half %b, %x
  %d = fdiv half %c, %y
  %e = call half @llvm.sqrt.f16(half %d)
  store half %e, ptr %p
  ret void
}

; brain[sm_61 sm_80]: add\.rn\.f32
; brain[sm_80]: cvt\.rn\.bf16\.f32
; brain[sm_61]: 32767
; brain[sm_61 sm_80]: mul\.rn\.f32
; brain[sm_80]: cvt\.rn\.bf16\.f32
; brain[sm_90 sm_120]: add\.rn\.bf16
; brain[sm_90 sm_120]: mul\.rn\.bf16
; brain: div\.rn\.f32
; brain[sm_80 sm_90 sm_120]: cvt\.rn\.bf16\.f32
define ptx_kernel void @brain(ptr %p, bfloat %x, bfloat %y) {
  %a = fadd bfloat %x, %y
  %b = fmul bfloat %a, %y
  %c = fdiv bfloat %b, %y
  store bfloat %c, ptr %p
  ret void
}

; fused: fma\.rn\.f16
; fused[sm_80 sm_90 sm_120]: fma\.rn\.bf16
; fused[sm_61]: mul\.rn\.f64
define ptx_kernel void @fused(ptr %p, half %x, half %y, half %z, bfloat %a, bfloat %b, bfloat %c) {
  %h = call half @llvm.fma.f16(half %x, half %y, half %z)
  %g = call bfloat @llvm.fma.bf16(bfloat %a, bfloat %b, bfloat %c)
  store half %h, ptr %p
  %q = getelementptr half, ptr %p, i64 1
  store bfloat %g, ptr %q
  ret void
}

; narrowed: cvt\.rn\.f16\.f64
; narrowed[sm_61 sm_80 sm_90]: cvt\.rn\.f32\.f64
; narrowed[sm_80 sm_90]: cvt\.rn\.bf16\.f32
; narrowed[sm_120]: cvt\.rn\.bf16\.f64
define ptx_kernel void @narrowed(ptr %p, double %x) {
  %h = fptrunc double %x to half
  store half %h, ptr %p
  %q = getelementptr half, ptr %p, i64 1
  %g = fptrunc double %x to bfloat
  store bfloat %g, ptr %q
  ret void
}

; compared[sm_61 sm_80 sm_90]: setp\.gtu?\.f32
; compared[sm_120]: setp\.gtu?\.bf16
define ptx_kernel void @compared(ptr %p, bfloat %x, bfloat %y) {
  %c = fcmp ogt bfloat %x, %y
  %m = select i1 %c, bfloat %x, bfloat %y
  store bfloat %m, ptr %p
  ret void
}

; A call takes and gives them as they are.
; called: call
define ptx_kernel void @called(ptr %p, bfloat %x, half %y) {
  %a = call bfloat @first(bfloat %x, half %y)
  store bfloat %a, ptr %p
  ret void
}

define internal bfloat @first(bfloat %x, half %y) noinline {
  %z = fpext half %y to float
  %w = fptrunc float %z to bfloat
  %s = fadd bfloat %x, %w
  ret bfloat %s
}

; wide: mul\.rn\.f32
define ptx_kernel void @wide(ptr %p, i128 %x) {
  %a = uitofp i128 %x to bfloat
  store bfloat %a, ptr %p
  %q = getelementptr half, ptr %p, i64 1
  %b = sitofp i128 %x to half
  store half %b, ptr %q
  ret void
}

; libNVVM has no conversion from 16 to 128 bits, and must not make one of two.
; wide_back: mov\.b32
; wide_back: mov\.b32
; wide_back: mov\.b32
; wide_back: mov\.b64
define ptx_kernel void @wide_back(ptr %p, half %x, bfloat %y) {
  %a = fptosi half %x to i128
  store i128 %a, ptr %p
  %q = getelementptr i128, ptr %p, i64 1
  %b = call i128 @llvm.fptoui.sat.i128.bf16(bfloat %y)
  store i128 %b, ptr %q
  %xf = fpext half %x to float
  %c = fptoui float %xf to i128
  %r = getelementptr i128, ptr %p, i64 2
  store i128 %c, ptr %r
  %yd = fpext bfloat %y to double
  %d = fptosi double %yd to i128
  %s = getelementptr i128, ptr %p, i64 3
  store i128 %d, ptr %s
  ret void
}

declare i128 @llvm.fptoui.sat.i128.bf16(bfloat)
declare half @llvm.sqrt.f16(half)
declare half @llvm.fma.f16(half, half, half)
declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
