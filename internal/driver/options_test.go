package driver

import (
	"errors"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/arch"
)

func TestOptionsCheck(t *testing.T) {
	in := []string{"a.o"}
	for _, c := range []struct {
		name string
		o    Options
		want string // part of the usage error, "" for none
		arch string // the architectures, space between
	}{
		{"arch", Options{Inputs: in, Output: "o", Arch: "90a"}, "", "compute_90a"},
		{"arch over cpu", Options{Inputs: in, Output: "o", Arch: "sm_75", TargetCPU: "sm_80"}, "", "compute_75"},
		{"cpu", Options{Inputs: in, Output: "o", TargetCPU: "sm_80"}, "", "compute_80"},
		{"none", Options{Inputs: in, Output: "o"}, "", ""},
		{"several", Options{Inputs: in, Output: "o", Arch: "sm_120,90a, compute_80,sm_80"}, "", "compute_80 compute_90a compute_120"},
		{"one of several is none", Options{Inputs: in, Output: "o", Arch: "sm_80,sm_9O"}, `"sm_9O" is not`, ""},
		{"features of the cpu", Options{Inputs: in, Output: "o", TargetCPU: "sm_80", Features: "+sm_80,+sm_75,+sm_70,+ptx71,+ptx70"}, "", "compute_80"},
		{"features alone", Options{Inputs: in, Output: "o", Features: "+sm_90a,+sm_90,-sm_100,+other,+ptx80"}, "", "compute_90a"},
		{"features above the cpu", Options{Inputs: in, Output: "o", TargetCPU: "sm_70", Features: "+sm_80,+sm_75"}, "", "compute_80"},
		{"arch below the cpu", Options{Inputs: in, Output: "o", TargetCPU: "sm_70", Arch: "sm_61", Features: "+sm_70"}, "", "compute_61"},
		{"bad cpu", Options{Inputs: in, Output: "o", TargetCPU: "x86-64"}, "--target-cpu", ""},
		{"one path for two", Options{Inputs: in, Output: "o", Arch: "sm_80", Emit: []Emit{{"ptx", ""}, {"cubin", "./o"}}}, "one file", ""},
		{"driver", Options{Inputs: in, Output: "o", Arch: "sm_80", ForDriver: "R550"}, "--for-driver", ""},
		{"old driver", Options{Inputs: in, Output: "o", Arch: "sm_80", ForDriver: "9.0"}, "older than every release", ""},
		{"version", Options{Inputs: in, Output: "o", Arch: "sm_80", MaxPTX: "eight"}, "--max-ptx", ""},
		{"check", Options{Inputs: in, Output: "o", Arch: "sm_80", Check: "nvcc"}, "--check nvcc", ""},
		{"deny", Options{Inputs: in, Output: "o", Arch: "sm_80", Deny: []string{"everything"}}, "--deny everything", ""},
		{"no inputs", Options{Output: "o", Arch: "sm_80"}, "no input files", ""},
		{"no output", Options{Inputs: in, Arch: "sm_80"}, "no output file", ""},
		{"output by kind", Options{Inputs: in, Arch: "sm_80", Emit: []Emit{{"llvm-ir", "x.ll"}}}, "", "compute_80"},
		{"two to one file", Options{Inputs: in, Arch: "sm_80", Output: "o", Emit: []Emit{{"llvm-ir", ""}, {"ptx", ""}}}, "one file", ""},
		{"dialect", Options{Inputs: in, Arch: "sm_80", Output: "o", Dialect: "llvm8"}, "llvm8", ""},
		{"latest llvm7", Options{Inputs: in, Arch: "sm_80", Output: "o", Dialect: "llvm7", NVVMLatest: true}, "--nvvm-latest", ""},
		{"level", Options{Inputs: in, Arch: "sm_80", Output: "o", OptLevel: "4"}, "-O 4", ""},
	} {
		err := c.o.check()
		var targets []arch.Arch
		if err == nil {
			targets, err = c.o.targets(t.Context())
		}
		var usage *UsageError
		switch {
		case c.want == "" && err != nil, c.want != "" && (!errors.As(err, &usage) || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, %q expected", c.name, err, c.want)
		case c.want == "" && strings.Join(computes(targets), " ") != c.arch:
			t.Errorf("%s: %s, %s expected", c.name, computes(targets), c.arch)
		}
	}
}

func computes(list []arch.Arch) (names []string) {
	for _, a := range list {
		names = append(names, a.Compute())
	}
	return names
}

func TestFeatures(t *testing.T) {
	var warned []string
	o := Options{TargetCPU: "sm_70", Features: "+sm_80,+sm_75", Warn: func(kind, text string) { warned = append(warned, kind) }}
	if _, err := o.targets(t.Context()); err != nil || len(warned) != 1 || warned[0] != targetFeature {
		t.Errorf("%q, %v", warned, err)
	}
	o.Deny = []string{targetFeature}
	if _, err := o.targets(t.Context()); err == nil || !strings.Contains(err.Error(), "sm_80") || len(warned) != 1 {
		t.Errorf("denied: %v", err)
	}
	if f := parseFeatures("+ptx78,+ptx81,+ptx60,+sm_90,+sm_100f, +sm_100,+ptx,+sm_x,ptx99"); f.ptx.String() != "8.1" || f.arch.SM() != "sm_100f" {
		t.Errorf("%+v", f)
	}
}

func TestBound(t *testing.T) {
	for _, c := range []struct {
		o    Options
		want string
		by   string
	}{
		{Options{}, "0.0", ""},
		{Options{MaxPTX: "8.4"}, "8.4", "--max-ptx 8.4"},
		{Options{ForDriver: "550.54.14"}, "8.4", "--for-driver 550.54.14"},
		{Options{ForDriver: "12.6"}, "8.5", "--for-driver 12.6"},
		{Options{ForDriver: "native"}, "0.0", ""},
		{Options{ForDriver: "580", MaxPTX: "8.7"}, "8.7", "--max-ptx 8.7"},
		{Options{ForDriver: "550", MaxPTX: "8.7"}, "8.4", "--for-driver 550"},
		{Options{ForDriver: "550", Emit: []Emit{{"cubin", ""}}}, "8.8", "--for-driver 550"},
		{Options{ForDriver: "13.0", Emit: []Emit{{"cubin", ""}}}, "9.99", "--for-driver 13.0"},
		{Options{ForDriver: "13.0", Emit: []Emit{{"cubin", ""}, {"ptx", "x"}}}, "9.0", "--for-driver 13.0"},
	} {
		max, by, err := c.o.bound()
		if err != nil || max.String() != c.want || by != c.by {
			t.Errorf("%+v: %v by %q, %v", c.o, max, by, err)
		}
	}
}

func TestVersion(t *testing.T) {
	text := []byte("// .version 1.0 in a comment\n.version 9.5\n.target sm_80\n.version of something\n")
	if v, err := versionOf(text); err != nil || v.String() != "9.5" {
		t.Errorf("%v, %v", v, err)
	}
	got := string(withVersion(text, arch.PTX{Major: 8, Minor: 4}))
	if got != "// .version 1.0 in a comment\n.version 8.4\n.target sm_80\n.version of something\n" {
		t.Error(got)
	}
	if _, err := versionOf([]byte(".target sm_80")); err == nil {
		t.Error("no error without a version")
	}
}

func TestPathFor(t *testing.T) {
	for path, want := range map[string]string{"a/kernels.ptx": "a/kernels.sm_90a.ptx", "a.b/kernels": "a.b/kernels.sm_90a"} {
		if got := pathFor(path, arch.Arch{Number: 90, Suffix: arch.Specific}); got != want {
			t.Errorf("%s: %s, %s expected", path, got, want)
		}
	}
}

func TestNVVMOptions(t *testing.T) {
	for _, c := range []struct {
		o    Options
		want string
	}{
		{Options{}, "-opt=3 -ftz=0 -prec-sqrt=1 -prec-div=1 -fma=0"},
		{Options{OptLevel: "0", FTZ: true, FastSqrt: true, FastDiv: true, FMA: true}, "-opt=0 -ftz=1 -prec-sqrt=0 -prec-div=0 -fma=1"},
		{Options{OptLevel: "s"}, "-opt=3 -ftz=0 -prec-sqrt=1 -prec-div=1 -fma=0"},
	} {
		if got := strings.Join(c.o.nvvmOptions(), " "); got != c.want {
			t.Errorf("%s, %s expected", got, c.want)
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
