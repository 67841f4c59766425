//go:build !linux

package nvvm

import (
	"os"
	"syscall"
)

func selfPath() (string, error) { return os.Executable() }

func workerAttributes() *syscall.SysProcAttr { return nil }

func resetCrashSignals() {}

func forgetCode() {}

func endOf(state *os.ProcessState) (signal string, number, exit int) {
	return "", 0, state.ExitCode()
}
