package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// IntIntrinsics lowers intrinsics on integers of every width, and on vectors of them, where they are not native. The
// meanings are those of the Language Reference; results that it calls poison are not made better.
func IntIntrinsics(nat *Natives) Pass { return expand("int-intrinsics", nat, intExpanders) }

var intExpanders = map[string]expander{
	"llvm.umin":               pick(ir.ICmpULT),
	"llvm.umax":               pick(ir.ICmpUGT),
	"llvm.smin":               pick(ir.ICmpSLT),
	"llvm.smax":               pick(ir.ICmpSGT),
	"llvm.abs":                expandAbs,
	"llvm.ucmp":               threeWay(ir.ICmpULT, ir.ICmpUGT),
	"llvm.scmp":               threeWay(ir.ICmpSLT, ir.ICmpSGT),
	"llvm.uadd.sat":           expandUAddSat,
	"llvm.usub.sat":           expandUSubSat,
	"llvm.sadd.sat":           signedSat((*expansion).sadd),
	"llvm.ssub.sat":           signedSat((*expansion).ssub),
	"llvm.ushl.sat":           expandUShlSat,
	"llvm.sshl.sat":           expandSShlSat,
	"llvm.uadd.with.overflow": withOverflow((*expansion).uadd),
	"llvm.usub.with.overflow": withOverflow((*expansion).usub),
	"llvm.sadd.with.overflow": withOverflow((*expansion).sadd),
	"llvm.ssub.with.overflow": withOverflow((*expansion).ssub),
	"llvm.umul.with.overflow": withOverflow((*expansion).umul),
	"llvm.smul.with.overflow": withOverflow((*expansion).smul),
	"llvm.ctpop":              perLane((*expansion).ctpop),
	"llvm.ctlz":               perLane((*expansion).ctlz),
	"llvm.cttz":               perLane((*expansion).cttz),
	"llvm.bswap":              perLane((*expansion).bswap),
	"llvm.bitreverse":         perLane((*expansion).bitreverse),
	"llvm.fshl":               expandFunnel,
	"llvm.fshr":               expandFunnel,
}

// width gives the bits of an integer or of the elements of a vector.
func width(v ir.Value) uint32 { return v.Type().Scalar().Bits }

// maxInt and minInt give the largest and least signed numbers of an integer type, or the splats of them.
func maxInt(t *ir.Type) *ir.Const { return edge(t, false) }
func minInt(t *ir.Type) *ir.Const { return edge(t, true) }

func edge(t *ir.Type, least bool) *ir.Const {
	n := t.Scalar().Bits
	words := make([]uint64, (n+63)/64)
	top, bit := (n-1)/64, uint64(1)<<((n-1)%64)
	if least {
		words[top] = bit
	} else {
		for i := range words {
			words[i] = ^uint64(0)
		}
		words[top] = bit - 1
	}
	return wide(t, words)
}

// wide gives the integer of the words, or the splat of it.
func wide(t *ir.Type, words []uint64) *ir.Const {
	if t.Kind != ir.VectorKind {
		return ir.WideInt(t, words)
	}
	elem := ir.WideInt(t.Elem, words)
	ops := make([]ir.Value, t.Len)
	for i := range ops {
		ops[i] = elem
	}
	return ir.Aggregate(t, ops...)
}

func pick(p ir.Pred) expander {
	return func(x *expansion) (ir.Value, error) {
		a, b := x.args[0], x.args[1]
		return x.Select(x.ICmp(p, a, b), a, b), nil
	}
}

func expandAbs(x *expansion) (ir.Value, error) {
	a := x.args[0]
	neg := x.Bin(ir.Sub, k(x.ty, 0), a)
	if isTrue(x.args[1]) {
		neg.Flags |= ir.NSW
	}
	return x.Select(x.ICmp(ir.ICmpSLT, a, k(x.ty, 0)), neg, a), nil
}

func threeWay(less, greater ir.Pred) expander {
	return func(x *expansion) (ir.Value, error) {
		a, b := x.args[0], x.args[1]
		more := x.Cast(ir.ZExt, x.ICmp(greater, a, b), x.ty)
		return x.Select(x.ICmp(less, a, b), k(x.ty, -1), more), nil
	}
}

