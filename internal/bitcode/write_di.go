package bitcode

import (
	"errors"
	"fmt"
	"math/big"

	"nvvm-bitcode-linker/internal/ir"
)

// reference gives metadata that the record of a node refers to, by number, and false when there is no more.
func (l *diLayout) reference(n *ir.DINode, i int) (ir.Metadata, bool) {
	if i < len(l.refs) {
		return n.Refs[l.refs[i]], true
	}
	if i -= len(l.refs); l.rest == restOperands && i < len(n.Refs)-n.Kind.Refs() {
		return n.Refs[n.Kind.Refs()+i], true
	}
	return nil, false
}

// checkDI makes sure that a specialised node is as its kind says and that the format has all that it says.
func (w *moduleWriter) checkDI(n *ir.DINode) error {
	if n.Kind == ir.NoDIKind || n.Kind >= ir.NumDIKinds || len(n.Refs) < n.Kind.Refs() || len(n.Nums) < n.Kind.Nums() {
		return fmt.Errorf("a specialised node of kind %d with %d references and %d numbers", n.Kind, len(n.Refs), len(n.Nums))
	}
	if lacks := w.f.Dialect.LacksDI(n); lacks != "" {
		return fmt.Errorf("%s, which %v does not have", lacks, w.f.Dialect)
	}
	for i := range n.Kind.Fields() {
		f := &n.Kind.Fields()[i]
		ref, _ := f.Slots()
		switch f.Kind {
		case ir.DIText:
			if _, ok := n.Refs[ref].(*ir.MDString); n.Refs[ref] != nil && !ok {
				return fmt.Errorf("%s of %v is no string", f.Name, n.Kind)
			}
		case ir.DIWide:
			if f.Always && ir.IntegerOf(n.Refs[ref]) == nil {
				return fmt.Errorf("%s of %v is no integer", f.Name, n.Kind)
			}
		}
	}
	return nil
}

// diRecord gives the code of a specialised node's record, and appends its operands, of which ops has none yet.
func (w *moduleWriter) diRecord(n *ir.DINode, ops []uint64) (code uint32, _ []uint64) {
	l := w.di[n.Kind]
	first := bit(n.Distinct) | l.bits | l.set
	if l.flag != "" && n.Nums[l.flagNum] != 0 {
		first |= l.flagBit
	}
	ops = append(ops, first)
	var wide []uint64
	for i := range l.columns {
		c := &l.columns[i]
		if c.since > w.f.Dialect {
			break
		}
		if l.rest == restBig && c.as == diSkipped { // the number of bits
			var bits uint64
			bits, wide = wideWords(n.Ref("value").(*ir.MDValue).V.(*ir.Const))
			ops = append(ops, bits)
			continue
		}
		if ops = append(ops, w.column(n, c)); c.as == diSize && n.Refs[c.ref] != nil {
			ops[0] |= l.sizeBit
		}
	}
	if n.Kind == ir.DIFile && n.Ref("source") == nil {
		ops = ops[:len(ops)-1] // to readers a number would be a source, 0 included
	}
	switch l.rest {
	case restOperands:
		for _, op := range n.Refs[n.Kind.Refs():] {
			ops = append(ops, w.mdPlusOne(op))
		}
	case restElements:
		ops = append(ops, n.Nums...)
	case restBig:
		ops = append(ops, wide...)
	case restFixed:
		for _, name := range []string{"numerator", "denominator"} {
			bits, words := uint64(1), []uint64{0}
			if v, ok := n.Ref(name).(*ir.MDValue); ok {
				bits, words = wideWords(v.V.(*ir.Const))
			}
			ops = append(append(ops, bits|uint64(len(words))<<32), words...)
		}
	}
	return l.code, ops
}

// mdPlusOne gives the number of metadata plus one, 0 for nothing.
func (w *moduleWriter) mdPlusOne(m ir.Metadata) uint64 {
	if m == nil {
		return 0
	}
	id, _ := w.md.id(m)
	return uint64(id) + 1
}

