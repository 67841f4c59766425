// Package driver runs a link from files to PTX: a flat list of phases, each timed.
package driver

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/internal/link"
)

// Options are what a link is asked for.
type Options struct {
	Inputs      []string // object files and archives, in order
	Libraries   []string // names of libraries, as -l has them, after the inputs
	LibraryPath []string // folders in which they are looked for
	Output      string   // what has no path of its own goes there
	Exports     []string
	// VersionScripts are files that name exports too.
	VersionScripts []string
	Kernels        []string
	KeepKernels    bool
	Emit           []Emit // nothing means PTX to Output

	Arch      string // --arch: overrides TargetCPU
	TargetCPU string // --target-cpu, as rustc passes it

	OptLevel   string // "0", "1", "2", "3", "s", "z"
	Libnvvm    string // a file or the root of an installation
	Libdevice  string // a file
	Dialect    string // "auto", "llvm7" or "llvm19"
	NVVMLatest bool
	NoVerify   bool
	Split      string // of SplitKinds; "" is auto
	Jobs       int    // how many libNVVMs run at a time; 0 is one for each processor. What comes out does not depend on it
	CheckIR    bool   // look at the module between passes: for finding mistakes in this program

	// Arithmetic: false is what the CPU computes.
	FMA      bool // contract a*b+c
	FTZ      bool // flush denormals of binary32 to zero
	FastDiv  bool // approximate division of binary32
	FastSqrt bool // approximate square root of binary32

	// What libNVVM may unroll (legalize.LoopPolicy).
	UnrollCold   bool // also in functions that run once at most
	UnrollBudget int  // instructions of all turns of a loop, 0 for no limit

	WhyLive []string // symbols of which Explain is told why they are kept
	Deny    []string // kinds of warnings that fail the link; "all" for all

	Tool string                      // name and version of this program, for the PTX's header
	Time io.Writer                   // a line per phase is written here; nil for none
	Note func(msg string, kv ...any) // what -v shows; nil for none
	// Warn is told of what is linked and yet is probably a mistake, with the kind that Deny knows it by; nil for nobody.
	Warn    func(kind, text string)
	Explain io.Writer // the answers to WhyLive are written here
	// Verified is told what libNVVM has accepted, and nothing is written then; nil for a link that writes.
	Verified func(VerifyReport)
}

// An Emit is one output.
type Emit struct {
	Kind string // "ptx", "llvm-bc" or "llvm-ir"
	Path string // "" means the link's output
}

// EmitKinds are the kinds of output.
var EmitKinds = []string{"ptx", "llvm-bc", "llvm-ir"}

// ParseEmit reads KIND or KIND=PATH.
func ParseEmit(s string) (Emit, error) {
	kind, path, named := strings.Cut(s, "=")
	for _, k := range EmitKinds {
		if k == kind {
			if named && path == "" {
				return Emit{}, fmt.Errorf("--emit %s: a path is expected after the sign of equality", s)
			}
			return Emit{kind, path}, nil
		}
	}
	return Emit{}, fmt.Errorf("--emit %s: the kinds are %s", s, strings.Join(EmitKinds, ", "))
}

// A UsageError is a link that was asked for wrongly: nothing was tried.
type UsageError struct{ Msg string }

func (e *UsageError) Error() string { return e.Msg }

func usagef(format string, args ...any) error { return &UsageError{fmt.Sprintf(format, args...)} }

// check completes the options and refuses those that make no sense.
func (o *Options) check() (arch.Arch, error) {
	var none arch.Arch
	if len(o.Inputs)+len(o.Libraries) == 0 {
		return none, usagef("no input files")
	}
	if len(o.Emit) == 0 {
		o.Emit = []Emit{{Kind: "ptx"}}
	}
	if o.Verified != nil {
		o.Emit, o.Output = []Emit{{Kind: "ptx"}}, os.DevNull
	}
	unnamed := 0
	for _, e := range o.Emit {
		if e.Path == "" {
			unnamed++
		}
	}
	switch {
	case unnamed > 1:
		return none, usagef("%d kinds of output would go to one file: give all but one a path, as in --emit llvm-ir=kernel.ll", unnamed)
	case unnamed == 1 && o.Output == "":
		return none, usagef("no output file: give one with -o")
	}
	for _, kind := range o.Deny {
		if kind != denyAll && !slices.Contains(link.WarningKinds, kind) {
			return none, usagef("--deny %s: the kinds of warnings are %s, and %s for all", kind, strings.Join(link.WarningKinds, ", "), denyAll)
		}
	}
	switch o.Dialect {
	case "", "auto", "llvm7", "llvm19":
	default:
		return none, usagef("--dialect %s: auto, llvm7 or llvm19 expected", o.Dialect)
	}
	if o.Split != "" && !slices.Contains(SplitKinds, o.Split) {
		return none, usagef("--split %s: %s expected", o.Split, strings.Join(SplitKinds, ", "))
	}
	if o.Jobs < 0 {
		return none, usagef("--jobs %d: a positive number expected", o.Jobs)
	}
	if o.Dialect == "llvm7" && o.NVVMLatest {
		return none, usagef("--nvvm-latest asks for the modern dialect, but --dialect says llvm7")
	}
	if _, ok := optLevels[o.OptLevel]; !ok {
		return none, usagef("-O %s: 0, 1, 2, 3, s or z expected", o.OptLevel)
	}
	name := o.Arch
	if name == "" {
		name = o.TargetCPU
	}
	if name == "" {
		return none, usagef("no architecture: give one with --arch, as in --arch=sm_80 (from cargo: -C link-arg=--arch=sm_80)")
	}
	a, err := arch.Parse(name)
	if err != nil {
		return none, usagef("%v", err)
	}
	return a, nil
}

// UnrollBudget is the usual limit of what a loop may unroll to, in instructions.
const UnrollBudget = legalize.DefaultUnrollBudget

// denyAll stands for every kind of warning.
const denyAll = "all"

// optLevels maps levels to libNVVM's, which has two.
var optLevels = map[string]string{"": "3", "0": "0", "1": "3", "2": "3", "3": "3", "s": "3", "z": "3"}

// nvvmOptions gives libNVVM's options beside the architecture, in a fixed order.
func (o *Options) nvvmOptions() []string {
	return []string{
		"-opt=" + optLevels[o.OptLevel],
		"-ftz=" + bit(o.FTZ),
		"-prec-sqrt=" + bit(!o.FastSqrt),
		"-prec-div=" + bit(!o.FastDiv),
		"-fma=" + bit(o.FMA),
	}
}

func bit(b bool) string {
	if b {
		return "1"
	}
	return "0"
}

// WarningKinds are the kinds of warnings, for --deny.
var WarningKinds = link.WarningKinds
