; Made by `make` beside this file, from maths.py.
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

define ptx_kernel void @sin_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.sin.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sin_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.sin.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sin_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.sin.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sin_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.sin.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cos_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.cos.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cos_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.cos.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cos_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.cos.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cos_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.cos.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @tan_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.tan.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @tan_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.tan.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @tan_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.tan.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @tan_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.tan.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @asin_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.asin.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @asin_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.asin.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @asin_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.asin.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @asin_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.asin.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @acos_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.acos.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @acos_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.acos.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @acos_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.acos.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @acos_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.acos.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atan_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.atan.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atan_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.atan.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atan_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.atan.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atan_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.atan.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sinh_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.sinh.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sinh_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.sinh.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sinh_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.sinh.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sinh_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.sinh.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cosh_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.cosh.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cosh_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.cosh.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cosh_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.cosh.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cosh_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.cosh.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @tanh_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.tanh.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @tanh_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.tanh.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @tanh_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.tanh.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @tanh_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.tanh.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.exp.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.exp.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.exp.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.exp.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp2_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.exp2.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp2_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.exp2.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp2_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.exp2.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp2_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.exp2.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp10_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.exp10.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp10_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.exp10.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp10_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.exp10.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @exp10_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.exp10.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.log.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.log.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.log.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.log.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log2_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.log2.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log2_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.log2.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log2_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.log2.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log2_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.log2.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log10_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.log10.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log10_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %r = call double @llvm.log10.f64(double %a)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log10_f16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr half, ptr %pa, i32 %i
  %a = load half, ptr %ea
  %r = call half @llvm.log10.f16(half %a)
  %er = getelementptr half, ptr %out, i32 %i
  store half %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @log10_bf16(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr bfloat, ptr %pa, i32 %i
  %a = load bfloat, ptr %ea
  %r = call bfloat @llvm.log10.bf16(bfloat %a)
  %er = getelementptr bfloat, ptr %out, i32 %i
  store bfloat %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @pow_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.pow.f32(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atan2_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.atan2.f32(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @powi_f32(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = call float @llvm.powi.f32.i32(float %a, i32 %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sincos0_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %p = call { float, float } @llvm.sincos.f32(float %a)
  %r = extractvalue { float, float } %p, 0
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sincos1_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %p = call { float, float } @llvm.sincos.f32(float %a)
  %r = extractvalue { float, float } %p, 1
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sincospi0_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %p = call { float, float } @llvm.sincospi.f32(float %a)
  %r = extractvalue { float, float } %p, 0
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sincospi1_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %p = call { float, float } @llvm.sincospi.f32(float %a)
  %r = extractvalue { float, float } %p, 1
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @pow_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = call double @llvm.pow.f64(double %a, double %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @atan2_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr double, ptr %pb, i32 %i
  %b = load double, ptr %eb
  %r = call double @llvm.atan2.f64(double %a, double %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @powi_f64(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %eb = getelementptr i32, ptr %pb, i32 %i
  %b = load i32, ptr %eb
  %r = call double @llvm.powi.f64.i32(double %a, i32 %b)
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sincos0_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %p = call { double, double } @llvm.sincos.f64(double %a)
  %r = extractvalue { double, double } %p, 0
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sincos1_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %p = call { double, double } @llvm.sincos.f64(double %a)
  %r = extractvalue { double, double } %p, 1
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sincospi0_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %p = call { double, double } @llvm.sincospi.f64(double %a)
  %r = extractvalue { double, double } %p, 0
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sincospi1_f64(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr double, ptr %pa, i32 %i
  %a = load double, ptr %ea
  %p = call { double, double } @llvm.sincospi.f64(double %a)
  %r = extractvalue { double, double } %p, 1
  %er = getelementptr double, ptr %out, i32 %i
  store double %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sin_approx_f(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.nvvm.sin.approx.f(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @cos_approx_f(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.nvvm.cos.approx.f(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @ex2_approx_f(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.nvvm.ex2.approx.f(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @lg2_approx_f(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.nvvm.lg2.approx.f(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @rsqrt_approx_f(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.nvvm.rsqrt.approx.f(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @sqrt_approx_f(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.nvvm.sqrt.approx.f(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @tanh_approx_f32(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.nvvm.tanh.approx.f32(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @div_approx_f(ptr %pa, ptr %pb, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %eb = getelementptr float, ptr %pb, i32 %i
  %b = load float, ptr %eb
  %r = call float @llvm.nvvm.div.approx.f(float %a, float %b)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

define ptx_kernel void @saturate_f(ptr %pa, ptr %out, i32 %n) {
  %i = call i32 @index()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %ea = getelementptr float, ptr %pa, i32 %i
  %a = load float, ptr %ea
  %r = call float @llvm.nvvm.saturate.f(float %a)
  %er = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %er
  br label %done
done:
  ret void
}

declare bfloat @llvm.acos.bf16(bfloat)
declare half @llvm.acos.f16(half)
declare float @llvm.acos.f32(float)
declare double @llvm.acos.f64(double)
declare bfloat @llvm.asin.bf16(bfloat)
declare half @llvm.asin.f16(half)
declare float @llvm.asin.f32(float)
declare double @llvm.asin.f64(double)
declare bfloat @llvm.atan.bf16(bfloat)
declare half @llvm.atan.f16(half)
declare float @llvm.atan.f32(float)
declare double @llvm.atan.f64(double)
declare float @llvm.atan2.f32(float, float)
declare double @llvm.atan2.f64(double, double)
declare bfloat @llvm.cos.bf16(bfloat)
declare half @llvm.cos.f16(half)
declare float @llvm.cos.f32(float)
declare double @llvm.cos.f64(double)
declare bfloat @llvm.cosh.bf16(bfloat)
declare half @llvm.cosh.f16(half)
declare float @llvm.cosh.f32(float)
declare double @llvm.cosh.f64(double)
declare bfloat @llvm.exp.bf16(bfloat)
declare half @llvm.exp.f16(half)
declare float @llvm.exp.f32(float)
declare double @llvm.exp.f64(double)
declare bfloat @llvm.exp10.bf16(bfloat)
declare half @llvm.exp10.f16(half)
declare float @llvm.exp10.f32(float)
declare double @llvm.exp10.f64(double)
declare bfloat @llvm.exp2.bf16(bfloat)
declare half @llvm.exp2.f16(half)
declare float @llvm.exp2.f32(float)
declare double @llvm.exp2.f64(double)
declare bfloat @llvm.log.bf16(bfloat)
declare half @llvm.log.f16(half)
declare float @llvm.log.f32(float)
declare double @llvm.log.f64(double)
declare bfloat @llvm.log10.bf16(bfloat)
declare half @llvm.log10.f16(half)
declare float @llvm.log10.f32(float)
declare double @llvm.log10.f64(double)
declare bfloat @llvm.log2.bf16(bfloat)
declare half @llvm.log2.f16(half)
declare float @llvm.log2.f32(float)
declare double @llvm.log2.f64(double)
declare float @llvm.nvvm.cos.approx.f(float)
declare float @llvm.nvvm.div.approx.f(float, float)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.lg2.approx.f(float)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.nvvm.rsqrt.approx.f(float)
declare float @llvm.nvvm.saturate.f(float)
declare float @llvm.nvvm.sin.approx.f(float)
declare float @llvm.nvvm.sqrt.approx.f(float)
declare float @llvm.nvvm.tanh.approx.f32(float)
declare float @llvm.pow.f32(float, float)
declare double @llvm.pow.f64(double, double)
declare float @llvm.powi.f32.i32(float, i32)
declare double @llvm.powi.f64.i32(double, i32)
declare bfloat @llvm.sin.bf16(bfloat)
declare half @llvm.sin.f16(half)
declare float @llvm.sin.f32(float)
declare double @llvm.sin.f64(double)
declare { float, float } @llvm.sincos.f32(float)
declare { double, double } @llvm.sincos.f64(double)
declare { float, float } @llvm.sincospi.f32(float)
declare { double, double } @llvm.sincospi.f64(double)
declare bfloat @llvm.sinh.bf16(bfloat)
declare half @llvm.sinh.f16(half)
declare float @llvm.sinh.f32(float)
declare double @llvm.sinh.f64(double)
declare bfloat @llvm.tan.bf16(bfloat)
declare half @llvm.tan.f16(half)
declare float @llvm.tan.f32(float)
declare double @llvm.tan.f64(double)
declare bfloat @llvm.tanh.bf16(bfloat)
declare half @llvm.tanh.f16(half)
declare float @llvm.tanh.f32(float)
declare double @llvm.tanh.f64(double)
