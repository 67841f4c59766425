; Atomic accesses: PTX's memory model from sm_70 on, membars before.
; archs: sm_61 sm_80 sm_90 sm_120
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; loads[sm_80 sm_90 sm_120]: ld\.relaxed\.sys\.global\.b32
; loads[sm_80 sm_90 sm_120]: ld\.acquire\.sys\.global\.b32
; loads[sm_80 sm_90 sm_120]: fence\.sc\.sys; ld\.acquire\.sys\.global\.b64
; loads[sm_80 sm_90 sm_120]: ld\.relaxed\.sys\.global\.b8
; loads[sm_80 sm_90 sm_120]: ld\.relaxed\.gpu\.global\.b16
; loads[sm_61]: ld\.volatile\.global\.b32
; loads[sm_61]: ld\.volatile\.global\.b32[^;]*; membar\.sys
; loads[sm_61]: membar\.sys; ld\.volatile\.global\.b64[^;]*; membar\.sys
; loads not: isspacep
define ptx_kernel void @loads(ptr %p, ptr %out) {
  %a = load atomic i32, ptr %p monotonic, align 4
  %b = load atomic i32, ptr %p acquire, align 4
  %c = load atomic i64, ptr %p seq_cst, align 8
  %d = load atomic i8, ptr %p monotonic, align 1
  %e = load atomic i16, ptr %p syncscope("device") unordered, align 2
  %a.w = zext i32 %a to i64
  %b.w = zext i32 %b to i64
  %d.w = zext i8 %d to i64
  %e.w = zext i16 %e to i64
  %s = add i64 %a.w, %b.w
  %t = add i64 %s, %c
  %u = add i64 %t, %d.w
  %v = add i64 %u, %e.w
  store i64 %v, ptr %out
  ret void
}

; stores[sm_80 sm_90 sm_120]: st\.relaxed\.sys\.global\.b32
; stores[sm_80 sm_90 sm_120]: st\.release\.sys\.global\.b32
; stores[sm_80 sm_90 sm_120]: fence\.sc\.sys; st\.release\.sys\.global\.b64
; stores[sm_80 sm_90 sm_120]: st\.relaxed\.cta\.global\.b8
; stores[sm_61]: membar\.sys; st\.volatile\.global\.b32
define ptx_kernel void @stores(ptr %p, i64 %x, double %d) {
  %x32 = trunc i64 %x to i32
  %x8 = trunc i64 %x to i8
  store atomic i32 %x32, ptr %p monotonic, align 4
  store atomic i32 %x32, ptr %p release, align 4
  store atomic double %d, ptr %p seq_cst, align 8
  store atomic i8 %x8, ptr %p syncscope("block") monotonic, align 1
  ret void
}

; fences[sm_80 sm_90 sm_120]: fence\.acq_rel\.sys
; fences[sm_80 sm_90 sm_120]: fence\.sc\.sys
; fences[sm_80 sm_90 sm_120]: fence\.acq_rel\.gpu
; fences[sm_61]: membar\.sys
; fences[sm_61]: membar\.sys
; fences[sm_61]: membar\.gl
; fences not: cta
define ptx_kernel void @fences(ptr %p) {
  store i32 1, ptr %p
  fence release
  fence seq_cst
  fence syncscope("device") acquire
  fence syncscope("singlethread") seq_cst
  store i32 2, ptr %p
  ret void
}

; operations[sm_80 sm_90 sm_120]: red\.relaxed\.sys\.global\.add\.u32
; operations[sm_80 sm_90 sm_120]: atom\.acquire\.sys\.global\.add\.u64
; operations[sm_80 sm_90 sm_120]: red\.release\.sys\.global\.max\.s32
; operations[sm_80 sm_90 sm_120]: fence\.sc\.sys; atom\.acq_rel\.sys\.global\.exch\.b64
; operations[sm_80 sm_90 sm_120]: atom\.relaxed\.sys\.global\.inc\.u32
; operations[sm_80 sm_90 sm_120]: atom\.relaxed\.gpu\.global\.add\.f64
; operations[sm_61]: red\.sys\.global\.add\.u32
; operations[sm_61]: membar\.sys; atom\.sys\.global\.exch\.b64[^;]*; membar\.sys
define ptx_kernel void @operations(ptr %p, ptr %q, i64 %x, double %d, ptr %out) {
  %x32 = trunc i64 %x to i32
  %a = atomicrmw add ptr %p, i32 %x32 monotonic
  %b = atomicrmw sub ptr %q, i64 %x acquire
  %c = atomicrmw max ptr %p, i32 %x32 release
  %e = atomicrmw xchg ptr %q, ptr %p seq_cst
  %f = atomicrmw uinc_wrap ptr %p, i32 %x32 monotonic
  %g = atomicrmw fadd ptr %q, double %d syncscope("device") monotonic
  store i64 %b, ptr %out
  %out1 = getelementptr i64, ptr %out, i64 1
  store ptr %e, ptr %out1
  %out2 = getelementptr i64, ptr %out, i64 2
  store i32 %f, ptr %out2
  %out3 = getelementptr i64, ptr %out, i64 3
  store double %g, ptr %out3
  ret void
}

