package legalize

import "testing"

func TestParameters(t *testing.T) {
	pass := []Pass{Parameters()}
	checkShapes(t, []shape{
		{name: "widened", passes: pass,
			in: `define i24 @f(i24 zeroext %a, i33 range(i33 0, 9) %b, i65 %c, i16 %d, i7 %e) {
  %s = add i24 %a, 1
  ret i24 %s
}
define i64 @g(ptr %p) {
  %r = call i24 @f(i24 zeroext 5, i33 6, i65 7, i16 8, i7 9), !range !0
  %i = call i48 %p(i48 3)
  %z = zext i24 %r to i64
  ret i64 %z
}
!0 = !{i24 0, i24 9}`,
			want: []string{"define i32 @f(i32 %0, i64 %1, i128 %2, i16 %3, i7 %4) {\n  %6 = trunc i32 %0 to i24\n",
				"add i24 %6, 1\n  %10 = zext i24 %9 to i32\n  ret i32 %10",
				"  %2 = zext i24 5 to i32\n  %3 = zext i33 6 to i64\n  %4 = zext i65 7 to i128\n" +
					"  %5 = call i32 @f(i32 %2, i64 %3, i128 %4, i16 8, i7 9)\n  %6 = trunc i32 %5 to i24\n",
				"  %8 = call i64 %0(i64 %7)\n", "zext i24 %6 to i64"},
			no: []string{"range", "zeroext"}},
		{name: "nothing to do", passes: pass,
			in:   "define {i64, i1} @f(i128 %a, i1 %b, <3 x i8> %c) { ret {i64, i1} zeroinitializer }\ndefine void @g() {\n  call {i64, i1} @f(i128 1, i1 0, <3 x i8> zeroinitializer)\n  ret void\n}",
			want: []string{"call { i64, i1 } @f(i128 1, i1 false, <3 x i8> zeroinitializer)"}, no: []string{"zext", "trunc"}},
		{name: "intrinsics and assembler stay", passes: pass,
			in:   "declare i24 @llvm.ctpop.i24(i24)\ndefine i32 @f(i32 %a) {\n  %t = trunc i32 %a to i24\n  %c = call i24 @llvm.ctpop.i24(i24 %t)\n  %z = zext i24 %c to i32\n  ret i32 %z\n}",
			want: []string{"call i24 @llvm.ctpop.i24(i24 %2)"}},
		{name: "above 128 bits", passes: pass, in: "define i129 @f(i200 %a) {\n  %r = trunc i200 %a to i129\n  ret i129 %r\n}\n" +
			"define i129 @g(i200 %a) {\n  %r = call i129 @f(i200 %a)\n  ret i129 %r\n}",
			want: []string{"define [3 x i64] @f([4 x i64] %0) {\n  %2 = extractvalue [4 x i64] %0, 0\n  %3 = zext i64 %2 to i200\n",
				"shl i200 %", ", 192\n", "call [3 x i64] @f([4 x i64] %", "lshr i129 %", ", 128\n"}},
		{name: "above 128 bits, of a kernel", passes: pass, in: "define ptx_kernel void @f(i129 %a) { ret void }",
			err: "in function f (test): a parameter of a kernel with an integer of 129 bits is not supported"},
		{name: "in a struct", passes: pass, in: "define {i24, i8} @f() { ret {i24, i8} zeroinitializer }",
			err: "a parameter or result with an integer of 24 bits is not supported"},
		{name: "in a vector", passes: pass, in: "define void @f(ptr %p) {\n  call void %p(<2 x i128> zeroinitializer)\n  ret void\n}",
			err: "in function f (test): a parameter or result that is a vector of integers of 128 bits is not supported"},
	})
}
