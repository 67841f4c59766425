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
			warm = warmFunctions(c.M)
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

// warmFunctions gives the functions that the module's entries reach by other ways than through cold functions.
func warmFunctions(m *ir.Module) map[*ir.Function]bool {
	warm, seen := map[*ir.Function]bool{}, map[ir.Value]bool{}
	var work []*ir.Function
	var visit func(v ir.Value)
	visit = func(v ir.Value) {
		switch v := v.(type) {
		case *ir.Function:
			if len(v.Blocks) > 0 && !warm[v] && !isCold(v) {
				warm[v] = true
				work = append(work, v)
			}
		case *ir.GlobalVar:
			if !seen[v] && v.Init != nil {
				seen[v] = true
				visit(v.Init)
			}
		case *ir.Const:
			if len(v.Ops) > 0 && !seen[v] {
				seen[v] = true
				for _, op := range v.Ops {
					visit(op)
				}
			}
		}
	}
	for _, f := range m.Funcs {
		if !f.Linkage.IsLocal() {
			visit(f)
		}
	}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				in.EachOperand(func(v *ir.Value) { visit(*v) })
			}
		}
	}
	return warm
}

// coldPaths are modules of core whose functions run once, when something is printed or goes wrong, as they are in mangled names of both
// kinds. A crate's implementations of core::fmt's traits have it in their names, too.
var coldPaths = []string{"4core3fmt", "4core9panicking"}

func isCold(f *ir.Function) bool {
	s := f.Attrs.FnSet()
	if s.Has(ir.AttrCold) || s.Has(ir.AttrOptSize) || s.Has(ir.AttrMinSize) {
		return true
	}
	return slices.ContainsFunc(coldPaths, func(path string) bool { return strings.Contains(f.Name, path) })
}
