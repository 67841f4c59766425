package bitcode_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
)

func writerOf(d ir.Dialect) func(*ir.Module) ([]byte, error) {
	if d == ir.LLVM7 {
		return llvm7.Dialect().Write
	}
	return llvm19.Dialect().Write
}

func write(t testing.TB, m *ir.Module, d ir.Dialect) []byte {
	t.Helper()
	data, err := writerOf(d)(m)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func printed(t *testing.T, m *ir.Module, d ir.Dialect) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := ir.Print(&b, m, d); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func tool(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("%s is needed: %v", name, err)
	}
	return path
}

func command(t *testing.T, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	var out, msg strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &msg
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, msg.String())
	}
	return out.String()
}

func file(t *testing.T, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// llvm7 puts a question to LLVM 7.0.0.
func askLLVM7(t *testing.T, verb, path string) string {
	t.Helper()
	lib := os.Getenv("NVVM_TEST_LLVM7")
	if lib == "" {
		t.Skip("NVVM_TEST_LLVM7 must name the libllvmlite.so of llvmlite 0.28.0")
	}
	return command(t, tool(t, "python3"), "../../testdata/exec/llvm7.py", lib, verb, path)
}

// asm gives what a version of LLVM prints of bitcode or assembly, having verified it.
func asm(t *testing.T, version, path string) string {
	t.Helper()
	if version == "7" {
		return askLLVM7(t, "print", path)
	}
	command(t, tool(t, "opt-"+version), "-passes=verify", "-disable-output", path)
	return command(t, tool(t, "opt-"+version), "-S", "-passes=verify", "-o", "-", path)
}

// differ fails the test at the first line in which the texts differ.
func differ(t *testing.T, got, want string) {
	t.Helper()
	g, w := lines(got), lines(want)
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			t.Fatalf("line %d of the bitcode's text:\n%s\nof the assembly's:\n%s", i, g[i], w[i])
		}
	}
	if len(g) != len(w) {
		t.Fatalf("%d lines of the bitcode's text, %d of the assembly's", len(g), len(w))
	}
}

func lines(s string) []string {
	var out []string
	for _, l := range strings.Split(s, "\n") {
		if !strings.HasPrefix(l, "; ModuleID") {
			out = append(out, l)
		}
	}
	return out
}

// TestWriteSample lets LLVM read, verify and print the bitcode of a module with everything, and its assembly as package
// ir prints it: both must be the same to it.
func TestWriteSample(t *testing.T) {
	for version, d := range map[string]ir.Dialect{"19": ir.LLVM19, "7": ir.LLVM7} {
		t.Run(version, func(t *testing.T) {
			for _, build := range []func(ir.Dialect) *ir.Module{sample, laterMetadata} {
				bc := file(t, "sample.bc", write(t, build(d), d))
				ll := file(t, "sample.ll", printed(t, build(d), d))
				differ(t, asm(t, version, bc), asm(t, version, ll))
			}
		})
	}
}

// TestWriteLLVM14 lets LLVM 14 verify what is written for LLVM 7: a reader that is stricter about some records.
func TestWriteLLVM14(t *testing.T) {
	asm(t, "14", file(t, "sample.bc", write(t, sample(ir.LLVM7), ir.LLVM7)))
	asm(t, "14", file(t, "blocks.bc", write(t, blockAddresses(ir.LLVM7), ir.LLVM7)))
}

func TestWriteBlockAddresses(t *testing.T) {
	for version, d := range map[string]ir.Dialect{"19": ir.LLVM19, "7": ir.LLVM7} {
		t.Run(version, func(t *testing.T) {
			text := asm(t, version, file(t, "blocks.bc", write(t, blockAddresses(d), d)))
			p := "ptr"
			if d == ir.LLVM7 {
				p = "i8*"
			}
			for _, want := range []string{"ret " + p + " blockaddress(@taken, %1)",
				"[" + p + " blockaddress(@taken, %1), " + p + " blockaddress(@taken, %2)]",
				"indirectbr " + p + " blockaddress(@taken, %2), [label %1, label %2]"} {
				if !strings.Contains(text, want) {
					t.Errorf("%q is not in\n%s", want, text)
				}
			}
		})
	}
}

