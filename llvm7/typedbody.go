package llvm7

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// A body types one function's instructions. Instructions keep their identity, so that uses seen earlier stay right: where a
// result needs a cast, the instruction itself becomes the cast of a new one put before it.
type body struct {
	*typer
	fn    *ir.Function
	out   []*ir.Instr
	block *ir.Block
	loc   *ir.DINode
	args  map[ir.Value]ir.Value // parameters with a type of their own -> their byte pointer
	casts map[castKey]ir.Value  // the casts already in this block
	err   error                 // the first error
}

func (t *typer) function(_ *legalize.Context, f *ir.Function) error {
	b := &body{typer: t, fn: f, casts: map[castKey]ir.Value{}}
	for i, blk := range f.Blocks {
		b.block, b.out = blk, make([]*ir.Instr, 0, len(blk.Instrs)+len(blk.Instrs)/2)
		clear(b.casts)
		if i == 0 {
			b.parameters(f)
		}
		for _, in := range blk.Instrs {
			b.loc = in.Loc
			b.instr(in)
			if b.err != nil {
				return fmt.Errorf("%v: %w", in.Op, b.err)
			}
			in.Ty = t.typ(in.Ty)
			in.Parent = blk
			b.out = append(b.out, in)
		}
		blk.Instrs = b.out
	}
	return nil
}

// parameters gives the parameters their new types; those with a pointee of their own are cast once, at the entry.
func (b *body) parameters(f *ir.Function) {
	for i, a := range f.Args {
		want, plain := f.FnTy.Fields[i], b.typ(a.Ty)
		if want == plain {
			a.Ty = plain
			continue
		}
		arg := &ir.Arg{Ty: want, Index: i, Parent: f}
		if b.args == nil {
			b.args = map[ir.Value]ir.Value{}
		}
		b.args[a] = b.add(&ir.Instr{Op: ir.BitCast, Ty: plain, Ops: []ir.Value{arg}})
		f.Args[i] = arg
	}
}

func (b *body) add(in *ir.Instr) *ir.Instr {
	in.Loc, in.Parent = b.loc, b.block
	b.out = append(b.out, in)
	return in
}

// value gives the typed form of an operand.
func (b *body) value(v ir.Value) ir.Value {
	switch v := v.(type) {
	case *ir.Instr, *ir.Block, nil:
		return v
	case *ir.MDAsValue:
		return b.described(b.fn, v)
	case *ir.Arg:
		if cast := b.args[v]; cast != nil {
			return cast
		}
		return v
	}
	made, err := b.constant(v)
	if err != nil {
		b.fail(err)
		return v
	}
	return made
}

func (b *body) fail(err error) {
	if b.err == nil {
		b.err = err
	}
}

// as gives a typed pointer value as another pointer type of its address space.
func (b *body) as(v ir.Value, to *ir.Type) ir.Value {
	switch x := v.(type) {
	case *ir.Instr:
		if x.Op == ir.BitCast && x.Ops[0].Type() == to {
			return x.Ops[0]
		}
	case *ir.Arg:
	default:
		return b.castConst(v, to)
	}
	if b.typ(v.Type()) == to {
		return v
	}
	key := castKey{v, to}
	if made := b.casts[key]; made != nil {
		return made
	}
	made := b.add(&ir.Instr{Op: ir.BitCast, Ty: to, Ops: []ir.Value{v}})
	b.casts[key] = made
	return made
}

// pointer makes operand i of the instruction, a pointer, one to the type.
func (b *body) pointer(in *ir.Instr, i int, elem *ir.Type) {
	in.Ops[i] = b.as(in.Ops[i], b.pointerTo(elem, in.Ops[i].Type()))
}

func (b *body) instr(in *ir.Instr) {
	if in.IsCall() {
		b.call(in)
		return
	}
	for i, v := range in.Ops {
		in.Ops[i] = b.value(v)
	}
	switch in.Op {
	case ir.Load:
		b.pointer(in, 0, b.typ(in.Ty))
	case ir.Store:
		b.pointer(in, 1, b.typ(in.Ops[0].Type()))
	case ir.CmpXchg, ir.AtomicRMW:
		b.pointer(in, 0, b.typ(in.Ops[1].Type()))
	case ir.GetElementPtr:
		b.address(in)
	case ir.Alloca:
		in.ElemTy = b.typ(in.ElemTy)
		b.typedResult(in, in.ElemTy)
	}
}

