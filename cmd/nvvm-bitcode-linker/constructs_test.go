package main

import (
	"bytes"
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
	file    string // without folder and .ll
	archs   []string
	refused string
	kernels []string // in the order of the file
	labels  map[string]string
	rules   []rule
}

// A rule is what the PTX of a kernel must match, or must not, or what the kernel is refused with.
type rule struct {
	kernel  string
	kind    string   // "" for a pattern of its body, "not", "ptx" for one of the whole PTX, "refused"
	when    []string // empty for always
	text    string
	pattern *regexp.Regexp
}

// A place is where a construct is compiled: libnvvm is the library of the CUDA version.
type place struct{ version, libnvvm, arch string }

// holds reports whether a rule is for the place: its conditions are architectures, CUDA releases and dialects.
func (r rule) holds(at place) bool {
	dialect := "llvm7"
	if a, err := arch.Parse(at.arch); err == nil && a.Modern() {
		dialect = "llvm19"
	}
	return len(r.when) == 0 || slices.ContainsFunc(r.when, func(s string) bool {
		return s == at.arch || s == dialect || s == releaseOf(at.version)
	})
}

// releaseOf gives 12.4 for 12.4.131.
func releaseOf(version string) string {
	return strings.Join(strings.Split(version, ".")[:2], ".")
}

var (
	ruleLine   = regexp.MustCompile(`^; ([\w.$]+)( not| ptx| refused| construct)?(?:\[([^\]]*)\])?: (.*)$`)
	kernelLine = regexp.MustCompile(`(?m)^define (?:[a-z_]+ )*?ptx_kernel .*?@([\w.$]+)\(`)
)

func readConstruct(t *testing.T, path string) construct {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	c := construct{file: strings.TrimSuffix(filepath.Base(path), ".ll"), archs: []string{"sm_80", "sm_120"}, labels: map[string]string{}}
	for _, m := range kernelLine.FindAllSubmatch(text, -1) {
		c.kernels = append(c.kernels, string(m[1]))
	}
	said := map[string]bool{}
	for _, line := range strings.Split(string(text), "\n") {
		m := ruleLine.FindStringSubmatch(line)
		switch {
		case m == nil:
		case m[1] == "archs":
			c.archs = strings.Fields(m[4])
		case m[1] == "refused":
			c.refused = m[4]
		case m[2] == " construct":
			c.labels[m[1]] = m[4]
		default:
			r := rule{kernel: m[1], kind: strings.TrimPrefix(m[2], " "), when: strings.Fields(m[3]), text: m[4]}
			if r.kind != "refused" {
				if r.pattern, err = regexp.Compile(m[4]); err != nil {
					t.Fatalf("%s: %v", path, err)
				}
			}
			if !slices.Contains(c.kernels, r.kernel) {
				t.Fatalf("%s says something of a kernel %s that it has not", path, r.kernel)
			}
			said[r.kernel] = true
			c.rules = append(c.rules, r)
		}
	}
	if c.refused == "" && len(c.rules) == 0 {
		t.Fatalf("%s says nothing about what it becomes", path)
	}
	for name := range c.labels {
		if !said[name] && c.refused == "" {
			t.Errorf("%s says nothing about what %s becomes", path, name)
		}
	}
	return c
}

// refusal gives what the kernel is refused with at the place, "" if it is compiled.
func (c construct) refusal(kernel string, at place) string {
	if c.refused != "" {
		return c.refused
	}
	for _, r := range c.rules {
		if r.kernel == kernel && r.kind == "refused" && r.holds(at) {
			return r.text
		}
	}
	return ""
}

var entryLine = regexp.MustCompile(`(?m)^\.visible \.entry ([\w$]+)\(`)

// entries splits PTX into the texts of its entries.
func entries(ptx string) map[string]string {
	out := map[string]string{}
	at := entryLine.FindAllStringSubmatchIndex(ptx, -1)
	for _, m := range at {
		body, _, _ := strings.Cut(ptx[m[0]:], "\n}")
		out[ptx[m[2]:m[3]]] = body
	}
	return out
}

