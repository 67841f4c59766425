; All of core::arch::nvptx, and intrinsics that not every libNVVM knows.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@barrier = internal addrspace(3) global i64 undef

declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare void @llvm.trap()
declare i32 @vprintf(ptr, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @__assertfail(ptr, ptr, i32, ptr, i64)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>)
declare <2 x half> @llvm.minimumnum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.minimum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.maximumnum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.maximum.v2f16(<2 x half>, <2 x half>)
declare void @llvm.nvvm.mbarrier.init(ptr, i32)
declare void @llvm.nvvm.mbarrier.inval(ptr)
declare i64 @llvm.nvvm.mbarrier.arrive(ptr)
declare i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr, i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop(ptr)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr, i32)
declare i1 @llvm.nvvm.mbarrier.test.wait(ptr, i64)
declare void @llvm.nvvm.cp.async.mbarrier.arrive(ptr)
declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc(ptr)
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3))
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3))
declare i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.shared(ptr addrspace(3))
declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3), i64)
declare void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3))
declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3))
declare i32 @llvm.nvvm.mbarrier.pending.count(i64)
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
declare { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32, float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32, float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32, float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32, float, i32, i32)
declare i32 @llvm.nvvm.idp4a.s.s(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.s.s(i32, i32, i1, i32)
declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.s.u(i32, i32, i1, i32)
declare i32 @llvm.nvvm.idp4a.u.s(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.u.s(i32, i32, i1, i32)
declare i32 @llvm.nvvm.idp4a.u.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.u.u(i32, i32, i1, i32)
declare bfloat @llvm.nvvm.f2bf16.rn(float)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float)
declare <2 x half> @llvm.nvvm.ff2f16x2.rn(float, float)
declare bfloat @llvm.nvvm.f2bf16.rz(float)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz(float, float)
declare <2 x half> @llvm.nvvm.ff2f16x2.rz(float, float)
declare bfloat @llvm.nvvm.f2bf16.rn.relu(float)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn.relu(float, float)
declare <2 x half> @llvm.nvvm.ff2f16x2.rn.relu(float, float)
declare bfloat @llvm.nvvm.f2bf16.rz.relu(float)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz.relu(float, float)
declare <2 x half> @llvm.nvvm.ff2f16x2.rz.relu(float, float)
declare float @llvm.nvvm.tanh.approx.f32(float)
declare half @llvm.nvvm.ex2.approx.f16(half)
declare <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half>)
declare double @llvm.nvvm.ex2.approx.d(double)
declare double @llvm.nvvm.lg2.approx.d(double)
declare half @llvm.nvvm.fabs.f16(half)
declare half @llvm.nvvm.fabs.ftz.f16(half)
declare <2 x half> @llvm.nvvm.fabs.v2f16(<2 x half>)
declare bfloat @llvm.nvvm.fabs.bf16(bfloat)
declare half @llvm.nvvm.fma.rn.f16(half, half, half)
declare <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.fma.rn.bf16(bfloat, bfloat, bfloat)
declare <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>)
declare half @llvm.nvvm.fma.rn.ftz.f16(half, half, half)
declare <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare half @llvm.nvvm.fma.rn.sat.f16(half, half, half)
declare <2 x half> @llvm.nvvm.fma.rn.sat.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare half @llvm.nvvm.fma.rn.ftz.sat.f16(half, half, half)
declare <2 x half> @llvm.nvvm.fma.rn.ftz.sat.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare half @llvm.nvvm.fma.rn.relu.f16(half, half, half)
declare <2 x half> @llvm.nvvm.fma.rn.relu.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.fma.rn.relu.bf16(bfloat, bfloat, bfloat)
declare <2 x bfloat> @llvm.nvvm.fma.rn.relu.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>)
declare half @llvm.nvvm.fma.rn.ftz.relu.f16(half, half, half)
declare <2 x half> @llvm.nvvm.fma.rn.ftz.relu.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare half @llvm.nvvm.fmin.f16(half, half)
declare <2 x half> @llvm.nvvm.fmin.f16x2(<2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.fmin.bf16(bfloat, bfloat)
declare <2 x bfloat> @llvm.nvvm.fmin.bf16x2(<2 x bfloat>, <2 x bfloat>)
declare half @llvm.nvvm.fmin.ftz.f16(half, half)
declare <2 x half> @llvm.nvvm.fmin.ftz.f16x2(<2 x half>, <2 x half>)
declare half @llvm.nvvm.fmin.nan.f16(half, half)
declare <2 x half> @llvm.nvvm.fmin.nan.f16x2(<2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.fmin.nan.bf16(bfloat, bfloat)
declare <2 x bfloat> @llvm.nvvm.fmin.nan.bf16x2(<2 x bfloat>, <2 x bfloat>)
declare half @llvm.nvvm.fmin.ftz.nan.f16(half, half)
declare <2 x half> @llvm.nvvm.fmin.ftz.nan.f16x2(<2 x half>, <2 x half>)
declare half @llvm.nvvm.fmin.xorsign.abs.f16(half, half)
declare <2 x half> @llvm.nvvm.fmin.xorsign.abs.f16x2(<2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.fmin.xorsign.abs.bf16(bfloat, bfloat)
declare <2 x bfloat> @llvm.nvvm.fmin.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>)
declare half @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16(half, half)
declare <2 x half> @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16x2(<2 x half>, <2 x half>)
declare half @llvm.nvvm.fmax.f16(half, half)
declare <2 x half> @llvm.nvvm.fmax.f16x2(<2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.fmax.bf16(bfloat, bfloat)
declare <2 x bfloat> @llvm.nvvm.fmax.bf16x2(<2 x bfloat>, <2 x bfloat>)
declare half @llvm.nvvm.fmax.ftz.f16(half, half)
declare <2 x half> @llvm.nvvm.fmax.ftz.f16x2(<2 x half>, <2 x half>)
declare half @llvm.nvvm.fmax.nan.f16(half, half)
declare <2 x half> @llvm.nvvm.fmax.nan.f16x2(<2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.fmax.nan.bf16(bfloat, bfloat)
declare <2 x bfloat> @llvm.nvvm.fmax.nan.bf16x2(<2 x bfloat>, <2 x bfloat>)
declare half @llvm.nvvm.fmax.ftz.nan.f16(half, half)
declare <2 x half> @llvm.nvvm.fmax.ftz.nan.f16x2(<2 x half>, <2 x half>)
declare half @llvm.nvvm.fmax.xorsign.abs.f16(half, half)
declare <2 x half> @llvm.nvvm.fmax.xorsign.abs.f16x2(<2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.fmax.xorsign.abs.bf16(bfloat, bfloat)
declare <2 x bfloat> @llvm.nvvm.fmax.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>)
declare half @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16(half, half)
declare <2 x half> @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16x2(<2 x half>, <2 x half>)
declare i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr, i32)

; _syncthreads construct: _syncthreads
; _syncthreads: bar(?:rier)?\.sync\s+0
define ptx_kernel void @_syncthreads(ptr %p) {
  store volatile i32 1, ptr %p
  call void @llvm.nvvm.barrier0()
  store volatile i32 2, ptr %p
  ret void
}

; _block_dim_x construct: _block_dim_x
; _block_dim_x: mov\.u32\s+%r\d+, %ntid\.x;
define ptx_kernel void @_block_dim_x(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %r, ptr %p
  ret void
}

; _block_dim_y construct: _block_dim_y
; _block_dim_y: mov\.u32\s+%r\d+, %ntid\.y;
define ptx_kernel void @_block_dim_y(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  store i32 %r, ptr %p
  ret void
}

; _block_dim_z construct: _block_dim_z
; _block_dim_z: mov\.u32\s+%r\d+, %ntid\.z;
define ptx_kernel void @_block_dim_z(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  store i32 %r, ptr %p
  ret void
}

; _block_idx_x construct: _block_idx_x
; _block_idx_x: mov\.u32\s+%r\d+, %ctaid\.x;
define ptx_kernel void @_block_idx_x(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %r, ptr %p
  ret void
}

; _block_idx_y construct: _block_idx_y
; _block_idx_y: mov\.u32\s+%r\d+, %ctaid\.y;
define ptx_kernel void @_block_idx_y(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  store i32 %r, ptr %p
  ret void
}

; _block_idx_z construct: _block_idx_z
; _block_idx_z: mov\.u32\s+%r\d+, %ctaid\.z;
define ptx_kernel void @_block_idx_z(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  store i32 %r, ptr %p
  ret void
}

; _grid_dim_x construct: _grid_dim_x
; _grid_dim_x: mov\.u32\s+%r\d+, %nctaid\.x;
define ptx_kernel void @_grid_dim_x(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  store i32 %r, ptr %p
  ret void
}

; _grid_dim_y construct: _grid_dim_y
; _grid_dim_y: mov\.u32\s+%r\d+, %nctaid\.y;
define ptx_kernel void @_grid_dim_y(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  store i32 %r, ptr %p
  ret void
}

; _grid_dim_z construct: _grid_dim_z
; _grid_dim_z: mov\.u32\s+%r\d+, %nctaid\.z;
define ptx_kernel void @_grid_dim_z(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  store i32 %r, ptr %p
  ret void
}

; _thread_idx_x construct: _thread_idx_x
; _thread_idx_x: mov\.u32\s+%r\d+, %tid\.x;
define ptx_kernel void @_thread_idx_x(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %r, ptr %p
  ret void
}

; _thread_idx_y construct: _thread_idx_y
; _thread_idx_y: mov\.u32\s+%r\d+, %tid\.y;
define ptx_kernel void @_thread_idx_y(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %r, ptr %p
  ret void
}

; _thread_idx_z construct: _thread_idx_z
; _thread_idx_z: mov\.u32\s+%r\d+, %tid\.z;
define ptx_kernel void @_thread_idx_z(ptr %p) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  store i32 %r, ptr %p
  ret void
}

; arch_trap construct: trap
; arch_trap: trap;
; arch_trap: exit;
define ptx_kernel void @arch_trap(ptr %p) {
  call void @llvm.trap()
  unreachable
}

; arch_vprintf construct: vprintf
; arch_vprintf: call\.uni[^;]*\bvprintf\b
; arch_vprintf ptx: \.extern \.func\s+\(\.param \.b32 \w+\)\s+vprintf
define ptx_kernel void @arch_vprintf(ptr %p, ptr %f) {
  %r = call i32 @vprintf(ptr %f, ptr null)
  store i32 %r, ptr %p
  ret void
}

; arch_malloc construct: malloc
; arch_malloc: call\.uni[^;]*\bmalloc\b
define ptx_kernel void @arch_malloc(ptr %p, i64 %n) {
  %r = call ptr @malloc(i64 %n)
  store ptr %r, ptr %p
  ret void
}

; arch_free construct: free
; arch_free: call\.uni[^;]*\bfree\b
define ptx_kernel void @arch_free(ptr %p) {
  call void @free(ptr %p)
  ret void
}

; arch_assert_fail construct: __assert_fail
; arch_assert_fail: call\.uni[^;]*\b__assertfail\b
define ptx_kernel void @arch_assert_fail(ptr %m, ptr %f, i32 %l, ptr %n) {
  call void @__assertfail(ptr %m, ptr %f, i32 %l, ptr %n, i64 1)
  ret void
}

; f16x2_add construct: f16x2_add
; f16x2_add: add\.rn\.f16
define ptx_kernel void @f16x2_add(ptr %p, ptr %q) {
  %x = load <2 x half>, ptr %p, align 4
  %y = load <2 x half>, ptr %q, align 4
  %r = fadd <2 x half> %x, %y
  store <2 x half> %r, ptr %p, align 4
  ret void
}

; f16x2_sub construct: f16x2_sub
; f16x2_sub: sub\.rn\.f16
define ptx_kernel void @f16x2_sub(ptr %p, ptr %q) {
  %x = load <2 x half>, ptr %p, align 4
  %y = load <2 x half>, ptr %q, align 4
  %r = fsub <2 x half> %x, %y
  store <2 x half> %r, ptr %p, align 4
  ret void
}

; f16x2_mul construct: f16x2_mul
; f16x2_mul: mul\.rn\.f16
define ptx_kernel void @f16x2_mul(ptr %p, ptr %q) {
  %x = load <2 x half>, ptr %p, align 4
  %y = load <2 x half>, ptr %q, align 4
  %r = fmul <2 x half> %x, %y
  store <2 x half> %r, ptr %p, align 4
  ret void
}

; f16x2_fma construct: f16x2_fma
; f16x2_fma: fma\.rn\.f16
define ptx_kernel void @f16x2_fma(ptr %p, ptr %q, ptr %s) {
  %x = load <2 x half>, ptr %p, align 4
  %y = load <2 x half>, ptr %q, align 4
  %z = load <2 x half>, ptr %s, align 4
  %r = call <2 x half> @llvm.fma.v2f16(<2 x half> %x, <2 x half> %y, <2 x half> %z)
  store <2 x half> %r, ptr %p, align 4
  ret void
}

; f16x2_neg construct: f16x2_neg
; f16x2_neg: xor\.b(?:16|32)|neg\.f16
define ptx_kernel void @f16x2_neg(ptr %p) {
  %x = load <2 x half>, ptr %p, align 4
  %r = fneg <2 x half> %x
  store <2 x half> %r, ptr %p, align 4
  ret void
}

; f16x2_min construct: f16x2_min
; f16x2_min: min\.f(?:16|32)
define ptx_kernel void @f16x2_min(ptr %p, ptr %q) {
  %x = load <2 x half>, ptr %p, align 4
  %y = load <2 x half>, ptr %q, align 4
  %r = call nsz <2 x half> @llvm.minimumnum.v2f16(<2 x half> %x, <2 x half> %y)
  store <2 x half> %r, ptr %p, align 4
  ret void
}

; f16x2_min_nan construct: f16x2_min_nan
; f16x2_min_nan: setp\.nan|NaN
define ptx_kernel void @f16x2_min_nan(ptr %p, ptr %q) {
  %x = load <2 x half>, ptr %p, align 4
  %y = load <2 x half>, ptr %q, align 4
  %r = call <2 x half> @llvm.minimum.v2f16(<2 x half> %x, <2 x half> %y)
  store <2 x half> %r, ptr %p, align 4
  ret void
}

; f16x2_max construct: f16x2_max
; f16x2_max: max\.f(?:16|32)
define ptx_kernel void @f16x2_max(ptr %p, ptr %q) {
  %x = load <2 x half>, ptr %p, align 4
  %y = load <2 x half>, ptr %q, align 4
  %r = call nsz <2 x half> @llvm.maximumnum.v2f16(<2 x half> %x, <2 x half> %y)
  store <2 x half> %r, ptr %p, align 4
  ret void
}

; f16x2_max_nan construct: f16x2_max_nan
; f16x2_max_nan: setp\.nan|NaN
define ptx_kernel void @f16x2_max_nan(ptr %p, ptr %q) {
  %x = load <2 x half>, ptr %p, align 4
  %y = load <2 x half>, ptr %q, align 4
  %r = call <2 x half> @llvm.maximum.v2f16(<2 x half> %x, <2 x half> %y)
  store <2 x half> %r, ptr %p, align 4
  ret void
}

; nvvm_mbarrier_init construct: llvm.nvvm.mbarrier.init
; nvvm_mbarrier_init: mbarrier\.init\.b64
define ptx_kernel void @nvvm_mbarrier_init(ptr %out, ptr %a0, i32 %a1) {
  call void @llvm.nvvm.mbarrier.init(ptr %a0, i32 %a1)
  ret void
}

; nvvm_mbarrier_inval construct: llvm.nvvm.mbarrier.inval
; nvvm_mbarrier_inval: mbarrier\.inval\.b64
define ptx_kernel void @nvvm_mbarrier_inval(ptr %out, ptr %a0) {
  call void @llvm.nvvm.mbarrier.inval(ptr %a0)
  ret void
}

; nvvm_mbarrier_arrive construct: llvm.nvvm.mbarrier.arrive
; nvvm_mbarrier_arrive: mbarrier\.arrive\.b64
define ptx_kernel void @nvvm_mbarrier_arrive(ptr %out, ptr %a0) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive(ptr %a0)
  store i64 %r, ptr %out
  ret void
}

; nvvm_mbarrier_arrive_noComplete construct: llvm.nvvm.mbarrier.arrive.noComplete
; nvvm_mbarrier_arrive_noComplete: mbarrier\.arrive\.noComplete\.b64
define ptx_kernel void @nvvm_mbarrier_arrive_noComplete(ptr %out, ptr %a0, i32 %a1) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr %a0, i32 %a1)
  store i64 %r, ptr %out
  ret void
}

