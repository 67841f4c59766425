package link

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
)

// dropNoCallback takes a promise back that holds between modules only: that a function never calls back into the module of its caller
// (IRMover.cpp, updateAttributes). LLVM's own functions keep it.
func dropNoCallback(m *ir.Module) {
	_ = parallel.Each(len(m.Funcs), func(i int) error { // the function gives no error
		f := m.Funcs[i]
		if !ir.IsIntrinsic(f.Name) {
			f.Attrs = withoutNoCallback(f.Attrs)
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if in.Call != nil && in.Call.Attrs.FnSet().Has(ir.AttrNoCallback) {
					call := *in.Call
					call.Attrs = withoutNoCallback(call.Attrs)
					in.Call = &call
				}
			}
		}
		return nil
	})
}

func withoutNoCallback(l *ir.AttrList) *ir.AttrList {
	a, ok := l.FnSet().Get(ir.AttrNoCallback)
	if !ok {
		return l
	}
	return l.WithFn(l.Fn.Without(a))
}
