package hostexec

import (
	"bytes"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"
)

// A shape is the type of an argument or a result: integers, floating-point numbers, or vectors of them.
type shape struct {
	float bool
	brain bool // a bfloat
	bits  int
	lanes int // of a vector, 0 for a scalar
}

func integer(bits int) shape        { return shape{bits: bits} }
func float(f layout) shape          { return shape{float: true, bits: f.bits, brain: f == brain} }
func vector(n int, s shape) shape   { s.lanes = n; return s }
func (s shape) scalar() shape       { s.lanes = 0; return s }
func (s shape) count() int          { return max(s.lanes, 1) }
func (s shape) container() int      { return containerOf(s.bits) }
func (s shape) size() int           { return s.count() * s.container() / 8 }
func (s shape) with(bits int) shape { s.bits = bits; return s }

// containerOf gives the width of the integers that numbers are kept in in memory.
func containerOf(bits int) int {
	n := 8
	for n < bits {
		n *= 2
	}
	return n
}

// layout gives the format of floating-point numbers.
func (s shape) layout() layout {
	switch {
	case s.brain:
		return brain
	case s.bits == 16:
		return half
	case s.bits == 32:
		return single
	}
	return double
}

// String gives the type as assembly has it.
func (s shape) String() string {
	if s.lanes > 0 {
		return fmt.Sprintf("<%d x %v>", s.lanes, s.scalar())
	}
	if s.brain {
		return "bfloat"
	}
	if s.float {
		return map[int]string{16: "half", 32: "float", 64: "double"}[s.bits]
	}
	return fmt.Sprintf("i%d", s.bits)
}

// suffix gives the type as the names of intrinsics have it.
func (s shape) suffix() string {
	name := fmt.Sprintf("i%d", s.bits)
	if s.float {
		name = fmt.Sprintf("f%d", s.bits)
	}
	if s.brain {
		name = "b" + name
	}
	if s.lanes > 0 {
		name = fmt.Sprintf("v%d%s", s.lanes, name)
	}
	return name
}

// A number is a value of a scalar type as its bits, not negative. An answer is the set of numbers that a result may be; nil is for
// poison, which may be anything.
type (
	number = *big.Int
	answer struct {
		anything bool
		nan      bool // a NaN, of any sign and payload
		numbers  []number
	}
)

var anything = answer{anything: true}

func exactly(n ...number) answer { return answer{numbers: n} }

func (a answer) has(n number, s shape) bool {
	if a.anything || a.nan && isNaN(n, s.layout()) {
		return true
	}
	for _, w := range a.numbers {
		if w.Cmp(n) == 0 {
			return true
		}
	}
	return false
}

func (a answer) String() string {
	var words []string
	if a.nan {
		words = append(words, "a NaN")
	}
	for _, n := range a.numbers {
		words = append(words, fmt.Sprintf("%#x", n))
	}
	return strings.Join(words, " or ")
}

// A lowering is an operation on some types, to be run on all combinations of its arguments' values.
type lowering struct {
	name    string
	args    []shape
	results []shape
	// body is assembly that computes %r, or %r0, %r1 and so on, from %a, %b and %c.
	body string
	// declare is what stands outside of functions for it.
	declare string
	// meaning gives the results: of each element where arguments are vectors, unless it is whole, of all elements of all arguments.
	meaning func(args []number) []answer
	whole   bool
	// misjudged is whether LLVM 22 itself gets it wrong.
	misjudged bool
	// beyond is whether LLVM 22 has no code for it for x86: only what it becomes is run.
	beyond bool
	// kept is whether LLVM 19's dialect has it as it is, and LLVM 19's code for x86 gets it wrong.
	kept   bool
	values [][]number // of each argument, all elements one after the other
}

func (l *lowering) combinations() int {
	n := 1
	for i, v := range l.values {
		n *= len(v) / l.args[i].count()
	}
	return n
}

func (l *lowering) outSize() int {
	n := 0
	for _, r := range l.results {
		n += r.size()
	}
	return n
}

