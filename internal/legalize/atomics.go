package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Atomics writes read-modify-write operations that the target does not have as loops around compare-exchange, as LLVM does
// (CodeGen/AtomicExpandPass.cpp): the value is read, the new one computed, and exchanged if nobody else was faster. Last is the last
// operation of atomicrmw that the dialect's LLVM has. On GPUs, what PTX lacks too, and bytes and half words, which its atom does not
// take, become loops on the aligned word around them; no access to a word goes beyond the memory that holds one of its bytes.
func Atomics(last ir.RMWOp) Pass {
	return Pass{Name: "atomics", Func: func(c *Context, f *ir.Function) error {
		needsLoop := func(in *ir.Instr) bool {
			switch {
			case in.Op == ir.AtomicRMW && c.NVPTX:
				return !hasPTXForm(c, in)
			case in.Op == ir.AtomicRMW:
				return in.RMW > last
			}
			return in.Op == ir.CmpXchg && c.NVPTX && c.Layout.Bits(in.Ops[1].Type()) < 32
		}
		if !anyInstr(f, needsLoop) {
			return nil
		}
		return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			if !needsLoop(in) {
				return nil, false, nil
			}
			x := &expansion{Rewriter: r, c: c, in: in, ty: in.Ty}
			for _, op := range in.Ops {
				x.args = append(x.args, r.Now(op))
			}
			cell, err := x.cell()
			if err != nil {
				return nil, false, fmt.Errorf("%v: %w", in.Op, err)
			}
			var v ir.Value
			if in.Op == ir.AtomicRMW {
				v, err = cell.update(in.RMW)
			} else {
				v = cell.exchange()
			}
			return v, true, err
		})
	}}
}

// A cell is the value in memory that an atomic operation works on, within the word that is compared and exchanged as a whole.
type cell struct {
	*expansion
	ty    *ir.Type // of the value
	bits  *ir.Type // an integer of its size
	word  *ir.Type
	at    ir.Value // the word's place
	shift ir.Value // of the value within the word; nil if it is all of it
}

// cell finds the word of the operation's first operand and value type.
func (x *expansion) cell() (*cell, error) {
	t := x.args[1].Type()
	n, err := atomicBits(x.c, x.in, t)
	if err != nil {
		return nil, err
	}
	k := &cell{expansion: x, ty: t, bits: x.Types.Int(n), word: x.Types.Int(n), at: x.args[0]}
	if !x.c.NVPTX || n >= 32 {
		return k, nil
	}
	k.word = x.Types.Int(32)
	long := x.Types.Int(64)
	past := x.Bin(ir.And, x.Cast(ir.PtrToInt, k.at, long), ir.Int(long, 3))
	k.at = x.GEP(x.Types.Int(8), k.at, 0, x.Bin(ir.Sub, ir.Int(long, 0), past))
	k.shift = x.Cast(ir.Trunc, x.Bin(ir.Shl, past, ir.Int(long, 3)), k.word)
	return k, nil
}

// atomicBits gives the size of an atomic access in bits. LLVM lets one be of any power of two of bytes; what is not aligned to its size it
// makes a call of a library that GPUs do not have.
func atomicBits(c *Context, in *ir.Instr, t *ir.Type) (uint32, error) {
	n := c.Layout.Bits(t)
	if n != 8 && n != 16 && n != 32 && n != 64 && n != 128 {
		return 0, fmt.Errorf("an atomic access of %d bits: 8, 16, 32, 64 or 128 expected", n)
	}
	if a := in.Align.Bytes(); a != 0 && a < n/8 {
		return 0, fmt.Errorf("an atomic access of %d bytes that is aligned to %d", n/8, a)
	}
	return uint32(n), nil
}

// asBits and fromBits convert a value of an atomic access to an integer and back.
func asBits(b *ir.Builder, v ir.Value, bits *ir.Type) ir.Value {
	switch t := v.Type(); {
	case t == bits:
		return v
	case t.IsPtr():
		return b.Cast(ir.PtrToInt, v, bits)
	}
	return b.Cast(ir.BitCast, v, bits)
}

