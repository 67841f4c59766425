package llvm7

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// constant gives the typed form of a constant or global: a value of the typed form of its type. The result is shared by all
// uses of the same constant.
func (t *typer) constant(v ir.Value) (ir.Value, error) {
	c, ok := v.(*ir.Const)
	if !ok {
		if _, ok := v.(ir.Global); ok {
			return t.castConst(v, t.bytePtr(v.Type().AddrSpace)), nil
		}
		return nil, fmt.Errorf("a constant was expected, not %T", v)
	}
	ty := t.typ(c.Ty)
	switch c.Kind {
	case ir.ConstInt, ir.ConstFloat, ir.ConstData:
		return c, nil
	case ir.ConstNull, ir.ConstUndef:
		if ty == c.Ty {
			return c, nil
		}
	}
	if made, ok := t.consts.Load(c); ok {
		return made.(ir.Value), nil
	}
	made, err := t.newConstant(c, ty)
	if err != nil {
		return nil, err
	}
	kept, _ := t.consts.LoadOrStore(c, made)
	return kept.(ir.Value), nil
}

func (t *typer) newConstant(c *ir.Const, ty *ir.Type) (ir.Value, error) {
	switch c.Kind {
	case ir.ConstNull:
		return ir.Null(ty), nil
	case ir.ConstUndef, ir.ConstPoison:
		return ir.Undef(ty), nil
	case ir.ConstAggregate:
		ops, err := t.constants(c.Ops)
		return ir.Aggregate(ty, ops...), err
	case ir.ConstBlockAddress:
		made := *c
		made.Ty = ty
		return &made, nil
	case ir.ConstExpr:
		ops, err := t.constants(c.Ops)
		if err != nil {
			return nil, err
		}
		if c.Op == ir.GetElementPtr {
			return t.elementAddress(c, ty, ops)
		}
		made := *c
		made.Ty, made.Ops, made.Flags = ty, ops, keptFlags(c.Op, c.Flags)
		return &made, nil
	}
	return nil, fmt.Errorf("the constant %v does not exist in LLVM 7", c.Kind)
}

func (t *typer) constants(list []ir.Value) ([]ir.Value, error) {
	out := make([]ir.Value, len(list))
	for i, v := range list {
		typed, err := t.constant(v)
		if err != nil {
			return nil, err
		}
		out[i] = typed
	}
	return out, nil
}

// elementAddress types a getelementptr expression, ops being its typed operands and ty the byte pointer that it gives.
func (t *typer) elementAddress(c *ir.Const, ty *ir.Type, ops []ir.Value) (ir.Value, error) {
	if c.SrcTy == nil || len(ops) == 0 {
		return nil, fmt.Errorf("getelementptr without an element type or base")
	}
	src := t.typ(c.SrcTy)
	elem, err := indexedType(src, ops[1:])
	if err != nil {
		return nil, err
	}
	args := append([]ir.Value{t.castConst(ops[0], t.pointerTo(src, ops[0].Type()))}, ops[1:]...)
	return t.castConst(&ir.Const{Kind: ir.ConstExpr, Op: ir.GetElementPtr, Flags: keptFlags(c.Op, c.Flags),
		Ty: t.pointerTo(elem, ty), SrcTy: src, Ops: args}, ty), nil
}

// indexedType gives the type that the indices of a getelementptr lead to from its element type.
func indexedType(src *ir.Type, idx []ir.Value) (*ir.Type, error) {
	ty := src
	for i := 1; i < len(idx); i++ {
		n := uint64(0)
		if ty.Kind == ir.StructKind {
			var ok bool
			if n, ok = structIndex(idx[i]); !ok {
				return nil, fmt.Errorf("getelementptr: index %d of a struct is not a constant", i)
			}
		}
		next := ty.At(n)
		if next == nil {
			return nil, fmt.Errorf("getelementptr: index %d leads nowhere", i)
		}
		ty = next
	}
	return ty, nil
}

// structIndex gives the value of a struct's index, which may be a splat.
func structIndex(v ir.Value) (uint64, bool) {
	if c, ok := v.(*ir.Const); ok && c.Ty.Kind == ir.VectorKind {
		v = c.ElemAt(0)
	}
	return ir.AsUint64(v)
}

// castConst gives a constant pointer, or vector of pointers, as the pointer type of the same address space.
func (t *typer) castConst(v ir.Value, to *ir.Type) ir.Value {
	if c, ok := v.(*ir.Const); ok {
		switch {
		case c.Kind == ir.ConstNull:
			return ir.Null(to)
		case c.Kind == ir.ConstUndef:
			return ir.Undef(to)
		case c.Kind == ir.ConstExpr && c.Op == ir.BitCast && c.Ops[0].Type().Scalar().IsPtr():
			v = c.Ops[0]
		}
	}
	if v.Type() == to {
		return v
	}
	key := castKey{v, to}
	if made, ok := t.casts.Load(key); ok {
		return made.(ir.Value)
	}
	made, _ := t.casts.LoadOrStore(key, ir.Expr(ir.BitCast, to, v))
	return made.(ir.Value)
}
