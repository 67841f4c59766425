; Intrinsics of NVIDIA's GPUs as LLVM 7 to 21 had them.
; OLD: @llvm\.nvvm\.(abs|clz|popc|brev|max|min|h2f|bitcast|rotate|swap|ptr\.|ldg|atomic\.load|tanh|fabs\.(f|d|ftz\.f)\(|ex2\.approx\.(f|d|ftz\.f|f16x2)\()
; OLD: @llvm\.nvvm\.(barrier0|barrier\.n|barrier\.sync|barrier\(|bar\.sync)
; OLD: @llvm\.nvvm\..*bf16.*\(i(16|32) %
target triple = "nvptx64-nvidia-cuda"

declare i32 @xlvm.nvvm.abs.i(i32)
declare i64 @xlvm.nvvm.abs.ll(i64)
declare i16 @xlvm.nvvm.abs.bf16(i16)
declare i32 @xlvm.nvvm.abs.bf16x2(i32)
declare i32 @xlvm.nvvm.clz.i(i32)
declare i32 @xlvm.nvvm.clz.ll(i64)
declare i32 @xlvm.nvvm.popc.i(i32)
declare i32 @xlvm.nvvm.popc.ll(i64)
declare i32 @xlvm.nvvm.brev32(i32)
declare i64 @xlvm.nvvm.brev64(i64)
declare i16 @xlvm.nvvm.max.s(i16, i16)
declare i32 @xlvm.nvvm.max.i(i32, i32)
declare i64 @xlvm.nvvm.max.ll(i64, i64)
declare i16 @xlvm.nvvm.max.us(i16, i16)
declare i32 @xlvm.nvvm.max.ui(i32, i32)
declare i64 @xlvm.nvvm.max.ull(i64, i64)
declare i32 @xlvm.nvvm.min.i(i32, i32)
declare i64 @xlvm.nvvm.min.ull(i64, i64)
declare float @xlvm.nvvm.h2f(i16)
declare i32 @xlvm.nvvm.bitcast.f2i(float)
declare float @xlvm.nvvm.bitcast.i2f(i32)
declare double @xlvm.nvvm.bitcast.ll2d(i64)
declare i64 @xlvm.nvvm.bitcast.d2ll(double)
declare i32 @xlvm.nvvm.rotate.b32(i32, i32)
declare i64 @xlvm.nvvm.rotate.b64(i64, i32)
declare i64 @xlvm.nvvm.rotate.right.b64(i64, i32)
declare i64 @xlvm.nvvm.swap.lo.hi.b64(i64)
declare float @xlvm.nvvm.fabs.f(float)
declare float @xlvm.nvvm.fabs.ftz.f(float)
declare double @xlvm.nvvm.fabs.d(double)
declare float @xlvm.nvvm.ex2.approx.f(float)
declare float @xlvm.nvvm.ex2.approx.ftz.f(float)
declare double @xlvm.nvvm.ex2.approx.d(double)
declare <2 x half> @xlvm.nvvm.ex2.approx.f16x2(<2 x half>)
declare float @xlvm.nvvm.tanh.approx.f32(float)
declare float @xlvm.nvvm.sqrt.f(float)
declare float @xlvm.nvvm.atomic.load.add.f32.p0f32(ptr, float)
declare double @xlvm.nvvm.atomic.load.add.f64.p1(ptr addrspace(1), double)
declare i32 @xlvm.nvvm.atomic.load.inc.32.p0i32(ptr, i32)
declare i32 @xlvm.nvvm.atomic.load.dec.32.p3(ptr addrspace(3), i32)
declare ptr addrspace(1) @xlvm.nvvm.ptr.gen.to.global.p1i8.p0i8(ptr)
declare ptr @xlvm.nvvm.ptr.shared.to.gen.p0i8.p3i8(ptr addrspace(3))
declare ptr @xlvm.nvvm.ptr.gen.to.param.p0.p0(ptr)
declare i32 @xlvm.nvvm.ldg.global.i.i32.p1i32(ptr addrspace(1), i32)
declare float @xlvm.nvvm.ldg.global.f.f32.p0(ptr, i32)
declare ptr @xlvm.nvvm.ldg.global.p.p0.p1(ptr addrspace(1), i32)
declare i32 @xlvm.nvvm.ldu.global.i.i32.p1i32(ptr addrspace(1), i32)
declare void @xlvm.nvvm.barrier0()
declare i32 @xlvm.nvvm.barrier0.popc(i32)
declare i32 @xlvm.nvvm.barrier0.and(i32)
declare i32 @xlvm.nvvm.barrier0.or(i32)
declare void @xlvm.nvvm.barrier.n(i32)
declare void @xlvm.nvvm.barrier(i32, i32)
declare void @xlvm.nvvm.barrier.sync(i32)
declare void @xlvm.nvvm.barrier.sync.cnt(i32, i32)
declare void @xlvm.nvvm.bar.sync(i32)
declare void @xlvm.nvvm.bar.warp.sync(i32)
declare i16 @xlvm.nvvm.fma.rn.bf16(i16, i16, i16)
declare i32 @xlvm.nvvm.fma.rn.relu.bf16x2(i32, i32, i32)
declare i16 @xlvm.nvvm.fmax.ftz.nan.bf16(i16, i16)
declare i32 @xlvm.nvvm.fmin.xorsign.abs.bf16x2(i32, i32)
declare i16 @xlvm.nvvm.neg.bf16(i16)
declare i32 @xlvm.nvvm.neg.bf16x2(i32)
declare ptr addrspace(3) @xlvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
declare void @xlvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1, i1)
declare void @xlvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(3), ptr addrspace(3), ptr addrspace(3), i32)
declare void @xlvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i16, i64, i1, i1)
declare void @xlvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i32, i16, i16, i64, i1, i1)
declare void @xlvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0i8(ptr, float, float, float, float, float, float, float, float, i32)