func (b *body) address(in *ir.Instr) {
	in.ElemTy = b.typ(in.ElemTy)
	elem, err := indexedType(in.ElemTy, in.Ops[1:])
	if err != nil {
		b.fail(err)
		return
	}
	b.pointer(in, 0, in.ElemTy)
	b.typedResult(in, elem)
}

// typedResult makes an instruction whose result points to the type into a cast of such an instruction.
func (b *body) typedResult(in *ir.Instr, elem *ir.Type) {
	ty := b.pointerTo(elem, in.Ty)
	if ty == b.typ(in.Ty) {
		return
	}
	made := *in
	made.Ty = ty
	typed := b.add(&made)
	*in = ir.Instr{Op: ir.BitCast, Ty: in.Ty, Ops: []ir.Value{typed}, ID: in.ID, Loc: in.Loc, Parent: in.Parent}
}

// call types a call: arguments, the type of function that it calls, and the callee.
func (b *body) call(in *ir.Instr) {
	for i := range in.Call.Bundles {
		ops := in.Call.Bundles[i].Ops
		for k, v := range ops {
			ops[k] = b.value(v)
		}
	}
	ft := b.calledType(in)
	if b.err != nil {
		return
	}
	args := in.CallArgs()
	for i, v := range args {
		v = b.value(v)
		if i < len(ft.Fields) && v != nil && v.Type().Scalar().IsPtr() {
			v = b.as(v, ft.Fields[i])
		}
		args[i] = v
	}
	in.ElemTy = ft
	in.Call.Attrs = b.withoutTypes(in.Call.Attrs)
	switch callee := in.Ops[0].(type) {
	case *ir.InlineAsm:
		in.Ops[0] = b.asm(callee, ft)
	case *ir.Function:
		in.Ops[0] = b.castConst(callee, b.types.TypedPtr(ft, callee.Ty.AddrSpace))
	default:
		v := b.value(callee)
		in.Ops[0] = b.as(v, b.pointerTo(ft, v.Type()))
	}
	in.Ty = ft.Elem
}

// calledType gives the typed form of the type of function that a call calls: the callee's own where the call is written
// for that function's type, and the pointees that the call's attributes name.
func (b *body) calledType(in *ir.Instr) *ir.Type {
	ft := b.typ(in.ElemTy)
	if f := in.CalledFunc(); f != nil {
		if sig := b.sigs[f]; sig.old == in.ElemTy {
			ft = sig.new
		}
	}
	if in.Call.Attrs == nil {
		return ft
	}
	var params []*ir.Type
	for i, p := range ft.Fields {
		elem, err := b.ownPointee(in.Call.Attrs.Param(i))
		if err != nil {
			b.fail(err)
			return nil
		}
		if elem == nil {
			continue
		}
		if !p.IsPtr() {
			b.fail(fmt.Errorf("argument %d has a pointee and is no pointer", i))
			return nil
		}
		if params == nil {
			params = append([]*ir.Type(nil), ft.Fields...)
		}
		params[i] = b.pointerTo(elem, p)
	}
	if params == nil {
		return ft
	}
	return b.types.Func(ft.Elem, ft.VarArg, params...)
}

// asm gives the assembler as a callee of the function type.
func (t *typer) asm(a *ir.InlineAsm, fn *ir.Type) *ir.InlineAsm {
	key := asmKey{a, fn}
	if made, ok := t.asms.Load(key); ok {
		return made.(*ir.InlineAsm)
	}
	typed := *a
	typed.FnTy, typed.Ty = fn, t.types.TypedPtr(fn, 0)
	made, _ := t.asms.LoadOrStore(key, &typed)
	return made.(*ir.InlineAsm)
}
