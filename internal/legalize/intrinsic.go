package legalize

import (
	"fmt"
	"sort"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// BaseName gives the name of an intrinsic without the overload types at its end: llvm.umin for llvm.umin.v4i32. What a
// type looks like in a name is said by getMangledTypeStr in LLVM's IR/Intrinsics.cpp.
func BaseName(name string) string {
	for {
		dot := strings.LastIndexByte(name, '.')
		if dot <= len("llvm") || !isTypeSuffix(name[dot+1:]) {
			return name
		}
		name = name[:dot]
	}
}

func isTypeSuffix(s string) bool {
	switch s {
	case "f16", "f32", "f64", "f80", "f128", "bf16", "ppcf128", "isVoid", "Metadata", "x86mmx", "x86amx":
		return true
	}
	for _, prefix := range []string{"nxv", "v", "i", "p", "a"} {
		rest, ok := strings.CutPrefix(s, prefix)
		if !ok {
			continue
		}
		n := strings.TrimLeft(rest, "0123456789")
		if len(n) == len(rest) {
			return false
		}
		if prefix == "i" {
			return n == ""
		}
		if prefix == "p" && n == "" {
			return true
		}
		return isTypeSuffix(n)
	}
	return false
}

// Natives says which intrinsics the readers and compilers of a dialect take as they are: base name, or whole name, to the scalar
// types, separated by spaces, that it may be overloaded on; "v" among them allows vectors of them, and the empty string
// everything. NVPTX and Host hold what only modules for, or not for, NVIDIA's GPUs may use. Of the intrinsics llvm.nvvm.* those are native
// on GPUs that the library in use was measured to know in the dialect.
type Natives struct {
	Dialect          ir.Dialect
	All, NVPTX, Host map[string]string
}

// mistaken are intrinsics that libraries know and get wrong: in the LLVM 7 dialect they take two readings of a clock for one.
var mistaken = map[string]bool{"llvm.nvvm.read.ptx.sreg.clock": true, "llvm.nvvm.read.ptx.sreg.clock64": true}

func (n *Natives) types(c *Context, name string) (string, bool) {
	own := n.Host
	if c.NVPTX {
		own = n.NVPTX
		if strings.HasPrefix(name, "llvm.nvvm.") && !mistaken[name] && knows(n.Dialect, name, c.CUDA) {
			return "", true
		}
	}
	for _, name := range [2]string{name, BaseName(name)} {
		if s, ok := own[name]; ok {
			return s, true
		}
		if s, ok := n.All[name]; ok {
			return s, true
		}
	}
	return "", false
}

// Has reports whether the intrinsic is native with the function type.
func (n *Natives) Has(c *Context, name string, fnTy *ir.Type) bool {
	allowed, ok := n.types(c, name)
	if !ok || allowed == "" {
		return ok
	}
	list := strings.Fields(allowed)
	for i, p := range append([]*ir.Type{fnTy.Result()}, fnTy.Fields...) {
		if !typeAllowed(p, list, i != 1) {
			return false
		}
	}
	return true
}

// typeAllowed judges one type of a signature. Booleans (flags and overflow bits) do not count where they are only an extra.
func typeAllowed(t *ir.Type, list []string, extra bool) bool {
	switch t.Kind {
	case ir.StructKind:
		for _, f := range t.Fields {
			if !typeAllowed(f, list, extra) {
				return false
			}
		}
		return true
	case ir.VectorKind:
		if t.Scalable || !contains(list, "v") {
			return false
		}
	}
	s := t.Scalar()
	if s.Kind == ir.IntKind && s.Bits == 1 && extra {
		return true
	}
	return s.Kind != ir.IntKind && !s.IsFloat() || contains(list, ir.TypeSuffix(s))
}

func contains(list []string, s string) bool {
	for _, l := range list {
		if l == s {
			return true
		}
	}
	return false
}

// An expansion is one call of an intrinsic that is being replaced. What its methods append comes before the call.
type expansion struct {
	*ir.Rewriter
	c    *Context
	nat  *Natives
	in   *ir.Instr
	base string
	ty   *ir.Type   // of the result
	args []ir.Value // as they are now
}

// An expander builds what stands for the result of a call; nil for a call without a result.
type expander func(*expansion) (ir.Value, error)

// expand gives the pass that replaces the calls of the table's intrinsics (by base name) that are not native.
func expand(name string, nat *Natives, table map[string]expander) Pass {
	return expandBy(name, nat, func(_ *Context, f *ir.Function) expander { return table[BaseName(f.Name)] })
}

// expandBy gives the pass that replaces the calls of intrinsics that are not native and for which find gives an expander.
func expandBy(name string, nat *Natives, find func(*Context, *ir.Function) expander) Pass {
	return Pass{Name: name, Prepare: func(c *Context) func(*ir.Function) error {
		expanders := map[*ir.Function]expander{}
		for _, f := range c.M.Funcs {
			if !ir.IsIntrinsic(f.Name) {
				continue
			}
			if e := find(c, f); e != nil && !nat.Has(c, f.Name, f.FnTy) {
				expanders[f] = e
			}
		}
		if len(expanders) == 0 {
			return nil
		}
		expanderOf := func(in *ir.Instr) expander {
			if f := in.CalledFunc(); f != nil {
				return expanders[f]
			}
			return nil
		}
		return func(f *ir.Function) error {
			if !anyInstr(f, func(in *ir.Instr) bool { return expanderOf(in) != nil }) {
				return nil
			}
			return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
				e := expanderOf(in)
				if e == nil {
					return nil, false, nil
				}
				if in.Op != ir.Call {
					return nil, false, fmt.Errorf("%s of %s is not supported", in.Op, in.CalledFunc().Name)
				}
				x := &expansion{Rewriter: r, c: c, nat: nat, in: in, base: BaseName(in.CalledFunc().Name), ty: in.Ty}
				x.args = make([]ir.Value, len(in.CallArgs()))
				for i, a := range in.CallArgs() {
					x.args[i] = r.Now(a)
				}
				v, err := e(x)
				if err != nil {
					return nil, false, fmt.Errorf("%s: %w", in.CalledFunc().Name, err)
				}
				return v, true, nil
			})
		}
	}}
}

