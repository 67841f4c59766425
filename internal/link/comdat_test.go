package link

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A textCase is modules as LLVM assembly, without their use functions: what their symbols mean is compared with llvm-link.
type textCase struct {
	name    string
	symbols string // of which each module that names them asks the meaning
	modules []string
	err     string // what Link says where LLVM refuses the modules too, with %0, %1 for their paths
	// differs says what is meant here where that is another thing than in LLVM, by the name of the use function, and broken that LLVM makes
	// no module of it at all.
	differs map[string]string
	broken  bool
}

// sources adds the use functions.
func (c textCase) sources() (list []source, exports []string) {
	for k, text := range c.modules {
		for _, s := range strings.Fields(c.symbols) {
			if !strings.Contains(text, "@"+s+" ") && !strings.Contains(text, "@"+s+"(") {
				continue
			}
			use := fmt.Sprintf("use%d.%s", k, s)
			text += fmt.Sprintf("\ndefine ptr @%s() {\n  ret ptr @%s\n}", use, s)
			exports = append(exports, use)
		}
		list = append(list, source{fmt.Sprintf("%d.bc", k), text})
	}
	return list, exports
}

// compareWithLLVM links the modules here and with llvm-link and compares what each reference means.
func compareWithLLVM(t *testing.T, c textCase) {
	sources, exports := c.sources()
	paths := build(t, sources)
	m, theirErr := theirs(t, paths)
	funcs, err := ours(paths, exports)
	if c.err != "" {
		want := c.err
		for k, path := range paths {
			want = strings.ReplaceAll(want, fmt.Sprintf("%%%d", k), path)
		}
		if theirErr == nil || err == nil || err.Error() != want {
			t.Errorf("error %v\nwant  %s\nLLVM: %v", err, want, theirErr)
		}
		return
	}
	if (theirErr != nil) != c.broken || err != nil {
		t.Fatalf("%v; LLVM: %v", err, theirErr)
	}
	got, want := answers(t, funcs), map[string]string{}
	if !c.broken {
		want = answers(t, m.Funcs)
	}
	slices.Sort(exports)
	for _, name := range exports {
		if mine := c.differs[name]; mine != "" {
			if mine == want[name] {
				t.Errorf("%s means the same in LLVM", name)
			}
			want[name] = mine
		}
		if want[name] == "" || got[name] != want[name] {
			t.Errorf("%s means %q, LLVM: %q", name, got[name], want[name])
		}
	}
}

// inComdat gives a variable of a comdat, n words of contents k.
func inComdat(kind, linkage string, n, k int) string {
	words := strings.TrimSuffix(strings.Repeat(fmt.Sprintf("i32 %d, ", k), n), ", ")
	return fmt.Sprintf("$s = comdat %s\n@s = %s global [%d x i32] [%s], comdat\n", kind, linkage, n, words)
}

// member gives a further variable of the comdat s.
func member(name, linkage string, k int) string {
	return fmt.Sprintf("@%s = %s global i32 %d, comdat($s)\n", name, linkage, k)
}

