// Package driver runs a link from files to PTX: a flat list of phases, each timed.
package driver

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"nvvm-bitcode-linker/internal/legalize"
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

	Arch      string // --arch: a list of architectures, and "native"; overrides what follows
	TargetCPU string // --target-cpu, as rustc passes it
	Features  string // --target-feature, as rustc passes it: with every feature that one implies
	Lowest    bool   // of several kinds of GPUs that native stands for, take the lowest
	ForDriver string // the driver that will load the output: its number, its CUDA release, or "native"
	MaxPTX    string // the newest PTX version that it loads

	Libcuda   string // the driver's library, for native
	PTXAS     string // a file or the root of an installation, as the next two
	Fatbinary string
	NVJitLink string
	Check     string // "ptxas": assemble the PTX, whatever goes out

	OptLevel   string // "0", "1", "2", "3", "s", "z"
	Libnvvm    string // a file or the root of an installation
	Libdevice  string // a file
	Dialect    string // "auto", "llvm7" or "llvm19"
	NVVMLatest bool
	NoVerify   bool
	Split      string        // of SplitKinds; "" is auto
	Jobs       int           // how many libNVVMs run at a time; 0 is one for each processor. What comes out does not depend on it
	Timeout    time.Duration // for libNVVM to load, and for each part of the program; 0 for no limit
	SaveTemps  string        // a directory for all that the link is repeated with, and what it made on the way; "" for none
	Anonymize  bool          // what is kept for reports has no paths of this machine
	Cache      string        // the directory of compiled code (CacheDir); "" for none
	CheckIR    bool          // look at the module between passes: for finding mistakes in this program

	// Arithmetic: false is what the CPU computes.
	FMA      bool // contract a*b+c
	FTZ      bool // flush denormals of binary32 to zero
	FastDiv  bool // approximate division of binary32
	FastSqrt bool // approximate square root of binary32

	// What libNVVM may unroll (legalize.LoopPolicy).
	UnrollCold   bool // also in functions that run once at most
	UnrollBudget int  // instructions of all turns of a loop, 0 for no limit
	InlineCold   bool // what libNVVM may inline (legalize.CallPolicy): also large functions that run once at most

	FullDebug  bool   // all debug information, where variables are and what types they have too, and no optimisation
	StripDebug bool   // no line numbers, even where the inputs have them
	Panics     string // of PanicKinds; "" is trap

	WhyLive []string // symbols of which Explain is told why they are kept
	Deny    []string // kinds of warnings that fail the link; "all" for all

	Tool string                      // name and version of this program, for the PTX's header
	Time io.Writer                   `json:"-"` // a line per phase is written here; nil for none
	Note func(msg string, kv ...any) `json:"-"` // what -v shows; nil for none
	// Warn is told of what is linked and yet is probably a mistake, with the kind that Deny knows it by; nil for nobody.
	Warn    func(kind, text string) `json:"-"`
	Explain io.Writer               `json:"-"` // the answers to WhyLive are written here
	// Verified is told what libNVVM has accepted, and nothing is written then; nil for a link that writes.
	Verified func(VerifyReport) `json:"-"`
}

// A UsageError is a link that was asked for wrongly: nothing was tried.
type UsageError struct{ Msg string }

func (e *UsageError) Error() string { return e.Msg }

func usagef(format string, args ...any) error { return &UsageError{fmt.Sprintf(format, args...)} }

// check completes the options and refuses those that make no sense.
func (o *Options) check() error {
	if len(o.Inputs)+len(o.Libraries) == 0 {
		return usagef("no input files")
	}
	if len(o.Emit) == 0 {
		o.Emit = []Emit{{Kind: "ptx"}}
	}
	if o.Verified != nil {
		o.Emit, o.Output = []Emit{{Kind: "ptx"}}, os.DevNull
	}
	if err := o.checkEmit(); err != nil {
		return err
	}
	for _, kind := range o.Deny {
		if kind != denyAll && !slices.Contains(WarningKinds, kind) {
			return usagef("--deny %s: the kinds of warnings are %s, and %s for all", kind, strings.Join(WarningKinds, ", "), denyAll)
		}
	}
	switch o.Dialect {
	case "", "auto", "llvm7", "llvm19":
	default:
		return usagef("--dialect %s: auto, llvm7 or llvm19 expected", o.Dialect)
	}
	if o.Split != "" && !slices.Contains(SplitKinds, o.Split) {
		return usagef("--split %s: %s expected", o.Split, strings.Join(SplitKinds, ", "))
	}
	if o.Panics != "" && !slices.Contains(PanicKinds, o.Panics) {
		return usagef("--panic %s: %s expected", o.Panics, strings.Join(PanicKinds, " or "))
	}
	if o.FullDebug && o.StripDebug {
		return usagef("-g asks for debug information, and --strip-debug for none")
	}
	if o.FullDebug {
		o.OptLevel, o.Split = "0", "never"
	}
	if o.Jobs < 0 {
		return usagef("--jobs %d: a positive number expected", o.Jobs)
	}
	if o.Dialect == "llvm7" && o.NVVMLatest {
		return usagef("--nvvm-latest asks for the modern dialect, but --dialect says llvm7")
	}
	if _, ok := optLevels[o.OptLevel]; !ok {
		return usagef("-O %s: 0, 1, 2, 3, s or z expected", o.OptLevel)
	}
	if o.Check != "" && o.Check != checkPTXAS {
		return usagef("--check %s: %s expected", o.Check, checkPTXAS)
	}
	if _, _, err := o.bound(); err != nil {
		return usagef("%v", err)
	}
	return nil
}

// checkPTXAS has ptxas assemble the PTX.
const checkPTXAS = "ptxas"

// UnrollBudget is the usual limit of what a loop may unroll to, in instructions.
const UnrollBudget = legalize.DefaultUnrollBudget

// optLevels maps levels to libNVVM's, which has two.
var optLevels = map[string]string{"": "3", "0": "0", "1": "3", "2": "3", "3": "3", "s": "3", "z": "3"}

// nvvmOptions gives libNVVM's options beside the architecture, in a fixed order.
func (o *Options) nvvmOptions() []string {
	var debug []string
	if o.FullDebug {
		debug = []string{"-g"}
	}
	return append(debug, []string{
		"-opt=" + optLevels[o.OptLevel],
		"-ftz=" + bit(o.FTZ),
		"-prec-sqrt=" + bit(!o.FastSqrt),
		"-prec-div=" + bit(!o.FastDiv),
		"-fma=" + bit(o.FMA),
	}...)
}

func bit(b bool) string {
	if b {
		return "1"
	}
	return "0"
}
