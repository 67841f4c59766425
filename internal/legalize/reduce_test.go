package legalize

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

func TestReductions(t *testing.T) {
	var cases []meaningCase
	for _, w := range []uint32{8, 32, 128} {
		for _, n := range []uint64{2, 3, 4} {
			if w == 128 && n > 3 {
				continue // a slot holds 512 bits
			}
			e, v := tt.Int(w), tt.Vector(n, tt.Int(w))
			for _, op := range []string{"add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"} {
				cases = append(cases, call("llvm.vector.reduce."+op, []*ir.Type{v}, e, []*ir.Type{v}))
			}
		}
	}
	for _, e := range []*ir.Type{tt.Float(), tt.Double()} {
		v := tt.Vector(4, e)
		for _, op := range []string{"fadd", "fmul"} {
			cases = append(cases, call("llvm.vector.reduce."+op, []*ir.Type{v}, e, []*ir.Type{e, v}))
		}
		for _, op := range []string{"fmaximum", "fminimum"} {
			cases = append(cases, call("llvm.vector.reduce."+op, []*ir.Type{v}, e, []*ir.Type{v}))
		}
	}
	sameMeaning(t, []Pass{Reductions(fewNatives), Floats(noFloats), IntIntrinsics(fewNatives)}, cases)
}
