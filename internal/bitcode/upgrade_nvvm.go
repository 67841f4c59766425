package bitcode

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// nvvmRules are the intrinsics of NVIDIA's GPUs that LLVM 22 has as others, or as plain instructions (AutoUpgrade.cpp,
// upgradeNVVMIntrinsicCall).
var nvvmRules = map[string]upgradeRule{
	"nvvm.abs.bf16":            {notBF16, absBF16},
	"nvvm.abs.bf16x2":          {notBF16, absBF16},
	"nvvm.abs.i":               {params(1), abs},
	"nvvm.abs.ll":              {params(1), abs},
	"nvvm.atomic.load.add.f32": {params(2), atomicOp(ir.RMWFAdd)},
	"nvvm.atomic.load.add.f64": {params(2), atomicOp(ir.RMWFAdd)},
	"nvvm.atomic.load.dec.32":  {params(2), atomicOp(ir.RMWUDecWrap)},
	"nvvm.atomic.load.inc.32":  {params(2), atomicOp(ir.RMWUIncWrap)},
	"nvvm.bar.sync":            {params(1), barrier("sync.aligned.all", 1)},
	"nvvm.barrier":             {params(2), barrier("sync.aligned.count", 2)},
	"nvvm.barrier.n":           {params(1), barrier("sync.aligned.all", 1)},
	"nvvm.barrier.sync":        {params(1), barrier("sync.all", 1)},
	"nvvm.barrier.sync.cnt":    {params(2), barrier("sync.count", 2)},
	"nvvm.barrier0":            {params(0), barrier("sync.aligned.all", 0)},
	"nvvm.barrier0.and":        {params(1), reducingBarrier("and")},
	"nvvm.barrier0.or":         {params(1), reducingBarrier("or")},
	"nvvm.barrier0.popc":       {params(1), reducingBarrier("popc")},
	"nvvm.bitcast.d2ll":        {params(1), bitcast},
	"nvvm.bitcast.f2i":         {params(1), bitcast},
	"nvvm.bitcast.i2f":         {params(1), bitcast},
	"nvvm.bitcast.ll2d":        {params(1), bitcast},
	"nvvm.brev32":              {params(1), generic("bitreverse", false)},
	"nvvm.brev64":              {params(1), generic("bitreverse", false)},
	"nvvm.clz.i":               {params(1), generic("ctlz", true)},
	"nvvm.clz.ll":              {params(1), counted("ctlz", true)},
	"nvvm.ex2.approx.d":        {params(1), overloadedUnary("llvm.nvvm.ex2.approx")},
	"nvvm.ex2.approx.f":        {params(1), overloadedUnary("llvm.nvvm.ex2.approx")},
	"nvvm.ex2.approx.f16x2":    {params(1), overloadedUnary("llvm.nvvm.ex2.approx")},
	"nvvm.ex2.approx.ftz.f":    {params(1), overloadedUnary("llvm.nvvm.ex2.approx.ftz")},
	"nvvm.fabs.d":              {params(1), overloadedUnary("llvm.nvvm.fabs")},
	"nvvm.fabs.f":              {params(1), overloadedUnary("llvm.nvvm.fabs")},
	"nvvm.fabs.ftz.f":          {params(1), overloadedUnary("llvm.nvvm.fabs.ftz")},
	"nvvm.h2f":                 {params(1), overloadedUnary("llvm.convert.from.fp16")},
	"nvvm.ldg.global.f":        {params(2), readOnlyLoad},
	"nvvm.ldg.global.i":        {params(2), readOnlyLoad},
	"nvvm.ldg.global.p":        {params(2), readOnlyLoad},
	"nvvm.mapa.shared.cluster": {resultIn(sharedSpace), mapaCluster},
	"nvvm.popc.i":              {params(1), generic("ctpop", false)},
	"nvvm.popc.ll":             {params(1), counted("ctpop", false)},
	"nvvm.rotate.b32":          {params(2), funnel("llvm.fshl", 0)},
	"nvvm.rotate.b64":          {params(2), funnel("llvm.fshl", 0)},
	"nvvm.rotate.right.b64":    {params(2), funnel("llvm.fshr", 0)},
	"nvvm.swap.lo.hi.b64":      {params(1), funnel("llvm.fshl", 32)},
	"nvvm.tanh.approx.f32":     {params(1), approximateTanh},
	"nvvm.cp.async.bulk.global.to.shared.cluster": {firstIn(sharedSpace), toCluster(false)},
	"nvvm.cp.async.bulk.shared.cta.to.cluster":    {firstIn(sharedSpace), toCluster(false)},
}

