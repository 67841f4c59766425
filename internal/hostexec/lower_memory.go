package hostexec

import (
	"fmt"
	"math/big"
	"strings"
)

// elementFunctions are what LLVM calls on a CPU for copies and fills of unordered atomic elements, for the run of the original (its
// IR/RuntimeLibcalls.td). The forms that were lowered do not call them.
func elementFunctions(size int) string {
	var w strings.Builder
	w.WriteString("declare ptr @memmove(ptr, ptr, i64)\ndeclare ptr @memset(ptr, i32, i64)\n")
	for _, name := range []string{"memcpy", "memmove"} {
		fmt.Fprintf(&w, "define void @__llvm_%s_element_unordered_atomic_%d(ptr %%d, ptr %%s, i64 %%n) { %%r = call ptr @memmove(ptr %%d, ptr %%s, i64 %%n) ret void }\n",
			name, size)
		fmt.Fprintf(&w, "declare void @llvm.%s.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)\n", name)
	}
	fmt.Fprintf(&w, "define void @__llvm_memset_element_unordered_atomic_%d(ptr %%d, i8 %%v, i64 %%n) { %%w = zext i8 %%v to i32 %%r = call ptr @memset(ptr %%d, i32 %%w, i64 %%n) ret void }\n", size)
	w.WriteString("declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)\n")
	return w.String()
}

// memoryGroup copies and fills a few elements next to each other. Of three places, which hold a, b and a before, the results are what is in
// them.
func memoryGroup() group {
	g := group{name: "memory"}
	for _, bits := range []int{8, 16, 32, 64} {
		s, size := integer(bits), bits/8
		add := func(name string, args []shape, act string, meaning func(a []number) []answer) {
			var body strings.Builder
			fmt.Fprintf(&body, "  %%m = alloca [3 x %v], align 16\n", s)
			for i := range 3 {
				fmt.Fprintf(&body, "  %%m%d = getelementptr %v, ptr %%m, i64 %d\n", i, s, i)
			}
			fmt.Fprintf(&body, "  store %v %%a, ptr %%m0\n  store %v %%b, ptr %%m1\n  store %v %%a, ptr %%m2\n%s", s, s, s, act)
			for i := range 3 {
				fmt.Fprintf(&body, "  %%r%d = load %v, ptr %%m%d\n", i, s, i)
			}
			l := &lowering{name: fmt.Sprintf("%s.%d", name, bits), args: args, results: []shape{s, s, s}, declare: elementFunctions(size),
				body: body.String(), meaning: meaning, whole: true}
			for _, t := range args {
				l.values = append(l.values, edgesOf(t.bits, false))
			}
			g.rows = append(g.rows, l)
		}
		two := []shape{s, s}
		copied := func(name, from, to string, n int) string {
			return fmt.Sprintf("  call void @llvm.%s.element.unordered.atomic.p0.p0.i64(ptr align %d %%%s, ptr align %d %%%s, i64 %d, i32 %d)\n",
				name, size, to, size, from, n*size, size)
		}
		add("memcpy.element", two, copied("memcpy", "m0", "m1", 1), func(a []number) []answer {
			return []answer{exactly(a[0]), exactly(a[0]), exactly(a[0])}
		})
		add("memmove.element up", two, copied("memmove", "m0", "m1", 2), func(a []number) []answer {
			return []answer{exactly(a[0]), exactly(a[0]), exactly(a[1])}
		})
		add("memmove.element down", two, copied("memmove", "m1", "m0", 2), func(a []number) []answer {
			return []answer{exactly(a[1]), exactly(a[0]), exactly(a[0])}
		})
		add("memmove.element nothing", two, copied("memmove", "m1", "m0", 0), func(a []number) []answer {
			return []answer{exactly(a[0]), exactly(a[1]), exactly(a[0])}
		})
		add("memset.element", []shape{s, s, integer(8)},
			fmt.Sprintf("  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align %d %%m0, i8 %%c, i64 %d, i32 %d)\n", size, 2*size, size),
			func(a []number) []answer {
				all := new(big.Int)
				for range size {
					all.Or(all.Lsh(all, 8), a[2])
				}
				return []answer{exactly(all), exactly(all), exactly(a[0])}
			})
		pattern := fmt.Sprintf("llvm.experimental.memset.pattern.p0.i%d.i64", bits)
		add("memset.pattern", two, fmt.Sprintf("  call void @%s(ptr align %d %%m1, i%d %%b, i64 2, i1 false)\n", pattern, size, bits), func(a []number) []answer {
			return []answer{exactly(a[0]), exactly(a[1]), exactly(a[1])}
		})
		g.rows[len(g.rows)-1].declare = fmt.Sprintf("declare void @%s(ptr, i%d, i64, i1)", pattern, bits)
	}
	return g
}