define void @integers(i32 %i, i64 %l, i16 %s, ptr %p) {
  %a = tail call i32 @xlvm.nvvm.abs.i(i32 %i), !own !0
  %b = call i64 @xlvm.nvvm.abs.ll(i64 %l)
  %c = call i32 @xlvm.nvvm.clz.i(i32 %a)
  %d = call i32 @xlvm.nvvm.clz.ll(i64 %b)
  %e = call i32 @xlvm.nvvm.popc.i(i32 %d)
  %f = call i32 @xlvm.nvvm.popc.ll(i64 %l)
  %g = call i32 @xlvm.nvvm.brev32(i32 %e)
  %h = call i64 @xlvm.nvvm.brev64(i64 %l)
  %j = call i16 @xlvm.nvvm.max.s(i16 %s, i16 1)
  %k = call i32 @xlvm.nvvm.max.i(i32 %g, i32 %f)
  %m = call i64 @xlvm.nvvm.max.ll(i64 %l, i64 %h)
  %n = call i16 @xlvm.nvvm.max.us(i16 %s, i16 %j)
  %o = call i32 @xlvm.nvvm.max.ui(i32 %k, i32 %c)
  %q = call i64 @xlvm.nvvm.max.ull(i64 %m, i64 %b)
  %r = call i32 @xlvm.nvvm.min.i(i32 %o, i32 %i)
  %t = call i64 @xlvm.nvvm.min.ull(i64 %q, i64 %b)
  %u = call i32 @xlvm.nvvm.rotate.b32(i32 %r, i32 5)
  %v = call i64 @xlvm.nvvm.rotate.b64(i64 %t, i32 %u)
  %w = call i64 @xlvm.nvvm.rotate.right.b64(i64 %v, i32 %u)
  %x = call i64 @xlvm.nvvm.swap.lo.hi.b64(i64 %w)
  store i64 %x, ptr %p
  store i16 %n, ptr %p
  ret void
}

define float @floats(i16 %s, i32 %i, i64 %l, float %x, double %y, <2 x half> %hh, ptr %p) {
  %a = call float @xlvm.nvvm.h2f(i16 %s)
  %b = call i32 @xlvm.nvvm.bitcast.f2i(float %a)
  %c = call float @xlvm.nvvm.bitcast.i2f(i32 %b)
  %d = call double @xlvm.nvvm.bitcast.ll2d(i64 %l)
  %e = call i64 @xlvm.nvvm.bitcast.d2ll(double %d)
  %f = call nnan float @xlvm.nvvm.fabs.f(float %c)
  %g = call float @xlvm.nvvm.fabs.ftz.f(float %f)
  %h = call double @xlvm.nvvm.fabs.d(double %y)
  %j = call fast float @xlvm.nvvm.ex2.approx.f(float %g)
  %k = call float @xlvm.nvvm.ex2.approx.ftz.f(float %j)
  %m = call double @xlvm.nvvm.ex2.approx.d(double %h)
  %n = call <2 x half> @xlvm.nvvm.ex2.approx.f16x2(<2 x half> %hh)
  %o = call nsz float @xlvm.nvvm.tanh.approx.f32(float %k)
  %q = call float @xlvm.nvvm.sqrt.f(float %o)
  store i64 %e, ptr %p
  store double %m, ptr %p
  store <2 x half> %n, ptr %p
  ret float %q
}

