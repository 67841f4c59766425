// Package split cuts a linked program into parts that can be compiled apart: its kernels, each with what it reaches.
package split

import (
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// A Plan is a program whose references are known.
type Plan struct {
	m     *ir.Module
	nodes []ir.Global // in the module's order: variables, functions, aliases
	refs  [][]int     // by node: what it refers to
	size  []int       // by node: its instructions
	taken []bool      // by node: its address is used otherwise than to call it
	roots []root
	whole string // why the program can not be cut; "" if it can
}

// A root is what other modules may see, with all that it reaches.
type root struct {
	name  string
	reach []int // nodes, in order, itself among them
}

// A Part is a piece of a program, a module of its own.
type Part struct {
	Module *ir.Module
	Roots  []string // the kernels and other symbols that it is there for, in the program's order
	Size   int      // instructions
}

// New looks at a program as it will be written. The modules of its parts share everything with it.
func New(m *ir.Module) *Plan {
	p := &Plan{m: m}
	numbers := map[ir.Global]int{}
	add := func(g ir.Global) {
		numbers[g] = len(p.nodes)
		p.nodes = append(p.nodes, g)
	}
	for _, g := range m.Vars {
		add(g)
	}
	for _, g := range m.Funcs {
		add(g)
	}
	for _, g := range m.Aliases {
		add(g)
	}
	p.refs, p.size, p.taken = make([][]int, len(p.nodes)), make([]int, len(p.nodes)), make([]bool, len(p.nodes))
	for i, g := range p.nodes {
		w := walker{p: p, numbers: numbers, seen: map[int]bool{}, consts: map[*ir.Const]bool{}}
		w.global(g)
		p.refs[i], p.size[i] = w.found, w.size
	}
	p.findRoots()
	switch {
	case m.Asm != "":
		p.whole = "it has assembler text of its own"
	case !linesOnly(m):
		p.whole = "it has more debug information than lines"
	}
	return p
}

// Whole says why the program is not cut, "" if it can be.
func (p *Plan) Whole() string { return p.whole }

// A walker collects the references of one global.
type walker struct {
	p       *Plan
	numbers map[ir.Global]int
	seen    map[int]bool
	consts  map[*ir.Const]bool
	found   []int
	size    int
}

func (w *walker) global(g ir.Global) {
	switch g := g.(type) {
	case *ir.GlobalVar:
		w.value(g.Init)
	case *ir.Alias:
		w.value(g.Target)
	case *ir.Function:
		for _, v := range []ir.Value{g.Prefix, g.Prologue, g.Personality} {
			w.value(v)
		}
		for _, b := range g.Blocks {
			w.size += len(b.Instrs)
			for _, in := range b.Instrs {
				callee := in.CalledFunc()
				if callee != nil {
					w.refer(callee, false)
				}
				in.EachOperand(func(v *ir.Value) {
					if callee == nil || v != &in.Ops[0] {
						w.value(*v)
					}
				})
			}
		}
	}
}

// value looks into an operand other than a callee.
func (w *walker) value(v ir.Value) {
	switch v := v.(type) {
	case ir.Global:
		w.refer(v, true)
	case *ir.Const:
		if len(v.Ops) == 0 && v.Func == nil || w.consts[v] {
			return
		}
		w.consts[v] = true
		if v.Func != nil {
			w.refer(v.Func, true)
		}
		for _, op := range v.Ops {
			w.value(op)
		}
	case *ir.MDAsValue:
		if m, ok := v.MD.(*ir.MDValue); ok {
			w.value(m.V)
		}
	}
}

func (w *walker) refer(g ir.Global, taken bool) {
	n := w.numbers[g]
	w.p.taken[n] = w.p.taken[n] || taken
	if !w.seen[n] {
		w.seen[n] = true
		w.found = append(w.found, n)
	}
}

// findRoots finds what other modules may see, and what it reaches. What nothing reaches, and is there all the same, goes with the first.
func (p *Plan) findRoots() {
	reached := make([]bool, len(p.nodes))
	add := func(i int) {
		r := root{p.nodes[i].Sym().Name, p.reach(i)}
		for _, n := range r.reach {
			reached[n] = true
		}
		p.roots = append(p.roots, r)
	}
	for i, g := range p.nodes {
		if f, ok := g.(*ir.Function); !g.IsDecl() && (!g.Sym().Linkage.IsLocal() || ok && f.Kernel) {
			add(i)
		}
	}
	if len(p.roots) == 0 {
		p.roots = []root{{}}
	}
	first := &p.roots[0]
	has := map[int]bool{}
	for _, n := range first.reach {
		has[n] = true
	}
	for i := range p.nodes {
		if reached[i] {
			continue
		}
		for _, n := range p.reach(i) {
			if !has[n] {
				has[n] = true
				first.reach = append(first.reach, n)
			}
		}
	}
	slices.Sort(first.reach)
}

// reach gives the nodes that one reaches, in order.
func (p *Plan) reach(from int) []int {
	in := map[int]bool{from: true}
	todo := []int{from}
	for len(todo) > 0 {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, r := range p.refs[n] {
			if !in[r] {
				in[r] = true
				todo = append(todo, r)
			}
		}
	}
	list := make([]int, 0, len(in))
	for n := range in {
		list = append(list, n)
	}
	slices.Sort(list)
	return list
}

// exclusive reports whether all that reach a global must be compiled together: there must be one of it, and the optimiser must see all that
// is done with it.
func (p *Plan) exclusive(n int) bool {
	g := p.nodes[n]
	s := g.Sym()
	if g.IsDecl() {
		return false
	}
	switch g := g.(type) {
	case *ir.GlobalVar:
		if !g.Const || g.ExternallyInitialized || s.TLS != ir.NotThreadLocal {
			return true
		}
	case *ir.Function: // a function that others see is defined where its callers are
		if !s.Linkage.IsLocal() || g.Kernel {
			return true
		}
	default:
		return true
	}
	return isInterposable(s.Linkage)
}

// isInterposable reports whether another module's definition may take the place of one (LLVM's GlobalValue::isInterposableLinkage).
func isInterposable(l ir.Linkage) bool {
	return l == ir.WeakAny || l == ir.LinkOnceAny || l == ir.Common || l == ir.ExternalWeak
}

// Single reports whether there must be one global of the name at one address, after all: a program may compare it, from several kernels.
func (p *Plan) Single() func(name string) bool {
	single := map[string]bool{}
	for i, g := range p.nodes {
		s := g.Sym()
		_, isFunc := g.(*ir.Function)
		if p.exclusive(i) || s.UnnamedAddr == ir.NamedAddr && (!isFunc || p.taken[i]) {
			single[s.Name] = true
		}
	}
	return func(name string) bool { return single[name] }
}

// Alone gives the module of what one root reaches. Other than a part's, it need not fit the others' code.
func (p *Plan) Alone(name string) *ir.Module {
	in := make([]bool, len(p.nodes))
	for i, g := range p.nodes {
		if g.Sym().Name != name {
			continue
		}
		for _, n := range p.reach(i) {
			in[n] = true
		}
	}
	return p.module(in)
}

// module gives the module of a set of nodes.
func (p *Plan) module(in []bool) *ir.Module {
	m := *p.m
	m.Vars, m.Funcs, m.Aliases, m.NamedMD = nil, nil, nil, nil
	for i, g := range p.nodes {
		if !in[i] {
			continue
		}
		switch g := g.(type) {
		case *ir.GlobalVar:
			m.Vars = append(m.Vars, g)
		case *ir.Function:
			m.Funcs = append(m.Funcs, g)
		case *ir.Alias:
			m.Aliases = append(m.Aliases, g)
		}
	}
	has := map[ir.Value]bool{}
	for i, g := range p.nodes {
		has[g] = in[i]
	}
	used := units(m.Funcs)
	for _, list := range p.m.NamedMD {
		part := &ir.NamedMD{Name: list.Name}
		for _, node := range list.Nodes {
			if u := ir.NodeOf(node, ir.DICompileUnit); u != nil && !used[u] || !about(node, has) {
				continue
			}
			part.Nodes = append(part.Nodes, node)
		}
		if len(part.Nodes) > 0 || len(list.Nodes) == 0 {
			m.NamedMD = append(m.NamedMD, part)
		}
	}
	return &m
}

// about reports whether a node of the module's metadata holds for a part: it names no global that the part does not have.
func about(node ir.Metadata, has map[ir.Value]bool) bool {
	n, ok := node.(*ir.MDNode)
	if !ok {
		return true
	}
	for _, op := range n.Ops {
		v, ok := op.(*ir.MDValue)
		if !ok {
			continue
		}
		if g, ok := v.V.(ir.Global); ok && !has[g] {
			return false
		}
	}
	return true
}
