package legalize

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

func TestAttributes(t *testing.T) {
	rules := &AttrRules{Strings: map[string]bool{"kept": true}}
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
