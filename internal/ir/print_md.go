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
	case *DINode:
		if md.Kind == DIExpression {
			p.diNode(md)
		} else {
			p.nodeRef(md)
		}
	case *MDValue:
		if !inCall && isLocal(md.V) {
			p.fail("a metadata node refers to a local value")
			p.s("null")
			return
		}
		p.typed(md.V)
	case *MDArgList:
		p.argList(md, inCall)
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
func (p *printer) node(n Metadata) int {
	id, ok := p.nodeID[n]
	if !ok {
		id = len(p.nodes)
		p.nodeID[n] = id
		p.nodes = append(p.nodes, n)
	}
	return id
}

// nodeRef prints a reference to a tuple or specialised node, which may be nil.
func (p *printer) nodeRef(n Metadata) {
	if missingNode(n) {
		p.s("null")
		return
	}
	p.c('!')
	p.int(p.node(n))
}

func missingNode(md Metadata) bool {
	switch n := md.(type) {
	case nil:
		return true
	case *MDNode:
		return n == nil
	case *DINode:
		return n == nil
	}
	return false
}

// isNode reports whether metadata may be attached and named: it is a tuple or specialised node.
func isNode(md Metadata) bool {
	switch md.(type) {
	case *MDNode, *DINode:
		return !missingNode(md)
	}
	return false
}

// attachments prints each attachment after the separator.
func (p *printer) attachments(list []Attachment, sep string) {
	for _, a := range list {
		if !isNode(a.Node) {
			p.fail("attachment !%s is a %T, a node is expected", a.Kind, a.Node)
			continue
		}
		p.attached(a.Kind, a.Node, sep)
	}
}

func (p *printer) attached(kind string, node Metadata, sep string) {
	p.s(sep)
	p.mdName(kind)
	p.c(' ')
	p.nodeRef(node)
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

// namedMetadata prints the lists.
func (p *printer) namedMetadata(list []*NamedMD) {
	p.section(len(list))
	for _, n := range list {
		p.mdName(n.Name)
		p.s(" = !{")
		for i, node := range n.Nodes {
			if i > 0 {
				p.s(", ")
			}
			if !isNode(node) {
				p.fail("named metadata !%s has a %T, a node is expected", n.Name, node)
			}
			p.metadata(node, false)
		}
		p.s("}\n")
	}
}

// metadataNodes prints the nodes numbered so far and those that they name.
func (p *printer) metadataNodes() {
	p.section(len(p.nodes))
	for i := 0; i < len(p.nodes); i++ {
		p.c('!')
		p.int(i)
		p.s(" = ")
		switch n := p.nodes[i].(type) {
		case *MDNode:
			p.tuple(n)
		case *DINode:
			p.diNode(n)
		}
		p.c('\n')
	}
}

func (p *printer) tuple(n *MDNode) {
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
	p.c('}')
}
