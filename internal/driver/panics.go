package driver

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// PanicKinds are the values of --panic: a panic calls the panic handler, as the program has it, or CUDA's assert, which prints where it was.
var PanicKinds = []string{"trap", panicAssert}

const panicAssert = "assert"

// bodies gives what rewrites functions while they are linked, nil for nothing.
func (l *linking) bodies() func(*ir.Function) error {
	if l.Panics != panicAssert {
		return nil
	}
	return (&legalize.Panics{Types: l.program.Types, Declare: l.program.Declare, Text: l.program.Text}).Rewrite
}
