package ir

import (
	"encoding/binary"
	"math"
	"math/big"
	"strconv"
)

// typed prints a value after its type.
func (p *printer) typed(v Value) {
	if missing(v) {
		p.fail("an operand is missing")
		p.s("<no operand>")
		return
	}
	p.typ(v.Type())
	p.c(' ')
	p.val(v)
}

// missing reports whether a value is nil, or a nil pointer of one of the kinds of values.
func missing(v Value) bool {
	switch v := v.(type) {
	case nil:
		return true
	case *Const:
		return v == nil
	case *Instr:
		return v == nil
	case *Arg:
		return v == nil
	case *GlobalVar:
		return v == nil
	case *Function:
		return v == nil
	case *Alias:
		return v == nil
	case *InlineAsm:
		return v == nil
	case *MDAsValue:
		return v == nil
	case *Block:
		return v == nil
	}
	return false
}

// val prints a value without its type.
func (p *printer) val(v Value) {
	if missing(v) {
		p.fail("an operand is missing")
		p.s("<no operand>")
		return
	}
	switch v := v.(type) {
	case *Const:
		p.constant(v)
	case *Instr:
		n, ok := p.local[v]
		p.localRef(n, ok, "the instruction "+v.Op.String())
	case *Arg:
		ok := p.fn != nil && v.Index >= 0 && v.Index < len(p.fn.Args) && p.fn.Args[v.Index] == v
		p.localRef(v.Index, ok, "a parameter")
	case Global:
		p.global(v)
	case *InlineAsm:
		p.asm(v)
	case *MDAsValue:
		p.metadata(v.MD, true)
	case *Block:
		p.blockRef(v)
	default:
		p.fail("an operand of an unknown kind %T", v)
	}
}

func (p *printer) localRef(n int, ok bool, what string) {
	if !ok {
		p.fail("an operand is %s of another function", what)
		p.s("<badref>")
		return
	}
	p.c('%')
	p.int(n)
}

// global prints the name or number of a global.
func (p *printer) global(g Global) {
	if name := g.Sym().Name; name != "" {
		p.symbol('@', name)
		return
	}
	n, ok := p.globals[g]
	if !ok {
		if !p.inline {
			p.fail("an operand is an unnamed global of another module")
		}
		p.s("@<unnamed>")
		return
	}
	p.c('@')
	p.int(n)
}

func (p *printer) asm(a *InlineAsm) {
	p.s("asm ")
	if a.SideEffect {
		p.s("sideeffect ")
	}
	if a.AlignStack {
		p.s("alignstack ")
	}
	if a.IntelDialect {
		p.s("inteldialect ")
	}
	if a.CanThrow {
		p.s("unwind ")
	}
	p.quoted(a.Template)
	p.s(", ")
	p.quoted(a.Constraints)
}

// A constFrame is a constant of which ops[next:] are still to be printed, and then shut and a type.
type constFrame struct {
	ops    []Value
	next   int
	shut   string
	shutTy *Type // before the last bracket: the target of a cast
}

// constant prints a constant. Nested ones are kept on a stack of their own, however deep they are.
func (p *printer) constant(c *Const) {
	base, start := len(p.constFrames), len(p.buf)
	p.openConst(c)
	for len(p.constFrames) > base {
		if len(p.buf)-start > maxConstText {
			p.fail("a constant is too large to print")
			p.constFrames = p.constFrames[:base]
			return
		}
		f := &p.constFrames[len(p.constFrames)-1]
		if f.next == len(f.ops) {
			p.s(f.shut)
			if f.shutTy != nil {
				p.typ(f.shutTy)
				p.c(')')
			}
			p.constFrames = p.constFrames[:len(p.constFrames)-1]
			continue
		}
		if f.next > 0 {
			p.s(", ")
		}
		v := f.ops[f.next]
		f.next++
		if inner, ok := v.(*Const); ok && inner != nil {
			p.typ(inner.Ty)
			p.c(' ')
			p.openConst(inner)
		} else {
			p.typed(v)
		}
	}
}

// openConst prints a constant without operands, or begins one and leaves the rest to a frame.
func (p *printer) openConst(c *Const) {
	if c.Ty == nil {
		p.fail("a constant has no type")
		p.s("<no type>")
		return
	}
	p.lacks(p.d.lacksConst(c))
	switch c.Kind {
	case ConstNull:
		p.null(c.Ty)
	case ConstUndef:
		p.s("undef")
	case ConstPoison:
		p.s("poison")
	case ConstInt:
		if c.Ty.Kind != IntKind {
			p.fail("an integer constant has another type")
		}
		p.integer(c)
	case ConstFloat:
		p.float(c.Ty, c.WordsOf())
	case ConstAggregate:
		p.aggregate(c)
	case ConstData:
		p.data(c)
	case ConstExpr:
		p.expr(c)
	case ConstBlockAddress:
		p.blockAddress(c)
	case ConstDSOLocalEquivalent:
		p.ofGlobal(c, "dso_local_equivalent ")
	case ConstNoCFI:
		p.ofGlobal(c, "no_cfi ")
	case ConstPtrAuth:
		p.s("ptrauth (")
		p.push(constFrame{ops: c.Ops, shut: ")"})
	default:
		p.fail("unknown constant kind %d", c.Kind)
	}
}

