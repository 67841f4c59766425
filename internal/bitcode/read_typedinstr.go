package bitcode

import (
	"errors"
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// A typedBody is what is kept of a body of a module with typed pointers: the types of its values.
type typedBody struct {
	on    bool
	local []*typedType // of the values from the base
	// result is the type of the value that is being read, signature that of the function that it calls, extra those of the arguments
	// that the signature does not have.
	result, signature *typedType
	extra             []*typedType
}

// startTyped notes the types of the parameters.
func (b *bodyReader) startTyped() {
	if b.r.typed != nil {
		b.pointees.on = true
		b.pointees.local = append(b.pointees.local, b.r.fnTypes[b.fn].params()...)
	}
}

// typeOf gives the type of a value that has been defined, nil if it is not known.
func (b *bodyReader) typeOf(id uint64) *typedType {
	if id < b.base {
		if id < uint64(len(b.r.valueTypes)) {
			return b.r.valueTypes[id]
		}
		return nil
	}
	if id -= b.base; id < uint64(len(b.pointees.local)) {
		return b.pointees.local[id]
	}
	return nil
}

// peek gives the type of the operand at the place in the record, which carries its type if it comes later, and the place after it.
func (b *bodyReader) peek(at int) (*typedType, int) {
	ops := b.f.ops
	if at >= len(ops) {
		return nil, at
	}
	if id := b.absolute(ops[at]); id < b.nextID() {
		return b.typeOf(id), at + 1
	}
	if at+1 >= len(ops) {
		return nil, at + 1
	}
	return b.r.typedAt(ops[at+1]), at + 2
}

// peekNext gives the type of the next operand.
func (b *bodyReader) peekNext() *typedType {
	t, _ := b.peek(b.f.i)
	return t
}

// typedDecoders decode the records whose value's type depends on more than our own types tell, before the ordinary decoders or in their
// place.
var typedDecoders = [len(bodyDecoders)]func(*bodyReader) (*ir.Instr, error){
	fnBinop:          asFirst((*bodyReader).binop),
	fnUnop:           asFirst((*bodyReader).unop),
	fnSelectOld:      asFirst((*bodyReader).selectOld),
	fnVSelect:        asFirst((*bodyReader).vselect),
	fnInsertVal:      asFirst((*bodyReader).insertVal),
	fnInsertElt:      asFirst((*bodyReader).insertElt),
	fnFreeze:         asFirst((*bodyReader).freeze),
	fnCast:           (*bodyReader).typedCast,
	fnPhi:            asStated(0, (*bodyReader).phi),
	fnLandingPad:     asStated(0, (*bodyReader).landingPad),
	fnLandingPadOld:  asStated(0, (*bodyReader).landingPad),
	fnVAArg:          asStated(2, (*bodyReader).vaArg),
	fnExtractVal:     (*bodyReader).typedExtractVal,
	fnExtractElt:     (*bodyReader).typedExtractElt,
	fnShuffleVec:     (*bodyReader).typedShuffle,
	fnGEP:            (*bodyReader).typedGEP,
	fnGEPOld:         (*bodyReader).typedGEP,
	fnInboundsGEPOld: (*bodyReader).typedGEP,
	fnAlloca:         (*bodyReader).typedAlloca,
	fnLoad:           (*bodyReader).typedLoad,
	fnLoadAtomic:     (*bodyReader).typedLoad,
	fnStoreOld:       (*bodyReader).storeOld,
	fnStoreAtomicOld: (*bodyReader).storeOld,
	fnCmpXchg:        (*bodyReader).typedCmpXchg,
	fnCmpXchgOld:     (*bodyReader).cmpXchgOld,
	fnAtomicRMW:      (*bodyReader).typedAtomicRMW,
	fnAtomicRMWOld:   (*bodyReader).atomicRMWOld,
	fnCall:           typedCall((*bodyReader).call),
	fnInvoke:         typedCall((*bodyReader).invoke),
	fnCallBr:         typedCall((*bodyReader).callBr),
}

// decodeTyped decodes an instruction and notes the type of its value.
func (b *bodyReader) decodeTyped() (*ir.Instr, error) {
	b.pointees.result, b.pointees.signature, b.pointees.extra = nil, nil, b.pointees.extra[:0]
	decode := typedDecoders[b.rec.Code]
	if decode == nil {
		decode = bodyDecoders[b.rec.Code]
	}
	in, err := decode(b)
	if in != nil && b.pointees.result == nil {
		b.pointees.result = &typedType{ty: in.Ty} // it has no pointers
	}
	return in, err
}

// noteValue notes the type of the instruction that has been appended, if it has a value.
func (b *bodyReader) noteValue() {
	if b.pointees.on && len(b.pointees.local) < len(b.local) {
		b.pointees.local = append(b.pointees.local, b.pointees.result)
	}
}

// asFirst is for instructions whose value has the type of their first operand.
func asFirst(decode func(*bodyReader) (*ir.Instr, error)) func(*bodyReader) (*ir.Instr, error) {
	return func(b *bodyReader) (*ir.Instr, error) {
		b.pointees.result = b.peekNext()
		return decode(b)
	}
}

// asStated is for instructions whose record states the type of their value.
func asStated(at int, decode func(*bodyReader) (*ir.Instr, error)) func(*bodyReader) (*ir.Instr, error) {
	return func(b *bodyReader) (*ir.Instr, error) {
		if at < len(b.f.ops) {
			b.pointees.result = b.r.typedAt(b.f.ops[at])
		}
		return decode(b)
	}
}

func (b *bodyReader) typedCast() (*ir.Instr, error) {
	if _, at := b.peek(0); at < len(b.f.ops) {
		b.pointees.result = b.r.typedAt(b.f.ops[at])
	}
	return b.cast()
}

// selectOld reads [value, value, condition], the condition being one bit.
func (b *bodyReader) selectOld() (*ir.Instr, error) {
	x, y, err := b.pair()
	if err != nil {
		return nil, err
	}
	c, err := b.ofType(b.r.M.Types.Int(1))
	if err != nil {
		return nil, err
	}
	return b.newInstr(ir.Select, x.Type(), c, x, y), nil
}

func (b *bodyReader) typedExtractVal() (*ir.Instr, error) {
	t := b.peekNext()
	in, err := b.extractVal()
	if err != nil {
		return nil, err
	}
	for _, i := range in.Indices {
		t = t.at(uint64(i))
	}
	b.pointees.result = t
	return in, nil
}

func (b *bodyReader) typedExtractElt() (*ir.Instr, error) {
	b.pointees.result = b.peekNext().sub(0)
	return b.extractElt()
}

func (b *bodyReader) typedShuffle() (*ir.Instr, error) {
	elem := b.peekNext().sub(0)
	in, err := b.shuffleVec()
	if err == nil && elem != nil {
		b.pointees.result = &typedType{in.Ty, []*typedType{elem}}
	}
	return in, err
}

// typedGEP reads a getelementptr; the old records have no element type, only what the base points to.
func (b *bodyReader) typedGEP() (in *ir.Instr, err error) {
	var elem *typedType
	if b.rec.Code == fnGEP {
		if len(b.f.ops) > 1 {
			elem = b.r.typedAt(b.f.ops[1])
		}
		in, err = b.gep()
	} else {
		if elem = b.peekNext().scalar().pointee(); elem == nil {
			return nil, errors.New("getelementptr without its element type, of something that is no pointer with a pointee")
		}
		flags := uint64(0)
		if b.rec.Code == fnInboundsGEPOld {
			flags = 1
		}
		in, err = b.gepOver(elem.ty, readGEPFlags(flags))
	}
	if err != nil {
		return nil, err
	}
	for i, idx := range in.Ops[1:] {
		if i > 0 {
			elem = elem.at(indexOf(idx))
		}
	}
	b.pointees.result = typedPtr(in.Ty, elem)
	return in, nil
}

// indexOf gives the number of the field that an index selects.
func indexOf(v ir.Value) uint64 {
	c, ok := v.(*ir.Const)
	if ok && c.Ty.Kind == ir.VectorKind { // the same one for all
		v = c.ElemAt(0)
	}
	i, _ := ir.AsUint64(v)
	return i
}

func (b *bodyReader) typedAlloca() (*ir.Instr, error) {
	in, err := b.alloca()
	if err != nil {
		return nil, err
	}
	elem := b.r.typedAt(b.f.ops[0])
	if b.f.ops[3]&allocaExplicit == 0 {
		elem = elem.pointee()
	}
	b.pointees.result = typedPtr(in.Ty, elem)
	return in, nil
}

// typedLoad reads a load; records of LLVM 3.6 and older do not say what is loaded.
func (b *bodyReader) typedLoad() (*ir.Instr, error) {
	p, at := b.peek(0)
	after := 2 // alignment, volatile
	if b.rec.Code == fnLoadAtomic {
		after = 4 // ordering, scope
	}
	if len(b.f.ops)-at != after {
		if at < len(b.f.ops) {
			b.pointees.result = b.r.typedAt(b.f.ops[at])
		}
		return b.load()
	}
	if b.pointees.result = p.pointee(); b.pointees.result == nil {
		return nil, errors.New("load without its type, of something that is no pointer with a pointee")
	}
	v, err := b.pointer()
	if err != nil {
		return nil, err
	}
	return b.loadOf(v, b.pointees.result.ty)
}

// pointeeOf reads a pointer and gives what it points to, too.
func (b *bodyReader) pointeeOf(what string) (ir.Value, *typedType, error) {
	t := b.peekNext().pointee()
	p, err := b.pointer()
	if err == nil && t == nil {
		err = fmt.Errorf("%s without the type of its value, of something that is no pointer with a pointee", what)
	}
	return p, t, err
}

// storeOld reads a store whose value has the type that the pointer points to.
func (b *bodyReader) storeOld() (*ir.Instr, error) {
	p, t, err := b.pointeeOf("store")
	if err != nil {
		return nil, err
	}
	v, err := b.ofType(t.ty)
	if err != nil {
		return nil, err
	}
	return b.storeOf(p, v, b.rec.Code == fnStoreAtomicOld)
}

// exchanged gives the type of a cmpxchg's value: what was there, and whether it was what it was compared with.
func (b *bodyReader) exchanged(in *ir.Instr, t *typedType) *typedType {
	if in == nil {
		return nil
	}
	return &typedType{in.Ty, []*typedType{t, {ty: b.r.M.Types.Int(1)}}}
}

func (b *bodyReader) typedCmpXchg() (*ir.Instr, error) {
	_, at := b.peek(0)
	t, _ := b.peek(at)
	in, err := b.cmpXchg()
	if err == nil {
		b.pointees.result = b.exchanged(in, t)
	}
	return in, err
}

// cmpXchgOld reads [pointer, compared, new, volatile, ordering, scope, failure ordering, weak] of LLVM 3.4, whose values have the type that
// the pointer points to.
func (b *bodyReader) cmpXchgOld() (*ir.Instr, error) {
	p, t, err := b.pointeeOf("cmpxchg")
	if err != nil {
		return nil, err
	}
	x, err := b.ofType(t.ty)
	if err != nil {
		return nil, err
	}
	y, err := b.ofType(t.ty)
	if err != nil {
		return nil, err
	}
	weak := len(b.f.ops) >= 8
	if !weak { // failure ordering, not weak, no alignment
		ops := slices.Clone(b.f.ops)
		if len(ops) < 7 && b.f.left() == 3 {
			ops = append(ops, strongestFailure(ops[len(ops)-2]))
		}
		b.f.ops = append(ops, 0)
	}
	in, err := b.cmpXchgOf(p, x, y)
	if err != nil || weak {
		b.pointees.result = b.exchanged(in, t)
		return in, err
	}
	// Its value was what had been there.
	b.emit(in)
	old := b.newInstr(ir.ExtractValue, t.ty, in)
	old.Indices, b.pointees.result = []uint32{0}, t
	return old, nil
}

// strongestFailure gives the failure ordering of a cmpxchg that states none (AtomicCmpXchgInst::getStrongestFailureOrdering).
func strongestFailure(success uint64) uint64 {
	switch ir.Ordering(success) {
	case ir.Release:
		return uint64(ir.Monotonic)
	case ir.AcqRel:
		return uint64(ir.Acquire)
	}
	return success
}

func (b *bodyReader) typedAtomicRMW() (*ir.Instr, error) {
	_, at := b.peek(0)
	b.pointees.result, _ = b.peek(at)
	return b.atomicRMW()
}

// atomicRMWOld reads the record of LLVM 10 and older, whose value has the type that the pointer points to.
func (b *bodyReader) atomicRMWOld() (*ir.Instr, error) {
	p, t, err := b.pointeeOf("atomicrmw")
	if err != nil {
		return nil, err
	}
	v, err := b.ofType(t.ty)
	if err != nil {
		return nil, err
	}
	b.pointees.result = t
	return b.atomicRMWOf(p, v)
}

// typedCall gives a call's attributes the types that they lack.
func typedCall(decode func(*bodyReader) (*ir.Instr, error)) func(*bodyReader) (*ir.Instr, error) {
	return func(b *bodyReader) (*ir.Instr, error) {
		in, err := decode(b)
		if err != nil || in == nil {
			return in, err
		}
		b.pointees.result = b.pointees.signature.sub(0)
		params := b.pointees.signature.params()
		return in, b.upgradeCall(in, append(params[:len(params):len(params)], b.pointees.extra...))
	}
}
