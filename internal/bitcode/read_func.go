package bitcode

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// A later is the place of a value that an instruction uses before it is defined.
type later struct {
	ty *ir.Type
	id uint64
}

func (l *later) Type() *ir.Type { return l.ty }

// A bodyReader reads function bodies, one at a time. What one body needed room for serves the next.
type bodyReader struct {
	r      *Reader
	fn     *ir.Function
	cur    bitstream.Cursor
	base   uint64     // number of module-level values
	local  []ir.Value // parameters, constants and instructions: value numbers from base
	blocks []*ir.Block
	at     int         // block being filled
	filled []*ir.Instr // what is in it so far
	md     *mdTable    // where metadata is found: own, if the body has some, or the module's
	own    mdTable
	rec    bitstream.Record
	f      fields
	bundle []ir.Bundle
	fwd    []*ir.Instr // instructions with a later operand
	hasFwd bool
	mdFwd  []*ir.MDValue // nodes of this function that refer to a later value
	instrs []*ir.Instr   // all of them, in order, for attachments
	attach []uint64      // the metadata attachment records: the number of operands of each before them
	debug  debugReader
	old    []*ir.Instr // calls of intrinsics that have another form now
	consts constReader
	stock  stock
	oldBody
}

// idleBodies are readers of bodies that have read some. Their stocks serve all modules.
var idleBodies = sync.Pool{New: func() any {
	b := &bodyReader{}
	b.own.value = b.metadataValue
	b.own.stock = &b.stock
	b.consts = constReader{find: b.lookup, stock: &b.stock, olds: &b.exprs, add: func(v ir.Value, t *typedType) {
		b.local = append(b.local, v)
		if b.pointees.on {
			b.pointees.local = append(b.pointees.local, t)
		}
	}}
	return b
}}

// start makes the reader ready for a body at a bit of the module.
func (b *bodyReader) start(r *Reader, fn *ir.Function, at uint64) {
	b.r, b.fn, b.base, b.md = r, fn, uint64(len(r.values)), &r.md
	b.cur.ForkOf(r.cur, at)
	b.blocks, b.at, b.bundle, b.hasFwd = nil, 0, nil, false
	b.local, b.filled, b.fwd, b.mdFwd = b.local[:0], b.filled[:0], b.fwd[:0], b.mdFwd[:0]
	b.instrs, b.attach, b.old = b.instrs[:0], b.attach[:0], b.old[:0]
	b.startOld(r)
	b.debug.start()
}

// ReadBody reads the body of a function that the module defines. ReadModuleLevel comes before it.
func (r *Reader) ReadBody(fn *ir.Function) error {
	at, ok := r.bodyAt[fn]
	if !ok {
		return fmt.Errorf("%s: function %s has no body here", r.M.Name, fn.Name)
	}
	if err := r.ReadModuleLevel(); err != nil {
		return err
	}
	b := idleBodies.Get().(*bodyReader)
	defer idleBodies.Put(b)
	b.start(r, fn, at)
	if err := b.read(); err != nil {
		fn.Blocks = nil
		return r.wrap(err, b.cur.Bit()/8, fn.Name)
	}
	return nil
}

// BodySize gives the bytes of bitcode that a function's body takes, 0 for a declaration.
func (r *Reader) BodySize(fn *ir.Function) uint64 {
	at, ok := r.bodyAt[fn]
	if !ok {
		return 0
	}
	c := r.cur.Fork(at)
	if c.Skip() != nil {
		return 0 // Open passed over the same block
	}
	return (c.Bit() - at) / 8
}

func (b *bodyReader) read() error {
	if err := b.cur.Enter(functionBlock); err != nil {
		return err
	}
	for _, a := range b.fn.Args {
		b.local = append(b.local, a)
	}
	b.startTyped()
	for {
		e, err := b.cur.Next()
		if err != nil {
			return err
		}
		switch e.Kind {
		case bitstream.EndBlock:
			return b.finish()
		case bitstream.SubBlock:
			err = b.subBlock(e.ID)
		default:
			if err = b.cur.ReadRecord(e.ID, &b.rec); err == nil {
				err = b.r.inRecord(b.record(), functionBlock, b.rec.Code, b.rec.Bit)
			}
		}
		if err != nil {
			return err
		}
	}
}

