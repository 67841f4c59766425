package ir

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"
)

// TestCheckAccepts gives the checker what LLVM's own verifiers accept (TestPrintGolden).
func TestCheckAccepts(t *testing.T) {
	for _, d := range dialects {
		for name, m := range map[string]*Module{"globals": everythingGlobal(d), "instructions": everythingLocal(d)} {
			if err := Check(m, d); err != nil {
				t.Errorf("%s in %s: %v", name, d, err)
			}
		}
	}
	if err := Check(everythingLocal(LLVM22), LLVM19); err == nil {
		t.Error("LLVM 19 has everything that LLVM 22 has")
	}
}

// A broken is a module with one fault. LLVM's parser or verifier must refuse its text too, unless text cannot have the fault
// or LLVM allows it.
type broken struct {
	name    string
	d       Dialect
	breakIt func(k *maker, f *Function)
	want    string
	ours    bool // only this checker sees it
}

// brokenFuncs are faults in a function @f of i32, float and a pointer to i32, with one block that is open.
var brokenFuncs = []broken{
	{"no terminator", LLVM22, func(k *maker, f *Function) { k.Bin(Add, f.Args[0], f.Args[0]) }, "@f: block 0 does not end with a terminator", false},
	{"empty block", LLVM22, func(k *maker, f *Function) { k.Ret(nil); k.NewBlock() }, "block 1 does not end", false},
	{"two terminators", LLVM22, func(k *maker, f *Function) { k.Ret(nil); k.Ret(nil) }, "ret void: a terminator stands within block 0", true},
	{"foreign block", LLVM22, func(k *maker, f *Function) { k.Br(&Block{}) }, "a block is not in the function", false},
	{"missing block", LLVM22, func(k *maker, f *Function) { k.Br(nil) }, "a block is not in the function", false},
	{"branch to entry", LLVM22, func(k *maker, f *Function) { k.Br(f.Blocks[0]) }, "the entry block has a predecessor", false},
	{"late phi", LLVM22, func(k *maker, f *Function) {
		b := k.NewBlock()
		k.Br(b)
		k.At(b)
		x := k.Bin(Add, f.Args[0], f.Args[0])
		k.Phi(x.Ty).AddIncoming(x, f.Blocks[0])
		k.Ret(nil)
	}, "a phi follows another instruction", false},
	{"phi without predecessor", LLVM22, func(k *maker, f *Function) {
		b := k.NewBlock()
		k.CondBr(k.i(1, 1), b, b)
		k.At(b)
		k.Phi(k.int(32)).AddIncoming(f.Args[0], f.Blocks[0])
		k.Ret(nil)
	}, "%5 = phi i32 [ %0, %3 ]: it names the blocks [0], the predecessors are [0 0]", false},
	{"phi with two values of a block", LLVM22, func(k *maker, f *Function) {
		b := k.NewBlock()
		k.CondBr(k.i(1, 1), b, b)
		k.At(b)
		p := k.Phi(k.int(32))
		p.AddIncoming(f.Args[0], f.Blocks[0])
		p.AddIncoming(k.i(32, 1), f.Blocks[0])
		k.Ret(nil)
	}, "two values from block 0", false},
	{"phi of another type", LLVM22, func(k *maker, f *Function) {
		b := k.NewBlock()
		k.Br(b)
		k.At(b)
		k.Phi(k.int(64)).AddIncoming(f.Args[0], f.Blocks[0])
		k.Ret(nil)
	}, "a value is i32, i64 is expected", false},
	{"phi value not yet there", LLVM22, func(k *maker, f *Function) {
		b, c := k.NewBlock(), k.NewBlock()
		k.CondBr(k.i(1, 1), b, c)
		k.At(b)
		x := k.Bin(Add, f.Args[0], f.Args[0])
		k.Br(c)
		k.At(c)
		p := k.Phi(k.int(32))
		p.AddIncoming(x, f.Blocks[0])
		p.AddIncoming(x, b)
		k.Ret(nil)
	}, "the add from block 0 does not dominate that block's end", false},
	{"use before definition", LLVM22, func(k *maker, f *Function) {
		x := &Instr{Op: Add, Ty: k.int(32), Ops: []Value{f.Args[0], f.Args[0]}}
		k.Bin(Sub, x, x)
		k.Add(x)
		k.Ret(nil)
	}, "%4 = sub i32 %5, %5: the add it uses does not dominate it", false},
	{"use of one branch", LLVM22, func(k *maker, f *Function) {
		b, c := k.NewBlock(), k.NewBlock()
		k.CondBr(k.i(1, 1), b, c)
		k.At(b)
		x := k.Bin(Add, f.Args[0], f.Args[0])
		k.Br(c)
		k.At(c)
		k.Bin(Sub, x, x)
		k.Ret(nil)
	}, "the add it uses does not dominate it", false},
	{"bundle operand", LLVM22, func(k *maker, f *Function) {
		call := k.Call(k.Module.Types.Func(k.Module.Types.Void(), false), f.Args[2])
		x := k.Bin(Add, f.Args[0], f.Args[0])
		call.Call.Bundles = []Bundle{{Tag: "x", Ops: []Value{x}}}
		k.Ret(nil)
	}, "the add it uses does not dominate it", false},
	{"invoke's value on the way of the exception", LLVM22, func(k *maker, f *Function) {
		ok, bad := k.NewBlock(), k.NewBlock()
		f.Personality = f
		ft := k.Module.Types.Func(k.int(32), false)
		in := k.Add(&Instr{Op: Invoke, ElemTy: ft, Ty: k.int(32), Ops: []Value{f.Args[2]}, Call: &CallInfo{}, Blocks: []*Block{ok, bad}})
		k.At(ok)
		k.Bin(Add, in, in)
		k.Ret(nil)
		k.At(bad)
		k.Add(&Instr{Op: LandingPad, Ty: k.int(32), Flags: Cleanup})
		k.Bin(Sub, in, in)
		k.Ret(nil)
	}, "%9 = sub i32 %4, %4: the invoke it uses does not dominate it", false},
	{"void operand", LLVM22, func(k *maker, f *Function) {
		st := k.Store(f.Args[0], f.Args[2], 0)
		k.Bin(Add, st, st)
		k.Ret(nil)
	}, "the store it uses has no value", false},
	{"foreign instruction", LLVM22, func(k *maker, f *Function) {
		k.Bin(Add, f.Args[0], &Instr{Op: Add, Ty: k.int(32)})
		k.Ret(nil)
	}, "the add it uses is not in the function", false},
	{"foreign parameter", LLVM22, func(k *maker, f *Function) {
		k.Bin(Add, f.Args[0], &Arg{Ty: k.int(32), Index: 1})
		k.Ret(nil)
	}, "a parameter it uses is not of the function", false},
	{"missing operand", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: Add, Ty: k.int(32), Ops: []Value{f.Args[0], nil2()}})
		k.Ret(nil)
	}, "operand 1 is missing", false},
	{"too few operands", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: Store, Ops: []Value{f.Args[0]}})
		k.Ret(nil)
	}, "store has 1 operands", false},
	{"instruction twice", LLVM22, func(k *maker, f *Function) {
		k.Add(k.Bin(Add, f.Args[0], f.Args[0]))
		k.Ret(nil)
	}, "(add) is there twice", false},
	{"no operation", LLVM22, func(k *maker, f *Function) { k.Add(&Instr{}); k.Ret(nil) }, "no known operation", false},
	{"add of different types", LLVM22, func(k *maker, f *Function) { k.Bin(Add, f.Args[0], k.i(64, 1<<40)); k.Ret(nil) },
		"the second operand is i64, i32 is expected", true},
	{"add of floats", LLVM22, func(k *maker, f *Function) { k.Bin(Add, f.Args[1], f.Args[1]); k.Ret(nil) }, "an integer type is expected", false},
	{"fadd of integers", LLVM22, func(k *maker, f *Function) { k.Bin(FAdd, f.Args[0], f.Args[0]); k.Ret(nil) }, "a floating-point type is expected", false},
	{"fneg of an integer", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: FNeg, Ty: k.int(32), Ops: []Value{f.Args[0]}})
		k.Ret(nil)
	}, "a floating-point type is expected", false},
	{"freeze to another type", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: Freeze, Ty: k.int(64), Ops: []Value{f.Args[0]}})
		k.Ret(nil)
	}, "the operand is i32, i64 is expected", true},
	{"ret of nothing", LLVM22, func(k *maker, f *Function) { k.resultOf(f, k.int(32)); k.Ret(nil) }, "ret void: the function's result is i32", false},
	{"ret of another type", LLVM22, func(k *maker, f *Function) { k.Ret(f.Args[1]) }, "the value is float, void is expected", false},
	{"branch on i32", LLVM22, func(k *maker, f *Function) { b := k.NewBlock(); k.CondBr(f.Args[0], b, b); k.At(b); k.Ret(nil) },
		"the condition is i32, i1 is expected", false},
	{"switch on a float", LLVM22, func(k *maker, f *Function) {
		b := k.NewBlock()
		k.Add(&Instr{Op: Switch, Ops: []Value{f.Args[1]}, Blocks: []*Block{b}})
		k.At(b)
		k.Ret(nil)
	}, "the condition is float", false},
	{"switch case of another type", LLVM22, func(k *maker, f *Function) {
		b := k.NewBlock()
		k.Add(&Instr{Op: Switch, Ops: []Value{f.Args[0], k.i(64, 1)}, Blocks: []*Block{b, b}})
		k.At(b)
		k.Ret(nil)
	}, "a case is i64, i32 is expected", false},
	{"switch case twice", LLVM22, func(k *maker, f *Function) {
		b := k.NewBlock()
		k.Add(&Instr{Op: Switch, Ops: []Value{f.Args[0], k.i(32, 1), k.i(32, 1)}, Blocks: []*Block{b, b, b}})
		k.At(b)
		k.Ret(nil)
	}, "two cases have one value", false},
	{"switch without a block for a case", LLVM22, func(k *maker, f *Function) {
		b := k.NewBlock()
		k.Add(&Instr{Op: Switch, Ops: []Value{f.Args[0], k.i(32, 1)}, Blocks: []*Block{b}})
		k.At(b)
		k.Ret(nil)
	}, "switch has 1 blocks for 2 operands", false},
	{"load from an integer", LLVM22, func(k *maker, f *Function) { k.Load(k.int(32), f.Args[0], 0); k.Ret(nil) },
		"the address is i32, a pointer is expected", false},
	{"load of a function", LLVM22, func(k *maker, f *Function) { k.Load(f.FnTy, f.Args[2], 0); k.Ret(nil) }, "has no size", false},
	{"load of something opaque", LLVM22, func(k *maker, f *Function) {
		k.Load(k.Module.Types.Struct("", false, k.Module.Types.Opaque("o")), f.Args[2], 0)
		k.Ret(nil)
	}, "has no size", false},
	{"release load", LLVM22, func(k *maker, f *Function) {
		k.Load(k.int(32), f.Args[2], AlignOf(4)).Order = Release
		k.Ret(nil)
	}, "it cannot have the ordering release", false},
	{"atomic load without alignment", LLVM22, func(k *maker, f *Function) {
		k.Load(k.int(32), f.Args[2], 0).Order = Acquire
		k.Ret(nil)
	}, "must state its alignment", false},
	{"atomic store of an array", LLVM22, func(k *maker, f *Function) {
		k.Store(Null(k.Module.Types.Array(1, k.int(32))), f.Args[2], AlignOf(4)).Order = Release
		k.Ret(nil)
	}, "the atomic value is [1 x i32]", false},
	{"acquire store", LLVM22, func(k *maker, f *Function) { k.Store(f.Args[0], f.Args[2], AlignOf(4)).Order = Acquire; k.Ret(nil) },
		"cannot have the ordering acquire", false},
	{"store to an integer", LLVM22, func(k *maker, f *Function) { k.Store(f.Args[0], f.Args[0], 0); k.Ret(nil) }, "a pointer is expected", false},
	{"fence without ordering", LLVM22, func(k *maker, f *Function) { k.Add(&Instr{Op: Fence, Order: Monotonic}); k.Ret(nil) },
		"cannot have the ordering", false},
	{"cmpxchg result", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: CmpXchg, Ty: k.int(32), Ops: []Value{f.Args[2], f.Args[0], f.Args[0]}, Order: SeqCst, Failure: SeqCst, Align: AlignOf(4)})
		k.Ret(nil)
	}, "the result is i32, { i32, i1 } is expected", true},
	{"cmpxchg release on failure", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: CmpXchg, Ty: k.Module.Types.Struct("", false, k.int(32), k.int(1)), Ops: []Value{f.Args[2], f.Args[0], f.Args[0]},
			Order: SeqCst, Failure: Release, Align: AlignOf(4)})
		k.Ret(nil)
	}, "cannot have the orderings", false},
	{"atomicrmw add of a float", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: AtomicRMW, RMW: RMWAdd, Ty: f.Args[1].Ty, Ops: []Value{f.Args[2], f.Args[1]}, Order: SeqCst})
		k.Ret(nil)
	}, "the value is float, an integer is expected", false},
	{"atomicrmw fadd of an integer", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: AtomicRMW, RMW: RMWFAdd, Ty: f.Args[0].Ty, Ops: []Value{f.Args[2], f.Args[0]}, Order: SeqCst})
		k.Ret(nil)
	}, "a floating-point value is expected", false},
	{"alloca of no size", LLVM22, func(k *maker, f *Function) { k.allocate(k.Module.Types.Opaque("o")); k.Ret(nil) }, "%o has no size", false},
	{"alloca without type", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: Alloca, Ty: f.Args[2].Ty, Ops: []Value{k.i(32, 1)}})
		k.Ret(nil)
	}, "its element or function type is missing", false},
	{"getelementptr of an integer", LLVM22, func(k *maker, f *Function) { k.GEP(k.int(8), f.Args[0], 0, f.Args[0]); k.Ret(nil) },
		"the base is i32, a pointer is expected", false},
	{"getelementptr beyond a struct", LLVM22, func(k *maker, f *Function) {
		k.GEP(k.Module.Types.Struct("", false, k.int(8)), f.Args[2], 0, f.Args[0], k.i(32, 1))
		k.Ret(nil)
	}, "index 1 selects nothing in { i8 }", false},
	{"getelementptr into a struct by a value", LLVM22, func(k *maker, f *Function) {
		k.GEP(k.Module.Types.Struct("", false, k.int(8)), f.Args[2], 0, f.Args[0], f.Args[0])
		k.Ret(nil)
	}, "index 1 selects nothing", false},
	{"getelementptr to another space", LLVM22, func(k *maker, f *Function) {
		k.GEP(k.int(8), f.Args[2], 0, f.Args[0]).Ty = k.ptr(k.int(8), 3)
		k.Ret(nil)
	}, "the result is ptr addrspace(3)", true},
	{"trunc to wider", LLVM22, func(k *maker, f *Function) { k.Cast(Trunc, f.Args[0], k.int(64)); k.Ret(nil) }, "trunc of i32 to i64", false},
	{"zext to narrower", LLVM22, func(k *maker, f *Function) { k.Cast(ZExt, f.Args[0], k.int(32)); k.Ret(nil) }, "zext of i32 to i32", false},
	{"bitcast to another size", LLVM22, func(k *maker, f *Function) { k.Cast(BitCast, f.Args[0], k.int(64)); k.Ret(nil) }, "bitcast of i32 to i64", false},
	{"bitcast of a pointer to an integer", LLVM22, func(k *maker, f *Function) { k.Cast(BitCast, f.Args[2], k.int(64)); k.Ret(nil) }, "bitcast of ptr", false},
	{"addrspacecast to the same", LLVM22, func(k *maker, f *Function) { k.Cast(AddrSpaceCast, f.Args[2], f.Args[2].Ty); k.Ret(nil) }, "addrspacecast of ptr", false},
	{"fptoui of an integer", LLVM22, func(k *maker, f *Function) { k.Cast(FPToUI, f.Args[0], k.int(32)); k.Ret(nil) }, "fptoui of i32", false},
	{"sitofp to a vector", LLVM22, func(k *maker, f *Function) {
		k.Cast(SIToFP, f.Args[0], k.Module.Types.Vector(2, f.Args[1].Ty))
		k.Ret(nil)
	}, "sitofp of i32 to <2 x float>", false},
	{"icmp of floats", LLVM22, func(k *maker, f *Function) { k.ICmp(ICmpEQ, f.Args[1], f.Args[1]); k.Ret(nil) }, "icmp of float", false},
	{"icmp with a predicate of fcmp", LLVM22, func(k *maker, f *Function) { k.ICmp(FCmpOEQ, f.Args[0], f.Args[0]); k.Ret(nil) }, "with predicate 1", false},
	{"icmp with a result of another type", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: ICmp, Pred: ICmpEQ, Ty: k.int(8), Ops: []Value{f.Args[0], f.Args[0]}})
		k.Ret(nil)
	}, "the result is i8", true},
	{"select by i32", LLVM22, func(k *maker, f *Function) { k.Select(f.Args[0], f.Args[1], f.Args[1]); k.Ret(nil) }, "the condition is i32", false},
	{"select of two types", LLVM22, func(k *maker, f *Function) { k.Select(k.i(1, 1), f.Args[0], f.Args[1]); k.Ret(nil) },
		"the second value is float, i32 is expected", false},
	{"extractvalue of nothing", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: ExtractValue, Ty: k.int(8), Ops: []Value{Undef(k.Module.Types.Array(2, k.int(8)))}, Indices: []uint32{2}})
		k.Ret(nil)
	}, "there is no element 2 in [2 x i8]", false},
	{"insertvalue of another type", LLVM22, func(k *maker, f *Function) {
		k.Insert(Undef(k.Module.Types.Array(2, k.int(8))), f.Args[0], 1)
		k.Ret(nil)
	}, "the element is i32, i8 is expected", false},
	{"extractelement of a scalar", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: ExtractElement, Ty: k.int(32), Ops: []Value{f.Args[0], f.Args[0]}})
		k.Ret(nil)
	}, "a vector is expected", false},
	{"insertelement of another type", LLVM22, func(k *maker, f *Function) {
		k.InsertElem(Undef(k.Module.Types.Vector(2, k.int(8))), f.Args[0], 1)
		k.Ret(nil)
	}, "the element is i32, i8 is expected", false},
	{"shufflevector by a value", LLVM22, func(k *maker, f *Function) {
		v := Undef(k.Module.Types.Vector(2, k.int(32)))
		x := k.InsertElem(v, f.Args[0], 0)
		k.Add(&Instr{Op: ShuffleVector, Ty: v.Ty, Ops: []Value{v, v, x}})
		k.Ret(nil)
	}, "a constant vector of i32 is expected", false},
	{"call with too few arguments", LLVM22, func(k *maker, f *Function) { k.Call(f.FnTy, f); k.Ret(nil) }, "0 arguments for void (i32, float, ptr)", true},
	{"call with an argument of another type", LLVM22, func(k *maker, f *Function) {
		k.Call(f.FnTy, f, f.Args[1], f.Args[1], f.Args[2])
		k.Ret(nil)
	}, "argument 0 is float, i32 is expected", true},
	{"call without CallInfo", LLVM22, func(k *maker, f *Function) { k.Call(f.FnTy, f, f.Args[0], f.Args[1], f.Args[2]).Call = nil; k.Ret(nil) },
		"a call without CallInfo", true},
	{"call of an integer", LLVM22, func(k *maker, f *Function) {
		k.Call(k.Module.Types.Func(k.Module.Types.Void(), false), f.Args[0])
		k.Ret(nil)
	},
		"the callee is i32, a pointer is expected", false},
	{"call of a function elsewhere", LLVM22, func(k *maker, f *Function) {
		k.Call(f.FnTy, &Function{Symbol: Symbol{Name: "gone", Ty: f.Ty}, FnTy: f.FnTy}, f.Args[0], f.Args[1], f.Args[2])
		k.Ret(nil)
	}, "@gone is not in the module", false},
	{"assembler as an operand", LLVM22, func(k *maker, f *Function) {
		k.Store(&InlineAsm{Ty: f.Args[2].Ty, FnTy: f.FnTy}, f.Args[2], 0)
		k.Ret(nil)
	},
		"operand 0 is assembler", false},
	{"musttail without ret", LLVM22, func(k *maker, f *Function) {
		k.Call(f.FnTy, f, f.Args[0], f.Args[1], f.Args[2]).Flags = MustTail
		k.Bin(Add, f.Args[0], f.Args[0])
		k.Ret(nil)
	}, "no ret follows", false},
	{"landingpad without personality", LLVM22, func(k *maker, f *Function) {
		k.Add(&Instr{Op: LandingPad, Ty: k.int(32), Flags: Cleanup})
		k.Ret(nil)
	}, "the function has no personality", false},
	{"constant that does not fit", LLVM22, func(k *maker, f *Function) { k.Ret(&Const{Kind: ConstInt, Ty: k.int(8), Int: 300}) }, "0x12c does not fit i8", true},
	{"wide constant without words", LLVM22, func(k *maker, f *Function) { k.Ret(&Const{Kind: ConstInt, Ty: k.int(128), Int: 3}) }, "0 words for i128", true},
	{"array constant too short", LLVM22, func(k *maker, f *Function) { k.Ret(Aggregate(k.Module.Types.Array(2, k.int(8)), k.i(8, 1))) },
		"1 elements for [2 x i8]", false},
	{"data constant too short", LLVM22, func(k *maker, f *Function) {
		k.Ret(&Const{Kind: ConstData, Ty: k.Module.Types.Array(2, k.int(16)), Data: []byte{1, 0}})
	}, "2 bytes for [2 x i16]", false},
	{"struct constant of other fields", LLVM22, func(k *maker, f *Function) {
		k.Ret(Aggregate(k.Module.Types.Struct("", false, k.int(8)), k.i(16, 1)))
	}, "element 0 is i16, i8 is expected", false},
	{"cast expression", LLVM22, func(k *maker, f *Function) { k.Ret(Expr(PtrToInt, k.int(32), k.i(32, 1))) }, "constant: ptrtoint of i32 to i32", false},
	{"nested constant of an instruction", LLVM22, func(k *maker, f *Function) {
		x := k.Bin(Add, f.Args[0], f.Args[0])
		k.Ret(Expr(Add, k.int(32), x, x))
	}, "a constant is made of a *ir.Instr", false},
	{"metadata of another function", LLVM22, func(k *maker, f *Function) {
		k.Load(k.int(32), f.Args[2], 0).MD = []Attachment{{"x", &MDNode{Ops: []Metadata{&MDValue{V: &Function{Symbol: Symbol{Name: "gone", Ty: f.Ty}}}}}}}
		k.Ret(nil)
	}, "@gone is not in the module", false},
	{"type of another table", LLVM22, func(k *maker, f *Function) {
		k.Ret(Undef(NewTypes().Struct("", false, NewTypes().Int(8))))
	}, "is not of the module's table", true},
	{"type with a hole", LLVM22, func(k *maker, f *Function) { k.Ret(Undef(k.Module.Types.Array(3, nil))) }, "a part of a type is missing", true},

	{"freeze", LLVM7, func(k *maker, f *Function) {
		k.Add(&Instr{Op: Freeze, Ty: f.Args[0].Ty, Ops: []Value{f.Args[0]}})
		k.Ret(nil)
	}, "LLVM 7 does not have freeze", false},
	{"fneg", LLVM7, func(k *maker, f *Function) {
		k.Add(&Instr{Op: FNeg, Ty: f.Args[1].Ty, Ops: []Value{f.Args[1]}})
		k.Ret(nil)
	}, "LLVM 7 does not have fneg", false},
	{"opaque pointer", LLVM7, func(k *maker, f *Function) { k.Load(k.int(32), Null(k.Module.Types.Ptr(0)), 0); k.Ret(nil) },
		"LLVM 7 does not have opaque pointers", false},
	{"pointer to void", LLVM7, func(k *maker, f *Function) { k.Cast(BitCast, f.Args[2], k.ptr(k.Module.Types.Void(), 0)); k.Ret(nil) },
		"LLVM 7 does not have pointers to void", false},
	{"typed load", LLVM7, func(k *maker, f *Function) { k.Load(k.int(8), f.Args[2], 0); k.Ret(nil) },
		"the address is i32*, but i8 is accessed", false},
	{"typed store", LLVM7, func(k *maker, f *Function) { k.Store(k.i(8, 1), f.Args[2], 0); k.Ret(nil) }, "but i8 is accessed", false},
	{"typed getelementptr", LLVM7, func(k *maker, f *Function) { k.GEP(k.int(8), f.Args[2], 0, f.Args[0]); k.Ret(nil) },
		"the base is i32*, but i8 is indexed", false},
	{"typed getelementptr's result", LLVM7, func(k *maker, f *Function) {
		k.GEP(k.int(32), f.Args[2], 0, f.Args[0]).Ty = k.ptr(k.int(8), 0)
		k.Ret(nil)
	}, "the result is i8*, but points to i32", true},
	{"typed call", LLVM7, func(k *maker, f *Function) {
		k.Call(k.Module.Types.Func(k.Module.Types.Void(), false), f.Args[2])
		k.Ret(nil)
	},
		"the callee is i32*, but void () is called", false},
	{"attribute", LLVM7, func(k *maker, f *Function) { f.Attrs = &AttrList{Fn: set(Attr{Kind: AttrWillReturn})}; k.Ret(nil) },
		"does not have the attribute willreturn", false},
	{"byval of another type", LLVM7, func(k *maker, f *Function) {
		f.Attrs = &AttrList{Params: []*AttrSet{nil, nil, set(Attr{Kind: AttrByVal, Type: k.int(64)})}}
		k.Ret(nil)
	}, "parameter 2 is byval of i64, but its type is i32*", true},
	{"poison in a constant", LLVM7, func(k *maker, f *Function) {
		k.Ret(Aggregate(k.Module.Types.Array(1, k.int(8)), Poison(k.int(8))))
	}, "does not have poison", false},
	{"typed pointer", LLVM19, func(k *maker, f *Function) {
		k.Load(k.int(32), Null(k.Module.Types.TypedPtr(k.int(32), 0)), 0)
		k.Ret(nil)
	}, "LLVM 19 does not have typed pointers", false},
}

