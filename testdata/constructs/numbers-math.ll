; Functions of mathematics: instructions where PTX has them, else libdevice, which is inlined.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; rounded_f32: cvt\.rmi\.f32
; rounded_f32: cvt\.rpi\.f32
; rounded_f32: cvt\.rzi\.f32
; rounded_f32: cvt\.rni\.f32
; rounded_f32: abs\.f32
; rounded_f32 not: call|extern
define ptx_kernel void @rounded_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.floor.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  %r1 = call float @llvm.ceil.f32(float %x)
  %p1 = getelementptr i8, ptr %p, i64 16
  store float %r1, ptr %p1
  %r2 = call float @llvm.trunc.f32(float %x)
  %p2 = getelementptr i8, ptr %p, i64 32
  store float %r2, ptr %p2
  %r3 = call float @llvm.rint.f32(float %x)
  %p3 = getelementptr i8, ptr %p, i64 48
  store float %r3, ptr %p3
  %r4 = call float @llvm.fabs.f32(float %x)
  %p4 = getelementptr i8, ptr %p, i64 64
  store float %r4, ptr %p4
  ret void
}

; even_f32: cvt\.rni\.f32
; even_f32 not: call|extern
define ptx_kernel void @even_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.roundeven.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  %r1 = call float @llvm.nearbyint.f32(float %x)
  %p1 = getelementptr i8, ptr %p, i64 16
  store float %r1, ptr %p1
  ret void
}

; away_f32: cvt\.rzi\.f32
; away_f32: sub\.(rn\.)?f32
; away_f32: setp\.ge\.f32|setp\.lt\.f32
; away_f32 not: call|extern
define ptx_kernel void @away_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.round.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; extreme_f32: min\.f32
; extreme_f32: max\.f32
; extreme_f32 not: call|extern
define ptx_kernel void @extreme_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.minnum.f32(float %x, float %y)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  %r1 = call float @llvm.maxnum.f32(float %x, float %y)
  %p1 = getelementptr i8, ptr %p, i64 16
  store float %r1, ptr %p1
  %r2 = call float @llvm.minimumnum.f32(float %x, float %y)
  %p2 = getelementptr i8, ptr %p, i64 32
  store float %r2, ptr %p2
  %r3 = call float @llvm.maximumnum.f32(float %x, float %y)
  %p3 = getelementptr i8, ptr %p, i64 48
  store float %r3, ptr %p3
  ret void
}

; whole_f32: cvt\.rni\.
; whole_f32: cvt\.rzi\.
; whole_f32 not: call|extern
define ptx_kernel void @whole_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call i64 @llvm.lrint.i64.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store i64 %r0, ptr %p0
  %r1 = call i64 @llvm.llrint.i64.f32(float %x)
  %p1 = getelementptr i8, ptr %p, i64 16
  store i64 %r1, ptr %p1
  %r2 = call i64 @llvm.lround.i64.f32(float %x)
  %p2 = getelementptr i8, ptr %p, i64 32
  store i64 %r2, ptr %p2
  %r3 = call i64 @llvm.llround.i64.f32(float %x)
  %p3 = getelementptr i8, ptr %p, i64 48
  store i64 %r3, ptr %p3
  ret void
}

; parts_f32: cvt\.rzi\.f32
; parts_f32: sub\.(rn\.)?f32
; parts_f32 not: call|extern
define ptx_kernel void @parts_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call { float, float } @llvm.modf.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store { float, float } %r0, ptr %p0
  ret void
}

