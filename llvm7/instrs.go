package llvm7

import (
	"fmt"
	"sync"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// maxAlign is the largest alignment that LLVM 7 has, in bytes (its Value::MaximumAlignment).
const maxAlign = 1 << 29

// absent names the operations that LLVM 7 does not have and that no other pass rewrites.
var absent = map[ir.Op]string{ir.CallBr: "callbr", ir.Freeze: "freeze", ir.FNeg: "fneg"}

// hostConventions are LLVM 7's calling conventions that another target may meet: ccc, fastcc, coldcc, ghccc, hipecc, anyreg,
// preserve_most, preserve_all, swiftcc, cxx_fast_tls, and x86's, regcall among them.
var hostConventions = map[ir.CallConv]bool{0: true, 8: true, 9: true, 10: true, 11: true, 13: true, 14: true, 15: true,
	16: true, 17: true, 64: true, 65: true, 70: true, 78: true, 79: true, 80: true, 83: true, 92: true}

// instructions drops what LLVM 7 does not have, where that changes nothing, and refuses the rest.
func instructions(c *legalize.Context) error {
	l := &limits{}
	if err := l.globals(c); err != nil {
		return err
	}
	return legalize.Run(c, []legalize.Pass{{Name: "instructions of LLVM 7", Func: l.function}})
}

// limits are LLVM 7's. It remembers the compound types that were found to be fine.
type limits struct{ fine sync.Map }

// globals checks the module's globals. On GPUs all functions but kernels get C's calling convention, as all calls do:
// conventions have no meaning there, but must be the same at both ends.
func (l *limits) globals(c *legalize.Context) error {
	for _, g := range c.M.Vars {
		g.Sanitize = 0 // it is for sanitizers, which have done their work before
		if err := l.has(g.ValueTy); err != nil {
			return fmt.Errorf("variable %s: %w", g.Name, err)
		}
		if g.Align.Bytes() > maxAlign {
			return fmt.Errorf("variable %s: alignment %d is above LLVM 7's %d", g.Name, g.Align.Bytes(), maxAlign)
		}
	}
	for _, f := range c.M.Funcs {
		err := l.has(f.FnTy)
		switch {
		case err != nil:
		case !c.NVPTX:
			err = hostConvention(f.CC)
		case !f.Kernel:
			f.CC = ir.CCallConv
		}
		if err != nil {
			return fmt.Errorf("function %s: %w", f.Name, err)
		}
	}
	return nil
}

func (l *limits) function(c *legalize.Context, f *ir.Function) error {
	return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
		v, drop, err := l.instruction(c, r, in)
		if err != nil {
			err = fmt.Errorf("%v: %w", in.Op, err)
		}
		return v, drop, err
	})
}

func (l *limits) instruction(c *legalize.Context, r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
	if name, ok := absent[in.Op]; ok {
		return nil, false, fmt.Errorf("LLVM 7 has no %s", name)
	}
	if err := l.instructionTypes(in); err != nil {
		return nil, false, err
	}
	in.Flags = keptFlags(in.Op, in.Flags)
	switch in.Op {
	case ir.Load, ir.Store:
		if in.Align.Bytes() > maxAlign {
			in.Align = ir.AlignOf(maxAlign)
		}
	case ir.Alloca:
		return nil, false, slot(in)
	case ir.AtomicRMW, ir.CmpXchg:
		return atomic(c, r, in)
	case ir.Call, ir.Invoke:
		return nil, false, call(c, in)
	}
	return nil, false, nil
}

func slot(in *ir.Instr) error {
	if in.Align.Bytes() > maxAlign {
		return fmt.Errorf("alignment %d is above LLVM 7's %d", in.Align.Bytes(), maxAlign)
	}
	if in.Ty.AddrSpace != 0 {
		return fmt.Errorf("a stack slot in address space %d", in.Ty.AddrSpace)
	}
	return nil
}

