package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// fusedHalves are the instructions for the half types, the compute capability that has them, and the intrinsics that are the same where
// the dialect knows them.
var fusedHalves = map[ir.Kind]struct {
	template, intrinsic string
	capability          int
}{
	ir.HalfKind:   {"fma.rn.f16 $0, $1, $2, $3;", "llvm.nvvm.fma.rn.f16", 53},
	ir.BFloatKind: {"fma.rn.bf16 $0, $1, $2, $3;", "llvm.nvvm.fma.rn.bf16", 80},
}

// fused multiplies and adds with one rounding. Halves in f32 would be rounded twice, and neither f32 nor f64 holds the sum: where there is
// no instruction, the product, which is a number of f64, is added to the third operand with rounding to odd.
func fused(x *expansion, args []ir.Value) (ir.Value, error) {
	t := args[0].Type()
	if x.native("llvm.fma", t, t, t, t) {
		return x.call(ir.IntrinsicName("llvm.fma", t), t, args...)
	}
	if !isHalf(t) {
		return nil, fmt.Errorf("it has no lowering for %s", ir.TypeSuffix(t))
	}
	rule := fusedHalves[t.Kind]
	switch {
	case x.native(rule.intrinsic, t, t, t, t):
		return x.call(rule.intrinsic, t, args...)
	case x.capable(rule.capability):
		return x.halfAsm(rule.template, args...), nil
	}
	wide := make([]ir.Value, len(args))
	for i, a := range args {
		wide[i] = x.Cast(ir.FPExt, a, x.Types.Double())
	}
	return x.Cast(ir.FPTrunc, x.oddSum(x.Bin(ir.FMul, wide[0], wide[1]), wide[2]), t), nil
}
