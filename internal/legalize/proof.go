package legalize

import (
	"maps"
	"slices"
)

// A Proof says how the meaning of a lowering is tested: where it is made of operations that every target has it is executed, and where it
// needs NVIDIA's GPUs the PTX must match a pattern.
type Proof uint8

// The kinds of proof. What is lowered in one way for GPUs and in another elsewhere has both.
const (
	Executed  Proof = 1 << iota // by tests of package hostexec, under LLVM 7.0.0, 14 and 19
	PTXShaped                   // a file of testdata/constructs has it

	Both = Executed | PTXShaped
)

// A Lowering is an intrinsic, by base name, that a pass replaces.
type Lowering struct {
	Intrinsic, Pass string
	Proof           Proof
}

// lowerings are the tables of the passes on numbers and vectors, with the proof of their entries and those that have another.
var lowerings = []struct {
	pass   string
	table  map[string]expander
	proof  Proof
	except map[string]Proof
}{
	{"masked-memory", maskedExpanders, Executed, nil},
	{"shuffles", shuffleExpanders(), Executed, nil},
	{"reductions", reductions, Executed, nil},
	{"libdevice", mathExpanders, PTXShaped, map[string]Proof{"llvm.frexp": Executed, "llvm.ldexp": Both}},
	{"saturating-conversions", conversions, Executed, map[string]Proof{"llvm.lround": Both, "llvm.llround": Both, "llvm.lrint": Both, "llvm.llrint": Both}},
	{"float-intrinsics", floatExpanders, Executed, map[string]Proof{
		"llvm.fabs": Both, "llvm.floor": Both, "llvm.ceil": Both, "llvm.trunc": Both, "llvm.rint": Both, "llvm.nearbyint": Both,
		"llvm.roundeven": Both, "llvm.round": Both, "llvm.minnum": Both, "llvm.maxnum": Both, "llvm.minimumnum": Both, "llvm.maximumnum": Both,
		"llvm.modf": Both, "llvm.fma": Both,
		"llvm.convert.to.fp16": PTXShaped, "llvm.convert.from.fp16": PTXShaped,
	}},
	{"fixed-point", fixedExpanders, Executed, nil},
	{"int-intrinsics", intExpanders, Executed, nil},
}

// Lowerings lists the intrinsics on numbers and vectors that passes replace, in the order of the passes, then of names.
func Lowerings() []Lowering {
	var out []Lowering
	for _, l := range lowerings {
		for _, name := range slices.Sorted(maps.Keys(l.table)) {
			proof, ok := l.except[name]
			if !ok {
				proof = l.proof
			}
			out = append(out, Lowering{name, l.pass, proof})
		}
	}
	return out
}

// ProofOf gives the proof of a row of a dialect's table that rewrites instructions on numbers.
var ProofOf = map[string]Proof{
	"remainders":      PTXShaped,
	"element-wise":    Executed,
	"wide-arithmetic": Both,
	"half-arithmetic": Both,
	"half-carriers":   Both,
	"fneg":            Executed,
	"memory":          Executed,
	"parameters":      PTXShaped,
	"whole-bytes":     Executed,
}
