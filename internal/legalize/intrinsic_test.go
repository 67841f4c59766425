package legalize

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

func TestBaseName(t *testing.T) {
	for name, want := range map[string]string{
		"llvm.umin.i8": "llvm.umin", "llvm.umin.v4i32": "llvm.umin", "llvm.memcpy.p0.p0.i64": "llvm.memcpy",
		"llvm.memcpy.p0i8.p3i8.i64": "llvm.memcpy", "llvm.sadd.with.overflow.i128": "llvm.sadd.with.overflow",
		"llvm.fptosi.sat.v2i32.v2f64": "llvm.fptosi.sat", "llvm.trap": "llvm.trap", "llvm.powi.f32.i32": "llvm.powi",
		"llvm.vector.reduce.add.nxv4i32": "llvm.vector.reduce.add", "llvm.nvvm.fma.rn.f": "llvm.nvvm.fma.rn.f",
		"llvm.convert.to.fp16.f32": "llvm.convert.to.fp16", "llvm.vp": "llvm.vp", "llvm.masked.load.v4i32.p0v4i32": "llvm.masked.load",
		"llvm.i8": "llvm.i8", "llvm.exp.f128": "llvm.exp",
	} {
		if got := BaseName(name); got != want {
			t.Errorf("BaseName(%q) is %q, want %q", name, got, want)
		}
	}
}

// Names are spelled as LLVM's assembler checks them.
func TestIntrinsicName(t *testing.T) {
	v := tt.Vector(4, tt.Float())
	for _, c := range []struct {
		want  string
		types []*ir.Type
	}{
		{"llvm.x.i128.v4f32", []*ir.Type{tt.Int(128), v}},
		{"llvm.x.p3.bf16", []*ir.Type{tt.Ptr(3), tt.Primitive(ir.BFloatKind)}},
		{"llvm.x.nxv2i64", []*ir.Type{tt.ScalableVector(2, tt.Int(64))}},
	} {
		if got := ir.IntrinsicName("llvm.x", c.types...); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

func TestNatives(t *testing.T) {
	n := &Natives{All: map[string]string{"llvm.ctlz": "i32 i64 v", "llvm.uadd.with.overflow": "i16", "llvm.nvvm.shfl.i32": "",
		"llvm.fptosi.sat": "i32 f32", "llvm.umin": "i8"},
		NVPTX: map[string]string{"llvm.trap": ""}, Host: map[string]string{"llvm.sin": "f32", "llvm.umin": "i8 i16"}}
	i1, i8, i16, i32, i64 := tt.Int(1), tt.Int(8), tt.Int(16), tt.Int(32), tt.Int(64)
	pair := func(t *ir.Type) *ir.Type { return tt.Struct("", false, t, i1) }
	two := tt.Vector(2, i32)
	for _, c := range []struct {
		gpu  bool
		name string
		ft   *ir.Type
		want bool
	}{
		{true, "llvm.ctlz.i32", tt.Func(i32, false, i32, i1), true},
		{true, "llvm.ctlz.i8", tt.Func(i8, false, i8, i1), false},
		{true, "llvm.ctlz.i1", tt.Func(i1, false, i1, i1), false},
		{true, "llvm.ctlz.v2i32", tt.Func(two, false, two, i1), true},
		{true, "llvm.uadd.with.overflow.i16", tt.Func(pair(i16), false, i16, i16), true},
		{true, "llvm.uadd.with.overflow.i32", tt.Func(pair(i32), false, i32, i32), false},
		{true, "llvm.uadd.with.overflow.i1", tt.Func(pair(i1), false, i1, i1), false},
		{true, "llvm.nvvm.shfl.i32", tt.Func(i32, false, i32), true},
		{true, "llvm.nvvm.shfl.i64", tt.Func(i64, false, i64), false},
		{true, "llvm.fptosi.sat.i32.f32", tt.Func(i32, false, tt.Float()), true},
		{true, "llvm.fptosi.sat.i64.f32", tt.Func(i64, false, tt.Float()), false},
		{true, "llvm.fptosi.sat.i32.f64", tt.Func(i32, false, tt.Double()), false},
		{true, "llvm.trap", tt.Func(tt.Void(), false), true},
		{false, "llvm.trap", tt.Func(tt.Void(), false), false},
		{true, "llvm.sin.f32", tt.Func(tt.Float(), false, tt.Float()), false},
		{false, "llvm.sin.f32", tt.Func(tt.Float(), false, tt.Float()), true},
		{true, "llvm.umin.i16", tt.Func(i16, false, i16, i16), false},
		{false, "llvm.umin.i16", tt.Func(i16, false, i16, i16), true},
	} {
		if got := n.Has(&Context{NVPTX: c.gpu}, c.name, c.ft); got != c.want {
			t.Errorf("Has(%v, %s) is %v", c.gpu, c.name, got)
		}
	}
}

func TestCheckIntrinsics(t *testing.T) {
	checkShapes(t, []shape{
		{name: "unknown", passes: []Pass{CheckIntrinsics(noNatives)},
			in:  "declare i32 @llvm.umul.fix.i32(i32, i32, i32)\ndefine i32 @f(i32 %x) { %r = call i32 @llvm.umul.fix.i32(i32 %x, i32 %x, i32 2)\n ret i32 %r }",
			err: "in function f (test): intrinsic llvm.umul.fix.i32 is not supported"},
		{name: "with a reason", passes: []Pass{CheckIntrinsics(noNatives)},
			in: `@v = thread_local global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define ptr @f() { %r = call ptr @llvm.threadlocal.address.p0(ptr @v)
 ret ptr %r }`,
			err: "intrinsic llvm.threadlocal.address.p0 is not supported: GPUs have no thread-local variables"},
		{name: "only declared", passes: []Pass{CheckIntrinsics(noNatives)}, in: "declare void @llvm.trap()\ndeclare void @f()",
			want: []string{"@f"}, no: []string{"trap"}},
	})
}
