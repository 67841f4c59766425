package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A lineMark is what a comment of testdata/lines says of its line: lib.rs there says what the words mean.
type lineMark struct {
	file    string
	line    int
	kernel  string // "" for nowhere
	inlined bool
	site    bool
}

var markComment = regexp.MustCompile(`// (?:in (\w+)|nowhere)((?:, \w+)*)$`)

// lineMarks reads the sources.
func lineMarks(t *testing.T) []lineMark {
	t.Helper()
	var marks []lineMark
	for _, file := range []string{"src/lib.rs", "src/other.rs", "dep/src/lib.rs"} {
		f, err := os.Open(filepath.Join(root, "testdata/lines", file))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		for s, n := bufio.NewScanner(f), 1; s.Scan(); n++ {
			if m := markComment.FindStringSubmatch(s.Text()); m != nil {
				marks = append(marks, lineMark{"/src/" + file, n, m[1], strings.Contains(m[2], "inlined"), strings.Contains(m[2], "site")})
			}
		}
	}
	return marks
}

var (
	fileDirective = regexp.MustCompile(`(?m)^\s*\.file\s+(\d+)\s+"([^"]*)"`)
	locDirective  = regexp.MustCompile(`(?m)^\s*\.loc\s+(\d+) (\d+) \d+(?:, function_name [\w$]+, inlined_at (\d+) (\d+) \d+)?`)
)

// placesIn gives the places of PTX, FILE:LINE: all, those said to be inlined, and those at which something is.
func placesIn(ptx string) (all, inlined, sites map[string]bool) {
	all, inlined, sites = map[string]bool{}, map[string]bool{}, map[string]bool{}
	files := map[string]string{}
	for _, m := range fileDirective.FindAllStringSubmatch(ptx, -1) {
		files[m[1]] = m[2]
	}
	for _, m := range locDirective.FindAllStringSubmatch(ptx, -1) {
		place := files[m[1]] + ":" + m[2]
		all[place] = true
		if m[3] != "" {
			inlined[place] = true
			sites[files[m[3]]+":"+m[4]] = true
		}
	}
	return all, inlined, sites
}

// The lines of a PTX are those of the source, whatever units it was compiled in and with whichever library, in what is inlined and from
// what it is, and ptxas keeps them; the target is not one for debugging, for which ptxas optimises nothing.
func TestLines(t *testing.T) {
	tool := built(t)
	marks := lineMarks(t)
	var kernels []string
	for _, m := range marks {
		if m.kernel != "" && !slices.Contains(kernels, m.kernel) {
			kernels = append(kernels, m.kernel)
		}
	}
	for _, c := range []struct{ cuda, arch, units string }{
		{"11.8", "sm_80", "units-16"}, {"12.4", "sm_80", "units-16"}, {"12.4", "sm_80", "unit-1"}, {"12.9", "sm_80", "units-16"}, {"12.9", "sm_120", "units-16"},
		{"13.5", "sm_80", "units-16"}, {"13.5", "sm_120", "units-16"}, {"13.5", "sm_120", "unit-1"},
	} {
		t.Run(c.cuda+"/"+c.arch+"/"+c.units, func(t *testing.T) {
			lib, err := cudaFile(cudaVersions[c.cuda], "libnvvm")
			if err != nil {
				t.Skipf("libNVVM of CUDA %s is not in the cache: scripts/fetch-tools cuda %s brings it", c.cuda, cudaVersions[c.cuda])
			}
			objects, err := filepath.Glob(filepath.Join(root, "testdata/lines", c.units, "*.o"))
			if err != nil || len(objects) == 0 {
				t.Fatalf("no objects: %v", err)
			}
			link := func(out string, args ...string) string {
				t.Helper()
				args = append(append(args, objects...), "--arch="+c.arch, "--libnvvm="+lib, "-o", out)
				if msg, err := exec.Command(tool, args...).CombinedOutput(); err != nil || len(msg) > 0 {
					t.Fatalf("the link says %q (%v), nothing expected", msg, err)
				}
				text, err := os.ReadFile(out)
				if err != nil {
					t.Fatal(err)
				}
				return string(text)
			}
			dir := t.TempDir()
			for _, k := range kernels {
				ptx := link(filepath.Join(dir, k+".ptx"), "--kernel="+k)
				all, inlined, sites := placesIn(ptx)
				for _, m := range marks {
					place := fmt.Sprintf("%s:%d", m.file, m.line)
					switch {
					case m.kernel == "" && all[place], m.kernel == "" && sites[place]:
						t.Errorf("%s: %s is there, which belongs to nothing that runs", k, place)
					case m.kernel != k:
					case !all[place] && !(m.site && sites[place]):
						t.Errorf("%s: no .loc of %s", k, place)
					case m.inlined && !inlined[place]:
						t.Errorf("%s: %s is not said to be inlined", k, place)
					case m.site && !sites[place]:
						t.Errorf("%s: nothing is said to be inlined at %s", k, place)
					}
				}
			}
			whole := filepath.Join(dir, "all.ptx")
			ptx := link(whole)
			if regexp.MustCompile(`\.target .*debug`).MatchString(ptx) {
				t.Error("the target is one for debugging")
			}
			if ptxas, err := cudaFile(cudaVersions[c.cuda], "ptxas"); err != nil {
				t.Logf("ptxas is not asked: %v", err)
			} else {
				cubin := filepath.Join(dir, "all.cubin")
				if msg, err := exec.Command(ptxas, "-lineinfo", "-arch="+c.arch, "-o", cubin, whole).CombinedOutput(); err != nil {
					t.Fatalf("ptxas: %v\n%s", err, msg)
				}
				data, err := os.ReadFile(cubin)
				if err != nil {
					t.Fatal(err)
				}
				for _, word := range []string{".debug_line", "other.rs"} {
					if !strings.Contains(string(data), word) {
						t.Errorf("the cubin has no %s", word)
					}
				}
			}
			if plain := link(filepath.Join(dir, "plain.ptx"), "--strip-debug"); strings.Contains(plain, ".file") || locDirective.MatchString(plain) {
				t.Error("--strip-debug leaves lines")
			}
		})
	}
}
