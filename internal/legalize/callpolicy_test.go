package legalize

import (
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// callsModule has functions of five instructions, OF5, which are called in two places, behind in three, but where their names say otherwise.
const callsModule = `
define void @entry(ptr %p, i1 %c) {
  call void @coldmark(ptr %p)
  call void @coldmark(ptr %p)
  call void @kept(ptr %p)
  call void @kept(ptr %p)
  call void @must(ptr %p)
  call void @must(ptr %p)
  call void @both(ptr %p)
  call void @size(ptr %p)
  call void @size(ptr %p)
  call void @warm(ptr %p)
  call void @warm(ptr %p)
  store ptr @pointed, ptr %p
  br i1 %c, label %seldom, label %out, !prof !0
seldom:
  call void @unmarked(ptr %p)
  call void @unmarked(ptr %p)
  call void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr %p)
  unreachable
out:
  ret void
}
define internal void @coldmark(ptr %p) cold { ` + "OF5" + ` }
define internal void @kept(ptr %p) cold noinline { ` + "OF5" + ` }
define internal void @must(ptr %p) cold alwaysinline { ` + "OF5" + ` }
define internal void @size(ptr %p) optsize minsize { ` + "OF5" + ` }
define internal void @warm(ptr %p) { ` + "OF5" + ` }
define internal void @unmarked(ptr %p) { ` + "OF5" + ` }
define internal void @pointed(ptr %p) cold { ` + "OF5" + ` }
define internal void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr %p) {
  call void @_RNvNtCs123_4core3fmt5write(ptr %p)
  call void @_RNvNtCs123_4core3fmt5write(ptr %p)
  ret void
}
define internal void @_RNvNtCs123_4core3fmt5write(ptr %p) {
  call void @behind(ptr %p)
  call void @behind(ptr %p)
  call void @behind(ptr %p)
  call void @both(ptr %p)
  call void @one(ptr %p)
  call void @four(ptr %p)
  call void @four(ptr %p)
  call void @again(ptr %p)
  ret void
}
define internal void @behind(ptr %p) { ` + "OF5" + ` }
define internal void @both(ptr %p) { ` + "OF5" + ` }
define internal void @one(ptr %p) { ` + "OF5" + ` }
define internal void @four(ptr %p) {
  %a = load i32, ptr %p
  %b = add i32 %a, 1
  store i32 %b, ptr %p
  ret void
}
define internal void @again(ptr %p) {
  %a = load i32, ptr %p
  %b = add i32 %a, 1
  store i32 %b, ptr %p
  call void @again(ptr %p)
  ret void
}
declare void @outside(ptr) cold
define void @calls() {
  call void @outside(ptr null)
  call void @outside(ptr null)
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2000}
`

func TestCalls(t *testing.T) {
	const write = "_RNvNtCs123_4core3fmt5write"
	text := strings.ReplaceAll(callsModule, "OF5", "\n  %a = load i32, ptr %p\n  %b = add i32 %a, 1\n  %c = mul i32 %b, 3\n  store i32 %c, ptr %p\n  ret void\n")
	for _, tc := range []struct {
		name   string
		policy CallPolicy
		want   []string
	}{
		{"nothing", CallPolicy{}, []string{"kept"}},
		{"from five", CallPolicy{Cold: 5}, []string{"coldmark", "kept", write, "behind", "again"}},
		{"from six", CallPolicy{Cold: 6}, []string{"kept", write, "behind"}},
		{"from four", CallPolicy{Cold: 4}, []string{"coldmark", "kept", write, "behind", "four", "again"}},
		{"from ten", CallPolicy{Cold: 10}, []string{"kept", "behind"}},
		{"from eleven", CallPolicy{Cold: 11}, []string{"kept"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			m := read(t, text)
			c, err := NewContext(m)
			if err != nil {
				t.Fatal(err)
			}
			c.Calls = tc.policy
			if err := Run(c, []Pass{Calls()}); err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, f := range m.Funcs {
				if f.Attrs.FnSet().Has(ir.AttrNoInline) {
					got = append(got, f.Name)
				}
			}
			slices.Sort(got)
			slices.Sort(tc.want)
			if !slices.Equal(got, tc.want) {
				t.Errorf("noinline are %q, want %q", got, tc.want)
			}
			if f := c.M.Funcs[slices.IndexFunc(m.Funcs, func(f *ir.Function) bool { return f.Name == "coldmark" })]; !f.Attrs.FnSet().Has(ir.AttrCold) {
				t.Error("coldmark is not cold any more")
			}
		})
	}
}
