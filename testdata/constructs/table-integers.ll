; Integers of every width: counts, swaps, shifts, comparisons, overflow, saturation.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


declare i128 @llvm.abs.i128(i128, i1)
declare i128 @llvm.bitreverse.i128(i128)
declare i128 @llvm.bswap.i128(i128)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.cttz.i128(i128, i1)
declare i128 @llvm.fptoui.sat.i128.f64(double)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.fshr.i128(i128, i128, i128)
declare i128 @llvm.smax.i128(i128, i128)
declare i128 @llvm.ssub.sat.i128(i128, i128)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare i128 @llvm.umin.i128(i128, i128)
declare i128 @llvm.ushl.sat.i128(i128, i128)
declare i16 @llvm.abs.i16(i16, i1)
declare i16 @llvm.bitreverse.i16(i16)
declare i16 @llvm.bswap.i16(i16)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.ctpop.i16(i16)
declare i16 @llvm.cttz.i16(i16, i1)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i16 @llvm.fshr.i16(i16, i16, i16)
declare i16 @llvm.smax.i16(i16, i16)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i16 @llvm.umin.i16(i16, i16)
declare i16 @llvm.ushl.sat.i16(i16, i16)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
declare i32 @llvm.ushl.sat.i32(i32, i32)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.bswap.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.ushl.sat.i64(i64, i64)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.ucmp.i8.i128(i128, i128)
declare i8 @llvm.ucmp.i8.i16(i16, i16)
declare i8 @llvm.ucmp.i8.i32(i32, i32)
declare i8 @llvm.ucmp.i8.i64(i64, i64)
declare i8 @llvm.ucmp.i8.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.ushl.sat.i8(i8, i8)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.usub.with.overflow.i128(i128, i128)
declare { i16, i1 } @llvm.sadd.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.ssub.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.uadd.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.usub.with.overflow.i16(i16, i16)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)

; ctpop_i8 construct: llvm.ctpop.i8
; ctpop_i8: popc\.b32
define ptx_kernel void @ctpop_i8(ptr %out, i8 %a) {
  %r = call i8 @llvm.ctpop.i8(i8 %a)
  store i8 %r, ptr %out
  ret void
}

; bitreverse_i8 construct: llvm.bitreverse.i8
; bitreverse_i8: brev\.b32|shl\.b16
define ptx_kernel void @bitreverse_i8(ptr %out, i8 %a) {
  %r = call i8 @llvm.bitreverse.i8(i8 %a)
  store i8 %r, ptr %out
  ret void
}

; ctlz_i8 construct: llvm.ctlz.i8
; ctlz_i8: clz\.b32
define ptx_kernel void @ctlz_i8(ptr %out, i8 %a) {
  %r = call i8 @llvm.ctlz.i8(i8 %a, i1 false)
  store i8 %r, ptr %out
  ret void
}

; cttz_i8 construct: llvm.cttz.i8
; cttz_i8: popc\.b32|clz\.b32
define ptx_kernel void @cttz_i8(ptr %out, i8 %a) {
  %r = call i8 @llvm.cttz.i8(i8 %a, i1 false)
  store i8 %r, ptr %out
  ret void
}

; fshl_i8 construct: llvm.fshl.i8
; fshl_i8: shr\.u16
define ptx_kernel void @fshl_i8(ptr %out, i8 %a0, i8 %a1, i8 %a2) {
  %r = call i8 @llvm.fshl.i8(i8 %a0, i8 %a1, i8 %a2)
  store i8 %r, ptr %out
  ret void
}

; fshr_i8 construct: llvm.fshr.i8
; fshr_i8: shr\.u16
define ptx_kernel void @fshr_i8(ptr %out, i8 %a0, i8 %a1, i8 %a2) {
  %r = call i8 @llvm.fshr.i8(i8 %a0, i8 %a1, i8 %a2)
  store i8 %r, ptr %out
  ret void
}

; umin_i8 construct: llvm.umin.i8
; umin_i8: min\.u16
define ptx_kernel void @umin_i8(ptr %out, i8 %a0, i8 %a1) {
  %r = call i8 @llvm.umin.i8(i8 %a0, i8 %a1)
  store i8 %r, ptr %out
  ret void
}

; smax_i8 construct: llvm.smax.i8
; smax_i8: max\.s16
define ptx_kernel void @smax_i8(ptr %out, i8 %a0, i8 %a1) {
  %r = call i8 @llvm.smax.i8(i8 %a0, i8 %a1)
  store i8 %r, ptr %out
  ret void
}

; uadd_sat_i8 construct: llvm.uadd.sat.i8
; uadd_sat_i8: add\.s16
; uadd_sat_i8: selp|min
define ptx_kernel void @uadd_sat_i8(ptr %out, i8 %a0, i8 %a1) {
  %r = call i8 @llvm.uadd.sat.i8(i8 %a0, i8 %a1)
  store i8 %r, ptr %out
  ret void
}

; ssub_sat_i8 construct: llvm.ssub.sat.i8
; ssub_sat_i8: sub\.s16
; ssub_sat_i8: selp|min
define ptx_kernel void @ssub_sat_i8(ptr %out, i8 %a0, i8 %a1) {
  %r = call i8 @llvm.ssub.sat.i8(i8 %a0, i8 %a1)
  store i8 %r, ptr %out
  ret void
}

