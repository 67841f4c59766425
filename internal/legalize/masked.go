package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// MaskedMemory lowers loads and stores of vectors under a mask (LangRef, "Masked Vector Load and Store Intrinsics" and the two chapters
// after it) to one access an element, in the order of the elements, on a branch of its own where the mask is no constant. An element
// whose mask is off is not touched: it need not be memory.
func MaskedMemory(nat *Natives) Pass { return expand("masked-memory", nat, maskedExpanders) }

var maskedExpanders = map[string]expander{
	"llvm.masked.load":          maskedLoad((*maskedAccess).element),
	"llvm.masked.gather":        maskedLoad((*maskedAccess).given),
	"llvm.masked.expandload":    maskedLoad((*maskedAccess).next),
	"llvm.masked.store":         maskedStore((*maskedAccess).element),
	"llvm.masked.scatter":       maskedStore((*maskedAccess).given),
	"llvm.masked.compressstore": maskedStore((*maskedAccess).next),
}

// A maskedAccess is one of the calls.
type maskedAccess struct {
	*expansion
	elem  *ir.Type
	size  uint64   // of an element in memory, in bytes
	where ir.Value // the pointer, or the vector of them; for those who pack, that of the next element
	mask  ir.Value
	align uint64 // of the pointers, in bytes
	packs bool
}

// A placer gives where element i is, and what it is aligned to.
type placer func(*maskedAccess, uint64) (ir.Value, uint64)

func (a *maskedAccess) element(i uint64) (ir.Value, uint64) {
	at := i * a.size
	if at == 0 {
		return a.where, a.align
	}
	return a.GEP(a.Types.Int(8), a.where, 0, ir.Int(a.Types.Int(64), int64(at))), min(a.align, at&-at)
}

func (a *maskedAccess) given(i uint64) (ir.Value, uint64) { return a.ExtractElem(a.where, i), a.align }

func (a *maskedAccess) next(i uint64) (ir.Value, uint64) {
	a.packs = true
	if i == 0 {
		return a.where, a.align
	}
	return a.where, min(a.align, a.size&-a.size)
}

// access gives the call's parts; pointer is the index of the argument.
func (x *expansion) access(vec *ir.Type, pointer int) (*maskedAccess, error) {
	if vec.Kind != ir.VectorKind || vec.Scalable {
		return nil, fmt.Errorf("scalable vectors are not supported")
	}
	a := &maskedAccess{expansion: x, elem: vec.Elem, where: x.args[pointer], mask: x.args[pointer+1], align: 1}
	// The elements of a vector in memory have no gaps between them (LangRef, "Vector Type"), and elsewhere there are some.
	a.size = x.c.Layout.AllocSize(vec.Elem)
	if bits := x.c.Layout.Bits(vec.Elem); bits != 8*a.size {
		return nil, fmt.Errorf("elements of %d bits are not supported under a mask", bits)
	}
	if at, ok := x.in.Call.Attrs.Param(pointer).Get(ir.AttrAlign); ok {
		a.align = max(at.Int, 1)
	}
	return a, nil
}

func maskedLoad(place placer) expander {
	return func(x *expansion) (ir.Value, error) {
		a, err := x.access(x.ty, 0)
		if err != nil {
			return nil, err
		}
		out := x.args[2]
		for i := range x.ty.Len {
			out = a.lane(i, out, func() ir.Value {
				p, align := place(a, i)
				return a.InsertElem(out, a.Load(a.elem, p, ir.AlignOf(align)), i)
			})
		}
		return out, nil
	}
}

func maskedStore(place placer) expander {
	return func(x *expansion) (ir.Value, error) {
		vec := x.args[0]
		a, err := x.access(vec.Type(), 1)
		if err != nil {
			return nil, err
		}
		for i := range vec.Type().Len {
			a.lane(i, nil, func() ir.Value {
				p, align := place(a, i)
				a.Store(a.ExtractElem(vec, i), p, ir.AlignOf(align))
				return nil
			})
		}
		return nil, nil
	}
}

// lane does something if the mask of element i is on, and gives its value; if it is off, the other. A mask that is not known, since it is
// undef or poison, may be off. For those who pack, the place then moves on.
func (a *maskedAccess) lane(i uint64, otherwise ir.Value, do func() ir.Value) ir.Value {
	step := func() ir.Value {
		v := do()
		if a.packs && i+1 < a.mask.Type().Len {
			a.where = a.GEP(a.Types.Int(8), a.where, 0, ir.Int(a.Types.Int(64), int64(a.size)))
		}
		return v
	}
	if on, known := constantLane(a.mask, i); known {
		if on {
			return step()
		}
		return otherwise
	}
	// A branch on poison would be undefined; what the mask is not, the access need not be.
	bit := a.Add(&ir.Instr{Op: ir.Freeze, Ty: a.Types.Int(1), Ops: []ir.Value{a.ExtractElem(a.mask, i)}})
	from, before := a.Block, a.where
	yes, after := a.NewBlock(), a.NewBlock()
	a.CondBr(bit, yes, after)
	a.At(yes)
	v := step()
	yes = a.Block
	a.Br(after)
	a.At(after)
	join := func(on, off ir.Value) ir.Value {
		if on == off {
			return on
		}
		phi := a.Phi(on.Type())
		phi.AddIncoming(off, from)
		phi.AddIncoming(on, yes)
		return phi
	}
	a.where = join(a.where, before)
	if v == nil {
		return nil
	}
	return join(v, otherwise)
}

// constantLane says whether element i of a mask is on, if it is a constant.
func constantLane(mask ir.Value, i uint64) (on, known bool) {
	c, ok := mask.(*ir.Const)
	if !ok {
		return false, false
	}
	e, ok := c.ElemAt(int(i)).(*ir.Const)
	if !ok {
		return false, false
	}
	if e.Kind == ir.ConstUndef || e.Kind == ir.ConstPoison {
		return false, true
	}
	n, ok := ir.AsUint64(e)
	return n != 0, ok
}
