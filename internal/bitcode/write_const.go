package bitcode

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// A constPool holds distinct constants and inline assembler: those of the module, or those of a function that the
// module's pool does not have.
type constPool struct {
	f       *Format
	outer   *constPool // of the module, in a function's pool
	globals map[ir.Value]uint32
	uses    *uses
	entries []poolEntry
	order   []constRef // the entries in the order of their value numbers
	byPtr   constIndex
	byWord  map[wordKey]constRef // nil before there are any, as byKey
	byKey   map[string]constRef
	key     []byte
	walk    graph[ir.Value]
}

// A constRef names an entry: its index, or the complement of its index in the outer pool.
type constRef int32

// beingAdded marks a constant whose operands are being added.
const beingAdded constRef = -1 << 31

type poolEntry struct {
	v     ir.Value
	count uint32 // how often it is used
	depth uint32 // how many entries of this pool lie below it
	id    uint32 // value number
}

// A constIndex finds the entries of constants by what they are in memory. Most operands are none: they cost no search.
type constIndex struct {
	consts map[*ir.Const]constRef // nil before there are any
	asm    map[*ir.InlineAsm]constRef
}

func (x *constIndex) find(v ir.Value) (constRef, bool) {
	switch v := v.(type) {
	case *ir.Const:
		r, ok := x.consts[v]
		return r, ok
	case *ir.InlineAsm:
		r, ok := x.asm[v]
		return r, ok
	}
	return 0, false
}

func (x *constIndex) set(v ir.Value, r constRef) {
	switch v := v.(type) {
	case *ir.Const:
		if x.consts == nil {
			x.consts = map[*ir.Const]constRef{}
		}
		x.consts[v] = r
	case *ir.InlineAsm:
		if x.asm == nil {
			x.asm = map[*ir.InlineAsm]constRef{}
		}
		x.asm[v] = r
	}
}

func newConstPool(f *Format, globals map[ir.Value]uint32, u *uses, outer *constPool) *constPool {
	p := &constPool{f: f, outer: outer, globals: globals, uses: u}
	p.walk = graph[ir.Value]{enter: p.enter, operand: constOperand, leave: p.leave}
	return p
}

// find gives the entry of a constant that was added by this pointer.
func (p *constPool) find(v ir.Value) (constRef, bool) {
	if r, ok := p.byPtr.find(v); ok {
		return r, true
	}
	if p.outer != nil {
		if r, ok := p.outer.byPtr.find(v); ok {
			return ^r, true
		}
	}
	return 0, false
}

func (p *constPool) at(r constRef) *poolEntry {
	if r < 0 {
		return &p.outer.entries[^r]
	}
	return &p.entries[r]
}

// id gives the value number of a constant that was added, or of a global.
func (p *constPool) id(v ir.Value) (uint32, bool) {
	if r, ok := p.find(v); ok {
		return p.at(r).id, true
	}
	id, ok := p.globals[v]
	return id, ok
}

// add enters a constant, its operands before it.
func (p *constPool) add(v ir.Value) error {
	r, ok := p.find(v)
	if !ok {
		if err := p.walk.afterOperands(v); err != nil {
			return err
		}
		if r, ok = p.find(v); !ok {
			return nil // a global: it has a number of its own
		}
	}
	if r >= 0 {
		p.entries[r].count++
	}
	return nil
}

func (p *constPool) enter(v ir.Value) (bool, error) {
	if r, ok := p.find(v); ok {
		if r == beingAdded {
			return false, errors.New("a constant that contains itself")
		}
		return false, nil
	}
	switch v := v.(type) {
	case *ir.Const:
		if v == nil {
			return false, errors.New("a constant that is nil")
		}
	case *ir.InlineAsm:
		if v == nil {
			return false, errors.New("inline assembler that is nil")
		}
	default:
		if _, ok := p.globals[v]; !ok {
			return false, fmt.Errorf("a constant refers to %s", notConstant(v))
		}
		p.uses.types.add(v.Type())
		return false, nil
	}
	p.byPtr.set(v, beingAdded)
	return true, nil
}

func notConstant(v ir.Value) string {
	switch v := v.(type) {
	case nil:
		return "nothing"
	case ir.Global:
		return "a global that is not of the module: " + v.Sym().Name
	}
	return fmt.Sprintf("a value that is not constant (%T)", v)
}

func constOperand(v ir.Value, i int) (ir.Value, bool) {
	c, ok := v.(*ir.Const)
	if !ok || i >= len(c.Ops) {
		return nil, false
	}
	return c.Ops[i], true
}

