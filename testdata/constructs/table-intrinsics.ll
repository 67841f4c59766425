; Intrinsics that are not arithmetic.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare double @llvm.nvvm.atomic.load.add.f64.p0(ptr, double)
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)
declare i1 @llvm.is.constant.i32(i32)
declare i32 @llvm.expect.i32(i32, i32)
declare i32 @llvm.nvvm.activemask()
declare i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
declare i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i64 @llvm.readcyclecounter()
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.assume(i1)
declare void @llvm.debugtrap()
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.membar.gl()
declare void @llvm.nvvm.membar.sys()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.sideeffect()
declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)

; vector_reduce_add_v4i32 construct: llvm.vector.reduce.add.v4i32
; vector_reduce_add_v4i32: add\.s32
; vector_reduce_add_v4i32: add\.s32
; vector_reduce_add_v4i32: add\.s32
define ptx_kernel void @vector_reduce_add_v4i32(ptr %out, <4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a0)
  store i32 %r, ptr %out
  ret void
}

; experimental_vector_reduce_add_i32_v4i32 construct: llvm.experimental.vector.reduce.add.i32.v4i32
; experimental_vector_reduce_add_i32_v4i32: add\.s32
; experimental_vector_reduce_add_i32_v4i32: add\.s32
; experimental_vector_reduce_add_i32_v4i32: add\.s32
define ptx_kernel void @experimental_vector_reduce_add_i32_v4i32(ptr %out, <4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a)
  %s = shl i32 %r, 1
  store i32 %s, ptr %out
  ret void
}

; masked_load_v4i32_p0v4i32 construct: llvm.masked.load.v4i32.p0v4i32
; masked_load_v4i32_p0v4i32: bra
; masked_load_v4i32_p0v4i32: ld\.global\.[ub]32
define ptx_kernel void @masked_load_v4i32_p0v4i32(ptr %p, ptr %out, <4 x i32> %m) {
  %c = icmp slt <4 x i32> %m, zeroinitializer
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> %c, <4 x i32> %m)
  store <4 x i32> %r, ptr %out
  ret void
}

; nvvm_barrier0 construct: llvm.nvvm.barrier0
; nvvm_barrier0: bar\.sync\s+0;
define ptx_kernel void @nvvm_barrier0(ptr %p) {
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr %p
  ret void
}

; nvvm_barrier_cta_sync_aligned_all construct: llvm.nvvm.barrier.cta.sync.aligned.all
; nvvm_barrier_cta_sync_aligned_all: bar(?:rier)?\.(?:cta\.)?sync(?:\.aligned)?\s
define ptx_kernel void @nvvm_barrier_cta_sync_aligned_all(ptr %p) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 3)
  store i32 1, ptr %p
  ret void
}

; nvvm_barrier_sync construct: llvm.nvvm.barrier.sync
; nvvm_barrier_sync: barrier\.sync
define ptx_kernel void @nvvm_barrier_sync(ptr %p, i32 %i) {
  call void @llvm.nvvm.barrier.sync(i32 %i)
  store i32 1, ptr %p
  ret void
}

; nvvm_membar_gl construct: llvm.nvvm.membar.gl
; nvvm_membar_gl: membar\.gl
define ptx_kernel void @nvvm_membar_gl(ptr %p) {
  call void @llvm.nvvm.membar.gl()
  store i32 1, ptr %p
  ret void
}

; nvvm_membar_cta construct: llvm.nvvm.membar.cta
; nvvm_membar_cta: membar\.cta
define ptx_kernel void @nvvm_membar_cta(ptr %p) {
  call void @llvm.nvvm.membar.cta()
  store i32 1, ptr %p
  ret void
}

; nvvm_membar_sys construct: llvm.nvvm.membar.sys
; nvvm_membar_sys: membar\.sys
define ptx_kernel void @nvvm_membar_sys(ptr %p) {
  call void @llvm.nvvm.membar.sys()
  store i32 1, ptr %p
  ret void
}

; trap construct: llvm.trap
; trap: trap
define ptx_kernel void @trap(ptr %p) {
  call void @llvm.trap()
  unreachable
}

; debugtrap construct: llvm.debugtrap
; debugtrap[llvm7]: trap
; debugtrap[llvm19]: brkpt
define ptx_kernel void @debugtrap(ptr %p) {
  call void @llvm.debugtrap()
  store i32 1, ptr %p
  ret void
}

; ubsantrap construct: llvm.ubsantrap
; ubsantrap: trap
define ptx_kernel void @ubsantrap(ptr %p) {
  call void @llvm.ubsantrap(i8 3)
  unreachable
}

; assume construct: llvm.assume
; assume: st\.global
define ptx_kernel void @assume(ptr %p, i1 %c) {
  call void @llvm.assume(i1 %c)
  store i32 1, ptr %p
  ret void
}

