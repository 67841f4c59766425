package bitcode

import (
	"errors"
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// checkOp checks the types of an operation that both an instruction and a constant expression can be, as far as later stages rely on
// them (the rules are those of LangRef). Source is the source element type of a getelementptr. Other operations pass.
func checkOp(types *ir.Types, op ir.Op, result, source *ir.Type, ops []ir.Value) error {
	switch {
	case op.IsBinary():
		return sameTypes(result, ops...)
	case op.IsCast():
		return checkCast(op, ops[0].Type(), result)
	}
	switch op {
	case ir.FNeg:
		if !result.Scalar().IsFloat() {
			return errors.New("a floating-point operand expected")
		}
		return sameTypes(result, ops...)
	case ir.ICmp, ir.FCmp:
		return checkCompare(types, op, result, ops)
	case ir.Select:
		return checkSelect(result, ops)
	case ir.ExtractElement, ir.InsertElement, ir.ShuffleVector:
		return checkVector(types, op, result, ops)
	case ir.GetElementPtr:
		return checkGEP(types, result, source, ops)
	}
	return nil
}

func sameTypes(t *ir.Type, ops ...ir.Value) error {
	for _, v := range ops {
		if v.Type() != t {
			return errors.New("operands of different types")
		}
	}
	return nil
}

// castSides says what a cast takes and gives: 'i' integer, 'f' float, 'p' pointer, '*' any of these.
var castSides = map[ir.Op]string{
	ir.Trunc: "ii", ir.ZExt: "ii", ir.SExt: "ii", ir.FPToUI: "fi", ir.FPToSI: "fi", ir.UIToFP: "if", ir.SIToFP: "if",
	ir.FPTrunc: "ff", ir.FPExt: "ff", ir.PtrToInt: "pi", ir.IntToPtr: "ip", ir.BitCast: "**", ir.AddrSpaceCast: "pp",
	ir.PtrToAddr: "pi",
}

func checkCast(op ir.Op, from, to *ir.Type) error {
	want := castSides[op]
	if !isSide(from, want[0]) || !isSide(to, want[1]) {
		return fmt.Errorf("%v between types that it does not take", op)
	}
	ok := true
	f, t := from.Scalar(), to.Scalar()
	switch op {
	case ir.BitCast: // of as many bits; pointers only to themselves, since they are opaque
		if f.IsPtr() || t.IsPtr() {
			ok = from == to || f == t && from.Kind != to.Kind
			break
		}
		return equalBits(from, to)
	case ir.Trunc:
		ok = f.Bits > t.Bits
	case ir.ZExt, ir.SExt:
		ok = f.Bits < t.Bits
	case ir.FPTrunc:
		ok = f.FloatBits() > t.FloatBits()
	case ir.FPExt:
		ok = f.FloatBits() < t.FloatBits()
	}
	if !ok || op != ir.BitCast && !sameShape(from, to) {
		return fmt.Errorf("%v between types that it does not take", op)
	}
	return nil
}

func isSide(t *ir.Type, side byte) bool {
	s := t.Scalar()
	i, f, p := s.Kind == ir.IntKind, s.IsFloat(), s.IsPtr()
	switch side {
	case 'i':
		return i
	case 'f':
		return f
	case 'p':
		return p
	}
	return i || f || p
}

func equalBits(x, y *ir.Type) error {
	if x.Kind == ir.VectorKind && x.Scalable || y.Kind == ir.VectorKind && y.Scalable {
		if x.Kind != y.Kind || x.Scalable != y.Scalable {
			return errors.New("bitcast between a vector whose length is not known and another type")
		}
	}
	if a, b := fixedBits(x), fixedBits(y); a != b {
		return fmt.Errorf("bitcast of %d to %d bits", a, b)
	}
	return nil
}

// fixedBits gives the bits of an integer, float or vector of these.
func fixedBits(t *ir.Type) uint64 {
	s := t.Scalar()
	n := uint64(s.FloatBits())
	if s.Kind == ir.IntKind {
		n = uint64(s.Bits)
	}
	if t.Kind == ir.VectorKind {
		n *= t.Len
	}
	return n
}

// sameShape reports whether both are scalars, or vectors of as many elements.
func sameShape(x, y *ir.Type) bool {
	if x.Kind != ir.VectorKind || y.Kind != ir.VectorKind {
		return x.Kind != ir.VectorKind && y.Kind != ir.VectorKind
	}
	return x.Len == y.Len && x.Scalable == y.Scalable
}

func checkCompare(types *ir.Types, op ir.Op, result *ir.Type, ops []ir.Value) error {
	t := ops[0].Type()
	if err := sameTypes(t, ops...); err != nil {
		return err
	}
	s := t.Scalar()
	if op == ir.FCmp != s.IsFloat() || op == ir.ICmp && s.Kind != ir.IntKind && !s.IsPtr() || result != types.CmpType(t) {
		return fmt.Errorf("%v of types that it does not take", op)
	}
	return nil
}

func checkSelect(result *ir.Type, ops []ir.Value) error {
	c := ops[0].Type()
	if !c.Scalar().IsInt(1) || c.Kind == ir.VectorKind && !sameShape(c, result) {
		return errors.New("select whose condition is no i1 or vector of them of the same length")
	}
	return sameTypes(result, ops[1:]...)
}

func checkVector(types *ir.Types, op ir.Op, result *ir.Type, ops []ir.Value) error {
	v := ops[0].Type()
	if v.Kind != ir.VectorKind {
		return fmt.Errorf("%v of something that is no vector", op)
	}
	last := ops[len(ops)-1].Type()
	ok := last.Kind == ir.IntKind
	switch op {
	case ir.ExtractElement:
		ok = ok && result == v.Elem
	case ir.InsertElement:
		ok = ok && result == v && ops[1].Type() == v.Elem
	case ir.ShuffleVector:
		_, isConst := ops[2].(*ir.Const)
		ok = isConst && ops[1].Type() == v && last.Kind == ir.VectorKind && last.Elem.IsInt(32) && result == types.WithScalar(last, v.Elem)
	}
	if !ok {
		return fmt.Errorf("%v with operands of types that it does not take", op)
	}
	return nil
}

// gepType gives the type of the address: the base's, or a vector of them if any operand is one.
func gepType(types *ir.Types, ops []ir.Value) *ir.Type {
	t := ops[0].Type()
	for _, v := range ops {
		if v.Type().Kind == ir.VectorKind {
			return types.WithScalar(v.Type(), t.Scalar())
		}
	}
	return t
}

func checkGEP(types *ir.Types, result, source *ir.Type, ops []ir.Value) error {
	if !ops[0].Type().Scalar().IsPtr() {
		return errors.New("getelementptr of something that is no pointer")
	}
	if !canBeElement(source) || source.Kind == ir.OpaqueKind {
		return errors.New("getelementptr over a type that has no size")
	}
	if result != gepType(types, ops) {
		return errors.New("getelementptr with another type than its operands give it")
	}
	for i, idx := range ops[1:] {
		t := idx.Type()
		if t.Scalar().Kind != ir.IntKind || t.Kind == ir.VectorKind && !sameShape(t, result) {
			return errors.New("getelementptr with an index that is no integer or vector of them of the same length")
		}
		if i == 0 {
			continue
		}
		if source = step(source, idx); source == nil {
			return fmt.Errorf("getelementptr whose index %d selects nothing", i)
		}
	}
	return nil
}

// step gives the type of the element that an index selects, nil if it selects none.
func step(t *ir.Type, idx ir.Value) *ir.Type {
	if t.Kind != ir.StructKind {
		return t.At(0)
	}
	c, ok := idx.(*ir.Const)
	if ok && c.Ty.Kind == ir.VectorKind { // the same one for all
		c, ok = c.ElemAt(0).(*ir.Const)
	}
	if !ok {
		return nil
	}
	if i, known := ir.AsUint64(c); known {
		return t.At(i)
	}
	return nil
}
