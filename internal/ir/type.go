// Package ir is the in-memory form of LLVM IR that the whole program works on.
//
// Its meaning is that of LLVM 22's Language Reference: pointers are opaque, intrinsics and attributes have their
// newest names. A reader upgrades older forms to it; a dialect (llvm7, llvm19) rewrites it to what its reader knows.
// Only the typed-pointer pass of package llvm7 gives a pointer type a pointee.
package ir

import (
	"encoding/binary"
	"sync"
)

// Kind says which of LLVM's types a Type is.
type Kind uint8

// The kinds of types (LLVM's Type::TypeID).
const (
	VoidKind Kind = iota
	HalfKind
	BFloatKind
	FloatKind
	DoubleKind
	X86FP80Kind
	FP128Kind
	PPCFP128Kind
	LabelKind
	MetadataKind
	TokenKind
	X86MMXKind
	X86AMXKind
	IntKind
	PointerKind
	ArrayKind
	VectorKind
	StructKind
	OpaqueKind
	FuncKind
	TargetExtKind
)

// MaxIntBits is the widest integer that LLVM has (IntegerType::MAX_INT_BITS).
const MaxIntBits = 1 << 23

// A Type is one LLVM type. Types of one Types table are unique, so equal types are the same pointer.
type Type struct {
	Kind      Kind
	Packed    bool    // struct without padding
	VarArg    bool    // function that takes more arguments
	Scalable  bool    // vector whose length is a multiple of vscale
	ID        uint32  // dense number within its table, in order of creation
	Bits      uint32  // width of an integer
	AddrSpace uint32  // of a pointer
	Len       uint64  // elements of an array or vector
	Elem      *Type   // element of an array or vector, result of a function, pointee of a typed pointer (else nil)
	Fields    []*Type // fields of a struct, parameters of a function, type parameters of a target type
	Ints      []uint32
	Name      string // of an identified struct, an opaque struct or a target type
}

// Types makes types and keeps them unique. It may be used by several goroutines.
type Types struct {
	mu    sync.RWMutex
	all   []*Type
	index map[string]*Type
	prim  [X86AMXKind + 1]*Type
	ints  [129]*Type
	ptrs  [8]*Type
}

// NewTypes gives an empty table.
func NewTypes() *Types {
	t := &Types{index: map[string]*Type{}}
	n := len(t.prim) + len(t.ints) - 1 + len(t.ptrs)
	page := make([]Type, 0, n)
	t.all = make([]*Type, 0, 2*n)
	// These have places of their own, where they are looked for before the index.
	add := func(made Type) *Type {
		made.ID = uint32(len(t.all))
		page = append(page, made)
		t.all = append(t.all, &page[len(page)-1])
		return t.all[made.ID]
	}
	for k := range t.prim {
		t.prim[k] = add(Type{Kind: Kind(k)})
	}
	for i := 1; i < len(t.ints); i++ {
		t.ints[i] = add(Type{Kind: IntKind, Bits: uint32(i)})
	}
	for i := range t.ptrs {
		t.ptrs[i] = add(Type{Kind: PointerKind, AddrSpace: uint32(i)})
	}
	return t
}

// Len gives the number of types made so far: every Type.ID is below it.
func (t *Types) Len() int {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return len(t.all)
}

