package llvm7

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

func TestMemory(t *testing.T) {
	k := newMaker(t, hostTriple)
	s := k.Struct("s", false, k.i32, k.Array(4, k.ptr))
	f, b := k.define("f", k.Void(), k.ptr, k.i64)
	slot := b.Alloca(s, ir.AlignOf(8))
	raw := b.Alloca(k.i8, ir.AlignOf(1))
	at := b.GEP(s, slot, ir.InBounds, ir.Int(k.i64, 0), ir.Int(k.i32, 1), f.Args[1])
	b.Store(slot, at, ir.AlignOf(8))
	b.Store(b.Load(k.ptr, at, ir.AlignOf(8)), f.Args[0], ir.AlignOf(8))
	near := b.GEP(k.i8, f.Args[0], 0, f.Args[1])
	b.Store(ir.Int(k.i8, 1), near, ir.AlignOf(1))
	b.Store(ir.Int(k.i8, 1), raw, ir.AlignOf(1))
	b.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: ir.RMWAdd, Order: ir.SeqCst, Ty: k.i32, Ops: []ir.Value{near, ir.Int(k.i32, 1)}})
	b.Add(&ir.Instr{Op: ir.CmpXchg, Order: ir.SeqCst, Failure: ir.Monotonic, Ty: k.Struct("", false, k.i64, k.i1),
		Ops: []ir.Value{near, f.Args[1], f.Args[1]}})
	b.Ret(nil)
	has(t, k.after(typed),
		`%3 = alloca { i32, [4 x i8*] }, align 8`,
		`%4 = bitcast { i32, [4 x i8*] }* %3 to i8*`,
		`%5 = alloca i8, align 1`,
		`%6 = getelementptr inbounds { i32, [4 x i8*] }, { i32, [4 x i8*] }* %3, i64 0, i32 1, i64 %1`,
		`%7 = bitcast i8** %6 to i8*`,
		`store i8* %4, i8** %6, align 8`,
		`%8 = load i8*, i8** %6, align 8`,
		`%9 = bitcast i8* %0 to i8**`,
		`store i8* %8, i8** %9, align 8`,
		`%10 = getelementptr i8, i8* %0, i64 %1`,
		`store i8 1, i8* %10, align 1`,
		`store i8 1, i8* %5, align 1`,
		`%11 = bitcast i8* %10 to i32*`,
		`%12 = atomicrmw add i32* %11, i32 1 seq_cst`,
		`%13 = bitcast i8* %10 to i64*`,
		`%14 = cmpxchg i64* %13, i64 %1, i64 %1 seq_cst monotonic`)
}

// Blocks stand in any order: a use may come before what it uses.
func TestUseBeforeDefinition(t *testing.T) {
	k := newMaker(t, hostTriple)
	f, b := k.define("f", k.i32, k.i1)
	late, first := b.NewBlock(), b.NewBlock()
	b.Br(first)
	b.At(first)
	slot := b.Alloca(k.i32, ir.AlignOf(4))
	b.CondBr(f.Args[0], late, first)
	b.At(late)
	p := b.Phi(k.ptr)
	p.AddIncoming(slot, first)
	b.Ret(b.Bin(ir.Add, b.Load(k.i32, slot, ir.AlignOf(4)), b.Load(k.i32, p, ir.AlignOf(4))))
	has(t, k.after(typed),
		`%3 = phi i8* [ %11, %9 ]`,
		`%4 = bitcast i8* %11 to i32*`,
		`%5 = load i32, i32* %4`,
		`%6 = bitcast i8* %3 to i32*`,
		`%7 = load i32, i32* %6`,
		`%10 = alloca i32, align 4`,
		`%11 = bitcast i32* %10 to i8*`)
}