; nvvm_mbarrier_arrive_drop construct: llvm.nvvm.mbarrier.arrive.drop
; nvvm_mbarrier_arrive_drop: mbarrier\.arrive_drop\.b64
define ptx_kernel void @nvvm_mbarrier_arrive_drop(ptr %out, ptr %a0) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.drop(ptr %a0)
  store i64 %r, ptr %out
  ret void
}

; nvvm_mbarrier_arrive_drop_noComplete construct: llvm.nvvm.mbarrier.arrive.drop.noComplete
; nvvm_mbarrier_arrive_drop_noComplete: mbarrier\.arrive_drop\.noComplete\.b64
define ptx_kernel void @nvvm_mbarrier_arrive_drop_noComplete(ptr %out, ptr %a0, i32 %a1) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr %a0, i32 %a1)
  store i64 %r, ptr %out
  ret void
}

; nvvm_mbarrier_test_wait construct: llvm.nvvm.mbarrier.test.wait
; nvvm_mbarrier_test_wait: mbarrier\.test_wait\.b64
define ptx_kernel void @nvvm_mbarrier_test_wait(ptr %out) {
  %b = addrspacecast ptr addrspace(3) @barrier to ptr
  call void @llvm.nvvm.mbarrier.init(ptr %b, i32 1)
  %s = call i64 @llvm.nvvm.mbarrier.arrive(ptr %b)
  br label %wait
wait:
  %c = call i1 @llvm.nvvm.mbarrier.test.wait(ptr %b, i64 %s)
  br i1 %c, label %done, label %wait
done:
  store i32 1, ptr %out
  ret void
}

