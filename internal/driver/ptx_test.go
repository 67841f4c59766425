package driver

import (
	"strings"
	"testing"
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
		{"missing entry", goodPTX, []string{"first", "third"}, "no entry for third"},
		{"name that only begins so", goodPTX, []string{"firs"}, "no entry for firs"},
		{"empty", "", []string{"first"}, "no PTX"},
		{"text", "nothing of the kind", nil, "no PTX"},
		{"undefined", goodPTX + ".extern .func (.param .b64 r) _RNvC4core5other\n;\n", []string{"first"}, "core::other"},
		{"undefined without result", goodPTX + ".extern .func nowhere()\n;\n", []string{"first"}, "nowhere"},
		{"cut in the result", goodPTX + ".extern .func (.param", []string{"first"}, ""},
	} {
		err := checkPTX([]byte(c.ptx), c.kernels)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, %q expected", c.name, err, c.want)
		}
	}
}
