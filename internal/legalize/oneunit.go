package legalize

import "nvvm-bitcode-linker/internal/ir"

// OneUnit makes all compile units one, the first, with what the others list: libNVVM of CUDA 13.5 writes full debug information of one only, and
// ptxas wants no function inlined from one into another. Each function still has its own file.
func OneUnit() Pass {
	return Pass{Name: "one-unit", Module: func(c *Context) error {
		list := c.M.FindNamedMD("llvm.dbg.cu")
		if !c.KeepDebug || !c.OneUnit || list == nil || len(list.Nodes) < 2 {
			return nil
		}
		first := ir.NodeOf(list.Nodes[0], ir.DICompileUnit)
		if first == nil {
			return nil
		}
		x := &debugFitter{c: c}
		x.collect()
		other := func(md ir.Metadata) bool {
			u := ir.NodeOf(md, ir.DICompileUnit)
			return u != nil && u != first
		}
		for _, n := range x.nodes {
			if other(n) {
				joinUnit(first, n)
			}
		}
		for _, n := range x.nodes {
			for i, md := range n.Refs {
				if other(md) {
					n.Refs[i] = first
				}
			}
		}
		for _, t := range x.tuples {
			for i, md := range t.Ops {
				if other(md) {
					t.Ops[i] = first
				}
			}
		}
		list.Nodes = []ir.Metadata{first}
		return nil
	}}
}

// unitLists are the fields of a compile unit that are lists.
var unitLists = []string{"enums", "retainedTypes", "globals", "imports", "macros"}

// joinUnit adds what a unit lists to another.
func joinUnit(to, from *ir.DINode) {
	for _, field := range unitLists {
		more, ok := from.Ref(field).(*ir.MDNode)
		if !ok || more == nil {
			continue
		}
		var all []ir.Metadata
		if have, ok := to.Ref(field).(*ir.MDNode); ok && have != nil {
			all = append(all, have.Ops...)
		}
		to.SetRef(field, &ir.MDNode{Ops: append(all, more.Ops...)})
	}
}
