package ir

import (
	"fmt"
	"strconv"
)

// Dialect is a version of LLVM whose assembly is printed and whose rules are checked.
type Dialect int

// The dialects.
const (
	LLVM7  Dialect = 7  // typed pointers; what LLVM 7.0.0 reads
	LLVM19 Dialect = 19 // what LLVM 19 reads
	LLVM22 Dialect = 22 // what package ir means by itself

	// AnyLLVM is for the checker only: a module of opaque pointers on its way between dialects, of which it checks the structure.
	AnyLLVM Dialect = 99
)

// String gives "LLVM 22" and so on.
func (d Dialect) String() string { return "LLVM " + strconv.Itoa(int(d)) }

// instrSince names the operations that older dialects lack.
var instrSince = [NumOps]Dialect{FNeg: LLVM19, Freeze: LLVM19, CallBr: LLVM19, PtrToAddr: LLVM22}

// fastSince says which operations may carry fast-math flags, and since when (FPMathOperator::classof in IR/Operator.h).
var fastSince = [NumOps]Dialect{FAdd: LLVM7, FSub: LLVM7, FMul: LLVM7, FDiv: LLVM7, FRem: LLVM7, FCmp: LLVM7, Call: LLVM7,
	FNeg: LLVM19, Phi: LLVM19, Select: LLVM19, FPTrunc: LLVM22, FPExt: LLVM22}

// lateFlags are the flags that older dialects lack.
var lateFlags = []struct {
	op    Op
	flags Flags
	since Dialect
	name  string
}{
	{Trunc, NUW | NSW, LLVM19, "nuw and nsw of trunc"},
	{Or, Disjoint, LLVM19, "disjoint"},
	{ZExt, NNeg, LLVM19, "nneg"},
	{UIToFP, NNeg, LLVM19, "nneg"},
	{GetElementPtr, GEPNUW, LLVM19, "getelementptr nuw"},
	{ICmp, SameSign, LLVM22, "icmp samesign"},
}

// hasLateFlags gives the operations in lateFlags.
var hasLateFlags = func() (has [NumOps]bool) {
	for _, f := range lateFlags {
		has[f.op] = true
	}
	return has
}()

// rmwOps are the operations of atomicrmw and the first dialect that has them.
var rmwOps = [NumRMWOps]struct {
	name  string
	since Dialect
}{
	{"xchg", LLVM7}, {"add", LLVM7}, {"sub", LLVM7}, {"and", LLVM7}, {"nand", LLVM7}, {"or", LLVM7}, {"xor", LLVM7},
	{"max", LLVM7}, {"min", LLVM7}, {"umax", LLVM7}, {"umin", LLVM7}, {"fadd", LLVM19}, {"fsub", LLVM19}, {"fmax", LLVM19},
	{"fmin", LLVM19}, {"uinc_wrap", LLVM19}, {"udec_wrap", LLVM19}, {"usub_cond", LLVM22}, {"usub_sat", LLVM22},
	{"fmaximum", LLVM22}, {"fminimum", LLVM22},
}

// String gives LLVM's name of the operation.
func (o RMWOp) String() string {
	if o >= NumRMWOps {
		return "unknown"
	}
	return rmwOps[o].name
}

// exprOps says since when, and until when, an operation may be a constant expression (LLParser.cpp, parseValID, of each
// dialect). What is not listed never was one.
var exprOps = [NumOps][2]Dialect{
	GetElementPtr: {LLVM7, LLVM22}, Trunc: {LLVM7, LLVM22}, PtrToInt: {LLVM7, LLVM22}, IntToPtr: {LLVM7, LLVM22},
	BitCast: {LLVM7, LLVM22}, AddrSpaceCast: {LLVM7, LLVM22}, PtrToAddr: {LLVM22, LLVM22}, Add: {LLVM7, LLVM22},
	Sub: {LLVM7, LLVM22}, Xor: {LLVM7, LLVM22}, ExtractElement: {LLVM7, LLVM22}, InsertElement: {LLVM7, LLVM22},
	ShuffleVector: {LLVM7, LLVM22}, Mul: {LLVM7, LLVM19},
	ZExt: {LLVM7, LLVM7}, SExt: {LLVM7, LLVM7}, FPTrunc: {LLVM7, LLVM7}, FPExt: {LLVM7, LLVM7}, FPToUI: {LLVM7, LLVM7},
	FPToSI: {LLVM7, LLVM7}, UIToFP: {LLVM7, LLVM7}, SIToFP: {LLVM7, LLVM7}, FAdd: {LLVM7, LLVM7}, FSub: {LLVM7, LLVM7},
	FMul: {LLVM7, LLVM7}, FDiv: {LLVM7, LLVM7}, FRem: {LLVM7, LLVM7}, UDiv: {LLVM7, LLVM7}, SDiv: {LLVM7, LLVM7},
	URem: {LLVM7, LLVM7}, SRem: {LLVM7, LLVM7}, Shl: {LLVM7, LLVM7}, LShr: {LLVM7, LLVM7}, AShr: {LLVM7, LLVM7},
	And: {LLVM7, LLVM7}, Or: {LLVM7, LLVM7}, ICmp: {LLVM7, LLVM7}, FCmp: {LLVM7, LLVM7}, Select: {LLVM7, LLVM7},
}

