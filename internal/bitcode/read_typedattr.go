package bitcode

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// typedLater are the attributes whose type was the pointee of the parameter before they got one of their own: byval in LLVM 9, sret in 12,
// inalloca in 13.
var typedLater = map[ir.AttrKind]bool{ir.AttrByVal: true, ir.AttrSRet: true, ir.AttrInAlloca: true}

// isUntyped reports whether an attribute still lacks its type.
func isUntyped(a ir.Attr) bool { return a.Type == nil && a.Kind.Form() == ir.TypeForm }

func hasUntyped(s *ir.AttrSet) bool { return s != nil && slices.ContainsFunc(s.List, isUntyped) }

// params gives the parameters of a function type.
func (t *typedType) params() []*typedType {
	if t == nil || t.ty.Kind != ir.FuncKind || len(t.subs) == 0 {
		return nil
	}
	return t.subs[1:]
}

// giveTypes gives attributes that have no type yet the pointee of their parameter (BitcodeReader's propagateAttributeTypes).
func (r *Reader) giveTypes(l *ir.AttrList, params []*typedType) (*ir.AttrList, error) {
	if l == nil || !r.untyped[l] {
		return l, nil
	}
	n := *l
	n.Params = slices.Clone(l.Params)
	for i, set := range n.Params {
		if !hasUntyped(set) {
			continue
		}
		typed := &ir.AttrSet{List: slices.Clone(set.List)}
		for k, a := range typed.List {
			if !isUntyped(a) {
				continue
			}
			if i >= len(params) || params[i].pointee() == nil {
				return nil, fmt.Errorf("attribute %v of parameter %d has no type, and the parameter is no pointer with a pointee", a.Kind, i)
			}
			typed.List[k].Type = params[i].pointee().ty
		}
		n.Params[i] = typed
	}
	return &n, nil
}

// withElementType adds the type of a parameter's pointee to the list, unless there is one.
func withElementType(l *ir.AttrList, i int, params []*typedType) (*ir.AttrList, error) {
	if l.Param(i).Has(ir.AttrElementType) {
		return l, nil
	}
	if i >= len(params) || params[i].pointee() == nil {
		return nil, fmt.Errorf("argument %d has no elementtype, and is no pointer with a pointee", i)
	}
	n := ir.AttrList{Fn: l.FnSet(), Ret: l.RetSet()}
	if l != nil {
		n.Params = slices.Clone(l.Params)
	}
	for len(n.Params) <= i {
		n.Params = append(n.Params, nil)
	}
	set := &ir.AttrSet{}
	if old := n.Params[i]; old != nil {
		set.List = slices.Clone(old.List)
	}
	a := ir.Attr{Kind: ir.AttrElementType, Type: params[i].pointee().ty}
	at, _ := slices.BinarySearchFunc(set.List, a, func(x, y ir.Attr) int {
		return cmp.Or(cmp.Compare(x.Kind, y.Kind), cmp.Compare(x.Key, y.Key))
	})
	set.List = slices.Insert(set.List, at, a)
	n.Params[i] = set
	return &n, nil
}

// elementTypeArgs are the arguments of intrinsics that have an elementtype since LLVM 14, by the start of their names.
var elementTypeArgs = []struct {
	prefix string
	arg    int
}{
	{"llvm.preserve.array.access.index.", 0}, {"llvm.preserve.struct.access.index.", 0},
	{"llvm.aarch64.ldaxr.", 0}, {"llvm.aarch64.ldxr.", 0}, {"llvm.aarch64.stlxr.", 1}, {"llvm.aarch64.stxr.", 1},
	{"llvm.arm.ldaex.", 0}, {"llvm.arm.ldrex.", 0}, {"llvm.arm.stlex.", 1}, {"llvm.arm.strex.", 1},
}

// upgradeCall gives the attributes of a call the types that only pointers had, by the types of its arguments.
func (b *bodyReader) upgradeCall(in *ir.Instr, args []*typedType) (err error) {
	c := in.Call
	if c.Attrs, err = b.r.giveTypes(c.Attrs, args); err != nil {
		return err
	}
	switch callee := in.Ops[0].(type) {
	case *ir.InlineAsm:
		for _, i := range indirectArgs(callee.Constraints) {
			if c.Attrs, err = withElementType(c.Attrs, i, args); err != nil {
				return fmt.Errorf("inline assembler: %w", err)
			}
		}
	case *ir.Function:
		if !ir.IsIntrinsic(callee.Name) {
			return nil
		}
		for _, e := range elementTypeArgs {
			if strings.HasPrefix(callee.Name, e.prefix) {
				if e.arg >= len(in.CallArgs()) {
					return errors.New("too few arguments for the intrinsic")
				}
				if c.Attrs, err = withElementType(c.Attrs, e.arg, args); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// indirectArgs gives the arguments of inline assembler that are addresses of operands (InlineAsm::ConstraintInfo: isIndirect, hasArg).
func indirectArgs(constraints string) (list []int) {
	arg := 0
	for _, c := range strings.Split(constraints, ",") {
		if !takesArg(c) {
			continue
		}
		if strings.HasPrefix(strings.TrimPrefix(c, "="), "*") {
			list = append(list, arg)
		}
		arg++
	}
	return list
}
