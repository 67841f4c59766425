package link

import (
	"fmt"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// WhyLive explains, after Link, why symbols are in the program: for each that the name means, the chain of references that leads to it from
// a root, one line a step. The name is a symbol's own or its demangled one; an asterisk stands for any characters.
func (p *Program) WhyLive(name string) string {
	l := p.linked
	var b strings.Builder
	for _, g := range l.named(name) {
		fmt.Fprintf(&b, "%s is kept:\n", l.describe(g))
		for {
			c := l.live[g]
			if c.by == nil {
				fmt.Fprintf(&b, "  %s\n", c.why)
				break
			}
			g = c.by
			fmt.Fprintf(&b, "  %s refers to it\n", l.describe(g))
		}
	}
	if b.Len() > 0 {
		return b.String()
	}
	for sym, s := range l.syms {
		if s.def != nil && isNamed(name, sym) {
			return fmt.Sprintf("%s is not kept: nothing refers to it that is kept itself\n", name)
		}
	}
	return fmt.Sprintf("%s: no input that takes part in the link defines this symbol%s\n", name, didYouMean(name, l.defined()))
}

// named gives the live globals that a name means, in order of their names and places.
func (l *linker) named(name string) []ir.Global {
	var found []ir.Global
	for g := range l.live {
		if isNamed(name, l.nameOf(g)) {
			found = append(found, g)
		}
	}
	slices.SortFunc(found, func(a, b ir.Global) int { return strings.Compare(l.describe(a), l.describe(b)) })
	return found
}

// isNamed reports whether a symbol is meant by a name, or by a pattern: as it is or demangled.
func isNamed(name, symbol string) bool {
	return matches(name, symbol) || matches(name, PlainName(symbol))
}

// nameOf gives the name that a global has in its input.
func (l *linker) nameOf(g ir.Global) string {
	if name, ok := l.names[g.Sym()]; ok {
		return name
	}
	return g.Sym().Name
}

func (l *linker) describe(g ir.Global) string { return describeAs(g, l.nameOf(g)) }