func (x *expansion) uadd(a, b ir.Value) (sum, overflow ir.Value) {
	sum = x.Bin(ir.Add, a, b)
	return sum, x.ICmp(ir.ICmpULT, sum, a)
}

func (x *expansion) usub(a, b ir.Value) (diff, overflow ir.Value) {
	return x.Bin(ir.Sub, a, b), x.ICmp(ir.ICmpULT, a, b)
}

// sadd overflows if both operands have the sign that the sum has not.
func (x *expansion) sadd(a, b ir.Value) (sum, overflow ir.Value) {
	sum = x.Bin(ir.Add, a, b)
	both := x.Bin(ir.And, x.Bin(ir.Xor, a, sum), x.Bin(ir.Xor, b, sum))
	return sum, x.ICmp(ir.ICmpSLT, both, k(a.Type(), 0))
}

// ssub overflows if the operands differ in sign and the difference has not that of the first.
func (x *expansion) ssub(a, b ir.Value) (diff, overflow ir.Value) {
	diff = x.Bin(ir.Sub, a, b)
	both := x.Bin(ir.And, x.Bin(ir.Xor, a, b), x.Bin(ir.Xor, a, diff))
	return diff, x.ICmp(ir.ICmpSLT, both, k(a.Type(), 0))
}

// widened gives the type for the whole product of numbers of the width, nil where halves are the better way: there, or not
// much beyond, multiplication is no single operation.
func (x *expansion) widened(t *ir.Type) *ir.Type {
	n := uint32(16)
	for n < 2*t.Scalar().Bits {
		n *= 2
	}
	if n > 128 {
		return nil
	}
	return x.Types.WithScalar(t, x.Types.Int(n))
}

func (x *expansion) umul(a, b ir.Value) (product, overflow ir.Value) {
	t := a.Type()
	if w := x.widened(t); w != nil {
		p := x.Bin(ir.Mul, x.Cast(ir.ZExt, a, w), x.Cast(ir.ZExt, b, w))
		high := x.Bin(ir.LShr, p, k(w, int64(width(a))))
		return x.Cast(ir.Trunc, p, t), x.ICmp(ir.ICmpNE, high, k(w, 0))
	}
	n := width(a)
	if n%2 == 0 {
		return x.umulHalves(a, b)
	}
	w := x.Types.WithScalar(t, x.Types.Int(n+1))
	p, o := x.umulHalves(x.Cast(ir.ZExt, a, w), x.Cast(ir.ZExt, b, w))
	high := x.ICmp(ir.ICmpSLT, p, k(w, 0)) // the bit that was added
	return x.Cast(ir.Trunc, p, t), x.Bin(ir.Or, o, high)
}

// umulHalves multiplies numbers of 2h bits. The product of the high halves is all overflow; if one of these is zero, the sum of
// the crossed products is one of them, and each product of halves fits 2h bits.
func (x *expansion) umulHalves(a, b ir.Value) (product, overflow ir.Value) {
	t := a.Type()
	h := k(t, int64(width(a)/2))
	low := wide(t, lowMask(width(a)/2))
	al, bl := x.Bin(ir.And, a, low), x.Bin(ir.And, b, low)
	ah, bh := x.Bin(ir.LShr, a, h), x.Bin(ir.LShr, b, h)
	crossed := x.Bin(ir.Add, x.Bin(ir.Mul, ah, bl), x.Bin(ir.Mul, al, bh))
	first := x.Bin(ir.Mul, al, bl)
	product = x.Bin(ir.Add, first, x.Bin(ir.Shl, crossed, h))
	zero := k(t, 0)
	both := x.Bin(ir.And, x.ICmp(ir.ICmpNE, ah, zero), x.ICmp(ir.ICmpNE, bh, zero))
	cross := x.ICmp(ir.ICmpNE, x.Bin(ir.LShr, crossed, h), zero)
	carry := x.ICmp(ir.ICmpULT, product, first)
	return product, x.Bin(ir.Or, both, x.Bin(ir.Or, cross, carry))
}

