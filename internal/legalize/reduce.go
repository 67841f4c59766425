package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Reductions lowers llvm.vector.reduce.* to operations on the elements, from the first to the last, which is the order that the
// floating-point ones without reassoc need and that the others may have. It comes before the passes that lower the minima and maxima.
func Reductions(nat *Natives) Pass { return expand("reductions", nat, reductions) }

var reductions = map[string]expander{
	"llvm.vector.reduce.add":      reduceBin(ir.Add),
	"llvm.vector.reduce.mul":      reduceBin(ir.Mul),
	"llvm.vector.reduce.and":      reduceBin(ir.And),
	"llvm.vector.reduce.or":       reduceBin(ir.Or),
	"llvm.vector.reduce.xor":      reduceBin(ir.Xor),
	"llvm.vector.reduce.fadd":     reduceBin(ir.FAdd),
	"llvm.vector.reduce.fmul":     reduceBin(ir.FMul),
	"llvm.vector.reduce.smax":     reducePick(ir.ICmpSGT),
	"llvm.vector.reduce.smin":     reducePick(ir.ICmpSLT),
	"llvm.vector.reduce.umax":     reducePick(ir.ICmpUGT),
	"llvm.vector.reduce.umin":     reducePick(ir.ICmpULT),
	"llvm.vector.reduce.fmax":     reduceCall("llvm.maxnum"),
	"llvm.vector.reduce.fmin":     reduceCall("llvm.minnum"),
	"llvm.vector.reduce.fmaximum": reduceCall("llvm.maximum"),
	"llvm.vector.reduce.fminimum": reduceCall("llvm.minimum"),
}

// reduce folds the elements of the last argument; a first argument before it is the value to start from.
func (x *expansion) reduce(op func(a, b ir.Value) (ir.Value, error)) (ir.Value, error) {
	vec := x.args[len(x.args)-1]
	if vec.Type().Kind != ir.VectorKind || vec.Type().Scalable {
		return nil, fmt.Errorf("scalable vectors are not supported")
	}
	var acc ir.Value
	if len(x.args) > 1 {
		acc = x.args[0]
	}
	for i := range vec.Type().Len {
		e := ir.Value(x.ExtractElem(vec, i))
		if acc == nil {
			acc = e
			continue
		}
		var err error
		if acc, err = op(acc, e); err != nil {
			return nil, err
		}
	}
	return acc, nil
}

func reduceBin(op ir.Op) expander {
	return func(x *expansion) (ir.Value, error) {
		return x.reduce(func(a, b ir.Value) (ir.Value, error) {
			in := x.Bin(op, a, b)
			in.Flags |= x.in.Flags & ir.FastFlags
			return in, nil
		})
	}
}

func reducePick(p ir.Pred) expander {
	return func(x *expansion) (ir.Value, error) {
		return x.reduce(func(a, b ir.Value) (ir.Value, error) { return x.Select(x.ICmp(p, a, b), a, b), nil })
	}
}

func reduceCall(base string) expander {
	return func(x *expansion) (ir.Value, error) {
		return x.reduce(func(a, b ir.Value) (ir.Value, error) {
			v, err := x.call(ir.IntrinsicName(base, x.ty), x.ty, a, b)
			if err != nil {
				return nil, err
			}
			v.(*ir.Instr).Flags |= x.in.Flags & ir.FastFlags
			return v, nil
		})
	}
}
