package link

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// chain makes a module that defines the functions named and calls those after the arrow.
func chain(names string) string {
	made, called, _ := strings.Cut(names, "->")
	var b strings.Builder
	for _, c := range strings.Fields(called) {
		fmt.Fprintf(&b, "declare void @%s()\n", c)
	}
	for _, n := range strings.Fields(made) {
		linkage, name, found := strings.Cut(n, ":")
		if !found {
			linkage, name = "", n
		}
		fmt.Fprintf(&b, "define %s void @%s() {\n", linkage, name)
		for _, c := range strings.Fields(called) {
			fmt.Fprintf(&b, "  call void @%s()\n", c)
		}
		b.WriteString("  ret void\n}\n")
	}
	return b.String()
}

// TestPulledMembers: members of archives take part if they define what is undefined, whatever the order of members and archives is, and
// whatever only they and dead code need. What comes of those that take part is what llvm-link makes of the same modules.
func TestPulledMembers(t *testing.T) {
	for _, test := range []struct {
		name    string
		opts    Options
		sources []source
		pulled  string // members, in the order of the inputs
		err     string
	}{
		{name: "a chain against the order", sources: []source{{"lib.a(c.o)", chain("c")}, {"lib.a(b.o)", chain("b -> c")}, {"lib.a(x.o)", chain("x")}, {"a.o", chain("ptx_kernel:main -> b")}},
			pulled: "c.o b.o"},
		{name: "across archives and back", sources: []source{{"a.o", chain("ptx_kernel:main -> b")}, {"one.a(b.o)", chain("b -> c")}, {"two.a(c.o)", chain("c -> d")}, {"one.a(d.o)", chain("d")}},
			pulled: "b.o d.o c.o"},
		{name: "members that need each other", sources: []source{{"a.o", chain("ptx_kernel:main -> b")}, {"lib.a(b.o)", chain("b -> c")}, {"lib.a(c.o)", chain("c -> b")}},
			pulled: "b.o c.o"},
		{name: "what dead code needs", sources: []source{{"a.o", chain("ptx_kernel:main") + chain("dead -> b")}, {"lib.a(b.o)", chain("b")}},
			pulled: "b.o"},
		{name: "the first that defines it", sources: []source{{"a.o", chain("ptx_kernel:main -> b")}, {"one.a(b.o)", chain("weak:b")}, {"two.a(b2.o)", chain("b")}},
			pulled: "b.o"},
		{name: "a weak definition is enough", sources: []source{{"a.o", chain("ptx_kernel:main -> b") + strings.ReplaceAll(chain("weak:c"), "@c", "@d")}, {"one.a(b.o)", chain("b")}, {"two.a(d.o)", chain("d")}},
			pulled: "b.o"},
		{name: "a pulled member overrides a weak definition", sources: []source{{"a.o", chain("ptx_kernel:main -> b c") + "define weak void @d() {\n  ret void\n}\n"}, {"lib.a(b.o)", chain("b c d")}},
			pulled: "b.o"},
		{name: "a pulled member defines what is defined", sources: []source{{"a.o", chain("ptx_kernel:main -> b") + chain("d")}, {"lib.a(b.o)", chain("b d")}},
			err: "d is defined twice: in a.o and in lib.a(b.o)"},
		{name: "pulled members define the same", sources: []source{{"a.o", chain("ptx_kernel:main -> b c")}, {"lib.a(b.o)", chain("b d")}, {"lib.a(c.o)", chain("c d")}},
			err: "d is defined twice: in lib.a(b.o) and in lib.a(c.o)"},
		{name: "a weak reference pulls nothing", sources: []source{{"a.o", "declare extern_weak void @b()\ndefine ptx_kernel void @main(ptr %p) {\n  store ptr @b, ptr %p\n  ret void\n}"}, {"lib.a(b.o)", chain("b")}}},
		{name: "what is only available from elsewhere", sources: []source{{"a.o", chain("ptx_kernel:main -> b")}, {"b.o", chain("available_externally:b")}, {"lib.a(c.o)", chain("available_externally:b")}, {"lib.a(d.o)", chain("b")}},
			pulled: "d.o"},
		{name: "a local of the name is not meant", sources: []source{{"a.o", chain("ptx_kernel:main -> b")}, {"lib.a(c.o)", chain("internal:b")}, {"lib.a(d.o)", chain("b")}},
			pulled: "d.o"},
		{name: "exports", opts: Options{Exports: []string{"b"}}, sources: []source{{"lib.a(x.o)", chain("x")}, {"lib.a(b.o)", chain("b")}},
			pulled: "b.o"},
		{name: "kernels that nothing pulls", sources: []source{{"a.o", chain("ptx_kernel:main")}, {"lib.a(x.o)", chain("x")}, {"lib.a(k.o)", chain("ptx_kernel:k -> x")}},
			pulled: "x.o k.o"},
		{name: "kernels beside exports", opts: Options{Exports: []string{"main"}}, sources: []source{{"a.o", chain("ptx_kernel:main")}, {"lib.a(k.o)", chain("ptx_kernel:k")}}},
		{name: "kernels beside exports, all kept", opts: Options{Exports: []string{"main"}, KeepKernels: true}, sources: []source{{"a.o", chain("ptx_kernel:main")}, {"lib.a(k.o)", chain("ptx_kernel:k")}},
			pulled: "k.o"},
		{name: "kernels that only an annotation marks", sources: []source{{"lib.a(x.o)", chain("x") + "!nvvm.annotations = !{!0}\n!0 = !{ptr @x, !\"maxntidx\", i32 1}"}, {"lib.a(k.o)", chain("k") + "!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"kernel\", i32 1}"}},
			pulled: "k.o"},
		{name: "a kernel in two members", sources: []source{{"lib.a(k.o)", chain("ptx_kernel:k")}, {"lib.a(k2.o)", chain("ptx_kernel:k")}},
			err: "k is defined twice: in lib.a(k.o) and in lib.a(k2.o)"},
		{name: "kernels by pattern", opts: Options{Kernels: []string{"sum_*"}}, sources: []source{{"a.o", chain("ptx_kernel:main -> x")}, {"lib.a(k.o)", chain("ptx_kernel:sum_f32")}, {"lib.a(k2.o)", chain("ptx_kernel:max_f32")}, {"lib.a(n.o)", chain("sum_i32")}, {"lib.a(x.o)", chain("x")}},
			pulled: "k.o x.o"},
		{name: "a pattern like no kernel", opts: Options{Kernels: []string{"sum_*"}}, sources: []source{{"a.o", chain("ptx_kernel:main")}},
			err: "--kernel sum_*: no kernel has such a name"},
		{name: "a kernel by name", opts: Options{Kernels: []string{"n"}}, sources: []source{{"lib.a(k.o)", chain("ptx_kernel:k")}, {"lib.a(n.o)", chain("n")}},
			pulled: "n.o"},
	} {
		t.Run(test.name, func(t *testing.T) {
			paths := build(t, test.sources)
			p, err := Load(paths)
			if err == nil {
				_, err = p.Link(test.opts)
			}
			message := ""
			if err != nil {
				message = strings.ReplaceAll(err.Error(), filepath.Dir(paths[0])+"/", "")
			}
			if message != test.err {
				t.Fatalf("error %q, want %q", message, test.err)
			}
			if message != "" {
				return
			}
			var pulled []string
			for _, in := range p.inputs {
				if in.archived && in.taken {
					_, member, _ := strings.Cut(strings.TrimSuffix(in.name, ")"), "(")
					pulled = append(pulled, member)
				}
			}
			if got := strings.Join(pulled, " "); got != test.pulled {
				t.Errorf("pulled %q, want %q", got, test.pulled)
			}
		})
	}
}

