package legalize

import (
	"cmp"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// loopKind is the kind of metadata that a loop has, at the branches back to its head.
const loopKind = "llvm.loop"

// PropertyName gives the name of a property of a loop, "" for other metadata.
func PropertyName(md ir.Metadata) string {
	if n, ok := md.(*ir.MDNode); ok && len(n.Ops) > 0 {
		if s, ok := n.Ops[0].(*ir.MDString); ok {
			return s.S
		}
	}
	return ""
}

// A loop is a head and the blocks from which control goes back to it.
type loop struct {
	head    *ir.Block
	latches []*ir.Block
	body    []*ir.Block // set by weigh
	trips   int64       // how often it runs at most, 0 when not known
	cost    int         // instructions of all turns, 0 when their number is not known
}

// findLoops numbers the function and gives its loops in the order in which a depth-first walk leaves them.
func findLoops(f *ir.Function) []*loop {
	f.Renumber()
	var loops []*loop
	of := map[*ir.Block]*loop{}
	BackEdges(f, func(from, to *ir.Block) {
		l := of[to]
		if l == nil {
			l = &loop{head: to}
			of[to] = l
			loops = append(loops, l)
		}
		l.latches = append(l.latches, from)
	})
	return loops
}

// maxBody bounds the blocks that are looked at for one loop: a larger one is beyond any budget as it is.
const maxBody = 4096

// weigh finds what unrolling each loop in full would cost, inner loops first: those within the budget count with all their turns, others once.
func weigh(f *ir.Function, loops []*loop, layout *ir.DataLayout, budget int) {
	if len(loops) == 0 {
		return
	}
	preds := predecessors(f)
	for _, l := range loops {
		l.findBody(preds)
	}
	inner := slices.Clone(loops)
	slices.SortStableFunc(inner, func(a, b *loop) int { return cmp.Compare(len(a.body), len(b.body)) })
	turns := make([]int, len(f.Blocks))
	for i := range turns {
		turns[i] = 1
	}
	for _, l := range inner {
		if l.trips = l.tripCount(layout); l.trips <= 1 {
			continue
		}
		size := 0
		for _, b := range l.body {
			size += len(b.Instrs) * turns[b.ID]
		}
		if int64(size) > int64(budget)/l.trips {
			l.cost = budget + 1
			continue
		}
		l.cost = size * int(l.trips)
		for _, b := range l.body {
			turns[b.ID] *= int(l.trips)
		}
	}
}

func predecessors(f *ir.Function) [][]*ir.Block {
	preds := make([][]*ir.Block, len(f.Blocks))
	for _, b := range f.Blocks {
		for _, s := range b.Succs() {
			preds[s.ID] = append(preds[s.ID], b)
		}
	}
	return preds
}

// findBody gives the loop the blocks from which its latches are reached without its head.
func (l *loop) findBody(preds [][]*ir.Block) {
	l.body = []*ir.Block{l.head}
	in := map[*ir.Block]bool{l.head: true}
	add := func(b *ir.Block) {
		if !in[b] {
			in[b] = true
			l.body = append(l.body, b)
		}
	}
	for _, b := range l.latches {
		add(b)
	}
	for i := 1; i < len(l.body) && len(l.body) <= maxBody; i++ {
		for _, p := range preds[l.body[i].ID] {
			add(p)
		}
	}
}

// tripCount gives how often the loop runs at most, by the first exit whose condition compares what steps by a constant with a
// constant distance; 0 if there is none.
func (l *loop) tripCount(layout *ir.DataLayout) int64 {
	in := make(map[*ir.Block]bool, len(l.body))
	for _, b := range l.body {
		in[b] = true
	}
	for _, b := range l.body {
		t := b.Terminator()
		if t.Op != ir.Br || len(t.Blocks) != 2 || in[t.Blocks[0]] && in[t.Blocks[1]] {
			continue
		}
		if test, ok := t.Ops[0].(*ir.Instr); ok && test.Op == ir.ICmp {
			for i := range test.Ops {
				if n := l.turnsUntil(place(test.Ops[i], layout), place(test.Ops[1-i], layout), layout); n > 0 {
					return n
				}
			}
		}
	}
	return 0
}

// turnsUntil gives how many steps the moving place, that of a phi of the head, takes to the bound.
func (l *loop) turnsUntil(moving, bound offset, layout *ir.DataLayout) int64 {
	phi, ok := moving.from.(*ir.Instr)
	if !ok || phi.Op != ir.Phi || phi.Parent != l.head {
		return 0
	}
	var start, next *offset
	for i, v := range phi.Ops {
		o := place(v, layout)
		if slices.Contains(l.latches, phi.Blocks[i]) {
			next = &o
		} else {
			start = &o
		}
	}
	if start == nil || next == nil || next.from != moving.from || next.by == 0 || start.from != bound.from {
		return 0
	}
	distance, step := bound.by-start.by, next.by
	if distance < 0 {
		distance, step = -distance, -step
	}
	if step <= 0 || distance/step >= 1<<31 {
		return 0
	}
	return (distance + step - 1) / step
}

// An offset is a constant distance from a value: bytes for pointers, and for integers from nil a number itself.
type offset struct {
	from ir.Value
	by   int64
}

// place follows additions of constants back to what they are added to, as far as code of a compiler goes.
func place(v ir.Value, layout *ir.DataLayout) offset {
	o := offset{from: v}
	for range 16 {
		if n, ok := ir.AsUint64(o.from); ok {
			return offset{by: o.by + ir.SignExtend(n, min(o.from.Type().Bits, 64))}
		}
		in, ok := o.from.(*ir.Instr)
		if !ok || len(in.Ops) != 2 {
			return o
		}
		n, ok := ir.AsUint64(in.Ops[1])
		if !ok || in.Ops[1].Type().Bits > 64 {
			return o
		}
		by := ir.SignExtend(n, in.Ops[1].Type().Bits)
		switch in.Op {
		case ir.Add:
		case ir.Sub:
			by = -by
		case ir.GetElementPtr:
			by *= int64(layout.AllocSize(in.ElemTy))
		default:
			return o
		}
		o = offset{in.Ops[0], o.by + by}
	}
	return o
}
