package bitcode

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// A debugReader holds what a function body says about the source.
type debugReader struct {
	records []*ir.DbgRecord
	waiting []*ir.DbgRecord // made of calls, for the instruction that comes next
	last    *ir.DINode      // the place stated last
	// call is the record of the instruction read last, if that called a debug intrinsic: the place that follows is its own.
	call *ir.DbgRecord
	locs map[placeKey]*ir.DINode
}

// start forgets what the body before this one said.
func (d *debugReader) start() {
	const few = 64 // clearing a map takes as long as it once was
	locs := d.locs
	if len(locs) > few {
		locs = nil
	}
	clear(locs)
	*d = debugReader{locs: locs}
}

// before gives an instruction the records that wait for it.
func (d *debugReader) before(in *ir.Instr) {
	d.call = nil
	if len(d.waiting) > 0 {
		in.Dbg, d.waiting = append(in.Dbg, d.waiting...), nil
	}
}

// isDebugIntrinsic tells the intrinsics that only carry debug information.
func isDebugIntrinsic(callee ir.Value) bool {
	f, ok := callee.(*ir.Function)
	return ok && strings.HasPrefix(f.Name, "llvm.dbg.")
}

// debugRecord reads a record of debug information, which is about the instruction before it.
func (b *bodyReader) debugRecord() error {
	switch b.rec.Code {
	case fnDebugLoc:
		loc, err := b.location()
		if err != nil {
			return err
		}
		b.debug.last = loc
		return b.locate()
	case fnDebugLocAgain:
		if b.debug.last == nil {
			return errors.New("the same place in the source as before, but none was before")
		}
		return b.locate()
	}
	r := &ir.DbgRecord{}
	if err := b.readRecord(r); err != nil {
		return err
	}
	if len(b.instrs) == 0 || b.instrs[len(b.instrs)-1] == nil {
		return errors.New("a debug record without an instruction that it belongs to")
	}
	in := b.instrs[len(b.instrs)-1]
	in.Dbg = append(in.Dbg, r)
	b.debug.records = append(b.debug.records, r)
	return nil
}

// locate gives the instruction before the record its place in the source.
func (b *bodyReader) locate() error {
	switch {
	case b.debug.call != nil:
		b.debug.call.Loc = b.debug.last
	case len(b.instrs) == 0:
		return errors.New("a place in the source without an instruction that is there")
	default:
		if in := b.instrs[len(b.instrs)-1]; in != nil {
			in.Loc = b.debug.last
		}
	}
	return nil
}

// A placeKey is what a place in the source is found by: its scope and where it is inlined, and line, column and whether it is implicit.
type placeKey struct{ scope, at, place uint64 }

// location reads [line, column, scope, where it is inlined, implicit, atom group, atom rank]. Equal ones of usual size are one node, but for
// those with atoms, which tell them apart.
func (b *bodyReader) location() (*ir.DINode, error) {
	var ops [7]uint64
	if copy(ops[:], b.f.ops) < 4 {
		return nil, fmt.Errorf("a place in the source of %d operands, at least 4 expected", len(b.f.ops))
	}
	key := placeKey{ops[2], ops[3], ops[0]<<32 | ops[1]<<1 | bit(ops[4] != 0)}
	shared := ops[0] < 1<<32 && ops[1] < 1<<31 && ops[5]|ops[6] == 0
	if loc := b.debug.locs[key]; shared && loc != nil {
		return loc, nil
	}
	scope, err := b.nodeOrNil(ops[2])
	if err != nil {
		return nil, err
	}
	at, err := b.nodeOrNil(ops[3])
	if err != nil {
		return nil, err
	}
	if !isLocalScope(scope) {
		return nil, errors.New("the scope of a place in the source is no local one")
	}
	loc := b.stock.diNode(ir.DILocation)
	loc.SetLocation(ops[0], ops[1], scope, at)
	fitColumn(loc)
	if ops[4]|ops[5]|ops[6] != 0 {
		loc.SetNum("isImplicitCode", bit(ops[4] != 0))
		loc.SetNum("atomGroup", ops[5])
		loc.SetNum("atomRank", ops[6])
	}
	if shared {
		if b.debug.locs == nil {
			b.debug.locs = map[placeKey]*ir.DINode{}
		}
		b.debug.locs[key] = loc
	}
	return loc, nil
}