// function writes void @run<i>(ptr, ptr, ptr, ptr): up to three arguments and the place of the results.
func (l *lowering) function(w *strings.Builder, i int) {
	fmt.Fprintf(w, "define void @run%d(ptr %%p0, ptr %%p1, ptr %%p2, ptr %%out) noinline {\n", i)
	for k, s := range l.args {
		name := string(rune('a' + k))
		if s.lanes == 0 {
			loadLane(w, fmt.Sprintf("%%p%d", k), 0, s, name)
			continue
		}
		from := "poison"
		for n := range s.lanes {
			lane := fmt.Sprintf("%s.%d", name, n)
			loadLane(w, fmt.Sprintf("%%p%d", k), n, s.scalar(), lane)
			to := "%" + name + fmt.Sprintf(".v%d", n)
			if n == s.lanes-1 {
				to = "%" + name
			}
			fmt.Fprintf(w, "  %s = insertelement %v %s, %v %%%s, i32 %d\n", to, s, from, s.scalar(), lane, n)
			from = to
		}
	}
	fmt.Fprintf(w, "%s\n", strings.TrimRight(l.body, "\n"))
	at := 0
	for k, s := range l.results {
		name := "r"
		if len(l.results) > 1 {
			name = fmt.Sprintf("r%d", k)
		}
		for n := range s.count() {
			lane := name
			if s.lanes > 0 {
				lane = fmt.Sprintf("%s.%d", name, n)
				fmt.Fprintf(w, "  %%%s = extractelement %v %%%s, i32 %d\n", lane, s, name, n)
			}
			storeLane(w, at+n*s.container()/8, s.scalar(), lane)
		}
		at += s.size()
	}
	fmt.Fprintf(w, "  ret void\n}\n\n")
}

func loadLane(w *strings.Builder, from string, n int, s shape, name string) {
	c := s.container()
	steps := []string{fmt.Sprintf("load i%d, ptr %%%s.p, align 1", c, name)}
	if s.bits < c {
		steps = append(steps, fmt.Sprintf("trunc i%d %%%s.s0 to i%d", c, name, s.bits))
	}
	if s.float {
		steps = append(steps, fmt.Sprintf("bitcast i%d %%%s.s%d to %v", s.bits, name, len(steps)-1, s))
	}
	fmt.Fprintf(w, "  %%%s.p = getelementptr i8, ptr %s, i64 %d\n", name, from, n*c/8)
	for i, step := range steps {
		to := fmt.Sprintf("%%%s.s%d", name, i)
		if i == len(steps)-1 {
			to = "%" + name
		}
		fmt.Fprintf(w, "  %s = %s\n", to, step)
	}
}

func storeLane(w *strings.Builder, at int, s shape, name string) {
	c, v := s.container(), "%"+name
	if s.float {
		fmt.Fprintf(w, "  %%%s.bits = bitcast %v %s to i%d\n", name, s, v, s.bits)
		v = fmt.Sprintf("%%%s.bits", name)
	}
	if s.bits < c {
		fmt.Fprintf(w, "  %%%s.wide = zext i%d %s to i%d\n", name, s.bits, v, c)
		v = fmt.Sprintf("%%%s.wide", name)
	}
	fmt.Fprintf(w, "  %%%s.out = getelementptr i8, ptr %%out, i64 %d\n  store i%d %s, ptr %%%s.out, align 1\n", name, at, c, v, name)
}

