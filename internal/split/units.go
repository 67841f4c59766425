package split

import "nvvm-bitcode-linker/internal/ir"

// units gives the compile units of the functions' debug information, which a module with them must list.
func units(funcs []*ir.Function) map[*ir.DINode]bool {
	found, seen := map[*ir.DINode]bool{}, map[*ir.DINode]bool{}
	scope := func(md ir.Metadata) {
		if sp := ir.Subprogram(md); sp != nil {
			if u := ir.NodeOf(sp.Ref("unit"), ir.DICompileUnit); u != nil {
				found[u] = true
			}
		}
	}
	for _, f := range funcs {
		scope(ir.FindMD(f.MD, "dbg"))
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				for loc := in.Loc; loc != nil && !seen[loc]; loc = ir.NodeOf(loc.Ref("inlinedAt"), ir.DILocation) {
					seen[loc] = true
					scope(loc.Ref("scope"))
				}
			}
		}
	}
	return found
}

// linesOnly reports whether the debug information of the module becomes line directives and nothing else.
func linesOnly(m *ir.Module) bool {
	list := m.FindNamedMD("llvm.dbg.cu")
	if list == nil {
		return true
	}
	for _, md := range list.Nodes {
		if u := ir.NodeOf(md, ir.DICompileUnit); u == nil || u.Num("emissionKind") != ir.DirectivesOnly {
			return false
		}
	}
	return true
}
