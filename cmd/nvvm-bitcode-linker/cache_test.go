package main

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/driver"
)

// What was compiled is taken from the cache, if it is what would be compiled now: the whole link, or the parts that did not change.
func TestCache(t *testing.T) {
	libnvvm, err := cudaFile("13.5.37", "libnvvm")
	if err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "program.bc")
	if _, err := exec.LookPath("llvm-as-22"); err != nil {
		t.Skip("this test needs llvm-as-22: ", err)
	}
	text, err := os.ReadFile("testdata/parts/program.ll")
	if err != nil {
		t.Fatal(err)
	}
	assemble := func(old, new string) {
		t.Helper()
		if !strings.Contains(string(text), old) {
			t.Fatalf("the program has no %q", old)
		}
		cmd := exec.Command("llvm-as-22", "-o", program)
		cmd.Stdin = strings.NewReader(strings.Replace(string(text), old, new, 1))
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	assemble("target", "target")
	cache := filepath.Join(dir, "cache")
	o := driver.Options{Inputs: []string{program}, Arch: "sm_120", Libnvvm: libnvvm, Split: "always", Cache: cache}
	const parts = 10
	// link links and checks how many parts came from the cache and how many were compiled; none of both for a link that was done before.
	link := func(what string, o driver.Options, cached, compiled int) []byte {
		t.Helper()
		var log bytes.Buffer
		o.Time = &log
		_, ptx := linkParts(t, o)
		hits, all := strings.Count(log.String(), "from the cache"), strings.Count(log.String(), " instructions, ")
		if hits != cached || all-hits != compiled {
			t.Errorf("%s: %d parts from the cache and %d compiled, %d and %d expected\n%s", what, hits, all-hits, cached, compiled, log.Bytes())
		}
		o.Cache, o.Time = "", nil
		if _, anew := linkParts(t, o); !bytes.Equal(ptx, anew) {
			t.Errorf("%s: the PTX is not what it is without the cache", what)
		}
		return ptx
	}
	first := link("at first", o, 0, parts)
	if again := link("again", o, 0, 0); !bytes.Equal(again, first) {
		t.Error("the same link gives another PTX")
	}
	jobs := o
	jobs.Jobs = 1
	link("with one job", jobs, 0, 0)
	other := o
	other.Arch = "sm_80"
	link("for another architecture", other, 0, parts)
	other = o
	other.FMA = true
	link("with another option", other, 0, parts)
	other = o
	other.Exports = []string{"shares", "counts"}
	link("of other kernels", other, 2, 0)
	assemble("@counter, i32 1 monotonic", "@counter, i32 2 monotonic")
	if changed := link("after a change of one kernel", o, parts-1, 1); bytes.Equal(changed, first) {
		t.Error("the change is not in the PTX")
	}
	assemble("i32 13, i32 14", "i32 13, i32 15")
	link("after a change of what two kernels share", o, parts-2, 2)
	assemble("target", "target")
	link("as at first", o, 0, 0)
	err = filepath.WalkDir(cache, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			err = os.Truncate(path, 100)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	link("with a damaged cache", o, 0, parts)
	link("after that", o, 0, 0)
}

// Warnings come with the PTX that is kept; a link that fails for them is not.
func TestCacheOfWarnings(t *testing.T) {
	libnvvm, err := cudaFile("13.5.37", "libnvvm")
	if err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.ll": "declare void @f(i32)\ndefine ptx_kernel void @k() { call void @f(i32 1) ret void }",
		"b.ll": "define void @f(i64 %x) { ret void }",
	} {
		cmd := exec.Command("llvm-as-22", "-o", filepath.Join(dir, name))
		cmd.Stdin = strings.NewReader("target triple = \"nvptx64-nvidia-cuda\"\n" + text)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Skipf("this test needs llvm-as-22: %v\n%s", err, out)
		}
	}
	var warnings []string
	o := driver.Options{
		Inputs: []string{filepath.Join(dir, "a.ll"), filepath.Join(dir, "b.ll")}, Arch: "sm_120", Libnvvm: libnvvm, Cache: filepath.Join(dir, "cache"),
		Warn: func(kind, text string) { warnings = append(warnings, kind+": "+text) },
	}
	linkParts(t, o)
	linkParts(t, o)
	if len(warnings) != 2 || warnings[0] != warnings[1] {
		t.Errorf("warnings %q, one twice expected", warnings)
	}
	o.Deny, o.Output = []string{"all"}, filepath.Join(dir, "out.ptx")
	for range 2 {
		if err := driver.Link(t.Context(), o); err == nil || !strings.Contains(err.Error(), "denied") {
			t.Errorf("error %v", err)
		}
	}
}