; loops[sm_80 sm_90 sm_120]: ld\.relaxed\.sys\.global\.b32
; loops[sm_80 sm_90 sm_120]: atom\.relaxed\.sys\.global\.cas\.b32
; loops[sm_80 sm_90 sm_120]: ld\.relaxed\.sys\.global\.b32
; loops[sm_80 sm_90 sm_120]: add\.(rn\.)?f32
; loops[sm_80 sm_90 sm_120]: fence\.sc\.sys; atom\.acq_rel\.sys\.global\.cas\.b32
define ptx_kernel void @loops(ptr %p, i8 %x, float %y) {
  %a = atomicrmw nand ptr %p, i8 %x monotonic
  %b = atomicrmw fadd ptr %p, float %y seq_cst
  ret void
}

; exchanges[sm_80 sm_90 sm_120]: atom\.acq_rel\.sys\.global\.cas\.b32
; exchanges[sm_80 sm_90 sm_120]: atom\.relaxed\.sys\.global\.cas\.b64
; exchanges[sm_80 sm_90 sm_120]: ld\.acquire\.sys\.global\.b32
; exchanges[sm_80 sm_90 sm_120]: atom\.acq_rel\.sys\.global\.cas\.b32
; exchanges[sm_61]: membar\.sys; atom\.sys\.global\.cas\.b32[^;]*; membar\.sys
define ptx_kernel void @exchanges(ptr %p, ptr %q, i64 %x, i64 %y, ptr %out) {
  %x32 = trunc i64 %x to i32
  %y32 = trunc i64 %y to i32
  %x16 = trunc i64 %x to i16
  %y16 = trunc i64 %y to i16
  %a = cmpxchg ptr %p, i32 %x32, i32 %y32 acq_rel acquire
  %b = cmpxchg weak ptr %q, i64 %x, i64 %y monotonic monotonic
  %c = cmpxchg ptr %p, i16 %x16, i16 %y16 release acquire
  %a.v = extractvalue { i32, i1 } %a, 0
  %b.v = extractvalue { i64, i1 } %b, 0
  %b.s = extractvalue { i64, i1 } %b, 1
  %c.s = extractvalue { i16, i1 } %c, 1
  store i32 %a.v, ptr %out
  %out1 = getelementptr i64, ptr %out, i64 1
  store i64 %b.v, ptr %out1
  %out2 = getelementptr i64, ptr %out, i64 2
  %s = and i1 %b.s, %c.s
  store i1 %s, ptr %out2
  ret void
}

@counter = internal addrspace(3) global i32 undef, align 4

; spaces[sm_80 sm_90 sm_120]: atom\.relaxed\.sys\.shared\.add\.u32
; spaces not: atom[^;]*local
define ptx_kernel void @spaces(ptr %out) {
  %own = alloca i32, align 4
  store i32 5, ptr %own
  %a = atomicrmw add ptr addrspace(3) @counter, i32 1 monotonic
  %b = atomicrmw add ptr %own, i32 %a seq_cst
  %c = load atomic i32, ptr %own acquire, align 4
  %d = add i32 %b, %c
  store i32 %d, ptr %out
  ret void
}

; A place on the stack that has escaped is asked about where it is used.
; escaped ptx[sm_80 sm_90 sm_120]: isspacep\.local
; escaped ptx[sm_80 sm_90 sm_120]: atom\.acq_rel\.sys\.add\.u32
define ptx_kernel void @escaped(ptr %p, i32 %n, ptr %out) {
  %own = alloca i32, align 4
  store i32 %n, ptr %own
  %a = call i32 @bump(ptr %own)
  %b = call i32 @bump(ptr %p)
  %c = add i32 %a, %b
  store i32 %c, ptr %out
  ret void
}

define internal i32 @bump(ptr %p) noinline {
  %a = atomicrmw add ptr %p, i32 1 acq_rel
  ret i32 %a
}

; Bits of a part of a word change by one operation on the word; the others stay.
; bits[sm_80 sm_90 sm_120]: atom\.acq_rel\.sys\.global\.or\.b32
; bits[sm_80 sm_90 sm_120]: (atom|red)\.relaxed\.gpu\.global\.xor\.b32
; bits[sm_80 sm_90 sm_120]: (atom|red)\.release\.sys\.global\.and\.b32
; bits[sm_61]: membar\.sys; atom\.sys\.global\.or\.b32[^;]*; membar\.sys
; bits not: cas|bra
define ptx_kernel void @bits(ptr %p, i8 %x, i16 %y, ptr %out) {
  %a = atomicrmw or ptr %p, i8 %x acq_rel
  store i8 %a, ptr %out
  %q = getelementptr i8, ptr %p, i64 2
  %b = atomicrmw xor ptr %q, i16 %y syncscope("device") monotonic
  %c = atomicrmw and ptr %p, i8 %x release
  ret void
}
