package bitcode

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// bodyDecoders decode the instruction records, by code; the last entry stands for all unknown codes.
var bodyDecoders = [64]func(*bodyReader) (*ir.Instr, error){
	fnBinop:       (*bodyReader).binop,
	fnUnop:        (*bodyReader).unop,
	fnCast:        (*bodyReader).cast,
	fnGEP:         (*bodyReader).gep,
	fnExtractVal:  (*bodyReader).extractVal,
	fnInsertVal:   (*bodyReader).insertVal,
	fnVSelect:     (*bodyReader).vselect,
	fnExtractElt:  (*bodyReader).extractElt,
	fnInsertElt:   (*bodyReader).insertElt,
	fnShuffleVec:  (*bodyReader).shuffleVec,
	fnCmp:         (*bodyReader).cmp,
	fnCmp2:        (*bodyReader).cmp,
	fnRet:         (*bodyReader).ret,
	fnBr:          (*bodyReader).br,
	fnSwitch:      (*bodyReader).switchInstr,
	fnIndirectBr:  (*bodyReader).indirectBr,
	fnUnreachable: (*bodyReader).unreachable,
	fnPhi:         (*bodyReader).phi,
	fnAlloca:      (*bodyReader).alloca,
	fnLoad:        (*bodyReader).load,
	fnLoadAtomic:  (*bodyReader).load,
	fnStore:       (*bodyReader).store,
	fnStoreAtomic: (*bodyReader).store,
	fnFence:       (*bodyReader).fence,
	fnCmpXchg:     (*bodyReader).cmpXchg,
	fnAtomicRMW:   (*bodyReader).atomicRMW,
	fnCall:        (*bodyReader).call,
	fnInvoke:      (*bodyReader).invoke,
	fnCallBr:      (*bodyReader).callBr,
	fnVAArg:       (*bodyReader).vaArg,
	fnFreeze:      (*bodyReader).freeze,
	fnResume:      (*bodyReader).resume,
	fnLandingPad:  (*bodyReader).landingPad,
	// Records of older LLVMs.
	fnSelectOld:      (*bodyReader).selectOld,
	fnLandingPadOld:  (*bodyReader).landingPad,
	fnGEPOld:         (*bodyReader).typedGEP,
	fnInboundsGEPOld: (*bodyReader).typedGEP,
	fnStoreOld:       (*bodyReader).storeOld,
	fnStoreAtomicOld: (*bodyReader).storeOld,
	fnCmpXchgOld:     (*bodyReader).cmpXchgOld,
	fnAtomicRMWOld:   (*bodyReader).atomicRMWOld,
	fnCleanupRet:     (*bodyReader).cleanupRet,
	fnCatchRet:       (*bodyReader).catchRet,
	fnCleanupPad:     (*bodyReader).funcletPad,
	fnCatchPad:       (*bodyReader).funcletPad,
	fnCatchSwitch:    (*bodyReader).catchSwitch,
}