// column gives what stands in a column.
func (w *moduleWriter) column(n *ir.DINode, c *diColumn) uint64 {
	switch c.as {
	case diRef:
		return w.mdPlusOne(n.Refs[c.ref])
	case diPlainRef:
		return w.mdPlusOne(n.Refs[c.ref]) - 1
	case diNum:
		return n.Nums[c.num]
	case diRotated:
		v := ir.IntegerOf(n.Refs[c.ref])
		if n.Kind == ir.DIEnumerator {
			v = n.Enumerator()
		}
		if v != nil {
			return rotate64(v)
		}
	case diSize:
		if n.Refs[c.ref] != nil {
			return w.mdPlusOne(n.Refs[c.ref])
		}
		return n.Nums[c.num]
	case diLessOne:
		return n.Nums[c.num] - 1
	case diLessOne32:
		return uint64(uint32(n.Nums[c.num] - 1))
	case diVirtuality:
		return n.Nums[c.num] & ir.SPVirtuality
	case diLocal:
		return bit(n.Nums[c.num]&ir.SPLocal != 0)
	case diDefinition:
		return bit(n.Nums[c.num]&ir.SPDefinition != 0)
	case diOptimized:
		return bit(n.Nums[c.num]&ir.SPOptimized != 0)
	}
	return 0
}

// rotate64 puts the sign of a number's low 64 bits into bit 0, as metadata has it: see rotated64.
func rotate64(v *big.Int) uint64 {
	bits := new(big.Int).Abs(v).Uint64()
	if v.Sign() < 0 {
		bits = -bits
	}
	if int64(bits) < 0 {
		return ^bits<<1 | 1
	}
	return bits << 1
}

// wideWords gives the bits of an integer and its words, sign-rotated as those of constants, the lowest first.
func wideWords(c *ir.Const) (uint64, []uint64) {
	bits := uint64(c.Ty.Bits)
	words := make([]uint64, (bits+63)/64)
	switch {
	case c.Kind == ir.ConstNull:
	case c.Words != nil:
		copy(words, c.Words)
	default:
		words[0] = c.Int
	}
	for i, v := range words {
		words[i] = signRotate(int64(v))
	}
	return bits, words
}

// sameScope reports whether two places, the first of which may be nil, name the same nodes.
func sameScope(a, b *ir.DINode) bool {
	if a == b || a == nil || a.Kind != ir.DILocation || b.Kind != ir.DILocation || len(a.Refs) < a.Kind.Refs() || len(b.Refs) < b.Kind.Refs() {
		return a == b
	}
	_, _, scope1, at1 := a.Location()
	_, _, scope2, at2 := b.Location()
	return scope1 == scope2 && at1 == at2
}

// appendScope adds the nodes that a place in the source names.
func appendScope(list []ir.Metadata, loc *ir.DINode) []ir.Metadata {
	if loc.Kind != ir.DILocation || len(loc.Refs) < loc.Kind.Refs() {
		return list // checkDebug refuses it
	}
	_, _, scope, at := loc.Location()
	if at == nil {
		return append(list, scope)
	}
	return append(list, scope, at)
}

// checkDebug makes sure that the format can say what is said of the source at an instruction.
func (w *moduleWriter) checkDebug(s *funcScan, f *ir.Function, in *ir.Instr) error {
	if in.Loc != nil {
		if err := w.checkDI(in.Loc); err != nil {
			return err
		}
		if in.Loc.Kind != ir.DILocation {
			return fmt.Errorf("a %v as the place in the source", in.Loc.Kind)
		}
		if scope, ok := in.Loc.Ref("scope").(*ir.DINode); !ok || scope == nil {
			return errors.New("a place in the source that has no scope")
		}
	}
	for _, r := range in.Dbg {
		if _, ok := debugCodes[r.Kind]; !ok || !w.f.DebugRecords {
			return fmt.Errorf("a debug record #dbg_%v, which %v does not have", r.Kind, w.f.Dialect)
		}
		for i, n := range recordParts(r) {
			if n.node == nil || n.node.Kind != n.kind {
				return fmt.Errorf("part %d of a debug record is no %v", i, n.kind)
			}
		}
		var err error
		r.EachValue(func(v *ir.Value) {
			if err == nil {
				err = s.operand(f, *v)
			}
		})
		if err != nil {
			return fmt.Errorf("a debug record: %w", err)
		}
	}
	return nil
}

// debugCodes are the codes of debug records by kind, LLVM 22's own aside.
var debugCodes = map[ir.DbgKind]uint32{ir.DbgValue: fnDbgValue, ir.DbgDeclare: fnDbgDeclare, ir.DbgAssign: fnDbgAssign,
	ir.DbgLabel: fnDbgLabel}

