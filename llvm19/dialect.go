// Package llvm19 is the modern dialect of NVVM IR, for Blackwell and later: opaque pointers, written as LLVM 19 bitcode, which
// every libNVVM from CUDA 12.8 on reads.
package llvm19

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// DataLayout is the layout that libNVVM's code generation wants in this dialect.
const DataLayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-" +
	"f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64-a:8:8"

// Dialect gives the passes that turn a linked module into LLVM 19's IR, in order, and the writer.
func Dialect() legalize.Dialect {
	passes := []legalize.Pass{
		legalize.Unrolling(),
		legalize.Calls(),
		legalize.DropDebug(),
		legalize.Lines(),
		legalize.OneUnit(),
		legalize.Signatures(),
		legalize.Addresses(),
		legalize.Globals(),
		legalize.TailCalls(),
		legalize.Unwind(),
		legalize.Printf(),
		legalize.InlineAsm(true),
		legalize.Unreachable(),
		legalize.CheckInstructions(),
		legalize.Architectures(),
		legalize.Instructions(),
		{Name: "flags", Func: flags},
		legalize.Kernels(),
		legalize.Stack(),
		legalize.MemoryIntrinsics(),
		legalize.Atomics(ir.RMWUDecWrap),
		legalize.PTXAtomics(),
		legalize.Hints(natives),
		legalize.Barriers(natives),
		legalize.Others(natives),
		legalize.MaskedMemory(natives),
		legalize.Shuffles(natives),
		legalize.Reductions(natives),
	}
	passes = append(passes, legalize.Math(natives)...)
	passes = append(passes,
		legalize.SaturatingConversions(natives),
		legalize.Floats(natives),
		legalize.FixedPoint(natives),
		legalize.IntIntrinsics(natives),
		legalize.ElementWise(natives),
		legalize.WideArithmetic(),
		legalize.Parameters(),
		legalize.Pass{Name: "attributes", Module: attributes},
		legalize.Metadata(attachments),
		legalize.CheckIntrinsics(natives),
		legalize.Names(),
		legalize.Module(DataLayout),
		legalize.ParameterSpace(),
		legalize.Memory(),
		legalize.HalfVariables(),
		legalize.Circular(),
		legalize.Debug(ir.LLVM19),
	)
	return legalize.Dialect{Name: "llvm19", Form: ir.LLVM19, Passes: passes, Write: write}
}