// A wordKey is what equal constants share that have no more to them than a type and a word.
type wordKey struct {
	word uint64
	ty   uint32
	kind ir.ConstKind
}

func wordKeyOf(v ir.Value) (wordKey, bool) {
	c, ok := v.(*ir.Const)
	switch {
	case !ok:
	case isZero(c):
		return wordKey{0, c.Ty.ID, ir.ConstNull}, true
	case c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison:
		return wordKey{0, c.Ty.ID, c.Kind}, true
	case (c.Kind == ir.ConstInt || c.Kind == ir.ConstFloat) && c.Words == nil:
		return wordKey{c.Int, c.Ty.ID, c.Kind}, true
	}
	return wordKey{}, false
}

// leave enters a constant whose operands are entered.
func (p *constPool) leave(v ir.Value) error {
	if c, ok := v.(*ir.Const); ok {
		if err := p.check(c); err != nil {
			return err
		}
	}
	if word, ok := wordKeyOf(v); ok {
		known, isKnown := p.byWord[word]
		if p.outer != nil && !isKnown {
			if known, isKnown = p.outer.byWord[word]; isKnown {
				known = ^known
			}
		}
		if !isKnown {
			known = p.newEntry(v)
			if p.byWord == nil {
				p.byWord = map[wordKey]constRef{}
			}
			p.byWord[word] = known
		}
		p.byPtr.set(v, known)
		return nil
	}
	key, err := p.keyOf(p.key[:0], v)
	if err != nil {
		return err
	}
	p.key = key
	if p.outer != nil {
		if r, ok := p.outer.byKey[string(key)]; ok {
			p.byPtr.set(v, ^r)
			return nil
		}
	}
	r, ok := p.byKey[string(key)]
	if !ok {
		r = p.newEntry(v)
		if p.byKey == nil {
			p.byKey = map[string]constRef{}
		}
		p.byKey[string(key)] = r
	}
	p.byPtr.set(v, r)
	return nil
}

func (p *constPool) newEntry(v ir.Value) constRef {
	r := constRef(len(p.entries))
	p.entries = append(p.entries, poolEntry{v: v, depth: p.depthOf(v)})
	p.noteTypes(v)
	return r
}

// keyOf gives bytes that equal values share.
func (p *constPool) keyOf(key []byte, v ir.Value) ([]byte, error) {
	switch v := v.(type) {
	case *ir.Const:
		return p.constKey(key, v)
	case *ir.InlineAsm:
		if v.CanThrow && !p.f.AsmType {
			return nil, fmt.Errorf("inline assembler that may unwind, which %v does not have", p.f.Dialect)
		}
		if v.Ty == nil || v.FnTy == nil || v.FnTy.Kind != ir.FuncKind {
			return nil, errors.New("inline assembler without a function type")
		}
		key = append(key, 'a', byte(asmFlags(v)))
		key = binary.AppendUvarint(key, uint64(v.Ty.ID))
		key = binary.AppendUvarint(key, uint64(v.FnTy.ID))
		key = binary.AppendUvarint(key, uint64(len(v.Template)))
		return append(append(key, v.Template...), v.Constraints...), nil
	}
	return key, nil
}

func (p *constPool) depthOf(v ir.Value) uint32 {
	depth := uint32(0)
	for i := 0; ; i++ {
		op, more := constOperand(v, i)
		if !more {
			return depth
		}
		if r, ok := p.find(op); ok && r >= 0 {
			p.entries[r].count++
			depth = max(depth, p.entries[r].depth+1)
		}
	}
}

func (p *constPool) noteTypes(v ir.Value) {
	p.uses.types.add(v.Type())
	switch v := v.(type) {
	case *ir.Const:
		if v.SrcTy != nil {
			p.uses.types.add(v.SrcTy)
		}
		if v.Func != nil {
			p.uses.types.add(v.Func.Ty)
		}
	case *ir.InlineAsm:
		p.uses.types.add(v.FnTy)
	}
}

// isZero reports whether the constant is one that LLVM calls a null value, as far as this can be seen from itself alone.
func isZero(c *ir.Const) bool {
	switch c.Kind {
	case ir.ConstNull:
		return true
	case ir.ConstInt, ir.ConstFloat:
		if c.Int != 0 {
			return false
		}
		for _, w := range c.Words {
			if w != 0 {
				return false
			}
		}
		return true
	case ir.ConstAggregate:
		return len(c.Ops) == 0
	case ir.ConstData:
		return len(c.Data) == 0
	}
	return false
}

