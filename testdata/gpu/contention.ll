; Atomics that many threads do at once, and in memory of every kind. Compared by contention.py.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal i32 @index() alwaysinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %b, %w
  %i = add i32 %m, %t
  ret i32 %i
}

; Sums of all threads' numbers, in every width; the neighbours of the narrow ones must stay.
define ptx_kernel void @sums(ptr %p) {
  %i = call i32 @index()
  %i8 = trunc i32 %i to i8
  %i16 = trunc i32 %i to i16
  %i64 = zext i32 %i to i64
  %i128 = zext i32 %i to i128
  %big = shl i128 %i128, 60
  %f = uitofp i32 1 to float
  %p8 = getelementptr i8, ptr %p, i64 1
  %p16 = getelementptr i8, ptr %p, i64 6
  %p32 = getelementptr i8, ptr %p, i64 12
  %p64 = getelementptr i8, ptr %p, i64 24
  %p128 = getelementptr i8, ptr %p, i64 32
  %pf = getelementptr i8, ptr %p, i64 48
  %pd = getelementptr i8, ptr %p, i64 56
  %a = atomicrmw add ptr %p8, i8 %i8 monotonic
  %b = atomicrmw add ptr %p16, i16 %i16 acq_rel
  %c = atomicrmw add ptr %p32, i32 %i seq_cst
  %d = atomicrmw add ptr %p64, i64 %i64 syncscope("device") monotonic
  %e = atomicrmw add ptr %p128, i128 %big monotonic
  %g = atomicrmw fadd ptr %pf, float %f monotonic
  %h = atomicrmw fadd ptr %pd, double 0.5 seq_cst
  ret void
}

; f16 and bf16 halves of one word.
define ptx_kernel void @half_sums(ptr %p) {
  %i = call i32 @index()
  %q = getelementptr i8, ptr %p, i64 2
  %a = atomicrmw fadd ptr %p, half 1.0 monotonic
  %b = atomicrmw fadd ptr %q, bfloat 1.0 monotonic
  ret void
}

; Every thread draws a number: all differ.
define ptx_kernel void @tickets(ptr %p, ptr %out) {
  %i = call i32 @index()
  %t = atomicrmw add ptr %p, i32 1 monotonic
  %q = getelementptr i32, ptr %out, i32 %t
  store i32 1, ptr %q
  %w = getelementptr i8, ptr %p, i64 4
  %k = atomicrmw uinc_wrap ptr %w, i32 6 monotonic
  %v = getelementptr i8, ptr %p, i64 8
  %l = atomicrmw usub_cond ptr %v, i32 3 monotonic
  %x = getelementptr i8, ptr %p, i64 12
  %m = atomicrmw xor ptr %x, i32 %i monotonic
  %y = getelementptr i8, ptr %p, i64 16
  %n = atomicrmw nand ptr %y, i8 -1 monotonic
  %z = getelementptr i8, ptr %p, i64 20
  %s = sitofp i32 %i to float
  %r = fneg float %s
  %o = atomicrmw fmin ptr %z, float %r monotonic
  %z2 = getelementptr i8, ptr %p, i64 24
  %o2 = atomicrmw fmax ptr %z2, float %s monotonic
  ret void
}

; A lock made of a compare-and-exchange and a releasing store; what it guards is not atomic. Bounded, so that a lost store ends the test.
define ptx_kernel void @lock(ptr %p) {
  %count = getelementptr i8, ptr %p, i64 4
  %failed = getelementptr i8, ptr %p, i64 8
  br label %try
try:
  %n = phi i32 [ 0, %0 ], [ %m, %again ]
  %x = cmpxchg ptr %p, i32 0, i32 1 acquire monotonic
  %won = extractvalue { i32, i1 } %x, 1
  br i1 %won, label %held, label %again
again:
  %m = add i32 %n, 1
  %more = icmp ult i32 %m, 50000000
  br i1 %more, label %try, label %lost
lost:
  store i32 1, ptr %failed
  ret void
held:
  %v = load i32, ptr %count
  %w = add i32 %v, 1
  store i32 %w, ptr %count
  store atomic i32 0, ptr %p release, align 4
  ret void
}

; The first block writes and then releases a flag; the others acquire it and read.
define ptx_kernel void @message(ptr %p, ptr %out) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %data = getelementptr i8, ptr %p, i64 128
  %first = icmp eq i32 %b, 0
  br i1 %first, label %send, label %wait
send:
  store i32 1234567, ptr %data
  fence syncscope("device") release
  store atomic i32 1, ptr %p syncscope("device") monotonic, align 4
  ret void
wait:
  %n = phi i32 [ 0, %0 ], [ %m, %again ]
  %f = load atomic i32, ptr %p syncscope("device") acquire, align 4
  %there = icmp ne i32 %f, 0
  br i1 %there, label %read, label %again
again:
  %m = add i32 %n, 1
  %more = icmp ult i32 %m, 50000000
  br i1 %more, label %wait, label %lost
lost:
  ret void
read:
  %v = load i32, ptr %data
  %q = getelementptr i32, ptr %out, i32 %b
  store i32 %v, ptr %q
  ret void
}

@slot = internal addrspace(3) global i32 poison, align 4

define internal i32 @bump(ptr %p, i32 %v) noinline {
  %x = atomicrmw add ptr %p, i32 %v seq_cst
  %y = cmpxchg ptr %p, i32 0, i32 77 seq_cst monotonic
  %l = load atomic i32, ptr %p acquire, align 4
  %s = shl i32 %x, 16
  %r = or i32 %s, %l
  ret i32 %r
}

define internal i8 @bump_byte(ptr %p, i8 %v) noinline {
  %x = atomicrmw nand ptr %p, i8 %v seq_cst
  %l = load atomic i8, ptr %p acquire, align 1
  ret i8 %l
}

; One function is given addresses on the stack, in shared and in global memory, by threads of one warp.
define ptx_kernel void @escaped(ptr %p, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mine = alloca i32
  %bytes = alloca [4 x i8], align 4
  store i32 0, ptr addrspace(3) @slot
  store i32 %t, ptr %mine
  store i32 -1, ptr %bytes
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %global = getelementptr i32, ptr %p, i32 %t
  %kind = urem i32 %t, 3
  %is0 = icmp eq i32 %kind, 0
  %is1 = icmp eq i32 %t, 1
  %a = select i1 %is0, ptr %mine, ptr %global
  %b = select i1 %is1, ptr addrspacecast (ptr addrspace(3) @slot to ptr), ptr %a
  %r = call i32 @bump(ptr %b, i32 5)
  %q = getelementptr i32, ptr %out, i32 %t
  store i32 %r, ptr %q
  %at = and i32 %t, 3
  %c = getelementptr i8, ptr %bytes, i32 %at
  %l = call i8 @bump_byte(ptr %c, i8 15)
  %whole = load i32, ptr %bytes
  %w = getelementptr i8, ptr %q, i64 128
  store i32 %whole, ptr %w
  ret void
}

; A block's sum in shared memory.
define ptx_kernel void @shared_sum(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %clear, label %go
clear:
  store i32 0, ptr addrspace(3) @slot
  br label %go
go:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = atomicrmw add ptr addrspace(3) @slot, i32 %t syncscope("block") monotonic
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @slot
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %b, %w
  %i = add i32 %m, %t
  %q = getelementptr i32, ptr %out, i32 %i
  store i32 %v, ptr %q
  ret void
}
