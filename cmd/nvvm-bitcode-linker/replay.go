package main

import (
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"nvvm-bitcode-linker/internal/driver"
)

func newReplayCommand() *cobra.Command {
	var o driver.ReplayOptions
	var verbose bool
	cmd := &cobra.Command{
		Use:   "replay DIRECTORY",
		Short: "Repeat a link kept by --save-temps, or a fault of libNVVM",
		Long: `replay repeats the link that --save-temps DIRECTORY has kept, on this machine or another, and says whether its outputs are
the same bytes. Of a directory that was kept when libNVVM crashed, hung or gave a wrong answer, it compiles the module once
more with the same options. The library is the one of the time where that is still there; --libnvvm names another.
A report of a mistake is such a directory: made with --anonymize it has no paths of your machine.`,
		Args: usageArgs(cobra.ExactArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := fromEnvironment(cmd.Flags()); err != nil {
				return &flagError{err}
			}
			var listener driver.Options
			defer listen(cmd, &listener, verbose)()
			o.Dir, o.Tool, o.Out, o.Note, o.Warn = args[0], "nvvm-bitcode-linker "+version(), cmd.OutOrStdout(), listener.Note, listener.Warn
			return driver.Replay(cmd.Context(), o)
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&o.Libnvvm, "libnvvm", "", "use the libNVVM at `PATH`: the library or the root of an installation")
	f.StringVarP(&o.Output, "output", "o", "", "leave a link's outputs in `DIRECTORY`; without, they are only compared")
	f.StringVar(&o.Module, "module", "", "of a fault: compile `FILE` of the directory, or a kernel of that name alone")
	timeoutFlag(f, &o.Timeout)
	f.BoolVarP(&verbose, "verbose", "v", false, "say which library is used and why")
	return cmd
}

// timeoutFlag adds --timeout.
func timeoutFlag(f *pflag.FlagSet, timeout *time.Duration) {
	f.DurationVar(timeout, "timeout", driver.DefaultTimeout, "stop libNVVM when it takes longer than `TIME` (90s, 10m) for a part of the program; 0 for no limit")
}

// keepFlags adds what is kept for reports of mistakes.
func keepFlags(f *pflag.FlagSet, o *driver.Options) {
	f.StringVar(&o.SaveTemps, "save-temps", "", "keep in `DIRECTORY` what the link is repeated with, by the command replay, and what it makes on the way")
	f.BoolVar(&o.Anonymize, "anonymize", false, "take paths of this machine out of what is kept by --save-temps or for a fault; with --save-temps what is linked is that")
}
