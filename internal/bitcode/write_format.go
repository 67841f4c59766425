package bitcode

import "nvvm-bitcode-linker/internal/ir"

// A Format says which LLVM is to read what Write makes: what that version has, and which form of a record it knows.
type Format struct {
	// Dialect decides which attributes exist (ir.AttrKind.InDialect) and what there is of debug information.
	Dialect ir.Dialect
	// Producer is the identification string, such as LLVM7.0.1.
	Producer string
	// TypedPointers is whether every pointer type has a pointee; otherwise none has.
	TypedPointers bool
	// Types are the kinds of types that exist.
	Types map[ir.Kind]bool
	// ScalableVectors is whether vectors may be scalable.
	ScalableVectors bool
	// Attrs are the attributes that do not look as in LLVM 22.
	Attrs map[ir.AttrKind]AttrCode
	// Ops are the instructions, with the flags that each may carry.
	Ops map[ir.Op]ir.Flags
	// ConstOps are the constant expressions, with the flags that each may carry.
	ConstOps map[ir.Op]ir.Flags
	// Consts are the kinds of constants that exist beside null, undef, numbers, data, aggregates, expressions and block
	// addresses, which all versions have.
	Consts map[ir.ConstKind]bool
	// RMW is the first operation of atomicrmw that does not exist; those of lower numbers do.
	RMW ir.RMWOp

	// Forms of records, each with the version that began it.

	// AtomicAlign: atomicrmw is FUNC_CODE_INST_ATOMICRMW, which gives its value's type, and it and cmpxchg give their
	// alignment (LLVM 11, 13). Without it they have their type's.
	AtomicAlign bool
	// AllocaSpace: alloca gives its address space where that is not the data layout's (LLVM 14).
	AllocaSpace bool
	// GEPWord: a constant getelementptr is CST_CODE_CE_GEP, with a word of flags, or CST_CODE_CE_GEP_WITH_INRANGE (LLVM 19).
	// Without it inbounds has a record of its own.
	GEPWord bool
	// AsmType: inline assembler gives its function type and may unwind (LLVM 13, 14).
	AsmType bool
	// FuncSpace: a function gives its address space (LLVM 8).
	FuncSpace bool
	// DebugRecords: what is said of variables stands in records beside instructions (LLVM 19). Without it calls of llvm.dbg intrinsics say it.
	DebugRecords bool
	// Partitions: globals give a partition (LLVM 9), variables what sanitizers may do (LLVM 15) and a code model (LLVM 18).
	Partitions bool
}

// An AttrCode is how a version stores an attribute: its form, and its number from that of LLVM 22 (nil: the same).
type AttrCode struct {
	Form   ir.AttrForm
	Number func(uint64) uint64
}

// flagBits are the bits of the flags in a record's optional word (LLVMBitCodes.h: OBO_*, TIO_*, PEO_*, PDI_*, PNNI_*, ICMP_*,
// GEP_* and FastMathMap). Those of one bit never meet.
var flagBits = [...]struct {
	flag ir.Flags
	bit  uint64
}{
	{ir.NUW, 1 << 0},
	{ir.NSW, 1 << 1},
	{ir.Exact, 1 << 0},
	{ir.Disjoint, 1 << 0},
	{ir.NNeg, 1 << 0},
	{ir.SameSign, 1 << 0},
	{ir.InBounds, 1 << 0},
	{ir.GEPNUSW, 1 << 1},
	{ir.GEPNUW, 1 << 2},
	{ir.FastNNaN, 1 << 1},
	{ir.FastNInf, 1 << 2},
	{ir.FastNSZ, 1 << 3},
	{ir.FastARcp, 1 << 4},
	{ir.FastContract, 1 << 5},
	{ir.FastAFn, 1 << 6},
	{ir.FastReassoc, 1 << 7},
}

// flagNames are for messages.
var flagNames = [...]struct {
	flag ir.Flags
	name string
}{
	{ir.NUW, "nuw"}, {ir.NSW, "nsw"}, {ir.Exact, "exact"}, {ir.Disjoint, "disjoint"}, {ir.NNeg, "nneg"},
	{ir.SameSign, "samesign"}, {ir.InBounds, "inbounds"}, {ir.GEPNUSW, "nusw"}, {ir.GEPNUW, "nuw"},
	{ir.FastNNaN, "nnan"}, {ir.FastNInf, "ninf"}, {ir.FastNSZ, "nsz"}, {ir.FastARcp, "arcp"},
	{ir.FastContract, "contract"}, {ir.FastAFn, "afn"}, {ir.FastReassoc, "reassoc"}, {ir.Volatile, "volatile"},
	{ir.Weak, "weak"}, {ir.TailKind, "tail"}, {ir.MustTail, "musttail"}, {ir.NoTail, "notail"},
	{ir.InAlloca, "inalloca"}, {ir.SwiftErr, "swifterror"}, {ir.Cleanup, "cleanup"},
}

func flagName(f ir.Flags) string {
	for _, n := range flagNames {
		if f&n.flag != 0 {
			return n.name
		}
	}
	return "unknown flag"
}

// flagWord gives the optional word of a record.
func flagWord(f ir.Flags) uint64 {
	var word uint64
	for _, b := range flagBits {
		if f&b.flag != 0 {
			word |= b.bit
		}
	}
	return word
}

// gepFlags gives the flags of a getelementptr as the format has them: inbounds implies nusw, which not every version knows.
func gepFlags(f, allowed ir.Flags) ir.Flags {
	if f&ir.InBounds == 0 {
		return f
	}
	return f&^ir.GEPNUSW | allowed&ir.GEPNUSW
}

// castCodes are CAST_* of LLVMBitCodes.h.
var castCodes = [ir.NumOps]uint64{
	ir.Trunc: 0, ir.ZExt: 1, ir.SExt: 2, ir.FPToUI: 3, ir.FPToSI: 4, ir.UIToFP: 5, ir.SIToFP: 6, ir.FPTrunc: 7, ir.FPExt: 8,
	ir.PtrToInt: 9, ir.IntToPtr: 10, ir.BitCast: 11, ir.AddrSpaceCast: 12, ir.PtrToAddr: 13,
}

// binopCodes are BINOP_* of LLVMBitCodes.h. Integer and floating-point operations share them.
var binopCodes = [ir.NumOps]uint64{
	ir.Add: 0, ir.FAdd: 0, ir.Sub: 1, ir.FSub: 1, ir.Mul: 2, ir.FMul: 2, ir.UDiv: 3, ir.SDiv: 4, ir.FDiv: 4, ir.URem: 5,
	ir.SRem: 6, ir.FRem: 6, ir.Shl: 7, ir.LShr: 8, ir.AShr: 9, ir.And: 10, ir.Or: 11, ir.Xor: 12,
}

// unopFNeg is UNOP_FNEG.
const unopFNeg = 0