// refKey names an entry so that a function's pool and the module's mean the same by it: keys of one are looked up in the other.
func (p *constPool) refKey(key []byte, r constRef) []byte {
	switch {
	case r < 0:
		return binary.AppendUvarint(append(key, 'e'), uint64(^r))
	case p.outer == nil:
		return binary.AppendUvarint(append(key, 'e'), uint64(r))
	}
	return binary.AppendUvarint(append(key, 'o'), uint64(r))
}

// constKey gives bytes that equal constants share. Operands are in it as entries, so a key is as long as one constant.
func (p *constPool) constKey(key []byte, c *ir.Const) ([]byte, error) {
	key = append(key, 'c', byte(c.Kind), byte(c.Op), byte(c.Pred))
	for _, v := range [...]uint64{uint64(c.Ty.ID), uint64(c.Flags), c.Int, uint64(len(c.Words)), uint64(len(c.Ops))} {
		key = binary.AppendUvarint(key, v)
	}
	for _, w := range c.Words {
		key = binary.AppendUvarint(key, w)
	}
	for _, op := range c.Ops {
		if r, ok := p.find(op); ok {
			key = p.refKey(key, r)
		} else {
			key = binary.AppendUvarint(append(key, 'g'), uint64(p.globals[op]))
		}
	}
	if c.SrcTy != nil {
		key = binary.AppendUvarint(append(key, 's'), uint64(c.SrcTy.ID))
	}
	if c.InRange != nil {
		key = binary.AppendVarint(binary.AppendVarint(append(key, 'r'), c.InRange[0]), c.InRange[1])
	}
	if c.Kind == ir.ConstBlockAddress {
		b, err := blockNumber(c)
		if err != nil {
			return nil, err
		}
		key = binary.AppendUvarint(binary.AppendUvarint(key, uint64(p.globals[c.Func])), b)
	}
	return append(key, c.Data...), nil
}

// blockNumber gives the index of the block whose address the constant is.
func blockNumber(c *ir.Const) (uint64, error) {
	b := c.Block
	if b == nil && c.Func != nil {
		b = c.Func.BlockOf(c.BlockID)
	}
	if b == nil || c.Func == nil || int(b.ID) >= len(c.Func.Blocks) || c.Func.Blocks[b.ID] != b {
		return 0, errors.New("the address of a block that no function has")
	}
	n := b.ID
	if n == 0 {
		return 0, fmt.Errorf("the address of the entry block of %s", c.Func.Name)
	}
	return uint64(n), nil
}

// constArity is the number of operands of constant expressions that are not casts, binary operations or getelementptr.
var constArity = map[ir.Op]int{ir.FNeg: 1, ir.ICmp: 2, ir.FCmp: 2, ir.Select: 3, ir.ExtractElement: 2, ir.InsertElement: 3,
	ir.ShuffleVector: 3}

// check refuses what the format does not have and what has not the form of a constant.
func (p *constPool) check(c *ir.Const) error {
	if c.Ty == nil {
		return errors.New("a constant without a type")
	}
	if c.Kind > ir.ConstBlockAddress || c.Kind == ir.ConstPoison {
		if !p.f.Consts[c.Kind] {
			return fmt.Errorf("%v has no constant of the kind %v", p.f.Dialect, c.Kind)
		}
	}
	switch c.Kind {
	case ir.ConstInt:
		if c.Ty.Kind != ir.IntKind {
			return fmt.Errorf("an integer constant of type %s", kindNames[c.Ty.Kind])
		}
	case ir.ConstFloat:
		if !c.Ty.IsFloat() {
			return fmt.Errorf("a floating-point constant of type %s", kindNames[c.Ty.Kind])
		}
	case ir.ConstData:
		size := uint64(0)
		if c.Ty.Kind == ir.ArrayKind || c.Ty.Kind == ir.VectorKind {
			size = uint64(ir.DataElemSize(c.Ty.Elem))
		}
		if size == 0 || uint64(len(c.Data))%size != 0 || uint64(len(c.Data))/size != c.Ty.Len {
			return fmt.Errorf("%d bytes of data that do not fill their type", len(c.Data))
		}
	case ir.ConstAggregate:
		n := c.Ty.Len
		if c.Ty.Kind == ir.StructKind {
			n = uint64(len(c.Ty.Fields))
		} else if c.Ty.Kind != ir.ArrayKind && c.Ty.Kind != ir.VectorKind {
			return fmt.Errorf("an aggregate of type %s", kindNames[c.Ty.Kind])
		}
		if uint64(len(c.Ops)) != n {
			return fmt.Errorf("an aggregate of %d elements for a type of %d", len(c.Ops), n)
		}
	case ir.ConstBlockAddress:
		if _, ok := p.globals[c.Func]; !ok {
			return errors.New("the address of a block of a function that is not of the module")
		}
	case ir.ConstDSOLocalEquivalent, ir.ConstNoCFI:
		return arity(c, 1)
	case ir.ConstPtrAuth:
		return arity(c, 4)
	case ir.ConstExpr:
		return p.checkExpr(c)
	}
	return nil
}

