package legalize

import (
	"fmt"
	"strconv"

	"nvvm-bitcode-linker/internal/ir"
)

// PTXAtomics writes atomic accesses and fences of code for GPUs as assembler: libNVVM refuses some of them and compiles others without
// their ordering, or for one GPU where all of the system is meant. Orderings and scopes become the qualifiers of PTX's memory model (PTX
// ISA, "Memory Consistency Model"), a sequentially consistent access an acquiring or releasing one after fence.sc; before sm_70, which has no
// such qualifiers, accesses stand between membars. It comes after Atomics.
//
// PTX's atomic instructions must not meet local memory, where variables are that a function keeps on its stack: there they are plain
// ones, which is the same since no other thread sees it. Where the address tells nothing the code asks (isspacep.local).
func PTXAtomics() Pass {
	is := func(in *ir.Instr) bool {
		switch in.Op {
		case ir.Load, ir.Store:
			return in.Order != ir.NotAtomic
		}
		return in.Op == ir.AtomicRMW || in.Op == ir.CmpXchg || in.Op == ir.Fence
	}
	return Pass{Name: "ptx-atomics", Func: func(c *Context, f *ir.Function) error {
		if !c.NVPTX || !anyInstr(f, is) {
			return nil
		}
		used := usedValues(f)
		return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			if !is(in) {
				return nil, false, nil
			}
			x := &expansion{Rewriter: r, c: c, in: in, ty: in.Ty}
			for _, op := range in.Ops {
				x.args = append(x.args, r.Now(op))
			}
			v, err := (&ptxAtomic{expansion: x, used: used[in]}).lower()
			if err != nil {
				return nil, false, fmt.Errorf("%v: %w", in.Op, err)
			}
			return v, true, nil
		})
	}}
}

// usedValues gives the instructions whose results something uses.
func usedValues(f *ir.Function) map[*ir.Instr]bool {
	used := map[*ir.Instr]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			in.EachOperand(func(p *ir.Value) {
				if op, ok := (*p).(*ir.Instr); ok {
					used[op] = true
				}
			})
		}
	}
	return used
}

// ptxRMW are the operations of atomicrmw that PTX's atom has, the letter of their types and the sizes in bits (PTX ISA, "atom").
var ptxRMW = map[ir.RMWOp]struct {
	name, class string
	sizes       []uint64
}{
	ir.RMWXchg:     {"exch", "b", []uint64{32, 64, 128}},
	ir.RMWAdd:      {"add", "u", []uint64{32, 64}},
	ir.RMWSub:      {"add", "u", []uint64{32, 64}}, // of the negative
	ir.RMWAnd:      {"and", "b", []uint64{32, 64}},
	ir.RMWOr:       {"or", "b", []uint64{32, 64}},
	ir.RMWXor:      {"xor", "b", []uint64{32, 64}},
	ir.RMWMax:      {"max", "s", []uint64{32, 64}},
	ir.RMWMin:      {"min", "s", []uint64{32, 64}},
	ir.RMWUMax:     {"max", "u", []uint64{32, 64}},
	ir.RMWUMin:     {"min", "u", []uint64{32, 64}},
	ir.RMWUIncWrap: {"inc", "u", []uint64{32}},
	ir.RMWUDecWrap: {"dec", "u", []uint64{32}},
	// That of binary32 flushes subnormal numbers in global memory.
	ir.RMWFAdd: {"add", "f", []uint64{64}},
}

// hasPTXForm reports whether PTX has the atomicrmw.
func hasPTXForm(c *Context, in *ir.Instr) bool {
	t := in.Ops[1].Type()
	if t.Kind == ir.VectorKind {
		return in.RMW == ir.RMWXchg && c.Layout.Bits(t) >= 32
	}
	if in.RMW == ir.RMWFAdd && c.Capability != 0 && c.Capability < 60 {
		return false
	}
	for _, n := range ptxRMW[in.RMW].sizes {
		if n == c.Layout.Bits(t) {
			return true
		}
	}
	return false
}

// ptxScopes are LLVM's sync scopes of NVPTX and those of PTX. What no other thread need see needs none, and gets the narrowest.
var ptxScopes = map[string]string{"": "sys", "device": "gpu", "cluster": "cluster", "block": "cta", "singlethread": "cta"}

