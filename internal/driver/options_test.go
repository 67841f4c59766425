package driver

import (
	"errors"
	"strings"
	"testing"
)

func TestOptionsCheck(t *testing.T) {
	in := []string{"a.o"}
	for _, c := range []struct {
		name string
		o    Options
		want string // part of the usage error, "" for none
		arch string
	}{
		{"arch", Options{Inputs: in, Output: "o", Arch: "90a"}, "", "compute_90a"},
		{"arch over cpu", Options{Inputs: in, Output: "o", Arch: "sm_75", TargetCPU: "sm_80"}, "", "compute_75"},
		{"cpu", Options{Inputs: in, Output: "o", TargetCPU: "sm_80"}, "", "compute_80"},
		{"none", Options{Inputs: in, Output: "o"}, "no architecture", ""},
		{"no inputs", Options{Output: "o", Arch: "sm_80"}, "no input files", ""},
		{"no output", Options{Inputs: in, Arch: "sm_80"}, "no output file", ""},
		{"output by kind", Options{Inputs: in, Arch: "sm_80", Emit: []Emit{{"llvm-ir", "x.ll"}}}, "", "compute_80"},
		{"two to one file", Options{Inputs: in, Arch: "sm_80", Output: "o", Emit: []Emit{{"llvm-ir", ""}, {"ptx", ""}}}, "one file", ""},
		{"dialect", Options{Inputs: in, Arch: "sm_80", Output: "o", Dialect: "llvm8"}, "llvm8", ""},
		{"latest llvm7", Options{Inputs: in, Arch: "sm_80", Output: "o", Dialect: "llvm7", NVVMLatest: true}, "--nvvm-latest", ""},
		{"level", Options{Inputs: in, Arch: "sm_80", Output: "o", OptLevel: "4"}, "-O 4", ""},
	} {
		a, err := c.o.check()
		var usage *UsageError
		switch {
		case c.want == "" && err != nil, c.want != "" && (!errors.As(err, &usage) || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, %q expected", c.name, err, c.want)
		case c.want == "" && a.Compute() != c.arch:
			t.Errorf("%s: %s, %s expected", c.name, a.Compute(), c.arch)
		}
	}
}

func TestParseEmit(t *testing.T) {
	for s, want := range map[string]Emit{"ptx": {"ptx", ""}, "llvm-ir=a=b.ll": {"llvm-ir", "a=b.ll"}} {
		if got, err := ParseEmit(s); err != nil || got != want {
			t.Errorf("%s: %v, %v; %v expected", s, got, err, want)
		}
	}
	for _, s := range []string{"", "exe", "ptx=", "PTX"} {
		if _, err := ParseEmit(s); err == nil {
			t.Errorf("%q: no error", s)
		}
	}
}
