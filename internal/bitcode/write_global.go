package bitcode

import (
	"errors"
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// linkageCodes are the numbers of linkages (BitcodeWriter's getEncodedLinkage).
var linkageCodes = [...]uint64{
	ir.External: 0, ir.AvailableExternally: 12, ir.LinkOnceAny: 18, ir.LinkOnceODR: 19, ir.WeakAny: 16, ir.WeakODR: 17,
	ir.Appending: 2, ir.Internal: 3, ir.Private: 9, ir.ExternalWeak: 7, ir.Common: 8,
}

// eachGlobal calls f for variables, functions and aliases, in the order of their value numbers.
func (w *moduleWriter) eachGlobal(f func(ir.Global) error) error {
	for _, g := range w.m.Vars {
		if err := inGlobal(g, f(g)); err != nil {
			return err
		}
	}
	for _, g := range w.m.Funcs {
		if err := inGlobal(g, f(g)); err != nil {
			return err
		}
	}
	for _, g := range w.m.Aliases {
		if err := inGlobal(g, f(g)); err != nil {
			return err
		}
	}
	return nil
}

func inGlobal(g ir.Global, err error) error {
	if err == nil {
		return nil
	}
	kind := "variable"
	switch g.(type) {
	case *ir.Function:
		kind = "function"
	case *ir.Alias:
		kind = "alias"
	}
	return fmt.Errorf("%s %s: %w", kind, g.Sym().Name, err)
}

func (w *moduleWriter) numberGlobals() error {
	return w.eachGlobal(func(g ir.Global) error {
		if _, twice := w.globals[g]; twice {
			return errors.New("stands in the module twice")
		}
		if s := g.Sym(); s.Ty == nil || s.Ty.Kind != ir.PointerKind || int(s.Linkage) >= len(linkageCodes) {
			return errors.New("its address has no pointer type, or its linkage is none")
		}
		w.globals[g] = uint32(len(w.globals))
		return nil
	})
}

// scanGlobals finds what globals use: types, attributes, constants.
func (w *moduleWriter) scanGlobals(u *uses) error {
	return w.eachGlobal(func(g ir.Global) error {
		switch g := g.(type) {
		case *ir.GlobalVar:
			return w.scanVar(g, u)
		case *ir.Function:
			return w.scanFunction(g, u)
		default:
			return w.scanAlias(g.(*ir.Alias), u)
		}
	})
}

// address notes the type of a global's value and makes sure that its address points to that, which readers of typed
// pointers take for granted.
func (w *moduleWriter) address(s *ir.Symbol, value *ir.Type, u *uses) error {
	if value == nil {
		return errors.New("no type")
	}
	u.types.add(value)
	if w.f.TypedPointers && s.Ty.Elem != value {
		return errors.New("its address is no pointer to its type")
	}
	return nil
}

func (w *moduleWriter) scanVar(g *ir.GlobalVar, u *uses) error {
	if err := w.address(&g.Symbol, g.ValueTy, u); err != nil {
		return err
	}
	if !w.f.Partitions && (g.CodeModel != 0 || g.Sanitize != 0) {
		return fmt.Errorf("a code model, or what sanitizers may do to it, which %v does not have", w.f.Dialect)
	}
	if g.Attrs != nil {
		w.varAttrs[g] = &ir.AttrList{Fn: g.Attrs}
		if err := w.useAttrs(w.varAttrs[g], u); err != nil {
			return err
		}
	}
	if !g.HasInit {
		return nil
	}
	return w.constantOf("initialiser", g.Init)
}

func (w *moduleWriter) scanFunction(f *ir.Function, u *uses) error {
	if err := w.address(&f.Symbol, f.FnTy, u); err != nil {
		return err
	}
	switch {
	case f.FnTy.Kind != ir.FuncKind || len(f.Args) != len(f.FnTy.Fields):
		return fmt.Errorf("%d parameters, which its type does not have", len(f.Args))
	case f.Ty.AddrSpace != 0 && !w.f.FuncSpace:
		return fmt.Errorf("address space %d, but %v has functions in 0 only", f.Ty.AddrSpace, w.f.Dialect)
	case f.HasBody && len(f.Blocks) == 0:
		return errors.New("its body has not been read")
	}
	if err := w.useAttrs(f.Attrs, u); err != nil {
		return err
	}
	for _, v := range functionOperands(f) {
		if v != nil {
			if err := w.constantOf("prologue, prefix or personality", v); err != nil {
				return err
			}
		}
	}
	return nil
}

// functionOperands gives the constants of a function, in the order of their fields.
func functionOperands(f *ir.Function) [3]ir.Value {
	return [3]ir.Value{f.Prologue, f.Prefix, f.Personality}
}

func (w *moduleWriter) scanAlias(a *ir.Alias, u *uses) error {
	if err := w.address(&a.Symbol, a.ValueTy, u); err != nil {
		return err
	}
	if len(a.MD) > 0 {
		return errors.New("metadata on an alias")
	}
	return w.constantOf("target", a.Target)
}

// constantOf enters a constant of the module.
func (w *moduleWriter) constantOf(what string, v ir.Value) error {
	if v == nil {
		return fmt.Errorf("its %s has not been read", what)
	}
	if err := w.consts.add(v); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}

// useAttrs notes an attribute list, making sure that the format has its attributes.
func (w *moduleWriter) useAttrs(l *ir.AttrList, u *uses) error {
	if l == nil || !u.attrs.add(l) {
		return nil
	}
	return w.attrs.check(l, u)
}

// name puts a name into the string table and gives its offset and size.
func (w *moduleWriter) name(s string) (offset, size uint64) {
	if s == "" {
		return 0, 0
	}
	offset = uint64(len(w.strtab))
	w.strtab = append(w.strtab, s...)
	return offset, uint64(len(s))
}

// moduleInfo writes the module's records: strings, comdats and globals.
func (w *moduleWriter) moduleInfo() {
	w.text(modTriple, w.m.Triple)
	w.text(modDataLayout, w.m.DataLayout)
	w.text(modAsm, w.m.Asm)
	w.text(modSourceFile, w.m.SourceFilename)
	t := globalTables{sections: newIndex[string](), gcs: newIndex[string](), comdats: newIndex[*ir.Comdat]()}
	_ = w.eachGlobal(func(g ir.Global) error {
		t.sections.add(g.Sym().Section)
		t.comdats.add(g.Sym().Comdat)
		if f, ok := g.(*ir.Function); ok {
			t.gcs.add(f.GC)
		}
		return nil
	})
	for _, s := range t.sections.list {
		w.text(modSectionName, s)
	}
	for _, s := range t.gcs.list {
		w.text(modGCName, s)
	}
	for _, c := range t.comdats.list {
		off, size := w.name(c.Name)
		w.w.Record(modComdat, off, size, uint64(c.Kind)+1)
	}
	for _, g := range w.m.Vars {
		w.w.Record(modGlobalVar, w.varRecord(g, &t)...)
	}
	for _, f := range w.m.Funcs {
		w.w.Record(modFunction, w.functionRecord(f, &t)...)
	}
	for _, a := range w.m.Aliases {
		code := uint32(modAlias)
		if a.IFunc {
			code = modIFunc
		}
		w.w.Record(code, w.aliasRecord(a)...)
	}
}

func (w *moduleWriter) text(code uint32, s string) {
	if s != "" {
		w.w.Record(code, charOps(nil, s)...)
	}
}

// globalTables are what globals refer to by number.
type globalTables struct {
	sections, gcs index[string]
	comdats       index[*ir.Comdat]
}

// An index numbers values from 1; the zero value is 0, for none.
type index[K comparable] struct {
	list []K
	ids  map[K]uint64
}

func newIndex[K comparable]() index[K] {
	var none K
	return index[K]{ids: map[K]uint64{none: 0}}
}

func (x *index[K]) add(k K) {
	if _, ok := x.ids[k]; !ok {
		x.list = append(x.list, k)
		x.ids[k] = uint64(len(x.list))
	}
}

// operand gives the value number of a constant of the module plus one, 0 for none.
func (w *moduleWriter) operand(v ir.Value) uint64 {
	if v == nil {
		return 0
	}
	id, _ := w.consts.id(v)
	return uint64(id) + 1
}

func (w *moduleWriter) varRecord(g *ir.GlobalVar, t *globalTables) []uint64 {
	off, size := w.name(g.Name)
	const explicitType = 2
	init := uint64(0)
	if g.HasInit {
		init = w.operand(g.Init)
	}
	r := []uint64{off, size, w.types.id(g.ValueTy), bit(g.Const) | explicitType | uint64(g.Ty.AddrSpace)<<2, init,
		linkageCodes[g.Linkage], uint64(g.Align), t.sections.ids[g.Section], uint64(g.Visibility), uint64(g.TLS),
		uint64(g.UnnamedAddr), bit(g.ExternallyInitialized), uint64(g.DLL), t.comdats.ids[g.Comdat],
		w.attrs.id(w.varAttrs[g]), bit(g.DSOLocal)}
	if w.f.Partitions {
		off, size := w.name(g.Partition)
		r = append(r, off, size, uint64(g.Sanitize), uint64(g.CodeModel))
	}
	return r
}

func (w *moduleWriter) functionRecord(f *ir.Function, t *globalTables) []uint64 {
	off, size := w.name(f.Name)
	c := functionOperands(f)
	r := []uint64{off, size, w.types.id(f.FnTy), uint64(f.CC), bit(!f.HasBody), linkageCodes[f.Linkage], w.attrs.id(f.Attrs),
		uint64(f.Align), t.sections.ids[f.Section], uint64(f.Visibility), t.gcs.ids[f.GC], uint64(f.UnnamedAddr),
		w.operand(c[0]), uint64(f.DLL), t.comdats.ids[f.Comdat], w.operand(c[1]), w.operand(c[2]), bit(f.DSOLocal)}
	if w.f.FuncSpace {
		r = append(r, uint64(f.Ty.AddrSpace))
	}
	if w.f.Partitions {
		off, size := w.name(f.Partition)
		r = append(r, off, size)
	}
	return r
}

func (w *moduleWriter) aliasRecord(a *ir.Alias) []uint64 {
	off, size := w.name(a.Name)
	target, _ := w.consts.id(a.Target)
	r := []uint64{off, size, w.types.id(a.ValueTy), uint64(a.Ty.AddrSpace), uint64(target), linkageCodes[a.Linkage],
		uint64(a.Visibility)}
	if a.IFunc {
		r = append(r, bit(a.DSOLocal))
	} else {
		r = append(r, uint64(a.DLL), uint64(a.TLS), uint64(a.UnnamedAddr), bit(a.DSOLocal))
	}
	if w.f.Partitions {
		off, size := w.name(a.Partition)
		r = append(r, off, size)
	}
	return r
}