// TestComdats compares with llvm-link which members of comdats are taken, for every selection kind.
func TestComdats(t *testing.T) {
	needTools(t, "llvm-link-22")
	function := func(kind string, k int) string {
		return fmt.Sprintf("$s = comdat %s\ndefine weak_odr i32 @s() comdat {\n  ret i32 %d\n}\n", kind, k)
	}
	for _, c := range []textCase{
		{name: "any", symbols: "s m", modules: []string{
			inComdat("any", "weak_odr", 1, 1) + member("m", "weak_odr", 1), inComdat("any", "weak_odr", 1, 2) + member("m", "weak_odr", 2)}},
		{name: "any, strong twice", symbols: "s", modules: []string{inComdat("any", "", 1, 1), inComdat("any", "", 1, 2), inComdat("any", "", 1, 3)}},
		{name: "any, a strong member against a weak one", symbols: "s m", modules: []string{
			inComdat("any", "weak", 1, 1) + member("m", "weak", 1), inComdat("any", "weak", 1, 2) + member("m", "", 2)}},
		{name: "any, a member that only the other has", symbols: "s m n", modules: []string{
			inComdat("any", "weak_odr", 1, 1), inComdat("any", "weak_odr", 1, 2) + member("m", "weak_odr", 2) + member("n", "linkonce_odr", 2)}},
		{name: "any, local members", symbols: "s m", modules: []string{
			inComdat("any", "weak_odr", 1, 1) + member("m", "internal", 1), inComdat("any", "weak_odr", 1, 2) + member("m", "internal", 2)}},
		{name: "any, functions", symbols: "s", modules: []string{function("any", 1), function("any", 2)}},
		{name: "any, after a definition outside", symbols: "s", modules: []string{"@s = weak global i32 7", inComdat("any", "", 1, 2)}},
		{name: "any, before a definition outside", symbols: "s", modules: []string{inComdat("any", "weak", 1, 2), "@s = global i32 7"}},
		{name: "largest, the second", symbols: "s", modules: []string{inComdat("largest", "weak_odr", 1, 1), inComdat("largest", "weak_odr", 2, 2)}},
		{name: "largest, the first", symbols: "s", modules: []string{inComdat("largest", "weak_odr", 2, 1), inComdat("largest", "weak_odr", 1, 2)}},
		{name: "largest, equal", symbols: "s", modules: []string{inComdat("largest", "weak_odr", 2, 1), inComdat("largest", "weak_odr", 2, 2)}},
		{name: "largest of three", symbols: "s", modules: []string{
			inComdat("largest", "weak_odr", 1, 1), inComdat("largest", "weak_odr", 3, 2), inComdat("largest", "weak_odr", 2, 3)}},
		{name: "largest, growing", symbols: "s m", modules: []string{
			inComdat("largest", "weak_odr", 1, 1) + member("m", "weak_odr", 1), inComdat("largest", "weak_odr", 2, 2) + member("m", "weak_odr", 2),
			inComdat("largest", "weak_odr", 3, 3) + member("m", "weak_odr", 3)}},
		{name: "largest, a member that only the replaced one has", symbols: "s m", modules: []string{
			inComdat("largest", "weak_odr", 1, 1) + member("m", "weak_odr", 1), inComdat("largest", "weak_odr", 2, 2)},
			broken: true, differs: map[string]string{"use0.m": "declared variable, constant=false, unnamed_addr=0",
				"use0.s": "weak_odr variable, constant=false, unnamed_addr=0, align 0: [2 2]", "use1.s": "weak_odr variable, constant=false, unnamed_addr=0, align 0: [2 2]"}},
		{name: "largest, strong", symbols: "s", modules: []string{inComdat("largest", "", 1, 1), inComdat("largest", "", 2, 2)}},
		{name: "any and largest", symbols: "s", modules: []string{inComdat("any", "weak_odr", 1, 1), inComdat("largest", "weak_odr", 2, 2)}},
		{name: "largest and any", symbols: "s", modules: []string{inComdat("largest", "weak_odr", 1, 1), inComdat("any", "weak_odr", 2, 2)}},
		{name: "samesize", symbols: "s", modules: []string{inComdat("samesize", "weak_odr", 2, 1), inComdat("samesize", "weak_odr", 2, 2)}},
		{name: "samesize, another size", symbols: "s", modules: []string{inComdat("samesize", "weak_odr", 2, 1), inComdat("samesize", "weak_odr", 1, 2)},
			err: "comdat s, of the kind samesize, has 8 bytes in %0, but 4 in %1"},
		{name: "exactmatch", symbols: "s", modules: []string{inComdat("exactmatch", "weak_odr", 2, 5), inComdat("exactmatch", "weak_odr", 2, 5)}},
		{name: "exactmatch, other contents", symbols: "s", modules: []string{inComdat("exactmatch", "weak_odr", 2, 1), inComdat("exactmatch", "weak_odr", 2, 2)},
			err: "comdat s, of the kind exactmatch, has other contents in %0 than in %1"},
		{name: "other kinds", symbols: "s", modules: []string{inComdat("any", "weak_odr", 2, 1), inComdat("samesize", "weak_odr", 2, 2)},
			err: "comdat s is of the kind any in %0, but samesize in %1"},
		{name: "largest without a variable", symbols: "s", modules: []string{function("largest", 1), function("largest", 2)},
			err: "%0: comdat s is chosen by its variable of that name (kind largest), but has none"},
		{name: "nodeduplicate", symbols: "s m", modules: []string{
			inComdat("nodeduplicate", "weak", 1, 1) + member("m", "internal", 1), inComdat("nodeduplicate", "weak", 1, 2) + member("m", "internal", 2)}},
		{name: "nodeduplicate, a stronger one", symbols: "s", modules: []string{inComdat("nodeduplicate", "weak", 1, 1), inComdat("nodeduplicate", "", 1, 2)}},
		{name: "nodeduplicate, strong twice", symbols: "s", modules: []string{inComdat("nodeduplicate", "", 1, 1), inComdat("nodeduplicate", "", 1, 2)},
			err: "s is defined twice: in %0 and in %1"},
		{name: "nodeduplicate, functions", symbols: "s", modules: []string{function("nodeduplicate", 1), function("nodeduplicate", 2)},
			err: "s is in a comdat of the kind nodeduplicate in several modules (%0 is one), which is for variables only"},
		{name: "alias of a member", symbols: "s a", modules: []string{
			inComdat("any", "weak_odr", 1, 1) + "@a = weak alias [1 x i32], ptr @s\n", inComdat("any", "weak_odr", 1, 2) + "@a = weak alias [1 x i32], ptr @s\n"}},
		{name: "alias as the leader", symbols: "s", modules: []string{
			"$s = comdat largest\n@v = internal global [1 x i32] [i32 1], comdat($s)\n@s = weak alias [1 x i32], ptr @v\n",
			"$s = comdat largest\n@v = internal global [2 x i32] [i32 2, i32 2], comdat($s)\n@s = weak alias [2 x i32], ptr @v\n"}},
	} {
		t.Run(c.name, func(t *testing.T) { compareWithLLVM(t, c) })
	}
}