; nvvm_cp_async_mbarrier_arrive construct: llvm.nvvm.cp.async.mbarrier.arrive
; nvvm_cp_async_mbarrier_arrive: cp\.async\.mbarrier\.arrive\.b64
define ptx_kernel void @nvvm_cp_async_mbarrier_arrive(ptr %out, ptr %a0) {
  call void @llvm.nvvm.cp.async.mbarrier.arrive(ptr %a0)
  ret void
}

; nvvm_cp_async_mbarrier_arrive_noinc construct: llvm.nvvm.cp.async.mbarrier.arrive.noinc
; nvvm_cp_async_mbarrier_arrive_noinc: cp\.async\.mbarrier\.arrive\.noinc\.b64
define ptx_kernel void @nvvm_cp_async_mbarrier_arrive_noinc(ptr %out, ptr %a0) {
  call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc(ptr %a0)
  ret void
}

; nvvm_mbarrier_init_shared construct: llvm.nvvm.mbarrier.init.shared
; nvvm_mbarrier_init_shared: mbarrier\.init\.shared(?:::cta)?\.b64
define ptx_kernel void @nvvm_mbarrier_init_shared(ptr %out, ptr addrspace(3) %a0, i32 %a1) {
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %a0, i32 %a1)
  ret void
}

; nvvm_mbarrier_inval_shared construct: llvm.nvvm.mbarrier.inval.shared
; nvvm_mbarrier_inval_shared: mbarrier\.inval\.shared(?:::cta)?\.b64
define ptx_kernel void @nvvm_mbarrier_inval_shared(ptr %out, ptr addrspace(3) %a0) {
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) %a0)
  ret void
}

; nvvm_mbarrier_arrive_shared construct: llvm.nvvm.mbarrier.arrive.shared
; nvvm_mbarrier_arrive_shared: mbarrier\.arrive\.shared(?:::cta)?\.b64
define ptx_kernel void @nvvm_mbarrier_arrive_shared(ptr %out, ptr addrspace(3) %a0) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %a0)
  store i64 %r, ptr %out
  ret void
}

; nvvm_mbarrier_arrive_noComplete_shared construct: llvm.nvvm.mbarrier.arrive.noComplete.shared
; nvvm_mbarrier_arrive_noComplete_shared: mbarrier\.arrive\.noComplete\.shared(?:::cta)?\.b64
define ptx_kernel void @nvvm_mbarrier_arrive_noComplete_shared(ptr %out, ptr addrspace(3) %a0, i32 %a1) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3) %a0, i32 %a1)
  store i64 %r, ptr %out
  ret void
}

; nvvm_mbarrier_arrive_drop_shared construct: llvm.nvvm.mbarrier.arrive.drop.shared
; nvvm_mbarrier_arrive_drop_shared: mbarrier\.arrive_drop\.shared(?:::cta)?\.b64
define ptx_kernel void @nvvm_mbarrier_arrive_drop_shared(ptr %out, ptr addrspace(3) %a0) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.drop.shared(ptr addrspace(3) %a0)
  store i64 %r, ptr %out
  ret void
}

; nvvm_mbarrier_arrive_drop_noComplete_shared construct: llvm.nvvm.mbarrier.arrive.drop.noComplete.shared
; nvvm_mbarrier_arrive_drop_noComplete_shared: mbarrier\.arrive_drop\.noComplete\.shared(?:::cta)?\.b64
define ptx_kernel void @nvvm_mbarrier_arrive_drop_noComplete_shared(ptr %out, ptr addrspace(3) %a0, i32 %a1) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3) %a0, i32 %a1)
  store i64 %r, ptr %out
  ret void
}

; nvvm_mbarrier_test_wait_shared construct: llvm.nvvm.mbarrier.test.wait.shared
; nvvm_mbarrier_test_wait_shared: mbarrier\.test_wait\.shared(?:::cta)?\.b64
define ptx_kernel void @nvvm_mbarrier_test_wait_shared(ptr %out) {
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @barrier, i32 1)
  %s = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @barrier)
  br label %wait
wait:
  %c = call i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3) @barrier, i64 %s)
  br i1 %c, label %done, label %wait
done:
  store i32 1, ptr %out
  ret void
}

; nvvm_cp_async_mbarrier_arrive_shared construct: llvm.nvvm.cp.async.mbarrier.arrive.shared
; nvvm_cp_async_mbarrier_arrive_shared: cp\.async\.mbarrier\.arrive\.shared(?:::cta)?\.b64
define ptx_kernel void @nvvm_cp_async_mbarrier_arrive_shared(ptr %out, ptr addrspace(3) %a0) {
  call void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3) %a0)
  ret void
}

