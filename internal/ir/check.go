package ir

import (
	"errors"
	"fmt"
	"strings"
)

// Check verifies the structure of a module: that types agree with operations, that operands are defined in the module or
// where they dominate their use, that blocks end with their only terminator and phis name exactly the predecessors, and that the
// dialect has every type, constant, operation, flag and attribute in use. In LLVM 7 every pointer must have a pointee and agree with
// what is accessed through it; in later dialects none may.
//
// The error joins up to 20 findings; each names the function and the instruction. A body or initialiser that has not been
// read is one. Of debug information only the structure is looked at: that nodes and records are as their kind says. The module is not
// changed.
func Check(m *Module, d Dialect) error {
	if m.Types == nil {
		return errors.New("the module has no table of types")
	}
	c := &checker{d: d, m: m, where: "module", globals: map[Value]bool{}, consts: map[*Const]bool{},
		sets: map[*AttrSet]bool{}, nodes: map[Metadata]bool{}, sized: map[*Type]bool{}}
	m.Types.mu.RLock()
	c.table = m.Types.all[:len(m.Types.all):len(m.Types.all)]
	m.Types.mu.RUnlock()
	c.seenTypes = make([]bool, len(c.table))
	c.module()
	if len(c.errs) == maxReported {
		c.errs = append(c.errs, errors.New("more errors are not shown"))
	}
	return errors.Join(c.errs...)
}

// A checker holds what has been found to be right already, so that shared parts are looked at once.
type checker struct {
	d     Dialect
	m     *Module
	errs  []error
	where string // the symbol being checked
	in    *Instr // the instruction, if any

	globals   map[Value]bool
	table     []*Type // of the module, by Type.ID
	seenTypes []bool
	sized     map[*Type]bool
	consts    map[*Const]bool
	sets      map[*AttrSet]bool
	nodes     map[Metadata]bool
	broken    bool // a type has holes: nothing that looks at types is safe

	fn    *Function
	block map[*Block]int32
	at    map[*Instr]position
	succs [][]int32
	preds [][]int32
	dom   *domTree
}

// A position is where an instruction stands: block, and place in it.
type position struct{ block, index int32 }

// bad reports a finding about the current instruction or symbol.
func (c *checker) bad(format string, args ...any) {
	if c.full() {
		return
	}
	where := c.where
	if c.in != nil {
		where += ": " + c.instrText()
	}
	c.errs = append(c.errs, fmt.Errorf("%s: %s", where, fmt.Sprintf(format, args...)))
}

func (c *checker) full() bool { return len(c.errs) >= maxReported || c.broken }

// instrText gives the first line of the current instruction as printed.
func (c *checker) instrText() string {
	p := newPrinter(c.d)
	p.inline, p.fn = true, c.fn
	p.nameTaken([]*Function{c.fn}, nil)
	p.numberLocals(c.fn)
	p.instr(c.in)
	return cut(strings.TrimSpace(string(p.buf)))
}

// cut gives the first line of a text, and no more than can be read.
func cut(text string) string {
	const most = 160
	line, rest, _ := strings.Cut(text, "\n")
	if len(line) > most {
		return line[:most] + "..."
	}
	if rest != "" {
		return line + " ..."
	}
	return line
}

// text gives a type as printed.
func (c *checker) text(t *Type) string {
	p := newPrinter(c.d)
	p.typ(t)
	return cut(string(p.buf))
}

func (c *checker) module() {
	names := map[string]bool{}
	add := func(g Global) {
		if n := g.Sym().Name; n != "" && names[n] {
			c.bad("two globals are named @%s", n)
		} else {
			names[n] = true
		}
		c.globals[g] = true
	}
	for _, g := range c.m.Vars {
		add(g)
	}
	for _, a := range c.m.Aliases {
		add(a)
	}
	for _, f := range c.m.Funcs {
		add(f)
	}
	for _, n := range c.m.NamedMD {
		for _, node := range n.Nodes {
			c.metadata(node)
		}
	}
	for _, g := range c.m.Vars {
		c.variable(g)
	}
	for _, a := range c.m.Aliases {
		c.alias(a)
	}
	for _, f := range c.m.Funcs {
		if c.full() {
			return
		}
		c.function(f)
	}
}

