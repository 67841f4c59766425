; Atomic accesses and fences.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


; fence_acquire construct: fence acquire
; fence_acquire: fence\.acq_rel\.sys
define ptx_kernel void @fence_acquire(ptr %p) {
  %x = load volatile i32, ptr %p
  fence acquire
  store volatile i32 %x, ptr %p
  ret void
}

; fence_seq_cst construct: fence seq_cst
; fence_seq_cst: fence\.sc\.sys
define ptx_kernel void @fence_seq_cst(ptr %p) {
  %x = load volatile i32, ptr %p
  fence seq_cst
  store volatile i32 %x, ptr %p
  ret void
}

; load_atomic_acquire construct: load atomic acquire
; load_atomic_acquire: ld\.acquire\.sys\.global\.b32
define ptx_kernel void @load_atomic_acquire(ptr %p, ptr %out) {
  %x = load atomic i32, ptr %p acquire, align 4
  store i32 %x, ptr %out
  ret void
}

; load_atomic_monotonic construct: load atomic monotonic
; load_atomic_monotonic: ld\.relaxed\.sys\.global\.b32
define ptx_kernel void @load_atomic_monotonic(ptr %p, ptr %out) {
  %x = load atomic i32, ptr %p monotonic, align 4
  store i32 %x, ptr %out
  ret void
}

; store_atomic_release construct: store atomic release
; store_atomic_release: st\.release\.sys\.global\.b32
define ptx_kernel void @store_atomic_release(ptr %p) {
  store atomic i32 1, ptr %p release, align 4
  ret void
}