// all gives the first error.
func all(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// pair reads two operands of one type, the first with its type if it is a later one.
func (b *bodyReader) pair() (x, y ir.Value, err error) {
	if x, err = b.typed(); err != nil {
		return nil, nil, err
	}
	y, err = b.ofType(x.Type())
	return x, y, err
}

func (b *bodyReader) binop() (*ir.Instr, error) {
	x, y, err := b.pair()
	if err != nil {
		return nil, err
	}
	op, err := binOp(b.f.next(), x.Type())
	if err != nil {
		return nil, err
	}
	in := b.newInstr(op, x.Type(), x, y)
	in.Flags = binFlags(op, b.f.opt())
	return in, nil
}

func (b *bodyReader) unop() (*ir.Instr, error) {
	x, err := b.typed()
	if err != nil {
		return nil, err
	}
	if code := b.f.next(); code != 0 {
		return nil, fmt.Errorf("unknown unary operation %d", code)
	}
	in := b.newInstr(ir.FNeg, x.Type(), x)
	in.Flags = fastFlags(b.f.opt())
	return in, nil
}

func (b *bodyReader) cast() (*ir.Instr, error) {
	x, err := b.typed()
	if err != nil {
		return nil, err
	}
	t, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	op, err := castOp(b.f.next())
	if err != nil {
		return nil, err
	}
	in := b.newInstr(op, t, x)
	if b.f.left() > 0 {
		bits := b.f.next()
		switch op {
		case ir.ZExt:
			in.Flags = nneg(bits)
		case ir.UIToFP:
			in.Flags = nneg(bits) | fastFlags(bits>>1)
		case ir.Trunc:
			in.Flags = wrapFlags(bits)
		case ir.FPTrunc, ir.FPExt, ir.SIToFP:
			in.Flags = fastFlags(bits)
		}
	}
	return in, nil
}

func nneg(bits uint64) ir.Flags {
	if bits&1 != 0 {
		return ir.NNeg
	}
	return 0
}

func (b *bodyReader) gep() (*ir.Instr, error) {
	flags := readGEPFlags(b.f.next())
	elem, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	return b.gepOver(elem, flags)
}

// gepOver reads the base and indices.
func (b *bodyReader) gepOver(elem *ir.Type, flags ir.Flags) (*ir.Instr, error) {
	var room [8]ir.Value
	ops := room[:0]
	for b.f.left() > 0 {
		v, err := b.typed()
		if err != nil {
			return nil, err
		}
		ops = append(ops, v)
	}
	if len(ops) == 0 {
		return nil, errors.New("getelementptr without a pointer")
	}
	in := b.newInstr(ir.GetElementPtr, gepType(b.r.M.Types, ops), ops...)
	in.ElemTy, in.Flags = elem, flags
	return in, nil
}

// indices reads the rest of the record as a path into an aggregate and gives the type at its end.
func (b *bodyReader) indices(t *ir.Type) ([]uint32, *ir.Type, error) {
	var room [8]uint32
	path := room[:0]
	for b.f.left() > 0 {
		i := b.f.next()
		if t.Kind == ir.ArrayKind && i >= t.Len || !t.IsAggregate() || t.At(i) == nil || i >= 1<<32 {
			return nil, nil, fmt.Errorf("index %d into a type that has no such element", i)
		}
		path = append(path, uint32(i))
		t = t.At(i)
	}
	if len(path) == 0 {
		return nil, nil, errors.New("no index into the aggregate")
	}
	return b.stock.indices.keep(path), t, nil
}

func (b *bodyReader) extractVal() (*ir.Instr, error) {
	agg, err := b.typed()
	if err != nil {
		return nil, err
	}
	path, t, err := b.indices(agg.Type())
	if err != nil {
		return nil, err
	}
	in := b.newInstr(ir.ExtractValue, t, agg)
	in.Indices = path
	return in, nil
}

func (b *bodyReader) insertVal() (*ir.Instr, error) {
	agg, err := b.typed()
	if err != nil {
		return nil, err
	}
	v, err := b.typed()
	if err != nil {
		return nil, err
	}
	path, t, err := b.indices(agg.Type())
	if err != nil {
		return nil, err
	}
	if t != v.Type() {
		return nil, errors.New("insertvalue of another type than the element has")
	}
	in := b.newInstr(ir.InsertValue, agg.Type(), agg, v)
	in.Indices = path
	return in, nil
}

func (b *bodyReader) vselect() (*ir.Instr, error) {
	x, y, err := b.pair()
	if err != nil {
		return nil, err
	}
	c, err := b.typed()
	if err != nil {
		return nil, err
	}
	in := b.newInstr(ir.Select, x.Type(), c, x, y)
	in.Flags = fastFlags(b.f.opt())
	return in, nil
}

func (b *bodyReader) vector() (ir.Value, error) {
	v, err := b.typed()
	if err == nil && v.Type().Kind != ir.VectorKind {
		err = errors.New("a vector expected")
	}
	return v, err
}

func (b *bodyReader) extractElt() (*ir.Instr, error) {
	vec, err := b.vector()
	if err != nil {
		return nil, err
	}
	idx, err := b.typed()
	if err != nil {
		return nil, err
	}
	return b.newInstr(ir.ExtractElement, vec.Type().Elem, vec, idx), nil
}

func (b *bodyReader) insertElt() (*ir.Instr, error) {
	vec, err := b.vector()
	if err != nil {
		return nil, err
	}
	v, err := b.ofType(vec.Type().Elem)
	if err != nil {
		return nil, err
	}
	idx, err := b.typed()
	if err != nil {
		return nil, err
	}
	return b.newInstr(ir.InsertElement, vec.Type(), vec, v, idx), nil
}

func (b *bodyReader) shuffleVec() (*ir.Instr, error) {
	x, err := b.vector()
	if err != nil {
		return nil, err
	}
	y, err := b.ofType(x.Type())
	if err != nil {
		return nil, err
	}
	mask, err := b.vector()
	if err != nil {
		return nil, err
	}
	t := b.r.M.Types.WithScalar(mask.Type(), x.Type().Elem)
	return b.newInstr(ir.ShuffleVector, t, x, y, mask), nil
}

func (b *bodyReader) cmp() (*ir.Instr, error) {
	x, y, err := b.pair()
	if err != nil {
		return nil, err
	}
	op, pred, err := comparison(b.f.next(), x.Type())
	if err != nil {
		return nil, err
	}
	in := b.newInstr(op, b.r.M.Types.CmpType(x.Type()), x, y)
	in.Pred = pred
	if bits := b.f.opt(); op == ir.FCmp {
		in.Flags = fastFlags(bits)
	} else if bits&1 != 0 {
		in.Flags = ir.SameSign
	}
	return in, nil
}

func (b *bodyReader) void() *ir.Type { return b.r.M.Types.Void() }

func (b *bodyReader) ret() (*ir.Instr, error) {
	want := b.fn.FnTy.Result()
	if b.f.left() == 0 {
		if want.Kind != ir.VoidKind {
			return nil, errors.New("return without a value")
		}
		return b.newInstr(ir.Ret, b.void()), nil
	}
	v, err := b.typed()
	if err != nil {
		return nil, err
	}
	if v.Type() != want {
		return nil, errors.New("return of another type than the function's")
	}
	return b.newInstr(ir.Ret, b.void(), v), nil
}

func (b *bodyReader) br() (*ir.Instr, error) {
	yes, err := b.block(b.f.next())
	if err != nil {
		return nil, err
	}
	if b.f.left() == 0 {
		in := b.newInstr(ir.Br, b.void())
		in.Blocks = b.targets(yes)
		return in, nil
	}
	no, err := b.block(b.f.next())
	if err != nil {
		return nil, err
	}
	c, err := b.ofType(b.r.M.Types.Int(1))
	if err != nil {
		return nil, err
	}
	in := b.newInstr(ir.Br, b.void(), c)
	in.Blocks = b.targets(yes, no)
	return in, nil
}

func (b *bodyReader) switchInstr() (*ir.Instr, error) {
	if len(b.f.ops) > 0 && b.f.ops[0]>>16 == rangeSwitch {
		return b.switchOfRanges()
	}
	t, c, def, err := b.switchHead()
	if err != nil {
		return nil, err
	}
	n := 1 + (b.f.left()+1)/2
	ops, blocks := append(b.stock.values.take(n)[:0], c), append(b.stock.blockAt.take(n)[:0], def)
	for b.f.left() > 0 {
		v, ok := b.lookup(b.f.next()).(*ir.Const)
		if !ok || v.Ty != t || v.Kind != ir.ConstInt && v.Kind != ir.ConstNull {
			return nil, errors.New("switch with a case that is no integer constant of its type")
		}
		to, err := b.block(b.f.next())
		if err != nil {
			return nil, err
		}
		ops, blocks = append(ops, v), append(blocks, to)
	}
	in := b.newInstr(ir.Switch, b.void())
	in.Ops, in.Blocks = ops, blocks
	return in, nil
}

func (b *bodyReader) indirectBr() (*ir.Instr, error) {
	t, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	v, err := b.ofType(t)
	if err != nil {
		return nil, err
	}
	if !t.IsPtr() {
		return nil, errors.New("indirectbr: a pointer expected")
	}
	in := b.newInstr(ir.IndirectBr, b.void(), v)
	for b.f.left() > 0 {
		to, err := b.block(b.f.next())
		if err != nil {
			return nil, err
		}
		in.Blocks = append(in.Blocks, to)
	}
	return in, nil
}

func (b *bodyReader) unreachable() (*ir.Instr, error) {
	return b.newInstr(ir.Unreachable, b.void()), nil
}

// phi reads [type, pairs of sign-rotated relative value and block, fast-math flags if the number is even].
func (b *bodyReader) phi() (*ir.Instr, error) {
	t, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	if !canBeElement(t) {
		return nil, errors.New("phi of a type that values do not have")
	}
	n := b.f.left() / 2
	ops, blocks := b.stock.values.take(n), b.stock.blockAt.take(n)
	for i := range ops {
		id := b.phiOperand()
		if ops[i], err = b.byID(id, t); err != nil {
			return nil, err
		}
		if blocks[i], err = b.block(b.f.next()); err != nil {
			return nil, err
		}
	}
	in := b.newInstr(ir.Phi, t)
	in.Ops, in.Blocks = ops, blocks
	in.Flags = fastFlags(b.f.opt())
	return in, nil
}

// phiOperand reads a value number, which is signed since later values are usual.
func (b *bodyReader) phiOperand() uint64 {
	if b.r.version == 0 {
		return b.f.next()
	}
	return b.absolute(uint64(signRotated(b.f.next())))
}

// allocaExplicit says that an alloca's type is the allocated one, not that of its address (LLVM 3.6 and older).
const allocaExplicit = 1 << 6

// alloca reads [allocated type, type of the count, count, flags, address space]. Flags: bits 0-4 and 8-10 the alignment, 5 inalloca, 6 that
// the type is the allocated one, 7 swifterror.
func (b *bodyReader) alloca() (*ir.Instr, error) {
	t, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	ct, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	n, err := b.byID(b.f.next(), ct)
	if err != nil {
		return nil, err
	}
	bits, space := b.f.next(), uint64(b.r.stack)
	if b.f.short {
		return nil, b.f.err("instruction")
	}
	if b.f.left() > 0 {
		space = b.f.next()
	}
	if bits&allocaExplicit == 0 {
		elem := b.r.typedAt(b.f.ops[0]).pointee()
		if elem == nil {
			return nil, errors.New("alloca without its type, whose address is no pointer with a pointee")
		}
		t = elem.ty
	}
	if ct.Kind != ir.IntKind || !canBeElement(t) {
		return nil, errors.New("alloca of a type that has no size, or with a count that is no integer")
	}
	if space >= 1<<24 {
		return nil, fmt.Errorf("address space %d", space)
	}
	a, err := alignment(bits&31 | bits>>8&7<<5)
	if err != nil {
		return nil, err
	}
	in := b.newInstr(ir.Alloca, b.r.M.Types.Ptr(uint32(space)), n)
	in.ElemTy, in.Align = t, a
	if bits&(1<<5) != 0 {
		in.Flags |= ir.InAlloca
	}
	if bits&(1<<7) != 0 {
		in.Flags |= ir.SwiftErr
	}
	return in, nil
}

func (b *bodyReader) pointer() (ir.Value, error) {
	p, err := b.typed()
	if err == nil && !p.Type().IsPtr() {
		err = errors.New("a pointer expected")
	}
	return p, err
}

// access reads [alignment, volatile] and, for the atomic forms, [ordering, sync scope].
func (b *bodyReader) access(in *ir.Instr, atomic bool) (err error) {
	if in.Align, err = alignment(b.f.next()); err != nil {
		return err
	}
	if b.f.next() != 0 {
		in.Flags |= ir.Volatile
	}
	if !atomic {
		return nil
	}
	if in.Align == 0 && !b.f.short {
		return fmt.Errorf("atomic %v without its alignment", in.Op)
	}
	return b.ordering(in)
}

func (b *bodyReader) ordering(in *ir.Instr) (err error) {
	if in.Order, err = ordering(b.f.next()); err != nil {
		return err
	}
	if in.Order < weakest[in.Op] {
		return fmt.Errorf("%v with atomic ordering %d, at least %d expected", in.Op, in.Order, weakest[in.Op])
	}
	in.Scope, err = b.scope(b.f.next())
	return err
}

// weakest is the weakest ordering that an atomic operation may have.
var weakest = map[ir.Op]ir.Ordering{ir.Load: ir.Unordered, ir.Store: ir.Unordered, ir.Fence: ir.Acquire, ir.CmpXchg: ir.Monotonic,
	ir.AtomicRMW: ir.Unordered}

func ordering(v uint64) (ir.Ordering, error) {
	if v > uint64(ir.SeqCst) {
		return 0, fmt.Errorf("unknown atomic ordering %d, at most %d expected", v, ir.SeqCst)
	}
	return ir.Ordering(v), nil
}

// scope gives the sync scope of a number; 0 and 1 are the same in every module.
func (b *bodyReader) scope(id uint64) (string, error) {
	switch {
	case id == 0:
		return "singlethread", nil
	case id == 1:
		return "", nil
	case id < uint64(len(b.r.scopes)):
		return b.r.scopes[id], nil
	}
	return "", fmt.Errorf("sync scope %d of %d", id, len(b.r.scopes))
}

func (b *bodyReader) load() (*ir.Instr, error) {
	p, err := b.pointer()
	if err != nil {
		return nil, err
	}
	t, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	return b.loadOf(p, t)
}

func (b *bodyReader) loadOf(p ir.Value, t *ir.Type) (*ir.Instr, error) {
	if !canBeElement(t) {
		return nil, errors.New("load of a type that has no size")
	}
	in := b.newInstr(ir.Load, t, p)
	return in, b.access(in, b.rec.Code == fnLoadAtomic)
}

func (b *bodyReader) store() (*ir.Instr, error) {
	p, err := b.pointer()
	if err != nil {
		return nil, err
	}
	v, err := b.typed()
	if err != nil {
		return nil, err
	}
	return b.storeOf(p, v, b.rec.Code == fnStoreAtomic)
}

func (b *bodyReader) storeOf(p, v ir.Value, atomic bool) (*ir.Instr, error) {
	if !canBeElement(v.Type()) {
		return nil, errors.New("store of a type that has no size")
	}
	in := b.newInstr(ir.Store, b.void(), v, p)
	return in, b.access(in, atomic)
}

func (b *bodyReader) fence() (*ir.Instr, error) {
	in := b.newInstr(ir.Fence, b.void())
	return in, b.ordering(in)
}

// cmpXchg reads [pointer, compared, new, volatile, success ordering, scope, failure ordering, weak, alignment].
func (b *bodyReader) cmpXchg() (*ir.Instr, error) {
	p, err := b.pointer()
	if err != nil {
		return nil, err
	}
	x, y, err := b.pair()
	if err != nil {
		return nil, err
	}
	return b.cmpXchgOf(p, x, y)
}

func (b *bodyReader) cmpXchgOf(p, x, y ir.Value) (in *ir.Instr, err error) {
	if k := x.Type().Kind; k != ir.IntKind && k != ir.PointerKind {
		return nil, errors.New("cmpxchg of a type that it does not take")
	}
	types := b.r.M.Types
	in = b.newInstr(ir.CmpXchg, types.Struct("", false, x.Type(), types.Int(1)), p, x, y)
	if b.f.next() != 0 {
		in.Flags |= ir.Volatile
	}
	if err := b.ordering(in); err != nil {
		return nil, err
	}
	if in.Failure, err = ordering(b.f.next()); err != nil {
		return nil, err
	}
	if b.f.next() != 0 {
		in.Flags |= ir.Weak
	}
	in.Align, err = alignment(b.f.opt())
	return in, err
}

// atomicRMW reads [pointer, value, operation, volatile, ordering, scope, alignment].
func (b *bodyReader) atomicRMW() (*ir.Instr, error) {
	p, err := b.pointer()
	if err != nil {
		return nil, err
	}
	v, err := b.typed()
	if err != nil {
		return nil, err
	}
	return b.atomicRMWOf(p, v)
}

func (b *bodyReader) atomicRMWOf(p, v ir.Value) (in *ir.Instr, err error) {
	op := b.f.next()
	if op >= uint64(ir.NumRMWOps) {
		return nil, fmt.Errorf("unknown atomicrmw operation %d, at most %d expected", op, ir.NumRMWOps-1)
	}
	if s := v.Type().Scalar(); s.Kind != ir.IntKind && !s.IsFloat() && !s.IsPtr() {
		return nil, errors.New("atomicrmw of a type that it does not take")
	}
	in = b.newInstr(ir.AtomicRMW, v.Type(), p, v)
	in.RMW = ir.RMWOp(op)
	if b.f.next() != 0 {
		in.Flags |= ir.Volatile
	}
	if err := b.ordering(in); err != nil {
		return nil, err
	}
	in.Align, err = alignment(b.f.opt())
	return in, err
}

// Bits of a call's flags (CallMarkersFlags).
const (
	callTail     = 1 << 0
	callMustTail = 1 << 14
	callExplicit = 1 << 15
	callNoTail   = 1 << 16
	callFast     = 1 << 17

	invokeExplicit = 1 << 13
)

func (b *bodyReader) call() (*ir.Instr, error) {
	attrs, err := b.r.attrList(b.f.next())
	if err != nil {
		return nil, err
	}
	bits := b.f.next()
	var flags ir.Flags
	if bits&callFast != 0 {
		flags = fastFlags(b.f.next())
	}
	switch {
	case bits&callMustTail != 0:
		flags |= ir.MustTail
	case bits&callNoTail != 0:
		flags |= ir.NoTail
	case bits&callTail != 0:
		flags |= ir.TailKind
	}
	in, err := b.callee(ir.Call, bits&callExplicit != 0)
	if err != nil || in == nil {
		return nil, err
	}
	in.Flags = flags
	in.Call = b.callInfo(ir.CallConv(bits&0x7FF>>1), attrs)
	return in, nil
}

func (b *bodyReader) callInfo(cc ir.CallConv, attrs *ir.AttrList) *ir.CallInfo {
	c := b.stock.calls.one()
	c.CC, c.Attrs = cc, attrs
	return c
}

// callee reads the function type, the callee and the arguments. It gives nil for a debug intrinsic.
func (b *bodyReader) callee(op ir.Op, explicit bool) (*ir.Instr, error) {
	t, err := b.signature(explicit)
	if err != nil {
		return nil, err
	}
	if t.Kind != ir.FuncKind {
		return nil, errors.New("call whose type is no function type")
	}
	callee, err := b.typed()
	if err != nil {
		return nil, err
	}
	if !callee.Type().IsPtr() {
		return nil, errors.New("call of something that is no pointer")
	}
	if isDebugIntrinsic(callee) {
		return nil, b.debugCall(callee.(*ir.Function), t)
	}
	if a, ok := callee.(*ir.InlineAsm); ok && a.FnTy != t {
		return nil, errors.New("call of inline assembler with another type than it has")
	}
	var room [12]ir.Value
	ops := append(room[:0], callee)
	for _, p := range t.Fields {
		v, err := b.argument(p)
		if err != nil {
			return nil, err
		}
		ops = append(ops, v)
	}
	for t.VarArg && b.f.left() > 0 {
		if b.pointees.on {
			b.pointees.extra = append(b.pointees.extra, b.peekNext())
		}
		v, err := b.typed()
		if err != nil {
			return nil, err
		}
		ops = append(ops, v)
	}
	if b.f.left() > 0 {
		return nil, fmt.Errorf("call with %d operands too many", b.f.left())
	}
	in := b.newInstr(op, t.Result(), ops...)
	in.ElemTy = t
	if _, ok := callee.(*oldIntrinsic); ok {
		b.old = append(b.old, in)
	}
	return in, nil
}

// signature reads the type of a called function; records of LLVM 3.6 and older leave it to the callee's.
func (b *bodyReader) signature(explicit bool) (*ir.Type, error) {
	if explicit {
		id := b.f.next()
		b.pointees.signature = b.r.typedAt(id)
		return b.r.typeAt(id)
	}
	if b.pointees.signature = b.peekNext().pointee(); b.pointees.signature == nil {
		return nil, errors.New("call without its function type, of something that is no pointer with a pointee")
	}
	return b.pointees.signature.ty, nil
}

func (b *bodyReader) argument(t *ir.Type) (ir.Value, error) {
	if t.Kind == ir.LabelKind {
		return b.block(b.f.next())
	}
	return b.ofType(t)
}

func (b *bodyReader) invoke() (*ir.Instr, error) {
	attrs, err := b.r.attrList(b.f.next())
	if err != nil {
		return nil, err
	}
	bits := b.f.next()
	normal, err := b.block(b.f.next())
	if err != nil {
		return nil, err
	}
	unwind, err := b.block(b.f.next())
	if err != nil {
		return nil, err
	}
	in, err := b.callee(ir.Invoke, bits&invokeExplicit != 0)
	if err != nil {
		return nil, err
	}
	if in == nil {
		return nil, errors.New("invoke of a debug intrinsic")
	}
	in.Blocks = b.targets(normal, unwind)
	in.Call = b.callInfo(ir.CallConv(bits&uint64(ir.MaxCallingConv)), attrs)
	return in, nil
}

func (b *bodyReader) callBr() (*ir.Instr, error) {
	attrs, err := b.r.attrList(b.f.next())
	if err != nil {
		return nil, err
	}
	bits := b.f.next()
	def, err := b.block(b.f.next())
	if err != nil {
		return nil, err
	}
	blocks := []*ir.Block{def}
	for n := b.f.next(); n > 0; n-- {
		to, err := b.block(b.f.next())
		if err != nil || b.f.short {
			return nil, all(err, b.f.err("callbr"))
		}
		blocks = append(blocks, to)
	}
	in, err := b.callee(ir.CallBr, bits&callExplicit != 0)
	if err != nil {
		return nil, err
	}
	if in == nil {
		return nil, errors.New("callbr of a debug intrinsic")
	}
	if err := b.labelled(in, blocks[1:]); err != nil {
		return nil, err
	}
	in.Blocks = blocks
	in.Call = b.callInfo(ir.CallConv(bits&0x7FF>>1), attrs)
	return in, nil
}

func (b *bodyReader) vaArg() (*ir.Instr, error) {
	lt, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	list, err := b.ofType(lt)
	if err != nil {
		return nil, err
	}
	t, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	if !lt.IsPtr() {
		return nil, errors.New("va_arg: a pointer expected")
	}
	if !canBeElement(t) {
		return nil, errors.New("va_arg of a type that values do not have")
	}
	return b.newInstr(ir.VAArg, t, list), nil
}

func (b *bodyReader) freeze() (*ir.Instr, error) {
	v, err := b.typed()
	if err != nil {
		return nil, err
	}
	return b.newInstr(ir.Freeze, v.Type(), v), nil
}

func (b *bodyReader) resume() (*ir.Instr, error) {
	v, err := b.typed()
	if err != nil {
		return nil, err
	}
	return b.newInstr(ir.Resume, b.void(), v), nil
}

// landingPad reads [type, cleanup, number of clauses, pairs of kind and value]; the record of LLVM 3.6 and older has the function's
// personality after the type.
func (b *bodyReader) landingPad() (*ir.Instr, error) {
	t, err := b.r.typeAt(b.f.next())
	if err != nil {
		return nil, err
	}
	if b.rec.Code == fnLandingPadOld {
		if err := b.personality(); err != nil {
			return nil, err
		}
	}
	in := b.newInstr(ir.LandingPad, t)
	if b.f.next() != 0 {
		in.Flags |= ir.Cleanup
	}
	for n := b.f.next(); n > 0; n-- {
		kind := b.f.next()
		v, err := b.typed()
		if err != nil || b.f.short {
			return nil, all(err, b.f.err("landingpad"))
		}
		if kind > 1 || kind == 1 && v.Type().Kind != ir.ArrayKind {
			return nil, fmt.Errorf("landingpad clause %d, 0 for a catch or 1 for a filter of an array expected", kind)
		}
		in.Ops, in.Indices = append(in.Ops, v), append(in.Indices, uint32(kind))
	}
	return in, nil
}

// personality reads the function's personality, which must be the same in all its landing pads.
func (b *bodyReader) personality() error {
	v, err := b.typed()
	if err != nil {
		return err
	}
	switch v.(type) {
	case *ir.Const, ir.Global:
	default:
		return errors.New("a personality that is no constant")
	}
	if p := b.fn.Personality; p != nil && p != v {
		return errors.New("landing pads with different personalities")
	}
	b.fn.Personality = v
	return b.exprs.refuse(v)
}

func (b *bodyReader) token() (ir.Value, error) {
	return b.ofType(b.r.M.Types.Primitive(ir.TokenKind))
}

func (b *bodyReader) cleanupRet() (*ir.Instr, error) {
	pad, err := b.token()
	if err != nil {
		return nil, err
	}
	in := b.newInstr(ir.CleanupRet, b.void(), pad)
	if b.f.left() > 0 {
		to, err := b.block(b.f.next())
		if err != nil {
			return nil, err
		}
		in.Blocks = []*ir.Block{to}
	}
	return in, nil
}

func (b *bodyReader) catchRet() (*ir.Instr, error) {
	pad, err := b.token()
	if err != nil {
		return nil, err
	}
	to, err := b.block(b.f.next())
	if err != nil {
		return nil, err
	}
	in := b.newInstr(ir.CatchRet, b.void(), pad)
	in.Blocks = []*ir.Block{to}
	return in, nil
}

// funcletPad reads [parent pad, number of arguments, arguments].
func (b *bodyReader) funcletPad() (*ir.Instr, error) {
	parent, err := b.token()
	if err != nil {
		return nil, err
	}
	op := ir.CleanupPad
	if b.rec.Code == fnCatchPad {
		op = ir.CatchPad
	}
	ops := []ir.Value{parent}
	for n := b.f.next(); n > 0; n-- {
		v, err := b.typed()
		if err != nil || b.f.short {
			return nil, all(err, b.f.err("pad"))
		}
		ops = append(ops, v)
	}
	return b.newInstr(op, b.r.M.Types.Primitive(ir.TokenKind), ops...), nil
}

// catchSwitch reads [parent pad, number of handlers, handlers, unwind block or none]. The unwind block comes first in Blocks if
// Indices is {1}.
func (b *bodyReader) catchSwitch() (*ir.Instr, error) {
	parent, err := b.token()
	if err != nil {
		return nil, err
	}
	in := b.newInstr(ir.CatchSwitch, b.r.M.Types.Primitive(ir.TokenKind), parent)
	n := b.f.next()
	var handlers []*ir.Block
	for b.f.left() > 0 {
		to, err := b.block(b.f.next())
		if err != nil {
			return nil, err
		}
		handlers = append(handlers, to)
	}
	switch left := uint64(len(handlers)); {
	case left == n:
		in.Blocks = handlers
	case left == n+1 && n < left:
		in.Indices = []uint32{1}
		in.Blocks = append([]*ir.Block{handlers[n]}, handlers[:n]...)
	default:
		return nil, fmt.Errorf("catchswitch with %d blocks for %d handlers", len(handlers), n)
	}
	return in, nil
}

// layoutSpace gives an address space that a data layout states: that of the stack in the field A, of functions in the field P (LangRef,
// "Data Layout").
func layoutSpace(layout, letter string) uint32 {
	for _, field := range strings.Split(layout, "-") {
		if digits, ok := strings.CutPrefix(field, letter); ok {
			if n, err := strconv.ParseUint(digits, 10, 24); err == nil {
				return uint32(n)
			}
		}
	}
	return 0
}
