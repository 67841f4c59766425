package bitcode_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// olden makes bitcode that holds what LLVM's parser of assembly would have upgraded: names that begin with xlvm. there begin with llvm. in
// it. Where the assembly has names of metadata with an x before them, LLVM 19's writer gives them their real ones.
func olden(t testing.TB, text []byte) []byte {
	t.Helper()
	data := runTool(t, text, "llvm-as-22", "-disable-verify", "-o", "-")
	if bytes.Contains(text, []byte("!x")) {
		data = oldMetadata(t, data)
	}
	return bytes.ReplaceAll(data, []byte("xlvm."), []byte("llvm."))
}

var realName = strings.NewReplacer("xlvm.", "llvm.", "xvvm.", "nvvm.", "xtbaa", "tbaa")

// oldMetadata gives metadata its real names.
func oldMetadata(t testing.TB, data []byte) []byte {
	t.Helper()
	m, err := bitcode.ReadAll("test.bc", data)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range m.NamedMD {
		n.Name = realName.Replace(n.Name)
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				for i, a := range in.MD {
					in.MD[i].Kind = realName.Replace(a.Kind)
				}
			}
		}
	}
	return write(t, m, ir.LLVM19)
}

var (
	groupRef  = regexp.MustCompile(` #(\d+)`)
	groupLine = regexp.MustCompile(`^attributes #(\d+) = (.*)$`)
	usesLLVM  = regexp.MustCompile(`^declare .*@llvm\.`)
)

// unordered gives LLVM 22's text of bitcode without declarations of intrinsics, whose order and attributes are LLVM's own, and with
// groups of attributes where they are used.
func unordered(t testing.TB, data []byte) []string {
	t.Helper()
	lines := normal(t, data)
	groups := map[string]string{}
	for _, line := range lines {
		if m := groupLine.FindStringSubmatch(line); m != nil {
			groups[m[1]] = m[2]
		}
	}
	var out []string
	for _, line := range lines {
		if line == "" || usesLLVM.MatchString(line) || groupLine.MatchString(line) || strings.HasPrefix(line, "; Function Attrs: ") {
			continue
		}
		out = append(out, groupRef.ReplaceAllStringFunc(line, func(ref string) string { return " " + groups[ref[2:]] }))
	}
	return out
}

// upgrades fails the test unless our reader upgrades the bitcode as LLVM 22 does, and gives our text of it.
func upgrades(t *testing.T, data []byte) string {
	t.Helper()
	m, err := bitcode.ReadAll("test.bc", data)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := ir.Print(&text, m, ir.LLVM22); err != nil {
		t.Fatalf("the printer: %v", err)
	}
	if err := ir.Check(m, ir.LLVM22); err != nil {
		t.Errorf("the checker: %v", err)
	}
	sameText(t, unordered(t, data), unordered(t, assemble(t, text.Bytes())))
	return text.String()
}

// TestUpgrades reads old forms, and what LLVM 22's assembler would upgrade must be new in our text already: no line of that may match
// what the file says after "; OLD: ".
func TestUpgrades(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22")
	files, err := filepath.Glob("testdata/upgrade/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no assembly: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text := upgrades(t, olden(t, source))
			noneOf(t, oldForms(string(source)), text)
		})
	}
}

// noneOf wants no line of our text to match.
func noneOf(t *testing.T, old []*regexp.Regexp, text string) {
	t.Helper()
	if len(old) == 0 {
		t.Error("the file does not say what is old")
	}
	for _, line := range strings.Split(text, "\n") {
		if i := slices.IndexFunc(old, func(re *regexp.Regexp) bool { return re.MatchString(line) }); i >= 0 {
			t.Errorf("%q is still in our text: %s", old[i], line)
		}
	}
}

// oldForms are the patterns after "; OLD: ", and each name of an intrinsic after "; GONE: " up to its end.
func oldForms(source string) []*regexp.Regexp {
	var list []*regexp.Regexp
	for _, line := range strings.Split(source, "\n") {
		if p, ok := strings.CutPrefix(line, "; OLD: "); ok {
			list = append(list, regexp.MustCompile(p))
		}
		if names, ok := strings.CutPrefix(line, "; GONE: "); ok {
			for _, name := range strings.Fields(names) {
				list = append(list, regexp.MustCompile(`@llvm\.`+regexp.QuoteMeta(name)+`\(`))
			}
		}
	}
	return list
}

