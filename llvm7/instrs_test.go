package llvm7

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

var limitPasses = []legalize.Pass{{Name: "llvm7-instructions", Module: instructions}}

func TestFlags(t *testing.T) {
	k := newMaker(t, hostTriple)
	every := ir.Flags(1<<24 - 1)
	f, b := k.define("f", k.Void(), k.i32, k.f32, k.ptr, k.i1)
	x, y, p := f.Args[0], f.Args[1], f.Args[2]
	with := func(in *ir.Instr, f ir.Flags) { in.Flags = f }
	with(b.Bin(ir.Or, x, x), ir.Disjoint)
	with(b.Cast(ir.ZExt, x, k.i64), ir.NNeg)
	with(b.Cast(ir.UIToFP, x, k.f32), ir.NNeg)
	with(b.Cast(ir.Trunc, x, k.i8), ir.NUW|ir.NSW)
	with(b.ICmp(ir.ICmpULT, x, x), ir.SameSign)
	with(b.GEP(k.i8, p, 0, x), ir.InBounds|ir.GEPNUSW|ir.GEPNUW)
	with(b.Bin(ir.Add, x, x), ir.NUW|ir.NSW)
	with(b.Bin(ir.UDiv, x, x), ir.Exact)
	with(b.Bin(ir.FMul, y, y), ir.FastFlags)
	with(b.FCmp(ir.FCmpOLT, y, y), ir.FastNNaN)
	with(b.Select(f.Args[3], y, y), ir.FastFlags)
	with(b.Cast(ir.FPExt, y, k.Double()), ir.FastFlags)
	root := k.declare("root", k.f32, k.f32)
	with(b.Call(root.FnTy, root, y), ir.FastFlags|ir.TailKind)
	pair := k.declare("pair", k.Struct("", false, k.f32, k.f32), k.f32)
	with(b.Call(pair.FnTy, pair, y), ir.FastFlags)
	b.Ret(nil)
	has(t, k.after(limitPasses[0], typed),
		"= or i32 %0, %0\n", "= zext i32 %0 to i64\n", "= uitofp i32 %0 to float\n", "= trunc i32 %0 to i8\n",
		"= icmp ult i32", "= getelementptr inbounds i8,", "= add nuw nsw i32", "= udiv exact i32", "= fmul fast float",
		"= fcmp nnan olt", "= select i1", "= fpext float %1 to double\n", "= tail call fast float @root(",
		"= call { float, float } @pair(")
	for op := ir.BadOp + 1; op < ir.NumOps; op++ {
		if late := keptFlags(op, every) & (ir.Disjoint&^ir.Exact | ir.NNeg | ir.SameSign | ir.GEPNUSW | ir.GEPNUW); late != 0 {
			t.Errorf("%v keeps flags %#x that LLVM 7 does not have", op, late)
		}
	}
}

// Atomic operations on pointers and floats become those on integers; what comes out is a pointer or float again.
func TestAtomics(t *testing.T) {
	k := newMaker(t, hostTriple)
	f, b := k.define("f", k.ptr, k.ptr, k.ptr, k.f32)
	p, q, y := f.Args[0], f.Args[1], f.Args[2]
	old := b.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: ir.RMWXchg, Order: ir.SeqCst, Ty: k.ptr, Align: ir.AlignOf(8),
		Ops: []ir.Value{p, q}})
	b.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: ir.RMWXchg, Order: ir.Acquire, Ty: k.f32, Flags: ir.Volatile, Ops: []ir.Value{p, y}})
	pair := b.Add(&ir.Instr{Op: ir.CmpXchg, Order: ir.Release, Failure: ir.Acquire, Flags: ir.Weak,
		Ty: k.Struct("", false, k.ptr, k.i1), Ops: []ir.Value{p, old, q}})
	b.Ret(b.Extract(pair, 0))
	has(t, k.after(limitPasses[0], typed),
		"= ptrtoint i8* %1 to i64", "= bitcast i8* %0 to i64*", "= atomicrmw xchg i64* %5, i64 %4 seq_cst",
		"= inttoptr i64 %6 to i8*", "= bitcast float %2 to i32", "= atomicrmw volatile xchg i32*", "acquire",
		"= bitcast i32 %10 to float", "cmpxchg weak i64*", "acq_rel acquire", "extractvalue { i64, i1 }",
		"inttoptr i64", "insertvalue { i8*, i1 } undef, i8*", "extractvalue { i64, i1 }", "insertvalue { i8*, i1 }",
		"extractvalue { i8*, i1 }", "ret i8*")
}

func TestOrders(t *testing.T) {
	for _, c := range [][3]ir.Ordering{
		{ir.Monotonic, ir.Monotonic, ir.Monotonic}, {ir.Monotonic, ir.Acquire, ir.Acquire}, {ir.Release, ir.Acquire, ir.AcqRel},
		{ir.Release, ir.Monotonic, ir.Release}, {ir.AcqRel, ir.SeqCst, ir.SeqCst}, {ir.SeqCst, ir.Acquire, ir.SeqCst},
		{ir.Acquire, ir.SeqCst, ir.SeqCst},
	} {
		if got := noWeaker(c[0], c[1]); got != c[2] {
			t.Errorf("success %d, failure %d: %d, want %d", c[0], c[1], got, c[2])
		}
	}
}

