package bitcode

import (
	"errors"
	"fmt"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

var primitiveTypes = map[uint32]ir.Kind{
	typeVoid: ir.VoidKind, typeFloat: ir.FloatKind, typeDouble: ir.DoubleKind, typeLabel: ir.LabelKind,
	typeHalf: ir.HalfKind, typeX86FP80: ir.X86FP80Kind, typeFP128: ir.FP128Kind, typePPCFP128: ir.PPCFP128Kind,
	typeMetadata: ir.MetadataKind, typeToken: ir.TokenKind, typeBFloat: ir.BFloatKind,
	typeX86AMX: ir.X86AMXKind,
}

func (r *Reader) typeTable() error {
	if r.types != nil {
		return errors.New("a second type table")
	}
	at := r.cur.Bit()
	err := r.opaqueTable(r.cur.Fork(at))
	if err != nil && r.hasTypedPointers(r.cur.Fork(at)) {
		err = r.typedTable(r.cur.Fork(at))
	}
	if err != nil {
		return err
	}
	return r.cur.Skip()
}

// opaqueTable reads a type table without typed pointers, in which types come after those that they contain.
func (r *Reader) opaqueTable(c *bitstream.Cursor) error {
	name := ""
	return r.readBlock(c, typeBlock, func(rec *bitstream.Record) error {
		t, err := r.typeRecord(rec, &name)
		if err != nil {
			return fmt.Errorf("type %d: %w", len(r.types), err)
		}
		if t != nil {
			r.types = append(r.types, t)
		}
		return nil
	})
}

// typeRecord gives the type of a record, nil for records that are no type.
func (r *Reader) typeRecord(rec *bitstream.Record, name *string) (*ir.Type, error) {
	types := r.M.Types
	if k, ok := primitiveTypes[rec.Code]; ok {
		return types.Primitive(k), nil
	}
	f := fields{ops: rec.Ops}
	switch rec.Code {
	case typeX86MMX: // what LLVM 20 made of it
		return types.Vector(1, types.Int(64)), nil
	case typeNumEntry:
		return nil, nil
	case typeStructName:
		*name = chars(rec.Ops)
		return nil, nil
	case typeInteger:
		bits := f.next()
		if bits < 1 || bits > ir.MaxIntBits {
			return nil, fmt.Errorf("integer of %d bits", bits)
		}
		return types.Int(uint32(bits)), nil
	case typeOpaquePtr:
		space := f.next()
		if space >= 1<<24 {
			return nil, fmt.Errorf("address space %d", space)
		}
		return types.Ptr(uint32(space)), f.err("pointer type")
	case typePointer: // hasTypedPointers finds it
		return nil, errors.New("a pointer with its pointee")
	case typeArray, typeVector:
		return r.sequenceType(&f, rec.Code == typeVector)
	case typeStructAnon:
		return r.structType(&f, "")
	case typeStructNamed:
		n := *name
		*name = ""
		return r.structType(&f, n)
	case typeOpaque:
		n := *name
		*name = ""
		return types.Opaque(n), nil
	case typeFunction:
		return r.functionType(&f, false)
	case typeFunctionOld:
		return r.functionType(&f, true)
	case typeTarget:
		n := *name
		*name = ""
		return r.targetType(&f, n)
	}
	return nil, fmt.Errorf("unknown type record %d", rec.Code)
}

func (r *Reader) sequenceType(f *fields, vector bool) (*ir.Type, error) {
	n, id, scalable := f.next(), f.next(), f.opt()
	elem, err := r.typeAt(id)
	if err == nil {
		err = f.err("array or vector type")
	}
	if err != nil {
		return nil, err
	}
	if !vector {
		if !canBeElement(elem) {
			return nil, errors.New("array of elements that have no size")
		}
		return r.M.Types.Array(n, elem), nil
	}
	if n == 0 || n > 1<<32-1 {
		return nil, fmt.Errorf("vector of %d elements", n)
	}
	if elem.Kind != ir.IntKind && !elem.IsFloat() && !elem.IsPtr() {
		return nil, errors.New("vector of elements that are no integers, floats or pointers")
	}
	if scalable != 0 {
		r.scalable = true
		return r.M.Types.ScalableVector(n, elem), nil
	}
	return r.M.Types.Vector(n, elem), nil
}

func canBeElement(t *ir.Type) bool {
	switch t.Kind {
	case ir.VoidKind, ir.LabelKind, ir.MetadataKind, ir.FuncKind, ir.TokenKind, ir.X86AMXKind:
		return false
	}
	return true
}

// typeList gives the types of a list of numbers, until it is called again.
func (r *Reader) typeList(ids []uint64) ([]*ir.Type, error) {
	list := r.typeRoom[:0]
	for _, id := range ids {
		t, err := r.typeAt(id)
		if err != nil {
			return nil, err
		}
		list = append(list, t)
	}
	r.typeRoom = list
	return list, nil
}

func (r *Reader) structType(f *fields, name string) (*ir.Type, error) {
	packed := f.next()
	if err := f.err("struct type"); err != nil {
		return nil, err
	}
	elems, err := r.typeList(f.ops[f.i:])
	if err != nil {
		return nil, err
	}
	for _, t := range elems {
		if !canBeElement(t) {
			return nil, errors.New("struct with an element that has no size")
		}
	}
	return r.M.Types.Struct(name, packed != 0, elems...), nil
}

// functionType reads [vararg, result, parameters]; the record of LLVM 3.0 and older has attributes before the result, which mean nothing.
func (r *Reader) functionType(f *fields, old bool) (*ir.Type, error) {
	vararg := f.next()
	if old {
		f.next()
	}
	ret := f.next()
	if err := f.err("function type"); err != nil {
		return nil, err
	}
	result, err := r.typeAt(ret)
	if err != nil {
		return nil, err
	}
	params, err := r.typeList(f.ops[f.i:])
	if err != nil {
		return nil, err
	}
	for _, p := range params {
		if p.Kind == ir.VoidKind || p.Kind == ir.FuncKind {
			return nil, errors.New("function type with a parameter that has no size")
		}
	}
	if result.Kind == ir.FuncKind || result.Kind == ir.LabelKind || result.Kind == ir.MetadataKind {
		return nil, errors.New("function type with a result that can not be returned")
	}
	return r.M.Types.Func(result, vararg != 0, params...), nil
}

func (r *Reader) targetType(f *fields, name string) (*ir.Type, error) {
	n := f.next()
	if err := f.err("target type"); err != nil {
		return nil, err
	}
	if n > uint64(f.left()) {
		return nil, fmt.Errorf("target type with %d type parameters in a record of %d operands", n, len(f.ops))
	}
	params, err := r.typeList(f.ops[f.i : f.i+int(n)])
	if err != nil {
		return nil, err
	}
	var ints []uint32
	for _, v := range f.ops[f.i+int(n):] {
		if v >= 1<<32 {
			return nil, fmt.Errorf("target type with the number %d", v)
		}
		ints = append(ints, uint32(v))
	}
	return r.M.Types.TargetExt(name, params, ints), nil
}