func (p *constPool) checkExpr(c *ir.Const) error {
	allowed, ok := p.f.ConstOps[c.Op]
	if !ok {
		return fmt.Errorf("%v has no constant expression %v", p.f.Dialect, c.Op)
	}
	if bad := gepFlags(c.Flags, allowed) &^ allowed; bad != 0 {
		return fmt.Errorf("%v has no constant expression %v with %s", p.f.Dialect, c.Op, flagName(bad))
	}
	switch {
	case c.Op.IsCast():
		return arity(c, 1)
	case c.Op.IsBinary():
		return arity(c, 2)
	case c.Op == ir.GetElementPtr:
		if len(c.Ops) == 0 || c.SrcTy == nil {
			return errors.New("a constant getelementptr without a base or source type")
		}
		if c.InRange != nil && !p.f.GEPWord {
			return fmt.Errorf("%v has no constant getelementptr with an inrange in bytes", p.f.Dialect)
		}
		return nil
	}
	n, ok := constArity[c.Op]
	if !ok {
		return fmt.Errorf("a constant expression %v", c.Op)
	}
	return arity(c, n)
}

func arity(c *ir.Const, n int) error {
	if len(c.Ops) != n {
		return fmt.Errorf("a constant %v with %d operands, %d expected", c.Kind, len(c.Ops), n)
	}
	return nil
}

// assign gives the entries their value numbers, the first being base: operands before users, then by type so that few
// records set it, then the most used first. No reader has to go by forward references.
func (p *constPool) assign(base uint32, types *typeNumbers) {
	p.order = make([]constRef, len(p.entries))
	for i := range p.order {
		p.order[i] = constRef(i)
	}
	slices.SortStableFunc(p.order, func(a, b constRef) int {
		x, y := &p.entries[a], &p.entries[b]
		if c := cmp.Compare(x.depth, y.depth); c != 0 {
			return c
		}
		if c := cmp.Compare(types.id(x.v.Type()), types.id(y.v.Type())); c != 0 {
			return c
		}
		return cmp.Compare(y.count, x.count)
	})
	for i, r := range p.order {
		p.entries[r].id = base + uint32(i)
	}
}

// constants writes the constants block of a pool.
func (w *moduleWriter) constants(b *bitstream.Writer, p *constPool) {
	if len(p.order) == 0 {
		return
	}
	b.Enter(constantsBlock, tableWidth)
	c := constWriter{w: w, p: p}
	var current *ir.Type
	for _, r := range p.order {
		v := p.entries[r].v
		if t := v.Type(); t != current {
			current = t
			b.Record(cstSetType, w.types.id(t))
		}
		c.ops = c.ops[:0]
		var code uint32
		switch v := v.(type) {
		case *ir.Const:
			code = c.constant(v)
		case *ir.InlineAsm:
			code = c.asm(v)
		}
		b.Record(code, c.ops...)
	}
	b.Leave()
}

// A constWriter makes the record of a constant: its methods fill ops and give the code.
type constWriter struct {
	w   *moduleWriter
	p   *constPool
	ops []uint64
}

func (c *constWriter) put(ops ...uint64) { c.ops = append(c.ops, ops...) }

func (c *constWriter) value(v ir.Value) {
	id, _ := c.p.id(v)
	c.put(uint64(id))
}

func (c *constWriter) typed(v ir.Value) {
	c.put(c.w.types.id(v.Type()))
	c.value(v)
}

func (c *constWriter) values(list []ir.Value) {
	for _, v := range list {
		c.value(v)
	}
}

