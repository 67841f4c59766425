package llvm19

import (
	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// write gives the module as bitcode of LLVM 19.
func write(m *ir.Module) ([]byte, error) { return bitcode.Write(m, format) }

// wrapFlags are those of operations that may overflow.
const wrapFlags = ir.NUW | ir.NSW

// format is what LLVM 19's reader takes (its include/llvm/Bitcode/LLVMBitCodes.h and lib/Bitcode/Reader/BitcodeReader.cpp).
var format = &bitcode.Format{
	Dialect:  ir.LLVM19,
	Producer: "LLVM19.1.0",
	Types: map[ir.Kind]bool{
		ir.VoidKind: true, ir.HalfKind: true, ir.BFloatKind: true, ir.FloatKind: true, ir.DoubleKind: true, ir.X86FP80Kind: true,
		ir.FP128Kind: true, ir.PPCFP128Kind: true, ir.LabelKind: true, ir.MetadataKind: true, ir.TokenKind: true,
		ir.X86MMXKind: true, ir.X86AMXKind: true, ir.IntKind: true, ir.PointerKind: true, ir.ArrayKind: true, ir.VectorKind: true,
		ir.StructKind: true, ir.OpaqueKind: true, ir.FuncKind: true, ir.TargetExtKind: true,
	},
	ScalableVectors: true,
	Attrs: map[ir.AttrKind]bitcode.AttrCode{
		ir.AttrMemory: {Form: ir.IntForm, Number: bitcode.MemoryBefore21},
	},
	Ops: map[ir.Op]ir.Flags{
		ir.Ret: 0, ir.Br: 0, ir.Switch: 0, ir.IndirectBr: 0, ir.Invoke: 0, ir.CallBr: 0, ir.Resume: 0, ir.Unreachable: 0,
		ir.CleanupRet: 0, ir.CatchRet: 0, ir.CatchSwitch: 0, ir.FNeg: ir.FastFlags,
		ir.Add: wrapFlags, ir.Sub: wrapFlags, ir.Mul: wrapFlags, ir.Shl: wrapFlags,
		ir.UDiv: ir.Exact, ir.SDiv: ir.Exact, ir.LShr: ir.Exact, ir.AShr: ir.Exact,
		ir.URem: 0, ir.SRem: 0, ir.And: 0, ir.Or: ir.Disjoint, ir.Xor: 0,
		ir.FAdd: ir.FastFlags, ir.FSub: ir.FastFlags, ir.FMul: ir.FastFlags, ir.FDiv: ir.FastFlags, ir.FRem: ir.FastFlags,
		ir.Alloca: ir.InAlloca | ir.SwiftErr, ir.Load: ir.Volatile, ir.Store: ir.Volatile,
		ir.GetElementPtr: ir.InBounds | ir.GEPNUSW | ir.GEPNUW,
		ir.Fence:         0, ir.CmpXchg: ir.Volatile | ir.Weak, ir.AtomicRMW: ir.Volatile,
		ir.Trunc: wrapFlags, ir.ZExt: ir.NNeg, ir.SExt: 0, ir.FPToUI: 0, ir.FPToSI: 0, ir.UIToFP: ir.NNeg, ir.SIToFP: 0,
		ir.FPTrunc: 0, ir.FPExt: 0, ir.PtrToInt: 0, ir.IntToPtr: 0, ir.BitCast: 0, ir.AddrSpaceCast: 0,
		ir.ICmp: 0, ir.FCmp: ir.FastFlags, ir.Phi: ir.FastFlags, ir.Select: ir.FastFlags,
		ir.Call:  ir.FastFlags | ir.TailKind | ir.MustTail | ir.NoTail,
		ir.VAArg: 0, ir.ExtractElement: 0, ir.InsertElement: 0, ir.ShuffleVector: 0, ir.ExtractValue: 0, ir.InsertValue: 0,
		ir.LandingPad: ir.Cleanup, ir.CatchPad: 0, ir.CleanupPad: 0, ir.Freeze: 0,
	},
	// ConstantExpr::isSupportedBinOp and isSupportedCastOp of LLVM 19; its reader refuses the others in initialisers.
	ConstOps: map[ir.Op]ir.Flags{
		ir.Add: wrapFlags, ir.Sub: wrapFlags, ir.Mul: wrapFlags, ir.Xor: 0,
		ir.Trunc: 0, ir.PtrToInt: 0, ir.IntToPtr: 0, ir.BitCast: 0, ir.AddrSpaceCast: 0,
		ir.GetElementPtr:  ir.InBounds | ir.GEPNUSW | ir.GEPNUW,
		ir.ExtractElement: 0, ir.InsertElement: 0, ir.ShuffleVector: 0,
	},
	Consts: map[ir.ConstKind]bool{
		ir.ConstPoison: true, ir.ConstDSOLocalEquivalent: true, ir.ConstNoCFI: true, ir.ConstPtrAuth: true,
	},
	RMW:         ir.RMWUSubCond,
	AtomicAlign: true,
	AllocaSpace: true,
	GEPWord:     true,
	AsmType:     true,
	FuncSpace:   true,
	Partitions:  true,
	// LLVM 19 itself writes records, and reads them and calls alike.
	DebugRecords: true,
}
