package llvm7

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

func (k *maker) node(ops ...any) *ir.MDNode {
	n := &ir.MDNode{}
	for _, op := range ops {
		switch v := op.(type) {
		case string:
			n.Ops = append(n.Ops, &ir.MDString{S: v})
		case int:
			n.Ops = append(n.Ops, &ir.MDValue{V: ir.Int(k.i32, int64(v))})
		case ir.Metadata:
			n.Ops = append(n.Ops, v)
		}
	}
	return n
}

func TestAttachments(t *testing.T) {
	k := newMaker(t, hostTriple)
	scope := k.node("scope")
	wide := &ir.MDNode{Ops: []ir.Metadata{&ir.MDValue{V: ir.Int(k.i64, 8)}}}
	all := []ir.Attachment{{Kind: "range", Node: k.node(1, 5)}, {Kind: "nonnull", Node: k.node()}, {Kind: "align", Node: wide},
		{Kind: "dereferenceable", Node: wide}, {Kind: "alias.scope", Node: scope}, {Kind: "noalias", Node: scope},
		{Kind: "tbaa", Node: scope}, {Kind: "noundef", Node: k.node()}, {Kind: "invariant.load", Node: k.node()}}
	only := func(kinds ...string) (list []ir.Attachment) {
		for _, a := range all {
			for _, kind := range kinds {
				if a.Kind == kind {
					list = append(list, a)
				}
			}
		}
		return list
	}
	f, b := k.define("f", k.Void(), k.ptr, k.i64)
	word := b.Load(k.i32, f.Args[0], ir.AlignOf(4))
	word.MD = only("range", "alias.scope", "noalias", "tbaa", "noundef", "invariant.load")
	vec := b.Load(k.Vector(2, k.i32), f.Args[0], ir.AlignOf(8))
	vec.MD = only("range")
	p := b.Load(k.ptr, f.Args[0], ir.AlignOf(8))
	p.MD = only("nonnull", "align", "dereferenceable")
	q := b.Cast(ir.IntToPtr, f.Args[1], k.ptr)
	q.MD = only("dereferenceable")
	b.Ret(nil)
	has(t, k.after(legalize.Pass{Name: "misplaced", Func: misplaced}, legalize.Metadata(attachments), typed),
		"load i32, i32* %3, align 4, !range !0, !invariant.load !1\n",
		"load <2 x i32>, <2 x i32>* %5, align 8\n",
		"load i8*, i8** %7, align 8, !nonnull !2, !align !3, !dereferenceable !3\n",
		"inttoptr i64 %1 to i8*\n")
}

func TestNamedMetadata(t *testing.T) {
	k := newMaker(t, hostTriple)
	k.m.NamedMD = []*ir.NamedMD{
		{Name: "llvm.ident", Nodes: []ir.Metadata{k.node("a compiler")}},
		{Name: "llvm.module.flags", Nodes: []ir.Metadata{k.node(8, "PIC Level", 2), k.node(1, "wchar_size", 4), k.node(), nil}},
		{Name: "nvvmir.version", Nodes: []ir.Metadata{k.node(2, 0, 3, 1)}},
		{Name: "nvvm.annotations"},
	}
	text := k.after(legalize.Pass{Name: "named-metadata", Module: namedMetadata}, typed)
	has(t, text, `!llvm.module.flags = !{!0}`, `!nvvmir.version = !{!1}`, `!0 = !{i32 1, !"wchar_size", i32 4}`,
		`!1 = !{i32 2, i32 0, i32 3, i32 1}`)
	hasNot(t, text, "llvm.ident", "PIC Level", "nvvm.annotations")
}
