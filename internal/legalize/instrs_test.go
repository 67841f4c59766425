package legalize

import "testing"

func TestInstructions(t *testing.T) {
	pass := []Pass{Instructions()}
	checkShapes(t, []shape{
		{name: "newer words", passes: pass,
			in: `@v = internal global [4 x i32] zeroinitializer
@a = internal constant ptr getelementptr inbounds inrange(-4, 4) ([4 x i32], ptr @v, i64 0, i64 1)
@b = internal constant i64 ptrtoaddr (ptr @v to i64)
@c = internal constant ptr no_cfi @f
define i1 @f(i32 %x, ptr %p) {
  %c = icmp samesign ult i32 %x, 5
  %n = ptrtoaddr ptr %p to i64
  call void @g(i64 %n) [ "kcfi"(i32 7) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8), "nonnull"(ptr %p) ]
  ret i1 %c
}
declare void @g(i64)
declare void @llvm.assume(i1)`,
			want: []string{"icmp ult i32", "ptrtoint ptr %1 to i64", "ptrtoint (ptr @v to i64)", "constant ptr @f", "call void @g(i64 %4)\n"},
			no:   []string{"samesign", "ptrtoaddr", "inrange", "kcfi", "no_cfi", "nonnull"}},
		{name: "bundles", passes: pass, in: `declare void @g()
define void @f() { call void @g() [ "deopt"(i32 1) ]
 ret void }`, err: `in function f (test): operand bundle "deopt" is not supported`},
	})
}

func TestCheckInstructions(t *testing.T) {
	pass := []Pass{CheckInstructions()}
	in := func(body string) string { return "define void @f(ptr %p, i32 %x, ...) {\n" + body + "\n ret void }" }
	checkShapes(t, []shape{
		{name: "fine", passes: pass, in: in("%r = load volatile i32, ptr %p\n atomicrmw add ptr %p, i32 1 monotonic")},
		{name: "va_arg", passes: pass, in: in("%r = va_arg ptr %p, i32"), err: "va_arg: variadic functions"},
		{name: "indirectbr", passes: pass, in: "define void @f(ptr %p) { indirectbr ptr %p, [label %a]\na: ret void }", err: "indirectbr: jumps"},
		{name: "blockaddress", passes: pass, in: "define ptr @f() { br label %a\na: ret ptr blockaddress(@f, %a) }", err: "addresses of blocks"},
		{name: "fp128", passes: pass, in: in("%r = load {i8, [2 x fp128]}, ptr %p"),
			err: "load: floating-point numbers of 128 bits (f128) are not supported"},
		{name: "x86_fp80", passes: pass, in: "define x86_fp80 @f(x86_fp80 %x) { ret x86_fp80 %x }", err: "80 bits"},
		{name: "fp128, of a pointer's target", passes: pass, in: in("%r = getelementptr fp128, ptr %p, i64 5"), err: "getelementptr: floating-point numbers of 128 bits (f128)"},
		{name: "fp128, a constant", passes: pass, in: in("store fp128 0xL0, ptr %p"), err: "in function f (test): store: floating-point numbers of 128 bits (f128)"},
		{name: "fp128, a result", passes: pass, in: "define fp128 @f() { unreachable }", err: "in function f (test): floating-point numbers of 128 bits (f128)"},
		{name: "ppc_fp128, passed", passes: pass, in: in("call void %p(ppc_fp128 0xM0)"), err: "call: floating-point numbers of 128 bits"},
		{name: "scalable", passes: pass, in: in("%r = alloca <vscale x 2 x i32>"), err: "alloca: scalable vectors are not supported"},
	})
}
