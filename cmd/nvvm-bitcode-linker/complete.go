package main

import (
	"strings"

	"github.com/spf13/cobra"

	"nvvm-bitcode-linker/internal/driver"
	"nvvm-bitcode-linker/internal/setup"
)

// completions give the values of options that have a few. The shell asks for them by the scripts of the subcommand completion.
var completions = map[string]func() []string{
	"arch": func() (names []string) {
		names = append(names, "native")
		for _, a := range driver.Archs() {
			names = append(names, a.Name)
		}
		return names
	},
	"emit":         func() []string { return driver.EmitKinds },
	"deny":         func() []string { return append([]string{"all"}, driver.WarningKinds...) },
	"dialect":      func() []string { return []string{"auto", "llvm7", "llvm19"} },
	"optimization": func() []string { return strings.Fields("0 1 2 3 s z") },
	"split":        func() []string { return []string{"auto", "always", "never"} },
	"check":        func() []string { return []string{"ptxas"} },
	"to":           func() []string { return []string{"7", "19"} },
}

// complete registers them with a command and those below it.
func complete(cmd *cobra.Command) {
	for name, values := range completions {
		if cmd.Flags().Lookup(name) != nil {
			cmd.RegisterFlagCompletionFunc(name, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
				return values(), cobra.ShellCompDirectiveNoFileComp
			})
		}
	}
	if cmd.Name() == "setup" {
		cmd.ValidArgsFunction = func(*cobra.Command, []string, string) (names []string, _ cobra.ShellCompDirective) {
			for _, r := range setup.Available() {
				names = append(names, r.Version)
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		}
	}
	for _, sub := range cmd.Commands() {
		complete(sub)
	}
}
