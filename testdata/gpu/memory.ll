; Copies, the stack, address spaces and asynchronous copies. Compared by memory.py.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64-A5"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr addrspace(5) @llvm.stacksave.p5()
declare void @llvm.stackrestore.p5(ptr addrspace(5))
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare i1 @llvm.nvvm.isspacep.const(ptr)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.all()
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)

@table = internal addrspace(4) constant [5 x i32] [i32 11, i32 22, i32 33, i32 44, i32 55]
@plain = internal constant [5 x i16] [i16 1, i16 20, i16 300, i16 4000, i16 50000]
@odd = internal constant [3 x i65] [i65 1, i65 -2, i65 18446744073709551616]
@still = internal addrspace(3) global [64 x i32] poison, align 16
@more = external addrspace(3) global [0 x i32], align 16
@state = internal global [2 x i32] [i32 5, i32 6]

; Sizes and alignments that are only known when it runs.
define ptx_kernel void @copies(ptr %p, i32 %from, i32 %to, i32 %n) {
  %s = getelementptr i8, ptr %p, i32 %from
  %d = getelementptr i8, ptr %p, i32 %to
  %n64 = zext i32 %n to i64
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 %n64, i1 false)
  ret void
}

define ptx_kernel void @moves(ptr %p, i32 %from, i32 %to, i32 %n) {
  %s = getelementptr i8, ptr %p, i32 %from
  %d = getelementptr i8, ptr %p, i32 %to
  %n64 = zext i32 %n to i64
  call void @llvm.memmove.p0.p0.i64(ptr %d, ptr %s, i64 %n64, i1 false)
  ret void
}

define ptx_kernel void @sets(ptr %p, i32 %from, i32 %value, i32 %n) {
  %d = getelementptr i8, ptr %p, i32 %from
  %n64 = zext i32 %n to i64
  %v = trunc i32 %value to i8
  call void @llvm.memset.p0.i64(ptr %d, i8 %v, i64 %n64, i1 false)
  ret void
}

; Sizes that are known, alignments that are not what the sizes suggest.
define ptx_kernel void @constant_sizes(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 1
  %b = getelementptr i8, ptr %p, i64 101
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 17, i1 false)
  %c = getelementptr i8, ptr %p, i64 2
  %d = getelementptr i8, ptr %p, i64 122
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %d, ptr align 2 %c, i64 30, i1 true)
  %e = getelementptr i8, ptr %p, i64 4
  %f = getelementptr i8, ptr %p, i64 160
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 4 %f, ptr align 4 %e, i64 36, i1 false)
  %g = getelementptr i8, ptr %p, i64 203
  call void @llvm.memset.p0.i64(ptr %g, i8 90, i64 21, i1 false)
  %h = getelementptr i8, ptr %p, i64 41
  %i = getelementptr i8, ptr %p, i64 44
  call void @llvm.memmove.p0.p0.i64(ptr %i, ptr %h, i64 19, i1 false)
  %j = getelementptr i8, ptr %p, i64 71
  %k = getelementptr i8, ptr %p, i64 66
  call void @llvm.memmove.p0.p0.i64(ptr %k, ptr %j, i64 23, i1 false)
  ret void
}

; A list on the stack, a node each turn; afterwards a turn's memory is given back many times over.
define ptx_kernel void @stack(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %turn
turn:
  %i = phi i32 [ 0, %0 ], [ %j, %turn ]
  %sum = phi i32 [ 0, %0 ], [ %s, %turn ]
  %a = alloca { ptr addrspace(5), i32 }, addrspace(5)
  %v = getelementptr { ptr addrspace(5), i32 }, ptr addrspace(5) %a, i64 0, i32 1
  %value = mul i32 %i, %t
  store volatile i32 %value, ptr addrspace(5) %v
  %x = load volatile i32, ptr addrspace(5) %v
  %s = add i32 %sum, %x
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %turn, label %again
again:
  %k = phi i32 [ 0, %turn ], [ %l, %again ]
  %total = phi i32 [ %s, %turn ], [ %total.next, %again ]
  %saved = call ptr addrspace(5) @llvm.stacksave.p5()
  %rest = and i32 %k, 63
  %size = add i32 %rest, 200
  %block = alloca i8, i32 %size, align 16, addrspace(5)
  %last = add i32 %size, -1
  %end = getelementptr i8, ptr addrspace(5) %block, i32 %last
  store volatile i8 1, ptr addrspace(5) %block
  store volatile i8 2, ptr addrspace(5) %end
  %first = load volatile i8, ptr addrspace(5) %block
  %second = load volatile i8, ptr addrspace(5) %end
  %both = add i8 %first, %second
  %wide = zext i8 %both to i32
  %total.next = add i32 %total, %wide
  call void @llvm.stackrestore.p5(ptr addrspace(5) %saved)
  %l = add i32 %k, 1
  %more = icmp ult i32 %l, 1000
  br i1 %more, label %again, label %done
done:
  %q = getelementptr i32, ptr %out, i32 %t
  store i32 %total.next, ptr %q
  ret void
}

define internal i32 @kinds(ptr %p) noinline {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %l = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  %c = call i1 @llvm.nvvm.isspacep.const(ptr %p)
  %s1 = select i1 %s, i32 1, i32 0
  %g1 = select i1 %g, i32 2, i32 0
  %l1 = select i1 %l, i32 4, i32 0
  %c1 = select i1 %c, i32 8, i32 0
  %a = or i32 %s1, %g1
  %b = or i32 %l1, %c1
  %r = or i32 %a, %b
  ret i32 %r
}

