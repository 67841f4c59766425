package llvm7

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// debugCalls turns debug records into calls of the intrinsics that LLVM 7 has in their place, before the instructions that they stand
// before (LLVM 7's SourceLevelDebugging, "Debugger intrinsic functions").
func debugCalls(c *legalize.Context, f *ir.Function) error {
	for _, b := range f.Blocks {
		if err := blockDebugCalls(c, b); err != nil {
			return err
		}
	}
	return nil
}

func blockDebugCalls(c *legalize.Context, b *ir.Block) error {
	n := 0
	for _, in := range b.Instrs {
		n += len(in.Dbg)
	}
	if n == 0 {
		return nil
	}
	out := make([]*ir.Instr, 0, len(b.Instrs)+n)
	var held []*ir.DbgRecord // those before a landing pad, before which nothing may stand
	for _, in := range b.Instrs {
		held = append(held, in.Dbg...)
		in.Dbg = nil
		switch {
		case in.Op == ir.LandingPad || in.Op == ir.CatchPad || in.Op == ir.CleanupPad || in.Op == ir.Phi:
		case in.Op == ir.CatchSwitch || followsMustTail(out): // there is no place
			held = nil
		default:
			for _, r := range held {
				call, err := debugCall(c, r)
				if err != nil {
					return err
				}
				call.Parent = b
				out = append(out, call)
			}
			held = nil
		}
		out = append(out, in)
	}
	b.Instrs = out
	return nil
}

// followsMustTail reports whether what comes next must be the return of a musttail call's result.
func followsMustTail(instrs []*ir.Instr) bool {
	for i := len(instrs) - 1; i >= 0; i-- {
		if instrs[i].Op != ir.BitCast {
			return instrs[i].Flags&ir.MustTail != 0 && instrs[i].Op == ir.Call
		}
	}
	return false
}

func debugCall(c *legalize.Context, r *ir.DbgRecord) (*ir.Instr, error) {
	md := c.Types.Metadata()
	var args []ir.Value
	add := func(m ir.Metadata) { args = append(args, &ir.MDAsValue{Ty: md, MD: m}) }
	if r.Kind == ir.DbgLabel {
		add(r.Var)
	} else {
		if len(r.Values) == 1 {
			add(&ir.MDValue{V: r.Values[0]})
		} else {
			add(&ir.MDNode{})
		}
		add(r.Var)
		add(r.Expr)
	}
	params := make([]*ir.Type, len(args))
	for i := range params {
		params[i] = md
	}
	ft := c.Types.Func(c.Types.Void(), false, params...)
	f, err := c.Declare("llvm.dbg."+r.Kind.String(), ft, &ir.AttrList{Fn: &ir.AttrSet{List: []ir.Attr{{Kind: ir.AttrNoUnwind},
		{Kind: ir.AttrReadNone}, {Kind: ir.AttrSpeculatable}}}})
	if err != nil {
		return nil, err
	}
	return &ir.Instr{Op: ir.Call, Ty: c.Types.Void(), ElemTy: ft, Ops: append([]ir.Value{f}, args...), Call: &ir.CallInfo{}, Loc: r.Loc}, nil
}

// described gives the typed form of a value that metadata of a debug intrinsic wraps: a parameter or stack slot itself, not its cast to
// bytes. A constant that has no typed form is no longer known.
func (b *body) described(f *ir.Function, m *ir.MDAsValue) *ir.MDAsValue {
	md, ok := m.MD.(*ir.MDValue)
	if !ok {
		return m
	}
	v := md.V
	switch x := v.(type) {
	case *ir.Arg:
		v = f.Args[x.Index]
	case *ir.Instr:
		if x.Op == ir.BitCast && len(x.Ops) == 1 {
			if slot, ok := x.Ops[0].(*ir.Instr); ok && slot.Op == ir.Alloca {
				v = slot
			}
		}
	case *ir.Const:
		typed, err := b.constant(x)
		if err != nil {
			typed = ir.Undef(b.typ(x.Ty))
		}
		v = typed
	}
	return &ir.MDAsValue{Ty: m.Ty, MD: &ir.MDValue{V: v}}
}