// A ptxAtomic is one atomic access, or a fence.
type ptxAtomic struct {
	*expansion
	used  bool // the result
	order ir.Ordering
	scope string
	bits  uint32 // of the value
}

func (a *ptxAtomic) lower() (ir.Value, error) {
	in := a.in
	scope, ok := ptxScopes[in.Scope]
	if !ok {
		return nil, fmt.Errorf("the sync scope %q is not known for NVIDIA's GPUs", in.Scope)
	}
	if scope == "cluster" && !a.atLeast(90) {
		scope = "gpu"
	}
	a.scope, a.order = scope, in.Order
	if in.Op == ir.CmpXchg {
		a.order = bothOf(in.Order, in.Failure)
	}
	if in.Op == ir.Fence {
		return nil, a.fence()
	}
	if in.Scope == "singlethread" {
		a.order = ir.Monotonic
	}
	ptr, value := a.args[0], in.Ty
	switch in.Op {
	case ir.Store:
		ptr, value = a.args[1], a.args[0].Type()
	case ir.AtomicRMW, ir.CmpXchg:
		value = a.args[1].Type()
	}
	n, err := atomicBits(a.c, in, value)
	if err != nil {
		return nil, err
	}
	a.bits = n
	if n == 128 {
		if err := a.check128(); err != nil {
			return nil, err
		}
	}
	switch space := ptr.Type().AddrSpace; space {
	case 0:
		return a.generic(ptr)
	case 1, 3:
		return a.shared(ptr), nil
	case 5:
		return a.alone()
	case 4:
		if in.Op == ir.Load {
			return a.alone()
		}
		fallthrough
	default:
		return nil, fmt.Errorf("an atomic access of address space %d", space)
	}
}

// atLeast reports whether the architecture is known to have what came with a compute capability; where none is asked for, all is there.
func (a *ptxAtomic) atLeast(capability int) bool {
	return a.c.Capability == 0 || a.c.Capability >= capability
}

func (a *ptxAtomic) check128() error {
	needed := 90
	if a.in.Op == ir.Load || a.in.Op == ir.Store {
		needed = 70
	}
	if !a.atLeast(needed) || a.c.CUDA != 0 && a.c.CUDA < 1203 {
		return fmt.Errorf("an atomic access of 128 bits needs sm_%d and CUDA 12.3", needed)
	}
	return nil
}

// bothOf gives the ordering that is as strong as both of a cmpxchg's (AtomicOrdering.h, getMergedAtomicOrdering).
func bothOf(success, failure ir.Ordering) ir.Ordering {
	if success == ir.Release && failure == ir.Acquire || success == ir.Acquire && failure == ir.Release {
		return ir.AcqRel
	}
	return max(success, failure)
}

func acquires(o ir.Ordering) bool { return o == ir.Acquire || o >= ir.AcqRel }
func releases(o ir.Ordering) bool { return o >= ir.Release }

// fence appends a fence; one for the thread alone only keeps the compiler from moving accesses across it.
func (a *ptxAtomic) fence() error {
	if a.in.Scope == "singlethread" {
		a.ptx("", "", memory, a.Types.Void())
		return nil
	}
	sem := "acq_rel"
	if a.order == ir.SeqCst {
		sem = "sc"
	}
	a.ptx(a.barrier(sem), "", memory, a.Types.Void())
	return nil
}

// barrier gives the instruction of a fence.
func (a *ptxAtomic) barrier(sem string) string {
	if a.atLeast(70) {
		return "fence." + sem + "." + a.scope + ";"
	}
	return "membar." + map[string]string{"sys": "sys", "gpu": "gl", "cta": "cta"}[a.scope] + ";"
}

// instruction gives an access with its qualifiers and the fences around it: name is ld, st, atom or red, rest what follows the space.
func (a *ptxAtomic) instruction(name, space, rest string) string {
	reads, writes := name != "st", name != "ld"
	acquire, release := reads && acquires(a.order), writes && releases(a.order)
	if !a.atLeast(70) {
		text := name
		switch {
		case name == "ld" || name == "st":
			text += ".volatile"
		case a.atLeast(60) && a.scope != "gpu":
			text += "." + a.scope
		}
		text += space + rest
		if release || a.order == ir.SeqCst {
			text = a.barrier("") + " " + text
		}
		if acquire {
			text += " " + a.barrier("")
		}
		return text
	}
	sem := ".relaxed"
	switch {
	case acquire && release:
		sem = ".acq_rel"
	case acquire:
		sem = ".acquire"
	case release:
		sem = ".release"
	}
	text := name + sem + "." + a.scope + space + rest
	if a.order == ir.SeqCst {
		text = a.barrier("sc") + " " + text
	}
	return text
}

