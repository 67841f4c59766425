package nvvm

import (
	"bytes"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
)

// Program is libNVVM's nvvmProgram: modules to be linked and compiled together.
type Program struct {
	library *Library
	handle  uintptr
	memory  [][]byte // what the library was given, which it may look at until the program is destroyed
}

// NewProgram makes an empty program. The caller closes it.
func (l *Library) NewProgram() (*Program, error) {
	p := &Program{library: l}
	if code := l.api.createProgram(&p.handle); code != Success {
		return nil, p.failure("nvvmCreateProgram", code)
	}
	return p, nil
}

// Close destroys the program.
func (p *Program) Close() {
	p.library.api.destroyProgram(&p.handle)
	runtime.KeepAlive(p.memory)
}

// Add adds a module, NVVM IR as bitcode or as text, under a name for messages.
func (p *Program) Add(name string, module []byte) error {
	return p.add("nvvmAddModuleToProgram", p.library.api.addModule, name, module)
}

// AddLazily adds a module of which only what other modules need is linked, such as libdevice. Libraries
// that cannot do that are given all of it.
func (p *Program) AddLazily(name string, module []byte) error {
	if p.library.api.lazyAddModule == nil {
		return p.Add(name, module)
	}
	return p.add("nvvmLazyAddModuleToProgram", p.library.api.lazyAddModule, name, module)
}

func (p *Program) add(function string, add func(uintptr, *byte, uintptr, *byte) Code, name string, module []byte) error {
	if len(module) == 0 {
		return fmt.Errorf("module %s is empty", name)
	}
	cName := cString(name)
	p.memory = append(p.memory, module, cName)
	if code := add(p.handle, &module[0], uintptr(len(module)), &cName[0]); code != Success {
		return p.failure(function+" of "+name, code)
	}
	return nil
}

// Verify has the library check the modules added so far. What it refuses is a [VerifyError]; the log is
// what it says otherwise.
func (p *Program) Verify(options ...string) (log string, err error) {
	code, err := p.call(p.library.api.verify, options)
	if err != nil {
		return "", err
	}
	if log, err = p.log(); err == nil && code != Success {
		return "", &VerifyError{Library: p.library.Identity, Code: code, Log: log}
	}
	return log, err
}

// Compile compiles the program: to PTX, or with the option -gen-lto to NVIDIA's LTO IR. A failure, an
// empty result among them, is a [CompileError]; the log is what the library says otherwise.
func (p *Program) Compile(options ...string) (output []byte, log string, err error) {
	code, err := p.call(p.library.api.compile, options)
	if err != nil {
		return nil, "", err
	}
	if log, err = p.log(); err != nil {
		return nil, "", err
	}
	fail := func(step string) ([]byte, string, error) {
		return nil, "", &CompileError{Library: p.library.Identity, Step: step, Code: code, Log: log}
	}
	if code != Success {
		return fail("nvvmCompileProgram")
	}
	var size uintptr
	if code = p.library.api.resultSize(p.handle, &size); code != Success {
		return fail("nvvmGetCompiledResultSize")
	}
	if size > maxResult {
		return fail(fmt.Sprintf("nvvmCompileProgram succeeded with a result of %d bytes", size))
	}
	if size > 0 {
		if output, err = p.fetch("nvvmGetCompiledResult", p.library.api.result, size); err != nil {
			return nil, "", err
		}
	}
	if !slices.Contains(options, "-gen-lto") { // PTX is text, with a NUL after it
		text, _, ended := bytes.Cut(output, []byte{0})
		if len(output) > 0 && !ended {
			return fail(fmt.Sprintf("nvvmGetCompiledResult gave text without an end in the %d bytes that nvvmGetCompiledResultSize said", size))
		}
		output = text
	}
	if len(output) == 0 {
		return fail("nvvmCompileProgram succeeded with an empty result")
	}
	return output, log, nil
}

// fetch has a function write the size bytes that it has promised. What it writes beyond them is noticed, up to a limit.
func (p *Program) fetch(function string, get func(uintptr, *byte) Code, size uintptr) ([]byte, error) {
	const guard, mark = 64 << 10, 0xa5
	data := make([]byte, size+guard)
	beyond := data[size:]
	for i := range beyond {
		beyond[i] = mark
	}
	if code := get(p.handle, &data[0]); code != Success {
		return nil, p.failure(function, code)
	}
	if slices.ContainsFunc(beyond, func(b byte) bool { return b != mark }) {
		return nil, p.failure(fmt.Sprintf("%s wrote more than the %d bytes that it had said", function, size), Success)
	}
	return data[:size:size], nil
}

// maxResult and maxLog bound what is believed of sizes, in bytes.
const (
	maxResult = 4 << 30
	maxLog    = 256 << 20
)

// call verifies or compiles with options.
func (p *Program) call(function func(uintptr, int32, **byte) Code, options []string) (Code, error) {
	pointers := make([]*byte, len(options)+1)
	for i, option := range options {
		if strings.ContainsRune(option, 0) {
			return 0, fmt.Errorf("libNVVM option %q holds a NUL", option)
		}
		pointers[i] = &cString(option)[0]
	}
	code := function(p.handle, int32(len(options)), &pointers[0])
	runtime.KeepAlive(pointers)
	runtime.KeepAlive(p.memory)
	return code, nil
}

// log is what the library has said about the last call, without blanks at the ends.
func (p *Program) log() (string, error) {
	var size uintptr
	if code := p.library.api.logSize(p.handle, &size); code != Success {
		return "", p.failure("nvvmGetProgramLogSize", code)
	}
	if size > maxLog {
		return "", p.failure(fmt.Sprintf("nvvmGetProgramLogSize of %d bytes", size), Success)
	}
	if size == 0 {
		return "", nil
	}
	data, err := p.fetch("nvvmGetProgramLog", p.library.api.log, size)
	if err != nil {
		return "", err
	}
	text, _, _ := bytes.Cut(data, []byte{0})
	return strings.TrimSpace(string(text)), nil
}

// failure is the error of a call that neither verifies nor compiles.
func (p *Program) failure(step string, code Code) error {
	return &CompileError{Library: p.library.Identity, Step: step, Code: code}
}

// dialectOf decides the dialect for arch, from what the library says of itself where it can: a module for
// an architecture that the newer of its two LLVMs compiles must be in the modern form. latest stands for
// the option -nvvm-latest, which has the newer one compile for every architecture.
func (l *Library) dialectOf(arch string, modernArch, latest bool) (Dialect, int, error) {
	if latest {
		arch, modernArch = "compute_100", true
	}
	llvm, ok := l.LLVMVersion(arch)
	switch {
	case !ok && modernArch:
		return Modern, 0, nil
	case !ok:
		return LLVM7, 0, nil
	case llvm == int(LLVM7):
		return LLVM7, llvm, nil
	case llvm >= int(Modern):
		return Modern, llvm, nil
	default:
		return 0, llvm, errors.New(l.String() + " takes the IR of LLVM " + fmt.Sprint(llvm) + " for " + arch + ", which is neither LLVM 7's nor that of LLVM 20 or later")
	}
}
