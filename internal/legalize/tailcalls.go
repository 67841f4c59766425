package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// The calling conventions whose calls in tail position are guaranteed not to grow the stack (LangRef, "Calling Conventions").
const (
	tailCC      ir.CallConv = 18
	swiftTailCC ir.CallConv = 20
)

// TailCalls makes guaranteed tail calls plain ones where that changes nothing but the stack by a bounded amount: the call is not part of a
// cycle of calls. PTX has no others, so those in cycles, which may be loops without an end, and those of unknown functions are refused.
func TailCalls() Pass {
	return Pass{Name: "tail-calls", Module: func(c *Context) error {
		if !c.NVPTX {
			return nil
		}
		for _, f := range c.M.Funcs {
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					if !isGuaranteedTail(in) {
						continue
					}
					if g := in.CalledFunc(); g == nil || reaches(g, f) {
						err := fmt.Errorf("call: a guaranteed tail call (musttail) that may be part of a cycle: GPUs do not have them")
						return &Error{Func: f, Err: ir.At(in, err)}
					}
					in.Flags &^= ir.MustTail | ir.TailKind
				}
			}
		}
		return nil
	}}
}

func isGuaranteedTail(in *ir.Instr) bool {
	if in.Call == nil {
		return false
	}
	if in.Flags&ir.MustTail != 0 {
		return true
	}
	cc := in.Call.CC
	return in.Flags&ir.TailKind != 0 && (cc == tailCC || cc == swiftTailCC)
}

// reaches reports whether calls lead from one function to another, or to one that is not known.
func reaches(from, to *ir.Function) bool {
	seen := map[*ir.Function]bool{from: true}
	work := []*ir.Function{from}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		if f == to {
			return true
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if !in.IsCall() {
					continue
				}
				switch g := in.Callee().(type) {
				case *ir.InlineAsm:
				case *ir.Function:
					if !seen[g] {
						seen[g] = true
						work = append(work, g)
					}
				default:
					return true
				}
			}
		}
	}
	return false
}
