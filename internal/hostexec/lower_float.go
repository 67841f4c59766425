package hostexec

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
)

// A layout is that of a binary interchange format of IEEE 754.
type layout struct {
	bits, fraction int
}

func layoutOf(bits int) layout {
	switch bits {
	case 16:
		return layout{16, 10}
	case 32:
		return layout{32, 23}
	}
	return layout{64, 52}
}

// infinities holds the positive infinity of each format.
var infinities = map[int]number{
	16: new(big.Int).Lsh(num(0x1F), 10), 32: new(big.Int).Lsh(num(0xFF), 23), 64: new(big.Int).Lsh(num(0x7FF), 52),
}

func (f layout) exponent() int    { return f.bits - 1 - f.fraction } // bits
func (f layout) bias() int        { return 1<<(f.exponent()-1) - 1 }
func (f layout) infinity() number { return infinities[f.bits] }
func (f layout) sign() number     { return pow2(f.bits - 1) }
func (f layout) magnitude(v number) number {
	return wrap(f.bits-1, v)
}
func (f layout) negative(v number) bool { return v.Bit(f.bits-1) == 1 }

func isNaN(v number, bits int) bool {
	f := layoutOf(bits)
	return f.magnitude(v).Cmp(f.infinity()) > 0
}

func isSignalling(v number, bits int) bool {
	return isNaN(v, bits) && v.Bit(layoutOf(bits).fraction-1) == 0
}

func isInf(v number, bits int) bool {
	f := layoutOf(bits)
	return f.magnitude(v).Cmp(f.infinity()) == 0
}

func isZero(v number, bits int) bool { return layoutOf(bits).magnitude(v).Sign() == 0 }

// exact gives the value of a finite number.
func exact(v number, bits int) *big.Rat {
	f := layoutOf(bits)
	m := f.magnitude(v)
	e := int(new(big.Int).Rsh(m, uint(f.fraction)).Int64())
	frac := wrap(f.fraction, m)
	if e == 0 {
		e = 1
	} else {
		frac.Add(frac, pow2(f.fraction))
	}
	r := new(big.Rat).SetInt(frac)
	scale(r, e-f.bias()-f.fraction)
	if f.negative(v) {
		r.Neg(r)
	}
	return r
}

// scale multiplies by two to the n.
func scale(r *big.Rat, n int) {
	if n >= 0 {
		r.Mul(r, new(big.Rat).SetInt(pow2(n)))
	} else {
		r.Quo(r, new(big.Rat).SetInt(pow2(-n)))
	}
}

// round gives the number of the format nearest to the value, of two the even one; zero gets the sign asked for.
func round(r *big.Rat, bits int, negativeZero bool) number {
	f := layoutOf(bits)
	negative := r.Sign() < 0 || r.Sign() == 0 && negativeZero
	m := new(big.Rat).Abs(r)
	// The unit in the last place is that of the subnormals, or the one that makes the quotient as long as the significand.
	unit := 1 - f.bias() - f.fraction
	if m.Sign() != 0 {
		unit = max(unit, m.Num().BitLen()-m.Denom().BitLen()-f.fraction-1)
	}
	var q number
	for ; ; unit++ {
		s := new(big.Rat).Set(m)
		scale(s, -unit)
		q = nearest(s)
		if q.BitLen() <= f.fraction+1 {
			break
		}
	}
	var v number
	if q.BitLen() <= f.fraction {
		v = q // zero or subnormal, in the unit of these
	} else {
		e := unit + f.bias() + f.fraction
		v = new(big.Int).Lsh(num(int64(e)), uint(f.fraction))
		v.Add(v, wrap(f.fraction, q))
		if v.Cmp(f.infinity()) > 0 {
			v = f.infinity()
		}
	}
	if negative {
		v = new(big.Int).Or(v, f.sign())
	}
	return v
}

// nearest rounds a value that is not negative to an integer, ties to even.
func nearest(r *big.Rat) number {
	q, rest := new(big.Int).QuoRem(r.Num(), r.Denom(), new(big.Int))
	rest.Lsh(rest, 1)
	if c := rest.Cmp(r.Denom()); c > 0 || c == 0 && q.Bit(0) == 1 {
		q.Add(q, num(1))
	}
	return q
}

