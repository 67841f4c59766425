package link

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// flagModule is a module with flags, each given as behaviour, name and value in LLVM assembly, and further named metadata.
func flagModule(k int, flags []string, more string) string {
	text := fmt.Sprintf("define ptx_kernel void @k%d() {\n  ret void\n}\n", k)
	var refs []string
	for i, f := range flags {
		refs = append(refs, fmt.Sprintf("!%d", i))
		text += fmt.Sprintf("!%d = !{%s}\n", i, f)
	}
	if len(flags) > 0 {
		text += "!llvm.module.flags = !{" + strings.Join(refs, ", ") + "}\n"
	}
	return text + more
}

var (
	definition = regexp.MustCompile(`(?m)^(![0-9]+) = (?:distinct )?(!\{.*\})$`)
	reference  = regexp.MustCompile(`![0-9]+`)
)

// namedNodes gives the nodes of named metadata of a module in LLVM assembly, with what they refer to in their places.
func namedNodes(text, name string) []string {
	nodes := map[string]string{}
	for _, d := range definition.FindAllStringSubmatch(text, -1) {
		nodes[d[1]] = d[2]
	}
	_, line, found := strings.Cut(text, "\n!"+name+" = ")
	if !found {
		return nil
	}
	line, _, _ = strings.Cut(line, "\n")
	var list []string
	for _, ref := range reference.FindAllString(line, -1) {
		s := nodes[ref]
		for range 3 {
			s = reference.ReplaceAllStringFunc(s, func(r string) string { return nodes[r] })
		}
		list = append(list, s)
	}
	return list
}

// linkedText links files here, and gives the module as LLVM assembly and the warnings.
func linkedText(paths []string) (string, []Warning, error) {
	var warnings []Warning
	p, err := Load(paths)
	if err != nil {
		return "", nil, err
	}
	m, err := p.Link(Options{Warn: func(w Warning) { warnings = append(warnings, w) }})
	if err != nil {
		return "", nil, err
	}
	var text bytes.Buffer
	err = ir.Print(&text, m, ir.LLVM22)
	return text.String(), warnings, err
}

// theirText links files with llvm-link and gives the module as LLVM assembly.
func theirText(t *testing.T, paths []string) (string, error) {
	t.Helper()
	out := filepath.Join(t.TempDir(), "linked.ll")
	if err := tryTool("llvm-link-22", append([]string{"-S", "-o", out}, paths...)...); err != nil {
		return "", err
	}
	text, err := os.ReadFile(out)
	return string(text), err
}

