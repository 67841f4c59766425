package hostexec

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
)

// A layout is that of a binary interchange format of IEEE 754.
type layout struct {
	bits, fraction int
}

// The formats. The names of the narrow ones in LLVM are half and bfloat.
var (
	half   = layout{16, 10}
	brain  = layout{16, 7}
	single = layout{32, 23}
	double = layout{64, 52}
)

// infinities holds the positive infinity of each format.
var infinities = func() map[layout]number {
	all := map[layout]number{}
	for _, f := range []layout{half, brain, single, double} {
		all[f] = new(big.Int).Sub(pow2(f.bits-1), pow2(f.fraction))
	}
	return all
}()

func (f layout) exponent() int    { return f.bits - 1 - f.fraction } // bits
func (f layout) bias() int        { return 1<<(f.exponent()-1) - 1 }
func (f layout) infinity() number { return infinities[f] }
func (f layout) sign() number     { return pow2(f.bits - 1) }
func (f layout) magnitude(v number) number {
	return wrap(f.bits-1, v)
}
func (f layout) negative(v number) bool { return v.Bit(f.bits-1) == 1 }

func isNaN(v number, f layout) bool {
	return f.magnitude(v).Cmp(f.infinity()) > 0
}

func isSignalling(v number, f layout) bool {
	return isNaN(v, f) && v.Bit(f.fraction-1) == 0
}

func isInf(v number, f layout) bool {
	return f.magnitude(v).Cmp(f.infinity()) == 0
}

func isZero(v number, f layout) bool { return f.magnitude(v).Sign() == 0 }

