package legalize

import (
	"math/big"
	"sync/atomic"

	"nvvm-bitcode-linker/internal/ir"
)

// Debug makes debug information, where it is kept, that of a dialect. What the dialect has no word for is said with less or not at
// all, which is what debug information may do: a program does the same without it.
//
//   - Fields, flags and kinds of hints that came later are dropped (ir.Dialect.FitDI).
//   - Types of later kinds become the nearest older ones: a subrange type its base type, a fixed-point type or string a basic one, a
//     signed pointer the pointer, an alias template a typedef, an immutable type a constant one, a variable of a class a member.
//   - A part with variants becomes a member that is a union of them and their discriminator.
//   - Generic subranges become subranges of unknown length, common blocks the scopes that they are in, composite types of unknown tags
//     structs of unknown members.
//   - Imports in functions, which subprograms retain since LLVM 17, go back to the lists of their units in LLVM 7.
//   - A record whose expression the dialect does not have says that the value is not known. #dbg_declare_value becomes #dbg_value.
//   - Global variables whose expression the dialect does not have are not described, nor in LLVM 7 those without a type or a name, as
//     literals are.
func Debug(d ir.Dialect) Pass {
	return Pass{Name: "debug", Module: func(c *Context) error {
		if !c.KeepDebug {
			return nil
		}
		x := &debugFitter{d: d, c: c, repl: map[*ir.DINode]ir.Metadata{}, member: map[*ir.DINode]*ir.DINode{}}
		x.collect()
		for _, n := range x.nodes {
			x.replaceNode(n)
		}
		c.LessSaid += len(x.repl) + len(x.member)
		for _, t := range x.tuples {
			t.Ops = x.list(t.Ops)
		}
		for _, n := range x.nodes {
			for i, md := range n.Refs {
				if n.Refs[i] = x.now(md); !describedBy(md) {
					n.Refs[i] = nil
				}
			}
			x.mend(n)
			d.FitDI(n)
			if c.LinesOnly && n.Kind == ir.DICompileUnit {
				n.SetNum("emissionKind", ir.DirectivesOnly) // with another libNVVM writes ".target ..., debug", and ptxas optimises nothing then
			}
		}
		x.attached()
		return nil
	}}
}

// A debugFitter rewrites the metadata of a module for a dialect.
type debugFitter struct {
	d      ir.Dialect
	c      *Context
	nodes  []*ir.DINode
	tuples []*ir.MDNode
	repl   map[*ir.DINode]ir.Metadata // what stands for a node; nil: nothing does, and lists lose it
	member map[*ir.DINode]*ir.DINode  // what stands for a node in lists only
	file   ir.Metadata                // of a unit, for types that must have one
}

// collect finds all nodes of the module.
func (x *debugFitter) collect() {
	var work []ir.Metadata
	seen := ir.NewMetadataNumbers()
	add := func(md ir.Metadata) {
		switch n := md.(type) {
		case *ir.DINode:
			if n != nil && seen.Add(n) {
				x.nodes = append(x.nodes, n)
				work = append(work, n)
			}
		case *ir.MDNode:
			if n != nil && seen.Add(n) {
				x.tuples = append(x.tuples, n)
				work = append(work, n)
			}
		}
	}
	x.eachRoot(func(md ir.Metadata) {
		for add(md); len(work) > 0; {
			md := work[len(work)-1]
			work = work[:len(work)-1]
			ir.MetadataOperands(md, func(p *ir.Metadata) { add(*p) })
		}
	})
	for _, n := range x.nodes {
		if n.Kind == ir.DICompileUnit && x.file == nil {
			x.file = n.Ref("file")
		}
	}
}

// eachRoot calls f with what the module, its globals and instructions name.
func (x *debugFitter) eachRoot(f func(ir.Metadata)) {
	for _, n := range x.c.M.NamedMD {
		for _, md := range n.Nodes {
			f(md)
		}
	}
	for _, g := range x.c.M.Vars {
		for _, a := range g.MD {
			f(a.Node)
		}
	}
	roots := make([][]ir.Metadata, len(x.c.M.Funcs))
	_ = x.c.eachOf(func(i int, fn *ir.Function) error { // the function gives no error
		roots[i] = rootsOf(fn)
		return nil
	})
	for _, list := range roots {
		for _, md := range list {
			f(md)
		}
	}
}

