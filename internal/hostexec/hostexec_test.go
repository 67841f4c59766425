package hostexec

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"
)

const (
	printing = `@text = private constant [4 x i8] c"hi\0A\00"
declare i32 @puts(ptr)
define i32 @main() {
  %r = call i32 @puts(ptr @text)
  ret i32 STATUS
}`
	endless = `define i32 @main() {
  br label %loop
loop:
  br label %loop
}`
)

// TestEngines asks each engine for what a program prints and returns, and for a refusal of what is no module. LLVM 7 and 14 take no
// opaque pointers.
func TestEngines(t *testing.T) {
	NeedTool(t, "llvm-as-22")
	for _, e := range []*Engine{LLVM19, LLVM19O2, LLVM22} {
		t.Run(e.Name, func(t *testing.T) {
			Need(t, e)
			r, err := e.Run(t, Assemble(t, strings.Replace(printing, "STATUS", "42", 1)))
			if err != nil || string(r.Stdout) != "hi\n\n" || r.Status != 42 {
				t.Errorf("got %q, status %d, error %v", r.Stdout, r.Status, err)
			}
		})
	}
	for _, e := range []*Engine{LLVM7, LLVM7O2, LLVM14, LLVM19, LLVM19O2, LLVM22} {
		t.Run(e.Name+" refuses", func(t *testing.T) {
			Need(t, e)
			if _, err := e.Run(t, []byte("no bitcode")); err == nil {
				t.Error("no error for what is no module")
			}
		})
	}
}

func TestEndless(t *testing.T) {
	Need(t, LLVM22)
	NeedTool(t, "llvm-as-22")
	start := time.Now()
	_, err := LLVM22.runFor(t, Assemble(t, endless), 500*time.Millisecond)
	if !errors.Is(err, errTime) {
		t.Errorf("error %v", err)
	}
	if d := time.Since(start); d > 20*time.Second {
		t.Errorf("it was stopped after %v", d)
	}
}

func TestDifference(t *testing.T) {
	want := Result{[]byte("a\nb\n"), 3}
	for _, c := range []struct {
		got  Result
		want string
	}{
		{want, ""},
		{Result{[]byte("a\nb\n"), 4}, "status 4, want 3"},
		{Result{[]byte("a\nc\n"), 3}, `line 2 is "c", want "b"`},
		{Result{[]byte("a\nb\nc\n"), 3}, `line 3 is "c", want ""`},
		{Result{[]byte("a\nb"), 3}, "2 lines, want 3"},
	} {
		if got := difference(c.got, want); !strings.HasPrefix(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("%q: %q", c.got.Stdout, got)
		}
	}
}

// A recorder is a test that only notes its errors.
type recorder struct {
	testing.TB
	errors []string
}

func (r *recorder) Errorf(format string, args ...any) {
	r.errors = append(r.errors, fmt.Sprintf(format, args...))
}

// TestWrongResults sees that a result that is off by one bit, and one too few, are found, and that poison may be anything.
func TestWrongResults(t *testing.T) {
	saturated := intGroups("", []int{8})
	for _, g := range saturated {
		if g.name != "ushl.sat" {
			continue
		}
		l := g.rows[0]
		right := make([]byte, 0, l.combinations())
		for a := range 256 {
			for n := range 256 {
				v := 0xAA // for poison
				if n < 8 {
					v = min(a<<n, 255)
				}
				right = append(right, byte(v))
			}
		}
		for _, c := range []struct {
			name string
			out  func([]byte) []byte
			want string
		}{
			{"right", func(b []byte) []byte { return b }, ""},
			{"one bit", func(b []byte) []byte { b[3*256+2] ^= 1; return b }, "ushl.sat.i8 of 0x3, 0x2: element 0 of result 0 is 0xd, want 0xc"},
			{"poison", func(b []byte) []byte { b[3*256+9] ^= 1; return b }, ""},
			{"too few", func(b []byte) []byte { return b[1:] }, "65535 bytes of results, want 65536"},
		} {
			r := &recorder{TB: t}
			check(r, "test", []*lowering{l}, c.out(append([]byte(nil), right...)))
			if got := strings.Join(r.errors, "\n"); c.want == "" && got != "" || !strings.Contains(got, c.want) {
				t.Errorf("%s: %q", c.name, got)
			}
		}
		return
	}
	t.Fatal("no group ushl.sat")
}

// TestRound checks rounding to a format at its edges against numbers from IEEE 754.
func TestRound(t *testing.T) {
	formats := map[int]layout{16: half, 32: single, 64: double}
	for _, c := range []struct {
		bits int
		from int // a number of this format
		v    uint64
		want uint64
	}{
		{32, 64, 0x3FF0000010000000, 0x3F800000}, // a tie: to even
		{32, 64, 0x3FF0000030000000, 0x3F800002}, // a tie: to even
		{32, 64, 0x3FF0000010000001, 0x3F800001},
		{32, 64, 0x47EFFFFFEFFFFFFF, 0x7F7FFFFF}, // the largest that does not overflow
		{32, 64, 0x47EFFFFFF0000000, 0x7F800000},
		{32, 64, 0x3690000000000000, 0x00000000}, // half the least subnormal: to even
		{32, 64, 0x3690000000000001, 0x00000001},
		{32, 64, 0x380FFFFFFFFFFFFF, 0x00800000}, // rounds up to the least normal
		{16, 32, 0x477FEFFF, 0x7BFF},
		{16, 32, 0x477FF000, 0x7C00},
		{16, 32, 0xB3000001, 0x8001},
	} {
		v := littleEndian([]byte{byte(c.v), byte(c.v >> 8), byte(c.v >> 16), byte(c.v >> 24), byte(c.v >> 32), byte(c.v >> 40), byte(c.v >> 48), byte(c.v >> 56)})
		if got := round(exact(v, formats[c.from]), formats[c.bits], false); got.Uint64() != c.want {
			t.Errorf("f%d %#x to f%d: %#x, want %#x", c.from, c.v, c.bits, got, c.want)
		}
	}
}
