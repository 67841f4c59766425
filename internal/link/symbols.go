package link

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// A symbol is a name that modules share, and what it stands for.
type symbol struct {
	def  ir.Global // the definition that all references mean, nil if there is none
	from *input
	decl ir.Global // the first declaration
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

// resolve fills the symbol table from all inputs in order.
func (p *Program) resolve() error {
	for _, in := range p.inputs {
		for _, v := range in.r.Globals() {
			g := v.(ir.Global)
			s := g.Sym()
			if s.Linkage.IsLocal() || s.Linkage == ir.Appending || s.Name == "" {
				continue
			}
			sym := p.syms[s.Name]
			if sym == nil {
				sym = &symbol{}
				p.syms[s.Name] = sym
			}
			if g.IsDecl() {
				if sym.decl == nil {
					sym.decl = g
				}
				continue
			}
			if err := sym.define(g, in); err != nil {
				return err
			}
		}
	}
	return nil
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
	case now == 4 && old == 4 && in.archived == s.from.archived && !in.archived:
		return fmt.Errorf("%s is defined twice: in %s and in %s", Demangle(g.Sym().Name), s.from.name, in.name)
	}
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
			sym := p.syms[g.Sym().Name]
			if sym == nil || g.Sym().Linkage.IsLocal() || g.Sym().Linkage == ir.Appending {
				continue
			}
			t := sym.target()
			if t == v {
				continue
			}
			if t.Type() != g.Type() {
				in.err = fmt.Errorf("%s: %s is in address space %d here, but in address space %d in %s", in.name,
					Demangle(g.Sym().Name), g.Type().AddrSpace, t.Type().AddrSpace, nameOf(t))
				return
			}
			in.r.SetGlobal(i, t)
		}
		in.err = in.r.ReadModuleLevel()
	})
	return in.err
}

func nameOf(v ir.Value) string {
	if g, ok := v.(ir.Global); ok && g.Sym().Module != nil {
		return g.Sym().Module.Name
	}
	return "another module"
}

// isIntrinsic tells the names that are LLVM's own.
func isIntrinsic(name string) bool { return strings.HasPrefix(name, "llvm.") }
