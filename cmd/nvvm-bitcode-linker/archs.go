package main

import (
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"nvvm-bitcode-linker/internal/driver"
)

func newArchsCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "archs",
		Short: "List the GPU architectures",
		Long: `archs lists the architectures that some libNVVM compiles for: which releases of CUDA do, and in which dialect they take
modules for it (a libNVVM that says otherwise is believed). PTX for a plain architecture runs on every later GPU, for one with f
on the later ones of its family, for one with a on that one only.`,
		Args: usageArgs(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			archs := driver.Archs()
			if asJSON {
				return writeJSON(cmd.OutOrStdout(), archs)
			}
			t := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 8, 2, ' ', 0)
			fmt.Fprintln(t, "ARCH\tLIBNVVM OF\tDIALECT\tGPUS")
			for _, a := range archs {
				fmt.Fprintf(t, "%s\t%s\t%s\t%s\n", a.Name, a.CUDA, a.Dialect, a.GPUs)
			}
			return t.Flush()
		},
	}
	jsonFlag(cmd, &asJSON)
	return cmd
}