func (p *printer) push(f constFrame) { p.constFrames = append(p.constFrames, f) }

func (p *printer) ofGlobal(c *Const, word string) {
	p.s(word)
	if len(c.Ops) != 1 {
		p.fail("%sneeds one operand", word)
		return
	}
	if g, ok := c.Ops[0].(Global); ok {
		p.global(g)
	} else {
		p.fail("%sneeds a global", word)
	}
}

func (p *printer) null(t *Type) {
	switch {
	case t.Kind == IntKind && t.Bits == 1:
		p.s("false")
	case t.Kind == IntKind:
		p.c('0')
	case t.IsFloat():
		p.float(t, make([]uint64, 2))
	case t.Kind == PointerKind:
		p.s("null")
	case t.Kind == TokenKind:
		p.s("none")
	default:
		p.s("zeroinitializer")
	}
}

// integer prints the signed value in decimal, of one bit true or false.
func (p *printer) integer(c *Const) {
	switch {
	case c.Ty.Bits == 1:
		p.s(strconv.FormatBool(c.Int&1 != 0))
	case c.Ty.Bits <= 64 && c.Words == nil:
		p.buf = strconv.AppendInt(p.buf, SignExtend(c.Int, max(c.Ty.Bits, 1)), 10)
	default:
		p.buf = signedWords(c.WordsOf(), c.Ty.Bits).Append(p.buf, 10)
	}
}

// signedWords gives the signed value of the words, least significant first, at the width.
func signedWords(words []uint64, width uint32) *big.Int {
	raw := make([]byte, 8*len(words))
	for i, w := range words {
		binary.BigEndian.PutUint64(raw[8*(len(words)-1-i):], w)
	}
	n := new(big.Int).SetBytes(raw)
	if width > 0 && n.Bit(int(width-1)) != 0 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(width)))
	}
	return n
}

// float prints the value of a floating-point type. Float and double appear in decimal where six significant digits are
// exact, else as the bits of the double; the others always as their bits, after a letter (LangRef, "Simple Constants").
func (p *printer) float(t *Type, w []uint64) {
	lo, hi := w[0], uint64(0)
	if len(w) > 1 {
		hi = w[1]
	}
	switch t.Kind {
	case HalfKind:
		p.hex("0xH", lo&0xFFFF, 4)
	case BFloatKind:
		p.hex("0xR", lo&0xFFFF, 4)
	case FloatKind:
		p.double(widen(uint32(lo)))
	case DoubleKind:
		p.double(lo)
	case X86FP80Kind:
		p.hex("0xK", hi&0xFFFF, 4)
		p.hex("", lo, 16)
	case FP128Kind:
		p.hex("0xL", lo, 16)
		p.hex("", hi, 16)
	case PPCFP128Kind:
		p.hex("0xM", lo, 16)
		p.hex("", hi, 16)
	default:
		p.fail("a floating-point constant has another type")
	}
}

// widen gives the bits of the double that equals a float; a signalling NaN stays one.
func widen(f uint32) uint64 {
	if f&0x7F800000 == 0x7F800000 {
		return uint64(f>>31)<<63 | 0x7FF<<52 | uint64(f&0x7FFFFF)<<29
	}
	return math.Float64bits(float64(math.Float32frombits(f)))
}

func (p *printer) double(bits uint64) {
	v := math.Float64frombits(bits)
	if bits>>52&0x7FF != 0x7FF {
		text := strconv.FormatFloat(v, 'e', 5, 64)
		if back, err := strconv.ParseFloat(text, 64); err == nil && math.Float64bits(back) == bits {
			e := len(text) - 1
			for text[e] != 'e' {
				e--
			}
			p.s(text[:e])
			p.c('0') // LLVM prints six decimals of which five may differ from 0
			p.s(text[e:])
			return
		}
	}
	p.hex("0x", bits, 16)
}

func (p *printer) hex(prefix string, v uint64, digits int) {
	const hex = "0123456789ABCDEF"
	p.s(prefix)
	for i := digits - 1; i >= 0; i-- {
		p.c(hex[v>>(4*i)&15])
	}
}

func (p *printer) aggregate(c *Const) {
	if len(c.Ops) == 0 {
		p.s("zeroinitializer")
		return
	}
	open, shut := brackets(c.Ty)
	p.s(open)
	p.push(constFrame{ops: c.Ops, shut: shut})
}

func brackets(t *Type) (string, string) {
	switch {
	case t.Kind == ArrayKind:
		return "[", "]"
	case t.Kind == VectorKind:
		return "<", ">"
	case t.Packed:
		return "<{ ", " }>"
	}
	return "{ ", " }"
}

