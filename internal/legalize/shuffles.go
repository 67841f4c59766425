package legalize

import (
	"fmt"
	"strconv"

	"nvvm-bitcode-linker/internal/ir"
)

// Shuffles lowers intrinsics that move, find or select elements of vectors (LangRef, "Experimental Vector Intrinsics" and "Vector
// Manipulation Intrinsics"), and the reductions that leave several elements, to operations on the elements.
func Shuffles(nat *Natives) Pass { return expand("shuffles", nat, shuffleExpanders()) }

func shuffleExpanders() map[string]expander {
	out := map[string]expander{
		"llvm.vector.reverse":                          fixed(reverse),
		"llvm.vector.splice.left":                      fixed(spliceLeft),
		"llvm.vector.splice.right":                     fixed(spliceRight),
		"llvm.vector.extract":                          fixed(extractVector),
		"llvm.vector.insert":                           fixed(insertVector),
		"llvm.stepvector":                              fixed(stepVector),
		"llvm.vector.partial.reduce.add":               fixed(partialReduce(ir.Add)),
		"llvm.vector.partial.reduce.fadd":              fixed(partialReduce(ir.FAdd)),
		"llvm.get.active.lane.mask":                    fixed(activeLanes),
		"llvm.experimental.cttz.elts":                  fixed(firstElement),
		"llvm.experimental.vector.compress":            fixed(compress),
		"llvm.experimental.vector.match":               fixed(match),
		"llvm.experimental.vector.extract.last.active": fixed(lastActive),
	}
	for n := 2; n <= 8; n++ {
		out["llvm.vector.interleave"+strconv.Itoa(n)] = fixed(interleave)
		out["llvm.vector.deinterleave"+strconv.Itoa(n)] = fixed(deinterleave)
	}
	return out
}

// fixed refuses vectors whose length is not known.
func fixed(e expander) expander {
	return func(x *expansion) (ir.Value, error) {
		types := []*ir.Type{x.ty}
		if x.ty.Kind == ir.StructKind {
			types = x.ty.Fields
		}
		for _, a := range x.args {
			types = append(types, a.Type())
		}
		for _, t := range types {
			if t.Scalable {
				return nil, fmt.Errorf("scalable vectors are not supported")
			}
		}
		return e(x)
	}
}

// pick gives the vector of the type whose element i is the one that from says of the arguments, one after the other.
func (x *expansion) pick(t *ir.Type, from func(i uint64) uint64, vectors ...ir.Value) ir.Value {
	var out ir.Value = ir.Poison(t)
	n := vectors[0].Type().Len
	for i := range t.Len {
		j := from(i)
		out = x.InsertElem(out, x.ExtractElem(vectors[j/n], j%n), i)
	}
	return out
}

func reverse(x *expansion) (ir.Value, error) {
	return x.pick(x.ty, func(i uint64) uint64 { return x.ty.Len - 1 - i }, x.args[0]), nil
}

// offset gives the last argument, a constant, which may be at most so much.
func (x *expansion) offset(most uint64) (uint64, error) {
	n, ok := ir.AsUint64(x.args[len(x.args)-1])
	if !ok || n > most {
		return 0, fmt.Errorf("its last argument must be a constant of at most %d", most)
	}
	return n, nil
}

// A splice of more elements than there are is poison.
func spliceLeft(x *expansion) (ir.Value, error) {
	by, err := x.offset(x.ty.Len)
	if err != nil {
		return nil, err
	}
	return x.pick(x.ty, func(i uint64) uint64 { return i + by }, x.args[0], x.args[1]), nil
}

func spliceRight(x *expansion) (ir.Value, error) {
	by, err := x.offset(x.ty.Len)
	if err != nil {
		return nil, err
	}
	return x.pick(x.ty, func(i uint64) uint64 { return i + x.ty.Len - by }, x.args[0], x.args[1]), nil
}

func extractVector(x *expansion) (ir.Value, error) {
	have := x.args[0].Type().Len
	if x.ty.Len > have {
		return nil, fmt.Errorf("%d elements of %d", x.ty.Len, have)
	}
	from, err := x.offset(have - x.ty.Len)
	if err != nil {
		return nil, err
	}
	return x.pick(x.ty, func(i uint64) uint64 { return i + from }, x.args[0]), nil
}

func insertVector(x *expansion) (ir.Value, error) {
	part := x.args[1]
	if part.Type().Len > x.ty.Len {
		return nil, fmt.Errorf("%d elements into %d", part.Type().Len, x.ty.Len)
	}
	at, err := x.offset(x.ty.Len - part.Type().Len)
	if err != nil {
		return nil, err
	}
	out := x.args[0]
	for i := range part.Type().Len {
		out = x.InsertElem(out, x.ExtractElem(part, i), at+i)
	}
	return out, nil
}

