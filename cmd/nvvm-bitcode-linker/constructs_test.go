package main

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/driver"
)

// A construct is a file of testdata/constructs, whose README says what its comments mean.
type construct struct {
	archs   []string
	refused string
	rules   []rule
}

// A rule is what the PTX of a kernel must match, or must not.
type rule struct {
	kernel  string
	not     bool
	archs   []string // nil for all
	pattern *regexp.Regexp
}

var ruleLine = regexp.MustCompile(`^; ([\w.$]+)( not)?(?:\[([^\]]*)\])?: (.*)$`)

func readConstruct(t *testing.T, path string) construct {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	c := construct{archs: []string{"sm_80", "sm_120"}}
	for _, line := range strings.Split(string(text), "\n") {
		m := ruleLine.FindStringSubmatch(line)
		switch {
		case m == nil:
		case m[1] == "archs":
			c.archs = strings.Fields(m[4])
		case m[1] == "refused":
			c.refused = m[4]
		default:
			p, err := regexp.Compile(m[4])
			if err != nil {
				t.Fatalf("%s: %v", path, err)
			}
			c.rules = append(c.rules, rule{m[1], m[2] != "", strings.Fields(m[3]), p})
		}
	}
	if c.refused == "" && len(c.rules) == 0 {
		t.Fatalf("%s says nothing about what it becomes", path)
	}
	return c
}

var entryLine = regexp.MustCompile(`(?m)^\.visible \.entry ([\w$]+)\(`)

// entries splits PTX into the texts of its entries.
func entries(ptx string) map[string]string {
	out := map[string]string{}
	at := entryLine.FindAllStringSubmatchIndex(ptx, -1)
	for i, m := range at {
		end := len(ptx)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		out[ptx[m[2]:m[3]]] = ptx[m[0]:end]
	}
	return out
}

// check reports the rules that the PTX for an architecture breaks.
func (c construct) check(t *testing.T, ptx, architecture string) {
	bodies := entries(ptx)
	rest := maps.Clone(bodies)
	for _, r := range c.rules {
		if r.archs != nil && !slices.Contains(r.archs, architecture) {
			continue
		}
		body, ok := bodies[r.kernel]
		if !ok {
			t.Errorf("no kernel %s", r.kernel)
			continue
		}
		if r.not {
			if m := r.pattern.FindString(body); m != "" {
				t.Errorf("%s has %q:\n%s", r.kernel, m, body)
			}
			continue
		}
		m := r.pattern.FindStringIndex(rest[r.kernel])
		if m == nil {
			t.Errorf("%s: no %q after what was found before it:\n%s", r.kernel, r.pattern, body)
			continue
		}
		rest[r.kernel] = rest[r.kernel][m[1]:]
	}
}

// ptxasFor gives an assembler that knows the architecture and PTX of the CUDA version.
func ptxasFor(t *testing.T, version, architecture string) string {
	t.Helper()
	bin, err := cudaFile(version, "ptxas")
	if err != nil {
		t.Skip(err)
	}
	return bin
}

func TestConstructs(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(root, "testdata/constructs/*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no testdata/constructs: %v", err)
	}
	if _, err := exec.LookPath("llvm-as-22"); err != nil {
		t.Skip("this test needs llvm-as-22: ", err)
	}
	for _, file := range files {
		c := readConstruct(t, file)
		bitcode := filepath.Join(t.TempDir(), "in.bc")
		if out, err := exec.Command("llvm-as-22", "-o", bitcode, file).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", file, err, out)
		}
		for _, version := range slices.Sorted(maps.Values(cudaVersions)) {
			libnvvm, err := cudaFile(version, "libnvvm")
			if err != nil {
				t.Logf("not tried: %v", err)
				continue
			}
			for _, name := range c.archs {
				t.Run(fmt.Sprintf("%s/%s/%s", strings.TrimSuffix(filepath.Base(file), ".ll"), version, name), func(t *testing.T) {
					t.Parallel()
					compileConstruct(t, c, bitcode, version, libnvvm, name)
				})
			}
		}
	}
}

func compileConstruct(t *testing.T, c construct, bitcode, version, libnvvm, name string) {
	out := filepath.Join(t.TempDir(), "out.ptx")
	err := driver.Link(t.Context(), driver.Options{Inputs: []string{bitcode}, Output: out, Arch: name, Libnvvm: libnvvm})
	if a, e := arch.Parse(name); err != nil && e == nil && strings.Contains(err.Error(), "does not support "+a.Compute()) {
		t.Skipf("CUDA %s does not know %s", version, name)
	}
	if c.refused != "" {
		if err == nil || !strings.Contains(err.Error(), c.refused) {
			t.Errorf("error %v, one with %q expected", err, c.refused)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	ptx, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	c.check(t, string(ptx), name)
	if msg, err := exec.Command(ptxasFor(t, version, name), "--suppress-stack-size-warning", "--gpu-name", name, "--output-file", out+".cubin", out).CombinedOutput(); err != nil {
		t.Errorf("ptxas: %v\n%s\n%s", err, msg, ptx)
	}
}
