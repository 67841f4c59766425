package legalize

import (
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// warmFunctions gives the functions that the module's entries reach by other ways than through cold functions.
func warmFunctions(m *ir.Module, isCold func(*ir.Function) bool) map[*ir.Function]bool {
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

// runsOnce reports whether the function is marked cold, or one of core's formatting and panics.
func runsOnce(f *ir.Function) bool {
	if f.Attrs.FnSet().Has(ir.AttrCold) {
		return true
	}
	return slices.ContainsFunc(coldPaths, func(path string) bool { return strings.Contains(f.Name, path) })
}

// runsOnceOrSmall reports whether the function runs once or is to be small.
func runsOnceOrSmall(f *ir.Function) bool {
	s := f.Attrs.FnSet()
	return s.Has(ir.AttrOptSize) || s.Has(ir.AttrMinSize) || runsOnce(f)
}
