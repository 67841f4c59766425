package main

import (
	"github.com/spf13/cobra"

	"nvvm-bitcode-linker/internal/driver"
)

func newDowngradeCommand() *cobra.Command {
	var o driver.DowngradeOptions
	cmd := &cobra.Command{
		Use:   "downgrade FILE -o FILE --to 7|19",
		Short: "Rewrite bitcode for an older LLVM",
		Long: `downgrade rewrites a module of LLVM bitcode, of any target, so that LLVM 7 or LLVM 19 reads it and it means the same.
FILE is bitcode, an archive, or an object with bitcode in a section; where it holds several modules, --member says which.
What that version can not express is an error that names it. No libNVVM is needed. A module for nvptx64 gets the triple,
data layout and kernel marks that libNVVM takes; others keep theirs.`,
		Args: usageArgs(cobra.ExactArgs(1)),
		RunE: func(_ *cobra.Command, args []string) error {
			o.Input = args[0]
			return driver.Downgrade(o)
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVarP(&o.Output, "output", "o", "", "write to `FILE`")
	f.IntVar(&o.To, "to", 0, "the LLVM `VERSION` to write for: 7 or 19")
	f.BoolVarP(&o.Text, "assembly", "S", false, "write LLVM assembly, not bitcode")
	f.BoolVar(&o.CheckIR, "check-ir", false, "check the module between this program's own passes: what is wrong is reported with the pass")
	f.StringVar(&o.Member, "member", "", "take the module `NAME`, as inspect lists it: an archive's member, with #2 for the second of that name, #2 alone where a file holds several")
	return cmd
}

// usageArgs makes a wrong number of arguments a usage error.
func usageArgs(check cobra.PositionalArgs) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if err := check(cmd, args); err != nil {
			return &flagError{err}
		}
		return nil
	}
}
