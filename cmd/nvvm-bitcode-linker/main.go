// nvvm-bitcode-linker links LLVM bitcode, Rust's above all, into PTX through NVIDIA's libNVVM.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"nvvm-bitcode-linker/internal/driver"
	"nvvm-bitcode-linker/nvvm"
)

// Exit statuses.
const (
	exitFailed = 1 // the link failed
	exitUsage  = 2 // it was asked for wrongly
)

func main() {
	nvvm.RunWorkerIfAsked()
	collectLess()
	os.Exit(untilSignal(func(ctx context.Context) int { return run(ctx, os.Args[1:]) }))
}

// run does what the arguments ask for and gives the exit status.
func run(ctx context.Context, args []string) int {
	cmd := newCommand()
	warnings = nil
	err := execute(ctx, cmd, args)
	if s := (stopped{}); err != nil && errors.As(context.Cause(ctx), &s) {
		err = s // whatever it came from
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "error: %v\n%s", err, hint(err))
	}
	for _, w := range warnings {
		fmt.Fprintln(os.Stderr, w)
	}
	if err == nil {
		return 0
	}
	var usage *driver.UsageError
	var flags *flagError
	if errors.As(err, &usage) || errors.As(err, &flags) {
		fmt.Fprintf(os.Stderr, "Run %s --help for what it takes.\n", cmd.Name())
		return exitUsage
	}
	return exitFailed
}

// hint says which command of this program mends an error, "" where none does.
func hint(err error) string {
	var missing *nvvm.NotFoundError
	if errors.As(err, &missing) {
		return "or have this program bring one: nvvm-bitcode-linker setup\n"
	}
	var arch *nvvm.UnsupportedArchError
	if errors.As(err, &arch) && arch.Needs != "" {
		return "or have this program bring one: nvvm-bitcode-linker setup --arch " + arch.Arch + "\n"
	}
	return ""
}

// execute runs the command after the arguments of a link have been brought into this linker's form.
func execute(ctx context.Context, cmd *cobra.Command, args []string) error {
	args, err := expandResponseFiles(args)
	if err != nil {
		return &flagError{err}
	}
	if found, _, err := cmd.Find(args); err == nil && found == cmd {
		if args, err = translateForeign(cmd.Flags(), args); err != nil {
			return &flagError{err}
		}
	}
	cmd.SetArgs(args)
	return cmd.ExecuteContext(ctx)
}