; scaled_f32: mul\.(rn\.)?f32|ex2
; scaled_f32 not: call|extern
define ptx_kernel void @scaled_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.ldexp.f32.i32(float %x, i32 %n)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; power_f32: mul\.(rn\.)?f32
; power_f32 not: call|extern
define ptx_kernel void @power_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.powi.f32.i32(float %x, i32 %n)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; sin_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; sin_f32 not: extern|__nv_
define ptx_kernel void @sin_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.sin.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; cos_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; cos_f32 not: extern|__nv_
define ptx_kernel void @cos_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.cos.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; exp_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; exp_f32 not: extern|__nv_
define ptx_kernel void @exp_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.exp.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; exp2_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; exp2_f32 not: extern|__nv_
define ptx_kernel void @exp2_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.exp2.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; exp10_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; exp10_f32 not: extern|__nv_
define ptx_kernel void @exp10_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.exp10.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; log_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; log_f32 not: extern|__nv_
define ptx_kernel void @log_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.log.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; log2_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; log2_f32 not: extern|__nv_
define ptx_kernel void @log2_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.log2.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; log10_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; log10_f32 not: extern|__nv_
define ptx_kernel void @log10_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.log10.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; tan_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; tan_f32 not: extern|__nv_
define ptx_kernel void @tan_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.tan.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; asin_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; asin_f32 not: extern|__nv_
define ptx_kernel void @asin_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.asin.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; acos_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; acos_f32 not: extern|__nv_
define ptx_kernel void @acos_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.acos.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; atan_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; atan_f32 not: extern|__nv_
define ptx_kernel void @atan_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.atan.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; sinh_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; sinh_f32 not: extern|__nv_
define ptx_kernel void @sinh_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.sinh.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; cosh_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; cosh_f32 not: extern|__nv_
define ptx_kernel void @cosh_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.cosh.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; tanh_f32: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f32
; tanh_f32 not: extern|__nv_
define ptx_kernel void @tanh_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.tanh.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; pow_f32: fma\.rn\.f32
; pow_f32 not: extern|__nv_
define ptx_kernel void @pow_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.pow.f32(float %x, float %y)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; atan2_f32: fma\.rn\.f32
; atan2_f32 not: extern|__nv_
define ptx_kernel void @atan2_f32(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call float @llvm.atan2.f32(float %x, float %y)
  %p0 = getelementptr i8, ptr %p, i64 0
  store float %r0, ptr %p0
  ret void
}

; rounded_f64: cvt\.rmi\.f64
; rounded_f64: cvt\.rpi\.f64
; rounded_f64: cvt\.rzi\.f64
; rounded_f64: cvt\.rni\.f64
; rounded_f64: abs\.f64
; rounded_f64 not: call|extern
define ptx_kernel void @rounded_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.floor.f64(double %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  %r1 = call double @llvm.ceil.f64(double %x)
  %p1 = getelementptr i8, ptr %p, i64 16
  store double %r1, ptr %p1
  %r2 = call double @llvm.trunc.f64(double %x)
  %p2 = getelementptr i8, ptr %p, i64 32
  store double %r2, ptr %p2
  %r3 = call double @llvm.rint.f64(double %x)
  %p3 = getelementptr i8, ptr %p, i64 48
  store double %r3, ptr %p3
  %r4 = call double @llvm.fabs.f64(double %x)
  %p4 = getelementptr i8, ptr %p, i64 64
  store double %r4, ptr %p4
  ret void
}

; even_f64: cvt\.rni\.f64
; even_f64 not: call|extern
define ptx_kernel void @even_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.roundeven.f64(double %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  %r1 = call double @llvm.nearbyint.f64(double %x)
  %p1 = getelementptr i8, ptr %p, i64 16
  store double %r1, ptr %p1
  ret void
}

; away_f64: cvt\.rzi\.f64
; away_f64: sub\.(rn\.)?f64
; away_f64: setp\.ge\.f64|setp\.lt\.f64
; away_f64 not: call|extern
define ptx_kernel void @away_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.round.f64(double %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  ret void
}

; extreme_f64: min\.f64
; extreme_f64: max\.f64
; extreme_f64 not: call|extern
define ptx_kernel void @extreme_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.minnum.f64(double %x, double %y)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  %r1 = call double @llvm.maxnum.f64(double %x, double %y)
  %p1 = getelementptr i8, ptr %p, i64 16
  store double %r1, ptr %p1
  %r2 = call double @llvm.minimumnum.f64(double %x, double %y)
  %p2 = getelementptr i8, ptr %p, i64 32
  store double %r2, ptr %p2
  %r3 = call double @llvm.maximumnum.f64(double %x, double %y)
  %p3 = getelementptr i8, ptr %p, i64 48
  store double %r3, ptr %p3
  ret void
}

; whole_f64: cvt\.rni\.
; whole_f64: cvt\.rzi\.
; whole_f64 not: call|extern
define ptx_kernel void @whole_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call i64 @llvm.lrint.i64.f64(double %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store i64 %r0, ptr %p0
  %r1 = call i64 @llvm.llrint.i64.f64(double %x)
  %p1 = getelementptr i8, ptr %p, i64 16
  store i64 %r1, ptr %p1
  %r2 = call i64 @llvm.lround.i64.f64(double %x)
  %p2 = getelementptr i8, ptr %p, i64 32
  store i64 %r2, ptr %p2
  %r3 = call i64 @llvm.llround.i64.f64(double %x)
  %p3 = getelementptr i8, ptr %p, i64 48
  store i64 %r3, ptr %p3
  ret void
}

