package ir

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// errNoTool says that a dialect's own parser is not on this machine.
var errNoTool = errors.New("no tool")

// assemble lets the dialect's own parser and verifier read the text, and gives what its printer makes of it.
func assemble(d Dialect, text string) (string, error) {
	if d == LLVM7 {
		out, err := assemble7(text)
		if err != nil {
			return "", err
		}
		return out[0].text, out[0].err
	}
	as, err := exec.LookPath(fmt.Sprintf("llvm-as-%d", d))
	if err != nil {
		return "", fmt.Errorf("%w: %v", errNoTool, err)
	}
	dis, err := exec.LookPath(fmt.Sprintf("llvm-dis-%d", d))
	if err != nil {
		return "", fmt.Errorf("%w: %v", errNoTool, err)
	}
	bc, err := run(text, as, "-o", "-")
	if err != nil {
		return "", err
	}
	return run(bc, dis, "-o", "-")
}

func run(input, tool string, args ...string) (string, error) {
	cmd := exec.Command(tool, args...)
	cmd.Stdin = strings.NewReader(input)
	var out, msg bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &msg
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("%v: %s", err, msg.String())
	}
	return out.String(), nil
}

type assembled struct {
	text string
	err  error
}

// assemble7 is assemble for LLVM 7, of several modules in one process, since that takes long to start.
func assemble7(texts ...string) ([]assembled, error) {
	lib := os.Getenv("NVVM_TEST_LLVM7")
	python, err := exec.LookPath("python3")
	if lib == "" || err != nil {
		return nil, fmt.Errorf("%w: NVVM_TEST_LLVM7 must name the libllvmlite.so of llvmlite 0.28.0, and python3 be there", errNoTool)
	}
	out, err := run(strings.Join(texts, "\x00"), python, filepath.Join("testdata", "llvm7_parse.py"), lib)
	if err != nil {
		return nil, err
	}
	answers := strings.Split(out, "\x00")
	if len(answers) != len(texts) {
		return nil, fmt.Errorf("LLVM 7 answered %d of %d", len(answers), len(texts))
	}
	all := make([]assembled, len(texts))
	for i, a := range answers {
		if msg, bad := strings.CutPrefix(a, "error: "); bad {
			all[i].err = errors.New(msg)
		} else {
			all[i].text = a
		}
	}
	return all, nil
}

// accepts fails the test unless the dialect's own parser and verifier take the text.
func accepts(t *testing.T, d Dialect, text string) string {
	t.Helper()
	out, err := assemble(d, text)
	if errors.Is(err, errNoTool) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatalf("%s refuses:\n%v\n%s", d, err, text)
	}
	return out
}

func text(t *testing.T, m *Module, d Dialect) string {
	t.Helper()
	var b strings.Builder
	if err := Print(&b, m, d); err != nil {
		t.Fatalf("%v\n%s", err, b.String())
	}
	return b.String()
}

var dialects = []Dialect{LLVM22, LLVM19, LLVM7}

// A maker builds test modules of a dialect.
type maker struct {
	*Module
	d Dialect
	*Builder
}

func newMaker(d Dialect) *maker {
	m := &Module{Types: NewTypes(), Name: "test", SourceFilename: "a \"b\".c"}
	return &maker{Module: m, d: d, Builder: &Builder{Types: m.Types}}
}

// since reports whether the dialect is at least the one given.
func (k *maker) since(d Dialect) bool { return k.d >= d }

func (k *maker) int(bits uint32) *Type { return k.Module.Types.Int(bits) }

func (k *maker) i(bits uint32, v int64) *Const { return Int(k.int(bits), v) }

// ptr gives the pointer to a type, which only LLVM 7 keeps.
func (k *maker) ptr(elem *Type, space uint32) *Type {
	if k.d == LLVM7 {
		return k.Module.Types.TypedPtr(elem, space)
	}
	return k.Module.Types.Ptr(space)
}

func (k *maker) fn(name string, result *Type, params ...*Type) *Function {
	return k.fnOf(name, k.Module.Types.Func(result, false, params...))
}

func (k *maker) fnOf(name string, ft *Type) *Function {
	f := &Function{Symbol: Symbol{Name: name, Ty: k.ptr(ft, 0), Module: k.Module}, FnTy: ft}
	f.MakeArgs()
	k.Funcs = append(k.Funcs, f)
	return f
}

// define makes a function with one block and goes there.
func (k *maker) define(name string, result *Type, params ...*Type) *Function {
	f := k.fn(name, result, params...)
	f.HasBody = true
	k.Func = f
	k.At(k.NewBlock())
	return f
}

func (k *maker) global(name string, init Value) *GlobalVar {
	g := &GlobalVar{Symbol: Symbol{Name: name, Ty: k.ptr(init.Type(), 0), Module: k.Module}, ValueTy: init.Type(),
		HasInit: true, Init: init}
	k.Vars = append(k.Vars, g)
	return g
}

func (k *maker) external(name string, t *Type, space uint32) *GlobalVar {
	g := &GlobalVar{Symbol: Symbol{Name: name, Ty: k.ptr(t, space), Module: k.Module}, ValueTy: t}
	k.Vars = append(k.Vars, g)
	return g
}

// allocate is the builder's Alloca with the pointer type of the dialect.
func (k *maker) allocate(t *Type) *Instr {
	return k.Add(&Instr{Op: Alloca, Ty: k.ptr(t, 0), ElemTy: t, Ops: []Value{k.i(32, 1)}, Align: AlignOf(8)})
}

func strs(s string) *MDString { return &MDString{S: s} }

func set(list ...Attr) *AttrSet { return &AttrSet{List: list} }

