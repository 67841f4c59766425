package link

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
)

// Options say what a link keeps.
type Options struct {
	Exports []string // symbols that stay visible; none means every kernel
	Kernels []string // further roots, and kernels whatever their calling convention
	// KeepKernels keeps every kernel of every input beside the exports.
	KeepKernels bool
	// Debug reads debug information, which is passed over otherwise.
	Debug bool
	// Body, if there is one, may rewrite each function when its body has been read, before what it refers to is reached. It is called on
	// all cores. What it adds of globals comes from Declare and Text.
	Body func(*ir.Function) error
	// Warn is told of what is linked as LLVM does and yet is probably a mistake; nil for nobody.
	Warn func(Warning)
}

// A linker decides what names mean and follows references from the roots.
type linker struct {
	p           *Program
	opts        Options
	everyKernel bool
	syms        map[string]*symbol
	groups      map[string]*group
	both        map[*ir.Comdat]bool // of the kind nodeduplicate and in several modules
	joined      map[*ir.GlobalVar]*symbol
	live        map[ir.Global]cause
	roots       map[ir.Global]bool
	todo        []ir.Global
	// consts are the constants of modules that have been looked into: many functions share them.
	consts map[*ir.Const]bool
	names  map[*ir.Symbol]string // the names in the inputs of what is live
	lists  map[string][]ir.Value // what llvm.used and llvm.compiler.used list
	made   []ir.Global           // what is live of no input, in the order in which it was reached
}

// A cause is why a global is live.
type cause struct {
	by  ir.Global // what refers to it, nil for a root
	why string    // of a root
}

// Link gives one module with everything that the roots reach. The program can be linked once.
func (p *Program) Link(opts Options) (*ir.Module, error) {
	l := newLinker(p, opts)
	p.linked = l
	if err := l.run(); err != nil {
		return nil, err
	}
	return l.merge()
}

func newLinker(p *Program, opts Options) *linker {
	if opts.Warn == nil {
		opts.Warn = func(Warning) {}
	}
	return &linker{
		p: p, opts: opts, everyKernel: opts.KeepKernels || len(opts.Exports)+len(opts.Kernels) == 0,
		syms: map[string]*symbol{}, groups: map[string]*group{}, both: map[*ir.Comdat]bool{}, joined: map[*ir.GlobalVar]*symbol{},
		live: map[ir.Global]cause{}, roots: map[ir.Global]bool{}, consts: map[*ir.Const]bool{}, names: map[*ir.Symbol]string{},
		lists: map[string][]ir.Value{},
	}
}

