package legalize

import (
	"fmt"
	"math"

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
	"llvm.powi": withInt("powi", false), "llvm.ldexp": withInt("ldexp", true),
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

// withInt maps a function of a number and an i32, to which shorter integers are extended. Longer ones are brought into its range if only
// that is asked for, since what is beyond it means the same as its ends.
func withInt(root string, clamps bool) expander {
	return floatLanes(func(x *expansion, args []ir.Value) (ir.Value, error) {
		n, word := args[1], x.Types.Int(32)
		if t := n.Type(); width(n) > 32 {
			if !clamps {
				return nil, fmt.Errorf("the second argument must be at most an i32")
			}
			low, high := k(t, math.MinInt32), k(t, math.MaxInt32)
			n = x.Select(x.ICmp(ir.ICmpSLT, n, low), low, n)
			n = x.Select(x.ICmp(ir.ICmpSGT, n, high), high, n)
		}
		n = x.resizeSigned(n, word)
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

// frexp gives the fraction, in [1/2, 1), and the exponent, by their bits. Subnormal numbers are made normal first; zeros, infinities and
// NaNs are their own fractions.
func frexp(x *expansion) (ir.Value, error) {
	return x.twoResults(func(args []ir.Value, types []*ir.Type) (ir.Value, ir.Value, error) {
		v := args[0]
		if isHalf(v.Type()) {
			v = x.Cast(ir.FPExt, v, x.Types.Float())
		}
		t := v.Type()
		f, err := x.formatOf(t)
		if err != nil {
			return nil, nil, err
		}
		up := int64(f.fraction) + 2
		size := x.Bin(ir.And, x.toBits(f, v), k(f.bits, int64(f.sign()-1)))
		small := x.ICmp(ir.ICmpULT, size, k(f.bits, int64(f.normal())))
		normal := x.toBits(f, x.Select(small, x.Bin(ir.FMul, v, x.power(t, f, up)), v))
		mask := int64(f.infinity())
		field := x.Bin(ir.LShr, x.Bin(ir.And, normal, k(f.bits, mask)), k(f.bits, int64(f.fraction)))
		below := mask>>f.fraction/2 - 1 // the exponent field of a half
		exponent := x.Bin(ir.Sub, field, x.Select(small, k(f.bits, below+up), k(f.bits, below)))
		fraction := x.fromBits(x.Bin(ir.Or, x.Bin(ir.And, normal, k(f.bits, ^mask)), k(f.bits, below<<f.fraction)), t)
		zero := x.ICmp(ir.ICmpEQ, size, k(f.bits, 0))
		itself := x.Bin(ir.Or, zero, x.ICmp(ir.ICmpUGE, size, k(f.bits, mask)))
		r, n := ir.Value(x.Select(itself, v, fraction)), ir.Value(x.Select(itself, k(f.bits, 0), exponent))
		if types[0] != t {
			r = x.Cast(ir.FPTrunc, r, types[0])
		}
		return r, x.resizeSigned(n, types[1]), nil
	})
}

// resizeSigned gives the signed value of another width.
func (x *expansion) resizeSigned(v ir.Value, t *ir.Type) ir.Value {
	switch from := width(v); {
	case from < t.Bits:
		return x.Cast(ir.SExt, v, t)
	case from > t.Bits:
		return x.Cast(ir.Trunc, v, t)
	}
	return v
}

// twoResults gives the struct of two results of scalars, or of vectors of them.
func (x *expansion) twoResults(one func(args []ir.Value, types []*ir.Type) (ir.Value, ir.Value, error)) (ir.Value, error) {
	types := []*ir.Type{x.ty.Fields[0].Scalar(), x.ty.Fields[1].Scalar()}
	if x.ty.Fields[0].Kind != ir.VectorKind {
		a, b, err := one(x.args, types)
		if err != nil {
			return nil, err
		}
		return x.Insert(x.Insert(ir.Poison(x.ty), a, 0), b, 1), nil
	}
	if x.ty.Fields[0].Scalable {
		return nil, fmt.Errorf("scalable vectors are not supported")
	}
	var first, second ir.Value = ir.Poison(x.ty.Fields[0]), ir.Poison(x.ty.Fields[1])
	for i := range x.ty.Fields[0].Len {
		a, b, err := one([]ir.Value{x.ExtractElem(x.args[0], i)}, types)
		if err != nil {
			return nil, err
		}
		first, second = x.InsertElem(first, a, i), x.InsertElem(second, b, i)
	}
	return x.Insert(x.Insert(ir.Poison(x.ty), first, 0), second, 1), nil
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
