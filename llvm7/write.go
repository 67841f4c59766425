package llvm7

import (
	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// write gives the module as bitcode of LLVM 7.
func write(m *ir.Module) ([]byte, error) { return bitcode.Write(m, format) }

// format is what LLVM 7's reader takes (its include/llvm/Bitcode/LLVMBitCodes.h and lib/Bitcode/Reader/BitcodeReader.cpp).
// Of each form of a record that later versions changed it is the first.
var format = &bitcode.Format{
	Dialect:       ir.LLVM7,
	Producer:      "LLVM7.0.1",
	TypedPointers: true,
	Types: map[ir.Kind]bool{
		ir.VoidKind: true, ir.HalfKind: true, ir.FloatKind: true, ir.DoubleKind: true, ir.X86FP80Kind: true, ir.FP128Kind: true,
		ir.PPCFP128Kind: true, ir.LabelKind: true, ir.MetadataKind: true, ir.TokenKind: true, ir.X86MMXKind: true, ir.IntKind: true,
		ir.PointerKind: true, ir.ArrayKind: true, ir.VectorKind: true, ir.StructKind: true, ir.OpaqueKind: true, ir.FuncKind: true,
	},
	// These carried nothing before LLVM 9, 12, 14 and 15.
	Attrs: map[ir.AttrKind]bitcode.AttrCode{
		ir.AttrByVal:    {Form: ir.EnumForm},
		ir.AttrSRet:     {Form: ir.EnumForm},
		ir.AttrInAlloca: {Form: ir.EnumForm},
		ir.AttrUWTable:  {Form: ir.EnumForm},
	},
	Ops:      opsWithFlags(),
	ConstOps: constOps(),
	RMW:      ir.RMWFAdd, // LLVM 9
}

// later are the instructions that LLVM 7 does not have: fneg is of LLVM 8, callbr of 9, freeze of 10, ptrtoaddr of 22.
var later = map[ir.Op]bool{ir.FNeg: true, ir.CallBr: true, ir.Freeze: true, ir.PtrToAddr: true}

func opsWithFlags() map[ir.Op]ir.Flags {
	ops := map[ir.Op]ir.Flags{}
	for op := ir.BadOp + 1; op < ir.NumOps; op++ {
		if !later[op] {
			ops[op] = flagRules[op]
		}
	}
	return ops
}

// constOps gives LLVM 7's constant expressions: every binary operation and cast, and these.
func constOps() map[ir.Op]ir.Flags {
	ops := map[ir.Op]ir.Flags{ir.GetElementPtr: ir.InBounds, ir.ICmp: 0, ir.FCmp: 0, ir.Select: 0, ir.ExtractElement: 0,
		ir.InsertElement: 0, ir.ShuffleVector: 0}
	for op := ir.BadOp + 1; op < ir.NumOps; op++ {
		if (op.IsBinary() || op.IsCast()) && !later[op] {
			ops[op] = flagRules[op] & (ir.NUW | ir.NSW | ir.Exact)
		}
	}
	return ops
}
