package driver

import (
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/arch"
)

const goodPTX = `//
// .visible .entry in a comment
.version 8.4
.target sm_80
.address_size 64
.extern .func  (.param .b32 func_retval0) vprintf
(
	.param .b64 vprintf_param_0
)
;
.extern .func __assertfail
.visible .entry first(
	.param .u64 first_param_0
)
{
	ret;
}
.entry second()
{ ret; }
`

func TestCheckPTX(t *testing.T) {
	for _, c := range []struct {
		name, ptx string
		kernels   []string
		want      string // part of the error, "" for none
	}{
		{"good", goodPTX, []string{"first", "second"}, ""},
		{"kernels that are not known", goodPTX, nil, ""},
		{"entry that is no kernel", goodPTX, []string{"first"}, "entries that are no kernels: second"},
		{"no kernels", goodPTX, []string{}, "entries that are no kernels: first, second"},
		{"dynamic shared memory", goodPTX + ".extern .shared .align 16 .b8 dynamic[];\n", []string{"first", "second"}, ""},
		{"undefined shared array", goodPTX + ".extern .shared .align 16 .b8 fixed[64];\n", []string{"first", "second"}, "nothing defines: fixed"},
		{"undefined variable", goodPTX + ".extern .global .align 4 .u32 counter;\n.extern .const .align 8 .b8 table[16];\n", []string{"first", "second"}, "nothing defines: counter, table"},
		{"external in a comment", goodPTX + "// .extern .global .u32 counter;\n", []string{"first", "second"}, ""},
		{"missing entry", goodPTX, []string{"first", "third"}, "no entry for third"},
		{"name that only begins so", goodPTX, []string{"firs"}, "no entry for firs"},
		{"empty", "", []string{"first"}, "no PTX"},
		{"text", "nothing of the kind", nil, "no PTX"},
		{"undefined", goodPTX + ".extern .func (.param .b64 r) _RNvC4core5other\n;\n", []string{"first", "second"}, "core::other"},
		{"undefined without result", goodPTX + ".extern .func nowhere()\n;\n", []string{"first", "second"}, "nowhere"},
		{"cut in the result", goodPTX + ".extern .func (.param", []string{"first", "second"}, ""},
	} {
		err := checkPTX([]byte(c.ptx), c.kernels)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, %q expected", c.name, err, c.want)
		}
	}
}

func TestCheckTarget(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{".target sm_90a", ""},
		{".target\tsm_90a, debug", ""},
		{".target sm_90", "is for sm_90, not for sm_90a"},
		{".target sm_90ab", "is for sm_90ab"},
		{"// .target sm_90a", "no .target"},
	} {
		err := checkTarget([]byte(".version 8.4\n"+c.line+"\n.address_size 64\n"), arch.Arch{Number: 90, Suffix: arch.Specific})
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, %q expected", c.line, err, c.want)
		}
	}
}