// rootsOf gives what a function and its instructions name. Some come several times.
func rootsOf(fn *ir.Function) (list []ir.Metadata) {
	attached := func(l []ir.Attachment) {
		for _, a := range l {
			list = append(list, a.Node)
		}
	}
	attached(fn.MD)
	var last *ir.DINode
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			attached(in.MD)
			if in.Loc != nil && in.Loc != last {
				list = append(list, in.Loc)
				last = in.Loc
			}
			for _, r := range in.Dbg {
				r.Nodes(func(n **ir.DINode) { list = append(list, *n) })
			}
		}
	}
	return list
}

// olderTags gives the tags of derived types that say nearly the same as those that LLVM 7 does not have.
var olderTags = map[uint64]uint64{ir.TagTemplateAlias: ir.TagTypedef, ir.TagImmutableType: ir.TagConstType, ir.TagVariable: ir.TagMember}

// replaceNode decides what stands for a node that the dialect does not have.
func (x *debugFitter) replaceNode(n *ir.DINode) {
	if !x.d.HasDIKind(n.Kind) {
		switch n.Kind {
		case ir.DISubrangeType:
			x.repl[n] = n.Ref("baseType")
		case ir.DIFixedPointType, ir.DIStringType:
			x.repl[n] = basicType(n)
		case ir.DIGenericSubrange:
			x.repl[n] = x.newNode(ir.DISubrange)
		case ir.DICommonBlock:
			x.repl[n] = n.Ref("scope")
		default:
			x.repl[n] = nil
		}
		return
	}
	switch n.Kind {
	case ir.DIDerivedType, ir.DICompositeType, ir.DIBasicType:
		if x.d.HasDITag(n) {
			return
		}
		switch tag := n.Num("tag"); {
		case n.Kind == ir.DIBasicType:
			n.SetNum("tag", ir.TagBaseType)
		case tag == ir.TagVariantPart:
			x.union(n)
		case n.Kind == ir.DICompositeType: // nothing that is known to be as a struct
			n.SetNum("tag", ir.TagStructType)
			n.SetRef("elements", nil)
			n.SetRef("discriminator", nil)
		case olderTags[tag] != 0:
			n.SetNum("tag", olderTags[tag])
			if tag == ir.TagTemplateAlias {
				n.SetRef("extraData", nil)
			}
		default:
			x.repl[n] = n.Ref("baseType")
		}
	case ir.DIGlobalVariableExpression:
		v, e := ir.NodeOf(n.Ref("var"), ir.DIGlobalVariable), ir.NodeOf(n.Ref("expr"), ir.DIExpression)
		if v == nil || x.d == ir.LLVM7 && (v.Ref("type") == nil || v.Text("name") == "") || e != nil && !x.d.HasExpr(e.Nums) {
			x.repl[n] = nil
		}
	}
}

// union makes a part with variants a union, and the member that stands for it in its struct.
func (x *debugFitter) union(n *ir.DINode) {
	n.SetNum("tag", ir.TagUnionType)
	var all []ir.Metadata
	if list, ok := n.Ref("elements").(*ir.MDNode); ok {
		all = append(all, list.Ops...)
	}
	for _, op := range all { // which discriminator each goes with
		if v := ir.NodeOf(op, ir.DIDerivedType); v != nil {
			v.SetRef("extraData", nil)
		}
	}
	if d := ir.NodeOf(n.Ref("discriminator"), ir.DIDerivedType); d != nil {
		if d.Text("name") == "" {
			d.SetRef("name", &ir.MDString{S: "discriminant"})
		}
		all = append(all, d)
	}
	parts := &ir.MDNode{Ops: all}
	x.tuples = append(x.tuples, parts)
	n.SetRef("elements", parts)
	n.SetRef("discriminator", nil)
	m := ir.NewDINode(ir.DIDerivedType)
	m.SetNum("tag", ir.TagMember)
	m.SetNum("size", n.Num("size"))
	for _, f := range []string{"scope", "file"} {
		m.SetRef(f, n.Ref(f))
	}
	m.SetRef("baseType", n)
	x.member[n] = m
}

// newNode makes a node that is fitted with the others.
func (x *debugFitter) newNode(k ir.DIKind) *ir.DINode {
	n := ir.NewDINode(k)
	x.mend(n)
	return n
}

// basicType gives the basic type that comes nearest to another.
func basicType(n *ir.DINode) *ir.DINode {
	b := ir.NewDINode(ir.DIBasicType)
	b.SetRef("name", n.Ref("name"))
	for _, f := range []string{"size", "align", "encoding"} {
		b.SetNum(f, n.Num(f))
	}
	return b
}

