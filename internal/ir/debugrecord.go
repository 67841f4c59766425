package ir

// DbgKind is the kind of a debug record.
type DbgKind uint8

// The kinds of debug records (LangRef, "Debug Records"; DbgDeclareValue came with LLVM 22).
const (
	DbgValue DbgKind = iota
	DbgDeclare
	DbgAssign
	DbgLabel
	DbgDeclareValue
)

var dbgNames = [...]string{"value", "declare", "assign", "label", "declare_value"}

// String gives the kind as it is called after "dbg_".
func (k DbgKind) String() string {
	if int(k) < len(dbgNames) {
		return dbgNames[k]
	}
	return "unknown"
}

// A DbgRecord says, at its place before an instruction, where a variable's value is or that a label of the source is there.
type DbgRecord struct {
	Kind DbgKind
	Loc  *DINode // DILocation
	Var  *DINode // DILocalVariable, of DbgLabel DILabel
	// Values are what Expr computes the location from: one, or with List any number of them. None without List means that the variable
	// has no value here that is known.
	Values []Value
	List   bool
	Expr   *DINode // DIExpression
	// Of DbgAssign: which stores it goes with, and the address that they store to, nil if that is not known.
	ID       *DINode // DIAssignID
	Addr     Value
	AddrExpr *DINode // DIExpression
}

// EachDebugValue calls f with the place of every value in the records before the instruction. They are no operands: what a
// program does, and what an optimiser may do to it, does not depend on them.
func (i *Instr) EachDebugValue(f func(*Value)) {
	for _, r := range i.Dbg {
		r.EachValue(f)
	}
}

// EachValue calls f with the place of every value in the record.
func (r *DbgRecord) EachValue(f func(*Value)) {
	for k := range r.Values {
		f(&r.Values[k])
	}
	if r.Addr != nil {
		f(&r.Addr)
	}
}

// forget takes values out of the record for which lost reports that they are no more.
func (r *DbgRecord) forget(lost func(Value) bool) {
	for _, v := range r.Values {
		if lost(v) {
			r.Kill()
			break
		}
	}
	if r.Addr != nil && lost(r.Addr) {
		r.Addr = nil
	}
}

// ForgetLost takes values out of the debug records of the function that are not, or no longer, of it, and renumbers it.
func (f *Function) ForgetLost() {
	all := make([]*Instr, 0, f.Renumber())
	for _, b := range f.Blocks {
		all = append(all, b.Instrs...)
	}
	lost := func(v Value) bool {
		switch v := v.(type) {
		case *Instr:
			return uint(v.ID) >= uint(len(all)) || all[v.ID] != v
		case *Arg:
			return uint(v.Index) >= uint(len(f.Args)) || f.Args[v.Index] != v
		}
		return false
	}
	for _, in := range all {
		for _, r := range in.Dbg {
			r.forget(lost)
		}
	}
}

// Kill makes the record say that the variable's value is not known here.
func (r *DbgRecord) Kill() {
	if r.Kind == DbgLabel {
		return
	}
	r.Values, r.List = nil, false
	if len(r.Expr.Nums) > 0 {
		r.Expr = killedExpr(r.Expr)
	}
}

// killedExpr gives what is left of an expression without its value: which bits of the variable it is about.
func killedExpr(e *DINode) *DINode {
	n := NewDINode(DIExpression)
	if ops := e.Nums; len(ops) >= 3 && ops[len(ops)-3] == OpFragment {
		n.Nums = ops[len(ops)-3:]
	}
	return n
}

// Nodes calls f with the place of every node that the record names.
func (r *DbgRecord) Nodes(f func(**DINode)) {
	for _, p := range []**DINode{&r.Loc, &r.Var, &r.Expr, &r.ID, &r.AddrExpr} {
		if *p != nil {
			f(p)
		}
	}
}