func (c *constWriter) constant(k *ir.Const) uint32 {
	if isZero(k) {
		return cstNull
	}
	switch k.Kind {
	case ir.ConstUndef:
		return cstUndef
	case ir.ConstPoison:
		return cstPoison
	case ir.ConstInt:
		if k.Words == nil && k.Ty.Bits <= 64 {
			c.put(signRotate(ir.SignExtend(k.Int, k.Ty.Bits)))
			return cstInteger
		}
		words := k.WordsOf()
		if k.Ty.Bits <= 64 {
			c.put(signRotate(ir.SignExtend(words[0], k.Ty.Bits)))
			return cstInteger
		}
		c.ops = wideOps(c.ops, activeWords(words))
		return cstWideInteger
	case ir.ConstFloat:
		words := k.WordsOf()
		if k.Ty.Kind == ir.X86FP80Kind { // the upper 64 bits, then the lower 16
			words = []uint64{words[1]<<48 | words[0]>>16, words[0] & 0xFFFF}
		}
		c.put(words...)
		return cstFloat
	case ir.ConstAggregate:
		c.values(k.Ops)
		return cstAggregate
	case ir.ConstData:
		return c.data(k)
	case ir.ConstBlockAddress:
		n, _ := blockNumber(k)
		c.typed(k.Func)
		c.put(n)
		return cstBlockAddr
	case ir.ConstDSOLocalEquivalent:
		c.typed(k.Ops[0])
		return cstDSOLocal
	case ir.ConstNoCFI:
		c.typed(k.Ops[0])
		return cstNoCFI
	case ir.ConstPtrAuth:
		c.values(k.Ops)
		return cstPtrAuth
	}
	return c.expr(k)
}

// data writes bytes as a string where it can. A string of no bytes is none: readers refuse an empty record.
func (c *constWriter) data(k *ir.Const) uint32 {
	if k.Ty.Kind == ir.ArrayKind && k.Ty.Elem.IsInt(8) {
		text, code := k.Data, uint32(cstString)
		if n := len(text) - 1; n > 0 && text[n] == 0 && !slices.Contains(text[:n], 0) {
			text, code = text[:n], cstCString
		}
		for _, b := range text {
			c.put(uint64(b))
		}
		return code
	}
	size := ir.DataElemSize(k.Ty.Elem)
	var room [8]byte
	for i := 0; i < len(k.Data); i += size {
		copy(room[:], k.Data[i:i+size])
		c.put(binary.LittleEndian.Uint64(room[:]))
	}
	return cstData
}

func (c *constWriter) expr(k *ir.Const) uint32 {
	switch {
	case k.Op.IsCast():
		c.put(castCodes[k.Op])
		c.typed(k.Ops[0])
		return cstCast
	case k.Op.IsBinary():
		c.put(binopCodes[k.Op])
		c.values(k.Ops)
		if word := flagWord(k.Flags); word != 0 {
			c.put(word)
		}
		return cstBinop
	}
	switch k.Op {
	case ir.GetElementPtr:
		return c.gep(k)
	case ir.FNeg:
		c.put(unopFNeg)
		c.values(k.Ops)
		return cstUnop
	case ir.Select:
		c.values(k.Ops)
		return cstSelect
	case ir.ExtractElement:
		c.typed(k.Ops[0])
		c.typed(k.Ops[1])
		return cstExtractElt
	case ir.InsertElement:
		c.values(k.Ops[:2])
		c.typed(k.Ops[2])
		return cstInsertElt
	case ir.ShuffleVector:
		if k.Ty != k.Ops[0].Type() {
			c.put(c.w.types.id(k.Ops[0].Type()))
			c.values(k.Ops)
			return cstShufVecEx
		}
		c.values(k.Ops)
		return cstShuffleVec
	default: // ICmp, FCmp
		c.typed(k.Ops[0])
		c.value(k.Ops[1])
		c.put(uint64(k.Pred))
		return cstCmp
	}
}

func (c *constWriter) gep(k *ir.Const) uint32 {
	f := c.w.f
	c.put(c.w.types.id(k.SrcTy))
	code := uint32(cstGEPOld)
	switch {
	case f.GEPWord:
		code = cstGEP
		c.put(flagWord(gepFlags(k.Flags, f.ConstOps[ir.GetElementPtr])))
		if k.InRange != nil {
			code = cstGEPInRange
			width := c.w.layout.IndexBits(k.Ops[0].Type().Scalar().AddrSpace)
			c.put(uint64(width), signRotate(k.InRange[0]), signRotate(k.InRange[1]))
		}
	case k.Flags&ir.InBounds != 0:
		code = cstInboundsGEP
	}
	for _, op := range k.Ops {
		c.typed(op)
	}
	return code
}

func asmFlags(a *ir.InlineAsm) uint64 {
	return bit(a.SideEffect) | bit(a.AlignStack)<<1 | bit(a.IntelDialect)<<2 | bit(a.CanThrow)<<3
}

func (c *constWriter) asm(a *ir.InlineAsm) uint32 {
	code := uint32(cstAsmOld2)
	if c.w.f.AsmType {
		code = cstAsm
		c.put(c.w.types.id(a.FnTy))
	}
	c.put(asmFlags(a), uint64(len(a.Template)))
	c.ops = charOps(c.ops, a.Template)
	c.put(uint64(len(a.Constraints)))
	c.ops = charOps(c.ops, a.Constraints)
	return code
}