// TestAliases compares with llvm-link what aliases stand for: their own module's definition, even where that of another module is
// taken for everything else. To llvm-link that depends on the order of the modules; object files, and this linker, do not.
func TestAliases(t *testing.T) {
	needTools(t, "llvm-link-22")
	const f = "define %s i32 @%s() {\n  ret i32 %d\n}\n"
	text := func(format string, args ...any) string { return fmt.Sprintf(format, args...) }
	for _, c := range []textCase{
		{name: "alias of a function", symbols: "a f", modules: []string{"declare i32 @a()\n", text(f, "", "f", 1) + "@a = alias i32 (), ptr @f\n"}},
		{name: "its weak target is overridden", symbols: "a f", modules: []string{
			text(f, "weak", "f", 1) + "@a = alias i32 (), ptr @f\n", text(f, "", "f", 2) + "declare i32 @a()\n"},
			differs: map[string]string{"use0.a": "alias of function 1", "use1.a": "alias of function 1"}},
		{name: "its weak target was overridden before", symbols: "a f", modules: []string{
			text(f, "", "f", 2) + "declare i32 @a()\n", text(f, "weak", "f", 1) + "@a = alias i32 (), ptr @f\n"}},
		{name: "its linkonce target is another's", symbols: "a f", modules: []string{
			text(f, "linkonce_odr", "f", 2), text(f, "linkonce_odr", "f", 1) + "@a = alias i32 (), ptr @f\n"}},
		{name: "weak alias, strong function", symbols: "a", modules: []string{text(f, "", "f", 1) + "@a = weak alias i32 (), ptr @f\n", text(f, "", "a", 2)}},
		{name: "strong alias, weak function", symbols: "a", modules: []string{text(f, "weak", "a", 2), text(f, "", "f", 1) + "@a = alias i32 (), ptr @f\n"}},
		{name: "two aliases", symbols: "a", modules: []string{
			text(f, "internal", "f", 1) + "@a = weak alias i32 (), ptr @f\n", text(f, "internal", "g", 2) + "@a = alias i32 (), ptr @g\n"}},
		{name: "alias of an alias that is overridden", symbols: "a b", modules: []string{
			text(f, "", "b", 2), text(f, "", "f", 1) + "@b = weak_odr alias i32 (), ptr @f\n@a = alias i32 (), ptr @b\n"}},
		{name: "an address in a variable", symbols: "a v", modules: []string{
			"@v = weak global [2 x i32] [i32 1, i32 2]\n@a = alias i32, getelementptr (i8, ptr @v, i64 4)\n", "@v = global [2 x i32] [i32 3, i32 4]\n@a = external global i32\n"},
			differs: map[string]string{"use0.a": "alias of getelementptr(variable [1 2], 4)", "use1.a": "alias of getelementptr(variable [1 2], 4)"}},
		{name: "an address in a variable that was overridden before", symbols: "a v", modules: []string{
			"@v = global [2 x i32] [i32 3, i32 4]\n@a = external global i32\n", "@v = weak global [2 x i32] [i32 1, i32 2]\n@a = alias i32, getelementptr (i8, ptr @v, i64 4)\n"}},
		{name: "strong twice", symbols: "a", modules: []string{text(f, "", "f", 1) + "@a = alias i32 (), ptr @f\n", text(f, "", "a", 2)},
			err: "a is defined twice: in %0 and in %1"},
	} {
		t.Run(c.name, func(t *testing.T) { compareWithLLVM(t, c) })
	}
}