// nodeOrNil gives the metadata of a number minus 1, nil for 0.
func (b *bodyReader) nodeOrNil(id uint64) (ir.Metadata, error) {
	if id == 0 {
		return nil, nil
	}
	return b.md.get(id - 1)
}

// nodeOf reads the number of a node of a kind.
func (b *bodyReader) nodeOf(kind ir.DIKind) (*ir.DINode, error) {
	md, err := b.md.get(b.f.next())
	if err != nil {
		return nil, err
	}
	n := ir.NodeOf(md, kind)
	if n == nil {
		return nil, fmt.Errorf("a debug record with a %T where a %v is expected", md, kind)
	}
	return n, nil
}

var recordKinds = map[uint32]ir.DbgKind{fnDbgValue: ir.DbgValue, fnDbgValueSimple: ir.DbgValue, fnDbgDeclare: ir.DbgDeclare,
	fnDbgAssign: ir.DbgAssign, fnDbgLabel: ir.DbgLabel, fnDbgDeclareVal: ir.DbgDeclareValue}

// readRecord reads [place, variable, expression, value] and, of an assignment, [id, expression of the address, address]; of a label
// [place, label].
func (b *bodyReader) readRecord(r *ir.DbgRecord) (err error) {
	r.Kind = recordKinds[b.rec.Code]
	if r.Loc, err = b.nodeOf(ir.DILocation); err != nil {
		return err
	}
	if r.Kind == ir.DbgLabel {
		if r.Var, err = b.nodeOf(ir.DILabel); err != nil {
			return err
		}
		return b.f.done("debug label")
	}
	if r.Var, err = b.nodeOf(ir.DILocalVariable); err != nil {
		return err
	}
	if r.Expr, err = b.nodeOf(ir.DIExpression); err != nil {
		return err
	}
	if b.rec.Code == fnDbgValueSimple {
		fwd := b.hasFwd
		v, err := b.typed()
		if err != nil {
			return err
		}
		b.hasFwd = fwd // it is resolved with the other records
		r.Values = []ir.Value{v}
		return b.f.done("debug value")
	}
	md, err := b.md.get(b.f.next())
	if err != nil {
		return err
	}
	if r.Values, r.List, err = valuesOf(md); err != nil || r.Kind != ir.DbgAssign {
		return all(err, b.f.done("debug value"))
	}
	if r.ID, err = b.nodeOf(ir.DIAssignID); err != nil {
		return err
	}
	if r.AddrExpr, err = b.nodeOf(ir.DIExpression); err != nil {
		return err
	}
	if md, err = b.md.get(b.f.next()); err != nil {
		return err
	}
	if r.Addr, err = addressOf(md); err != nil {
		return err
	}
	return b.f.done("debug assignment")
}

// valuesOf gives the values that metadata of a debug record wraps, and whether it is a list.
func valuesOf(md ir.Metadata) ([]ir.Value, bool, error) {
	switch md := md.(type) {
	case *ir.MDValue:
		return []ir.Value{md.V}, false, nil
	case *ir.MDArgList:
		vals := make([]ir.Value, len(md.Args))
		for i, a := range md.Args {
			vals[i] = a.V
		}
		return vals, true, nil
	case *ir.MDNode:
		if len(md.Ops) == 0 {
			return nil, false, nil
		}
	}
	return nil, false, fmt.Errorf("a debug record with a %T where values are expected", md)
}

func addressOf(md ir.Metadata) (ir.Value, error) {
	vals, list, err := valuesOf(md)
	if err == nil && list {
		err = errors.New("a debug record with a list of addresses")
	}
	if err != nil || len(vals) == 0 {
		return nil, err
	}
	return vals[0], nil
}

// debugCall makes a debug record of a call of a debug intrinsic, whose arguments come next (AutoUpgrade's
// upgradeDbgIntrinsicToDbgRecord).
func (b *bodyReader) debugCall(f *ir.Function, t *ir.Type) error {
	b.debug.call = nil
	if !b.r.debug {
		return nil
	}
	var args []ir.Metadata
	wrong := false // an offset, which dbg.value had before LLVM 6, and which was 0
	for _, p := range t.Fields {
		v, err := b.argument(p)
		if err != nil {
			return err
		}
		if m, ok := v.(*ir.MDAsValue); ok {
			args = append(args, m.MD)
		} else if n, ok := ir.AsUint64(v); !ok || n != 0 {
			wrong = true
		}
	}
	if wrong {
		return nil
	}
	r, err := recordOf(strings.TrimPrefix(f.Name, "llvm.dbg."), args)
	if err != nil {
		return fmt.Errorf("%s: %w", f.Name, err)
	}
	if r.Kind == ir.DbgDeclare && b.r.oldDeclares.Load() {
		dropOldDeref(r)
	}
	b.debug.call = r
	b.debug.waiting = append(b.debug.waiting, r)
	b.debug.records = append(b.debug.records, r)
	return nil
}

