; Made by `make` beside this file, from arithmetic.py.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @index() alwaysinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %b, %w
  %i = add i32 %m, %t
  ret i32 %i
}

define ptx_kernel void @fadd_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = fadd half %a, %b
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fsub_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = fsub half %a, %b
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmul_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = fmul half %a, %b
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fdiv_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = fdiv half %a, %b
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @frem_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = frem half %a, %b
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fma_f16(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %ec = getelementptr half, ptr %pc, i32 %i
  %c = load half, ptr %ec
  %r = call half @llvm.fma.f16(half %a, half %b, half %c)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmuladd_f16(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %ec = getelementptr half, ptr %pc, i32 %i
  %c = load half, ptr %ec
  %r = call half @llvm.fmuladd.f16(half %a, half %b, half %c)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sqrt_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.sqrt.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fcmp_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %c0 = fcmp oeq half %a, %b
  %w0 = zext i1 %c0 to i16
  %s0 = shl i16 %w0, 0
  %c1 = fcmp ogt half %a, %b
  %w1 = zext i1 %c1 to i16
  %s1 = shl i16 %w1, 1
  %t1 = or i16 %s0, %s1
  %c2 = fcmp oge half %a, %b
  %w2 = zext i1 %c2 to i16
  %s2 = shl i16 %w2, 2
  %t2 = or i16 %t1, %s2
  %c3 = fcmp olt half %a, %b
  %w3 = zext i1 %c3 to i16
  %s3 = shl i16 %w3, 3
  %t3 = or i16 %t2, %s3
  %c4 = fcmp ole half %a, %b
  %w4 = zext i1 %c4 to i16
  %s4 = shl i16 %w4, 4
  %t4 = or i16 %t3, %s4
  %c5 = fcmp one half %a, %b
  %w5 = zext i1 %c5 to i16
  %s5 = shl i16 %w5, 5
  %t5 = or i16 %t4, %s5
  %c6 = fcmp ord half %a, %b
  %w6 = zext i1 %c6 to i16
  %s6 = shl i16 %w6, 6
  %t6 = or i16 %t5, %s6
  %c7 = fcmp ueq half %a, %b
  %w7 = zext i1 %c7 to i16
  %s7 = shl i16 %w7, 7
  %t7 = or i16 %t6, %s7
  %c8 = fcmp ugt half %a, %b
  %w8 = zext i1 %c8 to i16
  %s8 = shl i16 %w8, 8
  %t8 = or i16 %t7, %s8
  %c9 = fcmp uge half %a, %b
  %w9 = zext i1 %c9 to i16
  %s9 = shl i16 %w9, 9
  %t9 = or i16 %t8, %s9
  %c10 = fcmp ult half %a, %b
  %w10 = zext i1 %c10 to i16
  %s10 = shl i16 %w10, 10
  %t10 = or i16 %t9, %s10
  %c11 = fcmp ule half %a, %b
  %w11 = zext i1 %c11 to i16
  %s11 = shl i16 %w11, 11
  %t11 = or i16 %t10, %s11
  %c12 = fcmp une half %a, %b
  %w12 = zext i1 %c12 to i16
  %s12 = shl i16 %w12, 12
  %t12 = or i16 %t11, %s12
  %c13 = fcmp uno half %a, %b
  %w13 = zext i1 %c13 to i16
  %s13 = shl i16 %w13, 13
  %t13 = or i16 %t12, %s13
  %r = add i16 %t13, 0
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fneg_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fneg half %a
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fabs_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.fabs.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @copysign_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = call half @llvm.copysign.f16(half %a, half %b)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minimum_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = call half @llvm.minimum.f16(half %a, half %b)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximum_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = call half @llvm.maximum.f16(half %a, half %b)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minimumnum_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = call half @llvm.minimumnum.f16(half %a, half %b)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximumnum_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = call half @llvm.maximumnum.f16(half %a, half %b)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minnum_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = call half @llvm.minnum.f16(half %a, half %b)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maxnum_f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %eb = getelementptr half, ptr %pb, i32 %i
  %b = load half, ptr %eb
  %r = call half @llvm.maxnum.f16(half %a, half %b)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @floor_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.floor.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ceil_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.ceil.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @trunc_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.trunc.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @roundeven_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.roundeven.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @rint_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.rint.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @nearbyint_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.nearbyint.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @round_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.round.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fadd_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = fadd bfloat %a, %b
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fsub_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = fsub bfloat %a, %b
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmul_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = fmul bfloat %a, %b
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fdiv_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = fdiv bfloat %a, %b
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @frem_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = frem bfloat %a, %b
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fma_bf16(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %ec = getelementptr bfloat, ptr %pc, i32 %i
  %c = load bfloat, ptr %ec
  %r = call bfloat @llvm.fma.bf16(bfloat %a, bfloat %b, bfloat %c)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmuladd_bf16(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %ec = getelementptr bfloat, ptr %pc, i32 %i
  %c = load bfloat, ptr %ec
  %r = call bfloat @llvm.fmuladd.bf16(bfloat %a, bfloat %b, bfloat %c)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sqrt_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.sqrt.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fcmp_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %c0 = fcmp oeq bfloat %a, %b
  %w0 = zext i1 %c0 to i16
  %s0 = shl i16 %w0, 0
  %c1 = fcmp ogt bfloat %a, %b
  %w1 = zext i1 %c1 to i16
  %s1 = shl i16 %w1, 1
  %t1 = or i16 %s0, %s1
  %c2 = fcmp oge bfloat %a, %b
  %w2 = zext i1 %c2 to i16
  %s2 = shl i16 %w2, 2
  %t2 = or i16 %t1, %s2
  %c3 = fcmp olt bfloat %a, %b
  %w3 = zext i1 %c3 to i16
  %s3 = shl i16 %w3, 3
  %t3 = or i16 %t2, %s3
  %c4 = fcmp ole bfloat %a, %b
  %w4 = zext i1 %c4 to i16
  %s4 = shl i16 %w4, 4
  %t4 = or i16 %t3, %s4
  %c5 = fcmp one bfloat %a, %b
  %w5 = zext i1 %c5 to i16
  %s5 = shl i16 %w5, 5
  %t5 = or i16 %t4, %s5
  %c6 = fcmp ord bfloat %a, %b
  %w6 = zext i1 %c6 to i16
  %s6 = shl i16 %w6, 6
  %t6 = or i16 %t5, %s6
  %c7 = fcmp ueq bfloat %a, %b
  %w7 = zext i1 %c7 to i16
  %s7 = shl i16 %w7, 7
  %t7 = or i16 %t6, %s7
  %c8 = fcmp ugt bfloat %a, %b
  %w8 = zext i1 %c8 to i16
  %s8 = shl i16 %w8, 8
  %t8 = or i16 %t7, %s8
  %c9 = fcmp uge bfloat %a, %b
  %w9 = zext i1 %c9 to i16
  %s9 = shl i16 %w9, 9
  %t9 = or i16 %t8, %s9
  %c10 = fcmp ult bfloat %a, %b
  %w10 = zext i1 %c10 to i16
  %s10 = shl i16 %w10, 10
  %t10 = or i16 %t9, %s10
  %c11 = fcmp ule bfloat %a, %b
  %w11 = zext i1 %c11 to i16
  %s11 = shl i16 %w11, 11
  %t11 = or i16 %t10, %s11
  %c12 = fcmp une bfloat %a, %b
  %w12 = zext i1 %c12 to i16
  %s12 = shl i16 %w12, 12
  %t12 = or i16 %t11, %s12
  %c13 = fcmp uno bfloat %a, %b
  %w13 = zext i1 %c13 to i16
  %s13 = shl i16 %w13, 13
  %t13 = or i16 %t12, %s13
  %r = add i16 %t13, 0
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fneg_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fneg bfloat %a
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fabs_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.fabs.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @copysign_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = call bfloat @llvm.copysign.bf16(bfloat %a, bfloat %b)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minimum_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = call bfloat @llvm.minimum.bf16(bfloat %a, bfloat %b)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximum_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = call bfloat @llvm.maximum.bf16(bfloat %a, bfloat %b)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minimumnum_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = call bfloat @llvm.minimumnum.bf16(bfloat %a, bfloat %b)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximumnum_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = call bfloat @llvm.maximumnum.bf16(bfloat %a, bfloat %b)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minnum_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = call bfloat @llvm.minnum.bf16(bfloat %a, bfloat %b)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maxnum_bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %eb = getelementptr bfloat, ptr %pb, i32 %i
  %b = load bfloat, ptr %eb
  %r = call bfloat @llvm.maxnum.bf16(bfloat %a, bfloat %b)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @floor_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.floor.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ceil_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.ceil.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @trunc_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.trunc.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @roundeven_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.roundeven.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @rint_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.rint.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @nearbyint_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.nearbyint.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @round_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.round.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fadd_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = fadd float %a, %b
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fsub_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = fsub float %a, %b
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmul_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = fmul float %a, %b
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fdiv_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = fdiv float %a, %b
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @frem_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = frem float %a, %b
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fma_f32(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %ec = getelementptr float, ptr %pc, i32 %i
  %c = load float, ptr %ec
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmuladd_f32(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %ec = getelementptr float, ptr %pc, i32 %i
  %c = load float, ptr %ec
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sqrt_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.sqrt.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fcmp_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %c0 = fcmp oeq float %a, %b
  %w0 = zext i1 %c0 to i16
  %s0 = shl i16 %w0, 0
  %c1 = fcmp ogt float %a, %b
  %w1 = zext i1 %c1 to i16
  %s1 = shl i16 %w1, 1
  %t1 = or i16 %s0, %s1
  %c2 = fcmp oge float %a, %b
  %w2 = zext i1 %c2 to i16
  %s2 = shl i16 %w2, 2
  %t2 = or i16 %t1, %s2
  %c3 = fcmp olt float %a, %b
  %w3 = zext i1 %c3 to i16
  %s3 = shl i16 %w3, 3
  %t3 = or i16 %t2, %s3
  %c4 = fcmp ole float %a, %b
  %w4 = zext i1 %c4 to i16
  %s4 = shl i16 %w4, 4
  %t4 = or i16 %t3, %s4
  %c5 = fcmp one float %a, %b
  %w5 = zext i1 %c5 to i16
  %s5 = shl i16 %w5, 5
  %t5 = or i16 %t4, %s5
  %c6 = fcmp ord float %a, %b
  %w6 = zext i1 %c6 to i16
  %s6 = shl i16 %w6, 6
  %t6 = or i16 %t5, %s6
  %c7 = fcmp ueq float %a, %b
  %w7 = zext i1 %c7 to i16
  %s7 = shl i16 %w7, 7
  %t7 = or i16 %t6, %s7
  %c8 = fcmp ugt float %a, %b
  %w8 = zext i1 %c8 to i16
  %s8 = shl i16 %w8, 8
  %t8 = or i16 %t7, %s8
  %c9 = fcmp uge float %a, %b
  %w9 = zext i1 %c9 to i16
  %s9 = shl i16 %w9, 9
  %t9 = or i16 %t8, %s9
  %c10 = fcmp ult float %a, %b
  %w10 = zext i1 %c10 to i16
  %s10 = shl i16 %w10, 10
  %t10 = or i16 %t9, %s10
  %c11 = fcmp ule float %a, %b
  %w11 = zext i1 %c11 to i16
  %s11 = shl i16 %w11, 11
  %t11 = or i16 %t10, %s11
  %c12 = fcmp une float %a, %b
  %w12 = zext i1 %c12 to i16
  %s12 = shl i16 %w12, 12
  %t12 = or i16 %t11, %s12
  %c13 = fcmp uno float %a, %b
  %w13 = zext i1 %c13 to i16
  %s13 = shl i16 %w13, 13
  %t13 = or i16 %t12, %s13
  %r = add i16 %t13, 0
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fneg_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = fneg float %a
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fabs_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.fabs.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @copysign_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.copysign.f32(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minimum_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.minimum.f32(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximum_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.maximum.f32(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minimumnum_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.minimumnum.f32(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximumnum_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.maximumnum.f32(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minnum_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.minnum.f32(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maxnum_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @floor_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.floor.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ceil_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.ceil.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @trunc_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.trunc.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @roundeven_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.roundeven.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @rint_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.rint.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @nearbyint_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.nearbyint.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @round_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.round.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fadd_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = fadd double %a, %b
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fsub_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = fsub double %a, %b
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmul_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = fmul double %a, %b
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fdiv_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = fdiv double %a, %b
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @frem_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = frem double %a, %b
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fma_f64(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %ec = getelementptr double, ptr %pc, i32 %i
  %c = load double, ptr %ec
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmuladd_f64(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %ec = getelementptr double, ptr %pc, i32 %i
  %c = load double, ptr %ec
  %r = call double @llvm.fmuladd.f64(double %a, double %b, double %c)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sqrt_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.sqrt.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fcmp_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %c0 = fcmp oeq double %a, %b
  %w0 = zext i1 %c0 to i16
  %s0 = shl i16 %w0, 0
  %c1 = fcmp ogt double %a, %b
  %w1 = zext i1 %c1 to i16
  %s1 = shl i16 %w1, 1
  %t1 = or i16 %s0, %s1
  %c2 = fcmp oge double %a, %b
  %w2 = zext i1 %c2 to i16
  %s2 = shl i16 %w2, 2
  %t2 = or i16 %t1, %s2
  %c3 = fcmp olt double %a, %b
  %w3 = zext i1 %c3 to i16
  %s3 = shl i16 %w3, 3
  %t3 = or i16 %t2, %s3
  %c4 = fcmp ole double %a, %b
  %w4 = zext i1 %c4 to i16
  %s4 = shl i16 %w4, 4
  %t4 = or i16 %t3, %s4
  %c5 = fcmp one double %a, %b
  %w5 = zext i1 %c5 to i16
  %s5 = shl i16 %w5, 5
  %t5 = or i16 %t4, %s5
  %c6 = fcmp ord double %a, %b
  %w6 = zext i1 %c6 to i16
  %s6 = shl i16 %w6, 6
  %t6 = or i16 %t5, %s6
  %c7 = fcmp ueq double %a, %b
  %w7 = zext i1 %c7 to i16
  %s7 = shl i16 %w7, 7
  %t7 = or i16 %t6, %s7
  %c8 = fcmp ugt double %a, %b
  %w8 = zext i1 %c8 to i16
  %s8 = shl i16 %w8, 8
  %t8 = or i16 %t7, %s8
  %c9 = fcmp uge double %a, %b
  %w9 = zext i1 %c9 to i16
  %s9 = shl i16 %w9, 9
  %t9 = or i16 %t8, %s9
  %c10 = fcmp ult double %a, %b
  %w10 = zext i1 %c10 to i16
  %s10 = shl i16 %w10, 10
  %t10 = or i16 %t9, %s10
  %c11 = fcmp ule double %a, %b
  %w11 = zext i1 %c11 to i16
  %s11 = shl i16 %w11, 11
  %t11 = or i16 %t10, %s11
  %c12 = fcmp une double %a, %b
  %w12 = zext i1 %c12 to i16
  %s12 = shl i16 %w12, 12
  %t12 = or i16 %t11, %s12
  %c13 = fcmp uno double %a, %b
  %w13 = zext i1 %c13 to i16
  %s13 = shl i16 %w13, 13
  %t13 = or i16 %t12, %s13
  %r = add i16 %t13, 0
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fneg_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = fneg double %a
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fabs_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.fabs.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @copysign_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = call double @llvm.copysign.f64(double %a, double %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minimum_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = call double @llvm.minimum.f64(double %a, double %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximum_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = call double @llvm.maximum.f64(double %a, double %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minimumnum_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = call double @llvm.minimumnum.f64(double %a, double %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximumnum_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = call double @llvm.maximumnum.f64(double %a, double %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @minnum_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = call double @llvm.minnum.f64(double %a, double %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maxnum_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = call double @llvm.maxnum.f64(double %a, double %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @floor_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.floor.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ceil_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.ceil.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @trunc_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.trunc.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @roundeven_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.roundeven.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @rint_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.rint.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @nearbyint_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.nearbyint.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @round_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.round.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fadd_v2f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x half>, ptr %pa, i32 %i
  %a = load <2 x half>, ptr %ea
  %eb = getelementptr <2 x half>, ptr %pb, i32 %i
  %b = load <2 x half>, ptr %eb
  %r = fadd <2 x half> %a, %b
  %er = getelementptr <2 x half>, ptr %out, i32 %i
  store <2 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fsub_v2f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x half>, ptr %pa, i32 %i
  %a = load <2 x half>, ptr %ea
  %eb = getelementptr <2 x half>, ptr %pb, i32 %i
  %b = load <2 x half>, ptr %eb
  %r = fsub <2 x half> %a, %b
  %er = getelementptr <2 x half>, ptr %out, i32 %i
  store <2 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmul_v2f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x half>, ptr %pa, i32 %i
  %a = load <2 x half>, ptr %ea
  %eb = getelementptr <2 x half>, ptr %pb, i32 %i
  %b = load <2 x half>, ptr %eb
  %r = fmul <2 x half> %a, %b
  %er = getelementptr <2 x half>, ptr %out, i32 %i
  store <2 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fdiv_v2f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x half>, ptr %pa, i32 %i
  %a = load <2 x half>, ptr %ea
  %eb = getelementptr <2 x half>, ptr %pb, i32 %i
  %b = load <2 x half>, ptr %eb
  %r = fdiv <2 x half> %a, %b
  %er = getelementptr <2 x half>, ptr %out, i32 %i
  store <2 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fma_v2f16(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x half>, ptr %pa, i32 %i
  %a = load <2 x half>, ptr %ea
  %eb = getelementptr <2 x half>, ptr %pb, i32 %i
  %b = load <2 x half>, ptr %eb
  %ec = getelementptr <2 x half>, ptr %pc, i32 %i
  %c = load <2 x half>, ptr %ec
  %r = call <2 x half> @llvm.fma.v2f16(<2 x half> %a, <2 x half> %b, <2 x half> %c)
  %er = getelementptr <2 x half>, ptr %out, i32 %i
  store <2 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximumnum_v2f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x half>, ptr %pa, i32 %i
  %a = load <2 x half>, ptr %ea
  %eb = getelementptr <2 x half>, ptr %pb, i32 %i
  %b = load <2 x half>, ptr %eb
  %r = call <2 x half> @llvm.maximumnum.v2f16(<2 x half> %a, <2 x half> %b)
  %er = getelementptr <2 x half>, ptr %out, i32 %i
  store <2 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @select_v2f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x half>, ptr %pa, i32 %i
  %a = load <2 x half>, ptr %ea
  %eb = getelementptr <2 x half>, ptr %pb, i32 %i
  %b = load <2 x half>, ptr %eb
  %m = fcmp olt <2 x half> %a, %b
  %r = select <2 x i1> %m, <2 x half> %b, <2 x half> %a
  %er = getelementptr <2 x half>, ptr %out, i32 %i
  store <2 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @reduce_fadd_v2f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x half>, ptr %pa, i32 %i
  %a = load <2 x half>, ptr %ea
  %r = call half @llvm.vector.reduce.fadd.v2f16(half -0.0, <2 x half> %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @reduce_fmul_v2f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x half>, ptr %pa, i32 %i
  %a = load <2 x half>, ptr %ea
  %r = call half @llvm.vector.reduce.fmul.v2f16(half 1.0, <2 x half> %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fadd_v4f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x half>, ptr %pa, i32 %i
  %a = load <4 x half>, ptr %ea
  %eb = getelementptr <4 x half>, ptr %pb, i32 %i
  %b = load <4 x half>, ptr %eb
  %r = fadd <4 x half> %a, %b
  %er = getelementptr <4 x half>, ptr %out, i32 %i
  store <4 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fsub_v4f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x half>, ptr %pa, i32 %i
  %a = load <4 x half>, ptr %ea
  %eb = getelementptr <4 x half>, ptr %pb, i32 %i
  %b = load <4 x half>, ptr %eb
  %r = fsub <4 x half> %a, %b
  %er = getelementptr <4 x half>, ptr %out, i32 %i
  store <4 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmul_v4f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x half>, ptr %pa, i32 %i
  %a = load <4 x half>, ptr %ea
  %eb = getelementptr <4 x half>, ptr %pb, i32 %i
  %b = load <4 x half>, ptr %eb
  %r = fmul <4 x half> %a, %b
  %er = getelementptr <4 x half>, ptr %out, i32 %i
  store <4 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fdiv_v4f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x half>, ptr %pa, i32 %i
  %a = load <4 x half>, ptr %ea
  %eb = getelementptr <4 x half>, ptr %pb, i32 %i
  %b = load <4 x half>, ptr %eb
  %r = fdiv <4 x half> %a, %b
  %er = getelementptr <4 x half>, ptr %out, i32 %i
  store <4 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fma_v4f16(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x half>, ptr %pa, i32 %i
  %a = load <4 x half>, ptr %ea
  %eb = getelementptr <4 x half>, ptr %pb, i32 %i
  %b = load <4 x half>, ptr %eb
  %ec = getelementptr <4 x half>, ptr %pc, i32 %i
  %c = load <4 x half>, ptr %ec
  %r = call <4 x half> @llvm.fma.v4f16(<4 x half> %a, <4 x half> %b, <4 x half> %c)
  %er = getelementptr <4 x half>, ptr %out, i32 %i
  store <4 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximumnum_v4f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x half>, ptr %pa, i32 %i
  %a = load <4 x half>, ptr %ea
  %eb = getelementptr <4 x half>, ptr %pb, i32 %i
  %b = load <4 x half>, ptr %eb
  %r = call <4 x half> @llvm.maximumnum.v4f16(<4 x half> %a, <4 x half> %b)
  %er = getelementptr <4 x half>, ptr %out, i32 %i
  store <4 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @select_v4f16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x half>, ptr %pa, i32 %i
  %a = load <4 x half>, ptr %ea
  %eb = getelementptr <4 x half>, ptr %pb, i32 %i
  %b = load <4 x half>, ptr %eb
  %m = fcmp olt <4 x half> %a, %b
  %r = select <4 x i1> %m, <4 x half> %b, <4 x half> %a
  %er = getelementptr <4 x half>, ptr %out, i32 %i
  store <4 x half> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @reduce_fadd_v4f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x half>, ptr %pa, i32 %i
  %a = load <4 x half>, ptr %ea
  %r = call half @llvm.vector.reduce.fadd.v4f16(half -0.0, <4 x half> %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @reduce_fmul_v4f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x half>, ptr %pa, i32 %i
  %a = load <4 x half>, ptr %ea
  %r = call half @llvm.vector.reduce.fmul.v4f16(half 1.0, <4 x half> %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fadd_v2bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x bfloat>, ptr %pa, i32 %i
  %a = load <2 x bfloat>, ptr %ea
  %eb = getelementptr <2 x bfloat>, ptr %pb, i32 %i
  %b = load <2 x bfloat>, ptr %eb
  %r = fadd <2 x bfloat> %a, %b
  %er = getelementptr <2 x bfloat>, ptr %out, i32 %i
  store <2 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fsub_v2bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x bfloat>, ptr %pa, i32 %i
  %a = load <2 x bfloat>, ptr %ea
  %eb = getelementptr <2 x bfloat>, ptr %pb, i32 %i
  %b = load <2 x bfloat>, ptr %eb
  %r = fsub <2 x bfloat> %a, %b
  %er = getelementptr <2 x bfloat>, ptr %out, i32 %i
  store <2 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmul_v2bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x bfloat>, ptr %pa, i32 %i
  %a = load <2 x bfloat>, ptr %ea
  %eb = getelementptr <2 x bfloat>, ptr %pb, i32 %i
  %b = load <2 x bfloat>, ptr %eb
  %r = fmul <2 x bfloat> %a, %b
  %er = getelementptr <2 x bfloat>, ptr %out, i32 %i
  store <2 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fdiv_v2bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x bfloat>, ptr %pa, i32 %i
  %a = load <2 x bfloat>, ptr %ea
  %eb = getelementptr <2 x bfloat>, ptr %pb, i32 %i
  %b = load <2 x bfloat>, ptr %eb
  %r = fdiv <2 x bfloat> %a, %b
  %er = getelementptr <2 x bfloat>, ptr %out, i32 %i
  store <2 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fma_v2bf16(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x bfloat>, ptr %pa, i32 %i
  %a = load <2 x bfloat>, ptr %ea
  %eb = getelementptr <2 x bfloat>, ptr %pb, i32 %i
  %b = load <2 x bfloat>, ptr %eb
  %ec = getelementptr <2 x bfloat>, ptr %pc, i32 %i
  %c = load <2 x bfloat>, ptr %ec
  %r = call <2 x bfloat> @llvm.fma.v2bf16(<2 x bfloat> %a, <2 x bfloat> %b, <2 x bfloat> %c)
  %er = getelementptr <2 x bfloat>, ptr %out, i32 %i
  store <2 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximumnum_v2bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x bfloat>, ptr %pa, i32 %i
  %a = load <2 x bfloat>, ptr %ea
  %eb = getelementptr <2 x bfloat>, ptr %pb, i32 %i
  %b = load <2 x bfloat>, ptr %eb
  %r = call <2 x bfloat> @llvm.maximumnum.v2bf16(<2 x bfloat> %a, <2 x bfloat> %b)
  %er = getelementptr <2 x bfloat>, ptr %out, i32 %i
  store <2 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @select_v2bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x bfloat>, ptr %pa, i32 %i
  %a = load <2 x bfloat>, ptr %ea
  %eb = getelementptr <2 x bfloat>, ptr %pb, i32 %i
  %b = load <2 x bfloat>, ptr %eb
  %m = fcmp olt <2 x bfloat> %a, %b
  %r = select <2 x i1> %m, <2 x bfloat> %b, <2 x bfloat> %a
  %er = getelementptr <2 x bfloat>, ptr %out, i32 %i
  store <2 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @reduce_fadd_v2bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x bfloat>, ptr %pa, i32 %i
  %a = load <2 x bfloat>, ptr %ea
  %r = call bfloat @llvm.vector.reduce.fadd.v2bf16(bfloat -0.0, <2 x bfloat> %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @reduce_fmul_v2bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <2 x bfloat>, ptr %pa, i32 %i
  %a = load <2 x bfloat>, ptr %ea
  %r = call bfloat @llvm.vector.reduce.fmul.v2bf16(bfloat 1.0, <2 x bfloat> %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fadd_v4bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x bfloat>, ptr %pa, i32 %i
  %a = load <4 x bfloat>, ptr %ea
  %eb = getelementptr <4 x bfloat>, ptr %pb, i32 %i
  %b = load <4 x bfloat>, ptr %eb
  %r = fadd <4 x bfloat> %a, %b
  %er = getelementptr <4 x bfloat>, ptr %out, i32 %i
  store <4 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fsub_v4bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x bfloat>, ptr %pa, i32 %i
  %a = load <4 x bfloat>, ptr %ea
  %eb = getelementptr <4 x bfloat>, ptr %pb, i32 %i
  %b = load <4 x bfloat>, ptr %eb
  %r = fsub <4 x bfloat> %a, %b
  %er = getelementptr <4 x bfloat>, ptr %out, i32 %i
  store <4 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fmul_v4bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x bfloat>, ptr %pa, i32 %i
  %a = load <4 x bfloat>, ptr %ea
  %eb = getelementptr <4 x bfloat>, ptr %pb, i32 %i
  %b = load <4 x bfloat>, ptr %eb
  %r = fmul <4 x bfloat> %a, %b
  %er = getelementptr <4 x bfloat>, ptr %out, i32 %i
  store <4 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fdiv_v4bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x bfloat>, ptr %pa, i32 %i
  %a = load <4 x bfloat>, ptr %ea
  %eb = getelementptr <4 x bfloat>, ptr %pb, i32 %i
  %b = load <4 x bfloat>, ptr %eb
  %r = fdiv <4 x bfloat> %a, %b
  %er = getelementptr <4 x bfloat>, ptr %out, i32 %i
  store <4 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fma_v4bf16(ptr %pa, ptr %pb, ptr %pc, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x bfloat>, ptr %pa, i32 %i
  %a = load <4 x bfloat>, ptr %ea
  %eb = getelementptr <4 x bfloat>, ptr %pb, i32 %i
  %b = load <4 x bfloat>, ptr %eb
  %ec = getelementptr <4 x bfloat>, ptr %pc, i32 %i
  %c = load <4 x bfloat>, ptr %ec
  %r = call <4 x bfloat> @llvm.fma.v4bf16(<4 x bfloat> %a, <4 x bfloat> %b, <4 x bfloat> %c)
  %er = getelementptr <4 x bfloat>, ptr %out, i32 %i
  store <4 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @maximumnum_v4bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x bfloat>, ptr %pa, i32 %i
  %a = load <4 x bfloat>, ptr %ea
  %eb = getelementptr <4 x bfloat>, ptr %pb, i32 %i
  %b = load <4 x bfloat>, ptr %eb
  %r = call <4 x bfloat> @llvm.maximumnum.v4bf16(<4 x bfloat> %a, <4 x bfloat> %b)
  %er = getelementptr <4 x bfloat>, ptr %out, i32 %i
  store <4 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @select_v4bf16(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x bfloat>, ptr %pa, i32 %i
  %a = load <4 x bfloat>, ptr %ea
  %eb = getelementptr <4 x bfloat>, ptr %pb, i32 %i
  %b = load <4 x bfloat>, ptr %eb
  %m = fcmp olt <4 x bfloat> %a, %b
  %r = select <4 x i1> %m, <4 x bfloat> %b, <4 x bfloat> %a
  %er = getelementptr <4 x bfloat>, ptr %out, i32 %i
  store <4 x bfloat> %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @reduce_fadd_v4bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x bfloat>, ptr %pa, i32 %i
  %a = load <4 x bfloat>, ptr %ea
  %r = call bfloat @llvm.vector.reduce.fadd.v4bf16(bfloat -0.0, <4 x bfloat> %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @reduce_fmul_v4bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr <4 x bfloat>, ptr %pa, i32 %i
  %a = load <4 x bfloat>, ptr %ea
  %r = call bfloat @llvm.vector.reduce.fmul.v4bf16(bfloat 1.0, <4 x bfloat> %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = fptrunc float %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fpext half %a to float
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = fptrunc double %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fpext half %a to double
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = fptrunc float %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fpext bfloat %a to float
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = fptrunc double %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fpext bfloat %a to double
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = fptrunc double %a to float
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = fpext float %a to double
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s8_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %r = sitofp i8 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u8_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %r = uitofp i8 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s8(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptosi half %a to i8
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s8_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i8 @llvm.fptosi.sat.i8.f16(half %a)
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u8(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptoui half %a to i8
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u8_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i8 @llvm.fptoui.sat.i8.f16(half %a)
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s16_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %r = sitofp i16 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u16_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %r = uitofp i16 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptosi half %a to i16
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s16_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i16 @llvm.fptosi.sat.i16.f16(half %a)
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptoui half %a to i16
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u16_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i16 @llvm.fptoui.sat.i16.f16(half %a)
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s32_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %r = sitofp i32 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u32_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %r = uitofp i32 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptosi half %a to i32
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s32_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i32 @llvm.fptosi.sat.i32.f16(half %a)
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptoui half %a to i32
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u32_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i32 @llvm.fptoui.sat.i32.f16(half %a)
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s64_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = sitofp i64 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u64_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = uitofp i64 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptosi half %a to i64
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s64_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i64 @llvm.fptosi.sat.i64.f16(half %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptoui half %a to i64
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u64_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i64 @llvm.fptoui.sat.i64.f16(half %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s128_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = sitofp i128 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u128_to_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = uitofp i128 %a to half
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptosi half %a to i128
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_s128_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i128 @llvm.fptosi.sat.i128.f16(half %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = fptoui half %a to i128
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f16_to_u128_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call i128 @llvm.fptoui.sat.i128.f16(half %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s8_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %r = sitofp i8 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u8_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i8, ptr %pa, i32 %i
  %a = load i8, ptr %ea
  %r = uitofp i8 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s8(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptosi bfloat %a to i8
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s8_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i8 @llvm.fptosi.sat.i8.bf16(bfloat %a)
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u8(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptoui bfloat %a to i8
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u8_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i8 @llvm.fptoui.sat.i8.bf16(bfloat %a)
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s16_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %r = sitofp i16 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u16_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %r = uitofp i16 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptosi bfloat %a to i16
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s16_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i16 @llvm.fptosi.sat.i16.bf16(bfloat %a)
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptoui bfloat %a to i16
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u16_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i16 @llvm.fptoui.sat.i16.bf16(bfloat %a)
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s32_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %r = sitofp i32 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u32_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i32, ptr %pa, i32 %i
  %a = load i32, ptr %ea
  %r = uitofp i32 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptosi bfloat %a to i32
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s32_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i32 @llvm.fptosi.sat.i32.bf16(bfloat %a)
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptoui bfloat %a to i32
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u32_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i32 @llvm.fptoui.sat.i32.bf16(bfloat %a)
  %er = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s64_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = sitofp i64 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u64_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = uitofp i64 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptosi bfloat %a to i64
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s64_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i64 @llvm.fptosi.sat.i64.bf16(bfloat %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptoui bfloat %a to i64
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u64_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i64 @llvm.fptoui.sat.i64.bf16(bfloat %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s128_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = sitofp i128 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u128_to_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = uitofp i128 %a to bfloat
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptosi bfloat %a to i128
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_s128_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i128 @llvm.fptosi.sat.i128.bf16(bfloat %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = fptoui bfloat %a to i128
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bf16_to_u128_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call i128 @llvm.fptoui.sat.i128.bf16(bfloat %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s64_to_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = sitofp i64 %a to float
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u64_to_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = uitofp i64 %a to float
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_s64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = fptosi float %a to i64
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_s64_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_u64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = fptoui float %a to i64
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_u64_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s128_to_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = sitofp i128 %a to float
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u128_to_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = uitofp i128 %a to float
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_s128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = fptosi float %a to i128
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_s128_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call i128 @llvm.fptosi.sat.i128.f32(float %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_u128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = fptoui float %a to i128
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f32_to_u128_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call i128 @llvm.fptoui.sat.i128.f32(float %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s64_to_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = sitofp i64 %a to double
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u64_to_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i64, ptr %pa, i32 %i
  %a = load i64, ptr %ea
  %r = uitofp i64 %a to double
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_s64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = fptosi double %a to i64
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_s64_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_u64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = fptoui double %a to i64
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_u64_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @s128_to_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = sitofp i128 %a to double
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @u128_to_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = uitofp i128 %a to double
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_s128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = fptosi double %a to i128
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_s128_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call i128 @llvm.fptosi.sat.i128.f64(double %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_u128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = fptoui double %a to i128
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @f64_to_u128_sat(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call i128 @llvm.fptoui.sat.i128.f64(double %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lrint_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call i64 @llvm.lrint.i64.f32(float %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @llrint_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call i64 @llvm.llrint.i64.f32(float %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lround_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call i64 @llvm.lround.i64.f32(float %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @llround_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call i64 @llvm.llround.i64.f32(float %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @modf0_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %m = call { float, float } @llvm.modf.f32(float %a)
  %r = extractvalue { float, float } %m, 0
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @modf1_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %m = call { float, float } @llvm.modf.f32(float %a)
  %r = extractvalue { float, float } %m, 1
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ldexp_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = call float @llvm.ldexp.f32.i32(float %a, i32 %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lrint_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call i64 @llvm.lrint.i64.f64(double %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @llrint_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call i64 @llvm.llrint.i64.f64(double %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lround_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call i64 @llvm.lround.i64.f64(double %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @llround_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call i64 @llvm.llround.i64.f64(double %a)
  %er = getelementptr i64, ptr %out, i32 %i
  store i64 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @modf0_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %m = call { double, double } @llvm.modf.f64(double %a)
  %r = extractvalue { double, double } %m, 0
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @modf1_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %m = call { double, double } @llvm.modf.f64(double %a)
  %r = extractvalue { double, double } %m, 1
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ldexp_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = call double @llvm.ldexp.f64.i32(double %a, i32 %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @convert_to_fp16_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call i16 @llvm.convert.to.fp16.f32(float %a)
  %er = getelementptr i16, ptr %out, i32 %i
  store i16 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @convert_from_fp16_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i16, ptr %pa, i32 %i
  %a = load i16, ptr %ea
  %r = call float @llvm.convert.from.fp16.f32(i16 %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @add_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = add i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sub_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = sub i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @mul_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = mul i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @udiv_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = udiv i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @urem_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = urem i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sdiv_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = sdiv i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @srem_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = srem i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @shl_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = shl i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lshr_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = lshr i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ashr_i33(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i33, ptr %pa, i32 %i
  %a = load i33, ptr %ea
  %eb = getelementptr i33, ptr %pb, i32 %i
  %b = load i33, ptr %eb
  %r = ashr i33 %a, %b
  %er = getelementptr i33, ptr %out, i32 %i
  store i33 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @add_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = add i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sub_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = sub i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @mul_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = mul i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @udiv_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = udiv i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @urem_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = urem i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sdiv_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = sdiv i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @srem_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = srem i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @shl_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = shl i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lshr_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = lshr i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ashr_i65(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i65, ptr %pa, i32 %i
  %a = load i65, ptr %ea
  %eb = getelementptr i65, ptr %pb, i32 %i
  %b = load i65, ptr %eb
  %r = ashr i65 %a, %b
  %er = getelementptr i65, ptr %out, i32 %i
  store i65 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @add_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = add i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sub_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = sub i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @mul_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = mul i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @udiv_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = udiv i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @urem_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = urem i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sdiv_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = sdiv i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @srem_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = srem i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @shl_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = shl i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lshr_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = lshr i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ashr_i96(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i96, ptr %pa, i32 %i
  %a = load i96, ptr %ea
  %eb = getelementptr i96, ptr %pb, i32 %i
  %b = load i96, ptr %eb
  %r = ashr i96 %a, %b
  %er = getelementptr i96, ptr %out, i32 %i
  store i96 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @add_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = add i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sub_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = sub i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @mul_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = mul i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @udiv_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = udiv i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @urem_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = urem i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sdiv_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = sdiv i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @srem_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = srem i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @shl_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = shl i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lshr_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = lshr i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ashr_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = ashr i128 %a, %b
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @add_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = add i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sub_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = sub i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @mul_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = mul i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @udiv_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = udiv i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @urem_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = urem i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sdiv_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = sdiv i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @srem_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = srem i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @shl_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = shl i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lshr_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = lshr i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ashr_i256(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i256, ptr %pa, i32 %i
  %a = load i256, ptr %ea
  %eb = getelementptr i256, ptr %pb, i32 %i
  %b = load i256, ptr %eb
  %r = ashr i256 %a, %b
  %er = getelementptr i256, ptr %out, i32 %i
  store i256 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ctpop_i128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bswap_i128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = call i128 @llvm.bswap.i128(i128 %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @bitreverse_i128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = call i128 @llvm.bitreverse.i128(i128 %a)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ctlz_i128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = call i128 @llvm.ctlz.i128(i128 %a, i1 false)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cttz_i128(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %r = call i128 @llvm.cttz.i128(i128 %a, i1 false)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @uadd_overflow_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %v = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %a, i128 %b)
  %o = extractvalue { i128, i1 } %v, 1
  %w = extractvalue { i128, i1 } %v, 0
  %l = trunc i128 %w to i8
  %s = and i8 %l, -2
  %z = zext i1 %o to i8
  %r = or i8 %s, %z
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @uadd_sat_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = call i128 @llvm.uadd.sat.i128(i128 %a, i128 %b)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sadd_overflow_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %v = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %a, i128 %b)
  %o = extractvalue { i128, i1 } %v, 1
  %w = extractvalue { i128, i1 } %v, 0
  %l = trunc i128 %w to i8
  %s = and i8 %l, -2
  %z = zext i1 %o to i8
  %r = or i8 %s, %z
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sadd_sat_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = call i128 @llvm.sadd.sat.i128(i128 %a, i128 %b)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @usub_overflow_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %v = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 %a, i128 %b)
  %o = extractvalue { i128, i1 } %v, 1
  %w = extractvalue { i128, i1 } %v, 0
  %l = trunc i128 %w to i8
  %s = and i8 %l, -2
  %z = zext i1 %o to i8
  %r = or i8 %s, %z
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @usub_sat_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = call i128 @llvm.usub.sat.i128(i128 %a, i128 %b)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ssub_overflow_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %v = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %a, i128 %b)
  %o = extractvalue { i128, i1 } %v, 1
  %w = extractvalue { i128, i1 } %v, 0
  %l = trunc i128 %w to i8
  %s = and i8 %l, -2
  %z = zext i1 %o to i8
  %r = or i8 %s, %z
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ssub_sat_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = call i128 @llvm.ssub.sat.i128(i128 %a, i128 %b)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @umul_overflow_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %v = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  %o = extractvalue { i128, i1 } %v, 1
  %w = extractvalue { i128, i1 } %v, 0
  %l = trunc i128 %w to i8
  %s = and i8 %l, -2
  %z = zext i1 %o to i8
  %r = or i8 %s, %z
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @smul_overflow_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %v = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %a, i128 %b)
  %o = extractvalue { i128, i1 } %v, 1
  %w = extractvalue { i128, i1 } %v, 0
  %l = trunc i128 %w to i8
  %s = and i8 %l, -2
  %z = zext i1 %o to i8
  %r = or i8 %s, %z
  %er = getelementptr i8, ptr %out, i32 %i
  store i8 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fshl_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %a, i128 %b)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @fshr_i128(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr i128, ptr %pa, i32 %i
  %a = load i128, ptr %ea
  %eb = getelementptr i128, ptr %pb, i32 %i
  %b = load i128, ptr %eb
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %a, i128 %b)
  %er = getelementptr i128, ptr %out, i32 %i
  store i128 %r, ptr %er
  br label %done
done:
  ret void
}

declare i128 @llvm.bitreverse.i128(i128)
declare i128 @llvm.bswap.i128(i128)
declare bfloat @llvm.ceil.bf16(bfloat)
declare half @llvm.ceil.f16(half)
declare float @llvm.ceil.f32(float)
declare double @llvm.ceil.f64(double)
declare float @llvm.convert.from.fp16.f32(i16)
declare i16 @llvm.convert.to.fp16.f32(float)
declare bfloat @llvm.copysign.bf16(bfloat, bfloat)
declare half @llvm.copysign.f16(half, half)
declare float @llvm.copysign.f32(float, float)
declare double @llvm.copysign.f64(double, double)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.cttz.i128(i128, i1)
declare bfloat @llvm.fabs.bf16(bfloat)
declare half @llvm.fabs.f16(half)
declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
declare bfloat @llvm.floor.bf16(bfloat)
declare half @llvm.floor.f16(half)
declare float @llvm.floor.f32(float)
declare double @llvm.floor.f64(double)
declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
declare half @llvm.fma.f16(half, half, half)
declare float @llvm.fma.f32(float, float, float)
declare double @llvm.fma.f64(double, double, double)
declare <2 x bfloat> @llvm.fma.v2bf16(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>)
declare <4 x bfloat> @llvm.fma.v4bf16(<4 x bfloat>, <4 x bfloat>, <4 x bfloat>)
declare <4 x half> @llvm.fma.v4f16(<4 x half>, <4 x half>, <4 x half>)
declare bfloat @llvm.fmuladd.bf16(bfloat, bfloat, bfloat)
declare half @llvm.fmuladd.f16(half, half, half)
declare float @llvm.fmuladd.f32(float, float, float)
declare double @llvm.fmuladd.f64(double, double, double)
declare i128 @llvm.fptosi.sat.i128.bf16(bfloat)
declare i128 @llvm.fptosi.sat.i128.f16(half)
declare i128 @llvm.fptosi.sat.i128.f32(float)
declare i128 @llvm.fptosi.sat.i128.f64(double)
declare i16 @llvm.fptosi.sat.i16.bf16(bfloat)
declare i16 @llvm.fptosi.sat.i16.f16(half)
declare i32 @llvm.fptosi.sat.i32.bf16(bfloat)
declare i32 @llvm.fptosi.sat.i32.f16(half)
declare i64 @llvm.fptosi.sat.i64.bf16(bfloat)
declare i64 @llvm.fptosi.sat.i64.f16(half)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i8 @llvm.fptosi.sat.i8.bf16(bfloat)
declare i8 @llvm.fptosi.sat.i8.f16(half)
declare i128 @llvm.fptoui.sat.i128.bf16(bfloat)
declare i128 @llvm.fptoui.sat.i128.f16(half)
declare i128 @llvm.fptoui.sat.i128.f32(float)
declare i128 @llvm.fptoui.sat.i128.f64(double)
declare i16 @llvm.fptoui.sat.i16.bf16(bfloat)
declare i16 @llvm.fptoui.sat.i16.f16(half)
declare i32 @llvm.fptoui.sat.i32.bf16(bfloat)
declare i32 @llvm.fptoui.sat.i32.f16(half)
declare i64 @llvm.fptoui.sat.i64.bf16(bfloat)
declare i64 @llvm.fptoui.sat.i64.f16(half)
declare i64 @llvm.fptoui.sat.i64.f32(float)
declare i64 @llvm.fptoui.sat.i64.f64(double)
declare i8 @llvm.fptoui.sat.i8.bf16(bfloat)
declare i8 @llvm.fptoui.sat.i8.f16(half)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.fshr.i128(i128, i128, i128)
declare float @llvm.ldexp.f32.i32(float, i32)
declare double @llvm.ldexp.f64.i32(double, i32)
declare i64 @llvm.llrint.i64.f32(float)
declare i64 @llvm.llrint.i64.f64(double)
declare i64 @llvm.llround.i64.f32(float)
declare i64 @llvm.llround.i64.f64(double)
declare i64 @llvm.lrint.i64.f32(float)
declare i64 @llvm.lrint.i64.f64(double)
declare i64 @llvm.lround.i64.f32(float)
declare i64 @llvm.lround.i64.f64(double)
declare bfloat @llvm.maximum.bf16(bfloat, bfloat)
declare half @llvm.maximum.f16(half, half)
declare float @llvm.maximum.f32(float, float)
declare double @llvm.maximum.f64(double, double)
declare bfloat @llvm.maximumnum.bf16(bfloat, bfloat)
declare half @llvm.maximumnum.f16(half, half)
declare float @llvm.maximumnum.f32(float, float)
declare double @llvm.maximumnum.f64(double, double)
declare <2 x bfloat> @llvm.maximumnum.v2bf16(<2 x bfloat>, <2 x bfloat>)
declare <2 x half> @llvm.maximumnum.v2f16(<2 x half>, <2 x half>)
declare <4 x bfloat> @llvm.maximumnum.v4bf16(<4 x bfloat>, <4 x bfloat>)
declare <4 x half> @llvm.maximumnum.v4f16(<4 x half>, <4 x half>)
declare bfloat @llvm.maxnum.bf16(bfloat, bfloat)
declare half @llvm.maxnum.f16(half, half)
declare float @llvm.maxnum.f32(float, float)
declare double @llvm.maxnum.f64(double, double)
declare bfloat @llvm.minimum.bf16(bfloat, bfloat)
declare half @llvm.minimum.f16(half, half)
declare float @llvm.minimum.f32(float, float)
declare double @llvm.minimum.f64(double, double)
declare bfloat @llvm.minimumnum.bf16(bfloat, bfloat)
declare half @llvm.minimumnum.f16(half, half)
declare float @llvm.minimumnum.f32(float, float)
declare double @llvm.minimumnum.f64(double, double)
declare bfloat @llvm.minnum.bf16(bfloat, bfloat)
declare half @llvm.minnum.f16(half, half)
declare float @llvm.minnum.f32(float, float)
declare double @llvm.minnum.f64(double, double)
declare { float, float } @llvm.modf.f32(float)
declare { double, double } @llvm.modf.f64(double)
declare bfloat @llvm.nearbyint.bf16(bfloat)
declare half @llvm.nearbyint.f16(half)
declare float @llvm.nearbyint.f32(float)
declare double @llvm.nearbyint.f64(double)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare bfloat @llvm.rint.bf16(bfloat)
declare half @llvm.rint.f16(half)
declare float @llvm.rint.f32(float)
declare double @llvm.rint.f64(double)
declare bfloat @llvm.round.bf16(bfloat)
declare half @llvm.round.f16(half)
declare float @llvm.round.f32(float)
declare double @llvm.round.f64(double)
declare bfloat @llvm.roundeven.bf16(bfloat)
declare half @llvm.roundeven.f16(half)
declare float @llvm.roundeven.f32(float)
declare double @llvm.roundeven.f64(double)
declare i128 @llvm.sadd.sat.i128(i128, i128)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128)
declare bfloat @llvm.sqrt.bf16(bfloat)
declare half @llvm.sqrt.f16(half)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare i128 @llvm.ssub.sat.i128(i128, i128)
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128)
declare bfloat @llvm.trunc.bf16(bfloat)
declare half @llvm.trunc.f16(half)
declare float @llvm.trunc.f32(float)
declare double @llvm.trunc.f64(double)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
declare i128 @llvm.usub.sat.i128(i128, i128)
declare { i128, i1 } @llvm.usub.with.overflow.i128(i128, i128)
declare bfloat @llvm.vector.reduce.fadd.v2bf16(bfloat, <2 x bfloat>)
declare half @llvm.vector.reduce.fadd.v2f16(half, <2 x half>)
declare bfloat @llvm.vector.reduce.fadd.v4bf16(bfloat, <4 x bfloat>)
declare half @llvm.vector.reduce.fadd.v4f16(half, <4 x half>)
declare bfloat @llvm.vector.reduce.fmul.v2bf16(bfloat, <2 x bfloat>)
declare half @llvm.vector.reduce.fmul.v2f16(half, <2 x half>)
declare bfloat @llvm.vector.reduce.fmul.v4bf16(bfloat, <4 x bfloat>)
declare half @llvm.vector.reduce.fmul.v4f16(half, <4 x half>)