func (b *bodyReader) subBlock(id uint32) error {
	switch id {
	case constantsBlock:
		return b.consts.block(b.r, &b.cur, b.nextID())
	case metadataBlock:
		if b.md != &b.r.md {
			return errors.New("more than one metadata block in the function")
		}
		b.own.start(b.r, &b.r.md)
		b.md = &b.own
		if err := b.cur.Enter(id); err != nil {
			return err
		}
		return b.md.index(&b.cur, &mdNames{})
	case metadataAttachBlock:
		return b.attachments()
	case valueSymtabBlock, useListBlock:
		return b.cur.Skip() // names of locals and orders of uses
	}
	return fmt.Errorf("unknown block %d in the function", id)
}

// attachments keeps the records of the metadata attachment block until all instructions are there.
func (b *bodyReader) attachments() error {
	if err := b.cur.Enter(metadataAttachBlock); err != nil {
		return err
	}
	for {
		e, err := b.cur.Next()
		if err != nil {
			return err
		}
		switch e.Kind {
		case bitstream.EndBlock:
			return nil
		case bitstream.SubBlock:
			err = b.cur.Skip()
		default:
			if err = b.cur.ReadRecord(e.ID, &b.rec); err != nil {
				return err
			}
			if b.rec.Code != mdAttachment || len(b.rec.Ops) == 0 {
				err = fmt.Errorf("unknown metadata attachment record %d", b.rec.Code)
				return b.r.inRecord(err, metadataAttachBlock, b.rec.Code, b.rec.Bit)
			}
			b.attach = append(append(b.attach, uint64(len(b.rec.Ops))), b.rec.Ops...)
		}
		if err != nil {
			return err
		}
	}
}

// lookup gives a value that has been defined, nil for others.
func (b *bodyReader) lookup(id uint64) ir.Value {
	if id < b.base {
		return b.r.values[id]
	}
	if id-b.base < uint64(len(b.local)) {
		return b.local[id-b.base]
	}
	return nil
}

func (b *bodyReader) nextID() uint64 { return b.base + uint64(len(b.local)) }

// operand reads a relative value number and gives the value number. Both are of 32 bits, and later values have negative relative ones.
func (b *bodyReader) operand() (uint64, error) {
	rel := b.f.next()
	if rel >= 1<<32 {
		return 0, fmt.Errorf("the value number %d before this one, below 2^32 expected", rel)
	}
	return b.absolute(rel), nil
}

func (b *bodyReader) absolute(rel uint64) uint64 {
	if b.r.version == 0 {
		return rel
	}
	return uint64(uint32(b.nextID()) - uint32(rel))
}

// typed reads a value whose type follows when it is a later one (getValueTypePair).
func (b *bodyReader) typed() (ir.Value, error) {
	id, err := b.operand()
	if err != nil {
		return nil, err
	}
	if v := b.lookup(id); v != nil && !b.f.short {
		return v, nil
	}
	t, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	if b.f.short {
		return nil, b.f.err("instruction")
	}
	return b.later(id, t)
}

// later gives the place of a value that must still come.
func (b *bodyReader) later(id uint64, t *ir.Type) (ir.Value, error) {
	switch t.Kind {
	case ir.VoidKind, ir.LabelKind, ir.FuncKind, ir.MetadataKind:
		return nil, errors.New("a value of a type that values do not have")
	}
	b.hasFwd = true
	l := b.stock.laters.one()
	l.ty, l.id = t, id
	return l, nil
}

// metadataValue makes the node one of a value, a parameter or an instruction of the function perhaps.
func (b *bodyReader) metadataValue(id uint64, t *ir.Type, node *ir.MDValue) error {
	if v := b.lookup(id); v != nil {
		if v.Type() != t {
			return fmt.Errorf("metadata refers to value %d with another type than it has", id)
		}
		node.V = v
		return b.exprs.refuse(v)
	}
	v, err := b.later(id, t)
	node.V = v
	b.mdFwd = append(b.mdFwd, node)
	return err
}

// ofType reads a value of a type that is known (popValue).
func (b *bodyReader) ofType(t *ir.Type) (ir.Value, error) {
	id, err := b.operand()
	if err != nil {
		return nil, err
	}
	return b.byID(id, t)
}

func (b *bodyReader) byID(id uint64, t *ir.Type) (ir.Value, error) {
	if t.Kind == ir.MetadataKind {
		m, err := b.md.get(id)
		if err != nil {
			return nil, err
		}
		v := b.stock.mdAsVals.one()
		v.Ty, v.MD = t, m
		return v, nil
	}
	v := b.lookup(id)
	if v == nil {
		return b.later(id, t)
	}
	if v.Type() != t {
		return nil, fmt.Errorf("operand %d has another type than the instruction says", id)
	}
	return v, nil
}