func (p *printer) data(c *Const) {
	et := c.Ty.Elem
	if et == nil || c.Ty.Kind != ArrayKind && c.Ty.Kind != VectorKind {
		p.fail("a data constant has another type than an array or vector")
		return
	}
	size := DataElemSize(et)
	if size == 0 || len(c.Data)%size != 0 {
		p.fail("a data constant of %d bytes does not fit its elements", len(c.Data))
		return
	}
	if c.Ty.Kind == ArrayKind && et.IsInt(8) {
		p.c('c')
		p.buf = appendQuoted(p.buf, c.Data)
		return
	}
	open, shut := brackets(c.Ty)
	p.s(open)
	var raw [8]byte
	for i := 0; i < len(c.Data); i += size {
		if i > 0 {
			p.s(", ")
		}
		p.typ(et)
		p.c(' ')
		copy(raw[:], c.Data[i:i+size])
		v := binary.LittleEndian.Uint64(raw[:])
		if et.Kind == IntKind {
			p.buf = strconv.AppendInt(p.buf, SignExtend(v, et.Bits), 10)
		} else {
			p.float(et, []uint64{v})
		}
	}
	p.s(shut)
}

func (p *printer) expr(c *Const) {
	p.s(opName(c.Op))
	f := constFrame{ops: c.Ops, shut: ")"}
	switch {
	case c.Op.IsCast():
		f.shut, f.shutTy = " to ", c.Ty
	case c.Op.IsBinary():
		p.wrapFlags(c.Op, c.Flags)
	case c.Op == ICmp || c.Op == FCmp:
		p.c(' ')
		p.pred(c.Op, c.Pred)
	case c.Op == GetElementPtr:
		p.gepFlags(c.Flags)
		if c.InRange != nil {
			p.s(" inrange(")
			p.buf = strconv.AppendInt(p.buf, c.InRange[0], 10)
			p.s(", ")
			p.buf = strconv.AppendInt(p.buf, c.InRange[1], 10)
			p.c(')')
		}
		p.s(" (")
		p.typ(c.SrcTy)
		p.s(", ")
		p.push(f)
		return
	}
	p.s(" (")
	p.push(f)
}

// blockAddress prints the address of a block, which nameTaken has given a name.
func (p *printer) blockAddress(c *Const) {
	p.s("blockaddress(")
	if c.Func == nil {
		p.fail("a block address has no function")
		p.s("<badref>)")
		return
	}
	p.global(c.Func)
	p.s(", ")
	if b := addressed(c); b == nil {
		p.fail("the address of block %d of %s, whose body has not been read", c.BlockID, symbolName(c.Func))
		p.s("<badref>")
	} else if name := p.taken[b]; name == "" {
		p.fail("the address of a block of %s stands in metadata only", symbolName(c.Func))
		p.s("<badref>")
	} else {
		p.symbol('%', name)
	}
	p.c(')')
}

// addressed gives the block of a block address, nil if it is not known.
func addressed(c *Const) *Block {
	if c.Block != nil || c.Func == nil {
		return c.Block
	}
	return c.Func.BlockOf(c.BlockID)
}

// nameTaken names the blocks whose address is an operand in the functions or anywhere in the module (which may be nil).
func (p *printer) nameTaken(funcs []*Function, m *Module) {
	count := map[*Function]int{}
	take := func(c *Const) {
		if b := addressed(c); b != nil && p.taken[b] == "" {
			p.taken[b] = "address" + strconv.Itoa(count[c.Func])
			count[c.Func]++
		}
	}
	var w constWalk
	w.visit = func(c *Const) {
		if c.Kind == ConstBlockAddress {
			take(c)
		}
	}
	if m != nil {
		for _, g := range m.Vars {
			w.value(g.Init)
		}
		for _, a := range m.Aliases {
			w.value(a.Target)
		}
	}
	op := func(v *Value) { w.value(*v) }
	for _, f := range funcs {
		w.value(f.Prefix)
		w.value(f.Prologue)
		w.value(f.Personality)
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				in.EachOperand(op)
			}
		}
	}
}

// A constWalk visits every constant below some values once.
type constWalk struct {
	visit func(*Const)
	seen  map[*Const]bool
	stack []*Const
}

func (w *constWalk) value(v Value) {
	w.push(v)
	for len(w.stack) > 0 {
		c := w.stack[len(w.stack)-1]
		w.stack = w.stack[:len(w.stack)-1]
		w.visit(c)
		for _, op := range c.Ops {
			w.push(op)
		}
	}
}

// push adds a constant that has parts or is a block address and has not been seen.
func (w *constWalk) push(v Value) {
	if m, ok := v.(*MDAsValue); ok && m != nil {
		if mv, ok := m.MD.(*MDValue); ok && mv != nil {
			v = mv.V
		}
	}
	c, ok := v.(*Const)
	if !ok || c == nil || len(c.Ops) == 0 && c.Kind != ConstBlockAddress || w.seen[c] {
		return
	}
	if w.seen == nil {
		w.seen = map[*Const]bool{}
	}
	w.seen[c] = true
	w.stack = append(w.stack, c)
}
