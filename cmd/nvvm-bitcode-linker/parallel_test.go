package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// 200 links at once, in processes of their own, some of them to the same file, give what one alone does and leave nothing else.
func TestManyAtOnce(t *testing.T) {
	const links, atOnce = 200, 200
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	lib := fakeForGo(t, `PTX=".version 8.4\n.target sm_80\n.visible .entry kernel_in_dependency(\n)\n"`)
	dir := t.TempDir()
	linker := filepath.Join(t.TempDir(), "nvvm-bitcode-linker")
	if err := os.Symlink(self, linker); err != nil {
		t.Fatal(err)
	}
	rlib, err := filepath.Glob(filepath.Join(root, "testdata/rlibs/libdep_b-*.rlib"))
	if err != nil || len(rlib) != 1 {
		t.Fatalf("%v, %q", err, rlib)
	}
	link := func(name string) error {
		args := []string{"--arch=sm_80", "--libnvvm", lib, "--no-cache", "--emit=ptx,llvm-bc=" + filepath.Join(dir, name+".bc"), "-o", filepath.Join(dir, name+".ptx"), rlib[0]}
		cmd := exec.Command(linker, args...)
		cmd.Env = append(os.Environ(), "GOMAXPROCS=1")
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w\n%s", name, err, out)
		}
		return nil
	}
	if err := link("alone"); err != nil {
		t.Fatal(err)
	}
	errs := make([]error, links)
	slots := make(chan bool, atOnce)
	var wg sync.WaitGroup
	for i := range links {
		wg.Go(func() {
			slots <- true
			defer func() { <-slots }()
			name := fmt.Sprint("own", i)
			if i%2 == 0 {
				name = "shared"
			}
			errs[i] = link(name)
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			t.Error(err)
		}
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 2*(links/2+2) {
		t.Errorf("%d files, %d expected (%v)", len(files), 2*(links/2+2), err)
	}
	for _, kind := range []string{".ptx", ".bc"} {
		want, err := os.ReadFile(filepath.Join(dir, "alone"+kind))
		if err != nil || len(want) == 0 {
			t.Fatalf("%v, %d bytes", err, len(want))
		}
		for _, f := range files {
			if !strings.HasSuffix(f.Name(), kind) {
				continue
			}
			if got, err := os.ReadFile(filepath.Join(dir, f.Name())); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s: other bytes than alone (%v)", f.Name(), err)
			}
		}
	}
}
