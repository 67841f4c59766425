package ir

// A domTree answers which blocks of a function dominate which. Blocks are numbers in the order of the function, the first
// is the entry.
type domTree struct {
	idom    []int32 // immediate dominator; -1 of the entry and of blocks that are not reachable
	in, out []int32 // times of entering and leaving in a walk of the tree; in is 0 of blocks that are not reachable
}

// reachable reports whether the entry reaches the block.
func (t *domTree) reachable(b int32) bool { return t.in[b] != 0 }

// dominates reports whether every way to b leads through a; a block that cannot be reached is dominated by all.
func (t *domTree) dominates(a, b int32) bool {
	if !t.reachable(b) {
		return true
	}
	return t.reachable(a) && t.in[a] <= t.in[b] && t.out[b] <= t.out[a]
}

// dominators builds the tree from the successors and predecessors of each block, after Lengauer and Tarjan ("A Fast
// Algorithm for Finding Dominators in a Flowgraph", 1979), with path compression only: m log n steps whatever the graph.
func dominators(succs, preds [][]int32) *domTree {
	n := len(succs)
	t := &domTree{idom: make([]int32, n), in: make([]int32, n), out: make([]int32, n)}
	for i := range t.idom {
		t.idom[i] = -1
	}
	if n == 0 {
		return t
	}
	d := lengauerTarjan{number: make([]int32, n)}
	d.depthFirst(succs)
	dom := d.solve(preds)
	// Everything above is in depth-first numbers, in which a dominator comes before what it dominates.
	first, next := make([]int32, len(dom)), make([]int32, len(dom))
	for v := len(dom) - 1; v > 0; v-- {
		t.idom[d.vertex[v]] = d.vertex[dom[v]]
		next[v] = first[dom[v]]
		first[dom[v]] = int32(v)
	}
	clock := int32(1)
	t.in[0] = clock
	for v, path := int32(0), []int32(nil); ; {
		if c := first[v]; c != 0 { // go down
			first[v] = next[c]
			path = append(path, v)
			v = c
			clock++
			t.in[d.vertex[v]] = clock
			continue
		}
		clock++
		t.out[d.vertex[v]] = clock
		if len(path) == 0 {
			return t
		}
		v, path = path[len(path)-1], path[:len(path)-1]
	}
}

// lengauerTarjan holds the arrays of the algorithm, in depth-first numbers but for number, which gives 1 + those of blocks.
type lengauerTarjan struct {
	number                []int32
	vertex, parent        []int32
	semi, label, ancestor []int32
	path                  []int32
}

// depthFirst numbers the blocks that the entry reaches.
func (d *lengauerTarjan) depthFirst(succs [][]int32) {
	type visit struct {
		block int32
		edge  int
	}
	stack := []visit{{}}
	d.number[0], d.vertex, d.parent = 1, []int32{0}, []int32{0}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.edge == len(succs[top.block]) {
			stack = stack[:len(stack)-1]
			continue
		}
		s := succs[top.block][top.edge]
		top.edge++
		if d.number[s] == 0 {
			d.parent = append(d.parent, d.number[top.block]-1)
			d.vertex = append(d.vertex, s)
			d.number[s] = int32(len(d.vertex))
			stack = append(stack, visit{block: s})
		}
	}
}

// solve gives the immediate dominators.
func (d *lengauerTarjan) solve(preds [][]int32) []int32 {
	n := len(d.vertex)
	d.semi, d.label, d.ancestor = make([]int32, n), make([]int32, n), make([]int32, n)
	for v := range n {
		d.semi[v], d.label[v], d.ancestor[v] = int32(v), int32(v), -1
	}
	dom := make([]int32, n)
	first, next := make([]int32, n), make([]int32, n) // vertices by semidominator; 0 ends a list, since the entry is in none
	for w := int32(n - 1); w > 0; w-- {
		for _, p := range preds[d.vertex[w]] {
			if v := d.number[p]; v != 0 {
				d.semi[w] = min(d.semi[w], d.semi[d.eval(v-1)])
			}
		}
		s := d.semi[w]
		next[w] = first[s]
		first[s] = w
		up := d.parent[w]
		d.ancestor[w] = up
		for v := first[up]; v != 0; v = next[v] {
			if u := d.eval(v); d.semi[u] < d.semi[v] {
				dom[v] = u
			} else {
				dom[v] = up
			}
		}
		first[up] = 0
	}
	for w := 1; w < n; w++ {
		if dom[w] != d.semi[w] {
			dom[w] = dom[dom[w]]
		}
	}
	return dom
}

// eval gives the vertex of least semidominator on the way from v up to, but without, the root of its tree.
func (d *lengauerTarjan) eval(v int32) int32 {
	if d.ancestor[v] < 0 {
		return v
	}
	d.path = d.path[:0]
	for u := v; d.ancestor[d.ancestor[u]] >= 0; u = d.ancestor[u] {
		d.path = append(d.path, u)
	}
	for i := len(d.path) - 1; i >= 0; i-- {
		u := d.path[i]
		a := d.ancestor[u]
		if d.semi[d.label[a]] < d.semi[d.label[u]] {
			d.label[u] = d.label[a]
		}
		d.ancestor[u] = d.ancestor[a]
	}
	return d.label[v]
}
