package link

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// warningsOf links sources and gives the warnings, without the folder, and the module's text.
func warningsOf(t *testing.T, sources ...source) (warnings []string, text string) {
	t.Helper()
	paths := build(t, sources)
	text, list, err := linkedText(paths)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range list {
		warnings = append(warnings, w.Kind+": "+strings.ReplaceAll(w.Text, filepath.Dir(paths[0])+"/", ""))
	}
	return warnings, text
}

// TestCallsOfAnotherType: a call keeps its own function type, as in LLVM, and there is a warning where PTX would pass something else.
func TestCallsOfAnotherType(t *testing.T) {
	for _, test := range []struct {
		name, declared, call, defined, want string
	}{
		{"the same", "i32 (i32)", "call i32 @f(i32 1)", "i32 @f(i32 %0) {\n  ret i32 %0", ""},
		{"pointer and integer", "void (i64)", "call void @f(i64 1)", "void @f(ptr %0) {\n  ret void", ""},
		{"narrow integers", "i8 (i16)", "call i8 @f(i16 1)", "i32 @f(i32 %0) {\n  ret i32 %0", ""},
		{"integer and float", "void (i32)", "call void @f(i32 1)", "void @f(float %0) {\n  ret void", ""},
		{"struct and array of one layout", "void ({ i32, i32 })", "call void @f({ i32, i32 } zeroinitializer)", "void @f([2 x i32] %0) {\n  ret void", ""},
		{"structs of other names", "void (%A)", "call void @f(%A zeroinitializer)", "void @f(%B %0) {\n  ret void", ""},
		{"wider", "void (i64)", "call void @f(i64 1)", "void @f(i32 %0) {\n  ret void", "with 64 bits as argument 1, but it takes 32 bits"},
		{"scalar and struct", "void (i64)", "call void @f(i64 1)", "void @f({ i32, i32 } %0) {\n  ret void", "with 64 bits as argument 1, but it takes 8 bytes aligned to 4"},
		{"other alignment", "void ({ i64 })", "call void @f({ i64 } zeroinitializer)", "void @f([2 x i32] %0) {\n  ret void", "with 8 bytes aligned to 8 as argument 1, but it takes 8 bytes aligned to 4"},
		{"fewer", "void ()", "call void @f()", "void @f(i32 %0) {\n  ret void", "with 0 arguments, but it takes 1 argument"},
		{"more", "void (i32, i32)", "call void @f(i32 1, i32 2)", "void @f(i32 %0) {\n  ret void", "with 2 arguments, but it takes 1 argument"},
		{"result unused", "void ()", "call void @f()", "i32 @f() {\n  ret i32 1", "with nothing expected as its result, but it gives 32 bits"},
		{"result invented", "i64 ()", "call i64 @f()", "void @f() {\n  ret void", "with 64 bits expected as its result, but it gives nothing"},
		{"variable number", "void (...)", "call void (...) @f()", "void @f() {\n  ret void", "with a variable number of arguments on one side only"},
		{"two things", "void (i64, i128)", "call void @f(i64 1, i128 2)", "void @f(i32 %0, ptr %1) {\n  ret void",
			"with 64 bits as argument 1, but it takes 32 bits; 16 bytes aligned to 8 as argument 2, but it takes 64 bits"},
	} {
		t.Run(test.name, func(t *testing.T) {
			result, params, _ := strings.Cut(test.declared, " (")
			warnings, text := warningsOf(t,
				source{"a.o", "%A = type { i32, i32 }\ndeclare " + result + " @f(" + params + "\ndefine ptx_kernel void @main() {\n  " + test.call + "\n  " + test.call + "\n  ret void\n}"},
				source{"b.o", "%B = type { i32, i32 }\ndefine " + test.defined + "\n}"})
			var want []string
			if test.want != "" {
				want = []string{"abi-mismatch: main in a.o calls f in b.o " + test.want}
			}
			if !slices.Equal(warnings, want) {
				t.Errorf("warnings %q, want %q", warnings, want)
			}
			if !strings.Contains(text, test.call[:strings.Index(test.call, "@f(")]) {
				t.Errorf("the call has another type:\n%s", text)
			}
		})
	}
}

func TestDataLayouts(t *testing.T) {
	module := func(layout, f string) string { return "target datalayout = \"" + layout + "\"\n" + chain(f) }
	for _, test := range []struct{ name, first, second, want string }{
		{"the same", "e-i64:64-i128:128", "e-i64:64-i128:128", ""},
		{"said otherwise", "e-i64:64-i128:128-v16:16-v32:32-n16:32:64", "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64", ""},
		{"none", "", "e-i64:64", ""},
		{"wide integers", "e-i64:64-i128:128", "e-i64:64", "a.o and b.o lay types out differently: i128 is aligned to 16 bytes in the one, 8 in the other"},
		{"pointers", "e-i64:64", "e-p:32:32-i64:64", "a.o and b.o lay types out differently: ptr has 8 bytes in the one, 4 in the other"},
	} {
		t.Run(test.name, func(t *testing.T) {
			warnings, _ := warningsOf(t, source{"a.o", module(test.first, "ptx_kernel:main -> f")}, source{"b.o", module(test.second, "f -> g")}, source{"c.o", module(test.second, "g")})
			var want []string
			if test.want != "" {
				want = []string{"data-layout: " + test.want}
			}
			if !slices.Equal(warnings, want) {
				t.Errorf("warnings %q, want %q", warnings, want)
			}
		})
	}
}

// TestFirstLayoutCounts: the linked module has the first layout and the first target that a module states.
func TestFirstLayoutCounts(t *testing.T) {
	_, text := warningsOf(t, source{"a.o", "; no target triple\n" + chain("ptx_kernel:main -> f")}, source{"b.o", chain("f -> g")}, source{"c.o", "target datalayout = \"e-i64:64\"\n" + chain("g")})
	wants(t, text, `target datalayout = "e-i64:64"`, `target triple = "nvptx64-nvidia-cuda"`)
}