// everythingGlobal has what stands outside functions.
func everythingGlobal(d Dialect) *Module {
	k := newMaker(d)
	ts := k.Module.Types
	k.Triple, k.DataLayout, k.Module.Asm = "nvptx64-nvidia-cuda", "e-i64:64", "a \"x\"\nb\n"
	i8, i32, i64 := k.int(8), k.int(32), k.int(64)

	inner := ts.Struct("inner", true, i8, i32)
	outer := ts.Struct("out er", false, inner, ts.Array(2, ts.Opaque("dark").ptrIn(k)))
	twin := ts.Struct("inner", false, i64) // same name, other body
	k.external("structs", outer, 0)
	k.external("twin", twin, 0)
	k.external("void", ts.Struct("", false), 1)

	x := k.global("x", k.i(32, 7))
	x.Linkage, x.Align, x.UnnamedAddr, x.Const = Internal, AlignOf(16), GlobalUnnamedAddr, true
	x.MD = []Attachment{{"my kind", &MDNode{Ops: []Metadata{strs("a\x00\"")}}}}
	y := k.global("", &Const{Kind: ConstData, Ty: ts.Array(5, i8), Data: []byte("a\"\\\n\xff")})
	y.Linkage, y.DSOLocal, y.Attrs = WeakAny, true, set(Attr{Key: "k"}, Attr{Key: "v", Val: "w", HasVal: true})
	z := k.external("1z", i64, 3)
	z.Linkage, z.ExternallyInitialized, z.Section = ExternalWeak, true, "s\"ec"
	tls := k.global("t.l-s$_", k.i(8, -1))
	tls.TLS, tls.Visibility = InitialExecTLS, HiddenVisibility
	c := k.global("c\x01", Null(i32))
	c.Comdat, c.Linkage = &Comdat{Name: "group", Kind: ComdatNoDeduplicate}, LinkOnceODR
	own := k.global("own", Undef(i32))
	own.Comdat = &Comdat{Name: "own"}
	if k.since(LLVM19) {
		tls.Partition, tls.CodeModel = "part", 2
	}
	k.Aliases = append(k.Aliases, &Alias{Symbol: Symbol{Name: "i", Ty: k.ptr(ts.Func(i32, false), 0)}, IFunc: true,
		ValueTy: ts.Func(i32, false), Target: k.define("resolve", k.ptr(ts.Func(i32, false), 0))})
	k.Ret(Null(k.Func.FnTy.Elem))
	k.Aliases = append(k.Aliases, &Alias{Symbol: Symbol{Name: "al", Ty: k.ptr(i32, 0), Visibility: ProtectedVisibility,
		UnnamedAddr: LocalUnnamedAddr}, ValueTy: i32, Target: x})
	k.Aliases[0].Target.(*Function).FnTy = ts.Func(k.ptr(ts.Func(i32, false), 0), false)

	decl := k.fnOf("d", ts.Func(i32, true, k.ptr(i32, 0), i64))
	loop := &MDNode{Distinct: true}
	loop.Ops = []Metadata{loop, nil, &MDValue{V: k.i(32, 3)}, &MDValue{V: x}}
	decl.MD = []Attachment{{"foo", loop}}
	decl.UnnamedAddr, decl.Section = LocalUnnamedAddr, ".text.d"
	decl.Attrs = &AttrList{Fn: set(Attr{Kind: AttrNoUnwind}, Attr{Key: "a", Val: "b", HasVal: true}),
		Ret: set(Attr{Kind: AttrSExt}), Params: []*AttrSet{set(Attr{Kind: AttrAlign, Int: 8}), set(Attr{Kind: AttrZExt})}}
	def := k.define("def", ts.Void())
	def.GC, def.Prefix, def.Prologue, def.Personality = "g", k.i(32, 1), k.i(8, 2), decl
	def.Comdat, def.Align, def.DSOLocal, def.MD = own.Comdat, AlignOf(4), true, decl.MD
	def.Attrs = &AttrList{Fn: set(decl.Attrs.Fn.List...)}
	k.Ret(nil)
	un := k.define("", i32)
	un.CC = PTXDevice
	k.Ret(Null(i32))
	k.NamedMD = []*NamedMD{
		{Name: "my.names", Nodes: []Metadata{&MDNode{Ops: []Metadata{&MDValue{V: un}, &MDNode{}}}, loop}}}
	return k.Module
}

// ptrIn gives the pointer to the type.
func (t *Type) ptrIn(k *maker) *Type { return k.ptr(t, 0) }

// everythingLocal has every instruction that the dialect has.
func everythingLocal(d Dialect) *Module {
	k := newMaker(d)
	arithmetic(k)
	memory(k)
	control(k)
	calls(k)
	vectors(k)
	exceptions(k)
	return k.Module
}