func (t *Types) intern(n Type) *Type {
	var room [128]byte
	key := append(room[:0], byte(n.Kind), flagByte(n.Packed, n.VarArg, n.Scalable, n.Elem != nil))
	key = binary.AppendUvarint(key, uint64(n.Bits))
	key = binary.AppendUvarint(key, uint64(n.AddrSpace))
	key = binary.AppendUvarint(key, n.Len)
	if n.Elem != nil {
		key = binary.AppendUvarint(key, uint64(n.Elem.ID))
	}
	key = binary.AppendUvarint(key, uint64(len(n.Fields)))
	for _, f := range n.Fields {
		key = binary.AppendUvarint(key, uint64(f.ID))
	}
	for _, i := range n.Ints {
		key = binary.AppendUvarint(key, uint64(i))
	}
	key = append(key, n.Name...)
	t.mu.RLock()
	old := t.index[string(key)]
	t.mu.RUnlock()
	if old != nil {
		return old
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if old := t.index[string(key)]; old != nil {
		return old
	}
	made := n
	made.Fields = append([]*Type(nil), n.Fields...)
	made.Ints = append([]uint32(nil), n.Ints...)
	made.ID = uint32(len(t.all))
	t.all = append(t.all, &made)
	t.index[string(key)] = &made
	return &made
}

func flagByte(bits ...bool) byte {
	var b byte
	for i, set := range bits {
		if set {
			b |= 1 << i
		}
	}
	return b
}

// Primitive gives the type of a kind that has no parameters (VoidKind to X86AMXKind).
func (t *Types) Primitive(k Kind) *Type { return t.prim[k] }

// Void gives the type void.
func (t *Types) Void() *Type { return t.prim[VoidKind] }

// Float gives the type float (binary32).
func (t *Types) Float() *Type { return t.prim[FloatKind] }

// Double gives the type double (binary64).
func (t *Types) Double() *Type { return t.prim[DoubleKind] }

// Half gives the type half (binary16).
func (t *Types) Half() *Type { return t.prim[HalfKind] }

// Metadata gives the type of metadata used as a value.
func (t *Types) Metadata() *Type { return t.prim[MetadataKind] }

// Int gives the integer type of the width, 1 to MaxIntBits.
func (t *Types) Int(bits uint32) *Type {
	if int(bits) < len(t.ints) && bits > 0 {
		return t.ints[bits]
	}
	return t.intern(Type{Kind: IntKind, Bits: bits})
}

// Ptr gives the opaque pointer type of the address space.
func (t *Types) Ptr(space uint32) *Type {
	if int(space) < len(t.ptrs) {
		return t.ptrs[space]
	}
	return t.intern(Type{Kind: PointerKind, AddrSpace: space})
}

// TypedPtr gives the pointer type with a pointee, as LLVM had it before version 17.
func (t *Types) TypedPtr(elem *Type, space uint32) *Type {
	if elem == nil {
		return t.Ptr(space)
	}
	return t.intern(Type{Kind: PointerKind, Elem: elem, AddrSpace: space})
}

// Array gives [n x elem].
func (t *Types) Array(n uint64, elem *Type) *Type {
	return t.intern(Type{Kind: ArrayKind, Len: n, Elem: elem})
}

// Vector gives <n x elem>.
func (t *Types) Vector(n uint64, elem *Type) *Type {
	return t.intern(Type{Kind: VectorKind, Len: n, Elem: elem})
}

// ScalableVector gives <vscale x n x elem>.
func (t *Types) ScalableVector(n uint64, elem *Type) *Type {
	return t.intern(Type{Kind: VectorKind, Len: n, Elem: elem, Scalable: true})
}

// Struct gives the struct of the fields. With a name it is the identified struct of that name and body.
func (t *Types) Struct(name string, packed bool, fields ...*Type) *Type {
	return t.intern(Type{Kind: StructKind, Packed: packed, Fields: fields, Name: name})
}

// Opaque gives the struct without a body of that name.
func (t *Types) Opaque(name string) *Type {
	return t.intern(Type{Kind: OpaqueKind, Name: name})
}

// Func gives the function type.
func (t *Types) Func(result *Type, varArg bool, params ...*Type) *Type {
	return t.intern(Type{Kind: FuncKind, Elem: result, VarArg: varArg, Fields: params})
}

// TargetExt gives a target extension type.
func (t *Types) TargetExt(name string, params []*Type, ints []uint32) *Type {
	return t.intern(Type{Kind: TargetExtKind, Name: name, Fields: params, Ints: ints})
}

// IsInt reports whether t is the integer type of the width.
func (t *Type) IsInt(bits uint32) bool { return t.Kind == IntKind && t.Bits == bits }

// IsFloat reports whether t is a scalar floating-point type.
func (t *Type) IsFloat() bool { return t.Kind >= HalfKind && t.Kind <= PPCFP128Kind }

// IsPtr reports whether t is a pointer.
func (t *Type) IsPtr() bool { return t.Kind == PointerKind }

// IsAggregate reports whether t is an array or a struct.
func (t *Type) IsAggregate() bool { return t.Kind == ArrayKind || t.Kind == StructKind }

// Scalar gives the element type of a vector and t itself otherwise (LLVM's getScalarType).
func (t *Type) Scalar() *Type {
	if t.Kind == VectorKind {
		return t.Elem
	}
	return t
}

// FloatBits gives the storage width of a scalar floating-point type in bits, 0 for other types.
func (t *Type) FloatBits() uint32 {
	switch t.Kind {
	case HalfKind, BFloatKind:
		return 16
	case FloatKind:
		return 32
	case DoubleKind:
		return 64
	case X86FP80Kind:
		return 80
	case FP128Kind, PPCFP128Kind:
		return 128
	}
	return 0
}

// Result gives the result type of a function type.
func (t *Type) Result() *Type { return t.Elem }

// WithScalar gives the type of the shape of t with another scalar: a vector of as many, or the scalar itself.
func (t *Types) WithScalar(shape, scalar *Type) *Type {
	if shape.Kind != VectorKind {
		return scalar
	}
	return t.intern(Type{Kind: VectorKind, Len: shape.Len, Elem: scalar, Scalable: shape.Scalable})
}

// At gives the type of the element that the index selects in an aggregate or vector, nil if there is none.
func (t *Type) At(i uint64) *Type {
	switch t.Kind {
	case StructKind:
		if i < uint64(len(t.Fields)) {
			return t.Fields[i]
		}
	case ArrayKind, VectorKind:
		return t.Elem
	}
	return nil
}
