package legalize

import (
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
)

// A LoopPolicy says which loops libNVVM is told not to unroll. It unrolls whatever ends after a known number of turns, and its time and the
// size of its PTX grow with that, wherever it is: a number printed with core::fmt costs 45 seconds and 17 MB otherwise. Loops that the
// source itself says something about are left to it. The zero value changes nothing.
type LoopPolicy struct {
	// Cold is about all loops of functions that are marked cold, optsize or minsize, or that kernels reach only through such or through
	// core's formatting and panics.
	Cold bool
	// Budget is about loops whose turns have more instructions in all; 0 is no limit.
	Budget int
}

// DefaultUnrollBudget was chosen by measuring compile times and kernel times: BENCHMARKS.md has the table.
const DefaultUnrollBudget = 4096

const (
	unrollPrefix  = "llvm.loop.unroll."
	unrollDisable = unrollPrefix + "disable"
)

// Unrolling applies the context's policy for loops. It looks at the names of the source, so it comes first.
func Unrolling() Pass {
	return Pass{Name: "unrolling", Module: func(c *Context) error {
		if c.Loops == (LoopPolicy{}) {
			return nil
		}
		warm := map[*ir.Function]bool{}
		if c.Loops.Cold {
			warm = warmFunctions(c.M, runsOnceOrSmall)
		}
		return parallel.Each(len(c.M.Funcs), func(i int) error {
			f := c.M.Funcs[i]
			if len(f.Blocks) > 0 {
				c.Loops.apply(f, c.Layout, c.Loops.Cold && !warm[f])
			}
			return nil
		})
	}}
}

func (p LoopPolicy) apply(f *ir.Function, layout *ir.DataLayout, cold bool) {
	loops := findLoops(f)
	if !cold && p.Budget > 0 {
		weigh(f, loops, layout, p.Budget)
	}
	for _, l := range loops {
		if cold || p.Budget > 0 && l.cost > p.Budget {
			l.disableUnrolling()
		}
	}
}

// disableUnrolling says so at all the loop's latches, where LLVM wants the same node, unless something is said of unrolling already.
func (l *loop) disableUnrolling() {
	n := &ir.MDNode{Distinct: true}
	n.Ops = []ir.Metadata{n}
	for _, latch := range l.latches {
		old, ok := ir.FindMD(latch.Terminator().MD, loopKind).(*ir.MDNode)
		if !ok || len(old.Ops) == 0 {
			continue
		}
		for _, p := range old.Ops[1:] {
			if strings.HasPrefix(PropertyName(p), unrollPrefix) {
				return
			}
			if !slices.Contains(n.Ops, p) {
				n.Ops = append(n.Ops, p)
			}
		}
	}
	n.Ops = append(n.Ops, &ir.MDNode{Ops: []ir.Metadata{&ir.MDString{S: unrollDisable}}})
	for _, latch := range l.latches {
		t := latch.Terminator()
		t.MD = append(slices.DeleteFunc(slices.Clone(t.MD), func(a ir.Attachment) bool { return a.Kind == loopKind }),
			ir.Attachment{Kind: loopKind, Node: n})
	}
}
