// nvvm-bitcode-linker links LLVM bitcode, Rust's above all, into PTX through NVIDIA's libNVVM.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"

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
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, os.Args[1:])
	stop()
	os.Exit(code)
}

// run does what the arguments ask for and gives the exit status.
func run(ctx context.Context, args []string) int {
	cmd := newCommand()
	cmd.SetArgs(args)
	err := cmd.ExecuteContext(ctx)
	if err == nil {
		return 0
	}
	fmt.Fprintf(os.Stderr, "error: %v\n", err)
	var usage *driver.UsageError
	var flags *flagError
	if errors.As(err, &usage) || errors.As(err, &flags) {
		fmt.Fprintf(os.Stderr, "Run %s --help for what it takes.\n", cmd.Name())
		return exitUsage
	}
	return exitFailed
}