// resultOf changes the result of a function.
func (k *maker) resultOf(f *Function, t *Type) {
	f.FnTy = k.Module.Types.Func(t, false, f.FnTy.Fields...)
}

// brokenModules are faults outside functions.
var brokenModules = []broken{
	{"two of a name", LLVM22, func(k *maker, f *Function) { k.external("f", k.int(8), 0) }, "two globals are named @f", false},
	{"initialiser of another type", LLVM22, func(k *maker, f *Function) { k.global("g", k.i(32, 1)).ValueTy = k.int(8) },
		"@g: it holds i8, but its initialiser is i32", true},
	{"initialiser not read", LLVM22, func(k *maker, f *Function) { k.global("g", k.i(32, 1)).Init = nil }, "@g: its initialiser has not been read", false},
	{"body not read", LLVM22, func(k *maker, f *Function) { k.fn("b", k.int(32)).HasBody = true }, "@b: its body has not been read", false},
	{"internal declaration", LLVM22, func(k *maker, f *Function) { k.fn("b", k.int(32)).Linkage = Internal }, "@b: it is declared only", false},
	{"parameters", LLVM22, func(k *maker, f *Function) { f.Args = f.Args[:1] }, "@f: it has 1 parameters, its type has 3", true},
	{"alias of an integer", LLVM22, func(k *maker, f *Function) {
		k.Aliases = append(k.Aliases, &Alias{Symbol: Symbol{Name: "a", Ty: f.Ty}, ValueTy: k.int(8), Target: k.i(8, 1)})
	}, "@a: its target is i8, a pointer is expected", false},
	{"initialiser elsewhere", LLVM22, func(k *maker, f *Function) {
		k.global("g", &GlobalVar{Symbol: Symbol{Name: "gone", Ty: f.Ty}, ValueTy: k.int(8)})
	}, "@g: @gone is not in the module", false},
	{"named metadata", LLVM22, func(k *maker, f *Function) {
		k.NamedMD = []*NamedMD{{Name: "n", Nodes: []Metadata{&MDNode{Ops: []Metadata{&MDValue{V: f.Args[0]}}}}}}
	}, "a constant is expected, there is a *ir.Arg", true},
	{"block address elsewhere", LLVM22, func(k *maker, f *Function) {
		k.global("g", &Const{Kind: ConstBlockAddress, Ty: f.Ty, Func: f, Block: &Block{}})
	}, "a block that is not in @f", false},
	{"block address beyond", LLVM22, func(k *maker, f *Function) {
		k.global("g", &Const{Kind: ConstBlockAddress, Ty: f.Ty, Func: f, BlockID: 4})
	}, "@f has no block 4", false},
	{"variable of another pointer", LLVM7, func(k *maker, f *Function) { k.global("g", k.i(32, 1)).Ty = k.ptr(k.int(8), 0) },
		"@g: its address has the type i8*, but there is i32", true},
	{"partition", LLVM7, func(k *maker, f *Function) { k.global("g", k.i(32, 1)).Partition = "p" }, "LLVM 7 does not have partitions", false},
	{"address space of a function", LLVM7, func(k *maker, f *Function) { f.Ty = k.ptr(f.FnTy, 1) }, "functions in address spaces", false},
}

