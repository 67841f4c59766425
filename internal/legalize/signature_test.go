package legalize

import (
	"fmt"
	"os/exec"
	"sort"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// letters are types that the letters of a form may stand for, as scalars and as vectors.
var letters = []map[string]string{
	{"I": "i32", "J": "i8", "F": "float", "C": "i1", "V": "<4 x i32>", "E": "i32"},
	{"I": "<4 x i32>", "J": "<4 x i8>", "F": "<4 x double>", "C": "<4 x i1>", "V": "<4 x i64>", "E": "i64"},
}

// instance gives a function that calls an intrinsic of the form, in assembly: the verifier looks at calls.
func instance(name, form string, letters map[string]string) string {
	of := func(token string) string {
		for _, m := range []map[string]string{letters, {"N": "i32", "P": "ptr", "B": "i1"}} {
			if t, ok := m[token]; ok {
				return t
			}
		}
		return token
	}
	var types []string
	for _, token := range formTokens(form) {
		inner, ok := strings.CutPrefix(token, "{")
		if !ok {
			types = append(types, of(token))
			continue
		}
		var parts []string
		for _, p := range strings.Fields(strings.TrimSuffix(inner, "}")) {
			parts = append(parts, of(p))
		}
		types = append(types, "{ "+strings.Join(parts, ", ")+" }")
	}
	literals := map[string]string{"i1": "false", "i8": "0", "i32": "0", "double": "0.5"}
	var args []string
	for _, t := range types[1:] {
		value, ok := literals[t]
		switch {
		case name == "llvm.threadlocal.address":
			value = "@tls"
		case !ok:
			value = "poison"
		}
		args = append(args, t+" "+value)
	}
	params := strings.Join(types[1:], ", ")
	return fmt.Sprintf("declare %s @%s(%s)\ndefine void @\"of %s\"(...) {\n  call %[1]s @%[2]s(%[5]s)\n  ret void\n}\n", types[0], name, params, name,
		strings.Join(args, ", "))
}

// scalarOnly are intrinsics of which LLVM says that their letters stand for scalars only.
var scalarOnly = map[string]bool{"llvm.expect": true, "llvm.expect.with.probability": true, "llvm.convert.to.fp16": true,
	"llvm.convert.from.fp16": true}

// TestSignaturesAreLLVMs has LLVM 22 verify a declaration of every form.
func TestSignaturesAreLLVMs(t *testing.T) {
	if _, err := exec.LookPath("llvm-as-22"); err != nil {
		t.Skip("LLVM 22 judges the table:", err)
	}
	var names []string
	for name := range signatures {
		names = append(names, name)
	}
	sort.Strings(names)
	for i, l := range letters {
		var text strings.Builder
		text.WriteString("@tls = thread_local global i32 0\n")
		for _, name := range names {
			form := signatures[name]
			if i == 1 && (!strings.ContainsAny(form, "IFV") || scalarOnly[name]) {
				continue
			}
			own := l
			if strings.HasPrefix(name, "llvm.vector.reduce.f") {
				own = map[string]string{"V": "<4 x float>", "E": "float"}
			}
			text.WriteString(instance(name, form, own))
		}
		if out := verified(text.String()); out != "" {
			t.Error(out)
		}
	}
	for _, bad := range []string{"I I J", "J I I", "I", "I I"} {
		if verified(instance("llvm.umin", bad, letters[0])) == "" {
			t.Errorf("LLVM's verifier takes llvm.umin as %s too", bad)
		}
	}
}

// verified gives what LLVM 22's verifier has against the assembly.
func verified(text string) string {
	cmd := exec.Command("llvm-as-22", "-o", "/dev/null", "-")
	cmd.Stdin = strings.NewReader(text)
	out, err := cmd.CombinedOutput()
	if err == nil {
		return ""
	}
	return string(out)
}

func TestSignatures(t *testing.T) {
	types := ir.NewTypes()
	i1, i8, i32, v4, f32 := types.Int(1), types.Int(8), types.Int(32), types.Vector(4, types.Int(32)), types.Float()
	v2f := types.Vector(2, f32)
	for _, c := range []struct {
		name   string
		result *ir.Type
		params []*ir.Type
		want   string // "" for a good one
	}{
		{"llvm.umin.i32", i32, []*ir.Type{i32, i32}, ""},
		{"llvm.umin.v4i32", v4, []*ir.Type{v4, v4}, ""},
		{"llvm.umin.i32", i32, nil, "odd.bc: llvm.umin.i32 is declared as i32 (): I (I, I) expected: I is an integer or a vector of integers"},
		{"llvm.umin.i32", i32, []*ir.Type{i32, i8}, "I (I, I) expected"},
		{"llvm.ucmp.i8.v4i32", i8, []*ir.Type{v4, v4}, "J (I, I) expected"},
		{"llvm.uadd.with.overflow.i32", types.Struct("", false, i32, i1), []*ir.Type{i32, i32}, ""},
		{"llvm.uadd.with.overflow.v4i32", types.Struct("", false, v4, i1), []*ir.Type{v4, v4}, "{I C} (I, I) expected"},
		{"llvm.uadd.with.overflow.i32", i32, []*ir.Type{i32, i32}, "{I C} (I, I) expected"},
		{"llvm.fptosi.sat.v4i32.v2f32", v4, []*ir.Type{v2f}, "I (F) expected"},
		{"llvm.vector.reduce.add.v4i32", i32, []*ir.Type{v4}, ""},
		{"llvm.vector.reduce.add.v4i32", i8, []*ir.Type{v4}, "E (V) expected"},
		{"llvm.vector.reduce.add.i32", i32, []*ir.Type{i32}, "E (V) expected"},
		{"llvm.memset.p0.i32", types.Void(), []*ir.Type{types.Ptr(0), i8, i32, i1}, ""},
		{"llvm.memset.p0.i32", types.Void(), []*ir.Type{types.Ptr(0), i32, i32, i1}, "void (P, i8, N, B) expected"},
		{"llvm.no.such.i32", i8, nil, ""},
	} {
		m := &ir.Module{Types: types, Name: "odd.bc"}
		f := &ir.Function{FnTy: types.Func(c.result, false, c.params...)}
		f.Name, f.Ty, f.Module = c.name, types.Ptr(0), m
		m.Funcs = []*ir.Function{f}
		context, err := NewContext(m)
		if err != nil {
			t.Fatal(err)
		}
		err = Run(context, []Pass{Signatures()})
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, %q expected", c.name, err, c.want)
		}
	}
}
