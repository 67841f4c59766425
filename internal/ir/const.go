package ir

import (
	"math/bits"
	"strconv"
)

// ConstKind says what a Const is.
type ConstKind uint8

// The kinds of constants.
const (
	ConstNull      ConstKind = iota // zero of any type, null, zeroinitializer, token none
	ConstUndef                      // undef
	ConstPoison                     // poison
	ConstInt                        // Int, and Words above 64 bits
	ConstFloat                      // the bits in Int, and in Words above 64 bits
	ConstAggregate                  // Ops: the elements of an array, struct or vector
	ConstData                       // Data: elements of an array or vector of i8..i64, half, bfloat, float, double
	ConstExpr                       // Op over Ops
	ConstBlockAddress
	ConstDSOLocalEquivalent
	ConstNoCFI
	ConstPtrAuth
)

var constKindNames = [...]string{"null", "undef", "poison", "integer", "float", "aggregate", "data", "expression", "blockaddress",
	"dso_local_equivalent", "no_cfi", "ptrauth"}

// String gives LLVM's keyword of the kind, or what it is, and the number of an unknown kind.
func (k ConstKind) String() string {
	if int(k) >= len(constKindNames) {
		return strconv.Itoa(int(k))
	}
	return constKindNames[k]
}

// A Const is a constant that is not a global. Constants are not unique: compare with SameConst.
type Const struct {
	Kind  ConstKind
	Op    Op    // of a ConstExpr
	Flags Flags // of a ConstExpr
	Pred  Pred  // of a ConstExpr that compares
	Ty    *Type
	Int   uint64   // value of an integer or float of up to 64 bits, zero-extended
	Words []uint64 // value of a wider one, least significant word first, zero above its width
	Ops   []Value  // elements, or operands of an expression
	Data  []byte   // little-endian elements of ConstData
	SrcTy *Type    // source element type of a getelementptr expression
	// InRange holds the bounds of a getelementptr expression's inrange, signed words of the index width; nil if none.
	InRange *[2]int64
	Func    *Function // of a block address
	Block   *Block    // of a block address, once the function's body is known
	BlockID int       // of a block address: its number in the function
}

// Type gives the constant's type.
func (c *Const) Type() *Type { return c.Ty }

// Null gives the zero of a type.
func Null(t *Type) *Const { return &Const{Kind: ConstNull, Ty: t} }

// Undef gives undef of a type.
func Undef(t *Type) *Const { return &Const{Kind: ConstUndef, Ty: t} }

// Poison gives poison of a type.
func Poison(t *Type) *Const { return &Const{Kind: ConstPoison, Ty: t} }

// Int gives the constant of an integer type of any width; v is truncated or, above 64 bits, sign-extended.
// For a vector of integers it gives the splat.
func Int(t *Type, v int64) *Const {
	if t.Kind == VectorKind {
		return splat(t, Int(t.Elem, v))
	}
	if t.Bits <= 64 {
		return &Const{Kind: ConstInt, Ty: t, Int: uint64(v) & mask(t.Bits)}
	}
	words := make([]uint64, (t.Bits+63)/64)
	words[0] = uint64(v)
	for i := 1; i < len(words); i++ {
		words[i] = uint64(v >> 63)
	}
	return WideInt(t, words)
}

// WideInt gives the constant of an integer type, its value least significant word first; excess bits are cut off.
func WideInt(t *Type, words []uint64) *Const {
	n := int(t.Bits+63) / 64
	w := make([]uint64, n)
	copy(w, words)
	if t.Bits%64 != 0 {
		w[n-1] &= mask(t.Bits % 64)
	}
	if n == 1 {
		return &Const{Kind: ConstInt, Ty: t, Int: w[0]}
	}
	return &Const{Kind: ConstInt, Ty: t, Words: w}
}

// FloatBits gives the constant of a floating-point type of up to 64 bits from its bits; for a vector the splat.
func FloatBits(t *Type, b uint64) *Const {
	if t.Kind == VectorKind {
		return splat(t, FloatBits(t.Elem, b))
	}
	return &Const{Kind: ConstFloat, Ty: t, Int: b}
}

func splat(t *Type, elem *Const) *Const {
	ops := make([]Value, t.Len)
	for i := range ops {
		ops[i] = elem
	}
	return &Const{Kind: ConstAggregate, Ty: t, Ops: ops}
}

