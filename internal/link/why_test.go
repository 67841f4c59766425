package link

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestWhyLive asks for the chain of references of symbols of each kind, under their own names and as in the source.
func TestWhyLive(t *testing.T) {
	const write = "_ZN4core3fmt5write17h0123456789abcdefE"
	paths := build(t, []source{
		{"a.o", "@table = internal constant [1 x ptr] [ptr @" + write + "]\n@kept = addrspace(1) global i32 1\n@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @kept to ptr)], section \"llvm.metadata\"\n" +
			"declare void @" + write + "()\ndefine internal void @local() noinline {\n  ret void\n}\n" +
			"define ptx_kernel void @main(ptr %p) {\n  call void @local()\n  store ptr @table, ptr %p\n  ret void\n}\n"},
		{"lib.a(b.o)", "define internal void @local() {\n  ret void\n}\ndefine void @" + write + "() {\n  call void @local()\n  ret void\n}\ndefine void @dead() {\n  ret void\n}\n"},
	})
	p, err := Load(paths)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Link(Options{}); err != nil {
		t.Fatal(err)
	}
	const chain = "  table in a.o refers to it\n  main in a.o refers to it\n  it is a kernel\n"
	const written = "core::fmt::write (" + write + ") in lib.a(b.o)"
	for name, want := range map[string]string{
		"main":             "main in a.o is kept:\n  it is a kernel\n",
		"core::fmt::write": written + " is kept:\n" + chain,
		write:              written + " is kept:\n" + chain,
		"*fmt*":            written + " is kept:\n" + chain,
		"local":            "local in a.o is kept:\n  main in a.o refers to it\n  it is a kernel\nlocal in lib.a(b.o) is kept:\n  " + written + " refers to it\n" + chain,
		"kept":             "kept in a.o is kept:\n  llvm.used of a.o lists it\n",
		"dead":             "dead is not kept: nothing refers to it that is kept itself\n",
		"deed":             "deed: no input that takes part in the link defines this symbol; the nearest names: dead\n",
	} {
		if got := strings.ReplaceAll(p.WhyLive(name), filepath.Dir(paths[0])+"/", ""); got != want {
			t.Errorf("%s: %q\nwant %q", name, got, want)
		}
	}
}
