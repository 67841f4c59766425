package nvvm

import (
	"bytes"
	"context"
	"fmt"
	"runtime"
	"strings"

	"nvvm-bitcode-linker/dlopen"
)

// AssembleError is nvJitLink's refusal to make a cubin.
type AssembleError struct {
	Library string // path
	Call    string
	Code    int32 // nvJitLinkResult of nvJitLink.h
	Log     string
}

func (e *AssembleError) Error() string {
	return fmt.Sprintf("nvJitLink failed: %s gives error %d, from %s%s", e.Call, e.Code, e.Library, logText(e.Log))
}

// Assemble has nvJitLink make a cubin of PTX, in a process of its own. library is the path of nvJitLink; options are its own, as in
// "-arch=sm_90". Errors are [AssembleError], [CrashError] and those of loading.
func Assemble(ctx context.Context, library string, ptx []byte, options ...string) ([]byte, error) {
	answer, err := ask(ctx, order{Assemble: &assembleOrder{library, ptx, options}}, "assembling")
	if err != nil {
		return nil, err
	}
	if len(answer.Cubin) == 0 {
		return nil, &AssembleError{Library: library, Call: "nvJitLinkGetLinkedCubin"}
	}
	return answer.Cubin, nil
}

// assembleOrder has a worker assemble.
type assembleOrder struct {
	Library string
	PTX     []byte
	Options []string
}

// jitLinkAPI holds nvJitLink's functions, with the types of nvJitLink.h.
type jitLinkAPI struct {
	create       func(handle *uintptr, count uint32, options **byte) int32
	destroy      func(handle *uintptr) int32
	addData      func(handle uintptr, kind int32, data *byte, size uintptr, name *byte) int32
	complete     func(handle uintptr) int32
	cubinSize    func(handle uintptr, size *uintptr) int32
	cubin        func(handle uintptr, data *byte) int32
	errorLogSize func(handle uintptr, size *uintptr) int32
	errorLog     func(handle uintptr, data *byte) int32
}

// jitLinkPTX is NVJITLINK_INPUT_PTX of nvJitLink.h.
const jitLinkPTX = 2

// bind finds the functions. The header gives each a name with the version, as in __nvJitLinkCreate_12_4, and libraries have the names of
// all versions of their major one; the first had plain names.
func (a *jitLinkAPI) bind(lib *dlopen.Library) error {
	functions := map[string]any{
		"Create": &a.create, "Destroy": &a.destroy, "AddData": &a.addData, "Complete": &a.complete,
		"GetLinkedCubinSize": &a.cubinSize, "GetLinkedCubin": &a.cubin, "GetErrorLogSize": &a.errorLogSize, "GetErrorLog": &a.errorLog,
	}
	var required []dlopen.Symbol
	for name, function := range functions {
		symbol := dlopen.Symbol{Name: "nvJitLink" + name, Func: function}
		for _, version := range []string{"12_0", "12_1", "13_0", "14_0"} {
			versioned := dlopen.Symbol{Name: "__nvJitLink" + name + "_" + version, Func: function, Optional: true}
			if absent, _ := lib.Bind([]dlopen.Symbol{versioned}); len(absent) == 0 {
				symbol = versioned
			}
		}
		required = append(required, symbol)
	}
	_, err := lib.Bind(required)
	return err
}

// jitLink does it in this process.
func jitLink(o assembleOrder) (cubin []byte, err error) {
	lib, err := dlopen.Open(o.Library)
	if err != nil {
		return nil, err
	}
	a := &jitLinkAPI{}
	if err := a.bind(lib); err != nil {
		return nil, err
	}
	var keep [][]byte
	pointers := make([]*byte, len(o.Options)+1)
	for i, option := range o.Options {
		keep = append(keep, cString(option))
		pointers[i] = &keep[i][0]
	}
	// PTX ends with a NUL, which counts.
	ptx, name := append(bytes.Clone(o.PTX), 0), cString("kernels.ptx")
	keep = append(keep, ptx, name)
	var handle, size uintptr
	for _, step := range []struct {
		call string
		do   func() int32
	}{
		{"nvJitLinkCreate", func() int32 { return a.create(&handle, uint32(len(o.Options)), &pointers[0]) }},
		{"nvJitLinkAddData", func() int32 { return a.addData(handle, jitLinkPTX, &ptx[0], uintptr(len(ptx)), &name[0]) }},
		{"nvJitLinkComplete", func() int32 { return a.complete(handle) }},
		{"nvJitLinkGetLinkedCubinSize", func() int32 { return a.cubinSize(handle, &size) }},
		{"nvJitLinkGetLinkedCubin", func() int32 {
			if size == 0 || size > maxResult {
				return -1
			}
			cubin = make([]byte, size)
			return a.cubin(handle, &cubin[0])
		}},
	} {
		if code := step.do(); code != 0 {
			return nil, &AssembleError{lib.Path(), step.call, code, a.log(handle)}
		}
	}
	a.destroy(&handle)
	runtime.KeepAlive(keep)
	return cubin, nil
}

// log is what the library says of an error.
func (a *jitLinkAPI) log(handle uintptr) string {
	var size uintptr
	if handle == 0 || a.errorLogSize(handle, &size) != 0 || size == 0 || size > maxLog {
		return ""
	}
	text := make([]byte, size)
	if a.errorLog(handle, &text[0]) != 0 {
		return ""
	}
	text, _, _ = bytes.Cut(text, []byte{0})
	return strings.TrimSpace(string(text))
}