func (b *bodyReader) block(id uint64) (*ir.Block, error) {
	if id >= uint64(len(b.blocks)) {
		return nil, fmt.Errorf("block %d of %d", id, len(b.blocks))
	}
	return b.blocks[id], nil
}

// newInstr takes an instruction from the stock.
func (b *bodyReader) newInstr(op ir.Op, t *ir.Type, ops ...ir.Value) *ir.Instr {
	in := b.stock.instrs.one()
	in.Op, in.Ty = op, t
	in.Ops = b.stock.values.keep(ops)
	return in
}

// targets gives a list of blocks.
func (b *bodyReader) targets(list ...*ir.Block) []*ir.Block { return b.stock.blockAt.keep(list) }

// declareBlocks makes the function's blocks. Every block has an instruction of at least some bits.
func (b *bodyReader) declareBlocks() error {
	n := b.f.next()
	const bitsOfTerminator = 3 // at least: the id of an abbreviation of its own
	if n == 0 || n > b.cur.Left()/bitsOfTerminator {
		return fmt.Errorf("function of %d blocks, but its body ends after %d bits", n, b.cur.Left())
	}
	if b.blocks != nil {
		return errors.New("blocks declared twice")
	}
	all := b.stock.blocks.take(int(n))
	b.blocks = b.stock.blockAt.take(int(n))
	for i := range all {
		all[i].ID, all[i].Parent = int32(i), b.fn
		b.blocks[i] = &all[i]
	}
	return nil
}

func (b *bodyReader) record() error {
	b.f = fields{ops: b.rec.Ops}
	switch b.rec.Code {
	case fnDeclareBlocks:
		return b.declareBlocks()
	case fnBlockAddrUsers:
		return nil
	case fnDebugLoc, fnDebugLocAgain, fnDbgValue, fnDbgDeclare, fnDbgAssign, fnDbgValueSimple, fnDbgLabel, fnDbgDeclareVal:
		if !b.r.debug {
			return nil
		}
		return b.debugRecord()
	case fnOperandBundle:
		return b.operandBundle()
	}
	decode := b.decoder(min(b.rec.Code, uint32(len(bodyDecoders)-1)))
	if decode == nil {
		return fmt.Errorf("unknown function record %d", b.rec.Code)
	}
	if b.at >= len(b.blocks) {
		return errors.New("an instruction after the last block")
	}
	in, err := decode(b)
	switch {
	case err != nil:
	case in == nil: // a call of a debug intrinsic, of which no more is read
		err = b.f.err("instruction")
	default:
		if err = b.f.done("instruction"); err == nil {
			err = checkOp(b.r.M.Types, in.Op, in.Ty, in.ElemTy, in.Ops)
		}
		if err == nil && b.exprs.some() {
			err = b.expandOperands(in)
		}
	}
	if err != nil {
		return fmt.Errorf("instruction %d: %w", len(b.instrs), err)
	}
	err = b.append(in)
	b.noteValue()
	return err
}

// decoder gives what decodes the records of a code, nil if nothing does.
func (b *bodyReader) decoder(code uint32) func(*bodyReader) (*ir.Instr, error) {
	if b.pointees.on && bodyDecoders[code] != nil {
		return (*bodyReader).decodeTyped
	}
	return bodyDecoders[code]
}

func (b *bodyReader) append(in *ir.Instr) error {
	b.instrs = append(b.instrs, in)
	if in == nil && len(b.bundle) == 0 { // a debug intrinsic: it has a number among the instructions, but is not kept
		return nil
	}
	if len(b.bundle) > 0 {
		if in == nil || !in.IsCall() {
			return errors.New("operand bundles before an instruction that is no call")
		}
		in.Call.Bundles, b.bundle = b.bundle, nil
	}
	if b.hasFwd { // in a bundle before the call, too
		b.fwd, b.hasFwd = append(b.fwd, in), false
	}
	blk := b.blocks[b.at]
	in.Parent = blk
	b.debug.before(in)
	b.filled = append(b.filled, in)
	if in.Op.IsTerminator() {
		blk.Instrs = b.stock.instrAt.keep(b.filled)
		b.at, b.filled = b.at+1, b.filled[:0]
	}
	if in.Ty.Kind != ir.VoidKind {
		b.local = append(b.local, in)
	}
	return nil
}

// emit adds an instruction that stands for part of a record: it has no number.
func (b *bodyReader) emit(in *ir.Instr) {
	if b.hasFwd {
		b.fwd, b.hasFwd = append(b.fwd, in), false
	}
	in.Parent = b.blocks[b.at]
	b.filled = append(b.filled, in)
}