func TestCheckFinds(t *testing.T) {
	var texts7 []string
	for _, r := range append(brokenFuncs, brokenModules...) {
		t.Run(fmt.Sprintf("%d %s", r.d, r.name), func(t *testing.T) {
			k := newMaker(r.d)
			f := k.define("f", k.Module.Types.Void(), k.int(32), k.Module.Types.Float(), k.ptr(k.int(32), 0))
			r.breakIt(k, f)
			if len(f.Blocks[0].Instrs) == 0 {
				k.Ret(nil)
			}
			err := Check(k.Module, r.d)
			if err == nil || !strings.Contains(err.Error(), r.want) {
				t.Fatalf("error %v, want %q", err, r.want)
			}
			var b strings.Builder
			// What printing refuses is not to be printed; the rest LLVM must refuse.
			if perr := Print(&b, k.Module, r.d); perr != nil || r.ours {
				return
			}
			if r.d == LLVM7 {
				texts7 = append(texts7, b.String())
				return
			}
			if _, err := assemble(r.d, b.String()); errors.Is(err, errNoTool) {
				t.Log("not asked LLVM:", err)
			} else if err == nil {
				t.Errorf("%s accepts\n%s", r.d, b.String())
			}
		})
	}
	answers, err := assemble7(texts7...)
	if errors.Is(err, errNoTool) {
		t.Log("not asked LLVM 7:", err)
		return
	}
	for i, a := range answers {
		if a.err == nil {
			t.Errorf("LLVM 7 accepts\n%s", texts7[i])
		}
	}
}