func lowMask(bits uint32) []uint64 {
	words := make([]uint64, (bits+63)/64)
	for i := range words {
		words[i] = ^uint64(0)
	}
	if bits%64 != 0 {
		words[len(words)-1] = 1<<(bits%64) - 1
	}
	return words
}

func (x *expansion) smul(a, b ir.Value) (product, overflow ir.Value) {
	t := a.Type()
	if w := x.widened(t); w != nil {
		p := x.Bin(ir.Mul, x.Cast(ir.SExt, a, w), x.Cast(ir.SExt, b, w))
		r := x.Cast(ir.Trunc, p, t)
		return r, x.ICmp(ir.ICmpNE, x.Cast(ir.SExt, r, w), p)
	}
	// The product of the magnitudes may be as large as the largest number, and one more if it is to be negated.
	zero := k(t, 0)
	magnitude := func(v ir.Value) ir.Value {
		return x.Select(x.ICmp(ir.ICmpSLT, v, zero), x.Bin(ir.Sub, zero, v), v)
	}
	p, o := x.umul(magnitude(a), magnitude(b))
	negative := x.ICmp(ir.ICmpSLT, x.Bin(ir.Xor, a, b), zero)
	limit := x.Bin(ir.Add, maxInt(t), x.Cast(ir.ZExt, negative, t))
	product = x.Select(negative, x.Bin(ir.Sub, zero, p), p)
	return product, x.Bin(ir.Or, o, x.ICmp(ir.ICmpUGT, p, limit))
}

func withOverflow(op func(x *expansion, a, b ir.Value) (ir.Value, ir.Value)) expander {
	return func(x *expansion) (ir.Value, error) {
		r, o := op(x, x.args[0], x.args[1])
		return x.Insert(x.Insert(ir.Poison(x.ty), r, 0), o, 1), nil
	}
}

func expandUAddSat(x *expansion) (ir.Value, error) {
	sum, o := x.uadd(x.args[0], x.args[1])
	return x.Select(o, k(x.ty, -1), sum), nil
}

func expandUSubSat(x *expansion) (ir.Value, error) {
	diff, o := x.usub(x.args[0], x.args[1])
	return x.Select(o, k(x.ty, 0), diff), nil
}

// saturated gives the largest number where v is not negative, else the least.
func (x *expansion) saturated(v ir.Value) ir.Value {
	sign := x.Bin(ir.AShr, v, k(x.ty, int64(width(v)-1)))
	return x.Bin(ir.Xor, sign, maxInt(x.ty))
}

func signedSat(op func(x *expansion, a, b ir.Value) (ir.Value, ir.Value)) expander {
	return func(x *expansion) (ir.Value, error) {
		r, o := op(x, x.args[0], x.args[1])
		return x.Select(o, x.saturated(x.args[0]), r), nil
	}
}

func expandUShlSat(x *expansion) (ir.Value, error) {
	a, n := x.args[0], x.args[1]
	r := x.Bin(ir.Shl, a, n)
	lost := x.ICmp(ir.ICmpNE, x.Bin(ir.LShr, r, n), a)
	return x.Select(lost, k(x.ty, -1), r), nil
}

func expandSShlSat(x *expansion) (ir.Value, error) {
	a, n := x.args[0], x.args[1]
	r := x.Bin(ir.Shl, a, n)
	lost := x.ICmp(ir.ICmpNE, x.Bin(ir.AShr, r, n), a)
	return x.Select(lost, x.saturated(a), r), nil
}

