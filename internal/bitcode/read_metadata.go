package bitcode

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// dbgKind is the metadata kind of debug locations and subprograms.
const dbgKind = "dbg"

// An mdTable is a scope of metadata: the module's, or a function's on top of it. Nodes are read when asked for.
type mdTable struct {
	r     *Reader
	outer *mdTable
	first uint64           // number of the first entry of this table
	nodes []ir.Metadata    // nil: not read yet
	at    []uint64         // bit of each node's record, before its abbreviation id; 0 for strings
	cur   bitstream.Cursor // inside the block, for reading nodes
	// value gives the value of a number and type for a node that is being read.
	value func(id uint64, t *ir.Type, node *ir.MDValue) error
	stock *stock
	mu    sync.Mutex // for all below, and for nodes that are not whole
	// whole has a bit for each node that has been read with all that it refers to: it may be had without the lock.
	whole []atomic.Uint64
	load  mdLoad
	rec   bitstream.Record
	spare bitstream.Cursor
}

// start makes an empty table on top of the module's.
func (t *mdTable) start(r *Reader, outer *mdTable) {
	t.r, t.outer, t.first = r, outer, outer.count()
	t.nodes, t.at = t.nodes[:0], t.at[:0]
}

// indexed is called when all entries are known.
func (t *mdTable) indexed() {
	if words := (len(t.nodes) + 63) / 64; words <= cap(t.whole) {
		t.whole = t.whole[:words]
		for i := range t.whole {
			t.whole[i].Store(0)
		}
	} else {
		t.whole = make([]atomic.Uint64, words)
	}
}

func (t *mdTable) count() uint64 { return t.first + uint64(len(t.nodes)) }

