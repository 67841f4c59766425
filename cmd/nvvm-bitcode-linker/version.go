package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"nvvm-bitcode-linker/nvvm"
)

// A versionReport says which program this is.
type versionReport struct {
	Version  string `json:"version"`
	Revision string `json:"revision,omitempty"` // of the source, with + where it had been changed
	Go       string `json:"go"`
	Platform string `json:"platform"`
	Loads    bool   `json:"loads_libraries"` // whether it can use libNVVM at all
}

func newVersionCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Say which version of this program it is",
		Args:  usageArgs(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			r := describeSelf()
			if asJSON {
				return writeJSON(cmd.OutOrStdout(), r)
			}
			fmt.Fprintf(cmd.OutOrStdout(), "nvvm-bitcode-linker %s\n", r.Version)
			if r.Revision != "" {
				fmt.Fprintf(cmd.OutOrStdout(), "revision %s\n", r.Revision)
			}
			fmt.Fprintf(cmd.OutOrStdout(), "built by %s for %s\n", r.Go, r.Platform)
			if !r.Loads {
				fmt.Fprintln(cmd.OutOrStdout(), "it loads no libraries (nodlopen): inspect and downgrade are what it does")
			}
			return nil
		},
	}
	jsonFlag(cmd, &asJSON)
	return cmd
}

func describeSelf() versionReport {
	r := versionReport{Version: version(), Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH, Loads: nvvm.Available}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			switch {
			case s.Key == "vcs.revision":
				r.Revision = s.Value + r.Revision
			case s.Key == "vcs.modified" && s.Value == "true":
				r.Revision += "+"
			}
		}
	}
	return r
}

// version gives this program's version, as the Go toolchain recorded it.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