// floatsOf gives the floating-point numbers to try, as bits.
func floatsOf(bits int, few bool) []number {
	f := layoutOf(bits)
	var out []number
	both := func(v number) { out = append(out, v, new(big.Int).Or(v, f.sign())) }
	value := func(v float64) { both(round(new(big.Rat).SetFloat64(v), bits, false)) }
	both(num(0))
	value(1)
	value(0.5)
	value(1.5)
	value(2.5)
	both(f.infinity())
	both(new(big.Int).Add(f.infinity(), pow2(f.fraction-1))) // a quiet NaN
	both(new(big.Int).Sub(f.infinity(), num(1)))             // the largest
	both(num(1))                                             // the least subnormal
	both(pow2(f.fraction))                                   // the least normal
	if few {
		value(3)
		return out
	}
	both(new(big.Int).Add(f.infinity(), num(1)))     // a signalling NaN
	both(new(big.Int).Sub(pow2(f.fraction), num(1))) // the largest subnormal
	value(3.5)
	value(0.1)
	value(1.0 / 3)
	value(2)
	value(100.75)
	for _, n := range []int{7, 8, 15, 16, 31, 32, 33, 63, 64, 100, 127, 128} {
		edge := math.Ldexp(1, n)
		if n < f.bias() {
			v := round(new(big.Rat).SetFloat64(edge), bits, false)
			both(v)
			both(new(big.Int).Sub(v, num(1)))
			both(new(big.Int).Add(v, num(1)))
		}
		if n < 50 {
			value(edge - 0.5)
			value(edge - 1)
			value(edge + 0.5)
		}
	}
	// Where the fraction ends.
	for _, n := range []int{f.fraction - 1, f.fraction, f.fraction + 1} {
		v := round(new(big.Rat).SetInt(pow2(n)), bits, false)
		both(v)
		both(new(big.Int).Sub(v, num(1)))
		both(new(big.Int).Add(v, num(1)))
	}
	both(round(big.NewRat(1, 2), bits, false).Sub(round(big.NewRat(1, 2), bits, false), num(1))) // the largest below a half
	r := rand.New(rand.NewPCG(uint64(bits), 11))
	for range 16 {
		both(wrap(bits-1, new(big.Int).SetUint64(r.Uint64())))
	}
	kept := out[:0]
	seen := map[string]bool{}
	for _, v := range out {
		if k := v.String(); !seen[k] {
			seen[k] = true
			kept = append(kept, v)
		}
	}
	return kept
}

var aNaN = answer{nan: true}

// floatBinary does an operation on finite numbers exactly and rounds; special gives the result where one is not finite or op gives
// none, and the sign of zeros.
func floatBinary(op func(a, b *big.Rat) *big.Rat, special func(a, b float64) float64) func(n int, a []number) answer {
	return func(n int, a []number) answer {
		for _, v := range a {
			if isNaN(v, n) {
				return aNaN
			}
		}
		if isInf(a[0], n) || isInf(a[1], n) {
			return ofFloat(special(toFloat(a[0], n), toFloat(a[1], n)), n)
		}
		r := op(exact(a[0], n), exact(a[1], n))
		if r == nil {
			return ofFloat(special(toFloat(a[0], n), toFloat(a[1], n)), n)
		}
		if r.Sign() == 0 {
			return exactly(round(r, n, math.Signbit(special(toFloat(a[0], n), toFloat(a[1], n)))))
		}
		return exactly(round(r, n, false))
	}
}

// toFloat gives the number as a float64, which holds all of the narrower formats.
func toFloat(v number, n int) float64 {
	switch {
	case n == 64:
		return math.Float64frombits(v.Uint64())
	case n == 32:
		return float64(math.Float32frombits(uint32(v.Uint64())))
	case isNaN(v, n):
		return math.NaN()
	case isInf(v, n):
		return math.Inf(1 - 2*int(v.Bit(n-1)))
	}
	f, _ := exact(v, n).Float64()
	if v.Bit(n-1) == 1 {
		f = math.Copysign(f, -1)
	}
	return f
}

// ofFloat gives a result that a format of n bits holds exactly, or NaN.
func ofFloat(v float64, n int) answer {
	switch {
	case math.IsNaN(v):
		return aNaN
	case math.IsInf(v, 0):
		if v < 0 {
			return exactly(new(big.Int).Or(layoutOf(n).infinity(), layoutOf(n).sign()))
		}
		return exactly(layoutOf(n).infinity())
	}
	return exactly(round(new(big.Rat).SetFloat64(v), n, math.Signbit(v)))
}

