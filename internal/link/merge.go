package link

import (
	"cmp"
	"sort"
	"strconv"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// merge makes the module of what is live, in the order of the inputs.
func (l *linker) merge() (*ir.Module, error) {
	m := &ir.Module{Types: l.p.Types, Name: "linked"}
	md := newMerger(m, l)
	var layouts layouts
	for _, in := range l.p.inputs {
		if !in.taken {
			continue
		}
		src := in.r.M
		m.Triple, m.DataLayout, m.Producer = cmp.Or(m.Triple, src.Triple), cmp.Or(m.DataLayout, src.DataLayout), cmp.Or(m.Producer, src.Producer)
		for _, g := range src.Vars {
			if l.isLive(g) {
				m.Vars = append(m.Vars, g)
			}
		}
		for _, f := range src.Funcs {
			if l.isLive(f) {
				m.Funcs = append(m.Funcs, f)
			}
		}
		for _, a := range src.Aliases {
			if l.isLive(a) {
				m.Aliases = append(m.Aliases, a)
			}
		}
		if !in.used {
			continue
		}
		if err := md.module(in); err != nil {
			return nil, err
		}
		if err := layouts.check(in, l.opts.Warn); err != nil {
			return nil, err
		}
		if src.Asm != "" {
			m.Asm += strings.TrimSuffix(src.Asm, "\n") + "\n"
		}
	}
	l.addMade(m)
	if err := md.finish(); err != nil {
		return nil, err
	}
	dropNoCallback(m)
	l.warnOfCalls(m)
	l.dropDeadMetadata(m)
	l.internalise(m)
	l.joinLists(m)
	return m, nil
}

func (l *linker) isLive(g ir.Global) bool {
	_, live := l.live[g]
	return live
}

// internalise makes everything but the roots local to the module, under names of its own.
func (l *linker) internalise(m *ir.Module) {
	taken := map[string]bool{}
	var locals []*ir.Symbol
	each(m, func(g ir.Global) {
		s := g.Sym()
		l.names[s] = s.Name
		s.Comdat, s.DLL, s.Partition = nil, ir.DLLDefault, ""
		switch {
		case g.IsDecl():
			taken[s.Name] = true
		case l.roots[g]:
			taken[s.Name] = true
			s.Linkage, s.Visibility = ir.External, ir.DefaultVisibility
		default:
			s.Linkage, s.Visibility = ir.Internal, ir.DefaultVisibility
			locals = append(locals, s)
		}
	})
	locals = append(locals, l.renameAliased(m)...)
	last := map[string]int{}
	for _, s := range locals {
		if s.Linkage == ir.Internal {
			s.Name = unique(taken, last, s.Name)
		}
	}
}

// renameAliased gives what only an exported alias makes visible the alias's name, since PTX cannot name one thing twice. An alias of an
// address within something, or of something that has a name of its own to keep, stays for others to make something of. Given are the
// aliases that are local now.
func (l *linker) renameAliased(m *ir.Module) []*ir.Symbol {
	var locals []*ir.Symbol
	for _, a := range m.Aliases {
		if a.Linkage.IsLocal() {
			continue
		}
		g, ok := a.Target.(ir.Global)
		for next, isAlias := g.(*ir.Alias); ok && isAlias; next, isAlias = g.(*ir.Alias) {
			g, ok = next.Target.(ir.Global)
		}
		if !ok || !g.Sym().Linkage.IsLocal() {
			continue
		}
		s := g.Sym()
		s.Name, s.Linkage = a.Name, ir.External
		a.Linkage = ir.Internal
		locals = append(locals, &a.Symbol)
	}
	return locals
}

// unique gives the name, or the name with the first number that makes it a new one, and takes it. Last remembers the numbers
// that were tried, since modules of one compiler have thousands of locals of one name.
func unique(taken map[string]bool, last map[string]int, name string) string {
	n := name
	for n == "" || taken[n] {
		last[name]++
		n = name + "." + strconv.Itoa(last[name])
	}
	taken[n] = true
	return n
}

// Kernels gives the names of a module's kernels in order.
func Kernels(m *ir.Module) []string {
	var names []string
	for _, f := range m.Funcs {
		if f.Kernel && !f.IsDecl() {
			names = append(names, f.Name)
		}
	}
	sort.Strings(names)
	return names
}
