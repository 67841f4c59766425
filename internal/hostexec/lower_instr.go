package hostexec

import (
	"fmt"
	"math/big"
	"strings"
)

// instruction makes a lowering of assembly. The instructions that most of them are stay as they are, so the edges are enough.
func instruction(name string, s shape, args int, results []shape, body string, meaning func(n int, a []number) []answer) *lowering {
	l := bare(name, s, args, results, body, meaning)
	if args > 1 {
		for range args {
			l.values = append(l.values, edgesOf(s.bits, false))
		}
	}
	return l.try()
}

// bare makes a lowering of assembly in which TYPE is the type, MIN and MAX its least and largest signed numbers.
func bare(name string, s shape, args int, results []shape, body string, meaning func(n int, a []number) []answer) *lowering {
	l := &lowering{name: name + "." + s.suffix(), results: results,
		meaning: func(a []number) []answer { return meaning(s.bits, a) }}
	for range args {
		l.args = append(l.args, s)
	}
	constant := func(v number) string {
		if s.lanes == 0 {
			return v.String()
		}
		return fmt.Sprintf("splat (%v %v)", s.scalar(), v)
	}
	l.body = strings.NewReplacer("TYPE", s.String(), "MIN", constant(minOf(s.bits, true)), "MAX", constant(maxOf(s.bits, true)),
		"ZERO", constant(num(0)), "ONE", constant(num(1)), "NEGATIVE", constant(num(-1)),
		"BOOL", s.with(1).String()).Replace(body)
	return l
}

// one makes a meaning of a function of two numbers.
func one(f binary) func(n int, a []number) []answer {
	return func(n int, a []number) []answer { return []answer{f(n, a[0], a[1])} }
}

// poisonUnless gives the answer wrapped, or poison where a promise does not hold.
func poisonUnless(ok bool, n int, v number) answer {
	if !ok {
		return anything
	}
	return exactly(wrap(n, v))
}

// Divisors that would be an error are replaced: zero by one, and -1 where the dividend is the least number.
const (
	notZero = "  %zero = icmp eq TYPE %b, ZERO\n  %d = select BOOL %zero, TYPE ONE, TYPE %b\n"
	noTrap  = notZero + "  %least = icmp eq TYPE %a, MIN\n  %minus = icmp eq TYPE %d, NEGATIVE\n  %trap = and BOOL %least, %minus\n" +
		"  %e = select BOOL %trap, TYPE ONE, TYPE %d\n"
)

func divide(n int, isSigned, remainder bool, a, b number) number {
	if b.Sign() == 0 {
		b = num(1)
	}
	a, b = as(n, isSigned, a), as(n, isSigned, b)
	if isSigned && b.Cmp(num(-1)) == 0 && a.Cmp(minOf(n, true)) == 0 {
		b = num(1)
	}
	if remainder {
		return wrap(n, new(big.Int).Rem(a, b))
	}
	return wrap(n, new(big.Int).Quo(a, b))
}

// shift gives poison where the amount reaches the width.
func shift(n int, isSigned, left bool, a, b number) answer {
	if b.Cmp(num(int64(n))) >= 0 {
		return anything
	}
	by := uint(b.Uint64())
	if left {
		return exactly(wrap(n, new(big.Int).Lsh(a, by)))
	}
	return exactly(wrap(n, new(big.Int).Rsh(as(n, isSigned, a), by)))
}

