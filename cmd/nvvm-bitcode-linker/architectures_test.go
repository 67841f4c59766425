package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/driver"
	"nvvm-bitcode-linker/nvvm"
)

// libraries says what libNVVM of each CUDA version compiles for, and the version of the PTX that it writes. Measured once by hand, apart from
// the tables of this program.
var libraries = []struct{ cuda, ptx, archs string }{
	{"11.7", "7.7", upTo11 + "86 87"},
	{"11.8", "7.8", upTo11 + "86 87 89 90"},
	{"12.0", "8.0", upTo12},
	{"12.4", "8.4", upTo12},
	{"12.8", "8.7", upTo12 + " 100 100a 101 101a 120 120a"},
	{"12.9", "8.8", upTo12 + " 100 100a 100f 101 101a 101f 103 103a 103f 120 120a 120f 121 121a 121f"},
	{"13.0", "9.0", from13},
	{"13.1", "9.1", from13},
	{"13.3", "9.3", from13},
	{"13.5", "9.5", from13},
}

const (
	upTo11 = "35 37 50 52 53 60 61 62 70 72 75 80 "
	upTo12 = "50 52 53 60 61 62 70 72 75 80 86 87 89 90 90a"
	from13 = "75 80 86 87 88 89 90 90a 100 100a 100f 103 103a 103f 110 110a 110f 120 120a 120f 121 121a 121f"
)

// unknown are architectures that no library compiles for, and forms of known ones that there are not.
var unknown = []string{"20", "30", "32", "75a", "90f", "91", "130", "140a"}

// TestArchitectures links a kernel with every libNVVM that there is: for each architecture that it knows the PTX has the target and
// version of the table, for each that it does not know there is the error. NVVM_TEST_ARCHS=all takes all architectures, and has ptxas
// assemble each; else there are a few.
func TestArchitectures(t *testing.T) {
	all := os.Getenv("NVVM_TEST_ARCHS") == "all"
	cache, err := nvvm.CacheDir()
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for _, l := range libraries {
		found, err := filepath.Glob(filepath.Join(cache, "cuda", l.cuda+".*"))
		if err != nil || len(found) == 0 {
			if all {
				t.Errorf("libNVVM of CUDA %s is not in %s/cuda: make archs brings it", l.cuda, cache)
			}
			continue
		}
		ran++
		t.Run(l.cuda, func(t *testing.T) { testLibrary(t, found[0], l.ptx, strings.Fields(l.archs), all) })
	}
	if ran == 0 {
		t.Skipf("no libNVVM in %s/cuda: scripts/fetch-tools cuda 13.5.37 brings one", cache)
	}
}

// testLibrary does it for one installation.
func testLibrary(t *testing.T, library, ptx string, knows []string, all bool) {
	others := slices.Clone(unknown)
	for _, l := range libraries {
		for _, a := range strings.Fields(l.archs) {
			if !slices.Contains(knows, a) && !slices.Contains(others, a) {
				others = append(others, a)
			}
		}
	}
	if !all {
		knows = []string{knows[0], knows[len(knows)/2], knows[len(knows)-1]}
		others = []string{others[0], others[len(others)-1]}
	}
	for _, a := range knows {
		text, err := linkSaxpy(t, library, a, all)
		if err != nil {
			t.Errorf("sm_%s: %v", a, err)
			continue
		}
		for _, want := range []string{`\.target sm_` + a, `\.version ` + regexp.QuoteMeta(ptx), `\.visible \.entry saxpy\(`} {
			if !regexp.MustCompile(`(?m)^` + want + `\s*$`).MatchString(text) {
				t.Errorf("sm_%s: no line %s in\n%s", a, want, text)
			}
		}
	}
	for _, a := range others {
		_, err := linkSaxpy(t, library, a, false)
		var e *nvvm.UnsupportedArchError
		if !errors.As(err, &e) || e.Arch != "compute_"+a {
			t.Errorf("sm_%s: %v, but the library does not know it", a, err)
			continue
		}
		for _, want := range []string{e.Library.Path, "does not support compute_" + a, "it supports sm_", "CUDA"} {
			if !strings.HasPrefix(e.Library.Path, library) || !strings.Contains(err.Error(), want) {
				t.Errorf("sm_%s: %v\ndoes not say %s", a, err, want)
			}
		}
	}
	t.Logf("%d architectures known, %d not", len(knows), len(others))
}

// linkSaxpy links a kernel of the kept rlibs for an architecture and gives the PTX.
func linkSaxpy(t *testing.T, library, arch string, assemble bool) (string, error) {
	t.Helper()
	inputs, err := filepath.Glob(filepath.Join(root, "testdata/rlibs/trap/*.o"))
	if err != nil || len(inputs) == 0 {
		t.Fatalf("no objects: %v", err)
	}
	rlibs, err := filepath.Glob(filepath.Join(root, "testdata/rlibs/*.rlib"))
	if err != nil {
		t.Fatal(err)
	}
	o := driver.Options{
		Inputs: append(inputs, rlibs...), Exports: []string{"saxpy"}, Output: filepath.Join(t.TempDir(), "kernels.ptx"), Arch: arch, Libnvvm: library,
		Warn: func(kind, text string) { t.Errorf("sm_%s: warning: %s", arch, text) }, ForDriver: "99.0",
	}
	if assemble {
		o.Check = "ptxas"
	}
	if err := driver.Link(t.Context(), o); err != nil {
		if _, e := os.Stat(o.Output); e == nil {
			err = fmt.Errorf("%w\nand yet there is an output", err)
		}
		return "", err
	}
	text, err := os.ReadFile(o.Output)
	return string(text), err
}
