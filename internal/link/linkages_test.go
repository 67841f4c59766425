package link

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// What a module may say of a symbol: LLVM's words before the name. Module k's definitions are told apart by their value, and its
// commons by their size and alignment.
var (
	varWords = map[string]func(name string, k int) string{
		"declared":             func(n string, k int) string { return fmt.Sprintf("@%s = external global i32", n) },
		"declared constant":    func(n string, k int) string { return fmt.Sprintf("@%s = external constant i32", n) },
		"extern_weak":          func(n string, k int) string { return fmt.Sprintf("@%s = extern_weak global i32", n) },
		"available_externally": func(n string, k int) string { return fmt.Sprintf("@%s = available_externally global i32 %d", n, k) },
		"linkonce":             func(n string, k int) string { return fmt.Sprintf("@%s = linkonce unnamed_addr global i32 %d", n, k) },
		"linkonce_odr": func(n string, k int) string {
			return fmt.Sprintf("@%s = linkonce_odr local_unnamed_addr global i32 %d", n, k)
		},
		"weak":     func(n string, k int) string { return fmt.Sprintf("@%s = weak hidden unnamed_addr global i32 %d", n, k) },
		"weak_odr": func(n string, k int) string { return fmt.Sprintf("@%s = weak_odr protected global i32 %d", n, k) },
		"common": func(n string, k int) string {
			return fmt.Sprintf("@%s = common global [%d x i32] zeroinitializer, align %d", n, []int{2, 3, 1}[k], []int{4, 8, 16}[k])
		},
		"external": func(n string, k int) string { return fmt.Sprintf("@%s = unnamed_addr global i32 %d", n, k) },
		"internal": func(n string, k int) string { return fmt.Sprintf("@%s = internal global i32 %d", n, k) },
		"private":  func(n string, k int) string { return fmt.Sprintf("@%s = private unnamed_addr constant i32 %d", n, k) },
		"appending": func(n string, k int) string {
			return fmt.Sprintf("@%s = appending global [%d x i32] [%s]", n, k+1, strings.Join([]string{"i32 7", "i32 8", "i32 9"}[:k+1], ", "))
		},
	}
	funcWords = map[string]func(name string, k int) string{
		"declared":    func(n string, k int) string { return fmt.Sprintf("declare i32 @%s()", n) },
		"extern_weak": func(n string, k int) string { return fmt.Sprintf("declare extern_weak i32 @%s()", n) },
	}
)

func init() {
	for _, words := range []string{"available_externally", "linkonce", "linkonce_odr", "weak hidden", "weak_odr unnamed_addr", "", "internal", "private"} {
		linkage, _, _ := strings.Cut(words, " ")
		before, after := words, ""
		if words == "weak_odr unnamed_addr" {
			before, after = "weak_odr", " unnamed_addr"
		}
		if linkage == "" {
			linkage = "external"
		}
		funcWords[linkage] = func(n string, k int) string {
			return fmt.Sprintf("define %s i32 @%s()%s {\n  ret i32 %d\n}", before, n, after, k)
		}
	}
}

// A mix is what each module says of one symbol, by the keys of varWords or funcWords.
type mix []string

func (m mix) symbol() string { return strings.ReplaceAll(strings.Join(m, "."), " ", "_") }

// refused reports whether LLVM links no such mix: two strong definitions, or appending and other linkage.
func (m mix) refused() bool {
	count := map[string]int{}
	for _, w := range m {
		count[w]++
	}
	local := count["internal"] + count["private"]
	undefined := count["declared"] + count["declared constant"] + count["extern_weak"]
	if n := count["appending"]; n > 0 && n+local+undefined < len(m) {
		return true
	}
	return count["external"] > 1
}

// strict reports whether a mix only declares a symbol, in one module weakly and in another not. Here the stronger word counts, whichever
// comes first, so that the symbol is reported as undefined; LLVM's linker goes by the first, and then calls of null are possible.
func (m mix) strict() bool {
	count := map[string]int{}
	for _, w := range m {
		count[w]++
	}
	local := count["internal"] + count["private"]
	strong := count["declared"] + count["declared constant"]
	return count["extern_weak"] > 0 && strong > 0 && count["extern_weak"]+strong+local == len(m)
}

