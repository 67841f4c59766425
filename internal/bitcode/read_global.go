package bitcode

import (
	"errors"
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// linkages maps bitcode's linkage numbers (BitcodeReader's getDecodedLinkage).
var linkages = [...]ir.Linkage{
	0: ir.External, 1: ir.WeakAny, 2: ir.Appending, 3: ir.Internal, 4: ir.LinkOnceAny, 5: ir.External, 6: ir.External,
	7: ir.ExternalWeak, 8: ir.Common, 9: ir.Private, 10: ir.WeakODR, 11: ir.LinkOnceODR, 12: ir.AvailableExternally,
	13: ir.Private, 14: ir.Private, 15: ir.External, 16: ir.WeakAny, 17: ir.WeakODR, 18: ir.LinkOnceAny, 19: ir.LinkOnceODR,
}

var comdatKinds = map[uint64]ir.ComdatKind{
	1: ir.ComdatAny, 2: ir.ComdatExactMatch, 3: ir.ComdatLargest, 4: ir.ComdatNoDeduplicate, 5: ir.ComdatSameSize,
}

func (r *Reader) moduleRecord(rec *bitstream.Record) error {
	r.rec = rec
	switch rec.Code {
	case modGlobalVar, modFunction, modAlias, modAliasOld, modIFunc, modComdat:
		if !r.hasVersion {
			return errors.New("a symbol before the module's version (or bitcode of LLVM 3.2 or older)")
		}
	}
	switch rec.Code {
	case modVersion:
		if len(rec.Ops) < 1 || rec.Ops[0] > 2 {
			return fmt.Errorf("module version %d, 0 to 2 expected", rec.Ops)
		}
		r.version, r.hasVersion = rec.Ops[0], true
	case modTriple:
		r.M.Triple = chars(rec.Ops)
	case modDataLayout:
		r.M.DataLayout = chars(rec.Ops)
	case modAsm: // there may be several
		if r.M.Asm != "" && !strings.HasSuffix(r.M.Asm, "\n") {
			r.M.Asm += "\n"
		}
		r.M.Asm += chars(rec.Ops)
	case modSourceFile:
		r.M.SourceFilename = chars(rec.Ops)
	case modSectionName:
		r.sections = append(r.sections, chars(rec.Ops))
	case modGCName:
		r.gcNames = append(r.gcNames, chars(rec.Ops))
	case modGlobalVar:
		return r.globalVar(&fields{ops: rec.Ops})
	case modFunction:
		return r.function(&fields{ops: rec.Ops})
	case modAlias, modAliasOld, modIFunc:
		return r.alias(&fields{ops: rec.Ops}, rec.Code)
	case modComdat:
		return r.comdat(&fields{ops: rec.Ops})
	case modVSTOffset, modHash, modDepLib, modMDValues:
		// Places and hashes that another writer would make anew.
	default:
		return fmt.Errorf("unknown module record %d", rec.Code)
	}
	return nil
}

func (r *Reader) comdat(f *fields) error {
	name, err := r.symbolName(f)
	if err != nil {
		return err
	}
	kind, ok := comdatKinds[f.next()]
	if !ok {
		return fmt.Errorf("comdat %s: unknown selection kind", name)
	}
	if r.version < 2 { // its name comes last
		n := f.next()
		if n > uint64(f.left()) {
			return fmt.Errorf("comdat with a name of %d characters in a record of %d operands", n, len(f.ops))
		}
		name = chars(f.ops[f.i : f.i+int(n)])
	}
	r.comdats = append(r.comdats, &ir.Comdat{Name: name, Kind: kind})
	return f.err("comdat")
}

// tableString gives entry id-1 of a table of strings, "" for id 0.
func tableString(table []string, id uint64, what string) (string, error) {
	if id == 0 {
		return "", nil
	}
	if id > uint64(len(table)) {
		return "", fmt.Errorf("%s %d of %d", what, id, len(table))
	}
	return table[id-1], nil
}

func linkageOf(v uint64) (ir.Linkage, error) {
	if v >= uint64(len(linkages)) {
		return 0, fmt.Errorf("unknown linkage %d", v)
	}
	return linkages[v], nil
}

// small checks that a field is one of n values.
func small(v, n uint64, what string) (uint8, error) {
	if v >= n {
		return 0, fmt.Errorf("unknown %s %d", what, v)
	}
	return uint8(v), nil
}

// setComdat gives a symbol the comdat of a number, 0 for none.
func (r *Reader) setComdat(s *ir.Symbol, id uint64) error {
	if id == 0 {
		return nil
	}
	if id > uint64(len(r.comdats)) {
		return fmt.Errorf("comdat %d of %d", id, len(r.comdats))
	}
	s.Comdat = r.comdats[id-1]
	return nil
}

func (r *Reader) globalVar(f *fields) error {
	name, err := r.symbolName(f)
	if err != nil {
		return err
	}
	g := r.vars.one()
	g.Name, g.Module = name, r.M
	if err := r.globalVarFields(g, f); err != nil {
		return fmt.Errorf("variable %s: %w", name, err)
	}
	r.M.Vars = append(r.M.Vars, g)
	r.values = append(r.values, g)
	return nil
}

// globalVarFields reads [type, isconst|explicit<<1|space<<2, init, linkage, align, section, visibility, threadlocal,
// unnamed_addr, externally_initialized, dllstorage, comdat, attributes, dso_local, partition offset and size, sanitizer, code model].
func (r *Reader) globalVarFields(g *ir.GlobalVar, f *fields) error {
	id := f.next()
	t, err := r.typeAt(id)
	if err != nil {
		return err
	}
	typed := r.typedAt(id)
	flags, init := f.next(), f.next()
	space := flags >> 2
	if flags&2 == 0 { // the type is its address's
		space = uint64(t.AddrSpace)
		if typed = typed.pointee(); typed == nil {
			return errors.New("a variable without its value type, whose type is no pointer with a pointee")
		}
		t = typed.ty
	}
	if space >= 1<<24 {
		return fmt.Errorf("address space %d", space)
	}
	if !canBeElement(t) {
		return errors.New("its type has no size")
	}
	g.ValueTy, g.Const, g.Ty = t, flags&1 != 0, r.M.Types.Ptr(uint32(space))
	r.notePointer(g.Ty, typed)
	linkage := f.next()
	if g.Linkage, err = linkageOf(linkage); err != nil {
		return err
	}
	if g.Align, err = alignment(f.next()); err != nil {
		return err
	}
	if g.Section, err = tableString(r.sections, f.next(), "section"); err != nil {
		return err
	}
	if err := f.err("variable"); err != nil {
		return err
	}
	vis, tls, unnamed := f.opt(), f.opt(), f.opt()
	g.ExternallyInitialized = f.opt() != 0
	dll := f.dllStorage(linkage)
	r.oldComdat(f, g, linkage)
	comdat, attrs := f.opt(), f.opt()
	g.DSOLocal = f.opt() != 0
	if err := r.symbolFields(&g.Symbol, vis, tls, unnamed, dll, comdat); err != nil {
		return err
	}
	r.noteAttributes(attrUse{v: g, id: attrs})
	if f.left() >= 2 {
		if g.Partition, err = r.name(f.next(), f.next()); err != nil {
			return err
		}
	}
	sanitize := f.opt()
	if g.Sanitize = ir.Sanitizers(sanitize); sanitize > 0xFF || !g.Sanitize.IsKnown() {
		return fmt.Errorf("unknown bits %#x of what sanitizers may do to it", sanitize)
	}
	g.CodeModel = uint8(f.opt())
	if init != 0 {
		g.HasInit = true
		r.pend(init, &g.Init, &g.Symbol, g.ValueTy)
	}
	return nil
}

// pend notes that a global refers to the value of a number, minus 1, which must have the type; nil means any.
func (r *Reader) pend(id uint64, place *ir.Value, of *ir.Symbol, t *ir.Type) {
	r.varInits = append(r.varInits, pendingInit{id, r.rec.Bit, r.rec.Code, place, of, t})
}

func (r *Reader) symbolFields(s *ir.Symbol, vis, tls, unnamed, dll, comdat uint64) error {
	v, err := small(vis, 3, "visibility")
	if err != nil {
		return err
	}
	if !s.Linkage.IsLocal() {
		s.Visibility = ir.Visibility(v)
	}
	t, err := small(tls, 5, "thread-local model")
	if err != nil {
		return err
	}
	u, err := small(unnamed, 3, "unnamed_addr")
	if err != nil {
		return err
	}
	d, err := small(dll, 3, "DLL storage class")
	if err != nil {
		return err
	}
	s.TLS, s.UnnamedAddr = ir.ThreadLocal(t), ir.UnnamedAddr(u)
	if !s.Linkage.IsLocal() {
		s.DLL = ir.DLLStorage(d)
	}
	return r.setComdat(s, comdat)
}

func (r *Reader) function(f *fields) error {
	name, err := r.symbolName(f)
	if err != nil {
		return err
	}
	fn := r.funcs.one()
	fn.Name, fn.Module = name, r.M
	if err := r.functionFields(fn, f); err != nil {
		return fmt.Errorf("function %s: %w", name, err)
	}
	r.M.Funcs = append(r.M.Funcs, fn)
	r.values = append(r.values, fn)
	return nil
}

// functionFields reads [type, cc, isproto, linkage, paramattrs, align, section, visibility, gc, unnamed_addr, prologue,
// dllstorage, comdat, prefix, personality, dso_local, addrspace, partition offset and size].
func (r *Reader) functionFields(fn *ir.Function, f *fields) error {
	id := f.next()
	t, err := r.typeAt(id)
	if err != nil {
		return err
	}
	typed := r.typedAt(id)
	if t.IsPtr() && typed.pointee() != nil { // LLVM 3.6 and older
		typed = typed.pointee()
		t = typed.ty
	}
	if t.Kind != ir.FuncKind {
		return errors.New("its type is not a function type")
	}
	fn.FnTy = t
	cc := f.next()
	if cc > uint64(ir.MaxCallingConv) {
		return fmt.Errorf("calling convention %d", cc)
	}
	fn.CC = ir.CallConv(cc)
	proto := f.next() != 0
	linkage := f.next()
	if fn.Linkage, err = linkageOf(linkage); err != nil {
		return err
	}
	r.noteAttributes(attrUse{fn: fn, id: f.next()})
	if fn.Align, err = alignment(f.next()); err != nil {
		return err
	}
	if fn.Section, err = tableString(r.sections, f.next(), "section"); err != nil {
		return err
	}
	if err := f.err("function"); err != nil {
		return err
	}
	vis, gc, unnamed, prologue, dll := f.opt(), f.opt(), f.opt(), f.opt(), f.dllStorage(linkage)
	r.oldComdat(f, fn, linkage)
	comdat, prefix, personality := f.opt(), f.opt(), f.opt()
	fn.DSOLocal = f.opt() != 0
	var space uint64
	if f.left() > 0 {
		space = f.next()
	} else {
		space = uint64(layoutSpace(r.M.DataLayout, "P"))
	}
	if space >= 1<<24 {
		return fmt.Errorf("address space %d", space)
	}
	fn.Ty = r.M.Types.Ptr(uint32(space))
	r.notePointer(fn.Ty, typed)
	if r.typed != nil {
		r.fnTypes[fn] = typed
	}
	if f.left() >= 2 {
		if fn.Partition, err = r.name(f.next(), f.next()); err != nil {
			return err
		}
	}
	if fn.GC, err = tableString(r.gcNames, gc, "GC name"); err != nil {
		return err
	}
	if err := r.symbolFields(&fn.Symbol, vis, 0, unnamed, dll, comdat); err != nil {
		return err
	}
	for _, p := range []struct {
		id    uint64
		place *ir.Value
	}{{prologue, &fn.Prologue}, {prefix, &fn.Prefix}, {personality, &fn.Personality}} {
		if p.id != 0 {
			r.pend(p.id, p.place, &fn.Symbol, nil)
		}
	}
	const bytesOfParam = 64
	if n := len(t.Fields); n > 8 {
		if err := r.spend(bytesOfParam * uint64(n)); err != nil {
			return err
		}
	}
	fn.MakeArgs()
	fn.Kernel = fn.CC == ir.PTXKernel
	if !proto {
		fn.HasBody = true
		r.decls = append(r.decls, fn)
	}
	return nil
}

// alias reads [type, addrspace, target, linkage, visibility, dllstorage, threadlocal, unnamed_addr, dso_local, partition]; an
// ifunc has visibility, dso_local and partition only, and the old record (LLVM 3.7 and older) its address's type and no address space.
func (r *Reader) alias(f *fields, code uint32) error {
	name, err := r.symbolName(f)
	if err != nil {
		return err
	}
	a := &ir.Alias{IFunc: code == modIFunc}
	a.Name, a.Module = name, r.M
	if err := r.aliasFields(a, f, code == modAliasOld); err != nil {
		return fmt.Errorf("alias %s: %w", name, err)
	}
	r.M.Aliases = append(r.M.Aliases, a)
	r.values = append(r.values, a)
	return nil
}

func (r *Reader) aliasFields(a *ir.Alias, f *fields, old bool) (err error) {
	id := f.next()
	if a.ValueTy, err = r.typeAt(id); err != nil {
		return err
	}
	typed := r.typedAt(id)
	var space uint64
	if old {
		space = uint64(a.ValueTy.AddrSpace)
		if typed = typed.pointee(); typed == nil {
			return errors.New("its type is no pointer with a pointee")
		}
		a.ValueTy = typed.ty
	} else {
		space = f.next()
	}
	target, linkage := f.next(), f.next()
	if a.Linkage, err = linkageOf(linkage); err != nil {
		return err
	}
	if err := f.err("alias"); err != nil {
		return err
	}
	if space >= 1<<24 {
		return fmt.Errorf("address space %d", space)
	}
	a.Ty = r.M.Types.Ptr(uint32(space))
	r.notePointer(a.Ty, typed)
	vis := f.opt()
	var dll, tls, unnamed uint64
	if !a.IFunc {
		dll, tls, unnamed = f.dllStorage(linkage), f.opt(), f.opt()
	}
	a.DSOLocal = f.opt() != 0
	if err := r.symbolFields(&a.Symbol, vis, tls, unnamed, dll, 0); err != nil {
		return err
	}
	if f.left() >= 2 {
		if a.Partition, err = r.name(f.next(), f.next()); err != nil {
			return err
		}
	}
	if target >= 1<<32 {
		return fmt.Errorf("target %d", target)
	}
	r.pend(target+1, &a.Target, &a.Symbol, a.Ty)
	return nil
}
