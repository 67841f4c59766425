package hostexec

import (
	"fmt"
	"math/big"
	"strings"
)

// vectorShapes are the vectors whose elements are moved about.
var vectorShapes = []shape{vector(4, integer(32)), vector(3, integer(8)), vector(8, integer(16)), vector(2, integer(64)),
	vector(2, integer(128)), vector(4, float(single)), vector(2, float(double)), vector(4, float(half)), vector(4, float(brain))}

// allMasks gives every mask of so many elements, one after the other; above 4 elements, some.
func allMasks(lanes int) []number {
	var out []number
	step := 1
	if lanes > 4 {
		step = 1<<(lanes-4) - 1
	}
	for m := 0; m < 1<<lanes; m += step {
		for i := range lanes {
			out = append(out, num(int64(m>>i&1)))
		}
	}
	return out
}

// distinct gives two vectors whose elements all differ.
func distinct(s shape, from int64) []number {
	var out []number
	for i := range 2 * s.lanes {
		out = append(out, num(from+int64(i)))
	}
	return out
}

// moved makes a lowering that moves elements of %a under the mask %b, with %c, unless it has no name, for others. In its body VEC is the
// type, ELEM that of an element, MASK that of the mask, SIZE the bytes of the vector, N the number of elements, STEP an element's bytes.
func moved(name string, s shape, results []shape, body, declare string, meaning func(a, mask, c []number) []number) *lowering {
	mask := vector(s.lanes, integer(1))
	l := &lowering{name: name + "." + s.suffix(), args: []shape{s, mask, s}, results: results, whole: true,
		values: [][]number{distinct(s, 1), allMasks(s.lanes), distinct(s, 100)}}
	replace := strings.NewReplacer("VEC", s.String(), "ELEM", s.scalar().String(), "MASK", mask.String(), "SIZE", fmt.Sprint(s.size()),
		"STEP", fmt.Sprint(s.scalar().size()), "SUFFIX", s.suffix(), "LANES", fmt.Sprint(s.lanes))
	l.body, l.declare = replace.Replace(body), replace.Replace(declare)
	l.meaning = func(a []number) []answer {
		n := s.lanes
		var out []answer
		for _, v := range meaning(a[:n], a[n:2*n], a[2*n:]) {
			out = append(out, exactly(v))
		}
		return out
	}
	return l
}

// blend gives a where the mask is on, else c: what most masked operations amount to.
func blend(a, mask, c []number) []number {
	out := make([]number, len(a))
	for i := range a {
		if out[i] = c[i]; mask[i].Sign() != 0 {
			out[i] = a[i]
		}
	}
	return out
}

// packed gives the elements of a whose mask is on, then those of c that follow.
func packed(a, mask, c []number) []number {
	out := append([]number(nil), c...)
	n := 0
	for i := range a {
		if mask[i].Sign() != 0 {
			out[n] = a[i]
			n++
		}
	}
	return out
}

// expanded gives elements of a in order where the mask is on, else those of c.
func expanded(a, mask, c []number) []number {
	out := append([]number(nil), c...)
	n := 0
	for i := range a {
		if mask[i].Sign() != 0 {
			out[i] = a[n]
			n++
		}
	}
	return out
}