// TestUpgradeErrors reads uses of old intrinsics that no compiler makes.
func TestUpgradeErrors(t *testing.T) {
	needTools(t, "llvm-as-22")
	const ctlz = "declare i32 @xlvm.ctlz.i32(i32)\n"
	for _, test := range []struct{ name, text, want string }{
		{"stored address", ctlz + "define void @f(ptr %p) {\n  store ptr @xlvm.ctlz.i32, ptr %p\n  ret void\n}", "the address of the intrinsic llvm.ctlz.i32 is used"},
		{"argument", ctlz + "define void @f(ptr %p) {\n  call void %p(ptr @xlvm.ctlz.i32)\n  ret void\n}", "the address of the intrinsic llvm.ctlz.i32 is used"},
		{"initialiser", ctlz + "@v = global ptr @xlvm.ctlz.i32", "v refers to value 1, which is no constant"},
		{"in a constant", ctlz + "@v = global [1 x ptr] [ptr @xlvm.ctlz.i32]", "a constant refers to value 1, which is no constant"},
		{"another type", ctlz + "define void @f() {\n  call void @xlvm.ctlz.i32()\n  ret void\n}", "a call of llvm.ctlz.i32 with another type than it has"},
		{"two types", "declare void @xlvm.own.p0i8()\ndeclare void @xlvm.own.p0i32(i32)", "llvm.own.p0 is declared with another type than it has"},
		{"new one of another type", "declare void @xlvm.memcpy.p0.p0.i64()\ndeclare void @xlvm.memcpy.p0i8.p0i8.i64(ptr, ptr, i64, i32, i1)", "llvm.memcpy.p0.p0.i64 is declared with another type than it has"},
		{"alignment", "declare void @xlvm.memset.p0.i64(ptr, i8, i64, i32, i1)\ndefine void @f(ptr %p) {\n  call void @xlvm.memset.p0.i64(ptr %p, i8 0, i64 1, i32 3, i1 false)\n  ret void\n}",
			"an alignment that is no power of two"},
		{"offset", "declare <2 x i8> @xlvm.vector.splice.v2i8(<2 x i8>, <2 x i8>, i32)\ndefine void @f(<2 x i8> %v, i32 %n) {\n  call <2 x i8> @xlvm.vector.splice.v2i8(<2 x i8> %v, <2 x i8> %v, i32 %n)\n  ret void\n}",
			"an offset that is no constant"},
		{"invoke", "declare i32 @xlvm.nvvm.clz.ll(i64)\ndeclare i32 @p()\ndefine void @f() personality ptr @p {\n  invoke i32 @xlvm.nvvm.clz.ll(i64 0) to label %a unwind label %b\na:\n  ret void\nb:\n  landingpad i32 cleanup\n  ret void\n}",
			"invoke of llvm.nvvm.clz.ll"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := bitcode.ReadAll("old.o", olden(t, []byte(test.text))); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%v, want %q in it", err, test.want)
			}
		})
	}
}

