package ir

// metadata prints metadata as an operand. Values of functions are possible in operands of calls only.
func (p *printer) metadata(md Metadata, inCall bool) {
	switch md := md.(type) {
	case nil:
		if inCall {
			p.fail("a metadata operand is missing")
		}
		p.s("null")
	case *MDString:
		p.c('!')
		p.quoted(md.S)
	case *MDNode:
		p.nodeRef(md)
	case *MDValue:
		if !inCall && isLocal(md.V) {
			p.fail("a metadata node refers to a local value")
			p.s("null")
			return
		}
		p.typed(md.V)
	case *MDArgList:
		p.argList(md, inCall)
	case *DINode:
		p.s("!{}")
	default:
		p.fail("metadata of an unknown kind %T", md)
	}
}

func (p *printer) argList(md *MDArgList, inCall bool) {
	if p.d == LLVM7 {
		p.lacks("argument lists of debug records")
	}
	if !inCall {
		p.fail("an argument list of a debug record stands in a metadata node")
	}
	p.s("!DIArgList(")
	for i, a := range md.Args {
		if i > 0 {
			p.s(", ")
		}
		p.typed(a.V)
	}
	p.c(')')
}

// isLocal reports whether a value belongs to a function.
func isLocal(v Value) bool {
	switch v.(type) {
	case *Instr, *Arg:
		return true
	}
	return false
}

// node gives the number of a node, a new one at its first appearance.
func (p *printer) node(n *MDNode) int {
	id, ok := p.nodeID[n]
	if !ok {
		id = len(p.nodes)
		p.nodeID[n] = id
		p.nodes = append(p.nodes, n)
	}
	return id
}

func (p *printer) nodeRef(n *MDNode) {
	if n == nil {
		p.s("null")
		return
	}
	p.c('!')
	p.int(p.node(n))
}

// attachments prints each attachment after the separator.
func (p *printer) attachments(list []Attachment, sep string) {
	for _, a := range list {
		switch n := a.Node.(type) {
		case *DINode:
		case *MDNode:
			p.s(sep)
			p.mdName(a.Kind)
			p.c(' ')
			p.nodeRef(n)
		default:
			p.fail("attachment !%s is a %T, a node is expected", a.Kind, a.Node)
		}
	}
}

// mdName prints the name of a metadata kind or of named metadata; bytes that have no place in it as \XX.
func (p *printer) mdName(name string) {
	p.c('!')
	if name == "" {
		p.fail("metadata has an empty name")
	}
	for i := 0; i < len(name); i++ {
		if c := name[i]; plainByte(c) && (i > 0 || c < '0' || c > '9') {
			p.c(c)
		} else {
			p.buf = appendHexByte(append(p.buf, '\\'), c)
		}
	}
}

// namedMetadata prints the lists, without members that are debug information; a list of nothing else is left out.
func (p *printer) namedMetadata(list []*NamedMD) {
	p.section(len(list))
	for _, n := range list {
		var nodes []*MDNode
		for _, md := range n.Nodes {
			switch md := md.(type) {
			case *DINode:
			case *MDNode:
				nodes = append(nodes, md)
			default:
				p.fail("named metadata !%s has a %T, a node is expected", n.Name, md)
			}
		}
		if len(nodes) == 0 && len(n.Nodes) > 0 {
			continue
		}
		p.mdName(n.Name)
		p.s(" = !{")
		for i, node := range nodes {
			if i > 0 {
				p.s(", ")
			}
			p.nodeRef(node)
		}
		p.s("}\n")
	}
}

// metadataNodes prints the nodes numbered so far and those that they name.
func (p *printer) metadataNodes() {
	p.section(len(p.nodes))
	for i := 0; i < len(p.nodes); i++ {
		n := p.nodes[i]
		p.c('!')
		p.int(i)
		p.s(" = ")
		if n.Distinct {
			p.s("distinct ")
		}
		p.s("!{")
		for k, op := range n.Ops {
			if k > 0 {
				p.s(", ")
			}
			p.metadata(op, false)
		}
		p.s("}\n")
	}
}
