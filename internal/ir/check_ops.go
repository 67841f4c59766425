package ir

import "fmt"

// An opRule says what an operation must look like.
type opRule struct {
	minOps, maxOps       int  // operands; maxOps -1 is for any number
	minBlocks, maxBlocks int  // blocks
	value                bool // it has a result (calls may have one)
	elem                 bool // ElemTy is needed
	types                func(c *checker, in *Instr) string
}

// opRules are the rules by operation (LangRef, "Instruction Reference").
var opRules [NumOps]opRule

func init() {
	fits := func(*checker, *Instr) string { return "" }
	r := &opRules
	r[Ret] = opRule{0, 1, 0, 0, false, false, retTypes}
	r[Br] = opRule{0, 1, 1, 2, false, false, brTypes}
	r[Switch] = opRule{1, -1, 1, -1, false, false, switchTypes}
	r[IndirectBr] = opRule{1, 1, 0, -1, false, false, indirectBrTypes}
	r[Invoke] = opRule{1, -1, 2, 2, false, true, callTypes}
	r[CallBr] = opRule{1, -1, 1, -1, false, true, callTypes}
	r[Resume] = opRule{1, 1, 0, 0, false, false, fits}
	r[Unreachable] = opRule{0, 0, 0, 0, false, false, fits}
	r[CleanupRet] = opRule{1, 1, 0, 1, false, false, padTypes}
	r[CatchRet] = opRule{1, 1, 1, 1, false, false, padTypes}
	r[CatchSwitch] = opRule{1, 1, 1, -1, true, false, padTypes}
	r[FNeg] = opRule{1, 1, 0, 0, true, false, fnegTypes}
	for op := Add; op <= Xor; op++ {
		r[op] = opRule{2, 2, 0, 0, true, false, binaryTypes}
	}
	r[Alloca] = opRule{1, 1, 0, 0, true, true, allocaTypes}
	r[Load] = opRule{1, 1, 0, 0, true, false, loadTypes}
	r[Store] = opRule{2, 2, 0, 0, false, false, storeTypes}
	r[GetElementPtr] = opRule{1, -1, 0, 0, true, true, gepTypes}
	r[Fence] = opRule{0, 0, 0, 0, false, false, fenceTypes}
	r[CmpXchg] = opRule{3, 3, 0, 0, true, false, cmpXchgTypes}
	r[AtomicRMW] = opRule{2, 2, 0, 0, true, false, rmwTypes}
	for op := Trunc; op <= PtrToAddr; op++ {
		r[op] = opRule{1, 1, 0, 0, true, false, castTypes}
	}
	r[ICmp] = opRule{2, 2, 0, 0, true, false, cmpTypes}
	r[FCmp] = opRule{2, 2, 0, 0, true, false, cmpTypes}
	r[Phi] = opRule{0, -1, 0, -1, true, false, phiTypes}
	r[Call] = opRule{1, -1, 0, 0, false, true, callTypes}
	r[Select] = opRule{3, 3, 0, 0, true, false, selectTypes}
	r[VAArg] = opRule{1, 1, 0, 0, true, false, vaArgTypes}
	r[ExtractElement] = opRule{2, 2, 0, 0, true, false, elementTypes}
	r[InsertElement] = opRule{3, 3, 0, 0, true, false, elementTypes}
	r[ShuffleVector] = opRule{3, 3, 0, 0, true, false, shuffleTypes}
	r[ExtractValue] = opRule{1, 1, 0, 0, true, false, aggregateTypes}
	r[InsertValue] = opRule{2, 2, 0, 0, true, false, aggregateTypes}
	r[LandingPad] = opRule{0, -1, 0, 0, true, false, landingPadTypes}
	r[CatchPad] = opRule{1, -1, 0, 0, true, false, padTypes}
	r[CleanupPad] = opRule{1, -1, 0, 0, true, false, padTypes}
	r[Freeze] = opRule{1, 1, 0, 0, true, false, freezeTypes}
}

// countProblem says if an operation has too few or too many operands or blocks.
func countProblem(in *Instr) string {
	r := &opRules[in.Op]
	if n := len(in.Ops); n < r.minOps || r.maxOps >= 0 && n > r.maxOps {
		return fmt.Sprintf("%s has %d operands", in.Op, n)
	}
	n := len(in.Blocks)
	want := -1
	switch in.Op {
	case Br:
		want = 1 + len(in.Ops)
	case Switch, Phi:
		want = len(in.Ops)
	}
	if n < r.minBlocks || r.maxBlocks >= 0 && n > r.maxBlocks || want >= 0 && n != want {
		return fmt.Sprintf("%s has %d blocks for %d operands", in.Op, n, len(in.Ops))
	}
	return ""
}

