package bitcode

import (
	"errors"
	"fmt"
	"sync"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// maxMDDepth limits how deep nodes may nest when one of them is read.
const maxMDDepth = 100_000

// dbgKind is the metadata kind of debug locations and subprograms.
const dbgKind = "dbg"

// An mdTable is a scope of metadata: the module's, or a function's on top of it. Nodes are read when asked for.
type mdTable struct {
	r     *Reader
	outer *mdTable
	first uint64            // number of the first entry of this table
	nodes []ir.Metadata     // nil: not read yet
	at    []uint64          // bit of each node's record, before its abbreviation id; 0 for strings
	cur   *bitstream.Cursor // inside the block, for reading nodes
	value func(uint64) ir.Value
	mu    sync.Mutex
}

func (t *mdTable) count() uint64 { return t.first + uint64(len(t.nodes)) }

// get gives the metadata of a number, reading it if need be.
func (t *mdTable) get(id uint64) (ir.Metadata, error) {
	if id < t.first && t.outer != nil {
		return t.outer.get(id)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.load(id, 0)
}

// load reads a node. A node is entered in the table before its operands are, so a node may contain itself.
func (t *mdTable) load(id uint64, depth int) (ir.Metadata, error) {
	if id < t.first && t.outer != nil {
		return t.outer.get(id)
	}
	i := id - t.first
	if i >= uint64(len(t.nodes)) {
		return nil, fmt.Errorf("metadata %d of %d", id, t.count())
	}
	if t.nodes[i] != nil {
		return t.nodes[i], nil
	}
	if depth > maxMDDepth {
		return nil, fmt.Errorf("metadata nested more than %d deep", maxMDDepth)
	}
	c := *t.cur
	c.Seek(t.at[i])
	e, err := c.Next()
	if err != nil {
		return nil, err
	}
	var rec bitstream.Record
	if e.Kind != bitstream.RecordEntry {
		return nil, errors.New("metadata index points at no record")
	}
	if err := c.ReadRecord(e.ID, &rec); err != nil {
		return nil, err
	}
	return t.node(i, &rec, depth)
}

func (t *mdTable) node(i uint64, rec *bitstream.Record, depth int) (ir.Metadata, error) {
	switch rec.Code {
	case mdStringOld:
		t.nodes[i] = &ir.MDString{S: chars(rec.Ops)}
	case mdValue:
		v, err := t.valueOf(rec.Ops)
		if err != nil {
			return nil, err
		}
		t.nodes[i] = v
	case mdNode, mdDistinctNode:
		n := &ir.MDNode{Distinct: rec.Code == mdDistinctNode, Ops: make([]ir.Metadata, len(rec.Ops))}
		t.nodes[i] = n
		ids := append([]uint64(nil), rec.Ops...)
		for k, id := range ids {
			if id == 0 {
				continue
			}
			op, err := t.load(id-1, depth+1)
			if err != nil {
				return nil, err
			}
			n.Ops[k] = op
		}
	case mdArgList:
		l := &ir.MDArgList{}
		t.nodes[i] = l
		for _, id := range append([]uint64(nil), rec.Ops...) {
			op, err := t.load(id, depth+1)
			if err != nil {
				return nil, err
			}
			v, ok := op.(*ir.MDValue)
			if !ok {
				return nil, errors.New("an argument list of metadata that is no value")
			}
			l.Args = append(l.Args, v)
		}
	default:
		if !isDebugNode(rec.Code) {
			return nil, fmt.Errorf("unknown metadata record %d", rec.Code)
		}
		d := &ir.DINode{Code: rec.Code, Fields: append([]uint64(nil), rec.Ops...)}
		if len(rec.Ops) > 0 {
			d.Distinct = rec.Ops[0]&1 != 0
		}
		t.nodes[i] = d
	}
	return t.nodes[i], nil
}

func isDebugNode(code uint32) bool {
	return code == mdLocation || code >= mdGenericDebug && code < mdStrings || code == mdGlobalVarExpr || code >= 40 && code <= mdLast
}

// valueOf reads [type, value number].
func (t *mdTable) valueOf(ops []uint64) (*ir.MDValue, error) {
	if len(ops) != 2 {
		return nil, errors.New("metadata value record without type and value")
	}
	v := t.value(ops[1])
	if v == nil {
		return nil, fmt.Errorf("metadata refers to value %d, which does not exist", ops[1])
	}
	return &ir.MDValue{V: v}, nil
}

// isNodeRecord reports whether the record is an entry of the table.
func isNodeRecord(code uint32) bool {
	switch code {
	case mdStringOld, mdValue, mdNode, mdDistinctNode, mdOldNode, mdOldFnNode:
		return true
	}
	return isDebugNode(code)
}

// An mdNames collects what a module's metadata block says beside its nodes.
type mdNames struct {
	named   []namedIDs
	globals [][]uint64 // value number, then pairs of kind and node
}

type namedIDs struct {
	name string
	ids  []uint64
}

// index finds the entries of the block at the cursor, which has been entered, without decoding more than it must.
func (t *mdTable) index(c *bitstream.Cursor, names *mdNames) error {
	inside := *c
	t.cur = &inside
	var rec bitstream.Record
	start := uint64(0) // where METADATA_INDEX_OFFSET counts from
	name := ""
	for {
		at := c.Bit()
		e, err := c.Next()
		if err != nil {
			return err
		}
		switch e.Kind {
		case bitstream.EndBlock:
			return nil
		case bitstream.SubBlock:
			if err := c.Skip(); err != nil {
				return err
			}
			continue
		}
		if err := c.ReadRecord(e.ID, &rec); err != nil {
			return err
		}
		switch rec.Code {
		case mdStrings:
			err = t.strings(&rec)
		case mdIndexOffset:
			start, err = t.skipToIndex(c, &rec)
		case mdIndex:
			err = t.fromIndex(&rec, start)
		case mdName:
			name = chars(rec.Ops)
		case mdNamedNode:
			names.named = append(names.named, namedIDs{name, append([]uint64(nil), rec.Ops...)})
		case mdGlobalDecl:
			names.globals = append(names.globals, append([]uint64(nil), rec.Ops...))
		case mdKind: // kinds used to be here; they are in a block of their own since LLVM 3.9
			if len(rec.Ops) > 0 {
				t.r.kinds[rec.Ops[0]] = chars(rec.Ops[1:])
			}
		default:
			if !isNodeRecord(rec.Code) {
				return fmt.Errorf("unknown metadata record %d", rec.Code)
			}
			t.add(nil, at)
		}
		if err != nil {
			return err
		}
		// Abbreviations may be defined between records: reading a node later must know them.
		inside.TakeAbbrevs(c)
	}
}

func (t *mdTable) add(m ir.Metadata, at uint64) {
	t.nodes = append(t.nodes, m)
	t.at = append(t.at, at)
}

// strings reads [count, offset of the characters] and a blob: lengths as 6-bit variable-width numbers, then characters.
func (t *mdTable) strings(rec *bitstream.Record) error {
	if len(rec.Ops) != 2 {
		return errors.New("metadata strings record without count and offset")
	}
	count, off := rec.Ops[0], rec.Ops[1]
	if off > uint64(len(rec.Blob)) || count > off*8/6 {
		return fmt.Errorf("%d metadata strings in a blob of %d bytes", count, len(rec.Blob))
	}
	lengths := bitstream.NewCursor(rec.Blob[:off])
	text := string(rec.Blob[off:])
	list := make([]ir.MDString, count)
	for i := range list {
		n, err := lengths.VBR(6)
		if err != nil {
			return err
		}
		if n > uint64(len(text)) {
			return errors.New("metadata strings are longer than their blob")
		}
		list[i].S, text = text[:n], text[n:]
		t.add(&list[i], 0)
	}
	return nil
}

// skipToIndex jumps over the nodes to their index: [offset low, high], in bits from the end of this record.
func (t *mdTable) skipToIndex(c *bitstream.Cursor, rec *bitstream.Record) (uint64, error) {
	if len(rec.Ops) != 2 {
		return 0, errors.New("metadata index offset record without two words")
	}
	off := rec.Ops[0] | rec.Ops[1]<<32
	start := c.Bit()
	if off > c.Left() {
		return 0, errors.New("metadata index beyond its block")
	}
	c.Seek(start + off)
	return start, nil
}

// fromIndex adds the nodes that the index lists: distances in bits, the first from the start of the nodes.
func (t *mdTable) fromIndex(rec *bitstream.Record, start uint64) error {
	if start == 0 {
		return errors.New("metadata index without its offset record")
	}
	at := start
	for _, d := range rec.Ops {
		at += d
		if at < start || at > start+8*uint64(len(t.r.data)) {
			return errors.New("metadata index points outside its block")
		}
		t.add(nil, at)
	}
	return nil
}

// indexMetadata reads what the module's metadata blocks say beside their nodes.
func (r *Reader) indexMetadata() error {
	r.md = mdTable{r: r, value: r.moduleValue}
	var names mdNames
	for _, at := range r.mdAt {
		c := r.cur.Fork(at)
		if err := c.Enter(metadataBlock); err != nil {
			return err
		}
		if len(r.mdAt) > 1 {
			return errors.New("more than one metadata block in the module")
		}
		if err := r.md.index(c, &names); err != nil {
			return r.wrap(err, c.Bit()/8, "")
		}
	}
	for _, n := range names.named {
		if isDebugName(n.name) {
			continue
		}
		nm := &ir.NamedMD{Name: n.name}
		for _, id := range n.ids {
			node, err := r.md.get(id)
			if err != nil {
				return fmt.Errorf("named metadata %s: %w", n.name, err)
			}
			nm.Nodes = append(nm.Nodes, node)
		}
		r.M.NamedMD = append(r.M.NamedMD, nm)
	}
	for _, g := range names.globals {
		if err := r.globalMetadata(g); err != nil {
			return err
		}
	}
	return nil
}

// isDebugName tells the named metadata of debug information, which is not kept.
func isDebugName(name string) bool { return name == "llvm.dbg.cu" || name == "llvm.dbg.sp" }

func (r *Reader) globalMetadata(ops []uint64) error {
	if len(ops)%2 != 1 {
		return errors.New("metadata of a global without pairs of kind and node")
	}
	g, ok := r.moduleValue(ops[0]).(ir.Global)
	if !ok {
		return fmt.Errorf("metadata of value %d, which is no global", ops[0])
	}
	if g.Sym().Module != r.M {
		return nil // replaced by another module's definition, which has its own
	}
	list, err := r.attachments(&r.md, ops[1:])
	g.Sym().MD = append(g.Sym().MD, list...)
	return err
}

// attachments reads pairs of kind and node; debug locations are not kept.
func (r *Reader) attachments(t *mdTable, ops []uint64) ([]ir.Attachment, error) {
	var list []ir.Attachment
	for ; len(ops) >= 2; ops = ops[2:] {
		kind, ok := r.kinds[ops[0]]
		if !ok {
			return nil, fmt.Errorf("metadata kind %d has no name", ops[0])
		}
		if kind == dbgKind {
			continue
		}
		node, err := t.get(ops[1])
		if err != nil {
			return nil, fmt.Errorf("metadata %s: %w", kind, err)
		}
		list = append(list, ir.Attachment{Kind: kind, Node: node})
	}
	return list, nil
}