// check reports the rules for the kernels that the PTX breaks.
func (c construct) check(t *testing.T, ptx string, kernels []string, at place) {
	bodies := entries(ptx)
	rest := maps.Clone(bodies)
	for _, r := range c.rules {
		if r.kind == "refused" || !r.holds(at) || !slices.Contains(kernels, r.kernel) {
			continue
		}
		body, ok := bodies[r.kernel]
		if !ok {
			t.Errorf("no kernel %s", r.kernel)
			continue
		}
		if r.kind == "ptx" {
			if !r.pattern.MatchString(ptx) {
				t.Errorf("%s: no %q in\n%s", r.kernel, r.pattern, ptx)
			}
			continue
		}
		if r.kind == "not" {
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

// constructFiles gives the constructs whose files match the pattern, assembled: the bitcode of each by its file.
func constructFiles(t *testing.T, pattern string) ([]construct, map[string]string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "testdata/constructs", pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("no testdata/constructs: %v", err)
	}
	if _, err := exec.LookPath("llvm-as-22"); err != nil {
		t.Skip("this test needs llvm-as-22: ", err)
	}
	var list []construct
	bitcode := map[string]string{}
	for _, file := range files {
		c := readConstruct(t, file)
		out := filepath.Join(t.TempDir(), "in.bc")
		if msg, err := exec.Command("llvm-as-22", "-o", out, file).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", file, err, msg)
		}
		list, bitcode[c.file] = append(list, c), out
	}
	return list, bitcode
}

// places gives where the construct is compiled: every library and those of its architectures that it knows.
func (c construct) places(t *testing.T) []place {
	var list []place
	for _, version := range slices.Sorted(maps.Values(cudaVersions)) {
		libnvvm, err := cudaFile(version, "libnvvm")
		if err != nil {
			t.Logf("not tried: %v", err)
			continue
		}
		for _, name := range c.archs {
			list = append(list, place{version, libnvvm, name})
		}
	}
	return list
}

// TestConstructs compiles all constructs of a file that are not refused together, and each that is refused alone.
func TestConstructs(t *testing.T) {
	list, bitcode := constructFiles(t, "*.ll")
	for _, c := range list {
		for _, at := range c.places(t) {
			t.Run(fmt.Sprintf("%s/%s/%s", c.file, at.version, at.arch), func(t *testing.T) {
				t.Parallel()
				var compiled []string
				for _, k := range c.kernels {
					if c.refusal(k, at) == "" {
						compiled = append(compiled, k)
					}
				}
				if c.refused != "" {
					c.compile(t, bitcode[c.file], nil, at, c.refused)
					return
				}
				if len(compiled) > 0 {
					c.compile(t, bitcode[c.file], compiled, at, "")
				}
				for _, k := range c.kernels {
					if text := c.refusal(k, at); text != "" {
						c.compile(t, bitcode[c.file], []string{k}, at, text)
					}
				}
			})
		}
	}
}

// compile links the kernels, all of the file if none are named, and checks them, or that they are refused with the text.
func (c construct) compile(t *testing.T, bitcode string, kernels []string, at place, refused string) {
	t.Helper()
	out := filepath.Join(t.TempDir(), "out.ptx")
	err := driver.Link(t.Context(), driver.Options{Inputs: []string{bitcode}, Output: out, Exports: kernels, Arch: at.arch, Libnvvm: at.libnvvm})
	if err != nil {
		if a, e := arch.Parse(at.arch); e == nil && strings.Contains(err.Error(), "does not support "+a.Compute()) {
			t.Skipf("CUDA %s does not know %s", at.version, at.arch)
		}
	}
	if refused != "" {
		if err == nil || !strings.Contains(err.Error(), refused) {
			t.Errorf("%v: error %v, one with %q expected", kernels, err, refused)
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
	c.check(t, string(ptx), kernels, at)
	if msg, err := exec.Command(ptxasFor(t, at.version, at.arch), "--suppress-stack-size-warning", "--gpu-name", at.arch, "--output-file", out+".cubin", out).CombinedOutput(); err != nil {
		t.Errorf("ptxas: %v\n%s\n%s", err, msg, ptx)
	}
}

// The constructs whose names begin so are those of CONSTRUCTS.md.
const tableFiles = "table-*.ll"

// TestConstructsAlone compiles every construct of the table alone, at every place, and then writes the table: `make constructs`.
func TestConstructsAlone(t *testing.T) {
	if os.Getenv("NVVM_TEST_CONSTRUCTS") == "" {
		t.Skip("NVVM_TEST_CONSTRUCTS is not set: `make constructs` sets it")
	}
	list, bitcode := constructFiles(t, tableFiles)
	passed := t.Run("all", func(t *testing.T) {
		for _, c := range list {
			for _, at := range c.places(t) {
				for _, k := range c.kernels {
					t.Run(fmt.Sprintf("%s/%s/%s/%s", c.file, k, at.version, at.arch), func(t *testing.T) {
						t.Parallel()
						c.compile(t, bitcode[c.file], []string{k}, at, c.refusal(k, at))
					})
				}
			}
		}
	})
	if !passed {
		t.Fatal("the table is not written")
	}
	for _, version := range cudaVersions {
		if _, err := cudaFile(version, "libnvvm"); err != nil {
			t.Fatalf("the table is not written: %v", err)
		}
	}
	if err := os.WriteFile(filepath.Join(root, "CONSTRUCTS.md"), constructsTable(list), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestConstructsTable compares CONSTRUCTS.md with what the files say, which TestConstructs and `make constructs` hold to be true.
func TestConstructsTable(t *testing.T) {
	list, _ := constructFiles(t, tableFiles)
	have, err := os.ReadFile(filepath.Join(root, "CONSTRUCTS.md"))
	if err != nil {
		t.Fatal(err)
	}
	if want := constructsTable(list); !bytes.Equal(have, want) {
		t.Error("CONSTRUCTS.md is not what testdata/constructs says: `make constructs` writes it anew")
	}
}

// constructsTable gives CONSTRUCTS.md.
func constructsTable(list []construct) []byte {
	var places []place
	for _, name := range []string{"sm_80", "sm_120"} {
		for _, version := range slices.Sorted(maps.Values(cudaVersions)) {
			a, err := arch.Parse(name)
			if span, ok := a.Span(); err != nil || !ok || !span.Contains(releaseNamed(version)) {
				continue
			}
			places = append(places, place{version: version, arch: name})
		}
	}
	var b bytes.Buffer
	b.WriteString(tableHead)
	for _, c := range list {
		fmt.Fprintf(&b, "\n## %s.ll\n\n| construct |", c.file)
		for _, at := range places {
			fmt.Fprintf(&b, " %s %s |", releaseOf(at.version), at.arch)
		}
		b.WriteString(" PTX, or message |\n|---|" + strings.Repeat("---|", len(places)+1) + "\n")
		for _, k := range c.kernels {
			label := c.labels[k]
			if label == "" {
				label = k
			}
			fmt.Fprintf(&b, "| %s |", cell(label))
			for _, at := range places {
				outcome := "-"
				switch {
				case !slices.Contains(c.archs, at.arch):
				case c.refusal(k, at) != "":
					outcome = "refused"
				default:
					outcome = "ok"
				}
				fmt.Fprintf(&b, " %s |", outcome)
			}
			fmt.Fprintf(&b, " %s |\n", c.saying(k))
		}
	}
	return b.Bytes()
}

func releaseNamed(version string) (r arch.Release) {
	fmt.Sscanf(version, "%d.%d", &r.Major, &r.Minor)
	return r
}

// saying gives all that the file says of the kernel.
func (c construct) saying(kernel string) string {
	var parts []string
	if c.refused != "" {
		parts = append(parts, "refused: `"+cell(c.refused)+"`")
	}
	for _, r := range c.rules {
		if r.kernel != kernel {
			continue
		}
		part := "`" + cell(r.text) + "`"
		if r.kind != "" {
			part = r.kind + ": " + part
		}
		if len(r.when) > 0 {
			part += " (" + strings.Join(r.when, ", ") + ")"
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, "; ")
}

// cell makes text fit for a cell of a table.
func cell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }

const tableHead = `# What becomes of constructs

Written by ` + "`make constructs`" + `, which links every construct below alone, with libNVVM of each CUDA release and for each dialect: sm_80 is LLVM 7's, sm_120 the
modern one. The constructs are the kernels of testdata/constructs/table-*.ll.

- ok: libNVVM verifies and compiles the module with an empty log, nothing is undefined, ptxas of the same release assembles the PTX, and it matches the
  regular expressions of the last column, one after the other (` + "`not`" + `: does not match; ` + "`ptx`" + `: the whole PTX, not the kernel).
- refused: the link fails with the message of the last column. Nothing is written.
- Conditions in parentheses are releases, architectures and dialects.
`
