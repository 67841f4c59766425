package link

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
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
	err := parallel.Each(len(l.p.inputs), func(i int) error { return l.p.ready(l.p.inputs[i]) })
	if err != nil {
		return err
	}
	for _, in := range l.p.inputs {
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

func (l *linker) root(g ir.Global) {
	l.roots[g] = true
	l.mark(g)
}

// addUsed keeps what plain files list in llvm.used and llvm.compiler.used, and refuses their constructors. What llvm.used lists may be
// looked up by name, as far as it has one that others see.
func (l *linker) addUsed() error {
	for _, in := range l.p.inputs {
		if in.archived || !slices.ContainsFunc(in.r.M.Vars, isList) {
			continue
		}
		if err := l.p.ready(in); err != nil {
			return err
		}
		if err := refuseConstructors(in); err != nil {
			return err
		}
		for _, g := range in.r.M.Vars {
			if !isList(g) || g.Name != "llvm.used" && g.Name != "llvm.compiler.used" {
				continue
			}
			l.markValue(g.Init)
			if g.Name == "llvm.used" {
				l.rootListed(g.Init)
			}
		}
	}
	return nil
}

// isList tells the lists that LLVM knows by name.
func isList(g *ir.GlobalVar) bool { return g.Linkage == ir.Appending && ir.IsIntrinsic(g.Name) }

// rootListed makes the shared symbols of a list roots. Those of other address spaces stand within casts.
func (l *linker) rootListed(list ir.Value) {
	c, ok := list.(*ir.Const)
	if !ok {
		return
	}
	for _, v := range c.Ops {
		for {
			cast, ok := v.(*ir.Const)
			if !ok || len(cast.Ops) == 0 {
				break
			}
			v = cast.Ops[0]
		}
		if g, ok := v.(ir.Global); ok && isShared(g.Sym()) && !g.IsDecl() {
			l.root(g)
		}
	}
}

// refuseConstructors refuses what must run before the program does.
func refuseConstructors(in *input) error {
	for _, g := range in.r.M.Vars {
		if !isList(g) || g.Name != "llvm.global_ctors" && g.Name != "llvm.global_dtors" {
			continue
		}
		if c, ok := g.Init.(*ir.Const); ok && len(c.Ops) > 0 {
			return fmt.Errorf("%s: %s lists functions to be run at start or end, which a GPU program does not have", in.name, g.Name)
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
	for todo := []ir.Value{v}; len(todo) > 0; {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch v := v.(type) {
		case ir.Global:
			l.mark(v)
		case *ir.Const:
			if len(v.Ops) == 0 && v.Func == nil || l.consts[v] {
				continue
			}
			l.consts[v] = true
			if v.Func != nil {
				l.mark(v.Func)
			}
			for i := len(v.Ops) - 1; i >= 0; i-- {
				todo = append(todo, v.Ops[i])
			}
		case *ir.MDAsValue:
			if m, ok := v.MD.(*ir.MDValue); ok {
				todo = append(todo, m.V)
			}
		}
	}
}

// follow reads what has been marked, round by round: the bodies of a round are read on all cores.
func (l *linker) follow() error {
	for len(l.todo) > 0 {
		round := l.todo
		l.todo = nil
		refs := make([][]ir.Value, len(round))
		err := parallel.Each(len(round), func(i int) (err error) {
			refs[i], err = l.read(round[i])
			return err
		})
		if err != nil {
			return err
		}
		for i, g := range round {
			if in := l.p.byMod[g.Sym().Module]; in != nil && !g.IsDecl() && !in.used {
				in.used = true
				if err := refuseConstructors(in); err != nil {
					return err
				}
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
				m.Asm += strings.TrimSuffix(src.Asm, "\n") + "\n"
			}
		}
	}
	if err := checkAliases(m); err != nil {
		return nil, err
	}
	l.dropDeadMetadata(m)
	l.internalise(m)
	return m, nil
}

// checkAliases refuses aliases of modules that stand for each other.
func checkAliases(m *ir.Module) error {
	for _, a := range m.Aliases {
		steps := 0
		for v := ir.Value(a); ; steps++ {
			if steps > len(m.Aliases) {
				return fmt.Errorf("alias %s stands for itself, by way of other modules", describe(a))
			}
			next, ok := v.(*ir.Alias)
			if !ok {
				break
			}
			v = next.Target
			for { // the address that an expression starts from
				c, ok := v.(*ir.Const)
				if !ok || len(c.Ops) == 0 {
					break
				}
				v = c.Ops[0]
			}
		}
	}
	return nil
}

// mergeMetadata takes over annotations of live functions and the module flags, the first of each name.
func (l *linker) mergeMetadata(m, src *ir.Module, flags map[string]bool) {
	for _, n := range src.NamedMD {
		for _, node := range n.Nodes {
			switch n.Name {
			case "nvvm.annotations":
				// Of a symbol that several modules define, only those of the definition that is taken count.
				g := annotated(node)
				if g == nil || !l.live[g] || g.Sym().Module != src {
					continue
				}
				markKernel(g, node)
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

// dropDeadMetadata empties the operands of metadata that name what is not in the module, as LLVM does when it deletes a global.
func (l *linker) dropDeadMetadata(m *ir.Module) {
	d := deadDropper{live: l.live, seen: map[*ir.MDNode]bool{}}
	for _, n := range m.NamedMD {
		for _, node := range n.Nodes {
			d.node(node)
		}
	}
	each(m, func(g ir.Global) { d.attached(g.Sym().MD) })
	operand := func(p *ir.Value) {
		if v, ok := (*p).(*ir.MDAsValue); ok {
			d.node(v.MD)
		}
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				d.attached(in.MD)
				if in.IsCall() {
					in.EachOperand(operand)
				}
			}
		}
	}
}

type deadDropper struct {
	live map[ir.Global]bool
	seen map[*ir.MDNode]bool
	todo []*ir.MDNode
}

func (d *deadDropper) attached(list []ir.Attachment) {
	for _, a := range list {
		d.node(a.Node)
	}
}

func (d *deadDropper) push(md ir.Metadata) {
	if n, ok := md.(*ir.MDNode); ok && n != nil && !d.seen[n] {
		d.seen[n] = true
		d.todo = append(d.todo, n)
	}
}

// node looks into a node and all below it.
func (d *deadDropper) node(md ir.Metadata) {
	d.push(md)
	for len(d.todo) > 0 {
		n := d.todo[len(d.todo)-1]
		d.todo = d.todo[:len(d.todo)-1]
		for i, op := range n.Ops {
			if v, ok := op.(*ir.MDValue); ok {
				if d.dead(v.V) {
					n.Ops[i] = nil
				}
				continue
			}
			d.push(op)
		}
	}
}

// dead reports whether the value refers to a global that is not in the module.
func (d *deadDropper) dead(v ir.Value) bool {
	var seen map[ir.Value]bool
	for todo := []ir.Value{v}; len(todo) > 0; {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch v := v.(type) {
		case ir.Global:
			if !d.live[v] {
				return true
			}
		case *ir.Const:
			if v.Func != nil && !d.live[v.Func] {
				return true
			}
			if len(v.Ops) == 0 || seen[v] {
				continue
			}
			if seen == nil {
				seen = map[ir.Value]bool{}
			}
			seen[v] = true
			todo = append(todo, v.Ops...)
		}
	}
	return false
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
	last := map[string]int{}
	for _, s := range locals {
		s.Name = unique(taken, last, s.Name)
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
