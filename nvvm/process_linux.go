package nvvm

import (
	"fmt"
	"os"
	"strings"
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

// forgetCode makes the kernel forget which pages of programs and libraries this process has used; the next use of one brings it back. Loading a
// libNVVM runs constructors from all over it, so 20 MB of it are resident of which compiling needs less. What was written to stays, since
// a mapping with a page that is not as in its file is left alone (madvise(2), MADV_DONTNEED; smaps in proc_pid_smaps(5)).
func forgetCode() {
	maps, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		return // no more is lost than some memory
	}
	for _, m := range codeMappings(string(maps)) {
		unix.RawSyscall(unix.SYS_MADVISE, m.start, m.end-m.start, unix.MADV_DONTNEED)
	}
}

// A mapping is a range of addresses.
type mapping struct{ start, end uintptr }

// codeMappings gives the private mappings of files that are code or cannot be written to and of which no page was changed.
func codeMappings(smaps string) (list []mapping) {
	var last *mapping // the mapping that is being described, if it is of such
	for line := range strings.Lines(smaps) {
		fields := strings.Fields(line)
		switch {
		case len(fields) >= 2 && !strings.HasSuffix(fields[0], ":"):
			last = nil
			var m mapping
			if n, _ := fmt.Sscanf(fields[0], "%x-%x", &m.start, &m.end); n == 2 && (fields[1] == "r-xp" || fields[1] == "r--p") && len(fields) >= 6 && fields[5][0] == '/' {
				last = &m
			}
		case last != nil && fields[0] == "Anonymous:" && fields[1] != "0":
			last = nil
		case last != nil && fields[0] == "Swap:": // it comes later; a page that was changed may be there
			if fields[1] == "0" {
				list = append(list, *last)
			}
			last = nil
		}
	}
	return list
}

// endOf says how a process ended: by a signal, or with an exit status.
func endOf(state *os.ProcessState) (signal string, number, exit int) {
	if status, ok := state.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		return unix.SignalName(status.Signal()), int(status.Signal()), 0
	}
	return "", 0, state.ExitCode()
}
