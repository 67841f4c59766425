package link

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// A symbol is a name that modules share, and what it stands for.
type symbol struct {
	def  ir.Global // the definition that all references mean, nil if there is none
	from *input
	decl ir.Global // the declaration that references mean if there is no definition: the first one that is not weak, else the first
}

// strength orders definitions: a stronger one replaces a weaker one before it.
func strength(g ir.Global) int {
	switch g.Sym().Linkage {
	case ir.AvailableExternally:
		return 1
	case ir.Common:
		return 2
	case ir.LinkOnceAny, ir.LinkOnceODR, ir.WeakAny, ir.WeakODR:
		return 3
	}
	return 4
}

// isShared reports whether other modules can see the symbol under its name.
func isShared(s *ir.Symbol) bool {
	return s.Name != "" && !s.Linkage.IsLocal() && s.Linkage != ir.Appending
}

// resolve fills the symbol table from all inputs in order.
func (p *Program) resolve() error {
	for _, in := range p.inputs {
		for _, v := range in.r.Globals() {
			g := v.(ir.Global)
			s := g.Sym()
			if !isShared(s) {
				continue
			}
			sym := p.syms[s.Name]
			if sym == nil {
				sym = &symbol{}
				p.syms[s.Name] = sym
			}
			if g.IsDecl() {
				sym.declare(g)
			} else if err := sym.define(g, in); err != nil {
				return err
			}
		}
	}
	return nil
}

// declare takes a declaration in. One stands for all, so it gets the widest alignment that any module counts on: that of a shared
// array whose size the launch gives is nowhere else.
func (s *symbol) declare(g ir.Global) {
	old := s.decl
	if old == nil {
		s.decl = g
		return
	}
	if old.Sym().Linkage == ir.ExternalWeak && g.Sym().Linkage != ir.ExternalWeak {
		s.decl = g
	}
	s.decl.Sym().Align = max(old.Sym().Align, g.Sym().Align)
}

func (s *symbol) define(g ir.Global, in *input) error {
	if s.def == nil {
		s.def, s.from = g, in
		return nil
	}
	old, now := strength(s.def), strength(g)
	switch {
	case in.archived && !s.from.archived && old > 1:
		// A member of an archive does not replace what a plain file defines.
	case now > old:
		s.def, s.from = g, in
	case now == 2 && old == 2:
		return s.common(g, in)
	case now == 4 && old == 4 && !in.archived:
		return fmt.Errorf("%s is defined twice: in %s and in %s", Demangle(g.Sym().Name), s.from.name, in.name)
	}
	return nil
}

// common merges two common variables: the larger one stays, with the wider alignment (LangRef, "Linkage Types").
func (s *symbol) common(g ir.Global, in *input) error {
	old, ok1 := s.def.(*ir.GlobalVar)
	now, ok2 := g.(*ir.GlobalVar)
	if !ok1 || !ok2 {
		return fmt.Errorf("%s: common linkage of something that is no variable in %s", Demangle(g.Sym().Name), in.name)
	}
	layout, err := ir.ParseDataLayout(in.r.M.DataLayout)
	if err != nil {
		return fmt.Errorf("%s: %w", in.name, err)
	}
	align := max(old.Align, now.Align)
	if layout.AllocSize(now.ValueTy) > layout.AllocSize(old.ValueTy) {
		s.def, s.from = g, in
	}
	s.def.Sym().Align = align
	return nil
}

// target gives what references to a name mean.
func (s *symbol) target() ir.Value {
	if s.def != nil {
		return s.def
	}
	if s.decl.Sym().Linkage == ir.ExternalWeak {
		return ir.Null(s.decl.Type())
	}
	return s.decl
}

// ready makes an input's references mean what they were resolved to and reads its constants. Several goroutines may call it.
func (p *Program) ready(in *input) error {
	in.prepare.Do(func() {
		for i, v := range in.r.Globals() {
			g := v.(ir.Global)
			if !isShared(g.Sym()) {
				continue
			}
			t := p.syms[g.Sym().Name].target()
			if t == v {
				continue
			}
			if in.err = fits(in, g, t); in.err != nil {
				return
			}
			in.r.SetGlobal(i, t)
		}
		in.err = in.r.ReadModuleLevel()
	})
	return in.err
}

// fits checks that a module can use a definition or declaration of another in the place of its own.
func fits(in *input, g ir.Global, t ir.Value) error {
	if t.Type() != g.Type() {
		return fmt.Errorf("%s: %s is in address space %d here, but in address space %d in %s", in.name,
			Demangle(g.Sym().Name), g.Type().AddrSpace, t.Type().AddrSpace, nameOf(t))
	}
	_, wantsFunc := g.(*ir.Function)
	_, isVar := t.(*ir.GlobalVar)
	_, wantsVar := g.(*ir.GlobalVar)
	_, isFunc := t.(*ir.Function)
	if wantsFunc && isVar || wantsVar && isFunc {
		kinds := map[bool]string{true: "function", false: "variable"}
		return fmt.Errorf("%s: %s is a %s here, but a %s in %s", in.name, Demangle(g.Sym().Name), kinds[wantsFunc], kinds[isFunc], nameOf(t))
	}
	return nil
}

func nameOf(v ir.Value) string {
	if g, ok := v.(ir.Global); ok && g.Sym().Module != nil {
		return g.Sym().Module.Name
	}
	return "another module"
}