func fromBits(b *ir.Builder, v ir.Value, t *ir.Type) ir.Value {
	switch {
	case v.Type() == t:
		return v
	case t.IsPtr():
		return b.Cast(ir.IntToPtr, v, t)
	}
	return b.Cast(ir.BitCast, v, t)
}

// get takes the value's bits out of a word.
func (k *cell) get(word ir.Value) ir.Value {
	if k.shift == nil {
		return word
	}
	return k.Cast(ir.Trunc, k.Bin(ir.LShr, word, k.shift), k.bits)
}

// put gives the word with other bits of the value.
func (k *cell) put(word, bits ir.Value) ir.Value {
	if k.shift == nil {
		return bits
	}
	ones := ir.Int(k.word, int64(1)<<k.bits.Bits-1)
	hole := k.Bin(ir.Xor, k.Bin(ir.Shl, ones, k.shift), ir.Int(k.word, -1))
	return k.Bin(ir.Or, k.Bin(ir.And, word, hole), k.Bin(ir.Shl, k.Cast(ir.ZExt, bits, k.word), k.shift))
}

// read appends the load of the word.
func (k *cell) read(order ir.Ordering) ir.Value {
	in := k.Load(k.word, k.at, ir.AlignOf(uint64(k.word.Bits)/8))
	in.Order, in.Scope, in.Flags = order, k.in.Scope, k.in.Flags&ir.Volatile
	return in
}

// swap appends the compare-exchange of the word; it gives what was there and whether it was what was expected.
func (k *cell) swap(old, new ir.Value, success, failure ir.Ordering) (seen, done ir.Value) {
	pair := k.Add(&ir.Instr{Op: ir.CmpXchg, Ty: k.Types.Struct("", false, k.word, k.Types.Int(1)), Ops: []ir.Value{k.at, old, new},
		Align: ir.AlignOf(uint64(k.word.Bits) / 8), Order: success, Failure: failure, Scope: k.in.Scope, Flags: k.in.Flags & ir.Volatile})
	return k.Extract(pair, 0), k.Extract(pair, 1)
}

// update does an atomicrmw and gives the value before.
func (k *cell) update(op ir.RMWOp) (ir.Value, error) {
	if k.shift != nil && k.ty.Kind == ir.IntKind && (op == ir.RMWAnd || op == ir.RMWOr || op == ir.RMWXor) {
		return k.bitwise(op), nil
	}
	first := k.read(ir.Monotonic)
	before := k.Block
	loop := k.NewBlock()
	k.Br(loop)
	k.At(loop)
	old := k.Phi(k.word)
	value := fromBits(&k.Builder, k.get(old), k.ty)
	next, err := k.combine(op, value, k.args[1])
	if err != nil {
		return nil, err
	}
	seen, done := k.swap(old, k.put(old, asBits(&k.Builder, next, k.bits)), k.in.Order, ir.Monotonic)
	old.AddIncoming(first, before)
	old.AddIncoming(seen, k.Block)
	after := k.NewBlock()
	k.CondBr(done, after, loop)
	k.At(after)
	return value, nil
}

// bitwise does an operation that leaves the rest of the word as it is if the other operand has the right bits there: on the whole word.
func (k *cell) bitwise(op ir.RMWOp) ir.Value {
	rest := ir.Value(ir.Int(k.word, 0))
	if op == ir.RMWAnd {
		rest = ir.Int(k.word, -1)
	}
	seen := k.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: op, Ty: k.word, Ops: []ir.Value{k.at, k.put(rest, k.args[1])},
		Align: ir.AlignOf(uint64(k.word.Bits) / 8), Order: k.in.Order, Scope: k.in.Scope, Flags: k.in.Flags & ir.Volatile})
	return k.get(seen)
}