// anyInstr reports whether the condition holds for an instruction of the function: a cheap look before a rewrite.
func anyInstr(f *ir.Function, is func(*ir.Instr) bool) bool {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if is(in) {
				return true
			}
		}
	}
	return false
}

// call appends a call of the named function, declaring it.
func (x *expansion) call(name string, result *ir.Type, args ...ir.Value) (ir.Value, error) {
	params := make([]*ir.Type, len(args))
	for i, a := range args {
		params[i] = a.Type()
	}
	ft := x.Types.Func(result, false, params...)
	f, err := x.c.Declare(name, ft, nil)
	if err != nil {
		return nil, err
	}
	return x.Call(ft, f, args...), nil
}

// native reports whether base overloaded on the types, with the signature, is native.
func (x *expansion) native(base string, result *ir.Type, params ...*ir.Type) bool {
	return x.nat.Has(x.c, base, x.Types.Func(result, false, params...))
}

// lanes replaces an operation on vectors by one on each of their elements; scalar arguments are given to every one.
func (x *expansion) lanes(one func(args []ir.Value) (ir.Value, error)) (ir.Value, error) {
	if x.ty.Scalable {
		return nil, fmt.Errorf("scalable vectors are not supported")
	}
	var out ir.Value = ir.Poison(x.ty)
	args := make([]ir.Value, len(x.args))
	for i := range x.ty.Len {
		for k, a := range x.args {
			args[k] = a
			if a.Type().Kind == ir.VectorKind {
				args[k] = x.ExtractElem(a, i)
			}
		}
		v, err := one(args)
		if err != nil {
			return nil, err
		}
		out = x.InsertElem(out, v, i)
	}
	return out, nil
}

// k gives the constant, or the splat of it, of an integer type of any width.
func k(t *ir.Type, v int64) *ir.Const { return ir.Int(t, v) }

// isTrue reports whether a flag argument is the constant true.
func isTrue(v ir.Value) bool {
	n, ok := ir.AsUint64(v)
	return ok && n != 0
}

// CheckIntrinsics is the last word on intrinsics: what is called and not native is refused, and what is only declared, by
// inputs or by passes, is dropped. Both kinds of leftovers would reach the PTX as functions that nobody defines.
func CheckIntrinsics(nat *Natives) Pass {
	return Pass{Name: "check-intrinsics", Module: func(c *Context) error {
		type use struct {
			f  *ir.Function
			in *ir.Instr
		}
		used := map[*ir.Function]*use{}
		for _, f := range c.M.Funcs {
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					in.EachOperand(func(p *ir.Value) {
						if g, ok := (*p).(*ir.Function); ok && ir.IsIntrinsic(g.Name) && used[g] == nil {
							used[g] = &use{f, in}
						}
					})
				}
			}
		}
		var bad []*ir.Function
		keep := c.M.Funcs[:0]
		for _, f := range c.M.Funcs {
			if !ir.IsIntrinsic(f.Name) {
				keep = append(keep, f)
				continue
			}
			by := used[f]
			if by == nil {
				if c.funcs[f.Name] == f {
					delete(c.funcs, f.Name)
				}
				continue
			}
			keep = append(keep, f)
			if !nat.Has(c, f.Name, f.FnTy) {
				bad = append(bad, f)
			}
		}
		c.M.Funcs = keep
		if len(bad) == 0 {
			return nil
		}
		sort.Slice(bad, func(i, j int) bool { return bad[i].Name < bad[j].Name })
		by := used[bad[0]]
		return &Error{Func: by.f, Err: ir.At(by.in, fmt.Errorf("intrinsic %s is not supported%s", bad[0].Name, nat.why(c, bad[0].Name)))}
	}}
}

// reasons says more about intrinsics that people may meet and that have no lowering.
var reasons = map[string]string{
	"llvm.threadlocal.address":     ": GPUs have no thread-local variables",
	"llvm.stacksave":               ": stack allocations of a size that is not constant",
	"llvm.stackrestore":            ": stack allocations of a size that is not constant",
	"llvm.load.relative":           ": tables of relative addresses cannot be written in PTX",
	"llvm.eh.typeid.for":           ": GPUs do not unwind",
	"llvm.returnaddress":           ": PTX has no stack frames to look at",
	"llvm.frameaddress":            ": PTX has no stack frames to look at",
	"llvm.va_start":                ": variadic functions",
	"llvm.thread.pointer":          ": GPUs have no thread-local variables",
	"llvm.get.dynamic.area.offset": ": stack allocations of a size that is not constant",
}

func (n *Natives) why(c *Context, name string) string {
	if c.NVPTX && strings.HasPrefix(name, "llvm.nvvm.") {
		return knownElsewhere(n.Dialect, name)
	}
	return reasons[BaseName(name)]
}
