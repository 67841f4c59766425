package bitcode

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// upgradeRules are the intrinsics that LLVM 7 to 21 had in another form than LLVM 22, by their names without "llvm." and without the
// types that they are overloaded on (AutoUpgrade.cpp, upgradeIntrinsicFunction1 and UpgradeIntrinsicCall). Those of other targets than
// NVIDIA's GPUs are left as they are.
var upgradeRules = allRules(genericRules, reductionRules(), nvvmRules, nvvmFamilies())

func allRules(tables ...map[string]upgradeRule) map[string]upgradeRule {
	all := map[string]upgradeRule{}
	for _, t := range tables {
		for name, rule := range t {
			all[name] = rule
		}
	}
	return all
}

var genericRules = map[string]upgradeRule{
	"annotation":                        {}, // only renamed
	"coro.end":                          {params(2), endCoroutine},
	"ctlz":                              {params(1), oneMoreFlag},
	"cttz":                              {params(1), oneMoreFlag},
	"experimental.stepvector":           renamed("stepvector", "r"),
	"experimental.vector.deinterleave2": renamed("vector.deinterleave2", "0"),
	"experimental.vector.extract":       renamed("vector.extract", "r0"),
	"experimental.vector.extract.last.active": {}, // another operation
	"experimental.vector.insert":              renamed("vector.insert", "01"),
	"experimental.vector.interleave2":         renamed("vector.interleave2", "r"),
	"experimental.vector.partial.reduce.add":  renamed("vector.partial.reduce.add", "01"),
	"experimental.vector.reverse":             renamed("vector.reverse", "0"),
	"experimental.vector.splice":              {params(3), splice},
	"flt.rounds":                              renamed("get.rounding", ""),
	"invariant.group.barrier":                 renamed("launder.invariant.group", "0"),
	"lifetime.end":                            {params(2), lifetime("llvm.lifetime.end")},
	"lifetime.start":                          {params(2), lifetime("llvm.lifetime.start")},
	"masked.gather":                           {params(4), masked("r0", 0, 1)},
	"masked.load":                             {params(4), masked("r0", 0, 1)},
	"masked.scatter":                          {params(4), masked("01", 1, 2)},
	"masked.store":                            {params(4), masked("01", 1, 2)},
	"memcpy":                                  {params(5), memory("012", 2)},
	"memmove":                                 {params(5), memory("012", 2)},
	"memset":                                  {params(5), memory("02", 1)},
	"objectsize":                              {func(t *ir.Type) bool { return params(2)(t) || params(3)(t) }, objectSize},
	"ptr.annotation":                          {params(4), annotate},
	"stackprotectorcheck":                     {nil, func(*upgrader, *ir.Function) *callForm { return &callForm{} }},
	"var.annotation":                          {params(4), annotate},
	"vector.splice":                           {params(3), splice},
	"vector.splice.left":                      {},
	"vector.splice.right":                     {},
}

// reductionRules are those of reductions, without the first form of those of floating-point numbers, which did not say where it starts.
func reductionRules() map[string]upgradeRule {
	out := map[string]upgradeRule{}
	for _, op := range strings.Fields("add mul and or xor smax smin umax umin fmax fmin") {
		out["experimental.vector.reduce."+op] = renamed("vector.reduce."+op, "0")
	}
	for _, op := range strings.Fields("fadd fmul") {
		out["experimental.vector.reduce.v2."+op] = renamed("vector.reduce."+op, "1")
	}
	return out
}

// params tells function types of so many parameters.
func params(n int) func(*ir.Type) bool {
	return func(t *ir.Type) bool { return len(t.Fields) == n && !t.VarArg }
}

// renamed is the rule of an intrinsic that only has another name now.
func renamed(name, slots string) upgradeRule {
	fits := func(t *ir.Type) bool { _, ok := overloaded("llvm."+name, slots, t); return ok }
	return upgradeRule{fits, func(u *upgrader, f *ir.Function) *callForm {
		made, _ := overloaded("llvm."+name, slots, f.FnTy)
		d := u.declare(made, f.Attrs.FnSet(), f.FnTy.Result(), f.FnTy.Fields...)
		return &callForm{edit: func(b *bodyReader, in *ir.Instr) (bool, error) {
			in.Ops[0] = b.r.global(d.at)
			return true, nil
		}}
	}}
}

// recall makes the call one of another intrinsic with other arguments, as if it were a new one: without attributes and metadata.
func (b *bodyReader) recall(in *ir.Instr, d declared, args ...ir.Value) {
	in.Ops = b.stock.values.keep(append([]ir.Value{b.r.global(d.at)}, args...))
	in.ElemTy, in.Ty = d.ty, d.ty.Result()
	in.Flags &= ir.FastFlags
	in.Call, in.MD = &ir.CallInfo{}, nil
}

