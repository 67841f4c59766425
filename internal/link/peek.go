package link

import (
	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// A peek is a second reading of a module, as it stands in its file: nothing of it is linked. It answers the rare questions that come before it
// is known what the module's references mean, while a Reader reads constants only once, after that.
type peek struct {
	m       *ir.Module
	globals []ir.Value
	place   map[ir.Value]int // the value numbers of the globals
}

// peek reads the module a second time. Several goroutines may call it.
func (in *input) peek() (*peek, error) {
	in.peekOnce.Do(func() {
		r, err := bitcode.Open(in.name, in.data, in.r.M.Types)
		if err == nil {
			err = r.ReadModuleLevel()
		}
		if err != nil {
			in.peekErr = err
			return
		}
		in.peeked = &peek{m: r.M, globals: r.Globals(), place: map[ir.Value]int{}}
		for i, g := range in.peeked.globals {
			in.peeked.place[g] = i
		}
	})
	return in.peeked, in.peekErr
}

// base gives the value number of the global that an address starts from, by way of casts, offsets and aliases; -1 if there is none.
func (p *peek) base(v ir.Value) int {
	for range len(p.globals) + 1 { // aliases of one module are no circle: the reader saw to that
		v = stripConst(v)
		a, ok := v.(*ir.Alias)
		if !ok {
			break
		}
		v = a.Target
	}
	if i, ok := p.place[v]; ok {
		return i
	}
	return -1
}

// stripConst gives the operand that an expression of casts and offsets starts from.
func stripConst(v ir.Value) ir.Value {
	for {
		c, ok := v.(*ir.Const)
		if !ok || c.Kind != ir.ConstExpr || len(c.Ops) == 0 {
			return v
		}
		v = c.Ops[0]
	}
}