define ptr @memory(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i32 %i, float %x, double %y) {
  %a = call float @xlvm.nvvm.atomic.load.add.f32.p0f32(ptr %p, float %x)
  %b = call double @xlvm.nvvm.atomic.load.add.f64.p1(ptr addrspace(1) %g, double %y)
  %c = call i32 @xlvm.nvvm.atomic.load.inc.32.p0i32(ptr %p, i32 %i)
  %d = call i32 @xlvm.nvvm.atomic.load.dec.32.p3(ptr addrspace(3) %s, i32 %c)
  %e = call ptr addrspace(1) @xlvm.nvvm.ptr.gen.to.global.p1i8.p0i8(ptr %p)
  %f = call ptr @xlvm.nvvm.ptr.shared.to.gen.p0i8.p3i8(ptr addrspace(3) %s)
  %h = call ptr @xlvm.nvvm.ptr.gen.to.param.p0.p0(ptr %f)
  %j = call i32 @xlvm.nvvm.ldg.global.i.i32.p1i32(ptr addrspace(1) %e, i32 4), !own !0
  %k = call float @xlvm.nvvm.ldg.global.f.f32.p0(ptr %h, i32 16)
  %l = call ptr @xlvm.nvvm.ldg.global.p.p0.p1(ptr addrspace(1) %g, i32 8)
  %m = call i32 @xlvm.nvvm.ldu.global.i.i32.p1i32(ptr addrspace(1) %e, i32 4)
  store i32 %j, ptr %p
  store float %k, ptr %p
  store i32 %m, ptr %p
  store i32 %d, ptr %p
  call void @xlvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0i8(ptr %p, float %a, float %x, float %x, float %x, float %x, float %x, float %x, float %x, i32 16)
  ret ptr %l
}

define i32 @barriers(i32 %i) {
  tail call void @xlvm.nvvm.barrier0() #0
  %a = call i32 @xlvm.nvvm.barrier0.popc(i32 %i)
  %b = call i32 @xlvm.nvvm.barrier0.and(i32 %a)
  %c = call i32 @xlvm.nvvm.barrier0.or(i32 %b)
  call void @xlvm.nvvm.barrier.n(i32 %c)
  call void @xlvm.nvvm.barrier(i32 1, i32 64)
  call void @xlvm.nvvm.barrier.sync(i32 2)
  call void @xlvm.nvvm.barrier.sync.cnt(i32 2, i32 %c)
  call void @xlvm.nvvm.bar.sync(i32 3)
  call void @xlvm.nvvm.bar.warp.sync(i32 -1)
  ret i32 %c
}

define i32 @bfloats(i16 %s, i32 %i) {
  %a = call i16 @xlvm.nvvm.abs.bf16(i16 %s)
  %b = call i32 @xlvm.nvvm.abs.bf16x2(i32 %i)
  %c = call i16 @xlvm.nvvm.fma.rn.bf16(i16 %a, i16 %a, i16 %s)
  %d = call i32 @xlvm.nvvm.fma.rn.relu.bf16x2(i32 %b, i32 %b, i32 %i)
  %e = call i16 @xlvm.nvvm.fmax.ftz.nan.bf16(i16 %a, i16 %c)
  %f = call i32 @xlvm.nvvm.fmin.xorsign.abs.bf16x2(i32 %d, i32 %i)
  %g = call i16 @xlvm.nvvm.neg.bf16(i16 %e)
  %h = call i32 @xlvm.nvvm.neg.bf16x2(i32 %f)
  %z = zext i16 %g to i32
  %r = add i32 %z, %h
  ret i32 %r
}

define ptr addrspace(3) @cluster(ptr addrspace(3) %s, ptr addrspace(1) %g, ptr %t, ptr addrspace(7) %c) {
  %a = call ptr addrspace(3) @xlvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %s, i32 1)
  call void @xlvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(3) %a, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 16, i16 0, i64 0, i1 false, i1 false)
  call void @xlvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(3) %a, ptr addrspace(3) %s, ptr addrspace(3) %s, i32 16)
  call void @xlvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(3) %a, ptr addrspace(3) %s, ptr %t, i32 0, i16 0, i64 0, i1 false, i1 true)
  call void @xlvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr %t, i32 0, i32 0, i32 0, i16 0, i16 0, i64 0, i1 false, i1 true)
  ret ptr addrspace(3) %a
}

attributes #0 = { convergent nounwind }

!0 = !{i32 7}