// TestModuleFlags compares with llvm-link what becomes of module flags, for all behaviours.
func TestModuleFlags(t *testing.T) {
	needTools(t, "llvm-link-22")
	for _, test := range []struct {
		name    string
		flags   [][]string // of each module
		err     string     // where LLVM refuses them too, with %0, %1 for the modules' paths
		warning string
	}{
		{name: "error, equal", flags: [][]string{{`i32 1, !"f", i32 4`}, {`i32 1, !"f", i32 4`}, {`i32 1, !"g", !"text"`}}},
		{name: "error, zero", flags: [][]string{{`i32 1, !"f", i32 0`}, {`i32 1, !"f", i32 0`}}},
		{name: "error, not equal", flags: [][]string{{`i32 1, !"f", i32 4`}, {`i32 1, !"f", i32 5`}},
			err: "module flag f: %0 and %1 have different values: 4 and 5"},
		{name: "error, text", flags: [][]string{{`i32 1, !"f", !"a"`}, {`i32 1, !"f", !"b"`}},
			err: `module flag f: %0 and %1 have different values: "a" and "b"`},
		{name: "error, other types", flags: [][]string{{`i32 1, !"f", i32 4`}, {`i32 1, !"f", i64 4`}},
			err: "module flag f: %0 and %1 have different values: 4 and 4"},
		{name: "warning", flags: [][]string{{`i32 2, !"f", i32 4`}, {`i32 2, !"f", i32 5`}},
			warning: "module flag f: %0 and %1 have different values: 4 and 5"},
		{name: "warning, equal", flags: [][]string{{`i32 2, !"f", i32 4`}, {`i32 2, !"f", i32 4`}}},
		{name: "require", flags: [][]string{{`i32 7, !"f", i32 4`}, {`i32 7, !"f", i32 4`, `i32 3, !"r", !{!"f", i32 4}`}, {`i32 7, !"f", i32 4`, `i32 3, !"r", !{!"f", i32 4}`}}},
		{name: "require, another value", flags: [][]string{{`i32 7, !"f", i32 4`}, {`i32 7, !"f", i32 3`, `i32 3, !"r", !{!"f", i32 3}`}},
			err: "%1 requires the module flag f to be 3, but in %0 it is 4"},
		{name: "override", flags: [][]string{{`i32 1, !"f", i32 4`}, {`i32 4, !"f", i32 5`}, {`i32 1, !"f", i32 6`}}},
		{name: "override first", flags: [][]string{{`i32 4, !"f", i32 4`}, {`i32 2, !"f", i32 5`}}},
		{name: "override twice, equal", flags: [][]string{{`i32 4, !"f", i32 4`}, {`i32 4, !"f", i32 4`}}},
		{name: "override twice", flags: [][]string{{`i32 4, !"f", i32 4`}, {`i32 4, !"f", i32 5`}},
			err: "module flag f: %0 and %1 have different values, which both are to override others: 4 and 5"},
		{name: "append", flags: [][]string{{`i32 5, !"f", !{i32 1, !"a"}`}, {`i32 5, !"f", !{!"a", i32 2}`}, {`i32 5, !"f", !{}`}}},
		{name: "append, unique", flags: [][]string{{`i32 6, !"f", !{i32 1, !"a"}`}, {`i32 6, !"f", !{!"a", i32 2}`}, {`i32 6, !"f", !{i32 1, i32 3}`}}},
		{name: "max", flags: [][]string{{`i32 7, !"f", i32 4`}, {`i32 7, !"f", i32 6`}, {`i32 7, !"f", i32 5`}}},
		{name: "max and warning", flags: [][]string{{`i32 2, !"f", i32 4`}, {`i32 7, !"f", i32 6`}},
			warning: "module flag f: %0 and %1 have different values: 4 and 6"},
		{name: "min", flags: [][]string{{`i32 8, !"f", i32 4`}, {`i32 8, !"f", i32 2`}, {`i32 8, !"f", i32 3`}}},
		{name: "min that the first lacks", flags: [][]string{{`i32 1, !"g", i32 4`}, {`i32 8, !"f", i32 2`}}},
		{name: "min that the second lacks", flags: [][]string{{`i32 8, !"f", i32 2`}, {`i32 1, !"g", i32 4`}, {`i32 8, !"f", i32 3`}}},
		{name: "min, no flags at all", flags: [][]string{{`i32 8, !"f", i32 2`}, nil}},
		{name: "min and warning", flags: [][]string{{`i32 8, !"f", i32 2`}, {`i32 2, !"f", i32 1`}},
			warning: "module flag f: %0 and %1 have different values: 2 and 1"},
		{name: "other behaviours", flags: [][]string{{`i32 1, !"f", i32 4`}, {`i32 2, !"f", i32 4`}},
			err: "module flag f: %0 and %1 have different behaviours: 1 and 2"},
		{name: "max and min", flags: [][]string{{`i32 7, !"f", i32 4`}, {`i32 8, !"f", i32 4`}},
			err: "module flag f: %0 and %1 have different behaviours: 7 and 8"},
		{name: "several", flags: [][]string{{`i32 1, !"wchar_size", i32 4`, `i32 8, !"PIC Level", i32 2`, `i32 7, !"x", i32 1`}, {`i32 8, !"PIC Level", i32 2`, `i32 1, !"wchar_size", i32 4`, `i32 7, !"y", i32 1`}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var sources []source
			for k, flags := range test.flags {
				sources = append(sources, source{fmt.Sprintf("%d.bc", k), flagModule(k, flags, "")})
			}
			paths := build(t, sources)
			named := func(s string) string {
				for k, path := range paths {
					s = strings.ReplaceAll(s, fmt.Sprintf("%%%d", k), path)
				}
				return s
			}
			want, theirErr := theirText(t, paths)
			got, warnings, err := linkedText(paths)
			if test.err != "" {
				if err == nil || err.Error() != named(test.err) || theirErr == nil {
					t.Errorf("error %v\nwant  %s\nLLVM: %v", err, named(test.err), theirErr)
				}
				return
			}
			if err != nil || theirErr != nil {
				t.Fatalf("%v, LLVM: %v", err, theirErr)
			}
			if a, b := namedNodes(got, moduleFlags), namedNodes(want, moduleFlags); !slices.Equal(a, b) || len(b) == 0 {
				t.Errorf("flags %q\nLLVM: %q", a, b)
			}
			var all []Warning
			if test.warning != "" {
				all = []Warning{{ModuleFlag, named(test.warning)}}
			}
			if !slices.Equal(warnings, all) {
				t.Errorf("warnings %q, want %q", warnings, all)
			}
		})
	}
}

// TestNamedMetadata compares with llvm-link what becomes of other named metadata.
func TestNamedMetadata(t *testing.T) {
	needTools(t, "llvm-link-22")
	paths := build(t, []source{
		{"0.bc", flagModule(0, nil, "!llvm.ident = !{!10}\n!own = !{!11, !11}\n!10 = !{!\"one\"}\n!11 = !{i32 1, ptr @k0}\n")},
		{"1.bc", flagModule(1, nil, "!llvm.ident = !{!10}\n!own = !{!11}\n!other = !{!11}\n!10 = !{!\"two\"}\n!11 = !{i32 2, !{ptr @k1}}\n")},
	})
	want, err := theirText(t, paths)
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := linkedText(paths)
	if err != nil {
		t.Fatal(err)
	}
	for name, n := range map[string]int{"llvm.ident": 2, "own": 2, "other": 1} {
		if a, b := namedNodes(got, name), namedNodes(want, name); !slices.Equal(a, b) || len(b) != n {
			t.Errorf("%s: %q\nLLVM: %q", name, a, b)
		}
	}
}

