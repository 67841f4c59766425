package main

import (
	"encoding/json"
	"io"

	"github.com/spf13/cobra"
)

// subcommands lists them in the order of the help.
func subcommands() []*cobra.Command {
	return []*cobra.Command{
		newDoctorCommand(), newSetupCommand(), newArchsCommand(), newVerifyCommand(), newInspectCommand(), newDowngradeCommand(),
		newReplayCommand(), newVersionCommand(),
	}
}

// writeJSON writes a report for programs.
func writeJSON(w io.Writer, report any) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(report)
}

// jsonFlag adds --json.
func jsonFlag(cmd *cobra.Command, asJSON *bool) {
	cmd.Flags().BoolVar(asJSON, "json", false, "write JSON for programs")
}
