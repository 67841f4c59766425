package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// What an instruction does beside computing its result.
type ptxEffect uint8

const (
	pure       ptxEffect = iota
	effect               // it must be done, as often as it is written
	memory               // and it orders accesses to memory
	convergent           // and which threads do it together matters
)

// ptxInstructions are written as assembler, since only some libraries know their intrinsics: the others would leave these in the
// PTX as undefined functions. See PTX ISA for each instruction; r is the class of 32-bit registers, l that of 64-bit ones.
var ptxInstructions = map[string]expander{
	"llvm.nvvm.activemask":                       ptx("activemask.b32 $0;", "=r", convergent),
	"llvm.nvvm.nanosleep":                        ptx("nanosleep.u32 $0;", "r", effect),
	"llvm.nvvm.griddepcontrol.wait":              ptx("griddepcontrol.wait;", "", memory),
	"llvm.nvvm.griddepcontrol.launch.dependents": ptx("griddepcontrol.launch_dependents;", "", memory),
	"llvm.nvvm.bmsk.clamp":                       ptx("bmsk.clamp.b32 $0, $1, $2;", "=r,r,r", pure),
	"llvm.nvvm.bmsk.wrap":                        ptx("bmsk.wrap.b32 $0, $1, $2;", "=r,r,r", pure),
	"llvm.nvvm.sext.clamp":                       ptx("szext.clamp.s32 $0, $1, $2;", "=r,r,r", pure),
	"llvm.nvvm.sext.wrap":                        ptx("szext.wrap.s32 $0, $1, $2;", "=r,r,r", pure),
	"llvm.nvvm.zext.clamp":                       ptx("szext.clamp.u32 $0, $1, $2;", "=r,r,r", pure),
	"llvm.nvvm.zext.wrap":                        ptx("szext.wrap.u32 $0, $1, $2;", "=r,r,r", pure),
	"llvm.nvvm.prmt.f4e":                         ptx("prmt.b32.f4e $0, $1, $2, $3;", "=r,r,r,r", pure),
	"llvm.nvvm.prmt.b4e":                         ptx("prmt.b32.b4e $0, $1, $2, $3;", "=r,r,r,r", pure),
	"llvm.nvvm.prefetch.L1":                      ptx("prefetch.L1 [$0];", "l", effect),
	"llvm.nvvm.prefetch.L2":                      ptx("prefetch.L2 [$0];", "l", effect),
	"llvm.nvvm.prefetch.local.L1":                ptx("prefetch.local.L1 [$0];", "l", effect),
	"llvm.nvvm.prefetch.local.L2":                ptx("prefetch.local.L2 [$0];", "l", effect),
	"llvm.nvvm.prefetch.global.L1":               ptx("prefetch.global.L1 [$0];", "l", effect),
	"llvm.nvvm.prefetch.global.L2":               ptx("prefetch.global.L2 [$0];", "l", effect),
	"llvm.nvvm.prefetchu.L1":                     ptx("prefetchu.L1 [$0];", "l", effect),
	"llvm.nvvm.read.ptx.sreg.globaltimer":        ptx("mov.u64 $0, %globaltimer;", "=l", effect),
	"llvm.nvvm.read.ptx.sreg.globaltimer.lo":     ptx("mov.u32 $0, %globaltimer_lo;", "=r", effect),
	// Every library has these, and takes two readings of the LLVM 7 dialect for one.
	"llvm.nvvm.read.ptx.sreg.clock":             ptx("mov.u32 $0, %clock;", "=r", effect),
	"llvm.nvvm.read.ptx.sreg.clock64":           ptx("mov.u64 $0, %clock64;", "=l", effect),
	"llvm.nvvm.read.ptx.sreg.dynamic_smem_size": ptx("mov.u32 $0, %dynamic_smem_size;", "=r", pure),
	"llvm.nvvm.read.ptx.sreg.total_smem_size":   ptx("mov.u32 $0, %total_smem_size;", "=r", pure),
	"llvm.nvvm.read.ptx.sreg.aggr_smem_size":    ptx("mov.u32 $0, %aggr_smem_size;", "=r", pure),
	"llvm.readcyclecounter":                     ptx("mov.u64 $0, %clock64;", "=l", effect),
	"llvm.readsteadycounter":                    ptx("mov.u64 $0, %globaltimer;", "=l", effect),
	// From sm_80 on.
	"llvm.nvvm.redux.sync.add":               ptx("redux.sync.add.s32 $0, $1, $2;", "=r,r,r", convergent),
	"llvm.nvvm.redux.sync.min":               ptx("redux.sync.min.s32 $0, $1, $2;", "=r,r,r", convergent),
	"llvm.nvvm.redux.sync.max":               ptx("redux.sync.max.s32 $0, $1, $2;", "=r,r,r", convergent),
	"llvm.nvvm.redux.sync.umin":              ptx("redux.sync.min.u32 $0, $1, $2;", "=r,r,r", convergent),
	"llvm.nvvm.redux.sync.umax":              ptx("redux.sync.max.u32 $0, $1, $2;", "=r,r,r", convergent),
	"llvm.nvvm.redux.sync.and":               ptx("redux.sync.and.b32 $0, $1, $2;", "=r,r,r", convergent),
	"llvm.nvvm.redux.sync.or":                ptx("redux.sync.or.b32 $0, $1, $2;", "=r,r,r", convergent),
	"llvm.nvvm.redux.sync.xor":               ptx("redux.sync.xor.b32 $0, $1, $2;", "=r,r,r", convergent),
	"llvm.nvvm.cp.async.commit.group":        ptx("cp.async.commit_group;", "", memory),
	"llvm.nvvm.cp.async.wait.all":            ptx("cp.async.wait_all;", "", memory),
	"llvm.nvvm.cp.async.ca.shared.global.4":  copyToShared("cp.async.ca.shared.global", "4"),
	"llvm.nvvm.cp.async.ca.shared.global.8":  copyToShared("cp.async.ca.shared.global", "8"),
	"llvm.nvvm.cp.async.ca.shared.global.16": copyToShared("cp.async.ca.shared.global", "16"),
	"llvm.nvvm.cp.async.cg.shared.global.16": copyToShared("cp.async.cg.shared.global", "16"),
	// From sm_90 on.
	"llvm.nvvm.barrier.cluster.arrive":                 ptx("barrier.cluster.arrive;", "", convergent),
	"llvm.nvvm.barrier.cluster.arrive.aligned":         ptx("barrier.cluster.arrive.aligned;", "", convergent),
	"llvm.nvvm.barrier.cluster.arrive.relaxed":         ptx("barrier.cluster.arrive.relaxed;", "", convergent),
	"llvm.nvvm.barrier.cluster.arrive.relaxed.aligned": ptx("barrier.cluster.arrive.relaxed.aligned;", "", convergent),
	"llvm.nvvm.barrier.cluster.wait":                   ptx("barrier.cluster.wait;", "", convergent),
	"llvm.nvvm.barrier.cluster.wait.aligned":           ptx("barrier.cluster.wait.aligned;", "", convergent),
	"llvm.nvvm.read.ptx.sreg.cluster.ctarank":          ptx("mov.u32 $0, %cluster_ctarank;", "=r", pure),
	"llvm.nvvm.read.ptx.sreg.cluster.nctarank":         ptx("mov.u32 $0, %cluster_nctarank;", "=r", pure),
	// What arguments of barriers mean is said in barriers.go.
	"llvm.nvvm.barrier.cta.sync.aligned.count":   ptx("bar.sync $0, $1;", "r,r", convergent),
	"llvm.nvvm.barrier.cta.arrive.aligned.count": ptx("bar.arrive $0, $1;", "r,r", convergent),
	"llvm.nvvm.barrier.cta.arrive.count":         ptx("barrier.arrive $0, $1;", "r,r", convergent),
}