func (b *bodyReader) operandBundle() error {
	tag := b.f.next()
	if tag >= uint64(len(b.r.tags)) {
		return fmt.Errorf("operand bundle tag %d of %d", tag, len(b.r.tags))
	}
	bu := ir.Bundle{Tag: b.r.tags[tag]}
	for b.f.left() > 0 {
		v, err := b.bundleOperand()
		if err != nil {
			return err
		}
		bu.Ops = append(bu.Ops, v)
		if b.exprs.some() && b.at < len(b.blocks) {
			if err := b.expand(&bu.Ops[len(bu.Ops)-1], b.blocks[b.at], &b.filled); err != nil {
				return err
			}
		}
	}
	// Without an operand it means nothing any more (AutoUpgrade's UpgradeOperandBundles).
	if bu.Tag != "clang.arc.attachedcall" || len(bu.Ops) > 0 {
		b.bundle = append(b.bundle, bu)
	}
	return b.f.err("operand bundle")
}

// bundleOperand reads a value, or metadata after a mark of its own.
func (b *bodyReader) bundleOperand() (ir.Value, error) {
	if b.f.ops[b.f.i] != bundleMetadata {
		return b.typed()
	}
	b.f.next()
	return b.ofType(b.r.M.Types.Metadata())
}

// bundleMetadata marks metadata among a bundle's operands (OB_METADATA).
const bundleMetadata = 0x80000000

func (b *bodyReader) finish() error {
	if b.at != len(b.blocks) || b.blocks == nil {
		return fmt.Errorf("the function ends in block %d of %d", b.at, len(b.blocks))
	}
	if len(b.bundle) > 0 {
		return errors.New("operand bundles without a call")
	}
	if err := b.resolve(); err != nil {
		return err
	}
	for rest := b.attach; len(rest) > 0; {
		n := 1 + rest[0]
		if err := b.attachment(rest[1:n]); err != nil {
			return err
		}
		rest = rest[n:]
	}
	if err := b.checkPhis(); err != nil {
		return err
	}
	b.placeEdges()
	b.dropUnplaced()
	b.fn.Blocks = b.blocks
	if b.r.hasStrict {
		b.dropStrictCalls()
	}
	if b.r.hasOld {
		return b.upgradeCalls()
	}
	return nil
}

// resolve puts the values in the places of those that came later.
func (b *bodyReader) resolve() error {
	var err error
	put := func(p *ir.Value) {
		l, ok := (*p).(*later)
		if !ok || err != nil {
			return
		}
		switch v := b.lookup(l.id); {
		case v == nil:
			err = fmt.Errorf("value %d is used but never defined", l.id)
		case v.Type() != l.ty:
			err = fmt.Errorf("value %d is defined with another type than it is used with", l.id)
		default:
			*p = v
		}
	}
	for _, in := range b.fwd {
		in.EachOperand(put)
	}
	for _, m := range b.mdFwd {
		put(&m.V)
	}
	for _, r := range b.debug.records {
		r.EachValue(put)
	}
	return err
}

// checkPhis makes sure that phis come first in their blocks.
func (b *bodyReader) checkPhis() error {
	for _, blk := range b.blocks {
		first := true
		for _, in := range blk.Instrs {
			if in.Op != ir.Phi {
				first = false
			} else if !first {
				return errors.New("a phi after other instructions of its block")
			}
		}
	}
	return nil
}

// attachment gives metadata to the function, or with an odd number of operands to the instruction that comes first.
func (b *bodyReader) attachment(ops []uint64) error {
	if len(ops)%2 == 0 {
		list, err := b.r.attachments(b.md, ops, &b.stock)
		b.fn.MD = append(b.fn.MD, list...)
		return err
	}
	if ops[0] >= uint64(len(b.instrs)) {
		return fmt.Errorf("metadata of instruction %d of %d", ops[0], len(b.instrs))
	}
	in := b.instrs[ops[0]]
	if in == nil {
		return nil
	}
	list, err := b.r.attachments(b.md, ops[1:], &b.stock)
	b.r.upgradeAttached(list)
	if b.r.debug {
		list = slices.DeleteFunc(list, func(a ir.Attachment) bool {
			loc := ir.NodeOf(a.Node, ir.DILocation)
			if loc == nil || a.Kind != dbgKind {
				return false
			}
			in.Loc = loc
			return true
		})
	}
	if in.MD == nil {
		in.MD = list
	} else {
		in.MD = append(in.MD, list...)
	}
	return err
}
