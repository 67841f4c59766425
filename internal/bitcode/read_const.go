package bitcode

import (
	"errors"
	"fmt"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

var binOps = [...][2]ir.Op{ // integer, floating-point
	0: {ir.Add, ir.FAdd}, 1: {ir.Sub, ir.FSub}, 2: {ir.Mul, ir.FMul}, 3: {ir.UDiv, ir.BadOp}, 4: {ir.SDiv, ir.FDiv},
	5: {ir.URem, ir.BadOp}, 6: {ir.SRem, ir.FRem}, 7: {ir.Shl, ir.BadOp}, 8: {ir.LShr, ir.BadOp}, 9: {ir.AShr, ir.BadOp},
	10: {ir.And, ir.BadOp}, 11: {ir.Or, ir.BadOp}, 12: {ir.Xor, ir.BadOp},
}

var castOps = [...]ir.Op{ir.Trunc, ir.ZExt, ir.SExt, ir.FPToUI, ir.FPToSI, ir.UIToFP, ir.SIToFP, ir.FPTrunc, ir.FPExt,
	ir.PtrToInt, ir.IntToPtr, ir.BitCast, ir.AddrSpaceCast, ir.PtrToAddr}

// binOp gives the operation of a number for operands of the type.
func binOp(code uint64, t *ir.Type) (ir.Op, error) {
	if code >= uint64(len(binOps)) {
		return 0, fmt.Errorf("unknown binary operation %d", code)
	}
	op := binOps[code][0]
	switch s := t.Scalar(); {
	case s.IsFloat():
		op = binOps[code][1]
	case s.Kind != ir.IntKind:
		op = ir.BadOp
	}
	if op == ir.BadOp {
		return 0, fmt.Errorf("binary operation %d on operands of a type it does not take", code)
	}
	return op, nil
}

func castOp(code uint64) (ir.Op, error) {
	if code >= uint64(len(castOps)) {
		return 0, fmt.Errorf("unknown cast %d", code)
	}
	return castOps[code], nil
}

// binFlags gives the flags of a binary operation (OverflowingBinaryOperator, PossiblyExactOperator, disjoint).
func binFlags(op ir.Op, bits uint64) ir.Flags {
	switch op {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl:
		return wrapFlags(bits)
	case ir.UDiv, ir.SDiv, ir.LShr, ir.AShr:
		if bits&1 != 0 {
			return ir.Exact
		}
	case ir.Or:
		if bits&1 != 0 {
			return ir.Disjoint
		}
	case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem:
		return fastFlags(bits)
	}
	return 0
}

func wrapFlags(bits uint64) (f ir.Flags) {
	if bits&1 != 0 {
		f |= ir.NUW
	}
	if bits&2 != 0 {
		f |= ir.NSW
	}
	return f
}

// fastFlags decodes fast-math flags: bit 0 is the old "unsafe algebra", which meant all of them.
func fastFlags(bits uint64) ir.Flags {
	if bits&1 != 0 {
		return ir.FastFlags
	}
	var f ir.Flags
	for i, flag := range [...]ir.Flags{1: ir.FastNNaN, 2: ir.FastNInf, 3: ir.FastNSZ, 4: ir.FastARcp, 5: ir.FastContract,
		6: ir.FastAFn, 7: ir.FastReassoc} {
		if bits>>i&1 != 0 {
			f |= flag
		}
	}
	return f
}

// readGEPFlags decodes inbounds, nusw and nuw.
func readGEPFlags(bits uint64) (f ir.Flags) {
	if bits&1 != 0 {
		f |= ir.InBounds | ir.GEPNUSW
	}
	if bits&2 != 0 {
		f |= ir.GEPNUSW
	}
	if bits&4 != 0 {
		f |= ir.GEPNUW
	}
	return f
}

// A constRefs is a constant whose operands are value numbers until the whole block has been read.
type constRefs struct {
	c     *ir.Const
	first int    // in the list of operands of all
	count int    // of operands
	code  uint32 // of the record
	bit   uint64 // where the record is
}

// A constReader reads constants blocks, one at a time. What one block needed room for serves the next.
type constReader struct {
	r     *Reader
	ty    *ir.Type
	next  uint64 // value number of the constant being read
	refs  []constRefs
	ids   []uint32 // of the operands of all refs
	fwd   bool     // some operand is a later constant
	add   func(ir.Value, *typedType)
	typed *typedType            // the type ty in modules with typed pointers
	old   []*ir.Const           // expressions that LLVM 22 does not have
	olds  *oldConsts            // all constants so far that only instructions can compute
	find  func(uint64) ir.Value // gives the value of a number
	rec   bitstream.Record
	stock *stock
	// recent are constants of one word that were given lately, by what they are.
	recent [256]*ir.Const
}

// block reads the block at the cursor; add takes each constant, of value number next and on.
func (k *constReader) block(r *Reader, c *bitstream.Cursor, next uint64) error {
	k.r, k.ty, k.next, k.refs, k.ids, k.fwd = r, r.M.Types.Int(32), next, k.refs[:0], k.ids[:0], false
	k.typed, k.old = nil, k.old[:0]
	if r.typed != nil {
		k.typed = &typedType{ty: k.ty}
	}
	if err := k.records(c); err != nil {
		return err
	}
	for i := range k.refs {
		ref := &k.refs[i]
		if err := r.inRecord(k.resolve(ref), constantsBlock, ref.code, ref.bit); err != nil {
			return err
		}
	}
	k.olds.note(k.old, k.refs)
	var seen cycleFinder
	if k.fwd {
		seen = r.cycleFinder()
	}
	for i := range k.refs {
		ref := &k.refs[i]
		var err error
		if k.fwd && seen.cyclic(ref.c) {
			err = errors.New("a constant that contains itself")
		} else {
			err = r.checkConst(ref.c)
		}
		if err := r.inRecord(err, constantsBlock, ref.code, ref.bit); err != nil {
			return err
		}
	}
	return nil
}

func (k *constReader) records(c *bitstream.Cursor) error {
	if err := c.Enter(constantsBlock); err != nil {
		return err
	}
	for {
		e, err := c.Next()
		if err != nil {
			return err
		}
		switch e.Kind {
		case bitstream.EndBlock:
			return nil
		case bitstream.SubBlock:
			err = c.Skip()
		default:
			if err = c.ReadRecord(e.ID, &k.rec); err == nil {
				err = k.r.inRecord(k.record(&k.rec), constantsBlock, k.rec.Code, k.rec.Bit)
			}
		}
		if err != nil {
			return err
		}
	}
}

// resolve gives the constant its operands.
func (k *constReader) resolve(ref *constRefs) error {
	ref.c.Ops = k.stock.values.take(ref.count)
	for i, id := range k.ids[ref.first : ref.first+ref.count] {
		switch v := k.find(uint64(id)).(type) {
		case *ir.Const, ir.Global:
			ref.c.Ops[i] = v
		default:
			return fmt.Errorf("a constant refers to value %d, which is no constant", id)
		}
	}
	return nil
}

func (k *constReader) record(rec *bitstream.Record) error {
	if rec.Code == cstSetType {
		f := fields{ops: rec.Ops}
		id := f.next()
		t, err := k.r.typeAt(id)
		if err == nil && t.Kind == ir.VoidKind {
			err = errors.New("constants of type void")
		}
		if err != nil {
			return err
		}
		k.ty, k.typed = t, k.r.typedAt(id)
		return f.err("constant type")
	}
	v, err := k.value(rec)
	if err != nil {
		return fmt.Errorf("value %d: %w", k.next, err)
	}
	k.add(v, k.typed)
	k.next++
	return nil
}

func (k *constReader) value(rec *bitstream.Record) (ir.Value, error) {
	f := &fields{ops: rec.Ops}
	switch rec.Code {
	case cstNull, cstUndef, cstPoison:
		if !canBeElement(k.ty) && k.ty.Kind != ir.TokenKind && k.ty.Kind != ir.X86AMXKind {
			return nil, errors.New("a constant of a type that has none")
		}
		return k.simple(simpleConsts[rec.Code], k.ty, 0), nil
	case cstInteger, cstWideInteger:
		return k.integer(f, rec.Code == cstWideInteger)
	case cstFloat:
		return k.float(f)
	case cstString, cstCString, cstData:
		return k.data(rec)
	case cstAggregate:
		return k.aggregate(f)
	case cstBlockAddr:
		return k.blockAddress(f)
	case cstAsm, cstAsmOld, cstAsmOld2, cstAsmOld3:
		return k.asm(f, rec.Code)
	case cstDSOLocal, cstNoCFI:
		f.next()
		kind := ir.ConstDSOLocalEquivalent
		if rec.Code == cstNoCFI {
			kind = ir.ConstNoCFI
		}
		return k.refer(k.constant(kind), f.next()), f.done("constant")
	case cstPtrAuth, cstPtrAuth2:
		if n := len(f.ops); n != 4 && n != 5 {
			return nil, fmt.Errorf("signed pointer of %d operands, 4 or 5 expected", n)
		}
		return k.refer(k.constant(ir.ConstPtrAuth), f.ops...), nil
	}
	return k.expr(f, rec.Code)
}

var simpleConsts = [...]ir.ConstKind{cstNull: ir.ConstNull, cstUndef: ir.ConstUndef, cstPoison: ir.ConstPoison}

// refer makes the constant one whose operands have the numbers.
func (k *constReader) refer(c *ir.Const, ids ...uint64) *ir.Const {
	first := len(k.ids)
	for _, id := range ids {
		if id >= k.next {
			k.fwd = true
		}
		k.ids = append(k.ids, uint32(min(id, 1<<32-1)))
	}
	k.refs = append(k.refs, constRefs{c, first, len(ids), k.rec.Code, k.rec.Bit})
	return c
}

// constant gives a new constant of the current type.
func (k *constReader) constant(kind ir.ConstKind) *ir.Const {
	c := k.stock.consts.one()
	c.Kind, c.Ty = kind, k.ty
	return c
}

// simple gives the constant of a kind and type that has no more to it than a word: the one given lately, if it was the same.
func (k *constReader) simple(kind ir.ConstKind, t *ir.Type, word uint64) *ir.Const {
	place := &k.recent[(uint64(t.ID)*37+uint64(kind)*11+word)%uint64(len(k.recent))]
	if c := *place; c != nil && c.Ty == t && c.Kind == kind && c.Int == word {
		return c
	}
	c := k.stock.consts.one()
	c.Kind, c.Ty, c.Int = kind, t, word
	*place = c
	return c
}

func (k *constReader) integer(f *fields, wide bool) (ir.Value, error) {
	t := k.ty.Scalar()
	if t.Kind != ir.IntKind {
		return nil, errors.New("an integer whose type is none")
	}
	if !wide && t.Bits <= 64 && f.left() > 0 {
		return k.splat(k.simple(ir.ConstInt, t, cut(uint64(signRotated(f.next())), t.Bits)))
	}
	size := uint64(t.Bits+63) / 64
	if wide && (f.left() == 0 || uint64(f.left()) > size) {
		return nil, fmt.Errorf("integer of %d bits in %d words, 1 to %d expected", t.Bits, f.left(), size)
	}
	if size > 4 {
		const bytesOfWord = 16 // here, and in the constant
		if err := k.r.spend(bytesOfWord * size); err != nil {
			return nil, err
		}
	}
	words := append(make([]uint64, 0, size), uint64(signRotated(f.next())))
	for wide && f.left() > 0 {
		words = append(words, uint64(signRotated(f.next())))
	}
	if err := f.err("integer"); err != nil {
		return nil, err
	}
	if sign := uint64(int64(words[0]) >> 63); !wide && sign != 0 { // a wide integer in one word is sign-extended
		for uint64(len(words)) < size {
			words = append(words, sign)
		}
	}
	return k.splat(ir.WideInt(t, words))
}

// splat gives the constant itself, or the vector of it where the current type is a vector.
func (k *constReader) splat(c *ir.Const) (ir.Value, error) {
	if k.ty.Kind != ir.VectorKind {
		return c, nil
	}
	if k.ty.Scalable { // how many elements there are is not known: one of them, spread by a shuffle
		types := k.r.M.Types
		one := ir.Expr(ir.InsertElement, k.ty, ir.Poison(k.ty), c, ir.Int(types.Int(64), 0))
		return ir.Expr(ir.ShuffleVector, k.ty, one, ir.Poison(k.ty), ir.Null(types.WithScalar(k.ty, types.Int(32)))), nil
	}
	const bytesOfValue = 16
	if err := k.r.spend(bytesOfValue * k.ty.Len); err != nil {
		return nil, err
	}
	ops := make([]ir.Value, k.ty.Len)
	for i := range ops {
		ops[i] = c
	}
	return ir.Aggregate(k.ty, ops...), nil
}

func (k *constReader) float(f *fields) (ir.Value, error) {
	t := k.ty.Scalar()
	bits := t.FloatBits()
	if bits == 0 {
		return nil, errors.New("floating-point constant of a type that is none")
	}
	c := &ir.Const{Kind: ir.ConstFloat, Ty: t}
	switch {
	case bits <= 64:
		c.Int = cut(f.next(), bits)
	case t.Kind == ir.X86FP80Kind: // the first word holds the upper 64 bits
		hi, lo := f.next(), f.next()
		c.Words = []uint64{lo&0xFFFF | hi<<16, hi >> 48}
	default:
		c.Words = []uint64{f.next(), f.next()}
	}
	if err := f.err("floating-point constant"); err != nil {
		return nil, err
	}
	return k.splat(c)
}

// data reads strings and sequences of simple elements.
func (k *constReader) data(rec *bitstream.Record) (ir.Value, error) {
	if k.ty.Kind != ir.ArrayKind && k.ty.Kind != ir.VectorKind {
		return nil, errors.New("data of a type that is no array or vector")
	}
	size := ir.DataElemSize(k.ty.Elem)
	if size == 0 || rec.Code != cstData && !k.ty.Elem.IsInt(8) {
		return nil, errors.New("data of elements of a type that it can not hold")
	}
	n := uint64(len(rec.Ops))
	if rec.Code == cstCString {
		n++
	}
	if n != k.ty.Len {
		return nil, fmt.Errorf("data of %d elements for a type of %d", n, k.ty.Len)
	}
	b := k.stock.data.take(int(n) * size)[:0]
	for _, v := range rec.Ops {
		for i := 0; i < size; i++ {
			b = append(b, byte(v>>(8*i)))
		}
	}
	if rec.Code == cstCString {
		b = append(b, 0)
	}
	c := k.constant(ir.ConstData)
	c.Data = b
	return c, nil
}

func (k *constReader) aggregate(f *fields) (ir.Value, error) {
	n := uint64(len(f.ops))
	var want uint64
	switch k.ty.Kind {
	case ir.StructKind:
		want = uint64(len(k.ty.Fields))
	case ir.ArrayKind, ir.VectorKind:
		want = k.ty.Len
	default:
		return nil, errors.New("aggregate of a type that is none")
	}
	if n != want || n == 0 {
		return nil, fmt.Errorf("aggregate of %d elements for a type of %d", n, want)
	}
	return k.refer(k.constant(ir.ConstAggregate), f.ops...), nil
}

func (k *constReader) blockAddress(f *fields) (ir.Value, error) {
	f.next() // the function's type
	fn := f.next()
	c := k.constant(ir.ConstBlockAddress)
	c.BlockID = int(min(f.next(), 1<<31))
	return k.refer(c, fn), f.done("block address")
}

func (k *constReader) asm(f *fields, code uint32) (ir.Value, error) {
	var t *ir.Type
	if code == cstAsm {
		var err error
		if t, err = k.r.typeAt(f.next()); err != nil {
			return nil, err
		}
	} else if p := k.typed.pointee(); p != nil { // LLVM 13 and older
		t = p.ty
	} else {
		return nil, errors.New("inline assembler without its function type, whose type is no pointer with a pointee")
	}
	if t.Kind != ir.FuncKind || !k.ty.IsPtr() {
		return nil, errors.New("inline assembler whose type is no pointer to a function")
	}
	flags := f.next()
	text := func() string {
		n := f.next()
		if n > uint64(f.left()) {
			f.short = true
			return ""
		}
		s := chars(f.ops[f.i : f.i+int(n)])
		f.i += int(n)
		return s
	}
	a := &ir.InlineAsm{Ty: k.ty, FnTy: t, SideEffect: flags&1 != 0, AlignStack: flags&2 != 0, IntelDialect: flags&4 != 0,
		CanThrow: flags&8 != 0}
	a.Template = text()
	a.Constraints = text()
	return a, f.done("inline assembler")
}

func (k *constReader) expr(f *fields, code uint32) (ir.Value, error) {
	c := k.constant(ir.ConstExpr)
	var err error
	switch code {
	case cstUnop:
		if f.next() != 0 {
			return nil, errors.New("unknown unary operation")
		}
		c.Op = ir.FNeg
		k.refer(c, f.next())
	case cstBinop:
		if c.Op, err = binOp(f.next(), k.ty); err != nil {
			return nil, err
		}
		k.refer(c, f.next(), f.next())
		c.Flags = binFlags(c.Op, f.opt())
	case cstCast:
		if c.Op, err = castOp(f.next()); err != nil {
			return nil, err
		}
		f.next()
		k.refer(c, f.next())
	case cstGEP, cstGEPInRange, cstGEPInRgOld, cstInboundsGEP, cstGEPOld:
		err = k.gep(c, f, code)
	case cstSelect:
		c.Op = ir.Select
		k.refer(c, f.next(), f.next(), f.next())
	case cstExtractElt:
		c.Op = ir.ExtractElement
		f.next()
		vec := f.next()
		if f.left() > 1 {
			f.next()
		}
		k.refer(c, vec, f.next())
	case cstInsertElt:
		c.Op = ir.InsertElement
		vec, elem := f.next(), f.next()
		if f.left() > 1 {
			f.next()
		}
		k.refer(c, vec, elem, f.next())
	case cstShuffleVec, cstShufVecEx:
		c.Op = ir.ShuffleVector
		if code == cstShufVecEx {
			f.next()
		}
		k.refer(c, f.next(), f.next(), f.next())
	case cstCmp:
		var t *ir.Type
		if t, err = k.r.typeAt(f.next()); err != nil {
			return nil, err
		}
		k.refer(c, f.next(), f.next())
		c.Op, c.Pred, err = comparison(f.next(), t)
	default:
		return nil, fmt.Errorf("unknown constant record %d", code)
	}
	if err == nil {
		err = f.done("constant expression")
	}
	if k.isOld(c) {
		k.old = append(k.old, c)
	}
	if err != nil {
		return nil, err
	}
	return c, nil
}

// comparison checks a predicate for operands of the type.
func comparison(pred uint64, t *ir.Type) (ir.Op, ir.Pred, error) {
	if t.Scalar().IsFloat() {
		if pred > uint64(ir.FCmpTrue) {
			return 0, 0, fmt.Errorf("unknown floating-point predicate %d", pred)
		}
		return ir.FCmp, ir.Pred(pred), nil
	}
	if pred < uint64(ir.ICmpEQ) || pred > uint64(ir.ICmpSLE) {
		return 0, 0, fmt.Errorf("unknown integer predicate %d", pred)
	}
	return ir.ICmp, ir.Pred(pred), nil
}

// gep reads a getelementptr expression: the source element type, flags, bounds in some forms, and pairs of type and value.
func (k *constReader) gep(c *ir.Const, f *fields, code uint32) error {
	c.Op = ir.GetElementPtr
	if code != cstGEPOld && code != cstInboundsGEP || len(f.ops)%2 != 0 {
		t, err := k.r.typeAt(f.next())
		if err != nil {
			return err
		}
		c.SrcTy = t
	} else if f.left() > 0 { // LLVM 3.6 and older
		t := k.r.typedAt(f.ops[f.i]).scalar().pointee()
		if t == nil {
			return errors.New("getelementptr without its element type, of something that is no pointer with a pointee")
		}
		c.SrcTy = t.ty
	}
	switch code {
	case cstGEP:
		c.Flags = readGEPFlags(f.next())
	case cstGEPInRange:
		c.Flags = readGEPFlags(f.next())
		bits := f.next()
		if bits > 64 {
			return fmt.Errorf("inrange with bounds of %d bits", bits)
		}
		rg, err := k.r.constRange(f, bits)
		if err != nil || f.short {
			return err
		}
		c.InRange = &[2]int64{ir.SignExtend(rg.Lo[0], uint32(bits)), ir.SignExtend(rg.Hi[0], uint32(bits))}
	case cstGEPInRgOld: // inbounds in bit 0; the index that is in range above it is a hint
		c.Flags = readGEPFlags(f.next() & 1)
	case cstInboundsGEP:
		c.Flags = readGEPFlags(1)
	}
	var ids []uint64
	for f.left() > 0 {
		f.next()
		ids = append(ids, f.next())
	}
	if len(ids) == 0 {
		return errors.New("getelementptr without operands")
	}
	k.refer(c, ids...)
	return nil
}

// A cycleFinder looks for values that contain themselves, without recursion. What has been looked at once is not looked at again.
type cycleFinder struct {
	m     *ir.Module
	state map[ir.Value]uint8
}

func (r *Reader) cycleFinder() cycleFinder { return cycleFinder{r.M, map[ir.Value]uint8{}} }

// parts gives the values that a constant or alias of the module stands for. Another module's alias may be just being read.
func (f cycleFinder) parts(v ir.Value) []ir.Value {
	switch v := v.(type) {
	case *ir.Const:
		return v.Ops
	case *ir.Alias:
		if v.Module == f.m && v.Target != nil {
			return []ir.Value{v.Target}
		}
	}
	return nil
}

// cyclic reports whether the value contains itself or something that does.
func (f cycleFinder) cyclic(v ir.Value) bool {
	const open, done = 1, 2
	state := f.state
	type frame struct {
		v     ir.Value
		parts []ir.Value // still to be looked at
	}
	if state[v] == done {
		return false
	}
	stack := []frame{{v, f.parts(v)}}
	state[v] = open
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.parts) == 0 {
			state[top.v] = done
			stack = stack[:len(stack)-1]
			continue
		}
		next := top.parts[0]
		top.parts = top.parts[1:]
		inner := f.parts(next)
		switch {
		case len(inner) == 0 || state[next] == done:
		case state[next] == open:
			return true
		default:
			state[next] = open
			stack = append(stack, frame{next, inner})
		}
	}
	return false
}

