package ir

// Op is the operation of an instruction or constant expression.
type Op uint8

// The operations. Binary ones, then casts, are contiguous.
const (
	BadOp Op = iota
	// Terminators.
	Ret
	Br
	Switch
	IndirectBr
	Invoke
	CallBr
	Resume
	Unreachable
	CleanupRet
	CatchRet
	CatchSwitch
	// Unary.
	FNeg
	// Binary.
	Add
	FAdd
	Sub
	FSub
	Mul
	FMul
	UDiv
	SDiv
	FDiv
	URem
	SRem
	FRem
	Shl
	LShr
	AShr
	And
	Or
	Xor
	// Memory.
	Alloca
	Load
	Store
	GetElementPtr
	Fence
	CmpXchg
	AtomicRMW
	// Casts.
	Trunc
	ZExt
	SExt
	FPToUI
	FPToSI
	UIToFP
	SIToFP
	FPTrunc
	FPExt
	PtrToInt
	IntToPtr
	BitCast
	AddrSpaceCast
	PtrToAddr
	// Others.
	ICmp
	FCmp
	Phi
	Call
	Select
	VAArg
	ExtractElement
	InsertElement
	ShuffleVector
	ExtractValue
	InsertValue
	LandingPad
	CatchPad
	CleanupPad
	Freeze
	NumOps
)

var opNames = [NumOps]string{"bad", "ret", "br", "switch", "indirectbr", "invoke", "callbr", "resume", "unreachable",
	"cleanupret", "catchret", "catchswitch", "fneg", "add", "fadd", "sub", "fsub", "mul", "fmul", "udiv", "sdiv", "fdiv",
	"urem", "srem", "frem", "shl", "lshr", "ashr", "and", "or", "xor", "alloca", "load", "store", "getelementptr", "fence",
	"cmpxchg", "atomicrmw", "trunc", "zext", "sext", "fptoui", "fptosi", "uitofp", "sitofp", "fptrunc", "fpext", "ptrtoint",
	"inttoptr", "bitcast", "addrspacecast", "ptrtoaddr", "icmp", "fcmp", "phi", "call", "select", "va_arg", "extractelement",
	"insertelement", "shufflevector", "extractvalue", "insertvalue", "landingpad", "catchpad", "cleanuppad", "freeze"}

// String gives LLVM's name of the operation.
func (o Op) String() string { return opNames[o] }

// IsTerminator reports whether the operation ends a block.
func (o Op) IsTerminator() bool { return o >= Ret && o <= CatchSwitch }

// IsBinary reports whether the operation is a binary one.
func (o Op) IsBinary() bool { return o >= Add && o <= Xor }

// IsCast reports whether the operation is a cast.
func (o Op) IsCast() bool { return o >= Trunc && o <= PtrToAddr }

// Flags are the optional bits of an instruction. Some bits are shared by operations that never meet.
type Flags uint32

// The flags.
const (
	NUW      Flags = 1 << iota // add, sub, mul, shl, trunc
	NSW                        // add, sub, mul, shl, trunc
	Exact                      // udiv, sdiv, lshr, ashr
	Disjoint                   // or
	NNeg                       // zext, uitofp
	SameSign                   // icmp
	InBounds                   // getelementptr
	GEPNUSW                    // getelementptr nusw (inbounds implies it)
	GEPNUW                     // getelementptr nuw
	FastNNaN                   // fast-math flags
	FastNInf
	FastNSZ
	FastARcp
	FastContract
	FastAFn
	FastReassoc
	Volatile // load, store, cmpxchg, atomicrmw
	Weak     // cmpxchg
	TailKind // call: tail
	MustTail // call: musttail
	NoTail   // call: notail
	InAlloca // alloca: inalloca
	SwiftErr // alloca: swifterror
	Cleanup  // landingpad: cleanup

	FastFlags = FastNNaN | FastNInf | FastNSZ | FastARcp | FastContract | FastAFn | FastReassoc
)

// Pred is the predicate of a comparison, in LLVM's numbers (CmpInst::Predicate).
type Pred uint8

// The predicates.
const (
	FCmpFalse Pred = 0
	FCmpOEQ   Pred = 1
	FCmpOGT   Pred = 2
	FCmpOGE   Pred = 3
	FCmpOLT   Pred = 4
	FCmpOLE   Pred = 5
	FCmpONE   Pred = 6
	FCmpORD   Pred = 7
	FCmpUNO   Pred = 8
	FCmpUEQ   Pred = 9
	FCmpUGT   Pred = 10
	FCmpUGE   Pred = 11
	FCmpULT   Pred = 12
	FCmpULE   Pred = 13
	FCmpUNE   Pred = 14
	FCmpTrue  Pred = 15
	ICmpEQ    Pred = 32
	ICmpNE    Pred = 33
	ICmpUGT   Pred = 34
	ICmpUGE   Pred = 35
	ICmpULT   Pred = 36
	ICmpULE   Pred = 37
	ICmpSGT   Pred = 38
	ICmpSGE   Pred = 39
	ICmpSLT   Pred = 40
	ICmpSLE   Pred = 41
)

// Ordering is an atomic ordering, in bitcode's numbers.
type Ordering uint8

