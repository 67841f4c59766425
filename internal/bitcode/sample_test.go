package bitcode_test

import (
	"cmp"
	"math"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// A sampler builds modules with everything that a dialect has. For LLVM 7 its pointers have pointees.
type sampler struct {
	ir.Builder
	m *ir.Module
	d ir.Dialect
}

func newSampler(d ir.Dialect) *sampler {
	m := &ir.Module{Types: ir.NewTypes(), SourceFilename: "sample.c", Triple: "x86_64-unknown-linux-gnu",
		DataLayout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"}
	return &sampler{m: m, d: d, Builder: ir.Builder{Types: m.Types}}
}

func (s *sampler) modern() bool                  { return s.d >= ir.LLVM19 }
func (s *sampler) int(bits uint32) *ir.Type      { return s.Types.Int(bits) }
func (s *sampler) i(b uint32, v int64) *ir.Const { return ir.Int(s.int(b), v) }

func (s *sampler) ptr(elem *ir.Type, space uint32) *ir.Type {
	if s.modern() {
		return s.Types.Ptr(space)
	}
	return s.Types.TypedPtr(elem, space)
}

func (s *sampler) declare(name string, ft *ir.Type) *ir.Function {
	f := &ir.Function{FnTy: ft}
	f.Name, f.Ty, f.Module = name, s.ptr(ft, 0), s.m
	f.MakeArgs()
	s.m.Funcs = append(s.m.Funcs, f)
	return f
}

func (s *sampler) define(name string, result *ir.Type, params ...*ir.Type) *ir.Function {
	f := s.declare(name, s.Types.Func(result, false, params...))
	f.HasBody = true
	s.Func = f
	s.At(s.NewBlock())
	return f
}

func (s *sampler) variable(name string, t *ir.Type, space uint32, init ir.Value) *ir.GlobalVar {
	g := &ir.GlobalVar{ValueTy: t, HasInit: init != nil, Init: init}
	g.Name, g.Ty, g.Module = name, s.ptr(t, space), s.m
	s.m.Vars = append(s.m.Vars, g)
	return g
}

// constant makes a variable that holds it, so that it is a constant of the module.
func (s *sampler) constant(name string, c ir.Value) *ir.GlobalVar {
	return s.variable(name, c.Type(), 0, c)
}

// set gives a set in its order.
func set(list ...ir.Attr) *ir.AttrSet {
	slices.SortFunc(list, func(a, b ir.Attr) int { return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Key, b.Key)) })
	return &ir.AttrSet{List: list}
}

// sample is a module with every kind of global, type, constant, instruction, attribute and metadata.
func sample(d ir.Dialect) *ir.Module {
	s := newSampler(d)
	s.globals()
	s.constants()
	s.attributes()
	s.arithmetic()
	s.memory()
	s.aggregates()
	s.control()
	s.calls()
	s.exceptions()
	s.metadata()
	return s.m
}

func (s *sampler) globals() {
	i8, i32 := s.int(8), s.int(32)
	s.m.Asm = "nop\n"
	group := &ir.Comdat{Name: "group", Kind: ir.ComdatLargest}
	for l := ir.External; l <= ir.Common; l++ {
		name := "linkage." + string(rune('a'+l))
		switch l {
		case ir.Appending:
			s.variable("llvm.used", s.Types.Array(1, s.ptr(i8, 0)), 0,
				ir.Aggregate(s.Types.Array(1, s.ptr(i8, 0)), s.bytePtr(s.m.Vars[0]))).Linkage = l
			s.m.Vars[len(s.m.Vars)-1].Section = "llvm.metadata"
		case ir.ExternalWeak:
			s.variable(name, i32, 0, nil).Linkage = l
		case ir.Common:
			s.variable(name, i32, 0, ir.Null(i32)).Linkage = l
		default:
			s.constant(name, s.i(32, int64(l))).Linkage = l
		}
	}
	g := s.variable("all", i32, 0, s.i(32, 5))
	g.Const, g.Align, g.Section, g.UnnamedAddr, g.Comdat = true, ir.AlignOf(256), "place", ir.GlobalUnnamedAddr, group
	g.Linkage, g.Visibility, g.DSOLocal = ir.LinkOnceODR, ir.HiddenVisibility, true
	s.variable("space", i8, 3, nil).ExternallyInitialized = true
	for tls := ir.GeneralDynamicTLS; tls <= ir.LocalExecTLS; tls++ {
		g := s.constant("tls."+string(rune('a'+tls)), s.i(16, 1))
		g.TLS, g.UnnamedAddr = tls, ir.LocalUnnamedAddr
	}
	s.variable("imported", i32, 0, nil).DLL = ir.DLLImport
	s.constant("exported", s.i(1, 1)).DLL = ir.DLLExport
	s.variable("", i8, 0, ir.Undef(i8)).Linkage = ir.Private
	s.constant("attributed", s.i(8, 1)).Attrs = set(ir.Attr{Key: "a"}, ir.Attr{Key: "b", HasVal: true, Val: "c"})
	alias := &ir.Alias{ValueTy: i32, Target: g}
	alias.Name, alias.Ty, alias.Visibility, alias.UnnamedAddr = "alias", g.Ty, ir.ProtectedVisibility, ir.LocalUnnamedAddr
	alias.Linkage = ir.WeakODR
	inner := &ir.Alias{ValueTy: i8, Target: ir.Expr(ir.BitCast, s.ptr(i8, 0), g)}
	if s.modern() {
		inner.Target = g
		g.CodeModel, g.Partition, alias.Partition = 4, "part", "part"
		g.Sanitize = ir.NoSanitizeAddress | ir.SanitizeAddressDynInit
	}
	inner.Name, inner.Ty, inner.DSOLocal = "cast alias", s.ptr(i8, 0), true
	ft := s.Types.Func(i32, false)
	resolver := s.define("resolver", s.ptr(ft, 0))
	s.Ret(ir.Null(s.ptr(ft, 0)))
	ifunc := &ir.Alias{ValueTy: ft, IFunc: true, Target: resolver}
	ifunc.Name, ifunc.Ty = "ifunc", s.ptr(ft, 0)
	s.m.Aliases = append(s.m.Aliases, alias, inner, ifunc)

	f := s.define("function", s.Types.Void())
	f.Section, f.Align, f.GC, f.Comdat, f.CC = "text", ir.AlignOf(64), "collector", group, ir.FastCallConv
	f.Prefix, f.Prologue, f.Personality = s.i(32, 11), s.i(8, 12), resolver
	f.UnnamedAddr, f.Linkage, f.DSOLocal = ir.GlobalUnnamedAddr, ir.LinkOnceODR, true
	s.Ret(nil)
	s.declare("kernel", s.Types.Func(s.Types.Void(), false, i32)).CC = ir.PTXKernel
	s.declare("weak", ft).Linkage = ir.ExternalWeak
}