type recordPart struct {
	node *ir.DINode
	kind ir.DIKind
}

// recordParts gives the nodes that a record must have.
func recordParts(r *ir.DbgRecord) []recordPart {
	switch r.Kind {
	case ir.DbgLabel:
		return []recordPart{{r.Loc, ir.DILocation}, {r.Var, ir.DILabel}}
	case ir.DbgAssign:
		return []recordPart{{r.Loc, ir.DILocation}, {r.Var, ir.DILocalVariable}, {r.Expr, ir.DIExpression}, {r.ID, ir.DIAssignID},
			{r.AddrExpr, ir.DIExpression}}
	}
	return []recordPart{{r.Loc, ir.DILocation}, {r.Var, ir.DILocalVariable}, {r.Expr, ir.DIExpression}}
}

// A localMD is metadata of a function: a value, or a list of values that have their numbers.
type localMD struct {
	value ir.Value
	list  *ir.DbgRecord
}

// numberRecord numbers the metadata that a debug record before an instruction needs.
func (w *bodyWriter) numberRecord(in *ir.Instr, r *ir.DbgRecord) {
	if !w.simple(in, r) {
		for _, v := range r.Values {
			w.numberLocal(v)
		}
	}
	w.numberLocal(r.Addr)
	if r.List {
		if w.listID == nil {
			w.listID = map[*ir.DbgRecord]uint32{}
		}
		w.listID[r] = w.md.count() + uint32(len(w.local))
		w.local = append(w.local, localMD{list: r})
	}
}

// simple reports whether a record's value can be written as an operand: there is one, and it is defined by then.
func (w *bodyWriter) simple(in *ir.Instr, r *ir.DbgRecord) bool {
	if r.Kind != ir.DbgValue || r.List || len(r.Values) != 1 {
		return false
	}
	v, ok := r.Values[0].(*ir.Instr)
	return !ok || v.ID <= in.ID
}

// debug writes where an instruction that has been written is in the source, and the records before it: readers put them there.
func (w *bodyWriter) debug(in *ir.Instr) {
	if in.Loc != nil {
		w.location(in.Loc)
	}
	for _, r := range in.Dbg {
		w.debugRecord(in, r)
	}
}

func (w *bodyWriter) location(loc *ir.DINode) {
	line, column, scope, at := loc.Location()
	ops := [...]uint64{line, column, w.mdPlusOne(scope), w.mdPlusOne(at), loc.Num("isImplicitCode")}
	if ops == w.lastLoc {
		w.record(fnDebugLocAgain)
		return
	}
	w.lastLoc = ops
	w.put(ops[:4]...)
	if w.f.Dialect > ir.LLVM7 {
		w.put(ops[4])
	}
	w.record(fnDebugLoc)
}

// debugRecord writes the numbers of the record's nodes and of its values.
func (w *bodyWriter) debugRecord(in *ir.Instr, r *ir.DbgRecord) {
	node := func(n *ir.DINode) { w.put(w.mdPlusOne(n) - 1) }
	node(r.Loc)
	node(r.Var)
	code := debugCodes[r.Kind]
	if r.Kind != ir.DbgLabel {
		node(r.Expr)
		if w.simple(in, r) {
			code = fnDbgValueSimple
			w.value(r.Values[0])
		} else {
			w.put(w.recordValue(r))
		}
	}
	if r.Kind == ir.DbgAssign {
		node(r.ID)
		node(r.AddrExpr)
		if r.Addr != nil {
			w.put(uint64(w.localID[r.Addr]))
		} else {
			w.put(w.emptyTuple())
		}
	}
	w.record(code)
}

// recordValue gives the number of the metadata that holds a record's values.
func (w *bodyWriter) recordValue(r *ir.DbgRecord) uint64 {
	switch {
	case r.List:
		return uint64(w.listID[r])
	case len(r.Values) == 0:
		return w.emptyTuple()
	}
	return uint64(w.localID[r.Values[0]])
}

// emptyTuple gives the number of the tuple that stands for values that are not known.
func (w *moduleWriter) emptyTuple() uint64 { return w.mdPlusOne(w.noValues) - 1 }