// expected words a disagreement of types.
func (c *checker) expected(what string, t *Type, want string) string {
	return fmt.Sprintf("%s is %s, %s is expected", what, c.text(t), want)
}

// same says if a type is not the one expected.
func (c *checker) same(what string, t, want *Type) string {
	if t == want {
		return ""
	}
	return c.expected(what, t, c.text(want))
}

// address says if a value is not a pointer to what is accessed through it; only LLVM 7's pointers know.
func (c *checker) address(p *Type, accessed *Type) string {
	if p.Kind != PointerKind {
		return c.expected("the address", p, "a pointer")
	}
	if c.d == LLVM7 && p.Elem != accessed {
		return fmt.Sprintf("the address is %s, but %s is accessed", c.text(p), c.text(accessed))
	}
	return ""
}

func first(msgs ...string) string {
	for _, m := range msgs {
		if m != "" {
			return m
		}
	}
	return ""
}

func retTypes(c *checker, in *Instr) string {
	want := c.fn.FnTy.Elem
	switch {
	case len(in.Ops) == 1:
		return c.same("the value", in.Ops[0].Type(), want)
	case want.Kind != VoidKind:
		return "the function's result is " + c.text(want)
	}
	return ""
}

func brTypes(c *checker, in *Instr) string {
	if len(in.Ops) == 1 && !in.Ops[0].Type().IsInt(1) {
		return c.expected("the condition", in.Ops[0].Type(), "i1")
	}
	return ""
}

func switchTypes(c *checker, in *Instr) string {
	t := in.Ops[0].Type()
	if t.Kind != IntKind {
		return c.expected("the condition", t, "an integer")
	}
	type number struct {
		low  uint64
		wide string
	}
	seen := make(map[number]bool, len(in.Ops))
	for _, v := range in.Ops[1:] {
		k, ok := v.(*Const)
		if !ok || k.Kind != ConstInt && k.Kind != ConstNull {
			return "a case is no constant"
		}
		if k.Ty != t {
			return c.expected("a case", k.Ty, c.text(t))
		}
		key := number{low: k.Int}
		if k.Words != nil {
			key.wide = fmt.Sprint(k.Words)
		}
		if seen[key] {
			return "two cases have one value"
		}
		seen[key] = true
	}
	return ""
}

func indirectBrTypes(c *checker, in *Instr) string {
	if t := in.Ops[0].Type(); t.Kind != PointerKind {
		return c.expected("the address", t, "a pointer")
	}
	return ""
}

func padTypes(c *checker, in *Instr) string {
	if t := in.Ops[0].Type(); t.Kind != TokenKind {
		return c.expected("the pad", t, "a token")
	}
	if opRules[in.Op].value && in.Ty.Kind != TokenKind {
		return c.expected("the result", in.Ty, "a token")
	}
	return ""
}

func landingPadTypes(c *checker, in *Instr) string {
	if len(in.Indices) != len(in.Ops) {
		return fmt.Sprintf("%d clauses have %d kinds", len(in.Ops), len(in.Indices))
	}
	for i, v := range in.Ops {
		want := PointerKind
		if in.Indices[i] == 1 {
			want = ArrayKind
		}
		if v.Type().Kind != want {
			return c.expected("a clause", v.Type(), "a pointer to catch or an array to filter")
		}
	}
	return ""
}

func fnegTypes(c *checker, in *Instr) string {
	if !in.Ty.Scalar().IsFloat() {
		return c.expected("the result", in.Ty, "a floating-point type")
	}
	return c.same("the operand", in.Ops[0].Type(), in.Ty)
}

func freezeTypes(c *checker, in *Instr) string { return c.same("the operand", in.Ops[0].Type(), in.Ty) }

// isFloatOp reports whether a binary operation is of floating-point values.
func isFloatOp(op Op) bool { return op == FAdd || op == FSub || op == FMul || op == FDiv || op == FRem }

func binaryTypes(c *checker, in *Instr) string {
	t := in.Ty.Scalar()
	if isFloatOp(in.Op) && !t.IsFloat() {
		return c.expected("the result", in.Ty, "a floating-point type")
	}
	if !isFloatOp(in.Op) && t.Kind != IntKind {
		return c.expected("the result", in.Ty, "an integer type")
	}
	return first(c.same("the first operand", in.Ops[0].Type(), in.Ty), c.same("the second operand", in.Ops[1].Type(), in.Ty))
}