// maskedGroup is memory under a mask. Gathers and scatters are given null where the mask is off.
func maskedGroup() group {
	g := group{name: "masked"}
	const memory = "  %m = alloca VEC, align 16\n"
	const from = memory + "  store VEC %a, ptr %m, align 16\n"
	const into = memory + "  store VEC %c, ptr %m, align 16\n"
	const out = "  %r = load VEC, ptr %m, align 16\n"
	const places = "  %steps = call <LANES x i64> @llvm.stepvector.vLANESi64()\n  %all = getelementptr ELEM, ptr %m, <LANES x i64> %steps\n" +
		"  %p = select MASK %b, <LANES x ptr> %all, <LANES x ptr> zeroinitializer\n"
	const steps = "declare <LANES x i64> @llvm.stepvector.vLANESi64()\n"
	for _, s := range vectorShapes {
		g.rows = append(g.rows,
			moved("masked.load", s, []shape{s}, from+"  %r = call VEC @llvm.masked.load.SUFFIX.p0(ptr align 16 %m, MASK %b, VEC %c)",
				"declare VEC @llvm.masked.load.SUFFIX.p0(ptr, MASK, VEC)", blend),
			moved("masked.store", s, []shape{s}, into+"  call void @llvm.masked.store.SUFFIX.p0(VEC %a, ptr align 4 %m, MASK %b)\n"+out,
				"declare void @llvm.masked.store.SUFFIX.p0(VEC, ptr, MASK)", blend),
			moved("masked.gather", s, []shape{s}, from+places+"  %r = call VEC @llvm.masked.gather.SUFFIX.vLANESp0(<LANES x ptr> align 1 %p, MASK %b, VEC %c)",
				steps+"declare VEC @llvm.masked.gather.SUFFIX.vLANESp0(<LANES x ptr>, MASK, VEC)", blend),
			moved("masked.scatter", s, []shape{s}, into+places+"  call void @llvm.masked.scatter.SUFFIX.vLANESp0(VEC %a, <LANES x ptr> align 1 %p, MASK %b)\n"+out,
				steps+"declare void @llvm.masked.scatter.SUFFIX.vLANESp0(VEC, <LANES x ptr>, MASK)", blend),
			moved("masked.expandload", s, []shape{s}, from+"  %r = call VEC @llvm.masked.expandload.SUFFIX(ptr align 8 %m, MASK %b, VEC %c)",
				"declare VEC @llvm.masked.expandload.SUFFIX(ptr, MASK, VEC)", expanded),
			moved("masked.compressstore", s, []shape{s}, into+"  call void @llvm.masked.compressstore.SUFFIX(VEC %a, ptr align 2 %m, MASK %b)\n"+out,
				"declare void @llvm.masked.compressstore.SUFFIX(VEC, ptr, MASK)", packed),
		)
	}
	// Masks that are constants, or in part.
	four := vector(4, integer(32))
	for name, mask := range map[string]string{"some": "i1 true, i1 false, i1 true, i1 false", "all": "i1 true, i1 true, i1 true, i1 true",
		"none": "i1 false, i1 false, i1 false, i1 false"} {
		var on []number
		for _, word := range strings.Split(mask, ", ") {
			on = append(on, num(map[string]int64{"i1 true": 1, "i1 false": 0}[word]))
		}
		constant := func(f func(a, mask, c []number) []number) func(a, mask, c []number) []number {
			return func(a, _, c []number) []number { return f(a, on, c) }
		}
		g.rows = append(g.rows,
			moved("masked.load "+name, four, []shape{four}, from+"  %r = call VEC @llvm.masked.load.SUFFIX.p0(ptr align 1 %m, MASK <"+mask+">, VEC %c)",
				"declare VEC @llvm.masked.load.SUFFIX.p0(ptr, MASK, VEC)", constant(blend)),
			moved("masked.store "+name, four, []shape{four}, into+"  call void @llvm.masked.store.SUFFIX.p0(VEC %a, ptr align 1 %m, MASK <"+mask+">)\n"+out,
				"declare void @llvm.masked.store.SUFFIX.p0(VEC, ptr, MASK)", constant(blend)),
			moved("masked.expandload "+name, four, []shape{four}, from+"  %r = call VEC @llvm.masked.expandload.SUFFIX(ptr %m, MASK <"+mask+">, VEC %c)",
				"declare VEC @llvm.masked.expandload.SUFFIX(ptr, MASK, VEC)", constant(expanded)),
			moved("masked.compressstore "+name, four, []shape{four}, into+"  call void @llvm.masked.compressstore.SUFFIX(VEC %a, ptr %m, MASK <"+mask+">)\n"+out,
				"declare void @llvm.masked.compressstore.SUFFIX(VEC, ptr, MASK)", constant(packed)),
		)
	}
	return g
}

