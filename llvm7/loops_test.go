package llvm7

import (
	"math/rand"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

var loopPasses = []legalize.Pass{{Name: "endless-recursion", Module: endlessRecursion},
	{Name: "endless-loops", Func: endlessLoops}, {Name: "attributes", Module: attributes},
	legalize.Metadata(attachments), typed}

// graph makes a function of n blocks whose successors are the pairs of edges; block 0 is the entry.
func (k *maker) graph(name string, n int, edges [][2]int) *ir.Function {
	f, b := k.define(name, k.Void(), k.i32)
	f.Linkage = ir.Internal
	b.Br(nil).Blocks[0] = b.NewBlock()
	for len(f.Blocks) <= n {
		b.NewBlock()
	}
	for i := range n {
		b.At(f.Blocks[i+1])
		var to []*ir.Block
		for _, e := range edges {
			if e[0] == i {
				to = append(to, f.Blocks[e[1]+1])
			}
		}
		if len(to) == 0 {
			b.Ret(nil)
			continue
		}
		sw := b.Add(&ir.Instr{Op: ir.Switch, Ops: []ir.Value{f.Args[0]}, Blocks: to})
		for c := range to[1:] {
			sw.Ops = append(sw.Ops, ir.Int(k.i32, int64(c)))
		}
	}
	return f
}

func hasSideEffect(b *ir.Block) bool {
	for _, in := range b.Instrs {
		if f := in.CalledFunc(); f != nil && f.Name == "llvm.sideeffect" {
			return true
		}
	}
	return false
}

// cyclic reports whether the reachable part of a graph without the nodes that are out has a cycle: what is left after taking nodes
// without successors away, again and again.
func cyclic(n int, next func(int) []int, out func(int) bool) bool {
	alive := make([]bool, n)
	var reach func(int)
	reach = func(i int) {
		if !alive[i] {
			alive[i] = true
			for _, j := range next(i) {
				reach(j)
			}
		}
	}
	reach(0)
	for i := range alive {
		alive[i] = alive[i] && !out(i)
	}
	for changed := true; changed; {
		changed = false
		for i := range alive {
			if !alive[i] {
				continue
			}
			stuck := true
			for _, j := range next(i) {
				stuck = stuck && !alive[j]
			}
			if stuck {
				alive[i], changed = false, true
			}
		}
	}
	for _, a := range alive {
		if a {
			return true
		}
	}
	return false
}

// Whatever the control flow, reducible or not, no cycle is left without llvm.sideeffect; what has no cycle gets none.
func TestEveryCycle(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for range 300 {
		k := newMaker(t, hostTriple)
		n := 1 + r.Intn(9)
		var edges [][2]int
		for range r.Intn(2*n + 1) {
			edges = append(edges, [2]int{r.Intn(n), r.Intn(n)})
		}
		f := k.graph("f", n, edges)
		f.Renumber()
		next := func(i int) (list []int) {
			for _, b := range f.Blocks[i].Succs() {
				list = append(list, int(b.ID))
			}
			return list
		}
		had := cyclic(n+1, next, func(int) bool { return false })
		if err := legalize.Run(k.context(), loopPasses); err != nil {
			t.Fatal(err)
		}
		got := false
		for _, b := range f.Blocks {
			got = got || hasSideEffect(b)
		}
		if got != had {
			t.Fatalf("edges %v: side effect %v, cycle %v", edges, got, had)
		}
		if cyclic(n+1, next, func(i int) bool { return hasSideEffect(f.Blocks[i]) }) {
			t.Fatalf("edges %v: a cycle is left", edges)
		}
	}
}

// Random call graphs: no cycle of direct calls is left without a function that has llvm.sideeffect.
func TestEveryRecursion(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	for range 300 {
		k := newMaker(t, hostTriple)
		n := 1 + r.Intn(8)
		calls := make([][]int, n)
		var builders []*ir.Builder
		for i := range n {
			_, b := k.define(string(rune('a'+i)), k.Void())
			builders = append(builders, b)
		}
		for range r.Intn(2 * n) {
			i, j := r.Intn(n), r.Intn(n)
			calls[i] = append(calls[i], j)
			builders[i].Call(k.m.Funcs[j].FnTy, k.m.Funcs[j])
		}
		for _, b := range builders {
			b.Ret(nil)
		}
		if err := endlessRecursion(k.context()); err != nil {
			t.Fatal(err)
		}
		for start := range n { // from every function, since each may be the kernel
			swap := func(i int) int {
				switch i {
				case 0:
					return start
				case start:
					return 0
				}
				return i
			}
			next := func(i int) (list []int) {
				for _, j := range calls[swap(i)] {
					list = append(list, swap(j))
				}
				return list
			}
			if cyclic(n, next, func(i int) bool { return hasSideEffect(k.m.Funcs[swap(i)].Blocks[0]) }) {
				t.Fatalf("calls %v: a cycle is left", calls)
			}
		}
	}
}

func TestKnownToEnd(t *testing.T) {
	loop := [][2]int{{0, 0}, {0, 1}}
	marked := func(k *maker, property string) *ir.MDNode {
		n := &ir.MDNode{Distinct: true}
		n.Ops = []ir.Metadata{n, k.node(property)}
		return n
	}
	for _, c := range []struct {
		name string
		mark func(k *maker, f *ir.Function)
		want bool
	}{
		{"nothing known", func(*maker, *ir.Function) {}, true},
		{"mustprogress", func(_ *maker, f *ir.Function) { f.Attrs = &ir.AttrList{Fn: attrs(enum(ir.AttrMustProgress))} }, false},
		{"willreturn", func(_ *maker, f *ir.Function) { f.Attrs = &ir.AttrList{Fn: attrs(enum(ir.AttrWillReturn))} }, false},
		{"marked loop", func(k *maker, f *ir.Function) {
			f.Blocks[1].Terminator().MD = []ir.Attachment{{Kind: "llvm.loop", Node: marked(k, "llvm.loop.mustprogress")}}
		}, false},
		{"loop marked otherwise", func(k *maker, f *ir.Function) {
			f.Blocks[1].Terminator().MD = []ir.Attachment{{Kind: "llvm.loop", Node: marked(k, "llvm.loop.unroll.disable")}}
		}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newMaker(t, hostTriple)
			f := k.graph("f", 2, loop)
			c.mark(k, f)
			if got := strings.Contains(k.after(loopPasses...), "call void @llvm.sideeffect()"); got != c.want {
				t.Errorf("side effect: %v", got)
			}
		})
	}
}