// checkConst checks what later stages rely on: the kinds and types of operands.
func (r *Reader) checkConst(c *ir.Const) error {
	switch c.Kind {
	case ir.ConstAggregate:
		for i, v := range c.Ops {
			if v.Type() != c.Ty.At(uint64(i)) {
				return fmt.Errorf("element %d of an aggregate has another type than the aggregate says", i)
			}
		}
	case ir.ConstBlockAddress:
		fn, ok := c.Ops[0].(*ir.Function)
		if !ok || !c.Ty.IsPtr() {
			return errors.New("address of a block of something that is no function")
		}
		if fn.Module != r.M {
			return fmt.Errorf("address of a block of function %s, whose definition in another module takes its place", fn.Name)
		}
		c.Func, c.Ops = fn, nil
	case ir.ConstDSOLocalEquivalent, ir.ConstNoCFI:
		if _, ok := c.Ops[0].(ir.Global); !ok || c.Ops[0].Type() != c.Ty {
			return errors.New("a form of a symbol's address without a symbol")
		}
	case ir.ConstPtrAuth:
		if !c.Ops[0].Type().IsPtr() || c.Ops[0].Type() != c.Ty || c.Ops[1].Type().Kind != ir.IntKind ||
			c.Ops[2].Type().Kind != ir.IntKind || !c.Ops[3].Type().IsPtr() {
			return errors.New("signed pointer with operands of other types than it takes")
		}
	case ir.ConstExpr:
		if err := checkOp(r.M.Types, c.Op, c.Ty, c.SrcTy, c.Ops); err != nil {
			return fmt.Errorf("constant %v: %w", c.Op, err)
		}
	}
	return nil
}

