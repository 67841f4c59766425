package llvm7

import (
	"fmt"
	"strings"
	"sync"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// typedPointers gives every pointer of the module a pointee, as LLVM had them before version 15. It must be the last pass:
// what it leaves is no longer the IR of the other passes.
//
// A pointer value is an i8*, cast where it is used as something else. Only what has a type of its own has another pointer type:
// the address of a variable, function or alias, the result of alloca and getelementptr before its cast, parameters with
// byval, sret or inalloca, operands of assembler with elementtype, and the parameters of some intrinsics.
func typedPointers(c *legalize.Context) error {
	t := &typer{types: c.Types, ctx: c, sigs: make(map[*ir.Function]signature, len(c.M.Funcs))}
	for i := range t.bytes {
		t.bytes[i] = c.Types.TypedPtr(c.Types.Int(8), uint32(i))
	}
	if err := t.module(c.M); err != nil {
		return err
	}
	return legalize.Run(c, []legalize.Pass{{Name: "typed pointers in bodies", Func: t.function}})
}

// A typer gives types and constants of one module their typed form. Once module has returned, several goroutines may use it.
type typer struct {
	types  *ir.Types
	ctx    *legalize.Context
	bytes  [8]*ir.Type // i8* by address space
	mapped sync.Map    // *ir.Type -> *ir.Type, for types made of others
	sigs   map[*ir.Function]signature
	consts sync.Map // *ir.Const -> ir.Value
	casts  sync.Map // castKey -> ir.Value, of constants and globals
	asms   sync.Map // asmKey -> *ir.InlineAsm
}

// A signature is a function's type before and after.
type signature struct{ old, new *ir.Type }

type castKey struct {
	v  ir.Value
	to *ir.Type
}

type asmKey struct {
	asm *ir.InlineAsm
	fn  *ir.Type
}

// typ gives the typed form of a type; a typed form is its own. Structs lose their names: two of one shape are one type.
func (t *typer) typ(ty *ir.Type) *ir.Type {
	switch ty.Kind {
	case ir.PointerKind:
		if ty.Elem != nil {
			return ty
		}
		return t.bytePtr(ty.AddrSpace)
	case ir.ArrayKind, ir.VectorKind, ir.StructKind, ir.FuncKind:
		if m, ok := t.mapped.Load(ty); ok {
			return m.(*ir.Type)
		}
		m := t.compound(ty)
		t.mapped.Store(ty, m)
		return m
	}
	return ty
}

func (t *typer) compound(ty *ir.Type) *ir.Type {
	var fields []*ir.Type
	if len(ty.Fields) > 0 {
		fields = make([]*ir.Type, len(ty.Fields))
		for i, f := range ty.Fields {
			fields[i] = t.typ(f)
		}
	}
	switch ty.Kind {
	case ir.ArrayKind:
		return t.types.Array(ty.Len, t.typ(ty.Elem))
	case ir.VectorKind:
		return t.types.WithScalar(ty, t.typ(ty.Elem))
	case ir.StructKind:
		return t.types.Struct("", ty.Packed, fields...)
	}
	return t.types.Func(t.typ(ty.Elem), ty.VarArg, fields...)
}

func (t *typer) bytePtr(space uint32) *ir.Type {
	if int(space) < len(t.bytes) {
		return t.bytes[space]
	}
	return t.types.TypedPtr(t.types.Int(8), space)
}

// pointerTo gives the pointer to a type that is used as the pointer like is: of its address space, and a vector if it is one.
func (t *typer) pointerTo(elem, like *ir.Type) *ir.Type {
	return t.types.WithScalar(like, t.types.TypedPtr(elem, like.Scalar().AddrSpace))
}

// module types everything but function bodies: signatures first, since constants name functions.
func (t *typer) module(m *ir.Module) error {
	for _, f := range m.Funcs {
		if err := t.declare(f); err != nil {
			return fmt.Errorf("function %s: %w", f.Name, err)
		}
	}
	if err := renameIntrinsics(t, m); err != nil {
		return err
	}
	for _, g := range m.Vars {
		g.ValueTy = t.typ(g.ValueTy)
		if isStructors(g) {
			g.ValueTy = t.structorType(g.ValueTy)
		}
		g.Ty = t.types.TypedPtr(g.ValueTy, g.Ty.AddrSpace)
	}
	for _, a := range m.Aliases {
		a.ValueTy = t.typ(a.ValueTy)
		if f, ok := a.Target.(*ir.Function); ok && !a.IFunc {
			a.ValueTy = f.FnTy
		}
		a.Ty = t.types.TypedPtr(a.ValueTy, a.Ty.AddrSpace)
	}
	for _, g := range m.Vars {
		if err := t.initialiser(g); err != nil {
			return fmt.Errorf("variable %s: %w", g.Name, err)
		}
	}
	for _, a := range m.Aliases {
		v, err := t.constant(a.Target)
		if err != nil {
			return fmt.Errorf("alias %s: %w", a.Name, err)
		}
		if f, ok := a.Target.(*ir.Function); ok && a.IFunc {
			a.Target = f // the resolver has a type of its own
			continue
		}
		a.Target = t.castConst(v, a.Ty)
	}
	for _, f := range m.Funcs {
		for _, p := range []*ir.Value{&f.Prefix, &f.Prologue, &f.Personality} {
			if *p == nil {
				continue
			}
			v, err := t.constant(*p)
			if err != nil {
				return fmt.Errorf("function %s: %w", f.Name, err)
			}
			*p = v
		}
	}
	return t.metadata(m)
}

// declare gives a function its typed signature. Its parameters stay as they are until its body is done.
func (t *typer) declare(f *ir.Function) error {
	sig := signature{old: f.FnTy, new: t.typ(f.FnTy)}
	var params []*ir.Type
	for i := range f.FnTy.Fields {
		elem, err := t.ownPointee(f.Attrs.Param(i))
		if err != nil {
			return fmt.Errorf("parameter %d: %w", i, err)
		}
		if elem == nil {
			continue
		}
		if params == nil {
			params = append([]*ir.Type(nil), sig.new.Fields...)
		}
		params[i] = t.pointerTo(elem, params[i])
	}
	if params != nil {
		sig.new = t.types.Func(sig.new.Elem, sig.new.VarArg, params...)
	}
	t.retype(f, sig)
	return nil
}

func (t *typer) retype(f *ir.Function, sig signature) {
	t.sigs[f] = sig
	f.FnTy = sig.new
	f.Ty = t.types.TypedPtr(sig.new, f.Ty.AddrSpace)
	f.Attrs = t.withoutTypes(f.Attrs)
}

// typedAttrs are the attributes whose type is the pointee of the parameter itself (LangRef, "Parameter Attributes"); the
// last has a meaning only for operands of assembler.
var typedAttrs = []ir.AttrKind{ir.AttrByVal, ir.AttrSRet, ir.AttrInAlloca, ir.AttrElementType}

// ownPointee gives the typed form of the type that the parameter attributes say the pointer points to, nil if they do not.
func (t *typer) ownPointee(s *ir.AttrSet) (*ir.Type, error) {
	if s == nil {
		return nil, nil
	}
	for _, kind := range typedAttrs {
		if a, ok := s.Get(kind); ok {
			if a.Type == nil {
				return nil, fmt.Errorf("the attribute %v has no type", kind)
			}
			return t.typ(a.Type), nil
		}
	}
	return nil, nil
}

// withoutTypes drops the types of attributes, which the pointer types hold now.
func (t *typer) withoutTypes(l *ir.AttrList) *ir.AttrList {
	return t.ctx.CachedAttrs("typed pointers", l, func(l *ir.AttrList) *ir.AttrList {
		out := &ir.AttrList{Fn: l.Fn, Ret: l.Ret, Params: make([]*ir.AttrSet, len(l.Params))}
		for i, s := range l.Params {
			if s == nil {
				continue
			}
			set := &ir.AttrSet{}
			for _, a := range s.List {
				if a.Kind != ir.AttrElementType {
					a.Type = nil
					set.List = append(set.List, a)
				}
			}
			if len(set.List) > 0 {
				out.Params[i] = set
			}
		}
		return out
	})
}

func (t *typer) initialiser(g *ir.GlobalVar) error {
	if g.Init == nil {
		return nil
	}
	v, err := t.constant(g.Init)
	if err != nil {
		return err
	}
	g.Init = v
	if v.Type() != g.ValueTy && isStructors(g) {
		return t.structors(g)
	}
	return nil
}

// isStructors recognises the lists of functions that run before and after main. LLVM's verifier wants their entries to be
// {i32, void ()*, i8*}, and not to point to bytes twice.
func isStructors(g *ir.GlobalVar) bool {
	ty := g.ValueTy
	return (g.Name == "llvm.global_ctors" || g.Name == "llvm.global_dtors") && ty.Kind == ir.ArrayKind &&
		ty.Elem.Kind == ir.StructKind && len(ty.Elem.Fields) == 3 && ty.Elem.Fields[1].IsPtr()
}

func (t *typer) structorType(ty *ir.Type) *ir.Type {
	fields := append([]*ir.Type(nil), ty.Elem.Fields...)
	fields[1] = t.pointerTo(t.types.Func(t.types.Void(), false), fields[1])
	return t.types.Array(ty.Len, t.types.Struct("", ty.Elem.Packed, fields...))
}

// structors gives the initialiser of such a list the type of the variable.
func (t *typer) structors(g *ir.GlobalVar) error {
	list, ok := g.Init.(*ir.Const)
	if !ok {
		return fmt.Errorf("the initialiser is not a list")
	}
	entries := make([]ir.Value, g.ValueTy.Len)
	for i := range entries {
		entry, ok := list.ElemAt(i).(*ir.Const)
		if !ok {
			return fmt.Errorf("entry %d is not a struct", i)
		}
		fields := make([]ir.Value, len(g.ValueTy.Elem.Fields))
		for k, ty := range g.ValueTy.Elem.Fields {
			fields[k] = entry.ElemAt(k)
			if fields[k] == nil {
				return fmt.Errorf("entry %d has no field %d", i, k)
			}
			if ty.IsPtr() {
				fields[k] = t.castConst(fields[k], ty)
			}
		}
		entries[i] = ir.Aggregate(g.ValueTy.Elem, fields...)
	}
	g.Init = ir.Aggregate(g.ValueTy, entries...)
	return nil
}

// metadata types the constants in the module's metadata. A global named by metadata stands for itself, with its own type.
// Metadata of instructions holds integers only: what the attachment table keeps has no other values. What debug information of functions
// names is found from their attachments, types that only variables name from these.
func (t *typer) metadata(m *ir.Module) error {
	var todo []ir.Metadata
	for _, n := range m.NamedMD {
		todo = append(todo, n.Nodes...)
	}
	attached := func(list []ir.Attachment) {
		for _, a := range list {
			todo = append(todo, a.Node)
		}
	}
	for _, g := range m.Vars {
		attached(g.MD)
	}
	for _, f := range m.Funcs {
		attached(f.MD)
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if in.Loc != nil {
					todo = append(todo, in.Loc)
				}
				if f := in.CalledFunc(); f != nil && strings.HasPrefix(f.Name, "llvm.dbg.") {
					for _, v := range in.CallArgs() {
						if n, ok := v.(*ir.MDAsValue).MD.(*ir.DINode); ok { // values are the function's
							todo = append(todo, n)
						}
					}
				}
			}
		}
	}
	seen := map[ir.Metadata]bool{}
	for len(todo) > 0 {
		md := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch n := md.(type) {
		case *ir.MDNode, *ir.DINode:
			if !seen[n] {
				seen[n] = true
				ir.MetadataOperands(n, func(op *ir.Metadata) { todo = append(todo, *op) })
			}
		case *ir.MDValue:
			if c, ok := n.V.(*ir.Const); ok {
				v, err := t.constant(c)
				if err != nil {
					return fmt.Errorf("metadata: %w", err)
				}
				n.V = v
			}
		}
	}
	return nil
}
