package legalize

import "nvvm-bitcode-linker/internal/ir"

// The states of a node of a depth-first walk.
const (
	unseen = iota
	open   // on the path from the root
	done
)

// DepthFirst walks a graph of n nodes from the root, in order and without recursion, and reports every edge that leads back
// into the path to it. The state, of n zeros at first, is kept for walks from other roots.
func DepthFirst(n, root int, state []uint8, degree func(int) int, next func(n, i int) int, back func(from, to int)) {
	if n == 0 || state[root] != unseen {
		return
	}
	type step struct{ node, edge int }
	path := []step{{root, 0}}
	state[root] = open
	for len(path) > 0 {
		top := &path[len(path)-1]
		if top.edge == degree(top.node) {
			state[top.node] = done
			path = path[:len(path)-1]
			continue
		}
		to := next(top.node, top.edge)
		top.edge++
		switch state[to] {
		case unseen:
			state[to] = open
			path = append(path, step{to, 0})
		case open:
			back(top.node, to)
		}
	}
}

// BackEdges reports, in order, the edges of the function that close its cycles: every cycle, reducible or not, has an edge back to a
// block that the depth-first walk is still in. The function must be numbered.
func BackEdges(f *ir.Function, visit func(from, to *ir.Block)) {
	DepthFirst(len(f.Blocks), 0, make([]uint8, len(f.Blocks)),
		func(n int) int { return len(f.Blocks[n].Succs()) },
		func(n, i int) int { return int(f.Blocks[n].Succs()[i].ID) },
		func(from, to int) { visit(f.Blocks[from], f.Blocks[to]) })
}