; rmw_xchg construct: rmw xchg
; rmw_xchg: atom\.acq_rel\.sys\.global\.exch\.b32
define ptx_kernel void @rmw_xchg(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw xchg ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_add construct: rmw add
; rmw_add: atom\.acq_rel\.sys\.global\.add\.u32
define ptx_kernel void @rmw_add(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw add ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_sub construct: rmw sub
; rmw_sub: fence\.sc\.sys
; rmw_sub: atom\.acq_rel\.sys\.global\.add\.u32
define ptx_kernel void @rmw_sub(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw sub ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_and construct: rmw and
; rmw_and: atom\.acq_rel\.sys\.global\.and\.b32
define ptx_kernel void @rmw_and(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw and ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_or construct: rmw or
; rmw_or: atom\.acq_rel\.sys\.global\.or\.b32
define ptx_kernel void @rmw_or(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw or ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_xor construct: rmw xor
; rmw_xor: atom\.acq_rel\.sys\.global\.xor\.b32
define ptx_kernel void @rmw_xor(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw xor ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_nand construct: rmw nand
; rmw_nand: fence\.sc\.sys
; rmw_nand: atom\.acq_rel\.sys\.global\.(?:cas\.b32|add\.f32)
define ptx_kernel void @rmw_nand(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw nand ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_max construct: rmw max
; rmw_max: atom\.acq_rel\.sys\.global\.max\.s32
define ptx_kernel void @rmw_max(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw max ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_min construct: rmw min
; rmw_min: atom\.acq_rel\.sys\.global\.min\.s32
define ptx_kernel void @rmw_min(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw min ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_umax construct: rmw umax
; rmw_umax: atom\.acq_rel\.sys\.global\.max\.u32
define ptx_kernel void @rmw_umax(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw umax ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_umin construct: rmw umin
; rmw_umin: atom\.acq_rel\.sys\.global\.min\.u32
define ptx_kernel void @rmw_umin(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw umin ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_uinc_wrap construct: rmw uinc_wrap
; rmw_uinc_wrap: atom\.acq_rel\.sys\.global\.inc\.u32
define ptx_kernel void @rmw_uinc_wrap(ptr %p, ptr %out, i32 %v) {
  %x = atomicrmw uinc_wrap ptr %p, i32 %v seq_cst
  store i32 %x, ptr %out
  ret void
}

; rmw_i64_add construct: rmw i64 add
; rmw_i64_add: atom\.acq_rel\.sys\.global\.add\.u64
define ptx_kernel void @rmw_i64_add(ptr %p, ptr %out, i64 %v) {
  %x = atomicrmw add ptr %p, i64 %v seq_cst
  store i64 %x, ptr %out
  ret void
}

; rmw_fadd_f32 construct: rmw fadd f32
; rmw_fadd_f32: fence\.sc\.sys
; rmw_fadd_f32: atom\.acq_rel\.sys\.global\.(?:cas\.b32|add\.f32)
define ptx_kernel void @rmw_fadd_f32(ptr %p, ptr %out, float %v) {
  %x = atomicrmw fadd ptr %p, float %v seq_cst
  store float %x, ptr %out
  ret void
}

; rmw_fmax_f32 construct: rmw fmax f32
; rmw_fmax_f32: fence\.sc\.sys
; rmw_fmax_f32: atom\.acq_rel\.sys\.global\.(?:cas\.b32|add\.f32)
define ptx_kernel void @rmw_fmax_f32(ptr %p, ptr %out, float %v) {
  %x = atomicrmw fmax ptr %p, float %v seq_cst
  store float %x, ptr %out
  ret void
}

; rmw_i8_add construct: rmw i8 add
; rmw_i8_add: atom\.relaxed\.sys\.global\.cas\.b(?:32|16)
define ptx_kernel void @rmw_i8_add(ptr %p, ptr %out, i8 %v) {
  %x = atomicrmw add ptr %p, i8 %v monotonic
  store i8 %x, ptr %out
  ret void
}

; rmw_i16_add construct: rmw i16 add
; rmw_i16_add: atom\.relaxed\.sys\.global\.cas\.b(?:32|16)
define ptx_kernel void @rmw_i16_add(ptr %p, ptr %out, i16 %v) {
  %x = atomicrmw add ptr %p, i16 %v monotonic
  store i16 %x, ptr %out
  ret void
}

; cmpxchg_i32 construct: cmpxchg i32
; cmpxchg_i32: fence\.sc\.sys
; cmpxchg_i32: atom\.acq_rel\.sys\.global\.cas\.b32
define ptx_kernel void @cmpxchg_i32(ptr %p, ptr %out, i32 %a, i32 %b) {
  %x = cmpxchg ptr %p, i32 %a, i32 %b seq_cst seq_cst
  %v = extractvalue { i32, i1 } %x, 0
  store i32 %v, ptr %out
  ret void
}

; cmpxchg_i32_acqrel construct: cmpxchg i32 acqrel
; cmpxchg_i32_acqrel: atom\.acq_rel\.sys\.global\.cas\.b32
define ptx_kernel void @cmpxchg_i32_acqrel(ptr %p, ptr %out, i32 %a, i32 %b) {
  %x = cmpxchg ptr %p, i32 %a, i32 %b acq_rel acquire
  %v = extractvalue { i32, i1 } %x, 0
  store i32 %v, ptr %out
  ret void
}

; cmpxchg_i16 construct: cmpxchg i16
; cmpxchg_i16: fence\.sc\.sys
; cmpxchg_i16: atom\.acq_rel\.sys\.global\.cas\.b(?:32|16)
define ptx_kernel void @cmpxchg_i16(ptr %p, ptr %out, i16 %a, i16 %b) {
  %x = cmpxchg ptr %p, i16 %a, i16 %b seq_cst seq_cst
  %v = extractvalue { i16, i1 } %x, 0
  store i16 %v, ptr %out
  ret void
}

; cmpxchg_i8 construct: cmpxchg i8
; cmpxchg_i8: fence\.sc\.sys
; cmpxchg_i8: atom\.acq_rel\.sys\.global\.cas\.b(?:32|16)
define ptx_kernel void @cmpxchg_i8(ptr %p, ptr %out, i8 %a, i8 %b) {
  %x = cmpxchg ptr %p, i8 %a, i8 %b seq_cst seq_cst
  %v = extractvalue { i8, i1 } %x, 0
  store i8 %v, ptr %out
  ret void
}

; cmpxchg_i128 construct: cmpxchg i128
; cmpxchg_i128[llvm19]: fence\.sc\.sys
; cmpxchg_i128[llvm19]: atom\.acq_rel\.sys\.global\.cas\.b128
; cmpxchg_i128 refused[llvm7]: an atomic access of 128 bits needs sm_90
define ptx_kernel void @cmpxchg_i128(ptr %p, ptr %out, i128 %a, i128 %b) {
  %x = cmpxchg ptr %p, i128 %a, i128 %b seq_cst seq_cst
  %v = extractvalue { i128, i1 } %x, 0
  store i128 %v, ptr %out
  ret void
}

; cmpxchg_weak construct: cmpxchg weak
; cmpxchg_weak: atom\.acq_rel\.sys\.global\.cas\.b32
define ptx_kernel void @cmpxchg_weak(ptr %p, ptr %out, i32 %a, i32 %b) {
  %x = cmpxchg weak ptr %p, i32 %a, i32 %b acq_rel monotonic
  %v = extractvalue { i32, i1 } %x, 0
  store i32 %v, ptr %out
  ret void
}

; local_atomics construct: local atomics
; local_atomics: add\.s32[^;]*, 3
; local_atomics not: trap|atom\.
define ptx_kernel void @local_atomics(ptr %out, i32 %v) {
  %s = alloca i32
  store i32 %v, ptr %s
  %x = atomicrmw add ptr %s, i32 3 seq_cst
  %y = load i32, ptr %s
  %z = add i32 %x, %y
  store i32 %z, ptr %out
  ret void
}