// instructionGroups are the instructions on integers, and those that came, or got flags, after LLVM 7.
func instructionGroups(suffix string, widths []int) []group {
	var out []group
	add2 := func(name string, make func(s shape) []*lowering) {
		g := group{name: name + suffix}
		for _, s := range shapesOf(widths) {
			g.rows = append(g.rows, make(s)...)
		}
		out = append(out, g)
	}
	add2("arithmetic", func(s shape) []*lowering {
		var list []*lowering
		for _, o := range []struct {
			op string
			f  arith
		}{{"add", add}, {"sub", sub}, {"mul", mul}} {
			list = append(list, instruction(o.op, s, 2, []shape{s}, "  %r = "+o.op+" TYPE %a, %b", one(func(n int, a, b number) answer {
				return exactly(wrap(n, o.f(new(big.Int), a, b)))
			})))
			for flag, isSigned := range map[string]bool{"nuw": false, "nsw": true} {
				list = append(list, instruction(o.op+" "+flag, s, 2, []shape{s}, "  %r = "+o.op+" "+flag+" TYPE %a, %b", one(func(n int, a, b number) answer {
					v := o.f(new(big.Int), as(n, isSigned, a), as(n, isSigned, b))
					return poisonUnless(fits(n, isSigned, v), n, v)
				})))
			}
		}
		for _, o := range []struct {
			op string
			f  arith
		}{
			{"and", func(z, a, b *big.Int) *big.Int { return z.And(a, b) }},
			{"or", func(z, a, b *big.Int) *big.Int { return z.Or(a, b) }},
			{"xor", func(z, a, b *big.Int) *big.Int { return z.Xor(a, b) }},
		} {
			list = append(list, instruction(o.op, s, 2, []shape{s}, "  %r = "+o.op+" TYPE %a, %b", one(func(n int, a, b number) answer {
				return exactly(o.f(new(big.Int), a, b))
			})))
		}
		list = append(list, instruction("or disjoint", s, 2, []shape{s}, "  %r = or disjoint TYPE %a, %b", one(func(n int, a, b number) answer {
			return poisonUnless(new(big.Int).And(a, b).Sign() == 0, n, new(big.Int).Or(a, b))
		})))
		return list
	})
	add2("shifts", func(s shape) []*lowering {
		var list []*lowering
		for _, o := range []struct {
			op             string
			isSigned, left bool
		}{{"shl", false, true}, {"lshr", false, false}, {"ashr", true, false}} {
			list = append(list, instruction(o.op, s, 2, []shape{s}, "  %r = "+o.op+" TYPE %a, %b", one(func(n int, a, b number) answer {
				return shift(n, o.isSigned, o.left, a, b)
			})))
			if !o.left {
				list = append(list, instruction(o.op+" exact", s, 2, []shape{s}, "  %r = "+o.op+" exact TYPE %a, %b", one(func(n int, a, b number) answer {
					if b.Cmp(num(int64(n))) >= 0 || wrap(int(b.Uint64()), a).Sign() != 0 {
						return anything
					}
					return shift(n, o.isSigned, false, a, b)
				})))
				continue
			}
			for flag, isSigned := range map[string]bool{"nuw": false, "nsw": true} {
				list = append(list, instruction("shl "+flag, s, 2, []shape{s}, "  %r = shl "+flag+" TYPE %a, %b", one(func(n int, a, b number) answer {
					if b.Cmp(num(int64(n))) >= 0 || !fits(n, isSigned, new(big.Int).Lsh(as(n, isSigned, a), uint(b.Uint64()))) {
						return anything
					}
					return shift(n, false, true, a, b)
				})))
			}
		}
		return list
	})
	add2("division", func(s shape) []*lowering {
		if s.bits == 1 { // there is one divisor only
			return nil
		}
		var list []*lowering
		for _, o := range []struct {
			op                  string
			isSigned, remainder bool
		}{{"udiv", false, false}, {"urem", false, true}, {"sdiv", true, false}, {"srem", true, true}} {
			guard, by := notZero, "%d"
			if o.isSigned {
				guard, by = noTrap, "%e"
			}
			list = append(list, instruction(o.op, s, 2, []shape{s}, guard+"  %r = "+o.op+" TYPE %a, "+by, one(func(n int, a, b number) answer {
				return exactly(divide(n, o.isSigned, o.remainder, a, b))
			})))
			if !o.remainder {
				list = append(list, instruction(o.op+" exact", s, 2, []shape{s}, guard+"  %r = "+o.op+" exact TYPE %a, "+by, one(func(n int, a, b number) answer {
					return poisonUnless(divide(n, o.isSigned, true, a, b).Sign() == 0, n, divide(n, o.isSigned, false, a, b))
				})))
			}
		}
		return list
	})
	add2("comparisons", func(s shape) []*lowering {
		var list []*lowering
		for _, samesign := range []bool{false, true} {
			var body strings.Builder
			var results []shape
			name, flag := "icmp", ""
			if samesign {
				name, flag = "icmp samesign", "samesign "
			}
			for i, p := range predicates {
				fmt.Fprintf(&body, "  %%r%d = icmp %s%s TYPE %%a, %%b\n", i, flag, p.name)
				results = append(results, s.with(1))
			}
			list = append(list, instruction(name, s, 2, results, body.String(), func(n int, a []number) []answer {
				var out []answer
				for _, p := range predicates {
					r := exactly(truth(p.holds(as(n, p.isSigned, a[0]).Cmp(as(n, p.isSigned, a[1])))))
					if samesign && a[0].Bit(n-1) != a[1].Bit(n-1) {
						r = anything
					}
					out = append(out, r)
				}
				return out
			}))
		}
		return list
	})
	add2("choices", func(s shape) []*lowering {
		list := []*lowering{
			instruction("select", s, 2, []shape{s}, "  %c = icmp slt TYPE %a, %b\n  %r = select BOOL %c, TYPE %a, TYPE MAX", one(func(n int, a, b number) answer {
				if signed(n, a).Cmp(signed(n, b)) < 0 {
					return exactly(a)
				}
				return exactly(maxOf(n, true))
			})),
			instruction("freeze", s, 1, []shape{s}, "  %r = freeze TYPE %a", func(n int, a []number) []answer { return []answer{exactly(a[0])} }),
			// What a frozen poison is, it is everywhere.
			instruction("freeze poison", s, 1, []shape{s.with(1), s}, "  %p = add nuw TYPE %a, NEGATIVE\n  %f = freeze TYPE %p\n  %g = add TYPE %f, ZERO\n"+
				"  %r0 = icmp eq TYPE %f, %g\n  %x = xor TYPE %f, %g\n  %r1 = add TYPE %a, %x", func(n int, a []number) []answer {
				return []answer{exactly(num(1)), exactly(a[0])}
			}),
			instruction("freeze undef", s, 1, []shape{s}, "  %f = freeze TYPE undef\n  %x = sub TYPE %f, %f\n  %r = or TYPE %x, %a", func(n int, a []number) []answer {
				return []answer{exactly(a[0])}
			}),
		}
		if s.lanes == 0 {
			list = append(list, instruction("switch", s, 1, []shape{integer(8)}, switchBody, func(n int, a []number) []answer {
				for i, v := range []number{num(0), num(1), wrap(n, minOf(n, true)), maxOf(n, true)} {
					if a[0].Cmp(v) == 0 && (n > 1 || i < 2) {
						return []answer{exactly(num(int64(10 + i)))}
					}
				}
				return []answer{exactly(num(7))}
			}))
			if s.bits == 1 {
				list = list[:len(list)-1] // its cases would not differ
			}
		}
		return list
	})
	return out
}

