package legalize

import "testing"

func TestUnreachable(t *testing.T) {
	pass := []Pass{Unreachable()}
	checkShapes(t, []shape{
		{name: "bare", passes: pass, in: "define void @f() { unreachable }", want: []string{`call void asm sideeffect "trap; exit;", ""()`, "unreachable"}},
		{name: "after a trap", passes: pass, in: "declare void @llvm.trap()\ndefine void @f() { call void @llvm.trap()\n unreachable }",
			want: []string{`"trap; exit;", ""()`}, no: []string{"call void @llvm.trap"}},
		{name: "a trap that is not last", passes: pass, in: "declare void @llvm.trap()\ndefine void @f() { call void @llvm.trap()\n ret void }",
			want: []string{"call void @llvm.trap"}, no: []string{"exit"}},
	})
}

func TestTailCalls(t *testing.T) {
	pass := []Pass{TailCalls()}
	checkShapes(t, []shape{
		{name: "bounded", passes: pass, in: "define void @g() { ret void }\ndefine void @f() { musttail call void @g()\n ret void }",
			want: []string{"  call void @g()"}, no: []string{"tail"}},
		{name: "in a cycle", passes: pass, in: `define void @g() { musttail call void @f()
 ret void }
define void @f() { call void @g()
 ret void }`, err: "in function g (test): call: a guaranteed tail call (musttail) that may be part of a cycle"},
		{name: "of an unknown function", passes: pass, in: `define void @f(ptr %g) { musttail call void %g(ptr %g)
 ret void }`, err: "(musttail) that may be part of a cycle"},
		{name: "by convention", passes: pass, in: `define tailcc void @f() { tail call tailcc void @f()
 ret void }`, err: "(musttail) that may be part of a cycle"},
		{name: "a hint", passes: pass, in: "define void @f() { tail call void @f()\n ret void }", want: []string{"tail call void @f()"}},
	})
}

func TestInlineAsm(t *testing.T) {
	pass := []Pass{InlineAsm(false)}
	checkShapes(t, []shape{
		{name: "left alone", passes: pass, in: `define i32 @f(i32 %x, ptr %p) {
  %r = call { i32, i64 } asm sideeffect "x $0, $1, $2, $3, $4;", "=&r,=l,0,n,l,~{memory}"(i32 %x, i32 5, ptr %p)
  %v = extractvalue { i32, i64 } %r, 0
  ret i32 %v
}`, want: []string{`call { i32, i64 } asm sideeffect "x $0, $1, $2, $3, $4;", "=&r,=l,0,n,l,~{memory}"(i32 %0, i32 5, ptr %1)`}},
		{name: "halves and vectors", passes: pass, in: `define <2 x half> @f(half %h, <2 x half> %v, i24 %i) {
  %r = call { half, <2 x half> } asm "x;", "=h,=r,h,r,r"(half %h, <2 x half> %v, i24 %i)
  %w = extractvalue { half, <2 x half> } %r, 1
  ret <2 x half> %w
}`, want: []string{"bitcast half %0 to i16", "bitcast <2 x half> %1 to i32", "zext i24 %2 to i32", `call { i16, i32 } asm "x;", "=h,=r,h,r,r"(i16 %`,
			"to half", "insertvalue { half, <2 x half> } undef"}},
		{name: "a predicate as argument", passes: pass, in: "define void @f(i1 %x) { call void asm sideeffect \"x\", \"b\"(i1 %x)\n ret void }",
			err: `in function f (test): assembler "x", "b": a predicate as argument (b)`},
		{name: "too wide", passes: pass, in: "define void @f(i128 %x) { call void asm sideeffect \"x\", \"l\"(i128 %x)\n ret void }",
			err: "an operand of type i128 does not fit the register"},
		{name: "an aggregate", passes: pass, in: "define void @f([2 x i32] %x) { call void asm sideeffect \"x\", \"l\"([2 x i32] %x)\n ret void }",
			err: "an operand of type [2 x i32] is not supported"},
		{name: "128 bits", passes: pass, in: "define void @f(i128 %x) { call void asm sideeffect \"x\", \"q\"(i128 %x)\n ret void }", err: `constraint "q": libNVVM has no`},
		{name: "another machine's register", passes: pass, in: "define void @f(i32 %x) { call void asm sideeffect \"x\", \"{eax}\"(i32 %x)\n ret void }",
			err: `constraint "{eax}" is not one of PTX's`},
		{name: "unwinding", passes: pass, in: "define void @f() { call void asm sideeffect inteldialect unwind \"x\", \"\"()\n ret void }",
			want: []string{`asm sideeffect "x", ""()`}},
	})
}

func TestParameterSpace(t *testing.T) {
	pass := []Pass{ParameterSpace()}
	checkShapes(t, []shape{
		{name: "full", passes: pass, in: "define ptx_kernel void @f(ptr byval([32752 x i8]) %a, ptr %b) { ret void }", want: []string{"@f"}},
		{name: "by value", passes: pass, in: "define ptx_kernel void @f(ptr byval([32757 x i8]) %a, ptr %b) { ret void }",
			err: "in function f (test): the kernel's parameters are 32768 bytes, and at most 32764 fit on sm_70 and later"},
		{name: "direct", passes: pass, in: "define ptx_kernel void @f(i8 %a, [4096 x i64] %b) { ret void }", err: "parameters are 32776 bytes"},
		{name: "no kernel", passes: pass, in: "define void @f([8192 x i64] %b) { ret void }", want: []string{"@f"}},
	})
	for _, test := range []struct {
		capability, cuda int
		refused          bool
	}{{61, 1204, true}, {70, 1204, false}, {80, 1108, true}, {80, 1201, false}, {0, 0, false}} {
		c, err := NewContext(read(t, "define ptx_kernel void @f(ptr byval([4097 x i8]) %a) { ret void }"))
		if err != nil {
			t.Fatal(err)
		}
		c.NVPTX, c.Capability, c.CUDA = true, test.capability, test.cuda
		if err := Run(c, pass); (err != nil) != test.refused {
			t.Errorf("sm_%d, CUDA %d: %v", test.capability, test.cuda, err)
		}
	}
}
