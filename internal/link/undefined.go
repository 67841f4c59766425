package link

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// An Undefined is a symbol that nothing defines.
type Undefined struct {
	Name      string
	Referrers []Referrer // the first ones, up to three
	More      int        // how many further ones there are
	Hint      string     // what to do about it, "" if that is not known
}

// A Referrer is a function or variable that refers to a symbol.
type Referrer struct {
	What string // with its name and the module it came from
	Line string // where in its source, as file:line, if debug information says so
}

// An UndefinedError lists the symbols that would stay undefined in the PTX.
type UndefinedError struct{ Symbols []Undefined }

func (e *UndefinedError) Error() string {
	var b strings.Builder
	for i, u := range e.Symbols {
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "undefined symbol: %s", Demangle(u.Name))
		for _, r := range u.Referrers {
			fmt.Fprintf(&b, "\n  referred to by %s", r.What)
			if r.Line != "" {
				fmt.Fprintf(&b, ", at %s", r.Line)
			}
		}
		if u.More > 0 {
			fmt.Fprintf(&b, "\n  and by %d more", u.More)
		}
		if u.Hint != "" {
			fmt.Fprintf(&b, "\n  %s", u.Hint)
		}
	}
	return b.String()
}

// CheckUndefined gives an *UndefinedError if the linked module, which may have been rewritten since, refers to something that neither it,
// nor LLVM, nor CUDA defines; known may accept further names; nil accepts none.
func (p *Program) CheckUndefined(m *ir.Module, known func(string) bool) error {
	if known == nil {
		known = func(string) bool { return false }
	}
	u := undefinedFinder{l: p.linked, missing: map[ir.Global]*Undefined{}}
	each(m, func(g ir.Global) {
		name := u.l.nameOf(g)
		if g.IsDecl() && !ir.IsIntrinsic(name) && !known(name) && !suppliedByCUDA(g, name) {
			u.missing[g] = &Undefined{Name: name}
		}
	})
	if len(u.missing) == 0 {
		return nil
	}
	u.find(m)
	var e UndefinedError
	names := u.l.defined()
	for _, s := range u.missing {
		if len(s.Referrers) > 0 {
			s.Hint = hint(s.Name, names)
			e.Symbols = append(e.Symbols, *s)
		}
	}
	if len(e.Symbols) == 0 {
		return nil
	}
	p.lookElsewhere(&e)
	slices.SortFunc(e.Symbols, func(a, b Undefined) int { return cmp.Compare(a.Name, b.Name) })
	return &e
}

const maxReferrers = 3

// An undefinedFinder finds what refers to missing symbols.
type undefinedFinder struct {
	l       *linker
	missing map[ir.Global]*Undefined
}

func (u *undefinedFinder) find(m *ir.Module) {
	for _, g := range m.Vars {
		if g.Init != nil {
			u.refer(g, "the variable ", []ir.Value{g.Init})
		}
	}
	for _, a := range m.Aliases {
		if a.Target != nil {
			u.refer(a, "the alias ", []ir.Value{a.Target})
		}
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			u.refer(f, "", bodyRefs(f))
		}
	}
}

// refer notes a referrer at every missing symbol in the values.
func (u *undefinedFinder) refer(by ir.Global, kind string, values []ir.Value) {
	seen := map[ir.Value]bool{}
	for len(values) > 0 {
		v := values[len(values)-1]
		values = values[:len(values)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		if c, ok := v.(*ir.Const); ok {
			values = append(values, c.Ops...)
			continue
		}
		g, ok := v.(ir.Global)
		if !ok {
			continue
		}
		s := u.missing[g]
		switch {
		case s == nil:
		case len(s.Referrers) < maxReferrers:
			s.Referrers = append(s.Referrers, Referrer{kind + u.l.describe(by), u.l.line(by, s.Name)})
		default:
			s.More++
		}
	}
}

func describe(g ir.Global) string { return describeAs(g, g.Sym().Name) }

// describeAs gives a global under a name, and the module that it came from.
func describeAs(g ir.Global, name string) string {
	s := g.Sym()
	if s.Module != nil && s.Module.Name != "" {
		return Demangle(name) + " in " + s.Module.Name
	}
	return Demangle(name)
}
