package llvm7

import (
	"fmt"
	"slices"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

var attrsPass = []legalize.Pass{{Name: "attributes", Module: attributes}}

// allowed gives what LLVM 7's attributes let a function do (its LangRef), in the memory locations of LLVM 22.
func allowed(list []ir.AttrKind) ir.MemEffects {
	m := ir.MemUnknown
	for _, k := range list {
		switch k {
		case ir.AttrReadNone:
			m = 0
		case ir.AttrReadOnly:
			m &= 0x555
		case ir.AttrWriteOnly:
			m &= 0xAAA
		case ir.AttrArgMemOnly:
			m = m.Only(ir.ArgMem)
		case ir.AttrInaccessibleMemOnly:
			m = m.Only(ir.InaccessibleMem)
		case ir.AttrInaccessibleMemOrArgMemOnly:
			m = m.Only(ir.ArgMem, ir.InaccessibleMem)
		}
	}
	return m
}

// Every memory attribute: the older words never promise more, never that nothing is written where the function may not return,
// and never together what LLVM 7's verifier refuses, even when LLVM 7 adds readnone or readonly to a function with a body.
func TestMemoryAttributes(t *testing.T) {
	for m := ir.MemEffects(0); m <= ir.MemUnknown; m++ {
		for _, returns := range []bool{false, true} {
			for _, body := range []bool{false, true} {
				list := memoryAttrs(m, returns, body)
				name := fmt.Sprintf("memory %#x, returns %v, body %v: %v", m, returns, body, list)
				if may := allowed(list); m&^may != 0 {
					t.Fatalf("%s: allows only %#x", name, may)
				}
				noWrites := slices.Contains(list, ir.AttrReadNone) || slices.Contains(list, ir.AttrReadOnly)
				if noWrites && !returns {
					t.Fatalf("%s: LLVM 7 would delete calls that never return", name)
				}
				if len(list) > 1 && slices.Contains(list, ir.AttrReadNone) ||
					slices.Contains(list, ir.AttrReadOnly) && slices.Contains(list, ir.AttrWriteOnly) {
					t.Fatalf("%s: contradiction", name)
				}
				if body && (slices.Contains(list, ir.AttrWriteOnly) || slices.Contains(list, ir.AttrInaccessibleMemOnly) ||
					slices.Contains(list, ir.AttrInaccessibleMemOrArgMemOnly)) {
					t.Fatalf("%s: LLVM 7 may add readnone to it", name)
				}
			}
		}
	}
	// And no promise is lost that can be kept.
	arg, none := ir.MemEffects(0).With(ir.ArgMem, 3), ir.MemEffects(0)
	for _, c := range []struct {
		m             ir.MemEffects
		returns, body bool
		want          []ir.AttrKind
	}{
		{none, true, true, []ir.AttrKind{ir.AttrReadNone}},
		{none, false, false, []ir.AttrKind{ir.AttrInaccessibleMemOnly}},
		{none, false, true, nil},
		{0x555, true, true, []ir.AttrKind{ir.AttrReadOnly}},
		{0x555, false, true, nil},
		{arg, false, true, []ir.AttrKind{ir.AttrArgMemOnly}},
		{arg & 0x555, true, false, []ir.AttrKind{ir.AttrArgMemOnly, ir.AttrReadOnly}},
		{arg & 0xAAA, false, false, []ir.AttrKind{ir.AttrArgMemOnly, ir.AttrWriteOnly}},
		{arg.With(ir.InaccessibleMem, 3), false, false, []ir.AttrKind{ir.AttrInaccessibleMemOrArgMemOnly}},
		{none.With(ir.ErrnoMem, 2), true, false, []ir.AttrKind{ir.AttrWriteOnly}},
		{ir.MemUnknown, true, true, nil},
	} {
		if got := memoryAttrs(c.m, c.returns, c.body); !slices.Equal(got, c.want) {
			t.Errorf("memory %#x, returns %v, body %v: %v, want %v", c.m, c.returns, c.body, got, c.want)
		}
	}
}

func TestAttributes(t *testing.T) {
	k := newMaker(t, gpuTriple)
	pointer := attrs(enum(ir.AttrNoAlias), enum(ir.AttrNonNull), enum(ir.AttrNoUndef), enum(ir.AttrWritable),
		ir.Attr{Kind: ir.AttrAlign, Int: 8}, ir.Attr{Kind: ir.AttrDereferenceable, Int: 16},
		ir.Attr{Kind: ir.AttrCaptures}, ir.Attr{Kind: ir.AttrRange, Bits: 32})
	captured := attrs(ir.Attr{Kind: ir.AttrCaptures, Int: 1}, enum(ir.AttrReadOnly))
	list := &ir.AttrList{
		Fn: attrs(enum(ir.AttrNoUnwind), enum(ir.AttrWillReturn), ir.Attr{Kind: ir.AttrMemory}, enum(ir.AttrNoSync),
			ir.Attr{Kind: ir.AttrUWTable, Int: 2}, enum(ir.AttrNoBuiltin), enum(ir.AttrConvergent), enum(ir.AttrMustProgress),
			ir.Attr{Kind: ir.StringAttr, Key: "target-cpu", Val: "sm_80", HasVal: true}),
		Ret:    attrs(enum(ir.AttrNoAlias), enum(ir.AttrNonNull)),
		Params: []*ir.AttrSet{pointer, captured, nil},
	}
	f, b := k.define("f", k.ptr, k.ptr, k.ptr)
	f.Attrs = list
	call := b.Call(f.FnTy, f, f.Args[0], f.Args[1])
	call.Call.Attrs = list
	b.Ret(call)
	kernel, b := k.define("kernel", k.Void(), k.ptr, k.ptr)
	kernel.CC, kernel.Kernel = ir.PTXKernel, true
	kernel.Attrs = &ir.AttrList{Params: list.Params}
	b.Ret(nil)
	text := k.after(attrsPass[0], typed)
	const args = `(i8* align 8 nocapture nonnull dereferenceable(16)%s, i8* readonly%s)`
	has(t, text, `define nonnull i8* @f`+fmt.Sprintf(args, "", ""),
		`call nonnull i8* @f`+fmt.Sprintf(args, " %0", " %1"),
		`define ptx_kernel void @kernel(i8* align 8 noalias nocapture nonnull dereferenceable(16), i8* readonly)`,
		`{ nounwind readnone convergent }`)
	hasNot(t, text, "uwtable", "nobuiltin", "willreturn", "target-cpu")
	if len(pointer.List) != 8 || list.Fn.Memory() != 0 || !list.Fn.Has(ir.AttrMemory) {
		t.Error("the shared list was changed")
	}
}

// Another target keeps what GPUs have no use for.
func TestHostAttributes(t *testing.T) {
	k := newMaker(t, hostTriple)
	f, b := k.define("f", k.Void(), k.ptr)
	f.Attrs = &ir.AttrList{Fn: attrs(ir.Attr{Kind: ir.AttrUWTable, Int: 2}, enum(ir.AttrNoRedZone), enum(ir.AttrNaked),
		enum(ir.AttrNullPointerIsValid), enum(ir.AttrSanitizeAddress)), Params: []*ir.AttrSet{attrs(enum(ir.AttrNoAlias))}}
	b.Unreachable()
	text := k.after(attrsPass[0], typed)
	has(t, text, `define void @f(i8*)`)
	for _, a := range []string{"uwtable", "noredzone", "naked", `"null-pointer-is-valid"="true"`} {
		has(t, text, a)
	}
	hasNot(t, text, "noalias", "sanitize")
}

func TestRefusedAttributes(t *testing.T) {
	for _, c := range []struct {
		kind   ir.AttrKind
		triple string
	}{
		{ir.AttrNaked, gpuTriple}, {ir.AttrReturnsTwice, gpuTriple}, {ir.AttrPresplitCoroutine, hostTriple},
		{ir.AttrPreallocated, gpuTriple}, {ir.AttrByRef, hostTriple}, {ir.AttrSwiftAsync, hostTriple},
		{ir.AttrInAlloca, gpuTriple}, {ir.AttrSwiftError, gpuTriple},
	} {
		k := newMaker(t, c.triple)
		f := k.declare("f", k.Void(), k.ptr)
		if c.kind != ir.AttrNaked && c.kind != ir.AttrReturnsTwice && c.kind != ir.AttrPresplitCoroutine {
			f.Attrs = &ir.AttrList{Params: []*ir.AttrSet{attrs(enum(c.kind))}}
		} else {
			f.Attrs = &ir.AttrList{Fn: attrs(enum(c.kind))}
		}
		k.refused(attrsPass, "function f", c.kind.String())
	}
}

// The tables decide about every attribute and kind of metadata.
func TestForgotten(t *testing.T) {
	for name, rules := range map[string]*legalize.AttrRules{"GPUs": gpuAttrs, "other targets": hostAttrs} {
		if kinds := rules.Forgotten(); len(kinds) > 0 {
			t.Errorf("the table for %s says nothing of %v", name, kinds)
		}
	}
	if kinds := attachments.Forgotten(); len(kinds) > 0 {
		t.Errorf("the table says nothing of the metadata %v", kinds)
	}
}