// now gives what stands for metadata.
func (x *debugFitter) now(md ir.Metadata) ir.Metadata {
	if len(x.repl) == 0 {
		return md
	}
	const most = 1 << 10 // replacements may go in circles
	for range most {
		n, ok := md.(*ir.DINode)
		if !ok {
			return md
		}
		r, ok := x.repl[n]
		if !ok {
			return md
		}
		md = r
	}
	return nil
}

// list gives the members of a tuple, without those that are no more.
func (x *debugFitter) list(ops []ir.Metadata) []ir.Metadata {
	kept := ops[:0]
	for _, op := range ops {
		if n, ok := op.(*ir.DINode); ok {
			if m := x.member[n]; m != nil {
				kept = append(kept, m)
				continue
			}
			if r, gone := x.repl[n]; gone && r == nil && !n.Kind.IsType() {
				continue
			}
		}
		kept = append(kept, x.now(op))
	}
	return kept
}

// mend brings a node into the form that the dialect's verifier wants.
func (x *debugFitter) mend(n *ir.DINode) {
	switch n.Kind {
	case ir.DICompositeType: // before LLVM 20 or so classes and unions had to have a file
		if tag := n.Num("tag"); n.Ref("file") == nil && (tag == ir.TagClassType || tag == ir.TagUnionType) {
			n.SetRef("file", x.file)
		}
	case ir.DISubprogram:
		undeclared(n)
	}
	if x.d > ir.LLVM7 {
		return
	}
	switch n.Kind {
	case ir.DISubprogram:
		x.retained(n)
	case ir.DISubrange:
		x.count(n)
	case ir.DIEnumerator:
		const bits = 64
		if v := n.Enumerator(); v != nil && v.BitLen() > bits { // of a wider one LLVM 7 has the low bits
			low := new(big.Int).And(v, new(big.Int).SetUint64(1<<bits-1))
			n.SetRef("value", &ir.MDValue{V: ir.Int(x.c.Types.Int(bits), int64(low.Uint64()))})
		}
	case ir.DIDerivedType:
		if tag := n.Num("tag"); tag != ir.TagPointerType && tag != ir.TagReference {
			n.SetNum("dwarfAddressSpace", 0)
		}
	}
}

// undeclared takes the identifier, by which types of several modules are one, from a type with the definition of a subprogram in it that is
// not declared there, as rustc before 1.65 or so wrote them: where types are merged by it, as in libNVVM, the verifier refuses the module
// (Verifier::visitDISubprogram).
func undeclared(sp *ir.DINode) {
	if sp.Num("spFlags")&ir.SPDefinition == 0 || sp.Ref("declaration") != nil {
		return
	}
	if in := ir.NodeOf(sp.Ref("scope"), ir.DICompositeType); in != nil {
		in.SetRef("identifier", nil)
	}
}

// retained leaves a subprogram the variables and labels that it retains; imports go to its unit.
func (x *debugFitter) retained(sp *ir.DINode) {
	list, ok := sp.Ref("retainedNodes").(*ir.MDNode)
	if !ok {
		return
	}
	var kept, imports []ir.Metadata
	for _, op := range list.Ops {
		switch n, ok := op.(*ir.DINode); {
		case !ok || n == nil:
		case n.Kind == ir.DILocalVariable || n.Kind == ir.DILabel:
			kept = append(kept, op)
		case n.Kind == ir.DIImportedEntity:
			imports = append(imports, op)
		}
	}
	if len(kept) == len(list.Ops) {
		return
	}
	sp.SetRef("retainedNodes", &ir.MDNode{Ops: kept})
	unit := ir.NodeOf(sp.Ref("unit"), ir.DICompileUnit)
	if unit == nil || len(imports) == 0 {
		return
	}
	if old, ok := unit.Ref("imports").(*ir.MDNode); ok {
		imports = append(append([]ir.Metadata(nil), old.Ops...), imports...)
	}
	unit.SetRef("imports", &ir.MDNode{Ops: imports})
}