; nvvm_cp_async_mbarrier_arrive_noinc_shared construct: llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared
; nvvm_cp_async_mbarrier_arrive_noinc_shared: cp\.async\.mbarrier\.arrive\.noinc\.shared(?:::cta)?\.b64
define ptx_kernel void @nvvm_cp_async_mbarrier_arrive_noinc_shared(ptr %out, ptr addrspace(3) %a0) {
  call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3) %a0)
  ret void
}

; nvvm_mbarrier_pending_count construct: llvm.nvvm.mbarrier.pending.count
; nvvm_mbarrier_pending_count: mbarrier\.pending_count\.b64
define ptx_kernel void @nvvm_mbarrier_pending_count(ptr %out, i64 %a0) {
  %r = call i32 @llvm.nvvm.mbarrier.pending.count(i64 %a0)
  store i32 %r, ptr %out
  ret void
}

; nvvm_cp_async_wait_group construct: llvm.nvvm.cp.async.wait.group
; nvvm_cp_async_wait_group: cp\.async\.wait_group\s+3;
define ptx_kernel void @nvvm_cp_async_wait_group(ptr %out) {
  call void @llvm.nvvm.cp.async.wait.group(i32 3)
  ret void
}

; nvvm_cp_async_ca_shared_global_4_s construct: llvm.nvvm.cp.async.ca.shared.global.4.s
; nvvm_cp_async_ca_shared_global_4_s: cp\.async\.ca\.shared\.global\s+\[[^\]]*\], \[[^\]]*\], 4, ?%r
define ptx_kernel void @nvvm_cp_async_ca_shared_global_4_s(ptr %out, ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2) {
  call void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2)
  ret void
}

; nvvm_cp_async_ca_shared_global_8_s construct: llvm.nvvm.cp.async.ca.shared.global.8.s
; nvvm_cp_async_ca_shared_global_8_s: cp\.async\.ca\.shared\.global\s+\[[^\]]*\], \[[^\]]*\], 8, ?%r
define ptx_kernel void @nvvm_cp_async_ca_shared_global_8_s(ptr %out, ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2) {
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2)
  ret void
}

; nvvm_cp_async_ca_shared_global_16_s construct: llvm.nvvm.cp.async.ca.shared.global.16.s
; nvvm_cp_async_ca_shared_global_16_s: cp\.async\.ca\.shared\.global\s+\[[^\]]*\], \[[^\]]*\], 16, ?%r
define ptx_kernel void @nvvm_cp_async_ca_shared_global_16_s(ptr %out, ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2) {
  call void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2)
  ret void
}

; nvvm_cp_async_cg_shared_global_16_s construct: llvm.nvvm.cp.async.cg.shared.global.16.s
; nvvm_cp_async_cg_shared_global_16_s: cp\.async\.cg\.shared\.global\s+\[[^\]]*\], \[[^\]]*\], 16, ?%r
define ptx_kernel void @nvvm_cp_async_cg_shared_global_16_s(ptr %out, ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2) {
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2)
  ret void
}

; nvvm_elect_sync construct: llvm.nvvm.elect.sync
; nvvm_elect_sync[llvm19]: elect\.sync
; nvvm_elect_sync refused[llvm7]: needs sm_90 or later
define ptx_kernel void @nvvm_elect_sync(ptr %out, i32 %a0) {
  %s = call { i32, i1 } @llvm.nvvm.elect.sync(i32 %a0)
  %r = extractvalue { i32, i1 } %s, 0
  %c = extractvalue { i32, i1 } %s, 1
  store volatile i32 %r, ptr %out
  store i1 %c, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_clusterid_x construct: llvm.nvvm.read.ptx.sreg.clusterid.x
; nvvm_read_ptx_sreg_clusterid_x[llvm19]: %clusterid
; nvvm_read_ptx_sreg_clusterid_x refused[llvm7]: needs sm_90 or later
define ptx_kernel void @nvvm_read_ptx_sreg_clusterid_x(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
  store i32 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_nclusterid_y construct: llvm.nvvm.read.ptx.sreg.nclusterid.y
; nvvm_read_ptx_sreg_nclusterid_y[llvm19]: %nclusterid
; nvvm_read_ptx_sreg_nclusterid_y refused[llvm7]: needs sm_90 or later
define ptx_kernel void @nvvm_read_ptx_sreg_nclusterid_y(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y()
  store i32 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_cluster_ctaid_z construct: llvm.nvvm.read.ptx.sreg.cluster.ctaid.z
; nvvm_read_ptx_sreg_cluster_ctaid_z[llvm19]: %cluster_ctaid
; nvvm_read_ptx_sreg_cluster_ctaid_z refused[llvm7]: needs sm_90 or later
define ptx_kernel void @nvvm_read_ptx_sreg_cluster_ctaid_z(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z()
  store i32 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_cluster_nctaid_x construct: llvm.nvvm.read.ptx.sreg.cluster.nctaid.x
; nvvm_read_ptx_sreg_cluster_nctaid_x[llvm19]: %cluster_nctaid
; nvvm_read_ptx_sreg_cluster_nctaid_x refused[llvm7]: needs sm_90 or later
define ptx_kernel void @nvvm_read_ptx_sreg_cluster_nctaid_x(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  store i32 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_cluster_ctarank construct: llvm.nvvm.read.ptx.sreg.cluster.ctarank
; nvvm_read_ptx_sreg_cluster_ctarank[llvm19]: %cluster_ctarank
; nvvm_read_ptx_sreg_cluster_ctarank refused[llvm7]: needs sm_90 or later
define ptx_kernel void @nvvm_read_ptx_sreg_cluster_ctarank(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  store i32 %r, ptr %out
  ret void
}

; nvvm_read_ptx_sreg_cluster_nctarank construct: llvm.nvvm.read.ptx.sreg.cluster.nctarank
; nvvm_read_ptx_sreg_cluster_nctarank[llvm19]: %cluster_nctarank
; nvvm_read_ptx_sreg_cluster_nctarank refused[llvm7]: needs sm_90 or later
define ptx_kernel void @nvvm_read_ptx_sreg_cluster_nctarank(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  store i32 %r, ptr %out
  ret void
}

; nvvm_shfl_sync_up_i32p construct: llvm.nvvm.shfl.sync.up.i32p
; nvvm_shfl_sync_up_i32p: shfl\.sync\.up\.b32[^;]*\|%?p
define ptx_kernel void @nvvm_shfl_sync_up_i32p(ptr %out, i32 %a0, i32 %a1, i32 %a2, i32 %a3) {
  %s = call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 %a0, i32 %a1, i32 %a2, i32 %a3)
  %r = extractvalue { i32, i1 } %s, 0
  %c = extractvalue { i32, i1 } %s, 1
  store volatile i32 %r, ptr %out
  store i1 %c, ptr %out
  ret void
}

; nvvm_shfl_sync_up_f32p construct: llvm.nvvm.shfl.sync.up.f32p
; nvvm_shfl_sync_up_f32p: shfl\.sync\.up\.b32[^;]*\|%?p
define ptx_kernel void @nvvm_shfl_sync_up_f32p(ptr %out, i32 %a0, float %a1, i32 %a2, i32 %a3) {
  %s = call { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32 %a0, float %a1, i32 %a2, i32 %a3)
  %r = extractvalue { float, i1 } %s, 0
  %c = extractvalue { float, i1 } %s, 1
  store volatile float %r, ptr %out
  store i1 %c, ptr %out
  ret void
}

; nvvm_shfl_sync_down_i32p construct: llvm.nvvm.shfl.sync.down.i32p
; nvvm_shfl_sync_down_i32p: shfl\.sync\.down\.b32[^;]*\|%?p
define ptx_kernel void @nvvm_shfl_sync_down_i32p(ptr %out, i32 %a0, i32 %a1, i32 %a2, i32 %a3) {
  %s = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %a0, i32 %a1, i32 %a2, i32 %a3)
  %r = extractvalue { i32, i1 } %s, 0
  %c = extractvalue { i32, i1 } %s, 1
  store volatile i32 %r, ptr %out
  store i1 %c, ptr %out
  ret void
}

; nvvm_shfl_sync_down_f32p construct: llvm.nvvm.shfl.sync.down.f32p
; nvvm_shfl_sync_down_f32p: shfl\.sync\.down\.b32[^;]*\|%?p
define ptx_kernel void @nvvm_shfl_sync_down_f32p(ptr %out, i32 %a0, float %a1, i32 %a2, i32 %a3) {
  %s = call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 %a0, float %a1, i32 %a2, i32 %a3)
  %r = extractvalue { float, i1 } %s, 0
  %c = extractvalue { float, i1 } %s, 1
  store volatile float %r, ptr %out
  store i1 %c, ptr %out
  ret void
}

; nvvm_shfl_sync_bfly_i32p construct: llvm.nvvm.shfl.sync.bfly.i32p
; nvvm_shfl_sync_bfly_i32p: shfl\.sync\.bfly\.b32[^;]*\|%?p
define ptx_kernel void @nvvm_shfl_sync_bfly_i32p(ptr %out, i32 %a0, i32 %a1, i32 %a2, i32 %a3) {
  %s = call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %a0, i32 %a1, i32 %a2, i32 %a3)
  %r = extractvalue { i32, i1 } %s, 0
  %c = extractvalue { i32, i1 } %s, 1
  store volatile i32 %r, ptr %out
  store i1 %c, ptr %out
  ret void
}

; nvvm_shfl_sync_bfly_f32p construct: llvm.nvvm.shfl.sync.bfly.f32p
; nvvm_shfl_sync_bfly_f32p: shfl\.sync\.bfly\.b32[^;]*\|%?p
define ptx_kernel void @nvvm_shfl_sync_bfly_f32p(ptr %out, i32 %a0, float %a1, i32 %a2, i32 %a3) {
  %s = call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 %a0, float %a1, i32 %a2, i32 %a3)
  %r = extractvalue { float, i1 } %s, 0
  %c = extractvalue { float, i1 } %s, 1
  store volatile float %r, ptr %out
  store i1 %c, ptr %out
  ret void
}