func allocaTypes(c *checker, in *Instr) string {
	if !c.hasSize(in.ElemTy) {
		return c.text(in.ElemTy) + " has no size"
	}
	if t := in.Ops[0].Type(); t.Kind != IntKind {
		return c.expected("the count", t, "an integer")
	}
	return c.address(in.Ty, in.ElemTy)
}

// atomicValue says if a value cannot be loaded or stored atomically.
func (c *checker) atomicValue(in *Instr, t *Type, refused ...Ordering) string {
	if in.Order == NotAtomic {
		return ""
	}
	for _, o := range refused {
		if in.Order == o {
			return "it cannot have the ordering " + orderingNames[o]
		}
	}
	if in.Order > SeqCst {
		return fmt.Sprintf("unknown ordering %d", in.Order)
	}
	if in.Align == 0 {
		return "an atomic access must state its alignment"
	}
	if t.Kind != IntKind && t.Kind != PointerKind && !t.IsFloat() {
		return c.expected("the atomic value", t, "an integer, pointer or floating-point value")
	}
	return ""
}

func loadTypes(c *checker, in *Instr) string {
	if !c.hasSize(in.Ty) {
		return c.text(in.Ty) + " has no size"
	}
	return first(c.address(in.Ops[0].Type(), in.Ty), c.atomicValue(in, in.Ty, Release, AcqRel))
}

func storeTypes(c *checker, in *Instr) string {
	t := in.Ops[0].Type()
	if !c.hasSize(t) {
		return c.text(t) + " has no size"
	}
	return first(c.address(in.Ops[1].Type(), t), c.atomicValue(in, t, Acquire, AcqRel))
}

func fenceTypes(c *checker, in *Instr) string {
	if in.Order < Acquire || in.Order > SeqCst {
		return fmt.Sprintf("it cannot have the ordering %d", in.Order)
	}
	return ""
}

func cmpXchgTypes(c *checker, in *Instr) string {
	t := in.Ops[1].Type()
	if t.Kind != IntKind && t.Kind != PointerKind {
		return c.expected("the value", t, "an integer or pointer")
	}
	if f := in.Ty.Fields; in.Ty.Kind != StructKind || len(f) != 2 || f[0] != t || !f[1].IsInt(1) {
		return c.expected("the result", in.Ty, "{ "+c.text(t)+", i1 }")
	}
	if in.Order < Monotonic || in.Order > SeqCst || in.Failure < Monotonic || in.Failure > SeqCst ||
		in.Failure == Release || in.Failure == AcqRel {
		return fmt.Sprintf("it cannot have the orderings %d and %d", in.Order, in.Failure)
	}
	return first(c.address(in.Ops[0].Type(), t), c.same("the new value", in.Ops[2].Type(), t))
}

func rmwTypes(c *checker, in *Instr) string {
	t := in.Ops[1].Type()
	floats := in.RMW >= RMWFAdd && in.RMW <= RMWFMin || in.RMW == RMWFMaximum || in.RMW == RMWFMinimum
	switch s := t.Scalar(); {
	case in.RMW >= NumRMWOps:
		return fmt.Sprintf("unknown operation %d", in.RMW)
	case floats && !s.IsFloat():
		return c.expected("the value", t, "a floating-point value")
	case !floats && t.Kind != IntKind && (in.RMW != RMWXchg || t.Kind != PointerKind && !t.IsFloat()):
		return c.expected("the value", t, "an integer")
	case in.Order < Monotonic || in.Order > SeqCst:
		return fmt.Sprintf("it cannot have the ordering %d", in.Order)
	}
	return first(c.same("the result", in.Ty, t), c.address(in.Ops[0].Type(), t))
}

func phiTypes(c *checker, in *Instr) string {
	for _, v := range in.Ops {
		if v.Type() != in.Ty {
			return c.same("a value", v.Type(), in.Ty)
		}
	}
	return ""
}

func cmpTypes(c *checker, in *Instr) string {
	t := in.Ops[0].Type()
	s := t.Scalar()
	if in.Op == ICmp && (s.Kind != IntKind && s.Kind != PointerKind || in.Pred < ICmpEQ || in.Pred > ICmpSLE) ||
		in.Op == FCmp && (!s.IsFloat() || in.Pred > FCmpTrue) {
		return fmt.Sprintf("%s of %s with predicate %d", in.Op, c.text(t), in.Pred)
	}
	if !in.Ty.Scalar().IsInt(1) || !sameShape(in.Ty, t) {
		return c.expected("the result", in.Ty, "i1 or a vector of it")
	}
	return c.same("the second operand", in.Ops[1].Type(), t)
}