// unaryExact is a function whose results every format holds that holds the argument.
func unaryExact(f func(float64) float64) func(n int, a []number) answer {
	return func(n int, a []number) answer { return ofFloat(f(toFloat(a[0], n)), n) }
}

// eitherZero gives both zeros where they are equal to the operation.
func eitherZero(n int) answer { return exactly(num(0), layoutOf(n).sign()) }

// minMax is minimumnum and maximumnum (strict), and minnum and maxnum: a number rather than a NaN; of zeros, the strict ones know the sign.
// A signalling NaN makes minnum and maxnum a NaN, or does not.
func minMax(larger, strict bool) func(n int, a []number) answer {
	return func(n int, a []number) answer {
		x, y := isNaN(a[0], n), isNaN(a[1], n)
		switch {
		case x && y:
			return aNaN
		case x || y:
			r, nan := exactly(a[0]), a[1]
			if x {
				r, nan = exactly(a[1]), a[0]
			}
			r.nan = !strict && isSignalling(nan, n)
			return r
		case isZero(a[0], n) && isZero(a[1], n) && !strict && a[0].Cmp(a[1]) != 0:
			return eitherZero(n)
		}
		return exactly(ordered(larger, n, a[0], a[1]))
	}
}

// ieeeMinMax is minimum and maximum: NaN if there is one.
func ieeeMinMax(larger bool) func(n int, a []number) answer {
	return func(n int, a []number) answer {
		if isNaN(a[0], n) || isNaN(a[1], n) {
			return aNaN
		}
		return exactly(ordered(larger, n, a[0], a[1]))
	}
}

// ordered picks of two numbers, -0 being less than 0.
func ordered(larger bool, n int, a, b number) number {
	key := func(v number) number {
		if v.Bit(n-1) == 1 {
			return new(big.Int).Neg(v)
		}
		return v
	}
	if (key(a).Cmp(key(b)) > 0) == larger {
		return a
	}
	return b
}

// fused is a*b+c, rounded once.
func fused(n int, a []number) answer {
	for _, v := range a {
		if isNaN(v, n) || isInf(v, n) {
			// FMA in float64 tells infinities and NaNs right for all formats, if the product does not overflow: then it is finite here.
			if !isInf(a[0], n) && !isInf(a[1], n) && !isNaN(a[0], n) && !isNaN(a[1], n) && isInf(a[2], n) {
				return exactly(a[2])
			}
			return ofFloat(math.FMA(toFloat(a[0], n), toFloat(a[1], n), toFloat(a[2], n)), n)
		}
	}
	p := new(big.Rat).Mul(exact(a[0], n), exact(a[1], n))
	r := new(big.Rat).Add(p, exact(a[2], n))
	if r.Sign() == 0 {
		minus := a[0].Bit(n-1) != a[1].Bit(n-1)
		return exactly(round(r, n, minus && a[2].Bit(n-1) == 1))
	}
	return exactly(round(r, n, false))
}

// classOf gives the number of the bit of llvm.is.fpclass that the number has.
func classOf(v number, n int) int {
	f := layoutOf(n)
	m := f.magnitude(v)
	switch {
	case isSignalling(v, n):
		return 0
	case isNaN(v, n):
		return 1
	}
	kind := 0 // zero
	switch {
	case isInf(v, n):
		kind = 3
	case m.Cmp(pow2(f.fraction)) >= 0:
		kind = 2
	case m.Sign() != 0:
		kind = 1
	}
	if f.negative(v) {
		return 5 - kind
	}
	return 6 + kind
}

// compare evaluates a predicate of fcmp, whose number says what holds: 1 equal, 2 greater, 4 less, 8 unordered.
func compare(p, n int, a, b number) bool {
	switch x, y := toFloat(a, n), toFloat(b, n); {
	case math.IsNaN(x) || math.IsNaN(y):
		return p&8 != 0
	case x < y:
		return p&4 != 0
	case x > y:
		return p&2 != 0
	}
	return p&1 != 0
}

var fcmpNames = []string{"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true"}

// truncated gives a finite number without its fraction.
func truncated(v number, n int) number {
	r := exact(v, n)
	return new(big.Int).Quo(r.Num(), r.Denom())
}