// count gives a subrange the count that it must have: from its bounds if they are numbers, else -1, which is that it is not known.
func (x *debugFitter) count(n *ir.DINode) {
	if c := n.Ref("count"); ir.IntegerOf(c) != nil || ir.NodeOf(c, ir.DILocalVariable) != nil || ir.NodeOf(c, ir.DIGlobalVariable) != nil {
		return
	}
	count := big.NewInt(-1)
	low := ir.IntegerOf(n.Ref("lowerBound"))
	if n.Ref("lowerBound") == nil {
		low = new(big.Int)
	}
	if high := ir.IntegerOf(n.Ref("upperBound")); low != nil && high != nil && high.Cmp(low) >= 0 {
		count.Add(high.Sub(high, low), big.NewInt(1))
	}
	n.SetRef("count", &ir.MDValue{V: ir.Int(x.c.Types.Int(64), count.Int64())})
}

// attached rewrites what globals and instructions name.
func (x *debugFitter) attached() {
	for _, n := range x.c.M.NamedMD {
		n.Nodes = x.list(n.Nodes)
	}
	for _, g := range x.c.M.Vars {
		g.MD = x.attachments(g.MD)
	}
	var lost atomic.Int64
	_ = x.c.eachOf(func(_ int, f *ir.Function) error { // the function gives no error
		f.MD = x.attachments(f.MD)
		if x.d == ir.LLVM7 && f.IsDecl() {
			f.MD = without(f.MD, "dbg")
		}
		debug := false
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				in.MD = x.attachments(in.MD)
				if len(in.Dbg) > 0 {
					debug = true
					lost.Add(int64(x.records(in)))
				}
			}
		}
		if debug {
			f.ForgetLost()
		}
		return nil
	})
	x.c.LessSaid += int(lost.Load())
}

// attachments gives the list without what is no more. Lists may be shared, so they are not changed.
func (x *debugFitter) attachments(list []ir.Attachment) []ir.Attachment {
	if len(x.repl) == 0 {
		return list
	}
	for i, a := range list {
		if x.now(a.Node) == a.Node {
			continue
		}
		out := append([]ir.Attachment(nil), list[:i]...)
		for _, a := range list[i:] {
			if a.Node = x.now(a.Node); a.Node != nil {
				out = append(out, a)
			}
		}
		return out
	}
	return list
}

// records rewrites the debug records before an instruction, and counts those whose value is no longer said.
func (x *debugFitter) records(in *ir.Instr) (killed int) {
	for _, r := range in.Dbg {
		if r.Kind == ir.DbgDeclareValue && x.d < ir.LLVM22 {
			r.Kind = ir.DbgValue
		}
		if x.d == ir.LLVM7 {
			plainRecord(r)
		}
		if r.Kind == ir.DbgLabel {
			continue
		}
		lost := !x.d.HasExpr(r.Expr.Nums)
		r.EachValue(func(v *ir.Value) { lost = lost || !describable(*v) })
		if lost {
			killed++
			r.Kill()
			r.Addr = nil
		}
	}
	return killed
}

// plainRecord turns a record into one that LLVM 7 may have: of one value.
func plainRecord(r *ir.DbgRecord) {
	if r.Kind == ir.DbgAssign {
		r.Kind, r.ID, r.Addr, r.AddrExpr = ir.DbgValue, nil, nil, nil
	}
	if !r.List {
		return
	}
	ops := r.Expr.Nums
	if len(r.Values) != 1 || len(ops) < 2 || ops[0] != ir.OpArg || ops[1] != 0 {
		r.Kill()
		return
	}
	e := ir.NewDINode(ir.DIExpression)
	e.Nums = ops[2:]
	r.Expr, r.List = e, false
}

// describedBy reports whether metadata is no value or one that every dialect has.
func describedBy(md ir.Metadata) bool {
	v, ok := md.(*ir.MDValue)
	return !ok || describable(v.V)
}

// describable reports whether a value is one that every dialect has: expressions of constants may not be.
func describable(v ir.Value) bool {
	const deepest = 8
	return describableTo(v, deepest)
}

func describableTo(v ir.Value, depth int) bool {
	c, ok := v.(*ir.Const)
	if !ok {
		return true
	}
	switch c.Kind {
	case ir.ConstInt, ir.ConstFloat, ir.ConstNull, ir.ConstUndef, ir.ConstPoison, ir.ConstData:
		return true
	case ir.ConstAggregate:
	case ir.ConstExpr:
		switch c.Op {
		case ir.GetElementPtr, ir.PtrToInt, ir.IntToPtr, ir.BitCast, ir.AddrSpaceCast, ir.Add, ir.Sub, ir.Trunc:
		default:
			return false
		}
	default:
		return false
	}
	for _, op := range c.Ops {
		if depth == 0 || !describableTo(op, depth-1) {
			return false
		}
	}
	return true
}