; nvvm_shfl_sync_idx_i32p construct: llvm.nvvm.shfl.sync.idx.i32p
; nvvm_shfl_sync_idx_i32p: shfl\.sync\.idx\.b32[^;]*\|%?p
define ptx_kernel void @nvvm_shfl_sync_idx_i32p(ptr %out, i32 %a0, i32 %a1, i32 %a2, i32 %a3) {
  %s = call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %a0, i32 %a1, i32 %a2, i32 %a3)
  %r = extractvalue { i32, i1 } %s, 0
  %c = extractvalue { i32, i1 } %s, 1
  store volatile i32 %r, ptr %out
  store i1 %c, ptr %out
  ret void
}

; nvvm_shfl_sync_idx_f32p construct: llvm.nvvm.shfl.sync.idx.f32p
; nvvm_shfl_sync_idx_f32p: shfl\.sync\.idx\.b32[^;]*\|%?p
define ptx_kernel void @nvvm_shfl_sync_idx_f32p(ptr %out, i32 %a0, float %a1, i32 %a2, i32 %a3) {
  %s = call { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32 %a0, float %a1, i32 %a2, i32 %a3)
  %r = extractvalue { float, i1 } %s, 0
  %c = extractvalue { float, i1 } %s, 1
  store volatile float %r, ptr %out
  store i1 %c, ptr %out
  ret void
}

; nvvm_idp4a_s_s construct: llvm.nvvm.idp4a.s.s
; nvvm_idp4a_s_s: dp4a\.s32\.s32
define ptx_kernel void @nvvm_idp4a_s_s(ptr %out, i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.idp4a.s.s(i32 %a0, i32 %a1, i32 %a2)
  store i32 %r, ptr %out
  ret void
}

; nvvm_idp2a_s_s construct: llvm.nvvm.idp2a.s.s
; nvvm_idp2a_s_s: dp2a\.hi\.s32\.s32
define ptx_kernel void @nvvm_idp2a_s_s(ptr %out, i32 %a0, i32 %a1, i32 %a3) {
  %r = call i32 @llvm.nvvm.idp2a.s.s(i32 %a0, i32 %a1, i1 true, i32 %a3)
  store i32 %r, ptr %out
  ret void
}

; nvvm_idp4a_s_u construct: llvm.nvvm.idp4a.s.u
; nvvm_idp4a_s_u: dp4a\.s32\.u32
define ptx_kernel void @nvvm_idp4a_s_u(ptr %out, i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.idp4a.s.u(i32 %a0, i32 %a1, i32 %a2)
  store i32 %r, ptr %out
  ret void
}

; nvvm_idp2a_s_u construct: llvm.nvvm.idp2a.s.u
; nvvm_idp2a_s_u: dp2a\.hi\.s32\.u32
define ptx_kernel void @nvvm_idp2a_s_u(ptr %out, i32 %a0, i32 %a1, i32 %a3) {
  %r = call i32 @llvm.nvvm.idp2a.s.u(i32 %a0, i32 %a1, i1 true, i32 %a3)
  store i32 %r, ptr %out
  ret void
}

; nvvm_idp4a_u_s construct: llvm.nvvm.idp4a.u.s
; nvvm_idp4a_u_s: dp4a\.u32\.s32
define ptx_kernel void @nvvm_idp4a_u_s(ptr %out, i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.idp4a.u.s(i32 %a0, i32 %a1, i32 %a2)
  store i32 %r, ptr %out
  ret void
}

; nvvm_idp2a_u_s construct: llvm.nvvm.idp2a.u.s
; nvvm_idp2a_u_s: dp2a\.lo\.u32\.s32
define ptx_kernel void @nvvm_idp2a_u_s(ptr %out, i32 %a0, i32 %a1, i32 %a3) {
  %r = call i32 @llvm.nvvm.idp2a.u.s(i32 %a0, i32 %a1, i1 false, i32 %a3)
  store i32 %r, ptr %out
  ret void
}

; nvvm_idp4a_u_u construct: llvm.nvvm.idp4a.u.u
; nvvm_idp4a_u_u: dp4a\.u32\.u32
define ptx_kernel void @nvvm_idp4a_u_u(ptr %out, i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.idp4a.u.u(i32 %a0, i32 %a1, i32 %a2)
  store i32 %r, ptr %out
  ret void
}

; nvvm_idp2a_u_u construct: llvm.nvvm.idp2a.u.u
; nvvm_idp2a_u_u: dp2a\.lo\.u32\.u32
define ptx_kernel void @nvvm_idp2a_u_u(ptr %out, i32 %a0, i32 %a1, i32 %a3) {
  %r = call i32 @llvm.nvvm.idp2a.u.u(i32 %a0, i32 %a1, i1 false, i32 %a3)
  store i32 %r, ptr %out
  ret void
}