// bytePtr gives the address of a variable as a pointer to bytes.
func (s *sampler) bytePtr(g *ir.GlobalVar) ir.Value {
	if s.modern() {
		return g
	}
	return ir.Expr(ir.BitCast, s.ptr(s.int(8), 0), g)
}

func words(w ...uint64) []uint64 { return w }

func (s *sampler) constants() {
	t := s.Types
	i8, i32, i64 := s.int(8), s.int(32), s.int(64)
	for n, v := range []int64{0, 1, -1, 63, -64, math.MaxInt64, math.MinInt64} {
		s.constant("i64."+string(rune('a'+n)), s.i(64, v))
	}
	s.constant("i1", s.i(1, 1))
	s.constant("i24", s.i(24, -5))
	s.constant("i128", ir.WideInt(s.int(128), words(1, 1<<63)))
	s.constant("i128.small", s.i(128, 7))
	s.constant("i128.negative", s.i(128, -7))
	s.constant("i200", ir.WideInt(s.int(200), words(0, 0, 5)))
	s.constant("half", ir.FloatBits(t.Half(), 0x3C01))
	s.constant("float", ir.FloatBits(t.Float(), 0x7FC00001))
	s.constant("negative zero", ir.FloatBits(t.Double(), 1<<63))
	s.constant("double", ir.FloatBits(t.Double(), math.Float64bits(0.1)))
	s.constant("x86", &ir.Const{Kind: ir.ConstFloat, Ty: t.Primitive(ir.X86FP80Kind), Words: words(0xC90FDAA22168C235, 0x4000)})
	s.constant("quad", &ir.Const{Kind: ir.ConstFloat, Ty: t.Primitive(ir.FP128Kind), Words: words(3, 0x4000000000000000)})
	s.constant("ppc", &ir.Const{Kind: ir.ConstFloat, Ty: t.Primitive(ir.PPCFP128Kind), Words: words(1<<62, 5)})
	s.constant("null", ir.Null(s.ptr(i32, 1)))
	s.constant("undef", ir.Undef(t.Array(3, i8)))
	s.constant("zero struct", ir.Null(t.Struct("", true, i8, i32)))
	s.constant("nothing", ir.Aggregate(t.Struct("", false)))
	s.constant("no data", &ir.Const{Kind: ir.ConstData, Ty: t.Array(0, i8)})
	data := func(name string, ty *ir.Type, b string) {
		s.constant(name, &ir.Const{Kind: ir.ConstData, Ty: ty, Data: []byte(b)})
	}
	data("char6", t.Array(6, i8), "aZ09.\x00")
	data("ascii", t.Array(3, i8), "a b")
	data("c ascii", t.Array(4, i8), "a b\x00")
	data("c bytes", t.Array(3, i8), "\xff\x80\x00")
	data("bytes", t.Array(5, i8), "\x00\xff\x00a\x00")
	data("vector of bytes", t.Vector(4, i8), "abc\x00")
	data("shorts", t.Array(2, s.int(16)), "\x01\x02\xff\xff")
	data("longs", t.Vector(2, i64), "\x01\x02\x03\x04\x05\x06\x07\x08\xff\xff\xff\xff\xff\xff\xff\xff")
	data("floats", t.Array(2, t.Float()), "\x00\x00\x80\x3f\x00\x00\xc0\x7f")
	data("halves", t.Vector(2, t.Half()), "\x00\x3c\x01\x00")

	named := t.Struct("named", false, i32, t.Array(2, i64), s.ptr(i8, 0))
	g := s.variable("object", named, 0, nil)
	shared := ir.Aggregate(t.Array(2, i64), s.i(64, 1), s.i(64, 2))
	field := s.gep(g, named, ir.InBounds, s.i(64, 0), s.i(32, 1), s.i(64, 1))
	s.constant("aggregate", ir.Aggregate(named, s.i(32, 9), shared, s.bytePtr(g)))
	s.constant("nested", ir.Aggregate(t.Array(2, named), ir.Aggregate(named, s.i(32, 9), shared, s.bytePtr(g)), ir.Null(named)))
	s.constant("vector", ir.Aggregate(t.Vector(3, s.int(24)), s.i(24, 1), ir.Undef(s.int(24)), s.i(24, 3)))
	s.constant("opaque", ir.Null(s.ptr(t.Opaque("dark"), 0)))
	s.constant("field", field)
	s.constant("plain", s.gep(g, named, 0, s.i(64, 1)))
	addr := ir.Expr(ir.PtrToInt, i64, g)
	s.constant("address", addr)
	s.constant("low", ir.Expr(ir.Trunc, i32, addr))
	s.constant("back", ir.Expr(ir.IntToPtr, s.ptr(i8, 0), ir.Expr(ir.Add, i64, addr, s.i(64, 8))))
	s.constant("other space", ir.Expr(ir.AddrSpaceCast, s.ptr(named, 1), g))
	diff := ir.Expr(ir.Sub, i64, addr, ir.Expr(ir.PtrToInt, i64, field))
	diff.Flags = ir.NUW | ir.NSW
	s.constant("difference", diff)
	s.constant("flipped", ir.Expr(ir.Xor, i64, addr, s.i(64, -1)))
	if s.modern() {
		s.modernConstants(g, named)
		return
	}
	cmp := ir.Expr(ir.ICmp, s.int(1), addr, s.i(64, 4096))
	cmp.Pred = ir.ICmpULT
	s.constant("below", cmp)
	above := ir.Expr(ir.ICmp, s.int(1), addr, s.i(64, 4096)) // differs from the one before in its predicate only
	above.Pred = ir.ICmpUGT
	s.constant("above", above)
	s.constant("either", ir.Expr(ir.Select, i64, cmp, addr, s.i(64, 1)))
	s.constant("wide", ir.Expr(ir.ZExt, s.int(128), addr))
	exact := ir.Expr(ir.SDiv, i64, addr, s.i(64, 8))
	exact.Flags = ir.Exact
	s.constant("eighth", exact)
	v2 := t.Vector(2, i64)
	vec := ir.Expr(ir.InsertElement, v2, ir.Undef(v2), addr, s.i(32, 1))
	s.constant("inserted", vec)
	s.constant("shuffled", ir.Expr(ir.ShuffleVector, v2, vec, ir.Undef(v2),
		&ir.Const{Kind: ir.ConstData, Ty: t.Vector(2, i32), Data: []byte{1, 0, 0, 0, 2, 0, 0, 0}}))
	s.constant("widened", ir.Expr(ir.ShuffleVector, t.Vector(3, i64), vec, vec,
		&ir.Const{Kind: ir.ConstData, Ty: t.Vector(3, i32), Data: []byte{1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0}}))
	s.constant("extracted", ir.Expr(ir.ExtractElement, i64, vec, ir.Expr(ir.Trunc, i32, addr)))
	fcmp := ir.Expr(ir.FCmp, s.int(1), ir.Expr(ir.UIToFP, t.Double(), addr), ir.FloatBits(t.Double(), 1<<62))
	fcmp.Pred = ir.FCmpOGT
	s.constant("fcmp", fcmp)
	s.constant("fadd", ir.Expr(ir.FAdd, t.Double(), ir.Expr(ir.SIToFP, t.Double(), addr), ir.FloatBits(t.Double(), 1<<62)))
}