// expandFunnel shifts the double word a:b. The part that comes from the other word is shifted once and then by what is left to the
// width, so that no shift reaches the width.
func expandFunnel(x *expansion) (ir.Value, error) {
	a, b, n := x.args[0], x.args[1], x.args[2]
	bits := int64(width(a))
	left := x.base == "llvm.fshl"
	if bits == 1 { // every amount is a multiple of the width
		if left {
			return a, nil
		}
		return b, nil
	}
	var by, rest ir.Value
	if bits&(bits-1) == 0 {
		by = x.Bin(ir.And, n, k(x.ty, bits-1))
		rest = x.Bin(ir.Xor, by, k(x.ty, bits-1))
	} else {
		by = x.Bin(ir.URem, n, k(x.ty, bits))
		rest = x.Bin(ir.Sub, k(x.ty, bits-1), by)
	}
	one := k(x.ty, 1)
	if left {
		low := x.Bin(ir.LShr, x.Bin(ir.LShr, b, one), rest)
		return x.Bin(ir.Or, x.Bin(ir.Shl, a, by), low), nil
	}
	high := x.Bin(ir.Shl, x.Bin(ir.Shl, a, one), rest)
	return x.Bin(ir.Or, high, x.Bin(ir.LShr, b, by)), nil
}

// perLane makes an expander of one for scalars: vectors go element by element, to the native scalar form if there is one.
func perLane(one func(x *expansion, args []ir.Value) (ir.Value, error)) expander {
	return func(x *expansion) (ir.Value, error) {
		if x.ty.Kind != ir.VectorKind {
			return one(x, x.args)
		}
		return x.lanes(func(args []ir.Value) (ir.Value, error) { return one(x, args) })
	}
}

// carrier gives the narrowest native integer type that holds values of the type, nil if all are too narrow.
func (x *expansion) carrier(t *ir.Type) *ir.Type {
	for _, n := range []uint32{8, 16, 32, 64} {
		w := x.Types.Int(n)
		if n >= t.Bits && x.native(x.base, w, w) {
			return w
		}
	}
	return nil
}

// onCarrier calls the intrinsic itself on the carrier type.
func (x *expansion) onCarrier(w *ir.Type, v ir.Value, more ...ir.Value) (ir.Value, error) {
	return x.call(ir.IntrinsicName(x.base, w), w, append([]ir.Value{v}, more...)...)
}

// words cuts an integer of more than 64 bits into words, the least significant first; the last may have zeros above.
func (x *expansion) words(v ir.Value) []ir.Value {
	n := width(v)
	word := x.Types.Int(64)
	w := x.Types.Int((n + 63) / 64 * 64)
	v = x.resize(v, w)
	out := make([]ir.Value, w.Bits/64)
	for i := range out {
		out[i] = x.Cast(ir.Trunc, x.Bin(ir.LShr, v, k(w, int64(64*i))), word)
	}
	return out
}

// join puts words, the least significant first, together and shifts the zeros of skip bits out at the low end.
func (x *expansion) join(words []ir.Value, skip uint32, t *ir.Type) ir.Value {
	w := x.Types.Int(uint32(64 * len(words)))
	var all ir.Value
	for i, v := range words {
		v = x.Bin(ir.Shl, x.Cast(ir.ZExt, v, w), k(w, int64(64*i)))
		if all == nil {
			all = v
		} else {
			all = x.Bin(ir.Or, all, v)
		}
	}
	if skip != 0 {
		all = x.Bin(ir.LShr, all, k(w, int64(skip)))
	}
	return x.resize(all, t)
}

// resize gives the unsigned value of another width: zeros are added, or high bits cut off.
func (x *expansion) resize(v ir.Value, t *ir.Type) ir.Value {
	switch from, to := width(v), t.Scalar().Bits; {
	case from < to:
		return x.Cast(ir.ZExt, v, t)
	case from > to:
		return x.Cast(ir.Trunc, v, t)
	}
	return v
}

func (x *expansion) ctpop(args []ir.Value) (ir.Value, error) {
	v := args[0]
	t := v.Type()
	if w := x.carrier(t); w != nil {
		n, err := x.onCarrier(w, x.resize(v, w))
		if err != nil {
			return nil, err
		}
		return x.resize(n, t), nil
	}
	word := x.Types.Int(64)
	if err := x.needWords(word); err != nil {
		return nil, err
	}
	var sum ir.Value = k(word, 0)
	for _, w := range x.words(v) {
		n, err := x.onCarrier(word, w)
		if err != nil {
			return nil, err
		}
		sum = x.Bin(ir.Add, sum, n)
	}
	return x.resize(sum, t), nil
}

