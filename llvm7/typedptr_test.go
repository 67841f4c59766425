package llvm7

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

func TestTypes(t *testing.T) {
	k := newMaker(t, hostTriple)
	ty := &typer{types: k.Types}
	for i := range ty.bytes {
		ty.bytes[i] = k.TypedPtr(k.i8, uint32(i))
	}
	bytes, far := k.TypedPtr(k.i8, 0), k.TypedPtr(k.i8, 200)
	for _, c := range []struct{ in, want *ir.Type }{
		{k.i32, k.i32},
		{k.ptr, bytes},
		{k.Ptr(200), far},
		{bytes, bytes},
		{k.Vector(4, k.ptr), k.Vector(4, bytes)},
		{k.ScalableVector(4, k.ptr), k.ScalableVector(4, bytes)},
		{k.Array(0, k.Ptr(200)), k.Array(0, far)},
		{k.Struct("name", true, k.i8, k.ptr), k.Struct("", true, k.i8, bytes)},
		{k.Struct("empty", false), k.Struct("", false)},
		{k.Func(k.Void(), true, k.Struct("s", false, k.ptr)), k.Func(k.Void(), true, k.Struct("", false, bytes))},
		{k.Opaque("o"), k.Opaque("o")},
	} {
		for range 2 { // the second time from memory
			if got := ty.typ(c.in); got != c.want {
				t.Errorf("%+v becomes %+v, want %+v", c.in, got, c.want)
			}
		}
		if got := ty.typ(c.want); got != c.want {
			t.Errorf("%+v is not its own typed form: %+v", c.want, got)
		}
	}
}

func TestGlobals(t *testing.T) {
	k := newMaker(t, hostTriple)
	pair := k.Struct("pair", false, k.i32, k.ptr)
	f, b := k.define("f", k.Void(), k.ptr)
	b.Ret(nil)
	bytes := k.global("bytes", 0, k.i8, ir.Int(k.i8, 1))
	shared := k.global("shared", 3, k.Array(4, k.i32), ir.Undef(k.Array(4, k.i32)))
	g := k.global("g", 0, pair, nil)
	second := &ir.Const{Kind: ir.ConstExpr, Op: ir.GetElementPtr, Ty: k.ptr, SrcTy: pair, Flags: ir.InBounds | ir.GEPNUW,
		Ops: []ir.Value{g, ir.Int(k.i64, 0), ir.Int(k.i32, 1)}}
	g.HasInit, g.Init = true, ir.Aggregate(pair, ir.Int(k.i32, 7), second) // it points into itself
	k.global("mixed", 0, k.Array(6, k.ptr), ir.Aggregate(k.Array(6, k.ptr), f, bytes, ir.Null(k.ptr), ir.Poison(k.ptr),
		ir.Expr(ir.AddrSpaceCast, k.ptr, shared), &ir.Const{Kind: ir.ConstExpr, Op: ir.GetElementPtr, Ty: k.ptr,
			SrcTy: k.i8, Ops: []ir.Value{g, ir.Int(k.i64, 4)}}))
	k.global("number", 0, k.i64, ir.Expr(ir.PtrToInt, k.i64, f))
	k.global("external", 1, k.ptr, nil)
	alias := &ir.Alias{ValueTy: k.i32, Target: second}
	alias.Name, alias.Ty = "alias", k.ptr
	same := &ir.Alias{ValueTy: f.FnTy, Target: f}
	same.Name, same.Ty = "same", k.ptr
	k.m.Aliases = []*ir.Alias{alias, same}
	mark := &ir.MDNode{Ops: []ir.Metadata{&ir.MDValue{V: f}, &ir.MDValue{V: second}}}
	mark.Ops = append(mark.Ops, mark) // metadata may go in circles
	k.m.NamedMD = []*ir.NamedMD{{Name: "marks", Nodes: []ir.Metadata{mark}}}

	has(t, k.after(typed),
		`@bytes = global i8 1`,
		`@shared = addrspace(3) global [4 x i32] undef`,
		`@g = global { i32, i8* } { i32 7, i8* bitcast (i8** getelementptr inbounds ({ i32, i8* }, { i32, i8* }* @g, i64 0, i32 1) to i8*) }`,
		`@mixed = global [6 x i8*] [i8* bitcast (void (i8*)* @f to i8*), i8* @bytes, i8* null, i8* undef, `+
			`i8* addrspacecast (i8 addrspace(3)* bitcast ([4 x i32] addrspace(3)* @shared to i8 addrspace(3)*) to i8*), `+
			`i8* getelementptr (i8, i8* bitcast ({ i32, i8* }* @g to i8*), i64 4)]`,
		`@number = global i64 ptrtoint (i8* bitcast (void (i8*)* @f to i8*) to i64)`,
		`@external = external addrspace(1) global i8*`,
		`@alias = alias i32, i32* bitcast (i8** getelementptr inbounds`,
		`@same = alias void (i8*), void (i8*)* @f`,
		`!0 = !{void (i8*)* @f, i8* bitcast (i8** getelementptr inbounds`)
}

