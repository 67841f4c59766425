package bitcode

import (
	"errors"
	"fmt"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
)

// mdNumbers numbers the metadata of a module: strings first, then values and nodes, each after what it refers to where it
// can be. Only values of a function are numbered with that function.
type mdNumbers struct {
	strings nameNumbers
	nodes   []ir.Metadata       // *ir.MDValue, *ir.MDNode and *ir.DINode
	ids     *ir.MetadataNumbers // of nodes, not counting strings
	kinds   nameNumbers
	walk    graph[ir.Metadata]
}

func (n *mdNumbers) init() {
	n.strings.init()
	n.kinds.init()
	n.ids = ir.NewMetadataNumbers()
}

// count gives how many numbers the module has used: the first of a function's own.
func (n *mdNumbers) count() uint32 { return uint32(len(n.strings.list) + len(n.nodes)) }

// id gives the number of metadata that was added.
func (n *mdNumbers) id(m ir.Metadata) (uint32, bool) {
	if s, ok := m.(*ir.MDString); ok {
		id, ok := n.strings.ids[s.S]
		return id, ok
	}
	id, ok := n.ids.Get(m)
	return id + uint32(len(n.strings.list)), ok
}

// addMetadata numbers metadata and all that it refers to.
func (w *moduleWriter) addMetadata(m ir.Metadata) error {
	if _, seen := w.md.id(m); seen {
		return nil
	}
	return w.md.walk.afterOperands(m)
}

// metadataGraph is the walk of addMetadata.
func (w *moduleWriter) metadataGraph() graph[ir.Metadata] {
	return graph[ir.Metadata]{
		enter: w.enterMetadata,
		operand: func(m ir.Metadata, i int) (ir.Metadata, bool) {
			switch n := m.(type) {
			case *ir.MDNode:
				if i < len(n.Ops) {
					return n.Ops[i], true
				}
			case *ir.DINode:
				return w.di[n.Kind].reference(n, i)
			}
			return nil, false
		},
		leave: func(m ir.Metadata) error {
			w.md.ids.Set(m, uint32(len(w.md.nodes)))
			w.md.nodes = append(w.md.nodes, m)
			return nil
		},
	}
}

func (w *moduleWriter) enterMetadata(m ir.Metadata) (bool, error) {
	switch m := m.(type) {
	case nil:
		return false, nil
	case *ir.MDString:
		w.md.strings.add(m.S)
		return false, nil
	case *ir.MDNode:
		return w.md.ids.Add(m), nil // before its operands: a node may contain itself
	case *ir.MDValue:
		if _, seen := w.md.ids.Get(m); seen {
			return false, nil
		}
		if isLocal(m.V) {
			return false, errors.New("metadata outside of a function refers to a value of one")
		}
		return true, w.consts.add(m.V)
	case *ir.DINode:
		if !w.md.ids.Add(m) {
			return false, nil
		}
		return true, w.checkDI(m)
	case *ir.MDArgList:
		return false, errors.New("an argument list of a debug record outside of one")
	}
	return false, fmt.Errorf("metadata of the unknown kind %T", m)
}

func isLocal(v ir.Value) bool {
	switch v.(type) {
	case *ir.Arg, *ir.Instr:
		return true
	}
	return false
}

// localMetadata gives the value that metadata of a function wraps, nil if it is metadata of the module.
func localMetadata(m ir.Metadata) ir.Value {
	if v, ok := m.(*ir.MDValue); ok && isLocal(v.V) {
		return v.V
	}
	return nil
}

// isNode reports whether metadata may be attached and named.
func isNode(m ir.Metadata) bool {
	switch m := m.(type) {
	case *ir.MDNode:
		return m != nil
	case *ir.DINode:
		return m != nil
	}
	return false
}

// attachments numbers metadata that is attached.
func (w *moduleWriter) attachments(list []ir.Attachment) error {
	for _, a := range list {
		if !isNode(a.Node) {
			return fmt.Errorf("!%s: what is attached is no node", a.Kind)
		}
		w.md.kinds.add(a.Kind)
		if err := w.addMetadata(a.Node); err != nil {
			return fmt.Errorf("!%s: %w", a.Kind, err)
		}
	}
	return nil
}

// searchBodies numbers blocks and instructions, and finds the metadata of function bodies.
func (w *moduleWriter) searchBodies() []foundMetadata {
	found := make([]foundMetadata, len(w.defined))
	_ = parallel.Each(len(found), func(i int) error {
		w.defined[i].Renumber()
		found[i].search(w.defined[i], w.noValues)
		return nil
	})
	return found
}

// scanMetadata numbers the metadata of the whole module.
func (w *moduleWriter) scanMetadata(found []foundMetadata) error {
	for _, n := range w.m.NamedMD {
		for _, node := range n.Nodes {
			err := errors.New("an operand is no node")
			if isNode(node) {
				err = w.addMetadata(node)
			}
			if err != nil {
				return fmt.Errorf("metadata !%s: %w", n.Name, err)
			}
		}
	}
	err := w.eachGlobal(func(g ir.Global) error { return w.attachments(g.Sym().MD) })
	if err != nil {
		return err
	}
	for i, f := range w.defined {
		if err := w.foundIn(&found[i]); err != nil {
			return inGlobal(f, err)
		}
	}
	return nil
}

