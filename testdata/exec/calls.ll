; Ways to call and to be called: attributes that newer LLVMs have, structs in memory, tail calls, variadic functions, unwinding that does not happen.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%big = type { [5 x i64], i8 }

@line = private unnamed_addr constant [15 x i8] c"%d: %llx %llx\0A\00"
@count = internal global i64 0
@table = constant [2 x ptr] [ptr @twice, ptr @thrice]

declare i32 @printf(ptr, ...)
declare ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)
declare void @free(ptr allocptr captures(none)) allockind("free")
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.assume(i1)
declare i32 @llvm.expect.i32(i32, i32)
declare i1 @llvm.is.constant.i32(i32)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.experimental.noalias.scope.decl(metadata)

define void @show(i32 %n, i64 %a, i64 %b) {
  %w = call i32 (ptr, ...) @printf(ptr @line, i32 %n, i64 %a, i64 %b)
  ret void
}

define i64 @twice(i64 %x) nofree norecurse nosync nounwind willreturn mustprogress memory(none) {
  %r = shl i64 %x, 1
  ret i64 %r
}

define i64 @thrice(i64 noundef range(i64 -5, 100) %x) memory(readwrite, argmem: none) nocallback {
  %r = mul i64 %x, 3
  %c = load i64, ptr @count
  %d = add i64 %c, 1
  store i64 %d, ptr @count
  ret i64 %r
}

define range(i64 0, 256) i64 @byte(ptr noundef nonnull readonly captures(none) dereferenceable(8) %p) memory(argmem: read) {
  %v = load i64, ptr %p, !range !0, !noundef !1
  %w = and i64 %v, 255
  ret i64 %w
}

define void @both(ptr noalias writeonly captures(address, read_provenance) initializes((0, 8)) %to, ptr noalias readonly align 8 %from) memory(argmem: readwrite) {
  %v = load i64, ptr %from, align 8, !alias.scope !4
  store i64 %v, ptr %to, align 8, !noalias !4
  ret void
}

define nofpclass(nan inf) float @plain(float nofpclass(nan) %x) "no-nans-fp-math"="true" "target-cpu"="x86-64" {
  %y = fmul nnan nsz contract float %x, 2.0
  %z = fadd reassoc float %y, 1.0
  ret float %z
}

define void @structs(ptr sret(%big) align 8 dead_on_unwind writable %out, ptr byval(%big) align 8 %in, i32 inreg %k) noinline {
  %p = getelementptr inbounds nuw %big, ptr %in, i64 0, i32 0, i64 3
  %v = load i64, ptr %p
  store i64 0, ptr %p
  %q = getelementptr inbounds %big, ptr %out, i64 0, i32 0, i64 4
  store i64 %v, ptr %q
  %c = getelementptr %big, ptr %out, i64 0, i32 1
  %t = trunc i32 %k to i8
  store i8 %t, ptr %c
  ret void
}

define i64 @down(i64 %n, i64 %acc) {
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %end, label %more
end:
  ret i64 %acc
more:
  %m = sub i64 %n, 1
  %a = add i64 %acc, %n
  %r = musttail call i64 @down(i64 %m, i64 %a)
  ret i64 %r
}

define fastcc i64 @fast(i64 %a, i32 signext %b, i8 zeroext %c, ptr %p) noinline {
  %x = sext i32 %b to i64
  %y = zext i8 %c to i64
  %z = add i64 %x, %y
  %w = mul i64 %z, %a
  ret i64 %w
}

define i32 @variadic(i32 %n, ...) noinline {
entry:
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %at = getelementptr i8, ptr %list, i64 16
  %save = load ptr, ptr %at
  %x = getelementptr i8, ptr %save, i64 8
  %v = load i32, ptr %x
  call void @llvm.va_end.p0(ptr %list)
  ret i32 %v
}

define i64 @guarded(ptr %f, i64 %x) personality ptr @personality {
entry:
  %r = invoke i64 %f(i64 %x) to label %fine unwind label %caught
fine:
  ret i64 %r
caught:
  %e = landingpad { ptr, i32 } cleanup catch ptr null
  resume { ptr, i32 } %e
}

define i64 @hints(i32 %x, ptr %p) noinline {
  %c = icmp ugt i32 %x, 3
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8), "nonnull"(ptr %p) ]
  %e = call i32 @llvm.expect.i32(i32 %x, i32 7)
  %k = call i1 @llvm.is.constant.i32(i32 %x)
  %kz = zext i1 %k to i64
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  %big = icmp ugt i64 %s, 7
  %bz = zext i1 %big to i64
  %l = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %i = call ptr @llvm.invariant.start.p0(i64 8, ptr %p)
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  %v = load i64, ptr %l, !invariant.group !1
  %ez = zext i32 %e to i64
  %r = add i64 %v, %ez
  %r2 = add i64 %r, %kz
  %r3 = and i64 %bz, 1
  %r4 = add i64 %r2, %r3
  ret i64 %r4
}

define i32 @personality(...) {
  ret i32 0
}

define i32 @main() {
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i64 77, ptr %a
  call void @both(ptr %b, ptr %a)
  %b0 = call range(i64 0, 256) i64 @byte(ptr dereferenceable(8) %b)
  %t = call i64 @thrice(i64 5)
  call void @show(i32 1, i64 %b0, i64 %t)
  %f = call nnan ninf float @plain(float 2.5)
  %fi = fptosi float %f to i64
  %in = alloca %big, align 8
  %out = alloca %big, align 8
  %ip = getelementptr %big, ptr %in, i64 0, i32 0, i64 3
  store i64 -2, ptr %ip
  call void @structs(ptr sret(%big) align 8 %out, ptr byval(%big) align 8 %in, i32 inreg 300)
  %op = getelementptr %big, ptr %out, i64 0, i32 0, i64 4
  %ov = load i64, ptr %op
  call void @show(i32 2, i64 %fi, i64 %ov)
  %iv = load i64, ptr %ip
  %oc = getelementptr %big, ptr %out, i64 0, i32 1
  %ocv = load i8, ptr %oc
  %ocz = zext i8 %ocv to i64
  call void @show(i32 3, i64 %iv, i64 %ocz)
  %d = call i64 @down(i64 200000, i64 0)
  %q = tail call fastcc i64 @fast(i64 3, i32 signext -4, i8 zeroext -1, ptr %a)
  call void @show(i32 4, i64 %d, i64 %q)
  %v = call i32 (i32, ...) @variadic(i32 1, i32 -9, double 2.0)
  %vz = sext i32 %v to i64
  %which = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @table, i64 0, i64 1)
  %g = call i64 @guarded(ptr %which, i64 8)
  call void @show(i32 5, i64 %vz, i64 %g)
  %h = call i64 @hints(i32 9, ptr %a)
  %n = load i64, ptr @count
  call void @show(i32 6, i64 %h, i64 %n)
  %m = call ptr @malloc(i64 16)
  store i64 3, ptr %m
  %mv = load i64, ptr %m
  call void @free(ptr %m)
  %sel = select i1 true, ptr @twice, ptr @thrice
  %ind = call i64 %sel(i64 %mv)
  call void @show(i32 7, i64 %ind, i64 %mv)
  ret i32 0
}

!0 = !{i64 0, i64 1000}
!1 = !{}
!2 = distinct !{!2}
!3 = distinct !{!3, !2}
!4 = !{!3}