// TestBadFlags gives the merger what LLVM's verifier would not pass.
func TestBadFlags(t *testing.T) {
	types := ir.NewTypes()
	number := func(n int64) ir.Metadata { return &ir.MDValue{V: ir.Int(types.Int(32), n)} }
	text := func(s string) ir.Metadata { return &ir.MDString{S: s} }
	tuple := func(ops ...ir.Metadata) ir.Metadata { return &ir.MDNode{Ops: ops} }
	for want, flag := range map[string]ir.Metadata{
		"a.bc: a module flag is no triple of behaviour, name and value":                          tuple(number(1), text("f")),
		"a.bc: a module flag has no name":                                                        tuple(number(1), number(2), number(3)),
		"a.bc: a module flag (f) has an unknown behaviour, a number from 1 to 8 expected":        tuple(number(9), text("f"), number(3)),
		"a.bc: a module flag (g) has an unknown behaviour, a number from 1 to 8 expected":        tuple(text("x"), text("g"), number(3)),
		"a.bc: a module flag (f) requires no pair of a name and a value":                         tuple(number(3), text("f"), tuple(number(1), number(2))),
		"a.bc: a module flag (f) is to be joined with others, but its value is no list":          tuple(number(6), text("f"), number(3)),
		"a.bc: a module flag (f) is to be compared with others, but its value is no number":      tuple(number(7), text("f"), nil),
		"a.bc: a module flag is no triple of behaviour, name and value (this one is no node) ":   nil,
		"a.bc: a module flag (min) is to be compared with others, but its value is no number":    tuple(number(8), text("min"), text("3")),
		"a.bc: a module flag (append) is to be joined with others, but its value is no list":     tuple(number(5), text("append"), text("3")),
		"a.bc: a module flag (requires) requires no pair of a name and a value":                  tuple(number(3), text("requires"), text("3")),
		"a.bc: a module flag (zero) has an unknown behaviour, a number from 1 to 8 expected":     tuple(number(0), text("zero"), number(3)),
		"a.bc: a module flag (negative) has an unknown behaviour, a number from 1 to 8 expected": tuple(number(-1), text("negative"), number(3)),
	} {
		if flag == nil {
			want, _, _ = strings.Cut(want, " (")
		}
		fm := flagMerger{warn: func(Warning) {}, at: map[string]int{}}
		if err := fm.module(&input{name: "a.bc"}, []ir.Metadata{flag}); err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

// TestRequiredFlagIsMissing: LLVM's verifier wants the flag in the same module, so none reads such a module.
func TestRequiredFlagIsMissing(t *testing.T) {
	fm := flagMerger{warn: func(Warning) {}, at: map[string]int{}}
	one := &ir.MDValue{V: ir.Int(ir.NewTypes().Int(32), int64(flagRequire))}
	need := &ir.MDNode{Ops: []ir.Metadata{&ir.MDString{S: "f"}, &ir.MDString{S: "on"}}}
	if err := fm.module(&input{name: "a.bc"}, []ir.Metadata{&ir.MDNode{Ops: []ir.Metadata{one, &ir.MDString{S: "r"}, need}}}); err != nil {
		t.Fatal(err)
	}
	want := `a.bc requires the module flag f to be "on", but no module has it`
	if _, err := fm.finish(); err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

// TestFlagsThatHoldThemselves: values are compared and shown all the same.
func TestFlagsThatHoldThemselves(t *testing.T) {
	types := ir.NewTypes()
	flag := func() ir.Metadata {
		value := &ir.MDNode{Distinct: true, Ops: []ir.Metadata{nil, &ir.MDString{S: "x"}}}
		value.Ops[0] = value
		return &ir.MDNode{Ops: []ir.Metadata{&ir.MDValue{V: ir.Int(types.Int(32), int64(flagError))}, &ir.MDString{S: "f"}, value}}
	}
	fm := flagMerger{warn: func(Warning) {}, at: map[string]int{}}
	if err := fm.module(&input{name: "a.bc"}, []ir.Metadata{flag()}); err != nil {
		t.Fatal(err)
	}
	want := `module flag f: a.bc and b.bc have different values: {something else, "x"} and {something else, "x"}`
	if err := fm.module(&input{name: "b.bc"}, []ir.Metadata{flag()}); err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
	a, b := &ir.MDNode{}, &ir.MDNode{}
	a.Ops, b.Ops = []ir.Metadata{b}, []ir.Metadata{a}
	if !sameMetadata(a, b) {
		t.Error("two nodes of one shape are not the same")
	}
}