// TestCheckBounds gives the checker as many faults, and as deep and wide functions, as a hostile file can hold.
func TestCheckBounds(t *testing.T) {
	k := newMaker(LLVM22)
	f := k.define("f", k.Module.Types.Void(), k.int(32))
	for range 1000 {
		k.Bin(FAdd, f.Args[0], f.Args[0])
	}
	k.Ret(nil)
	err := Check(k.Module, LLVM22)
	if n := strings.Count(err.Error(), "\n"); n != maxReported {
		t.Errorf("%d lines of findings", n)
	}

	const blocks = 100_000
	k = newMaker(LLVM22)
	f = k.define("f", k.Module.Types.Void(), k.int(1), k.int(32))
	exit := k.NewBlock()
	phi := &Instr{Op: Phi, Ty: k.int(32)}
	x := k.Bin(Add, f.Args[1], f.Args[1])
	for range blocks {
		next := k.NewBlock()
		phi.AddIncoming(x, k.Block)
		k.CondBr(f.Args[0], next, exit)
		k.At(next)
		x = k.Bin(Add, x, x)
	}
	k.Ret(nil)
	k.At(exit)
	k.Add(phi)
	k.Ret(nil)
	var c Value = k.external("g", k.int(8), 0)
	for range blocks {
		e := Expr(GetElementPtr, c.Type(), c, k.i(64, 1))
		e.SrcTy = k.int(8)
		c = e
	}
	k.global("deep", c)
	shared := k.i(8, 1)
	for range 60 {
		shared = Expr(Add, shared.Ty, shared, shared)
	}
	k.global("shared", shared)
	node := &MDNode{}
	for range blocks {
		node = &MDNode{Ops: []Metadata{node, node}}
	}
	k.NamedMD = []*NamedMD{{Name: "n", Nodes: []Metadata{node}}}
	start := time.Now()
	if err := Check(k.Module, LLVM22); err != nil {
		t.Error(err)
	}
	if took := time.Since(start); took > 10*time.Second {
		t.Errorf("%d blocks took %v", blocks, took)
	}
}

func BenchmarkCheck(b *testing.B) {
	m := everythingLocal(LLVM22)
	b.ReportAllocs()
	for b.Loop() {
		if err := Check(m, LLVM22); err != nil {
			b.Fatal(err)
		}
	}
}
