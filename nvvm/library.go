package nvvm

import (
	"fmt"
	"regexp"
	"runtime"
	"strconv"

	"nvvm-bitcode-linker/dlopen"
	"nvvm-bitcode-linker/internal/arch"
)

// Version is a pair of numbers as libNVVM gives them: 2.0.
type Version struct{ Major, Minor int }

func (v Version) String() string { return fmt.Sprintf("%d.%d", v.Major, v.Minor) }

// IRVersion is what a module's !nvvmir.version must hold for a library to take it: the version of NVVM IR
// and that of its debug metadata.
type IRVersion struct{ IR, Debug Version }

func (v IRVersion) String() string { return fmt.Sprintf("%v, debug metadata %v", v.IR, v.Debug) }

// Dialect is the form of LLVM IR in which libNVVM wants modules for an architecture.
type Dialect int

const (
	LLVM7  Dialect = 7  // typed pointers; bitcode as LLVM 7 writes it
	Modern Dialect = 20 // opaque pointers; bitcode of LLVM 20 or older
)

func (d Dialect) String() string {
	if d == LLVM7 {
		return "LLVM 7"
	}
	return "modern"
}

// Identity says which libNVVM it is, for messages.
type Identity struct {
	Path    string  // of the file that was loaded
	Version Version // nvvmVersion
	CUDA    string  // the CUDA release it belongs to, "12.4.131" or "12.4"; "" where nothing tells
}

func (id Identity) String() string {
	switch {
	case id.Version == Version{}:
		return id.Path
	case id.CUDA == "":
		return fmt.Sprintf("%s (libNVVM %v)", id.Path, id.Version)
	default:
		return fmt.Sprintf("%s (libNVVM %v of CUDA %s)", id.Path, id.Version, id.CUDA)
	}
}

// Library is a libNVVM loaded into this process. A crash of it is a crash of the process: [Start] keeps it
// in a process of its own.
type Library struct {
	Identity
	IR IRVersion // nvvmIRVersion

	lib *dlopen.Library
	api api
	ptx Version // zero until it is known
}

// api holds libNVVM's functions, with the types of nvvm.h.
type api struct {
	version        func(major, minor *int32) Code
	irVersion      func(major, minor, debugMajor, debugMinor *int32) Code
	llvmVersion    func(arch *byte, major *int32) Code // since CUDA 13.1
	errorString    func(Code) string
	createProgram  func(program *uintptr) Code
	destroyProgram func(program *uintptr) Code
	addModule      func(program uintptr, data *byte, size uintptr, name *byte) Code
	lazyAddModule  func(program uintptr, data *byte, size uintptr, name *byte) Code // since CUDA 10.0
	compile        func(program uintptr, count int32, options **byte) Code
	verify         func(program uintptr, count int32, options **byte) Code
	resultSize     func(program uintptr, size *uintptr) Code
	result         func(program uintptr, data *byte) Code
	logSize        func(program uintptr, size *uintptr) Code
	log            func(program uintptr, data *byte) Code
}

func (a *api) symbols() []dlopen.Symbol {
	return []dlopen.Symbol{
		{Name: "nvvmVersion", Func: &a.version},
		{Name: "nvvmIRVersion", Func: &a.irVersion},
		{Name: "nvvmLLVMVersion", Func: &a.llvmVersion, Optional: true},
		{Name: "nvvmGetErrorString", Func: &a.errorString},
		{Name: "nvvmCreateProgram", Func: &a.createProgram},
		{Name: "nvvmDestroyProgram", Func: &a.destroyProgram},
		{Name: "nvvmAddModuleToProgram", Func: &a.addModule},
		{Name: "nvvmLazyAddModuleToProgram", Func: &a.lazyAddModule, Optional: true},
		{Name: "nvvmCompileProgram", Func: &a.compile},
		{Name: "nvvmVerifyProgram", Func: &a.verify},
		{Name: "nvvmGetCompiledResultSize", Func: &a.resultSize},
		{Name: "nvvmGetCompiledResult", Func: &a.result},
		{Name: "nvvmGetProgramLogSize", Func: &a.logSize},
		{Name: "nvvmGetProgramLog", Func: &a.log},
	}
}

