package hostexec

import (
	"fmt"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
)

// A group is what is tested in one module: an intrinsic, or a kind of instruction, on many types.
type group struct {
	name string
	rows []*lowering
	half bool // some are on half floats
}

func num(v int64) number { return big.NewInt(v) }

// powers are the powers of two that are asked for all the time, and masks one less. Nobody changes them.
var powers, masks = func() (p, m [300]number) {
	for i := range p {
		p[i] = new(big.Int).Lsh(num(1), uint(i))
		m[i] = new(big.Int).Sub(p[i], num(1))
	}
	return p, m
}()

// pow2 gives two to the n.
func pow2(n int) number {
	if n < len(powers) {
		return powers[n]
	}
	return new(big.Int).Lsh(num(1), uint(n))
}

// wrap gives v modulo two to the n: the bits of an integer of n bits.
func wrap(n int, v number) number {
	return new(big.Int).And(v, masks[n])
}

// signed gives the number that n bits stand for in two's complement.
func signed(n int, v number) number {
	if v.Bit(n-1) == 0 {
		return v
	}
	return new(big.Int).Sub(v, pow2(n))
}

func maxOf(n int, isSigned bool) number {
	if isSigned {
		n--
	}
	return masks[n]
}

func minOf(n int, isSigned bool) number {
	if !isSigned {
		return num(0)
	}
	return new(big.Int).Neg(pow2(n - 1))
}

// as gives the number that n bits stand for.
func as(n int, isSigned bool, v number) number {
	if isSigned {
		return signed(n, v)
	}
	return v
}

// fits reports whether n bits can hold the number.
func fits(n int, isSigned bool, v number) bool {
	return v.Cmp(minOf(n, isSigned)) >= 0 && v.Cmp(maxOf(n, isSigned)) <= 0
}

func clamp(n int, isSigned bool, v number) number {
	if lo := minOf(n, isSigned); v.Cmp(lo) < 0 {
		v = lo
	} else if hi := maxOf(n, isSigned); v.Cmp(hi) > 0 {
		v = hi
	}
	return wrap(n, v)
}

func truth(b bool) number {
	if b {
		return num(1)
	}
	return num(0)
}

// numbersOf gives the integers of n bits to try: all of them up to 8 bits, else those at the edges of n and of the machine's widths,
// and some random ones, the same each time. Few asks for the most telling only.
func numbersOf(n int, few bool) []number {
	if n <= 8 && !few {
		var out []number
		for i := range 1 << n {
			out = append(out, num(int64(i)))
		}
		return out
	}
	return edgesOf(n, few)
}

// edgesOf is numbersOf without the promise of all of them.
func edgesOf(n int, few bool) []number {
	var out []number
	seen := map[string]bool{}
	add := func(v number) {
		v = wrap(n, v)
		if k := v.String(); !seen[k] {
			seen[k] = true
			out = append(out, v)
		}
	}
	for _, v := range []int64{0, 1, 2, -1, -2} {
		add(num(v))
	}
	add(pow2(n - 1))
	add(maxOf(n, true))
	if few {
		add(num(0x5a))
		return out
	}
	for _, v := range []int64{3, 5, 7, 10, 100, -3} {
		add(num(v))
	}
	add(new(big.Int).Add(pow2(n-1), num(1)))
	for _, w := range []int{8, 16, 32, 64, n / 2, n - 2} {
		if w > 0 && w < n {
			add(pow2(w))
			add(new(big.Int).Sub(pow2(w), num(1)))
			add(new(big.Int).Neg(pow2(w)))
		}
	}
	r := rand.New(rand.NewPCG(uint64(n), 7))
	for range 8 {
		v := num(0)
		for range (n + 63) / 64 {
			v = v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(r.Uint64()))
		}
		add(v)
		add(new(big.Int).Rsh(wrap(n, v), uint(r.IntN(n)))) // of any length
	}
	return out
}

// vectorsOf makes vectors of the numbers: as many as there are numbers, each element another number.
func vectorsOf(list []number, lanes, seed int) []number {
	const most = 48
	r := rand.New(rand.NewPCG(uint64(lanes), uint64(seed)))
	var out []number
	for i := range min(len(list), most) {
		for k := range lanes {
			if k == 0 && len(list) <= most {
				out = append(out, list[i])
				continue
			}
			out = append(out, list[r.IntN(len(list))])
		}
	}
	return out
}

// try gives a lowering all the values of its arguments' types, where it has none of its own.
func (l *lowering) try() *lowering {
	for len(l.values) < len(l.args) {
		l.values = append(l.values, nil)
	}
	for i, s := range l.args {
		if l.values[i] == nil {
			if s.float {
				l.values[i] = floatsOf(s.layout(), len(l.args) > 2)
			} else {
				l.values[i] = numbersOf(s.bits, len(l.args) > 2)
			}
		}
		if s.lanes > 0 {
			l.values[i] = vectorsOf(l.values[i], s.lanes, i)
		}
	}
	return l
}

