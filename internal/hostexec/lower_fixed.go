package hostexec

import (
	"fmt"
	"math/big"
)

// fixedGroups are the intrinsics on fixed-point numbers: exhaustively at 8 bits, with several scales. Results may be rounded either way,
// and one that is too large is undefined unless it saturates.
func fixedGroups() []group {
	var out []group
	for _, o := range []struct {
		name                   string
		divides, isSigned, sat bool
	}{
		{"smul.fix", false, true, false}, {"umul.fix", false, false, false}, {"smul.fix.sat", false, true, true}, {"umul.fix.sat", false, false, true},
		{"sdiv.fix", true, true, false}, {"udiv.fix", true, false, false}, {"sdiv.fix.sat", true, true, true}, {"udiv.fix.sat", true, false, true},
	} {
		g := group{name: o.name}
		for _, s := range []shape{integer(7), integer(8), integer(16), integer(32), integer(33), integer(64), vector(4, integer(8))} {
			for _, scale := range []int{0, 3, s.bits - 1} {
				if s.lanes > 0 && scale != 3 {
					continue
				}
				l := intrinsic(o.name+"."+s.suffix(), []shape{s, s}, []shape{s}, fmt.Sprintf("i32 %d", scale), func(a []number) []answer {
					x, y := as(s.bits, o.isSigned, a[0]), as(s.bits, o.isSigned, a[1])
					var r *big.Rat
					if o.divides {
						if y.Sign() == 0 {
							return []answer{anything}
						}
						r = new(big.Rat).SetFrac(new(big.Int).Lsh(x, uint(scale)), y)
					} else {
						r = new(big.Rat).SetFrac(new(big.Int).Mul(x, y), pow2(scale))
					}
					return []answer{eitherWay(s.bits, o.isSigned, o.sat, r)}
				})
				if o.divides { // LLVM 22 has exceptions of its own for what is undefined, and no code for 64 bits
					l.beyond = true
					l.values = [][]number{nil, nonZero(numbersOf(s.bits, false))}
				}
				g.rows = append(g.rows, l.try())
			}
		}
		out = append(out, g)
	}
	clmul := group{name: "clmul"}
	for _, s := range shapesOf([]int{1, 7, 8, 16, 32, 33, 64, 128}) {
		clmul.rows = append(clmul.rows, intrinsic("clmul."+s.suffix(), []shape{s, s}, []shape{s}, "", func(a []number) []answer {
			r := num(0)
			for i := range s.bits {
				if a[1].Bit(i) == 1 {
					r = new(big.Int).Xor(r, new(big.Int).Lsh(a[0], uint(i)))
				}
			}
			return []answer{exactly(wrap(s.bits, r))}
		}).try())
	}
	return append(out, clmul)
}

func nonZero(list []number) []number {
	var out []number
	for _, v := range list {
		if v.Sign() != 0 {
			out = append(out, v)
		}
	}
	return out
}

// eitherWay gives both integers that the value lies between.
func eitherWay(n int, isSigned, saturates bool, r *big.Rat) answer {
	down := new(big.Int).Div(r.Num(), r.Denom()) // Euclidean, and the denominator is positive
	var out answer
	for i := range int64(2) {
		v := new(big.Int).Add(down, num(i))
		switch {
		case i == 1 && r.IsInt():
		case saturates:
			out.numbers = append(out.numbers, clamp(n, isSigned, v))
		case !fits(n, isSigned, v):
			return anything
		default:
			out.numbers = append(out.numbers, wrap(n, v))
		}
	}
	return out
}