// gep is a constant getelementptr; LLVM 7 wants the type of what it points at.
func (s *sampler) gep(base *ir.GlobalVar, elem *ir.Type, f ir.Flags, idx ...*ir.Const) *ir.Const {
	ops, t := []ir.Value{base}, elem
	for i, c := range idx {
		ops = append(ops, c)
		if n, _ := ir.AsUint64(c); i > 0 {
			t = t.At(n)
		}
	}
	e := ir.Expr(ir.GetElementPtr, s.ptr(t, base.Ty.AddrSpace), ops...)
	e.SrcTy, e.Flags = elem, f
	return e
}

func (s *sampler) modernConstants(g *ir.GlobalVar, named *ir.Type) {
	t := s.Types
	s.constant("poison", ir.Poison(s.int(32)))
	s.constant("bfloat", ir.FloatBits(t.Primitive(ir.BFloatKind), 0x3F80))
	s.constant("bfloats", &ir.Const{Kind: ir.ConstData, Ty: t.Array(2, t.Primitive(ir.BFloatKind)), Data: []byte{0x80, 0x3F, 1, 0}})
	ranged := s.gep(g, named, ir.InBounds|ir.GEPNUSW, s.i(64, 0), s.i(32, 1))
	ranged.InRange = &[2]int64{-8, 16}
	s.constant("in range", ranged)
	s.constant("bytes on", s.gep(g, s.int(8), 0, s.i(64, 1)))
	s.constant("words on", s.gep(g, s.int(32), 0, s.i(64, 1))) // differs from the one before in its source type only
	s.constant("no wrap", s.gep(g, named, ir.GEPNUSW|ir.GEPNUW, s.i(64, 1)))
	f := s.declare("target", t.Func(t.Void(), false))
	s.constant("equivalent", &ir.Const{Kind: ir.ConstDSOLocalEquivalent, Ty: f.Ty, Ops: []ir.Value{f}})
	s.constant("no cfi", &ir.Const{Kind: ir.ConstNoCFI, Ty: f.Ty, Ops: []ir.Value{f}})
	s.constant("signed", &ir.Const{Kind: ir.ConstPtrAuth, Ty: f.Ty, Ops: []ir.Value{f, s.i(32, 2), s.i(64, 3), ir.Null(f.Ty)}})
	product := ir.Expr(ir.Mul, s.int(64), ir.Expr(ir.PtrToInt, s.int(64), g), s.i(64, 3))
	s.constant("product", product)
	scalable := t.ScalableVector(4, s.int(32))
	s.define("scalable", scalable, scalable)
	s.Ret(s.Bin(ir.Add, s.Func.Args[0], ir.Null(scalable)))
	s.declare("image", t.Func(t.Void(), false, t.TargetExt("spirv.Image", []*ir.Type{t.Float()}, []uint32{1, 0, 0, 0, 0, 0, 0})))
	s.declare("llvm.tile", t.Func(t.Primitive(ir.X86AMXKind), false))
}