func interleave(x *expansion) (ir.Value, error) {
	n, each := uint64(len(x.args)), x.args[0].Type().Len
	return x.pick(x.ty, func(i uint64) uint64 { return i%n*each + i/n }, x.args...), nil
}

func deinterleave(x *expansion) (ir.Value, error) {
	n := uint64(len(x.ty.Fields))
	var out ir.Value = ir.Poison(x.ty)
	for k, t := range x.ty.Fields {
		out = x.Insert(out, x.pick(t, func(i uint64) uint64 { return i*n + uint64(k) }, x.args[0]), uint32(k))
	}
	return out, nil
}

// stepVector gives 0, 1, 2 and so on, as far as the type holds them.
func stepVector(x *expansion) (ir.Value, error) {
	elems := make([]ir.Value, x.ty.Len)
	for i := range elems {
		elems[i] = k(x.ty.Elem, int64(i))
	}
	return ir.Aggregate(x.ty, elems...), nil
}

// partialReduce adds the elements of the second argument to those of the first, in turn: which go where is open.
func partialReduce(op ir.Op) expander {
	return func(x *expansion) (ir.Value, error) {
		have := x.args[1].Type().Len
		if have%x.ty.Len != 0 {
			return nil, fmt.Errorf("%d elements into %d", have, x.ty.Len)
		}
		acc := x.args[0]
		for from := uint64(0); from < have; from += x.ty.Len {
			in := x.Bin(op, acc, x.pick(x.ty, func(i uint64) uint64 { return from + i }, x.args[1]))
			in.Flags |= x.in.Flags & ir.FastFlags
			acc = in
		}
		return acc, nil
	}
}

// activeLanes says of each element whether the first argument plus its number, without wrapping, is less than the second.
func activeLanes(x *expansion) (ir.Value, error) {
	base, end := x.args[0], x.args[1]
	t := base.Type()
	some := x.ICmp(ir.ICmpUGT, end, base)
	left := x.Bin(ir.Sub, end, base)
	var out ir.Value = ir.Null(x.ty)
	for i := range x.ty.Len {
		if t.Bits < 64 && i>>t.Bits != 0 {
			break
		}
		out = x.InsertElem(out, x.Bin(ir.And, some, x.ICmp(ir.ICmpUGT, left, k(t, int64(i)))), i)
	}
	return out, nil
}

// firstElement gives the number of the first element that is not zero, or how many there are.
func firstElement(x *expansion) (ir.Value, error) {
	vec := x.args[0]
	n := vec.Type().Len
	if x.ty.Bits < 64 && n>>x.ty.Bits != 0 {
		return nil, fmt.Errorf("the number of %d elements in i%d", n, x.ty.Bits)
	}
	var out ir.Value = k(x.ty, int64(n))
	for i := n; i > 0; i-- {
		e := x.ExtractElem(vec, i-1)
		out = x.Select(x.ICmp(ir.ICmpNE, e, k(e.Ty, 0)), k(x.ty, int64(i-1)), out)
	}
	return out, nil
}

// compress moves the elements whose mask is on to the front; the others are those of the last argument.
func compress(x *expansion) (ir.Value, error) {
	vec, mask, out := x.args[0], x.args[1], x.args[2]
	index := x.Types.Int(32)
	var at ir.Value = k(index, 0)
	for i := range x.ty.Len {
		on := x.ExtractElem(mask, i)
		moved := x.Add(&ir.Instr{Op: ir.InsertElement, Ty: x.ty, Ops: []ir.Value{out, x.ExtractElem(vec, i), at}})
		out = x.Select(on, moved, out)
		if i+1 < x.ty.Len {
			at = x.Bin(ir.Add, at, x.Cast(ir.ZExt, on, index))
		}
	}
	return out, nil
}

// match says of each element of the first argument whose mask is on whether it is among those of the second.
func match(x *expansion) (ir.Value, error) {
	vec, set, mask := x.args[0], x.args[1], x.args[2]
	var any ir.Value = ir.Null(x.ty)
	for j := range set.Type().Len {
		e := x.ExtractElem(set, j)
		var all ir.Value = ir.Poison(vec.Type())
		for i := range vec.Type().Len {
			all = x.InsertElem(all, e, i)
		}
		any = x.Bin(ir.Or, any, x.ICmp(ir.ICmpEQ, vec, all))
	}
	return x.Bin(ir.And, any, mask), nil
}

// lastActive gives the last element whose mask is on, or the last argument.
func lastActive(x *expansion) (ir.Value, error) {
	vec, mask, out := x.args[0], x.args[1], x.args[2]
	for i := range vec.Type().Len {
		out = x.Select(x.ExtractElem(mask, i), x.ExtractElem(vec, i), out)
	}
	return out, nil
}
