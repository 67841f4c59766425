package link

import (
	"cmp"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// A Share is what one path of the source, such as core::fmt, has of a linked program.
type Share struct {
	Path         string
	Functions    int
	Instructions int
	Of           int      // instructions of the whole program
	Why          []string // the shortest chain of references from a root to something of it, by names
}

// leastShare is the part of a program that a path must have to be named: one in so many instructions.
const leastShare = 10

// Shares gives, after Link, the paths that have most of the program, with what pulled each in: those with a tenth of it at least, largest
// first. It is about the program before a dialect's passes.
func (p *Program) Shares() []Share {
	l := p.linked
	shares := map[string]*Share{}
	members := map[string][]ir.Global{}
	of := 0
	for g := range l.live {
		f, ok := g.(*ir.Function)
		if !ok || f.IsDecl() {
			continue
		}
		size := f.Size()
		path := sourcePath(PlainName(l.nameOf(g)))
		s := shares[path]
		if s == nil {
			s = &Share{Path: path}
			shares[path] = s
		}
		s.Functions++
		s.Instructions += size
		of += size
		members[path] = append(members[path], g)
	}
	var list []Share
	for path, s := range shares {
		if s.Instructions*leastShare < of || s.Instructions == 0 {
			continue
		}
		s.Of, s.Why = of, l.shortest(members[path])
		list = append(list, *s)
	}
	slices.SortFunc(list, func(a, b Share) int {
		return cmp.Or(cmp.Compare(b.Instructions, a.Instructions), strings.Compare(a.Path, b.Path))
	})
	return list
}

// shortest gives the shortest of the chains that keep several globals, from the root on; of equal ones the first by names.
func (l *linker) shortest(list []ir.Global) []string {
	var best []string
	for _, g := range list {
		var chain []string
		for {
			chain = append(chain, PlainName(l.nameOf(g)))
			by := l.live[g].by
			if by == nil {
				break
			}
			g = by
		}
		slices.Reverse(chain)
		if best == nil || len(chain) < len(best) || len(chain) == len(best) && slices.Compare(chain, best) < 0 {
			best = chain
		}
	}
	return best
}

// sourcePath gives the crate and first module of a name as it stands in the source: core::fmt of core::fmt::write, of
// <core::fmt::Formatter>::pad, and of <u32 as core::fmt::Debug>::fmt, since u32 is of no module. A name without a module is its own path.
func sourcePath(name string) string {
	name = strings.TrimLeft(name, "<&*[( ")
	for _, word := range []string{"mut ", "const ", "dyn "} {
		name = strings.TrimPrefix(name, word)
	}
	parts := strings.SplitN(name, "::", 3)
	for i, p := range parts {
		parts[i] = p[:len(identifier(p))]
		if parts[i] != p { // generic arguments, the end of a type, or what is no path
			parts = parts[:i+1]
			break
		}
	}
	if len(parts) > 2 {
		parts = parts[:2]
	}
	if len(parts) == 2 && parts[1] == "" {
		parts = parts[:1]
	}
	if _, trait, ok := strings.Cut(name, " as "); ok && len(parts) == 1 {
		return sourcePath(trait)
	}
	if parts[0] == "" {
		return name
	}
	return strings.Join(parts, "::")
}

// identifier gives the letters, digits and underscores that a text begins with.
func identifier(s string) string {
	for i := range len(s) {
		if b := s[i]; b != '_' && (b < '0' || b > '9') && (b < 'a' || b > 'z') && (b < 'A' || b > 'Z') && b < 0x80 {
			return s[:i]
		}
	}
	return s
}