func (s *sampler) attributes() {
	t := s.Types
	i32 := s.int(32)
	p := s.ptr(i32, 0)
	f := s.declare("attributes", t.Func(i32, false, p, p, i32, p, p, p))
	fn := []ir.Attr{{Kind: ir.AttrAlwaysInline}, {Kind: ir.AttrMinSize}, {Kind: ir.AttrNoUnwind}, {Kind: ir.AttrUWTable, Int: 2, HasVal: true},
		{Kind: ir.AttrStackAlign, Int: 16}, {Kind: ir.AttrConvergent}, {Kind: ir.AttrAllocSize, Int: 2<<32 | 0xFFFFFFFF},
		{Kind: ir.AttrOptForFuzzing}, {Kind: ir.AttrShadowCallStack}, {Key: "key"}, {Key: "key2", HasVal: true, Val: "value"}}
	params := []*ir.AttrSet{
		set(ir.Attr{Kind: ir.AttrByVal, Type: i32}, ir.Attr{Kind: ir.AttrAlign, Int: 8}),
		set(ir.Attr{Kind: ir.AttrNoAlias}, ir.Attr{Kind: ir.AttrNoCapture}, ir.Attr{Kind: ir.AttrNonNull}, ir.Attr{Kind: ir.AttrDereferenceable, Int: 4}),
		set(ir.Attr{Kind: ir.AttrZExt}),
		set(ir.Attr{Kind: ir.AttrReadOnly}, ir.Attr{Kind: ir.AttrDereferenceableOrNull, Int: 1 << 33}),
		nil,
		set(ir.Attr{Kind: ir.AttrNest}),
	}
	ret := set(ir.Attr{Kind: ir.AttrSExt})
	if s.modern() {
		fn = append(fn, ir.Attr{Kind: ir.AttrWillReturn}, ir.Attr{Kind: ir.AttrMustProgress},
			ir.Attr{Kind: ir.AttrAllocKind, Int: 4}, ir.Attr{Kind: ir.AttrVScaleRange, Int: 1<<32 | 16},
			ir.Attr{Kind: ir.AttrMemory, Int: uint64(ir.MemEffects(0).With(ir.ArgMem, 3).With(ir.InaccessibleMem, 1))})
		ret = set(ir.Attr{Kind: ir.AttrSExt}, ir.Attr{Kind: ir.AttrNoUndef},
			ir.Attr{Kind: ir.AttrRange, Bits: 32, Ranges: []ir.ConstRange{{Lo: words(0xFFFFFFFB), Hi: words(100)}}})
		params[4] = set(ir.Attr{Kind: ir.AttrWritable}, ir.Attr{Kind: ir.AttrDeadOnUnwind}, ir.Attr{Kind: ir.AttrInitializes, Bits: 64,
			Ranges: []ir.ConstRange{{Lo: words(0), Hi: words(4)}, {Lo: words(8), Hi: words(12)}}})
		wide := s.declare("wide", t.Func(t.Void(), false, s.int(128), t.Float(), p))
		wide.Attrs = &ir.AttrList{Params: []*ir.AttrSet{
			set(ir.Attr{Kind: ir.AttrRange, Bits: 128, Ranges: []ir.ConstRange{{Lo: words(5, 0), Hi: words(0, 1<<63)}}}),
			set(ir.Attr{Kind: ir.AttrNoFPClass, Int: 3}), set(ir.Attr{Kind: ir.AttrByRef, Type: i32})}}
	}
	f.Attrs = &ir.AttrList{Fn: set(fn...), Ret: ret, Params: params}
	result := s.declare("result", t.Func(t.Void(), false, p))
	result.Attrs = &ir.AttrList{Params: []*ir.AttrSet{set(ir.Attr{Kind: ir.AttrSRet, Type: i32})}}
	in := s.declare("in", t.Func(t.Void(), false, p))
	in.Attrs = &ir.AttrList{Params: []*ir.AttrSet{set(ir.Attr{Kind: ir.AttrInAlloca, Type: i32})}}
	empty := s.declare("empty", t.Func(t.Void(), false))
	empty.Attrs = &ir.AttrList{Fn: &ir.AttrSet{}, Params: []*ir.AttrSet{nil}}
}

