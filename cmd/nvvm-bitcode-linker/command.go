package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"nvvm-bitcode-linker/internal/driver"
)

// A flagError is a command line or environment that can not be understood.
type flagError struct{ err error }

func (e *flagError) Error() string { return e.err.Error() }
func (e *flagError) Unwrap() error { return e.err }

// envPrefix begins the environment variable of every option: NVVM_LINKER_ARCH for --arch.
const envPrefix = "NVVM_LINKER_"

// newCommand gives the command line.
func newCommand() *cobra.Command {
	var o driver.Options
	var emit []string
	var timed, verbose, noCache bool
	cmd := &cobra.Command{
		Use:   "nvvm-bitcode-linker [options] FILE...",
		Short: "Links LLVM bitcode into PTX through NVIDIA's libNVVM",
		Long: `nvvm-bitcode-linker reads rlibs, archives and LLVM bitcode, links them, drops what no kernel reaches, rewrites the
rest into the dialect of NVVM IR that the architecture needs, and has libNVVM compile it to PTX.

It takes the arguments that rustc passes to llvm-bitcode-linker. From cargo:

  [target.nvptx64-nvidia-cuda]
  rustflags = ["-C", "linker=nvvm-bitcode-linker", "-C", "linker-flavor=llbc", "-Zunstable-options",
               "-C", "link-arg=--arch=sm_80"]

Harmless options of other linkers (--as-needed, -Wl,...) are passed over, @FILE is replaced by the arguments in it.
Every option can be set in the environment too: NVVM_LINKER_ARCH for --arch. The command line decides where both are
given. Cargo does not link again when only a variable has changed.`,
		Args:          cobra.ArbitraryArgs,
		Version:       version(),
		SilenceErrors: true,
		SilenceUsage:  true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := fromEnvironment(cmd.Flags()); err != nil {
				return &flagError{err}
			}
			for _, s := range emit {
				e, err := driver.ParseEmit(s)
				if err != nil {
					return &flagError{err}
				}
				o.Emit = append(o.Emit, e)
			}
			o.Inputs, o.Tool = args, "nvvm-bitcode-linker "+version()
			if timed {
				o.Time = os.Stderr
			}
			if !noCache {
				o.Cache, _ = driver.CacheDir() // without a home there is none
			}
			defer listen(cmd, &o, verbose)()
			return driver.Link(cmd.Context(), o)
		},
	}
	cmd.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return &flagError{err} })
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVarP(&o.Output, "output", "o", "", "write the output that has no path of its own to `FILE`")
	f.StringSliceVar(&emit, "emit", nil, "write `KIND` ("+strings.Join(driver.EmitKinds, ", ")+") or KIND=PATH; repeatable; the default is ptx")
	f.BoolVar(&o.StripDebug, "strip-debug", false, "write no line numbers, which are written where the inputs have them")
	f.StringArrayVar(&o.WhyLive, "why-live", nil, "print why `SYMBOL` is kept: what refers to it, up to a kernel or export; 'a*' for all that begin with a; repeatable")
	f.BoolVar(&o.NoVerify, "no-verify", false, "compile without libNVVM's verifier")
	commonFlags(f, &o)
	f.BoolVar(&noCache, "no-cache", false, "compile all anew: neither take PTX from the tool's cache nor keep it there")
	keepFlags(f, &o)
	f.BoolVar(&timed, "time", false, "say how long each phase and part took, and which functions of the PTX are the largest")
	f.BoolVarP(&verbose, "verbose", "v", false, "say which library is used and why, and of what the program consists")
	cmd.AddCommand(subcommands()...)
	complete(cmd)
	return cmd
}

// listen has the driver's messages go where the user sees them. What it gives is to be called at the end.
func listen(cmd *cobra.Command, o *driver.Options, verbose bool) (end func()) {
	o.Explain = cmd.OutOrStdout()
	// rustc shows all that is printed in one note: what failed the link comes first.
	o.Warn = func(kind, text string) { warnings = append(warnings, fmt.Sprintf("warning: %s [%s]", text, kind)) }
	if !verbose {
		return func() {}
	}
	log := newLogger(os.Stderr)
	o.Note = log.Infow
	return func() { log.Sync() }
}

// warnings are printed at the end of the run.
var warnings []string

