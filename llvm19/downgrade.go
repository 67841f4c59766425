package llvm19

import (
	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/legalize"
)

// Downgrade rewrites one module of LLVM bitcode, of any target, into bitcode that LLVM 19 reads and that means the same. Its
// triple and data layout stay as they are unless it is for nvptx64, when they become those that libNVVM takes. What the
// dialect can not express is an error that names it. Name is for messages.
func Downgrade(name string, data []byte) ([]byte, error) {
	m, err := bitcode.ReadAll(name, data)
	if err != nil {
		return nil, err
	}
	d := Dialect()
	if err := legalize.Alone(m, d, false); err != nil {
		return nil, err
	}
	return d.Write(m)
}