; ushl_sat_i8 construct: llvm.ushl.sat.i8
; ushl_sat_i8: shl\.b16
; ushl_sat_i8: shr\.u16
; ushl_sat_i8: selp
define ptx_kernel void @ushl_sat_i8(ptr %out, i8 %a0, i8 %a1) {
  %r = call i8 @llvm.ushl.sat.i8(i8 %a0, i8 %a1)
  store i8 %r, ptr %out
  ret void
}

; abs_i8 construct: llvm.abs.i8
; abs_i8: abs\.s16|xor\.b16
define ptx_kernel void @abs_i8(ptr %out, i8 %a) {
  %r = call i8 @llvm.abs.i8(i8 %a, i1 false)
  store i8 %r, ptr %out
  ret void
}

; ucmp_i8_i8 construct: llvm.ucmp.i8.i8
; ucmp_i8_i8: setp\.[gl]t\.u16
; ucmp_i8_i8: selp
define ptx_kernel void @ucmp_i8_i8(ptr %out, i8 %a0, i8 %a1) {
  %r = call i8 @llvm.ucmp.i8.i8(i8 %a0, i8 %a1)
  store i8 %r, ptr %out
  ret void
}

; sadd_with_overflow_i8 construct: llvm.sadd.with.overflow.i8
; sadd_with_overflow_i8: add\.s16
; sadd_with_overflow_i8: selp|shr|and
define ptx_kernel void @sadd_with_overflow_i8(ptr %out, ptr %flag, i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %r, 0
  %o = extractvalue { i8, i1 } %r, 1
  %w = zext i1 %o to i8
  store i8 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; ssub_with_overflow_i8 construct: llvm.ssub.with.overflow.i8
; ssub_with_overflow_i8: sub\.s16
; ssub_with_overflow_i8: selp|shr|and
define ptx_kernel void @ssub_with_overflow_i8(ptr %out, ptr %flag, i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %r, 0
  %o = extractvalue { i8, i1 } %r, 1
  %w = zext i1 %o to i8
  store i8 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; smul_with_overflow_i8 construct: llvm.smul.with.overflow.i8
; smul_with_overflow_i8: mul\.lo\.s16|mul\.wide
; smul_with_overflow_i8: selp
define ptx_kernel void @smul_with_overflow_i8(ptr %out, ptr %flag, i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %r, 0
  %o = extractvalue { i8, i1 } %r, 1
  %w = zext i1 %o to i8
  store i8 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; uadd_with_overflow_i8 construct: llvm.uadd.with.overflow.i8
; uadd_with_overflow_i8: add\.s16
; uadd_with_overflow_i8: selp|shr|and
define ptx_kernel void @uadd_with_overflow_i8(ptr %out, ptr %flag, i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %r, 0
  %o = extractvalue { i8, i1 } %r, 1
  %w = zext i1 %o to i8
  store i8 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; usub_with_overflow_i8 construct: llvm.usub.with.overflow.i8
; usub_with_overflow_i8: sub\.s16
; usub_with_overflow_i8: selp|shr|and
define ptx_kernel void @usub_with_overflow_i8(ptr %out, ptr %flag, i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %r, 0
  %o = extractvalue { i8, i1 } %r, 1
  %w = zext i1 %o to i8
  store i8 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; umul_with_overflow_i8 construct: llvm.umul.with.overflow.i8
; umul_with_overflow_i8: mul\.lo\.s16|mul\.wide
; umul_with_overflow_i8: selp
define ptx_kernel void @umul_with_overflow_i8(ptr %out, ptr %flag, i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %r, 0
  %o = extractvalue { i8, i1 } %r, 1
  %w = zext i1 %o to i8
  store i8 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; ctpop_i16 construct: llvm.ctpop.i16
; ctpop_i16: popc\.b32
define ptx_kernel void @ctpop_i16(ptr %out, i16 %a) {
  %r = call i16 @llvm.ctpop.i16(i16 %a)
  store i16 %r, ptr %out
  ret void
}

; bswap_i16 construct: llvm.bswap.i16
; bswap_i16: prmt\.b32|or\.b16
define ptx_kernel void @bswap_i16(ptr %out, i16 %a) {
  %r = call i16 @llvm.bswap.i16(i16 %a)
  store i16 %r, ptr %out
  ret void
}

; bitreverse_i16 construct: llvm.bitreverse.i16
; bitreverse_i16: brev\.b32|shl\.b16
define ptx_kernel void @bitreverse_i16(ptr %out, i16 %a) {
  %r = call i16 @llvm.bitreverse.i16(i16 %a)
  store i16 %r, ptr %out
  ret void
}

; ctlz_i16 construct: llvm.ctlz.i16
; ctlz_i16: clz\.b32
define ptx_kernel void @ctlz_i16(ptr %out, i16 %a) {
  %r = call i16 @llvm.ctlz.i16(i16 %a, i1 false)
  store i16 %r, ptr %out
  ret void
}

; cttz_i16 construct: llvm.cttz.i16
; cttz_i16: popc\.b32|clz\.b32
define ptx_kernel void @cttz_i16(ptr %out, i16 %a) {
  %r = call i16 @llvm.cttz.i16(i16 %a, i1 false)
  store i16 %r, ptr %out
  ret void
}

; fshl_i16 construct: llvm.fshl.i16
; fshl_i16: shr\.u16
define ptx_kernel void @fshl_i16(ptr %out, i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.fshl.i16(i16 %a0, i16 %a1, i16 %a2)
  store i16 %r, ptr %out
  ret void
}

; fshr_i16 construct: llvm.fshr.i16
; fshr_i16: shr\.u16
define ptx_kernel void @fshr_i16(ptr %out, i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.fshr.i16(i16 %a0, i16 %a1, i16 %a2)
  store i16 %r, ptr %out
  ret void
}

; umin_i16 construct: llvm.umin.i16
; umin_i16: min\.u16
define ptx_kernel void @umin_i16(ptr %out, i16 %a0, i16 %a1) {
  %r = call i16 @llvm.umin.i16(i16 %a0, i16 %a1)
  store i16 %r, ptr %out
  ret void
}

; smax_i16 construct: llvm.smax.i16
; smax_i16: max\.s16
define ptx_kernel void @smax_i16(ptr %out, i16 %a0, i16 %a1) {
  %r = call i16 @llvm.smax.i16(i16 %a0, i16 %a1)
  store i16 %r, ptr %out
  ret void
}

; uadd_sat_i16 construct: llvm.uadd.sat.i16
; uadd_sat_i16: add\.s16|not\.b16
define ptx_kernel void @uadd_sat_i16(ptr %out, i16 %a0, i16 %a1) {
  %r = call i16 @llvm.uadd.sat.i16(i16 %a0, i16 %a1)
  store i16 %r, ptr %out
  ret void
}

; ssub_sat_i16 construct: llvm.ssub.sat.i16
; ssub_sat_i16: shr\.s16
define ptx_kernel void @ssub_sat_i16(ptr %out, i16 %a0, i16 %a1) {
  %r = call i16 @llvm.ssub.sat.i16(i16 %a0, i16 %a1)
  store i16 %r, ptr %out
  ret void
}

; ushl_sat_i16 construct: llvm.ushl.sat.i16
; ushl_sat_i16: shl\.b16
; ushl_sat_i16: shr\.u16
; ushl_sat_i16: selp
define ptx_kernel void @ushl_sat_i16(ptr %out, i16 %a0, i16 %a1) {
  %r = call i16 @llvm.ushl.sat.i16(i16 %a0, i16 %a1)
  store i16 %r, ptr %out
  ret void
}

; abs_i16 construct: llvm.abs.i16
; abs_i16: (?:abs|max)\.s16
define ptx_kernel void @abs_i16(ptr %out, i16 %a) {
  %r = call i16 @llvm.abs.i16(i16 %a, i1 false)
  store i16 %r, ptr %out
  ret void
}

; ucmp_i8_i16 construct: llvm.ucmp.i8.i16
; ucmp_i8_i16: setp\.[gl]t\.u16
; ucmp_i8_i16: selp
define ptx_kernel void @ucmp_i8_i16(ptr %out, i16 %a0, i16 %a1) {
  %r = call i8 @llvm.ucmp.i8.i16(i16 %a0, i16 %a1)
  store i8 %r, ptr %out
  ret void
}

; sadd_with_overflow_i16 construct: llvm.sadd.with.overflow.i16
; sadd_with_overflow_i16: add\.s16
; sadd_with_overflow_i16: selp|shr|and
define ptx_kernel void @sadd_with_overflow_i16(ptr %out, ptr %flag, i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %r, 0
  %o = extractvalue { i16, i1 } %r, 1
  %w = zext i1 %o to i8
  store i16 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; ssub_with_overflow_i16 construct: llvm.ssub.with.overflow.i16
; ssub_with_overflow_i16: sub\.s16
; ssub_with_overflow_i16: selp|shr|and
define ptx_kernel void @ssub_with_overflow_i16(ptr %out, ptr %flag, i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %r, 0
  %o = extractvalue { i16, i1 } %r, 1
  %w = zext i1 %o to i8
  store i16 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; smul_with_overflow_i16 construct: llvm.smul.with.overflow.i16
; smul_with_overflow_i16: mul\.(?:wide|hi)\.s16
; smul_with_overflow_i16: setp
define ptx_kernel void @smul_with_overflow_i16(ptr %out, ptr %flag, i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %r, 0
  %o = extractvalue { i16, i1 } %r, 1
  %w = zext i1 %o to i8
  store i16 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; uadd_with_overflow_i16 construct: llvm.uadd.with.overflow.i16
; uadd_with_overflow_i16: add\.s16
; uadd_with_overflow_i16: selp|shr|and
define ptx_kernel void @uadd_with_overflow_i16(ptr %out, ptr %flag, i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %r, 0
  %o = extractvalue { i16, i1 } %r, 1
  %w = zext i1 %o to i8
  store i16 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; usub_with_overflow_i16 construct: llvm.usub.with.overflow.i16
; usub_with_overflow_i16: sub\.s16
; usub_with_overflow_i16: selp|shr|and
define ptx_kernel void @usub_with_overflow_i16(ptr %out, ptr %flag, i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.usub.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %r, 0
  %o = extractvalue { i16, i1 } %r, 1
  %w = zext i1 %o to i8
  store i16 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; umul_with_overflow_i16 construct: llvm.umul.with.overflow.i16
; umul_with_overflow_i16: mul\.(?:wide|hi)\.u16
; umul_with_overflow_i16: setp
define ptx_kernel void @umul_with_overflow_i16(ptr %out, ptr %flag, i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %r, 0
  %o = extractvalue { i16, i1 } %r, 1
  %w = zext i1 %o to i8
  store i16 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; ctpop_i32 construct: llvm.ctpop.i32
; ctpop_i32: popc\.b32
define ptx_kernel void @ctpop_i32(ptr %out, i32 %a) {
  %r = call i32 @llvm.ctpop.i32(i32 %a)
  store i32 %r, ptr %out
  ret void
}

; bswap_i32 construct: llvm.bswap.i32
; bswap_i32: prmt\.b32|or\.b32
define ptx_kernel void @bswap_i32(ptr %out, i32 %a) {
  %r = call i32 @llvm.bswap.i32(i32 %a)
  store i32 %r, ptr %out
  ret void
}

; bitreverse_i32 construct: llvm.bitreverse.i32
; bitreverse_i32: brev\.b32
define ptx_kernel void @bitreverse_i32(ptr %out, i32 %a) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  store i32 %r, ptr %out
  ret void
}

; ctlz_i32 construct: llvm.ctlz.i32
; ctlz_i32: clz\.b32
define ptx_kernel void @ctlz_i32(ptr %out, i32 %a) {
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  store i32 %r, ptr %out
  ret void
}

; cttz_i32 construct: llvm.cttz.i32
; cttz_i32: popc\.b32|clz\.b32
define ptx_kernel void @cttz_i32(ptr %out, i32 %a) {
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  store i32 %r, ptr %out
  ret void
}

; fshl_i32 construct: llvm.fshl.i32
; fshl_i32: shf\.l\.wrap\.b32|or\.b32
define ptx_kernel void @fshl_i32(ptr %out, i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.fshl.i32(i32 %a0, i32 %a1, i32 %a2)
  store i32 %r, ptr %out
  ret void
}

; fshr_i32 construct: llvm.fshr.i32
; fshr_i32: shf\.r\.wrap\.b32|or\.b32
define ptx_kernel void @fshr_i32(ptr %out, i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.fshr.i32(i32 %a0, i32 %a1, i32 %a2)
  store i32 %r, ptr %out
  ret void
}

; umin_i32 construct: llvm.umin.i32
; umin_i32: min\.u32
define ptx_kernel void @umin_i32(ptr %out, i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umin.i32(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}

; smax_i32 construct: llvm.smax.i32
; smax_i32: max\.s32
define ptx_kernel void @smax_i32(ptr %out, i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smax.i32(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}

; uadd_sat_i32 construct: llvm.uadd.sat.i32
; uadd_sat_i32: add\.s32|not\.b32
define ptx_kernel void @uadd_sat_i32(ptr %out, i32 %a0, i32 %a1) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}

; ssub_sat_i32 construct: llvm.ssub.sat.i32
; ssub_sat_i32: shr\.s32
define ptx_kernel void @ssub_sat_i32(ptr %out, i32 %a0, i32 %a1) {
  %r = call i32 @llvm.ssub.sat.i32(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}

; ushl_sat_i32 construct: llvm.ushl.sat.i32
; ushl_sat_i32: shl\.b32
; ushl_sat_i32: shr\.u32
; ushl_sat_i32: selp
define ptx_kernel void @ushl_sat_i32(ptr %out, i32 %a0, i32 %a1) {
  %r = call i32 @llvm.ushl.sat.i32(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}

; abs_i32 construct: llvm.abs.i32
; abs_i32: (?:abs|max)\.s32
define ptx_kernel void @abs_i32(ptr %out, i32 %a) {
  %r = call i32 @llvm.abs.i32(i32 %a, i1 false)
  store i32 %r, ptr %out
  ret void
}

; ucmp_i8_i32 construct: llvm.ucmp.i8.i32
; ucmp_i8_i32: setp\.[gl]t\.u32
; ucmp_i8_i32: selp
define ptx_kernel void @ucmp_i8_i32(ptr %out, i32 %a0, i32 %a1) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a0, i32 %a1)
  store i8 %r, ptr %out
  ret void
}

; sadd_with_overflow_i32 construct: llvm.sadd.with.overflow.i32
; sadd_with_overflow_i32: add\.s32
; sadd_with_overflow_i32: selp
define ptx_kernel void @sadd_with_overflow_i32(ptr %out, ptr %flag, i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  %w = zext i1 %o to i8
  store i32 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; ssub_with_overflow_i32 construct: llvm.ssub.with.overflow.i32
; ssub_with_overflow_i32: sub\.s32
; ssub_with_overflow_i32: selp
define ptx_kernel void @ssub_with_overflow_i32(ptr %out, ptr %flag, i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  %w = zext i1 %o to i8
  store i32 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; smul_with_overflow_i32 construct: llvm.smul.with.overflow.i32
; smul_with_overflow_i32: mul\.(?:wide|hi)\.s32
; smul_with_overflow_i32: setp
define ptx_kernel void @smul_with_overflow_i32(ptr %out, ptr %flag, i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  %w = zext i1 %o to i8
  store i32 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; uadd_with_overflow_i32 construct: llvm.uadd.with.overflow.i32
; uadd_with_overflow_i32: add\.s32
; uadd_with_overflow_i32: selp
define ptx_kernel void @uadd_with_overflow_i32(ptr %out, ptr %flag, i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  %w = zext i1 %o to i8
  store i32 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; usub_with_overflow_i32 construct: llvm.usub.with.overflow.i32
; usub_with_overflow_i32: sub\.s32
; usub_with_overflow_i32: selp
define ptx_kernel void @usub_with_overflow_i32(ptr %out, ptr %flag, i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  %w = zext i1 %o to i8
  store i32 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; umul_with_overflow_i32 construct: llvm.umul.with.overflow.i32
; umul_with_overflow_i32: mul\.(?:wide|hi)\.u32
; umul_with_overflow_i32: setp
define ptx_kernel void @umul_with_overflow_i32(ptr %out, ptr %flag, i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  %w = zext i1 %o to i8
  store i32 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; ctpop_i64 construct: llvm.ctpop.i64
; ctpop_i64: popc\.b64
define ptx_kernel void @ctpop_i64(ptr %out, i64 %a) {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  store i64 %r, ptr %out
  ret void
}

; bswap_i64 construct: llvm.bswap.i64
; bswap_i64: prmt\.b32
define ptx_kernel void @bswap_i64(ptr %out, i64 %a) {
  %r = call i64 @llvm.bswap.i64(i64 %a)
  store i64 %r, ptr %out
  ret void
}

; bitreverse_i64 construct: llvm.bitreverse.i64
; bitreverse_i64: brev\.b64
define ptx_kernel void @bitreverse_i64(ptr %out, i64 %a) {
  %r = call i64 @llvm.bitreverse.i64(i64 %a)
  store i64 %r, ptr %out
  ret void
}

; ctlz_i64 construct: llvm.ctlz.i64
; ctlz_i64: clz\.b64
define ptx_kernel void @ctlz_i64(ptr %out, i64 %a) {
  %r = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
  store i64 %r, ptr %out
  ret void
}

; cttz_i64 construct: llvm.cttz.i64
; cttz_i64: popc\.b64|clz\.b64
define ptx_kernel void @cttz_i64(ptr %out, i64 %a) {
  %r = call i64 @llvm.cttz.i64(i64 %a, i1 false)
  store i64 %r, ptr %out
  ret void
}

; fshl_i64 construct: llvm.fshl.i64
; fshl_i64: shr\.u64
define ptx_kernel void @fshl_i64(ptr %out, i64 %a0, i64 %a1, i64 %a2) {
  %r = call i64 @llvm.fshl.i64(i64 %a0, i64 %a1, i64 %a2)
  store i64 %r, ptr %out
  ret void
}

; fshr_i64 construct: llvm.fshr.i64
; fshr_i64: shr\.u64
define ptx_kernel void @fshr_i64(ptr %out, i64 %a0, i64 %a1, i64 %a2) {
  %r = call i64 @llvm.fshr.i64(i64 %a0, i64 %a1, i64 %a2)
  store i64 %r, ptr %out
  ret void
}

; umin_i64 construct: llvm.umin.i64
; umin_i64: min\.u64
define ptx_kernel void @umin_i64(ptr %out, i64 %a0, i64 %a1) {
  %r = call i64 @llvm.umin.i64(i64 %a0, i64 %a1)
  store i64 %r, ptr %out
  ret void
}

; smax_i64 construct: llvm.smax.i64
; smax_i64: max\.s64
define ptx_kernel void @smax_i64(ptr %out, i64 %a0, i64 %a1) {
  %r = call i64 @llvm.smax.i64(i64 %a0, i64 %a1)
  store i64 %r, ptr %out
  ret void
}

; uadd_sat_i64 construct: llvm.uadd.sat.i64
; uadd_sat_i64: add\.s64|not\.b64
define ptx_kernel void @uadd_sat_i64(ptr %out, i64 %a0, i64 %a1) {
  %r = call i64 @llvm.uadd.sat.i64(i64 %a0, i64 %a1)
  store i64 %r, ptr %out
  ret void
}

; ssub_sat_i64 construct: llvm.ssub.sat.i64
; ssub_sat_i64: shr\.s64
define ptx_kernel void @ssub_sat_i64(ptr %out, i64 %a0, i64 %a1) {
  %r = call i64 @llvm.ssub.sat.i64(i64 %a0, i64 %a1)
  store i64 %r, ptr %out
  ret void
}

; ushl_sat_i64 construct: llvm.ushl.sat.i64
; ushl_sat_i64: shl\.b64
; ushl_sat_i64: shr\.u64
; ushl_sat_i64: selp
define ptx_kernel void @ushl_sat_i64(ptr %out, i64 %a0, i64 %a1) {
  %r = call i64 @llvm.ushl.sat.i64(i64 %a0, i64 %a1)
  store i64 %r, ptr %out
  ret void
}

; abs_i64 construct: llvm.abs.i64
; abs_i64: (?:abs|max)\.s64
define ptx_kernel void @abs_i64(ptr %out, i64 %a) {
  %r = call i64 @llvm.abs.i64(i64 %a, i1 false)
  store i64 %r, ptr %out
  ret void
}

; ucmp_i8_i64 construct: llvm.ucmp.i8.i64
; ucmp_i8_i64: setp\.[gl]t\.u64
; ucmp_i8_i64: selp
define ptx_kernel void @ucmp_i8_i64(ptr %out, i64 %a0, i64 %a1) {
  %r = call i8 @llvm.ucmp.i8.i64(i64 %a0, i64 %a1)
  store i8 %r, ptr %out
  ret void
}

; sadd_with_overflow_i64 construct: llvm.sadd.with.overflow.i64
; sadd_with_overflow_i64: add\.s64
; sadd_with_overflow_i64: selp
define ptx_kernel void @sadd_with_overflow_i64(ptr %out, ptr %flag, i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %r, 0
  %o = extractvalue { i64, i1 } %r, 1
  %w = zext i1 %o to i8
  store i64 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; ssub_with_overflow_i64 construct: llvm.ssub.with.overflow.i64
; ssub_with_overflow_i64: sub\.s64
; ssub_with_overflow_i64: selp
define ptx_kernel void @ssub_with_overflow_i64(ptr %out, ptr %flag, i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %r, 0
  %o = extractvalue { i64, i1 } %r, 1
  %w = zext i1 %o to i8
  store i64 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; smul_with_overflow_i64 construct: llvm.smul.with.overflow.i64
; smul_with_overflow_i64: mul\.hi\.s64
; smul_with_overflow_i64: selp
define ptx_kernel void @smul_with_overflow_i64(ptr %out, ptr %flag, i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %r, 0
  %o = extractvalue { i64, i1 } %r, 1
  %w = zext i1 %o to i8
  store i64 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; uadd_with_overflow_i64 construct: llvm.uadd.with.overflow.i64
; uadd_with_overflow_i64: add\.s64
; uadd_with_overflow_i64: selp
define ptx_kernel void @uadd_with_overflow_i64(ptr %out, ptr %flag, i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %r, 0
  %o = extractvalue { i64, i1 } %r, 1
  %w = zext i1 %o to i8
  store i64 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; usub_with_overflow_i64 construct: llvm.usub.with.overflow.i64
; usub_with_overflow_i64: sub\.s64
; usub_with_overflow_i64: selp
define ptx_kernel void @usub_with_overflow_i64(ptr %out, ptr %flag, i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %r, 0
  %o = extractvalue { i64, i1 } %r, 1
  %w = zext i1 %o to i8
  store i64 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; umul_with_overflow_i64 construct: llvm.umul.with.overflow.i64
; umul_with_overflow_i64: mul\.hi\.u64
; umul_with_overflow_i64: selp
define ptx_kernel void @umul_with_overflow_i64(ptr %out, ptr %flag, i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %r, 0
  %o = extractvalue { i64, i1 } %r, 1
  %w = zext i1 %o to i8
  store i64 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; ctpop_i128 construct: llvm.ctpop.i128
; ctpop_i128: popc\.b64
; ctpop_i128: popc\.b64
define ptx_kernel void @ctpop_i128(ptr %out, i128 %a) {
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  store i128 %r, ptr %out
  ret void
}

; bswap_i128 construct: llvm.bswap.i128
; bswap_i128: prmt\.b32
define ptx_kernel void @bswap_i128(ptr %out, i128 %a) {
  %r = call i128 @llvm.bswap.i128(i128 %a)
  store i128 %r, ptr %out
  ret void
}

; bitreverse_i128 construct: llvm.bitreverse.i128
; bitreverse_i128: brev\.b64
; bitreverse_i128: brev\.b64
define ptx_kernel void @bitreverse_i128(ptr %out, i128 %a) {
  %r = call i128 @llvm.bitreverse.i128(i128 %a)
  store i128 %r, ptr %out
  ret void
}

; ctlz_i128 construct: llvm.ctlz.i128
; ctlz_i128: clz\.b64
; ctlz_i128: clz\.b64
define ptx_kernel void @ctlz_i128(ptr %out, i128 %a) {
  %r = call i128 @llvm.ctlz.i128(i128 %a, i1 false)
  store i128 %r, ptr %out
  ret void
}

; cttz_i128 construct: llvm.cttz.i128
; cttz_i128: popc\.b64|clz\.b64
define ptx_kernel void @cttz_i128(ptr %out, i128 %a) {
  %r = call i128 @llvm.cttz.i128(i128 %a, i1 false)
  store i128 %r, ptr %out
  ret void
}

; fshl_i128 construct: llvm.fshl.i128
; fshl_i128: shl\.b64
; fshl_i128: shr\.u64|selp
define ptx_kernel void @fshl_i128(ptr %out, i128 %a0, i128 %a1, i128 %a2) {
  %r = call i128 @llvm.fshl.i128(i128 %a0, i128 %a1, i128 %a2)
  store i128 %r, ptr %out
  ret void
}

; fshr_i128 construct: llvm.fshr.i128
; fshr_i128: shl\.b64
; fshr_i128: shr\.u64|selp
define ptx_kernel void @fshr_i128(ptr %out, i128 %a0, i128 %a1, i128 %a2) {
  %r = call i128 @llvm.fshr.i128(i128 %a0, i128 %a1, i128 %a2)
  store i128 %r, ptr %out
  ret void
}

; umin_i128 construct: llvm.umin.i128
; umin_i128: setp\.lt\.u64
; umin_i128: selp\.b64
define ptx_kernel void @umin_i128(ptr %out, i128 %a0, i128 %a1) {
  %r = call i128 @llvm.umin.i128(i128 %a0, i128 %a1)
  store i128 %r, ptr %out
  ret void
}

; smax_i128 construct: llvm.smax.i128
; smax_i128: setp\.gt\.s64
; smax_i128: selp\.b64
define ptx_kernel void @smax_i128(ptr %out, i128 %a0, i128 %a1) {
  %r = call i128 @llvm.smax.i128(i128 %a0, i128 %a1)
  store i128 %r, ptr %out
  ret void
}

; uadd_sat_i128 construct: llvm.uadd.sat.i128
; uadd_sat_i128: add\.cc\.s64
; uadd_sat_i128: selp
define ptx_kernel void @uadd_sat_i128(ptr %out, i128 %a0, i128 %a1) {
  %r = call i128 @llvm.uadd.sat.i128(i128 %a0, i128 %a1)
  store i128 %r, ptr %out
  ret void
}

; ssub_sat_i128 construct: llvm.ssub.sat.i128
; ssub_sat_i128: shr\.s64
define ptx_kernel void @ssub_sat_i128(ptr %out, i128 %a0, i128 %a1) {
  %r = call i128 @llvm.ssub.sat.i128(i128 %a0, i128 %a1)
  store i128 %r, ptr %out
  ret void
}

; ushl_sat_i128 construct: llvm.ushl.sat.i128
; ushl_sat_i128: shl\.b64
; ushl_sat_i128: selp
define ptx_kernel void @ushl_sat_i128(ptr %out, i128 %a0, i128 %a1) {
  %r = call i128 @llvm.ushl.sat.i128(i128 %a0, i128 %a1)
  store i128 %r, ptr %out
  ret void
}

; abs_i128 construct: llvm.abs.i128
; abs_i128: (?:xor|selp)\.b64
define ptx_kernel void @abs_i128(ptr %out, i128 %a) {
  %r = call i128 @llvm.abs.i128(i128 %a, i1 false)
  store i128 %r, ptr %out
  ret void
}

; ucmp_i8_i128 construct: llvm.ucmp.i8.i128
; ucmp_i8_i128: setp\.[gl]t\.u64
; ucmp_i8_i128: selp
define ptx_kernel void @ucmp_i8_i128(ptr %out, i128 %a0, i128 %a1) {
  %r = call i8 @llvm.ucmp.i8.i128(i128 %a0, i128 %a1)
  store i8 %r, ptr %out
  ret void
}

; sadd_with_overflow_i128 construct: llvm.sadd.with.overflow.i128
; sadd_with_overflow_i128: add\.cc\.s64
; sadd_with_overflow_i128: addc\.cc\.s64
define ptx_kernel void @sadd_with_overflow_i128(ptr %out, ptr %flag, i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %a, i128 %b)
  %v = extractvalue { i128, i1 } %r, 0
  %o = extractvalue { i128, i1 } %r, 1
  %w = zext i1 %o to i8
  store i128 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; ssub_with_overflow_i128 construct: llvm.ssub.with.overflow.i128
; ssub_with_overflow_i128: sub\.cc\.s64
; ssub_with_overflow_i128: subc\.cc\.s64
define ptx_kernel void @ssub_with_overflow_i128(ptr %out, ptr %flag, i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %a, i128 %b)
  %v = extractvalue { i128, i1 } %r, 0
  %o = extractvalue { i128, i1 } %r, 1
  %w = zext i1 %o to i8
  store i128 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; smul_with_overflow_i128 construct: llvm.smul.with.overflow.i128
; smul_with_overflow_i128: mul\.hi\.u64
; smul_with_overflow_i128: selp
define ptx_kernel void @smul_with_overflow_i128(ptr %out, ptr %flag, i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %a, i128 %b)
  %v = extractvalue { i128, i1 } %r, 0
  %o = extractvalue { i128, i1 } %r, 1
  %w = zext i1 %o to i8
  store i128 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; uadd_with_overflow_i128 construct: llvm.uadd.with.overflow.i128
; uadd_with_overflow_i128: add\.cc\.s64
; uadd_with_overflow_i128: addc\.cc\.s64
define ptx_kernel void @uadd_with_overflow_i128(ptr %out, ptr %flag, i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %a, i128 %b)
  %v = extractvalue { i128, i1 } %r, 0
  %o = extractvalue { i128, i1 } %r, 1
  %w = zext i1 %o to i8
  store i128 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; usub_with_overflow_i128 construct: llvm.usub.with.overflow.i128
; usub_with_overflow_i128: sub\.cc\.s64
; usub_with_overflow_i128: subc\.cc\.s64
define ptx_kernel void @usub_with_overflow_i128(ptr %out, ptr %flag, i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 %a, i128 %b)
  %v = extractvalue { i128, i1 } %r, 0
  %o = extractvalue { i128, i1 } %r, 1
  %w = zext i1 %o to i8
  store i128 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; umul_with_overflow_i128 construct: llvm.umul.with.overflow.i128
; umul_with_overflow_i128: mul\.hi\.u64
; umul_with_overflow_i128: selp
define ptx_kernel void @umul_with_overflow_i128(ptr %out, ptr %flag, i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  %v = extractvalue { i128, i1 } %r, 0
  %o = extractvalue { i128, i1 } %r, 1
  %w = zext i1 %o to i8
  store i128 %v, ptr %out
  store i8 %w, ptr %flag
  ret void
}

; fptosi_sat_i32_f32 construct: llvm.fptosi.sat.i32.f32
; fptosi_sat_i32_f32: cvt\.rzi\.s32\.f32
define ptx_kernel void @fptosi_sat_i32_f32(ptr %out, float %a0) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %a0)
  store i32 %r, ptr %out
  ret void
}

; fptoui_sat_i128_f64 construct: llvm.fptoui.sat.i128.f64
; fptoui_sat_i128_f64: setp\.(?:l|g)tu?\.f64
; fptoui_sat_i128_f64: selp\.b64
define ptx_kernel void @fptoui_sat_i128_f64(ptr %out, double %a0) {
  %r = call i128 @llvm.fptoui.sat.i128.f64(double %a0)
  store i128 %r, ptr %out
  ret void
}

; i128_udiv construct: i128 udiv
; i128_udiv: bra|call
; i128_udiv: st\.global\.v2
define ptx_kernel void @i128_udiv(ptr %out, i128 %a, i128 %b) {
  %r = udiv i128 %a, %b
  store i128 %r, ptr %out
  ret void
}

; i256_memory construct: i256
; i256_memory: add\.cc\.s64
; i256_memory: addc\.cc\.s64
; i256_memory: addc\.cc\.s64
; i256_memory: addc
define ptx_kernel void @i256_memory(ptr %p, ptr %q) {
  %x = load i256, ptr %p, align 16
  %y = load i256, ptr %q, align 16
  %s = add i256 %x, %y
  store i256 %s, ptr %p, align 16
  ret void
}

; shl_i128_var construct: shl i128 var
; shl_i128_var: shl\.b64
; shl_i128_var: selp\.b64
define ptx_kernel void @shl_i128_var(ptr %out, i128 %a, i128 %b) {
  %r = shl i128 %a, %b
  store i128 %r, ptr %out
  ret void
}

; select_i128_vec construct: select i128/vec
; select_i128_vec: selp\.b64
define ptx_kernel void @select_i128_vec(ptr %out, i1 %c, i128 %a, i128 %b, <4 x i32> %v, <4 x i32> %w) {
  %r = select i1 %c, i128 %a, i128 %b
  %s = select i1 %c, <4 x i32> %v, <4 x i32> %w
  store i128 %r, ptr %out
  %q = getelementptr i8, ptr %out, i64 16
  store <4 x i32> %s, ptr %q
  ret void
}

; fptoui_i128 construct: fptoui i128
; fptoui_i128: shf\.[lr]|shl\.b64
define ptx_kernel void @fptoui_i128(ptr %out, double %a) {
  %r = fptoui double %a to i128
  store i128 %r, ptr %out
  ret void
}

; uitofp_i128 construct: uitofp i128
; uitofp_i128: cvt\.rn\.f64
define ptx_kernel void @uitofp_i128(ptr %out, i128 %a) {
  %r = uitofp i128 %a to double
  store double %r, ptr %out
  ret void
}

; switch_i128 construct: switch i128
; switch_i128: xor\.b64
; switch_i128: or\.b64
define ptx_kernel void @switch_i128(ptr %out, i128 %a) {
  switch i128 %a, label %other [
    i128 5, label %low
    i128 36893488147419103232, label %high
  ]
low:
  store i32 1, ptr %out
  ret void
high:
  store i32 2, ptr %out
  ret void
other:
  store i32 3, ptr %out
  ret void
}

; i1_load_store construct: i1 load/store
; i1_load_store: not\.pred|xor\.pred|not\.b16|xor\.b16
define ptx_kernel void @i1_load_store(ptr %p, ptr %q) {
  %x = load i1, ptr %p
  %y = xor i1 %x, true
  store i1 %y, ptr %q
  ret void
}

; i24_memory construct: i24
; i24_memory: add\.s32
define ptx_kernel void @i24_memory(ptr %p, i24 %a) {
  %x = load i24, ptr %p, align 4
  %s = add i24 %x, %a
  store i24 %s, ptr %p, align 4
  ret void
}

; umul_fix_i32 construct: llvm.umul.fix.i32
; umul_fix_i32: mul\.(?:lo\.s64|wide\.u32)
; umul_fix_i32: shr\.u64
define ptx_kernel void @umul_fix_i32(ptr %out, i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umul.fix.i32(i32 %a0, i32 %a1, i32 4)
  store i32 %r, ptr %out
  ret void
}
