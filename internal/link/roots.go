package link

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// addRoots marks what is to stay visible: the exports, the kernels that are named, and every kernel if none of both is named or all are
// to be kept.
func (l *linker) addRoots() error {
	for _, name := range l.opts.Exports {
		if err := l.export(name, "it is exported"); err != nil {
			return err
		}
	}
	for _, pattern := range l.opts.Kernels {
		if err := l.addKernel(pattern); err != nil {
			return err
		}
	}
	if l.everyKernel {
		l.addKernels("")
	}
	if len(l.roots) == 0 {
		return fmt.Errorf("nothing to link: no symbol is exported, and no input has a kernel (a function of the ptx-kernel calling convention)")
	}
	return nil
}

func (l *linker) export(name, why string) error {
	sym := l.syms[name]
	if sym == nil || sym.def == nil {
		return fmt.Errorf("%s is to be exported, but no input defines it%s", Demangle(name), didYouMean(name, l.defined()))
	}
	l.root(sym.def, why)
	return nil
}

// defined gives the names that have a definition, in members that nothing pulls too.
func (l *linker) defined() []string {
	var names []string
	for name, sym := range l.syms {
		if sym.def != nil || sym.provider != nil {
			names = append(names, name)
		}
	}
	return names
}

// addKernel makes a function a kernel and a root. A pattern with asterisks means the kernels of such names.
func (l *linker) addKernel(pattern string) error {
	if isPattern(pattern) {
		if l.addKernels(pattern) == 0 {
			return fmt.Errorf("--kernel %s: no kernel has such a name", pattern)
		}
		return nil
	}
	if err := l.export(pattern, "it was named as a kernel"); err != nil {
		return err
	}
	f, ok := l.syms[pattern].def.(*ir.Function)
	if !ok {
		return fmt.Errorf("%s is to be a kernel, but it is no function", Demangle(pattern))
	}
	f.Kernel = true
	return nil
}

// addKernels makes the kernels roots whose names are like the pattern, all for "", and counts them.
func (l *linker) addKernels(pattern string) int {
	n := 0
	for _, in := range l.p.inputs {
		if !in.taken {
			continue
		}
		for _, f := range in.kernels {
			if pattern != "" && !matches(pattern, f.Name) {
				continue
			}
			if sym := l.syms[f.Name]; f.Linkage.IsLocal() || sym != nil && sym.def == ir.Global(f) {
				n++
				l.root(f, "it is a kernel")
			}
		}
	}
	return n
}

// isPattern reports whether a name stands for several: an asterisk for any characters.
func isPattern(s string) bool { return strings.Contains(s, "*") }

// matches compares a name with one in which an asterisk stands for any characters.
func matches(pattern, name string) bool {
	pieces := strings.Split(pattern, "*")
	first, last := pieces[0], pieces[len(pieces)-1]
	if len(pieces) == 1 {
		return pattern == name
	}
	if len(name) < len(first)+len(last) || !strings.HasPrefix(name, first) || !strings.HasSuffix(name, last) {
		return false
	}
	name = name[len(first) : len(name)-len(last)]
	for _, p := range pieces[1 : len(pieces)-1] {
		_, rest, found := strings.Cut(name, p)
		if !found {
			return false
		}
		name = rest
	}
	return true
}

// markAnnotated marks the kernels that !nvvm.annotations names.
func markAnnotated(m *ir.Module) {
	md := m.FindNamedMD("nvvm.annotations")
	if md == nil {
		return
	}
	for _, n := range md.Nodes {
		markKernel(annotated(n), n)
	}
}

// markKernel marks the function that an annotation calls a kernel.
func markKernel(g ir.Global, n ir.Metadata) {
	if f, ok := g.(*ir.Function); ok && hasKernelMark(n.(*ir.MDNode)) {
		f.Kernel = true
	}
}

// annotated gives the function or variable that an annotation is about, nil if it is about none.
func annotated(n ir.Metadata) ir.Global {
	node, ok := n.(*ir.MDNode)
	if !ok || len(node.Ops) == 0 {
		return nil
	}
	v, ok := node.Ops[0].(*ir.MDValue)
	if !ok {
		return nil
	}
	g, _ := v.V.(ir.Global)
	return g
}

// hasKernelMark looks for the pair "kernel", 1 among an annotation's pairs.
func hasKernelMark(n *ir.MDNode) bool {
	for i := 1; i+1 < len(n.Ops); i += 2 {
		key, ok := n.Ops[i].(*ir.MDString)
		if !ok || key.S != "kernel" {
			continue
		}
		if v, ok := n.Ops[i+1].(*ir.MDValue); ok {
			if one, ok := ir.AsUint64(v.V); ok && one == 1 {
				return true
			}
		}
	}
	return false
}