// intrinsic makes a lowering that is one call: name is without llvm. and with its types, flags are arguments that follow the others.
// With several results the call gives a struct of them.
func intrinsic(name string, args, results []shape, flags string, meaning func(a []number) []answer) *lowering {
	l := &lowering{name: name, args: args, results: results, meaning: meaning}
	var params, passed []string
	for i, s := range args {
		params = append(params, s.String())
		passed = append(passed, fmt.Sprintf("%v %%%c", s, 'a'+i))
	}
	if flags != "" {
		l.name += "(" + flags + ")"
		passed = append(passed, flags)
		for _, f := range strings.Split(flags, ", ") {
			params = append(params, strings.Fields(f)[0])
		}
	}
	result := results[0].String()
	if len(results) > 1 {
		var all []string
		for _, r := range results {
			all = append(all, r.String())
		}
		result = "{ " + strings.Join(all, ", ") + " }"
	}
	l.declare = fmt.Sprintf("declare %s @llvm.%s(%s)", result, name, strings.Join(params, ", "))
	call := fmt.Sprintf("call %s @llvm.%s(%s)", result, name, strings.Join(passed, ", "))
	if len(results) == 1 {
		l.body = "  %r = " + call
		return l
	}
	l.body = "  %all = " + call + "\n"
	for i := range results {
		l.body += fmt.Sprintf("  %%r%d = extractvalue %s %%all, %d\n", i, result, i)
	}
	return l
}

// widths are those that every intrinsic is tried on; what is wider is in a group of its own.
var widths = []int{1, 7, 8, 13, 16, 32, 33, 64, 65, 100, 128}

// shapesOf gives the scalar types of the widths, and some vectors.
func shapesOf(widths []int) []shape {
	var out []shape
	for _, n := range widths {
		out = append(out, integer(n))
	}
	if slices.Contains(widths, 32) {
		out = append(out, vector(4, integer(8)), vector(3, integer(16)), vector(4, integer(32)), vector(2, integer(64)))
	}
	return out
}

// A binary is a function of two integers of n bits.
type binary func(n int, a, b number) answer

func pickOf(isSigned, larger bool) binary {
	return func(n int, a, b number) answer {
		if (as(n, isSigned, a).Cmp(as(n, isSigned, b)) > 0) == larger {
			return exactly(a)
		}
		return exactly(b)
	}
}

type arith func(z *big.Int, a, b *big.Int) *big.Int

func mul(z, a, b *big.Int) *big.Int { return z.Mul(a, b) }
func add(z, a, b *big.Int) *big.Int { return z.Add(a, b) }
func sub(z, a, b *big.Int) *big.Int { return z.Sub(a, b) }

func saturatingOf(op arith, isSigned bool) binary {
	return func(n int, a, b number) answer {
		return exactly(clamp(n, isSigned, op(new(big.Int), as(n, isSigned, a), as(n, isSigned, b))))
	}
}

// shiftSat is poison where the amount reaches the width.
func shiftSat(isSigned bool) binary {
	return func(n int, a, b number) answer {
		if b.Cmp(num(int64(n))) >= 0 {
			return anything
		}
		return exactly(clamp(n, isSigned, new(big.Int).Lsh(as(n, isSigned, a), uint(b.Uint64()))))
	}
}

func overflowing(op arith, isSigned bool) func(n int, a, b number) []answer {
	return func(n int, a, b number) []answer {
		v := op(new(big.Int), as(n, isSigned, a), as(n, isSigned, b))
		return []answer{exactly(wrap(n, v)), exactly(truth(!fits(n, isSigned, v)))}
	}
}

func ones(v number) int {
	n := 0
	for _, w := range v.Bits() {
		n += bits.OnesCount(uint(w))
	}
	return n
}

// mirror reverses units of the given size.
func mirror(n, unit int, v number) number {
	r := num(0)
	for i := 0; i < n; i += unit {
		part := wrap(unit, new(big.Int).Rsh(v, uint(i)))
		r.Or(r, part.Lsh(part, uint(n-unit-i)))
	}
	return r
}

func funnel(n int, left bool, a, b, c number) number {
	by := uint(new(big.Int).Mod(c, num(int64(n))).Uint64())
	both := new(big.Int).Or(new(big.Int).Lsh(a, uint(n)), b)
	if left {
		return wrap(n, new(big.Int).Rsh(new(big.Int).Lsh(both, by), uint(n)))
	}
	return wrap(n, new(big.Int).Rsh(both, by))
}

var binaries = []struct {
	name string
	f    binary
}{
	{"umin", pickOf(false, false)},
	{"umax", pickOf(false, true)},
	{"smin", pickOf(true, false)},
	{"smax", pickOf(true, true)},
	{"uadd.sat", saturatingOf(add, false)},
	{"usub.sat", saturatingOf(sub, false)},
	{"sadd.sat", saturatingOf(add, true)},
	{"ssub.sat", saturatingOf(sub, true)},
	{"ushl.sat", shiftSat(false)},
	{"sshl.sat", shiftSat(true)},
}