func arithmetic(k *maker) {
	ts := k.Module.Types
	i32, fl := k.int(32), ts.Float()
	f := k.define("arithmetic", ts.Void(), i32, fl, k.int(64), ts.Half(), k.ptr(k.int(8), 0))
	x, y, w, h, ptr := f.Args[0], f.Args[1], f.Args[2], f.Args[3], f.Args[4]
	for op := Add; op <= Xor; op++ {
		switch op {
		case FAdd, FSub, FMul, FDiv, FRem:
			k.Bin(op, y, FloatBits(fl, 0x3F800000)).Flags = FastFlags &^ FastNSZ
		case Add, Sub, Mul, Shl:
			k.Bin(op, x, k.i(32, -3)).Flags = NUW | NSW
		case UDiv, SDiv, LShr, AShr:
			k.Bin(op, x, k.i(32, 2)).Flags = Exact
		default:
			k.Bin(op, x, x)
		}
	}
	if k.since(LLVM19) {
		k.Bin(Or, x, x).Flags = Disjoint
		k.Add(&Instr{Op: FNeg, Ty: fl, Ops: []Value{y}, Flags: FastFlags})
		k.Add(&Instr{Op: Freeze, Ty: i32, Ops: []Value{x}})
		k.Cast(Trunc, w, i32).Flags = NUW | NSW
		k.Cast(ZExt, x, k.int(64)).Flags = NNeg
		k.Cast(UIToFP, x, fl).Flags = NNeg
		k.Select(k.i(1, 1), y, y).Flags = FastNNaN
	}
	if k.since(LLVM22) {
		k.ICmp(ICmpULT, x, x).Flags = SameSign
		k.Cast(FPTrunc, y, ts.Half()).Flags = FastFlags
		k.Cast(PtrToAddr, ptr, k.int(64))
	}
	k.Cast(Trunc, w, i32)
	k.Cast(ZExt, x, k.int(64))
	k.Cast(SExt, x, k.int(64))
	k.Cast(FPToUI, y, i32)
	k.Cast(FPToSI, y, i32)
	k.Cast(UIToFP, x, fl)
	k.Cast(SIToFP, x, fl)
	k.Cast(FPTrunc, y, ts.Half())
	k.Cast(FPExt, h, fl)
	k.Cast(PtrToInt, ptr, k.int(64))
	k.Cast(IntToPtr, w, k.ptr(k.int(8), 0))
	k.Cast(BitCast, x, fl)
	k.Cast(AddrSpaceCast, ptr, k.ptr(k.int(8), 5))
	for p := ICmpEQ; p <= ICmpSLE; p++ {
		k.ICmp(p, x, x)
	}
	for p := FCmpFalse; p <= FCmpTrue; p++ {
		k.FCmp(p, y, y).Flags = FastNInf | FastReassoc
	}
	k.Select(k.ICmp(ICmpEQ, ptr, Null(ptr.Ty)), x, k.i(32, 0))
	k.Ret(nil)
}

func memory(k *maker) {
	ts := k.Module.Types
	i32, i64 := k.int(32), k.int(64)
	pair := ts.Struct("pair", false, i32, ts.Array(4, i64))
	f := k.define("memory", i32, k.ptr(pair, 1), k.ptr(i32, 0), i64)
	base, p, n := f.Args[0], f.Args[1], f.Args[2]
	md := &MDNode{Ops: []Metadata{&MDValue{V: k.i(32, 0)}, &MDValue{V: k.i(32, 9)}}}
	k.allocate(pair)
	k.Add(&Instr{Op: Alloca, Ty: k.ptr(i32, 0), ElemTy: i32, Ops: []Value{n}, Flags: InAlloca, Align: AlignOf(4)})
	elem := k.Add(&Instr{Op: GetElementPtr, Ty: k.ptr(i64, 1), ElemTy: pair, Flags: InBounds,
		Ops: []Value{base, n, k.i(32, 1), n}})
	if k.since(LLVM19) {
		k.Add(&Instr{Op: GetElementPtr, Ty: k.ptr(i64, 1), ElemTy: i64, Flags: GEPNUSW | GEPNUW, Ops: []Value{elem, n}})
		k.Add(&Instr{Op: GetElementPtr, Ty: k.ptr(i64, 1), ElemTy: i64, Flags: InBounds | GEPNUSW, Ops: []Value{elem, n}})
	}
	ld := k.Load(i32, p, AlignOf(4))
	ld.Flags, ld.MD = Volatile, []Attachment{{"range", md}}
	k.Store(n, elem, AlignOf(8)).Flags = Volatile
	at := k.Load(i32, p, AlignOf(4))
	at.Order, at.Scope, at.Flags = Acquire, "singlethread", Volatile
	st := k.Store(k.i(32, 5), p, AlignOf(4))
	st.Order, st.Scope = Release, "a\"b"
	k.Add(&Instr{Op: Fence, Order: SeqCst, Scope: "block"})
	k.Add(&Instr{Op: Fence, Order: AcqRel})
	k.Add(&Instr{Op: CmpXchg, Ty: ts.Struct("", false, i32, k.int(1)), Ops: []Value{p, ld, at}, Order: AcqRel,
		Failure: Monotonic, Flags: Weak | Volatile, Scope: "block", Align: AlignOf(4)})
	last := RMWUMin
	if k.since(LLVM19) {
		last = RMWUDecWrap
	}
	if k.since(LLVM22) {
		last = RMWFMinimum
	}
	for o := RMWXchg; o <= last; o++ {
		var v, at Value = k.i(32, 3), p
		if name := o.String(); name[0] == 'f' {
			v = FloatBits(ts.Float(), 0)
		}
		k.Add(&Instr{Op: AtomicRMW, RMW: o, Ty: v.Type(), Ops: []Value{at, v}, Order: Unordered + 1 + Ordering(o%5),
			Align: AlignOf(4), Flags: Volatile})
	}
	k.Add(&Instr{Op: VAArg, Ty: i64, Ops: []Value{k.Cast(BitCast, p, k.ptr(k.int(8), 0))}})
	agg := k.Insert(Undef(pair), k.i(32, 1), 0)
	k.Extract(agg, 1, 3)
	k.Ret(ld)
}

func control(k *maker) {
	i32 := k.int(32)
	f := k.define("control", i32, k.int(1), i32)
	entry := k.Block
	loop, body, left, right, out := k.NewBlock(), k.NewBlock(), k.NewBlock(), k.NewBlock(), k.NewBlock()
	k.Br(loop)
	k.At(loop)
	n := k.Phi(i32)
	k.CondBr(f.Args[0], body, out)
	k.At(body)
	next := k.Bin(Add, n, k.i(32, 1))
	n.AddIncoming(f.Args[1], entry)
	n.AddIncoming(next, body)
	k.Br(loop)
	k.At(left)
	k.Unreachable()
	k.At(right)
	table := k.Add(&Instr{Op: Select, Ty: k.ptr(k.int(8), 0), Ops: []Value{f.Args[0],
		&Const{Kind: ConstBlockAddress, Ty: k.ptr(k.int(8), 0), Func: f, Block: left},
		&Const{Kind: ConstBlockAddress, Ty: k.ptr(k.int(8), 0), Func: f, BlockID: 5}}})
	k.Add(&Instr{Op: IndirectBr, Ops: []Value{table}, Blocks: []*Block{left, out}})
	k.At(out)
	k.Add(&Instr{Op: Switch, Ops: []Value{n, k.i(32, 1), k.i(32, -2)}, Blocks: []*Block{left, right, left}})

	k.define("takes", k.ptr(k.int(8), 0))
	k.Ret(&Const{Kind: ConstBlockAddress, Ty: k.ptr(k.int(8), 0), Func: f, Block: out})
}