// mixes gives all mixes of n words.
func mixes(words []string, n int) []mix {
	if n == 0 {
		return []mix{nil}
	}
	var list []mix
	for _, rest := range mixes(words, n-1) {
		for _, w := range words {
			list = append(list, append(append(mix(nil), rest...), w))
		}
	}
	return list
}

// mixModules gives the text of a module for each word of the mixes: what it says of each symbol, and a function for each that gives its
// address.
func mixModules(list []mix, words map[string]func(string, int) string) []string {
	var texts []string
	for k := range list[0] {
		var b strings.Builder
		for _, m := range list {
			name := m.symbol()
			fmt.Fprintf(&b, "%s\ndefine ptr @use%d.%s() {\n  ret ptr @%s\n}\n", words[m[k]](name, k), k, name, name)
		}
		texts = append(texts, b.String())
	}
	return texts
}

// answers describes what each use function's reference means.
func answers(t *testing.T, funcs []*ir.Function) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, f := range funcs {
		if !strings.HasPrefix(f.Name, "use") {
			continue
		}
		if len(f.Blocks) != 1 {
			t.Fatalf("%s has %d blocks", f.Name, len(f.Blocks))
		}
		all[f.Name] = answer(f.Blocks[0].Terminator().Ops[0])
	}
	return all
}

// answer describes a definition: kind, linkage, what matters of its address, and contents.
func answer(v ir.Value) string {
	switch v := v.(type) {
	case *ir.GlobalVar:
		if v.IsDecl() {
			if v.Linkage == ir.ExternalWeak {
				return "null"
			}
			return fmt.Sprintf("declared variable, constant=%v, unnamed_addr=%d", v.Const, v.UnnamedAddr)
		}
		return fmt.Sprintf("%v variable, constant=%v, unnamed_addr=%d, align %d: %s", v.Linkage, v.Const, v.UnnamedAddr, v.Align.Bytes(), contentsOf(v.Init))
	case *ir.Function:
		if v.IsDecl() {
			if v.Linkage == ir.ExternalWeak {
				return "null"
			}
			return fmt.Sprintf("declared function, unnamed_addr=%d", v.UnnamedAddr)
		}
		return fmt.Sprintf("%v function, unnamed_addr=%d: %s", v.Linkage, v.UnnamedAddr, contentsOf(v.Blocks[0].Terminator().Ops[0]))
	case *ir.Alias:
		// Its own module's definition is another one here than in LLVM, which copies it, but says the same.
		return "alias of " + contentsOf(v.Target)
	case *ir.Const:
		if v.Kind == ir.ConstNull {
			return "null"
		}
		return contentsOf(v)
	}
	return fmt.Sprintf("%T", v)
}

// contentsOf lists the elements of a constant; a global stands for its contents.
func contentsOf(v ir.Value) string {
	switch v := v.(type) {
	case *ir.GlobalVar:
		return "variable " + contentsOf(v.Init)
	case *ir.Function:
		return "function " + contentsOf(v.Blocks[0].Terminator().Ops[0])
	case *ir.Alias:
		return "alias " + contentsOf(v.Target)
	}
	c, ok := v.(*ir.Const)
	if !ok {
		return fmt.Sprintf("%T", v)
	}
	if c.Kind == ir.ConstExpr {
		var parts []string
		for _, op := range c.Ops {
			parts = append(parts, contentsOf(op))
		}
		return fmt.Sprintf("%v(%s)", c.Op, strings.Join(parts, ", "))
	}
	if n, ok := ir.AsUint64(c); ok {
		return fmt.Sprint(n)
	}
	var parts []string
	for i := range int(c.Ty.Len) {
		parts = append(parts, contentsOf(c.ElemAt(i)))
	}
	return "[" + strings.Join(parts, " ") + "]"
}

