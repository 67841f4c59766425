package nvvm

import (
	"fmt"
	"strings"
	"time"
)

// NotFoundError says that no libNVVM could be loaded, where it was looked for, and what to do.
type NotFoundError struct {
	Decided   string // what the user set, and so decided, as in "CUDA_HOME=/opt/cuda"; "" when places were searched
	Looked    []Place
	Variables []string // the environment variables consulted, as in "CUDA_PATH=/x" or "CUDA_HOME (not set)"
	Install   string   // a command that installs a fitting libNVVM where it will be found
}

// Place is a place where libNVVM was looked for.
type Place struct {
	Path string // file, directory or name
	Why  string // why what is there does not serve
}

func (p Place) String() string { return p.Path + ": " + p.Why }

func (e *NotFoundError) Error() string {
	var b strings.Builder
	if e.Decided != "" {
		fmt.Fprintf(&b, "libNVVM not found where %s says; looked at", e.Decided)
	} else {
		b.WriteString("libNVVM not found; looked at")
	}
	for _, p := range e.Looked {
		fmt.Fprintf(&b, "\n  %v", p)
	}
	if e.Decided == "" {
		fmt.Fprintf(&b, "\nvariables consulted: %s", strings.Join(e.Variables, ", "))
	} else {
		fmt.Fprintf(&b, "\nchange that, or leave it out to have libNVVM searched for")
	}
	fmt.Fprintf(&b, "\nto install one: %s", e.Install)
	return b.String()
}

// UnsupportedArchError says that the libNVVM that was chosen does not compile for an architecture.
type UnsupportedArchError struct {
	Library  Identity
	Decided  string   // what the user set, and so chose the library; "" when it was found
	Others   []string // further libraries that were found and do not either
	Arch     string   // as in "compute_120"
	Supports string   // what the library can do, in short
	Needs    string   // the CUDA releases that can, "" where none is known
	Renamed  string   // the newer name of the architecture, if it has one
	Install  string   // a command that installs a fitting libNVVM, "" where none is known
}

func (e *UnsupportedArchError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "libNVVM from %v does not support %s; it supports %s", e.Library, e.Arch, e.Supports)
	if e.Needs != "" {
		fmt.Fprintf(&b, "; %s needs %s", e.Arch, e.Needs)
	} else {
		fmt.Fprintf(&b, "; no CUDA release is known that supports %s", e.Arch)
	}
	if e.Renamed != "" {
		fmt.Fprintf(&b, " (it is %s since CUDA 13.0)", e.Renamed)
	}
	if e.Decided != "" {
		fmt.Fprintf(&b, "\nthe library was chosen by %s", e.Decided)
	}
	for _, other := range e.Others {
		fmt.Fprintf(&b, "\nalso found, and not fit: %s", other)
	}
	if e.Install != "" {
		fmt.Fprintf(&b, "\nto install one: %s", e.Install)
	}
	return b.String()
}

// UnsupportedOptionError says that a libNVVM does not know an option that was asked for.
type UnsupportedOptionError struct {
	Library Identity
	Option  string
	Needs   string // the CUDA releases that know it
}

func (e *UnsupportedOptionError) Error() string {
	return fmt.Sprintf("libNVVM from %v does not know the option %s; it needs %s", e.Library, e.Option, e.Needs)
}

// VersionError says that a libNVVM takes a version of NVVM IR that is not known here.
type VersionError struct {
	Library Identity
	IR      IRVersion
	Newest  Version // the newest that is known
}

func (e *VersionError) Error() string {
	return fmt.Sprintf("libNVVM from %v takes NVVM IR %v; known here are 1.0 to %v", e.Library, e.IR.IR, e.Newest)
}

// LibdeviceError says that libdevice, NVIDIA's library of mathematical functions, was not found.
type LibdeviceError struct {
	Library Identity
	Looked  []string // files
}

func (e *LibdeviceError) Error() string {
	return fmt.Sprintf("%s not found beside libNVVM from %v; looked at\n  %s", libdeviceName, e.Library, strings.Join(e.Looked, "\n  "))
}

// VerifyError is libNVVM's refusal of a module when asked to verify it.
type VerifyError struct {
	Library Identity
	Code    Code
	Log     string
}

func (e *VerifyError) Error() string {
	return fmt.Sprintf("libNVVM's verifier refuses the module: %v, from %v%s", e.Code, e.Library, logText(e.Log))
}

// CompileError is the failure of any other call of libNVVM.
type CompileError struct {
	Library Identity
	Step    string // the function that failed, or what is wrong with its result
	Code    Code
	Log     string
}

func (e *CompileError) Error() string {
	return fmt.Sprintf("libNVVM failed: %s: %v, from %v%s", e.Step, e.Code, e.Library, logText(e.Log))
}

func logText(log string) string {
	if log == "" {
		return "; its log is empty"
	}
	return ":\n  " + strings.ReplaceAll(log, "\n", "\n  ")
}

// CrashError says that the process in which libNVVM ran did not answer: it crashed, ended, answered
// nonsense, or was stopped.
type CrashError struct {
	Library Identity
	Stage   string        // what it was doing, as in "compiling"
	After   time.Duration // since it was asked
	Signal  string        // what ended it, as in "SIGSEGV"; "" for none
	Number  int           // of the signal
	Exit    int           // exit status, where no signal ended it
	Cause   error         // why it was stopped (a context's error), or what was wrong with its answer; may be nil
	Output  string        // what it printed
}

func (e *CrashError) Error() string {
	var b strings.Builder
	switch {
	case e.Cause != nil:
		fmt.Fprintf(&b, "libNVVM was stopped (%v)", e.Cause)
	case e.Signal == "SIGKILL":
		b.WriteString("libNVVM was killed (signal 9, SIGKILL), perhaps for want of memory,")
	case e.Signal != "":
		fmt.Fprintf(&b, "libNVVM crashed (signal %d, %s)", e.Number, e.Signal)
	default:
		fmt.Fprintf(&b, "libNVVM ended its process (exit status %d)", e.Exit)
	}
	fmt.Fprintf(&b, " while %s, after %v", e.Stage, e.After.Round(time.Millisecond))
	if e.Library.Path != "" {
		fmt.Fprintf(&b, ": %v", e.Library)
	}
	if e.Output != "" {
		b.WriteString("; it printed" + logText(e.Output))
	}
	return b.String()
}

// TimeoutError says that libNVVM took longer than it may (Request.Timeout).
type TimeoutError struct{ Limit time.Duration }

func (e *TimeoutError) Error() string { return fmt.Sprintf("it took longer than %v", e.Limit) }

// Unwrap gives the context's error when a context ended the process.
func (e *CrashError) Unwrap() error { return e.Cause }
