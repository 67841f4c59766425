package bitcode

import (
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// ReadAll reads a whole module, every function body and all debug information included. Name is for messages.
func ReadAll(name string, data []byte) (*ir.Module, error) {
	r, err := Open(name, data, ir.NewTypes())
	if err != nil {
		return nil, err
	}
	r.KeepDebug()
	if err := r.ReadModuleLevel(); err != nil {
		return nil, err
	}
	for _, f := range r.M.Funcs {
		if f.HasBody {
			if err := r.ReadBody(f); err != nil {
				return nil, err
			}
		}
	}
	moveLocalImports(r.M)
	// Their calls have become debug records.
	r.M.Funcs = slices.DeleteFunc(r.M.Funcs, func(f *ir.Function) bool { return f.IsDecl() && isDebugIntrinsic(f) })
	r.dropUnusedExtras()
	return r.M, nil
}
