package ir

import "slices"

// body checks the blocks and instructions of a function.
func (c *checker) body(f *Function) {
	c.fn = f
	defer func() { c.in = nil }()
	if !c.index(f) || !c.shape(f) {
		return
	}
	c.flow(f)
	for b, blk := range f.Blocks {
		for i, in := range blk.Instrs {
			if c.full() {
				return
			}
			c.in = in
			if c.instr(in) {
				c.placed(in, position{int32(b), int32(i)})
			}
		}
	}
}

// index notes where blocks and instructions stand.
func (c *checker) index(f *Function) bool {
	c.block = make(map[*Block]int32, len(f.Blocks))
	n := 0
	for i, b := range f.Blocks {
		if b == nil {
			c.bad("block %d is missing", i)
			return false
		}
		if _, ok := c.block[b]; ok {
			c.bad("block %d is there twice", i)
			return false
		}
		c.block[b] = int32(i)
		n += len(b.Instrs)
	}
	c.at = make(map[*Instr]position, n)
	for i, b := range f.Blocks {
		for k, in := range b.Instrs {
			if in == nil || in.Op == BadOp || in.Op >= NumOps {
				c.bad("instruction %d of block %d is missing or has no known operation", k, i)
				return false
			}
			if _, ok := c.at[in]; ok {
				c.bad("instruction %d of block %d (%s) is there twice", k, i, in.Op)
				return false
			}
			c.at[in] = position{int32(i), int32(k)}
		}
	}
	return true
}

// shape checks that every block ends with its only terminator, and that branches go to blocks of the function.
func (c *checker) shape(f *Function) bool {
	ok := true
	for i, b := range f.Blocks {
		c.in = nil
		if b.Terminator() == nil {
			c.bad("block %d does not end with a terminator", i)
			ok = false
		}
		phis := true
		for k, in := range b.Instrs {
			c.in = in
			if in.Op.IsTerminator() && k < len(b.Instrs)-1 {
				c.bad("a terminator stands within block %d", i)
				ok = false
			}
			if in.Op != Phi {
				phis = false
			} else if !phis {
				c.bad("a phi follows another instruction")
				ok = false
			}
			for _, to := range in.Blocks {
				if j, known := c.block[to]; !known {
					c.bad("a block is not in the function")
					ok = false
				} else if j == 0 && in.Op != Phi {
					c.bad("the entry block has a predecessor")
					ok = false
				}
			}
		}
	}
	c.in = nil
	return ok
}

// flow finds successors, predecessors (sorted, one for each edge) and dominators.
func (c *checker) flow(f *Function) {
	n := len(f.Blocks)
	c.succs, c.preds = make([][]int32, n), make([][]int32, n)
	for i, b := range f.Blocks {
		for _, s := range b.Succs() {
			to := c.block[s]
			c.succs[i] = append(c.succs[i], to)
			c.preds[to] = append(c.preds[to], int32(i))
		}
	}
	c.dom = dominators(c.succs, c.preds)
}

// instr checks everything but the place of an instruction.
func (c *checker) instr(in *Instr) bool {
	if msg := countProblem(in); msg != "" {
		c.bad("%s", msg)
		return false
	}
	ok := c.typ(in.Ty)
	for i, v := range in.Ops {
		ok = c.operand(in, i, v) && ok
	}
	if in.Call != nil {
		for _, b := range in.Call.Bundles {
			for _, v := range b.Ops {
				ok = c.operand(in, -1, v) && ok
			}
		}
	}
	c.attachments(in.MD)
	c.debug(in)
	rule := &opRules[in.Op]
	if ok && rule.elem {
		if in.ElemTy == nil {
			c.bad("its element or function type is missing")
		}
		ok = in.ElemTy != nil && c.typ(in.ElemTy)
	}
	if !ok {
		return false
	}
	c.lacks(c.d.lacksInstr(in))
	if hasValue(in) != rule.value && !in.IsCall() {
		c.bad("its result is %s", c.text(in.Ty))
		return false
	}
	if msg := rule.types(c, in); msg != "" {
		c.bad("%s", msg)
	}
	if in.Call != nil {
		var params []*Type
		for _, v := range in.CallArgs() {
			params = append(params, v.Type())
		}
		c.attrList(in.Call.Attrs, params)
	}
	return true
}

// operand checks that a value may be an operand: i is its number, -1 of a bundle.
func (c *checker) operand(in *Instr, i int, v Value) bool {
	if missing(v) {
		c.bad("operand %d is missing", i)
		return false
	}
	switch v := v.(type) {
	case *Const:
		return c.constant(v)
	case *Instr, *Arg:
		return c.local(v)
	case *InlineAsm:
		if i != 0 || !in.IsCall() {
			c.bad("operand %d is assembler, which can only be called", i)
			return false
		}
		return c.typ(v.Ty)
	case *MDAsValue:
		if !in.IsCall() {
			c.bad("operand %d is metadata, which is for calls", i)
			return false
		}
		c.metadata(v.MD)
		return c.typ(v.Ty)
	case Global:
		return c.inModule(v)
	}
	c.bad("operand %d is a %T", i, v)
	return false
}