func (s *sampler) arithmetic() {
	t := s.Types
	i32, i64, fl := s.int(32), s.int(64), t.Float()
	p := s.ptr(s.int(8), 0)
	f := s.define("arithmetic", t.Void(), i32, fl, i64, t.Half(), p, t.Vector(4, i32))
	x, y, w, h, ptr, v := f.Args[0], f.Args[1], f.Args[2], f.Args[3], f.Args[4], f.Args[5]
	for op := ir.Add; op <= ir.Xor; op++ {
		switch op {
		case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem:
			s.Bin(op, y, y)
			s.Bin(op, y, ir.FloatBits(fl, 0x3F800000)).Flags = ir.FastFlags
		case ir.Add, ir.Sub, ir.Mul, ir.Shl:
			s.Bin(op, x, s.i(32, -3)).Flags = ir.NUW
			s.Bin(op, x, s.i(32, 31)).Flags = ir.NUW | ir.NSW
		case ir.UDiv, ir.SDiv, ir.LShr, ir.AShr:
			s.Bin(op, x, s.i(32, 2)).Flags = ir.Exact
		}
		if op != ir.FAdd && op != ir.FSub && op != ir.FMul && op != ir.FDiv && op != ir.FRem {
			s.Bin(op, v, v)
		}
	}
	for f := ir.FastNNaN; f <= ir.FastReassoc; f <<= 1 {
		s.Bin(ir.FAdd, y, y).Flags = f
	}
	s.Cast(ir.Trunc, w, i32)
	s.Cast(ir.ZExt, x, i64)
	s.Cast(ir.SExt, x, i64)
	s.Cast(ir.FPToUI, y, i32)
	s.Cast(ir.FPToSI, y, i32)
	s.Cast(ir.UIToFP, x, fl)
	s.Cast(ir.SIToFP, x, fl)
	s.Cast(ir.FPTrunc, y, t.Half())
	s.Cast(ir.FPExt, h, fl)
	s.Cast(ir.PtrToInt, ptr, i64)
	s.Cast(ir.IntToPtr, w, p)
	s.Cast(ir.BitCast, x, fl)
	s.Cast(ir.AddrSpaceCast, ptr, s.ptr(s.int(8), 5))
	for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
		s.ICmp(p, x, x)
	}
	for p := ir.FCmpFalse; p <= ir.FCmpTrue; p++ {
		s.FCmp(p, y, y)
	}
	s.FCmp(ir.FCmpOEQ, y, y).Flags = ir.FastNInf
	s.Select(s.ICmp(ir.ICmpEQ, ptr, ir.Null(p)), x, s.i(32, 0))
	s.Select(s.ICmp(ir.ICmpSGT, v, v), v, ir.Null(v.Type()))
	if s.modern() {
		s.Bin(ir.Or, x, x).Flags = ir.Disjoint
		s.Add(&ir.Instr{Op: ir.FNeg, Ty: fl, Ops: []ir.Value{y}, Flags: ir.FastNSZ})
		s.Add(&ir.Instr{Op: ir.Freeze, Ty: i32, Ops: []ir.Value{x}})
		s.Cast(ir.Trunc, w, i32).Flags = ir.NUW
		s.Cast(ir.Trunc, w, i32).Flags = ir.NSW
		s.Cast(ir.ZExt, x, i64).Flags = ir.NNeg
		s.Cast(ir.UIToFP, x, fl).Flags = ir.NNeg
		s.Select(s.i(1, 1), y, y).Flags = ir.FastNNaN
	}
	s.Ret(nil)
}

func (s *sampler) memory() {
	t := s.Types
	i32, i64 := s.int(32), s.int(64)
	pair := t.Struct("pair", false, i32, t.Array(4, i64))
	p := s.ptr(i32, 0)
	f := s.define("memory", i32, s.ptr(pair, 1), p, i64, t.Vector(2, p))
	base, at, n, many := f.Args[0], f.Args[1], f.Args[2], f.Args[3]
	alloca := func(ty *ir.Type, a uint64, f ir.Flags, n ir.Value) {
		s.Add(&ir.Instr{Op: ir.Alloca, Ty: s.ptr(ty, 0), ElemTy: ty, Ops: []ir.Value{n}, Flags: f, Align: ir.AlignOf(a)})
	}
	alloca(pair, 8, 0, s.i(32, 1))
	alloca(i32, 4, 0, n)
	alloca(i32, 1<<29, ir.InAlloca, s.i(32, 1))
	alloca(p, 8, ir.SwiftErr, s.i(32, 1))
	elem := s.Add(&ir.Instr{Op: ir.GetElementPtr, Ty: s.ptr(i64, 1), ElemTy: pair, Flags: ir.InBounds | ir.GEPNUSW,
		Ops: []ir.Value{base, n, s.i(32, 1), n}})
	s.Add(&ir.Instr{Op: ir.GetElementPtr, Ty: s.ptr(i64, 1), ElemTy: i64, Ops: []ir.Value{elem, s.i(64, -1)}})
	s.Add(&ir.Instr{Op: ir.GetElementPtr, Ty: t.Vector(2, p), ElemTy: i32, Ops: []ir.Value{many, n}})
	if s.modern() {
		alloca(i32, 1<<32, 0, s.i(32, 1))
		s.Add(&ir.Instr{Op: ir.Alloca, Ty: t.Ptr(5), ElemTy: i32, Ops: []ir.Value{s.i(32, 1)}, Align: ir.AlignOf(4)})
		s.GEP(i64, elem, ir.GEPNUSW|ir.GEPNUW, n)
		s.GEP(i64, elem, ir.InBounds|ir.GEPNUSW|ir.GEPNUW, n)
		s.GEP(i64, elem, ir.GEPNUW, n)
	}
	ld := s.Load(i32, at, ir.AlignOf(4))
	s.Load(i32, at, ir.AlignOf(1)).Flags = ir.Volatile
	s.Store(n, elem, ir.AlignOf(8))
	s.Store(ld, at, ir.AlignOf(2)).Flags = ir.Volatile
	for _, o := range []ir.Ordering{ir.Unordered, ir.Monotonic, ir.Acquire, ir.SeqCst} {
		in := s.Load(i32, at, ir.AlignOf(4))
		in.Order, in.Scope = o, []string{"", "singlethread", "agent", "block"}[o%4]
	}
	for _, o := range []ir.Ordering{ir.Unordered, ir.Monotonic, ir.Release, ir.SeqCst} {
		in := s.Store(ld, at, ir.AlignOf(4))
		in.Order, in.Flags = o, ir.Volatile
	}
	for _, o := range []ir.Ordering{ir.Acquire, ir.Release, ir.AcqRel, ir.SeqCst} {
		s.Add(&ir.Instr{Op: ir.Fence, Order: o, Scope: []string{"", "singlethread", "block"}[o%3]})
	}
	result := t.Struct("", false, i32, s.int(1))
	s.Add(&ir.Instr{Op: ir.CmpXchg, Ty: result, Ops: []ir.Value{at, ld, s.i(32, 3)}, Order: ir.AcqRel, Failure: ir.Acquire,
		Align: ir.AlignOf(4)})
	s.Add(&ir.Instr{Op: ir.CmpXchg, Ty: result, Ops: []ir.Value{at, ld, ld}, Order: ir.SeqCst, Failure: ir.Monotonic,
		Flags: ir.Weak | ir.Volatile, Scope: "block", Align: ir.AlignOf(4)})
	last := ir.RMWUMin
	if s.modern() {
		last = ir.RMWUDecWrap
	}
	for op := ir.RMWXchg; op <= last; op++ {
		v := ir.Value(ld)
		if op >= ir.RMWFAdd && op <= ir.RMWFMin {
			v = ir.FloatBits(t.Float(), 0x40000000)
		}
		in := s.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: op, Ty: v.Type(), Ops: []ir.Value{at, v}, Order: ir.Monotonic + ir.Ordering(op%5),
			Align: ir.AlignOf(4)})
		if op%2 == 0 {
			in.Flags, in.Scope = ir.Volatile, "agent"
		}
	}
	s.Add(&ir.Instr{Op: ir.VAArg, Ty: i64, Ops: []ir.Value{s.Cast(ir.BitCast, at, s.ptr(s.int(8), 0))}})
	s.Ret(ld)
}

