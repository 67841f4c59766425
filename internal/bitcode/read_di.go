package bitcode

import (
	"errors"
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// layout finds the layout of a record.
func layout(rec *bitstream.Record) (*diLayout, error) {
	ops := rec.Ops
	if len(ops) == 0 {
		return nil, errors.New("an empty record")
	}
	var list []*diLayout
	if rec.Code < uint32(len(layoutsOf)) {
		list = layoutsOf[rec.Code]
	}
	for _, l := range list {
		if ops[0]&l.mask != l.bits || len(ops) < l.min {
			continue
		}
		if most := len(l.columns) + 1; l.rest == noRest && len(ops) > most {
			return nil, fmt.Errorf("a %v record of %d operands, at most %d expected", l.kind, len(ops), most)
		}
		return l, nil
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("unknown metadata record %d", rec.Code)
	}
	return nil, fmt.Errorf("a %v record of %d operands of the form %d, which LLVM 7 to 22 do not write", list[0].kind, len(ops), ops[0]>>1)
}

// diNode makes the node of a record. Metadata that it refers to is entered in the list of what is to be done.
func (l *mdLoad) diNode(rec *bitstream.Record) (ir.Metadata, error) {
	lay, err := layout(rec)
	if err != nil {
		return nil, err
	}
	ops := rec.Ops
	if lay.kind == ir.DIDerivedType && len(ops) == 14 {
		ops = ops[:13] // the last was once annotations, once how pointers are signed: nobody can tell, so LLVM drops it
	}
	const bytesOfNode, bytesOfRef = 96, 24
	if err := l.t.r.spend(bytesOfNode + bytesOfRef*uint64(lay.kind.Refs()+lay.kind.Nums())); err != nil {
		return nil, err
	}
	n := l.t.stock.diNode(lay.kind)
	n.Distinct = n.Distinct || ops[0]&1 != 0
	if lay.flag != "" && ops[0]&lay.flagBit != 0 {
		n.Nums[lay.flagNum] = 1
	}
	ids := slices.Grow(l.room[:0], len(n.Refs))[:len(n.Refs)]
	clear(ids)
	x := diReading{t: l.t, lay: lay, n: n, ids: ids, sizesAreRefs: lay.sizeBit != 0 && ops[0]&lay.sizeBit != 0}
	for i, v := range ops[1:min(len(ops), len(lay.columns)+1)] {
		x.column(&lay.columns[i], v)
	}
	if lay.rest != noRest {
		if err := x.rest(ops); err != nil {
			return nil, err
		}
	}
	x.mend()
	l.room = x.ids
	if len(x.ids) > 0 {
		l.later(n, x.ids, rec)
	}
	return n, nil
}

// A diReading is a specialised node being read.
type diReading struct {
	t            *mdTable
	lay          *diLayout
	n            *ir.DINode
	ids          []uint64 // what Refs refer to: numbers plus 1, 0 for none
	sizesAreRefs bool
}

func (x *diReading) column(c *diColumn, v uint64) {
	n := x.n
	switch c.as {
	case diRef:
		x.ids[c.ref] = v
	case diPlainRef:
		x.ids[c.ref] = v + 1
	case diNum:
		n.Nums[c.num] = v
	case diRotated:
		n.Refs[c.ref] = x.integer(rotated64(v))
	case diCount:
		n.Refs[c.ref] = x.integer(v)
	case diSize:
		if x.sizesAreRefs {
			x.ids[c.ref] = v
		} else {
			n.Nums[c.num] = v
		}
	case diLessOne:
		n.Nums[c.num] = v + 1
	case diLessOne32:
		n.Nums[c.num] = uint64(uint32(v) + 1)
	case diVirtuality:
		n.Nums[c.num] |= v & ir.SPVirtuality
	case diLocal:
		n.Nums[c.num] |= bit(v != 0) * ir.SPLocal
	case diDefinition:
		n.Nums[c.num] |= bit(v != 0) * ir.SPDefinition
	case diOptimized:
		n.Nums[c.num] |= bit(v != 0) * ir.SPOptimized
	}
}

// integer makes metadata of a number.
func (x *diReading) integer(v uint64) *ir.MDValue {
	return &ir.MDValue{V: ir.Int(x.t.r.M.Types.Int(64), int64(v))}
}

// rotated64 undoes the sign bit's place in bit 0 as metadata has it, unlike constants: the other bits are those of the number or of its
// complement.
func rotated64(v uint64) uint64 {
	if v&1 != 0 {
		return ^(v >> 1)
	}
	return v >> 1
}

// rest reads what follows the fields.
func (x *diReading) rest(ops []uint64) error {
	after := ops[min(len(ops), len(x.lay.columns)+1):]
	switch x.lay.rest {
	case restOperands:
		if ops[2] != 0 {
			return fmt.Errorf("a GenericDINode of version %d, 0 expected", ops[2])
		}
		x.n.Refs = append(x.n.Refs, make([]ir.Metadata, len(after))...)
		x.ids = append(x.ids, after...)
	case restElements:
		x.n.Nums = append(x.n.Nums, after...)
		return x.expression(ops[0] >> 1)
	case restBig:
		v, err := x.bigInteger(ops[1], after)
		if err != nil {
			return err
		}
		x.n.SetRef("value", v)
	case restFixed:
		for _, name := range []string{"numerator", "denominator"} {
			if len(after) == 0 || after[0]>>32 > uint64(len(after)-1) {
				return fmt.Errorf("the %s of a fixed-point type is cut off", name)
			}
			words := after[0] >> 32
			v, err := x.bigInteger(after[0]&(1<<32-1), after[1:1+words])
			if err != nil {
				return err
			}
			x.n.SetRef(name, v)
			after = after[1+words:]
		}
	}
	return nil
}

// bigInteger makes metadata of an integer of a number of bits, given by sign-rotated words, the lowest first.
func (x *diReading) bigInteger(bits uint64, words []uint64) (*ir.MDValue, error) {
	const most = 1 << 23 // IntegerType::MAX_INT_BITS
	if bits == 0 || bits > 64*uint64(len(words)) || bits > most {
		return nil, fmt.Errorf("an integer of %d bits in %d words", bits, len(words))
	}
	plain := make([]uint64, (bits+63)/64)
	for i := range plain {
		plain[i] = uint64(signRotated(words[i]))
	}
	return &ir.MDValue{V: ir.WideInt(x.t.r.M.Types.Int(uint32(bits)), plain)}, nil
}

// mend does to a node what LLVM's reader does to those of older versions.
func (x *diReading) mend() {
	n := x.n
	switch n.Kind {
	case ir.DILocation:
		fitColumn(n)
	case ir.DISubprogram:
		const oldMain = 1 << 21 // among DIFlags before LLVM 8
		flags, sp := n.Num("flags"), n.Num("spFlags")
		if flags&oldMain != 0 {
			flags, sp = flags&^oldMain, sp|ir.SPMain
		}
		n.SetNum("flags", flags)
		n.SetNum("spFlags", sp)
		n.Distinct = n.Distinct || sp&ir.SPDefinition != 0
	case ir.DIFile:
		ref, _ := n.Kind.Field("checksum").Slots()
		if n.Num("checksumkind") == 0 || x.ids[ref] == 0 {
			n.SetNum("checksumkind", 0)
			x.ids[ref] = 0
		}
	case ir.DIGlobalVariableExpression:
		if ref, _ := n.Kind.Field("expr").Slots(); x.ids[ref] == 0 {
			n.Refs[ref] = ir.NewDINode(ir.DIExpression)
		}
	}
}

// fitColumn forgets a column that is more than LLVM's 16 bits.
func fitColumn(n *ir.DINode) {
	if n.Num("column") > 0xFFFF {
		n.SetNum("column", 0)
	}
}

// expression brings the elements of an expression to the newest version (MetadataLoader's upgradeDIExpression).
func (x *diReading) expression(version uint64) error {
	ops := x.n.Nums
	if version > exprVersion {
		return fmt.Errorf("a DIExpression of version %d, at most %d expected", version, exprVersion)
	}
	if n := len(ops); version == 0 && n >= 3 && ops[n-3] == ir.OpBitPiece {
		ops[n-3] = ir.OpFragment
	}
	if n := len(ops); version <= 1 {
		if n > 0 && ops[0] == ir.OpDeref {
			end := n
			if n >= 3 && ops[n-3] == ir.OpFragment {
				end -= 3
			}
			copy(ops, ops[1:max(end, 1)])
			ops[max(end, 1)-1] = ir.OpDeref
		}
		x.t.r.oldDeclares.Store(true)
	}
	if version <= 2 {
		x.n.Nums = stackPlus(ops)
	}
	return nil
}

// stackPlus turns plus and minus with an operand into what they are since LLVM 6.
func stackPlus(old []uint64) []uint64 {
	var ops []uint64
	sizes := map[uint64]int{ir.OpConstU: 2, ir.OpMinus: 2, ir.OpPlus: 2, ir.OpFragment: 3}
	for i := 0; i < len(old); {
		n := min(max(sizes[old[i]], 1), len(old)-i)
		args := old[i+1 : i+n]
		switch old[i] {
		case ir.OpPlus:
			ops = append(append(ops, ir.OpPlusUConst), args...)
		case ir.OpMinus:
			ops = append(append(append(ops, ir.OpConstU), args...), ir.OpMinus)
		default:
			ops = append(append(ops, old[i]), args...)
		}
		i += n
	}
	return ops
}

// moveLocalImports takes imports of functions off the lists of compile units, where they stood before LLVM 17, to what their
// subprograms retain (MetadataLoader's upgradeCULocals).
func moveLocalImports(m *ir.Module) {
	units := m.FindNamedMD("llvm.dbg.cu")
	if units == nil {
		return
	}
	for _, md := range units.Nodes {
		cu := ir.NodeOf(md, ir.DICompileUnit)
		if cu == nil {
			continue
		}
		list, ok := cu.Ref("imports").(*ir.MDNode)
		if !ok {
			continue
		}
		var stay []ir.Metadata
		moved := map[*ir.DINode][]ir.Metadata{}
		var order []*ir.DINode
		for _, op := range list.Ops {
			imp := ir.NodeOf(op, ir.DIImportedEntity)
			if imp == nil || !isLocalScope(imp.Ref("scope")) {
				stay = append(stay, op)
				continue
			}
			if sp := ir.Subprogram(imp.Ref("scope")); sp != nil {
				if moved[sp] == nil {
					order = append(order, sp)
				}
				moved[sp] = append(moved[sp], op)
			}
		}
		if len(stay) == len(list.Ops) {
			continue
		}
		cu.SetRef("imports", &ir.MDNode{Ops: stay})
		for _, sp := range order {
			var kept []ir.Metadata
			if old, ok := sp.Ref("retainedNodes").(*ir.MDNode); ok {
				kept = append(kept, old.Ops...)
			}
			sp.SetRef("retainedNodes", &ir.MDNode{Ops: append(kept, moved[sp]...)})
		}
	}
}

func isLocalScope(md ir.Metadata) bool {
	n, ok := md.(*ir.DINode)
	return ok && n != nil && n.Kind.IsLocalScope()
}
