package nvvm

import (
	"errors"
	"time"
)

// The linker and its worker talk gob over two pipes: an order, after a Request any number of Jobs, one way; replies the
// other way, progress before each answer. Both ends are the same binary, so that there is one version of it.

// order is what a worker is to do: the one that is set.
type order struct {
	Session  *Request     // choose and load a libNVVM, then do jobs
	Describe string       // the path of a libNVVM to describe
	Driver   *driverOrder // ask the driver
	Assemble *assembleOrder
}

// Request says which libNVVM a session needs.
type Request struct {
	Explicit     string // a file or the root of an installation that decides; "" to search
	ExplicitName string // how the user gave Explicit, for messages: "--libnvvm" where it is ""
	Arch         string // the architecture to compile for: "compute_90a", "sm_120"
	Latest       bool   // compile with the newest LLVM inside libNVVM, -nvvm-latest, whatever the architecture
	Libdevice    string // path of libdevice; "" to take it from the library's installation

	MaxPTX   Version // the newest PTX version that may be written; zero for no bound
	MaxPTXBy string  // what says so, for messages: "--max-ptx 8.4"
	// InstalledDriver bounds the PTX version by what the installed driver loads, where there is one and MaxPTX says nothing.
	InstalledDriver bool
	Libcuda         string // path of the driver's library; "" leaves it to the system's loader
	// CubinOnly: no PTX goes out, so that the bound is on the major version of CUDA alone (CUDA's minor version compatibility).
	CubinOnly bool

	// Timeout ends the worker when loading the library, or a job, takes longer; 0 for no limit.
	Timeout time.Duration
}

// Module is NVVM IR, as bitcode or as text.
type Module struct {
	Name    string // for libNVVM's messages
	Bitcode []byte
}

// Job is one program to compile.
type Job struct {
	Modules       []Module
	LazyLibdevice bool     // link what the modules need of libdevice; it is not verified
	Options       []string // besides -arch and -nvvm-latest, which the session adds in front
	Verify        bool     // have libNVVM verify the modules first, with the same options
}

// Result is a compiled program.
type Result struct {
	PTX         []byte // or NVIDIA's LTO IR, with the option -gen-lto
	VerifyLog   string // what the library said although it was content; usually ""
	Log         string // the same of the compilation
	VerifyTime  time.Duration
	CompileTime time.Duration
}

// reply is one message of the worker: progress, or an answer, which is the one error that is set, or Info or
// Result. Errors are spelt out by type since gob sends no interfaces of unknown types.
type reply struct {
	Stage   string   // progress: what the worker does next
	Library Identity // and with which library

	Info        *Info
	Result      *Result
	Description *description
	Driver      *Driver
	Cubin       []byte

	NotFound          *NotFoundError
	UnsupportedArch   *UnsupportedArchError
	UnsupportedOption *UnsupportedOptionError
	Version           *VersionError
	Libdevice         *LibdeviceError
	Verify            *VerifyError
	Compile           *CompileError
	DriverError       *DriverError
	Assembler         *AssembleError
	Other             string
}

// failed makes the reply that carries err.
func failed(err error) reply {
	switch e := err.(type) {
	case *NotFoundError:
		return reply{NotFound: e}
	case *UnsupportedArchError:
		return reply{UnsupportedArch: e}
	case *UnsupportedOptionError:
		return reply{UnsupportedOption: e}
	case *VersionError:
		return reply{Version: e}
	case *LibdeviceError:
		return reply{Libdevice: e}
	case *VerifyError:
		return reply{Verify: e}
	case *CompileError:
		return reply{Compile: e}
	case *DriverError:
		return reply{DriverError: e}
	case *AssembleError:
		return reply{Assembler: e}
	default:
		return reply{Other: err.Error()}
	}
}

// err is the error that the reply carries, nil for none.
func (r *reply) err() error {
	switch {
	case r.NotFound != nil:
		return r.NotFound
	case r.UnsupportedArch != nil:
		return r.UnsupportedArch
	case r.UnsupportedOption != nil:
		return r.UnsupportedOption
	case r.Version != nil:
		return r.Version
	case r.Libdevice != nil:
		return r.Libdevice
	case r.Verify != nil:
		return r.Verify
	case r.Compile != nil:
		return r.Compile
	case r.DriverError != nil:
		return r.DriverError
	case r.Assembler != nil:
		return r.Assembler
	case r.Other != "":
		return errors.New(r.Other)
	default:
		return nil
	}
}