// TestUpgradesLayouts compares the data layouts that LLVM 22 makes of older ones.
func TestUpgradesLayouts(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22")
	layouts := regexp.MustCompile(`(?m)^target datalayout = .*$`)
	for _, test := range []struct{ triple, layout string }{
		{"x86_64-unknown-linux-gnu", "e-m:e-i64:64-f80:128-n8:16:32:64-S128"},
		{"x86_64-unknown-linux-gnu", "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"},
		{"x86_64-unknown-linux-gnu", "e-p:64:64-i64:64-S128"},
		{"x86_64-unknown-linux-gnu", "e-i64:64-m:e-S128"},
		{"i686-pc-windows-msvc", "e-m:x-p:32:32-i64:64-f80:32-n8:16:32-a:0:32-S32"},
		{"i386-pc-elfiamcu", "e-m:e-p:32:32-i64:32-f64:32-f128:32-n8:16:32-a:0:32-S32"},
		{"nvptx64-nvidia-cuda", "e-i64:64-v16:16-v32:32-n16:32:64"},
		{"nvptx64-nvidia-cuda", "e-p:64:64:64-i1:8:8-i8:8:8"},
		{"aarch64-unknown-linux-gnu", "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"},
		{"arm64-apple-macosx", "e-m:o-i64:64-i128:128-n32:64-S128-Fn32"},
		{"amdgcn-amd-amdhsa", "e-p:64:64-p1:64:64-p2:32:32-A5"},
		{"amdgcn-amd-amdhsa", "e-p:64:64-G1-ni:7"},
		{"amdgcn-amd-amdhsa", "e-p:64:64-p8:128:128-G1-ni:7:8"},
		{"r600--", "e-p:32:32"},
		{"spir64-unknown-unknown", "e-i64:64"},
		{"spirv64-unknown-unknown", "e-i64:64-G1"},
		{"riscv64-unknown-linux-gnu", "e-m:e-p:64:64-i64:64-i128:128-n64-S128"},
		{"loongarch64-unknown-linux-gnu", "e-m:e-p:64:64-i64:64-i128:128-n64-S128"},
		{"s390x-linux-gnu", "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-a:8:16-n32:64"},
		{"powerpc64le-unknown-linux-gnu", "e-m:e-i64:64-n32:64"},
		{"sparcv9-sun-solaris", "E-m:e-i64:64-n32:64-S128"},
		{"mips64-linux-gnuabi64", "E-m:e-i8:8:32-i16:16:32-i64:64-n32:64-S128"},
		{"wasm32-unknown-unknown", "e-m:e-p:32:32-i64:64-n32:64-S128"},
		{"", "e-m:e-i64:64"},
	} {
		t.Run(test.triple+" "+test.layout, func(t *testing.T) {
			data := write(t, &ir.Module{Types: ir.NewTypes(), Triple: test.triple, DataLayout: test.layout}, ir.LLVM19)
			want := layouts.FindString(string(runTool(t, data, "opt-22", "-S", "-o", "-")))
			m, err := bitcode.ReadAll("test.bc", data)
			if err != nil {
				t.Fatal(err)
			}
			if got := `target datalayout = "` + m.DataLayout + `"`; got != want {
				t.Errorf("LLVM: %s\nours: %s", want, got)
			}
		})
	}
}

// TestUpgradesClang reads what older clangs make of C for the host and for GPUs.
func TestUpgradesClang(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22", "clang-19", "clang-14")
	for target, flags := range clangTargets {
		for _, clang := range []string{"clang-19", "clang-14"} {
			for _, level := range []string{"-O0", "-O2"} {
				t.Run(target+" "+clang+level, func(t *testing.T) {
					t.Parallel()
					flags := flags
					if clang == "clang-14" { // which does not know as new GPUs
						flags = flags[:2]
					}
					data := runTool(t, nil, clang, slices.Concat([]string{level, "-w", "-c", "-emit-llvm", "-o", "-", "testdata/read/constructs.c"}, flags)...)
					if _, err := bitcode.ReadAll("test.bc", data); err != nil && strings.Contains(err.Error(), "typed pointers") {
						t.Skipf("modules with typed pointers are not read: %v", err)
					}
					upgrades(t, data)
				})
			}
		}
	}
}

// TestUpgradesTyped reads what LLVM 7.0.0 and 14 write of old forms whose pointers have types.
func TestUpgradesTyped(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22", "llvm-as-14")
	const path = "testdata/upgrade/typed/typed.ll"
	source, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for version, data := range map[string]func(t *testing.T) []byte{
		"LLVM 7":  func(t *testing.T) []byte { return []byte(askLLVM7(t, "write", path)) },
		"LLVM 14": func(t *testing.T) []byte { return runTool(t, source, "llvm-as-14", "-disable-verify", "-o", "-") },
	} {
		t.Run(version, func(t *testing.T) { noneOf(t, oldForms(string(source)), upgrades(t, data(t))) })
	}
}
