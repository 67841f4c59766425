; Constants of every kind, aggregates as values, and globals that refer to each other.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%pair = type { i8, i32 }
%nest = type { %pair, [2 x <{ i16, i64 }>], ptr, <4 x i8> }
%list = type { ptr, i64 }

@line = private unnamed_addr constant [15 x i8] c"%d: %llx %llx\0A\00"
@bytes = constant [6 x i8] c"a\00\FF\22\\z"
@words = global [5 x i16] [i16 1, i16 -2, i16 300, i16 poison, i16 undef]
@longs = global [3 x i64] [i64 1, i64 -9223372036854775808, i64 1311768467463790320]
@wide = global i256 -340282366920938463463374607431768211455999
@odd = global i67 -73786976294838206464
@quarter = global [3 x half] [half 0xH3C00, half 0xHFC00, half 0xH0001]
@singles = global [4 x float] [float 0x36A0000000000000, float -0.0, float 0x7FF0000000000000, float 1.5]
@doubles = constant [3 x double] [double 0x7FEFFFFFFFFFFFFF, double 0x1, double 0.1]
@long = global x86_fp80 0xK4000C90FDAA22168C235
@quad = global fp128 0xL00000000000000004000921FB5444200
@vec = global <4 x i32> <i32 1, i32 poison, i32 -3, i32 4>
@splats = constant [2 x <8 x i16>] [<8 x i16> splat (i16 7), <8 x i16> zeroinitializer]
@bools = global <8 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1>
@odds = global [3 x i24] [i24 1, i24 -2, i24 1000000]
@mixed = global { i8, i24, <4 x i12>, i67, i8 } { i8 1, i24 -5, <4 x i12> <i12 1, i12 -1, i12 3, i12 poison>, i67 -9, i8 8 }
@whole = global %nest { %pair { i8 3, i32 77 }, [2 x <{ i16, i64 }>] [<{ i16, i64 }> <{ i16 5, i64 6 }>, <{ i16, i64 }> zeroinitializer], ptr getelementptr inbounds (i8, ptr @words, i64 4), <4 x i8> <i8 1, i8 2, i8 3, i8 4> }
@first = global %list { ptr @second, i64 1 }
@second = internal global %list { ptr @first, i64 ptrtoint (ptr getelementptr (i8, ptr null, i64 40) to i64) }
@distance = global i64 sub (i64 ptrtoint (ptr getelementptr inbounds (%nest, ptr @whole, i64 0, i32 1, i64 1) to i64), i64 ptrtoint (ptr @whole to i64))
@trunced = global i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr ([5 x i16], ptr @words, i64 1) to i64), i64 ptrtoint (ptr @words to i64)) to i32)
@inside = global [2 x ptr] [ptr getelementptr inbounds nuw ([3 x i64], ptr @longs, i64 0, i64 2), ptr getelementptr inbounds inrange(-8, 16) ([3 x i64], ptr @longs, i64 0, i64 1)]
@functions = constant [3 x ptr] [ptr @plus, ptr @minus, ptr null]
@same = alias i16, getelementptr inbounds ([5 x i16], ptr @words, i64 0, i64 2)
@also = internal alias i32 (i32, i32), ptr @minus
@weak = weak global i32 9
@once = linkonce_odr constant i32 8, align 32
@tentative = common global [4 x i32] zeroinitializer, align 16
@hid = hidden global i8 7, section "mine", align 8
@aligned = internal global i8 1, align 4096
@spaced = addrspace(1) global i32 41
@empty = global {} zeroinitializer
@none = global [0 x i64] zeroinitializer
@llvm.used = appending global [2 x ptr] [ptr @hid, ptr @weak], section "llvm.metadata"

declare i32 @printf(ptr, ...)

define internal i32 @plus(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @minus(i32 %a, i32 %b) noinline {
  %r = sub i32 %a, %b
  ret i32 %r
}

define void @show(i32 %n, i64 %a, i64 %b) {
  %w = call i32 (ptr, ...) @printf(ptr @line, i32 %n, i64 %a, i64 %b)
  ret void
}

define { i8, [2 x i128], float, <2 x ptr> } @make(i8 %x, ptr %p) noinline {
  %w = zext i8 %x to i128
  %s = shl i128 %w, 100
  %v0 = insertelement <2 x ptr> poison, ptr %p, i32 0
  %v1 = insertelement <2 x ptr> %v0, ptr null, i32 1
  %a = insertvalue { i8, [2 x i128], float, <2 x ptr> } { i8 1, [2 x i128] [i128 5, i128 poison], float 2.5, <2 x ptr> poison }, i128 %s, 1, 1
  %b = insertvalue { i8, [2 x i128], float, <2 x ptr> } %a, i8 %x, 0
  %c = insertvalue { i8, [2 x i128], float, <2 x ptr> } %b, <2 x ptr> %v1, 3
  ret { i8, [2 x i128], float, <2 x ptr> } %c
}

define [3 x %pair] @turn([3 x %pair] %in) noinline {
  %a = extractvalue [3 x %pair] %in, 0
  %b = extractvalue [3 x %pair] %in, 2
  %x = insertvalue [3 x %pair] %in, %pair %b, 0
  %y = insertvalue [3 x %pair] %x, %pair %a, 2
  %z = insertvalue [3 x %pair] %y, i32 -5, 1, 1
  ret [3 x %pair] %z
}

define i64 @sum(ptr %p, i64 %n) noinline {
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %done, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s2, %loop ]
  %at = getelementptr inbounds nuw i8, ptr %p, i64 %i
  %b = load i8, ptr %at
  %w = zext i8 %b to i64
  %m = mul i64 %s, 257
  %s2 = add i64 %m, %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi i64 [ 0, %entry ], [ %s2, %loop ]
  ret i64 %r
}