// Loads and stores may promise less alignment; a function's convention has no meaning on GPUs.
func TestLimits(t *testing.T) {
	k := newMaker(t, gpuTriple)
	f, b := k.define("f", k.Void(), k.ptr)
	f.CC = ir.FastCallConv
	b.Store(b.Load(k.i32, f.Args[0], ir.AlignOf(1<<32)), f.Args[0], ir.AlignOf(1<<30))
	b.Call(f.FnTy, f, f.Args[0])
	b.Ret(nil)
	kernel, b := k.define("kernel", k.Void())
	kernel.CC, kernel.Kernel = ir.PTXKernel, true
	b.Ret(nil)
	text := k.after(limitPasses[0], typed)
	has(t, text, "define void @f(", "align 536870912", "align 536870912", "call void @f(", "define ptx_kernel void @kernel(")
	hasNot(t, text, "fastcc")
}

func TestRefusedByLLVM7(t *testing.T) {
	for _, c := range []struct {
		name   string
		triple string
		words  []string
		make   func(k *maker)
	}{
		{"bfloat", hostTriple, []string{"function f", "bfloat"}, func(k *maker) {
			f, b := k.define("f", k.Void(), k.f32)
			b.Cast(ir.FPTrunc, f.Args[0], k.Primitive(ir.BFloatKind))
			b.Ret(nil)
		}},
		{"bfloat inside", hostTriple, []string{"variable g", "bfloat"}, func(k *maker) {
			k.global("g", 0, k.Struct("", false, k.Array(2, k.Primitive(ir.BFloatKind))), nil)
		}},
		{"scalable vector", hostTriple, []string{"function f", "scalable"}, func(k *maker) {
			k.declare("f", k.Void(), k.ScalableVector(4, k.i32))
		}},
		{"target type", hostTriple, []string{"function f", "target type", "spirv.Image"}, func(k *maker) {
			k.declare("f", k.TargetExt("spirv.Image", nil, nil))
		}},
		{"freeze", hostTriple, []string{"function f", "freeze"}, func(k *maker) {
			f, b := k.define("f", k.i32, k.i32)
			b.Ret(b.Cast(ir.Freeze, f.Args[0], k.i32))
		}},
		{"later atomic operation", hostTriple, []string{"function f", "atomicrmw", "the operation fadd"}, func(k *maker) {
			f, b := k.define("f", k.Void(), k.ptr, k.f32)
			b.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: ir.RMWFAdd, Order: ir.Monotonic, Ty: k.f32, Ops: []ir.Value{f.Args[0], f.Args[1]}})
			b.Ret(nil)
		}},
		{"unaligned atomic", hostTriple, []string{"function f", "4 bytes aligned to 2"}, func(k *maker) {
			f, b := k.define("f", k.Void(), k.ptr, k.i32)
			b.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: ir.RMWAdd, Order: ir.Monotonic, Ty: k.i32, Align: ir.AlignOf(2),
				Ops: []ir.Value{f.Args[0], f.Args[1]}})
			b.Ret(nil)
		}},
		{"atomic vector", hostTriple, []string{"function f", "atomicrmw"}, func(k *maker) {
			v := k.Vector(2, k.i32)
			f, b := k.define("f", k.Void(), k.ptr, v)
			b.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: ir.RMWXchg, Order: ir.Monotonic, Ty: v, Ops: []ir.Value{f.Args[0], f.Args[1]}})
			b.Ret(nil)
		}},
		{"alignment of a variable", hostTriple, []string{"variable g", "4294967296", "536870912"}, func(k *maker) {
			k.global("g", 0, k.i32, nil).Align = ir.AlignOf(1 << 32)
		}},
		{"alignment of a slot", hostTriple, []string{"function f", "alloca", "1073741824"}, func(k *maker) {
			_, b := k.define("f", k.Void())
			b.Alloca(k.i32, ir.AlignOf(1<<30))
			b.Ret(nil)
		}},
		{"slot elsewhere", gpuTriple, []string{"function f", "address space 5"}, func(k *maker) {
			_, b := k.define("f", k.Void())
			b.Alloca(k.i32, ir.AlignOf(4)).Ty = k.Ptr(5)
			b.Ret(nil)
		}},
		{"tail call", gpuTriple, []string{"function f", "musttail"}, func(k *maker) {
			f, b := k.define("f", k.Void())
			b.Call(f.FnTy, f).Flags = ir.MustTail
			b.Ret(nil)
		}},
		{"convention of a function", hostTriple, []string{"function f", "convention tailcc"}, func(k *maker) {
			k.declare("f", k.Void()).CC = ir.TailCallConv
		}},
		{"convention of a call", hostTriple, []string{"function f", "convention swifttailcc"}, func(k *maker) {
			f, b := k.define("f", k.Void(), k.ptr)
			b.Call(k.Func(k.Void(), false), f.Args[0]).Call.CC = 20
			b.Ret(nil)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newMaker(t, c.triple)
			c.make(k)
			k.refused(limitPasses, c.words...)
		})
	}
}

// A type that holds itself many times over is looked at once.
func TestBigType(t *testing.T) {
	k := newMaker(t, hostTriple)
	ty := k.Struct("", false, k.i8)
	for range 60 {
		ty = k.Struct("", false, ty, ty)
	}
	l := &limits{}
	if err := l.has(ty); err != nil {
		t.Error(err)
	}
}
