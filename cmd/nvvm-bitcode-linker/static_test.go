//go:build linux

package main

import (
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestNodlopen builds the program that loads no libraries: it is static, so that it runs where glibc is not, inspects and downgrades, and
// says why it does not compile.
func TestNodlopen(t *testing.T) {
	dir := t.TempDir()
	tool := filepath.Join(dir, "nvvm-bitcode-linker")
	build := exec.Command("go", "build", "-tags", "nodlopen", "-o", tool, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	f, err := elf.Open(tool)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP || p.Type == elf.PT_DYNAMIC {
			t.Errorf("it has a segment %v: it is not static", p.Type)
		}
	}
	rlib, err := filepath.Glob(filepath.Join(root, "testdata/rlibs/libdep_a-*.rlib"))
	if err != nil || len(rlib) != 1 {
		t.Fatalf("%q, %v", rlib, err)
	}
	out := filepath.Join(dir, "out.bc")
	for _, tt := range []struct {
		args string
		want string
		fail bool
	}{
		{"inspect " + rlib[0], "nvptx64-nvidia-cuda", false},
		{"downgrade --to 7 -o " + out + " " + rlib[0], "", false},
		{"version", "it loads no libraries", false},
		{"archs", "sm_120", false},
		{"--arch sm_80 -o " + out + " " + rlib[0], "built without loading of libraries", true},
	} {
		text, err := exec.Command(tool, strings.Fields(tt.args)...).CombinedOutput()
		if (err != nil) != tt.fail || !strings.Contains(string(text), tt.want) {
			t.Errorf("%s: %v\n%s", tt.args, err, text)
		}
	}
	if head, err := os.ReadFile(out); err != nil || !strings.HasPrefix(string(head), "BC\xc0\xde") {
		t.Errorf("downgrade wrote no bitcode: %v", err)
	}
}