; parts_f64: cvt\.rzi\.f64
; parts_f64: sub\.(rn\.)?f64
; parts_f64 not: call|extern
define ptx_kernel void @parts_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call { double, double } @llvm.modf.f64(double %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store { double, double } %r0, ptr %p0
  ret void
}

; scaled_f64: mul\.(rn\.)?f64|ex2
; scaled_f64 not: call|extern
define ptx_kernel void @scaled_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.ldexp.f64.i32(double %x, i32 %n)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  ret void
}

; power_f64: mul\.(rn\.)?f64
; power_f64 not: call|extern
define ptx_kernel void @power_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.powi.f64.i32(double %x, i32 %n)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  ret void
}

; sin_f64: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f64
; sin_f64 not: extern|__nv_
define ptx_kernel void @sin_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.sin.f64(double %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  ret void
}

; exp_f64: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f64
; exp_f64 not: extern|__nv_
define ptx_kernel void @exp_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.exp.f64(double %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  ret void
}

; log_f64: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f64
; log_f64 not: extern|__nv_
define ptx_kernel void @log_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.log.f64(double %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  ret void
}

; atan_f64: (fma\.rn|mul\.rn|mul|ex2\.approx(\.ftz)?)\.f64
; atan_f64 not: extern|__nv_
define ptx_kernel void @atan_f64(ptr %p, double %x, double %y, i32 %n) {
  %r0 = call double @llvm.atan.f64(double %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store double %r0, ptr %p0
  ret void
}

; pairs: fma\.rn\.f32
; pairs not: extern|__nv_
define ptx_kernel void @pairs(ptr %p, float %x, float %y, i32 %n) {
  %r0 = call { float, float } @llvm.sincos.f32(float %x)
  %p0 = getelementptr i8, ptr %p, i64 0
  store { float, float } %r0, ptr %p0
  %r1 = call { float, float } @llvm.sincospi.f32(float %x)
  %p1 = getelementptr i8, ptr %p, i64 16
  store { float, float } %r1, ptr %p1
  ret void
}

; The remainder is exact: no quotient that was rounded is multiplied.
; remainder not: cvt\.rmi|extern|__nv_
; remainder: abs\.f32
define ptx_kernel void @remainder(ptr %p, float %x, float %y) {
  %r = frem float %x, %y
  store float %r, ptr %p
  ret void
}

; halves: cvt\.rn\.f16\.f32
; halves: cvt\.f32\.f16
define ptx_kernel void @halves(ptr %p, float %x, i16 %y) {
  %h = call i16 @llvm.convert.to.fp16.f32(float %x)
  store i16 %h, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  %f = call float @llvm.convert.from.fp16.f32(i16 %y)
  store float %f, ptr %q
  ret void
}

declare i16 @llvm.convert.to.fp16.f32(float)
declare float @llvm.convert.from.fp16.f32(i16)
declare double @llvm.atan.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.exp.f64(double)
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.ldexp.f64.i32(double, i32)
declare double @llvm.log.f64(double)
declare double @llvm.maximumnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.nearbyint.f64(double)
declare double @llvm.powi.f64.i32(double, i32)
declare double @llvm.rint.f64(double)
declare double @llvm.round.f64(double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.trunc.f64(double)
declare float @llvm.acos.f32(float)
declare float @llvm.asin.f32(float)
declare float @llvm.atan.f32(float)
declare float @llvm.atan2.f32(float, float)
declare float @llvm.ceil.f32(float)
declare float @llvm.cos.f32(float)
declare float @llvm.cosh.f32(float)
declare float @llvm.exp.f32(float)
declare float @llvm.exp10.f32(float)
declare float @llvm.exp2.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.ldexp.f32.i32(float, i32)
declare float @llvm.log.f32(float)
declare float @llvm.log10.f32(float)
declare float @llvm.log2.f32(float)
declare float @llvm.maximumnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
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
declare float @llvm.tan.f32(float)
declare float @llvm.tanh.f32(float)
declare float @llvm.trunc.f32(float)
declare i64 @llvm.llrint.i64.f32(float)
declare i64 @llvm.llrint.i64.f64(double)
declare i64 @llvm.llround.i64.f32(float)
declare i64 @llvm.llround.i64.f64(double)
declare i64 @llvm.lrint.i64.f32(float)
declare i64 @llvm.lrint.i64.f64(double)
declare i64 @llvm.lround.i64.f32(float)
declare i64 @llvm.lround.i64.f64(double)
declare { double, double } @llvm.modf.f64(double)
declare { float, float } @llvm.modf.f32(float)
declare { float, float } @llvm.sincos.f32(float)
declare { float, float } @llvm.sincospi.f32(float)
