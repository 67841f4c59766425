package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Math gives the functions that PTX has no instruction for to NVIDIA's libdevice, as calls of __nv_*, which the driver then links.
// Their errors are those in the tables of the CUDA Math API. frem is among them: what libNVVM itself makes of it is inexact, while
// fmod is exact. Modules for other targets keep what is native and frem, and else call C's mathematics, as code generation would.
func Math(nat *Natives) []Pass {
	return []Pass{expand("libdevice", nat, mathExpanders), {Name: "remainders", Func: frem}}
}

var mathExpanders = map[string]expander{
	"llvm.sin": device("sin"), "llvm.cos": device("cos"), "llvm.tan": device("tan"),
	"llvm.asin": device("asin"), "llvm.acos": device("acos"), "llvm.atan": device("atan"),
	"llvm.sinh": device("sinh"), "llvm.cosh": device("cosh"), "llvm.tanh": device("tanh"),
	"llvm.exp": device("exp"), "llvm.exp2": device("exp2"), "llvm.exp10": device("exp10"),
	"llvm.log": device("log"), "llvm.log2": device("log2"), "llvm.log10": device("log10"),
	"llvm.pow": device("pow"), "llvm.atan2": device("atan2"),
	"llvm.powi": withInt("powi"), "llvm.ldexp": withInt("ldexp"),
	"llvm.sincos": pair("sin", "cos"), "llvm.sincospi": pair("sinpi", "cospi"),
	"llvm.frexp": frexp,
}

// deviceCall calls the function of libdevice, or on other targets of the C library: its name ends in f for f32.
func (x *expansion) deviceCall(root string, result *ir.Type, args ...ir.Value) (ir.Value, error) {
	single := args[0].Type().Kind == ir.FloatKind
	if !single && args[0].Type().Kind != ir.DoubleKind {
		return nil, fmt.Errorf("%s numbers are not supported", ir.TypeSuffix(args[0].Type()))
	}
	names := [2]string{root, root + "f"}
	if x.c.NVPTX {
		names = [2]string{"__nv_" + root, "__nv_" + root + "f"}
	} else if own, ok := hostNames[root]; ok {
		names = own
	}
	name := names[0]
	if single {
		name = names[1]
	}
	if name == "" {
		return nil, fmt.Errorf("it has no lowering for this target")
	}
	return x.call(name, result, args...)
}

// hostNames are the functions, of f64 and f32, that are not called in C what libdevice calls them: compiler-rt's, or none.
var hostNames = map[string][2]string{"powi": {"__powidf2", "__powisf2"}, "sinpi": {}, "cospi": {}}

// device maps a function whose arguments and result have one type. The half types go through f32.
func device(root string) expander {
	var op floatOp
	op = func(x *expansion, args []ir.Value) (ir.Value, error) {
		if isHalf(args[0].Type()) {
			return x.viaFloat(args, op)
		}
		return x.deviceCall(root, args[0].Type(), args...)
	}
	return floatLanes(op)
}

// withInt maps a function of a number and an i32.
func withInt(root string) expander {
	return floatLanes(func(x *expansion, args []ir.Value) (ir.Value, error) {
		n := args[1]
		if !n.Type().IsInt(32) {
			return nil, fmt.Errorf("the second argument must be an i32")
		}
		call := func(x *expansion, args []ir.Value) (ir.Value, error) {
			return x.deviceCall(root, args[0].Type(), args[0], n)
		}
		if isHalf(args[0].Type()) {
			return x.viaFloat(args[:1], call)
		}
		return call(x, args)
	})
}

// pair maps a function with two results to two functions.
func pair(first, second string) expander {
	return func(x *expansion) (ir.Value, error) {
		var out ir.Value = ir.Poison(x.ty)
		for i, root := range []string{first, second} {
			one := *x
			one.ty = x.ty.Fields[i]
			v, err := device(root)(&one)
			if err != nil {
				return nil, err
			}
			out = x.Insert(out, v, uint32(i))
		}
		return out, nil
	}
}

// frexp gives the fraction, in [1/2, 1), and the exponent, which libdevice stores through a pointer.
func frexp(x *expansion) (ir.Value, error) {
	v := x.args[0]
	if len(x.ty.Fields) != 2 || !x.ty.Fields[1].IsInt(32) {
		return nil, fmt.Errorf("an exponent of type i32 expected")
	}
	half := isHalf(v.Type())
	if half {
		v = x.Cast(ir.FPExt, v, x.Types.Float())
	}
	place := x.entryAlloca(x.Types.Int(32), ir.AlignOf(4))
	fraction, err := x.deviceCall("frexp", v.Type(), v, place)
	if err != nil {
		return nil, err
	}
	exponent := x.Load(x.Types.Int(32), place, ir.AlignOf(4))
	if half {
		fraction = x.Cast(ir.FPTrunc, fraction, x.ty.Fields[0])
	}
	return x.Insert(x.Insert(ir.Poison(x.ty), fraction, 0), exponent, 1), nil
}

// entryAlloca puts a stack slot in front of the function's first instruction, so that it is one slot however often this runs.
func (x *expansion) entryAlloca(t *ir.Type, a ir.Align) *ir.Instr {
	entry := x.Func.Blocks[0]
	slot := &ir.Instr{Op: ir.Alloca, Ty: x.Types.Ptr(0), ElemTy: t, Align: a, Parent: entry,
		Ops: []ir.Value{ir.Int(x.Types.Int(32), 1)}}
	entry.Instrs = append([]*ir.Instr{slot}, entry.Instrs...)
	return slot
}

func frem(c *Context, f *ir.Function) error {
	if !c.NVPTX || !anyInstr(f, func(in *ir.Instr) bool { return in.Op == ir.FRem }) {
		return nil
	}
	fmod := device("fmod")
	return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
		if in.Op != ir.FRem {
			return nil, false, nil
		}
		x := &expansion{Rewriter: r, c: c, in: in, ty: in.Ty, args: []ir.Value{r.Now(in.Ops[0]), r.Now(in.Ops[1])}}
		v, err := fmod(x)
		if err != nil {
			return nil, false, fmt.Errorf("frem: %w", err)
		}
		return v, true, nil
	})
}
