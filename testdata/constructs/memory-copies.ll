; Copies and fills of memory: sizes, alignments and volatility as written.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
declare void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.experimental.memset.pattern.p0.i64.i64(ptr, i64, i64, i1)

; copy_words: ld\.global\.(b64|v2\.[bu]32)
; copy_words: st\.global\.(b64|v2\.[bu]32)
; copy_words not: [bu]8
define ptx_kernel void @copy_words(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 16, i1 false)
  ret void
}

; copy_bytes not: (ld|st)\.global\.(v2\.)?[bu](16|32|64)
define ptx_kernel void @copy_bytes(ptr %a, ptr %b, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 1 %b, i64 %n, i1 false)
  ret void
}

; copy_volatile: ld\.volatile\.global
; copy_volatile: st\.volatile\.global
; copy_volatile not: (ld|st)\.global
define ptx_kernel void @copy_volatile(ptr %a, ptr %b, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 %n, i1 true)
  ret void
}

; The alignment that is not said is 1, whatever the address spaces.
; copy_shared: ld\.global(\.nc)?\.[bu]8
; copy_shared: st\.shared\.[bu]8
; copy_shared not: ld\.global(\.nc)?\.(v[24]\.)?[bu](16|32|64)
define ptx_kernel void @copy_shared(ptr addrspace(3) %s, ptr addrspace(1) %g, i64 %n) {
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) %s, ptr addrspace(1) %g, i64 %n, i1 false)
  ret void
}

; A size of 32 bits has no sign.
; copy_32_bits not: cvt\.s64\.s32
define ptx_kernel void @copy_32_bits(ptr %a, ptr %b, i32 %n) {
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %a, ptr align 4 %b, i32 %n, i1 false)
  ret void
}

; inline_copy: ld\.global
; inline_copy: st\.global
define ptx_kernel void @inline_copy(ptr %a, ptr %b) {
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 32, i1 false)
  ret void
}

; Few bytes are all loaded before the first is stored.
; move_few: ld\.global[^;]*;[^}]*\+8\];\s*[^l]*st\.global
; move_few not: setp
define ptx_kernel void @move_few(ptr %a, ptr %b) {
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 16, i1 false)
  ret void
}

; move_few_volatile: ld\.volatile\.global
; move_few_volatile: st\.volatile\.global
; move_few_volatile not: (ld|st)\.global
define ptx_kernel void @move_few_volatile(ptr %a, ptr %b) {
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %a, ptr align 2 %b, i64 7, i1 true)
  ret void
}

; The end to begin at is found by all bits of the addresses.
; move_many: setp\.(lt|ge|gt)\.u64
; move_many not: setp\.(lt|ge|gt)\.u32[^;]*;\s*@
define ptx_kernel void @move_many(ptr %a, ptr %b) {
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 4096, i1 false)
  ret void
}

; move_32_bits: setp\.(lt|ge|gt)\.u64
; move_32_bits not: cvt\.(s64\.s32|u32\.u64)
define ptx_kernel void @move_32_bits(ptr %a, ptr %b, i32 %n) {
  call void @llvm.memmove.p0.p0.i32(ptr align 4 %a, ptr align 4 %b, i32 %n, i1 false)
  ret void
}

; fill: st\.global
define ptx_kernel void @fill(ptr %a, i8 %v) {
  call void @llvm.memset.inline.p0.i64(ptr align 4 %a, i8 %v, i64 12, i1 false)
  ret void
}

; fill_volatile: st\.volatile\.global
; fill_volatile not: st\.global
define ptx_kernel void @fill_volatile(ptr %a, i8 %v, i64 %n) {
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 %v, i64 %n, i1 true)
  ret void
}

; atomic_copy: ld\.relaxed\.sys\.global\.b32
; atomic_copy: st\.relaxed\.sys\.global\.b32
define ptx_kernel void @atomic_copy(ptr %a, ptr %b, i64 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 %n, i32 4)
  ret void
}

; atomic_move: setp\.(lt|ge|gt)\.u64
; atomic_move: ld\.relaxed\.sys\.global\.b64
; atomic_move: st\.relaxed\.sys\.global\.b64
; atomic_move: ld\.relaxed\.sys\.global\.b64
; atomic_move: st\.relaxed\.sys\.global\.b64
define ptx_kernel void @atomic_move(ptr %a, ptr %b, i64 %n) {
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 %n, i32 8)
  ret void
}

; atomic_fill: st\.relaxed\.sys\.global\.b16
define ptx_kernel void @atomic_fill(ptr %a, i8 %v, i64 %n) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 2 %a, i8 %v, i64 %n, i32 2)
  ret void
}

; fill_pattern: st\.global\.[bu]64
define ptx_kernel void @fill_pattern(ptr %a, i64 %v, i64 %n) {
  call void @llvm.experimental.memset.pattern.p0.i64.i64(ptr align 8 %a, i64 %v, i64 %n, i1 false)
  ret void
}
