; Parameters and results of kernels and of functions that are called, of every shape. Compared by parameters.py.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%S = type { i32, i64, [3 x i16] }

define ptx_kernel void @widths(i1 %a, i8 %b, i16 %c, i17 %d, i33 %e, i64 %f, i65 %g, i128 %h, half %i, bfloat %j, float %k, double %l, ptr %out) {
  %p1 = getelementptr i8, ptr %out, i64 16
  %p2 = getelementptr i8, ptr %out, i64 32
  %p3 = getelementptr i8, ptr %out, i64 48
  %p4 = getelementptr i8, ptr %out, i64 64
  %p5 = getelementptr i8, ptr %out, i64 80
  %p6 = getelementptr i8, ptr %out, i64 96
  %p7 = getelementptr i8, ptr %out, i64 112
  %p8 = getelementptr i8, ptr %out, i64 128
  %p9 = getelementptr i8, ptr %out, i64 144
  %p10 = getelementptr i8, ptr %out, i64 160
  %p11 = getelementptr i8, ptr %out, i64 176
  %aw = sext i1 %a to i128
  %bw = sext i8 %b to i128
  %cw = sext i16 %c to i128
  %dw = sext i17 %d to i128
  %ew = sext i33 %e to i128
  %fw = sext i64 %f to i128
  %gw = sext i65 %g to i128
  store i128 %aw, ptr %out
  store i128 %bw, ptr %p1
  store i128 %cw, ptr %p2
  store i128 %dw, ptr %p3
  store i128 %ew, ptr %p4
  store i128 %fw, ptr %p5
  store i128 %gw, ptr %p6
  store i128 %h, ptr %p7
  store half %i, ptr %p8
  store bfloat %j, ptr %p9
  store float %k, ptr %p10
  store double %l, ptr %p11
  ret void
}

define ptx_kernel void @aggregates(ptr byval(%S) align 8 %s, [4 x float] %a, { i8, i64, <4 x float> } %b, <{ i8, i32 }> %c, i8 %z, ptr %out) {
  %m = getelementptr %S, ptr %s, i32 0, i32 1
  %x = load i64, ptr %m
  store i64 %x, ptr %out
  %n = getelementptr %S, ptr %s, i32 0, i32 2, i32 2
  %y = load i16, ptr %n
  %o1 = getelementptr i8, ptr %out, i64 8
  store i16 %y, ptr %o1
  %f = extractvalue [4 x float] %a, 2
  %o2 = getelementptr i8, ptr %out, i64 12
  store float %f, ptr %o2
  %g = extractvalue { i8, i64, <4 x float> } %b, 1
  %o3 = getelementptr i8, ptr %out, i64 16
  store i64 %g, ptr %o3
  %h = extractvalue { i8, i64, <4 x float> } %b, 2
  %o4 = getelementptr i8, ptr %out, i64 24
  store <4 x float> %h, ptr %o4, align 4
  %i = extractvalue <{ i8, i32 }> %c, 1
  %o5 = getelementptr i8, ptr %out, i64 40
  store i32 %i, ptr %o5
  %o6 = getelementptr i8, ptr %out, i64 44
  store i8 %z, ptr %o6
  ret void
}

define ptx_kernel void @indexed(ptr byval([8 x i32]) align 4 %s, i32 %i, i32 %j, ptr %out) {
  %e = getelementptr i32, ptr %s, i32 %i
  store i32 99, ptr %e
  %f = getelementptr i32, ptr %s, i32 %j
  %v = load i32, ptr %f
  store i32 %v, ptr %out
  %w = load i32, ptr %e
  %o = getelementptr i8, ptr %out, i64 4
  store i32 %w, ptr %o
  ret void
}

define internal void @give(ptr sret(%S) align 8 %s, i32 %v) noinline {
  store i32 %v, ptr %s
  %m = getelementptr %S, ptr %s, i32 0, i32 1
  %w = sext i32 %v to i64
  %x = mul i64 %w, 1000000007
  store i64 %x, ptr %m
  %n = getelementptr %S, ptr %s, i32 0, i32 2
  store [3 x i16] [i16 1, i16 2, i16 3], ptr %n
  ret void
}

define internal i65 @odd(i65 %a, i1 %b, i7 %c, i24 %d) noinline {
  %bw = zext i1 %b to i65
  %cw = sext i7 %c to i65
  %dw = sext i24 %d to i65
  %s = add i65 %a, %bw
  %t = mul i65 %s, %cw
  %u = sub i65 %t, %dw
  ret i65 %u
}

define internal { i128, half, <2 x bfloat> } @mixed(i128 %a, half %b, <2 x bfloat> %c) noinline {
  %x = mul i128 %a, 3
  %y = fadd half %b, 1.0
  %z = fadd <2 x bfloat> %c, <bfloat 2.0, bfloat 3.0>
  %r = insertvalue { i128, half, <2 x bfloat> } poison, i128 %x, 0
  %s = insertvalue { i128, half, <2 x bfloat> } %r, half %y, 1
  %t = insertvalue { i128, half, <2 x bfloat> } %s, <2 x bfloat> %z, 2
  ret { i128, half, <2 x bfloat> } %t
}

define internal i64 @consume(ptr byval(%S) align 8 %s, [3 x i16] %a) noinline {
  %v = load i32, ptr %s
  store i32 0, ptr %s
  %m = getelementptr %S, ptr %s, i32 0, i32 1
  %x = load i64, ptr %m
  %w = sext i32 %v to i64
  %e = extractvalue [3 x i16] %a, 1
  %ew = zext i16 %e to i64
  %y = add i64 %x, %w
  %z = add i64 %y, %ew
  ret i64 %z
}

define ptx_kernel void @calls(ptr %out, i32 %v, i65 %a, i1 %b, i7 %c, i24 %d, i128 %e, half %f, <2 x bfloat> %g) {
  %s = alloca %S
  call void @give(ptr sret(%S) align 8 %s, i32 %v)
  %n = getelementptr %S, ptr %s, i32 0, i32 2
  %arr = load [3 x i16], ptr %n
  %k = call i64 @consume(ptr byval(%S) align 8 %s, [3 x i16] %arr)
  store i64 %k, ptr %out
  ; The callee had a copy.
  %still = load i32, ptr %s
  %p0 = getelementptr i8, ptr %out, i64 8
  store i32 %still, ptr %p0
  %o = call i65 @odd(i65 %a, i1 %b, i7 %c, i24 %d)
  %ow = sext i65 %o to i128
  %p1 = getelementptr i8, ptr %out, i64 16
  store i128 %ow, ptr %p1
  %m = call { i128, half, <2 x bfloat> } @mixed(i128 %e, half %f, <2 x bfloat> %g)
  %m0 = extractvalue { i128, half, <2 x bfloat> } %m, 0
  %m1 = extractvalue { i128, half, <2 x bfloat> } %m, 1
  %m2 = extractvalue { i128, half, <2 x bfloat> } %m, 2
  %p2 = getelementptr i8, ptr %out, i64 32
  store i128 %m0, ptr %p2
  %p3 = getelementptr i8, ptr %out, i64 48
  store half %m1, ptr %p3
  %p4 = getelementptr i8, ptr %out, i64 52
  store <2 x bfloat> %m2, ptr %p4, align 4
  ret void
}