// exact gives the value of a finite number.
func exact(v number, f layout) *big.Rat {
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
func round(r *big.Rat, f layout, negativeZero bool) number {
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
func floatsOf(f layout, few bool) []number {
	var out []number
	both := func(v number) { out = append(out, v, new(big.Int).Or(v, f.sign())) }
	value := func(v float64) { both(round(new(big.Rat).SetFloat64(v), f, false)) }
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
			v := round(new(big.Rat).SetFloat64(edge), f, false)
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
		v := round(new(big.Rat).SetInt(pow2(n)), f, false)
		both(v)
		both(new(big.Int).Sub(v, num(1)))
		both(new(big.Int).Add(v, num(1)))
	}
	both(round(big.NewRat(1, 2), f, false).Sub(round(big.NewRat(1, 2), f, false), num(1))) // the largest below a half
	r := rand.New(rand.NewPCG(uint64(f.bits), uint64(f.fraction)))
	for range 16 {
		both(wrap(f.bits-1, new(big.Int).SetUint64(r.Uint64())))
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
func floatBinary(op func(a, b *big.Rat) *big.Rat, special func(a, b float64) float64) func(n layout, a []number) answer {
	return func(n layout, a []number) answer {
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
func toFloat(v number, n layout) float64 {
	switch {
	case n == double:
		return math.Float64frombits(v.Uint64())
	case n == single:
		return float64(math.Float32frombits(uint32(v.Uint64())))
	case isNaN(v, n):
		return math.NaN()
	case isInf(v, n):
		return math.Inf(1 - 2*int(v.Bit(n.bits-1)))
	}
	f, _ := exact(v, n).Float64()
	if v.Bit(n.bits-1) == 1 {
		f = math.Copysign(f, -1)
	}
	return f
}

// ofFloat gives a result that a format of n bits holds exactly, or NaN.
func ofFloat(v float64, n layout) answer {
	switch {
	case math.IsNaN(v):
		return aNaN
	case math.IsInf(v, 0):
		if v < 0 {
			return exactly(new(big.Int).Or(n.infinity(), n.sign()))
		}
		return exactly(n.infinity())
	}
	return exactly(round(new(big.Rat).SetFloat64(v), n, math.Signbit(v)))
}

// unaryExact is a function whose results every format holds that holds the argument.
func unaryExact(f func(float64) float64) func(n layout, a []number) answer {
	return func(n layout, a []number) answer { return ofFloat(f(toFloat(a[0], n)), n) }
}

// eitherZero gives both zeros where they are equal to the operation.
func eitherZero(n layout) answer { return exactly(num(0), n.sign()) }

// minMax is minimumnum and maximumnum (strict), and minnum and maxnum: a number rather than a NaN; of zeros, the strict ones know the sign.
// A signalling NaN makes minnum and maxnum a NaN, or does not.
func minMax(larger, strict bool) func(n layout, a []number) answer {
	return func(n layout, a []number) answer {
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
func ieeeMinMax(larger bool) func(n layout, a []number) answer {
	return func(n layout, a []number) answer {
		if isNaN(a[0], n) || isNaN(a[1], n) {
			return aNaN
		}
		return exactly(ordered(larger, n, a[0], a[1]))
	}
}

// ordered picks of two numbers, -0 being less than 0.
func ordered(larger bool, n layout, a, b number) number {
	key := func(v number) number {
		if v.Bit(n.bits-1) == 1 {
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
func fused(n layout, a []number) answer {
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
		minus := a[0].Bit(n.bits-1) != a[1].Bit(n.bits-1)
		return exactly(round(r, n, minus && a[2].Bit(n.bits-1) == 1))
	}
	return exactly(round(r, n, false))
}

// classOf gives the number of the bit of llvm.is.fpclass that the number has.
func classOf(v number, n layout) int {
	f := n
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
func compare(p int, n layout, a, b number) bool {
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
func truncated(v number, n layout) number {
	r := exact(v, n)
	return new(big.Int).Quo(r.Num(), r.Denom())
}

// root gives the square root, rounded to nearest.
func root(n layout, a []number) answer {
	v := a[0]
	switch {
	case isNaN(v, n), v.Bit(n.bits-1) == 1 && !isZero(v, n):
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

// lanesOf is how many numbers of a format the vectors have that intrinsics are tried on.
func lanesOf(f layout) int { return min(128/f.bits, 4) }

// floating is bare with a meaning that is told the format.
func floating(name string, s shape, args int, results []shape, body string, meaning func(f layout, a []number) []answer) *lowering {
	return bare(name, s, args, results, body, func(_ int, a []number) []answer { return meaning(s.layout(), a) })
}

func floatGroups(suffix string, formats ...layout) []group {
	var out []group
	var shapes []shape
	for _, n := range formats {
		shapes = append(shapes, float(n))
		shapes = append(shapes, vector(lanesOf(n), float(n)))
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
	call := func(name string, args int, f func(n layout, a []number) answer) {
		group1(name, func(s shape) []*lowering {
			var list []shape
			for range args {
				list = append(list, s)
			}
			return []*lowering{intrinsic(name+"."+s.suffix(), list, []shape{s}, "", func(a []number) []answer { return []answer{f(s.layout(), a)} })}
		})
	}
	// These are about bits: a NaN keeps its own, except that x86 passes half floats by way of single ones.
	bit := func(f func(n layout, a []number) number) func(n layout, a []number) answer {
		return func(n layout, a []number) answer {
			r := exactly(f(n, a))
			r.nan = n.bits == 16 && isNaN(r.numbers[0], n)
			return r
		}
	}
	magnitude := func(n layout, v number) number { return n.magnitude(v) }
	call("fabs", 1, bit(func(n layout, a []number) number { return magnitude(n, a[0]) }))
	call("copysign", 2, bit(func(n layout, a []number) number {
		r := magnitude(n, a[0])
		if a[1].Bit(n.bits-1) == 1 {
			r.Or(r, n.sign())
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
	call("canonicalize", 1, func(n layout, a []number) answer {
		if isNaN(a[0], n) {
			return aNaN
		}
		return exactly(a[0])
	})
	call("sqrt", 1, root)
	call("fma", 3, fused)
	group1("fma, halfway", func(s shape) []*lowering {
		if s.lanes > 0 {
			return nil
		}
		f := s.layout()
		l := intrinsic("fma."+s.suffix(), []shape{s, s, s}, []shape{s}, "", func(a []number) []answer { return []answer{fused(f, a)} })
		l.name += ", halfway"
		l.misjudged = f == brain
		value := func(v float64) number { return round(new(big.Rat).SetFloat64(v), f, false) }
		one, least := value(1), num(1)
		// Such a number times one and a half is halfway between two numbers.
		var odd []number
		for i := range int64(24) {
			odd = append(odd, new(big.Int).Add(one, num(1|i*i*37%(1<<min(f.fraction, 20)))))
		}
		var small []number
		for e := 1; e < 2*f.fraction+8 && e < f.bias(); e += 3 {
			small = append(small, value(math.Ldexp(1, -e)), value(-math.Ldexp(1, -e)))
		}
		l.values = [][]number{odd, {value(1.5), value(0.75), value(-1.5), value(1.25), value(3)},
			append(small, least, new(big.Int).Or(least, f.sign()), num(0), value(1), value(-1.5))}
		return []*lowering{l}
	})
	call("fmuladd", 3, func(n layout, a []number) answer {
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
				func(a []number) []answer { return []answer{exactly(truth(mask>>classOf(a[0], s.layout())&1 == 1))} }))
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
					case isNaN(v, s.layout()):
						return []answer{exactly(num(0))}
					case !isInf(v, s.layout()):
						return []answer{exactly(clamp(to, isSigned, truncated(v, s.layout())))}
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
			r := shape{bits: 64, lanes: s.lanes}
			return []*lowering{intrinsic(o.name+"."+r.suffix()+"."+s.suffix(), []shape{s}, []shape{r}, "", func(a []number) []answer {
				v := o.round(toFloat(a[0], s.layout()))
				if math.IsNaN(v) || math.IsInf(v, 0) {
					return []answer{anything}
				}
				whole, _ := new(big.Float).SetFloat64(v).Int(nil)
				return []answer{poisonUnless(fits(64, true, whole), 64, whole)}
			})}
		})
	}
	group1("ldexp", func(s shape) []*lowering {
		f := s.layout()
		var list []*lowering
		for _, n := range []int{16, 32, 64} {
			if s.lanes > 0 && n != 32 {
				continue
			}
			by := shape{bits: n, lanes: s.lanes}
			l := intrinsic("ldexp."+s.suffix()+"."+by.suffix(), []shape{s, by}, []shape{s}, "", func(a []number) []answer { return []answer{scaled(f, n, a)} })
			l.values = [][]number{nil, nil}
			for _, e := range []int64{0, 1, -1, 2, 7, -10, 15, -24, -25, 100, -126, -133, -149, -150, 1023, -1022, -1074, -1075, 2200, -2200, 1<<31 - 1, -1 << 31} {
				if fits(n, true, num(e)) {
					l.values[1] = append(l.values[1], wrap(n, num(e)))
				}
			}
			l.beyond = n != 32
			list = append(list, l)
		}
		return list
	})
	group1("frexp", func(s shape) []*lowering {
		f := s.layout()
		var list []*lowering
		for _, n := range []int{16, 32, 64} {
			e := shape{bits: n, lanes: s.lanes}
			list = append(list, intrinsic("frexp."+s.suffix()+"."+e.suffix(), []shape{s}, []shape{s, e}, "", func(a []number) []answer {
				if isNaN(a[0], f) {
					return []answer{aNaN, anything}
				}
				if isInf(a[0], f) {
					return []answer{exactly(a[0]), anything}
				}
				fraction, exponent := math.Frexp(toFloat(a[0], f))
				return []answer{ofFloat(fraction, f), exactly(wrap(n, num(int64(exponent))))}
			}))
			list[len(list)-1].beyond = n != 32
		}
		return list
	})
	group1("modf", func(s shape) []*lowering {
		f := s.layout()
		l := intrinsic("modf."+s.suffix(), []shape{s}, []shape{s, s}, "", func(a []number) []answer {
			v := toFloat(a[0], f)
			if math.IsInf(v, 0) {
				return []answer{ofFloat(math.Copysign(0, v), f), exactly(a[0])}
			}
			whole, fraction := math.Modf(v)
			return []answer{ofFloat(math.Copysign(fraction, v), f), ofFloat(math.Copysign(whole, v), f)}
		})
		l.beyond = s.bits == 16
		return []*lowering{l}
	})
	negated := bit(func(n layout, a []number) number { return new(big.Int).Xor(a[0], n.sign()) })
	group1("fneg", func(s shape) []*lowering {
		return []*lowering{floating("fneg", s, 1, []shape{s}, "  %r = fneg TYPE %a", func(n layout, a []number) []answer { return []answer{negated(n, a)} })}
	})
	group1("float arithmetic", func(s shape) []*lowering {
		var list []*lowering
		for _, o := range []struct {
			op string
			f  func(n layout, a []number) answer
		}{{"fadd", sums}, {"fsub", differences}, {"fmul", products}, {"fdiv", quotients}} {
			list = append(list, floating(o.op, s, 2, []shape{s}, "  %r = "+o.op+" TYPE %a, %b", func(n layout, a []number) []answer {
				return []answer{o.f(n, a)}
			}))
		}
		return append(list, floating("frem", s, 2, []shape{s}, "  %r = frem TYPE %a, %b", func(n layout, a []number) []answer {
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
		return []*lowering{floating("fcmp", s, 2, results, body, func(n layout, a []number) []answer {
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
			for _, isSigned := range []bool{false, true} {
				to, from := "fptoui", "uitofp"
				if isSigned {
					to, from = "fptosi", "sitofp"
				}
				list = append(list, &lowering{name: fmt.Sprintf("%s.i%d.%s", to, n, s.suffix()), args: []shape{s}, results: []shape{integer(n)},
					body: fmt.Sprintf("  %%r = %s %v %%a to i%d", to, s, n), meaning: func(a []number) []answer {
						if isNaN(a[0], s.layout()) || isInf(a[0], s.layout()) {
							return []answer{anything}
						}
						v := truncated(a[0], s.layout())
						return []answer{poisonUnless(fits(n, isSigned, v), n, v)}
					}})
				for _, flag := range []string{"", "nneg "} {
					if isSigned && flag != "" {
						continue
					}
					numbers := append(numbersOf(n, false), halfways(n, s.layout())...)
					// LLVM rounds to f32 before it rounds to bfloat for x86, and LLVM 22 has no infinity for what is too large for
					// a float (lib/CodeGen/ExpandIRInsts.cpp).
					list = append(list, &lowering{name: fmt.Sprintf("%s %s.%s.i%d", from, flag, s.suffix(), n), args: []shape{integer(n)},
						results: []shape{s}, misjudged: n > 128 || s.brain && n > 24, kept: s.brain && n > 24 && n <= 64, values: [][]number{numbers},
						body: fmt.Sprintf("  %%r = %s %si%d %%a to %v", from, flag, n, s), meaning: func(a []number) []answer {
							if flag != "" && a[0].Bit(n-1) == 1 {
								return []answer{anything}
							}
							return []answer{exactly(round(new(big.Rat).SetInt(as(n, isSigned, a[0])), s.layout(), false))}
						}})
				}
			}
		}
		for _, f := range []layout{single, double} {
			if s.bits < f.bits {
				list = append(list, resize(s.layout(), f), resize(f, s.layout()))
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
			f     func(n layout, a []number) answer
			start bool
		}{{"fadd", sums, true}, {"fmul", products, true}, {"fmin", minMax(false, false), false}, {"fmax", minMax(true, false), false},
			{"fminimum", ieeeMinMax(false), false}, {"fmaximum", ieeeMinMax(true), false}} {
			args := []shape{s}
			if r.start {
				args = []shape{s.scalar(), s}
			}
			l := intrinsic("vector.reduce."+r.name+"."+s.suffix(), args, []shape{s.scalar()}, "", func(a []number) []answer {
				return []answer{foldFloats(s.layout(), a, r.f)}
			})
			l.whole = true
			list = append(list, l)
		}
		return list
	})
	return out
}

// resize is fpext and fptrunc.
func resize(from, to layout) *lowering {
	op := "fpext"
	if to.bits < from.bits {
		op = "fptrunc"
	}
	a, r := float(from), float(to)
	l := &lowering{name: fmt.Sprintf("%s.%s.%s", op, a.suffix(), r.suffix()), args: []shape{a}, results: []shape{r},
		body: fmt.Sprintf("  %%r = %s %v %%a to %v", op, a, r), meaning: func(a []number) []answer {
			if isNaN(a[0], from) || isInf(a[0], from) {
				return []answer{ofFloat(toFloat(a[0], from), to)}
			}
			return []answer{exactly(round(exact(a[0], from), to, a[0].Bit(from.bits-1) == 1))}
		}}
	if to.bits < from.bits {
		l.values = [][]number{append(floatsOf(from, false), betweens(from, to)...)}
	}
	return l
}

// roundings are the modes of llvm.fptrunc.round, and whether each wants the number above the value or the one below.
var roundings = map[string]func(r *big.Rat) (up, nearest bool){
	"tonearest":  func(*big.Rat) (bool, bool) { return false, true },
	"towardzero": func(r *big.Rat) (bool, bool) { return r.Sign() < 0, false },
	"upward":     func(*big.Rat) (bool, bool) { return true, false },
	"downward":   func(*big.Rat) (bool, bool) { return false, false },
}

// directed is fptrunc with a rounding mode, for which no code generation but another target's has code.
func directed(from, to layout, mode string) *lowering {
	a, r := float(from), float(to)
	l := intrinsic(fmt.Sprintf("fptrunc.round.%s.%s", r.suffix(), a.suffix()), []shape{a}, []shape{r}, "metadata !\"round."+mode+"\"", func(n []number) []answer {
		if isNaN(n[0], from) || isInf(n[0], from) {
			return []answer{ofFloat(toFloat(n[0], from), to)}
		}
		v := exact(n[0], from)
		negative := n[0].Bit(from.bits-1) == 1
		got := round(v, to, negative)
		up, nearest := roundings[mode](v)
		if nearest {
			return []answer{exactly(got)}
		}
		// The candidates are the nearest number and its neighbours.
		best, found := got, false
		for _, d := range []int64{0, -1, 1} {
			c := new(big.Int).Add(got, num(d))
			if c.Sign() < 0 || isNaN(c, to) || c.Bit(to.bits-1) != got.Bit(to.bits-1) {
				continue
			}
			side := 0
			if isInf(c, to) {
				side = 1 - 2*int(c.Bit(to.bits-1))
			} else {
				side = exact(c, to).Cmp(v)
			}
			if (side == 0 || side > 0 == up) && !found {
				best, found = c, true
			}
		}
		return []answer{exactly(best)}
	})
	l.values = [][]number{append(floatsOf(from, false), betweens(from, to)...)}
	l.beyond = true
	return l.try()
}

func directedGroup() group {
	g := group{name: "fptrunc.round half"}
	for mode := range roundings {
		for _, p := range [][2]layout{{single, half}, {double, half}, {single, brain}, {double, brain}, {double, single}} {
			g.rows = append(g.rows, directed(p[0], p[1], mode))
		}
	}
	return g
}

// scaled is a number times two to the n, which is signed.
func scaled(f layout, bits int, a []number) answer {
	if isNaN(a[0], f) {
		return aNaN
	}
	if isInf(a[0], f) || isZero(a[0], f) {
		return exactly(a[0])
	}
	r := exact(a[0], f)
	const enough = 5000
	scale(r, int(max(min(signed(bits, a[1]).Int64(), enough), -enough)))
	return exactly(round(r, f, r.Sign() < 0))
}

// betweens gives numbers of a format that are halfway between two of a narrower one, and those next to them.
func betweens(wide, narrow layout) []number {
	var out []number
	for _, v := range floatsOf(narrow, false) {
		next := new(big.Int).Add(v, num(1))
		if isNaN(v, narrow) || isNaN(next, narrow) || isInf(v, narrow) || isInf(next, narrow) {
			continue
		}
		middle := new(big.Rat).Add(exact(v, narrow), exact(next, narrow))
		m := round(middle.Quo(middle, big.NewRat(2, 1)), wide, false)
		if isZero(m, wide) {
			continue // the sign would be gone
		}
		out = append(out, m, new(big.Int).Add(m, num(1)), new(big.Int).Sub(m, num(1)))
	}
	return out
}

// halfways gives integers of n bits that are halfway between two numbers of a format, and those next to them.
func halfways(n int, f layout) []number {
	var out []number
	for bits := f.fraction + 2; bits <= n; bits += 1 + bits/8 {
		for _, low := range []int64{1, 3, 0x2B, 0x55} {
			v := new(big.Int).Add(pow2(f.fraction+1), num(low%(1<<f.fraction)|1))
			v.Lsh(v, uint(bits-f.fraction-2))
			out = append(out, wrap(n, v), wrap(n, new(big.Int).Add(v, num(1))), wrap(n, new(big.Int).Sub(v, num(1))), wrap(n, new(big.Int).Neg(v)))
		}
	}
	return out
}

// foldFloats folds from the first on; where a step has more than one answer, so has the result.
func foldFloats(n layout, a []number, f func(n layout, a []number) answer) answer {
	quiet := new(big.Int).Add(n.infinity(), pow2(n.fraction-1))
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

func sums(n layout, a []number) answer {
	return floatBinary(func(x, y *big.Rat) *big.Rat { return new(big.Rat).Add(x, y) },
		func(x, y float64) float64 { return x + y })(n, a)
}

func differences(n layout, a []number) answer {
	return floatBinary(func(x, y *big.Rat) *big.Rat { return new(big.Rat).Sub(x, y) },
		func(x, y float64) float64 { return x - y })(n, a)
}

func products(n layout, a []number) answer {
	return floatBinary(func(x, y *big.Rat) *big.Rat { return new(big.Rat).Mul(x, y) },
		func(x, y float64) float64 { return x * y })(n, a)
}

func quotients(n layout, a []number) answer {
	return floatBinary(func(x, y *big.Rat) *big.Rat {
		if y.Sign() == 0 {
			return nil
		}
		return new(big.Rat).Quo(x, y)
	}, func(x, y float64) float64 { return x / y })(n, a)
}