// sameShape reports whether both types are scalars or vectors of as many elements.
func sameShape(a, b *Type) bool {
	if a.Kind != VectorKind || b.Kind != VectorKind {
		return a.Kind != VectorKind && b.Kind != VectorKind
	}
	return a.Len == b.Len && a.Scalable == b.Scalable
}

func selectTypes(c *checker, in *Instr) string {
	cond := in.Ops[0].Type()
	if !cond.Scalar().IsInt(1) || cond.Kind == VectorKind && !sameShape(cond, in.Ty) {
		return c.expected("the condition", cond, "i1 or a vector of it")
	}
	return first(c.same("the first value", in.Ops[1].Type(), in.Ty), c.same("the second value", in.Ops[2].Type(), in.Ty))
}

func vaArgTypes(c *checker, in *Instr) string {
	if t := in.Ops[0].Type(); t.Kind != PointerKind {
		return c.expected("the list", t, "a pointer")
	}
	return ""
}

// elementTypes is for extractelement and insertelement.
func elementTypes(c *checker, in *Instr) string {
	vec := in.Ops[0].Type()
	if vec.Kind != VectorKind {
		return c.expected("the first operand", vec, "a vector")
	}
	if i := in.Ops[len(in.Ops)-1].Type(); i.Kind != IntKind {
		return c.expected("the index", i, "an integer")
	}
	if in.Op == ExtractElement {
		return c.same("the result", in.Ty, vec.Elem)
	}
	return first(c.same("the element", in.Ops[1].Type(), vec.Elem), c.same("the result", in.Ty, vec))
}

func shuffleTypes(c *checker, in *Instr) string {
	vec, mask := in.Ops[0].Type(), in.Ops[2].Type()
	if vec.Kind != VectorKind {
		return c.expected("the first operand", vec, "a vector")
	}
	if k, ok := in.Ops[2].(*Const); !ok || k.Kind > ConstData || mask.Kind != VectorKind || !mask.Elem.IsInt(32) {
		return c.expected("the mask", mask, "a constant vector of i32")
	}
	if in.Ty.Kind != VectorKind || in.Ty.Elem != vec.Elem || !sameShape(in.Ty, mask) {
		return c.expected("the result", in.Ty, "a vector as long as the mask")
	}
	return c.same("the second operand", in.Ops[1].Type(), vec)
}

// aggregateTypes is for extractvalue and insertvalue.
func aggregateTypes(c *checker, in *Instr) string {
	t := in.Ops[0].Type()
	if len(in.Indices) == 0 {
		return "it has no index"
	}
	for _, i := range in.Indices {
		if t.Kind == ArrayKind && uint64(i) >= t.Len || !t.IsAggregate() || t.At(uint64(i)) == nil {
			return fmt.Sprintf("there is no element %d in %s", i, c.text(t))
		}
		t = t.At(uint64(i))
	}
	if in.Op == ExtractValue {
		return c.same("the result", in.Ty, t)
	}
	return first(c.same("the element", in.Ops[1].Type(), t), c.same("the result", in.Ty, in.Ops[0].Type()))
}

func callTypes(c *checker, in *Instr) string {
	ft, args := in.ElemTy, in.CallArgs()
	callee := in.Callee().Type()
	switch {
	case in.Call == nil:
		return "a call without CallInfo"
	case ft.Kind != FuncKind:
		return c.expected("what is called", ft, "a function type")
	case callee.Kind != PointerKind:
		return c.expected("the callee", callee, "a pointer")
	case c.d == LLVM7 && callee.Elem != ft:
		return fmt.Sprintf("the callee is %s, but %s is called", c.text(callee), c.text(ft))
	case in.Ty != ft.Elem:
		return c.same("the result", in.Ty, ft.Elem)
	case len(args) < len(ft.Fields) || len(args) > len(ft.Fields) && !ft.VarArg:
		return fmt.Sprintf("%d arguments for %s", len(args), c.text(ft))
	}
	if a, ok := in.Callee().(*InlineAsm); ok && a.FnTy != ft {
		return "the assembler has another function type than the call"
	}
	for i, t := range ft.Fields {
		if args[i].Type() != t {
			return c.same(fmt.Sprintf("argument %d", i), args[i].Type(), t)
		}
	}
	return ""
}