// HasConstExpr reports whether the operation may be a constant expression.
func (d Dialect) HasConstExpr(op Op) bool {
	return op < NumOps && d >= exprOps[op][0] && d <= exprOps[op][1]
}

// simpleTypes are the names of the types without parameters, with the dialects that have them.
var simpleTypes = [IntKind]struct {
	name        string
	first, last Dialect
}{
	VoidKind:     {"void", LLVM7, LLVM22},
	HalfKind:     {"half", LLVM7, LLVM22},
	BFloatKind:   {"bfloat", LLVM19, LLVM22},
	FloatKind:    {"float", LLVM7, LLVM22},
	DoubleKind:   {"double", LLVM7, LLVM22},
	X86FP80Kind:  {"x86_fp80", LLVM7, LLVM22},
	FP128Kind:    {"fp128", LLVM7, LLVM22},
	PPCFP128Kind: {"ppc_fp128", LLVM7, LLVM22},
	LabelKind:    {"label", LLVM7, LLVM22},
	MetadataKind: {"metadata", LLVM7, LLVM22},
	TokenKind:    {"token", LLVM7, LLVM22},
	X86MMXKind:   {"x86_mmx", LLVM7, LLVM19}, // gone in LLVM 20
	X86AMXKind:   {"x86_amx", LLVM19, LLVM22},
}

// lacksType names what of the type, its parts aside, the dialect does not have; "" if it has it all.
func (d Dialect) lacksType(t *Type) string {
	switch {
	case t.Kind < IntKind:
		if s := simpleTypes[t.Kind]; d < s.first || d > s.last {
			return "the type " + s.name
		}
	case t.Kind == PointerKind && t.Elem == nil && d == LLVM7:
		return "opaque pointers"
	case t.Kind == PointerKind && t.Elem != nil && d != LLVM7:
		return "typed pointers"
	case t.Kind == PointerKind && t.Elem != nil && !mayPoint(t.Elem):
		return "pointers to " + simpleTypes[t.Elem.Kind].name
	case t.Kind == VectorKind && t.Scalable && d == LLVM7:
		return "scalable vectors"
	case t.Kind == TargetExtKind && d == LLVM7:
		return "target extension types"
	case t.Kind > TargetExtKind:
		return fmt.Sprintf("types of kind %d", t.Kind)
	}
	return ""
}

// mayPoint reports whether typed pointers to the type exist (PointerType::isValidElementType).
func mayPoint(t *Type) bool {
	return t.Kind != VoidKind && t.Kind != LabelKind && t.Kind != MetadataKind && t.Kind != TokenKind
}

// lacksConst names what of the constant, its type and operands aside, the dialect does not have.
func (d Dialect) lacksConst(c *Const) string {
	switch c.Kind {
	case ConstPoison:
		if d < LLVM19 {
			return "poison"
		}
	case ConstDSOLocalEquivalent:
		if d < LLVM19 {
			return "dso_local_equivalent constants"
		}
	case ConstNoCFI:
		if d < LLVM19 {
			return "no_cfi constants"
		}
	case ConstPtrAuth:
		if d < LLVM19 {
			return "ptrauth constants"
		}
		if d < LLVM22 && len(c.Ops) > 4 {
			return "ptrauth constants with a deactivation symbol"
		}
	case ConstExpr:
		if !d.HasConstExpr(c.Op) {
			return "constant expressions of " + opName(c.Op)
		}
		if c.InRange != nil && d < LLVM19 {
			return "inrange with bounds"
		}
		return d.lacksFlags(c.Op, c.Flags)
	}
	return ""
}