// ReadModuleLevel reads the module's constants and then what globals refer to. Before it, the linker may have put other
// definitions in the place of the module's globals (SetGlobal). It does its work once.
func (r *Reader) ReadModuleLevel() error {
	r.once.Do(func() {
		if err := r.readModuleLevel(); err != nil {
			r.onceErr = r.wrap(err, 0, "")
		}
	})
	return r.onceErr
}

func (r *Reader) readModuleLevel() error {
	if err := r.ReadTables(); err != nil {
		return err
	}
	k := &constReader{find: r.moduleValue, stock: &r.stock, olds: &r.exprs, add: func(v ir.Value, t *typedType) {
		r.values = append(r.values, v)
		r.noteType(t)
	}}
	for _, at := range r.constAt {
		c := r.cur.Fork(at)
		if err := k.block(r, c, uint64(len(r.values))); err != nil {
			return r.wrap(err, c.Bit()/8, "")
		}
	}
	for _, p := range r.varInits {
		if err := r.inRecord(r.initialise(p), moduleBlock, p.rec, p.at); err != nil {
			return err
		}
	}
	seen := r.cycleFinder()
	for _, p := range r.varInits {
		if (p.rec == modAlias || p.rec == modIFunc) && seen.cyclic(*p.place) {
			return r.inRecord(fmt.Errorf("alias %s stands for itself", p.of.Name), moduleBlock, p.rec, p.at)
		}
	}
	if err := r.indexMetadata(); err != nil {
		return err
	}
	r.upgradeModule()
	return nil
}

