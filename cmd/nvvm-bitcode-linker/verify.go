package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"nvvm-bitcode-linker/internal/driver"
)

func newVerifyCommand() *cobra.Command {
	var o driver.Options
	var asJSON, asIs, verbose bool
	cmd := &cobra.Command{
		Use:   "verify FILE... --arch ARCH",
		Short: "Have libNVVM verify and compile files, and write nothing",
		Long: `verify links files as the linker does, has libNVVM verify and compile the result, checks the PTX, and writes no file. With
--as-is the files are NVVM IR already, bitcode or text, and libNVVM gets them as they are. What is wrong is an error, as
in a link; else a line says who accepted what.`,
		Args: usageArgs(cobra.MinimumNArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := fromEnvironment(cmd.Flags()); err != nil {
				return &flagError{err}
			}
			defer listen(cmd, &o, verbose)()
			var reports []driver.VerifyReport
			o.Inputs, o.Verified = args, func(r driver.VerifyReport) { reports = append(reports, r) }
			run := driver.Link
			if asIs {
				run = driver.VerifyAsIs
			}
			if err := run(cmd.Context(), o); err != nil {
				return err
			}
			if asJSON {
				return writeJSON(cmd.OutOrStdout(), reports)
			}
			for _, r := range reports {
				printVerified(cmd.OutOrStdout(), r)
			}
			return nil
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.BoolVar(&asIs, "as-is", false, "hand the files to libNVVM as they are")
	jsonFlag(cmd, &asJSON)
	commonFlags(f, &o)
	f.BoolVarP(&verbose, "verbose", "v", false, "say which library is used and why")
	return cmd
}

func printVerified(w io.Writer, r driver.VerifyReport) {
	fmt.Fprintf(w, "%s: accepted in the %s dialect: %d bytes of PTX %s\n", r.Arch, r.Dialect, r.Size, r.PTX)
	fmt.Fprintf(w, "  by %s\n", r.Library)
	for _, k := range r.Kernels {
		fmt.Fprintf(w, "  kernel %s\n", k)
	}
}