func gepTypes(c *checker, in *Instr) string {
	base := in.Ops[0].Type()
	p := base.Scalar()
	if p.Kind != PointerKind {
		return c.expected("the base", base, "a pointer")
	}
	if c.d == LLVM7 && p.Elem != in.ElemTy {
		return fmt.Sprintf("the base is %s, but %s is indexed", c.text(base), c.text(in.ElemTy))
	}
	if !c.hasSize(in.ElemTy) {
		return c.text(in.ElemTy) + " has no size"
	}
	shape, at := base, in.ElemTy
	for i, v := range in.Ops[1:] {
		t := v.Type()
		if t.Scalar().Kind != IntKind {
			return c.expected(fmt.Sprintf("index %d", i), t, "an integer")
		}
		if t.Kind == VectorKind {
			if shape.Kind == VectorKind && !sameShape(shape, t) {
				return fmt.Sprintf("index %d has another length than the others", i)
			}
			shape = t
		}
		if i == 0 {
			continue
		}
		next := c.indexed(at, v)
		if next == nil {
			return fmt.Sprintf("index %d selects nothing in %s", i, c.text(at))
		}
		at = next
	}
	r := in.Ty.Scalar()
	if r.Kind != PointerKind || r.AddrSpace != p.AddrSpace || !sameShape(in.Ty, shape) {
		return c.expected("the result", in.Ty, "a pointer like the base")
	}
	if c.d == LLVM7 && r.Elem != at {
		return fmt.Sprintf("the result is %s, but points to %s", c.text(in.Ty), c.text(at))
	}
	return ""
}

// indexed gives the type that an index of getelementptr selects, nil if there is none.
func (c *checker) indexed(t *Type, index Value) *Type {
	switch t.Kind {
	case ArrayKind, VectorKind:
		return t.Elem
	case StructKind:
		k, ok := index.(*Const)
		if ok && k.Ty.Kind == VectorKind {
			k, ok = k.ElemAt(0).(*Const)
		}
		if !ok || k == nil || !k.Ty.IsInt(32) {
			return nil
		}
		if i, ok := AsUint64(k); ok {
			return t.At(i)
		}
	}
	return nil
}

// castTypes checks the operand and the result of a cast.
func castTypes(c *checker, in *Instr) string {
	from, to := in.Ops[0].Type(), in.Ty
	if !castFits(in.Op, from, to) {
		return fmt.Sprintf("%s of %s to %s", in.Op, c.text(from), c.text(to))
	}
	return ""
}

func castFits(op Op, from, to *Type) bool {
	if op == BitCast {
		return bitCastFits(from, to)
	}
	if !sameShape(from, to) {
		return false
	}
	f, t := from.Scalar(), to.Scalar()
	ints, floats := f.Kind == IntKind && t.Kind == IntKind, f.IsFloat() && t.IsFloat()
	switch op {
	case Trunc:
		return ints && f.Bits > t.Bits
	case ZExt, SExt:
		return ints && f.Bits < t.Bits
	case FPTrunc:
		return floats && f.FloatBits() > t.FloatBits()
	case FPExt:
		return floats && f.FloatBits() < t.FloatBits()
	case FPToUI, FPToSI:
		return f.IsFloat() && t.Kind == IntKind
	case UIToFP, SIToFP:
		return f.Kind == IntKind && t.IsFloat()
	case PtrToInt, PtrToAddr:
		return f.Kind == PointerKind && t.Kind == IntKind
	case IntToPtr:
		return f.Kind == IntKind && t.Kind == PointerKind
	case AddrSpaceCast:
		return f.Kind == PointerKind && t.Kind == PointerKind && f.AddrSpace != t.AddrSpace
	}
	return false
}

func bitCastFits(from, to *Type) bool {
	f, t := from.Scalar(), to.Scalar()
	if f.Kind == PointerKind || t.Kind == PointerKind {
		return f.Kind == t.Kind && f.AddrSpace == t.AddrSpace && sameShape(from, to)
	}
	n := plainBits(from)
	return n != 0 && n == plainBits(to) && from.Scalable == to.Scalable
}

// plainBits gives the width of what bitcast takes besides pointers, 0 for other types.
func plainBits(t *Type) uint64 {
	switch {
	case t.Kind == VectorKind:
		return t.Len * plainBits(t.Elem)
	case t.Kind == IntKind:
		return uint64(t.Bits)
	case t.Kind == X86MMXKind:
		return 64
	case t.Kind == X86AMXKind:
		return 8192
	}
	return uint64(t.FloatBits())
}
