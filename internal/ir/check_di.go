package ir

// diNode checks that a specialised node has the fields of its kind, and that the dialect has all of them.
func (c *checker) diNode(n *DINode) bool {
	if n.Kind == NoDIKind || n.Kind >= NumDIKinds {
		c.bad("a metadata node of the unknown kind %d", n.Kind)
		return false
	}
	if len(n.Refs) < n.Kind.Refs() || len(n.Nums) < n.Kind.Nums() {
		c.bad("%v has %d references and %d numbers, %d and %d are expected", n.Kind, len(n.Refs), len(n.Nums), n.Kind.Refs(), n.Kind.Nums())
		return false
	}
	c.lacks(c.d.LacksDI(n))
	for i := range n.Kind.Fields() {
		f := &n.Kind.Fields()[i]
		if f.Kind > DIWide || f.Kind == DIRef {
			continue
		}
		md := n.Refs[f.ref]
		if _, ok := md.(*MDString); f.Kind == DIText && md != nil && !ok {
			c.bad("%s of %v is a %T, a string is expected", f.Name, n.Kind, md)
		}
		if f.Kind == DIWide && IntegerOf(md) == nil && f.Always {
			c.bad("%s of %v is no integer", f.Name, n.Kind)
		}
	}
	return true
}

// debug checks the place in the source and the debug records of an instruction.
func (c *checker) debug(in *Instr) {
	if in.Loc != nil {
		c.location(in.Loc)
	}
	for _, r := range in.Dbg {
		c.record(r)
	}
	if len(in.Dbg) > 0 && in.Op == Phi {
		c.bad("debug records stand before a phi")
	}
}

func (c *checker) location(n *DINode) {
	switch {
	case n == nil || n.Kind != DILocation:
		c.bad("a place in the source is expected")
	case len(n.Refs) < n.Kind.Refs():
	default:
		if s, ok := n.Ref("scope").(*DINode); !ok || s == nil || !s.Kind.IsLocalScope() {
			c.bad("the scope of its place in the source is no local one")
		}
		if at := n.Ref("inlinedAt"); at != nil && NodeOf(at, DILocation) == nil {
			c.bad("it is inlined at something that is no place in the source")
		}
	}
	c.metadata(n)
}

func (c *checker) record(r *DbgRecord) {
	if r.Kind > DbgDeclareValue {
		c.bad("a debug record of the unknown kind %d", r.Kind)
		return
	}
	if c.d == LLVM7 || r.Kind == DbgDeclareValue && c.d < LLVM22 {
		c.lacks("the record #dbg_" + r.Kind.String())
	}
	c.location(r.Loc)
	parts := []struct {
		node *DINode
		kind DIKind
	}{{r.Var, DILocalVariable}, {r.Expr, DIExpression}, {r.ID, DIAssignID}, {r.AddrExpr, DIExpression}}
	switch r.Kind {
	case DbgLabel:
		parts = parts[:1]
		parts[0].kind = DILabel
	case DbgAssign:
	default:
		parts = parts[:2]
	}
	for _, p := range parts {
		if p.node == nil || p.node.Kind != p.kind {
			c.bad("the record #dbg_%v lacks a %v", r.Kind, p.kind)
			return
		}
		c.metadata(p.node)
	}
	if !r.List && len(r.Values) > 1 {
		c.bad("the record #dbg_%v has %d values", r.Kind, len(r.Values))
	}
	r.EachValue(func(v *Value) {
		switch v := (*v).(type) {
		case *Instr, *Arg:
			c.local(v)
		case *Const:
			c.constant(v)
		case Global:
			c.inModule(v)
		default:
			c.bad("a debug record names a %T", v)
		}
	})
}