// root gives the square root, rounded to nearest.
func root(n int, a []number) answer {
	v := a[0]
	switch {
	case isNaN(v, n), v.Bit(n-1) == 1 && !isZero(v, n):
		return aNaN
	case isZero(v, n), isInf(v, n):
		return exactly(v)
	}
	// 200 bits are enough: the root of a number of 53 bits is never closer to a tie than that.
	x := new(big.Float).SetPrec(400).SetRat(exact(v, n))
	x.Sqrt(x)
	r, _ := x.Rat(nil)
	return exactly(round(r, n, false))
}

func floatGroups(suffix string, formats ...int) []group {
	var out []group
	var shapes []shape
	for _, n := range formats {
		shapes = append(shapes, float(n))
		if n != 16 {
			shapes = append(shapes, vector(128/n, float(n)))
		}
	}
	group1 := func(name string, make func(s shape) []*lowering) {
		g := group{name: name + suffix}
		for _, s := range shapes {
			for _, l := range make(s) {
				g.rows = append(g.rows, l.try())
			}
		}
		out = append(out, g)
	}
	call := func(name string, args int, f func(n int, a []number) answer) {
		group1(name, func(s shape) []*lowering {
			var list []shape
			for range args {
				list = append(list, s)
			}
			return []*lowering{intrinsic(name+"."+s.suffix(), list, []shape{s}, "", func(a []number) []answer { return []answer{f(s.bits, a)} })}
		})
	}
	// These are about bits: a NaN keeps its own, except that x86 passes half floats by way of single ones.
	bit := func(f func(n int, a []number) number) func(n int, a []number) answer {
		return func(n int, a []number) answer {
			r := exactly(f(n, a))
			r.nan = n == 16 && isNaN(r.numbers[0], n)
			return r
		}
	}
	magnitude := func(n int, v number) number { return layoutOf(n).magnitude(v) }
	call("fabs", 1, bit(func(n int, a []number) number { return magnitude(n, a[0]) }))
	call("copysign", 2, bit(func(n int, a []number) number {
		r := magnitude(n, a[0])
		if a[1].Bit(n-1) == 1 {
			r.Or(r, layoutOf(n).sign())
		}
		return r
	}))
	call("floor", 1, unaryExact(math.Floor))
	call("ceil", 1, unaryExact(math.Ceil))
	call("trunc", 1, unaryExact(math.Trunc))
	call("rint", 1, unaryExact(math.RoundToEven))
	call("nearbyint", 1, unaryExact(math.RoundToEven))
	call("roundeven", 1, unaryExact(math.RoundToEven))
	call("round", 1, unaryExact(math.Round))
	call("canonicalize", 1, func(n int, a []number) answer {
		if isNaN(a[0], n) {
			return aNaN
		}
		return exactly(a[0])
	})
	call("sqrt", 1, root)
	call("fma", 3, fused)
	call("fmuladd", 3, func(n int, a []number) answer {
		r := fused(n, a)
		p := products(n, a[:2])
		if p.nan {
			return aNaN
		}
		if s := sums(n, []number{p.numbers[0], a[2]}); s.nan {
			r.nan = true
		} else {
			r.numbers = append(append([]number{}, r.numbers...), s.numbers...)
		}
		return r
	})
	call("minnum", 2, minMax(false, false))
	call("maxnum", 2, minMax(true, false))
	call("minimumnum", 2, minMax(false, true))
	call("maximumnum", 2, minMax(true, true))
	call("minimum", 2, ieeeMinMax(false))
	call("maximum", 2, ieeeMinMax(true))

	group1("is.fpclass", func(s shape) []*lowering {
		var list []*lowering
		for _, mask := range []int{0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 3, 0x60, 0x90, 0x204, 0x198, 0x3fc, 0x207, 0x3ff} {
			list = append(list, intrinsic("is.fpclass."+s.suffix(), []shape{s}, []shape{{bits: 1, lanes: s.lanes}}, fmt.Sprintf("i32 %d", mask),
				func(a []number) []answer { return []answer{exactly(truth(mask>>classOf(a[0], s.bits)&1 == 1))} }))
		}
		return list
	})
	for _, isSigned := range []bool{false, true} {
		name := map[bool]string{false: "fptoui.sat", true: "fptosi.sat"}[isSigned]
		group1(name, func(s shape) []*lowering {
			var list []*lowering
			for _, to := range []int{1, 7, 8, 16, 32, 33, 64, 100, 128} {
				if s.lanes > 0 && to != 32 && to != 8 {
					continue
				}
				r := shape{bits: to, lanes: s.lanes}
				list = append(list, intrinsic(name+"."+r.suffix()+"."+s.suffix(), []shape{s}, []shape{r}, "", func(a []number) []answer {
					switch v := a[0]; {
					case isNaN(v, s.bits):
						return []answer{exactly(num(0))}
					case !isInf(v, s.bits):
						return []answer{exactly(clamp(to, isSigned, truncated(v, s.bits)))}
					case v.Bit(s.bits-1) == 1:
						return []answer{exactly(wrap(to, minOf(to, isSigned)))}
					}
					return []answer{exactly(maxOf(to, isSigned))}
				}))
			}
			return list
		})
	}
	for _, o := range []struct {
		name  string
		round func(float64) float64
	}{{"lround", math.Round}, {"llround", math.Round}, {"lrint", math.RoundToEven}, {"llrint", math.RoundToEven}} {
		group1(o.name, func(s shape) []*lowering {
			if s.lanes > 0 {
				return nil
			}
			return []*lowering{intrinsic(o.name+".i64."+s.suffix(), []shape{s}, []shape{integer(64)}, "", func(a []number) []answer {
				v := o.round(toFloat(a[0], s.bits))
				if math.IsNaN(v) || math.IsInf(v, 0) {
					return []answer{anything}
				}
				whole, _ := new(big.Float).SetFloat64(v).Int(nil)
				return []answer{poisonUnless(fits(64, true, whole), 64, whole)}
			})}
		})
	}
	negated := bit(func(n int, a []number) number { return new(big.Int).Xor(a[0], layoutOf(n).sign()) })
	group1("fneg", func(s shape) []*lowering {
		return []*lowering{bare("fneg", s, 1, []shape{s}, "  %r = fneg TYPE %a", func(n int, a []number) []answer { return []answer{negated(n, a)} })}
	})
	group1("float arithmetic", func(s shape) []*lowering {
		var list []*lowering
		for _, o := range []struct {
			op string
			f  func(n int, a []number) answer
		}{{"fadd", sums}, {"fsub", differences}, {"fmul", products}, {"fdiv", quotients}} {
			list = append(list, bare(o.op, s, 2, []shape{s}, "  %r = "+o.op+" TYPE %a, %b", func(n int, a []number) []answer {
				return []answer{o.f(n, a)}
			}))
		}
		return append(list, bare("frem", s, 2, []shape{s}, "  %r = frem TYPE %a, %b", func(n int, a []number) []answer {
			x, y := toFloat(a[0], n), toFloat(a[1], n)
			return []answer{ofFloat(math.Mod(x, y), n)}
		}))
	})
	group1("float comparisons", func(s shape) []*lowering {
		var body string
		var results []shape
		for p, name := range fcmpNames {
			body += fmt.Sprintf("  %%r%d = fcmp %s TYPE %%a, %%b\n", p, name)
			results = append(results, shape{bits: 1, lanes: s.lanes})
		}
		return []*lowering{bare("fcmp", s, 2, results, body, func(n int, a []number) []answer {
			var out []answer
			for p := range fcmpNames {
				out = append(out, exactly(truth(compare(p, n, a[0], a[1]))))
			}
			return out
		})}
	})
	group1("float conversions", func(s shape) []*lowering {
		if s.lanes > 0 {
			return nil
		}
		var list []*lowering
		for _, n := range []int{1, 7, 8, 16, 32, 33, 64, 100, 128, 160, 256} {
			if n == 1 && s.bits == 16 {
				continue // LLVM 7's code for x86 asserts that it cannot happen
			}
			for _, isSigned := range []bool{false, true} {
				to, from := "fptoui", "uitofp"
				if isSigned {
					to, from = "fptosi", "sitofp"
				}
				list = append(list, &lowering{name: fmt.Sprintf("%s.i%d.f%d", to, n, s.bits), args: []shape{s}, results: []shape{integer(n)},
					body: fmt.Sprintf("  %%r = %s %v %%a to i%d", to, s, n), meaning: func(a []number) []answer {
						if isNaN(a[0], s.bits) || isInf(a[0], s.bits) {
							return []answer{anything}
						}
						v := truncated(a[0], s.bits)
						return []answer{poisonUnless(fits(n, isSigned, v), n, v)}
					}})
				for _, flag := range []string{"", "nneg "} {
					if isSigned && flag != "" {
						continue
					}
					// LLVM 22 has no infinity for what is too large for a float (lib/CodeGen/ExpandIRInsts.cpp).
					list = append(list, &lowering{name: fmt.Sprintf("%s %s.f%d.i%d", from, flag, s.bits, n), args: []shape{integer(n)},
						results: []shape{s}, misjudged: n > 128,
						body: fmt.Sprintf("  %%r = %s %si%d %%a to %v", from, flag, n, s), meaning: func(a []number) []answer {
							if flag != "" && a[0].Bit(n-1) == 1 {
								return []answer{anything}
							}
							return []answer{exactly(round(new(big.Rat).SetInt(as(n, isSigned, a[0])), s.bits, false))}
						}})
				}
			}
		}
		for _, pair := range [][2]int{{16, 32}, {16, 64}, {32, 64}} {
			if !slices.Contains(formats, pair[0]) {
				continue
			}
			if s.bits == formats[0] {
				list = append(list, resize(pair[0], pair[1]), resize(pair[1], pair[0]))
			}
		}
		return list
	})
	group1("float reductions", func(s shape) []*lowering {
		if s.lanes == 0 {
			return nil
		}
		var list []*lowering
		for _, r := range []struct {
			name  string
			f     func(n int, a []number) answer
			start bool
		}{{"fadd", sums, true}, {"fmul", products, true}, {"fmin", minMax(false, false), false}, {"fmax", minMax(true, false), false},
			{"fminimum", ieeeMinMax(false), false}, {"fmaximum", ieeeMinMax(true), false}} {
			args := []shape{s}
			if r.start {
				args = []shape{s.scalar(), s}
			}
			l := intrinsic("vector.reduce."+r.name+"."+s.suffix(), args, []shape{s.scalar()}, "", func(a []number) []answer {
				return []answer{foldFloats(s.bits, a, r.f)}
			})
			l.whole = true
			list = append(list, l)
		}
		return list
	})
	return out
}