// debugIntrinsics are the records that stand for calls, and the nodes that follow the value.
var debugIntrinsics = map[string]struct {
	kind  ir.DbgKind
	parts []ir.DIKind
}{
	"value":   {ir.DbgValue, []ir.DIKind{ir.DILocalVariable, ir.DIExpression}},
	"addr":    {ir.DbgValue, []ir.DIKind{ir.DILocalVariable, ir.DIExpression}},
	"declare": {ir.DbgDeclare, []ir.DIKind{ir.DILocalVariable, ir.DIExpression}},
	"assign":  {ir.DbgAssign, []ir.DIKind{ir.DILocalVariable, ir.DIExpression, ir.DIAssignID, ir.NoDIKind, ir.DIExpression}},
	"label":   {ir.DbgLabel, nil},
}

func recordOf(name string, args []ir.Metadata) (*ir.DbgRecord, error) {
	form, ok := debugIntrinsics[name]
	if !ok {
		return nil, errors.New("an unknown debug intrinsic")
	}
	if len(args) != 1+len(form.parts) {
		return nil, fmt.Errorf("%d arguments of metadata, %d expected", len(args), 1+len(form.parts))
	}
	r := &ir.DbgRecord{Kind: form.kind}
	var err error
	if r.Kind == ir.DbgLabel {
		if r.Var = ir.NodeOf(args[0], ir.DILabel); r.Var == nil {
			return nil, errors.New("a label is expected")
		}
		return r, nil
	}
	if r.Values, r.List, err = valuesOf(args[0]); err != nil {
		return nil, err
	}
	for i, place := range []**ir.DINode{&r.Var, &r.Expr, &r.ID, nil, &r.AddrExpr}[:len(form.parts)] {
		if place == nil {
			if r.Addr, err = addressOf(args[1+i]); err != nil {
				return nil, err
			}
			continue
		}
		if *place = ir.NodeOf(args[1+i], form.parts[i]); *place == nil {
			return nil, fmt.Errorf("argument %d is no %v", 1+i, form.parts[i])
		}
	}
	if name == "addr" {
		r.Expr = derefed(r.Expr)
	}
	return r, nil
}

// derefed gives an expression that follows a pointer at last: before a fragment and stack_value, which end one.
func derefed(e *ir.DINode) *ir.DINode {
	n := ir.NewDINode(ir.DIExpression)
	at := 0
	for at < len(e.Nums) && e.Nums[at] != ir.OpFragment && e.Nums[at] != ir.OpStackValue {
		at += ir.ExprOpSize(e.Nums[at])
	}
	at = min(at, len(e.Nums))
	n.Nums = append(append(append(n.Nums, e.Nums[:at]...), ir.OpDeref), e.Nums[at:]...)
	return n
}

// dropOldDeref takes the deref off a declaration of a parameter that LLVM 4 and older wrote (MetadataLoader's
// upgradeDeclareExpressions).
func dropOldDeref(r *ir.DbgRecord) {
	if len(r.Values) != 1 || len(r.Expr.Nums) == 0 || r.Expr.Nums[0] != ir.OpDeref {
		return
	}
	if _, ok := r.Values[0].(*ir.Arg); ok {
		n := ir.NewDINode(ir.DIExpression)
		n.Nums = r.Expr.Nums[1:]
		r.Expr = n
	}
}

// dropUnplaced drops records made of calls that had no place in the source, which LLVM's verifier refuses.
func (b *bodyReader) dropUnplaced() {
	for _, r := range b.debug.records {
		if r.Loc != nil {
			continue
		}
		for _, blk := range b.blocks {
			for _, in := range blk.Instrs {
				if len(in.Dbg) > 0 {
					in.Dbg = slices.DeleteFunc(in.Dbg, func(r *ir.DbgRecord) bool { return r.Loc == nil })
				}
			}
		}
		return
	}
}