// symbol checks what globals have in common, given the type of what stands at the address.
func (c *checker) symbol(g Global, t *Type) bool {
	s := g.Sym()
	c.where, c.in, c.fn = symbolName(g), nil, nil
	if !c.typ(s.Ty) || !c.typ(t) {
		return false
	}
	if s.Ty.Kind != PointerKind {
		c.bad("its address has the type %s", c.text(s.Ty))
		return false
	}
	if c.d == LLVM7 && s.Ty.Elem != t {
		c.bad("its address has the type %s, but there is %s", c.text(s.Ty), c.text(t))
	}
	if g.IsDecl() && (s.Linkage.IsLocal() || s.Linkage == Common || s.Linkage == Appending) {
		c.bad("it is declared only, but its linkage is%s", " "+strings.TrimSpace(linkageNames[s.Linkage]))
	}
	c.lacks(c.d.lacksSymbol(g))
	c.attachments(s.MD)
	return true
}

// lacks reports a construct that the dialect does not have, if one is named.
func (c *checker) lacks(construct string) {
	if construct != "" && c.d != AnyLLVM {
		c.bad("%s does not have %s", c.d, construct)
	}
}

func (c *checker) variable(g *GlobalVar) {
	if !c.symbol(g, g.ValueTy) || !g.HasInit {
		return
	}
	c.attrs(g.Attrs)
	if missing(g.Init) {
		c.bad("its initialiser has not been read")
		return
	}
	if c.global(g.Init) && g.Init.Type() != g.ValueTy {
		c.bad("it holds %s, but its initialiser is %s", c.text(g.ValueTy), c.text(g.Init.Type()))
	}
}

func (c *checker) alias(a *Alias) {
	if !c.symbol(a, a.ValueTy) {
		return
	}
	if missing(a.Target) {
		c.bad("its target has not been read")
		return
	}
	if c.global(a.Target) && a.Target.Type().Kind != PointerKind {
		c.bad("its target is %s, a pointer is expected", c.text(a.Target.Type()))
	}
}

// global checks a value outside functions: a constant or global.
func (c *checker) global(v Value) bool {
	switch v := v.(type) {
	case *Const:
		return c.constant(v)
	case Global:
		return c.inModule(v)
	}
	c.bad("a constant is expected, there is a %T", v)
	return false
}

func (c *checker) inModule(g Global) bool {
	if !c.globals[g] {
		c.bad("%s is not in the module", symbolName(g))
		return false
	}
	return c.typ(g.Type())
}

func (c *checker) function(f *Function) {
	if !c.symbol(f, f.FnTy) {
		return
	}
	if f.FnTy.Kind != FuncKind {
		c.bad("a function has the type %s", c.text(f.FnTy))
		return
	}
	c.attrList(f.Attrs, f.FnTy.Fields)
	for _, v := range []Value{f.Prefix, f.Prologue, f.Personality} {
		if !missing(v) {
			c.global(v)
		}
	}
	if f.IsDecl() {
		return
	}
	if len(f.Args) != len(f.FnTy.Fields) {
		c.bad("it has %d parameters, its type has %d", len(f.Args), len(f.FnTy.Fields))
		return
	}
	for i, a := range f.Args {
		if a == nil || a.Ty != f.FnTy.Fields[i] || a.Index != i {
			c.bad("parameter %d is not what its type says", i)
			return
		}
	}
	if len(f.Blocks) == 0 {
		c.bad("its body has not been read, or has no blocks")
		return
	}
	c.body(f)
}

// metadata checks that the values in metadata belong to the module, or to the current function.
func (c *checker) metadata(md Metadata) {
	work := []Metadata{md}
	for len(work) > 0 {
		md := work[len(work)-1]
		work = work[:len(work)-1]
		switch md := md.(type) {
		case *MDNode:
			if md != nil && !c.nodes[md] {
				c.nodes[md] = true
				work = append(work, md.Ops...)
			}
		case *DINode:
			if md != nil && !c.nodes[md] {
				c.nodes[md] = true
				if c.diNode(md) {
					work = append(work, md.Refs...)
				}
			}
		case *MDValue:
			c.mdValue(md)
		case *MDArgList:
			for _, a := range md.Args {
				c.mdValue(a)
			}
		}
	}
}

func (c *checker) mdValue(v *MDValue) {
	switch {
	case v == nil || missing(v.V):
		c.bad("metadata has a value that is missing")
	case c.fn != nil && isLocal(v.V):
		c.local(v.V)
	default:
		c.global(v.V)
	}
}