; nvvm_f2bf16_rn construct: llvm.nvvm.f2bf16.rn
; nvvm_f2bf16_rn: cvt\.rn\.bf16\.f32
define ptx_kernel void @nvvm_f2bf16_rn(ptr %out, float %a0) {
  %r = call bfloat @llvm.nvvm.f2bf16.rn(float %a0)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_ff2bf16x2_rn construct: llvm.nvvm.ff2bf16x2.rn
; nvvm_ff2bf16x2_rn: cvt\.rn\.bf16x2\.f32
define ptx_kernel void @nvvm_ff2bf16x2_rn(ptr %out, float %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %a0, float %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_ff2f16x2_rn construct: llvm.nvvm.ff2f16x2.rn
; nvvm_ff2f16x2_rn: cvt\.rn\.f16x2\.f32
define ptx_kernel void @nvvm_ff2f16x2_rn(ptr %out, float %a0, float %a1) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rn(float %a0, float %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_f2bf16_rz construct: llvm.nvvm.f2bf16.rz
; nvvm_f2bf16_rz: cvt\.rz\.bf16\.f32
define ptx_kernel void @nvvm_f2bf16_rz(ptr %out, float %a0) {
  %r = call bfloat @llvm.nvvm.f2bf16.rz(float %a0)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_ff2bf16x2_rz construct: llvm.nvvm.ff2bf16x2.rz
; nvvm_ff2bf16x2_rz: cvt\.rz\.bf16x2\.f32
define ptx_kernel void @nvvm_ff2bf16x2_rz(ptr %out, float %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz(float %a0, float %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_ff2f16x2_rz construct: llvm.nvvm.ff2f16x2.rz
; nvvm_ff2f16x2_rz: cvt\.rz\.f16x2\.f32
define ptx_kernel void @nvvm_ff2f16x2_rz(ptr %out, float %a0, float %a1) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rz(float %a0, float %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_f2bf16_rn_relu construct: llvm.nvvm.f2bf16.rn.relu
; nvvm_f2bf16_rn_relu: cvt\.rn\.relu\.bf16\.f32
define ptx_kernel void @nvvm_f2bf16_rn_relu(ptr %out, float %a0) {
  %r = call bfloat @llvm.nvvm.f2bf16.rn.relu(float %a0)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_ff2bf16x2_rn_relu construct: llvm.nvvm.ff2bf16x2.rn.relu
; nvvm_ff2bf16x2_rn_relu: cvt\.rn\.relu\.bf16x2\.f32
define ptx_kernel void @nvvm_ff2bf16x2_rn_relu(ptr %out, float %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn.relu(float %a0, float %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_ff2f16x2_rn_relu construct: llvm.nvvm.ff2f16x2.rn.relu
; nvvm_ff2f16x2_rn_relu: cvt\.rn\.relu\.f16x2\.f32
define ptx_kernel void @nvvm_ff2f16x2_rn_relu(ptr %out, float %a0, float %a1) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rn.relu(float %a0, float %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_f2bf16_rz_relu construct: llvm.nvvm.f2bf16.rz.relu
; nvvm_f2bf16_rz_relu: cvt\.rz\.relu\.bf16\.f32
define ptx_kernel void @nvvm_f2bf16_rz_relu(ptr %out, float %a0) {
  %r = call bfloat @llvm.nvvm.f2bf16.rz.relu(float %a0)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_ff2bf16x2_rz_relu construct: llvm.nvvm.ff2bf16x2.rz.relu
; nvvm_ff2bf16x2_rz_relu: cvt\.rz\.relu\.bf16x2\.f32
define ptx_kernel void @nvvm_ff2bf16x2_rz_relu(ptr %out, float %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz.relu(float %a0, float %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_ff2f16x2_rz_relu construct: llvm.nvvm.ff2f16x2.rz.relu
; nvvm_ff2f16x2_rz_relu: cvt\.rz\.relu\.f16x2\.f32
define ptx_kernel void @nvvm_ff2f16x2_rz_relu(ptr %out, float %a0, float %a1) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rz.relu(float %a0, float %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_tanh_approx_f32 construct: llvm.nvvm.tanh.approx.f32
; nvvm_tanh_approx_f32: tanh\.approx\.f32|ex2\.approx
define ptx_kernel void @nvvm_tanh_approx_f32(ptr %out, float %a0) {
  %r = call float @llvm.nvvm.tanh.approx.f32(float %a0)
  store float %r, ptr %out
  ret void
}

; nvvm_ex2_approx_f16 construct: llvm.nvvm.ex2.approx.f16
; nvvm_ex2_approx_f16: ex2\.approx\.f16
define ptx_kernel void @nvvm_ex2_approx_f16(ptr %out, half %a0) {
  %r = call half @llvm.nvvm.ex2.approx.f16(half %a0)
  store half %r, ptr %out
  ret void
}

; nvvm_ex2_approx_f16x2 construct: llvm.nvvm.ex2.approx.f16x2
; nvvm_ex2_approx_f16x2: ex2\.approx\.f16x2
define ptx_kernel void @nvvm_ex2_approx_f16x2(ptr %out, <2 x half> %a0) {
  %r = call <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half> %a0)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_ex2_approx_d construct: llvm.nvvm.ex2.approx.d
; nvvm_ex2_approx_d refused: PTX has no ex2.approx.f64
define ptx_kernel void @nvvm_ex2_approx_d(ptr %out, double %a0) {
  %r = call double @llvm.nvvm.ex2.approx.d(double %a0)
  store double %r, ptr %out
  ret void
}

; nvvm_lg2_approx_d construct: llvm.nvvm.lg2.approx.d
; nvvm_lg2_approx_d refused: PTX has no lg2.approx.f64
define ptx_kernel void @nvvm_lg2_approx_d(ptr %out, double %a0) {
  %r = call double @llvm.nvvm.lg2.approx.d(double %a0)
  store double %r, ptr %out
  ret void
}

; nvvm_fabs_f16 construct: llvm.nvvm.fabs.f16
; nvvm_fabs_f16: abs\.f16|and\.b(?:16|32)
define ptx_kernel void @nvvm_fabs_f16(ptr %out, half %a0) {
  %r = call half @llvm.nvvm.fabs.f16(half %a0)
  store half %r, ptr %out
  ret void
}

; nvvm_fabs_ftz_f16 construct: llvm.nvvm.fabs.ftz.f16
; nvvm_fabs_ftz_f16: abs\.ftz\.f16
define ptx_kernel void @nvvm_fabs_ftz_f16(ptr %out, half %a0) {
  %r = call half @llvm.nvvm.fabs.ftz.f16(half %a0)
  store half %r, ptr %out
  ret void
}

; nvvm_fabs_v2f16 construct: llvm.nvvm.fabs.v2f16
; nvvm_fabs_v2f16: abs\.f16x2|and\.b32
define ptx_kernel void @nvvm_fabs_v2f16(ptr %out, <2 x half> %a0) {
  %r = call <2 x half> @llvm.nvvm.fabs.v2f16(<2 x half> %a0)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fabs_bf16 construct: llvm.nvvm.fabs.bf16
; nvvm_fabs_bf16: abs\.bf16|and\.b(?:16|32)
define ptx_kernel void @nvvm_fabs_bf16(ptr %out, bfloat %a0) {
  %r = call bfloat @llvm.nvvm.fabs.bf16(bfloat %a0)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_fma_rn_f16 construct: llvm.nvvm.fma.rn.f16
; nvvm_fma_rn_f16: fma\.rn\.f16
define ptx_kernel void @nvvm_fma_rn_f16(ptr %out, half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.f16(half %a0, half %a1, half %a2)
  store half %r, ptr %out
  ret void
}

; nvvm_fma_rn_f16x2 construct: llvm.nvvm.fma.rn.f16x2
; nvvm_fma_rn_f16x2: fma\.rn\.f16x2
define ptx_kernel void @nvvm_fma_rn_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fma_rn_bf16 construct: llvm.nvvm.fma.rn.bf16
; nvvm_fma_rn_bf16: fma\.rn\.bf16
define ptx_kernel void @nvvm_fma_rn_bf16(ptr %out, bfloat %a0, bfloat %a1, bfloat %a2) {
  %r = call bfloat @llvm.nvvm.fma.rn.bf16(bfloat %a0, bfloat %a1, bfloat %a2)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_fma_rn_bf16x2 construct: llvm.nvvm.fma.rn.bf16x2
; nvvm_fma_rn_bf16x2: fma\.rn\.bf16x2
define ptx_kernel void @nvvm_fma_rn_bf16x2(ptr %out, <2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2) {
  %r = call <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_fma_rn_ftz_f16 construct: llvm.nvvm.fma.rn.ftz.f16
; nvvm_fma_rn_ftz_f16: fma\.rn\.ftz\.f16
define ptx_kernel void @nvvm_fma_rn_ftz_f16(ptr %out, half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.ftz.f16(half %a0, half %a1, half %a2)
  store half %r, ptr %out
  ret void
}

; nvvm_fma_rn_ftz_f16x2 construct: llvm.nvvm.fma.rn.ftz.f16x2
; nvvm_fma_rn_ftz_f16x2: fma\.rn\.ftz\.f16x2
define ptx_kernel void @nvvm_fma_rn_ftz_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fma_rn_sat_f16 construct: llvm.nvvm.fma.rn.sat.f16
; nvvm_fma_rn_sat_f16: fma\.rn\.sat\.f16
define ptx_kernel void @nvvm_fma_rn_sat_f16(ptr %out, half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.sat.f16(half %a0, half %a1, half %a2)
  store half %r, ptr %out
  ret void
}

; nvvm_fma_rn_sat_f16x2 construct: llvm.nvvm.fma.rn.sat.f16x2
; nvvm_fma_rn_sat_f16x2: fma\.rn\.sat\.f16x2
define ptx_kernel void @nvvm_fma_rn_sat_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.sat.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fma_rn_ftz_sat_f16 construct: llvm.nvvm.fma.rn.ftz.sat.f16
; nvvm_fma_rn_ftz_sat_f16: fma\.rn\.ftz\.sat\.f16
define ptx_kernel void @nvvm_fma_rn_ftz_sat_f16(ptr %out, half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.ftz.sat.f16(half %a0, half %a1, half %a2)
  store half %r, ptr %out
  ret void
}

; nvvm_fma_rn_ftz_sat_f16x2 construct: llvm.nvvm.fma.rn.ftz.sat.f16x2
; nvvm_fma_rn_ftz_sat_f16x2: fma\.rn\.ftz\.sat\.f16x2
define ptx_kernel void @nvvm_fma_rn_ftz_sat_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.ftz.sat.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fma_rn_relu_f16 construct: llvm.nvvm.fma.rn.relu.f16
; nvvm_fma_rn_relu_f16: fma\.rn\.relu\.f16
define ptx_kernel void @nvvm_fma_rn_relu_f16(ptr %out, half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.relu.f16(half %a0, half %a1, half %a2)
  store half %r, ptr %out
  ret void
}

; nvvm_fma_rn_relu_f16x2 construct: llvm.nvvm.fma.rn.relu.f16x2
; nvvm_fma_rn_relu_f16x2: fma\.rn\.relu\.f16x2
define ptx_kernel void @nvvm_fma_rn_relu_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.relu.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fma_rn_relu_bf16 construct: llvm.nvvm.fma.rn.relu.bf16
; nvvm_fma_rn_relu_bf16: fma\.rn\.relu\.bf16
define ptx_kernel void @nvvm_fma_rn_relu_bf16(ptr %out, bfloat %a0, bfloat %a1, bfloat %a2) {
  %r = call bfloat @llvm.nvvm.fma.rn.relu.bf16(bfloat %a0, bfloat %a1, bfloat %a2)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_fma_rn_relu_bf16x2 construct: llvm.nvvm.fma.rn.relu.bf16x2
; nvvm_fma_rn_relu_bf16x2: fma\.rn\.relu\.bf16x2
define ptx_kernel void @nvvm_fma_rn_relu_bf16x2(ptr %out, <2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2) {
  %r = call <2 x bfloat> @llvm.nvvm.fma.rn.relu.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_fma_rn_ftz_relu_f16 construct: llvm.nvvm.fma.rn.ftz.relu.f16
; nvvm_fma_rn_ftz_relu_f16: fma\.rn\.ftz\.relu\.f16
define ptx_kernel void @nvvm_fma_rn_ftz_relu_f16(ptr %out, half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.ftz.relu.f16(half %a0, half %a1, half %a2)
  store half %r, ptr %out
  ret void
}

; nvvm_fma_rn_ftz_relu_f16x2 construct: llvm.nvvm.fma.rn.ftz.relu.f16x2
; nvvm_fma_rn_ftz_relu_f16x2: fma\.rn\.ftz\.relu\.f16x2
define ptx_kernel void @nvvm_fma_rn_ftz_relu_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.ftz.relu.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmin_f16 construct: llvm.nvvm.fmin.f16
; nvvm_fmin_f16: min\.f16
define ptx_kernel void @nvvm_fmin_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmin_f16x2 construct: llvm.nvvm.fmin.f16x2
; nvvm_fmin_f16x2: min\.f16x2
define ptx_kernel void @nvvm_fmin_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmin_bf16 construct: llvm.nvvm.fmin.bf16
; nvvm_fmin_bf16: min\.bf16
define ptx_kernel void @nvvm_fmin_bf16(ptr %out, bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmin.bf16(bfloat %a0, bfloat %a1)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_fmin_bf16x2 construct: llvm.nvvm.fmin.bf16x2
; nvvm_fmin_bf16x2: min\.bf16x2
define ptx_kernel void @nvvm_fmin_bf16x2(ptr %out, <2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmin.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_fmin_ftz_f16 construct: llvm.nvvm.fmin.ftz.f16
; nvvm_fmin_ftz_f16: min\.ftz\.f16
define ptx_kernel void @nvvm_fmin_ftz_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.ftz.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmin_ftz_f16x2 construct: llvm.nvvm.fmin.ftz.f16x2
; nvvm_fmin_ftz_f16x2: min\.ftz\.f16x2
define ptx_kernel void @nvvm_fmin_ftz_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.ftz.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmin_nan_f16 construct: llvm.nvvm.fmin.nan.f16
; nvvm_fmin_nan_f16: min\.NaN\.f16
define ptx_kernel void @nvvm_fmin_nan_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.nan.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmin_nan_f16x2 construct: llvm.nvvm.fmin.nan.f16x2
; nvvm_fmin_nan_f16x2: min\.NaN\.f16x2
define ptx_kernel void @nvvm_fmin_nan_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.nan.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmin_nan_bf16 construct: llvm.nvvm.fmin.nan.bf16
; nvvm_fmin_nan_bf16: min\.NaN\.bf16
define ptx_kernel void @nvvm_fmin_nan_bf16(ptr %out, bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmin.nan.bf16(bfloat %a0, bfloat %a1)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_fmin_nan_bf16x2 construct: llvm.nvvm.fmin.nan.bf16x2
; nvvm_fmin_nan_bf16x2: min\.NaN\.bf16x2
define ptx_kernel void @nvvm_fmin_nan_bf16x2(ptr %out, <2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmin.nan.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_fmin_ftz_nan_f16 construct: llvm.nvvm.fmin.ftz.nan.f16
; nvvm_fmin_ftz_nan_f16: min\.ftz\.NaN\.f16
define ptx_kernel void @nvvm_fmin_ftz_nan_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.ftz.nan.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmin_ftz_nan_f16x2 construct: llvm.nvvm.fmin.ftz.nan.f16x2
; nvvm_fmin_ftz_nan_f16x2: min\.ftz\.NaN\.f16x2
define ptx_kernel void @nvvm_fmin_ftz_nan_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.ftz.nan.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmin_xorsign_abs_f16 construct: llvm.nvvm.fmin.xorsign.abs.f16
; nvvm_fmin_xorsign_abs_f16[llvm19]: min\.xorsign\.abs\.f16
; nvvm_fmin_xorsign_abs_f16 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmin_xorsign_abs_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.xorsign.abs.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmin_xorsign_abs_f16x2 construct: llvm.nvvm.fmin.xorsign.abs.f16x2
; nvvm_fmin_xorsign_abs_f16x2[llvm19]: min\.xorsign\.abs\.f16x2
; nvvm_fmin_xorsign_abs_f16x2 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmin_xorsign_abs_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmin_xorsign_abs_bf16 construct: llvm.nvvm.fmin.xorsign.abs.bf16
; nvvm_fmin_xorsign_abs_bf16[llvm19]: min\.xorsign\.abs\.bf16
; nvvm_fmin_xorsign_abs_bf16 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmin_xorsign_abs_bf16(ptr %out, bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmin.xorsign.abs.bf16(bfloat %a0, bfloat %a1)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_fmin_xorsign_abs_bf16x2 construct: llvm.nvvm.fmin.xorsign.abs.bf16x2
; nvvm_fmin_xorsign_abs_bf16x2[llvm19]: min\.xorsign\.abs\.bf16x2
; nvvm_fmin_xorsign_abs_bf16x2 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmin_xorsign_abs_bf16x2(ptr %out, <2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmin.xorsign.abs.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_fmin_ftz_nan_xorsign_abs_f16 construct: llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16
; nvvm_fmin_ftz_nan_xorsign_abs_f16[llvm19]: min\.ftz\.NaN\.xorsign\.abs\.f16
; nvvm_fmin_ftz_nan_xorsign_abs_f16 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmin_ftz_nan_xorsign_abs_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmin_ftz_nan_xorsign_abs_f16x2 construct: llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16x2
; nvvm_fmin_ftz_nan_xorsign_abs_f16x2[llvm19]: min\.ftz\.NaN\.xorsign\.abs\.f16x2
; nvvm_fmin_ftz_nan_xorsign_abs_f16x2 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmin_ftz_nan_xorsign_abs_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmax_f16 construct: llvm.nvvm.fmax.f16
; nvvm_fmax_f16: max\.f16
define ptx_kernel void @nvvm_fmax_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmax_f16x2 construct: llvm.nvvm.fmax.f16x2
; nvvm_fmax_f16x2: max\.f16x2
define ptx_kernel void @nvvm_fmax_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmax_bf16 construct: llvm.nvvm.fmax.bf16
; nvvm_fmax_bf16: max\.bf16
define ptx_kernel void @nvvm_fmax_bf16(ptr %out, bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmax.bf16(bfloat %a0, bfloat %a1)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_fmax_bf16x2 construct: llvm.nvvm.fmax.bf16x2
; nvvm_fmax_bf16x2: max\.bf16x2
define ptx_kernel void @nvvm_fmax_bf16x2(ptr %out, <2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmax.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_fmax_ftz_f16 construct: llvm.nvvm.fmax.ftz.f16
; nvvm_fmax_ftz_f16: max\.ftz\.f16
define ptx_kernel void @nvvm_fmax_ftz_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.ftz.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmax_ftz_f16x2 construct: llvm.nvvm.fmax.ftz.f16x2
; nvvm_fmax_ftz_f16x2: max\.ftz\.f16x2
define ptx_kernel void @nvvm_fmax_ftz_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.ftz.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmax_nan_f16 construct: llvm.nvvm.fmax.nan.f16
; nvvm_fmax_nan_f16: max\.NaN\.f16
define ptx_kernel void @nvvm_fmax_nan_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.nan.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmax_nan_f16x2 construct: llvm.nvvm.fmax.nan.f16x2
; nvvm_fmax_nan_f16x2: max\.NaN\.f16x2
define ptx_kernel void @nvvm_fmax_nan_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.nan.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmax_nan_bf16 construct: llvm.nvvm.fmax.nan.bf16
; nvvm_fmax_nan_bf16: max\.NaN\.bf16
define ptx_kernel void @nvvm_fmax_nan_bf16(ptr %out, bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmax.nan.bf16(bfloat %a0, bfloat %a1)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_fmax_nan_bf16x2 construct: llvm.nvvm.fmax.nan.bf16x2
; nvvm_fmax_nan_bf16x2: max\.NaN\.bf16x2
define ptx_kernel void @nvvm_fmax_nan_bf16x2(ptr %out, <2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmax.nan.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_fmax_ftz_nan_f16 construct: llvm.nvvm.fmax.ftz.nan.f16
; nvvm_fmax_ftz_nan_f16: max\.ftz\.NaN\.f16
define ptx_kernel void @nvvm_fmax_ftz_nan_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.ftz.nan.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmax_ftz_nan_f16x2 construct: llvm.nvvm.fmax.ftz.nan.f16x2
; nvvm_fmax_ftz_nan_f16x2: max\.ftz\.NaN\.f16x2
define ptx_kernel void @nvvm_fmax_ftz_nan_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.ftz.nan.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmax_xorsign_abs_f16 construct: llvm.nvvm.fmax.xorsign.abs.f16
; nvvm_fmax_xorsign_abs_f16[llvm19]: max\.xorsign\.abs\.f16
; nvvm_fmax_xorsign_abs_f16 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmax_xorsign_abs_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.xorsign.abs.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmax_xorsign_abs_f16x2 construct: llvm.nvvm.fmax.xorsign.abs.f16x2
; nvvm_fmax_xorsign_abs_f16x2[llvm19]: max\.xorsign\.abs\.f16x2
; nvvm_fmax_xorsign_abs_f16x2 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmax_xorsign_abs_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_fmax_xorsign_abs_bf16 construct: llvm.nvvm.fmax.xorsign.abs.bf16
; nvvm_fmax_xorsign_abs_bf16[llvm19]: max\.xorsign\.abs\.bf16
; nvvm_fmax_xorsign_abs_bf16 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmax_xorsign_abs_bf16(ptr %out, bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmax.xorsign.abs.bf16(bfloat %a0, bfloat %a1)
  store bfloat %r, ptr %out
  ret void
}

; nvvm_fmax_xorsign_abs_bf16x2 construct: llvm.nvvm.fmax.xorsign.abs.bf16x2
; nvvm_fmax_xorsign_abs_bf16x2[llvm19]: max\.xorsign\.abs\.bf16x2
; nvvm_fmax_xorsign_abs_bf16x2 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmax_xorsign_abs_bf16x2(ptr %out, <2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmax.xorsign.abs.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}

; nvvm_fmax_ftz_nan_xorsign_abs_f16 construct: llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16
; nvvm_fmax_ftz_nan_xorsign_abs_f16[llvm19]: max\.ftz\.NaN\.xorsign\.abs\.f16
; nvvm_fmax_ftz_nan_xorsign_abs_f16 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmax_ftz_nan_xorsign_abs_f16(ptr %out, half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}

; nvvm_fmax_ftz_nan_xorsign_abs_f16x2 construct: llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16x2
; nvvm_fmax_ftz_nan_xorsign_abs_f16x2[llvm19]: max\.ftz\.NaN\.xorsign\.abs\.f16x2
; nvvm_fmax_ftz_nan_xorsign_abs_f16x2 refused[llvm7]: needs sm_86 or later
define ptx_kernel void @nvvm_fmax_ftz_nan_xorsign_abs_f16x2(ptr %out, <2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}

; nvvm_atomic_add_gen_i_sys construct: llvm.nvvm.atomic.add.gen.i.sys.i32.p0
; nvvm_atomic_add_gen_i_sys: atom(?:\.\w+)*\.add\.[us]32
define ptx_kernel void @nvvm_atomic_add_gen_i_sys(ptr %p, ptr %out, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr %p, i32 %v)
  store i32 %r, ptr %out
  ret void
}
