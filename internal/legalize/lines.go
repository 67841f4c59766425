package legalize

import "nvvm-bitcode-linker/internal/ir"

// Lines leaves of debug information what tells the line that each instruction is from: places, the scopes and functions that they are in,
// files and units. Variables and types go.
func Lines() Pass {
	return Pass{Name: "lines", Module: func(c *Context) error {
		if !c.KeepDebug || !c.LinesOnly {
			return nil
		}
		for _, g := range c.M.Vars {
			g.MD = without(g.MD, "dbg")
		}
		x := &lineKeeper{seen: ir.NewMetadataNumbers(), noType: ir.NewDINode(ir.DISubroutineType)}
		x.noType.SetRef("types", &ir.MDNode{Ops: []ir.Metadata{nil}})
		for _, n := range c.M.NamedMD {
			for _, md := range n.Nodes {
				x.keep(md)
			}
		}
		places := make([][]ir.Metadata, len(c.M.Funcs))
		err := c.eachOf(func(i int, f *ir.Function) error {
			if f.IsDecl() {
				f.MD = without(f.MD, "dbg")
			}
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					in.Dbg = nil
					in.MD = without(in.MD, "dbg", "DIAssignID", "heapallocsite")
				}
			}
			places[i] = placesOf(f)
			return nil
		})
		if err != nil {
			return err
		}
		for i, f := range c.M.Funcs {
			x.keep(ir.FindMD(f.MD, "dbg"))
			for _, md := range places[i] {
				x.keep(md)
			}
		}
		return nil
	}}
}

// placesOf gives what the places of a function's instructions name: scopes, and where those were inlined. Some come several times.
func placesOf(f *ir.Function) (found []ir.Metadata) {
	var scope, at ir.Metadata
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if in.Loc == nil || in.Loc.Kind != ir.DILocation {
				continue
			}
			_, _, s, a := in.Loc.Location()
			if s != scope {
				found = append(found, s)
			}
			if a != at {
				found = append(found, a)
			}
			scope, at = s, a
		}
	}
	return found
}

// A lineKeeper takes from nodes what lines do not need.
type lineKeeper struct {
	seen *ir.MetadataNumbers
	// noType is the type of every function: that of CUDA 13.5 drops all lines where one has none.
	noType *ir.DINode
}

// needless names the fields that lines do not need, by kind.
var needless = map[ir.DIKind][]string{
	ir.DICompileUnit: unitLists,
	ir.DISubprogram:  {"containingType", "templateParams", "declaration", "retainedNodes", "thrownTypes", "annotations"},
}

func (x *lineKeeper) keep(md ir.Metadata) {
	n, ok := md.(*ir.DINode)
	for ok && n != nil && x.seen.Add(n) {
		for _, field := range needless[n.Kind] {
			n.SetRef(field, nil)
		}
		switch n.Kind {
		case ir.DICompileUnit:
			return
		case ir.DISubprogram: // where it is declared, a namespace or type, is in the name that linkers see
			n.SetRef("scope", n.Ref("file"))
			n.SetRef("type", x.noType)
			md = n.Ref("unit")
		case ir.DILocation:
			_, _, scope, at := n.Location()
			x.keep(at)
			md = scope
		default:
			md = n.Ref("scope")
		}
		n, ok = md.(*ir.DINode)
	}
}
