package legalize

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// fewNatives is as little as a dialect may have: counts and swaps of whole words.
var fewNatives = &Natives{All: map[string]string{
	"llvm.ctpop": "i8 i16 i32 i64", "llvm.ctlz": "i32 i64", "llvm.cttz": "i8 i16 i32 i64",
	"llvm.bswap": "i16 i32 i64", "llvm.bitreverse": "i8 i32 i64",
}}

func intCases(widths []uint32) []meaningCase {
	var cases []meaningCase
	i1 := tt.Int(1)
	no, yes := ir.Int(i1, 0), ir.Int(i1, 1)
	for _, w := range widths {
		types := []*ir.Type{tt.Int(w)}
		if w == 8 || w == 32 || w == 128 {
			types = append(types, tt.Vector(2, tt.Int(w)))
		}
		for _, t := range types {
			over, one, two := []*ir.Type{t}, []*ir.Type{t}, []*ir.Type{t, t}
			for _, base := range []string{"llvm.umin", "llvm.umax", "llvm.smin", "llvm.smax", "llvm.uadd.sat", "llvm.usub.sat",
				"llvm.sadd.sat", "llvm.ssub.sat"} {
				cases = append(cases, call(base, over, t, two))
			}
			for _, base := range []string{"llvm.ushl.sat", "llvm.sshl.sat"} {
				cases = append(cases, call(base, over, t, two).with("ANY", "BELOW_WIDTH"))
			}
			pair := tt.Struct("", false, t, tt.WithScalar(t, i1))
			for _, base := range []string{"llvm.uadd.with.overflow", "llvm.usub.with.overflow", "llvm.umul.with.overflow",
				"llvm.sadd.with.overflow", "llvm.ssub.with.overflow", "llvm.smul.with.overflow"} {
				cases = append(cases, call(base, over, pair, two))
			}
			for _, base := range []string{"llvm.fshl", "llvm.fshr"} {
				cases = append(cases, call(base, over, t, []*ir.Type{t, t, t}))
			}
			for _, r := range []*ir.Type{tt.Int(2), tt.Int(8), tt.Int(128)} {
				r := tt.WithScalar(t, r)
				cases = append(cases, call("llvm.ucmp", []*ir.Type{r, t}, r, two), call("llvm.scmp", []*ir.Type{r, t}, r, two))
			}
			cases = append(cases, call("llvm.abs", over, t, one, no), call("llvm.abs", over, t, one, yes).with("NOT_LEAST"),
				call("llvm.ctpop", over, t, one), call("llvm.bitreverse", over, t, one))
			for _, base := range []string{"llvm.ctlz", "llvm.cttz"} {
				cases = append(cases, call(base, over, t, one, no), call(base, over, t, one, yes).with("NOT_ZERO"))
			}
			if w%16 == 0 {
				cases = append(cases, call("llvm.bswap", over, t, one))
			}
		}
	}
	return cases
}

// The widths: exhaustively up to 8 bits; then those with and without a native carrier, a word and more, and the one beyond 128.
func TestIntIntrinsics(t *testing.T) {
	sameMeaning(t, []Pass{IntIntrinsics(fewNatives)}, intCases([]uint32{2, 3, 7, 8, 13, 16, 24, 32, 33, 48, 63, 64}))
}

func TestWideIntIntrinsics(t *testing.T) {
	sameMeaning(t, []Pass{IntIntrinsics(fewNatives), WideArithmetic()}, intCases([]uint32{65, 96, 100, 127, 128}))
}