func (s *sampler) aggregates() {
	t := s.Types
	i32 := s.int(32)
	v4 := t.Vector(4, i32)
	deep := t.Struct("", false, i32, t.Array(3, t.Struct("", true, s.int(8), v4)))
	f := s.define("aggregates", v4, deep, v4, i32)
	in := s.Insert(f.Args[0], f.Args[1], 1, 2, 1)
	s.Insert(in, s.i(32, 4), 0)
	s.Extract(in, 1, 0)
	vec := s.Extract(in, 1, 2, 1)
	s.Add(&ir.Instr{Op: ir.ExtractElement, Ty: i32, Ops: []ir.Value{vec, f.Args[2]}})
	s.ExtractElem(vec, 3)
	vec = s.InsertElem(vec, f.Args[2], 2)
	mask := ir.Aggregate(v4, s.i(32, 0), s.i(32, 7), ir.Undef(i32), s.i(32, 2))
	if s.modern() {
		mask.Ops[2] = ir.Poison(i32)
	}
	s.Add(&ir.Instr{Op: ir.ShuffleVector, Ty: v4, Ops: []ir.Value{vec, f.Args[1], mask}})
	wide := t.Vector(2, i32)
	s.Add(&ir.Instr{Op: ir.ShuffleVector, Ty: wide, Ops: []ir.Value{vec, ir.Undef(v4),
		&ir.Const{Kind: ir.ConstData, Ty: wide, Data: []byte{1, 0, 0, 0, 2, 0, 0, 0}}}})
	s.Add(&ir.Instr{Op: ir.ShuffleVector, Ty: v4, Ops: []ir.Value{vec, vec, ir.Null(v4)}})
	s.Ret(vec)
}

// control has blocks in an order in which values are used before they are made, in records of every form.
func (s *sampler) control() {
	t := s.Types
	i32, p8 := s.int(32), s.ptr(s.int(8), 0)
	f := s.define("control", i32, s.int(1), i32, s.int(128))
	late, early, loop, body, wide, jump, out := s.NewBlock(), s.NewBlock(), s.NewBlock(), s.NewBlock(), s.NewBlock(), s.NewBlock(), s.NewBlock()
	s.Br(early)
	s.At(early)
	a := s.Bin(ir.Mul, f.Args[1], s.i(32, 5))
	ptr := s.Add(&ir.Instr{Op: ir.Alloca, Ty: s.ptr(i32, 0), ElemTy: i32, Ops: []ir.Value{s.i(32, 1)}, Align: ir.AlignOf(4)})
	s.Br(loop)
	s.At(late) // stands before early
	s.Bin(ir.Add, a, a)
	s.Bin(ir.Sub, f.Args[1], a).Flags = ir.NSW
	s.Cast(ir.Trunc, a, s.int(8))
	s.ICmp(ir.ICmpNE, a, a)
	s.Select(f.Args[0], a, a)
	s.Load(i32, ptr, ir.AlignOf(4))
	s.Store(a, ptr, ir.AlignOf(4))
	s.Add(&ir.Instr{Op: ir.GetElementPtr, Ty: s.ptr(i32, 0), ElemTy: i32, Ops: []ir.Value{ptr, a}})
	if s.modern() {
		s.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: ir.RMWAdd, Ty: i32, Ops: []ir.Value{ptr, a}, Order: ir.SeqCst, Align: ir.AlignOf(4)})
	}
	s.CondBr(f.Args[0], out, jump)
	s.At(loop)
	n := s.Phi(i32)
	if s.modern() {
		fp := s.Phi(t.Float())
		fp.Flags = ir.FastNNaN | ir.FastReassoc
		fp.AddIncoming(ir.FloatBits(t.Float(), 0x3F800000), early)
		fp.AddIncoming(fp, body)
	}
	s.CondBr(f.Args[0], body, wide)
	s.At(body)
	next := s.Bin(ir.Add, n, s.i(32, 1))
	n.AddIncoming(f.Args[1], early)
	n.AddIncoming(next, body)
	s.Br(loop)
	s.At(wide)
	s.Add(&ir.Instr{Op: ir.Switch, Ops: []ir.Value{f.Args[2], s.i(128, 1), ir.WideInt(s.int(128), words(1, 2)), s.i(128, -1)},
		Blocks: []*ir.Block{late, jump, jump, out}})
	s.At(jump)
	target := s.Add(&ir.Instr{Op: ir.Load, Ty: p8, Ops: []ir.Value{s.variable("somewhere", p8, 0, nil)}, Align: ir.AlignOf(8)})
	s.Add(&ir.Instr{Op: ir.IndirectBr, Ops: []ir.Value{target}, Blocks: []*ir.Block{late, out}})
	s.At(out)
	s.Ret(f.Args[1])
	s.define("unreachable", t.Void())
	s.Unreachable()
	s.At(s.NewBlock()) // which nothing reaches, so that a value may be made of itself
	self := s.Add(&ir.Instr{Op: ir.Mul, Ty: i32, Ops: []ir.Value{nil, s.i(32, 3)}})
	self.Ops[0] = self
	s.Unreachable()
	s.define("switch", t.Void(), s.int(8))
	only := s.NewBlock()
	s.Add(&ir.Instr{Op: ir.Switch, Ops: []ir.Value{s.Func.Args[0]}, Blocks: []*ir.Block{only}})
	s.At(only)
	s.Ret(nil)
}

