package legalize

import "testing"

// What is made of intrinsics for NVIDIA's GPUs cannot be run here: these tests look at its form.
func TestBarriers(t *testing.T) {
	pass := []Pass{Barriers(noNatives), Others(noNatives)}
	checkShapes(t, []shape{
		{name: "of all threads", passes: pass,
			in: `declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.count(i32, i32)
define void @f(i32 %n) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 3)
  call void @llvm.nvvm.barrier.cta.sync.count(i32 3, i32 %n)
  ret void
}`,
			want: []string{"call void @llvm.nvvm.barrier0()", "call void @llvm.nvvm.barrier.n(i32 %0)", "call void @llvm.nvvm.barrier.sync(i32 3)",
				"call void @llvm.nvvm.barrier.sync.cnt(i32 3, i32 %0)"}},
		{name: "by assembler", passes: pass,
			in: `declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.count(i32, i32, i1)
define i32 @f(i1 %c) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64)
  %a = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %c)
  %b = call i32 @llvm.nvvm.barrier.cta.red.popc.count(i32 1, i32 64, i1 %a)
  ret i32 %b
}`,
			want: []string{`call void asm sideeffect "bar.sync $0, $1;", "r,r,~{memory}"(i32 1, i32 64) #`, "{ nounwind convergent }",
				`"{ .reg .pred p; setp.ne.u32 p, $2, 0; .reg .pred q; bar.red.and.pred q, $1, p; selp.u32 $0, 1, 0, q; }", "=r,r,r,~{memory}"(i32 0,`,
				`"{ .reg .pred p; setp.ne.u32 p, $3, 0; barrier.red.popc.u32 $0, $1, $2, p; }", "=r,r,r,r,~{memory}"(i32 1, i32 64,`}},
	})
}

func TestOthers(t *testing.T) {
	pass := []Pass{Others(noNatives)}
	checkShapes(t, []shape{
		{name: "traps", passes: pass,
			in: `declare void @llvm.ubsantrap(i8)
define void @f() { call void @llvm.ubsantrap(i8 3) noreturn
 unreachable }`, want: []string{"call void @llvm.trap() #"}},
		{name: "letters", passes: pass,
			in: `declare float @llvm.nvvm.fabs.f32(float)
declare float @llvm.nvvm.fabs.ftz.f32(float)
declare double @llvm.nvvm.ex2.approx.f64(double)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float)
define double @f(float %x, double %y) { %a = call float @llvm.nvvm.fabs.f32(float %x)
 %b = call float @llvm.nvvm.fabs.ftz.f32(float %a)
 %c = call float @llvm.nvvm.ex2.approx.ftz.f32(float %b)
 %d = call double @llvm.nvvm.ex2.approx.f64(double %y)
 %e = fpext float %c to double
 %r = fadd double %d, %e
 ret double %r }`,
			want: []string{"@llvm.nvvm.fabs.f(float", "@llvm.nvvm.fabs.ftz.f(float", "@llvm.nvvm.ex2.approx.ftz.f(float", "@llvm.nvvm.ex2.approx.d(double"}},
		{name: "registers", passes: pass,
			in: `declare i64 @llvm.readcyclecounter()
declare i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
define i64 @f() { %a = call i64 @llvm.readcyclecounter()
 %b = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
 %c = add i64 %a, %b
 ret i64 %c }`,
			want: []string{`asm sideeffect "mov.u64 $0, %clock64;", "=l"()`, `asm sideeffect "mov.u64 $0, %globaltimer;", "=l"()`}},
	})
	if _, err := rewrite(t, false, "declare i32 @llvm.nvvm.activemask()\ndefine i32 @f() { %r = call i32 @llvm.nvvm.activemask()\n ret i32 %r }",
		pass...); err == nil {
		t.Error("an instruction of PTX was made for another target")
	}
}

func TestMath(t *testing.T) {
	pass := append(Math(noNatives), Floats(noNatives))
	checkShapes(t, []shape{
		{name: "libdevice", passes: pass,
			in: `declare float @llvm.sin.f32(float)
declare double @llvm.pow.f64(double, double)
declare half @llvm.exp.f16(half)
declare <2 x float> @llvm.log.v2f32(<2 x float>)
declare float @llvm.powi.f32.i32(float, i32)
declare {double, i32} @llvm.frexp.f64.i32(double)
declare {float, float} @llvm.sincos.f32(float)
define void @f(float %x, double %y, half %h, <2 x float> %v, i32 %n) {
  %1 = call float @llvm.sin.f32(float %x)
  %2 = call double @llvm.pow.f64(double %y, double %y)
  %3 = call half @llvm.exp.f16(half %h)
  %4 = call <2 x float> @llvm.log.v2f32(<2 x float> %v)
  %5 = call float @llvm.powi.f32.i32(float %x, i32 %n)
  %6 = call {double, i32} @llvm.frexp.f64.i32(double %y)
  %7 = call {float, float} @llvm.sincos.f32(float %x)
  %8 = frem double %y, 3.0
  ret void
}`,
			want: []string{"@__nv_sinf(float %0)", "@__nv_pow(double %1, double %1)", "fpext half %2 to float", "@__nv_expf(float", "@__nv_logf(float",
				"@__nv_powif(float %0, i32 %4)", "@__nv_cosf(float %0)",
				"call double @__nv_fmod(double %1, double 3.000000e+00)"}, no: []string{"frem", "@llvm.sin.f32(float %0)"}},
		{name: "fp128", passes: pass, in: "declare fp128 @llvm.sin.f128(fp128)\ndefine fp128 @f(fp128 %x) { %r = call fp128 @llvm.sin.f128(fp128 %x)\n ret fp128 %r }",
			err: "in function f (test): llvm.sin.f128: f128 numbers are not supported"},
		{name: "instructions of PTX", passes: pass,
			in: `declare float @llvm.fabs.f32(float)
declare double @llvm.rint.f64(double)
declare half @llvm.floor.f16(half)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.round.f32(float)
define void @f(float %x, double %y, half %h) {
  %1 = call float @llvm.fabs.f32(float %x)
  %2 = call double @llvm.rint.f64(double %y)
  %3 = call half @llvm.floor.f16(half %h)
  %4 = call float @llvm.minimumnum.f32(float %x, float %x)
  %5 = call nnan float @llvm.fmuladd.f32(float %x, float %1, float %4)
  %6 = call float @llvm.round.f32(float %x)
  ret void
}`,
			want: []string{"@llvm.nvvm.fabs.f(float %0)", "@llvm.nvvm.round.d(double %1)", "@llvm.nvvm.floor.f(float", "@llvm.nvvm.fmin.f(float %0, float %0)",
				"fmul nnan float", "fadd nnan float", "@llvm.nvvm.trunc.f(float %0)"}},
	})
}