// foundMetadata is the metadata of a function body.
type foundMetadata struct {
	attached []*ir.Instr
	operands []ir.Metadata
	debug    []ir.Metadata
}

// search finds it. noValues is the metadata that stands for values that are not known.
func (m *foundMetadata) search(f *ir.Function, noValues *ir.MDNode) {
	var last *ir.DINode
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if len(in.MD) > 0 {
				m.attached = append(m.attached, in)
			}
			if in.Loc != nil && !sameScope(last, in.Loc) {
				m.debug = appendScope(m.debug, in.Loc)
			}
			last = in.Loc
			for _, r := range in.Dbg {
				r.Nodes(func(n **ir.DINode) { m.debug = append(m.debug, *n) })
				if len(r.Values) == 0 && r.Kind != ir.DbgLabel || r.Addr == nil && r.Kind == ir.DbgAssign {
					m.debug = append(m.debug, noValues)
				}
			}
			if in.Call == nil {
				continue
			}
			for _, v := range in.Ops {
				if v, ok := v.(*ir.MDAsValue); ok && localMetadata(v.MD) == nil {
					m.operands = append(m.operands, v.MD)
				}
			}
		}
	}
}

func (w *moduleWriter) foundIn(m *foundMetadata) error {
	for _, md := range m.debug {
		if err := w.addMetadata(md); err != nil {
			return fmt.Errorf("debug information: %w", err)
		}
	}
	for _, in := range m.attached {
		if err := w.attachments(in.MD); err != nil {
			return inInstr(in, err)
		}
	}
	for _, md := range m.operands {
		if md == nil {
			return errors.New("a metadata operand that is nothing")
		}
		if err := w.addMetadata(md); err != nil {
			return fmt.Errorf("a metadata operand: %w", err)
		}
	}
	return nil
}

func (w *moduleWriter) metadataKinds() {
	if len(w.md.kinds.list) == 0 {
		return
	}
	w.w.Enter(metadataKindBlock, plainWidth)
	for i, s := range w.md.kinds.list {
		w.w.Record(mdKind, charOps([]uint64{uint64(i)}, s)...)
	}
	w.w.Leave()
}

// moduleMetadata writes the block of the module's metadata, if there is any.
func (w *moduleWriter) moduleMetadata(b *bitstream.Writer) {
	attached := w.globalAttachments()
	if w.md.count() == 0 && len(w.m.NamedMD) == 0 && len(attached) == 0 {
		return
	}
	b.Enter(metadataBlock, tableWidth)
	b.Define(lit(mdName), array, fixed(8))
	if list := w.md.strings.list; len(list) > 0 {
		lengths := bitstream.NewWriter()
		var text []byte
		for _, s := range list {
			lengths.VBR(uint64(len(s)), 6)
			text = append(text, s...)
		}
		blob := lengths.Bytes()
		b.Blob(mdStrings, []uint64{uint64(len(list)), uint64(len(blob))}, append(blob, text...))
	}
	var room []uint64
	for _, m := range w.md.nodes {
		var code uint32
		if code, room = w.metadataRecord(m, room[:0]); code != 0 {
			b.Record(code, room...)
		}
	}
	for _, n := range w.m.NamedMD {
		b.Record(mdName, charOps(nil, n.Name)...)
		ops := make([]uint64, len(n.Nodes))
		for i, node := range n.Nodes {
			id, _ := w.md.id(node)
			ops[i] = uint64(id)
		}
		b.Record(mdNamedNode, ops...)
	}
	for _, r := range attached {
		b.Record(mdGlobalDecl, r...)
	}
	b.Leave()
}

// metadataRecord gives the code of a node's record, and appends its operands.
func (w *moduleWriter) metadataRecord(m ir.Metadata, ops []uint64) (code uint32, _ []uint64) {
	switch m := m.(type) {
	case *ir.MDValue:
		id, _ := w.consts.id(m.V)
		return mdValue, append(ops, w.types.id(m.V.Type()), uint64(id))
	case *ir.MDNode:
		for _, op := range m.Ops {
			ops = append(ops, w.mdPlusOne(op))
		}
		if m.Distinct {
			return mdDistinctNode, ops
		}
		return mdNode, ops
	case *ir.DINode:
		return w.diRecord(m, ops)
	}
	return 0, ops
}

// globalAttachments gives the records of what is attached to variables and to functions without a body: those with one
// have theirs in their block.
func (w *moduleWriter) globalAttachments() [][]uint64 {
	var records [][]uint64
	_ = w.eachGlobal(func(g ir.Global) error {
		f, isFunc := g.(*ir.Function)
		if md := g.Sym().MD; len(md) > 0 && !(isFunc && f.HasBody) {
			records = append(records, w.attachmentOps([]uint64{uint64(w.globals[g])}, md))
		}
		return nil
	})
	return records
}

// attachmentOps appends pairs of kind and node.
func (w *moduleWriter) attachmentOps(ops []uint64, list []ir.Attachment) []uint64 {
	for _, a := range list {
		id, _ := w.md.id(a.Node)
		ops = append(ops, uint64(w.md.kinds.ids[a.Kind]), uint64(id))
	}
	return ops
}