// shuffleGroup is what moves, finds and selects elements.
func shuffleGroup() group {
	g := group{name: "shuffles"}
	for _, s := range vectorShapes {
		n := s.lanes
		g.rows = append(g.rows,
			moved("vector.reverse", s, []shape{s}, "  %r = call VEC @llvm.vector.reverse.SUFFIX(VEC %a)", "declare VEC @llvm.vector.reverse.SUFFIX(VEC)",
				func(a, _, _ []number) []number {
					var out []number
					for i := range a {
						out = append(out, a[len(a)-1-i])
					}
					return out
				}),
			moved("vector.compress", s, []shape{s}, "  %r = call VEC @llvm.experimental.vector.compress.SUFFIX(VEC %a, MASK %b, VEC %c)",
				"declare VEC @llvm.experimental.vector.compress.SUFFIX(VEC, MASK, VEC)", packed),
			moved("vector.extract.last.active", s, []shape{s.scalar()}, "  %o = extractelement VEC %c, i32 0\n"+
				"  %r = call ELEM @llvm.experimental.vector.extract.last.active.SUFFIX(VEC %a, MASK %b, ELEM %o)",
				"declare ELEM @llvm.experimental.vector.extract.last.active.SUFFIX(VEC, MASK, ELEM)", func(a, mask, c []number) []number {
					r := c[0]
					for i, v := range blend(a, mask, c) {
						if mask[i].Sign() != 0 {
							r = v
						}
					}
					return []number{r}
				}),
			moved("cttz.elts", s, []shape{integer(32)}, "  %r = call i32 @llvm.experimental.cttz.elts.i32.vLANESi1(MASK %b, i1 false)",
				"declare i32 @llvm.experimental.cttz.elts.i32.vLANESi1(MASK, i1)", func(_, mask, _ []number) []number {
					for i, m := range mask {
						if m.Sign() != 0 {
							return []number{num(int64(i))}
						}
					}
					return []number{num(int64(len(mask)))}
				}),
		)
		for by := 0; by < n; by += max(n-1, 1) {
			g.rows = append(g.rows,
				moved(fmt.Sprintf("vector.splice.left %d", by), s, []shape{s},
					fmt.Sprintf("  %%r = call VEC @llvm.vector.splice.left.SUFFIX(VEC %%a, VEC %%c, i32 %d)", by),
					"declare VEC @llvm.vector.splice.left.SUFFIX(VEC, VEC, i32)", func(a, _, c []number) []number {
						return append(append([]number(nil), a...), c...)[by : by+n]
					}),
				moved(fmt.Sprintf("vector.splice.right %d", by+1), s, []shape{s},
					fmt.Sprintf("  %%r = call VEC @llvm.vector.splice.right.SUFFIX(VEC %%a, VEC %%c, i32 %d)", by+1),
					"declare VEC @llvm.vector.splice.right.SUFFIX(VEC, VEC, i32)", func(a, _, c []number) []number {
						return append(append([]number(nil), a...), c...)[n-by-1 : 2*n-by-1]
					}),
			)
		}
		twice := vector(2*n, s.scalar())
		pair := strings.NewReplacer("TWICE", twice.String(), "WIDE", twice.suffix())
		g.rows = append(g.rows,
			moved("vector.interleave2", s, []shape{twice}, pair.Replace("  %r = call TWICE @llvm.vector.interleave2.WIDE(VEC %a, VEC %c)"),
				pair.Replace("declare TWICE @llvm.vector.interleave2.WIDE(VEC, VEC)"), func(a, _, c []number) []number {
					var out []number
					for i := range a {
						out = append(out, a[i], c[i])
					}
					return out
				}),
			moved("vector.deinterleave2", s, []shape{s, s}, pair.Replace("  %w0 = call TWICE @llvm.vector.insert.WIDE.SUFFIX(TWICE poison, VEC %a, i64 0)\n"+
				fmt.Sprintf("  %%w1 = call TWICE @llvm.vector.insert.WIDE.SUFFIX(TWICE %%w0, VEC %%c, i64 %d)\n", n)+
				"  %p = call {VEC, VEC} @llvm.vector.deinterleave2.WIDE(TWICE %w1)\n  %r0 = extractvalue {VEC, VEC} %p, 0\n  %r1 = extractvalue {VEC, VEC} %p, 1"),
				pair.Replace("declare TWICE @llvm.vector.insert.WIDE.SUFFIX(TWICE, VEC, i64)\ndeclare {VEC, VEC} @llvm.vector.deinterleave2.WIDE(TWICE)"),
				func(a, _, c []number) []number {
					var even, odd []number
					for i, v := range append(append([]number(nil), a...), c...) {
						if i%2 == 0 {
							even = append(even, v)
						} else {
							odd = append(odd, v)
						}
					}
					return append(even, odd...)
				}),
		)
	}
	eight, two := vector(8, integer(16)), vector(2, integer(16))
	g.rows = append(g.rows,
		moved("vector.extract", eight, []shape{two}, "  %r = call <2 x i16> @llvm.vector.extract.v2i16.v8i16(VEC %a, i64 4)",
			"declare <2 x i16> @llvm.vector.extract.v2i16.v8i16(VEC, i64)", func(a, _, _ []number) []number { return a[4:6] }),
		moved("vector.match", eight, []shape{vector(8, integer(1))}, "  %s = call <2 x i16> @llvm.vector.extract.v2i16.v8i16(VEC %a, i64 4)\n"+
			"  %r = call MASK @llvm.experimental.vector.match.v8i16.v2i16(VEC %a, <2 x i16> %s, MASK %b)",
			"declare <2 x i16> @llvm.vector.extract.v2i16.v8i16(VEC, i64)\ndeclare MASK @llvm.experimental.vector.match.v8i16.v2i16(VEC, <2 x i16>, MASK)",
			func(a, mask, _ []number) []number {
				out := make([]number, 8)
				for i := range out {
					if out[i] = num(0); i == 4 || i == 5 {
						out[i] = mask[i]
					}
				}
				return out
			}),
		// The sum is the same, whichever elements are added to which.
		moved("vector.partial.reduce.add", eight, []shape{integer(32)}, "  %w = zext VEC %a to <8 x i32>\n"+
			"  %p = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v8i32(<4 x i32> <i32 5, i32 9, i32 0, i32 0>, <8 x i32> %w)\n"+
			"  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %p)",
			"declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v8i32(<4 x i32>, <8 x i32>)\ndeclare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)",
			func(a, _, _ []number) []number {
				sum := int64(14)
				for _, v := range a {
					sum += v.Int64()
				}
				return []number{num(sum)}
			}),
		moved("vector.partial.reduce.fadd", eight, []shape{float(single)}, "  %w = uitofp VEC %a to <8 x float>\n"+
			"  %p = call <4 x float> @llvm.vector.partial.reduce.fadd.v4f32.v8f32(<4 x float> <float 5.0, float 9.0, float 0.0, float 0.0>, <8 x float> %w)\n"+
			"  %r = call float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %p)",
			"declare <4 x float> @llvm.vector.partial.reduce.fadd.v4f32.v8f32(<4 x float>, <8 x float>)\ndeclare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)",
			func(a, _, _ []number) []number {
				sum := int64(14)
				for _, v := range a {
					sum += v.Int64()
				}
				return []number{round(new(big.Rat).SetInt64(sum), single, false)}
			}),
		activeLaneMask(),
	)
	return g
}