// TestSameMembersAsLLVM gives llvm-link the modules that were pulled and wants the same definitions for what is exported.
func TestSameMembersAsLLVM(t *testing.T) {
	needTools(t, "llvm-link-22")
	def := func(linkage, name string, k int) string {
		return fmt.Sprintf("define %s i32 @%s() {\n  ret i32 %d\n}\n", linkage, name, k)
	}
	paths := build(t, []source{
		{"a.o", "declare i32 @c()\ndeclare i32 @b()\n" + def("weak", "d", 0) + def("linkonce", "e", 0) +
			"define ptr @use0.b() {\n  ret ptr @b\n}\ndefine ptr @use0.c() {\n  ret ptr @c\n}\ndefine ptr @use0.d() {\n  ret ptr @d\n}\ndefine ptr @use0.e() {\n  ret ptr @e\n}\n"},
		{"lib.a(never.o)", def("", "never", 1) + def("", "d", 1)},
		{"lib.a(c.o)", def("weak", "c", 2) + def("", "d", 2)},
		{"lib.a(b.o)", def("weak", "b", 3) + def("weak", "e", 3) + def("", "c", 3)},
	})
	exports := []string{"use0.b", "use0.c", "use0.d", "use0.e"}
	p, err := Load(paths)
	if err != nil {
		t.Fatal(err)
	}
	l := newLinker(p, Options{Exports: exports})
	if err := l.run(); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var files []string
	for i, in := range p.inputs {
		if in.taken {
			file := filepath.Join(dir, fmt.Sprintf("%d.bc", i))
			if err := os.WriteFile(file, in.data, 0o666); err != nil {
				t.Fatal(err)
			}
			files = append(files, file)
		}
	}
	if len(files) != 3 {
		t.Fatalf("%d modules take part, 3 expected", len(files))
	}
	m, err := theirs(t, files)
	if err != nil {
		t.Fatal(err)
	}
	funcs, err := ours(paths, exports)
	if err != nil {
		t.Fatal(err)
	}
	got, want := answers(t, funcs), answers(t, m.Funcs)
	for _, name := range exports {
		if want[name] == "" || got[name] != want[name] {
			t.Errorf("%s means %q, LLVM: %q", name, got[name], want[name])
		}
	}
}