// local checks that an instruction or parameter is of this function.
func (c *checker) local(v Value) bool {
	switch v := v.(type) {
	case *Instr:
		if _, ok := c.at[v]; !ok {
			c.bad("the %s it uses is not in the function", opName(v.Op))
			return false
		}
		if !hasValue(v) {
			c.bad("the %s it uses has no value", v.Op)
			return false
		}
	case *Arg:
		if v.Index < 0 || v.Index >= len(c.fn.Args) || c.fn.Args[v.Index] != v {
			c.bad("a parameter it uses is not of the function")
			return false
		}
	}
	return c.typ(v.Type())
}

// placed checks what depends on where an instruction stands.
func (c *checker) placed(in *Instr, at position) {
	instrs := c.fn.Blocks[at.block].Instrs
	switch in.Op {
	case Phi:
		c.phi(in, at)
		return
	case LandingPad, CatchPad, CleanupPad, CatchSwitch:
		if at.index > 0 && instrs[at.index-1].Op != Phi {
			c.bad("it must be the first of its block")
		}
		if missing(c.fn.Personality) {
			c.bad("the function has no personality")
		}
	}
	if in.Op == Call && in.Flags&MustTail != 0 {
		next := int(at.index) + 1
		if next < len(instrs) && instrs[next].Op == BitCast {
			next++
		}
		if next >= len(instrs) || instrs[next].Op != Ret {
			c.bad("no ret follows the musttail call")
		}
	}
	c.dominated(in.Ops, at)
	if in.Call != nil {
		for _, b := range in.Call.Bundles {
			c.dominated(b.Ops, at)
		}
	}
}

// dominated checks that the values are there at the position.
func (c *checker) dominated(vs []Value, at position) {
	for _, v := range vs {
		if def, ok := v.(*Instr); ok && !c.available(def, at) {
			c.bad("the %s it uses does not dominate it", def.Op)
			return
		}
	}
}

// available reports whether the value is there at the position.
func (c *checker) available(def *Instr, at position) bool {
	from := c.at[def]
	if !c.dom.reachable(at.block) {
		return true
	}
	if def.Op == Invoke && len(def.Blocks) > 0 {
		return c.edgeDominates(from.block, c.block[def.Blocks[0]], at.block)
	}
	if from.block == at.block {
		return from.index < at.index
	}
	return c.dom.dominates(from.block, at.block)
}

// edgeDominates reports whether every way to the block leads over the edge, which an invoke's value takes.
func (c *checker) edgeDominates(from, to, block int32) bool {
	if !c.dom.dominates(to, block) {
		return false
	}
	edges := 0
	for _, p := range c.preds[to] {
		if p == from {
			edges++
		} else if !c.dom.dominates(to, p) {
			return false
		}
	}
	return edges == 1
}

// phi checks that a phi names every predecessor once for each edge, with values that are there at its end.
func (c *checker) phi(in *Instr, at position) {
	from := make([]int32, len(in.Blocks))
	for i, b := range in.Blocks {
		from[i] = c.block[b]
	}
	sorted := slices.Clone(from)
	slices.Sort(sorted)
	if !slices.Equal(sorted, c.preds[at.block]) {
		c.bad("it names the blocks %v, the predecessors are %v", sorted, c.preds[at.block])
		return
	}
	if len(slices.Compact(sorted)) != len(from) {
		c.samePerBlock(in, from)
	}
	for i, v := range in.Ops {
		def, ok := v.(*Instr)
		if !ok || !c.dom.reachable(from[i]) {
			continue
		}
		// The end of a block is after all that it holds; the value of an invoke is on its edge.
		end := position{from[i], int32(len(c.fn.Blocks[from[i]].Instrs))}
		onEdge := def.Op == Invoke && c.at[def].block == from[i] && len(def.Blocks) > 0 && c.block[def.Blocks[0]] == at.block
		if !onEdge && !c.available(def, end) {
			c.bad("the %s from block %d does not dominate that block's end", def.Op, from[i])
		}
	}
}

// samePerBlock checks that several entries of one predecessor have one value.
func (c *checker) samePerBlock(in *Instr, from []int32) {
	first := map[int32]Value{}
	for i, b := range from {
		v, ok := first[b]
		if !ok {
			first[b] = in.Ops[i]
			continue
		}
		x, xc := v.(*Const)
		y, yc := in.Ops[i].(*Const)
		if v != in.Ops[i] && !(xc && yc && SameConst(x, y)) {
			c.bad("it has two values from block %d", b)
			return
		}
	}
}
