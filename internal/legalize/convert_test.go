package legalize

import (
	"fmt"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

func TestSaturatingConversions(t *testing.T) {
	var cases []meaningCase
	for _, from := range []*ir.Type{tt.Half(), tt.Float(), tt.Double()} {
		for _, w := range []uint32{1, 2, 8, 11, 16, 23, 24, 25, 32, 52, 53, 54, 64, 100, 127, 128} {
			to := tt.Int(w)
			for _, base := range []string{"llvm.fptoui.sat", "llvm.fptosi.sat"} {
				cases = append(cases, call(base, []*ir.Type{to, from}, to, []*ir.Type{from}))
			}
		}
		to, vec := tt.Vector(3, tt.Int(32)), tt.Vector(3, from)
		cases = append(cases, call("llvm.fptosi.sat", []*ir.Type{to, vec}, to, []*ir.Type{vec}))
	}
	sameMeaning(t, []Pass{SaturatingConversions(noFloats), WideArithmetic()}, cases)
}

// Division by zero ends the program, and the least number by minus one has no quotient: both are left out, one by a rule
// and the other by the operand's lowest bit.
func TestWideArithmetic(t *testing.T) {
	var cases []meaningCase
	for _, w := range []uint32{65, 80, 100, 127, 129, 200, 256} {
		ty := tt.Int(w)
		for _, op := range []ir.Op{ir.UDiv, ir.SDiv, ir.URem, ir.SRem} {
			cases = append(cases, meaningCase{name: fmt.Sprintf("%v i%d", op, w), params: []*ir.Type{ty, ty},
				rules: []string{"NOT_LEAST", "NOT_ZERO"},
				build: func(b *ir.Builder, _ *ir.Module, args []ir.Value) ir.Value { return b.Bin(op, args[0], args[1]) }})
		}
		for _, op := range []ir.Op{ir.UIToFP, ir.SIToFP} {
			for _, to := range []*ir.Type{tt.Float(), tt.Double()} {
				if w > 128 && to == tt.Float() {
					continue // LLVM 22 has no infinity for what is too large
				}
				cases = append(cases, meaningCase{name: fmt.Sprintf("%v i%d %s", op, w, ir.TypeSuffix(to)), params: []*ir.Type{ty},
					build: func(b *ir.Builder, _ *ir.Module, args []ir.Value) ir.Value { return b.Cast(op, args[0], to) }})
			}
		}
	}
	two := tt.Vector(2, tt.Int(128))
	cases = append(cases, meaningCase{name: "udiv v2i128", params: []*ir.Type{two, two}, rules: []string{"ANY", "NOT_ZERO"},
		build: func(b *ir.Builder, _ *ir.Module, args []ir.Value) ir.Value { return b.Bin(ir.UDiv, args[0], args[1]) }})
	sameMeaning(t, []Pass{WideArithmetic()}, cases)
}

func TestTooWideArithmetic(t *testing.T) {
	ty := tt.Int(2000)
	for _, op := range []ir.Op{ir.UIToFP, ir.SIToFP} {
		m := meaningModule("f", []meaningCase{{name: "wide", params: []*ir.Type{ty},
			build: func(b *ir.Builder, _ *ir.Module, args []ir.Value) ir.Value { return b.Cast(op, args[0], tt.Double()) }}})
		wantError(t, m, []Pass{WideArithmetic()}, fmt.Sprintf("in function f0: %v of integers of 2000 bits is not supported", op))
	}
}

func wantError(t *testing.T, m *ir.Module, passes []Pass, want string) {
	t.Helper()
	c, err := NewContext(m)
	if err != nil {
		t.Fatal(err)
	}
	c.NVPTX = true
	if err := Run(c, passes); err == nil || err.Error() != want {
		t.Errorf("the error is %v, want %s", err, want)
	}
}
