; What the threads of a warp and of a block do together. Compared by warps.py.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.le()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
declare i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
declare i64 @llvm.readcyclecounter()
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.redux.sync.min(i32, i32)
declare i32 @llvm.nvvm.redux.sync.max(i32, i32)
declare i32 @llvm.nvvm.redux.sync.umin(i32, i32)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32)
declare i32 @llvm.nvvm.redux.sync.and(i32, i32)
declare i32 @llvm.nvvm.redux.sync.or(i32, i32)
declare i32 @llvm.nvvm.redux.sync.xor(i32, i32)
declare i32 @llvm.nvvm.activemask()
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.count(i32, i32)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.count(i32, i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.count(i32, i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32, i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.and.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.all(i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.and.count(i32, i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.count(i32, i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.count(i32, i32, i1)

define internal void @put(ptr %out, i32 %row, i32 %v) alwaysinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %row, %w
  %i = add i32 %m, %t
  %q = getelementptr i32, ptr %out, i32 %i
  store i32 %v, ptr %q
  ret void
}

define ptx_kernel void @shuffles(ptr %in, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %e = getelementptr i32, ptr %in, i32 %t
  %v = load i32, ptr %e
  %a = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %v, i32 3, i32 0)
  call void @put(ptr %out, i32 0, i32 %a)
  %b = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 5, i32 31)
  call void @put(ptr %out, i32 1, i32 %b)
  %c = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 11, i32 31)
  call void @put(ptr %out, i32 2, i32 %c)
  %at = mul i32 %t, 7
  %d = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 %at, i32 31)
  call void @put(ptr %out, i32 3, i32 %d)
  %f = bitcast i32 %v to float
  %g = call float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %f, i32 9, i32 31)
  %h = bitcast float %g to i32
  call void @put(ptr %out, i32 4, i32 %h)
  ; Segments of eight lanes.
  %p = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 2, i32 6175)
  call void @put(ptr %out, i32 5, i32 %p)
  ret void
}

define ptx_kernel void @votes(ptr %in, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %e = getelementptr i32, ptr %in, i32 %t
  %v = load i32, ptr %e
  %low = and i32 %v, 1
  %c = icmp ne i32 %low, 0
  %a = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %c)
  %aw = zext i1 %a to i32
  call void @put(ptr %out, i32 0, i32 %aw)
  %b = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %c)
  %bw = zext i1 %b to i32
  call void @put(ptr %out, i32 1, i32 %bw)
  %u = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %c)
  %uw = zext i1 %u to i32
  call void @put(ptr %out, i32 2, i32 %uw)
  %l = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
  call void @put(ptr %out, i32 3, i32 %l)
  ; The even lanes alone.
  %even = and i32 %t, 1
  %z = icmp eq i32 %even, 0
  br i1 %z, label %some, label %all
some:
  %s = call i32 @llvm.nvvm.vote.ballot.sync(i32 1431655765, i1 %c)
  call void @put(ptr %out, i32 4, i32 %s)
  %k = call i32 @llvm.nvvm.activemask()
  %kk = and i32 %k, 1431655765
  call void @put(ptr %out, i32 5, i32 %kk)
  br label %all
all:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %g = lshr i32 %v, 2
  %m = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %g)
  call void @put(ptr %out, i32 6, i32 %m)
  %gw = zext i32 %g to i64
  %gh = shl i64 %gw, 32
  %n = call i32 @llvm.nvvm.match.any.sync.i64(i32 -1, i64 %gh)
  call void @put(ptr %out, i32 7, i32 %n)
  %warp = lshr i32 %t, 5
  %o = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %warp)
  %o0 = extractvalue { i32, i1 } %o, 0
  %o1 = extractvalue { i32, i1 } %o, 1
  %o1w = zext i1 %o1 to i32
  call void @put(ptr %out, i32 8, i32 %o0)
  call void @put(ptr %out, i32 9, i32 %o1w)
  ret void
}

define ptx_kernel void @redux(ptr %in, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %e = getelementptr i32, ptr %in, i32 %t
  %v = load i32, ptr %e
  %a = call i32 @llvm.nvvm.redux.sync.add(i32 %v, i32 -1)
  call void @put(ptr %out, i32 0, i32 %a)
  %b = call i32 @llvm.nvvm.redux.sync.min(i32 %v, i32 -1)
  call void @put(ptr %out, i32 1, i32 %b)
  %c = call i32 @llvm.nvvm.redux.sync.max(i32 %v, i32 -1)
  call void @put(ptr %out, i32 2, i32 %c)
  %d = call i32 @llvm.nvvm.redux.sync.umin(i32 %v, i32 -1)
  call void @put(ptr %out, i32 3, i32 %d)
  %f = call i32 @llvm.nvvm.redux.sync.umax(i32 %v, i32 -1)
  call void @put(ptr %out, i32 4, i32 %f)
  %g = call i32 @llvm.nvvm.redux.sync.and(i32 %v, i32 -1)
  call void @put(ptr %out, i32 5, i32 %g)
  %h = call i32 @llvm.nvvm.redux.sync.or(i32 %v, i32 -1)
  call void @put(ptr %out, i32 6, i32 %h)
  %i = call i32 @llvm.nvvm.redux.sync.xor(i32 %v, i32 -1)
  call void @put(ptr %out, i32 7, i32 %i)
  ret void
}