// Address spaces of NVPTX (NVPTXAddrSpace.h).
const (
	globalSpace        = 1
	sharedSpace        = 3
	sharedClusterSpace = 7
)

// nvvmFamilies are those of names that are put together.
func nvvmFamilies() map[string]upgradeRule {
	out := map[string]upgradeRule{}
	for _, form := range strings.Fields("im2col.3d im2col.4d im2col.5d tile.1d tile.2d tile.3d tile.4d tile.5d") {
		out["nvvm.cp.async.bulk.tensor.g2s."+form] = upgradeRule{oldTensorCopy, toCluster(true)}
	}
	for _, space := range strings.Fields("local shared global constant param") {
		out["nvvm.ptr.gen.to."+space] = upgradeRule{params(1), spaceCast}
		out["nvvm.ptr."+space+".to.gen"] = upgradeRule{params(1), spaceCast}
	}
	for _, op := range []string{"max", "min"} {
		for _, t := range []string{"s", "i", "ll"} {
			out["nvvm."+op+"."+t] = upgradeRule{params(2), generic("s"+op, false)}
		}
		for _, t := range []string{"us", "ui", "ull"} {
			out["nvvm."+op+"."+t] = upgradeRule{params(2), generic("u"+op, false)}
		}
	}
	for _, op := range strings.Fields("fma.rn fma.rn.relu neg fmax fmin fmax.ftz fmin.ftz fmax.ftz.nan fmin.ftz.nan fmax.ftz.nan.xorsign.abs " +
		"fmin.ftz.nan.xorsign.abs fmax.ftz.xorsign.abs fmin.ftz.xorsign.abs fmax.nan fmin.nan fmax.nan.xorsign.abs fmin.nan.xorsign.abs " +
		"fmax.xorsign.abs fmin.xorsign.abs") {
		out["nvvm."+op+".bf16"] = upgradeRule{notBF16, onBF16}
		out["nvvm."+op+".bf16x2"] = upgradeRule{notBF16, onBF16}
	}
	return out
}

// notBF16 tells function types of before bfloat had a type of its own in these intrinsics.
func notBF16(t *ir.Type) bool { return t.Result().Scalar().Kind != ir.BFloatKind && len(t.Fields) > 0 }

func resultIn(space uint32) func(*ir.Type) bool {
	return func(t *ir.Type) bool {
		return t.Result().IsPtr() && t.Result().AddrSpace == space && len(t.Fields) == 2
	}
}

func firstIn(space uint32) func(*ir.Type) bool {
	return func(t *ir.Type) bool {
		return len(t.Fields) > 0 && t.Fields[0].IsPtr() && t.Fields[0].AddrSpace == space
	}
}

// Attributes of the intrinsics that are declared here: what LLVM 22 knows of them by itself is not said.
var (
	pureAttrs = &ir.AttrSet{List: []ir.Attr{{Kind: ir.AttrNoUnwind}, {Kind: ir.AttrSpeculatable}, {Kind: ir.AttrWillReturn},
		{Kind: ir.AttrMemory, HasVal: true}}}
	barrierAttrs = &ir.AttrSet{List: []ir.Attr{{Kind: ir.AttrNoUnwind}, {Kind: ir.AttrConvergent}}}
)

// generic is an intrinsic that LLVM has for every target; flag adds a false one. LLVM makes the calls anew, but for those
// of minima and maxima, which keep their attributes.
func generic(name string, flag bool) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		t, i1 := f.FnTy.Result(), u.r.M.Types.Int(1)
		params := append([]*ir.Type(nil), f.FnTy.Fields...)
		if flag {
			params = append(params, i1)
		}
		d := u.declare(ir.IntrinsicName("llvm."+name, t), pureAttrs, t, params...)
		if strings.HasSuffix(name, "min") || strings.HasSuffix(name, "max") {
			return &callForm{edit: func(b *bodyReader, in *ir.Instr) (bool, error) {
				in.Ops[0] = b.r.global(d.at)
				return true, nil
			}}
		}
		return edited(d, func(old []ir.Value) []ir.Value {
			args := append([]ir.Value(nil), old...)
			if flag {
				args = append(args, ir.Int(i1, 0))
			}
			return args
		})
	}
}