// intGroups are the intrinsics on integers, on types of the widths.
func intGroups(suffix string, widths []int) []group {
	var out []group
	shapes := shapesOf(widths)
	each := func(name string, make func(s shape) []*lowering) {
		g := group{name: name + suffix}
		for _, s := range shapes {
			for _, l := range make(s) {
				g.rows = append(g.rows, l.try())
			}
		}
		out = append(out, g)
	}
	for _, b := range binaries {
		each(b.name, func(s shape) []*lowering {
			return []*lowering{intrinsic(b.name+"."+s.suffix(), []shape{s, s}, []shape{s}, "",
				func(a []number) []answer { return []answer{b.f(s.bits, a[0], a[1])} })}
		})
	}
	for _, o := range []struct {
		name     string
		op       arith
		isSigned bool
	}{{"uadd", add, false}, {"usub", sub, false}, {"umul", mul, false}, {"sadd", add, true}, {"ssub", sub, true}, {"smul", mul, true}} {
		name := o.name + ".with.overflow"
		f := overflowing(o.op, o.isSigned)
		each(name, func(s shape) []*lowering {
			return []*lowering{intrinsic(name+"."+s.suffix(), []shape{s, s}, []shape{s, s.with(1)}, "",
				func(a []number) []answer { return f(s.bits, a[0], a[1]) })}
		})
	}
	for name, isSigned := range map[string]bool{"ucmp": false, "scmp": true} {
		each(name, func(s shape) []*lowering {
			var list []*lowering
			for _, result := range []int{2, 8, 32} {
				r := s.with(result)
				list = append(list, intrinsic(name+"."+r.suffix()+"."+s.suffix(), []shape{s, s}, []shape{r}, "",
					func(a []number) []answer {
						c := as(s.bits, isSigned, a[0]).Cmp(as(s.bits, isSigned, a[1]))
						return []answer{exactly(wrap(result, num(int64(c))))}
					}))
			}
			return list
		})
	}
	each("abs", func(s shape) []*lowering {
		var list []*lowering
		for _, poison := range []bool{false, true} {
			list = append(list, intrinsic("abs."+s.suffix(), []shape{s}, []shape{s}, fmt.Sprintf("i1 %v", poison),
				func(a []number) []answer {
					v := signed(s.bits, a[0])
					if poison && v.Cmp(minOf(s.bits, true)) == 0 {
						return []answer{anything}
					}
					return []answer{exactly(wrap(s.bits, new(big.Int).Abs(v)))}
				}))
		}
		return list
	})
	each("ctpop", func(s shape) []*lowering {
		return []*lowering{intrinsic("ctpop."+s.suffix(), []shape{s}, []shape{s}, "", func(a []number) []answer {
			return []answer{exactly(wrap(s.bits, num(int64(ones(a[0])))))}
		})}
	})
	for name, count := range map[string]func(n int, v number) int{
		"ctlz": func(n int, v number) int { return n - v.BitLen() },
		"cttz": func(n int, v number) int {
			if v.Sign() == 0 {
				return n
			}
			return int(v.TrailingZeroBits())
		},
	} {
		each(name, func(s shape) []*lowering {
			var list []*lowering
			for _, poison := range []bool{false, true} {
				list = append(list, intrinsic(name+"."+s.suffix(), []shape{s}, []shape{s}, fmt.Sprintf("i1 %v", poison),
					func(a []number) []answer {
						if poison && a[0].Sign() == 0 {
							return []answer{anything}
						}
						return []answer{exactly(wrap(s.bits, num(int64(count(s.bits, a[0])))))}
					}))
			}
			return list
		})
	}
	for name, unit := range map[string]int{"bswap": 8, "bitreverse": 1} {
		each(name, func(s shape) []*lowering {
			if unit == 8 && s.bits%16 != 0 {
				return nil
			}
			return []*lowering{intrinsic(name+"."+s.suffix(), []shape{s}, []shape{s}, "", func(a []number) []answer {
				return []answer{exactly(mirror(s.bits, unit, a[0]))}
			})}
		})
	}
	for name, left := range map[string]bool{"fshl": true, "fshr": false} {
		each(name, func(s shape) []*lowering {
			if s.bits > 128 && s.bits&(s.bits-1) != 0 {
				return nil // the amount's remainder is a division that LLVM does not compile
			}
			l := intrinsic(name+"."+s.suffix(), []shape{s, s, s}, []shape{s}, "", func(a []number) []answer {
				return []answer{exactly(funnel(s.bits, left, a[0], a[1], a[2]))}
			})
			amounts := numbersOf(s.bits, true)
			for i := range min(int64(s.bits)+3, 140) {
				amounts = append(amounts, wrap(s.bits, num(i)))
			}
			l.values = [][]number{nil, nil, amounts}
			return []*lowering{l}
		})
	}
	slices.SortFunc(out, func(a, b group) int { return strings.Compare(a.name, b.name) })
	return out
}