// Aggregate gives the array, struct or vector of the elements.
func Aggregate(t *Type, elems ...Value) *Const {
	return &Const{Kind: ConstAggregate, Ty: t, Ops: elems}
}

// Expr gives the constant expression.
func Expr(op Op, t *Type, ops ...Value) *Const {
	return &Const{Kind: ConstExpr, Op: op, Ty: t, Ops: ops}
}

// AsUint64 gives the value of an integer constant (or null) that fits 64 bits.
func AsUint64(v Value) (uint64, bool) {
	c, ok := v.(*Const)
	if !ok || c.Ty.Kind != IntKind {
		return 0, false
	}
	switch c.Kind {
	case ConstNull:
		return 0, true
	case ConstInt:
		if c.Words == nil {
			return c.Int, true
		}
		for _, w := range c.Words[1:] {
			if w != 0 {
				return 0, false
			}
		}
		return c.Words[0], true
	}
	return 0, false
}

// WordsOf gives the value of an integer or float constant (null included) as words, least significant first.
func (c *Const) WordsOf() []uint64 {
	n := 1
	if c.Ty.Kind == IntKind {
		n = int(c.Ty.Bits+63) / 64
	} else if b := c.Ty.FloatBits(); b > 64 {
		n = 2
	}
	w := make([]uint64, n)
	if c.Words != nil {
		copy(w, c.Words)
	} else {
		w[0] = c.Int
	}
	return w
}

// ElemAt gives element i of an array, struct or vector constant, nil where the constant is no such thing.
func (c *Const) ElemAt(i int) Value {
	et := c.Ty.At(uint64(i))
	if et == nil {
		return nil
	}
	switch c.Kind {
	case ConstNull:
		return Null(et)
	case ConstUndef:
		return Undef(et)
	case ConstPoison:
		return Poison(et)
	case ConstAggregate:
		if i < len(c.Ops) {
			return c.Ops[i]
		}
	case ConstData:
		size := DataElemSize(et)
		if size == 0 || (i+1)*size > len(c.Data) {
			return nil
		}
		var v uint64
		for j := size - 1; j >= 0; j-- {
			v = v<<8 | uint64(c.Data[i*size+j])
		}
		if et.Kind == IntKind {
			return &Const{Kind: ConstInt, Ty: et, Int: v}
		}
		return &Const{Kind: ConstFloat, Ty: et, Int: v}
	}
	return nil
}

// DataElemSize gives the bytes of an element that ConstData can hold, 0 if it can not.
func DataElemSize(t *Type) int {
	if t.Kind == IntKind {
		switch t.Bits {
		case 8, 16, 32, 64:
			return int(t.Bits / 8)
		}
		return 0
	}
	if b := t.FloatBits(); b <= 64 {
		return int(b / 8)
	}
	return 0
}

// SameConst reports whether two constants are the same one: equal in kind, type and value, operands included.
func SameConst(a, b *Const) bool {
	if a == b {
		return true
	}
	if a.Kind != b.Kind || a.Ty != b.Ty || a.Int != b.Int || a.Op != b.Op || a.Flags != b.Flags || a.Pred != b.Pred ||
		a.SrcTy != b.SrcTy || a.Func != b.Func || a.Block != b.Block || a.BlockID != b.BlockID ||
		len(a.Words) != len(b.Words) || len(a.Ops) != len(b.Ops) || string(a.Data) != string(b.Data) {
		return false
	}
	if (a.InRange == nil) != (b.InRange == nil) || a.InRange != nil && *a.InRange != *b.InRange {
		return false
	}
	for i := range a.Words {
		if a.Words[i] != b.Words[i] {
			return false
		}
	}
	for i := range a.Ops {
		x, xc := a.Ops[i].(*Const)
		y, yc := b.Ops[i].(*Const)
		if xc != yc || !xc && a.Ops[i] != b.Ops[i] || xc && !SameConst(x, y) {
			return false
		}
	}
	return true
}

func mask(b uint32) uint64 {
	if b >= 64 {
		return ^uint64(0)
	}
	return 1<<b - 1
}

// SignExtend gives the signed value of a zero-extended integer of the width, 1 to 64.
func SignExtend(v uint64, width uint32) int64 {
	return int64(v<<(64-width)) >> (64 - width)
}

// Log2 gives the exponent of a power of two and false for other numbers.
func Log2(v uint64) (uint8, bool) {
	if bits.OnesCount64(v) != 1 {
		return 0, false
	}
	return uint8(bits.TrailingZeros64(v)), true
}