define ptx_kernel void @spaces(ptr %out) {
  %x = alloca i32, addrspace(5)
  %local = addrspacecast ptr addrspace(5) %x to ptr
  store i32 3, ptr %local
  %a = call i32 @kinds(ptr %local)
  %b = call i32 @kinds(ptr addrspacecast (ptr addrspace(3) @still to ptr))
  %c = call i32 @kinds(ptr addrspacecast (ptr addrspace(4) @table to ptr))
  %d = call i32 @kinds(ptr @state)
  %e = call i32 @kinds(ptr %out)
  %f = call i32 @kinds(ptr @plain)
  %v1 = insertelement <4 x i32> poison, i32 %a, i32 0
  %v2 = insertelement <4 x i32> %v1, i32 %b, i32 1
  %v3 = insertelement <4 x i32> %v2, i32 %c, i32 2
  %v4 = insertelement <4 x i32> %v3, i32 %d, i32 3
  store <4 x i32> %v4, ptr %out, align 4
  %o = getelementptr i8, ptr %out, i64 16
  store i32 %e, ptr %o
  %o2 = getelementptr i8, ptr %out, i64 20
  store i32 %f, ptr %o2
  ret void
}

define ptx_kernel void @constants(ptr %out, ptr %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = urem i32 %t, 5
  %e = getelementptr i32, ptr addrspace(4) @table, i32 %i
  %v = load i32, ptr addrspace(4) %e
  %f = getelementptr i16, ptr @plain, i32 %i
  %w = load i16, ptr %f
  %ww = zext i16 %w to i32
  %k = urem i32 %t, 3
  %g = getelementptr i65, ptr @odd, i32 %k
  %x = load i65, ptr %g
  %xs = ashr i65 %x, 1
  %xt = trunc i65 %xs to i32
  %high = lshr i65 %x, 64
  %ht = trunc i65 %high to i32
  %in1 = addrspacecast ptr %in to ptr addrspace(1)
  %h = getelementptr i32, ptr addrspace(1) %in1, i32 %t
  %y = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %h, i32 4)
  %o = getelementptr [5 x i32], ptr %out, i32 %t
  store i32 %v, ptr %o
  %o1 = getelementptr i8, ptr %o, i64 4
  store i32 %ww, ptr %o1
  %o2 = getelementptr i8, ptr %o, i64 8
  store i32 %xt, ptr %o2
  %o3 = getelementptr i8, ptr %o, i64 12
  store i32 %ht, ptr %o3
  %o4 = getelementptr i8, ptr %o, i64 16
  store i32 %y, ptr %o4
  ret void
}

; Shared memory of a known and of an unknown size, through generic addresses.
define ptx_kernel void @shared_sizes(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr [64 x i32], ptr addrspace(3) @still, i32 0, i32 %t
  %b = getelementptr i32, ptr addrspace(3) @more, i32 %t
  %ag = addrspacecast ptr addrspace(3) %a to ptr
  store i32 %t, ptr %ag
  %n = mul i32 %t, 100
  store i32 %n, ptr addrspace(3) %b
  call void @llvm.nvvm.barrier0()
  %o = xor i32 %t, 63
  %c = getelementptr [64 x i32], ptr addrspace(3) @still, i32 0, i32 %o
  %d = getelementptr i32, ptr addrspace(3) @more, i32 %o
  %dg = addrspacecast ptr addrspace(3) %d to ptr
  %x = load i32, ptr addrspace(3) %c
  %y = load i32, ptr %dg
  %s = add i32 %x, %y
  %q = getelementptr i32, ptr %out, i32 %t
  store i32 %s, ptr %q
  ret void
}

define ptx_kernel void @async(ptr %in, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = addrspacecast ptr %in to ptr addrspace(1)
  %o4 = mul i32 %t, 4
  %o8 = mul i32 %t, 8
  %o16 = mul i32 %t, 16
  %s4 = getelementptr i8, ptr addrspace(3) @more, i32 %o4
  %d8 = add i32 %o8, 256
  %s8 = getelementptr i8, ptr addrspace(3) @more, i32 %d8
  %d16 = add i32 %o16, 768
  %s16 = getelementptr i8, ptr addrspace(3) @more, i32 %d16
  %g4 = getelementptr i8, ptr addrspace(1) %g, i32 %o4
  %g8 = getelementptr i8, ptr addrspace(1) %g, i32 %d8
  %g16 = getelementptr i8, ptr addrspace(1) %g, i32 %d16
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %s4, ptr addrspace(1) %g4)
  call void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) %s8, ptr addrspace(1) %g8)
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %s16, ptr addrspace(1) %g16)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.barrier0()
  %flip = xor i32 %t, 63
  %base = mul i32 %flip, 28
  %from = getelementptr i8, ptr addrspace(3) @more, i32 %base
  %fromg = addrspacecast ptr addrspace(3) %from to ptr
  %to = getelementptr i8, ptr %out, i32 %base
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %fromg, i64 28, i1 false)
  ret void
}

define ptx_kernel void @masks(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 23
  %b = call ptr @llvm.ptrmask.p0.i64(ptr %a, i64 -16)
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %b, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x i32> <i32 7, i32 8, i32 9, i32 10>)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 4 %p, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  ret void
}
