package llvm7

import (
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// Signatures are written as LLVM 22 has them and checked by LLVM 7's verifier, which compares the names of intrinsics with
// the types.
func TestIntrinsicNames(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"llvm.memcpy.p0.p0.i64", "void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)"},
		{"llvm.memset.p1.i32", "void @llvm.memset.p1i8.i32(i8 addrspace(1)*, i8, i32, i1)"},
		{"llvm.masked.load.v4i32.p0", "<4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>*, i32, <4 x i1>, <4 x i32>)"},
		{"llvm.masked.store.v2p0.p0", "void @llvm.masked.store.v2p0i8.p0v2p0i8(<2 x i8*>, <2 x i8*>*, i32, <2 x i1>)"},
		{"llvm.masked.gather.v4f32.v4p0", "<4 x float> @llvm.masked.gather.v4f32.v4p0f32(<4 x float*>, i32, <4 x i1>, <4 x float>)"},
		{"llvm.masked.scatter.v4f32.v4p0", "void @llvm.masked.scatter.v4f32.v4p0f32(<4 x float>, <4 x float*>, i32, <4 x i1>)"},
		{"llvm.masked.expandload.v4i32", "<4 x i32> @llvm.masked.expandload.v4i32(i32*, <4 x i1>, <4 x i32>)"},
		{"llvm.masked.compressstore.v4i32", "void @llvm.masked.compressstore.v4i32(<4 x i32>, i32*, <4 x i1>)"},
		{"llvm.nvvm.ldg.global.i.i32.p1", "i32 @llvm.nvvm.ldg.global.i.i32.p1i32(i32 addrspace(1)*, i32)"},
		{"llvm.nvvm.ldu.global.p.p0.p1", "i8* @llvm.nvvm.ldu.global.p.p0i8.p1p0i8(i8* addrspace(1)*, i32)"},
		{"llvm.nvvm.atomic.load.add.f32.p3", "float @llvm.nvvm.atomic.load.add.f32.p3f32(float addrspace(3)*, float)"},
		{"llvm.nvvm.atomic.add.gen.i.sys.i32.p0", "i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0i32(i32*, i32)"},
		{"llvm.stacksave.p0", "i8* @llvm.stacksave()"},
		{"llvm.prefetch.p0", "void @llvm.prefetch(i8*, i32, i32, i32)"},
		{"llvm.va_start.p0", "void @llvm.va_start(i8*)"},
		{"llvm.lifetime.start.p0", "void @llvm.lifetime.start.p0i8(i64, i8*)"},
		{"llvm.ctpop.i32", "i32 @llvm.ctpop.i32(i32)"},
		{"llvm.sqrt.v2f64", "<2 x double> @llvm.sqrt.v2f64(<2 x double>)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newMaker(t, hostTriple)
			result, params := k.signature(c.want)
			k.declare(c.name, result, params...)
			has(t, k.after(typed), "declare "+c.want)
		})
	}
}

// signature gives the opaque form of the types in a declaration such as `i32* @f(<4 x float*>, i8 addrspace(1)*)`.
func (k *maker) signature(text string) (*ir.Type, []*ir.Type) {
	head, list, _ := strings.Cut(strings.TrimSuffix(text, ")"), "(")
	result, _, _ := strings.Cut(head, " @")
	var params []*ir.Type
	if list != "" {
		for _, p := range strings.Split(list, ", ") {
			params = append(params, k.opaque(p))
		}
	}
	return k.opaque(result), params
}

func (k *maker) opaque(text string) *ir.Type {
	if rest, ok := strings.CutPrefix(text, "<"); ok {
		n, elem, _ := strings.Cut(rest, " x ")
		if whole, ok := strings.CutSuffix(elem, ">"); ok {
			return k.Vector(uint64(n[0]-'0'), k.opaque(whole))
		}
	}
	if strings.HasSuffix(text, "*") {
		if i := strings.LastIndex(text, " addrspace("); i >= 0 {
			return k.Ptr(uint32(text[i+len(" addrspace(")] - '0'))
		}
		return k.ptr
	}
	return map[string]*ir.Type{"void": k.Void(), "i1": k.i1, "i8": k.i8, "i32": k.i32, "i64": k.i64, "float": k.f32,
		"double": k.Double()}[text]
}

// The call of an intrinsic gets the types of its declaration.
func TestIntrinsicCall(t *testing.T) {
	k := newMaker(t, hostTriple)
	v4 := k.Vector(4, k.i32)
	load := k.declare("llvm.masked.load.v4i32.p0", v4, k.ptr, k.i32, k.Vector(4, k.i1), v4)
	f, b := k.define("f", v4, k.ptr, k.Vector(4, k.i1))
	b.Ret(b.Call(load.FnTy, load, f.Args[0], ir.Int(k.i32, 4), f.Args[1], ir.Poison(v4)))
	has(t, k.after(typed), `%3 = bitcast i8* %0 to <4 x i32>*`,
		`call <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>* %3, i32 4, <4 x i1> %1, <4 x i32> undef)`)
}

func TestBadIntrinsics(t *testing.T) {
	k := newMaker(t, hostTriple)
	k.declare("llvm.masked.load.v4i32.p0", k.Vector(4, k.i32), k.i64)
	k.refused([]legalize.Pass{typed}, "llvm.masked.load.v4i32.p0", "parameters")

	k = newMaker(t, hostTriple)
	k.declare("llvm.stacksave.p0", k.ptr)
	k.declare("llvm.stacksave.p5", k.Ptr(5))
	k.refused([]legalize.Pass{typed}, "llvm.stacksave")
}

func TestPointerSuffix(t *testing.T) {
	for s, want := range map[string]bool{"p0": true, "p123": true, "v4p0": true, "p": false, "v4": false, "v4i32": false,
		"p0i8": false, "": false, "vp0": false, "v4p": false, "pair": false, "nxv2p0": false} {
		if got := isPointerSuffix(s); got != want {
			t.Errorf("isPointerSuffix(%q) = %v", s, got)
		}
	}
}
