package llvm7

import "nvvm-bitcode-linker/internal/ir"

// flagRules lists the optional bits that LLVM 7 has, by operation. The others only turn results into poison, or let a
// result be less exact, so they are dropped. Fast-math flags: LLVM 7's FPMathOperator.
var flagRules = [ir.NumOps]ir.Flags{
	ir.Add: ir.NUW | ir.NSW, ir.Sub: ir.NUW | ir.NSW, ir.Mul: ir.NUW | ir.NSW, ir.Shl: ir.NUW | ir.NSW,
	ir.UDiv: ir.Exact, ir.SDiv: ir.Exact, ir.LShr: ir.Exact, ir.AShr: ir.Exact,
	ir.FAdd: ir.FastFlags, ir.FSub: ir.FastFlags, ir.FMul: ir.FastFlags, ir.FDiv: ir.FastFlags, ir.FRem: ir.FastFlags,
	ir.FCmp:          ir.FastFlags,
	ir.GetElementPtr: ir.InBounds,
	ir.Load:          ir.Volatile, ir.Store: ir.Volatile, ir.AtomicRMW: ir.Volatile, ir.CmpXchg: ir.Volatile | ir.Weak,
	ir.Call: ir.TailKind | ir.MustTail | ir.NoTail | ir.FastFlags, ir.Alloca: ir.InAlloca | ir.SwiftErr,
	ir.LandingPad: ir.Cleanup,
}

// keptFlags gives the flags of an operation that LLVM 7 has too.
func keptFlags(op ir.Op, f ir.Flags) ir.Flags { return f & flagRules[op] }
