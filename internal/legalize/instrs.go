package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Instructions rewrites the small things that LLVM added to instructions and constants after version 19 and that older readers do not
// know, and drops what only hints: the samesign flag, the bounds that a constant address stays in, ptrtoaddr, which on GPUs is
// ptrtoint, and operand bundles that mean nothing without the sanitizer or the runtime they are for.
func Instructions() Pass {
	return Pass{Name: "instructions", Module: func(c *Context) error {
		var labelled *ir.Function // whose block's address is taken
		mapConstants(c.M, func(v ir.Value) ir.Value {
			k, ok := v.(*ir.Const)
			if !ok {
				return nil
			}
			if k.Kind == ir.ConstBlockAddress && c.NVPTX {
				labelled = k.Func
			}
			switch {
			case k.Kind == ir.ConstDSOLocalEquivalent || k.Kind == ir.ConstNoCFI:
				if k.Func != nil {
					return k.Func
				}
				if len(k.Ops) == 1 {
					return k.Ops[0]
				}
			case k.Kind == ir.ConstExpr && k.Op == ir.PtrToAddr:
				n := *k
				n.Op = ir.PtrToInt
				return &n
			case k.Kind == ir.ConstExpr && k.InRange != nil:
				n := *k
				n.InRange = nil
				return &n
			}
			return nil
		})
		if labelled != nil {
			return &Error{Func: labelled, Err: fmt.Errorf("addresses of blocks are not supported")}
		}
		return c.eachOf(func(_ int, f *ir.Function) error {
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					in.Flags &^= ir.SameSign
					if in.Op == ir.PtrToAddr {
						in.Op = ir.PtrToInt
					}
					if in.Call != nil && len(in.Call.Bundles) > 0 {
						if err := dropBundles(in); err != nil {
							return &Error{Func: f, Err: err}
						}
					}
				}
			}
			return nil
		})
	}}
}

func dropBundles(in *ir.Instr) error {
	f := in.CalledFunc()
	for _, b := range in.Call.Bundles {
		switch {
		case b.Tag == "kcfi" || b.Tag == "ptrauth":
			// Checks of the callee, which GPUs do not make.
		case f != nil && f.Name == "llvm.assume":
			// More that may be assumed.
		default:
			return fmt.Errorf("operand bundle %q is not supported", b.Tag)
		}
	}
	call := *in.Call
	call.Bundles = nil
	in.Call = &call
	return nil
}

// refusedOps are operations that libNVVM has not, in any dialect, and why.
var refusedOps = map[ir.Op]string{
	ir.IndirectBr: "jumps to computed addresses are not supported",
	ir.CallBr:     "assembler that jumps is not supported",
	ir.VAArg:      "variadic functions cannot be compiled for GPUs",
}

// CheckInstructions refuses what no later pass lowers and libNVVM does not take, or takes and gets wrong.
func CheckInstructions() Pass {
	return Pass{Name: "check-instructions", Func: func(c *Context, f *ir.Function) error {
		if !c.NVPTX {
			return nil
		}
		for _, t := range append([]*ir.Type{f.FnTy.Result()}, f.FnTy.Fields...) {
			if err := checkType(t); err != nil {
				return err
			}
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if err := checkInstr(in); err != nil {
					return ir.At(in, err)
				}
			}
		}
		return nil
	}}
}

func checkInstr(in *ir.Instr) error {
	if why := refusedOps[in.Op]; why != "" {
		return fmt.Errorf("%s: %s", in.Op, why)
	}
	if err := checkType(in.Ty); err != nil {
		return fmt.Errorf("%s: %w", in.Op, err)
	}
	if t := in.ElemTy; t != nil && t.Kind != ir.FuncKind {
		if err := checkType(t); err != nil {
			return fmt.Errorf("%s: %w", in.Op, err)
		}
	}
	for _, op := range in.Ops {
		if c, ok := op.(*ir.Const); ok {
			if err := checkType(c.Ty); err != nil {
				return fmt.Errorf("%s: %w", in.Op, err)
			}
			if err := checkConst(c); err != nil {
				return err
			}
		}
	}
	return nil
}

func checkConst(c *ir.Const) error {
	switch c.Kind {
	case ir.ConstBlockAddress:
		return fmt.Errorf("addresses of blocks are not supported")
	case ir.ConstPtrAuth:
		return fmt.Errorf("signed pointers are not supported")
	}
	return nil
}

// checkType refuses the types that GPUs have no form for. Those of x86 and others come from code that was built for the host.
func checkType(t *ir.Type) error {
	switch t.Kind {
	case ir.X86FP80Kind, ir.FP128Kind, ir.PPCFP128Kind:
		return fmt.Errorf("floating-point numbers of %d bits (%s) are not supported", t.FloatBits(), ir.TypeSuffix(t))
	case ir.X86MMXKind, ir.X86AMXKind, ir.TargetExtKind, ir.TokenKind:
		return fmt.Errorf("a type of another target is not supported")
	case ir.VectorKind:
		if t.Scalable {
			return fmt.Errorf("scalable vectors are not supported")
		}
		return checkType(t.Elem)
	case ir.ArrayKind:
		return checkType(t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if err := checkType(f); err != nil {
				return err
			}
		}
	}
	return nil
}