// theirs links files with llvm-link and reads the result; an error is what LLVM says against it.
func theirs(t *testing.T, paths []string) (*ir.Module, error) {
	t.Helper()
	out := filepath.Join(t.TempDir(), "linked.bc")
	if err := tryTool("llvm-link-22", append([]string{"-o", out}, paths...)...); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	m, err := bitcode.ReadAll("linked.bc", data)
	if err != nil {
		t.Fatal(err)
	}
	return m, nil
}

// ours resolves files as Link does and reads what the named functions reach; nothing is made internal.
func ours(paths, exports []string) ([]*ir.Function, error) {
	p, err := Load(paths)
	if err != nil {
		return nil, err
	}
	l := newLinker(p, Options{Exports: exports})
	if err := l.run(); err != nil {
		return nil, err
	}
	var funcs []*ir.Function
	for g := range l.live {
		if f, ok := g.(*ir.Function); ok {
			funcs = append(funcs, f)
		}
	}
	return funcs, nil
}

func testMixes(t *testing.T, list []mix, words map[string]func(string, int) string) {
	var sources []source
	for k, text := range mixModules(list, words) {
		sources = append(sources, source{fmt.Sprintf("%d.bc", k), text})
	}
	paths := build(t, sources)
	var exports []string
	for _, m := range list {
		for k := range m {
			exports = append(exports, fmt.Sprintf("use%d.%s", k, m.symbol()))
		}
	}
	m, err := theirs(t, paths)
	if err != nil {
		t.Fatal(err)
	}
	want := answers(t, m.Funcs)
	funcs, err := ours(paths, exports)
	if err != nil {
		t.Fatal(err)
	}
	got := answers(t, funcs)
	for _, m := range list {
		for k, word := range m {
			name := fmt.Sprintf("use%d.%s", k, m.symbol())
			if m.strict() && word != "internal" && word != "private" {
				want[name] = strings.Replace(want[name], "null", "declared", 1)
				got[name], _, _ = strings.Cut(got[name], " ")
				want[name], _, _ = strings.Cut(want[name], " ")
			}
			if want[name] == "" || got[name] != want[name] {
				t.Errorf("%s means %q, LLVM: %q", name, got[name], want[name])
			}
		}
	}
	t.Logf("%d symbols", len(list))
}

// TestLinkageMixes lets two and three modules say something of a symbol in every way that LLVM links, and compares what each module's
// reference then means with what llvm-link makes of it: which definition, with which linkage and contents.
func TestLinkageMixes(t *testing.T) {
	needTools(t, "llvm-link-22")
	for _, kind := range []struct {
		name  string
		words map[string]func(string, int) string
	}{{"variables", varWords}, {"functions", funcWords}} {
		names := slices.Sorted(maps.Keys(kind.words))
		for n := 2; n <= 3; n++ {
			t.Run(fmt.Sprintf("%d %s", n, kind.name), func(t *testing.T) {
				var list []mix
				for _, m := range mixes(names, n) {
					if !m.refused() {
						list = append(list, m)
					}
				}
				testMixes(t, list, kind.words)
			})
		}
	}
}

// TestRefusedMixes looks at the pairs that LLVM does not link: neither does Link, and its error names both members.
func TestRefusedMixes(t *testing.T) {
	needTools(t, "llvm-link-22")
	words := []string{"external", "appending", "weak", "common", "linkonce_odr"}
	for _, m := range mixes(words, 2) {
		if !m.refused() {
			continue
		}
		t.Run(m.symbol(), func(t *testing.T) {
			var sources []source
			for k, text := range mixModules([]mix{m}, varWords) {
				sources = append(sources, source{fmt.Sprintf("%d.bc", k), text})
			}
			paths := build(t, sources)
			if _, err := theirs(t, paths); err == nil {
				t.Fatal("LLVM links this")
			}
			_, err := ours(paths, []string{"use0." + m.symbol()})
			if err == nil || !strings.Contains(err.Error(), paths[0]) || !strings.Contains(err.Error(), paths[1]) {
				t.Errorf("error %v, both %q expected in it", err, paths)
			}
		})
	}
}