// Constants that many uses share are made once, so that a module does not grow with its uses.
func TestSharedConstants(t *testing.T) {
	k := newMaker(t, hostTriple)
	g := k.global("g", 0, k.i32, ir.Int(k.i32, 0))
	at := &ir.Const{Kind: ir.ConstExpr, Op: ir.GetElementPtr, Ty: k.ptr, SrcTy: k.i8, Ops: []ir.Value{g, ir.Int(k.i64, 1)}}
	k.global("a", 0, k.Array(3, k.ptr), ir.Aggregate(k.Array(3, k.ptr), g, at, at))
	k.global("b", 0, k.Array(2, k.ptr), ir.Aggregate(k.Array(2, k.ptr), g, at))
	k.after(typed)
	a, b := k.m.Vars[1].Init.(*ir.Const).Ops, k.m.Vars[2].Init.(*ir.Const).Ops
	if a[0] != b[0] || a[1] != a[2] || a[1] != b[1] {
		t.Errorf("equal operands became different constants: %v %v", a, b)
	}
}

func TestStructors(t *testing.T) {
	k := newMaker(t, hostTriple)
	f, b := k.define("start", k.Void())
	b.Ret(nil)
	entry := k.Struct("", false, k.i32, k.ptr, k.ptr)
	k.global("llvm.global_ctors", 0, k.Array(1, entry), ir.Aggregate(k.Array(1, entry),
		ir.Aggregate(entry, ir.Int(k.i32, 65535), f, ir.Null(k.ptr)))).Linkage = ir.Appending
	has(t, k.after(typed), `@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } `+
		`{ i32 65535, void ()* @start, i8* null }]`)
}

func TestPointeeAttributes(t *testing.T) {
	k := newMaker(t, hostTriple)
	pair := k.Struct("pair", false, k.i64, k.ptr)
	list := &ir.AttrList{Params: []*ir.AttrSet{attrs(ir.Attr{Kind: ir.AttrSRet, Type: pair}, enum(ir.AttrNoAlias)),
		attrs(ir.Attr{Kind: ir.AttrByVal, Type: pair}), nil}}
	f, b := k.define("f", k.Void(), k.ptr, k.ptr, k.ptr)
	f.Attrs = list
	v := b.Load(k.i64, f.Args[1], ir.AlignOf(8))
	b.Store(v, f.Args[0], ir.AlignOf(8))
	b.Store(f.Args[0], f.Args[2], ir.AlignOf(8))
	b.Ret(nil)
	g, b := k.define("g", k.Void(), k.ptr)
	b.Call(f.FnTy, f, g.Args[0], g.Args[0], g.Args[0]).Call.Attrs = list
	b.Call(f.FnTy, f, g.Args[0], g.Args[0], g.Args[0])                   // takes the pointees from the function
	b.Call(f.FnTy, g.Args[0], g.Args[0], g.Args[0], g.Args[0])           // has none
	b.Call(k.Func(k.Void(), false, k.ptr), f, g.Args[0])                 // and is for another type
	b.Call(f.FnTy, g, g.Args[0], g.Args[0], g.Args[0]).Call.Attrs = list // as is this
	b.Ret(nil)
	text := k.after(typed)
	has(t, text, `define void @f({ i64, i8* }* sret noalias, { i64, i8* }* byval, i8*) {`,
		`%4 = bitcast { i64, i8* }* %0 to i8*`,
		`%5 = bitcast { i64, i8* }* %1 to i8*`,
		`%6 = bitcast i8* %5 to i64*`,
		`%7 = load i64, i64* %6`,
		`%8 = bitcast i8* %4 to i64*`,
		`store i64 %7, i64* %8`,
		`%9 = bitcast i8* %2 to i8**`,
		`store i8* %4, i8** %9`,
		`define void @g(i8*)`,
		`%2 = bitcast i8* %0 to { i64, i8* }*`,
		`call void @f({ i64, i8* }* sret noalias %2, { i64, i8* }* byval %2, i8* %0)`,
		`call void @f({ i64, i8* }* %2, { i64, i8* }* %2, i8* %0)`,
		`%3 = bitcast i8* %0 to void (i8*, i8*, i8*)*`,
		`call void %3(i8* %0, i8* %0, i8* %0)`,
		`call void bitcast (void ({ i64, i8* }*, { i64, i8* }*, i8*)* @f to void (i8*)*)(i8* %0)`,
		`call void bitcast (void (i8*)* @g to void ({ i64, i8* }*, { i64, i8* }*, i8*)*)({ i64, i8* }* sret noalias %2, { i64, i8* }* byval %2, i8* %0)`)
	if a, _ := list.Params[0].Get(ir.AttrSRet); a.Type == nil {
		t.Error("the shared list of attributes was changed")
	}
}