; One block entered by two edges of one switch, whose phi has both.
define i32 @edges(i3 %x) noinline {
entry:
  switch i3 %x, label %out [
    i3 0, label %join
    i3 1, label %join
    i3 -4, label %join
    i3 -1, label %other
  ]
other:
  br label %join
join:
  %r = phi i32 [ 4, %entry ], [ 4, %entry ], [ 4, %entry ], [ 9, %other ]
  br label %out
out:
  %q = phi i32 [ 0, %entry ], [ %r, %join ]
  ret i32 %q
}

define i32 @byaddress(i1 %c) noinline {
entry:
  %to = select i1 %c, ptr blockaddress(@byaddress, %left), ptr blockaddress(@byaddress, %right)
  indirectbr ptr %to, [label %left, label %right]
left:
  ret i32 1
right:
  ret i32 2
}

define i32 @main() {
  %s0 = call i64 @sum(ptr @bytes, i64 6)
  %s1 = call i64 @sum(ptr @words, i64 6)
  call void @show(i32 1, i64 %s0, i64 %s1)
  %s2 = call i64 @sum(ptr @longs, i64 24)
  %s3 = call i64 @sum(ptr @wide, i64 32)
  call void @show(i32 2, i64 %s2, i64 %s3)
  %s4 = call i64 @sum(ptr @quarter, i64 6)
  %s5 = call i64 @sum(ptr @singles, i64 16)
  call void @show(i32 3, i64 %s4, i64 %s5)
  %s6 = call i64 @sum(ptr @doubles, i64 24)
  %s7 = call i64 @sum(ptr @long, i64 10)
  call void @show(i32 4, i64 %s6, i64 %s7)
  %s8 = call i64 @sum(ptr @quad, i64 16)
  %s9 = call i64 @sum(ptr @splats, i64 32)
  call void @show(i32 5, i64 %s8, i64 %s9)
  %o = load i67, ptr @odd
  %os = ashr i67 %o, 3
  %ot = trunc i67 %os to i64
  %v = load <4 x i32>, ptr @vec
  %vp = shufflevector <4 x i32> %v, <4 x i32> splat (i32 9), <6 x i32> <i32 0, i32 2, i32 3, i32 4, i32 7, i32 poison>
  %v4 = extractelement <6 x i32> %vp, i32 4
  %v1 = extractelement <6 x i32> %vp, i32 1
  %va = add i32 %v4, %v1
  %vz = sext i32 %va to i64
  call void @show(i32 6, i64 %ot, i64 %vz)
  %bools = load <8 x i1>, ptr @bools
  %mask = bitcast <8 x i1> %bools to i8
  %mz = zext i8 %mask to i64
  %w0 = getelementptr inbounds %nest, ptr @whole, i64 0, i32 1, i64 0, i32 1
  %w1 = load i64, ptr %w0, align 1
  call void @show(i32 7, i64 %mz, i64 %w1)
  %w2 = getelementptr inbounds %nest, ptr @whole, i32 0, i32 2
  %w3 = load ptr, ptr %w2
  %w4 = load i16, ptr %w3
  %w5 = zext i16 %w4 to i64
  %d = load i64, ptr @distance
  call void @show(i32 8, i64 %w5, i64 %d)
  %f0 = load ptr, ptr @first
  %f1 = getelementptr %list, ptr %f0, i64 0, i32 1
  %f2 = load i64, ptr %f1
  %f3 = load ptr, ptr %f0
  %f4 = icmp eq ptr %f3, @first
  %f5 = zext i1 %f4 to i64
  call void @show(i32 9, i64 %f2, i64 %f5)
  %t = load i32, ptr @trunced
  %tz = zext i32 %t to i64
  %i0 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @inside, i64 0, i64 1)
  %i1 = load i64, ptr %i0
  call void @show(i32 10, i64 %tz, i64 %i1)
  %a0 = load i16, ptr @same
  store i16 -7, ptr @same
  %a1 = load i16, ptr getelementptr inbounds ([5 x i16], ptr @words, i64 0, i64 2)
  %a2 = zext i16 %a0 to i64
  %a3 = zext i16 %a1 to i64
  call void @show(i32 11, i64 %a2, i64 %a3)
  %g0 = load ptr, ptr @functions
  %g1 = call i32 %g0(i32 3, i32 4)
  %g2 = call i32 @also(i32 3, i32 4)
  %g3 = sext i32 %g1 to i64
  %g4 = sext i32 %g2 to i64
  call void @show(i32 12, i64 %g3, i64 %g4)
  %k0 = load i32, ptr @weak
  %k1 = load i32, ptr @once
  %k2 = load i32, ptr getelementptr (i8, ptr @tentative, i64 12)
  %k3 = load i8, ptr @hid
  %k4 = load i32, ptr addrspace(1) @spaced
  %k5 = load i32, ptr addrspacecast (ptr addrspace(1) @spaced to ptr)
  %k6 = mul i32 %k0, %k1
  %k7 = add i32 %k6, %k2
  %k8 = zext i8 %k3 to i32
  %k9 = add i32 %k7, %k8
  %ka = add i32 %k4, %k5
  %kb = sext i32 %k9 to i64
  %kc = sext i32 %ka to i64
  call void @show(i32 13, i64 %kb, i64 %kc)
  %align = ptrtoint ptr @aligned to i64
  %low = and i64 %align, 4095
  %align32 = ptrtoaddr ptr @once to i64
  %low32 = and i64 %align32, 31
  call void @show(i32 14, i64 %low, i64 %low32)
  %m = call { i8, [2 x i128], float, <2 x ptr> } @make(i8 -1, ptr @weak)
  %m0 = extractvalue { i8, [2 x i128], float, <2 x ptr> } %m, 1, 1
  %m1 = lshr i128 %m0, 64
  %m2 = trunc i128 %m1 to i64
  %m3 = extractvalue { i8, [2 x i128], float, <2 x ptr> } %m, 2
  %m4 = fptosi float %m3 to i64
  call void @show(i32 15, i64 %m2, i64 %m4)
  %n0 = extractvalue { i8, [2 x i128], float, <2 x ptr> } %m, 3
  %n1 = icmp eq <2 x ptr> %n0, <ptr @weak, ptr null>
  %n2 = bitcast <2 x i1> %n1 to i2
  %n3 = zext i2 %n2 to i64
  %r0 = load [3 x %pair], ptr @turned
  %r1 = call [3 x %pair] @turn([3 x %pair] %r0)
  %r2 = extractvalue [3 x %pair] %r1, 2, 1
  %r3 = extractvalue [3 x %pair] %r1, 1, 1
  %r4 = add i32 %r2, %r3
  %r5 = sext i32 %r4 to i64
  call void @show(i32 16, i64 %n3, i64 %r5)
  %e0 = call i32 @edges(i3 1)
  %e1 = call i32 @edges(i3 -1)
  %e2 = call i32 @edges(i3 2)
  %e3 = mul i32 %e1, 10
  %e4 = add i32 %e0, %e3
  %e5 = mul i32 %e2, 100
  %e6 = add i32 %e4, %e5
  %e7 = sext i32 %e6 to i64
  %b0 = call i32 @byaddress(i1 true)
  %b1 = call i32 @byaddress(i1 false)
  %b2 = mul i32 %b1, 10
  %b3 = add i32 %b0, %b2
  %b4 = sext i32 %b3 to i64
  call void @show(i32 17, i64 %e7, i64 %b4)
  %z0 = load i24, ptr getelementptr ([3 x i24], ptr @odds, i64 0, i64 2)
  %z1 = zext i24 %z0 to i64
  %z2 = getelementptr { i8, i24, <4 x i12>, i67, i8 }, ptr @mixed, i64 0, i32 2
  %z3 = load <4 x i12>, ptr %z2
  %z4 = add <4 x i12> %z3, <i12 1, i12 2, i12 3, i12 4>
  store <4 x i12> %z4, ptr %z2
  %z5 = load <4 x i12>, ptr %z2
  %z6 = extractelement <4 x i12> %z5, i32 1
  %z7 = extractelement <4 x i12> %z5, i32 2
  %z8 = mul i12 %z6, %z7
  %z9 = zext i12 %z8 to i64
  %za = load i24, ptr getelementptr ({ i8, i24, <4 x i12>, i67, i8 }, ptr @mixed, i64 0, i32 1)
  %zb = zext i24 %za to i64
  %zc = add i64 %z9, %zb
  call void @show(i32 18, i64 %z1, i64 %zc)
  %zd = load i67, ptr getelementptr ({ i8, i24, <4 x i12>, i67, i8 }, ptr @mixed, i64 0, i32 3)
  %ze = ashr i67 %zd, 2
  %zf = trunc i67 %ze to i64
  %zg = load i8, ptr getelementptr ({ i8, i24, <4 x i12>, i67, i8 }, ptr @mixed, i64 0, i32 4)
  %zh = zext i8 %zg to i64
  call void @show(i32 19, i64 %zf, i64 %zh)
  %q = load {}, ptr @empty
  store {} %q, ptr @none
  ret i32 5
}

@turned = global [3 x %pair] [%pair { i8 1, i32 10 }, %pair { i8 2, i32 20 }, %pair { i8 3, i32 30 }]
