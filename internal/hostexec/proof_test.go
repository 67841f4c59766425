package hostexec

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/legalize"
)

// TestEveryLoweringIsProved looks for an executed test, a construct with a PTX pattern, or both, of every lowering on numbers and vectors,
// as its mark says.
func TestEveryLoweringIsProved(t *testing.T) {
	executed, groups := map[string]bool{}, map[string]bool{}
	for _, g := range allGroups() {
		groups[g.name] = true
		for _, l := range g.rows {
			called(executed, l.declare+"\n"+l.body)
		}
	}
	shaped := map[string]bool{}
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(root, "testdata/constructs/*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no testdata/constructs: %v", err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		called(shaped, string(text))
	}
	for _, l := range legalize.Lowerings() {
		if l.Proof&legalize.Executed != 0 && !executed[l.Intrinsic] {
			t.Errorf("%s of the pass %s is not executed", l.Intrinsic, l.Pass)
		}
		if l.Proof&legalize.PTXShaped != 0 && !shaped[l.Intrinsic] {
			t.Errorf("%s of the pass %s is in no construct", l.Intrinsic, l.Pass)
		}
		if l.Proof == 0 {
			t.Errorf("%s of the pass %s has no mark", l.Intrinsic, l.Pass)
		}
	}
	for row, e := range evidence {
		proof := legalize.ProofOf[row]
		if (proof&legalize.Executed != 0) != (e.group != "") || (proof&legalize.PTXShaped != 0) != (e.construct != "") {
			t.Errorf("the row %s is marked %d, and its evidence is %+v", row, proof, e)
		}
		if e.group != "" && !groups[e.group] {
			t.Errorf("there is no group %s for the row %s", e.group, row)
		}
		if e.construct != "" {
			if _, err := os.Stat(filepath.Join(root, "testdata/constructs", e.construct)); err != nil {
				t.Errorf("row %s: %v", row, err)
			}
		}
	}
	for row := range legalize.ProofOf {
		if _, ok := evidence[row]; !ok {
			t.Errorf("there is no evidence for the row %s", row)
		}
	}
}

// evidence says where the rows that rewrite instructions are tested: in a group that is executed, in a construct.
var evidence = map[string]struct{ group, construct string }{
	"remainders":      {"", "numbers-math.ll"},
	"element-wise":    {"sqrt", ""},
	"wide-arithmetic": {"float conversions", "numbers-halves.ll"},
	"half-arithmetic": {"float arithmetic bfloat", "numbers-halves.ll"},
	"half-carriers":   {"float comparisons bfloat", "numbers-halves.ll"},
	"fneg":            {"fneg", ""},
	"memory":          {"masked", ""},
	"parameters":      {"", "numbers-parameters.ll"},
	"whole-bytes":     {"arithmetic", ""},
}

var intrinsicName = regexp.MustCompile(`call [^@\n]*@(llvm\.[\w.]+)`)

// called notes the base names of the intrinsics that assembly calls.
func called(names map[string]bool, text string) {
	for _, m := range intrinsicName.FindAllStringSubmatch(text, -1) {
		names[legalize.BaseName(strings.TrimSuffix(m[1], "."))] = true
	}
}
