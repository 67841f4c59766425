package legalize

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// noFloats has only what the lowerings build on for other targets than NVIDIA's.
var noFloats = &Natives{All: map[string]string{"llvm.trunc": "f32 f64"}}

// bfloat is not among them: at its first level of optimisation clang calls functions for it that not every machine has.
func floatTypes() []*ir.Type {
	return []*ir.Type{tt.Half(), tt.Float(), tt.Double(), tt.Vector(3, tt.Float())}
}

func TestFloatIntrinsics(t *testing.T) {
	var cases []meaningCase
	for _, ty := range floatTypes() {
		over, one, two := []*ir.Type{ty}, []*ir.Type{ty}, []*ir.Type{ty, ty}
		cases = append(cases, call("llvm.fabs", over, ty, one), call("llvm.copysign", over, ty, two))
		cases = append(cases, classCases(ty)...)
		cases = append(cases, call("llvm.round", over, ty, one), call("llvm.canonicalize", over, ty, one))
		for _, base := range []string{"llvm.minimum", "llvm.maximum", "llvm.minimumnum", "llvm.maximumnum"} {
			cases = append(cases, call(base, over, ty, two))
		}
	}
	for _, ty := range []*ir.Type{tt.Float(), tt.Double()} {
		over := []*ir.Type{ty}
		cases = append(cases, call("llvm.convert.to.fp16", over, tt.Int(16), over),
			call("llvm.convert.from.fp16", over, ty, []*ir.Type{tt.Int(16)}))
	}
	sameMeaning(t, []Pass{Floats(noFloats)}, cases)
}

func classCases(ty *ir.Type) []meaningCase {
	var cases []meaningCase
	result := tt.WithScalar(ty, tt.Int(1))
	masks := []int64{0, 3, 1023, 504, 516, 240, 0x3fc, 96, 0x90, 264, 639}
	for bit := range 10 {
		masks = append(masks, 1<<bit)
	}
	for _, m := range masks {
		cases = append(cases, call("llvm.is.fpclass", []*ir.Type{ty}, result, []*ir.Type{ty}, ir.Int(tt.Int(32), m)))
	}
	return cases
}

// The sign of a NaN matters to these, and compare.c takes all NaNs for the same: so their results are compared as integers.
func TestSignsOfNaN(t *testing.T) {
	var cases []meaningCase
	for _, ty := range []*ir.Type{tt.Half(), tt.Float(), tt.Double()} {
		bits := tt.Int(ty.FloatBits())
		for _, base := range []string{"llvm.fabs", "llvm.copysign"} {
			params := []*ir.Type{ty, ty}
			if base == "llvm.fabs" {
				params = params[:1]
			}
			c := call(base, []*ir.Type{ty}, ty, params)
			build := c.build
			c.build = func(b *ir.Builder, m *ir.Module, args []ir.Value) ir.Value {
				return b.Cast(ir.BitCast, build(b, m, args), bits)
			}
			cases = append(cases, c)
		}
		cases = append(cases, meaningCase{name: "fneg." + ir.TypeSuffix(ty), params: []*ir.Type{ty},
			build: func(b *ir.Builder, _ *ir.Module, args []ir.Value) ir.Value {
				return b.Cast(ir.BitCast, b.Add(&ir.Instr{Op: ir.FNeg, Ty: ty, Ops: args}), bits)
			}})
	}
	sameMeaning(t, []Pass{Floats(noFloats)}, cases)
}

func TestFNeg(t *testing.T) {
	var cases []meaningCase
	for _, ty := range floatTypes() {
		cases = append(cases, meaningCase{name: "fneg." + ir.TypeSuffix(ty), params: []*ir.Type{ty},
			build: func(b *ir.Builder, _ *ir.Module, args []ir.Value) ir.Value {
				return b.Add(&ir.Instr{Op: ir.FNeg, Ty: ty, Ops: args})
			}})
	}
	sameMeaning(t, []Pass{FNeg()}, cases)
}
