package legalize

import (
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// An MDFate is what becomes of a kind of metadata.
type MDFate uint8

// The fates.
const (
	DropMD MDFate = iota
	KeepMD
)

// MDRules is a dialect's table of the kinds of metadata on instructions. It names every kind of ir.FixedMetadata; others are dropped, which
// all metadata may be, since it only promises or hints (LangRef, "Metadata"). What is attached to functions and variables is dropped, debug
// information aside.
type MDRules map[string]MDFate

// Fate gives kinds one fate.
func (rules MDRules) Fate(f MDFate, kinds ...string) {
	for _, k := range kinds {
		rules[k] = f
	}
}

// Forgotten gives the kinds of LLVM 22 that the table says nothing of.
func (rules MDRules) Forgotten() []string {
	var out []string
	for _, k := range ir.FixedMetadata {
		if _, ok := rules[k]; !ok {
			out = append(out, k)
		}
	}
	return out
}

// WithRest gives the table with what no dialect of NVVM has a use for: of linking, of sanitizers and other targets, of coroutines (which are
// refused as functions), and what LLVM 20 to 22 added to say that less is ordered, aliased or captured.
func (rules MDRules) WithRest() MDRules {
	rules.Fate(DropMD, "type", "absolute_symbol", "associated", "callees", "callback", "vcall_visibility", "exclude", "section_prefix", "implicit.ref")
	rules.Fate(DropMD, "nosanitize", "func_sanitize", "memprof", "callsite", "kcfi_type", "pcsections", "alloc_token", "callee_type",
		"llvm.preserve.access.index", "annotation", "make.implicit", "irr_loop", "coro.outside.frame")
	rules.Fate(DropMD, "mmra", "noalias.addrspace", "nofree", "captures")
	// Of loops that libNVVM does not vectorise, and of pointers whose intrinsics are taken out.
	rules.Fate(DropMD, "llvm.mem.parallel_loop_access", "llvm.access.group", "invariant.group")
	return rules
}

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
		if rules[a.Kind] != KeepMD {
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
