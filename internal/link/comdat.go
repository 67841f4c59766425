package link

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// A group is the comdat that a name stands for, as far as modules have been looked at.
type group struct {
	kind   ir.ComdatKind
	from   *input
	comdat *ir.Comdat // of that input
}

// A fate is what becomes of a definition because of its comdat.
type fate uint8

const (
	keepMember fate = iota
	loseMember
)

// comdats decides which comdats of a module are taken in the place of those of its name in modules before it, and gives what becomes of
// the module's members (LinkModules.cpp, ModuleLinker::run). Members of a comdat that loses count as declarations.
func (l *linker) comdats(in *input) (map[ir.Global]fate, error) {
	members, order, err := in.members()
	if err != nil || len(order) == 0 {
		return nil, err
	}
	fates := map[ir.Global]fate{}
	for _, c := range order {
		old := l.groups[c.Name]
		if old == nil {
			l.groups[c.Name] = &group{c.Kind, in, c}
			continue
		}
		choice, err := l.chooseComdat(old, c, in)
		if err != nil {
			return nil, err
		}
		switch choice {
		case takeOld:
			for _, g := range members[c] {
				fates[g] = loseMember
			}
		case takeNew:
			if err := l.drop(old); err != nil {
				return nil, err
			}
			*old = group{c.Kind, in, c}
		case takeBoth:
			l.both[old.comdat], l.both[c] = true, true
		}
	}
	return fates, nil
}

// members gives the definitions in each of a module's comdats, and the comdats in order. An alias is in the comdat of what it stands for.
func (in *input) members() (map[*ir.Comdat][]ir.Global, []*ir.Comdat, error) {
	var order []*ir.Comdat
	var members map[*ir.Comdat][]ir.Global
	add := func(c *ir.Comdat, g ir.Global) {
		if c == nil || g.IsDecl() {
			return
		}
		if members == nil {
			members = map[*ir.Comdat][]ir.Global{}
		}
		if members[c] == nil {
			order = append(order, c)
		}
		members[c] = append(members[c], g)
	}
	globals := in.r.Globals()
	for _, v := range globals {
		add(v.(ir.Global).Sym().Comdat, v.(ir.Global))
	}
	if len(order) == 0 || len(in.r.M.Aliases) == 0 {
		return members, order, nil
	}
	p, err := in.peek()
	if err != nil {
		return nil, nil, err
	}
	for i, v := range globals {
		if a, ok := v.(*ir.Alias); ok {
			if base := p.base(p.globals[i]); base >= 0 {
				add(globals[base].(ir.Global).Sym().Comdat, a)
			}
		}
	}
	return members, order, nil
}

// A choice is which of two comdats of one name stays.
type choice uint8

const (
	takeOld choice = iota
	takeNew
	takeBoth
)

// comdatKinds are the names of the selection kinds in LLVM assembly.
var comdatKinds = [...]string{ir.ComdatAny: "any", ir.ComdatExactMatch: "exactmatch", ir.ComdatLargest: "largest",
	ir.ComdatNoDeduplicate: "nodeduplicate", ir.ComdatSameSize: "samesize"}

// chooseComdat chooses between comdats of one name (LangRef, "Comdats"). Any and largest may be mixed, as in COFF.
func (l *linker) chooseComdat(old *group, c *ir.Comdat, in *input) (choice, error) {
	kind := c.Kind
	mixes := func(k ir.ComdatKind) bool { return k == ir.ComdatAny || k == ir.ComdatLargest }
	switch {
	case old.kind == c.Kind:
	case mixes(old.kind) && mixes(c.Kind):
		kind = ir.ComdatLargest
	default:
		return 0, fmt.Errorf("comdat %s is of the kind %s in %s, but %s in %s", Demangle(c.Name), comdatKinds[old.kind], old.from.name,
			comdatKinds[c.Kind], in.name)
	}
	switch kind {
	case ir.ComdatAny:
		return takeOld, nil
	case ir.ComdatNoDeduplicate:
		return takeBoth, nil
	}
	was, err := old.from.leader(c.Name, kind)
	if err != nil {
		return 0, err
	}
	now, err := in.leader(c.Name, kind)
	if err != nil {
		return 0, err
	}
	switch {
	case kind == ir.ComdatLargest && now.size > was.size:
		return takeNew, nil
	case kind == ir.ComdatSameSize && now.size != was.size:
		return 0, fmt.Errorf("comdat %s, of the kind samesize, has %d bytes in %s, but %d in %s", Demangle(c.Name), was.size, old.from.name, now.size, in.name)
	case kind == ir.ComdatExactMatch && !sameValue(was.init, now.init):
		return 0, fmt.Errorf("comdat %s, of the kind exactmatch, has other contents in %s than in %s", Demangle(c.Name), old.from.name, in.name)
	}
	return takeOld, nil
}

