package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// The parameters of a kernel are at most this many bytes (PTX ISA, "Kernel Function Parameters": 32764 on sm_70 and later from PTX 8.1, which
// is CUDA 12.1, on; measured with libNVVM 11.8, 12.4 and 12.9).
const (
	paramBytes      = 32764
	paramBytesOlder = 4096
)

// ParameterSpace refuses kernels whose parameters do not fit. It must know the final data layout and parameters.
func ParameterSpace() Pass {
	return Pass{Name: "parameter-space", Module: func(c *Context) error {
		if !c.NVPTX {
			return nil
		}
		most, where := uint64(paramBytes), "on sm_70 and later"
		switch {
		case c.Capability != 0 && c.Capability < 70:
			most, where = paramBytesOlder, "below sm_70"
		case c.CUDA != 0 && c.CUDA < 1201:
			most, where = paramBytesOlder, "before CUDA 12.1"
		}
		for _, f := range c.M.Funcs {
			if !f.Kernel {
				continue
			}
			if size := paramSize(c, f); size > most {
				return &Error{Func: f, Err: fmt.Errorf("the kernel's parameters are %d bytes, and at most %d fit %s", size, most, where)}
			}
		}
		return nil
	}}
}

// paramSize gives the size of a kernel's parameters in bytes, each at its own alignment.
func paramSize(c *Context, f *ir.Function) uint64 {
	size := uint64(0)
	for i, t := range f.FnTy.Fields {
		align := uint64(1)
		s := f.Attrs.Param(i)
		if a, ok := s.Get(ir.AttrByVal); ok {
			t = a.Type
			if b, ok := s.Get(ir.AttrAlign); ok {
				align = b.Int
			}
		}
		align = max(align, c.Layout.AlignOf(t))
		size = (size+align-1)&^(align-1) + c.Layout.AllocSize(t)
	}
	return size
}
