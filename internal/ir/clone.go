package ir

// Clone gives a module that can be changed without the original's changing. Types, attributes, comdats, strings and constants without
// globals in them are never changed and stay shared. Bodies that have not been read cannot be cloned.
func (m *Module) Clone() *Module {
	c := &cloner{globals: map[Global]Global{}, values: map[Value]Value{}, blocks: map[*Block]*Block{}, metadata: map[Metadata]Metadata{}}
	n := *m
	n.Vars, n.Funcs, n.Aliases, n.NamedMD = nil, nil, nil, nil
	for _, g := range m.Vars {
		n.Vars = append(n.Vars, c.global(g).(*GlobalVar))
	}
	for _, f := range m.Funcs {
		n.Funcs = append(n.Funcs, c.global(f).(*Function))
	}
	for _, a := range m.Aliases {
		n.Aliases = append(n.Aliases, c.global(a).(*Alias))
	}
	for i, g := range m.Vars {
		n.Vars[i].Init = c.value(g.Init)
		n.Vars[i].MD = c.attachments(g.MD)
	}
	for i, f := range m.Funcs {
		c.function(f, n.Funcs[i])
	}
	for i, a := range m.Aliases {
		n.Aliases[i].Target = c.value(a.Target)
		n.Aliases[i].MD = c.attachments(a.MD)
	}
	for _, named := range m.NamedMD {
		n.NamedMD = append(n.NamedMD, &NamedMD{named.Name, each(named.Nodes, c.md)})
	}
	return &n
}

// A cloner knows what became of what.
type cloner struct {
	globals  map[Global]Global
	values   map[Value]Value // arguments, instructions, constants, metadata as values
	blocks   map[*Block]*Block
	metadata map[Metadata]Metadata
}

// each maps a list; nil stays nil.
func each[A, B any](list []A, f func(A) B) []B {
	if list == nil {
		return nil
	}
	made := make([]B, len(list))
	for i, a := range list {
		made[i] = f(a)
	}
	return made
}

// global gives the clone of a global, whose parts are filled in later.
func (c *cloner) global(g Global) Global {
	if made, ok := c.globals[g]; ok {
		return made
	}
	var made Global
	switch g := g.(type) {
	case *GlobalVar:
		n := *g
		made = &n
	case *Function:
		n := *g
		made = &n
	case *Alias:
		n := *g
		made = &n
	}
	c.globals[g] = made
	return made
}

// function fills in the clone of a function. Its arguments, blocks and instructions are made before their operands, which may come later.
func (c *cloner) function(f, n *Function) {
	n.MD = c.attachments(f.MD)
	n.Prefix, n.Prologue, n.Personality = c.value(f.Prefix), c.value(f.Prologue), c.value(f.Personality)
	n.Args = each(f.Args, func(a *Arg) *Arg {
		made := &Arg{a.Ty, a.Index, n}
		c.values[a] = made
		return made
	})
	n.Blocks = each(f.Blocks, c.block)
	n.Numbered = each(f.Numbered, c.block)
	for i, b := range f.Blocks {
		n.Blocks[i].Parent = n
		n.Blocks[i].Instrs = each(b.Instrs, func(in *Instr) *Instr {
			made := *in
			made.Parent = n.Blocks[i]
			c.values[in] = &made
			return &made
		})
	}
	for i, b := range f.Blocks {
		for j, in := range b.Instrs {
			c.instr(in, n.Blocks[i].Instrs[j])
		}
	}
}

func (c *cloner) block(b *Block) *Block {
	if b == nil {
		return nil
	}
	made, ok := c.blocks[b]
	if !ok {
		made = &Block{ID: b.ID}
		c.blocks[b] = made
	}
	return made
}

// instr fills in the clone of an instruction.
func (c *cloner) instr(in, n *Instr) {
	n.Ops = each(in.Ops, c.value)
	n.Blocks = each(in.Blocks, c.block)
	n.Indices = each(in.Indices, func(i uint32) uint32 { return i })
	n.MD = c.attachments(in.MD)
	n.Loc = c.di(in.Loc)
	if in.Call != nil {
		n.Call = &CallInfo{in.Call.CC, in.Call.Attrs, each(in.Call.Bundles, func(b Bundle) Bundle { return Bundle{b.Tag, each(b.Ops, c.value)} })}
	}
	n.Dbg = each(in.Dbg, func(r *DbgRecord) *DbgRecord {
		made := *r
		made.Loc, made.Var, made.Expr, made.ID, made.AddrExpr = c.di(r.Loc), c.di(r.Var), c.di(r.Expr), c.di(r.ID), c.di(r.AddrExpr)
		made.Values, made.Addr = each(r.Values, c.value), c.value(r.Addr)
		return &made
	})
}

func (c *cloner) value(v Value) Value {
	switch v := v.(type) {
	case Global:
		return c.global(v)
	case *Block:
		return c.block(v)
	case *Const:
		return c.constant(v)
	case *MDAsValue:
		made, ok := c.values[v]
		if !ok {
			made = &MDAsValue{v.Ty, c.md(v.MD)}
			c.values[v] = made
		}
		return made
	case *Arg, *Instr:
		if made, ok := c.values[v]; ok {
			return made
		}
	}
	return v // nil, and assembler, which is never changed
}

// constant gives the constant itself where no global is in it.
func (c *cloner) constant(k *Const) *Const {
	if len(k.Ops) == 0 && k.Func == nil && k.Block == nil {
		return k
	}
	if made, ok := c.values[k]; ok {
		return made.(*Const)
	}
	n := *k
	n.Ops = each(k.Ops, c.value)
	changed := k.Func != nil
	for i := range k.Ops {
		changed = changed || n.Ops[i] != k.Ops[i]
	}
	made := &n
	if k.Func != nil {
		n.Func = c.global(k.Func).(*Function)
		n.Block = c.block(k.Block)
	} else if !changed {
		made = k
	}
	c.values[k] = made
	return made
}

func (c *cloner) attachments(list []Attachment) []Attachment {
	return each(list, func(a Attachment) Attachment { return Attachment{a.Kind, c.md(a.Node)} })
}

// di is md for a node that is specialised, or nil.
func (c *cloner) di(d *DINode) *DINode {
	if d == nil {
		return nil
	}
	return c.md(d).(*DINode)
}

// md gives the clone of metadata, in which nodes may refer to each other in circles.
func (c *cloner) md(md Metadata) Metadata {
	if made, ok := c.metadata[md]; ok {
		return made
	}
	switch md := md.(type) {
	case *MDNode:
		if md == nil {
			return md
		}
		n := &MDNode{Distinct: md.Distinct}
		c.metadata[md] = n
		n.Ops = each(md.Ops, c.md)
		return n
	case *DINode:
		if md == nil {
			return md
		}
		n := &DINode{Kind: md.Kind, Distinct: md.Distinct, Nums: each(md.Nums, func(u uint64) uint64 { return u })}
		c.metadata[md] = n
		n.Refs = each(md.Refs, c.md)
		return n
	case *MDValue:
		n := &MDValue{c.value(md.V)}
		c.metadata[md] = n
		return n
	case *MDArgList:
		n := &MDArgList{each(md.Args, func(v *MDValue) *MDValue { return c.md(v).(*MDValue) })}
		c.metadata[md] = n
		return n
	}
	return md // nil, and strings
}
