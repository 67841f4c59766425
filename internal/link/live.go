package link

import (
	"fmt"
	"sort"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// Options say what a link keeps.
type Options struct {
	Exports []string // symbols that stay visible; none means every kernel
	Kernels []string // further roots, and kernels whatever their calling convention
	// KeepKernels keeps every kernel of every input beside the exports.
	KeepKernels bool
}

// A linker follows references from the roots.
type linker struct {
	p     *Program
	live  map[ir.Global]bool
	roots map[ir.Global]bool
	todo  []ir.Global
	// consts are the constants of modules that have been looked into: many functions share them.
	consts map[*ir.Const]bool
}

// Link gives one module with everything that the roots reach. The program can be linked once.
func (p *Program) Link(opts Options) (*ir.Module, error) {
	l := &linker{p: p, live: map[ir.Global]bool{}, roots: map[ir.Global]bool{}, consts: map[*ir.Const]bool{}}
	if err := l.addRoots(opts); err != nil {
		return nil, err
	}
	if err := l.addUsed(); err != nil {
		return nil, err
	}
	if err := l.follow(); err != nil {
		return nil, err
	}
	return l.merge()
}

func (l *linker) addRoots(opts Options) error {
	for _, name := range append(append([]string(nil), opts.Exports...), opts.Kernels...) {
		sym := l.p.syms[name]
		if sym == nil || sym.def == nil {
			return fmt.Errorf("%s is to be exported, but no input defines it", Demangle(name))
		}
		l.root(sym.def)
	}
	for _, name := range opts.Kernels {
		f, ok := l.p.syms[name].def.(*ir.Function)
		if !ok {
			return fmt.Errorf("%s is to be a kernel, but it is no function", Demangle(name))
		}
		f.Kernel = true
	}
	if opts.KeepKernels || len(opts.Exports)+len(opts.Kernels) == 0 {
		if err := l.addKernels(); err != nil {
			return err
		}
	}
	if len(l.roots) == 0 {
		return fmt.Errorf("nothing to link: no symbol is exported, and no input has a kernel (a function of the ptx-kernel calling convention)")
	}
	return nil
}

// addKernels makes every kernel a root, those that only an annotation marks included.
func (l *linker) addKernels() error {
	for _, in := range l.p.inputs {
		if err := l.p.ready(in); err != nil {
			return err
		}
		markAnnotated(in.r.M)
		for _, f := range in.r.M.Funcs {
			if !f.Kernel || f.IsDecl() {
				continue
			}
			if sym := l.p.syms[f.Name]; sym == nil || sym.def == ir.Global(f) {
				l.root(f)
			}
		}
	}
	return nil
}

// markAnnotated marks the kernels that !nvvm.annotations names.
func markAnnotated(m *ir.Module) {
	md := m.FindNamedMD("nvvm.annotations")
	if md == nil {
		return
	}
	for _, n := range md.Nodes {
		if f := annotated(n); f != nil && hasKernelMark(n.(*ir.MDNode)) {
			f.Kernel = true
		}
	}
}

// annotated gives the function that an annotation is about.
func annotated(n ir.Metadata) *ir.Function {
	node, ok := n.(*ir.MDNode)
	if !ok || len(node.Ops) == 0 {
		return nil
	}
	v, ok := node.Ops[0].(*ir.MDValue)
	if !ok {
		return nil
	}
	f, _ := v.V.(*ir.Function)
	return f
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

func (l *linker) root(g ir.Global) {
	l.roots[g] = true
	l.mark(g)
}

// addUsed keeps what plain files list in llvm.used and llvm.compiler.used, and refuses constructors.
func (l *linker) addUsed() error {
	for _, in := range l.p.inputs {
		for _, g := range in.r.M.Vars {
			if g.Linkage != ir.Appending || in.archived {
				continue
			}
			if err := l.p.ready(in); err != nil {
				return err
			}
			switch g.Name {
			case "llvm.used", "llvm.compiler.used":
				l.markValue(g.Init)
			case "llvm.global_ctors", "llvm.global_dtors":
				if c, ok := g.Init.(*ir.Const); ok && len(c.Ops) > 0 {
					return fmt.Errorf("%s: %s lists functions to be run at start-up, which a GPU program does not have", in.name, g.Name)
				}
			}
		}
	}
	return nil
}

func (l *linker) mark(g ir.Global) {
	if !l.live[g] {
		l.live[g] = true
		l.todo = append(l.todo, g)
	}
}

// markValue marks the globals in an operand.
func (l *linker) markValue(v ir.Value) {
	switch v := v.(type) {
	case ir.Global:
		l.mark(v)
	case *ir.Const:
		if len(v.Ops) == 0 && v.Func == nil || l.consts[v] {
			return
		}
		l.consts[v] = true
		if v.Func != nil {
			l.mark(v.Func)
		}
		for _, op := range v.Ops {
			l.markValue(op)
		}
	case *ir.MDAsValue:
		if m, ok := v.MD.(*ir.MDValue); ok {
			l.markValue(m.V)
		}
	}
}

// follow reads what has been marked, round by round: the bodies of a round are read on all cores.
func (l *linker) follow() error {
	for len(l.todo) > 0 {
		round := l.todo
		l.todo = nil
		errs := make([]error, len(round))
		refs := make([][]ir.Value, len(round))
		Parallel(len(round), func(i int) { refs[i], errs[i] = l.read(round[i]) })
		if err := firstOf(errs); err != nil {
			return err
		}
		for i, g := range round {
			if in := l.p.byMod[g.Sym().Module]; in != nil && !g.IsDecl() {
				in.used = true
			}
			for _, v := range refs[i] {
				l.markValue(v)
			}
		}
	}
	return nil
}

// read reads what a global refers to and gives its references, each once.
func (l *linker) read(g ir.Global) ([]ir.Value, error) {
	if g.IsDecl() {
		return nil, nil
	}
	in := l.p.byMod[g.Sym().Module]
	if err := l.p.ready(in); err != nil {
		return nil, err
	}
	switch g := g.(type) {
	case *ir.GlobalVar:
		return []ir.Value{g.Init}, nil
	case *ir.Alias:
		return []ir.Value{g.Target}, nil
	case *ir.Function:
		if err := in.r.ReadBody(g); err != nil {
			return nil, err
		}
		return bodyRefs(g), nil
	}
	return nil, nil
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

// merge makes the module of what is live, in the order of the inputs.
func (l *linker) merge() (*ir.Module, error) {
	m := &ir.Module{Types: l.p.Types, Name: "linked"}
	flags := map[string]bool{}
	for _, in := range l.p.inputs {
		src := in.r.M
		if m.Triple == "" {
			m.Triple, m.DataLayout, m.Producer = src.Triple, src.DataLayout, src.Producer
		}
		for _, g := range src.Vars {
			if l.live[g] {
				m.Vars = append(m.Vars, g)
			}
		}
		for _, f := range src.Funcs {
			if l.live[f] {
				m.Funcs = append(m.Funcs, f)
			}
		}
		for _, a := range src.Aliases {
			if l.live[a] {
				m.Aliases = append(m.Aliases, a)
			}
		}
		if in.used {
			l.mergeMetadata(m, src, flags)
			if src.Asm != "" {
				m.Asm = strings.TrimSuffix(m.Asm+"\n"+src.Asm, "\n")
			}
		}
	}
	l.internalise(m)
	return m, nil
}

// mergeMetadata takes over annotations of live functions and the module flags, the first of each name.
func (l *linker) mergeMetadata(m, src *ir.Module, flags map[string]bool) {
	for _, n := range src.NamedMD {
		for _, node := range n.Nodes {
			switch n.Name {
			case "nvvm.annotations":
				f := annotated(node)
				if f == nil || !l.live[f] {
					continue
				}
				if hasKernelMark(node.(*ir.MDNode)) {
					f.Kernel = true
				}
			case "llvm.module.flags":
				key := flagName(node)
				if key == "" || flags[key] {
					continue
				}
				flags[key] = true
			default:
				continue
			}
			addNamed(m, n.Name, node)
		}
	}
}

func addNamed(m *ir.Module, name string, node ir.Metadata) {
	n := m.FindNamedMD(name)
	if n == nil {
		n = &ir.NamedMD{Name: name}
		m.NamedMD = append(m.NamedMD, n)
	}
	n.Nodes = append(n.Nodes, node)
}

// flagName gives the name of a module flag: behaviour, name, value.
func flagName(n ir.Metadata) string {
	node, ok := n.(*ir.MDNode)
	if !ok || len(node.Ops) != 3 {
		return ""
	}
	s, ok := node.Ops[1].(*ir.MDString)
	if !ok {
		return ""
	}
	return s.S
}

// internalise makes everything but the roots local to the module, under names of its own.
func (l *linker) internalise(m *ir.Module) {
	taken := map[string]bool{}
	var locals []*ir.Symbol
	each(m, func(g ir.Global) {
		s := g.Sym()
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
	for _, s := range locals {
		s.Name = unique(taken, s.Name)
	}
}

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

// unique gives the name, or the name with the first number that makes it a new one, and takes it.
func unique(taken map[string]bool, name string) string {
	n := name
	for i := 1; n == "" || taken[n]; i++ {
		n = fmt.Sprintf("%s.%d", name, i)
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
