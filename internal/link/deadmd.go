package link

import "nvvm-bitcode-linker/internal/ir"

// dropDeadMetadata empties the operands of metadata that name what is not in the module, as LLVM does when it deletes a global.
func (l *linker) dropDeadMetadata(m *ir.Module) {
	d := deadDropper{live: l.isLive, seen: map[ir.Metadata]bool{}}
	for _, n := range m.NamedMD {
		for _, node := range n.Nodes {
			d.node(node)
		}
	}
	each(m, func(g ir.Global) { d.attached(g.Sym().MD) })
	operand := func(p *ir.Value) {
		if v, ok := (*p).(*ir.MDAsValue); ok {
			d.node(v.MD)
		}
	}
	debugValue := func(p *ir.Value) {
		if d.dead(*p) {
			*p = ir.Poison((*p).Type())
		}
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				d.attached(in.MD)
				in.EachDebugValue(debugValue)
				if in.IsCall() {
					in.EachOperand(operand)
				}
			}
		}
	}
}

type deadDropper struct {
	live func(ir.Global) bool
	seen map[ir.Metadata]bool
	todo []ir.Metadata
}

func (d *deadDropper) attached(list []ir.Attachment) {
	for _, a := range list {
		d.node(a.Node)
	}
}

func (d *deadDropper) push(md ir.Metadata) {
	switch n := md.(type) {
	case *ir.MDNode:
		if n == nil {
			return
		}
	case *ir.DINode:
		if n == nil {
			return
		}
	default:
		return
	}
	if !d.seen[md] {
		d.seen[md] = true
		d.todo = append(d.todo, md)
	}
}

// node looks into a node and all below it.
func (d *deadDropper) node(md ir.Metadata) {
	d.push(md)
	for len(d.todo) > 0 {
		n := d.todo[len(d.todo)-1]
		d.todo = d.todo[:len(d.todo)-1]
		ir.MetadataOperands(n, func(op *ir.Metadata) {
			v, ok := (*op).(*ir.MDValue)
			switch {
			case !ok:
				d.push(*op)
			case d.dead(v.V):
				*op = nil
			}
		})
	}
}

// dead reports whether the value refers to a global that is not in the module.
func (d *deadDropper) dead(v ir.Value) bool {
	var seen map[ir.Value]bool
	for todo := []ir.Value{v}; len(todo) > 0; {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch v := v.(type) {
		case ir.Global:
			if !d.live(v) {
				return true
			}
		case *ir.Const:
			if v.Func != nil && !d.live(v.Func) {
				return true
			}
			if len(v.Ops) == 0 || seen[v] {
				continue
			}
			if seen == nil {
				seen = map[ir.Value]bool{}
			}
			seen[v] = true
			todo = append(todo, v.Ops...)
		}
	}
	return false
}