// TestWriteReadBack reads what was written with our own reader.
func TestWriteReadBack(t *testing.T) {
	// Without what reading changes: LLVM 22 has no product in an initialiser, and it makes annotations of kernels a calling convention.
	sample := func(d ir.Dialect) *ir.Module {
		m := sample(d)
		m.NamedMD = slices.DeleteFunc(m.NamedMD, func(n *ir.NamedMD) bool { return n.Name == "nvvm.annotations" })
		m.Vars = slices.DeleteFunc(m.Vars, func(g *ir.GlobalVar) bool { return g.Name == "product" })
		return m
	}
	m, err := bitcode.ReadAll("sample", write(t, sample(ir.LLVM19), ir.LLVM19))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs { // the reader gives attributes LLVM 22's names, and an unwinding catchswitch no index
		for _, b := range f.Blocks {
			if in := b.Terminator(); in.Op == ir.CatchSwitch && in.Flags&ir.Cleanup != 0 {
				in.Indices = []uint32{1}
			}
		}
		for i := range f.Args {
			if s := f.Attrs.Param(i); s.Has(ir.AttrCaptures) {
				for k := range s.List {
					if s.List[k].Kind == ir.AttrCaptures {
						s.List[k].Kind = ir.AttrNoCapture
					}
				}
				f.Attrs.Params[i] = set(s.List...)
			}
		}
	}
	want := sample(ir.LLVM19)
	want.FindVar("no data").Init = ir.Null(want.FindVar("no data").ValueTy)
	differ(t, string(printed(t, m, ir.LLVM19)), string(printed(t, want, ir.LLVM19)))
	if m.Producer != "LLVM19.1.0" {
		t.Errorf("producer %q", m.Producer)
	}
}

// TestWriteCores checks that the bytes do not depend on how many cores there are, nor on what was written before.
func TestWriteCores(t *testing.T) {
	for _, d := range []ir.Dialect{ir.LLVM7, ir.LLVM19} {
		want := write(t, sample(d), d)
		for _, n := range []int{1, 2, 8} {
			old := runtime.GOMAXPROCS(n)
			m := sample(d)
			for range 2 {
				if !bytes.Equal(write(t, m, d), want) {
					t.Errorf("%v: other bytes on %d cores", d, n)
				}
			}
			runtime.GOMAXPROCS(old)
		}
	}
}

