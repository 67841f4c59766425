package main

import (
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"nvvm-bitcode-linker/internal/driver"
)

func newInspectCommand() *cobra.Command {
	var asJSON, symbols bool
	cmd := &cobra.Command{
		Use:   "inspect FILE...",
		Short: "Say what is in archives and files of bitcode",
		Long: `inspect lists the members of archives and describes the LLVM modules in them, or in files of bitcode and objects with
bitcode in a section: what wrote them, for which target, and
their functions, variables and aliases with linkage and size. The size of a function is that of its body in the bitcode.`,
		Args: usageArgs(cobra.MinimumNArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			reports, err := driver.Inspect(args)
			out := cmd.OutOrStdout()
			if asJSON {
				if e := writeJSON(out, reports); e != nil {
					return e
				}
				return err
			}
			for _, r := range reports {
				if e := printReport(out, r, symbols); e != nil {
					return e
				}
			}
			return err
		},
	}
	jsonFlag(cmd, &asJSON)
	cmd.Flags().BoolVar(&symbols, "symbols", true, "list symbols too")
	return cmd
}

func printReport(w io.Writer, r driver.FileReport, symbols bool) error {
	fmt.Fprintf(w, "%s: %s\n", r.Path, r.Kind)
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	for _, m := range r.Members {
		if m.Name != "" {
			fmt.Fprintf(t, "  %s: %s, %d bytes\n", m.Name, m.Kind, m.Size)
		}
		for _, mod := range m.Modules {
			if mod.Name != m.Name {
				fmt.Fprintf(t, "  %s: module of %d bytes\n", mod.Name, mod.Size)
			}
			if mod.Error == "" {
				printModule(t, mod, symbols)
			}
		}
	}
	return t.Flush()
}

func printModule(w io.Writer, m driver.ModuleReport, symbols bool) {
	fmt.Fprintf(w, "    written by %s for %s\n", orUnknown(m.Producer), orUnknown(m.Triple))
	if !symbols {
		return
	}
	for _, s := range m.Symbols {
		defined := "defined"
		if !s.Defined {
			defined = "undefined"
		}
		fmt.Fprintf(w, "    %s\t%s\t%s\t%d\t%s\n", defined, s.Kind, s.Linkage, s.Size, s.Name)
	}
}

func orUnknown(s string) string {
	if s == "" {
		return "(unknown)"
	}
	return s
}
