package ir

import "fmt"

// A Builder appends instructions to a block of a function.
type Builder struct {
	Types *Types
	Func  *Function
	Block *Block
	Loc   *DINode // given to every instruction made
}

// NewBuilder gives a builder at the end of the block.
func NewBuilder(t *Types, f *Function, b *Block) *Builder {
	return &Builder{Types: t, Func: f, Block: b}
}

// NewBlock adds a block to the end of the function, without moving to it.
func (b *Builder) NewBlock() *Block {
	blk := &Block{Parent: b.Func}
	b.Func.Blocks = append(b.Func.Blocks, blk)
	return blk
}

// At moves to the end of a block.
func (b *Builder) At(blk *Block) { b.Block = blk }

// Add appends an instruction.
func (b *Builder) Add(in *Instr) *Instr {
	if in.Ty == nil {
		in.Ty = b.Types.Void()
	}
	if in.Loc == nil {
		in.Loc = b.Loc
	}
	in.Parent = b.Block
	b.Block.Instrs = append(b.Block.Instrs, in)
	return in
}

// Bin appends a binary operation.
func (b *Builder) Bin(op Op, x, y Value) *Instr {
	return b.Add(&Instr{Op: op, Ty: x.Type(), Ops: []Value{x, y}})
}

// Cast appends a cast.
func (b *Builder) Cast(op Op, x Value, to *Type) *Instr {
	return b.Add(&Instr{Op: op, Ty: to, Ops: []Value{x}})
}

// CmpType gives the type that a comparison of values of the type has.
func (t *Types) CmpType(x *Type) *Type { return t.WithScalar(x, t.Int(1)) }

// ICmp appends an integer or pointer comparison.
func (b *Builder) ICmp(p Pred, x, y Value) *Instr {
	return b.Add(&Instr{Op: ICmp, Pred: p, Ty: b.Types.CmpType(x.Type()), Ops: []Value{x, y}})
}

// FCmp appends a floating-point comparison.
func (b *Builder) FCmp(p Pred, x, y Value) *Instr {
	return b.Add(&Instr{Op: FCmp, Pred: p, Ty: b.Types.CmpType(x.Type()), Ops: []Value{x, y}})
}

// Select appends a select.
func (b *Builder) Select(c, x, y Value) *Instr {
	return b.Add(&Instr{Op: Select, Ty: x.Type(), Ops: []Value{c, x, y}})
}

// Load appends a load of the type.
func (b *Builder) Load(t *Type, p Value, a Align) *Instr {
	return b.Add(&Instr{Op: Load, Ty: t, Ops: []Value{p}, Align: a})
}

// Store appends a store.
func (b *Builder) Store(v, p Value, a Align) *Instr {
	return b.Add(&Instr{Op: Store, Ops: []Value{v, p}, Align: a})
}

// GEP appends a getelementptr over the element type.
func (b *Builder) GEP(elem *Type, base Value, flags Flags, idx ...Value) *Instr {
	return b.Add(&Instr{Op: GetElementPtr, Ty: base.Type(), ElemTy: elem, Flags: flags,
		Ops: append([]Value{base}, idx...)})
}

// Alloca appends a stack slot for one value of the type.
func (b *Builder) Alloca(t *Type, a Align) *Instr {
	return b.Add(&Instr{Op: Alloca, Ty: b.Types.Ptr(0), ElemTy: t, Ops: []Value{Int(b.Types.Int(32), 1)}, Align: a})
}

// Call appends a call of a function value with the function type.
func (b *Builder) Call(fnTy *Type, callee Value, args ...Value) *Instr {
	ci := &CallInfo{}
	if f, ok := callee.(*Function); ok {
		ci.CC = f.CC
	}
	return b.Add(&Instr{Op: Call, Ty: fnTy.Result(), ElemTy: fnTy, Ops: append([]Value{callee}, args...), Call: ci})
}

// Asm appends a call of inline assembler whose result has the type.
func (b *Builder) Asm(template, constraints string, sideEffect bool, result *Type, args ...Value) *Instr {
	params := make([]*Type, len(args))
	for i, a := range args {
		params[i] = a.Type()
	}
	ft := b.Types.Func(result, false, params...)
	return b.Call(ft, &InlineAsm{Ty: b.Types.Ptr(0), FnTy: ft, Template: template, Constraints: constraints,
		SideEffect: sideEffect}, args...)
}

// Extract appends extractvalue.
func (b *Builder) Extract(agg Value, idx ...uint32) *Instr {
	t := agg.Type()
	for _, i := range idx {
		t = t.At(uint64(i))
	}
	return b.Add(&Instr{Op: ExtractValue, Ty: t, Ops: []Value{agg}, Indices: idx})
}

// Insert appends insertvalue.
func (b *Builder) Insert(agg, v Value, idx ...uint32) *Instr {
	return b.Add(&Instr{Op: InsertValue, Ty: agg.Type(), Ops: []Value{agg, v}, Indices: idx})
}

// ExtractElem appends extractelement at a constant index.
func (b *Builder) ExtractElem(vec Value, i uint64) *Instr {
	return b.Add(&Instr{Op: ExtractElement, Ty: vec.Type().Elem, Ops: []Value{vec, Int(b.Types.Int(32), int64(i))}})
}

// InsertElem appends insertelement at a constant index.
func (b *Builder) InsertElem(vec, v Value, i uint64) *Instr {
	return b.Add(&Instr{Op: InsertElement, Ty: vec.Type(), Ops: []Value{vec, v, Int(b.Types.Int(32), int64(i))}})
}

// Phi appends a phi of the type without incoming values.
func (b *Builder) Phi(t *Type) *Instr { return b.Add(&Instr{Op: Phi, Ty: t}) }

// AddIncoming adds a value that comes from a block to a phi.
func (i *Instr) AddIncoming(v Value, from *Block) {
	if i.Op != Phi {
		panic(fmt.Sprintf("ir: AddIncoming on %v", i.Op))
	}
	i.Ops = append(i.Ops, v)
	i.Blocks = append(i.Blocks, from)
}

// Br appends an unconditional branch.
func (b *Builder) Br(to *Block) *Instr { return b.Add(&Instr{Op: Br, Blocks: []*Block{to}}) }

// CondBr appends a conditional branch.
func (b *Builder) CondBr(c Value, yes, no *Block) *Instr {
	return b.Add(&Instr{Op: Br, Ops: []Value{c}, Blocks: []*Block{yes, no}})
}

// Ret appends a return of the value, or of nothing if it is nil.
func (b *Builder) Ret(v Value) *Instr {
	if v == nil {
		return b.Add(&Instr{Op: Ret})
	}
	return b.Add(&Instr{Op: Ret, Ops: []Value{v}})
}

// Unreachable appends unreachable.
func (b *Builder) Unreachable() *Instr { return b.Add(&Instr{Op: Unreachable}) }