// interleaveGroup is of more vectors than two, of three elements, for which LLVM 22 has no code.
func interleaveGroup() group {
	g := group{name: "interleave"}
	for n := 3; n <= 8; n++ {
		for _, l := range interleaved(n) {
			l.beyond = true
			g.rows = append(g.rows, l)
		}
	}
	return g
}

// interleaved interleaves so many vectors, and takes them apart again.
func interleaved(n int) []*lowering {
	s := vector(3, integer(16))
	wide := vector(3*n, s.scalar())
	args, results := make([]string, n), make([]shape, n)
	for i := range args {
		args[i], results[i] = "VEC %"+string("ac"[i%2]), s
	}
	declare := fmt.Sprintf("declare %v @llvm.vector.interleave%d.%s(%s)", wide, n, wide.suffix(), strings.Repeat("VEC, ", n-1)+"VEC")
	call := fmt.Sprintf("call %v @llvm.vector.interleave%d.%s(%s)\n", wide, n, wide.suffix(), strings.Join(args, ", "))
	all := "{ " + strings.Repeat("VEC, ", n-1) + "VEC }"
	apart := fmt.Sprintf("  %%w = %s  %%p = call %s @llvm.vector.deinterleave%d.%s(%v %%w)\n", call, all, n, wide.suffix(), wide)
	for i := range n {
		apart += fmt.Sprintf("  %%r%d = extractvalue %s %%p, %d\n", i, all, i)
	}
	of := func(i int, a, c []number) []number {
		if i%2 == 0 {
			return a
		}
		return c
	}
	return []*lowering{
		moved(fmt.Sprintf("vector.interleave%d", n), s, []shape{wide}, "  %r = "+call, declare, func(a, _, c []number) []number {
			var out []number
			for k := range a {
				for i := range n {
					out = append(out, of(i, a, c)[k])
				}
			}
			return out
		}),
		moved(fmt.Sprintf("vector.deinterleave%d", n), s, results, apart,
			declare+fmt.Sprintf("\ndeclare %s @llvm.vector.deinterleave%d.%s(%v)", all, n, wide.suffix(), wide), func(a, _, c []number) []number {
				var out []number
				for i := range n {
					out = append(out, of(i, a, c)...)
				}
				return out
			}),
	}
}

// activeLaneMask is on numbers of 8 bits, the last of which the number of an element does not wrap.
func activeLaneMask() *lowering {
	l := intrinsic("get.active.lane.mask.v4i1.i8", []shape{integer(8), integer(8)}, []shape{vector(4, integer(1))}, "", func(a []number) []answer {
		var out []answer
		for i := range int64(4) {
			on := int64(0)
			if a[0].Int64()+i < a[1].Int64() {
				on = 1
			}
			out = append(out, exactly(num(on)))
		}
		return out
	})
	l.whole = true
	return l.try()
}