func calls(k *maker) {
	ts := k.Module.Types
	i32, fl := k.int(32), ts.Float()
	callee := k.fnOf("variadic", ts.Func(i32, true, i32))
	fast := k.fn("fast", fl, fl, k.ptr(k.int(64), 0))
	fast.CC = FastCallConv
	md := k.fn("llvm.type.test", k.int(1), k.ptr(k.int(8), 0), ts.Metadata())
	f := k.define("calls", i32, i32, fl, k.ptr(k.int(64), 0), k.ptr(ts.Func(ts.Void(), false), 0))
	k.Call(callee.FnTy, callee, f.Args[0], k.i(64, 1)).Flags = NoTail
	c := k.Call(fast.FnTy, fast, f.Args[1], f.Args[2])
	c.Flags = TailKind | FastAFn | FastContract | FastARcp
	c.Call.Attrs = &AttrList{Fn: set(Attr{Kind: AttrNoUnwind}), Ret: set(Attr{Kind: AttrInReg}),
		Params: []*AttrSet{nil, set(Attr{Kind: AttrNest}, Attr{Kind: AttrDereferenceable, Int: 8})}}
	c.Call.Bundles = []Bundle{{Tag: "deopt", Ops: []Value{k.i(32, 1), c.Ops[1]}}, {Tag: "x\"y"}}
	for _, md2 := range []Metadata{&MDValue{V: c}, &MDValue{V: k.i(32, 4)}, strs("s"), &MDNode{Ops: []Metadata{strs("n")}}} {
		k.Call(md.FnTy, md, Null(md.FnTy.Fields[0]), &MDAsValue{Ty: ts.Metadata(), MD: md2})
	}
	k.Call(f.Args[3].Ty.calleeType(ts), f.Args[3])
	asm := k.Builder.Asm("mov.u32 $0, %tid.x;\n\t\"", "=r,r", true, i32, f.Args[0])
	a := asm.Ops[0].(*InlineAsm)
	a.AlignStack, a.IntelDialect, a.Ty = true, true, k.ptr(a.FnTy, 0)
	r := k.Call(f.FnTy, f, f.Args[0], f.Args[1], f.Args[2], f.Args[3])
	r.Flags = MustTail
	k.Ret(r)
}

func (t *Type) calleeType(ts *Types) *Type { return ts.Func(ts.Void(), false) }

func vectors(k *maker) {
	ts := k.Module.Types
	v4 := ts.Vector(4, k.int(32))
	f := k.define("vectors", v4, v4, k.int(32))
	k.Add(&Instr{Op: ExtractElement, Ty: k.int(32), Ops: []Value{f.Args[0], f.Args[1]}})
	x := k.InsertElem(f.Args[0], f.Args[1], 2)
	y := k.Bin(Add, x, Aggregate(v4, k.i(32, 7), k.i(32, 7), k.i(32, 7), k.i(32, 8)))
	hole := Undef(k.int(32))
	if k.since(LLVM19) {
		hole = Poison(k.int(32))
	}
	mask := Aggregate(v4, k.i(32, 0), k.i(32, 7), hole, k.i(32, 2))
	z := k.Add(&Instr{Op: ShuffleVector, Ty: v4, Ops: []Value{x, y, mask}})
	k.Ret(k.Select(k.ICmp(ICmpSGT, x, z), x, z))
	if k.since(LLVM19) {
		sv := ts.ScalableVector(2, k.int(64))
		g := k.define("scalable", sv, sv)
		k.Ret(k.Bin(Mul, g.Args[0], Null(sv)))
		k.fn("target", ts.Void(), ts.TargetExt("spirv.Image", []*Type{ts.Float()}, []uint32{1, 0, 0, 0, 0, 0, 0}))
	}
}

