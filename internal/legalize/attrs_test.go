package legalize

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

func TestAttributes(t *testing.T) {
	rules := &AttrRules{KeptStrings: []string{"kept"}}
	rules.Fate(KeepAttr, ir.AttrNoUnwind, ir.AttrCaptures, ir.AttrAlign, ir.AttrNoInline)
	rules.Fate(DropAttr, ir.AttrCold, ir.AttrNoUndef, ir.AttrRange)
	rules.Fate(RefuseAttr, ir.AttrNaked)
	rules.Translate = map[ir.AttrKind]func(ir.Attr) (ir.Attr, bool){
		ir.AttrCaptures: func(a ir.Attr) (ir.Attr, bool) { return ir.Attr{Kind: ir.AttrNoFree}, a.Int == 0 },
	}
	pass := []Pass{Attributes(rules)}
	checkShapes(t, []shape{
		{name: "kept, dropped, translated", passes: pass,
			in: `declare range(i32 0, 5) i32 @g(ptr captures(none) align 8, ptr captures(address), i32 noundef) cold nounwind "kept"="1" "other"
define void @f(ptr %p) noinline {
  call i32 @g(ptr captures(none) %p, ptr align 4 %p, i32 noundef 1) cold
  ret void
}`,
			want: []string{"declare i32 @g(ptr align 8 nofree, ptr, i32) #", `{ "kept"="1" nounwind }`, "noinline",
				"call i32 @g(ptr nofree %0, ptr align 4 %0, i32 1)\n"},
			no: []string{"cold", "noundef", "other", "range", "captures"}},
		{name: "refused", passes: pass, in: "define void @f() naked { unreachable }",
			err: "in function f (test): attribute naked is not supported"},
		{name: "a string, refused", passes: pass, in: `define void @f(ptr %p) { call void %p() "trap-func-name"="abort"
 ret void }`,
			err: `in function f (test): attribute "trap-func-name"="abort" is not supported`},
		{name: "a string of NVIDIA's, not known", passes: pass, in: `define void @f() "nvvm.later"="1" { ret void }`,
			err: `in function f (test): attribute "nvvm.later"="1" is not supported`},
		{name: "strings, dropped", passes: pass, in: `define void @f() "nvvm.maxntid"="64" "target-cpu"="sm_80" "denormal-fp-math"="preserve-sign" "x"="y" { ret void }`,
			want: []string{"define void @f() {"}},
		{name: "forgotten, of a parameter of a call", passes: pass,
			in:  "declare void @g(ptr, ptr)\ndefine void @f(ptr %p) { call void @g(ptr %p, ptr nonnull %p)\n ret void }",
			err: "in function f (test): parameter 1: attribute nonnull is not supported"},
	})
	for _, k := range rules.Forgotten() {
		if k == ir.AttrNoUnwind || k == ir.AttrCold || k == ir.AttrNaked {
			t.Errorf("%v is in the table", k)
		}
	}
	if n := len(rules.Forgotten()); n != int(ir.LastAttrKind)-8 {
		t.Errorf("%d kinds are forgotten", n)
	}
}

// Strings that LLVM names in its own table are in this one, where LLVM's headers are.
func TestStringAttributes(t *testing.T) {
	dir, err := exec.Command("llvm-config-22", "--includedir").Output()
	if err != nil {
		t.Skip("the headers of LLVM 22 are not installed: ", err)
	}
	inc, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "llvm", "IR", "Attributes.inc"))
	if err != nil {
		t.Skip("the headers of LLVM 22 are not installed: ", err)
	}
	n := 0
	for _, line := range strings.Split(string(inc), "\n") {
		for _, macro := range []string{"ATTRIBUTE_STRBOOL(", "ATTRIBUTE_COMPLEXSTR("} {
			rest, ok := strings.CutPrefix(line, macro)
			if !ok || strings.HasPrefix(rest, "FIRST") {
				continue
			}
			n++
			name := strings.TrimSuffix(rest[strings.Index(rest, ",")+1:], ")")
			if _, ok := stringAttrs[name]; !ok {
				t.Errorf("the table says nothing of %s", name)
			}
		}
	}
	if n == 0 {
		t.Error("LLVM names no string attributes")
	}
}
