package bitcode

import (
	"slices"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
)

// ReadAll reads a whole module, every function body and all debug information included, on all cores. Name is for messages.
func ReadAll(name string, data []byte) (*ir.Module, error) {
	r, err := Open(name, data, ir.NewTypes())
	if err != nil {
		return nil, err
	}
	r.KeepDebug()
	if err := r.ReadModuleLevel(); err != nil {
		return nil, err
	}
	funcs := r.M.Funcs
	err = parallel.Each(len(funcs), func(i int) error {
		if !funcs[i].HasBody {
			return nil
		}
		return r.ReadBody(funcs[i])
	})
	if err != nil {
		return nil, err
	}
	moveLocalImports(r.M)
	// Their calls have become debug records.
	r.M.Funcs = slices.DeleteFunc(r.M.Funcs, func(f *ir.Function) bool { return f.IsDecl() && isDebugIntrinsic(f) })
	r.dropUnusedExtras()
	return r.M, nil
}