// run decides what is kept and reads it.
func (l *linker) run() error {
	if l.opts.Debug {
		for _, in := range l.p.inputs {
			in.r.KeepDebug()
		}
	}
	for _, step := range []func() error{l.pull, l.resolve, l.addRoots, l.addUsed, l.follow, l.checkConstructors} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

func (l *linker) root(g ir.Global, why string) {
	l.roots[g] = true
	l.mark(g, cause{why: why})
}

func (l *linker) mark(g ir.Global, c cause) {
	if _, live := l.live[g]; !live {
		l.live[g] = c
		l.todo = append(l.todo, g)
		if g.Sym().Module == l.p.made.own {
			l.made = append(l.made, g)
		}
	}
}

// markValue marks the globals in an operand.
func (l *linker) markValue(v ir.Value, c cause) {
	for todo := []ir.Value{v}; len(todo) > 0; {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch v := v.(type) {
		case ir.Global:
			l.mark(v, c)
		case *ir.Const:
			if len(v.Ops) == 0 && v.Func == nil || l.consts[v] {
				continue
			}
			l.consts[v] = true
			if v.Func != nil {
				l.mark(v.Func, c)
			}
			for i := len(v.Ops) - 1; i >= 0; i-- {
				todo = append(todo, v.Ops[i])
			}
		case *ir.MDAsValue:
			if m, ok := v.MD.(*ir.MDValue); ok {
				todo = append(todo, m.V)
			}
		}
	}
}

// follow reads what has been marked, round by round: the bodies of a round are read on all cores.
func (l *linker) follow() error {
	for len(l.todo) > 0 {
		round := l.todo
		l.todo = nil
		refs := make([][]ir.Value, len(round))
		err := parallel.Each(len(round), func(i int) (err error) {
			refs[i], err = l.read(round[i])
			return err
		})
		if err != nil {
			return err
		}
		for i, g := range round {
			if !g.IsDecl() {
				l.uses(g)
			}
			for _, v := range refs[i] {
				l.markValue(v, cause{by: g})
			}
		}
	}
	return l.readTables()
}

// readTables gives what is live its attributes. Declarations are of modules of which nothing else may have been read.
func (l *linker) readTables() error {
	var list []*input
	for _, in := range l.p.inputs {
		if in.taken && (in.used || l.anyLive(in)) {
			list = append(list, in)
		}
	}
	return parallel.Each(len(list), func(i int) error { return list[i].r.ReadTables() })
}

func (l *linker) anyLive(in *input) (found bool) {
	each(in.r.M, func(g ir.Global) { found = found || l.isLive(g) })
	return found
}

// uses notes that something of an input is reached.
func (l *linker) uses(g ir.Global) {
	if v, ok := g.(*ir.GlobalVar); ok && l.joined[v] != nil {
		for _, p := range l.joined[v].parts {
			p.in.used = true
		}
	}
	if in := l.p.byMod[g.Sym().Module]; in != nil {
		in.used = true
	}
}

// read reads what a global refers to and gives its references, each once.
func (l *linker) read(g ir.Global) ([]ir.Value, error) {
	if g.IsDecl() {
		return nil, nil
	}
	if g.Sym().Module == l.p.made.own {
		return nil, nil
	}
	in := l.p.byMod[g.Sym().Module]
	if err := l.p.ready(in); err != nil {
		return nil, err
	}
	switch g := g.(type) {
	case *ir.GlobalVar:
		if s := l.joined[g]; s != nil {
			if err := l.join(g, s); err != nil {
				return nil, err
			}
		}
		return []ir.Value{g.Init}, nil
	case *ir.Alias:
		if g.IFunc {
			return nil, fmt.Errorf("%s is an ifunc: its address is chosen when a program is loaded, which GPUs do not do", describe(g))
		}
		g.Target = in.ownAddress(g.Target)
		return []ir.Value{g.Target}, nil
	case *ir.Function:
		if err := in.r.ReadBody(g); err != nil {
			return nil, err
		}
		if l.opts.Body != nil {
			if err := l.opts.Body(g); err != nil {
				return nil, err
			}
		}
		return bodyRefs(g), nil
	}
	return nil, nil
}

// ownAddress makes the target of an alias mean the module's own definition even where another module's takes its place for all other
// references: an alias is a name of a place in its module (LangRef, "Aliases"; IRMover.cpp, IndirectSymbolValueMap).
func (in *input) ownAddress(v ir.Value) ir.Value {
	switch v := v.(type) {
	case ir.Global:
		if v.Sym().Module != in.r.M {
			if own := in.find(v.Sym().Name); own != nil {
				return own
			}
		}
	case *ir.Const:
		if v.Kind != ir.ConstExpr || len(v.Ops) == 0 {
			return v
		}
		if base := in.ownAddress(v.Ops[0]); base != v.Ops[0] {
			c := *v
			c.Ops = append([]ir.Value{base}, v.Ops[1:]...)
			return &c
		}
	}
	return v
}

// find gives the module's own definition of a name, nil if there is none.
func (in *input) find(name string) ir.Global {
	var found ir.Global
	each(in.r.M, func(g ir.Global) {
		if g.Sym().Name == name && !g.IsDecl() {
			found = g
		}
	})
	return found
}

// bodyRefs gives the operands of a function's body that may refer to globals, each once, in order.
func bodyRefs(f *ir.Function) []ir.Value {
	var refs []ir.Value
	seen := map[ir.Value]bool{}
	add := func(p *ir.Value) {
		switch v := (*p).(type) {
		case *ir.Const:
			if len(v.Ops) == 0 && v.Func == nil {
				return
			}
		case ir.Global, *ir.MDAsValue:
		default:
			return
		}
		if !seen[*p] {
			seen[*p] = true
			refs = append(refs, *p)
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			in.EachOperand(add)
		}
	}
	for _, v := range []ir.Value{f.Prefix, f.Prologue, f.Personality} {
		if v != nil {
			add(&v)
		}
	}
	return refs
}

// each calls f with every global of a module.
func each(m *ir.Module, f func(ir.Global)) {
	for _, g := range m.Vars {
		f(g)
	}
	for _, g := range m.Funcs {
		f(g)
	}
	for _, g := range m.Aliases {
		f(g)
	}
}