func (r *Reader) initialise(p pendingInit) error {
	v := r.moduleValue(p.id - 1)
	switch v.(type) {
	case *ir.Const, ir.Global:
	default:
		return fmt.Errorf("%s refers to value %d, which is no constant", p.of.Name, p.id-1)
	}
	if p.ty != nil && v.Type() != p.ty {
		return fmt.Errorf("%s refers to value %d, which has another type than it should", p.of.Name, p.id-1)
	}
	if err := r.exprs.refuse(v); err != nil {
		return fmt.Errorf("%s refers to value %d, %w", p.of.Name, p.id-1, err)
	}
	*p.place = v
	return nil
}

// moduleValue gives a global or module-level constant, nil if the number is none.
func (r *Reader) moduleValue(id uint64) ir.Value {
	if id >= uint64(len(r.values)) {
		return nil
	}
	return r.values[id]
}

// Globals gives the module's variables, functions and aliases in the order of their value numbers. Of intrinsics it gives those that the
// module has after upgrading.
func (r *Reader) Globals() []ir.Value {
	if r.symbols != nil {
		return r.symbols
	}
	return r.values[:r.nGlobals]
}

// SetGlobal makes the module refer to another global in the place of its own: what the linker resolved it to. It comes
// before ReadModuleLevel. The number is that among Globals.
func (r *Reader) SetGlobal(i int, g ir.Value) {
	if r.symbols == nil {
		r.values[i] = g
		return
	}
	r.symbols[i] = g
	for _, n := range r.numbers[i] {
		if n < r.nGlobals {
			r.values[n] = g
		} else {
			r.extra[n-r.nGlobals] = g
		}
	}
}