// generic lowers an access whose address is a generic one.
func (a *ptxAtomic) generic(ptr ir.Value) (ir.Value, error) {
	switch spaceOf(ptr, 8) {
	case 1, 3:
		return a.shared(ptr), nil
	case 5:
		return a.alone()
	}
	isLocal, err := a.call("llvm.nvvm.isspacep.local", a.Types.Int(1), ptr)
	if err != nil {
		return nil, err
	}
	local, others, after := a.NewBlock(), a.NewBlock(), a.NewBlock()
	a.CondBr(isLocal, local, others)

	a.At(local)
	own, err := a.alone()
	if err != nil {
		return nil, err
	}
	local = a.Block
	a.Br(after)

	a.At(others)
	shared := a.shared(ptr)
	a.Br(after)

	a.At(after)
	if own == nil || shared == nil {
		return ir.Poison(a.ty), nil // nothing uses it
	}
	v := a.Phi(a.ty)
	v.AddIncoming(own, local)
	v.AddIncoming(shared, others)
	return v, nil
}

// spaceOf gives the address space that a generic pointer is known to point into: 1, 3 or 5; 0 where it is not known. What is passed to a
// kernel was made by the host, which has no pointers to other memory than the global one.
func spaceOf(v ir.Value, depth int) uint32 {
	if s := v.Type().AddrSpace; s != 0 {
		return s
	}
	if depth == 0 {
		return 0
	}
	switch v := v.(type) {
	case *ir.Arg:
		if v.Parent != nil && v.Parent.Kernel && !v.Parent.Attrs.Param(v.Index).Has(ir.AttrByVal) {
			return 1
		}
	case *ir.Const:
		if v.Kind == ir.ConstExpr && (v.Op == ir.GetElementPtr || v.Op == ir.AddrSpaceCast || v.Op == ir.BitCast) {
			return spaceOf(v.Ops[0], depth-1)
		}
	case *ir.Instr:
		switch v.Op {
		case ir.Alloca:
			return 5
		case ir.GetElementPtr, ir.AddrSpaceCast, ir.BitCast, ir.Freeze:
			return spaceOf(v.Ops[0], depth-1)
		case ir.Select:
			if s := spaceOf(v.Ops[1], depth-1); s == spaceOf(v.Ops[2], depth-1) {
				return s
			}
		}
	}
	return 0
}

// alone does the access in memory that no other thread has: plainly.
func (a *ptxAtomic) alone() (ir.Value, error) {
	in := a.in
	plain := func(v *ir.Instr) *ir.Instr {
		v.Flags |= in.Flags & ir.Volatile
		return v
	}
	switch in.Op {
	case ir.Load:
		return plain(a.Load(in.Ty, a.args[0], in.Align)), nil
	case ir.Store:
		plain(a.Store(a.args[0], a.args[1], in.Align))
		return nil, nil
	}
	old := plain(a.Load(a.args[1].Type(), a.args[0], in.Align))
	if in.Op == ir.AtomicRMW {
		next, err := a.combine(in.RMW, old, a.args[1])
		if err != nil {
			return nil, err
		}
		plain(a.Store(next, a.args[0], in.Align))
		return old, nil
	}
	same := a.ICmp(ir.ICmpEQ, old, a.args[1])
	plain(a.Store(a.Select(same, a.args[2], old), a.args[0], in.Align))
	return a.Insert(a.Insert(ir.Poison(in.Ty), old, 0), same, 1), nil
}