// A leader is the variable of a comdat's name, by which it is judged.
type leader struct {
	size uint64   // in bytes
	init ir.Value // as its file has it, so that an address is equal to none of another module
}

// leader finds the variable of the name of a comdat.
func (in *input) leader(name string, kind ir.ComdatKind) (leader, error) {
	p, err := in.peek()
	if err != nil {
		return leader{}, err
	}
	for _, v := range p.globals {
		if v.(ir.Global).Sym().Name != name {
			continue
		}
		if base := p.base(v); base >= 0 {
			v = p.globals[base]
		}
		if g, ok := v.(*ir.GlobalVar); ok {
			layout, err := in.layout()
			if err != nil {
				return leader{}, err
			}
			return leader{layout.AllocSize(g.ValueTy), g.Init}, nil
		}
	}
	return leader{}, fmt.Errorf("%s: comdat %s is chosen by its variable of that name (kind %s), but has none", in.name, Demangle(name), comdatKinds[kind])
}

func sameValue(a, b ir.Value) bool {
	x, ok1 := a.(*ir.Const)
	y, ok2 := b.(*ir.Const)
	return ok1 && ok2 && ir.SameConst(x, y) || a == b
}

// drop takes the members of a comdat back that lost against a later one: they become declarations.
func (l *linker) drop(old *group) error {
	members, _, err := old.from.members()
	if err != nil {
		return err
	}
	for _, g := range members[old.comdat] {
		if sym := l.syms[g.Sym().Name]; sym != nil && sym.def == g {
			sym.def, sym.from = nil, nil
			if err := sym.passOver(g, old.from); err != nil {
				return err
			}
		}
	}
	return nil
}

// passOver counts a definition as a declaration. One that may be dropped where nothing refers to it (linkonce) is taken after all if there
// is no other.
func (s *symbol) passOver(g ir.Global, in *input) error {
	switch g.Sym().Linkage {
	case ir.LinkOnceAny, ir.LinkOnceODR, ir.AvailableExternally:
		if s.spare == nil {
			s.spare = g
		}
	}
	d, err := in.declaration(g)
	if err == nil {
		s.declare(d)
	}
	return err
}

// declaration adds a declaration of what a module defines to it.
func (in *input) declaration(g ir.Global) (ir.Global, error) {
	if err := in.r.ReadTables(); err != nil {
		return nil, err
	}
	sym := *g.Sym()
	sym.Linkage, sym.Comdat, sym.MD = ir.External, nil, nil
	m := in.r.M
	f, v := &ir.Function{}, &ir.GlobalVar{}
	switch g := g.(type) {
	case *ir.Function:
		f = &ir.Function{FnTy: g.FnTy, CC: g.CC, Attrs: g.Attrs}
	case *ir.GlobalVar:
		v = &ir.GlobalVar{ValueTy: g.ValueTy, Const: g.Const, Attrs: g.Attrs}
	case *ir.Alias:
		f.FnTy, v.ValueTy = g.ValueTy, g.ValueTy
	}
	if !isFunction(g) {
		v.Symbol = sym
		m.Vars = append(m.Vars, v)
		return v, nil
	}
	f.Symbol = sym
	f.MakeArgs()
	m.Funcs = append(m.Funcs, f)
	return f, nil
}

// keepsBoth reports whether a definition is in a comdat of the kind nodeduplicate that another module has too.
func (l *linker) keepsBoth(g ir.Global) bool {
	c := g.Sym().Comdat
	return c != nil && l.both[c]
}

// onlyVariables refuses functions of which two are to be kept. Of variables the one that references do not mean is dropped, as all
// that is not referred to.
func onlyVariables(name string, globals ...ir.Global) error {
	for _, g := range globals {
		if _, ok := g.(*ir.GlobalVar); !ok {
			return fmt.Errorf("%s is in a comdat of the kind nodeduplicate in several modules (%s is one), which is for variables only", Demangle(name), nameOf(g))
		}
	}
	return nil
}
