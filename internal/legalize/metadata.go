package legalize

import (
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// MDRules says which kinds of metadata on instructions a dialect keeps. Metadata may always be dropped, since it only promises
// or hints; all other kinds are. What is attached to functions and variables is dropped, debug information aside.
type MDRules map[string]bool

// Metadata applies the rules to every instruction. Loop metadata loses what is not known to be understood, branch weights what LLVM 20
// added.
func Metadata(rules MDRules) Pass {
	return Pass{Name: "metadata", Module: func(c *Context) error {
		loops := map[ir.Metadata]ir.Metadata{}
		for _, f := range c.M.Funcs {
			f.MD = only(f.MD, "dbg")
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					in.MD = rules.filter(in.MD, loops, c.KeepDebug && !c.LinesOnly)
				}
			}
		}
		for _, g := range c.M.Vars {
			g.MD = only(g.MD, "dbg")
		}
		return nil
	}}
}

func (rules MDRules) filter(list []ir.Attachment, loops map[ir.Metadata]ir.Metadata, debug bool) []ir.Attachment {
	var kept []ir.Attachment
	for _, a := range list {
		if !rules[a.Kind] {
			continue
		}
		switch a.Kind {
		case "llvm.loop":
			a.Node = loopNode(a.Node, loops, debug)
		case "prof":
			a.Node = branchWeights(a.Node)
		}
		if a.Node != nil {
			kept = append(kept, a)
		}
	}
	return kept
}

// loopNode rebuilds a loop's node, which is distinct and names itself first, from its properties: tuples that begin with a string
// llvm.loop.*. Those that speak of access groups are dropped, since these are. With debug the places in the source stay.
func loopNode(m ir.Metadata, loops map[ir.Metadata]ir.Metadata, debug bool) ir.Metadata {
	if n, ok := loops[m]; ok {
		return n
	}
	old, ok := m.(*ir.MDNode)
	if !ok || len(old.Ops) == 0 || old.Ops[0] != m {
		return nil
	}
	n := &ir.MDNode{Distinct: true}
	n.Ops = []ir.Metadata{n}
	for _, op := range old.Ops[1:] {
		if debug && ir.NodeOf(op, ir.DILocation) != nil {
			n.Ops = append(n.Ops, op)
		}
		p, ok := op.(*ir.MDNode)
		if !ok || len(p.Ops) == 0 {
			continue
		}
		name, ok := p.Ops[0].(*ir.MDString)
		if ok && strings.HasPrefix(name.S, "llvm.loop.") && name.S != "llvm.loop.parallel_accesses" && plainValues(p) {
			n.Ops = append(n.Ops, op)
		}
	}
	var r ir.Metadata
	if len(n.Ops) > 1 {
		r = n
	}
	loops[m] = r
	return r
}

// plainValues reports whether a property holds strings and constants only: follow-up properties refer to further nodes, for passes
// that libNVVM does not run.
func plainValues(p *ir.MDNode) bool {
	for _, op := range p.Ops {
		switch op.(type) {
		case *ir.MDString, *ir.MDValue:
		default:
			return false
		}
	}
	return true
}

// branchWeights keeps {"branch_weights", numbers...} and drops the rest of what prof may say. "expected" after the name, from LLVM 20
// on, says where the numbers come from; older readers take it for a number.
func branchWeights(m ir.Metadata) ir.Metadata {
	n, ok := m.(*ir.MDNode)
	if !ok || len(n.Ops) < 2 {
		return nil
	}
	if name, ok := n.Ops[0].(*ir.MDString); !ok || name.S != "branch_weights" {
		return nil
	}
	ops := n.Ops
	if _, ok := ops[1].(*ir.MDString); ok {
		ops = append([]ir.Metadata{ops[0]}, ops[2:]...)
		n = &ir.MDNode{Ops: ops}
	}
	if len(ops) < 2 {
		return nil
	}
	for _, op := range ops[1:] {
		if _, ok := op.(*ir.MDValue); !ok {
			return nil
		}
	}
	return n
}
