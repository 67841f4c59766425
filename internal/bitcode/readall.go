package bitcode

import "nvvm-bitcode-linker/internal/ir"

// ReadAll reads a whole module, every function body included. Name is for messages.
func ReadAll(name string, data []byte) (*ir.Module, error) {
	r, err := Open(name, data, ir.NewTypes())
	if err != nil {
		return nil, err
	}
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
	return r.M, nil
}
