package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// built builds this program for tests that start it themselves.
func built(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "nvvm-bitcode-linker")
	if out, err := exec.Command("go", "build", "-o", path, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	return path
}

// linkRlibs links a variant of testdata/rlibs with what rustc passed and gives the PTX. A clean link prints nothing.
func linkRlibs(t *testing.T, tool, variant, cuda, arch string) string {
	t.Helper()
	lib, err := cudaFile(cudaVersions[cuda], "libnvvm")
	if err != nil {
		t.Skipf("libNVVM of CUDA %s is not in the cache: scripts/fetch-tools cuda %s brings it", cuda, cudaVersions[cuda])
	}
	dir := filepath.Join(root, "testdata/rlibs")
	list, err := os.ReadFile(filepath.Join(dir, variant, "args.txt"))
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "kernels.ptx")
	cmd := exec.Command(tool, append(strings.Fields(string(list)), "--arch="+arch, "--libnvvm="+lib, "-o", out)...)
	cmd.Dir = dir
	if msg, err := cmd.CombinedOutput(); err != nil || len(msg) > 0 {
		t.Fatalf("the link says %q (%v), nothing expected", msg, err)
	}
	ptx, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return string(ptx)
}

// entry gives the text of a kernel.
func entry(t *testing.T, ptx, kernel string) string {
	t.Helper()
	_, text, found := strings.Cut(ptx, ".visible .entry "+kernel+"(")
	end := strings.Index(text, "\n}")
	if !found || end < 0 {
		t.Fatalf("the PTX has no entry %s", kernel)
	}
	return text[:end]
}

var (
	loads    = regexp.MustCompile(`\bld\.(global\.)?[ub]32\b`)
	stores   = regexp.MustCompile(`\bst\.(global\.)?[ub]32\b`)
	selfLoop = regexp.MustCompile(`(?m)^(\$L__BB\w+):\s*(?:(?://[^\n]*|\.pragma "nounroll";)\n\s*)*bra(?:\.uni)?\s+(\$L__BB\w+);`)
)

// Each kernel that reads memory again after it may have been written must do so in the PTX. With noalias on inlined parameters, or
// with alias scopes but without their declarations, libNVVM keeps a stale value instead (rust-lang/rust#54878). And a panic
// handler that loops for ever must loop.
func TestWhatMustStandInThePTX(t *testing.T) {
	tool := built(t)
	for _, c := range []struct{ cuda, arch string }{
		{"12.4", "sm_80"}, {"12.9", "sm_80"}, {"13.5", "sm_80"}, {"12.9", "sm_120"}, {"13.1", "sm_120"}, {"13.5", "sm_120"},
	} {
		t.Run(c.cuda+"/"+c.arch, func(t *testing.T) {
			ptx := linkRlibs(t, tool, "loop", c.cuda, c.arch)
			for _, kernel := range []string{"noalias", "alias_scopes"} {
				text := entry(t, ptx, kernel)
				// Three rounds load the round and the word and store twice; the end loads one word and stores the result.
				if l, s := len(loads.FindAllString(text, -1)), len(stores.FindAllString(text, -1)); l != 7 || s != 7 {
					t.Errorf("%s has %d loads and %d stores, 7 and 7 expected:\n%s", kernel, l, s, text)
				}
			}
			loops := slices.ContainsFunc(selfLoop.FindAllStringSubmatch(ptx, -1), func(m []string) bool { return m[1] == m[2] })
			if !loops {
				t.Error("the panic handler's endless loop is gone")
			}
			if strings.Contains(ptx, ".extern .func") {
				t.Error("a function is undefined")
			}
		})
	}
}