const switchBody = `  switch TYPE %a, label %other [
    TYPE ZERO, label %end0
    TYPE ONE, label %end1
    TYPE MIN, label %end2
    TYPE MAX, label %end3
  ]
end0:
  br label %end
end1:
  br label %end
end2:
  br label %end
end3:
  br label %end
other:
  br label %end
end:
  %r = phi i8 [ 10, %end0 ], [ 11, %end1 ], [ 12, %end2 ], [ 13, %end3 ], [ 7, %other ]
`

var predicates = []struct {
	name     string
	isSigned bool
	holds    func(c int) bool
}{
	{"eq", false, func(c int) bool { return c == 0 }},
	{"ne", false, func(c int) bool { return c != 0 }},
	{"ugt", false, func(c int) bool { return c > 0 }},
	{"uge", false, func(c int) bool { return c >= 0 }},
	{"ult", false, func(c int) bool { return c < 0 }},
	{"ule", false, func(c int) bool { return c <= 0 }},
	{"sgt", true, func(c int) bool { return c > 0 }},
	{"sge", true, func(c int) bool { return c >= 0 }},
	{"slt", true, func(c int) bool { return c < 0 }},
	{"sle", true, func(c int) bool { return c <= 0 }},
}

// castGroup converts between the integer widths.
func castGroup() group {
	g := group{name: "casts"}
	all := append(append([]int{}, widths...), 256)
	for _, from := range all {
		for _, to := range all {
			add := func(op string, f func(v number) answer) {
				l := &lowering{name: fmt.Sprintf("%s.i%d.i%d", op, from, to), args: []shape{integer(from)}, results: []shape{integer(to)},
					body: fmt.Sprintf("  %%r = %s i%d %%a to i%d", op, from, to), meaning: func(a []number) []answer { return []answer{f(a[0])} }}
				g.rows = append(g.rows, l.try())
			}
			switch {
			case from < to:
				add("zext", func(v number) answer { return exactly(v) })
				add("zext nneg", func(v number) answer { return poisonUnless(v.Bit(from-1) == 0, to, v) })
				add("sext", func(v number) answer { return exactly(wrap(to, signed(from, v))) })
			case from > to:
				add("trunc", func(v number) answer { return exactly(wrap(to, v)) })
				add("trunc nuw", func(v number) answer { return poisonUnless(fits(to, false, v), to, v) })
				add("trunc nsw", func(v number) answer { return poisonUnless(fits(to, true, signed(from, v)), to, v) })
			}
		}
	}
	return g
}