func exceptions(k *maker) {
	ts := k.Module.Types
	p8 := k.ptr(k.int(8), 0)
	lp := ts.Struct("", false, p8, k.int(32))
	pers := k.fnOf("__gxx_personality_v0", ts.Func(k.int(32), true))
	f := k.define("unwinds", ts.Void())
	f.Personality = pers
	ok, bad := k.NewBlock(), k.NewBlock()
	k.Add(&Instr{Op: Invoke, ElemTy: f.FnTy, Ty: ts.Void(), Ops: []Value{f}, Call: &CallInfo{}, Blocks: []*Block{ok, bad}})
	k.At(ok)
	k.Ret(nil)
	k.At(bad)
	pad := k.Add(&Instr{Op: LandingPad, Ty: lp, Flags: Cleanup, Indices: []uint32{0, 1},
		Ops: []Value{Null(p8), Null(ts.Array(1, p8))}})
	k.Add(&Instr{Op: Resume, Ops: []Value{pad}})

	win := k.fnOf("__CxxFrameHandler3", ts.Func(k.int(32), true))
	g := k.define("funclets", ts.Void())
	g.Personality = win
	tok := ts.Primitive(TokenKind)
	ok, dispatch, handler, cleanup := k.NewBlock(), k.NewBlock(), k.NewBlock(), k.NewBlock()
	k.Add(&Instr{Op: Invoke, ElemTy: f.FnTy, Ty: ts.Void(), Ops: []Value{f}, Call: &CallInfo{}, Blocks: []*Block{ok, dispatch}})
	k.At(ok)
	k.Ret(nil)
	k.At(dispatch)
	cs := k.Add(&Instr{Op: CatchSwitch, Ty: tok, Indices: []uint32{1}, Ops: []Value{Null(tok)}, Blocks: []*Block{cleanup, handler}})
	k.At(handler)
	cp := k.Add(&Instr{Op: CatchPad, Ty: tok, Ops: []Value{cs, Null(p8), k.i(32, 64)}})
	k.Add(&Instr{Op: CatchRet, Ops: []Value{cp}, Blocks: []*Block{ok}})
	k.At(cleanup)
	cl := k.Add(&Instr{Op: CleanupPad, Ty: tok, Ops: []Value{Null(tok)}})
	k.Add(&Instr{Op: CleanupRet, Ops: []Value{cl}})
	if !k.since(LLVM19) {
		return
	}
	h := k.define("jumps", ts.Void(), k.int(32))
	one, two := k.NewBlock(), k.NewBlock()
	ft := ts.Func(ts.Void(), false, k.int(32))
	k.Add(&Instr{Op: CallBr, ElemTy: ft, Ty: ts.Void(), Call: &CallInfo{}, Blocks: []*Block{one, two}, Ops: []Value{
		&InlineAsm{Ty: k.ptr(ft, 0), FnTy: ft, Template: "", Constraints: "r,!i", SideEffect: true}, h.Args[0]}})
	k.At(one)
	k.Ret(nil)
	k.At(two)
	k.Call(ft, &InlineAsm{Ty: k.ptr(ft, 0), FnTy: ft, Constraints: "r", CanThrow: true}, h.Args[0])
	k.Ret(nil)
}

func TestPrintGolden(t *testing.T) {
	for name, build := range map[string]func(Dialect) *Module{"globals": everythingGlobal, "instructions": everythingLocal} {
		for _, d := range dialects {
			t.Run(fmt.Sprintf("%s/%d", name, d), func(t *testing.T) {
				got := text(t, build(d), d)
				path := filepath.Join("testdata", fmt.Sprintf("%s_%d.ll", name, d))
				if *update {
					if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
						t.Fatal(err)
					}
				}
				want, err := os.ReadFile(path)
				if err != nil {
					t.Fatal(err)
				}
				if got != string(want) {
					t.Errorf("differs from %s (-update writes it anew):\n%s", path, got)
				}
				// What LLVM prints after reading the text must be the same functions.
				theirs := accepts(t, d, got)
				a, b := bodies(got), bodies(theirs)
				for i := range min(len(a), len(b)) {
					if a[i] != b[i] {
						t.Fatalf("%s prints\n%s\nours is\n%s", d, b[i], a[i])
					}
				}
				if len(a) != len(b) {
					t.Errorf("%s prints %d lines, ours are %d", d, len(b), len(a))
				}
			})
		}
	}
}

// bodies gives the lines of functions and globals without comments and the numbers of metadata and attribute groups. LLVM orders
// the definitions of types and comdats otherwise, and newer versions write a backslash as two.
func bodies(text string) []string {
	var out []string
	for _, l := range strings.Split(text, "\n") {
		if strings.HasPrefix(l, "attributes #") || l != "" && strings.Contains("!$%", l[:1]) {
			continue
		}
		if i := strings.Index(l, ";"); i >= 0 && !strings.Contains(l, "asm") {
			l = l[:i]
		}
		l = strings.ReplaceAll(l, `\\`, `\5C`)
		for _, sigil := range []string{"#", "!"} {
			parts := strings.Split(l, sigil)
			for i := range parts {
				if i > 0 {
					parts[i] = strings.TrimLeft(parts[i], "0123456789")
				}
			}
			l = strings.Join(parts, sigil)
		}
		if strings.Contains(l, "declare") && strings.Contains(l, "@llvm.") {
			l = strings.TrimSuffix(l, " #") // LLVM knows attributes of intrinsics
		}
		if l = strings.TrimRight(l, " "); l != "" {
			out = append(out, l)
		}
	}
	return out
}