// opName gives the name of an operation, and the number of an unknown one.
func opName(o Op) string {
	if o >= NumOps {
		return fmt.Sprintf("operation %d", o)
	}
	return o.String()
}

// lacksFlags names the flags that the dialect does not have.
func (d Dialect) lacksFlags(op Op, f Flags) string {
	if op == GetElementPtr && f&(GEPNUSW|InBounds) == GEPNUSW && d < LLVM19 {
		return "getelementptr nusw"
	}
	if !hasLateFlags[op] {
		return ""
	}
	for _, l := range lateFlags {
		if l.op == op && f&l.flags != 0 && d < l.since {
			return l.name
		}
	}
	return ""
}

// lacksInstr names what of the instruction, types, attributes and constants aside, the dialect does not have.
func (d Dialect) lacksInstr(in *Instr) string {
	if in.Op >= NumOps || d < instrSince[in.Op] {
		return opName(in.Op)
	}
	if in.Flags&FastFlags != 0 && (fastSince[in.Op] == 0 || d < fastSince[in.Op]) {
		return "fast-math flags of " + in.Op.String()
	}
	if in.Flags != 0 {
		if l := d.lacksFlags(in.Op, in.Flags); l != "" {
			return l
		}
	}
	switch in.Op {
	case AtomicRMW, CmpXchg:
		return d.lacksAtomic(in)
	case Call, Invoke, CallBr:
		if len(in.Ops) > 0 && d == LLVM7 {
			return lacksCallee(in.Ops[0])
		}
	}
	return ""
}

// lacksAtomic names what of a cmpxchg or atomicrmw the dialect does not have. LLVM 7 takes the size of the value for its
// alignment.
func (d Dialect) lacksAtomic(in *Instr) string {
	if in.Op == AtomicRMW && (in.RMW >= NumRMWOps || d < rmwOps[in.RMW].since) {
		return "atomicrmw " + in.RMW.String()
	}
	if d != LLVM7 || len(in.Ops) < 2 || missing(in.Ops[1]) || in.Ops[1].Type() == nil {
		return ""
	}
	t := in.Ops[1].Type()
	if in.Op == AtomicRMW && t.Kind != IntKind {
		return "atomicrmw of other values than integers"
	}
	if n := uint64(t.Bits+7) / 8; t.Kind == IntKind && in.Align != 0 && in.Align.Bytes() < n {
		return fmt.Sprintf("%s of %d bytes aligned to %d", in.Op, n, in.Align.Bytes())
	}
	return ""
}

func lacksCallee(v Value) string {
	if a, ok := v.(*InlineAsm); ok && a != nil && a.CanThrow {
		return "assembler that may unwind"
	}
	if !missing(v) && v.Type() != nil && v.Type().AddrSpace != 0 {
		return "functions in address spaces"
	}
	return ""
}

// lacksSymbol names what of a global, types, attributes and constants aside, the dialect does not have.
func (d Dialect) lacksSymbol(g Global) string {
	if d != LLVM7 {
		return ""
	}
	switch g := g.(type) {
	case *GlobalVar:
		if g.CodeModel != 0 {
			return "code models of variables"
		}
		if g.Sanitize != 0 {
			return "variables that say what sanitizers may do to them"
		}
	case *Function:
		if g.Ty != nil && g.Ty.AddrSpace != 0 {
			return "functions in address spaces"
		}
	}
	if g.Sym().Partition != "" {
		return "partitions"
	}
	return ""
}

// lacksAttr names what of the attribute the dialect does not have.
func (d Dialect) lacksAttr(a Attr) string {
	if !a.Kind.InDialect(d) {
		return "the attribute " + a.Kind.String()
	}
	if a.Kind == AttrMemory && d == LLVM19 {
		// LLVM 19 counts errno as other memory and has no target memory.
		m := MemEffects(a.Int)
		if m.At(ErrnoMem) != m.At(OtherMem) {
			return "memory effects on errno alone"
		}
		for _, t := range []int{TargetMem0, TargetMem1} {
			if m.At(t) != m.At(OtherMem) && m.At(t) != m.At(InaccessibleMem) && m.At(t) != 0 {
				return "memory effects on target memory"
			}
		}
	}
	return ""
}
