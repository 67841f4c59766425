// Package llvm7 is the dialect of NVVM IR before Blackwell: LLVM 7.0.1 bitcode with typed pointers.
package llvm7

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// dataLayout is the one that libNVVM takes in this dialect, from 11.8 to 13.5 (NVVM IR Specification, "Data Layout").
const dataLayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-" +
	"v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

// Dialect gives the passes that turn a linked module into LLVM 7's IR, in order, and the writer.
func Dialect() legalize.Dialect {
	passes := []legalize.Pass{
		legalize.Unrolling(),
		legalize.Calls(),
		// What loops and functions promise is in attributes and metadata that go later, and other passes add loops that end.
		{Name: "endless-recursion", Module: endlessRecursion},
		{Name: "endless-loops", Func: endlessLoops},
		legalize.DropDebug(),
		legalize.Lines(),
		legalize.OneUnit(),
		legalize.Signatures(),
		legalize.Addresses(),
		legalize.Globals(),
		legalize.TailCalls(),
		legalize.Unwind(),
		legalize.Printf(),
		legalize.InlineAsm(false),
		legalize.Unreachable(),
		legalize.CheckInstructions(),
		legalize.Architectures(),
		legalize.Instructions(),
		legalize.Kernels(),
		legalize.Stack(),
		legalize.MemoryIntrinsics(),
		legalize.Atomics(ir.RMWUMin),
		legalize.PTXAtomics(),
		// Intrinsics: what an earlier one calls, a later one may lower.
		legalize.Hints(natives),
		legalize.Barriers(natives),
		legalize.Others(natives),
		legalize.MaskedMemory(natives),
		legalize.Shuffles(natives),
		legalize.Reductions(natives),
	}
	passes = append(passes, legalize.Math(natives)...)
	return legalize.Dialect{
		Name: "llvm7",
		Form: ir.LLVM7,
		Passes: append(passes,
			legalize.SaturatingConversions(natives),
			legalize.Floats(natives),
			legalize.FixedPoint(natives),
			legalize.IntIntrinsics(natives),
			legalize.ElementWise(natives),
			legalize.WideArithmetic(),
			legalize.HalfArithmetic(),
			legalize.HalfCarriers(),
			legalize.Freeze(),
			legalize.FNeg(),
			legalize.Parameters(),
			legalize.Pass{Name: "attributes", Module: attributes},
			legalize.Pass{Name: "misplaced-metadata", Func: misplaced},
			legalize.Metadata(attachments),
			legalize.CheckIntrinsics(natives),
			legalize.Names(),
			legalize.Module(dataLayout),
			legalize.ParameterSpace(),
			legalize.Memory(),
			legalize.Circular(),
			legalize.Pass{Name: "whole-bytes", Func: wholeBytes},
			legalize.Pass{Name: "named-metadata", Module: namedMetadata},
			legalize.Pass{Name: "llvm7-instructions", Module: instructions},
			legalize.Debug(ir.LLVM7),
			legalize.Pass{Name: "debug-calls", Func: debugCalls},
			legalize.Pass{Name: "typed-pointers", Module: typedPointers},
		),
		Write: write,
	}
}
