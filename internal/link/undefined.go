package link

import (
	"fmt"
	"sort"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// cudaFunctions are the functions that CUDA's driver or its device runtime supplies when PTX is loaded (CUDA C++
// Programming Guide, "Formatted Output", "Assertion", "Dynamic Global Memory Allocation and Operations", "Execution Environment"; PTX ISA,
// "System functions": vprintf, malloc, free, __assertfail are system calls of the PTX ABI).
var cudaFunctions = map[string]bool{
	"vprintf": true, "malloc": true, "free": true, "__assertfail": true, "__cuda_syscall_cp_async_bulk": true,
	"cudaDeviceSynchronize": true, "cudaGetParameterBufferV2": true, "cudaLaunchDeviceV2": true,
	"cudaDeviceGetAttribute": true, "cudaGetDevice": true, "cudaMalloc": true, "cudaFree": true, "cudaGetLastError": true,
	"cudaPeekAtLastError": true, "cudaGetErrorString": true, "cudaGetErrorName": true, "cudaStreamCreateWithFlags": true,
	"cudaStreamDestroy": true, "cudaStreamWaitEvent": true, "cudaEventCreateWithFlags": true, "cudaEventRecord": true,
	"cudaEventDestroy": true, "cudaFuncGetAttributes": true, "cudaMemcpyAsync": true, "cudaMemsetAsync": true,
	"cudaOccupancyMaxActiveBlocksPerMultiprocessor": true,
}

// IsCUDAFunction reports whether CUDA itself defines the function.
func IsCUDAFunction(name string) bool { return cudaFunctions[name] }

// An Undefined is a symbol that nothing defines.
type Undefined struct {
	Name      string
	Referrers []string // up to three functions or variables, with the module they came from
	More      int      // how many further ones there are
}

// An UndefinedError lists the symbols that would stay undefined in the PTX.
type UndefinedError struct{ Symbols []Undefined }

func (e *UndefinedError) Error() string {
	var b strings.Builder
	for i, u := range e.Symbols {
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "undefined symbol: %s", Demangle(u.Name))
		for _, r := range u.Referrers {
			fmt.Fprintf(&b, "\n  referred to by %s", r)
		}
		if u.More > 0 {
			fmt.Fprintf(&b, "\n  and by %d more", u.More)
		}
		if h := hint(u.Name); h != "" {
			fmt.Fprintf(&b, "\n  %s", h)
		}
	}
	return b.String()
}

// hint says what to do about a missing symbol, where that is known.
func hint(name string) string {
	switch {
	case strings.HasPrefix(name, "__nv_"):
		return "this is a function of libdevice, which was not found beside libNVVM or has no function of this name"
	case name == "printf":
		return "CUDA has vprintf(format, arguments) instead"
	case name == "__assert_fail":
		return "CUDA has __assertfail(message, file, line, function, character size) instead"
	case strings.Contains(name, "4core9panicking") || strings.Contains(name, "panicking"):
		return "this is part of Rust's core library: is its rlib among the inputs?"
	}
	return ""
}

// CheckUndefined gives an *UndefinedError if the module refers to something that neither it, nor LLVM, nor CUDA defines;
// known may accept further names; nil accepts none.
func CheckUndefined(m *ir.Module, known func(string) bool) error {
	if known == nil {
		known = func(string) bool { return false }
	}
	missing := map[ir.Global]*Undefined{}
	each(m, func(g ir.Global) {
		if g.IsDecl() && !ir.IsIntrinsic(g.Sym().Name) && !known(g.Sym().Name) && !suppliedByCUDA(g) {
			missing[g] = &Undefined{Name: g.Sym().Name}
		}
	})
	if len(missing) == 0 {
		return nil
	}
	findReferrers(m, missing)
	var e UndefinedError
	for _, u := range missing {
		if len(u.Referrers) > 0 {
			e.Symbols = append(e.Symbols, *u)
		}
	}
	if len(e.Symbols) == 0 {
		return nil
	}
	sort.Slice(e.Symbols, func(i, j int) bool { return e.Symbols[i].Name < e.Symbols[j].Name })
	return &e
}

// suppliedByCUDA tells CUDA's functions and the shared array of size 0 whose size the launch gives.
func suppliedByCUDA(g ir.Global) bool {
	switch g := g.(type) {
	case *ir.Function:
		return IsCUDAFunction(g.Name)
	case *ir.GlobalVar:
		const shared = 3
		return g.Ty.AddrSpace == shared && g.ValueTy.Kind == ir.ArrayKind && g.ValueTy.Len == 0
	}
	return false
}

const maxReferrers = 3

func findReferrers(m *ir.Module, missing map[ir.Global]*Undefined) {
	for _, g := range m.Vars {
		if g.Init != nil {
			refer(missing, "the variable "+describe(g), []ir.Value{g.Init})
		}
	}
	for _, a := range m.Aliases {
		if a.Target != nil {
			refer(missing, "the alias "+describe(a), []ir.Value{a.Target})
		}
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			refer(missing, describe(f), bodyRefs(f))
		}
	}
}

func describe(g ir.Global) string {
	s := g.Sym()
	if s.Module != nil && s.Module.Name != "" {
		return Demangle(s.Name) + " in " + s.Module.Name
	}
	return Demangle(s.Name)
}

// refer notes a referrer at every missing symbol in the values.
func refer(missing map[ir.Global]*Undefined, by string, values []ir.Value) {
	seen := map[ir.Value]bool{}
	for len(values) > 0 {
		v := values[len(values)-1]
		values = values[:len(values)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		if c, ok := v.(*ir.Const); ok {
			values = append(values, c.Ops...)
			continue
		}
		g, ok := v.(ir.Global)
		if !ok {
			continue
		}
		u := missing[g]
		switch {
		case u == nil:
		case len(u.Referrers) < maxReferrers:
			u.Referrers = append(u.Referrers, by)
		default:
			u.More++
		}
	}
}
