package legalize

import "testing"

func TestStack(t *testing.T) {
	pass := []Pass{Stack()}
	declare := "declare ptr @llvm.stacksave.p0()\ndeclare void @llvm.stackrestore.p0(ptr)\n"
	checkShapes(t, []shape{
		{name: "a place in the frame", passes: pass, in: declare + `define void @f() {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32
  store i32 1, ptr %a
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}`, want: []string{"alloca i32, align 4"}, no: []string{" call ", "asm"}},
		{name: "a size that is not constant", passes: pass, in: declare + `define void @f(i64 %n) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i64 %n
  store i8 1, ptr %a
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}`, want: []string{`asm sideeffect "stacksave.u64 $0;", "=l,~{memory}"()`, "inttoptr", "alloca i8, i64 %0", "ptrtoint",
			`asm sideeffect "stackrestore.u64 $0;", "l,~{memory}"(i64`}},
		{name: "in a loop, for the turn", passes: pass, in: `declare void @g(ptr captures(none))
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %p) {
  br label %l
l:
  %a = alloca [2 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)
  call void @g(ptr %a)
  %b = getelementptr i8, ptr %a, i64 4
  store i32 1, ptr %b
  %x = load i32, ptr %b
  br label %l
}`, want: []string{"alloca [2 x i32]"}, no: []string{"asm"}},
		{name: "in a loop, stored", passes: pass, in: `define void @f(ptr %p) {
  br label %l
l:
  %a = alloca i32
  store ptr %a, ptr %p
  br label %l
}`, err: "in function f (test): a stack allocation in a loop whose address may outlive its turn (store)"},
		{name: "in a loop, handed over", passes: pass, in: `declare void @g(ptr)
define void @f(i64 %n) {
  br label %l
l:
  %a = alloca i32, i64 %n
  call void @g(ptr %a)
  br label %l
}`, err: "in function f (test): a stack allocation in a loop whose address may outlive its turn (a call)"},
		{name: "a list in a loop", passes: pass, in: `define void @f(ptr %p, i1 %c) {
  br label %l
l:
  %last = phi ptr [ null, %0 ], [ %next, %l ]
  %a = alloca { ptr, i32 }
  store ptr %last, ptr %a
  %next = getelementptr i8, ptr %a, i64 8
  br i1 %c, label %l, label %e
e:
  ret void
}`, err: "in function f (test): a stack allocation in a loop whose address may outlive its turn (phi)"},
		{name: "behind a branch", passes: pass, in: `define void @f(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %s = alloca i32
  store ptr %s, ptr %p
  br label %b
b:
  ret void
}`, want: []string{"alloca i32, align 4"}, no: []string{"asm"}},
		{name: "local addresses", passes: pass, in: `target datalayout = "e-A5"
define void @f(i32 %x) {
  %a = alloca i32, addrspace(5)
  store i32 %x, ptr addrspace(5) %a
  ret void
}`, want: []string{"alloca i32, align 4", "addrspacecast ptr %", "store i32 %0, ptr addrspace(5)"}},
		{name: "another address space", passes: pass, in: `target datalayout = "e-A3"
define void @f() {
  %a = alloca i32, addrspace(3)
  ret void
}`, err: "in function f (test): alloca in address space 3: the stack is in 5"},
	})
}