func TestPrintConstants(t *testing.T) {
	for _, d := range dialects {
		t.Run(d.String(), func(t *testing.T) {
			k := newMaker(d)
			ts := k.Module.Types
			g := k.external("g", k.int(32), 0)
			gi := Expr(PtrToInt, k.int(64), g)
			gep := Expr(GetElementPtr, k.ptr(k.int(32), 0), g, k.i(64, 3))
			gep.SrcTy, gep.Flags = k.int(32), InBounds
			sum := Expr(Add, k.int(64), gi, k.i(64, -1))
			sum.Flags = NUW | NSW
			v2 := ts.Vector(2, k.int(64))
			vec := Aggregate(v2, gi, k.i(64, 3))
			gt, pt := g.Ty.text(d), k.ptr(k.int(32), 0).text(d)
			h := k.external("h", k.int(32), 0)
			diff := Expr(Sub, k.int(64), gi, Expr(PtrToInt, k.int(64), h))
			gis := "ptrtoint (" + gt + " @g to i64)"
			diffs := "sub (i64 " + gis + ", i64 ptrtoint (" + gt + " @h to i64))"
			type row struct {
				v    Value
				want string
			}
			rows := []row{
				{k.i(1, 1), "true"}, {k.i(1, 0), "false"}, {Null(k.int(1)), "false"}, {k.i(8, -128), "-128"},
				{k.i(64, math.MinInt64), "-9223372036854775808"}, {k.i(65, -1), "-1"},
				{WideInt(k.int(128), []uint64{0, 1 << 63}), "-170141183460469231731687303715884105728"},
				{WideInt(k.int(128), []uint64{5, 1}), "18446744073709551621"},
				{Null(k.int(128)), "0"}, {Undef(k.int(7)), "undef"},
				{FloatBits(ts.Float(), 0x3F800000), "1.000000e+00"}, {FloatBits(ts.Float(), 0x3DCCCCCD), "0x3FB99999A0000000"},
				{FloatBits(ts.Float(), 0x80000000), "-0.000000e+00"}, {FloatBits(ts.Float(), 1), "0x36A0000000000000"},
				{FloatBits(ts.Float(), 0x7F800001), "0x7FF0000020000000"}, {FloatBits(ts.Float(), 0xFFC00000), "0xFFF8000000000000"},
				{FloatBits(ts.Float(), 0x7F800000), "0x7FF0000000000000"}, {FloatBits(ts.Double(), 0x3FB999999999999A), "1.000000e-01"},
				{FloatBits(ts.Double(), math.Float64bits(1.23456)), "1.234560e+00"},
				{FloatBits(ts.Double(), math.Float64bits(1.234567)), "0x3FF3C0C9539B8887"},
				{FloatBits(ts.Double(), math.Float64bits(1e300)), "1.000000e+300"}, {FloatBits(ts.Double(), 0x7FF0000000000001), "0x7FF0000000000001"},
				{Null(ts.Double()), "0.000000e+00"}, {FloatBits(ts.Half(), 0x3C00), "0xH3C00"}, {Null(ts.Half()), "0xH0000"},
				{&Const{Kind: ConstFloat, Ty: ts.Primitive(X86FP80Kind), Words: []uint64{0x8000000000000001, 0x3FFF}}, "0xK3FFF8000000000000001"},
				{&Const{Kind: ConstFloat, Ty: ts.Primitive(FP128Kind), Words: []uint64{1, 0x3FFF000000000000}}, "0xL00000000000000013FFF000000000000"},
				{&Const{Kind: ConstFloat, Ty: ts.Primitive(PPCFP128Kind), Words: []uint64{0x3FF0000000000000, 1}}, "0xM3FF00000000000000000000000000001"},
				{Null(k.ptr(k.int(8), 3)), "null"}, {Null(ts.Array(3, k.int(8))), "zeroinitializer"},
				{Aggregate(ts.Array(0, k.int(8))), "zeroinitializer"}, {Aggregate(ts.Struct("", false)), "zeroinitializer"},
				{&Const{Kind: ConstData, Ty: ts.Array(3, k.int(8)), Data: []byte("a\x00\"")}, `c"a\00\22"`},
				{&Const{Kind: ConstData, Ty: ts.Array(2, k.int(16)), Data: []byte{1, 0, 0xFF, 0xFF}}, "[i16 1, i16 -1]"},
				{&Const{Kind: ConstData, Ty: ts.Vector(2, k.int(8)), Data: []byte{1, 0x80}}, "<i8 1, i8 -128>"},
				{&Const{Kind: ConstData, Ty: ts.Array(1, ts.Float()), Data: []byte{0, 0, 0x80, 0x3F}}, "[float 1.000000e+00]"},
				{&Const{Kind: ConstData, Ty: ts.Array(1, ts.Half()), Data: []byte{0, 0x3C}}, "[half 0xH3C00]"},
				{Aggregate(ts.Struct("", true, k.int(8), k.int(1)), k.i(8, 1), k.i(1, 1)), "<{ i8 1, i1 true }>"},
				{Aggregate(ts.Struct("", false, ts.Array(1, k.int(16)), v2), Aggregate(ts.Array(1, k.int(16)), k.i(16, 2)), Null(v2)), "{ [1 x i16] [i16 2], <2 x i64> zeroinitializer }"},
				{gep, "getelementptr inbounds (i32, " + pt + " @g, i64 3)"}, {gi, gis},
				{sum, "add nuw nsw (i64 " + gis + ", i64 -1)"},
				{diff, diffs},
				{Expr(Xor, k.int(64), gi, gi), "xor (i64 " + gis + ", i64 " + gis + ")"},
				{Expr(Trunc, k.int(8), diff), "trunc (i64 " + diffs + " to i8)"},
				{Expr(AddrSpaceCast, k.ptr(k.int(32), 4), g), "addrspacecast (" + gt + " @g to " + k.ptr(k.int(32), 4).text(d) + ")"},
				{Expr(ExtractElement, k.int(64), vec, diff), "extractelement (<2 x i64> <i64 " + gis + ", i64 3>, i64 " + diffs + ")"},
			}
			if d >= LLVM19 {
				bounded := *gep
				bounded.InRange = &[2]int64{-4, 8}
				nuw := *gep
				nuw.Flags = GEPNUSW | GEPNUW
				rows = append(rows, []row{
					{Poison(k.int(7)), "poison"}, {FloatBits(ts.Primitive(BFloatKind), 0x3F80), "0xR3F80"},
					{&bounded, "getelementptr inbounds inrange(-4, 8) (i32, ptr @g, i64 3)"},
					{&nuw, "getelementptr nusw nuw (i32, ptr @g, i64 3)"},
					{&Const{Kind: ConstNoCFI, Ty: g.Ty, Ops: []Value{g}}, "no_cfi @g"},
					{&Const{Kind: ConstPtrAuth, Ty: g.Ty, Ops: []Value{g, k.i(32, 2), k.i(64, 5), g}}, "ptrauth (ptr @g, i32 2, i64 5, ptr @g)"},
				}...)
			}
			if d >= LLVM22 {
				rows = append(rows, row{Expr(PtrToAddr, k.int(64), g), "ptrtoaddr (ptr @g to i64)"})
			}
			if d <= LLVM19 {
				rows = append(rows, row{Expr(Mul, k.int(64), gi, gi), "mul (i64 " + gis + ", i64 " + gis + ")"})
			}
			if d == LLVM7 {
				cmp := Expr(ICmp, k.int(1), g, Null(g.Ty))
				cmp.Pred = ICmpULT
				f := k.external("f", ts.Float(), 0)
				fl := Expr(BitCast, ts.Float(), Expr(PtrToInt, k.int(32), f))
				fc := Expr(FCmp, k.int(1), fl, FloatBits(ts.Float(), 0x3F800000))
				fc.Pred = FCmpULT
				gs := "bitcast (i32 ptrtoint (float* @f to i32) to float)"
				rows = append(rows, []row{
					{cmp, "icmp ult (i32* @g, i32* null)"}, {fc, "fcmp ult (float " + gs + ", float 1.000000e+00)"},
					{Expr(Select, k.int(32), cmp, k.i(32, 1), k.i(32, 2)), "select (i1 icmp ult (i32* @g, i32* null), i32 1, i32 2)"},
					{Expr(FAdd, ts.Float(), fl, fl), "fadd (float " + gs + ", float " + gs + ")"},
				}...)
			}
			var want []string
			for i, r := range rows {
				name := fmt.Sprintf("c%d", i)
				k.global(name, r.v)
				p := newPrinter(d)
				p.typ(r.v.Type())
				want = append(want, fmt.Sprintf("@%s = global %s %s", name, p.buf, r.want))
			}
			got := text(t, k.Module, d)
			for _, w := range want {
				if !strings.Contains(got, w+"\n") {
					t.Errorf("missing: %s", w)
				}
			}
			if t.Failed() {
				t.Fatal(got)
			}
			theirs := accepts(t, d, got)
			for _, w := range want {
				if d == LLVM22 && strings.Contains(w, "global <2 x i64>") {
					continue
				}
				if !strings.Contains(theirs, w+"\n") {
					t.Errorf("%s prints it otherwise: %s", d, w)
				}
			}
		})
	}
}