// The orderings.
const (
	NotAtomic Ordering = iota
	Unordered
	Monotonic
	Acquire
	Release
	AcqRel
	SeqCst
)

// RMWOp is the operation of an atomicrmw, in bitcode's numbers (RMW_*).
type RMWOp uint8

// The read-modify-write operations.
const (
	RMWXchg RMWOp = iota
	RMWAdd
	RMWSub
	RMWAnd
	RMWNand
	RMWOr
	RMWXor
	RMWMax
	RMWMin
	RMWUMax
	RMWUMin
	RMWFAdd
	RMWFSub
	RMWFMax
	RMWFMin
	RMWUIncWrap
	RMWUDecWrap
	RMWUSubCond
	RMWUSubSat
	RMWFMaximum
	RMWFMinimum
	NumRMWOps
)

// A Bundle is an operand bundle of a call.
type Bundle struct {
	Tag string
	Ops []Value
}

// CallInfo is what a call, invoke or callbr has beside its operands.
type CallInfo struct {
	CC      CallConv
	Attrs   *AttrList
	Bundles []Bundle
}

// An Instr is an instruction.
//
// Ops by operation: ret value or none; br condition or none (Blocks: true, false, or the only one); switch the condition
// and then the case values (Blocks: default and then the cases' targets); invoke, call and callbr the callee and then the
// arguments (Blocks of invoke: normal, unwind; of callbr: default and then the indirect ones); phi the values (Blocks: where they
// come from); alloca the count; load the pointer; store the value and the pointer; getelementptr the base and the indices; cmpxchg the
// pointer, the value compared with and the new one; atomicrmw the pointer and the value; select the condition and both values;
// landingpad the clauses (Indices: 0 for a catch, 1 for a filter); shufflevector two vectors and the mask constant; catchswitch the parent pad
// (Blocks: the handlers, before them the unwind block if Indices is not empty); catchpad and cleanuppad the parent pad and then the
// arguments; catchret and cleanupret the pad (Blocks: the target).
type Instr struct {
	// What most have comes first: it is on one line of the cores' caches.
	Op      Op
	Pred    Pred  // icmp, fcmp
	RMW     RMWOp // atomicrmw
	Align   Align // alloca, load, store, cmpxchg, atomicrmw
	Order   Ordering
	Failure Ordering // cmpxchg
	Flags   Flags
	ID      int32 // dense number in its function, set by Renumber
	Ty      *Type // type of the result, void if none
	Ops     []Value
	Parent  *Block
	Call    *CallInfo
	Blocks  []*Block
	ElemTy  *Type // source element type of getelementptr, allocated type of alloca, function type of a call
	MD      []Attachment
	Loc     *DINode      // the place in the source: a DILocation, shared by equal ones
	Dbg     []*DbgRecord // what is said of variables at the place before the instruction
	Indices []uint32     // extractvalue, insertvalue, landingpad
	Scope   string       // sync scope of an atomic operation: "" for system, "singlethread", ...
}

// Type gives the type of the result.
func (i *Instr) Type() *Type { return i.Ty }

// IsCall reports whether the instruction calls: call, invoke or callbr.
func (i *Instr) IsCall() bool { return i.Op == Call || i.Op == Invoke || i.Op == CallBr }

// Callee gives what a call calls.
func (i *Instr) Callee() Value { return i.Ops[0] }

// CalledFunc gives the function that is called directly, nil for an indirect call, assembler or another instruction.
func (i *Instr) CalledFunc() *Function {
	if !i.IsCall() {
		return nil
	}
	f, _ := i.Ops[0].(*Function)
	return f
}

// CallArgs gives the arguments of a call.
func (i *Instr) CallArgs() []Value { return i.Ops[1:] }

// EachOperand calls f with the place of every operand, those of bundles included.
func (i *Instr) EachOperand(f func(*Value)) {
	for k := range i.Ops {
		f(&i.Ops[k])
	}
	if i.Call != nil {
		for b := range i.Call.Bundles {
			ops := i.Call.Bundles[b].Ops
			for k := range ops {
				f(&ops[k])
			}
		}
	}
}

// A Block is a basic block: instructions of which the last, and no other, is a terminator.
type Block struct {
	ID     int32 // its index in its function, set by Renumber
	Parent *Function
	Instrs []*Instr
}

// Type gives nil: a block is not a value of a type, only the target of a block address.
func (b *Block) Type() *Type { return nil }

// Terminator gives the last instruction if it ends the block, else nil.
func (b *Block) Terminator() *Instr {
	if n := len(b.Instrs); n > 0 && b.Instrs[n-1].Op.IsTerminator() {
		return b.Instrs[n-1]
	}
	return nil
}

// Succs gives the blocks that may follow.
func (b *Block) Succs() []*Block {
	if t := b.Terminator(); t != nil {
		return t.Blocks
	}
	return nil
}

// Renumber gives blocks and instructions of the function their dense numbers and parents, and returns how many
// instructions there are.
func (f *Function) Renumber() int {
	n := int32(0)
	for bi, b := range f.Blocks {
		b.ID, b.Parent = int32(bi), f
		for _, in := range b.Instrs {
			in.ID, in.Parent = n, b
			n++
		}
	}
	return int(n)
}
