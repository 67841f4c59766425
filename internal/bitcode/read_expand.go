package bitcode

import (
	"errors"
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// Older LLVMs had more constant expressions than 22 has. In a body each use of one becomes instructions before it, of a phi in a block on the
// edge; elsewhere it is refused (BitcodeReader::materializeValue, parseFunctionBody).

// oldConsts are constants that only instructions can compute: expressions that LLVM 22 does not have, and what contains them.
type oldConsts struct {
	outer *oldConsts // of the module, where these are a body's
	set   map[*ir.Const]bool
}

// some reports whether there are any.
func (o *oldConsts) some() bool { return len(o.set) > 0 || o.outer != nil && len(o.outer.set) > 0 }

// has reports whether the value is one.
func (o *oldConsts) has(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && (o.set[c] || o.outer != nil && o.outer.set[c])
}

// refuse gives the error of a use that no instruction can stand before.
func (o *oldConsts) refuse(v ir.Value) error {
	if !o.some() || !o.has(v) {
		return nil
	}
	for {
		c := v.(*ir.Const)
		i := slices.IndexFunc(c.Ops, o.has)
		if i < 0 {
			return fmt.Errorf("a constant expression of %v, which LLVM 22 does not have", c.Op)
		}
		v = c.Ops[i]
	}
}

// isOld reports whether LLVM 22 does not have the expression.
func (k *constReader) isOld(c *ir.Const) bool {
	if c.Op == ir.GetElementPtr && k.r.scalable && c.SrcTy != nil {
		return isScalable(c.SrcTy, map[*ir.Type]bool{})
	}
	return !ir.LLVM22.HasConstExpr(c.Op)
}

// isScalable reports whether the size of a type depends on vscale. No type is looked at twice.
func isScalable(t *ir.Type, seen map[*ir.Type]bool) bool {
	for t.Kind == ir.ArrayKind {
		t = t.Elem
	}
	if t.Kind != ir.StructKind || seen[t] {
		return t.Kind == ir.VectorKind && t.Scalable
	}
	seen[t] = true
	return slices.ContainsFunc(t.Fields, func(f *ir.Type) bool { return isScalable(f, seen) })
}

// note adds the constants of a block, whose operands are known now: those that are old themselves and all that contain old ones.
func (o *oldConsts) note(old []*ir.Const, refs []constRefs) {
	if len(old) == 0 && !o.some() {
		return
	}
	users := map[*ir.Const][]*ir.Const{}
	for _, ref := range refs {
		for _, v := range ref.c.Ops {
			if c, ok := v.(*ir.Const); ok {
				users[c] = append(users[c], ref.c)
				if o.has(c) {
					old = append(old, ref.c)
				}
			}
		}
	}
	if o.set == nil && len(old) > 0 {
		o.set = map[*ir.Const]bool{}
	}
	for len(old) > 0 {
		c := old[len(old)-1]
		old = old[:len(old)-1]
		if !o.set[c] {
			o.set[c] = true
			old = append(old, users[c]...)
		}
	}
}

// operandOrder is the order in which operands stand in a record, where that is not ours.
var operandOrder = map[ir.Op][]int{ir.Store: {1, 0}, ir.Select: {1, 2, 0}}

// expandOperands puts instructions into the block for the operands of an instruction that need them.
func (b *bodyReader) expandOperands(in *ir.Instr) error {
	switch in.Op {
	case ir.Phi:
		return b.expandPhi(in)
	case ir.LandingPad, ir.CatchPad, ir.CleanupPad:
		for _, v := range in.Ops {
			if err := b.exprs.refuse(v); err != nil {
				return err
			}
		}
		return nil
	case ir.ShuffleVector:
		if err := b.exprs.refuse(in.Ops[2]); err != nil {
			return err
		}
	}
	for i := range in.Ops {
		if order := operandOrder[in.Op]; order != nil {
			i = order[i]
		}
		if err := b.expand(&in.Ops[i], b.blocks[b.at], &b.filled); err != nil {
			return err
		}
	}
	return nil
}

// expand replaces a constant that needs them by instructions at the end of the block's list.
func (b *bodyReader) expand(place *ir.Value, blk *ir.Block, list *[]*ir.Instr) error {
	if !b.exprs.has(*place) {
		return nil
	}
	made := map[ir.Value]ir.Value{}
	stack := []ir.Value{*place}
	for len(stack) > 0 {
		c := stack[len(stack)-1].(*ir.Const)
		ready := true
		for _, v := range slices.Backward(c.Ops) { // the first is made first
			if b.exprs.has(v) && made[v] == nil {
				stack, ready = append(stack, v), false
			}
		}
		if !ready {
			continue
		}
		stack = stack[:len(stack)-1]
		if made[c] != nil {
			continue
		}
		ops := slices.Clone(c.Ops)
		for i, v := range ops {
			if made[v] != nil {
				ops[i] = made[v]
			}
		}
		in, err := b.computed(c, ops, blk, list)
		if err != nil {
			return err
		}
		made[c] = in
	}
	*place = made[*place]
	return nil
}

// computed adds the instructions to the list that compute a constant of the operands.
func (b *bodyReader) computed(c *ir.Const, ops []ir.Value, blk *ir.Block, list *[]*ir.Instr) (ir.Value, error) {
	const bytesOfInstr = 256
	if err := b.r.spend(bytesOfInstr * uint64(max(1, len(ops)))); err != nil {
		return nil, err
	}
	add := func(op ir.Op, ops ...ir.Value) *ir.Instr {
		in := b.newInstr(op, c.Ty, ops...)
		in.Parent = blk
		if list == &b.filled {
			b.debug.before(in)
		}
		*list = append(*list, in)
		return in
	}
	if c.Kind == ir.ConstExpr {
		in := add(c.Op, ops...)
		in.Pred, in.Flags, in.ElemTy = c.Pred, c.Flags, c.SrcTy
		return in, nil
	}
	if c.Kind != ir.ConstAggregate {
		return nil, errors.New("a constant that contains a constant expression which LLVM 22 does not have")
	}
	var v ir.Value = ir.Poison(c.Ty)
	for i, elem := range ops {
		if c.Ty.Kind == ir.VectorKind {
			v = add(ir.InsertElement, v, elem, ir.Int(b.r.M.Types.Int(32), int64(i)))
			continue
		}
		in := add(ir.InsertValue, v, elem)
		in.Indices = []uint32{uint32(i)}
		v = in
	}
	return v, nil
}

// An edge leads from a block to the block with the phi.
type edge struct{ from, to *ir.Block }

// expandPhi puts instructions for a phi's values into blocks of their own on the edges that they come along.
func (b *bodyReader) expandPhi(in *ir.Instr) error {
	if len(b.edges) == 0 && !slices.ContainsFunc(in.Ops, b.exprs.has) {
		return nil
	}
	seen := map[*ir.Block]ir.Value{}
	ops, blocks := in.Ops[:0], in.Blocks[:0]
	for i, v := range in.Ops {
		e := edge{in.Blocks[i], b.blocks[b.at]}
		on := b.edges[e]
		if first, ok := seen[e.from]; ok { // the edge has one block, however often the phi names it
			if on == nil {
				ops, blocks = append(ops, first), append(blocks, e.from)
			}
			continue
		}
		if b.exprs.has(v) {
			if on == nil {
				on = &ir.Block{Parent: b.fn}
				if b.edges == nil {
					b.edges = map[edge]*ir.Block{}
				}
				b.edges[e] = on
				b.edgeOrder = append(b.edgeOrder, e)
			}
			if err := b.expand(&v, on, &on.Instrs); err != nil {
				return err
			}
		}
		seen[e.from] = v
		ops, blocks = append(ops, v), append(blocks, e.from)
	}
	in.Ops, in.Blocks = ops, blocks
	return nil
}

// placeEdges puts the blocks on edges into the function, before the blocks that they lead to.
func (b *bodyReader) placeEdges() {
	if len(b.edgeOrder) == 0 {
		return
	}
	b.fn.Numbered = slices.Clone(b.blocks)
	replace := func(list []*ir.Block, from, to *ir.Block) {
		for i := range list {
			if list[i] == from {
				list[i] = to
			}
		}
	}
	for _, e := range b.edgeOrder {
		on := b.edges[e]
		br := b.newInstr(ir.Br, b.void())
		br.Blocks, br.Parent = []*ir.Block{e.to}, on
		on.Instrs = append(on.Instrs, br)
		if t := e.from.Terminator(); t != nil {
			replace(t.Blocks, e.to, on)
		}
		for _, in := range e.to.Instrs {
			if in.Op == ir.Phi {
				replace(in.Blocks, e.from, on)
			}
		}
		b.blocks = slices.Insert(b.blocks, slices.Index(b.blocks, e.to), on)
	}
	for i, blk := range b.blocks {
		blk.ID = int32(i)
	}
}
