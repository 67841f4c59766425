package link

import (
	"slices"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
)

// enter gives every global that other modules see its symbol, and every symbol the first member of an archive that could define it.
func (l *linker) enter() {
	for _, in := range l.p.inputs {
		globals := in.r.Globals()
		in.syms = make([]*symbol, len(globals))
		for i, v := range globals {
			g := v.(ir.Global)
			if !isShared(g.Sym()) {
				continue
			}
			sym := l.syms[g.Sym().Name]
			if sym == nil {
				sym = &symbol{name: g.Sym().Name}
				l.syms[sym.name] = sym
			}
			in.syms[i] = sym
			switch {
			case !defines(g):
			case !in.archived:
				sym.defined = true
			case sym.provider == nil:
				sym.provider = in
			}
		}
	}
}

// defines reports whether a global is a definition that others may use.
func defines(g ir.Global) bool {
	return !g.IsDecl() && g.Sym().Linkage != ir.AvailableExternally
}

// A puller takes members of archives in that define what is undefined, until nothing changes. What a member itself leaves undefined is
// wanted in its turn, wherever it stands: archives have no order.
type puller struct {
	l    *linker
	todo []*input // taken, and not looked into yet
}

// pull decides which members of archives take part: those that define what plain files or other members leave undefined or what is to be
// exported, and those with kernels, if every kernel is kept. As in other linkers a weak reference pulls nothing.
func (l *linker) pull() error {
	l.enter()
	p := puller{l: l}
	for _, in := range l.p.inputs {
		if in.taken {
			p.todo = append(p.todo, in)
		}
	}
	if l.everyKernel || slices.ContainsFunc(l.opts.Kernels, isPattern) {
		if err := p.kernels(); err != nil {
			return err
		}
	}
	for _, names := range [][]string{l.opts.Exports, l.opts.Kernels} {
		for _, name := range names {
			if sym := l.syms[name]; sym != nil {
				p.want(sym)
			}
		}
	}
	for len(p.todo) > 0 {
		in := p.todo[0]
		p.todo = p.todo[1:]
		for i, v := range in.r.Globals() {
			g := v.(ir.Global)
			if sym := in.syms[i]; sym != nil && !defines(g) && g.Sym().Linkage != ir.ExternalWeak && !ir.IsIntrinsic(sym.name) {
				p.want(sym)
			}
		}
	}
	return nil
}

func (p *puller) want(sym *symbol) {
	if !sym.defined && sym.provider != nil {
		p.take(sym.provider)
	}
}

func (p *puller) take(in *input) {
	if in.taken {
		return
	}
	in.taken = true
	p.todo = append(p.todo, in)
	for i, v := range in.r.Globals() {
		if sym := in.syms[i]; sym != nil && defines(v.(ir.Global)) {
			sym.defined = true
		}
	}
}

// kernels takes every member that has a kernel of those that are wanted.
func (p *puller) kernels() error {
	inputs := p.l.p.inputs
	if err := parallel.Each(len(inputs), func(i int) error { return inputs[i].findKernels() }); err != nil {
		return err
	}
	for _, in := range inputs {
		if slices.ContainsFunc(in.kernels, p.l.wantsKernel) {
			p.take(in)
		}
	}
	return nil
}

// wantsKernel reports whether a kernel is wanted because all are or because its name is like one that was given.
func (l *linker) wantsKernel(f *ir.Function) bool {
	return l.everyKernel || slices.ContainsFunc(l.opts.Kernels, func(pattern string) bool { return isPattern(pattern) && matches(pattern, f.Name) })
}

// findKernels notes the kernels that a module defines: by calling convention, and by annotations, which few modules have.
func (in *input) findKernels() error {
	var found []*ir.Function
	annotated, err := in.r.HasNamedMetadata("nvvm.annotations")
	if err != nil {
		return err
	}
	if annotated {
		p, err := in.peek()
		if err != nil {
			return err
		}
		markAnnotated(p.m)
		for i, v := range in.r.Globals() {
			if f, ok := p.globals[i].(*ir.Function); ok && f.Kernel {
				v.(*ir.Function).Kernel = true
			}
		}
	}
	for _, f := range in.r.M.Funcs {
		if f.Kernel && defines(f) {
			found = append(found, f)
		}
	}
	in.kernels = found
	return nil
}