// driver calls a function for all combinations of arguments, the last changing fastest, and writes what is at @out to standard output.
const driver = `
declare i64 @write(i32, ptr, i64)
declare void @exit(i32)

define void @drive(ptr %f, ptr %t0, i64 %n0, i64 %s0, ptr %t1, i64 %n1, i64 %s1, ptr %t2, i64 %n2, i64 %s2, i64 %size) {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first.next ]
  %o0 = phi i64 [ 0, %entry ], [ %o1.end, %first.next ]
  %a.at = mul i64 %i, %s0
  %a = getelementptr i8, ptr %t0, i64 %a.at
  br label %second
second:
  %j = phi i64 [ 0, %first ], [ %j.next, %second.next ]
  %o1 = phi i64 [ %o0, %first ], [ %o2.end, %second.next ]
  %b.at = mul i64 %j, %s1
  %b = getelementptr i8, ptr %t1, i64 %b.at
  br label %third
third:
  %k = phi i64 [ 0, %second ], [ %k.next, %third ]
  %o2 = phi i64 [ %o1, %second ], [ %o2.end, %third ]
  %c.at = mul i64 %k, %s2
  %c = getelementptr i8, ptr %t2, i64 %c.at
  %place = getelementptr i8, ptr @out, i64 %o2
  call void %f(ptr %a, ptr %b, ptr %c, ptr %place)
  %o2.end = add i64 %o2, %size
  %k.next = add i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n2
  br i1 %k.more, label %third, label %second.next
second.next:
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n1
  br i1 %j.more, label %second, label %first.next
first.next:
  %o1.end = phi i64 [ %o2.end, %second.next ]
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, %n0
  br i1 %i.more, label %first, label %done
done:
  call void @flush(i64 %o1.end)
  ret void
}

define void @flush(i64 %total) {
entry:
  br label %more
more:
  %at = phi i64 [ 0, %entry ], [ %after, %written ]
  %left = sub i64 %total, %at
  %from = getelementptr i8, ptr @out, i64 %at
  %n = call i64 @write(i32 1, ptr %from, i64 %left)
  %bad = icmp sle i64 %n, 0
  br i1 %bad, label %fail, label %written
fail:
  call void @exit(i32 9)
  unreachable
written:
  %after = add i64 %at, %n
  %again = icmp ult i64 %after, %total
  br i1 %again, label %more, label %done
done:
  ret void
}
`

// brainRuntime is what code generation for x86 calls to round to bfloat, which the engines do not have.
const brainRuntime = `
define bfloat @__truncsfbf2(float %v) noinline {
  %b = bitcast float %v to i32
  %h = lshr i32 %b, 16
  %low = and i32 %b, 65535
  %odd = and i32 %h, 1
  %over = icmp ugt i32 %low, 32768
  %tie = icmp eq i32 %low, 32768
  %up = zext i1 %over to i32
  %even = select i1 %tie, i32 %odd, i32 %up
  %n = add i32 %h, %even
  %nan = fcmp uno float %v, 0.0
  %q = or i32 %h, 64
  %r = select i1 %nan, i32 %q, i32 %n
  %w = trunc i32 %r to i16
  %out = bitcast i16 %w to bfloat
  ret bfloat %out
}

define bfloat @__truncdfbf2(double %v) noinline {
  %f = fptrunc double %v to float
  %back = fpext float %f to double
  %b = bitcast float %f to i32
  %a = call double @llvm.fabs.f64(double %v)
  %c = call double @llvm.fabs.f64(double %back)
  %outward = fcmp ogt double %c, %a
  %less = sub i32 %b, 1
  %t = select i1 %outward, i32 %less, i32 %b
  %o = or i32 %t, 1
  %lost = fcmp one double %back, %v
  %r = select i1 %lost, i32 %o, i32 %b
  %s = bitcast i32 %r to float
  %out = call bfloat @__truncsfbf2(float %s)
  ret bfloat %out
}

declare double @llvm.fabs.f64(double)
`