// counted is a count of bits, in 64 of them, whose result is of 32.
func counted(name string, flag bool) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		t, i1 := f.FnTy.Fields[0], u.r.M.Types.Int(1)
		params := []*ir.Type{t}
		if flag {
			params = append(params, i1)
		}
		d := u.declare(ir.IntrinsicName("llvm."+name, t), pureAttrs, t, params...)
		return &callForm{expand: func(x *expansion) (ir.Value, error) {
			if flag {
				x.args = append(x.args, ir.Int(i1, 0))
			}
			return x.Cast(ir.Trunc, x.declared(d, x.args...), x.ty), nil
		}}
	}
}

// overloadedUnary is an intrinsic whose types were in its name as letters of NVIDIA's.
func overloadedUnary(name string) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		t := f.FnTy.Result()
		d := u.declare(ir.IntrinsicName(name, t), pureAttrs, t, f.FnTy.Fields...)
		return &callForm{edit: func(b *bodyReader, in *ir.Instr) (bool, error) {
			b.recall(in, d, in.Ops[1])
			in.Flags = 0
			return true, nil
		}}
	}
}

func approximateTanh(u *upgrader, f *ir.Function) *callForm {
	t := f.FnTy.Result()
	d := u.declare(ir.IntrinsicName("llvm.tanh", t), pureAttrs, t, f.FnTy.Fields...)
	return &callForm{edit: func(b *bodyReader, in *ir.Instr) (bool, error) {
		b.recall(in, d, in.Ops[1])
		in.Flags = ir.FastAFn
		return true, nil
	}}
}

// barrier is one of the whole block (count 0: of barrier 0), of all its threads or of a count of them.
func barrier(kind string, count int) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		i32 := u.r.M.Types.Int(32)
		params := []*ir.Type{i32, i32}[:max(count, 1)]
		d := u.declare("llvm.nvvm.barrier.cta."+kind, barrierAttrs, f.FnTy.Result(), params...)
		return edited(d, func(old []ir.Value) []ir.Value {
			if count == 0 {
				return []ir.Value{ir.Int(i32, 0)}
			}
			return append([]ir.Value(nil), old...)
		})
	}
}

// reducingBarrier is barrier 0 with a condition that all threads give.
func reducingBarrier(op string) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		i1, i32 := u.r.M.Types.Int(1), u.r.M.Types.Int(32)
		result := i1
		if op == "popc" {
			result = i32
		}
		d := u.declare("llvm.nvvm.barrier.cta.red."+op+".aligned.all", barrierAttrs, result, i32, i1)
		return &callForm{expand: func(x *expansion) (ir.Value, error) {
			c := x.ICmp(ir.ICmpNE, x.args[0], ir.Int(i32, 0))
			return x.widened(x.declared(d, ir.Int(i32, 0), c), x.ty), nil
		}}
	}
}

// widened gives the value with zeroes before it, or itself where it is as wide already.
func (x *expansion) widened(v ir.Value, t *ir.Type) ir.Value {
	if v.Type() == t {
		return v
	}
	return x.Cast(ir.ZExt, v, t)
}

func abs(*upgrader, *ir.Function) *callForm {
	return &callForm{expand: func(x *expansion) (ir.Value, error) {
		v, zero := x.args[0], ir.Int(x.ty, 0)
		minus := x.Bin(ir.Sub, zero, v)
		return x.Select(x.ICmp(ir.ICmpSGE, v, zero), v, minus), nil
	}}
}

func bitcast(*upgrader, *ir.Function) *callForm {
	return &callForm{expand: func(x *expansion) (ir.Value, error) { return x.as(x.args[0], x.ty), nil }}
}

// as gives the value with the bits of another type.
func (x *expansion) as(v ir.Value, t *ir.Type) ir.Value {
	if v.Type() == t {
		return v
	}
	return x.Cast(ir.BitCast, v, t)
}

func spaceCast(*upgrader, *ir.Function) *callForm {
	return &callForm{expand: func(x *expansion) (ir.Value, error) {
		if x.args[0].Type() == x.ty {
			return x.args[0], nil
		}
		return x.Cast(ir.AddrSpaceCast, x.args[0], x.ty), nil
	}}
}

// atomicOp is an atomicrmw of the strongest order, which LLVM 22 takes; PTX's instruction was a relaxed one.
func atomicOp(op ir.RMWOp) func(*upgrader, *ir.Function) *callForm {
	return func(*upgrader, *ir.Function) *callForm {
		return &callForm{expand: func(x *expansion) (ir.Value, error) {
			bits := x.ty.Bits | x.ty.FloatBits()
			return x.Add(&ir.Instr{Op: ir.AtomicRMW, RMW: op, Ty: x.ty, Ops: x.args, Order: ir.SeqCst, Align: ir.AlignOf(uint64(bits / 8))}), nil
		}}
	}
}

