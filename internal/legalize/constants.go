package legalize

import "nvvm-bitcode-linker/internal/ir"

// A constMapper replaces constants and globals wherever the module uses them, inside other constants too. Constants may be shared,
// so a changed one is a new one.
type constMapper struct {
	// one gives the replacement of a value, nil to leave it. Operands of constants come first.
	one  func(ir.Value) ir.Value
	seen map[*ir.Const]ir.Value
	work []ir.Metadata       // that is to be visited
	md   *ir.MetadataNumbers // what has been visited
}

// mapConstants applies one to every operand, initialiser and alias target of the module, and to values in its named metadata and in debug
// information.
func mapConstants(m *ir.Module, one func(ir.Value) ir.Value) {
	cm := &constMapper{one: one, seen: map[*ir.Const]ir.Value{}, md: ir.NewMetadataNumbers()}
	place := func(p *ir.Value) { *p = cm.value(*p) }
	for _, g := range m.Vars {
		if g.Init != nil {
			place(&g.Init)
		}
	}
	for _, a := range m.Aliases {
		if a.Target != nil {
			place(&a.Target)
		}
	}
	for _, f := range m.Funcs {
		for _, p := range []*ir.Value{&f.Prefix, &f.Prologue, &f.Personality} {
			if *p != nil {
				place(p)
			}
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				in.EachOperand(place)
				cm.debug(in, place)
			}
		}
		cm.attached(f.MD)
	}
	for _, g := range m.Vars {
		cm.attached(g.MD)
	}
	for _, n := range m.NamedMD {
		for _, md := range n.Nodes {
			cm.metadata(md)
		}
	}
}

func (cm *constMapper) value(v ir.Value) ir.Value {
	c, ok := v.(*ir.Const)
	if !ok {
		if n := cm.one(v); n != nil {
			return n
		}
		return v
	}
	if len(c.Ops) == 0 {
		if n := cm.one(c); n != nil {
			return n
		}
		return c
	}
	if n, ok := cm.seen[c]; ok {
		return n
	}
	made := c
	for i, op := range c.Ops {
		n := cm.value(op)
		if n == op {
			continue
		}
		if made == c {
			copied := *c
			copied.Ops = append([]ir.Value(nil), c.Ops...)
			made = &copied
		}
		made.Ops[i] = n
	}
	var r ir.Value = made
	if n := cm.one(made); n != nil {
		r = n
	}
	cm.seen[c] = r
	return r
}

// debug visits what is said of the source at an instruction.
func (cm *constMapper) debug(in *ir.Instr, place func(*ir.Value)) {
	if in.Loc != nil {
		cm.metadata(in.Loc)
	}
	for _, r := range in.Dbg {
		r.EachValue(place)
		r.Nodes(func(n **ir.DINode) { cm.metadata(*n) })
	}
}

func (cm *constMapper) attached(list []ir.Attachment) {
	for _, a := range list {
		cm.metadata(a.Node)
	}
}

// metadata visits the values in metadata and in what it refers to.
func (cm *constMapper) metadata(m ir.Metadata) {
	work := cm.work[:0]
	add := func(p *ir.Metadata) {
		switch md := (*p).(type) {
		case *ir.MDValue:
			if cm.md.Add(md) && md.V != nil {
				md.V = cm.value(md.V)
			}
		case *ir.DINode, *ir.MDNode:
			if cm.md.Add(md) {
				work = append(work, md)
			}
		}
	}
	for add(&m); len(work) > 0; {
		m := work[len(work)-1]
		work = work[:len(work)-1]
		ir.MetadataOperands(m, add)
	}
	cm.work = work
}
