package ir

var orderingNames = [...]string{"not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

var fcmpNames = [...]string{"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule",
	"une", "true"}
var icmpNames = [...]string{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}

func (p *printer) pred(op Op, pr Pred) {
	switch {
	case op == FCmp && int(pr) < len(fcmpNames):
		p.s(fcmpNames[pr])
	case op == ICmp && pr >= ICmpEQ && int(pr-ICmpEQ) < len(icmpNames):
		p.s(icmpNames[pr-ICmpEQ])
	default:
		p.fail("%s has the unknown predicate %d", op, pr)
	}
}

// wrapFlags prints nuw, nsw, exact and disjoint.
func (p *printer) wrapFlags(op Op, f Flags) {
	switch op {
	case Add, Sub, Mul, Shl, Trunc:
		p.flag(f, NUW, " nuw")
		p.flag(f, NSW, " nsw")
	case UDiv, SDiv, LShr, AShr:
		p.flag(f, Exact, " exact")
	case Or:
		p.flag(f, Disjoint, " disjoint")
	}
}

func (p *printer) flag(f, bit Flags, word string) {
	if f&bit != 0 {
		p.s(word)
	}
}

func (p *printer) gepFlags(f Flags) {
	if f&InBounds != 0 {
		p.s(" inbounds")
	} else if f&GEPNUSW != 0 {
		p.s(" nusw")
	}
	p.flag(f, GEPNUW, " nuw")
}

var fastNames = [...]struct {
	bit  Flags
	name string
}{{FastReassoc, " reassoc"}, {FastNNaN, " nnan"}, {FastNInf, " ninf"}, {FastNSZ, " nsz"}, {FastARcp, " arcp"},
	{FastContract, " contract"}, {FastAFn, " afn"}}

func (p *printer) fastFlags(in *Instr) {
	f := in.Flags & FastFlags
	if f == 0 {
		return
	}
	if f == FastFlags {
		p.s(" fast")
		return
	}
	for _, n := range fastNames {
		p.flag(f, n.bit, n.name)
	}
}

// op gives an operand, nil if there are not so many.
func op(in *Instr, i int) Value {
	if i < len(in.Ops) {
		return in.Ops[i]
	}
	return nil
}

// instr prints an instruction with its line.
func (p *printer) instr(in *Instr) {
	for _, r := range in.Dbg {
		p.debugRecord(r)
	}
	p.s("  ")
	if hasValue(in) {
		p.c('%')
		p.int(p.local[in])
		p.s(" = ")
	}
	if int(in.Op) >= len(instrPrinters) || instrPrinters[in.Op] == nil {
		p.fail("unknown operation %d", in.Op)
		p.s("<unknown operation>\n")
		return
	}
	p.lacks(p.d.lacksInstr(in))
	if !in.IsCall() { // those have a word before theirs
		p.s(in.Op.String())
		p.fastFlags(in)
	}
	instrPrinters[in.Op](p, in)
	if in.Loc != nil {
		p.attached("dbg", in.Loc, ", ")
	}
	p.attachments(in.MD, ", ")
	p.c('\n')
}

// instrPrinters print what follows the name of the operation.
var instrPrinters [NumOps]func(p *printer, in *Instr)

func init() {
	t := &instrPrinters
	for o := Add; o <= Xor; o++ {
		t[o] = (*printer).binary
	}
	for o := Trunc; o <= PtrToAddr; o++ {
		t[o] = (*printer).cast
	}
	for _, o := range []Op{FNeg, Freeze, Resume, Select, ExtractElement, InsertElement, ShuffleVector} {
		t[o] = (*printer).operands
	}
	for _, o := range []Op{Call, Invoke, CallBr} {
		t[o] = (*printer).call
	}
	t[Unreachable] = func(*printer, *Instr) {}
	t[Ret] = (*printer).ret
	t[Br] = (*printer).br
	t[Switch] = (*printer).switchInstr
	t[IndirectBr] = (*printer).indirectBr
	t[CleanupRet] = (*printer).cleanupRet
	t[CatchRet] = (*printer).catchRet
	t[CatchSwitch] = (*printer).catchSwitch
	t[CatchPad] = (*printer).funcletPad
	t[CleanupPad] = (*printer).funcletPad
	t[LandingPad] = (*printer).landingPad
	t[ICmp] = (*printer).compare
	t[FCmp] = (*printer).compare
	t[Alloca] = (*printer).alloca
	t[Load] = (*printer).load
	t[Store] = (*printer).store
	t[GetElementPtr] = (*printer).gep
	t[Fence] = (*printer).fence
	t[CmpXchg] = (*printer).cmpXchg
	t[AtomicRMW] = (*printer).atomicRMW
	t[Phi] = (*printer).phi
	t[VAArg] = (*printer).vaArg
	t[ExtractValue] = (*printer).indexed
	t[InsertValue] = (*printer).indexed
}

// list prints values after their types, with commas.
func (p *printer) list(vs []Value) {
	for i, v := range vs {
		if i > 0 {
			p.s(", ")
		}
		p.typed(v)
	}
}

func (p *printer) operands(in *Instr) {
	p.c(' ')
	p.list(in.Ops)
}

func (p *printer) binary(in *Instr) {
	p.wrapFlags(in.Op, in.Flags)
	p.pair(in)
}

// pair prints the type of two operands once.
func (p *printer) pair(in *Instr) {
	p.c(' ')
	p.typed(op(in, 0))
	p.s(", ")
	p.val(op(in, 1))
}

func (p *printer) compare(in *Instr) {
	if in.Flags&SameSign != 0 && in.Op == ICmp {
		p.s(" samesign")
	}
	p.c(' ')
	p.pred(in.Op, in.Pred)
	p.pair(in)
}

func (p *printer) cast(in *Instr) {
	p.wrapFlags(in.Op, in.Flags)
	if in.Flags&NNeg != 0 && (in.Op == ZExt || in.Op == UIToFP) {
		p.s(" nneg")
	}
	p.c(' ')
	p.typed(op(in, 0))
	p.s(" to ")
	p.typ(in.Ty)
}

func (p *printer) ret(in *Instr) {
	if len(in.Ops) == 0 {
		p.s(" void")
		return
	}
	p.operands(in)
}

func (p *printer) br(in *Instr) {
	p.c(' ')
	if len(in.Ops) > 0 {
		p.typed(in.Ops[0])
		p.s(", ")
	}
	p.labels(in.Blocks)
}

func (p *printer) labels(blocks []*Block) {
	for i, b := range blocks {
		if i > 0 {
			p.s(", ")
		}
		p.label(b)
	}
}

// target prints the label of a block of a terminator.
func (p *printer) target(in *Instr, i int) {
	if i >= len(in.Blocks) {
		p.fail("%s: block %d is missing", in.Op, i)
		p.s("label <badref>")
		return
	}
	p.label(in.Blocks[i])
}

func (p *printer) switchInstr(in *Instr) {
	p.c(' ')
	p.typed(op(in, 0))
	p.s(", ")
	p.target(in, 0)
	p.s(" [\n")
	for i := 1; i < len(in.Ops); i++ {
		p.s("    ")
		p.typed(in.Ops[i])
		p.s(", ")
		p.target(in, i)
		p.c('\n')
	}
	p.s("  ]")
}

func (p *printer) indirectBr(in *Instr) {
	p.c(' ')
	p.typed(op(in, 0))
	p.s(", [")
	p.labels(in.Blocks)
	p.c(']')
}

func (p *printer) cleanupRet(in *Instr) {
	p.s(" from ")
	p.val(op(in, 0))
	p.unwind(in.Blocks)
}

func (p *printer) unwind(to []*Block) {
	p.s(" unwind ")
	if len(to) == 0 {
		p.s("to caller")
		return
	}
	p.label(to[0])
}

func (p *printer) catchRet(in *Instr) {
	p.s(" from ")
	p.val(op(in, 0))
	p.s(" to ")
	p.target(in, 0)
}

// catchSwitch prints the handlers; if Indices is not empty, the first block is not one but where the exception goes on.
func (p *printer) catchSwitch(in *Instr) {
	p.s(" within ")
	p.val(op(in, 0))
	n := min(boolInt(len(in.Indices) > 0), len(in.Blocks))
	p.s(" [")
	p.labels(in.Blocks[n:])
	p.c(']')
	p.unwind(in.Blocks[:n])
}

// funcletPad prints a catchpad or cleanuppad: within the first operand, with the others as arguments.
func (p *printer) funcletPad(in *Instr) {
	p.s(" within ")
	p.val(op(in, 0))
	p.s(" [")
	p.list(in.Ops[min(1, len(in.Ops)):])
	p.c(']')
}

func (p *printer) landingPad(in *Instr) {
	p.c(' ')
	p.typ(in.Ty)
	if in.Flags&Cleanup != 0 {
		p.s("\n          cleanup")
	}
	for i, v := range in.Ops {
		if i < len(in.Indices) && in.Indices[i] == 1 {
			p.s("\n          filter ")
		} else {
			p.s("\n          catch ")
		}
		p.typed(v)
	}
}

func (p *printer) align(a Align) {
	if a != 0 {
		p.s(", align ")
		p.num(a.Bytes())
	}
}

func (p *printer) alloca(in *Instr) {
	p.flag(in.Flags, InAlloca, " inalloca")
	p.flag(in.Flags, SwiftErr, " swifterror")
	p.c(' ')
	p.typ(in.ElemTy)
	if n, ok := AsUint64(op(in, 0)); !ok || n != 1 || !in.Ops[0].Type().IsInt(32) {
		p.s(", ")
		p.typed(op(in, 0))
	}
	p.align(in.Align)
	if in.Ty != nil && in.Ty.AddrSpace != 0 {
		p.s(", addrspace(")
		p.num(uint64(in.Ty.AddrSpace))
		p.c(')')
	}
}

// atomicWord prints atomic and volatile.
func (p *printer) atomicWord(in *Instr) {
	if in.Order != NotAtomic {
		p.s(" atomic")
	}
	p.flag(in.Flags, Volatile, " volatile")
	p.c(' ')
}

// ordering prints the scope and the ordering of an atomic operation.
func (p *printer) ordering(in *Instr) {
	if in.Order == NotAtomic && in.Op != Fence {
		return
	}
	if in.Scope != "" {
		p.s(" syncscope(")
		p.quoted(in.Scope)
		p.c(')')
	}
	p.c(' ')
	word(p, orderingNames[:], in.Order, "ordering")
}

func (p *printer) load(in *Instr) {
	p.atomicWord(in)
	p.typ(in.Ty)
	p.s(", ")
	p.typed(op(in, 0))
	p.ordering(in)
	p.align(in.Align)
}

func (p *printer) store(in *Instr) {
	p.atomicWord(in)
	p.operandPair(in)
	p.ordering(in)
	p.align(in.Align)
}

func (p *printer) operandPair(in *Instr) {
	p.typed(op(in, 0))
	p.s(", ")
	p.typed(op(in, 1))
}

func (p *printer) gep(in *Instr) {
	p.gepFlags(in.Flags)
	p.c(' ')
	p.typ(in.ElemTy)
	p.s(", ")
	p.list(in.Ops)
}

func (p *printer) fence(in *Instr) { p.ordering(in) }

func (p *printer) cmpXchg(in *Instr) {
	p.flag(in.Flags, Weak, " weak")
	p.flag(in.Flags, Volatile, " volatile")
	p.c(' ')
	p.list(in.Ops)
	p.ordering(in)
	p.c(' ')
	word(p, orderingNames[:], in.Failure, "ordering")
	p.rmwAlign(in)
}

// rmwAlign prints the alignment of a cmpxchg or atomicrmw, which LLVM 7 has not.
func (p *printer) rmwAlign(in *Instr) {
	if p.d != LLVM7 {
		p.align(in.Align)
	}
}

func (p *printer) atomicRMW(in *Instr) {
	p.flag(in.Flags, Volatile, " volatile")
	p.c(' ')
	p.s(in.RMW.String())
	p.c(' ')
	p.operandPair(in)
	p.ordering(in)
	p.rmwAlign(in)
}

func (p *printer) phi(in *Instr) {
	p.c(' ')
	p.typ(in.Ty)
	if len(in.Ops) != len(in.Blocks) {
		p.fail("phi has %d values for %d blocks", len(in.Ops), len(in.Blocks))
	}
	for i, v := range in.Ops {
		if i > 0 {
			p.c(',')
		}
		p.s(" [ ")
		p.val(v)
		p.s(", ")
		if i < len(in.Blocks) {
			p.blockRef(in.Blocks[i])
		}
		p.s(" ]")
	}
}

func (p *printer) vaArg(in *Instr) {
	p.c(' ')
	p.typed(op(in, 0))
	p.s(", ")
	p.typ(in.Ty)
}

// indexed prints extractvalue or insertvalue.
func (p *printer) indexed(in *Instr) {
	p.operands(in)
	for _, i := range in.Indices {
		p.s(", ")
		p.num(uint64(i))
	}
}

func (p *printer) call(in *Instr) {
	info := in.Call
	if info == nil {
		info = &CallInfo{}
	}
	switch {
	case in.Op != Call:
	case in.Flags&MustTail != 0:
		p.s("musttail ")
	case in.Flags&NoTail != 0:
		p.s("notail ")
	case in.Flags&TailKind != 0:
		p.s("tail ")
	}
	p.s(in.Op.String())
	p.fastFlags(in)
	p.c(' ')
	p.callConv(info.CC)
	p.attrs(info.Attrs.RetSet())
	callee := op(in, 0)
	if missing(callee) || in.ElemTy == nil || in.ElemTy.Kind != FuncKind {
		p.fail("%s has no callee or no function type", in.Op)
		p.s("<no callee>")
		return
	}
	if t := callee.Type(); t != nil && t.AddrSpace != 0 {
		p.buf = p.buf[:len(p.buf)-1]
		p.addrSpace(t)
		p.c(' ')
	}
	if in.ElemTy.VarArg {
		p.typ(in.ElemTy)
	} else {
		p.typ(in.ElemTy.Elem)
	}
	p.c(' ')
	p.val(callee)
	p.args(in, info)
	p.attrGroup(info.Attrs.FnSet())
	p.bundles(info.Bundles)
	switch in.Op {
	case Invoke:
		p.s("\n          to ")
		p.target(in, 0)
		p.s(" unwind ")
		p.target(in, 1)
	case CallBr:
		p.s("\n          to ")
		p.target(in, 0)
		p.s(" [")
		p.labels(in.Blocks[min(1, len(in.Blocks)):])
		p.c(']')
	}
}

func (p *printer) args(in *Instr, info *CallInfo) {
	p.c('(')
	for i, a := range in.CallArgs() {
		if i > 0 {
			p.s(", ")
		}
		if missing(a) {
			p.typed(a)
			continue
		}
		p.typ(a.Type())
		p.c(' ')
		p.attrs(info.Attrs.Param(i))
		p.val(a)
	}
	// A musttail call of a variadic function passes the caller's variable arguments on.
	if in.Flags&MustTail != 0 && p.fn != nil && p.fn.FnTy != nil && p.fn.FnTy.VarArg && in.ElemTy.VarArg {
		if len(in.Ops) > 1 {
			p.s(", ")
		}
		p.s("...")
	}
	p.c(')')
}

func (p *printer) bundles(list []Bundle) {
	if len(list) == 0 {
		return
	}
	p.s(" [ ")
	for i, b := range list {
		if i > 0 {
			p.s(", ")
		}
		p.quoted(b.Tag)
		p.c('(')
		p.list(b.Ops)
		p.c(')')
	}
	p.s(" ]")
}
