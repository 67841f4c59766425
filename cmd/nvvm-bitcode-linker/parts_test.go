package main

import (
	"bytes"
	"debug/elf"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/driver"
)

// partsProgram assembles testdata/parts/program.ll.
func partsProgram(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("llvm-as-22"); err != nil {
		t.Skip("this test needs llvm-as-22: ", err)
	}
	bitcode := filepath.Join(t.TempDir(), "program.bc")
	if out, err := exec.Command("llvm-as-22", "-o", bitcode, "testdata/parts/program.ll").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return bitcode
}

// linkParts links to a new file and gives what is in it.
func linkParts(t *testing.T, o driver.Options) (path string, ptx []byte) {
	t.Helper()
	o.Output = filepath.Join(t.TempDir(), "out.ptx")
	if err := driver.Link(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	ptx, err := os.ReadFile(o.Output)
	if err != nil {
		t.Fatal(err)
	}
	return o.Output, ptx
}

// cubinOf has ptxas take the PTX, with options.
func cubinOf(t *testing.T, version, architecture, path string, options ...string) *elf.File {
	t.Helper()
	cubin := path + ".cubin"
	options = append(options, "--suppress-stack-size-warning", "--gpu-name", architecture, "--output-file", cubin, path)
	if msg, err := exec.Command(ptxasFor(t, version, architecture), options...).CombinedOutput(); err != nil {
		text, _ := os.ReadFile(path)
		t.Fatalf("ptxas: %v\n%s\n%s", err, msg, text)
	}
	data, err := os.ReadFile(cubin)
	if err != nil {
		t.Fatal(err)
	}
	// Before CUDA 13 the version of ELF is a number of NVIDIA's own, which debug/elf does not take.
	data[elf.EI_VERSION], data[20] = byte(elf.EV_CURRENT), byte(elf.EV_CURRENT)
	f, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// assemble has ptxas take the PTX and gives the names and sizes of the machine code of its functions.
func assemble(t *testing.T, version, architecture, path string) map[string]uint64 {
	t.Helper()
	code := map[string]uint64{}
	for _, s := range cubinOf(t, version, architecture, path).Sections {
		if name, ok := strings.CutPrefix(s.Name, ".text."); ok {
			code[name] = s.Size
		}
	}
	return code
}

var moduleVariable = regexp.MustCompile(`(?m)^\s*(?:\.visible )?\.(?:global|shared) [^=\n]* ([\w$]+)(?:\[\d+\])?(?: = .*)?;$`)

// The kernels of a program that is compiled in parts are those of the program compiled as a whole, for every libNVVM and dialect; what
// there must be one of is there once, and how many libNVVMs were at work makes no difference.
func TestParts(t *testing.T) {
	bitcode := partsProgram(t)
	for _, c := range []struct{ version, arch string }{
		{"12.4.131", "sm_80"}, {"12.9.86", "sm_120"}, {"13.1.115", "sm_80"}, {"13.5.37", "sm_80"}, {"13.5.37", "sm_120"},
	} {
		t.Run(c.version+"/"+c.arch, func(t *testing.T) {
			libnvvm, err := cudaFile(c.version, "libnvvm")
			if err != nil {
				t.Skip(err)
			}
			o := driver.Options{Inputs: []string{bitcode}, Arch: c.arch, Libnvvm: libnvvm, Split: "always", Jobs: 1}
			path, ptx := linkParts(t, o)
			for _, jobs := range []int{2, 8} {
				o.Jobs = jobs
				if _, again := linkParts(t, o); !bytes.Equal(again, ptx) {
					t.Errorf("with %d jobs the PTX is another", jobs)
				}
			}
			o.Split = "never"
			wholePath, whole := linkParts(t, o)
			if got, want := slices.Sorted(maps.Keys(entries(string(ptx)))), slices.Sorted(maps.Keys(entries(string(whole)))); !slices.Equal(got, want) {
				t.Errorf("kernels %q; as a whole %q", got, want)
			}
			count := map[string]int{}
			for _, m := range moduleVariable.FindAllStringSubmatch(string(ptx), -1) {
				count[m[1]]++
			}
			for _, name := range []string{"named", "both", "counter", "pointer", "tile", "two_tiles"} {
				if count[name] != 1 {
					t.Errorf("%s is defined %d times, once expected\n%s", name, count[name], ptx)
				}
			}
			for text, n := range map[string]int{".extern .shared .align 16 .b8 dynamic[]": 1, ".extern .func  (.param .b32 func_retval0) vprintf": 1, ".version": 1} {
				if got := strings.Count(string(ptx), text); got != n {
					t.Errorf("%q is there %d times, %d expected", text, got, n)
				}
			}
			code, wholeCode := assemble(t, c.version, c.arch, path), assemble(t, c.version, c.arch, wholePath)
			for name := range entries(string(whole)) {
				if code[name] == 0 || wholeCode[name] == 0 {
					t.Errorf("%s has %d bytes of machine code, and as a whole %d", name, code[name], wholeCode[name])
				}
			}
		})
	}
}

// A kernel becomes the same code whether it is compiled with others, in its part, or alone.
func TestPartsAreAsAlone(t *testing.T) {
	const version, arch = "13.5.37", "sm_120"
	libnvvm, err := cudaFile(version, "libnvvm")
	if err != nil {
		t.Skip(err)
	}
	o := driver.Options{Inputs: []string{partsProgram(t)}, Arch: arch, Libnvvm: libnvvm, Split: "always"}
	path, ptx := linkParts(t, o)
	together := assemble(t, version, arch, path)
	for _, roots := range [][]string{
		{"recurses_1"}, {"recurses_2"}, {"compares_a"}, {"compares_b"}, {"writes_a", "writes_b"}, {"counts"}, {"shares"},
		{"shares_a", "shares_b"}, {"prints_a"}, {"prints_b"},
	} {
		o.Exports = roots
		path, alone := linkParts(t, o)
		code := assemble(t, version, arch, path)
		for _, name := range roots {
			if got, want := withoutNumbers(entries(string(ptx))[name]), withoutNumbers(entries(string(alone))[name]); !strings.HasPrefix(got, want) {
				t.Errorf("%s is\n%s\nand alone\n%s", name, got, want)
			}
			if together[name] == 0 || together[name] != code[name] {
				t.Errorf("%s has %d bytes of machine code, and alone %d", name, together[name], code[name])
			}
		}
	}
}

// withoutNumbers cuts a kernel's text at its end and takes the numbers out that tell parts' functions of one name apart.
func withoutNumbers(entry string) string {
	body, _, _ := strings.Cut(entry, "\n}")
	return regexp.MustCompile(`\b(recursive|alike)\$\d+`).ReplaceAllString(body, "$1")
}

// --time says what each part took and which functions are the largest, -v what the program consists of.
func TestPartsAreExplained(t *testing.T) {
	libnvvm, err := cudaFile("13.5.37", "libnvvm")
	if err != nil {
		t.Skip(err)
	}
	var times bytes.Buffer
	var notes []string
	linkParts(t, driver.Options{
		Inputs: []string{partsProgram(t)}, Exports: []string{"recurses_1", "prints_b"}, Arch: "sm_120", Libnvvm: libnvvm, Split: "always",
		Time: &times, Note: func(msg string, kv ...any) { notes = append(notes, fmt.Sprint(append([]any{msg}, kv...)...)) },
	})
	for _, want := range []string{
		`(?m)^  recurses_1 +[0-9.]+ ms  \d+ instructions, \d+ bytes of PTX$`, `(?m)^  prints_b +[0-9.]+ ms  \d+ instructions, \d+ bytes of PTX$`,
		`(?m)^  largest functions of \d+ bytes of PTX:$`, `(?m)^ +\d+ bytes  recurses_1$`, `(?m)^ +\d+ bytes  alike\$1$`,
	} {
		if !regexp.MustCompile(want).MatchString(times.String()) {
			t.Errorf("no %s in\n%s", want, times.Bytes())
		}
	}
	all := strings.Join(notes, "\n")
	for _, want := range []string{`\d\d% of the program is recursive.*recurses_1 > recursive`, `\d\d% of the program is alike.*prints_b > alike`} {
		if !regexp.MustCompile(want).MatchString(all) {
			t.Errorf("no %s in\n%s", want, all)
		}
	}
}
