; A program whose kernels share what parts of a program may share, and what they may not. It is written by hand for parts_test.go.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Read by two kernels through an address that may be compared: once. By content only: may be there twice.
@named = internal constant [4 x i32] [i32 11, i32 12, i32 13, i32 14]
@unnamed = private unnamed_addr constant [4 x i32] [i32 21, i32 22, i32 23, i32 24]
; A table of functions, one of which every kernel calls through it.
@table = private unnamed_addr constant [2 x ptr] [ptr @by_table_a, ptr @by_table_b]
; Written by writes_a and writes_b, which stay together; counter by one kernel alone.
@both = internal global i32 5
@counter = internal global i32 7
@pointer = internal global ptr @by_table_a
; Shared memory: of one kernel, of two kernels, and of the size that the launch says.
@tile = internal addrspace(3) global [32 x i32] poison
@two_tiles = internal addrspace(3) global [16 x i32] poison
@dynamic = external addrspace(3) global [0 x i8], align 16

declare i32 @vprintf(ptr, ptr)

define internal i32 @by_table_a(i32 %x) unnamed_addr noinline {
  %r = mul i32 %x, 3
  ret i32 %r
}

define internal i32 @by_table_b(i32 %x) unnamed_addr noinline {
  %p = getelementptr i32, ptr @unnamed, i32 %x
  %r = load i32, ptr %p
  ret i32 %r
}

; Recursive, so that it stays a function; what it is specialised for differs by kernel.
define internal i32 @recursive(i32 %n, i32 %step) unnamed_addr noinline {
  %end = icmp slt i32 %n, 1
  br i1 %end, label %out, label %in
in:
  %m = sub i32 %n, %step
  %a = call i32 @recursive(i32 %m, i32 %step)
  %b = xor i32 %a, %n
  ret i32 %b
out:
  ret i32 %step
}

; Alike in every kernel.
define internal i32 @alike(i32 %n) unnamed_addr noinline {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %s = phi i32 [ 1, %0 ], [ %t, %loop ]
  %u = mul i32 %s, %s
  %t = xor i32 %u, %i
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}

define internal i32 @calls(i32 %i, ptr %p) unnamed_addr alwaysinline {
  %q = getelementptr [2 x ptr], ptr @table, i32 0, i32 %i
  %f = load ptr, ptr %q
  %r = call i32 %f(i32 %i)
  %s = call i32 @alike(i32 %r)
  store i32 %s, ptr %p
  ret i32 %s
}

define ptx_kernel void @recurses_1(ptr %p, i32 %n) {
  %r = call i32 @recursive(i32 %n, i32 1)
  %s = call i32 @calls(i32 %r, ptr %p)
  store i32 %r, ptr %p
  ret void
}

define ptx_kernel void @recurses_2(ptr %p, i32 %n) {
  %r = call i32 @recursive(i32 %n, i32 2)
  %s = call i32 @calls(i32 %n, ptr %p)
  %t = add i32 %r, %s
  store i32 %t, ptr %p
  ret void
}

define ptx_kernel void @compares_a(ptr %p) {
  store ptr @named, ptr %p
  ret void
}

define ptx_kernel void @compares_b(ptr %p, i32 %i) {
  %q = load ptr, ptr %p
  %c = icmp eq ptr %q, @named
  %e = getelementptr i32, ptr @named, i32 %i
  %v = load i32, ptr %e
  %r = select i1 %c, i32 %v, i32 0
  store i32 %r, ptr %p
  ret void
}

define ptx_kernel void @writes_a(ptr %p) {
  %v = load i32, ptr %p
  store i32 %v, ptr @both
  ret void
}

define ptx_kernel void @writes_b(ptr %p) {
  %v = load i32, ptr @both
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @counts(ptr %p) {
  %v = atomicrmw add ptr @counter, i32 1 monotonic
  %f = load ptr, ptr @pointer
  %r = call i32 %f(i32 %v)
  store ptr @by_table_b, ptr @pointer
  store i32 %r, ptr %p
  ret void
}

define ptx_kernel void @shares(ptr %p, i32 %i) {
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %i
  store volatile i32 %i, ptr addrspace(3) %q
  %d = getelementptr i8, ptr addrspace(3) @dynamic, i32 %i
  store volatile i8 1, ptr addrspace(3) %d
  %v = load volatile i32, ptr addrspace(3) @tile
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @shares_a(ptr %p, i32 %i) {
  %q = getelementptr i32, ptr addrspace(3) @two_tiles, i32 %i
  store volatile i32 %i, ptr addrspace(3) %q
  %d = getelementptr i8, ptr addrspace(3) @dynamic, i32 %i
  store volatile i8 2, ptr addrspace(3) %d
  ret void
}

define ptx_kernel void @shares_b(ptr %p, i32 %i) {
  %q = getelementptr i32, ptr addrspace(3) @two_tiles, i32 %i
  %v = load volatile i32, ptr addrspace(3) %q
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @prints_a(ptr %p) {
  %r = call i32 @vprintf(ptr @unnamed, ptr null)
  store i32 %r, ptr %p
  ret void
}

define ptx_kernel void @prints_b(ptr %p, i32 %n) {
  %r = call i32 @vprintf(ptr %p, ptr null)
  %s = call i32 @alike(i32 %n)
  %t = add i32 %r, %s
  store i32 %t, ptr %p
  ret void
}