// atomic checks what LLVM 7's atomic operations cannot say, and does those on pointers and floats as integers, which LLVM 7
// (floats) and libNVVM (pointers) want.
func atomic(c *legalize.Context, r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
	if in.Op == ir.AtomicRMW && in.RMW > ir.RMWUMin {
		return nil, false, fmt.Errorf("the operation %v does not exist in LLVM 7", in.RMW)
	}
	ty := in.Ops[1].Type()
	size := c.Layout.StoreSize(ty)
	if a := in.Align.Bytes(); a != 0 && a < size {
		return nil, false, fmt.Errorf("an atomic access of %d bytes aligned to %d", size, a)
	}
	in.Align = 0
	if in.Op == ir.CmpXchg {
		in.Order = noWeaker(in.Order, in.Failure)
	}
	bits := c.Layout.Bits(ty)
	switch {
	case ty.Kind == ir.IntKind:
		return nil, false, nil
	case !ty.IsPtr() && !ty.IsFloat():
		return nil, false, fmt.Errorf("an atomic access of this type")
	case bits != 8*size || bits > 128:
		return nil, false, fmt.Errorf("an atomic access of %d bits", bits)
	}
	asInt := c.Types.Int(uint32(bits))
	to, from := ir.BitCast, ir.BitCast
	if ty.IsPtr() {
		to, from = ir.PtrToInt, ir.IntToPtr
	}
	made := *in
	made.Ops = append([]ir.Value(nil), in.Ops...)
	for i := 1; i < len(made.Ops); i++ {
		made.Ops[i] = r.Cast(to, made.Ops[i], asInt)
	}
	if in.Op == ir.AtomicRMW {
		made.Ty = asInt
		return r.Cast(from, r.Add(&made), ty), true, nil
	}
	made.Ty = c.Types.Struct("", false, asInt, c.Types.Int(1))
	pair := r.Add(&made)
	old := r.Cast(from, r.Extract(pair, 0), ty)
	return r.Insert(r.Insert(ir.Undef(in.Ty), old, 0), r.Extract(pair, 1), 1), true, nil
}

// noWeaker strengthens the ordering of a cmpxchg's success to be no weaker than that of its failure, as LLVM before version 13
// wants it (its verifier).
func noWeaker(success, failure ir.Ordering) ir.Ordering {
	if success == ir.Release && failure == ir.Acquire {
		return ir.AcqRel
	}
	return max(success, failure)
}

func call(c *legalize.Context, in *ir.Instr) error {
	if !in.Ty.Scalar().IsFloat() {
		in.Flags &^= ir.FastFlags
	}
	if !c.NVPTX {
		return hostConvention(in.Call.CC)
	}
	if in.Flags&ir.MustTail != 0 {
		return fmt.Errorf("a guaranteed tail call (musttail), which GPUs do not have")
	}
	in.Call.CC = ir.CCallConv
	return nil
}

func hostConvention(cc ir.CallConv) error {
	if !hostConventions[cc] {
		return fmt.Errorf("the calling convention %v does not exist in LLVM 7", cc)
	}
	return nil
}

func (l *limits) instructionTypes(in *ir.Instr) error {
	if err := l.has(in.Ty); err != nil {
		return err
	}
	if in.ElemTy != nil {
		if err := l.has(in.ElemTy); err != nil {
			return err
		}
	}
	for _, v := range in.Ops {
		if v == nil || v.Type() == nil {
			continue
		}
		if err := l.has(v.Type()); err != nil {
			return err
		}
	}
	return nil
}

// has gives an error for a type that LLVM 7 does not have, or that holds one.
func (l *limits) has(t *ir.Type) error {
	switch t.Kind {
	case ir.BFloatKind:
		return fmt.Errorf("LLVM 7 has no type bfloat")
	case ir.X86AMXKind:
		return fmt.Errorf("LLVM 7 has no type x86_amx")
	case ir.TargetExtKind:
		return fmt.Errorf("LLVM 7 has no target type %q", t.Name)
	case ir.ArrayKind, ir.VectorKind, ir.StructKind, ir.FuncKind:
	default:
		return nil
	}
	if _, ok := l.fine.Load(t); ok {
		return nil
	}
	if t.Scalable {
		return fmt.Errorf("LLVM 7 has no vectors of scalable length")
	}
	if t.Elem != nil {
		if err := l.has(t.Elem); err != nil {
			return err
		}
	}
	for _, f := range t.Fields {
		if err := l.has(f); err != nil {
			return err
		}
	}
	l.fine.Store(t, true)
	return nil
}