// edited is the form of calls that become calls of the declared intrinsic with other arguments.
func edited(d declared, args func(old []ir.Value) []ir.Value) *callForm {
	return &callForm{edit: func(b *bodyReader, in *ir.Instr) (bool, error) {
		b.recall(in, d, args(in.CallArgs())...)
		return true, nil
	}}
}

// oneMoreFlag adds the flag that says that zero is not undefined.
func oneMoreFlag(u *upgrader, f *ir.Function) *callForm {
	t, i1 := f.FnTy.Fields[0], u.r.M.Types.Int(1)
	base, _, _ := strings.Cut(strings.TrimPrefix(f.Name, "llvm."), ".")
	d := u.declare(ir.IntrinsicName("llvm."+base, t), f.Attrs.FnSet(), t, t, i1)
	return edited(d, func(old []ir.Value) []ir.Value { return []ir.Value{old[0], ir.Int(i1, 0)} })
}

func endCoroutine(u *upgrader, f *ir.Function) *callForm {
	token := u.r.M.Types.Primitive(ir.TokenKind)
	d := u.declare("llvm.coro.end", f.Attrs.FnSet(), f.FnTy.Result(), append(slices.Clone(f.FnTy.Fields), token)...)
	return edited(d, func(old []ir.Value) []ir.Value { return append(slices.Clone(old), ir.Null(token)) })
}

// annotate adds the null pointer that says there are no arguments.
func annotate(u *upgrader, f *ir.Function) *callForm {
	base := strings.Join(strings.SplitN(f.Name, ".", 4)[:3], ".")
	name, _ := overloaded(base, "01", f.FnTy)
	ptr := f.FnTy.Fields[1]
	d := u.declare(name, f.Attrs.FnSet(), f.FnTy.Result(), append(slices.Clone(f.FnTy.Fields), ptr)...)
	return edited(d, func(old []ir.Value) []ir.Value { return append(slices.Clone(old), ir.Null(ptr)) })
}

// objectSize adds the flags that it got later.
func objectSize(u *upgrader, f *ir.Function) *callForm {
	i1 := u.r.M.Types.Int(1)
	ptr, n := f.FnTy.Fields[0], len(f.FnTy.Fields)
	d := u.declare(ir.IntrinsicName("llvm.objectsize", f.FnTy.Result(), ptr), f.Attrs.FnSet(), f.FnTy.Result(), ptr, i1, i1, i1)
	return edited(d, func(old []ir.Value) []ir.Value {
		return append(slices.Clone(old[:n]), []ir.Value{ir.Int(i1, 0), ir.Int(i1, 0)}[n-2:]...)
	})
}

// splice gives the offset its direction in the name.
func splice(u *upgrader, f *ir.Function) *callForm {
	t, i32 := f.FnTy.Result(), u.r.M.Types.Int(32)
	left := u.declare(ir.IntrinsicName("llvm.vector.splice.left", t), f.Attrs.FnSet(), t, t, t, i32)
	right := u.declare(ir.IntrinsicName("llvm.vector.splice.right", t), f.Attrs.FnSet(), t, t, t, i32)
	return &callForm{edit: func(b *bodyReader, in *ir.Instr) (bool, error) {
		n, ok := ir.AsUint64(in.Ops[3])
		if !ok || in.Ops[3].Type() != i32 {
			return false, errors.New("an offset that is no constant of 32 bits")
		}
		d, offset := left, int64(int32(n))
		if offset < 0 {
			d, offset = right, -offset
		}
		b.recall(in, d, in.Ops[1], in.Ops[2], ir.Int(i32, offset))
		return true, nil
	}}
}

// lifetime drops the size. Only allocas have a lifetime that is marked.
func lifetime(base string) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		void, bySpace := f.FnTy.Result(), map[*ir.Type]declared{}
		for _, p := range []*ir.Type{f.FnTy.Fields[1], u.r.M.Types.Ptr(u.r.stack)} {
			bySpace[p] = u.declare(ir.IntrinsicName(base, p), f.Attrs.FnSet(), void, p)
		}
		return &callForm{edit: func(b *bodyReader, in *ir.Instr) (bool, error) {
			p, ok := withoutCasts(in.Ops[2]).(*ir.Instr)
			if !ok || p.Op != ir.Alloca {
				return false, nil
			}
			d, ok := bySpace[p.Ty]
			if !ok {
				return false, fmt.Errorf("an alloca of address space %d", p.Ty.AddrSpace)
			}
			b.recall(in, d, p)
			return true, nil
		}}
	}
}

// withoutCasts gives what a pointer was made of by casts that leave it the same (Value::stripPointerCasts).
func withoutCasts(v ir.Value) ir.Value {
	for {
		var op ir.Op
		var ops []ir.Value
		switch v := v.(type) {
		case *ir.Instr:
			op, ops = v.Op, v.Ops
			if i := returnedArg(v); i > 0 {
				op, ops = ir.BitCast, ops[i:]
			}
		case *ir.Const:
			op, ops = v.Op, v.Ops
			if v.Kind != ir.ConstExpr {
				return v
			}
		}
		switch {
		case op == ir.BitCast && ops[0].Type().IsPtr(), op == ir.AddrSpaceCast, op == ir.GetElementPtr && zeros(ops[1:]):
			v = ops[0]
		default:
			return v
		}
	}
}

