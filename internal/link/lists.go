package link

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// The lists that LLVM knows by name (LangRef, "Intrinsic Global Variables").
const (
	usedList         = "llvm.used"
	compilerUsedList = "llvm.compiler.used"
	ctorsList        = "llvm.global_ctors"
	dtorsList        = "llvm.global_dtors"
)

// lists gives the module's lists of the names.
func (in *input) lists(names ...string) []*ir.GlobalVar {
	var found []*ir.GlobalVar
	for _, g := range in.r.M.Vars {
		for _, name := range names {
			if g.Name == name && g.Linkage == ir.Appending && g.HasInit {
				found = append(found, g)
			}
		}
	}
	return found
}

// addUsed keeps what modules list in llvm.used and llvm.compiler.used. What llvm.used lists may be looked up by name, as far as it has one
// that others see.
func (l *linker) addUsed() error {
	for _, in := range l.p.inputs {
		if !in.taken {
			continue
		}
		for _, list := range in.lists(usedList, compilerUsedList) {
			if err := l.p.ready(in); err != nil {
				return err
			}
			for _, v := range elements(list) {
				g, ok := stripConst(v).(ir.Global)
				if !ok {
					continue
				}
				why := fmt.Sprintf("%s of %s lists it", list.Name, in.name)
				if list.Name == usedList && isShared(g.Sym()) && !g.IsDecl() {
					l.root(g, why)
				} else {
					l.mark(g, cause{why: why})
				}
				l.lists[list.Name] = append(l.lists[list.Name], v)
			}
		}
	}
	return nil
}

// elements gives the entries of a list.
func elements(list *ir.GlobalVar) []ir.Value {
	if c, ok := list.Init.(*ir.Const); ok {
		return c.Ops
	}
	return nil
}

// joinLists puts one list of each name into the linked module: what the modules' lists have, each once.
func (l *linker) joinLists(m *ir.Module) {
	for _, name := range []string{compilerUsedList, usedList} {
		var elems []ir.Value
		seen := map[ir.Value]bool{}
		for _, v := range l.lists[name] {
			if g := stripConst(v); !seen[g] {
				seen[g] = true
				elems = append(elems, v)
			}
		}
		if len(elems) == 0 {
			continue
		}
		t := m.Types.Array(uint64(len(elems)), elems[0].Type())
		g := &ir.GlobalVar{ValueTy: t, HasInit: true, Init: ir.Aggregate(t, elems...)}
		g.Symbol = ir.Symbol{Name: name, Ty: m.Types.Ptr(0), Linkage: ir.Appending, Section: "llvm.metadata", Module: m}
		m.Vars = append(m.Vars, g)
	}
}