func TestMatches(t *testing.T) {
	for _, test := range []struct {
		pattern string
		yes, no []string
	}{
		{"a", []string{"a"}, []string{"", "b", "aa"}},
		{"*", []string{"", "a", "a::b"}, nil},
		{"a*", []string{"a", "ab"}, []string{"ba", ""}},
		{"*a", []string{"a", "ba"}, []string{"ab"}},
		{"a*b*c", []string{"abc", "axbyc", "abbc"}, []string{"ac", "acb", "abcd"}},
		{"ab*bc", []string{"abbc", "abxbc"}, []string{"abc"}},
		{"**", []string{"", "x"}, nil},
	} {
		for _, name := range test.yes {
			if !matches(test.pattern, name) {
				t.Errorf("%q is not like %q", name, test.pattern)
			}
		}
		for _, name := range test.no {
			if matches(test.pattern, name) {
				t.Errorf("%q is like %q", name, test.pattern)
			}
		}
	}
}

func TestNearest(t *testing.T) {
	names := []string{"sinf", "sin", "cosf", "sinhf", "sincosf", "_ZN4core3fmt5write17h0123456789abcdefE"}
	for name, want := range map[string][]string{
		"sinnf": {"sinf", "sinhf"}, "sinhff": {"sinhf", "sinf"}, "q": nil, "nothing like it": nil,
		"_ZN4core3fmt5write17hfedcba9876543210E": {"_ZN4core3fmt5write17h0123456789abcdefE"},
	} {
		if got := nearest(name, names); !slices.Equal(got, want) {
			t.Errorf("nearest to %s: %q, want %q", name, got, want)
		}
	}
}
