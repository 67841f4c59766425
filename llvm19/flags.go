package llvm19

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// hints are the flags that only turn more results into poison, or let them be less exact.
const hints = wrapFlags | ir.Exact | ir.Disjoint | ir.NNeg | ir.SameSign | ir.InBounds | ir.GEPNUSW | ir.GEPNUW | ir.FastFlags |
	ir.TailKind | ir.NoTail

// flags clears the hints that LLVM 19 has no place for, such as fast-math flags of conversions, which came with LLVM 20.
func flags(_ *legalize.Context, f *ir.Function) error {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			in.Flags &= format.Ops[in.Op] | ^hints
		}
	}
	return nil
}
