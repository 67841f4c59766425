; Where variables are, and what casts between address spaces keep.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal constant [64 x i64] zeroinitializer, align 32
@asked = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@s = internal addrspace(3) global [4 x i32] zeroinitializer, align 16
@dynamic = external addrspace(3) global [0 x i32], align 16
@g = internal global i32 1

; Constants are in global memory, but where the source asks for the other.
; constants not: \.const\.[^;]*table
; constants: ld\.const\.[bu]32
define ptx_kernel void @constants(ptr %p, i32 %i) {
  %f = getelementptr i32, ptr addrspace(4) @asked, i32 %i
  %w = load i32, ptr addrspace(4) %f
  %e = getelementptr i64, ptr @table, i32 %w
  %v = load volatile i64, ptr %e
  store i64 %v, ptr %p
  ret void
}

; shared: st\.shared\.[bu]32
; shared: st\.shared\.[bu]32
; shared: ld\.shared\.[bu]32
; shared not: = \{
define ptx_kernel void @shared(ptr %p, i32 %i) {
  %a = getelementptr i32, ptr addrspace(3) @dynamic, i32 %i
  store i32 1, ptr addrspace(3) %a
  %e = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %e
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr %p
  ret void
}

; casts: st(\.volatile)?\.global\.[bu]32
; casts: (st(\.volatile)?\.shared\.[bu]64|cvta\.shared)
; casts: st(\.volatile)?\.shared\.[bu]32
define ptx_kernel void @casts(ptr %p, ptr addrspace(1) %q, ptr addrspace(3) %t) {
  %pg = addrspacecast ptr %p to ptr addrspace(1)
  store volatile i32 1, ptr addrspace(1) %pg
  %ti = ptrtoint ptr addrspace(3) %t to i64
  %tj = inttoptr i64 %ti to ptr addrspace(3)
  store volatile i64 %ti, ptr addrspace(3) %tj
  %t32 = ptrtoint ptr addrspace(3) %t to i32
  %tk = inttoptr i32 %t32 to ptr addrspace(3)
  store volatile i32 %t32, ptr addrspace(3) %tk
  ret void
}

; What may be in either stays generic.
; either: cvta\.(shared|global)
; either: cvta\.(shared|global)
; either: st\.[bu]32
define ptx_kernel void @either(ptr %p, i32 %b) {
  %c = icmp eq i32 %b, 0
  %a = select i1 %c, ptr @g, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 5, ptr %a
  ret void
}

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i1 @llvm.is.constant.i32(i32)

; hints: st\.global\.[bu]32
; hints: st\.global\.[bu]64 [^;]*, (-1|%rd)
; hints not: call
define ptx_kernel void @hints(ptr %p, i64 %m, i32 %n) {
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %m)
  %r = call ptr @llvm.launder.invariant.group.p0(ptr %q)
  %t = call ptr @llvm.strip.invariant.group.p0(ptr %r)
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %t)
  call void @llvm.invariant.end.p0(ptr %i, i64 4, ptr %t)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  store i32 1, ptr %t
  %k = call i1 @llvm.is.constant.i32(i32 %n)
  %least = zext i1 %k to i64
  %size = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  %o = or i64 %size, %least
  store i64 %o, ptr %p
  ret void
}

; vectors: (ld\.global\.(v4\.[bfu]32|v2\.b64))
; vectors: (st\.global\.(v4\.[bfu]32|v2\.b64))
define ptx_kernel void @vectors(ptr %a, ptr %b) {
  %v = load <4 x float>, ptr %a, align 16
  store <4 x float> %v, ptr %b, align 16
  ret void
}

; unaligned_vectors not: (ld|st)\.global\.(v[248]\.|b64|u64)
; unaligned_vectors: ld\.global
define ptx_kernel void @unaligned_vectors(ptr %a, ptr %b) {
  %v = load <4 x float>, ptr %a, align 4
  store <4 x float> %v, ptr %b, align 4
  ret void
}

; volatile_vectors: ld\.volatile\.global\.v2\.[bu]64
; volatile_vectors: st\.volatile\.global\.v2\.[bu]64
define ptx_kernel void @volatile_vectors(ptr %a, ptr %b) {
  %v = load volatile <2 x i64>, ptr %a, align 16
  store volatile <2 x i64> %v, ptr %b, align 16
  ret void
}

; invariant: ld\.global\.nc\.v4
define ptx_kernel void @invariant(ptr %a, ptr %b) {
  %v = load <4 x i32>, ptr %a, align 16, !invariant.load !0
  store <4 x i32> %v, ptr %b, align 16, !nontemporal !1
  ret void
}
!0 = !{}
!1 = !{i32 1}
