package link

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// A symbol is a name that modules share, and what it stands for.
type symbol struct {
	name     string
	provider *input // the first member of an archive that could define it
	defined  bool   // by a module that takes part: no member is pulled for it

	def   ir.Global // the definition that all references mean, nil if there is none
	from  *input
	decl  ir.Global // the declaration that references mean if there is no definition: the first one that is not weak, else the first
	spare ir.Global // a definition of a comdat that was not chosen, which may be used if there is none else
	parts []part    // of an appending variable

	met     bool // unnamed is that of something
	settled bool
	unnamed ir.UnnamedAddr // what all of the name agree on
}

// ranks order definitions: a higher one replaces a lower one before it (LinkModules.cpp, shouldLinkFromSource). Of common variables the
// larger one stays, of strong ones there may be no second.
var ranks = [...]int{
	ir.AvailableExternally: rankAvailable, ir.LinkOnceAny: 2, ir.LinkOnceODR: 2, ir.WeakAny: 3, ir.WeakODR: 3, ir.Common: rankCommon, ir.External: rankStrong,
}

const (
	rankAvailable = 1
	rankCommon    = 4
	rankStrong    = 5
)

// isShared reports whether other modules can see the symbol under its name. LLVM's own lists are merged apart.
func isShared(s *ir.Symbol) bool {
	return s.Name != "" && !s.Linkage.IsLocal() && !(s.Linkage == ir.Appending && ir.IsIntrinsic(s.Name))
}

// resolve decides what every name means, over all modules that take part, in order.
func (l *linker) resolve() error {
	for _, in := range l.p.inputs {
		if !in.taken {
			continue
		}
		lost, err := l.comdats(in)
		if err != nil {
			return err
		}
		for i, v := range in.r.Globals() {
			sym := in.syms[i]
			if sym == nil {
				continue
			}
			g := v.(ir.Global)
			sym.meet(g.Sym().UnnamedAddr)
			switch {
			case g.IsDecl():
				sym.declare(g)
			case lost[g] != keepMember:
				err = sym.passOver(g, in)
			case g.Sym().Linkage == ir.Appending:
				err = sym.append(g, in)
			default:
				err = l.define(sym, g, in)
			}
			if err != nil {
				return err
			}
		}
	}
	return l.settle()
}

// settle completes what is known only after the last module.
func (l *linker) settle() error {
	for _, in := range l.p.inputs {
		if !in.taken {
			continue
		}
		for _, sym := range in.syms {
			if sym == nil || sym.settled {
				continue
			}
			sym.settled = true
			if len(sym.parts) > 0 {
				if err := l.joinParts(sym); err != nil {
					return err
				}
			}
			if sym.def == nil && sym.spare != nil {
				sym.def = sym.spare
			}
			if g, ok := sym.target().(ir.Global); ok {
				g.Sym().UnnamedAddr = sym.unnamed
			}
		}
	}
	return nil
}

// addressMatters orders what may be said of addresses, the most careful first (GlobalValue::getMinUnnamedAddr).
var addressMatters = [...]int{ir.NamedAddr: 0, ir.LocalUnnamedAddr: 1, ir.GlobalUnnamedAddr: 2}

// meet takes in what a module says of the symbol's address: where one module counts on it, it matters.
func (s *symbol) meet(u ir.UnnamedAddr) {
	if !s.met || addressMatters[u] < addressMatters[s.unnamed] {
		s.unnamed = u
	}
	s.met = true
}

// declare takes a declaration in. One stands for all, so it gets the widest alignment that any module counts on: that of a shared
// array whose size the launch gives is nowhere else. It is constant only if all modules say so.
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
	a, ok1 := old.(*ir.GlobalVar)
	b, ok2 := g.(*ir.GlobalVar)
	if ok1 && ok2 && !(a.Const && b.Const) {
		a.Const, b.Const = false, false
	}
}

// define takes a definition in.
func (l *linker) define(s *symbol, g ir.Global, in *input) error {
	if len(s.parts) > 0 {
		return s.mixed(s.parts[0].in, in)
	}
	if s.def == nil {
		s.def, s.from = g, in
		return nil
	}
	old, now := ranks[s.def.Sym().Linkage], ranks[g.Sym().Linkage]
	replaces := now > old
	if now == old {
		switch now {
		case rankAvailable: // LLVM takes the last one: it counts as a declaration, so each module brings its own
			replaces = true
		case rankCommon:
			var err error
			if replaces, err = s.common(g, in); err != nil {
				return err
			}
		case rankStrong:
			return fmt.Errorf("%s is defined twice: in %s and in %s", Demangle(s.name), s.from.name, in.name)
		}
	}
	if l.keepsBoth(s.def) || l.keepsBoth(g) {
		if err := onlyVariables(s.name, s.def, g); err != nil {
			return err
		}
	}
	if replaces {
		s.def, s.from = g, in
	}
	return nil
}

// common tells whether a second common variable is the larger one, which stays; the wider alignment does in any case (LangRef,
// "Linkage Types").
func (s *symbol) common(g ir.Global, in *input) (bool, error) {
	old, ok1 := s.def.(*ir.GlobalVar)
	now, ok2 := g.(*ir.GlobalVar)
	if !ok1 || !ok2 {
		return false, fmt.Errorf("%s: common linkage of something that is no variable in %s", Demangle(s.name), in.name)
	}
	layout, err := in.layout()
	if err != nil {
		return false, err
	}
	align := max(old.Align, now.Align)
	old.Align, now.Align = align, align
	return layout.AllocSize(now.ValueTy) > layout.AllocSize(old.ValueTy), nil
}

func (in *input) layout() (*ir.DataLayout, error) {
	layout, err := ir.ParseDataLayout(in.r.M.DataLayout)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", in.name, err)
	}
	return layout, nil
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
			if in.syms[i] == nil {
				continue
			}
			g := v.(ir.Global)
			t := in.syms[i].target()
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
	wants, is := isFunction(g), isFunction(t)
	if _, null := t.(*ir.Const); !null && wants != is {
		kinds := map[bool]string{true: "function", false: "variable"}
		return fmt.Errorf("%s: %s is a %s here, but a %s in %s", in.name, Demangle(g.Sym().Name), kinds[wants], kinds[is], nameOf(t))
	}
	return nil
}

// isFunction tells functions, and aliases of functions, from variables.
func isFunction(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Function:
		return true
	case *ir.Alias:
		return v.ValueTy.Kind == ir.FuncKind
	}
	return false
}

func nameOf(v ir.Value) string {
	if g, ok := v.(ir.Global); ok && g.Sym().Module != nil {
		return g.Sym().Module.Name
	}
	return "another module"
}
