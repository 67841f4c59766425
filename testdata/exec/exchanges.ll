; The atomic operations that came after LLVM 7, up to 19: on floats, with wrap-around.
target triple = "x86_64-pc-linux-gnu"

@line = private unnamed_addr constant [15 x i8] c"%d: %llx %llx\0A\00"
@f = global float 1.5
@d = global double -2.0
@n = global i32 5
@b = global i8 250
@p = global ptr @n

declare i32 @printf(ptr, ...)

define void @show(i32 %n, i64 %a, i64 %b) {
  %w = call i32 (ptr, ...) @printf(ptr @line, i32 %n, i64 %a, i64 %b)
  ret void
}

define i32 @main() {
  %f0 = atomicrmw fadd ptr @f, float 2.25 seq_cst
  %f1 = atomicrmw fsub ptr @f, float 0.5 monotonic
  %f2 = atomicrmw fmax ptr @f, float 9.0 acquire
  %f3 = atomicrmw fmin ptr @f, float -1.0 release
  %f4 = atomicrmw xchg ptr @f, float 0.125 acq_rel
  %f5 = load atomic float, ptr @f seq_cst, align 4
  %fs = fadd float %f0, %f1
  %ft = fmul float %f2, %f3
  %fu = fsub float %fs, %ft
  %fv = fdiv float %fu, %f4
  %fw = fadd float %fv, %f5
  %fb = bitcast float %fw to i32
  %fz = zext i32 %fb to i64
  %d0 = atomicrmw fadd ptr @d, double 0.75 monotonic
  %d1 = atomicrmw fmax ptr @d, double 3.0 monotonic
  %d2 = load atomic double, ptr @d acquire, align 8
  %ds = fadd double %d0, %d1
  %dt = fadd double %ds, %d2
  %db = bitcast double %dt to i64
  call void @show(i32 1, i64 %fz, i64 %db)
  %n0 = atomicrmw uinc_wrap ptr @n, i32 6 seq_cst
  %n1 = atomicrmw uinc_wrap ptr @n, i32 6 seq_cst
  %n2 = atomicrmw uinc_wrap ptr @n, i32 6 seq_cst
  %n3 = atomicrmw udec_wrap ptr @n, i32 3 seq_cst
  %n4 = atomicrmw udec_wrap ptr @n, i32 3 seq_cst
  %n5 = atomicrmw udec_wrap ptr @n, i32 3 seq_cst
  %n6 = atomicrmw uinc_wrap ptr @n, i32 1 seq_cst
  %n7 = load i32, ptr @n
  %s0 = mul i32 %n0, 7
  %s1 = add i32 %s0, %n1
  %s2 = mul i32 %s1, 7
  %s3 = add i32 %s2, %n2
  %s4 = mul i32 %s3, 7
  %s5 = add i32 %s4, %n3
  %s6 = mul i32 %s5, 7
  %s7 = add i32 %s6, %n4
  %s8 = mul i32 %s7, 7
  %s9 = add i32 %s8, %n5
  %sa = mul i32 %s9, 7
  %sb = add i32 %sa, %n6
  %sc = add i32 %sb, %n7
  %sz = zext i32 %sc to i64
  %b0 = atomicrmw udec_wrap ptr @b, i8 100 monotonic
  %b1 = atomicrmw uinc_wrap ptr @b, i8 99 monotonic
  %b2 = load i8, ptr @b
  %b3 = add i8 %b0, %b1
  %b4 = mul i8 %b3, 3
  %b5 = add i8 %b4, %b2
  %bz = zext i8 %b5 to i64
  call void @show(i32 2, i64 %sz, i64 %bz)
  ret i32 0
}