// The call stands after phis and stack slots, and its declaration has the attributes that keep it and let others pass.
func TestSideEffectPlace(t *testing.T) {
	k := newMaker(t, gpuTriple)
	f, b := k.define("f", k.Void(), k.i32)
	slot := b.Alloca(k.i32, ir.AlignOf(4))
	entry, head := b.Block, b.NewBlock()
	b.Br(head)
	b.At(head)
	phi := b.Phi(k.i32)
	b.Store(phi, slot, ir.AlignOf(4))
	phi.AddIncoming(f.Args[0], entry)
	phi.AddIncoming(phi, head)
	b.Br(head)
	g, b := k.define("g", k.Void(), k.ptr)
	b.Alloca(k.i8, ir.AlignOf(1))
	b.Call(k.Func(k.Void(), false), g.Args[0]) // may come back to g
	b.Ret(nil)
	has(t, k.after(loopPasses...),
		"phi i32 [ %0, %1 ], [ %5, %4 ]\n  call void @llvm.sideeffect()\n  store",
		"%2 = alloca i8, align 1\n  call void @llvm.sideeffect()\n",
		"declare void @llvm.sideeffect() #0",
		"attributes #0 = { nounwind inaccessiblememonly }")
}

func TestLoopOfHandlers(t *testing.T) {
	k := newMaker(t, hostTriple)
	_, b := k.define("f", k.Void())
	head := b.NewBlock()
	b.Br(head)
	b.At(head)
	b.Add(&ir.Instr{Op: ir.CatchSwitch, Ty: k.Primitive(ir.TokenKind), Blocks: []*ir.Block{head}})
	k.refused(loopPasses[:2], "function f", "catchswitch")
}

// Assembler and functions of others call nothing back.
func TestNoRecursion(t *testing.T) {
	k := newMaker(t, gpuTriple)
	out := k.declare("elsewhere", k.Void())
	_, b := k.define("f", k.Void())
	b.Asm("nop;", "", true, k.Void())
	b.Call(out.FnTy, out)
	b.Ret(nil)
	hasNot(t, k.after(loopPasses...), "llvm.sideeffect")
}

// A chain of blocks as long as a hostile input could make it needs no more than its length in time, and no deep stack.
func TestLongChain(t *testing.T) {
	k := newMaker(t, hostTriple)
	const n = 200000
	f, b := k.define("f", k.Void(), k.i1)
	for range n {
		b.NewBlock()
	}
	for i, blk := range f.Blocks {
		b.At(blk)
		if i == n {
			b.Ret(nil)
			break
		}
		b.CondBr(f.Args[0], f.Blocks[i+1], f.Blocks[max(i-1, 1)]) // every block may go back one
	}
	f.Renumber()
	if got := len(loopHeads(f)); got != n-2 {
		t.Errorf("%d heads of loops, want %d", got, n-2)
	}
}