func TestVectorsOfPointers(t *testing.T) {
	k := newMaker(t, hostTriple)
	s := k.Struct("s", false, k.i8, k.i32)
	v4 := k.Vector(4, k.ptr)
	f, b := k.define("f", v4, v4, k.ptr, k.Vector(4, k.i64))
	splat := ir.Int(k.Vector(4, k.i32), 1)
	all := b.GEP(s, f.Args[0], 0, f.Args[2], splat)
	spread := b.Add(&ir.Instr{Op: ir.GetElementPtr, Ty: v4, ElemTy: k.i8, Ops: []ir.Value{f.Args[1], f.Args[2]}})
	c := b.ICmp(ir.ICmpEQ, all, spread)
	b.Ret(b.Select(c, all, ir.Null(v4)))
	has(t, k.after(typed),
		`define <4 x i8*> @f(<4 x i8*>, i8*, <4 x i64>)`,
		`%4 = bitcast <4 x i8*> %0 to <4 x { i8, i32 }*>`,
		`%5 = getelementptr { i8, i32 }, <4 x { i8, i32 }*> %4, <4 x i64> %2, <4 x i32> <i32 1, i32 1, i32 1, i32 1>`,
		`%6 = bitcast <4 x i32*> %5 to <4 x i8*>`,
		`%7 = getelementptr i8, i8* %1, <4 x i64> %2`,
		`%8 = icmp eq <4 x i8*> %6, %7`,
		`%9 = select <4 x i1> %8, <4 x i8*> %6, <4 x i8*> zeroinitializer`)
}

func TestAddressSpaces(t *testing.T) {
	k := newMaker(t, gpuTriple)
	g := k.global("g", 3, k.Array(2, k.f32), ir.Undef(k.Array(2, k.f32)))
	f, b := k.define("f", k.ptr, k.Ptr(1))
	b.Store(b.Load(k.f32, g, ir.AlignOf(4)), f.Args[0], ir.AlignOf(4))
	p := b.GEP(k.Array(2, k.f32), g, 0, ir.Int(k.i64, 0), ir.Int(k.i64, 1))
	b.Store(ir.FloatBits(k.f32, 0), p, ir.AlignOf(4))
	b.Ret(b.Cast(ir.AddrSpaceCast, p, k.ptr))
	has(t, k.after(typed),
		`%2 = load float, float addrspace(3)* bitcast ([2 x float] addrspace(3)* @g to float addrspace(3)*)`,
		`%3 = bitcast i8 addrspace(1)* %0 to float addrspace(1)*`,
		`store float %2, float addrspace(1)* %3`,
		`%4 = getelementptr [2 x float], [2 x float] addrspace(3)* @g, i64 0, i64 1`,
		`%5 = bitcast float addrspace(3)* %4 to i8 addrspace(3)*`,
		`store float 0.000000e+00, float addrspace(3)* %4`,
		`%6 = addrspacecast i8 addrspace(3)* %5 to i8*`)
}

func TestCalls(t *testing.T) {
	k := newMaker(t, hostTriple)
	callee := k.declare("callee", k.Struct("", false, k.ptr, k.i64), k.ptr)
	f, b := k.define("f", k.ptr, k.ptr)
	pair := b.Call(callee.FnTy, callee, callee) // takes itself
	p := b.Extract(pair, 0)
	b.Call(k.Func(k.Void(), true, k.i32), p, ir.Int(k.i32, 1), f.Args[0], callee)
	b.Call(k.Func(k.i32, false, k.i32), callee, ir.Int(k.i32, 1)) // of another type than it has
	b.Ret(b.Asm("mov $1, $0", "=r,r", false, k.ptr, p))
	store := b.Asm("", "=*m,r", true, k.Void(), f.Args[0], p)
	store.Call.Attrs = &ir.AttrList{Params: []*ir.AttrSet{attrs(ir.Attr{Kind: ir.AttrElementType, Type: k.ptr})}}
	last := len(b.Block.Instrs) - 1 // the assembler goes before ret
	b.Block.Instrs[last], b.Block.Instrs[last-1] = b.Block.Instrs[last-1], b.Block.Instrs[last]
	has(t, k.after(typed),
		`declare { i8*, i64 } @callee(i8*)`,
		`%2 = call { i8*, i64 } @callee(i8* bitcast ({ i8*, i64 } (i8*)* @callee to i8*))`,
		`%3 = extractvalue { i8*, i64 } %2, 0`,
		`%4 = bitcast i8* %3 to void (i32, ...)*`,
		`call void (i32, ...) %4(i32 1, i8* %0, i8* bitcast ({ i8*, i64 } (i8*)* @callee to i8*))`,
		`call i32 bitcast ({ i8*, i64 } (i8*)* @callee to i32 (i32)*)(i32 1)`,
		`call i8* asm "mov $1, $0", "=r,r"(i8* %3)`,
		`bitcast i8* %0 to i8**`,
		`call void asm sideeffect "", "=*m,r"(i8** %`)
}