// readOnlyLoad is a load of memory that nobody writes as long as the kernel runs.
func readOnlyLoad(*upgrader, *ir.Function) *callForm {
	return &callForm{expand: func(x *expansion) (ir.Value, error) {
		align, err := alignArgument(x.args[1])
		if err != nil || align == 0 {
			return nil, fmt.Errorf("the alignment is no power of two")
		}
		p, t := x.args[0], x.Types.Ptr(globalSpace)
		if p.Type() != t {
			p = x.Cast(ir.AddrSpaceCast, p, t)
		}
		load := x.Load(x.ty, p, ir.AlignOf(align))
		load.MD = []ir.Attachment{{Kind: "invariant.load", Node: &ir.MDNode{}}}
		return load, nil
	}}
}

// funnel is a rotation, by an argument or by a constant.
func funnel(name string, by int64) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		t := f.FnTy.Result()
		d := u.declare(ir.IntrinsicName(name, t), pureAttrs, t, t, t, t)
		return &callForm{expand: func(x *expansion) (ir.Value, error) {
			var n ir.Value = ir.Int(t, by)
			if by == 0 {
				n = x.widened(x.args[1], t)
			}
			return x.declared(d, x.args[0], x.args[0], n), nil
		}}
	}
}

// bfloats gives the type of as many bfloats as there are halves of words in an integer or vector of them.
func bfloats(types *ir.Types, name string) *ir.Type {
	bf := types.Primitive(ir.BFloatKind)
	if strings.HasSuffix(name, "x2") {
		return types.Vector(2, bf)
	}
	return bf
}

func absBF16(u *upgrader, f *ir.Function) *callForm {
	return bfloatCall(u, f, ir.IntrinsicName("llvm.nvvm.fabs", bfloats(u.r.M.Types, f.Name)))
}

func onBF16(u *upgrader, f *ir.Function) *callForm { return bfloatCall(u, f, f.Name) }

// bfloatCall is an intrinsic on bfloats that took them as integers.
func bfloatCall(u *upgrader, f *ir.Function, name string) *callForm {
	t := bfloats(u.r.M.Types, f.Name)
	params := make([]*ir.Type, len(f.FnTy.Fields))
	for i := range params {
		params[i] = t
	}
	d := u.declare(name, pureAttrs, t, params...)
	return &callForm{expand: func(x *expansion) (ir.Value, error) {
		for i, a := range x.args {
			x.args[i] = x.as(a, t)
		}
		return x.as(x.declared(d, x.args...), x.ty), nil
	}}
}

// mapaCluster is the address of shared memory of another block of the cluster, which has an address space of its own now.
func mapaCluster(u *upgrader, f *ir.Function) *callForm {
	d := u.declare(f.Name, pureAttrs, u.r.M.Types.Ptr(sharedClusterSpace), f.FnTy.Fields...)
	return &callForm{expand: func(x *expansion) (ir.Value, error) {
		return x.Cast(ir.AddrSpaceCast, x.declared(d, x.args...), x.ty), nil
	}}
}

// oldTensorCopy tells types of copies from a tensor to shared memory of another address space, or without the last flag.
func oldTensorCopy(t *ir.Type) bool {
	n := len(t.Fields)
	return n > 3 && t.Fields[0].IsPtr() && (t.Fields[0].AddrSpace == sharedSpace || !t.Fields[n-3].IsInt(1))
}

// toCluster is a copy to the shared memory of a cluster; that of a tensor got a flag for groups of blocks later.
func toCluster(tensor bool) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		types := u.r.M.Types
		params := append([]*ir.Type(nil), f.FnTy.Fields...)
		params[0] = types.Ptr(sharedClusterSpace)
		if n := len(params); tensor && !params[n-3].IsInt(1) {
			params = append(params, types.Int(32))
		}
		d := u.declare(f.Name, f.Attrs.FnSet(), f.FnTy.Result(), params...)
		return &callForm{expand: func(x *expansion) (ir.Value, error) {
			if x.args[0].Type() != params[0] {
				x.args[0] = x.Cast(ir.AddrSpaceCast, x.args[0], params[0])
			}
			if len(params) > len(x.args) {
				x.args = append(x.args, ir.Int(types.Int(32), 0))
			}
			x.declared(d, x.args...)
			return nil, nil
		}}
	}
}