func (x *expansion) needWords(word *ir.Type) error {
	if !x.native(x.base, word, word) {
		return fmt.Errorf("the dialect has no %s of 64 bits to build it from", x.base)
	}
	return nil
}

func (x *expansion) ctlz(args []ir.Value) (ir.Value, error) {
	v := args[0]
	t := v.Type()
	if w := x.carrier(t); w != nil {
		n, err := x.onCarrier(w, x.resize(v, w), args[1])
		if err != nil {
			return nil, err
		}
		if w.Bits > t.Bits {
			n = x.Bin(ir.Sub, n, k(w, int64(w.Bits-t.Bits)))
		}
		return x.resize(n, t), nil
	}
	words := x.words(v)
	for i, j := 0, len(words)-1; i < j; i, j = i+1, j-1 {
		words[i], words[j] = words[j], words[i]
	}
	n, err := x.zeros(words)
	if err != nil {
		return nil, err
	}
	pad := int64(len(words)*64) - int64(t.Bits)
	if pad > 0 {
		n = x.Bin(ir.Sub, n, k(n.Type(), pad))
	}
	return x.resize(n, t), nil
}

// zeros counts from word to word: the count goes on in the next one where all before are zero.
func (x *expansion) zeros(words []ir.Value) (ir.Value, error) {
	word := x.Types.Int(64)
	if err := x.needWords(word); err != nil {
		return nil, err
	}
	no := k(x.Types.Int(1), 0)
	var total ir.Value
	for i := len(words) - 1; i >= 0; i-- {
		n, err := x.onCarrier(word, words[i], no)
		if err != nil {
			return nil, err
		}
		if total == nil {
			total = n
			continue
		}
		further := x.Bin(ir.Add, total, k(word, 64))
		total = x.Select(x.ICmp(ir.ICmpEQ, words[i], k(word, 0)), further, n)
	}
	return total, nil
}

func (x *expansion) cttz(args []ir.Value) (ir.Value, error) {
	v := args[0]
	t := v.Type()
	if w := x.carrier(t); w != nil {
		wv := x.resize(v, w)
		if w.Bits > t.Bits { // a one above the value stops the count
			wv = x.Bin(ir.Or, wv, k(w, int64(1)<<t.Bits))
		}
		n, err := x.onCarrier(w, wv, args[1])
		if err != nil {
			return nil, err
		}
		return x.resize(n, t), nil
	}
	words := x.words(v)
	if pad := t.Bits % 64; pad != 0 {
		last := len(words) - 1
		words[last] = x.Bin(ir.Or, words[last], k(words[last].Type(), int64(1)<<pad))
	}
	n, err := x.zeros(words)
	if err != nil {
		return nil, err
	}
	return x.resize(n, t), nil
}

func (x *expansion) bswap(args []ir.Value) (ir.Value, error)      { return x.mirror(args[0]) }
func (x *expansion) bitreverse(args []ir.Value) (ir.Value, error) { return x.mirror(args[0]) }

// mirror reverses the order of bytes or bits: zeros added above come out below, and are shifted out.
func (x *expansion) mirror(v ir.Value) (ir.Value, error) {
	t := v.Type()
	if w := x.carrier(t); w != nil {
		r, err := x.onCarrier(w, x.resize(v, w))
		if err != nil {
			return nil, err
		}
		if w.Bits > t.Bits {
			r = x.Bin(ir.LShr, r, k(w, int64(w.Bits-t.Bits)))
		}
		return x.resize(r, t), nil
	}
	word := x.Types.Int(64)
	if err := x.needWords(word); err != nil {
		return nil, err
	}
	words := x.words(v)
	out := make([]ir.Value, len(words))
	for i, w := range words {
		r, err := x.onCarrier(word, w)
		if err != nil {
			return nil, err
		}
		out[len(words)-1-i] = r
	}
	return x.join(out, uint32(64*len(words))-t.Bits, t), nil
}
