package legalize

import "nvvm-bitcode-linker/internal/ir"

// DropDebug takes all debug information out unless it is to be kept: places of instructions, debug records, attachments, and the lists
// of compile units.
func DropDebug() Pass {
	return Pass{Name: "drop-debug", Module: func(c *Context) error {
		if c.KeepDebug {
			return nil
		}
		for _, f := range c.M.Funcs {
			f.MD = without(f.MD, "dbg")
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					in.Loc, in.Dbg = nil, nil
					in.MD = without(in.MD, "dbg", "DIAssignID", "heapallocsite")
				}
			}
		}
		for _, g := range c.M.Vars {
			g.MD = without(g.MD, "dbg")
		}
		named := c.M.NamedMD[:0]
		for _, n := range c.M.NamedMD {
			if n.Name != "llvm.dbg.cu" && n.Name != "llvm.dbg.lv" {
				named = append(named, n)
			}
		}
		c.M.NamedMD = named
		return nil
	}}
}

// without gives the list without attachments of the kinds. Lists may be shared, so they are not changed.
func without(list []ir.Attachment, kinds ...string) []ir.Attachment {
	for i, a := range list {
		if !contains(kinds, a.Kind) {
			continue
		}
		var n []ir.Attachment
		n = append(n, list[:i]...)
		for _, a := range list[i+1:] {
			if !contains(kinds, a.Kind) {
				n = append(n, a)
			}
		}
		return n
	}
	return list
}

// only gives the attachments of a kind.
func only(list []ir.Attachment, kind string) []ir.Attachment {
	var kept []ir.Attachment
	for _, a := range list {
		if a.Kind == kind {
			kept = append(kept, a)
		}
	}
	return kept
}