func (c *checker) attachments(list []Attachment) {
	for _, a := range list {
		c.metadata(a.Node)
	}
}

// attrList checks the attributes of a function or call with parameters of the types.
func (c *checker) attrList(l *AttrList, params []*Type) {
	if l == nil {
		return
	}
	c.attrs(l.Fn)
	c.attrs(l.Ret)
	for i, s := range l.Params {
		if s == nil || len(s.List) == 0 {
			continue
		}
		c.attrs(s)
		if i >= len(params) {
			continue // of a variable argument
		}
		for _, a := range s.List {
			if a.Kind.Form() == TypeForm && c.d == LLVM7 && a.Type != nil && params[i].Elem != a.Type {
				c.bad("parameter %d is %s of %s, but its type is %s", i, a.Kind, c.text(a.Type), c.text(params[i]))
			}
		}
	}
}

func (c *checker) attrs(s *AttrSet) {
	if s == nil || c.sets[s] {
		return
	}
	c.sets[s] = true
	for _, a := range s.List {
		c.lacks(c.d.lacksAttr(a))
		if a.Type != nil {
			c.typ(a.Type)
		}
	}
}

// typ checks a type and its parts: that they are of the module's table, and in the dialect.
func (c *checker) typ(t *Type) bool {
	if t == nil {
		c.bad("a type is missing")
		return false
	}
	if c.broken {
		return false
	}
	if c.knownType(t) {
		return true
	}
	ok := true
	for work := []*Type{t}; len(work) > 0; {
		t := work[len(work)-1]
		work = work[:len(work)-1]
		if t == nil {
			c.bad("a part of a type is missing")
			c.broken = true
			return false
		}
		if c.knownType(t) {
			continue
		}
		if int(t.ID) >= len(c.table) || c.table[t.ID] != t {
			c.bad("the type %s is not of the module's table", c.text(t))
			return false
		}
		c.seenTypes[t.ID] = true
		if l := c.d.lacksType(t); l != "" && c.d != AnyLLVM {
			c.lacks(l)
			ok = false
		}
		if t.Kind == PointerKind && t.Elem == nil {
			continue
		}
		if t.Elem != nil || t.Kind == ArrayKind || t.Kind == VectorKind || t.Kind == FuncKind {
			work = append(work, t.Elem)
		}
		work = append(work, t.Fields...)
	}
	return ok
}

func (c *checker) knownType(t *Type) bool {
	return int(t.ID) < len(c.table) && c.table[t.ID] == t && c.seenTypes[t.ID]
}

// hasSize reports whether values of the type have a size.
func (c *checker) hasSize(t *Type) bool {
	known, ok := c.sized[t]
	if ok {
		return known
	}
	known = true
	seen := map[*Type]bool{t: true}
	for work := []*Type{t}; len(work) > 0 && known; {
		t := work[len(work)-1]
		work = work[:len(work)-1]
		var parts []*Type
		switch t.Kind {
		case VoidKind, LabelKind, MetadataKind, TokenKind, OpaqueKind, FuncKind:
			known = false
		case ArrayKind, VectorKind:
			parts = []*Type{t.Elem}
		case StructKind:
			parts = t.Fields
		}
		for _, p := range parts {
			if !seen[p] {
				seen[p] = true
				work = append(work, p)
			}
		}
	}
	c.sized[t] = known
	return known
}

// constant checks a constant and what it is made of.
func (c *checker) constant(top *Const) bool {
	before := len(c.errs)
	for work := []*Const{top}; len(work) > 0 && !c.full(); {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		if k == nil {
			c.bad("a part of a constant is missing")
			continue
		}
		if k.Kind >= ConstAggregate {
			if c.consts[k] {
				continue
			}
			c.consts[k] = true
		}
		if !c.typ(k.Ty) {
			continue
		}
		ready := true
		for _, op := range k.Ops {
			switch op := op.(type) {
			case *Const:
				work = append(work, op)
				ready = op != nil && c.typ(op.Ty) && ready
			case Global:
				ready = c.inModule(op) && ready
			default:
				c.bad("a constant is made of a %T", op)
				ready = false
			}
		}
		if ready {
			c.lacks(c.d.lacksConst(k))
			if msg := c.constProblem(k); msg != "" {
				c.bad("constant: %s", msg)
			}
		}
	}
	return before == len(c.errs)
}