// blockAddresses is a module with addresses of blocks in a variable, in their own function and in one before it. In
// assembly such blocks have names, so that it can not be compared as sample is.
func blockAddresses(d ir.Dialect) *ir.Module {
	s := newSampler(d)
	p8 := s.ptr(s.int(8), 0)
	before := s.define("before", p8)
	first := s.Block
	f := s.define("taken", s.Types.Void())
	one, two := s.NewBlock(), s.NewBlock()
	address := func(c ir.Const) *ir.Const {
		c.Kind, c.Ty, c.Func = ir.ConstBlockAddress, p8, f
		return &c
	}
	s.Add(&ir.Instr{Op: ir.IndirectBr, Ops: []ir.Value{address(ir.Const{Block: two})}, Blocks: []*ir.Block{one, two}})
	for _, b := range []*ir.Block{one, two} {
		s.At(b)
		s.Ret(nil)
	}
	s.Func = before
	s.At(first)
	s.Ret(address(ir.Const{BlockID: 1}))
	s.constant("both", ir.Aggregate(s.Types.Array(2, p8), address(ir.Const{Block: one}), address(ir.Const{Block: two, BlockID: 2})))
	return s.m
}

func (s *sampler) calls() {
	t := s.Types
	i32, fl := s.int(32), t.Float()
	variadic := s.declare("variadic", t.Func(i32, true, i32))
	fast := s.declare("fast", t.Func(fl, false, fl, s.ptr(s.int(64), 0)))
	fast.CC = ir.FastCallConv
	pointer := t.Func(t.Void(), false)
	f := s.define("calls", i32, i32, fl, s.ptr(s.int(64), 0), s.ptr(pointer, 0))
	s.Call(variadic.FnTy, variadic, f.Args[0], s.i(64, 1), f.Args[1]).Flags = ir.NoTail
	s.Call(variadic.FnTy, variadic, s.i(32, 0)).Flags = ir.TailKind
	c := s.Call(fast.FnTy, fast, f.Args[1], f.Args[2])
	c.Flags = ir.FastAFn | ir.FastContract
	c.Call.Attrs = &ir.AttrList{Fn: set(ir.Attr{Kind: ir.AttrNoUnwind}), Params: []*ir.AttrSet{nil, set(ir.Attr{Kind: ir.AttrNest})}}
	c.Call.Bundles = []ir.Bundle{{Tag: "deopt", Ops: []ir.Value{s.i(32, 1), c.Ops[1]}}, {Tag: "other"}}
	s.Call(fast.FnTy, fast, c, ir.Null(f.Args[2].Ty)).Flags = ir.FastFlags | ir.TailKind
	s.Call(pointer, f.Args[3])
	for _, side := range []bool{true, false, true} {
		call := s.Asm("mov.u32 $0, $1;", "=r,r", side, i32, f.Args[0])
		asm := call.Ops[0].(*ir.InlineAsm)
		asm.Ty = s.ptr(asm.FnTy, 0)
	}
	call := s.Asm("nop", "", true, t.Void())
	asm := call.Ops[0].(*ir.InlineAsm)
	asm.Ty, asm.AlignStack, asm.IntelDialect = s.ptr(asm.FnTy, 0), true, true
	r := s.Call(f.FnTy, f, f.Args[0], f.Args[1], f.Args[2], f.Args[3])
	r.Flags = ir.MustTail
	s.Ret(r)
}

