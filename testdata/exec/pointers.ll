; Memory intrinsics of all kinds, arithmetic on pointers, vectors of pointers, masked accesses.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@line = private unnamed_addr constant [15 x i8] c"%d: %llx %llx\0A\00"
@source = global [64 x i8] c"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/"
@target = global [64 x i8] zeroinitializer, align 16

declare i32 @printf(ptr, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.donothing()
declare void @llvm.sideeffect()

define void @show(i32 %n, i64 %a, i64 %b) {
  %w = call i32 (ptr, ...) @printf(ptr @line, i32 %n, i64 %a, i64 %b)
  ret void
}

define i64 @sum(ptr %p, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s2, %loop ]
  %at = getelementptr nusw i8, ptr %p, i64 %i
  %b = load i8, ptr %at
  %w = zext i8 %b to i64
  %m = mul i64 %s, 257
  %s2 = add i64 %m, %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %s2
}

define void @copies(i64 %n, i32 %k) noinline {
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @target, ptr @source, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr getelementptr (i8, ptr @target, i64 20), ptr @source, i32 %k, i1 true)
  call void @llvm.memmove.p0.p0.i64(ptr getelementptr (i8, ptr @target, i64 3), ptr @target, i64 %n, i1 false)
  %b = trunc i32 %k to i8
  call void @llvm.memset.p0.i64(ptr getelementptr (i8, ptr @target, i64 40), i8 %b, i64 %n, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr getelementptr (i8, ptr @target, i64 50), ptr getelementptr (i8, ptr @source, i64 30), i64 11, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr getelementptr (i8, ptr @target, i64 61), i8 5, i64 3, i1 false)
  ret void
}

define ptr @mask(ptr %p) noinline {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  ret ptr %r
}

define i64 @stack(i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s2, %loop ]
  %save = call ptr @llvm.stacksave.p0()
  %a = alloca i64, i64 %i, align 32
  call void @llvm.lifetime.start.p0(ptr %a)
  %last = getelementptr i64, ptr %a, i64 %i
  %at = getelementptr i64, ptr %last, i64 -1
  store volatile i64 %i, ptr %at
  call void @llvm.prefetch.p0(ptr %at, i32 0, i32 3, i32 1)
  %v = load volatile i64, ptr %at
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.stackrestore.p0(ptr %save)
  %s2 = add i64 %s, %v
  %next = add i64 %i, 1
  call void @llvm.donothing()
  call void @llvm.sideeffect()
  %more = icmp ule i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %s2
}

define i64 @vectors(i64 %k) noinline {
  %i0 = insertelement <4 x i64> <i64 1, i64 5, i64 9, i64 poison>, i64 %k, i32 3
  %p = getelementptr i8, ptr @source, <4 x i64> %i0
  %q = getelementptr [2 x i8], <4 x ptr> %p, i64 0, i64 1
  %n = ptrtoint <4 x ptr> %q to <4 x i64>
  %base = ptrtoint ptr @source to i64
  %b0 = insertelement <4 x i64> poison, i64 %base, i32 0
  %b = shufflevector <4 x i64> %b0, <4 x i64> poison, <4 x i32> zeroinitializer
  %d = sub <4 x i64> %n, %b
  %back = getelementptr i8, ptr @source, <4 x i64> %d
  %same = icmp eq <4 x ptr> %back, %q
  %bits = bitcast <4 x i1> %same to i4
  %z = zext i4 %bits to i64
  %e = extractelement <4 x ptr> %back, i32 3
  %c = load i8, ptr %e
  %cz = zext i8 %c to i64
  %sh = shl i64 %z, 8
  %r = or disjoint i64 %sh, %cz
  ret i64 %r
}

define i64 @walk(ptr %p, i64 %n) noinline {
entry:
  %end = getelementptr i32, ptr %p, i64 %n
  br label %loop
loop:
  %at = phi ptr [ %p, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s2, %loop ]
  %v = load i32, ptr %at, align 1
  %w = zext nneg i32 %v to i64
  %s2 = add i64 %s, %w
  %next = getelementptr inbounds nuw i8, ptr %at, i64 4
  %more = icmp ult ptr %next, %end
  br i1 %more, label %loop, label %done
done:
  ret i64 %s2
}

; Every width by one pointer: the types differ, the place does not.
define i64 @views(ptr %p) noinline {
  store i64 81985529216486895, ptr %p
  %a = load i8, ptr %p
  %b = load i16, ptr %p, align 2
  %c = load <2 x i32>, ptr %p, align 8
  %d = load double, ptr %p
  %e = load { i8, i16 }, ptr %p
  %f = load [2 x i32], ptr %p
  %g = load i24, ptr %p
  store i33 -1, ptr %p
  %h = load i64, ptr %p
  %x0 = zext i8 %a to i64
  %x1 = zext i16 %b to i64
  %x2 = bitcast <2 x i32> %c to i64
  %x3 = bitcast double %d to i64
  %x4 = extractvalue { i8, i16 } %e, 1
  %x5 = zext i16 %x4 to i64
  %x6 = extractvalue [2 x i32] %f, 1
  %x7 = zext i32 %x6 to i64
  %x8 = zext i24 %g to i64
  %s0 = add i64 %x0, %x1
  %s1 = xor i64 %s0, %x2
  %s2 = mul i64 %s1, 3
  %s3 = add i64 %s2, %x3
  %s4 = xor i64 %s3, %x5
  %s5 = add i64 %s4, %x7
  %s6 = add i64 %s5, %x8
  %h33 = and i64 %h, 8589934591
  %s7 = xor i64 %s6, %h33
  ret i64 %s7
}

define i32 @main() {
  call void @copies(i64 17, i32 7)
  %s = call i64 @sum(ptr @target, i64 64)
  %t = call i64 @sum(ptr getelementptr (i8, ptr @target, i64 45), i64 10)
  call void @show(i32 1, i64 %s, i64 %t)
  %m = call ptr @mask(ptr getelementptr (i8, ptr @target, i64 37))
  %mi = ptrtoint ptr %m to i64
  %ti = ptrtoaddr ptr @target to i64
  %d = sub i64 %mi, %ti
  %st = call i64 @stack(i64 30)
  call void @show(i32 2, i64 %d, i64 %st)
  %v = call i64 @vectors(i64 20)
  %w = call i64 @walk(ptr @source, i64 9)
  call void @show(i32 3, i64 %v, i64 %w)
  %x = call i64 @views(ptr @target)
  call void @show(i32 4, i64 %x, i64 0)
  ret i32 0
}
