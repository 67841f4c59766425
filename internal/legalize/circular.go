package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Circular refuses variables whose initialisers refer to each other, or to themselves: libNVVM writes a variable after those that it refers
// to, and every release gives up on a circle in both dialects (11.8 ends the process), naming no variable.
func Circular() Pass { return Pass{Name: "circular-variables", Module: circular} }

func circular(c *Context) error {
	if !c.NVPTX {
		return nil
	}
	vars := c.M.Vars
	index := make(map[ir.Value]int, len(vars))
	for i, g := range vars {
		index[g] = i
	}
	refs := make([][]int, len(vars))
	for i, g := range vars {
		refs[i] = references(g.Init, index)
	}
	var err error
	state := make([]uint8, len(vars))
	for root := range vars {
		DepthFirst(len(vars), root, state,
			func(n int) int { return len(refs[n]) },
			func(n, i int) int { return refs[n][i] },
			func(from, to int) {
				switch {
				case err != nil:
				case from == to:
					err = fmt.Errorf("variable %s: its initialiser refers to itself, which libNVVM cannot write", vars[to].Name)
				default:
					err = fmt.Errorf("variables %s and %s: their initialisers refer to each other, which libNVVM cannot write",
						vars[to].Name, vars[from].Name)
				}
			})
	}
	return err
}

// references gives the variables that a constant refers to.
func references(v ir.Value, index map[ir.Value]int) []int {
	var found []int
	seen := map[ir.Value]bool{}
	todo := []ir.Value{v}
	for len(todo) > 0 {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if i, ok := index[v]; ok {
			found = append(found, i)
			continue
		}
		c, ok := v.(*ir.Const)
		if !ok || len(c.Ops) == 0 || seen[c] {
			continue
		}
		seen[c] = true
		todo = append(todo, c.Ops...)
	}
	return found
}
