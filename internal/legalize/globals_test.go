package legalize

import "testing"

func TestGlobals(t *testing.T) {
	pass := []Pass{Globals()}
	checkShapes(t, []shape{
		{name: "what only object files have", passes: pass,
			in: `$c = comdat any
@v = internal global i32 1, section ".data.x", comdat($c), partition "p"
define hidden void @f() section ".text.x" comdat($c) align 64 { ret void }`,
			want: []string{"@v = internal global i32 1", "define hidden void @f()"},
			no:   []string{"section", "comdat", "partition", "align"}},
		{name: "data keeps its alignment", passes: pass, in: "@v = internal global i32 1, align 64", want: []string{"align 64"}},
		{name: "thread-local", passes: pass, in: "@v = thread_local global i32 1", err: "variable v: GPUs have no thread-local variables"},
		{name: "fp128", passes: pass, in: "@q = internal global { i8, fp128 } zeroinitializer", err: "variable q: floating-point numbers of 128 bits (f128) are not supported"},
		{name: "shared, zero", passes: pass, in: "@s = internal addrspace(3) global [2 x i32] zeroinitializer",
			want: []string{"@s = internal addrspace(3) global [2 x i32] undef"}},
		{name: "shared, zeros spelled out", passes: pass, in: "@s = internal addrspace(3) global {i8, float} {i8 0, float 0.0}",
			want: []string{"@s = internal addrspace(3) global { i8, float } undef"}},
		{name: "shared, not zero", passes: pass, in: "@s = internal addrspace(3) global i32 7",
			err: "variable s: shared memory cannot be initialised"},
		{name: "shared, minus zero", passes: pass, in: "@s = internal addrspace(3) global float -0.0",
			err: "variable s: shared memory cannot be initialised"},
		{name: "local memory", passes: pass, in: "@l = internal addrspace(5) global i32 0", err: "variable l: address space 5 holds no variables"},
		{name: "constant memory, full", passes: pass,
			in: "@a = internal addrspace(4) constant i8 1\n@b = internal addrspace(4) constant [16383 x i32] zeroinitializer, align 4", want: []string{"@b"}},
		{name: "constant memory, with padding more than full", passes: pass,
			in:  "@a = internal addrspace(4) constant i8 1\n@b = internal addrspace(4) constant [8191 x i64] zeroinitializer, align 16",
			err: "the variables in constant memory (address space 4) are 65544 bytes, and at most 65536 fit; the largest is b with 65528 bytes"},
		{name: "lists of used symbols", passes: pass,
			in: `@v = internal global i32 1
@llvm.used = appending global [1 x ptr] [ptr @v], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @v], section "llvm.metadata"`,
			want: []string{"@v"}, no: []string{"llvm.used", "llvm.compiler.used"}},
		{name: "constructors", passes: pass,
			in: `define internal void @start() { ret void }
@llvm.global_ctors = appending global [1 x {i32, ptr, ptr}] [{i32, ptr, ptr} {i32 1, ptr @start, ptr null}]`,
			err: "llvm.global_ctors names start: GPUs run no constructors or destructors"},
		{name: "no constructors", passes: pass,
			in: "@llvm.global_ctors = appending global [0 x {i32, ptr, ptr}] zeroinitializer", no: []string{"ctors"}},
		{name: "weak references", passes: pass,
			in: `@w = extern_weak global i32
declare extern_weak void @g()
@table = internal constant [2 x ptr] [ptr @w, ptr @g]
define i1 @f() { %r = icmp eq ptr @g, null
 ret i1 %r }`,
			want: []string{"[2 x ptr] [ptr null, ptr null]", "icmp eq ptr null, null"}, no: []string{"extern_weak"}},
		{name: "bodies from elsewhere", passes: pass, in: "define available_externally void @f() { ret void }\n@v = available_externally constant i8 1",
			want: []string{"declare void @f()", "@v = external constant i8"}},
		{name: "local aliases", passes: pass,
			in: `@v = internal global [4 x i32] zeroinitializer
@a = internal alias i32, getelementptr (i8, ptr @v, i64 4)
@b = internal alias i32, ptr @a
define internal void @f() { ret void }
@g = internal alias void (), ptr @f
define ptr @h() { call void @g()
 ret ptr @b }`,
			want: []string{"call void @f()", "ret ptr getelementptr (i8, ptr @v, i64 4)"}, no: []string{"alias"}},
		{name: "an exported alias of a function", passes: pass,
			in: `define internal i32 @f(i32 %x) { ret i32 %x }
@g = alias i32 (i32), ptr @f
define i32 @h() { %r = call i32 @g(i32 1)
 ret i32 %r }`,
			want: []string{"define i32 @g(i32 %0)", "call i32 @f(i32 %0)", "call i32 @f(i32 1)"}, no: []string{"alias"}},
		{name: "an exported alias of a variable", passes: pass, in: "@v = internal global i32 1\n@a = alias i32, ptr @v",
			err: "exported alias a: PTX has no aliases"},
		{name: "an alias of a kernel", passes: pass, in: "define ptx_kernel void @k() { ret void }\n@a = alias void (), ptr @k",
			err: "exported alias a: PTX has no aliases"},
		{name: "ifunc", passes: pass, in: "define internal ptr @r() { ret ptr null }\n@i = ifunc void (), ptr @r",
			err: "i: functions chosen by a resolver are not supported"},
		{name: "prefix data", passes: pass, in: "define void @f() prefix i32 1 { ret void }",
			err: "in function f (test): data in front of its code is not supported"},
		{name: "garbage collection", passes: pass, in: `define void @f() gc "statepoint-example" { ret void }`, err: "garbage collection"},
	})
}

func TestGlobalsOfHosts(t *testing.T) {
	out, err := rewrite(t, false, `@v = thread_local global i32 1, section ".tdata.x"`, Globals())
	if err != nil {
		t.Fatal(err)
	}
	checkContains(t, out, `thread_local global i32 1, section ".tdata.x"`)
}
