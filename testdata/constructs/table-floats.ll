; Floating-point numbers of 16, 32 and 64 bits.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


declare double @llvm.acos.f64(double)
declare double @llvm.atan2.f64(double, double)
declare double @llvm.canonicalize.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.cos.f64(double)
declare double @llvm.exp.f64(double)
declare double @llvm.exp10.f64(double)
declare double @llvm.exp2.f64(double)
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.fmuladd.f64(double, double, double)
declare double @llvm.ldexp.f64.i32(double, i32)
declare double @llvm.log.f64(double)
declare double @llvm.log10.f64(double)
declare double @llvm.log2.f64(double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.maximumnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.nearbyint.f64(double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.powi.f64.i32(double, i32)
declare double @llvm.rint.f64(double)
declare double @llvm.round.f64(double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.sinh.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.tan.f64(double)
declare double @llvm.trunc.f64(double)
declare float @llvm.acos.f32(float)
declare float @llvm.atan2.f32(float, float)
declare float @llvm.canonicalize.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.convert.from.fp16.f32(i16)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.cos.f32(float)
declare float @llvm.exp.f32(float)
declare float @llvm.exp10.f32(float)
declare float @llvm.exp2.f32(float)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.log.f32(float)
declare float @llvm.log10.f32(float)
declare float @llvm.log2.f32(float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.maximumnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.nearbyint.f32(float)
declare float @llvm.pow.f32(float, float)
declare float @llvm.powi.f32.i32(float, i32)
declare float @llvm.rint.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.sin.f32(float)
declare float @llvm.sinh.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.tan.f32(float)
declare float @llvm.trunc.f32(float)
declare half @llvm.acos.f16(half)
declare half @llvm.atan2.f16(half, half)
declare half @llvm.canonicalize.f16(half)
declare half @llvm.ceil.f16(half)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.cos.f16(half)
declare half @llvm.exp.f16(half)
declare half @llvm.exp10.f16(half)
declare half @llvm.exp2.f16(half)
declare half @llvm.fabs.f16(half)
declare half @llvm.floor.f16(half)
declare half @llvm.fma.f16(half, half, half)
declare half @llvm.fmuladd.f16(half, half, half)
declare half @llvm.log.f16(half)
declare half @llvm.log10.f16(half)
declare half @llvm.log2.f16(half)
declare half @llvm.maximum.f16(half, half)
declare half @llvm.maximumnum.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
declare half @llvm.minimumnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare half @llvm.nearbyint.f16(half)
declare half @llvm.pow.f16(half, half)
declare half @llvm.powi.f16.i32(half, i32)
declare half @llvm.rint.f16(half)
declare half @llvm.round.f16(half)
declare half @llvm.roundeven.f16(half)
declare half @llvm.sin.f16(half)
declare half @llvm.sinh.f16(half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.tan.f16(half)
declare half @llvm.trunc.f16(half)
declare i16 @llvm.convert.to.fp16.f32(float)

; sqrt_f32 construct: llvm.sqrt.f32
; sqrt_f32: sqrt\.rn\.f32
define ptx_kernel void @sqrt_f32(ptr %out, float %a) {
  %r = call float @llvm.sqrt.f32(float %a)
  store float %r, ptr %out
  ret void
}

; sin_f32 construct: llvm.sin.f32
; sin_f32: fma\.rn\.f32
define ptx_kernel void @sin_f32(ptr %out, float %a) {
  %r = call float @llvm.sin.f32(float %a)
  store float %r, ptr %out
  ret void
}

; cos_f32 construct: llvm.cos.f32
; cos_f32: fma\.rn\.f32
define ptx_kernel void @cos_f32(ptr %out, float %a) {
  %r = call float @llvm.cos.f32(float %a)
  store float %r, ptr %out
  ret void
}

; tan_f32 construct: llvm.tan.f32
; tan_f32: fma\.rn\.f32
define ptx_kernel void @tan_f32(ptr %out, float %a) {
  %r = call float @llvm.tan.f32(float %a)
  store float %r, ptr %out
  ret void
}

; exp_f32 construct: llvm.exp.f32
; exp_f32: ex2\.approx
define ptx_kernel void @exp_f32(ptr %out, float %a) {
  %r = call float @llvm.exp.f32(float %a)
  store float %r, ptr %out
  ret void
}

; exp2_f32 construct: llvm.exp2.f32
; exp2_f32: ex2\.approx
define ptx_kernel void @exp2_f32(ptr %out, float %a) {
  %r = call float @llvm.exp2.f32(float %a)
  store float %r, ptr %out
  ret void
}

; exp10_f32 construct: llvm.exp10.f32
; exp10_f32: ex2\.approx
define ptx_kernel void @exp10_f32(ptr %out, float %a) {
  %r = call float @llvm.exp10.f32(float %a)
  store float %r, ptr %out
  ret void
}

; log_f32 construct: llvm.log.f32
; log_f32: fma\.rn\.f32
define ptx_kernel void @log_f32(ptr %out, float %a) {
  %r = call float @llvm.log.f32(float %a)
  store float %r, ptr %out
  ret void
}

; log2_f32 construct: llvm.log2.f32
; log2_f32: fma\.rn\.f32
define ptx_kernel void @log2_f32(ptr %out, float %a) {
  %r = call float @llvm.log2.f32(float %a)
  store float %r, ptr %out
  ret void
}

; log10_f32 construct: llvm.log10.f32
; log10_f32: fma\.rn\.f32
define ptx_kernel void @log10_f32(ptr %out, float %a) {
  %r = call float @llvm.log10.f32(float %a)
  store float %r, ptr %out
  ret void
}

; fabs_f32 construct: llvm.fabs.f32
; fabs_f32: abs\.f32
define ptx_kernel void @fabs_f32(ptr %out, float %a) {
  %r = call float @llvm.fabs.f32(float %a)
  store float %r, ptr %out
  ret void
}

; floor_f32 construct: llvm.floor.f32
; floor_f32: cvt\.rmi\.f32\.f32
define ptx_kernel void @floor_f32(ptr %out, float %a) {
  %r = call float @llvm.floor.f32(float %a)
  store float %r, ptr %out
  ret void
}

; ceil_f32 construct: llvm.ceil.f32
; ceil_f32: cvt\.rpi\.f32\.f32
define ptx_kernel void @ceil_f32(ptr %out, float %a) {
  %r = call float @llvm.ceil.f32(float %a)
  store float %r, ptr %out
  ret void
}

; trunc_f32 construct: llvm.trunc.f32
; trunc_f32: cvt\.rzi\.f32\.f32
define ptx_kernel void @trunc_f32(ptr %out, float %a) {
  %r = call float @llvm.trunc.f32(float %a)
  store float %r, ptr %out
  ret void
}

; rint_f32 construct: llvm.rint.f32
; rint_f32: cvt\.rni\.f32\.f32
define ptx_kernel void @rint_f32(ptr %out, float %a) {
  %r = call float @llvm.rint.f32(float %a)
  store float %r, ptr %out
  ret void
}

; nearbyint_f32 construct: llvm.nearbyint.f32
; nearbyint_f32: cvt\.rni\.f32\.f32
define ptx_kernel void @nearbyint_f32(ptr %out, float %a) {
  %r = call float @llvm.nearbyint.f32(float %a)
  store float %r, ptr %out
  ret void
}

; round_f32 construct: llvm.round.f32
; round_f32: sub\.rn\.f32
define ptx_kernel void @round_f32(ptr %out, float %a) {
  %r = call float @llvm.round.f32(float %a)
  store float %r, ptr %out
  ret void
}

; roundeven_f32 construct: llvm.roundeven.f32
; roundeven_f32: cvt\.rni\.f32\.f32
define ptx_kernel void @roundeven_f32(ptr %out, float %a) {
  %r = call float @llvm.roundeven.f32(float %a)
  store float %r, ptr %out
  ret void
}

; canonicalize_f32 construct: llvm.canonicalize.f32
; canonicalize_f32: setp\.nan|mul|max|fma
define ptx_kernel void @canonicalize_f32(ptr %out, float %a) {
  %r = call float @llvm.canonicalize.f32(float %a)
  store float %r, ptr %out
  ret void
}

; sinh_f32 construct: llvm.sinh.f32
; sinh_f32: fma\.rn\.f32
define ptx_kernel void @sinh_f32(ptr %out, float %a) {
  %r = call float @llvm.sinh.f32(float %a)
  store float %r, ptr %out
  ret void
}

; acos_f32 construct: llvm.acos.f32
; acos_f32: fma\.rn\.f32
define ptx_kernel void @acos_f32(ptr %out, float %a) {
  %r = call float @llvm.acos.f32(float %a)
  store float %r, ptr %out
  ret void
}

; pow_f32 construct: llvm.pow.f32
; pow_f32: fma\.rn\.f32
define ptx_kernel void @pow_f32(ptr %out, float %a0, float %a1) {
  %r = call float @llvm.pow.f32(float %a0, float %a1)
  store float %r, ptr %out
  ret void
}

; copysign_f32 construct: llvm.copysign.f32
; copysign_f32: copysign\.f32|and\.b32
define ptx_kernel void @copysign_f32(ptr %out, float %a0, float %a1) {
  %r = call float @llvm.copysign.f32(float %a0, float %a1)
  store float %r, ptr %out
  ret void
}

; minnum_f32 construct: llvm.minnum.f32
; minnum_f32: min\.f32
define ptx_kernel void @minnum_f32(ptr %out, float %a0, float %a1) {
  %r = call float @llvm.minnum.f32(float %a0, float %a1)
  store float %r, ptr %out
  ret void
}

; maxnum_f32 construct: llvm.maxnum.f32
; maxnum_f32: max\.f32
define ptx_kernel void @maxnum_f32(ptr %out, float %a0, float %a1) {
  %r = call float @llvm.maxnum.f32(float %a0, float %a1)
  store float %r, ptr %out
  ret void
}

; minimum_f32 construct: llvm.minimum.f32
; minimum_f32: min\.NaN\.f32|setp\.nan\.f32
define ptx_kernel void @minimum_f32(ptr %out, float %a0, float %a1) {
  %r = call float @llvm.minimum.f32(float %a0, float %a1)
  store float %r, ptr %out
  ret void
}

; maximum_f32 construct: llvm.maximum.f32
; maximum_f32: max\.NaN\.f32|setp\.nan\.f32
define ptx_kernel void @maximum_f32(ptr %out, float %a0, float %a1) {
  %r = call float @llvm.maximum.f32(float %a0, float %a1)
  store float %r, ptr %out
  ret void
}

; minimumnum_f32 construct: llvm.minimumnum.f32
; minimumnum_f32: min\.f32
define ptx_kernel void @minimumnum_f32(ptr %out, float %a0, float %a1) {
  %r = call float @llvm.minimumnum.f32(float %a0, float %a1)
  store float %r, ptr %out
  ret void
}

; maximumnum_f32 construct: llvm.maximumnum.f32
; maximumnum_f32: max\.f32
define ptx_kernel void @maximumnum_f32(ptr %out, float %a0, float %a1) {
  %r = call float @llvm.maximumnum.f32(float %a0, float %a1)
  store float %r, ptr %out
  ret void
}

; atan2_f32 construct: llvm.atan2.f32
; atan2_f32: fma\.rn\.f32
define ptx_kernel void @atan2_f32(ptr %out, float %a0, float %a1) {
  %r = call float @llvm.atan2.f32(float %a0, float %a1)
  store float %r, ptr %out
  ret void
}

; fma_f32 construct: llvm.fma.f32
; fma_f32: fma\.rn\.f32
define ptx_kernel void @fma_f32(ptr %out, float %a0, float %a1, float %a2) {
  %r = call float @llvm.fma.f32(float %a0, float %a1, float %a2)
  store float %r, ptr %out
  ret void
}

; fmuladd_f32 construct: llvm.fmuladd.f32
; fmuladd_f32: mul\.rn\.f32
; fmuladd_f32: add\.rn\.f32
define ptx_kernel void @fmuladd_f32(ptr %out, float %a0, float %a1, float %a2) {
  %r = call float @llvm.fmuladd.f32(float %a0, float %a1, float %a2)
  store float %r, ptr %out
  ret void
}

; powi_f32_i32 construct: llvm.powi.f32.i32
; powi_f32_i32: mul\.rn\.f32
define ptx_kernel void @powi_f32_i32(ptr %out, float %a0, i32 %a1) {
  %r = call float @llvm.powi.f32.i32(float %a0, i32 %a1)
  store float %r, ptr %out
  ret void
}

; sqrt_f64 construct: llvm.sqrt.f64
; sqrt_f64: sqrt\.rn\.f64
define ptx_kernel void @sqrt_f64(ptr %out, double %a) {
  %r = call double @llvm.sqrt.f64(double %a)
  store double %r, ptr %out
  ret void
}

; sin_f64 construct: llvm.sin.f64
; sin_f64: fma\.rn\.f64
define ptx_kernel void @sin_f64(ptr %out, double %a) {
  %r = call double @llvm.sin.f64(double %a)
  store double %r, ptr %out
  ret void
}

; cos_f64 construct: llvm.cos.f64
; cos_f64: fma\.rn\.f64
define ptx_kernel void @cos_f64(ptr %out, double %a) {
  %r = call double @llvm.cos.f64(double %a)
  store double %r, ptr %out
  ret void
}

; tan_f64 construct: llvm.tan.f64
; tan_f64: fma\.rn\.f64
define ptx_kernel void @tan_f64(ptr %out, double %a) {
  %r = call double @llvm.tan.f64(double %a)
  store double %r, ptr %out
  ret void
}

; exp_f64 construct: llvm.exp.f64
; exp_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @exp_f64(ptr %out, double %a) {
  %r = call double @llvm.exp.f64(double %a)
  store double %r, ptr %out
  ret void
}

; exp2_f64 construct: llvm.exp2.f64
; exp2_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @exp2_f64(ptr %out, double %a) {
  %r = call double @llvm.exp2.f64(double %a)
  store double %r, ptr %out
  ret void
}

; exp10_f64 construct: llvm.exp10.f64
; exp10_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @exp10_f64(ptr %out, double %a) {
  %r = call double @llvm.exp10.f64(double %a)
  store double %r, ptr %out
  ret void
}

; log_f64 construct: llvm.log.f64
; log_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @log_f64(ptr %out, double %a) {
  %r = call double @llvm.log.f64(double %a)
  store double %r, ptr %out
  ret void
}

; log2_f64 construct: llvm.log2.f64
; log2_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @log2_f64(ptr %out, double %a) {
  %r = call double @llvm.log2.f64(double %a)
  store double %r, ptr %out
  ret void
}

; log10_f64 construct: llvm.log10.f64
; log10_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @log10_f64(ptr %out, double %a) {
  %r = call double @llvm.log10.f64(double %a)
  store double %r, ptr %out
  ret void
}

; fabs_f64 construct: llvm.fabs.f64
; fabs_f64: abs\.f64
define ptx_kernel void @fabs_f64(ptr %out, double %a) {
  %r = call double @llvm.fabs.f64(double %a)
  store double %r, ptr %out
  ret void
}

; floor_f64 construct: llvm.floor.f64
; floor_f64: cvt\.rmi\.f64\.f64
define ptx_kernel void @floor_f64(ptr %out, double %a) {
  %r = call double @llvm.floor.f64(double %a)
  store double %r, ptr %out
  ret void
}

; ceil_f64 construct: llvm.ceil.f64
; ceil_f64: cvt\.rpi\.f64\.f64
define ptx_kernel void @ceil_f64(ptr %out, double %a) {
  %r = call double @llvm.ceil.f64(double %a)
  store double %r, ptr %out
  ret void
}

; trunc_f64 construct: llvm.trunc.f64
; trunc_f64: cvt\.rzi\.f64\.f64
define ptx_kernel void @trunc_f64(ptr %out, double %a) {
  %r = call double @llvm.trunc.f64(double %a)
  store double %r, ptr %out
  ret void
}

; rint_f64 construct: llvm.rint.f64
; rint_f64: cvt\.rni\.f64\.f64
define ptx_kernel void @rint_f64(ptr %out, double %a) {
  %r = call double @llvm.rint.f64(double %a)
  store double %r, ptr %out
  ret void
}

; nearbyint_f64 construct: llvm.nearbyint.f64
; nearbyint_f64: cvt\.rni\.f64\.f64
define ptx_kernel void @nearbyint_f64(ptr %out, double %a) {
  %r = call double @llvm.nearbyint.f64(double %a)
  store double %r, ptr %out
  ret void
}

; round_f64 construct: llvm.round.f64
; round_f64: cvt\.rzi\.f64\.f64
define ptx_kernel void @round_f64(ptr %out, double %a) {
  %r = call double @llvm.round.f64(double %a)
  store double %r, ptr %out
  ret void
}

; roundeven_f64 construct: llvm.roundeven.f64
; roundeven_f64: cvt\.rni\.f64\.f64
define ptx_kernel void @roundeven_f64(ptr %out, double %a) {
  %r = call double @llvm.roundeven.f64(double %a)
  store double %r, ptr %out
  ret void
}

; canonicalize_f64 construct: llvm.canonicalize.f64
; canonicalize_f64: setp\.nan|mul|max|fma
define ptx_kernel void @canonicalize_f64(ptr %out, double %a) {
  %r = call double @llvm.canonicalize.f64(double %a)
  store double %r, ptr %out
  ret void
}

; sinh_f64 construct: llvm.sinh.f64
; sinh_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @sinh_f64(ptr %out, double %a) {
  %r = call double @llvm.sinh.f64(double %a)
  store double %r, ptr %out
  ret void
}

; acos_f64 construct: llvm.acos.f64
; acos_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @acos_f64(ptr %out, double %a) {
  %r = call double @llvm.acos.f64(double %a)
  store double %r, ptr %out
  ret void
}

; pow_f64 construct: llvm.pow.f64
; pow_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @pow_f64(ptr %out, double %a0, double %a1) {
  %r = call double @llvm.pow.f64(double %a0, double %a1)
  store double %r, ptr %out
  ret void
}

; copysign_f64 construct: llvm.copysign.f64
; copysign_f64: copysign\.f64|and\.b64
define ptx_kernel void @copysign_f64(ptr %out, double %a0, double %a1) {
  %r = call double @llvm.copysign.f64(double %a0, double %a1)
  store double %r, ptr %out
  ret void
}

; minnum_f64 construct: llvm.minnum.f64
; minnum_f64: min\.f64
define ptx_kernel void @minnum_f64(ptr %out, double %a0, double %a1) {
  %r = call double @llvm.minnum.f64(double %a0, double %a1)
  store double %r, ptr %out
  ret void
}

; maxnum_f64 construct: llvm.maxnum.f64
; maxnum_f64: max\.f64
define ptx_kernel void @maxnum_f64(ptr %out, double %a0, double %a1) {
  %r = call double @llvm.maxnum.f64(double %a0, double %a1)
  store double %r, ptr %out
  ret void
}

; minimum_f64 construct: llvm.minimum.f64
; minimum_f64: setp\.nan\.f64
; minimum_f64: selp\.f64
define ptx_kernel void @minimum_f64(ptr %out, double %a0, double %a1) {
  %r = call double @llvm.minimum.f64(double %a0, double %a1)
  store double %r, ptr %out
  ret void
}

; maximum_f64 construct: llvm.maximum.f64
; maximum_f64: setp\.nan\.f64
; maximum_f64: selp\.f64
define ptx_kernel void @maximum_f64(ptr %out, double %a0, double %a1) {
  %r = call double @llvm.maximum.f64(double %a0, double %a1)
  store double %r, ptr %out
  ret void
}

; minimumnum_f64 construct: llvm.minimumnum.f64
; minimumnum_f64: min\.f64
define ptx_kernel void @minimumnum_f64(ptr %out, double %a0, double %a1) {
  %r = call double @llvm.minimumnum.f64(double %a0, double %a1)
  store double %r, ptr %out
  ret void
}

; maximumnum_f64 construct: llvm.maximumnum.f64
; maximumnum_f64: max\.f64
define ptx_kernel void @maximumnum_f64(ptr %out, double %a0, double %a1) {
  %r = call double @llvm.maximumnum.f64(double %a0, double %a1)
  store double %r, ptr %out
  ret void
}

; atan2_f64 construct: llvm.atan2.f64
; atan2_f64: (?:fma|add|mul|sub)\.rn\.f64
define ptx_kernel void @atan2_f64(ptr %out, double %a0, double %a1) {
  %r = call double @llvm.atan2.f64(double %a0, double %a1)
  store double %r, ptr %out
  ret void
}

; fma_f64 construct: llvm.fma.f64
; fma_f64: fma\.rn\.f64
define ptx_kernel void @fma_f64(ptr %out, double %a0, double %a1, double %a2) {
  %r = call double @llvm.fma.f64(double %a0, double %a1, double %a2)
  store double %r, ptr %out
  ret void
}

; fmuladd_f64 construct: llvm.fmuladd.f64
; fmuladd_f64: mul\.rn\.f64
; fmuladd_f64: add\.rn\.f64
define ptx_kernel void @fmuladd_f64(ptr %out, double %a0, double %a1, double %a2) {
  %r = call double @llvm.fmuladd.f64(double %a0, double %a1, double %a2)
  store double %r, ptr %out
  ret void
}

; powi_f64_i32 construct: llvm.powi.f64.i32
; powi_f64_i32: mul\.rn\.f64
define ptx_kernel void @powi_f64_i32(ptr %out, double %a0, i32 %a1) {
  %r = call double @llvm.powi.f64.i32(double %a0, i32 %a1)
  store double %r, ptr %out
  ret void
}

; convert_to_fp16_f32 construct: llvm.convert.to.fp16.f32
; convert_to_fp16_f32: cvt\.rn\.f16\.f32
define ptx_kernel void @convert_to_fp16_f32(ptr %out, float %a0) {
  %r = call i16 @llvm.convert.to.fp16.f32(float %a0)
  store i16 %r, ptr %out
  ret void
}

; convert_from_fp16_f32 construct: llvm.convert.from.fp16.f32
; convert_from_fp16_f32: cvt\.f32\.f16
define ptx_kernel void @convert_from_fp16_f32(ptr %out, i16 %a0) {
  %r = call float @llvm.convert.from.fp16.f32(i16 %a0)
  store float %r, ptr %out
  ret void
}

; ldexp construct: ldexp
; ldexp: min\.s32
define ptx_kernel void @ldexp(ptr %out, double %a0, i32 %a1) {
  %r = call double @llvm.ldexp.f64.i32(double %a0, i32 %a1)
  store double %r, ptr %out
  ret void
}

; fp128_memory construct: fp128
; fp128_memory refused: floating-point numbers of 128 bits (f128) are not supported
define ptx_kernel void @fp128_memory(ptr %p) {
  %x = load fp128, ptr %p
  store fp128 %x, ptr %p, align 32
  ret void
}

; fp128_add construct: fp128 add
; fp128_add refused: floating-point numbers of 128 bits (f128) are not supported
define ptx_kernel void @fp128_add(ptr %p) {
  %x = load fp128, ptr %p
  %s = fadd fp128 %x, %x
  store fp128 %s, ptr %p
  ret void
}

; fcmp_frem construct: fcmp/frem
; fcmp_frem: rcp\.approx|div
; fcmp_frem not: cvt\.rmi
define ptx_kernel void @fcmp_frem(ptr %out, float %a, float %b) {
  %c = fcmp ult float %a, %b
  %r = frem float %a, %b
  %s = select i1 %c, float %r, float %a
  store float %s, ptr %out
  ret void
}

; frem_f64 construct: frem f64
; frem_f64 not: cvt\.rmi
; frem_f64: sub
define ptx_kernel void @frem_f64(ptr %out, double %a, double %b) {
  %r = frem double %a, %b
  store double %r, ptr %out
  ret void
}

; acos_f16 construct: llvm.acos.f16
; acos_f16: cvt\.f32\.f16
; acos_f16: rsqrt\.approx|sqrt\.rn
; acos_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @acos_f16(ptr %out, half %a) {
  %r = call half @llvm.acos.f16(half %a)
  store half %r, ptr %out
  ret void
}

; atan2_f16 construct: llvm.atan2.f16
; atan2_f16: cvt\.f32\.f16
; atan2_f16: div\.rn\.f32
; atan2_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @atan2_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.atan2.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; bfloat_add construct: bfloat add
; bfloat_add: add\.rn\.(?:f32|bf16)
define ptx_kernel void @bfloat_add(ptr %p, ptr %q) {
  %x = load bfloat, ptr %p
  %y = load bfloat, ptr %q
  %s = fadd bfloat %x, %y
  store bfloat %s, ptr %p
  ret void
}

; canonicalize_f16 construct: llvm.canonicalize.f16
; canonicalize_f16: or\.b16
; canonicalize_f16: setp\.nan
; canonicalize_f16: selp\.b16
define ptx_kernel void @canonicalize_f16(ptr %out, half %a) {
  %r = call half @llvm.canonicalize.f16(half %a)
  store half %r, ptr %out
  ret void
}

; ceil_f16 construct: llvm.ceil.f16
; ceil_f16: cvt\.rpi\.(?:f32\.f32|f16\.f16)
define ptx_kernel void @ceil_f16(ptr %out, half %a) {
  %r = call half @llvm.ceil.f16(half %a)
  store half %r, ptr %out
  ret void
}

; copysign_f16 construct: llvm.copysign.f16
; copysign_f16: and\.b16|abs\.f16
define ptx_kernel void @copysign_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.copysign.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; cos_f16 construct: llvm.cos.f16
; cos_f16: cvt\.f32\.f16
; cos_f16: mul\.rn\.f32
; cos_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @cos_f16(ptr %out, half %a) {
  %r = call half @llvm.cos.f16(half %a)
  store half %r, ptr %out
  ret void
}

; exp10_f16 construct: llvm.exp10.f16
; exp10_f16: cvt\.f32\.f16
; exp10_f16: ex2\.approx
; exp10_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @exp10_f16(ptr %out, half %a) {
  %r = call half @llvm.exp10.f16(half %a)
  store half %r, ptr %out
  ret void
}

; exp2_f16 construct: llvm.exp2.f16
; exp2_f16: cvt\.f32\.f16
; exp2_f16: ex2\.approx
; exp2_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @exp2_f16(ptr %out, half %a) {
  %r = call half @llvm.exp2.f16(half %a)
  store half %r, ptr %out
  ret void
}

; exp_f16 construct: llvm.exp.f16
; exp_f16: cvt\.f32\.f16
; exp_f16: ex2\.approx
; exp_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @exp_f16(ptr %out, half %a) {
  %r = call half @llvm.exp.f16(half %a)
  store half %r, ptr %out
  ret void
}

; experimental_constrained_fadd_f32 construct: llvm.experimental.constrained.fadd.f32
; experimental_constrained_fadd_f32 refused: intrinsic llvm.experimental.constrained.fadd.f32 is not supported
define ptx_kernel void @experimental_constrained_fadd_f32(ptr %out, float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store float %r, ptr %out
  ret void
}

; fabs_f16 construct: llvm.fabs.f16
; fabs_f16: and\.b(?:16|32)|abs\.f16
define ptx_kernel void @fabs_f16(ptr %out, half %a) {
  %r = call half @llvm.fabs.f16(half %a)
  store half %r, ptr %out
  ret void
}

; floor_f16 construct: llvm.floor.f16
; floor_f16: cvt\.rmi\.(?:f32\.f32|f16\.f16)
define ptx_kernel void @floor_f16(ptr %out, half %a) {
  %r = call half @llvm.floor.f16(half %a)
  store half %r, ptr %out
  ret void
}

; fma_f16 construct: llvm.fma.f16
; fma_f16: fma\.rn\.f16
define ptx_kernel void @fma_f16(ptr %out, half %a0, half %a1, half %a2) {
  %r = call half @llvm.fma.f16(half %a0, half %a1, half %a2)
  store half %r, ptr %out
  ret void
}

; fmuladd_f16 construct: llvm.fmuladd.f16
; fmuladd_f16: mul\.rn\.f16
; fmuladd_f16: add\.rn\.f16
define ptx_kernel void @fmuladd_f16(ptr %out, half %a0, half %a1, half %a2) {
  %r = call half @llvm.fmuladd.f16(half %a0, half %a1, half %a2)
  store half %r, ptr %out
  ret void
}

; half_add construct: half add
; half_add: add\.rn\.f16
define ptx_kernel void @half_add(ptr %p, ptr %q) {
  %x = load half, ptr %p
  %y = load half, ptr %q
  %s = fadd half %x, %y
  store half %s, ptr %p
  ret void
}

; log10_f16 construct: llvm.log10.f16
; log10_f16: cvt\.f32\.f16
; log10_f16: fma\.rn\.f32
; log10_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @log10_f16(ptr %out, half %a) {
  %r = call half @llvm.log10.f16(half %a)
  store half %r, ptr %out
  ret void
}

; log2_f16 construct: llvm.log2.f16
; log2_f16: cvt\.f32\.f16
; log2_f16: fma\.rn\.f32
; log2_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @log2_f16(ptr %out, half %a) {
  %r = call half @llvm.log2.f16(half %a)
  store half %r, ptr %out
  ret void
}

; log_f16 construct: llvm.log.f16
; log_f16: cvt\.f32\.f16
; log_f16: fma\.rn\.f32
; log_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @log_f16(ptr %out, half %a) {
  %r = call half @llvm.log.f16(half %a)
  store half %r, ptr %out
  ret void
}

; maximum_f16 construct: llvm.maximum.f16
; maximum_f16: setp\.nan\.f32|max\.NaN\.f16
define ptx_kernel void @maximum_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.maximum.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; maximumnum_f16 construct: llvm.maximumnum.f16
; maximumnum_f16: max\.f(?:32|16)
define ptx_kernel void @maximumnum_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.maximumnum.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; maxnum_f16 construct: llvm.maxnum.f16
; maxnum_f16: max\.f(?:32|16)
define ptx_kernel void @maxnum_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.maxnum.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; minimum_f16 construct: llvm.minimum.f16
; minimum_f16: setp\.nan\.f32|min\.NaN\.f16
define ptx_kernel void @minimum_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.minimum.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; minimumnum_f16 construct: llvm.minimumnum.f16
; minimumnum_f16: min\.f(?:32|16)
define ptx_kernel void @minimumnum_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.minimumnum.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; minnum_f16 construct: llvm.minnum.f16
; minnum_f16: min\.f(?:32|16)
define ptx_kernel void @minnum_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.minnum.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nearbyint_f16 construct: llvm.nearbyint.f16
; nearbyint_f16: cvt\.f32\.f16
; nearbyint_f16: cvt\.rni\.f32\.f32
; nearbyint_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @nearbyint_f16(ptr %out, half %a) {
  %r = call half @llvm.nearbyint.f16(half %a)
  store half %r, ptr %out
  ret void
}

; pow_f16 construct: llvm.pow.f16
; pow_f16: cvt\.f32\.f16
; pow_f16: ex2\.approx|fma\.rn\.f32
; pow_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @pow_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.pow.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; powi_f16_i32 construct: llvm.powi.f16.i32
; powi_f16_i32: cvt\.f32\.f16
; powi_f16_i32: mul\.rn\.f32
; powi_f16_i32: cvt\.rn\.f16\.f32
define ptx_kernel void @powi_f16_i32(ptr %out, half %a0, i32 %a1) {
  %r = call half @llvm.powi.f16.i32(half %a0, i32 %a1)
  store half %r, ptr %out
  ret void
}

; rint_f16 construct: llvm.rint.f16
; rint_f16: cvt\.f32\.f16
; rint_f16: cvt\.rni\.f32\.f32
; rint_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @rint_f16(ptr %out, half %a) {
  %r = call half @llvm.rint.f16(half %a)
  store half %r, ptr %out
  ret void
}

; round_f16 construct: llvm.round.f16
; round_f16: cvt\.f32\.f16
; round_f16: cvt\.rzi\.f32\.f32
; round_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @round_f16(ptr %out, half %a) {
  %r = call half @llvm.round.f16(half %a)
  store half %r, ptr %out
  ret void
}

; roundeven_f16 construct: llvm.roundeven.f16
; roundeven_f16: cvt\.rni\.(?:f32\.f32|f16\.f16)
define ptx_kernel void @roundeven_f16(ptr %out, half %a) {
  %r = call half @llvm.roundeven.f16(half %a)
  store half %r, ptr %out
  ret void
}

; sin_f16 construct: llvm.sin.f16
; sin_f16: cvt\.f32\.f16
; sin_f16: mul\.rn\.f32
; sin_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @sin_f16(ptr %out, half %a) {
  %r = call half @llvm.sin.f16(half %a)
  store half %r, ptr %out
  ret void
}

; sinh_f16 construct: llvm.sinh.f16
; sinh_f16: cvt\.f32\.f16
; sinh_f16: ex2\.approx
; sinh_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @sinh_f16(ptr %out, half %a) {
  %r = call half @llvm.sinh.f16(half %a)
  store half %r, ptr %out
  ret void
}

; sqrt_f16 construct: llvm.sqrt.f16
; sqrt_f16: cvt\.f32\.f16
; sqrt_f16: sqrt\.rn\.f32
; sqrt_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @sqrt_f16(ptr %out, half %a) {
  %r = call half @llvm.sqrt.f16(half %a)
  store half %r, ptr %out
  ret void
}

; tan_f16 construct: llvm.tan.f16
; tan_f16: cvt\.f32\.f16
; tan_f16: mul\.rn\.f32
; tan_f16: cvt\.rn\.f16\.f32
define ptx_kernel void @tan_f16(ptr %out, half %a) {
  %r = call half @llvm.tan.f16(half %a)
  store half %r, ptr %out
  ret void
}

; trunc_f16 construct: llvm.trunc.f16
; trunc_f16: cvt\.rzi\.(?:f32\.f32|f16\.f16)
define ptx_kernel void @trunc_f16(ptr %out, half %a) {
  %r = call half @llvm.trunc.f16(half %a)
  store half %r, ptr %out
  ret void
}