// resize is fpext and fptrunc.
func resize(from, to int) *lowering {
	op := "fpext"
	if to < from {
		op = "fptrunc"
	}
	return &lowering{name: fmt.Sprintf("%s.f%d.f%d", op, from, to), args: []shape{float(from)}, results: []shape{float(to)},
		body: fmt.Sprintf("  %%r = %s %v %%a to %v", op, float(from), float(to)), meaning: func(a []number) []answer {
			if isNaN(a[0], from) || isInf(a[0], from) {
				return []answer{ofFloat(toFloat(a[0], from), to)}
			}
			return []answer{exactly(round(exact(a[0], from), to, a[0].Bit(from-1) == 1))}
		}}
}

// foldFloats folds from the first on; where a step has more than one answer, so has the result.
func foldFloats(n int, a []number, f func(n int, a []number) answer) answer {
	quiet := new(big.Int).Add(layoutOf(n).infinity(), pow2(layoutOf(n).fraction-1))
	state := answer{numbers: []number{a[0]}}
	for _, v := range a[1:] {
		next := answer{}
		from := state.numbers
		if state.nan {
			from = append(append([]number{}, from...), quiet)
		}
		for _, x := range from {
			r := f(n, []number{x, v})
			next.nan = next.nan || r.nan
			next.numbers = append(next.numbers, r.numbers...)
		}
		state = next
	}
	return state
}

func sums(n int, a []number) answer {
	return floatBinary(func(x, y *big.Rat) *big.Rat { return new(big.Rat).Add(x, y) },
		func(x, y float64) float64 { return x + y })(n, a)
}

func differences(n int, a []number) answer {
	return floatBinary(func(x, y *big.Rat) *big.Rat { return new(big.Rat).Sub(x, y) },
		func(x, y float64) float64 { return x - y })(n, a)
}

func products(n int, a []number) answer {
	return floatBinary(func(x, y *big.Rat) *big.Rat { return new(big.Rat).Mul(x, y) },
		func(x, y float64) float64 { return x * y })(n, a)
}

func quotients(n int, a []number) answer {
	return floatBinary(func(x, y *big.Rat) *big.Rat {
		if y.Sign() == 0 {
			return nil
		}
		return new(big.Rat).Quo(x, y)
	}, func(x, y float64) float64 { return x / y })(n, a)
}