// moduleOf gives a program that runs all the lowerings and writes their results, one after the other, as bytes.
func moduleOf(list []*lowering) string {
	var w, calls strings.Builder
	w.WriteString("target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n" +
		"target triple = \"x86_64-pc-linux-gnu\"\n\n")
	largest, tables, declared, brains := 0, map[string]string{}, map[string]bool{}, false
	for i, l := range list {
		largest = max(largest, l.combinations()*l.outSize())
		for _, line := range strings.Split(l.declare, "\n") {
			if !declared[line] {
				declared[line] = true
				fmt.Fprintf(&w, "%s\n", line)
			}
		}
		l.function(&w, i)
		fmt.Fprintf(&calls, "  call void @drive(ptr @run%d", i)
		for _, t := range append(slices.Clone(l.args), l.results...) {
			brains = brains || t.brain
		}
		for k := range 3 {
			if k >= len(l.args) {
				calls.WriteString(", ptr @out, i64 1, i64 0")
				continue
			}
			c := l.args[k].container()
			var t strings.Builder
			fmt.Fprintf(&t, "constant [%d x i%d] [", len(l.values[k]), c)
			for n, v := range l.values[k] {
				if n > 0 {
					t.WriteString(", ")
				}
				fmt.Fprintf(&t, "i%d %v", c, v)
			}
			t.WriteString("]")
			name := tables[t.String()]
			if name == "" {
				name = fmt.Sprintf("@table%d", len(tables))
				tables[t.String()] = name
				fmt.Fprintf(&w, "%s = internal %s\n", name, &t)
			}
			fmt.Fprintf(&calls, ", ptr %s, i64 %d, i64 %d", name, len(l.values[k])/l.args[k].count(), l.args[k].size())
		}
		fmt.Fprintf(&calls, ", i64 %d)\n", l.outSize())
	}
	if brains {
		w.WriteString(brainRuntime)
	}
	fmt.Fprintf(&w, "@out = internal global [%d x i8] zeroinitializer, align 16\n%s\ndefine i32 @main() {\n%s  ret i32 0\n}\n", largest, driver, &calls)
	return w.String()
}

// original names LLVM 22 in what check reports.
const original = "the original"

// check compares the bytes that a module wrote with what its lowerings mean, and reports the first difference of each.
func check(t testing.TB, engine string, list []*lowering, out []byte) {
	t.Helper()
	want := 0
	for _, l := range list {
		want += l.combinations() * l.outSize()
	}
	if len(out) != want {
		t.Errorf("%s: %d bytes of results, want %d", engine, len(out), want)
		return
	}
	for _, l := range list {
		n := l.combinations() * l.outSize()
		if diff := l.difference(out[:n]); diff != "" && !(l.misjudged && engine == original) && !(l.kept && strings.HasPrefix(engine, LLVM19.Name)) {
			t.Errorf("%s: %s", engine, diff)
		}
		out = out[n:]
	}
}

// difference gives the first result that is not what the lowering means, "" if there is none.
func (l *lowering) difference(out []byte) string {
	index := make([]int, len(l.args))
	args := make([][]number, len(l.args))
	for {
		for k, s := range l.args {
			args[k] = l.values[k][index[k]*s.count() : (index[k]+1)*s.count()]
		}
		want := l.answers(args)
		for k, s := range l.results {
			for n := range s.count() {
				size := s.container() / 8
				got := littleEndian(out[:size])
				out = out[size:]
				if !want[k][n].has(got, s) {
					return fmt.Sprintf("%s of %s: element %d of result %d is %#x, want %v", l.name, hexes(args), n, k, got, want[k][n])
				}
			}
		}
		k := len(index) - 1
		for ; k >= 0; k-- {
			if index[k]++; index[k] < len(l.values[k])/l.args[k].count() {
				break
			}
			index[k] = 0
		}
		if k < 0 {
			return ""
		}
	}
}

// answers gives what each element of each result may be.
func (l *lowering) answers(args [][]number) [][]answer {
	out := make([][]answer, len(l.results))
	if l.whole {
		var all []number
		for _, a := range args {
			all = append(all, a...)
		}
		answers := l.meaning(all)
		for k, r := range l.results {
			out[k], answers = answers[:r.count()], answers[r.count():]
		}
		return out
	}
	one := make([]number, len(args))
	for n := range l.results[0].count() {
		for k, a := range args {
			one[k] = a[min(n, len(a)-1)]
		}
		for k, r := range l.meaning(one) {
			out[k] = append(out[k], r)
		}
	}
	return out
}

func littleEndian(b []byte) number {
	r := make([]byte, len(b))
	for i, v := range b {
		r[len(b)-1-i] = v
	}
	return new(big.Int).SetBytes(r)
}

func hexes(args [][]number) string {
	var w bytes.Buffer
	for i, a := range args {
		if i > 0 {
			w.WriteString(", ")
		}
		for k, v := range a {
			if k > 0 {
				w.WriteString(" ")
			}
			fmt.Fprintf(&w, "%#x", v)
		}
	}
	return w.String()
}