define ptx_kernel void @barrier_reductions(ptr %in, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %e = getelementptr i32, ptr %in, i32 %t
  %v = load i32, ptr %e
  %low = and i32 %v, 1
  %c = icmp ne i32 %low, 0
  %r0 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %c)
  call void @put(ptr %out, i32 0, i32 %r0)
  %r1 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32 1, i32 %n, i1 %c)
  call void @put(ptr %out, i32 1, i32 %r1)
  %r2 = call i32 @llvm.nvvm.barrier.cta.red.popc.all(i32 2, i1 %c)
  call void @put(ptr %out, i32 2, i32 %r2)
  %r3 = call i32 @llvm.nvvm.barrier.cta.red.popc.count(i32 3, i32 %n, i1 %c)
  call void @put(ptr %out, i32 3, i32 %r3)
  %r4 = call i32 @llvm.nvvm.barrier0.popc(i32 %low)
  call void @put(ptr %out, i32 4, i32 %r4)
  %a0 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 4, i1 %c)
  %a1 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.count(i32 5, i32 %n, i1 true)
  %a2 = call i1 @llvm.nvvm.barrier.cta.red.and.all(i32 6, i1 true)
  %a3 = call i1 @llvm.nvvm.barrier.cta.red.and.count(i32 7, i32 %n, i1 %c)
  %o0 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 8, i1 %c)
  %o1 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.count(i32 9, i32 %n, i1 false)
  %o2 = call i1 @llvm.nvvm.barrier.cta.red.or.all(i32 10, i1 false)
  %o3 = call i1 @llvm.nvvm.barrier.cta.red.or.count(i32 11, i32 %n, i1 %c)
  %v1 = insertelement <8 x i1> poison, i1 %a0, i32 0
  %v2 = insertelement <8 x i1> %v1, i1 %a1, i32 1
  %v3 = insertelement <8 x i1> %v2, i1 %a2, i32 2
  %v4 = insertelement <8 x i1> %v3, i1 %a3, i32 3
  %v5 = insertelement <8 x i1> %v4, i1 %o0, i32 4
  %v6 = insertelement <8 x i1> %v5, i1 %o1, i32 5
  %v7 = insertelement <8 x i1> %v6, i1 %o2, i32 6
  %v8 = insertelement <8 x i1> %v7, i1 %o3, i32 7
  %bits = bitcast <8 x i1> %v8 to i8
  %w = zext i8 %bits to i32
  call void @put(ptr %out, i32 5, i32 %w)
  ret void
}

@buffer = internal addrspace(3) global [256 x i32] poison, align 4

; Every thread reads what another wrote before the barrier; between barriers the roles change. The last are of the first 64 threads alone.
define ptx_kernel void @barriers(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mine = getelementptr [256 x i32], ptr addrspace(3) @buffer, i32 0, i32 %t
  %flip = xor i32 %t, 255
  %other = getelementptr [256 x i32], ptr addrspace(3) @buffer, i32 0, i32 %flip
  %near = xor i32 %t, 63
  %close = getelementptr [256 x i32], ptr addrspace(3) @buffer, i32 0, i32 %near
  store i32 %t, ptr addrspace(3) %mine
  call void @llvm.nvvm.barrier0()
  %a = load i32, ptr addrspace(3) %other
  call void @put(ptr %out, i32 0, i32 %a)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
  %b = add i32 %t, 1000
  store i32 %b, ptr addrspace(3) %mine
  call void @llvm.nvvm.barrier.cta.sync.all(i32 2)
  %c = load i32, ptr addrspace(3) %other
  call void @put(ptr %out, i32 1, i32 %c)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 3, i32 256)
  %d = add i32 %t, 2000
  store i32 %d, ptr addrspace(3) %mine
  call void @llvm.nvvm.barrier.cta.sync.count(i32 4, i32 256)
  %e = load i32, ptr addrspace(3) %other
  call void @put(ptr %out, i32 2, i32 %e)
  call void @llvm.nvvm.barrier0()
  %few = icmp ult i32 %t, 64
  br i1 %few, label %some, label %done
some:
  %f = add i32 %t, 3000
  store i32 %f, ptr addrspace(3) %mine
  call void @llvm.nvvm.barrier.cta.sync.count(i32 5, i32 64)
  %g = load i32, ptr addrspace(3) %close
  call void @put(ptr %out, i32 3, i32 %g)
  br label %done
done:
  ret void
}

define ptx_kernel void @registers(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  call void @put(ptr %out, i32 0, i32 %lane)
  %size = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  call void @put(ptr %out, i32 1, i32 %size)
  %eq = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  call void @put(ptr %out, i32 2, i32 %eq)
  %lt = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  call void @put(ptr %out, i32 3, i32 %lt)
  %le = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.le()
  call void @put(ptr %out, i32 4, i32 %le)
  %gt = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
  call void @put(ptr %out, i32 5, i32 %gt)
  %ge = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  call void @put(ptr %out, i32 6, i32 %ge)
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  call void @put(ptr %out, i32 7, i32 %blocks)
  %c0 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %y0 = call i64 @llvm.readcyclecounter()
  %g0 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  call void @llvm.nvvm.barrier0()
  %c1 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %y1 = call i64 @llvm.readcyclecounter()
  %g1 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %later.c = icmp ugt i64 %c1, %c0
  %later.y = icmp ugt i64 %y1, %y0
  %later.g = icmp uge i64 %g1, %g0
  %l0 = and i1 %later.c, %later.y
  %l1 = and i1 %l0, %later.g
  %l = zext i1 %l1 to i32
  call void @put(ptr %out, i32 8, i32 %l)
  ret void
}