// An indirect function has the type of what is chosen, and its resolver, which LLVM 7 does not want cast, one of its own.
func TestIndirectFunction(t *testing.T) {
	k := newMaker(t, hostTriple)
	chosen, b := k.define("one", k.i32, k.i32)
	b.Ret(chosen.Args[0])
	resolver, b := k.define("resolver", k.ptr)
	b.Ret(chosen)
	a := &ir.Alias{IFunc: true, ValueTy: chosen.FnTy, Target: resolver}
	a.Name, a.Ty, a.Module = "chosen", k.ptr, k.m
	k.m.Aliases = []*ir.Alias{a}
	_, b = k.define("f", k.i32)
	b.Ret(b.Call(chosen.FnTy, a, ir.Int(k.i32, 1)))
	has(t, k.after(typed), "@chosen = ifunc i32 (i32), i8* ()* @resolver", "call i32 @chosen(i32 1)")
}

func TestRefusedPointers(t *testing.T) {
	run := []legalize.Pass{typed}
	t.Run("byval without type", func(t *testing.T) {
		k := newMaker(t, hostTriple)
		k.declare("f", k.Void(), k.ptr).Attrs = &ir.AttrList{Params: []*ir.AttrSet{attrs(enum(ir.AttrByVal))}}
		k.refused(run, "function f", "parameter 0", "no type")
	})
	t.Run("pointee of an integer", func(t *testing.T) {
		k := newMaker(t, hostTriple)
		f := k.declare("f", k.Void(), k.i64)
		_, b := k.define("g", k.Void())
		b.Call(f.FnTy, f, ir.Int(k.i64, 1)).Call.Attrs = &ir.AttrList{
			Params: []*ir.AttrSet{attrs(ir.Attr{Kind: ir.AttrByVal, Type: k.i8})}}
		b.Ret(nil)
		k.refused(run, "function g", "argument 0")
	})
	t.Run("variable index of a struct", func(t *testing.T) {
		k := newMaker(t, hostTriple)
		f, b := k.define("f", k.ptr, k.ptr, k.i32)
		b.Ret(b.GEP(k.Struct("", false, k.i8, k.i8), f.Args[0], 0, ir.Int(k.i64, 0), f.Args[1]))
		k.refused(run, "function f", "getelementptr", "index 1")
	})
	t.Run("index beyond a struct", func(t *testing.T) {
		k := newMaker(t, hostTriple)
		g := k.global("g", 0, k.i8, nil)
		k.global("h", 0, k.ptr, &ir.Const{Kind: ir.ConstExpr, Op: ir.GetElementPtr, Ty: k.ptr,
			SrcTy: k.Struct("", false, k.i8), Ops: []ir.Value{g, ir.Int(k.i64, 0), ir.Int(k.i32, 1)}})
		k.refused(run, "variable h", "index 1 leads nowhere")
	})
	t.Run("signed pointer", func(t *testing.T) {
		k := newMaker(t, hostTriple)
		k.global("g", 0, k.ptr, &ir.Const{Kind: ir.ConstPtrAuth, Ty: k.ptr})
		k.refused(run, "variable g", "LLVM 7")
	})
}
