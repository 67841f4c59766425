package nvvm

import (
	"os"
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// selfPath is this program's binary, also when its file has been replaced meanwhile, as by a build.
func selfPath() (string, error) {
	const self = "/proc/self/exe"
	if _, err := os.Stat(self); err != nil {
		return os.Executable()
	}
	return self, nil
}

// workerAttributes has the kernel end the worker when its session's thread ends, which [Start] keeps for as
// long as the worker runs.
func workerAttributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }

// resetCrashSignals takes the Go runtime's handlers for faults away. The kernel's struct sigaction that
// means the default, SIG_DFL without flags, is all zeros on every architecture; 32 bytes cover it.
func resetCrashSignals() {
	for _, signal := range []syscall.Signal{syscall.SIGILL, syscall.SIGABRT, syscall.SIGBUS, syscall.SIGFPE, syscall.SIGSEGV} {
		const sigsetSize = 8
		var action [4]uint64
		unix.RawSyscall6(unix.SYS_RT_SIGACTION, uintptr(signal), uintptr(unsafe.Pointer(&action)), 0, sigsetSize, 0, 0)
	}
}

// endOf says how a process ended: by a signal, or with an exit status.
func endOf(state *os.ProcessState) (signal string, number, exit int) {
	if status, ok := state.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		return unix.SignalName(status.Signal()), int(status.Signal()), 0
	}
	return "", 0, state.ExitCode()
}