// returnedArg gives the number of the operand that a call returns, 0 if it is not known to return one.
func returnedArg(in *ir.Instr) int {
	if !in.IsCall() {
		return 0
	}
	for i := range in.CallArgs() {
		if in.Call.Attrs.Param(i).Has(ir.AttrReturned) {
			return 1 + i
		}
	}
	// Another module's function may be read at the same time.
	if f := in.CalledFunc(); f != nil && f.Module == in.Parent.Parent.Module {
		for i := range min(len(f.Args), len(in.CallArgs())) {
			if f.Attrs.Param(i).Has(ir.AttrReturned) {
				return 1 + i
			}
		}
	}
	return 0
}

func zeros(list []ir.Value) bool {
	for _, v := range list {
		if n, ok := ir.AsUint64(v); !ok || n != 0 {
			return false
		}
	}
	return true
}

// memory makes the alignment, once an argument for all pointers, an attribute of each.
func memory(slots string, pointers int) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		p := f.FnTy.Fields
		base, _, _ := strings.Cut(strings.TrimPrefix(f.Name, "llvm."), ".")
		name, ok := overloaded("llvm."+base, slots, f.FnTy)
		if !ok {
			u.fail(f.Name)
		}
		d := u.declare(name, f.Attrs.FnSet(), f.FnTy.Result(), p[0], p[1], p[2], p[4])
		return &callForm{edit: func(b *bodyReader, in *ir.Instr) (bool, error) {
			align, err := alignArgument(in.Ops[4])
			if err != nil {
				return false, err
			}
			old := in.Call.Attrs
			attrs := &ir.AttrList{Fn: old.FnSet(), Ret: old.RetSet(), Params: []*ir.AttrSet{old.Param(0), old.Param(1), old.Param(2), old.Param(4)}}
			for i := range pointers {
				attrs.Params[i] = aligned(attrs.Params[i], align)
			}
			b.recall(in, d, in.Ops[1], in.Ops[2], in.Ops[3], in.Ops[5])
			in.Call.Attrs = attrs
			return true, nil
		}}
	}
}

func alignArgument(v ir.Value) (uint64, error) {
	n, ok := ir.AsUint64(v)
	if _, power := ir.Log2(n); !ok || n != 0 && !power || n >= 1<<33 {
		return 0, errors.New("an alignment that is no power of two")
	}
	return n, nil
}

// aligned gives the attributes of a pointer with its alignment in bytes; 0 is none.
func aligned(s *ir.AttrSet, n uint64) *ir.AttrSet {
	if n == 0 {
		return s.Without(ir.Attr{Kind: ir.AttrAlign})
	}
	return s.With(ir.Attr{Kind: ir.AttrAlign, HasVal: true, Int: n})
}

// masked makes the alignment, an argument before, an attribute of the pointer. None of a gather or scatter means that of the type.
func masked(slots string, pointer, align int) func(*upgrader, *ir.Function) *callForm {
	return func(u *upgrader, f *ir.Function) *callForm {
		base := strings.Join(strings.SplitN(f.Name, ".", 4)[:3], ".")
		name, ok := overloaded(base, slots, f.FnTy)
		if !ok {
			u.fail(f.Name)
		}
		params := append(slices.Clone(f.FnTy.Fields[:align]), f.FnTy.Fields[align+1:]...)
		d := u.declare(name, f.Attrs.FnSet(), f.FnTy.Result(), params...)
		return &callForm{edit: func(b *bodyReader, in *ir.Instr) (bool, error) {
			n, err := alignArgument(in.Ops[1+align])
			if err != nil {
				return false, err
			}
			if n == 0 {
				elem := in.Ty
				if slots == "01" {
					elem = in.Ops[1].Type()
				}
				if n, err = b.r.abiAlign(elem.Scalar()); err != nil {
					return false, err
				}
			}
			md, tail := in.MD, in.Flags&(ir.TailKind|ir.NoTail|ir.MustTail)
			b.recall(in, d, append(slices.Clone(in.CallArgs()[:align]), in.CallArgs()[align+1:]...)...)
			in.MD = md
			in.Flags |= tail
			in.Call.Attrs = &ir.AttrList{Params: make([]*ir.AttrSet, pointer+1)}
			in.Call.Attrs.Params[pointer] = aligned(nil, n)
			return true, nil
		}}
	}
}

// abiAlign gives the alignment of a type in bytes.
func (r *Reader) abiAlign(t *ir.Type) (uint64, error) {
	layout, err := ir.ParseDataLayout(r.M.DataLayout)
	if err != nil {
		return 0, err
	}
	return layout.AlignOf(t), nil
}
