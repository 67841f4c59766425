package bitcode

import (
	"errors"
	"fmt"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// A funcScan is what a function uses of the module's tables, its constants and its instructions by ir.Instr.ID.
type funcScan struct {
	uses   uses
	pool   *constPool
	instrs []*ir.Instr
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
	s.uses.init()
	s.pool = newConstPool(w.f, w.globals, &s.uses, w.consts)
	for _, b := range f.Blocks {
		s.instrs = append(s.instrs, b.Instrs...)
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if err := w.scanInstr(s, f, in); err != nil {
				return nil, inInstr(in, err)
			}
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
		if b == nil || int(b.ID) >= len(f.Blocks) || f.Blocks[b.ID] != b {
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
		if int(v.ID) >= len(s.instrs) || s.instrs[v.ID] != v {
			return fmt.Errorf("an operand (%v) that is not of the function", v.Op)
		}
	case *ir.Arg:
		if v.Parent != f || v.Index >= len(f.Args) || f.Args[v.Index] != v {
			return fmt.Errorf("an operand that is parameter %d of another function", v.Index)
		}
	case *ir.MDAsValue:
		if local := localMetadata(v.MD); local != nil {
			return s.operand(f, local)
		}
		return nil
	case *ir.Block:
		return errors.New("an operand that is a block")
	default:
		if err := s.pool.add(v); err != nil {
			return err
		}
	}
	s.uses.types.add(v.Type())
	return nil
}

// A bodyWriter writes the block of one function.
type bodyWriter struct {
	*moduleWriter
	b     *bitstream.Writer
	fn    *ir.Function
	pool  *constPool
	args  uint32   // value number of the first parameter
	vals  []uint32 // value numbers of instructions, by ir.Instr.ID
	next  uint32   // the value number that the next instruction with a result gets: operands count back from it
	local []ir.Value
	// localID gives the numbers of metadata that wraps values of the function.
	localID map[ir.Value]uint32
	ops     []uint64
	err     error // the first fault found while writing an instruction
}

// noValue is the value number of instructions without a result.
const noValue = 1<<32 - 1

func (w *moduleWriter) function(f *ir.Function, s *funcScan) (*bitstream.Writer, error) {
	w2 := &bodyWriter{moduleWriter: w, b: w.w.Fork(), fn: f, pool: s.pool, localID: map[ir.Value]uint32{}}
	w2.args = uint32(len(w.globals) + len(w.consts.entries))
	firstConst := w2.args + uint32(len(f.Args))
	s.pool.assign(firstConst, &w.types)
	w2.next = firstConst + uint32(len(s.pool.entries))
	w2.numberInstrs()

	b := w2.b
	b.Enter(functionBlock, tableWidth)
	b.Record(fnDeclareBlocks, uint64(len(f.Blocks)))
	w.constants(b, s.pool)
	w2.localMetadata()
	for _, blk := range f.Blocks {
		for _, in := range blk.Instrs {
			w2.instr(in)
			if w2.err != nil {
				return nil, inInstr(in, w2.err)
			}
			if in.Ty.Kind != ir.VoidKind {
				w2.next++
			}
		}
	}
	w2.attachmentBlock()
	b.Leave()
	return b, nil
}

func (w *bodyWriter) numberInstrs() {
	next := w.next
	for _, b := range w.fn.Blocks {
		for _, in := range b.Instrs {
			id := uint32(noValue)
			if in.Ty.Kind != ir.VoidKind {
				id = next
				next++
			}
			w.vals = append(w.vals, id)
			for _, v := range in.Ops {
				v, ok := v.(*ir.MDAsValue)
				if !ok {
					continue
				}
				if l := localMetadata(v.MD); l != nil {
					if _, ok := w.localID[l]; !ok {
						w.localID[l] = w.md.count() + uint32(len(w.local))
						w.local = append(w.local, l)
					}
				}
			}
		}
	}
}

// localMetadata writes the metadata that wraps values of the function.
func (w *bodyWriter) localMetadata() {
	if len(w.local) == 0 {
		return
	}
	w.b.Enter(metadataBlock, plainWidth)
	for _, v := range w.local {
		w.b.Record(mdValue, w.types.id(v.Type()), uint64(w.id(v)))
	}
	w.b.Leave()
}

// attachmentBlock writes what is attached to the function and to its instructions.
func (w *bodyWriter) attachmentBlock() {
	open := false
	record := func(ops []uint64, list []ir.Attachment) {
		if len(list) == 0 {
			return
		}
		if !open {
			w.b.Enter(metadataAttachBlock, plainWidth)
			open = true
		}
		w.b.Record(mdAttachment, w.attachmentOps(ops, list)...)
	}
	record(nil, w.fn.MD)
	for _, b := range w.fn.Blocks {
		for _, in := range b.Instrs {
			record([]uint64{uint64(in.ID)}, in.MD)
		}
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
