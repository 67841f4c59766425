package llvm19

import (
	"strings"
	"testing"
)

func TestHalfVariables(t *testing.T) {
	const in = `target triple = "nvptx64-nvidia-cuda"
@a = addrspace(1) global half 0xHC000
@b = addrspace(1) global bfloat 0xR3F80
@c = addrspace(1) global half 0xH0000
@d = addrspace(1) global [2 x half] [half 0xH3C00, half 0xH0000]
@e = addrspace(1) global half undef
@g = addrspace(1) global {i32, [2 x half], <2 x half>} {i32 1, [2 x half] zeroinitializer, <2 x half> <half 0xH3C00, half 0xH4000>}
define half @f() {
  %h = load half, ptr addrspace(1) @a
  ret half %h
}`
	out, err := Downgrade("test", tool(t, "llvm-as-22", []byte(in)))
	if err != nil {
		t.Fatal(err)
	}
	got := string(tool(t, "llvm-dis-19", out))
	for _, want := range []string{"@a = addrspace(1) global i16 -16384, align 2", "@b = addrspace(1) global i16 16256, align 2",
		"@c = addrspace(1) global i16 0, align 2", "@d = addrspace(1) global [2 x i16] [i16 15360, i16 0], align 2",
		"@g = addrspace(1) global { i32, [2 x i16], <2 x i16> } { i32 1, [2 x i16] zeroinitializer, <2 x i16> <i16 15360, i16 16384> }, align 4",
		"@e = addrspace(1) global i16 undef, align 2", "load half, ptr addrspace(1) @a"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing", want)
		}
	}
	if t.Failed() {
		t.Log(got)
	}
}