// reductionGroup folds vectors of integers.
func reductionGroup() group {
	g := group{name: "vector.reduce"}
	fold := func(f func(n int, a, b number) number) func(n int, a []number) number {
		return func(n int, a []number) number {
			r := a[0]
			for _, v := range a[1:] {
				r = f(n, r, v)
			}
			return r
		}
	}
	arithmetic := func(op arith) func(n int, a []number) number {
		return fold(func(n int, a, b number) number { return wrap(n, op(new(big.Int), a, b)) })
	}
	pick := func(f binary) func(n int, a []number) number {
		return fold(func(n int, a, b number) number { return f(n, a, b).numbers[0] })
	}
	for _, r := range []struct {
		name string
		f    func(n int, a []number) number
	}{
		{"add", arithmetic(add)}, {"mul", arithmetic(mul)},
		{"and", arithmetic(func(z, a, b *big.Int) *big.Int { return z.And(a, b) })},
		{"or", arithmetic(func(z, a, b *big.Int) *big.Int { return z.Or(a, b) })},
		{"xor", arithmetic(func(z, a, b *big.Int) *big.Int { return z.Xor(a, b) })},
		{"umin", pick(pickOf(false, false))}, {"umax", pick(pickOf(false, true))},
		{"smin", pick(pickOf(true, false))}, {"smax", pick(pickOf(true, true))},
	} {
		for _, s := range []shape{vector(4, integer(8)), vector(8, integer(16)), vector(3, integer(32)), vector(2, integer(64)), vector(4, integer(1)), vector(2, integer(128))} {
			l := intrinsic("vector.reduce."+r.name+"."+s.suffix(), []shape{s}, []shape{s.scalar()}, "", func(a []number) []answer {
				return []answer{exactly(r.f(s.bits, a))}
			})
			l.whole = true
			g.rows = append(g.rows, l.try())
		}
	}
	return g
}