; expect_i32 construct: llvm.expect.i32
; expect_i32: st\.global
define ptx_kernel void @expect_i32(ptr %out, i32 %a0) {
  %r = call i32 @llvm.expect.i32(i32 %a0, i32 3)
  store i32 %r, ptr %out
  ret void
}

; readcyclecounter construct: llvm.readcyclecounter
; readcyclecounter: %clock64
define ptx_kernel void @readcyclecounter(ptr %out) {
  %r = call i64 @llvm.readcyclecounter()
  store i64 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_tid_x construct: llvm.nvvm.read.ptx.sreg.tid.x
; nvvm_read_ptx_sreg_tid_x: %tid
define ptx_kernel void @nvvm_read_ptx_sreg_tid_x(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_warpsize construct: llvm.nvvm.read.ptx.sreg.warpsize
; nvvm_read_ptx_sreg_warpsize: WARP_SZ|\b32;|, 32
define ptx_kernel void @nvvm_read_ptx_sreg_warpsize(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  store i32 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_laneid construct: llvm.nvvm.read.ptx.sreg.laneid
; nvvm_read_ptx_sreg_laneid: %laneid
define ptx_kernel void @nvvm_read_ptx_sreg_laneid(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  store i32 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_clock64 construct: llvm.nvvm.read.ptx.sreg.clock64
; nvvm_read_ptx_sreg_clock64: %clock64
; nvvm_read_ptx_sreg_clock64: %clock64
; nvvm_read_ptx_sreg_clock64: sub
define ptx_kernel void @nvvm_read_ptx_sreg_clock64(ptr %out) {
  %before = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %after = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %r = sub i64 %after, %before
  store i64 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_globaltimer construct: llvm.nvvm.read.ptx.sreg.globaltimer
; nvvm_read_ptx_sreg_globaltimer: %globaltimer
define ptx_kernel void @nvvm_read_ptx_sreg_globaltimer(ptr %out) {
  %r = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  store i64 %r, ptr %out
  ret void
}

; nvvm_shfl_sync_bfly_i32 construct: llvm.nvvm.shfl.sync.bfly.i32
; nvvm_shfl_sync_bfly_i32: shfl\.sync\.bfly\.b32
define ptx_kernel void @nvvm_shfl_sync_bfly_i32(ptr %out, i32 %a0, i32 %a1, i32 %a2, i32 %a3) {
  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3)
  store i32 %r, ptr %out
  ret void
}

; nvvm_vote_ballot_sync construct: llvm.nvvm.vote.ballot.sync
; nvvm_vote_ballot_sync: vote\.sync\.ballot\.b32
define ptx_kernel void @nvvm_vote_ballot_sync(ptr %out, i32 %a0, i1 %a1) {
  %r = call i32 @llvm.nvvm.vote.ballot.sync(i32 %a0, i1 %a1)
  store i32 %r, ptr %out
  ret void
}

; nvvm_activemask construct: llvm.nvvm.activemask
; nvvm_activemask: activemask\.b32
define ptx_kernel void @nvvm_activemask(ptr %out) {
  %r = call i32 @llvm.nvvm.activemask()
  store i32 %r, ptr %out
  ret void
}

; nvvm_ldg_global_i_i32_p1i32 construct: llvm.nvvm.ldg.global.i.i32.p1i32
; nvvm_ldg_global_i_i32_p1i32: ld\.global\.nc\.[ub]32
define ptx_kernel void @nvvm_ldg_global_i_i32_p1i32(ptr addrspace(1) %p, ptr %out) {
  %r = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  store i32 %r, ptr %out
  ret void
}

; nvvm_atomic_load_add_f32_p0f32 construct: llvm.nvvm.atomic.load.add.f32.p0f32
; nvvm_atomic_load_add_f32_p0f32: atom\.[\w.]*(?:cas\.b32|add\.f32)
define ptx_kernel void @nvvm_atomic_load_add_f32_p0f32(ptr %p, ptr %out, float %v) {
  %r = call float @llvm.nvvm.atomic.load.add.f32.p0(ptr %p, float %v)
  store float %r, ptr %out
  ret void
}

; nvvm_atomic_load_add_f64_p0f64 construct: llvm.nvvm.atomic.load.add.f64.p0f64
; nvvm_atomic_load_add_f64_p0f64: atom\.[\w.]*(?:cas\.b32|add\.f64)
define ptx_kernel void @nvvm_atomic_load_add_f64_p0f64(ptr %p, ptr %out, double %v) {
  %r = call double @llvm.nvvm.atomic.load.add.f64.p0(ptr %p, double %v)
  store double %r, ptr %out
  ret void
}

; lifetime_start_p0i8 construct: llvm.lifetime.start.p0i8
; lifetime_start_p0i8: st\.global
define ptx_kernel void @lifetime_start_p0i8(ptr %p) {
  %s = alloca i32
  call void @llvm.lifetime.start.p0(ptr %s)
  store volatile i32 5, ptr %s
  %x = load volatile i32, ptr %s
  store i32 %x, ptr %p
  ret void
}

; memcpy_p0i8_p0i8_i64 construct: llvm.memcpy.p0i8.p0i8.i64
; memcpy_p0i8_p0i8_i64: ld\.global\.[ub]8
; memcpy_p0i8_p0i8_i64: st\.global\.[ub]8
define ptx_kernel void @memcpy_p0i8_p0i8_i64(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}

; memcpy_p0_p0_i64 construct: llvm.memcpy.p0.p0.i64
; memcpy_p0_p0_i64: ld\.global\.[ub]8
; memcpy_p0_p0_i64: st\.global\.[ub]8
define ptx_kernel void @memcpy_p0_p0_i64(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}

; memmove_p0i8_p0i8_i64 construct: llvm.memmove.p0i8.p0i8.i64
; memmove_p0i8_p0i8_i64: ld\.global\.[ub]8
; memmove_p0i8_p0i8_i64: st\.global\.[ub]8
define ptx_kernel void @memmove_p0i8_p0i8_i64(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}

; memset_p0i8_i64 construct: llvm.memset.p0i8.i64
; memset_p0i8_i64: st\.global\.[ub]8
define ptx_kernel void @memset_p0i8_i64(ptr %p, i8 %b, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 %n, i1 false)
  ret void
}

; objectsize_i64_p0i8 construct: llvm.objectsize.i64.p0i8
; objectsize_i64_p0i8: -1
define ptx_kernel void @objectsize_i64_p0i8(ptr %p, ptr %q) {
  %r = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  store i64 %r, ptr %p
  ret void
}

; objectsize_i64_p0 construct: llvm.objectsize.i64.p0
; objectsize_i64_p0: -1
define ptx_kernel void @objectsize_i64_p0(ptr %p, ptr %q) {
  %r = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  store i64 %r, ptr %p
  ret void
}

; prefetch construct: llvm.prefetch
; prefetch: st\.global
define ptx_kernel void @prefetch(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  store i32 1, ptr %p
  ret void
}

; prefetch_p0 construct: llvm.prefetch.p0
; prefetch_p0: st\.global
define ptx_kernel void @prefetch_p0(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  store i32 1, ptr %p
  ret void
}

; is_constant_i32 construct: llvm.is.constant.i32
; is_constant_i32: st\.global
define ptx_kernel void @is_constant_i32(ptr %p, i32 %a) {
  %c = call i1 @llvm.is.constant.i32(i32 %a)
  %r = zext i1 %c to i32
  store i32 %r, ptr %p
  ret void
}

; sideeffect construct: llvm.sideeffect
; sideeffect: (\$L__BB\w+):\s*bra\.uni
define ptx_kernel void @sideeffect(ptr %p) {
  store i32 1, ptr %p
  br label %l
l:
  call void @llvm.sideeffect()
  br label %l
dead:
  ret void
}

; experimental_noalias_scope_decl construct: llvm.experimental.noalias.scope.decl
; experimental_noalias_scope_decl: st\.global
define ptx_kernel void @experimental_noalias_scope_decl(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  store i32 1, ptr %p, !alias.scope !0
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"domain"}

; nvvm_atomic_add_gen_i_sys_i32_p0i32 construct: llvm.nvvm.atomic.add.gen.i.sys.i32.p0i32
; nvvm_atomic_add_gen_i_sys_i32_p0i32: atom(?:\.\w+)*\.add\.[us]32
define ptx_kernel void @nvvm_atomic_add_gen_i_sys_i32_p0i32(ptr %p, ptr %out, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr %p, i32 %v)
  store i32 %r, ptr %out
  ret void
}

; stacksave construct: llvm.stacksave
; stacksave: stacksave\.u64
; stacksave: alloca\.u64
; stacksave: stackrestore\.u64
define ptx_kernel void @stacksave(ptr %p, i32 %n) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i32 %n
  store volatile i32 5, ptr %a
  call void @llvm.stackrestore.p0(ptr %s)
  store i32 1, ptr %p
  ret void
}

; stacksave_p0 construct: llvm.stacksave.p0
; stacksave_p0: stacksave\.u64
; stacksave_p0: alloca\.u64
; stacksave_p0: stackrestore\.u64
define ptx_kernel void @stacksave_p0(ptr %p, i32 %n) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i32 %n
  store volatile i32 5, ptr %a
  call void @llvm.stackrestore.p0(ptr %s)
  store i32 1, ptr %p
  ret void
}
