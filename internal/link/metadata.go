package link

import (
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// moduleFlags is the named metadata that says how modules were compiled.
const moduleFlags = "llvm.module.flags"

// A merger joins the named metadata of modules: in order, one after the other (IRMover.cpp, linkNamedMDNodes).
type merger struct {
	m     *ir.Module
	l     *linker
	named map[string]*named
	flags flagMerger
}

func newMerger(m *ir.Module, l *linker) *merger {
	return &merger{m: m, l: l, named: map[string]*named{}, flags: flagMerger{warn: l.opts.Warn, at: map[string]int{}}}
}

// module takes over what one module has. Of the annotations of a symbol that several modules define, only those of the definition that
// is taken count.
func (mg *merger) module(in *input) error {
	for _, n := range in.r.M.NamedMD {
		if n.Name == moduleFlags {
			if err := mg.flags.module(in, n.Nodes); err != nil {
				return err
			}
			continue
		}
		for _, node := range n.Nodes {
			if n.Name == "nvvm.annotations" {
				g := annotated(node)
				if g == nil || !mg.l.isLive(g) || g.Sym().Module != in.r.M {
					continue
				}
				markKernel(g, node)
			}
			mg.add(n.Name, node)
		}
	}
	return nil
}

// A named is named metadata of the linked module, with its nodes by what tells most of them apart.
type named struct {
	*ir.NamedMD
	like map[string][]ir.Metadata
}

// add adds a node, unless an equal one is there.
func (mg *merger) add(name string, node ir.Metadata) {
	n := mg.named[name]
	if n == nil {
		n = &named{&ir.NamedMD{Name: name}, map[string][]ir.Metadata{}}
		mg.named[name] = n
		mg.m.NamedMD = append(mg.m.NamedMD, n.NamedMD)
	}
	key := glance(node)
	if slices.ContainsFunc(n.like[key], func(old ir.Metadata) bool { return sameMetadata(old, node) }) {
		return
	}
	n.like[key] = append(n.like[key], node)
	n.Nodes = append(n.Nodes, node)
}

// glance gives what a node's operands are at first sight: equal for equal nodes.
func glance(md ir.Metadata) string {
	n, ok := md.(*ir.MDNode)
	if !ok {
		return ""
	}
	var b strings.Builder
	for _, op := range n.Ops {
		switch op := op.(type) {
		case *ir.MDString:
			b.WriteString(op.S)
		case *ir.MDValue:
			if g, ok := op.V.(ir.Global); ok {
				b.WriteString(g.Sym().Name)
			}
		}
		b.WriteByte(0)
	}
	return b.String()
}

// finish adds what is known after the last module.
func (mg *merger) finish() error {
	nodes, err := mg.flags.finish()
	for _, n := range nodes {
		mg.add(moduleFlags, n)
	}
	return err
}

// sameMetadata compares nodes as LLVM's uniquing does: distinct ones are equal only to themselves.
func sameMetadata(a, b ir.Metadata) bool {
	type pair struct{ a, b ir.Metadata }
	seen := map[pair]bool{}
	for todo := []pair{{a, b}}; len(todo) > 0; {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if p.a == p.b || seen[p] {
			continue
		}
		seen[p] = true
		switch x := p.a.(type) {
		case *ir.MDString:
			if y, ok := p.b.(*ir.MDString); !ok || x.S != y.S {
				return false
			}
		case *ir.MDValue:
			y, ok := p.b.(*ir.MDValue)
			if !ok || x.V.Type() != y.V.Type() {
				return false
			}
			m, n := ir.IntegerOf(x), ir.IntegerOf(y) // zero has two forms
			if !(m != nil && n != nil && m.Cmp(n) == 0) && !sameValue(x.V, y.V) {
				return false
			}
		case *ir.MDNode:
			y, ok := p.b.(*ir.MDNode)
			if !ok || x.Distinct || y.Distinct || len(x.Ops) != len(y.Ops) {
				return false
			}
			for i := range x.Ops {
				todo = append(todo, pair{x.Ops[i], y.Ops[i]})
			}
		default:
			return false
		}
	}
	return true
}