func ptx(template, constraints string, e ptxEffect) expander {
	return func(x *expansion) (ir.Value, error) {
		if !x.c.NVPTX {
			return nil, fmt.Errorf("it is an instruction of NVIDIA's GPUs")
		}
		return x.ptx(template, constraints, e, x.ty, x.args...), nil
	}
}

// copyToShared copies bytes from global memory while the thread goes on (PTX ISA, cp.async). Addresses in shared memory fit 32 bits, whatever
// the dialect's size of pointers to it.
func copyToShared(op, bytes string) expander {
	return func(x *expansion) (ir.Value, error) {
		if !x.c.NVPTX || len(x.args) != 2 {
			return nil, fmt.Errorf("two addresses on NVIDIA's GPUs expected")
		}
		to := x.Cast(ir.PtrToInt, x.args[0], x.Types.Int(32))
		return x.ptx(op+" [$0], [$1], "+bytes+";", "r,l", memory, x.ty, to, x.args[1]), nil
	}
}

// ptx appends assembler. Its template names results and arguments in their order, as LLVM's inline assembler does.
func (x *expansion) ptx(template, constraints string, e ptxEffect, result *ir.Type, args ...ir.Value) *ir.Instr {
	if e >= memory {
		if constraints != "" {
			constraints += ","
		}
		constraints += "~{memory}"
	}
	call := x.Asm(template, constraints, e != pure, result, args...)
	attrs := []ir.Attr{{Kind: ir.AttrNoUnwind}}
	switch e {
	case pure:
		attrs = asmAttrs.Fn.List
	case convergent:
		attrs = append(attrs, ir.Attr{Kind: ir.AttrConvergent})
	}
	call.Call.Attrs = &ir.AttrList{Fn: &ir.AttrSet{List: attrs}}
	return call
}