// TestWriteRefuses checks that what a format can not say, and what is no IR, is one error that names it.
func TestWriteRefuses(t *testing.T) {
	for _, c := range []struct {
		name  string
		d     ir.Dialect
		build func(s *sampler)
		want  string
	}{
		{"opaque pointer", ir.LLVM7, func(s *sampler) { s.constant("p", ir.Null(s.Types.Ptr(0))) }, "a pointer without a pointee"},
		{"typed pointer", ir.LLVM19, func(s *sampler) { s.constant("p", ir.Null(s.Types.TypedPtr(s.int(8), 0))) },
			"a pointer with a pointee"},
		{"address of another type", ir.LLVM7, func(s *sampler) { s.constant("g", s.i(8, 1)).Ty = s.ptr(s.int(16), 0) },
			"variable g: its address is no pointer to its type"},
		{"bfloat", ir.LLVM7, func(s *sampler) { s.variable("b", s.Types.Primitive(ir.BFloatKind), 0, nil) }, "LLVM 7 has no type bfloat"},
		{"scalable", ir.LLVM7, func(s *sampler) { s.declare("f", s.Types.Func(s.Types.ScalableVector(2, s.int(8)), false)) },
			"no scalable vectors"},
		{"attribute", ir.LLVM7, func(s *sampler) {
			s.declare("f", s.Types.Func(s.Types.Void(), false, s.int(8))).Attrs = &ir.AttrList{Params: []*ir.AttrSet{set(ir.Attr{Kind: ir.AttrNoUndef})}}
		}, "function f: attribute noundef of parameter 0, which LLVM 7 does not know"},
		{"attribute of a call", ir.LLVM19, func(s *sampler) {
			f := s.define("f", s.Types.Void())
			s.Call(f.FnTy, f).Call.Attrs = &ir.AttrList{Fn: set(ir.Attr{Kind: ir.AttrNoDivergenceSource})}
			s.Ret(nil)
		}, "function f: block 0, instruction 0 (call): attribute nodivergencesource of the function"},
		{"attribute of a variable", ir.LLVM7, func(s *sampler) {
			s.constant("g", s.i(8, 1)).Attrs = set(ir.Attr{Kind: ir.AttrHot})
		}, "variable g: attribute hot"},
		{"range without one", ir.LLVM19, func(s *sampler) {
			s.declare("f", s.Types.Func(s.int(8), false)).Attrs = &ir.AttrList{Ret: set(ir.Attr{Kind: ir.AttrRange})}
		}, "range of the result with 0 ranges"},
		{"freeze", ir.LLVM7, func(s *sampler) {
			f := s.define("f", s.Types.Void(), s.int(8))
			s.Add(&ir.Instr{Op: ir.Freeze, Ty: s.int(8), Ops: []ir.Value{f.Args[0]}})
			s.Ret(nil)
		}, "function f: block 0, instruction 0 (freeze): LLVM 7 has no such instruction"},
		{"nneg", ir.LLVM7, func(s *sampler) {
			f := s.define("f", s.Types.Void(), s.int(8))
			s.Cast(ir.ZExt, f.Args[0], s.int(16)).Flags = ir.NNeg
			s.Ret(nil)
		}, "no zext with nneg"},
		{"samesign", ir.LLVM19, func(s *sampler) {
			f := s.define("f", s.Types.Void(), s.int(8))
			s.ICmp(ir.ICmpEQ, f.Args[0], f.Args[0]).Flags = ir.SameSign
			s.Ret(nil)
		}, "no icmp with samesign"},
		{"rmw", ir.LLVM7, func(s *sampler) {
			f := s.define("f", s.Types.Void(), s.ptr(s.Types.Float(), 0))
			s.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: ir.RMWFAdd, Ty: s.Types.Float(), Order: ir.SeqCst,
				Ops: []ir.Value{f.Args[0], ir.FloatBits(s.Types.Float(), 0)}})
			s.Ret(nil)
		}, "which LLVM 7 does not have"},
		{"alloca in a space", ir.LLVM7, func(s *sampler) {
			s.define("f", s.Types.Void())
			s.Add(&ir.Instr{Op: ir.Alloca, Ty: s.ptr(s.int(8), 5), ElemTy: s.int(8), Ops: []ir.Value{s.i(32, 1)}})
			s.Ret(nil)
		}, "address space 5, but the data layout states 0"},
		{"function in a space", ir.LLVM7, func(s *sampler) {
			f := s.declare("f", s.Types.Func(s.Types.Void(), false))
			f.Ty = s.ptr(f.FnTy, 1)
		}, "function f: address space 1"},
		{"poison", ir.LLVM7, func(s *sampler) { s.constant("g", ir.Poison(s.int(8))) }, "no constant of the kind poison"},
		{"constant zext", ir.LLVM19, func(s *sampler) {
			g := s.constant("g", s.i(8, 1))
			s.constant("h", ir.Expr(ir.ZExt, s.int(128), ir.Expr(ir.PtrToInt, s.int(64), g)))
		}, "LLVM 19 has no constant expression zext"},
		{"inrange", ir.LLVM7, func(s *sampler) {
			e := s.gep(s.constant("g", s.i(8, 1)), s.int(8), 0, s.i(64, 0))
			e.InRange = &[2]int64{0, 1}
			s.constant("h", e)
		}, "inrange"},
		{"asm that unwinds", ir.LLVM7, func(s *sampler) {
			s.define("f", s.Types.Void())
			call := s.Asm("", "", true, s.Types.Void())
			a := call.Ops[0].(*ir.InlineAsm)
			a.Ty, a.CanThrow = s.ptr(a.FnTy, 0), true
			s.Ret(nil)
		}, "inline assembler that may unwind"},
		{"call through another type", ir.LLVM7, func(s *sampler) {
			f := s.define("f", s.Types.Void())
			s.Call(s.Types.Func(s.int(8), false), f)
			s.Ret(nil)
		}, "what is called is no pointer to the type of the call"},
		{"place without a scope", ir.LLVM19, func(s *sampler) {
			s.define("f", s.Types.Void())
			s.Ret(nil).Loc = ir.NewLocation(1, 0, nil, nil)
		}, "function f: block 0, instruction 0 (ret): a place in the source that has no scope"},
		{"place that is none", ir.LLVM19, func(s *sampler) {
			s.define("f", s.Types.Void())
			s.Ret(nil).Loc = ir.NewDINode(ir.DIFile)
		}, "function f: block 0, instruction 0 (ret): a DIFile as the place in the source"},
		{"node without fields", ir.LLVM19, func(s *sampler) {
			s.m.NamedMD = []*ir.NamedMD{{Name: "llvm.dbg.cu", Nodes: []ir.Metadata{&ir.DINode{Kind: ir.DIFile}}}}
		}, "metadata !llvm.dbg.cu: a specialised node of kind 10 with 0 references and 0 numbers"},
		{"node of no kind", ir.LLVM19, func(s *sampler) {
			s.constant("g", s.i(8, 1)).MD = []ir.Attachment{{Kind: "dbg", Node: &ir.DINode{}}}
		}, "variable g: !dbg: a specialised node of kind 0"},
		{"later node", ir.LLVM19, func(s *sampler) {
			s.define("f", s.Types.Void())
			s.Ret(nil).MD = []ir.Attachment{{Kind: "k", Node: &ir.MDNode{Ops: []ir.Metadata{ir.NewDINode(ir.DIFixedPointType)}}}}
		}, "function f: block 0, instruction 0 (ret): !k: the node DIFixedPointType, which LLVM 19 does not have"},
		{"later field", ir.LLVM7, func(s *sampler) {
			n := ir.NewDINode(ir.DIBasicType)
			n.SetNum("flags", 1)
			s.m.NamedMD = []*ir.NamedMD{{Name: "n", Nodes: []ir.Metadata{n}}}
		}, "what the field flags of DIBasicType says, which LLVM 7 does not have"},
		{"later tag", ir.LLVM7, func(s *sampler) {
			n := ir.NewDINode(ir.DICompositeType)
			n.SetNum("tag", ir.TagVariantPart)
			s.m.NamedMD = []*ir.NamedMD{{Name: "n", Nodes: []ir.Metadata{n}}}
		}, "the tag 0x33 of DICompositeType, which LLVM 7 does not have"},
		{"later operation", ir.LLVM7, func(s *sampler) {
			n := ir.NewDINode(ir.DIExpression)
			n.Nums = []uint64{ir.OpTagOffset, 1}
			s.m.NamedMD = []*ir.NamedMD{{Name: "n", Nodes: []ir.Metadata{n}}}
		}, "the expression [4098 1], which LLVM 7 does not have"},
		{"text that is none", ir.LLVM19, func(s *sampler) {
			n := ir.NewDINode(ir.DIFile)
			n.SetRef("filename", &ir.MDNode{})
			s.m.NamedMD = []*ir.NamedMD{{Name: "n", Nodes: []ir.Metadata{n}}}
		}, "filename of DIFile is no string"},
		{"enumerator without a value", ir.LLVM19, func(s *sampler) {
			s.m.NamedMD = []*ir.NamedMD{{Name: "n", Nodes: []ir.Metadata{ir.NewDINode(ir.DIEnumerator)}}}
		}, "value of DIEnumerator is no integer"},
		{"record in LLVM 7", ir.LLVM7, func(s *sampler) {
			s.define("f", s.Types.Void())
			s.Ret(nil).Dbg = []*ir.DbgRecord{{Kind: ir.DbgLabel}}
		}, "a debug record #dbg_label, which LLVM 7 does not have"},
		{"later record", ir.LLVM19, func(s *sampler) {
			s.define("f", s.Types.Void())
			s.Ret(nil).Dbg = []*ir.DbgRecord{{Kind: ir.DbgDeclareValue}}
		}, "a debug record #dbg_declare_value, which LLVM 19 does not have"},
		{"record without a place", ir.LLVM19, func(s *sampler) {
			s.define("f", s.Types.Void())
			s.Ret(nil).Dbg = []*ir.DbgRecord{{Kind: ir.DbgValue}}
		}, "part 0 of a debug record is no DILocation"},
		{"value of a function in a node", ir.LLVM19, func(s *sampler) {
			f := s.define("f", s.Types.Void(), s.int(8))
			s.Ret(nil).MD = []ir.Attachment{{Kind: "k", Node: &ir.MDNode{Ops: []ir.Metadata{&ir.MDValue{V: f.Args[0]}}}}}
		}, "metadata outside of a function refers to a value of one"},
		{"attached string", ir.LLVM19, func(s *sampler) {
			s.constant("g", s.i(8, 1)).MD = []ir.Attachment{{Kind: "k", Node: &ir.MDString{}}}
		}, "!k: what is attached is no node"},
		{"metadata in a bundle", ir.LLVM19, func(s *sampler) {
			f := s.define("f", s.Types.Void())
			s.Call(f.FnTy, f).Call.Bundles = []ir.Bundle{{Tag: "b", Ops: []ir.Value{&ir.MDAsValue{Ty: s.Types.Metadata(), MD: &ir.MDString{}}}}}
			s.Ret(nil)
		}, `metadata in the operand bundle "b"`},
		{"cycle of constants", ir.LLVM19, func(s *sampler) {
			t := s.Types.Array(1, s.Types.Ptr(0))
			c := ir.Aggregate(t, nil)
			c.Ops[0] = ir.Expr(ir.BitCast, s.Types.Ptr(0), c)
			s.constant("g", c)
		}, "variable g: initialiser: a constant that contains itself"},
		{"data too short", ir.LLVM19, func(s *sampler) {
			s.constant("g", &ir.Const{Kind: ir.ConstData, Ty: s.Types.Array(4, s.int(32)), Data: make([]byte, 15)})
		}, "15 bytes of data that do not fill their type"},
		{"aggregate too short", ir.LLVM19, func(s *sampler) { s.constant("g", ir.Aggregate(s.Types.Array(4, s.int(32)), s.i(32, 1))) },
			"an aggregate of 1 elements for a type of 4"},
		{"instruction of another function", ir.LLVM19, func(s *sampler) {
			s.define("f", s.int(8), s.int(8))
			v := s.Bin(ir.Add, s.Func.Args[0], s.Func.Args[0])
			s.Ret(v)
			s.define("g", s.int(8))
			s.Ret(v)
		}, "function g: block 0, instruction 0 (ret): an operand (add) that is not of the function"},
		{"parameter of another function", ir.LLVM19, func(s *sampler) {
			f := s.define("f", s.Types.Void(), s.int(8))
			s.Ret(nil)
			s.define("g", s.int(8))
			s.Ret(f.Args[0])
		}, "an operand that is parameter 0 of another function"},
		{"global of another module", ir.LLVM19, func(s *sampler) {
			s.constant("g", newSampler(ir.LLVM19).constant("far", s.i(8, 1)))
		}, "a global that is not of the module: far"},
		{"value without result", ir.LLVM19, func(s *sampler) {
			f := s.define("f", s.Types.Void(), s.Types.Ptr(0))
			st := s.Store(s.i(8, 1), f.Args[0], 1)
			s.Ret(st)
		}, "an operand (store) without a result"},
		{"missing operand", ir.LLVM19, func(s *sampler) {
			s.define("f", s.Types.Void())
			s.Add(&ir.Instr{Op: ir.Load, Ty: s.int(8)})
			s.Ret(nil)
		}, "(load): 0 operands and 0 blocks"},
		{"nil operand", ir.LLVM19, func(s *sampler) {
			s.define("f", s.Types.Void())
			s.Add(&ir.Instr{Op: ir.Load, Ty: s.int(8), Ops: []ir.Value{nil}})
			s.Ret(nil)
		}, "an operand that is nothing"},
		{"too few arguments", ir.LLVM19, func(s *sampler) {
			f := s.define("f", s.Types.Void(), s.int(8))
			s.Call(f.FnTy, f)
			s.Ret(nil)
		}, "0 arguments for a function type of 1"},
		{"block of another function", ir.LLVM19, func(s *sampler) {
			s.define("f", s.Types.Void())
			other := s.Block
			s.Ret(nil)
			s.define("g", s.Types.Void())
			s.Br(other)
		}, "function g: block 0, instruction 0 (br): a block that is not of the function"},
		{"address of the entry block", ir.LLVM19, func(s *sampler) {
			f := s.define("f", s.Types.Void())
			s.Ret(nil)
			s.constant("g", &ir.Const{Kind: ir.ConstBlockAddress, Ty: s.Types.Ptr(0), Func: f})
		}, "the address of the entry block of f"},
		{"body not read", ir.LLVM19, func(s *sampler) { s.declare("f", s.Types.Func(s.Types.Void(), false)).HasBody = true },
			"function f: its body has not been read"},
		{"initialiser not read", ir.LLVM19, func(s *sampler) { s.variable("g", s.int(8), 0, nil).HasInit = true },
			"variable g: its initialiser has not been read"},
		{"global twice", ir.LLVM19, func(s *sampler) { s.m.Vars = append(s.m.Vars, s.constant("g", s.i(8, 1))) }, "stands in the module twice"},
		{"data layout", ir.LLVM19, func(s *sampler) { s.m.DataLayout = "e-p:x" }, `data layout "e-p:x"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newSampler(c.d)
			s.m.Name = "file.bc"
			c.build(s)
			data, err := writerOf(c.d)(s.m)
			if err == nil {
				t.Fatalf("%d bytes written, an error with %q expected", len(data), c.want)
			}
			if !strings.HasPrefix(err.Error(), "file.bc: ") || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %q, %q expected", err, c.want)
			}
		})
	}
}

// TestWriteDeep writes constants, types and metadata that nest too deep for recursion, and ones whose operands are shared so
// that each step doubles what a walk without memory would see.
func TestWriteDeep(t *testing.T) {
	const deep = 100_000
	defer debug.SetMaxStack(debug.SetMaxStack(8 << 20)) // of memory, so that recursion would end the test at once
	s := newSampler(ir.LLVM19)
	g := s.constant("g", s.i(8, 1))
	c := ir.Expr(ir.PtrToInt, s.int(64), g)
	md := &ir.MDNode{}
	ty := s.int(8)
	for i := range deep {
		c = ir.Expr(ir.Add, s.int(64), c, s.i(64, int64(i)))
		md = &ir.MDNode{Ops: []ir.Metadata{md}}
		ty = s.Types.Array(1, ty)
	}
	s.constant("deep", c)
	s.variable("nested", ty, 0, nil)
	shared := ir.Expr(ir.PtrToInt, s.int(64), g)
	for range 100 {
		shared = ir.Expr(ir.Add, s.int(64), shared, shared)
		md = &ir.MDNode{Ops: []ir.Metadata{md, md}}
	}
	s.constant("shared", shared)
	s.m.NamedMD = []*ir.NamedMD{{Name: "deep", Nodes: []ir.Metadata{md}}}
	if data := write(t, s.m, ir.LLVM19); len(data) < deep {
		t.Errorf("%d bytes", len(data))
	}
}

// TestWriteSharesConstants checks that equal constants are written once, in the function or in the module.
func TestWriteSharesConstants(t *testing.T) {
	size := func(copies int) int {
		s := newSampler(ir.LLVM19)
		text := func() ir.Value {
			return &ir.Const{Kind: ir.ConstData, Ty: s.Types.Array(1000, s.int(8)), Data: bytes.Repeat([]byte{200}, 1000)}
		}
		s.constant("g", text())
		f := s.declare("takes", s.Types.Func(s.Types.Void(), false, s.Types.Array(1000, s.int(8))))
		s.define("f", s.Types.Void())
		for range copies {
			s.Call(f.FnTy, f, text())
		}
		s.Ret(nil)
		return len(write(t, s.m, ir.LLVM19))
	}
	if one, many := size(0), size(50); many-one > 50*16 {
		t.Errorf("%d bytes with one constant, %d with 50 copies of it", one, many)
	}
}
