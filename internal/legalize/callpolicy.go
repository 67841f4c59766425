package legalize

import "nvvm-bitcode-linker/internal/ir"

// A CallPolicy says which functions libNVVM is told not to inline. It inlines core's formatting into every place that prints, as it would
// code that is worth it. The zero value changes nothing.
type CallPolicy struct {
	// Cold bounds by how many instructions a module grows where a function is inlined in all places that call it, if it is marked cold or entries
	// reach it only through such functions or through core's formatting and panics; beyond that it stays a function. 0 is no bound. Functions that
	// are to be small (optsize, minsize) are not cold for that: where a crate is compiled for size, all are, its loops' bodies too.
	Cold int
}

// DefaultColdCalls is the usual bound for cold functions. It was chosen by measuring: BENCHMARKS.md has the table.
const DefaultColdCalls = 1000

// Calls applies the context's policy for calls. It looks at the names of the source, so it comes first.
func Calls() Pass {
	return Pass{Name: "calls", Module: func(c *Context) error {
		if c.Calls.Cold == 0 {
			return nil
		}
		warm, sites := warmFunctions(c.M, runsOnce), callSites(c.M)
		for _, f := range c.M.Funcs {
			if !warm[f] && (sites[f]-1)*f.Size() >= c.Calls.Cold {
				keepCalls(f)
			}
		}
		return nil
	}}
}

// keepCalls marks the function noinline, unless it must be inlined: LLVM's verifier refuses both together.
func keepCalls(f *ir.Function) {
	fn := f.Attrs.FnSet()
	if fn.Has(ir.AttrAlwaysInline) || fn.Has(ir.AttrNoInline) {
		return
	}
	f.Attrs = f.Attrs.WithFn(fn.With(ir.Attr{Kind: ir.AttrNoInline}))
}

// callSites counts the places in which functions are called by name.
func callSites(m *ir.Module) map[*ir.Function]int {
	sites := map[*ir.Function]int{}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if callee := in.CalledFunc(); callee != nil {
					sites[callee]++
				}
			}
		}
	}
	return sites
}
