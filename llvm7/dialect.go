// Package llvm7 is the dialect of NVVM IR before Blackwell: LLVM 7.0.1 bitcode with typed pointers.
package llvm7

import "nvvm-bitcode-linker/internal/legalize"

// dataLayout is the one that libNVVM takes in this dialect, from 11.8 to 13.5 (NVVM IR Specification, "Data Layout").
const dataLayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-" +
	"v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

// Dialect gives the passes that turn a linked module into LLVM 7's IR, in order, and the writer.
func Dialect() legalize.Dialect {
	return legalize.Dialect{
		Name: "llvm7",
		Passes: []legalize.Pass{
			// What loops and functions promise is in attributes and metadata that go later, and other passes add loops that end.
			{Name: "endless-recursion", Module: endlessRecursion},
			{Name: "endless-loops", Func: endlessLoops},
			legalize.DropDebug(),
			legalize.Unwind(),
			legalize.Instructions(),
			legalize.Globals(),
			legalize.Barriers(natives),
			legalize.Hints(natives),
			legalize.IntIntrinsics(natives),
			legalize.Kernels(),
			legalize.Module(dataLayout),
			legalize.Names(),
			{Name: "attributes", Module: attributes},
			{Name: "misplaced-metadata", Func: misplaced},
			legalize.Metadata(attachments),
			{Name: "named-metadata", Module: namedMetadata},
			legalize.CheckIntrinsics(natives),
			legalize.CheckInstructions(),
			{Name: "llvm7-instructions", Module: instructions},
			{Name: "typed-pointers", Module: typedPointers},
		},
	}
}