// text gives the text of a type.
func (t *Type) text(d Dialect) string {
	p := newPrinter(d)
	p.typ(t)
	return string(p.buf)
}

// TestPrintRefuses builds what a dialect lacks, a construct a row.
func TestPrintRefuses(t *testing.T) {
	rows := []struct {
		d     Dialect
		build func(k *maker, f *Function)
		want  string
	}{
		{LLVM7, func(k *maker, f *Function) { k.Add(&Instr{Op: Freeze, Ty: f.Args[0].Ty, Ops: []Value{f.Args[0]}}) },
			"@f: LLVM 7 does not have freeze"},
		{LLVM7, func(k *maker, f *Function) { k.Add(&Instr{Op: FNeg, Ty: f.Args[1].Ty, Ops: []Value{f.Args[1]}}) }, "fneg"},
		{LLVM7, func(k *maker, f *Function) { k.Load(k.int(32), Null(k.Module.Types.Ptr(1)), 0) }, "opaque pointers"},
		{LLVM19, func(k *maker, f *Function) { k.Load(k.int(32), Null(k.Module.Types.TypedPtr(k.int(32), 1)), 0) },
			"LLVM 19 does not have typed pointers"},
		{LLVM7, func(k *maker, f *Function) { k.GEP(k.int(8), f.Args[2], GEPNUW, f.Args[0]) }, "getelementptr nuw"},
		{LLVM7, func(k *maker, f *Function) { k.GEP(k.int(8), f.Args[2], GEPNUSW, f.Args[0]) }, "getelementptr nusw"},
		{LLVM7, func(k *maker, f *Function) { k.Cast(ZExt, f.Args[0], k.int(64)).Flags = NNeg }, "nneg"},
		{LLVM7, func(k *maker, f *Function) { k.Cast(Trunc, f.Args[0], k.int(8)).Flags = NUW }, "nuw and nsw of trunc"},
		{LLVM7, func(k *maker, f *Function) { k.Bin(Or, f.Args[0], f.Args[0]).Flags = Disjoint }, "disjoint"},
		{LLVM19, func(k *maker, f *Function) { k.ICmp(ICmpEQ, f.Args[0], f.Args[0]).Flags = SameSign }, "samesign"},
		{LLVM7, func(k *maker, f *Function) { k.Select(k.i(1, 0), f.Args[1], f.Args[1]).Flags = FastNSZ }, "fast-math flags of select"},
		{LLVM19, func(k *maker, f *Function) { k.Cast(FPExt, f.Args[1], k.Module.Types.Double()).Flags = FastNSZ }, "fast-math flags of fpext"},
		{LLVM7, func(k *maker, f *Function) { k.Bin(Add, Poison(k.int(8)), Poison(k.int(8))) }, "poison"},
		{LLVM7, func(k *maker, f *Function) { k.Cast(FPExt, Null(k.Module.Types.Primitive(BFloatKind)), f.Args[1].Ty) }, "bfloat"},
		{LLVM22, func(k *maker, f *Function) { k.Cast(BitCast, Null(k.Module.Types.Primitive(X86MMXKind)), k.int(64)) }, "x86_mmx"},
		{LLVM19, func(k *maker, f *Function) {
			k.Ret(Expr(ICmp, k.int(1), f, f))
		}, "constant expressions of icmp"},
		{LLVM22, func(k *maker, f *Function) { k.Ret(Expr(Mul, k.int(8), k.i(8, 1), k.i(8, 1))) }, "constant expressions of mul"},
		{LLVM7, func(k *maker, f *Function) {
			k.Add(&Instr{Op: AtomicRMW, RMW: RMWFAdd, Ty: f.Args[1].Ty, Ops: []Value{f.Args[2], f.Args[1]}, Order: SeqCst})
		}, "atomicrmw fadd"},
		{LLVM7, func(k *maker, f *Function) {
			k.Add(&Instr{Op: AtomicRMW, Ty: f.Args[1].Ty, Ops: []Value{f.Args[2], f.Args[1]}, Order: SeqCst})
		}, "atomicrmw of other values than integers"},
		{LLVM7, func(k *maker, f *Function) {
			k.Add(&Instr{Op: AtomicRMW, Ty: f.Args[0].Ty, Ops: []Value{f.Args[2], f.Args[0]}, Order: SeqCst, Align: AlignOf(2)})
		}, "atomicrmw of 4 bytes aligned to 2"},
		{LLVM19, func(k *maker, f *Function) {
			k.Add(&Instr{Op: AtomicRMW, RMW: RMWUSubSat, Ty: f.Args[0].Ty, Ops: []Value{f.Args[2], f.Args[0]}, Order: SeqCst})
		}, "atomicrmw usub_sat"},
		{LLVM19, func(k *maker, f *Function) { f.Attrs = &AttrList{Fn: set(Attr{Kind: AttrMemory, Int: 1 << 4})} }, "errno"},
		{LLVM7, func(k *maker, f *Function) { f.Attrs = &AttrList{Fn: set(Attr{Kind: AttrWillReturn})} }, "the attribute willreturn"},
		{LLVM22, func(k *maker, f *Function) { f.Attrs = &AttrList{Fn: set(Attr{Kind: AttrAllocKind, Int: 1 << 9})} }, "unknown value 0x200"},
		{LLVM22, func(k *maker, f *Function) { f.Attrs = &AttrList{Fn: set(Attr{Kind: 200})} }, "attribute 200"},
		{LLVM7, func(k *maker, f *Function) { f.Partition = "p" }, "partitions"},
		{LLVM22, func(k *maker, f *Function) { k.Bin(Add, f.Args[0], nil2()) }, "an operand is missing"},
		{LLVM22, func(k *maker, f *Function) { k.Add(&Instr{Op: Store, Ops: []Value{f.Args[0]}}) }, "an operand is missing"},
		{LLVM22, func(k *maker, f *Function) { k.Br(&Block{}) }, "a block of another function"},
		{LLVM22, func(k *maker, f *Function) { k.Ret(&Arg{Ty: k.int(32)}) }, "a parameter of another function"},
		{LLVM22, func(k *maker, f *Function) { k.Ret(&Instr{Op: Add, Ty: k.int(32)}) }, "the instruction add of another function"},
		{LLVM22, func(k *maker, f *Function) { k.Add(&Instr{Op: NumOps + 3}) }, "unknown operation"},
		{LLVM22, func(k *maker, f *Function) { k.Add(&Instr{Op: Call}) }, "no callee"},
		{LLVM22, func(k *maker, f *Function) { k.Add(&Instr{Op: GetElementPtr, Ops: []Value{f.Args[2]}}) }, "a type is missing"},
		{LLVM22, func(k *maker, f *Function) { k.Ret(doubled(k)) }, "a constant is too large to print"},
		{LLVM22, func(k *maker, f *Function) { k.Ret(Null(doubledType(k))) }, "a type is too large to print"},
		{LLVM22, func(k *maker, f *Function) { k.Ret(&Const{Kind: ConstBlockAddress, Ty: f.Ty, Func: f, BlockID: 7}) },
			"block 7 of @f, whose body has not been read"},
	}
	for _, r := range rows {
		t.Run(r.want, func(t *testing.T) {
			k := newMaker(r.d)
			f := k.define("f", k.Module.Types.Void(), k.int(32), k.Module.Types.Float(), k.ptr(k.int(32), 0))
			r.build(k, f)
			k.Ret(nil)
			var b strings.Builder
			err := Print(&b, k.Module, r.d)
			if err == nil || !strings.Contains(err.Error(), r.want) || !strings.Contains(err.Error(), "@f: ") {
				t.Errorf("error %v, want @f: and %q", err, r.want)
			}
			if !strings.Contains(b.String(), "@f(") {
				t.Errorf("no text for debugging: %s", b.String())
			}
		})
	}
}