// get gives the metadata of a number, reading it, and all that it refers to, if need be.
func (t *mdTable) get(id uint64) (ir.Metadata, error) {
	if id < t.first && t.outer != nil {
		return t.outer.get(id)
	}
	if i := id - t.first; i/64 < uint64(len(t.whole)) && t.whole[i/64].Load()>>(i%64)&1 != 0 {
		return t.nodes[i], nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	l := &t.load
	l.t, l.made, l.todo, l.ids = t, l.made[:0], l.todo[:0], l.ids[:0]
	node, err := l.entry(id)
	for err == nil && len(l.todo) > 0 {
		last := l.todo[len(l.todo)-1]
		l.todo = l.todo[:len(l.todo)-1]
		err = t.r.inRecord(l.fill(&last), metadataBlock, last.code, last.bit)
	}
	if err != nil {
		for _, i := range l.made { // they may lack operands
			t.nodes[i] = nil
		}
		return nil, err
	}
	for _, i := range l.made {
		if i/64 < uint64(len(t.whole)) {
			t.whole[i/64].Or(1 << (i % 64))
		}
	}
	return node, nil
}

// An mdLoad reads a node and what it refers to, without recursion: nodes may nest as deep as a file is long. A node is entered in the
// table before its operands are, so it may contain itself.
type mdLoad struct {
	t    *mdTable
	made []uint64
	todo []mdPending
	ids  []uint64 // of the operands of all that was to be done
	room []uint64 // for the numbers of one node's operands
}

// An mdPending is a node whose operands are to be read.
type mdPending struct {
	node  ir.Metadata
	first int // of its operands' numbers in the list
	count int
	code  uint32
	bit   uint64
}

// later enters a node in the list of what is to be done.
func (l *mdLoad) later(node ir.Metadata, ids []uint64, rec *bitstream.Record) {
	l.todo = append(l.todo, mdPending{node, len(l.ids), len(ids), rec.Code, rec.Bit})
	l.ids = append(l.ids, ids...)
}

// entry gives the entry of a number; its operands may be on the list of what is to be done.
func (l *mdLoad) entry(id uint64) (ir.Metadata, error) {
	t := l.t
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
	c := &t.spare
	*c = t.cur.At(t.at[i])
	e, err := c.Next()
	if err != nil {
		return nil, err
	}
	rec := &t.rec
	if e.Kind != bitstream.RecordEntry {
		return nil, errors.New("the metadata index points at something that is no record")
	}
	if err := c.ReadRecord(e.ID, rec); err != nil {
		return nil, err
	}
	// Entries of an index that overlap would let a small file stand for endless nodes.
	if i+1 < uint64(len(t.at)) && c.Bit() > t.at[i+1] {
		return nil, errors.New("the metadata index points into the middle of a record")
	}
	node, err := l.node(rec)
	if err != nil {
		return nil, t.r.inRecord(err, metadataBlock, rec.Code, rec.Bit)
	}
	t.nodes[i] = node
	l.made = append(l.made, i)
	return node, nil
}

// node makes the node of a record, whose operands are those of its own.
func (l *mdLoad) node(rec *bitstream.Record) (ir.Metadata, error) {
	switch rec.Code {
	case mdStringOld:
		return &ir.MDString{S: chars(rec.Ops)}, nil
	case mdValue:
		return l.t.valueOf(rec.Ops)
	case mdNode, mdDistinctNode:
		n := l.t.stock.nodes.one()
		n.Distinct, n.Ops = rec.Code == mdDistinctNode, l.t.stock.mdOps.take(len(rec.Ops))
		l.later(n, rec.Ops, rec)
		return n, nil
	case mdArgList:
		n := &ir.MDArgList{Args: make([]*ir.MDValue, len(rec.Ops))}
		l.later(n, rec.Ops, rec)
		return n, nil
	}
	if !isDebugNode(rec.Code) {
		return nil, fmt.Errorf("unknown metadata record %d", rec.Code)
	}
	if !l.t.r.debug {
		return &l.t.r.noDebug, nil
	}
	return l.diNode(rec)
}

// fill reads the operands of a node.
func (l *mdLoad) fill(p *mdPending) error {
	if n, ok := p.node.(*ir.DINode); ok {
		defer n.SettleSizes()
	}
	for k := range p.count {
		id := l.ids[p.first+k] // what is read here may make the list another
		switch n := p.node.(type) {
		case *ir.DINode: // numbers plus 1, 0 for what is not read here
			if id == 0 {
				continue
			}
			op, err := l.entry(id - 1)
			if err != nil {
				return err
			}
			n.Refs[k] = op
		case *ir.MDNode: // numbers plus 1, 0 for none
			if id == 0 {
				continue
			}
			op, err := l.entry(id - 1)
			if err != nil {
				return err
			}
			n.Ops[k] = op
		case *ir.MDArgList:
			op, err := l.entry(id)
			if err != nil {
				return err
			}
			v, ok := op.(*ir.MDValue)
			if !ok {
				return errors.New("an argument list of metadata that is no value")
			}
			n.Args[k] = v
		}
	}
	return nil
}

func isDebugNode(code uint32) bool {
	return code == mdLocation || code >= mdGenericDebug && code < mdStrings || code == mdGlobalVarExpr || code >= 40 && code <= mdLast
}

// valueOf reads [type, value number].
func (t *mdTable) valueOf(ops []uint64) (*ir.MDValue, error) {
	if len(ops) != 2 {
		return nil, fmt.Errorf("metadata of a value with %d operands, type and value expected", len(ops))
	}
	ty, err := t.r.typeAt(ops[0])
	if err != nil {
		return nil, err
	}
	node := t.stock.mdValues.one()
	return node, t.value(ops[1], ty, node)
}

// metadataValue makes the node one of a global or module-level constant.
func (r *Reader) metadataValue(id uint64, t *ir.Type, node *ir.MDValue) error {
	v := r.moduleValue(id)
	if v == nil {
		return fmt.Errorf("metadata refers to value %d, but the module has %d", id, len(r.values))
	}
	if v.Type() != t {
		return fmt.Errorf("metadata refers to value %d with another type than it has", id)
	}
	node.V = v
	return r.exprs.refuse(v)
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
	globals []namedIDs // value number, then pairs of kind and node
}

type namedIDs struct {
	name string
	ids  []uint64
	bit  uint64 // where the record is
}

// index finds the entries of the block at the cursor, which has been entered, without decoding more than it must.
func (t *mdTable) index(c *bitstream.Cursor, names *mdNames) error {
	t.cur = c.At(c.Bit())
	x := mdIndexer{t: t, names: names}
	rec := &t.rec
	for {
		e, err := c.Next()
		if err != nil {
			return err
		}
		switch e.Kind {
		case bitstream.EndBlock:
			t.indexed()
			return nil
		case bitstream.SubBlock:
			err = c.Skip()
		default:
			if err = c.ReadRecord(e.ID, rec); err == nil {
				err = t.r.inRecord(x.record(c, e.Bit, rec), metadataBlock, rec.Code, rec.Bit)
			}
		}
		if err != nil {
			return err
		}
		// Abbreviations may be defined between records: reading a node later must know them.
		t.cur.TakeAbbrevs(c)
	}
}

// An mdIndexer takes in the records of one metadata block.
type mdIndexer struct {
	t     *mdTable
	names *mdNames
	start uint64 // where the index counts from, 0 before its offset record
	name  string // of the next named node
}

func (x *mdIndexer) record(c *bitstream.Cursor, at uint64, rec *bitstream.Record) (err error) {
	switch rec.Code {
	case mdStrings:
		return x.t.strings(rec)
	case mdIndexOffset:
		x.start, err = skipToIndex(c, rec)
		return err
	case mdIndex:
		return x.t.fromIndex(rec, x.start)
	case mdName:
		x.name = chars(rec.Ops)
	case mdNamedNode:
		x.names.named = append(x.names.named, namedIDs{x.name, slices.Clone(rec.Ops), rec.Bit})
	case mdGlobalDecl:
		x.names.globals = append(x.names.globals, namedIDs{"", slices.Clone(rec.Ops), rec.Bit})
	case mdKind: // kinds used to be here; they are in a block of their own since LLVM 3.9
		if x.t.outer != nil {
			return errors.New("metadata kinds are defined in a function")
		}
		return x.t.r.metadataKind(rec)
	default:
		if rec.Code == mdStringOld && x.t.outer == nil {
			x.t.r.oldStrings = true
		}
		if !isNodeRecord(rec.Code) {
			return fmt.Errorf("unknown metadata record %d", rec.Code)
		}
		x.t.add(nil, at)
	}
	return nil
}

// metadataKind reads [number, name].
func (r *Reader) metadataKind(rec *bitstream.Record) error {
	if rec.Code != mdKind || len(rec.Ops) == 0 {
		return errors.New("not the number and name of a metadata kind")
	}
	r.kinds[rec.Ops[0]] = chars(rec.Ops[1:])
	return nil
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
	t.nodes, t.at = slices.Grow(t.nodes, len(list)), slices.Grow(t.at, len(list))
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
func skipToIndex(c *bitstream.Cursor, rec *bitstream.Record) (uint64, error) {
	if len(rec.Ops) != 2 || rec.Ops[0] >= 1<<32 || rec.Ops[1] >= 1<<32 {
		return 0, errors.New("the offset of the metadata index is not two words")
	}
	off := rec.Ops[0] | rec.Ops[1]<<32
	start := c.Bit()
	if off > c.Left() {
		return 0, fmt.Errorf("the metadata index is %d bits further on, but its block ends after %d", off, c.Left())
	}
	c.Seek(start + off)
	return start, nil
}

// fromIndex adds the nodes that the index lists: distances in bits, the first from the start of the nodes.
func (t *mdTable) fromIndex(rec *bitstream.Record, start uint64) error {
	if start == 0 {
		return errors.New("a metadata index without its offset record")
	}
	at := start
	t.nodes, t.at = slices.Grow(t.nodes, len(rec.Ops)), slices.Grow(t.at, len(rec.Ops))
	for i, d := range rec.Ops {
		at += d
		if at < start || at > rec.Bit || d == 0 && i > 0 {
			return fmt.Errorf("entry %d of the metadata index points outside the nodes or twice at one", i)
		}
		t.add(nil, at)
	}
	return nil
}

// indexMetadata reads what the module's metadata blocks say beside their nodes.
func (r *Reader) indexMetadata() error {
	r.md.r, r.md.value, r.md.stock = r, r.metadataValue, &r.stock
	if len(r.mdAt) == 0 {
		return nil
	}
	if len(r.mdAt) > 1 {
		return r.wrap(errors.New("a second metadata block in the module, one expected"), r.mdAt[1]/8, "")
	}
	var names mdNames
	c := r.cur.Fork(r.mdAt[0])
	err := c.Enter(metadataBlock)
	if err == nil {
		err = r.md.index(c, &names)
	}
	if err != nil {
		return r.wrap(err, c.Bit()/8, "")
	}
	if err := r.findDebug(names.named); err != nil {
		return err
	}
	for _, n := range names.named {
		if err := r.inRecord(r.namedMetadata(n), metadataBlock, mdNamedNode, n.bit); err != nil {
			return err
		}
	}
	for _, g := range names.globals {
		if err := r.inRecord(r.globalMetadata(g.ids), metadataBlock, mdGlobalDecl, g.bit); err != nil {
			return err
		}
	}
	return nil
}

// debugVersion is the version of debug information that LLVM 3.5 to 22 write (DEBUG_METADATA_VERSION). Of another, or without one, LLVM
// drops it.
const debugVersion = 3

// findDebug turns the passing over of debug information off if it is wanted and there.
func (r *Reader) findDebug(named []namedIDs) error {
	if !r.keepDebug {
		return nil
	}
	for _, n := range named {
		if n.name != "llvm.module.flags" {
			continue
		}
		for _, id := range n.ids {
			md, err := r.md.get(id)
			if err != nil {
				return r.inRecord(err, metadataBlock, mdNamedNode, n.bit)
			}
			if flag, ok := md.(*ir.MDNode); ok && len(flag.Ops) == 3 {
				if key, ok := flag.Ops[1].(*ir.MDString); ok && key.S == "Debug Info Version" {
					v := ir.IntegerOf(flag.Ops[2])
					r.debug = v != nil && v.IsInt64() && v.Int64() == debugVersion
				}
			}
		}
	}
	return nil
}

func (r *Reader) namedMetadata(n namedIDs) error {
	if isDebugName(n.name) && !r.debug {
		return nil
	}
	nm := &ir.NamedMD{Name: n.name}
	for _, id := range n.ids {
		node, err := r.md.get(id)
		if err != nil {
			return err
		}
		nm.Nodes = append(nm.Nodes, node)
	}
	r.M.NamedMD = append(r.M.NamedMD, nm)
	return nil
}

// isDebugName tells the named metadata of debug information.
func isDebugName(name string) bool { return name == "llvm.dbg.cu" || name == "llvm.dbg.sp" }

func (r *Reader) globalMetadata(ops []uint64) error {
	if len(ops)%2 != 1 {
		return errors.New("metadata of a global without pairs of kind and node")
	}
	if ops[0] >= uint64(r.nGlobals) {
		return fmt.Errorf("metadata of value %d, which is no global", ops[0])
	}
	g, ok := r.values[ops[0]].(ir.Global)
	if !ok || g.Sym().Module != r.M {
		return nil // replaced by what the linker resolved it to, which has its own
	}
	list, err := r.attachments(&r.md, ops[1:], &r.stock)
	g.Sym().MD = append(g.Sym().MD, list...)
	return err
}

// attachments reads pairs of kind and node; debug information is kept only if it is wanted.
func (r *Reader) attachments(t *mdTable, ops []uint64, from *stock) ([]ir.Attachment, error) {
	var room [8]ir.Attachment
	list := room[:0]
	for ; len(ops) >= 2; ops = ops[2:] {
		kind, ok := r.kinds[ops[0]]
		if !ok {
			return nil, fmt.Errorf("metadata kind %d has no name", ops[0])
		}
		if kind == dbgKind && !r.debug {
			continue
		}
		node, err := t.get(ops[1])
		if err != nil {
			return nil, err
		}
		if node == ir.Metadata(&r.noDebug) {
			continue
		}
		list = append(list, ir.Attachment{Kind: kind, Node: node})
	}
	return from.attached.keep(list), nil
}