func (s *sampler) exceptions() {
	t := s.Types
	p8 := s.ptr(s.int(8), 0)
	personality := s.declare("__gxx_personality_v0", t.Func(s.int(32), true))
	f := s.define("unwinds", t.Void())
	f.Personality = personality
	ok, bad := s.NewBlock(), s.NewBlock()
	inv := s.Add(&ir.Instr{Op: ir.Invoke, ElemTy: f.FnTy, Ops: []ir.Value{f}, Call: &ir.CallInfo{CC: ir.FastCallConv}, Blocks: []*ir.Block{ok, bad}})
	inv.Call.Bundles = []ir.Bundle{{Tag: "deopt", Ops: []ir.Value{s.i(32, 1)}}}
	s.At(ok)
	s.Ret(nil)
	s.At(bad)
	pad := s.Add(&ir.Instr{Op: ir.LandingPad, Ty: t.Struct("", false, p8, s.int(32)), Flags: ir.Cleanup, Indices: []uint32{0, 1},
		Ops: []ir.Value{ir.Null(p8), ir.Null(t.Array(1, p8))}})
	s.Add(&ir.Instr{Op: ir.Resume, Ops: []ir.Value{pad}})

	funclets := s.declare("__CxxFrameHandler3", t.Func(s.int(32), true))
	g := s.define("funclets", t.Void())
	g.Personality = funclets
	token := t.Primitive(ir.TokenKind)
	ok, dispatch, handler, cleanup := s.NewBlock(), s.NewBlock(), s.NewBlock(), s.NewBlock()
	s.Add(&ir.Instr{Op: ir.Invoke, ElemTy: f.FnTy, Ops: []ir.Value{f}, Call: &ir.CallInfo{}, Blocks: []*ir.Block{ok, dispatch}})
	s.At(ok)
	s.Ret(nil)
	s.At(dispatch)
	cs := s.Add(&ir.Instr{Op: ir.CatchSwitch, Ty: token, Indices: []uint32{1}, Ops: []ir.Value{ir.Null(token)}, Blocks: []*ir.Block{cleanup, handler}})
	s.At(handler)
	cp := s.Add(&ir.Instr{Op: ir.CatchPad, Ty: token, Ops: []ir.Value{cs, ir.Null(p8), s.i(32, 64)}})
	s.Add(&ir.Instr{Op: ir.CatchRet, Ops: []ir.Value{cp}, Blocks: []*ir.Block{ok}})
	s.At(cleanup)
	cl := s.Add(&ir.Instr{Op: ir.CleanupPad, Ty: token, Ops: []ir.Value{ir.Null(token)}})
	s.Add(&ir.Instr{Op: ir.CleanupRet, Ops: []ir.Value{cl}})
	if !s.modern() {
		return
	}
	h := s.define("jumps", t.Void(), s.int(32))
	one, two := s.NewBlock(), s.NewBlock()
	ft := t.Func(t.Void(), false, s.int(32))
	s.Add(&ir.Instr{Op: ir.CallBr, ElemTy: ft, Call: &ir.CallInfo{}, Blocks: []*ir.Block{one, two}, Ops: []ir.Value{
		&ir.InlineAsm{Ty: s.ptr(ft, 0), FnTy: ft, Constraints: "r,!i", SideEffect: true}, h.Args[0]}})
	s.At(one)
	s.Ret(nil)
	s.At(two)
	s.Call(ft, &ir.InlineAsm{Ty: s.ptr(ft, 0), FnTy: ft, Constraints: "r", CanThrow: true}, h.Args[0])
	s.Ret(nil)
}

func (s *sampler) metadata() {
	t := s.Types
	str := func(x string) *ir.MDString { return &ir.MDString{S: x} }
	node := func(ops ...ir.Metadata) *ir.MDNode { return &ir.MDNode{Ops: ops} }
	val := func(v ir.Value) *ir.MDValue { return &ir.MDValue{V: v} }
	loop := &ir.MDNode{Distinct: true}
	loop.Ops = []ir.Metadata{loop, node(str("llvm.loop.unroll.disable"))}
	left, right := &ir.MDNode{Distinct: true}, &ir.MDNode{Distinct: true} // a cycle of two
	left.Ops, right.Ops = []ir.Metadata{right, str("")}, []ir.Metadata{left, nil, str("a long string with a \x00 in it")}
	g := s.variable("described", s.int(32), 0, s.i(32, 1))
	g.MD = []ir.Attachment{{Kind: "kind of ours", Node: left}, {Kind: "associated", Node: node(val(s.m.Vars[0]))}}
	decl := s.declare("described.declaration", t.Func(t.Void(), false))
	decl.MD = []ir.Attachment{{Kind: "kind of ours", Node: node(str("declared"))}}
	md := s.declare("llvm.takes.metadata", t.Func(t.Void(), false, t.Metadata(), s.int(32)))
	f := s.define("described.definition", s.int(32), s.int(32), s.ptr(s.int(32), 0))
	f.MD = []ir.Attachment{{Kind: "prof", Node: node(str("function_entry_count"), val(s.i(64, 9)))}}
	second := s.NewBlock()
	ld := s.Load(s.int(32), f.Args[1], ir.AlignOf(4))
	ld.MD = []ir.Attachment{{Kind: "range", Node: node(val(s.i(32, 0)), val(s.i(32, 9)))}, {Kind: "kind of ours", Node: right}}
	asValue := func(m ir.Metadata) *ir.MDAsValue { return &ir.MDAsValue{Ty: t.Metadata(), MD: m} }
	for _, m := range []ir.Metadata{str("text"), node(), left, val(s.i(32, 77)), val(g), val(ld), val(f.Args[0]), val(ld)} {
		s.Call(md.FnTy, md, asValue(m), s.i(32, 1))
	}
	s.Br(second)
	s.At(second)
	later := s.Bin(ir.Add, ld, s.i(32, 4))
	br := s.CondBr(s.ICmp(ir.ICmpEQ, later, later), second, s.NewBlock())
	br.MD = []ir.Attachment{{Kind: "llvm.loop", Node: loop}}
	s.At(br.Blocks[1])
	s.Ret(later)
	s.m.NamedMD = []*ir.NamedMD{
		{Name: "nvvm.annotations", Nodes: []ir.Metadata{node(val(f), str("kernel"), val(s.i(32, 1))), left}},
		{Name: "empty"},
		{Name: "twice", Nodes: []ir.Metadata{node(str("text")), node(node(), node())}},
	}
}

// laterMetadata is a module whose function hands over, as metadata, a value that is made further on.
func laterMetadata(d ir.Dialect) *ir.Module {
	s := newSampler(d)
	md := s.declare("llvm.takes.metadata", s.Types.Func(s.Types.Void(), false, s.Types.Metadata()))
	f := s.define("early", s.int(32), s.int(32))
	later := &ir.Instr{Op: ir.Add, Ty: s.int(32), Ops: []ir.Value{f.Args[0], s.i(32, 4)}}
	s.Call(md.FnTy, md, &ir.MDAsValue{Ty: s.Types.Metadata(), MD: &ir.MDValue{V: later}})
	s.Ret(s.Add(later))
	return s.m
}