// Load loads the libNVVM at path, a file or a name for the system's loader, and asks for its versions. An IR
// version that this package does not know is a [VersionError]. The library stays loaded.
func Load(path string) (*Library, error) {
	lib, err := dlopen.Open(path)
	if err != nil {
		return nil, err
	}
	l := &Library{lib: lib, Identity: Identity{Path: lib.Path()}}
	if _, err := lib.Bind(l.api.symbols()); err != nil {
		return nil, err
	}
	var v [6]int32
	if code := l.api.version(&v[0], &v[1]); code != Success {
		return nil, fmt.Errorf("%s: nvvmVersion: %v", l.Path, code)
	}
	if code := l.api.irVersion(&v[2], &v[3], &v[4], &v[5]); code != Success {
		return nil, fmt.Errorf("%s: nvvmIRVersion: %v", l.Path, code)
	}
	l.Version = Version{int(v[0]), int(v[1])}
	l.IR = IRVersion{Version{int(v[2]), int(v[3])}, Version{int(v[4]), int(v[5])}}
	l.CUDA = cudaNear(l.Path)
	// 1.x came with CUDA 11 and before, 2.x since CUDA 12.
	if l.IR.IR.Major < 1 || l.IR.IR.Major > maxIR.Major {
		return nil, &VersionError{l.Identity, l.IR, maxIR}
	}
	return l, nil
}

// maxIR is the newest version of NVVM IR whose rules this package's users know. Minor versions have only
// added to it.
var maxIR = Version{2, 0}

// ErrorString is the library's own word for a code.
func (l *Library) ErrorString(c Code) string { return l.api.errorString(c) }

// LLVMVersion is the major version of LLVM whose IR the library takes for arch ("compute_90"): 7, or 20 and
// more. ok is false where the library does not know the architecture, or has no such question, which came
// with CUDA 13.1.
func (l *Library) LLVMVersion(arch string) (major int, ok bool) {
	if l.api.llvmVersion == nil {
		return 0, false
	}
	name := cString(arch)
	var v int32
	code := l.api.llvmVersion(&name[0], &v)
	runtime.KeepAlive(name)
	return int(v), code == Success
}

// Supports says whether the library compiles for arch ("compute_90a").
func (l *Library) Supports(arch string) (bool, error) {
	if l.api.llvmVersion != nil {
		_, ok := l.LLVMVersion(arch)
		return ok, nil
	}
	return l.Accepts("-arch=" + arch)
}

// Accepts says whether the library knows options, and their values, without compiling anything. libNVVM
// looks at the options of a program that has a module before it looks at the module, so that verifying one
// byte of nonsense tells: NVVM_ERROR_INVALID_OPTION, or a complaint about the byte. Measured on CUDA 11.8 to
// 13.5: 0.01 to 0.8 ms; without any module it checks no options.
func (l *Library) Accepts(options ...string) (bool, error) {
	p, err := l.NewProgram()
	if err != nil {
		return false, err
	}
	defer p.Close()
	if err := p.Add("nonsense", []byte("x")); err != nil {
		return false, err
	}
	code, err := p.call(l.api.verify, options)
	return code != ErrorInvalidOption, err
}

var versionInPTX = regexp.MustCompile(`(?m)^\.version (\d+)\.(\d+)`)

// PTX is the version of PTX that the library writes: by its CUDA release, or where that tells nothing, by what it writes, in which case an
// empty module is compiled.
func (l *Library) PTX() (Version, error) {
	if known := l.knownPTX(); known != (Version{}) {
		return known, nil
	}
	_, err := l.AskCUDA()
	if err == nil && l.ptx == (Version{}) {
		err = fmt.Errorf("libNVVM from %v writes PTX without a .version", l.Identity)
	}
	return l.ptx, err
}

// knownPTX is that version where nothing has to be compiled to know it, else zero.
func (l *Library) knownPTX() Version {
	if l.ptx == (Version{}) {
		if r, ok := arch.ParseRelease(l.CUDA); ok {
			p, _ := r.PTX()
			l.ptx = Version(p)
		}
	}
	return l.ptx
}

var cudaInPTX = regexp.MustCompile(`release \d+\.\d+, V(\d+\.\d+\.\d+)`)

// AskCUDA finds the CUDA release that the library belongs to from the library itself, and remembers it: the
// comment at the head of its PTX says so. It compiles an empty module, which takes about 5 ms.
func (l *Library) AskCUDA() (string, error) {
	p, err := l.NewProgram()
	if err != nil {
		return "", err
	}
	defer p.Close()
	module := fmt.Sprintf("%s!nvvmir.version = !{!0}\n!0 = !{i32 %d, i32 %d, i32 %d, i32 %d}\n",
		emptyModule, l.IR.IR.Major, l.IR.IR.Minor, l.IR.Debug.Major, l.IR.Debug.Minor)
	if err := p.Add("empty", []byte(module)); err != nil {
		return "", err
	}
	ptx, _, err := p.Compile()
	if err != nil {
		return "", err
	}
	if m := cudaInPTX.FindSubmatch(ptx); m != nil {
		l.CUDA = string(m[1])
	}
	if m := versionInPTX.FindSubmatch(ptx); m != nil {
		l.ptx.Major, _ = strconv.Atoi(string(m[1]))
		l.ptx.Minor, _ = strconv.Atoi(string(m[2]))
	}
	return l.CUDA, nil
}

// emptyModule is the same text in both dialects.
const emptyModule = `target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
`

func cString(s string) []byte { return append([]byte(s), 0) }
