package ir

// A Rewriter is a Builder that walks a function and rebuilds it.
type Rewriter struct {
	Builder
	src   *Block            // the block being read
	tails map[*Block]*Block // where the end of a split block went
	repl  map[Value]Value
	phis  []*Instr       // phis of the source that stay: those made by visit name the right blocks already
	gone  map[Value]bool // dropped without a value in their place
	dbg   []*DbgRecord   // of instructions that were dropped, for what comes next in the block
}

// Rewrite visits every instruction of the function in order. What visit appends to the rewriter comes before the
// instruction. If visit returns false, the instruction stays; if it returns true, it is dropped and its uses, earlier ones
// included, become the value returned (nil is for an instruction without uses). Visit may end the current block and go on in
// another with Split; a dropped terminator must have been replaced by another. Blocks that visit adds with NewBlock
// are placed after the block being read and are not visited.
//
// Debug records before an instruction that is dropped go before what stands in its place. What they say of a value that is
// replaced holds for the new one; of one that is gone nothing is known any more.
func Rewrite(t *Types, f *Function, visit func(r *Rewriter, in *Instr) (Value, bool, error)) error {
	r := &Rewriter{Builder: Builder{Types: t, Func: f}}
	old := f.Blocks
	f.Blocks = make([]*Block, 0, len(old))
	changed := false
	for _, b := range old {
		instrs := b.Instrs
		r.src, r.Block, r.dbg = b, b, nil
		f.Blocks = append(f.Blocks, b)
		b.Instrs = make([]*Instr, 0, len(instrs)+4)
		for _, in := range instrs {
			r.Loc = in.Loc
			before := len(r.Block.Instrs)
			at := r.Block
			v, drop, err := visit(r, in)
			if err != nil {
				f.Blocks = old
				b.Instrs = instrs
				return At(in, err)
			}
			if drop {
				changed = true
				r.replace(in, v)
				r.dbg = append(r.dbg, in.Dbg...)
				r.passRecords(at.Instrs[before:])
				continue
			}
			if at != r.Block || before != len(r.Block.Instrs) {
				changed = true
			}
			if len(r.dbg) > 0 && in.Op != Phi {
				in.Dbg = append(r.dbg, in.Dbg...)
				r.dbg = nil
			}
			if in.Op == Phi {
				r.phis = append(r.phis, in)
			}
			in.Parent = r.Block
			r.Block.Instrs = append(r.Block.Instrs, in)
		}
		if r.Block != b {
			if r.tails == nil {
				r.tails = map[*Block]*Block{}
			}
			r.tails[b] = r.Block
		}
	}
	if changed {
		r.finish()
	}
	return nil
}

func (r *Rewriter) replace(old *Instr, v Value) {
	if v == nil {
		if hasValue(old) {
			if r.gone == nil {
				r.gone = map[Value]bool{}
			}
			r.gone[old] = true
		}
		return
	}
	if r.repl == nil {
		r.repl = map[Value]Value{}
	}
	r.repl[old] = v
}

// passRecords gives the records of instructions that were dropped to the first of those that can have records.
func (r *Rewriter) passRecords(to []*Instr) {
	for _, in := range to {
		if len(r.dbg) > 0 && in.Op != Phi {
			in.Dbg = append(r.dbg, in.Dbg...)
			r.dbg = nil
		}
	}
}

// Split ends nothing by itself: it moves the rewriter to a new block, where the rest of the block being read will go. The
// caller has ended, or will end, the block before. Phis of the successors are mended at the end.
func (r *Rewriter) Split() *Block {
	b := r.NewBlock()
	r.Block = b
	return b
}

// Now gives the value that stands for v after the replacements made so far.
func (r *Rewriter) Now(v Value) Value {
	for {
		n, ok := r.repl[v]
		if !ok {
			return v
		}
		v = n
	}
}

func (r *Rewriter) finish() {
	if r.repl != nil {
		fix := func(p *Value) {
			if in, ok := (*p).(*Instr); ok {
				*p = r.Now(in)
			}
		}
		for _, b := range r.Func.Blocks {
			for _, in := range b.Instrs {
				in.EachOperand(fix)
				in.EachDebugValue(fix)
			}
		}
	}
	r.killRecords()
	if r.tails == nil {
		return
	}
	for _, phi := range r.phis {
		for i, from := range phi.Blocks {
			if t, ok := r.tails[from]; ok {
				phi.Blocks[i] = t
			}
		}
	}
}

// killRecords takes values that are gone out of debug records.
func (r *Rewriter) killRecords() {
	if r.gone == nil {
		return
	}
	for _, b := range r.Func.Blocks {
		for _, in := range b.Instrs {
			for _, rec := range in.Dbg {
				rec.forget(func(v Value) bool { return r.gone[v] })
			}
		}
	}
}