// exchange does a cmpxchg of a part of a word. It has failed when the part differs; when only the rest does, it tries again. The value
// that shows the failure was read with the ordering of failures.
func (k *cell) exchange() ir.Value {
	first := k.read(max(k.in.Failure, ir.Monotonic))
	before := k.Block
	loop, try, after := k.NewBlock(), k.NewBlock(), k.NewBlock()
	expected := asBits(&k.Builder, k.args[1], k.bits)
	next := asBits(&k.Builder, k.args[2], k.bits)
	k.Br(loop)

	k.At(loop)
	old := k.Phi(k.word)
	value := k.get(old)
	k.CondBr(k.ICmp(ir.ICmpEQ, value, expected), try, after)

	k.At(try)
	seen, done := k.swap(old, k.put(old, next), k.in.Order, k.in.Failure)
	old.AddIncoming(first, before)
	old.AddIncoming(seen, try)
	k.CondBr(done, after, loop)

	k.At(after)
	succeeded := k.Phi(k.Types.Int(1))
	succeeded.AddIncoming(ir.Int(k.Types.Int(1), 0), loop)
	succeeded.AddIncoming(ir.Int(k.Types.Int(1), 1), try)
	pair := k.Insert(ir.Poison(k.expansion.ty), fromBits(&k.Builder, value, k.ty), 0)
	return k.Insert(pair, succeeded, 1)
}

// combine computes what an atomicrmw stores (LangRef, "atomicrmw").
func (x *expansion) combine(op ir.RMWOp, old, v ir.Value) (ir.Value, error) {
	if bin, ok := rmwBinary[op]; ok {
		return x.Bin(bin, old, v), nil
	}
	if p, ok := rmwChoice[op]; ok {
		return x.Select(x.ICmp(p, old, v), old, v), nil
	}
	if name, ok := rmwIntrinsic[op]; ok {
		return x.call(ir.IntrinsicName(name, old.Type()), old.Type(), old, v)
	}
	t := old.Type()
	if op != ir.RMWXchg && t.Kind != ir.IntKind {
		return nil, fmt.Errorf("atomicrmw: operation %d on this type", op)
	}
	switch op {
	case ir.RMWXchg:
		return v, nil
	case ir.RMWNand:
		return x.Bin(ir.Xor, x.Bin(ir.And, old, v), k(t, -1)), nil
	case ir.RMWUIncWrap:
		return x.Select(x.ICmp(ir.ICmpUGE, old, v), k(t, 0), x.Bin(ir.Add, old, k(t, 1))), nil
	case ir.RMWUDecWrap:
		wrap := x.Bin(ir.Or, x.ICmp(ir.ICmpEQ, old, k(t, 0)), x.ICmp(ir.ICmpUGT, old, v))
		return x.Select(wrap, v, x.Bin(ir.Sub, old, k(t, 1))), nil
	case ir.RMWUSubCond:
		return x.Select(x.ICmp(ir.ICmpUGE, old, v), x.Bin(ir.Sub, old, v), old), nil
	case ir.RMWUSubSat:
		return x.Select(x.ICmp(ir.ICmpUGE, old, v), x.Bin(ir.Sub, old, v), k(t, 0)), nil
	}
	return nil, fmt.Errorf("atomicrmw: operation %d is not known", op)
}

var (
	rmwBinary = map[ir.RMWOp]ir.Op{ir.RMWAdd: ir.Add, ir.RMWSub: ir.Sub, ir.RMWAnd: ir.And, ir.RMWOr: ir.Or, ir.RMWXor: ir.Xor,
		ir.RMWFAdd: ir.FAdd, ir.RMWFSub: ir.FSub}
	rmwChoice = map[ir.RMWOp]ir.Pred{ir.RMWMax: ir.ICmpSGT, ir.RMWMin: ir.ICmpSLE, ir.RMWUMax: ir.ICmpUGT, ir.RMWUMin: ir.ICmpULE}
	// An atomicrmw of these is the intrinsic, by its definition.
	rmwIntrinsic = map[ir.RMWOp]string{ir.RMWFMax: "llvm.maxnum", ir.RMWFMin: "llvm.minnum", ir.RMWFMaximum: "llvm.maximum",
		ir.RMWFMinimum: "llvm.minimum"}
)