// nil2 gives a Value that is a nil pointer.
func nil2() Value { var in *Instr; return in }

// doubled gives a small constant whose text would be endless, doubledType such a type.
func doubled(k *maker) Value {
	c := Value(k.i(8, 1))
	for range 60 {
		c = Expr(Add, k.int(8), c, c)
	}
	return c
}

func doubledType(k *maker) *Type {
	t := k.int(8)
	for range 60 {
		t = k.Module.Types.Struct("", false, t, t)
	}
	return t
}

// TestPrintDeep prints a constant nested as deep as a hostile file can make it.
func TestPrintDeep(t *testing.T) {
	k := newMaker(LLVM22)
	var c Value = k.external("g", k.int(8), 0)
	for range 1 << 17 {
		e := Expr(GetElementPtr, c.Type(), c, k.i(64, 1))
		e.SrcTy = k.int(8)
		c = e
	}
	k.global("deep", c)
	if got := text(t, k.Module, LLVM22); strings.Count(got, "getelementptr") != 1<<17 {
		t.Errorf("%d bytes hold too few expressions", len(got))
	}
}

func TestPrintFunc(t *testing.T) {
	k := newMaker(LLVM22)
	f := k.define("f", k.int(32))
	f.Attrs = &AttrList{Fn: set(Attr{Kind: AttrNoUnwind}, Attr{Kind: AttrStackAlign, Int: 8})}
	f.MD = []Attachment{{"m", &MDNode{Ops: []Metadata{strs("x")}}}}
	k.Ret(k.i(32, 1))
	var b strings.Builder
	if err := PrintFunc(&b, f, LLVM22); err != nil {
		t.Fatal(err)
	}
	want := "define i32 @f() nounwind alignstack(8) !m !0 {\n  ret i32 1\n}\n\n!0 = !{!\"x\"}\n"
	if b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
	accepts(t, LLVM22, b.String())
}

func BenchmarkPrint(b *testing.B) {
	m := everythingLocal(LLVM22)
	b.ReportAllocs()
	for b.Loop() {
		var out bytes.Buffer
		if err := Print(&out, m, LLVM22); err != nil {
			b.Fatal(err)
		}
		b.SetBytes(int64(out.Len()))
	}
}