// shared does the access in memory that other threads may have. Without a result it gives nil.
func (a *ptxAtomic) shared(ptr ir.Value) ir.Value {
	space, named := spaceOf(ptr, 8), ""
	switch space {
	case 1:
		named = ".global"
	case 3:
		named = ".shared"
	}
	if space != ptr.Type().AddrSpace {
		ptr = a.Cast(ir.AddrSpaceCast, ptr, a.Types.Ptr(space))
	}
	at := a.Cast(ir.PtrToInt, ptr, a.Types.Int(64))
	size := strconv.Itoa(int(a.bits))
	switch a.in.Op {
	case ir.Load:
		return fromBits(&a.Builder, a.access("ld", named, ".b"+size, true, at), a.ty)
	case ir.Store:
		a.access("st", named, ".b"+size, false, at, a.args[0])
		return nil
	case ir.CmpXchg:
		old := fromBits(&a.Builder, a.access("atom", named, ".cas.b"+size, true, at, a.args[1], a.args[2]), a.args[1].Type())
		same := a.ICmp(ir.ICmpEQ, asBits(&a.Builder, old, a.Types.Int(a.bits)), asBits(&a.Builder, a.args[1], a.Types.Int(a.bits)))
		return a.Insert(a.Insert(ir.Poison(a.ty), old, 0), same, 1)
	}
	op, v := ptxRMW[a.in.RMW], a.args[1]
	if a.in.RMW == ir.RMWSub {
		v = a.Bin(ir.Sub, ir.Int(v.Type(), 0), v)
	}
	rest := "." + op.name + "." + op.class + size
	if !a.used && op.name != "exch" && !acquires(a.order) {
		a.access("red", named, rest, false, at, v)
		return nil
	}
	return fromBits(&a.Builder, a.access("atom", named, rest, true, at, v), a.ty)
}

// access appends the assembler of an access: its operands are the result, if it has one, the address and the values. Bytes and half words
// are in registers of 32 bits, and what has 128 bits in two of 64.
func (a *ptxAtomic) access(name, space, rest string, result bool, at ir.Value, values ...ir.Value) ir.Value {
	if a.bits == 128 {
		return a.access128(name, space, rest, result, at, values...)
	}
	bits, word, class := a.Types.Int(a.bits), a.Types.Int(max(a.bits, 32)), "r"
	if a.bits == 64 {
		class = "l"
	}
	args, constraints, operands := []ir.Value{at}, "l", ""
	for range values {
		constraints += "," + class
	}
	ret, first := a.Types.Void(), 0
	if result {
		ret, first, operands, constraints = word, 1, "$0, ", "="+class+","+constraints
	}
	operands += fmt.Sprintf("[$%d]", first)
	for i, v := range values {
		v = asBits(&a.Builder, v, bits)
		if word != bits {
			v = a.Cast(ir.ZExt, v, word)
		}
		args = append(args, v)
		operands += fmt.Sprintf(", $%d", first+1+i)
	}
	made := a.ptx(a.instruction(name, space, rest+" "+operands+";"), constraints, memory, ret, args...)
	switch {
	case !result:
		return nil
	case word != bits:
		return a.Cast(ir.Trunc, made, bits)
	}
	return made
}

func (a *ptxAtomic) access128(name, space, rest string, result bool, at ir.Value, values ...ir.Value) ir.Value {
	long, bits := a.Types.Int(64), a.Types.Int(128)
	args, constraints, operands, moves := []ir.Value{at}, "l", "", ""
	ret, first := a.Types.Void(), 0
	if result {
		ret, first, operands, constraints = a.Types.Struct("", false, long, long), 2, "out, ", "=l,=l,l"
	}
	operands += fmt.Sprintf("[$%d]", first)
	for i, v := range values {
		v = asBits(&a.Builder, v, bits)
		args = append(args, a.Cast(ir.Trunc, v, long), a.Cast(ir.Trunc, a.Bin(ir.LShr, v, ir.Int(bits, 64)), long))
		constraints += ",l,l"
		operands += fmt.Sprintf(", in%d", i)
		moves += fmt.Sprintf(".reg .b128 in%d; mov.b128 in%d, {$%d, $%d}; ", i, i, first+1+2*i, first+2+2*i)
	}
	text := "{ " + moves + a.instruction(name, space, rest+" "+operands+";") + " }"
	if result {
		text = "{ .reg .b128 out; " + moves + a.instruction(name, space, rest+" "+operands+";") + " mov.b128 {$0, $1}, out; }"
	}
	made := a.ptx(text, constraints, memory, ret, args...)
	if !result {
		return nil
	}
	low, high := a.Cast(ir.ZExt, a.Extract(made, 0), bits), a.Cast(ir.ZExt, a.Extract(made, 1), bits)
	return a.Bin(ir.Or, low, a.Bin(ir.Shl, high, ir.Int(bits, 64)))
}
