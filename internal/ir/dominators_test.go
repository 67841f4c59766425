package ir

import (
	"math/rand/v2"
	"testing"
	"time"
)

// flow gives the edges of a graph both ways.
func flow(n int, edges [][2]int32) (succs, preds [][]int32) {
	succs, preds = make([][]int32, n), make([][]int32, n)
	for _, e := range edges {
		succs[e[0]] = append(succs[e[0]], e[1])
		preds[e[1]] = append(preds[e[1]], e[0])
	}
	return succs, preds
}

// reachedWithout gives the blocks that the entry reaches when one is taken away.
func reachedWithout(succs [][]int32, gone int32) []bool {
	seen := make([]bool, len(succs))
	work := []int32{0}
	if gone == 0 {
		return seen
	}
	seen[0] = true
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range succs[b] {
			if s != gone && !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return seen
}

// TestDominators compares with the definition: without a dominator the block is not reached.
func TestDominators(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		n := 1 + rng.IntN(12)
		var edges [][2]int32
		for range rng.IntN(3 * n) {
			edges = append(edges, [2]int32{int32(rng.IntN(n)), int32(rng.IntN(n))})
		}
		succs, preds := flow(n, edges)
		tree := dominators(succs, preds)
		all := reachedWithout(succs, -1)
		for a := range int32(n) {
			without := reachedWithout(succs, a)
			for b := range int32(n) {
				want := !all[b] || all[a] && !without[b]
				if got := tree.dominates(a, b); got != want {
					t.Fatalf("edges %v: %d dominates %d: %v, want %v", edges, a, b, got, want)
				}
			}
			if tree.reachable(a) != all[a] {
				t.Fatalf("edges %v: %d is reachable: %v", edges, a, tree.reachable(a))
			}
		}
	}
}

// TestDominatorsLarge has the shapes that make simpler algorithms quadratic: a long chain whose every block may leave to one
// exit, and one whose every block may go back to every earlier level.
func TestDominatorsLarge(t *testing.T) {
	const n = 200_000
	var edges [][2]int32
	for b := range int32(n - 2) {
		edges = append(edges, [2]int32{b, b + 1}, [2]int32{b, n - 1}, [2]int32{b, b / 2})
	}
	succs, preds := flow(n, edges)
	start := time.Now()
	tree := dominators(succs, preds)
	if took := time.Since(start); took > 5*time.Second {
		t.Errorf("%d blocks took %v", n, took)
	}
	if tree.idom[n-1] != 0 || tree.idom[n-2] != n-3 || tree.dominates(1, n-1) || !tree.dominates(5, n-2) {
		t.Errorf("idom of the exit %d, of the end %d", tree.idom[n-1], tree.idom[n-2])
	}
}
