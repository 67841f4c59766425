package bitcode

import (
	"errors"
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// A shape is how many operands and blocks an instruction has; the maximum -1 is no limit.
type shape struct{ minOps, maxOps, minBlocks, maxBlocks int }

// shapes are those of instructions that are no binary operation or cast.
var shapes = [ir.NumOps]shape{
	ir.Ret: {0, 1, 0, 0}, ir.Br: {0, 1, 1, 2}, ir.Switch: {1, -1, 1, -1}, ir.IndirectBr: {1, 1, 0, -1},
	ir.Invoke: {1, -1, 2, 2}, ir.CallBr: {1, -1, 1, -1}, ir.Resume: {1, 1, 0, 0}, ir.Unreachable: {0, 0, 0, 0},
	ir.CleanupRet: {1, 1, 0, 1}, ir.CatchRet: {1, 1, 1, 1}, ir.CatchSwitch: {1, 1, 0, -1}, ir.FNeg: {1, 1, 0, 0},
	ir.Alloca: {1, 1, 0, 0}, ir.Load: {1, 1, 0, 0}, ir.Store: {2, 2, 0, 0}, ir.GetElementPtr: {1, -1, 0, 0},
	ir.Fence: {0, 0, 0, 0}, ir.CmpXchg: {3, 3, 0, 0}, ir.AtomicRMW: {2, 2, 0, 0}, ir.ICmp: {2, 2, 0, 0}, ir.FCmp: {2, 2, 0, 0},
	ir.Phi: {0, -1, 0, -1}, ir.Call: {1, -1, 0, 0}, ir.Select: {3, 3, 0, 0}, ir.VAArg: {1, 1, 0, 0},
	ir.ExtractElement: {2, 2, 0, 0}, ir.InsertElement: {3, 3, 0, 0}, ir.ShuffleVector: {3, 3, 0, 0},
	ir.ExtractValue: {1, 1, 0, 0}, ir.InsertValue: {2, 2, 0, 0}, ir.LandingPad: {0, -1, 0, 0}, ir.CatchPad: {1, -1, 0, 0},
	ir.CleanupPad: {1, -1, 0, 0}, ir.Freeze: {1, 1, 0, 0},
}

func shapeOf(op ir.Op) shape {
	switch {
	case op.IsBinary():
		return shape{2, 2, 0, 0}
	case op.IsCast():
		return shape{1, 1, 0, 0}
	}
	return shapes[op]
}

func (s shape) holds(ops, blocks int) bool {
	return ops >= s.minOps && (s.maxOps < 0 || ops <= s.maxOps) && blocks >= s.minBlocks && (s.maxBlocks < 0 || blocks <= s.maxBlocks)
}

// An opRule is whether the format has an instruction, and which flags it may carry.
type opRule struct {
	known bool
	flags ir.Flags
}

// checkInstr refuses an instruction that the format does not have, or that has not the parts of one.
func (w *moduleWriter) checkInstr(in *ir.Instr) error {
	if in.Op >= ir.NumOps || !w.rules[in.Op].known {
		return fmt.Errorf("%v has no such instruction", w.f.Dialect)
	}
	allowed := w.rules[in.Op].flags
	if bad := gepFlags(in.Flags, allowed) &^ allowed; bad != 0 {
		return fmt.Errorf("%v has no %v with %s", w.f.Dialect, in.Op, flagName(bad))
	}
	if !shapeOf(in.Op).holds(len(in.Ops), len(in.Blocks)) {
		return fmt.Errorf("%d operands and %d blocks", len(in.Ops), len(in.Blocks))
	}
	if in.Ty == nil {
		return errors.New("no type")
	}
	switch in.Op {
	case ir.Br:
		if len(in.Blocks) != len(in.Ops)+1 {
			return fmt.Errorf("%d operands and %d blocks", len(in.Ops), len(in.Blocks))
		}
	case ir.Switch, ir.Phi:
		if len(in.Ops) != len(in.Blocks) {
			return fmt.Errorf("%d operands and %d blocks", len(in.Ops), len(in.Blocks))
		}
	case ir.LandingPad:
		if len(in.Ops) != len(in.Indices) {
			return errors.New("clauses and their kinds differ in number")
		}
	case ir.Alloca, ir.GetElementPtr:
		if in.ElemTy == nil {
			return errors.New("no element type")
		}
	case ir.AtomicRMW:
		if in.RMW >= w.f.RMW {
			return fmt.Errorf("the operation %v, which %v does not have", in.RMW, w.f.Dialect)
		}
	}
	if in.IsCall() {
		return w.checkCall(in)
	}
	if in.Op == ir.Alloca && !w.f.AllocaSpace && in.Ty.AddrSpace != w.alloca {
		return fmt.Errorf("address space %d, but the data layout states %d for all", in.Ty.AddrSpace, w.alloca)
	}
	return nil
}

func (w *moduleWriter) checkCall(in *ir.Instr) error {
	t := in.ElemTy
	switch n := len(in.Ops) - 1; {
	case t == nil || t.Kind != ir.FuncKind || in.Call == nil:
		return errors.New("no function type or calling convention")
	case n < len(t.Fields) || n > len(t.Fields) && !t.VarArg:
		return fmt.Errorf("%d arguments for a function type of %d", n, len(t.Fields))
	case in.Call.CC > ir.MaxCallingConv:
		return fmt.Errorf("calling convention %d", in.Call.CC)
	}
	for _, v := range in.Ops[1+len(t.Fields):] {
		if _, ok := v.(*ir.MDAsValue); ok {
			return errors.New("metadata as a variable argument")
		}
	}
	if w.f.TypedPointers && in.Ops[0] != nil && in.Ops[0].Type() != nil && in.Ops[0].Type().Elem != t {
		return errors.New("what is called is no pointer to the type of the call")
	}
	return nil
}

// instr writes an instruction.
func (w *bodyWriter) instr(in *ir.Instr) {
	switch {
	case in.Op.IsBinary():
		w.typed(in.Ops[0])
		w.value(in.Ops[1])
		w.put(binopCodes[in.Op])
		w.flags(in)
		w.record(fnBinop)
		return
	case in.Op.IsCast():
		w.typed(in.Ops[0])
		w.ty(in.Ty)
		w.put(castCodes[in.Op])
		w.flags(in)
		w.record(fnCast)
		return
	}
	instrWriters[in.Op](w, in)
}

// instrWriters write the records of instructions that are no binary operation or cast.
var instrWriters = [ir.NumOps]func(*bodyWriter, *ir.Instr){
	ir.Ret:            (*bodyWriter).ret,
	ir.Br:             (*bodyWriter).br,
	ir.Switch:         (*bodyWriter).switchOp,
	ir.IndirectBr:     (*bodyWriter).indirectBr,
	ir.Invoke:         (*bodyWriter).invoke,
	ir.CallBr:         (*bodyWriter).callBr,
	ir.Resume:         (*bodyWriter).resume,
	ir.Unreachable:    (*bodyWriter).unreachable,
	ir.CleanupRet:     (*bodyWriter).funcletRet,
	ir.CatchRet:       (*bodyWriter).funcletRet,
	ir.CatchSwitch:    (*bodyWriter).catchSwitch,
	ir.FNeg:           (*bodyWriter).fneg,
	ir.Alloca:         (*bodyWriter).allocaOp,
	ir.Load:           (*bodyWriter).load,
	ir.Store:          (*bodyWriter).store,
	ir.GetElementPtr:  (*bodyWriter).gep,
	ir.Fence:          (*bodyWriter).fence,
	ir.CmpXchg:        (*bodyWriter).cmpXchg,
	ir.AtomicRMW:      (*bodyWriter).atomicRMW,
	ir.ICmp:           (*bodyWriter).cmp,
	ir.FCmp:           (*bodyWriter).cmp,
	ir.Phi:            (*bodyWriter).phi,
	ir.Call:           (*bodyWriter).call,
	ir.Select:         (*bodyWriter).selectOp,
	ir.VAArg:          (*bodyWriter).vaArg,
	ir.ExtractElement: (*bodyWriter).extractElement,
	ir.InsertElement:  (*bodyWriter).insertElement,
	ir.ShuffleVector:  (*bodyWriter).shuffleVector,
	ir.ExtractValue:   (*bodyWriter).extractValue,
	ir.InsertValue:    (*bodyWriter).insertValue,
	ir.LandingPad:     (*bodyWriter).landingPad,
	ir.CatchPad:       (*bodyWriter).funcletPad,
	ir.CleanupPad:     (*bodyWriter).funcletPad,
	ir.Freeze:         (*bodyWriter).freeze,
}

// flags appends the word of flags if there are any.
func (w *bodyWriter) flags(in *ir.Instr) {
	if word := flagWord(in.Flags); word != 0 {
		w.put(word)
	}
}

func (w *bodyWriter) ret(in *ir.Instr) {
	for _, v := range in.Ops {
		w.typed(v)
	}
	w.record(fnRet)
}

func (w *bodyWriter) br(in *ir.Instr) {
	w.blocks(in.Blocks)
	for _, v := range in.Ops {
		w.value(v)
	}
	w.record(fnBr)
}

// switchOp writes [type, condition, default, pairs of value and block]; the values are no relative numbers.
func (w *bodyWriter) switchOp(in *ir.Instr) {
	w.ty(in.Ops[0].Type())
	w.value(in.Ops[0])
	w.block(in.Blocks[0])
	for i, v := range in.Ops[1:] {
		w.put(uint64(w.id(v)))
		w.block(in.Blocks[i+1])
	}
	w.record(fnSwitch)
}

func (w *bodyWriter) indirectBr(in *ir.Instr) {
	w.ty(in.Ops[0].Type())
	w.value(in.Ops[0])
	w.blocks(in.Blocks)
	w.record(fnIndirectBr)
}

func (w *bodyWriter) resume(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.record(fnResume)
}

func (w *bodyWriter) unreachable(*ir.Instr) { w.record(fnUnreachable) }

// funcletRet writes cleanupret [pad, block or none] and catchret [pad, block].
func (w *bodyWriter) funcletRet(in *ir.Instr) {
	w.value(in.Ops[0])
	w.blocks(in.Blocks)
	if in.Op == ir.CleanupRet {
		w.record(fnCleanupRet)
		return
	}
	w.record(fnCatchRet)
}

// catchSwitch writes [parent, number of handlers, handlers, unwind block or none]. The unwind block, of which an index
// tells, comes first in ir.Instr.Blocks.
func (w *bodyWriter) catchSwitch(in *ir.Instr) {
	handlers, unwind := in.Blocks, in.Blocks[:0]
	if len(in.Indices) > 0 && len(in.Blocks) > 0 {
		handlers, unwind = in.Blocks[1:], in.Blocks[:1]
	}
	w.value(in.Ops[0])
	w.put(uint64(len(handlers)))
	w.blocks(handlers)
	w.blocks(unwind)
	w.record(fnCatchSwitch)
}

func (w *bodyWriter) fneg(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.put(unopFNeg)
	w.flags(in)
	w.record(fnUnop)
}

// allocaOp writes [type, type of the count, count, bits]: the low five bits of the alignment in bits 0 to 4, the upper three in
// 8 to 10 (AllocaPackedValues of LLVM's BitcodeCommon.h). The count is no relative number.
func (w *bodyWriter) allocaOp(in *ir.Instr) {
	const explicitType = 1 << 6
	align := uint64(in.Align)
	w.ty(in.ElemTy)
	w.ty(in.Ops[0].Type())
	w.put(uint64(w.id(in.Ops[0])))
	w.put(align&31 | align>>5<<8 | bit(in.Flags&ir.InAlloca != 0)<<5 | explicitType | bit(in.Flags&ir.SwiftErr != 0)<<7)
	if in.Ty.AddrSpace != w.alloca {
		w.put(uint64(in.Ty.AddrSpace))
	}
	w.record(fnAlloca)
}

func (w *bodyWriter) volatile(in *ir.Instr) { w.put(bit(in.Flags&ir.Volatile != 0)) }

// order appends an ordering and the sync scope.
func (w *bodyWriter) order(in *ir.Instr) { w.put(uint64(in.Order), uint64(w.scopes.ids[in.Scope])) }

func (w *bodyWriter) load(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.ty(in.Ty)
	w.put(uint64(in.Align))
	w.volatile(in)
	if !isAtomic(in) {
		w.record(fnLoad)
		return
	}
	w.order(in)
	w.record(fnLoadAtomic)
}

func (w *bodyWriter) store(in *ir.Instr) {
	w.typed(in.Ops[1])
	w.typed(in.Ops[0])
	w.put(uint64(in.Align))
	w.volatile(in)
	if !isAtomic(in) {
		w.record(fnStore)
		return
	}
	w.order(in)
	w.record(fnStoreAtomic)
}

func (w *bodyWriter) gep(in *ir.Instr) {
	w.put(flagWord(gepFlags(in.Flags, w.rules[ir.GetElementPtr].flags)))
	w.ty(in.ElemTy)
	for _, v := range in.Ops {
		w.typed(v)
	}
	w.record(fnGEP)
}

func (w *bodyWriter) fence(in *ir.Instr) {
	w.order(in)
	w.record(fnFence)
}

func (w *bodyWriter) cmpXchg(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.typed(in.Ops[1])
	w.value(in.Ops[2])
	w.volatile(in)
	w.order(in)
	w.put(uint64(in.Failure), bit(in.Flags&ir.Weak != 0))
	w.atomicAlign(in)
	w.record(fnCmpXchg)
}

// atomicAlign appends the alignment where the format has one.
func (w *bodyWriter) atomicAlign(in *ir.Instr) {
	if w.f.AtomicAlign {
		w.put(uint64(in.Align))
	}
}

func (w *bodyWriter) atomicRMW(in *ir.Instr) {
	code := uint32(fnAtomicRMWOld)
	w.typed(in.Ops[0])
	if w.f.AtomicAlign {
		code = fnAtomicRMW
		w.typed(in.Ops[1])
	} else {
		w.value(in.Ops[1])
	}
	w.put(uint64(in.RMW))
	w.volatile(in)
	w.order(in)
	w.atomicAlign(in)
	w.record(code)
}

func (w *bodyWriter) cmp(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.value(in.Ops[1])
	w.put(uint64(in.Pred))
	w.flags(in)
	w.record(fnCmp2)
}

// phi writes [type, pairs of value and block, flags or none]. Its values are often further on, so they are signed.
func (w *bodyWriter) phi(in *ir.Instr) {
	w.ty(in.Ty)
	for i, v := range in.Ops {
		w.put(signRotate(int64(w.next) - int64(w.id(v))))
		w.block(in.Blocks[i])
	}
	w.flags(in)
	w.record(fnPhi)
}

func (w *bodyWriter) selectOp(in *ir.Instr) {
	w.typed(in.Ops[1])
	w.value(in.Ops[2])
	w.typed(in.Ops[0])
	w.flags(in)
	w.record(fnVSelect)
}

func (w *bodyWriter) vaArg(in *ir.Instr) {
	w.ty(in.Ops[0].Type())
	w.value(in.Ops[0])
	w.ty(in.Ty)
	w.record(fnVAArg)
}

func (w *bodyWriter) extractElement(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.typed(in.Ops[1])
	w.record(fnExtractElt)
}

func (w *bodyWriter) insertElement(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.value(in.Ops[1])
	w.typed(in.Ops[2])
	w.record(fnInsertElt)
}

func (w *bodyWriter) shuffleVector(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.value(in.Ops[1])
	w.typed(in.Ops[2])
	w.record(fnShuffleVec)
}

func (w *bodyWriter) indices(in *ir.Instr) {
	for _, i := range in.Indices {
		w.put(uint64(i))
	}
}

func (w *bodyWriter) extractValue(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.indices(in)
	w.record(fnExtractVal)
}

func (w *bodyWriter) insertValue(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.typed(in.Ops[1])
	w.indices(in)
	w.record(fnInsertVal)
}

func (w *bodyWriter) landingPad(in *ir.Instr) {
	w.ty(in.Ty)
	w.put(bit(in.Flags&ir.Cleanup != 0), uint64(len(in.Ops)))
	for i, v := range in.Ops {
		w.put(uint64(in.Indices[i]))
		w.typed(v)
	}
	w.record(fnLandingPad)
}

// funcletPad writes [parent, number of arguments, arguments].
func (w *bodyWriter) funcletPad(in *ir.Instr) {
	w.value(in.Ops[0])
	w.put(uint64(len(in.Ops) - 1))
	for _, v := range in.Ops[1:] {
		w.typed(v)
	}
	if in.Op == ir.CatchPad {
		w.record(fnCatchPad)
		return
	}
	w.record(fnCleanupPad)
}

func (w *bodyWriter) freeze(in *ir.Instr) {
	w.typed(in.Ops[0])
	w.record(fnFreeze)
}

// Bits of the word of a call (CallMarkersFlags of LLVMBitCodes.h), and of an invoke.
const (
	callTailBit       = 0
	callConvBit       = 1
	callMustTailBit   = 14
	callExplicitBit   = 15
	callNoTailBit     = 16
	callFastBit       = 17
	invokeExplicitBit = 13
)

func (w *bodyWriter) call(in *ir.Instr) {
	w.bundles(in)
	fast := flagWord(in.Flags & ir.FastFlags)
	w.put(w.attrs.id(in.Call.Attrs))
	w.put(uint64(in.Call.CC)<<callConvBit | bit(in.Flags&(ir.TailKind|ir.MustTail) != 0)<<callTailBit |
		bit(in.Flags&ir.MustTail != 0)<<callMustTailBit | 1<<callExplicitBit | bit(in.Flags&ir.NoTail != 0)<<callNoTailBit |
		bit(fast != 0)<<callFastBit)
	if fast != 0 {
		w.put(fast)
	}
	w.callee(in)
	w.record(fnCall)
}

func (w *bodyWriter) invoke(in *ir.Instr) {
	w.bundles(in)
	w.put(w.attrs.id(in.Call.Attrs), uint64(in.Call.CC)|1<<invokeExplicitBit)
	w.blocks(in.Blocks)
	w.callee(in)
	w.record(fnInvoke)
}

func (w *bodyWriter) callBr(in *ir.Instr) {
	w.bundles(in)
	w.put(w.attrs.id(in.Call.Attrs), uint64(in.Call.CC)<<callConvBit|1<<callExplicitBit)
	w.block(in.Blocks[0])
	w.put(uint64(len(in.Blocks) - 1))
	w.blocks(in.Blocks[1:])
	w.callee(in)
	w.record(fnCallBr)
}

// callee appends the function type, the callee and the arguments, with types beyond the parameters.
func (w *bodyWriter) callee(in *ir.Instr) {
	w.ty(in.ElemTy)
	w.typed(in.Ops[0])
	args := in.Ops[1:]
	n := len(in.ElemTy.Fields)
	for _, v := range args[:n] {
		w.value(v)
	}
	for _, v := range args[n:] {
		w.typed(v)
	}
}

// bundles writes the operand bundles of a call, which come before it.
func (w *bodyWriter) bundles(in *ir.Instr) {
	for _, b := range in.Call.Bundles {
		w.put(uint64(w.tags.ids[b.Tag]))
		for _, v := range b.Ops {
			w.typed(v)
		}
		w.record(fnOperandBundle)
	}
}
