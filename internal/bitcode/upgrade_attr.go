package bitcode

import (
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// upgradeStrings turns string attributes of older versions into what they are now (AutoUpgrade.cpp, UpgradeAttributes).
func upgradeStrings(list []ir.Attr) []ir.Attr {
	frame := ""
	kept := list[:0]
	for _, a := range list {
		switch {
		case a.Kind != ir.StringAttr:
		case a.Key == "no-frame-pointer-elim":
			frame = map[bool]string{true: "all", false: "none"}[a.Val == "true"]
			continue
		case a.Key == "null-pointer-is-valid":
			if a.Val == "true" {
				kept = append(kept, ir.Attr{Kind: ir.AttrNullPointerIsValid})
			}
			continue
		}
		kept = append(kept, a)
	}
	leaf := func(a ir.Attr) bool { return a.Kind == ir.StringAttr && a.Key == "no-frame-pointer-elim-non-leaf" }
	if slices.ContainsFunc(kept, leaf) {
		kept = slices.DeleteFunc(kept, leaf)
		if frame != "all" {
			frame = "non-leaf"
		}
	}
	if frame != "" {
		kept = slices.DeleteFunc(kept, func(a ir.Attr) bool { return a.Kind == ir.StringAttr && a.Key == "frame-pointer" })
		kept = append(kept, ir.Attr{Key: "frame-pointer", HasVal: true, Val: frame})
	}
	return kept
}

// upgradeFunction brings the attributes of a function up to date (UpgradeFunctionAttributes).
func upgradeFunction(f *ir.Function) {
	if f.Attrs == nil {
		return
	}
	if s, ok := f.Attrs.Fn.GetString("implicit-section-name"); ok {
		f.Section = s
		f.Attrs = f.Attrs.WithFn(f.Attrs.Fn.Without(ir.Attr{Key: "implicit-section-name"}))
	}
	if _, ok := f.Attrs.Fn.GetString("amdgpu-unsafe-fp-atomics"); ok && f.HasBody {
		f.Attrs = f.Attrs.WithFn(f.Attrs.Fn.Without(ir.Attr{Key: "amdgpu-unsafe-fp-atomics"}))
	}
	f.Attrs = fitting(f.Attrs, f.FnTy)
}

// fitting gives the list without attributes that do not go with the types of results and parameters (AttributeFuncs::typeIncompatible).
// It is the list itself where there are none.
func fitting(l *ir.AttrList, t *ir.Type) *ir.AttrList {
	made := l
	change := func() {
		if made == l {
			copied := *l
			copied.Params = slices.Clone(l.Params)
			made = &copied
		}
	}
	if s := fittingSet(l.Ret, t.Result()); s != l.Ret {
		change()
		made.Ret = s
	}
	for i, p := range l.Params {
		if i >= len(t.Fields) {
			break
		}
		if s := fittingSet(p, t.Fields[i]); s != p {
			change()
			made.Params[i] = s
		}
	}
	return made
}

func fittingSet(s *ir.AttrSet, t *ir.Type) *ir.AttrSet {
	if s == nil || !slices.ContainsFunc(s.List, func(a ir.Attr) bool { return !fits(a, t) }) {
		return s
	}
	return &ir.AttrSet{List: slices.DeleteFunc(slices.Clone(s.List), func(a ir.Attr) bool { return !fits(a, t) })}
}

// A typeClass is which types an attribute goes with.
type typeClass uint8

const (
	anyType typeClass = iota
	notVoid
	onlyInteger  // scalars
	onlyIntegers // and vectors of them
	onlyPointer  // scalars
	onlyPointers // and vectors of them
	onlyFloats   // and arrays and vectors of them
)

var classOf = map[ir.AttrKind]typeClass{
	ir.AttrAllocAlign: onlyInteger, ir.AttrSExt: onlyInteger, ir.AttrZExt: onlyInteger,
	ir.AttrRange:   onlyIntegers,
	ir.AttrNoAlias: onlyPointer, ir.AttrNonNull: onlyPointer, ir.AttrReadNone: onlyPointer, ir.AttrReadOnly: onlyPointer,
	ir.AttrWriteOnly: onlyPointer, ir.AttrSwiftError: onlyPointer, ir.AttrDereferenceable: onlyPointer,
	ir.AttrDereferenceableOrNull: onlyPointer, ir.AttrPreallocated: onlyPointer, ir.AttrInAlloca: onlyPointer, ir.AttrByVal: onlyPointer,
	ir.AttrSRet: onlyPointer, ir.AttrByRef: onlyPointer, ir.AttrElementType: onlyPointer, ir.AttrAllocatedPointer: onlyPointer,
	ir.AttrWritable: onlyPointer, ir.AttrDeadOnUnwind: onlyPointer, ir.AttrInitializes: onlyPointer, ir.AttrCaptures: onlyPointer,
	ir.AttrDeadOnReturn: onlyPointer, ir.AttrNest: onlyPointer,
	ir.AttrAlign:     onlyPointers,
	ir.AttrNoFPClass: onlyFloats,
	ir.AttrNoUndef:   notVoid,
}

func fits(a ir.Attr, t *ir.Type) bool {
	scalar := t.Scalar()
	switch classOf[a.Kind] {
	case notVoid:
		return t.Kind != ir.VoidKind
	case onlyInteger:
		return t.Kind == ir.IntKind
	case onlyIntegers:
		return scalar.Kind == ir.IntKind
	case onlyPointer:
		return t.IsPtr()
	case onlyPointers:
		return scalar.IsPtr()
	case onlyFloats:
		if t.Kind == ir.StructKind {
			return len(t.Fields) > 0 && t.Fields[0].Scalar().IsFloat() && !slices.ContainsFunc(t.Fields, func(f *ir.Type) bool { return f != t.Fields[0] })
		}
		for t.Kind == ir.ArrayKind {
			t = t.Elem
		}
		return t.Scalar().IsFloat()
	}
	return true
}

// dropStrictCalls makes calls that must be as the source says, in a function that need not be, calls of what is no builtin: before
// LLVM 10 they stood for that (StrictFPUpgradeVisitor).
func (b *bodyReader) dropStrictCalls() {
	if b.fn.Attrs.FnSet().Has(ir.AttrStrictFP) {
		return
	}
	for _, blk := range b.blocks {
		for _, in := range blk.Instrs {
			if in.Call == nil || !in.Call.Attrs.FnSet().Has(ir.AttrStrictFP) || isConstrained(in) {
				continue
			}
			call := *in.Call
			call.Attrs = call.Attrs.WithFn(call.Attrs.Fn.Without(ir.Attr{Kind: ir.AttrStrictFP}).With(ir.Attr{Kind: ir.AttrNoBuiltin}))
			in.Call = &call
		}
	}
}

func isConstrained(in *ir.Instr) bool {
	f := in.CalledFunc()
	return f != nil && strings.HasPrefix(f.Name, "llvm.experimental.constrained.")
}
