package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Barriers gives barriers the names that every libNVVM has: LLVM 21 renamed them (llvm.nvvm.barrier.cta.*, LLVM's
// IR/AutoUpgrade.cpp), and a library that does not know a name leaves it in the PTX as an undefined function. "Aligned" means
// that all threads of a warp run the same barrier (PTX ISA, bar and barrier).
func Barriers(nat *Natives) Pass { return expand("barriers", nat, barrierExpanders) }

var barrierExpanders = map[string]expander{
	"llvm.nvvm.barrier.cta.sync.aligned.all": alignedBarrier,
	"llvm.nvvm.bar.sync":                     alignedBarrier,
	"llvm.nvvm.barrier.cta.sync.all":         renamed("llvm.nvvm.barrier.sync"),
	"llvm.nvvm.barrier.cta.sync.count":       renamed("llvm.nvvm.barrier.sync.cnt"),

	"llvm.nvvm.barrier.cta.red.and.aligned.all":    reduction("bar.red.and.pred", false),
	"llvm.nvvm.barrier.cta.red.or.aligned.all":     reduction("bar.red.or.pred", false),
	"llvm.nvvm.barrier.cta.red.popc.aligned.all":   reduction("bar.red.popc.u32", false),
	"llvm.nvvm.barrier.cta.red.and.aligned.count":  reduction("bar.red.and.pred", true),
	"llvm.nvvm.barrier.cta.red.or.aligned.count":   reduction("bar.red.or.pred", true),
	"llvm.nvvm.barrier.cta.red.popc.aligned.count": reduction("bar.red.popc.u32", true),
	"llvm.nvvm.barrier.cta.red.and.all":            reduction("barrier.red.and.pred", false),
	"llvm.nvvm.barrier.cta.red.or.all":             reduction("barrier.red.or.pred", false),
	"llvm.nvvm.barrier.cta.red.popc.all":           reduction("barrier.red.popc.u32", false),
	"llvm.nvvm.barrier.cta.red.and.count":          reduction("barrier.red.and.pred", true),
	"llvm.nvvm.barrier.cta.red.or.count":           reduction("barrier.red.or.pred", true),
	"llvm.nvvm.barrier.cta.red.popc.count":         reduction("barrier.red.popc.u32", true),
}

func renamed(name string) expander {
	return func(x *expansion) (ir.Value, error) { return x.call(name, x.ty, x.args...) }
}

func alignedBarrier(x *expansion) (ir.Value, error) {
	if n, ok := ir.AsUint64(x.args[0]); ok && n == 0 {
		return x.call("llvm.nvvm.barrier0", x.ty)
	}
	return x.call("llvm.nvvm.barrier.n", x.ty, x.args[0])
}

// reduction writes a barrier that combines a predicate of all threads: arguments are the barrier, the number of threads
// if counted, and the predicate.
func reduction(op string, counted bool) expander {
	return func(x *expansion) (ir.Value, error) {
		pred := x.args[len(x.args)-1]
		word := x.Types.Int(32)
		args := append(append([]ir.Value{}, x.args[:len(x.args)-1]...), x.Cast(ir.ZExt, pred, word))
		where, flag := "$1", "$2"
		constraints := "=r,r,r"
		if counted {
			where, flag, constraints = "$1, $2", "$3", "=r,r,r,r"
		}
		in := fmt.Sprintf("{ .reg .pred p; setp.ne.u32 p, %s, 0;", flag)
		if !pred.Type().IsInt(1) {
			return nil, fmt.Errorf("a predicate of type i1 expected")
		}
		if x.ty.IsInt(1) {
			asm := fmt.Sprintf("%s .reg .pred q; %s q, %s, p; selp.u32 $0, 1, 0, q; }", in, op, where)
			return x.Cast(ir.Trunc, x.ptx(asm, constraints, convergent, word, args...), x.ty), nil
		}
		asm := fmt.Sprintf("%s %s $0, %s, p; }", in, op, where)
		return x.ptx(asm, constraints, convergent, x.ty, args...), nil
	}
}
