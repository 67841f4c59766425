package legalize

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// neededBy says from which compute capability on (10*major+minor) the instructions are there that intrinsics stand for: all whose names are
// the key, or begin with it and a dot; the longest key decides. See PTX ISA, "Target ISA Notes" of each instruction.
var neededBy = func() map[string]int {
	table := map[string]int{}
	for capability, names := range map[int]string{
		53: "fma.rn.f16 fma.rn.f16x2 fma.rn.ftz.f16 fma.rn.ftz.f16x2 fma.rn.sat fma.rn.ftz.sat fabs.f16 fabs.v2f16 fabs.ftz.f16 fabs.ftz.v2f16",
		61: "idp4a idp2a",
		70: "match nanosleep bmsk sext zext wmma mma",
		75: "ex2.approx.f16 ex2.approx.f16x2 ex2.approx.v2f16 tanh.approx ldmatrix",
		80: "redux.sync cp.async mbarrier fma.rn.bf16 fma.rn.bf16x2 fma.rn.relu fma.rn.ftz.relu fmin.f16 fmin.f16x2 fmin.bf16 fmin.bf16x2 fmax.f16 " +
			"fmax.f16x2 fmax.bf16 fmax.bf16x2 fmin.ftz.f16 fmin.ftz.f16x2 fmax.ftz.f16 fmax.ftz.f16x2 fmin.nan fmax.nan fmin.ftz.nan fmax.ftz.nan " +
			"f2bf16 ff2bf16x2 ff2f16x2 f2tf32.rna fabs.bf16 fabs.v2bf16 applypriority",
		86: "fmin.xorsign.abs fmax.xorsign.abs fmin.ftz.xorsign.abs fmax.ftz.xorsign.abs fmin.nan.xorsign.abs fmax.nan.xorsign.abs " +
			"fmin.ftz.nan.xorsign.abs fmax.ftz.nan.xorsign.abs",
		89: "ff.to.e4m3x2.rn ff.to.e5m2x2.rn f16x2.to.e4m3x2.rn f16x2.to.e5m2x2.rn e4m3x2.to.f16x2.rn e5m2x2.to.f16x2.rn",
		90: "barrier.cluster cp.async.bulk elect.sync mapa getctarank isspacep.shared.cluster fence.sc.cluster fence.proxy setmaxnreg griddepcontrol " +
			"stmatrix read.ptx.sreg.clusterid read.ptx.sreg.nclusterid read.ptx.sreg.cluster " +
			"ex2.approx.ftz.bf16 ex2.approx.ftz.v2bf16 mbarrier.expect.tx mbarrier.complete.tx mbarrier.try.wait",
		100: "tcgen05 clusterlaunchcontrol st.bulk redux.sync.fmin redux.sync.fmax",
	} {
		for _, name := range strings.Fields(names) {
			table["llvm.nvvm."+name] = capability
		}
	}
	return table
}()

// noInstruction are intrinsics that libraries know and write as an instruction that PTX does not have: these are for f32 only (PTX ISA, "ex2",
// "lg2").
var noInstruction = map[string]string{"llvm.nvvm.ex2.approx.d": "ex2.approx.f64", "llvm.nvvm.ex2.approx.f64": "ex2.approx.f64",
	"llvm.nvvm.lg2.approx.d": "lg2.approx.f64", "llvm.nvvm.lg2.approx.f64": "lg2.approx.f64"}

// Architectures refuses calls of intrinsics whose instruction the architecture does not have, or PTX not at all: libNVVM ends the process,
// or writes them, and ptxas or the driver is the first to say so.
func Architectures() Pass {
	return Pass{Name: "architectures", Prepare: func(c *Context) func(*ir.Function) error {
		refused := map[*ir.Function]error{}
		for _, f := range c.M.Funcs {
			if err := c.absent(f.Name); err != nil {
				refused[f] = err
			}
		}
		if !c.NVPTX || len(refused) == 0 {
			return nil
		}
		return func(f *ir.Function) error {
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					if err := refused[in.CalledFunc()]; err != nil {
						return err
					}
				}
			}
			return nil
		}
	}}
}

// absent says why there is no instruction for a function, nil if there is, or if it is no intrinsic of NVVM.
func (c *Context) absent(name string) error {
	if !strings.HasPrefix(name, "llvm.nvvm.") {
		return nil
	}
	if op := noInstruction[name]; op != "" {
		return fmt.Errorf("%s: PTX has no %s", name, op)
	}
	if need := capabilityFor(name); c.Capability != 0 && c.Capability < need {
		return fmt.Errorf("%s needs sm_%d or later, and it is compiled for sm_%d", name, need, c.Capability)
	}
	return nil
}

// capabilityFor gives the capability that an intrinsic needs, 0 where every one has it.
func capabilityFor(name string) int {
	for {
		if n, ok := neededBy[name]; ok {
			return n
		}
		dot := strings.LastIndexByte(name, '.')
		if dot < 0 {
			return 0
		}
		name = name[:dot]
	}
}
