package bitcode

import (
	"errors"
	"fmt"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// A funcScan is what a function uses of the module's tables, and its constants.
type funcScan struct {
	uses     uses
	pool     *constPool
	instrs   []*ir.Instr // by ir.Instr.ID
	attached []*ir.Instr // those with metadata
}

func inInstr(in *ir.Instr, err error) error {
	if err == nil {
		return nil
	}
	n := 0
	for i, other := range in.Parent.Instrs {
		if other == in {
			n = i
		}
	}
	return fmt.Errorf("block %d, instruction %d (%v): %w", in.Parent.ID, n, in.Op, err)
}

// scan finds what a body uses and makes sure that the format can say it.
func (w *moduleWriter) scan(f *ir.Function) (*funcScan, error) {
	s := &funcScan{}
	s.pool = newConstPool(w.f, w.globals, &s.uses, w.consts)
	s.instrs = make([]*ir.Instr, 0, f.Size())
	for _, b := range f.Blocks {
		s.instrs = append(s.instrs, b.Instrs...)
	}
	for _, in := range s.instrs {
		if err := w.scanInstr(s, f, in); err != nil {
			return nil, inInstr(in, err)
		}
		if len(in.MD) > 0 {
			s.attached = append(s.attached, in)
		}
	}
	return s, nil
}

func (w *moduleWriter) scanInstr(s *funcScan, f *ir.Function, in *ir.Instr) error {
	if err := w.checkInstr(in); err != nil {
		return err
	}
	u := &s.uses
	u.types.add(in.Ty)
	if in.ElemTy != nil {
		u.types.add(in.ElemTy)
	}
	for _, b := range in.Blocks {
		if b == nil || uint(b.ID) >= uint(len(f.Blocks)) || f.Blocks[b.ID] != b {
			return errors.New("a block that is not of the function")
		}
	}
	for _, v := range in.Ops {
		if err := s.operand(f, v); err != nil {
			return err
		}
	}
	if isAtomic(in) {
		u.scopes.add(in.Scope)
	}
	if in.Loc != nil || len(in.Dbg) > 0 {
		if err := w.checkDebug(s, f, in); err != nil {
			return err
		}
	}
	if in.Call == nil {
		return nil
	}
	for _, b := range in.Call.Bundles {
		u.tags.add(b.Tag)
		for _, v := range b.Ops {
			if _, ok := v.(*ir.MDAsValue); ok {
				return fmt.Errorf("metadata in the operand bundle %q, which %v does not have", b.Tag, w.f.Dialect)
			}
			if err := s.operand(f, v); err != nil {
				return err
			}
		}
	}
	return w.useAttrs(in.Call.Attrs, u)
}

func isAtomic(in *ir.Instr) bool {
	switch in.Op {
	case ir.Load, ir.Store:
		return in.Order != ir.NotAtomic
	case ir.Fence, ir.CmpXchg, ir.AtomicRMW:
		return true
	}
	return false
}

// operand notes an operand.
func (s *funcScan) operand(f *ir.Function, v ir.Value) error {
	if v == nil {
		return errors.New("an operand that is nothing")
	}
	switch v := v.(type) {
	case *ir.Instr:
		if uint(v.ID) >= uint(len(s.instrs)) || s.instrs[v.ID] != v {
			return fmt.Errorf("an operand (%v) that is not of the function", v.Op)
		}
	case *ir.Arg:
		if v.Parent != f || uint(v.Index) >= uint(len(f.Args)) || f.Args[v.Index] != v {
			return fmt.Errorf("an operand that is parameter %d of another function", v.Index)
		}
	case *ir.MDAsValue:
		if local := localMetadata(v.MD); local != nil {
			if err := s.operand(f, local); err != nil {
				return err
			}
		}
	default:
		if err := s.pool.add(v); err != nil {
			return err
		}
	}
	t := v.Type()
	if t == nil {
		return errors.New("an operand without a type")
	}
	s.uses.types.add(t)
	return nil
}

// A bodyWriter writes the block of one function.
type bodyWriter struct {
	*moduleWriter
	*funcScan
	b     *bitstream.Writer
	fn    *ir.Function
	args  uint32   // value number of the first parameter
	vals  []uint32 // value numbers of instructions, by ir.Instr.ID
	next  uint32   // the value number that the next instruction with a result gets: operands count back from it
	local []localMD
	// localID gives the numbers of metadata that wraps values for the function, listID of the lists of debug records.
	localID map[ir.Value]uint32
	listID  map[*ir.DbgRecord]uint32
	lastLoc [5]uint64 // the place in the source that was written last
	ops     []uint64
	err     error // the first fault found while writing an instruction
}

// noValue is the value number of instructions without a result.
const noValue = 1<<32 - 1

// function writes the block of a function that was scanned.
func (w *moduleWriter) function(f *ir.Function, s *funcScan) (*bitstream.Writer, error) {
	b := &bodyWriter{moduleWriter: w, funcScan: s, b: w.w.Fork(), fn: f, vals: make([]uint32, 0, len(s.instrs))}
	b.args = uint32(len(w.globals) + len(w.consts.entries))
	firstConst := b.args + uint32(len(f.Args))
	s.pool.assign(firstConst, &w.types)
	b.next = firstConst + uint32(len(s.pool.entries))
	b.numberInstrs()

	b.b.Enter(functionBlock, tableWidth)
	b.b.Record(fnDeclareBlocks, uint64(len(f.Blocks)))
	w.constants(b.b, s.pool)
	b.localMetadata()
	for _, in := range s.instrs {
		b.instr(in)
		if b.err != nil {
			return nil, inInstr(in, b.err)
		}
		if in.Ty.Kind != ir.VoidKind {
			b.next++
		}
		if in.Loc != nil || len(in.Dbg) > 0 {
			b.debug(in)
		}
	}
	b.attachmentBlock()
	b.b.Leave()
	return b.b, nil
}

// numberInstrs gives instructions their value numbers, and numbers the metadata that wraps values of the function.
func (w *bodyWriter) numberInstrs() {
	next := w.next
	for _, in := range w.instrs {
		id := uint32(noValue)
		if in.Ty.Kind != ir.VoidKind {
			id = next
			next++
		}
		w.vals = append(w.vals, id)
		for _, r := range in.Dbg {
			w.numberRecord(in, r)
		}
		if in.Call == nil {
			continue
		}
		for _, v := range in.Ops {
			if v, ok := v.(*ir.MDAsValue); ok {
				w.numberLocal(localMetadata(v.MD))
			}
		}
	}
}

func (w *bodyWriter) numberLocal(v ir.Value) {
	if v == nil {
		return
	}
	if w.localID == nil {
		w.localID = map[ir.Value]uint32{}
	}
	if _, ok := w.localID[v]; !ok {
		w.localID[v] = w.md.count() + uint32(len(w.local))
		w.local = append(w.local, localMD{value: v})
	}
}

// localMetadata writes the metadata that wraps values for the function.
func (w *bodyWriter) localMetadata() {
	if len(w.local) == 0 {
		return
	}
	w.b.Enter(metadataBlock, plainWidth)
	for _, m := range w.local {
		if m.list == nil {
			w.b.Record(mdValue, w.types.id(m.value.Type()), uint64(w.id(m.value)))
			continue
		}
		for _, v := range m.list.Values {
			w.put(uint64(w.localID[v]))
		}
		w.b.Record(mdArgList, w.ops...)
		w.ops = w.ops[:0]
	}
	w.b.Leave()
}

// attachmentBlock writes what is attached to the function and to its instructions.
func (w *bodyWriter) attachmentBlock() {
	open := false
	record := func(list []ir.Attachment) {
		if !open {
			w.b.Enter(metadataAttachBlock, plainWidth)
			open = true
		}
		w.ops = w.attachmentOps(w.ops, list)
		w.record(mdAttachment)
	}
	if len(w.fn.MD) > 0 {
		record(w.fn.MD)
	}
	for _, in := range w.attached {
		w.put(uint64(in.ID))
		record(in.MD)
	}
	if open {
		w.b.Leave()
	}
}

func (w *bodyWriter) fail(format string, args ...any) {
	if w.err == nil {
		w.err = fmt.Errorf(format, args...)
	}
}

// id gives the value number of an operand, or the number of metadata.
func (w *bodyWriter) id(v ir.Value) uint32 {
	switch v := v.(type) {
	case *ir.Instr:
		if w.vals[v.ID] == noValue {
			w.fail("an operand (%v) without a result", v.Op)
		}
		return w.vals[v.ID]
	case *ir.Arg:
		return w.args + uint32(v.Index)
	case *ir.MDAsValue:
		if l := localMetadata(v.MD); l != nil {
			return w.localID[l]
		}
		if id, ok := w.md.id(v.MD); ok {
			return id
		}
	}
	id, ok := w.pool.id(v)
	if !ok {
		w.fail("an operand that was not numbered (%T)", v)
	}
	return id
}

// value appends an operand, counted back from the instruction; a number further on wraps around 32 bits.
func (w *bodyWriter) value(v ir.Value) { w.put(uint64(w.next - w.id(v))) }

// typed appends an operand and, if its value comes later, its type.
func (w *bodyWriter) typed(v ir.Value) {
	id := w.id(v)
	w.put(uint64(w.next - id))
	if id >= w.next {
		w.put(w.types.id(v.Type()))
	}
}

func (w *bodyWriter) put(ops ...uint64) { w.ops = append(w.ops, ops...) }
func (w *bodyWriter) ty(t *ir.Type)     { w.put(w.types.id(t)) }
func (w *bodyWriter) block(b *ir.Block) { w.put(uint64(b.ID)) }
func (w *bodyWriter) blocks(list []*ir.Block) {
	for _, b := range list {
		w.block(b)
	}
}

// record writes the operands that were put.
func (w *bodyWriter) record(code uint32) {
	w.b.Record(code, w.ops...)
	w.ops = w.ops[:0]
}