// constProblem says what is wrong with a constant whose parts are right.
func (c *checker) constProblem(k *Const) string {
	t := k.Ty
	switch k.Kind {
	case ConstNull, ConstUndef, ConstPoison:
		if t.Kind == VoidKind || t.Kind == FuncKind || t.Kind == LabelKind || t.Kind == MetadataKind || t.Kind == OpaqueKind {
			return c.text(t) + " has no values"
		}
	case ConstInt:
		switch {
		case t.Kind != IntKind:
			return "an integer of type " + c.text(t)
		case t.Bits <= 64 && (k.Words != nil || k.Int&^mask(t.Bits) != 0):
			return fmt.Sprintf("%#x does not fit %s", k.Int, c.text(t))
		case t.Bits > 64 && (k.Words == nil || len(k.Words) != int(t.Bits+63)/64):
			return fmt.Sprintf("%d words for %s", len(k.Words), c.text(t))
		}
	case ConstFloat:
		switch b := t.FloatBits(); {
		case b == 0:
			return "a floating-point value of type " + c.text(t)
		case b <= 64 && (k.Words != nil || k.Int&^mask(b) != 0):
			return fmt.Sprintf("%#x does not fit %s", k.Int, c.text(t))
		case b > 64 && len(k.Words) != 2:
			return fmt.Sprintf("%d words for %s", len(k.Words), c.text(t))
		}
	case ConstAggregate:
		return c.aggregateProblem(k)
	case ConstData:
		if t.Kind != ArrayKind && t.Kind != VectorKind || DataElemSize(t.Elem) == 0 {
			return "data of type " + c.text(t)
		}
		if size := uint64(DataElemSize(t.Elem)); uint64(len(k.Data))%size != 0 || uint64(len(k.Data))/size != t.Len {
			return fmt.Sprintf("%d bytes for %s", len(k.Data), c.text(t))
		}
	case ConstExpr:
		return c.exprProblem(k)
	case ConstBlockAddress:
		return c.blockAddressProblem(k)
	case ConstDSOLocalEquivalent, ConstNoCFI:
		if len(k.Ops) != 1 {
			return "one operand is expected"
		}
		if _, ok := k.Ops[0].(Global); !ok {
			return "a global is expected"
		}
	case ConstPtrAuth:
		if len(k.Ops) < 4 || len(k.Ops) > 5 {
			return "four or five operands are expected"
		}
	default:
		return fmt.Sprintf("unknown kind %d", k.Kind)
	}
	return ""
}

func (c *checker) aggregateProblem(k *Const) string {
	n := k.Ty.Len
	switch k.Ty.Kind {
	case StructKind:
		n = uint64(len(k.Ty.Fields))
	case ArrayKind, VectorKind:
	default:
		return "elements of " + c.text(k.Ty)
	}
	if uint64(len(k.Ops)) != n {
		return fmt.Sprintf("%d elements for %s", len(k.Ops), c.text(k.Ty))
	}
	for i, op := range k.Ops {
		if want := k.Ty.At(uint64(i)); op.Type() != want {
			return fmt.Sprintf("element %d is %s, %s is expected", i, c.text(op.Type()), c.text(want))
		}
	}
	return ""
}

// exprProblem looks at an expression as at the instruction of the same operation.
func (c *checker) exprProblem(k *Const) string {
	if k.Op >= NumOps || exprOps[k.Op][0] == 0 {
		return "" // lacksConst has said so
	}
	in := &Instr{Op: k.Op, Pred: k.Pred, Flags: k.Flags, Ty: k.Ty, Ops: k.Ops, ElemTy: k.SrcTy}
	if msg := countProblem(in); msg != "" {
		return msg
	}
	if k.Op == GetElementPtr && !c.typ(k.SrcTy) {
		return ""
	}
	return opRules[k.Op].types(c, in)
}

func (c *checker) blockAddressProblem(k *Const) string {
	switch {
	case k.Func == nil || !c.globals[k.Func]:
		return "the address of a block of a function that is not in the module"
	case k.Func.IsDecl():
		return "the address of a block of " + symbolName(k.Func) + ", which has no body"
	}
	if k.Block == nil {
		if addressed(k) == nil {
			return fmt.Sprintf("%s has no block %d", symbolName(k.Func), k.BlockID)
		}
		return ""
	}
	for _, b := range k.Func.Blocks {
		if b == k.Block {
			return ""
		}
	}
	return "the address of a block that is not in " + symbolName(k.Func)
}