// commonFlags adds the options of everything that links: what is linked, and how it is compiled.
func commonFlags(f *pflag.FlagSet, o *driver.Options) {
	f.StringVar(&o.Arch, "arch", "", "compile for `LIST`: sm_75, compute_90a, 120f, ..., or native for the GPUs here (overrides --target-cpu); of several, what is loaded on all goes to -o, and the single ones beside it")
	f.BoolVar(&o.Lowest, "lowest", false, "where native means several kinds of GPUs, compile for the lowest alone, in a way that all of them load")
	f.StringVar(&o.ForDriver, "for-driver", "", "write what `DRIVER` loads: its number (550), its CUDA release (12.4), or native, which is the default where there is one")
	f.StringVar(&o.MaxPTX, "max-ptx", "", "write PTX up to `VERSION`, as in 8.4")
	f.StringArrayVar(&o.Kernels, "kernel", nil, "keep `NAME` and make it a kernel; 'a*' keeps the kernels whose names begin with a; repeatable")
	f.BoolVar(&o.KeepKernels, "keep-kernels", false, "keep every kernel of every input beside the exported symbols")
	f.StringSliceVar(&o.Deny, "deny", nil, "fail on warnings of the `KIND`: "+strings.Join(driver.WarningKinds, ", ")+", or all")
	f.StringVar(&o.Dialect, "dialect", "auto", "hand libNVVM this `DIALECT`: auto, llvm7, llvm19")
	f.StringVar(&o.Libnvvm, "libnvvm", "", "use the libNVVM at `PATH`: the library or the root of an installation")
	f.StringVar(&o.Libdevice, "libdevice", "", "use the libdevice at `PATH`, not the one beside libNVVM")
	f.StringVar(&o.Libcuda, "libcuda", "", "ask the driver whose library, libcuda, is at `PATH`")
	f.StringVar(&o.PTXAS, "ptxas", "", "assemble with the ptxas at `PATH`: the program or the root of an installation")
	f.StringVar(&o.Fatbinary, "fatbinary", "", "join several architectures with the fatbinary at `PATH`")
	f.StringVar(&o.NVJitLink, "nvjitlink", "", "assemble with the nvJitLink at `PATH`; without this, nvJitLink is taken where no ptxas is found")
	f.StringVar(&o.Check, "check", "", "have `TOOL`, which is ptxas, assemble the PTX, whatever goes out")
	f.BoolVar(&o.NVVMLatest, "nvvm-latest", false, "ask for the modern dialect for every architecture (CUDA 13.5)")
	f.StringVar(&o.Split, "split", "auto", "compile kernels apart: `WHEN` auto (where it is worth it), always, never")
	f.IntVarP(&o.Jobs, "jobs", "j", 0, "run `N` libNVVMs at a time; the default is one for each processor; the PTX does not depend on it")
	timeoutFlag(f, &o.Timeout)
	f.BoolVar(&o.CheckIR, "check-ir", false, "check the module between this program's own passes: what is wrong is reported with the pass")
	f.BoolVar(&o.FMA, "fma", false, "contract multiplications and additions into fused ones")
	f.BoolVar(&o.FTZ, "ftz", false, "flush denormal numbers of single precision to zero")
	f.BoolVar(&o.UnrollCold, "unroll-cold", false, "let libNVVM unroll loops of code that runs once at most: formatting, panics, cold and optsize functions")
	f.IntVar(&o.UnrollBudget, "unroll-budget", driver.UnrollBudget, "instructions of all turns up to which libNVVM may unroll a loop; 0 for no limit")
	f.BoolVar(&o.InlineCold, "inline-cold", false, "let libNVVM inline large functions that run once at most, formatting, panics and cold ones, into every place that calls them")
	f.BoolVarP(&o.FullDebug, "debug-info", "g", false, "write all debug information, for debuggers, and do not optimise")
	f.StringVar(&o.Panics, "panic", "trap", "make panics `WHAT`: trap, which is what the program's panic handler does, or assert: CUDA's assertion, which prints file, line, block and thread")
	f.BoolVar(&o.FastDiv, "fast-div", false, "divide in single precision approximately")
	f.BoolVar(&o.FastSqrt, "fast-sqrt", false, "take square roots in single precision approximately")
	rustcFlags(f, o)
}

// rustcFlags adds the options that rustc passes to llvm-bitcode-linker and that are not there yet.
func rustcFlags(f *pflag.FlagSet, o *driver.Options) {
	var ignored struct {
		target string
		debug  bool
	}
	f.StringArrayVar(&o.Exports, "export-symbol", nil, "keep `SYMBOL` visible; repeatable; without any, every kernel is kept")
	f.StringVarP(&o.OptLevel, "optimization", "O", "3", "optimise: `LEVEL` 0, 1, 2, 3, s or z; libNVVM knows 0 and 3, and all but 0 mean 3")
	f.StringVar(&o.TargetCPU, "target-cpu", "", "compile for `ARCH` unless --arch is given")
	f.StringVar(&ignored.target, "target", "", "the target `TRIPLE`: nvptx64-nvidia-cuda")
	f.StringVar(&o.Features, "target-feature", "", "`FEATURES` that the inputs were compiled with: of sm_90 and ptx81 and their like the highest counts")
	f.StringArrayVarP(&o.LibraryPath, "library-path", "L", nil, "look for libraries in `DIRECTORY`; repeatable")
	f.StringArrayVarP(&o.Libraries, "library", "l", nil, "link lib`NAME`.rlib, .a or .bc, or with :NAME that file; repeatable")
	f.StringArrayVar(&o.VersionScripts, "version-script", nil, "keep the symbols visible that `FILE` exports; repeatable")
	f.BoolVar(&ignored.debug, "debug", false, "rustc passes it always: it means nothing")
}

// variable names the environment variable of an option.
func variable(option string) string {
	return envPrefix + strings.ToUpper(strings.ReplaceAll(option, "-", "_"))
}

// fromEnvironment sets the options that the command line does not from their variables.
func fromEnvironment(f *pflag.FlagSet) (err error) {
	f.VisitAll(func(flag *pflag.Flag) {
		name := variable(flag.Name)
		value, set := os.LookupEnv(name)
		if !set || flag.Changed || err != nil {
			return
		}
		if e := flag.Value.Set(value); e != nil {
			err = fmt.Errorf("invalid value %q of the variable %s: %w", value, name, e)
		}
	})
	return err
}
