package bitcode

import (
	"fmt"
	"math/bits"

	"nvvm-bitcode-linker/internal/ir"
)

// typeCodes are the codes of types without parameters.
var typeCodes = map[ir.Kind]uint32{
	ir.VoidKind: typeVoid, ir.HalfKind: typeHalf, ir.BFloatKind: typeBFloat, ir.FloatKind: typeFloat, ir.DoubleKind: typeDouble,
	ir.X86FP80Kind: typeX86FP80, ir.FP128Kind: typeFP128, ir.PPCFP128Kind: typePPCFP128, ir.LabelKind: typeLabel,
	ir.MetadataKind: typeMetadata, ir.TokenKind: typeToken, ir.X86MMXKind: typeX86MMX, ir.X86AMXKind: typeX86AMX,
}

// kindNames are for messages.
var kindNames = [...]string{"void", "half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128", "label", "metadata",
	"token", "x86_mmx", "x86_amx", "integer", "pointer", "array", "vector", "struct", "opaque struct", "function",
	"target extension type"}

// typeNumbers numbers types, each after the types that it is made of.
type typeNumbers struct {
	f    *Format
	list []*ir.Type
	ids  []uint32 // by ir.Type.ID: the number plus one, 0 for none
}

// id gives the number of a type that was added.
func (n *typeNumbers) id(t *ir.Type) uint64 { return uint64(n.ids[t.ID] - 1) }

// has reports whether the type was added.
func (n *typeNumbers) has(t *ir.Type) bool { return int(t.ID) < len(n.ids) && n.ids[t.ID] != 0 }

// width gives the bits that hold every type's number, and one more than that for LLVM's sake.
func (n *typeNumbers) width() uint64 { return bitWidth(uint64(len(n.list))) }

// bitWidth gives the bits that hold the numbers 0 to n, at least 1.
func bitWidth(n uint64) uint64 { return max(uint64(bits.Len64(n)), 1) }

func (n *typeNumbers) add(t *ir.Type) error {
	g := graph[*ir.Type]{
		enter: func(t *ir.Type) (bool, error) {
			if int(t.ID) >= len(n.ids) {
				return false, fmt.Errorf("%s type of another module", kindNames[t.Kind])
			}
			return n.ids[t.ID] == 0, nil
		},
		operand: func(t *ir.Type, i int) (*ir.Type, bool) {
			if t.Elem != nil {
				if i == 0 {
					return t.Elem, true
				}
				i--
			}
			if i < len(t.Fields) {
				return t.Fields[i], true
			}
			return nil, false
		},
		leave: func(t *ir.Type) error {
			n.list = append(n.list, t)
			n.ids[t.ID] = uint32(len(n.list))
			return n.check(t)
		},
	}
	return g.afterOperands(t)
}

func (n *typeNumbers) check(t *ir.Type) error {
	switch {
	case !n.f.Types[t.Kind]:
		return fmt.Errorf("%v has no type %s", n.f.Dialect, kindNames[t.Kind])
	case t.Scalable && !n.f.ScalableVectors:
		return fmt.Errorf("%v has no scalable vectors", n.f.Dialect)
	case t.Kind == ir.PointerKind && t.Elem == nil && n.f.TypedPointers:
		return fmt.Errorf("a pointer without a pointee, which %v needs", n.f.Dialect)
	case t.Kind == ir.PointerKind && t.Elem != nil && !n.f.TypedPointers:
		return fmt.Errorf("a pointer with a pointee, which %v does not have", n.f.Dialect)
	}
	return nil
}

func (w *moduleWriter) typeTable() {
	b := w.w
	b.Enter(typeBlock, tableWidth)
	ty := fixed(w.types.width())
	b.Define(lit(typePointer), ty, lit(0))
	b.Define(lit(typeOpaquePtr), lit(0))
	b.Define(lit(typeFunction), fixed(1), array, ty)
	b.Define(lit(typeStructAnon), fixed(1), array, ty)
	b.Define(lit(typeStructNamed), fixed(1), array, ty)
	b.Define(lit(typeStructName), array, char6)
	b.Define(lit(typeStructName), array, fixed(8))
	b.Define(lit(typeArray), vbr(8), ty)
	b.Record(typeNumEntry, uint64(len(w.types.list)))
	for _, t := range w.types.list {
		if t.Name != "" {
			b.Record(typeStructName, charOps(nil, t.Name)...)
		}
		code, ops := w.typeRecord(t)
		b.Record(code, ops...)
	}
	b.Leave()
}

func (w *moduleWriter) typeRecord(t *ir.Type) (code uint32, ops []uint64) {
	switch t.Kind {
	case ir.IntKind:
		return typeInteger, []uint64{uint64(t.Bits)}
	case ir.PointerKind:
		if t.Elem == nil {
			return typeOpaquePtr, []uint64{uint64(t.AddrSpace)}
		}
		return typePointer, []uint64{w.types.id(t.Elem), uint64(t.AddrSpace)}
	case ir.ArrayKind:
		return typeArray, []uint64{t.Len, w.types.id(t.Elem)}
	case ir.VectorKind:
		ops = []uint64{t.Len, w.types.id(t.Elem)}
		if t.Scalable {
			ops = append(ops, 1)
		}
		return typeVector, ops
	case ir.StructKind:
		code = typeStructNamed
		if t.Name == "" {
			code = typeStructAnon
		}
		return code, w.typeIDs([]uint64{bit(t.Packed)}, t.Fields)
	case ir.OpaqueKind:
		return typeOpaque, []uint64{0}
	case ir.FuncKind:
		return typeFunction, w.typeIDs([]uint64{bit(t.VarArg), w.types.id(t.Elem)}, t.Fields)
	case ir.TargetExtKind:
		ops = w.typeIDs([]uint64{uint64(len(t.Fields))}, t.Fields)
		for _, i := range t.Ints {
			ops = append(ops, uint64(i))
		}
		return typeTarget, ops
	}
	return typeCodes[t.Kind], nil
}

func (w *moduleWriter) typeIDs(ops []uint64, list []*ir.Type) []uint64 {
	for _, t := range list {
		ops = append(ops, w.types.id(t))
	}
	return ops
}
