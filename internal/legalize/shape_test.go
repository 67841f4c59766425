package legalize

import (
	"bytes"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// read gives the module that LLVM's assembler makes of the text. Kernels are those of the calling convention.
func read(t *testing.T, text string) *ir.Module {
	t.Helper()
	as, err := exec.LookPath("llvm-as-22")
	if err != nil {
		t.Skip("this test needs llvm-as-22: ", err)
	}
	cmd := exec.Command(as, "-o", "-")
	cmd.Stdin = strings.NewReader(text)
	var log bytes.Buffer
	cmd.Stderr = &log
	data, err := cmd.Output()
	if err != nil {
		t.Fatalf("llvm-as: %v\n%s", err, log.Bytes())
	}
	m, err := bitcode.ReadAll("test", data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// rewrite runs passes over the module of the text, as one for GPUs or not, and gives its text.
func rewrite(t *testing.T, gpu bool, text string, passes ...Pass) (string, error) {
	t.Helper()
	m := read(t, text)
	c, err := NewContext(m)
	if err != nil {
		t.Fatal(err)
	}
	c.NVPTX, c.IRVersion = gpu, [4]int{2, 0, 3, 2}
	if err := Run(c, passes); err != nil {
		return "", err
	}
	var out bytes.Buffer
	if err := ir.Print(&out, m, ir.LLVM22); err != nil {
		t.Fatal(err)
	}
	return quoted.ReplaceAllString(out.String(), "@$1"), nil
}

// quoted is a name that LLVM's assembly quotes and PTX need not.
var quoted = regexp.MustCompile(`@"([A-Za-z0-9_$]+)"`)

// A shape is a module, passes, and what their result must and must not contain; or the error.
type shape struct {
	name   string
	in     string
	passes []Pass
	want   []string
	no     []string
	err    string
}

func checkShapes(t *testing.T, shapes []shape) {
	t.Helper()
	for _, s := range shapes {
		t.Run(s.name, func(t *testing.T) {
			out, err := rewrite(t, true, s.in, s.passes...)
			if s.err != "" {
				if err == nil || !strings.Contains(err.Error(), s.err) {
					t.Fatalf("the error is %v, want %s", err, s.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range s.want {
				if !strings.Contains(out, w) {
					t.Errorf("%q is missing", w)
				}
			}
			for _, n := range s.no {
				if strings.Contains(out, n) {
					t.Errorf("%q is there", n)
				}
			}
			if t.Failed() {
				t.Log(out)
			}
		})
	}
}

var noNatives = &Natives{}

func checkContains(t *testing.T, text, want string) {
	t.Helper()
	if !strings.Contains(text, want) {
		t.Errorf("%q is missing in\n%s", want, text)
	}
}
