package bitcode_test

import "nvvm-bitcode-linker/internal/legalize"

// The checker looks at every module between all passes.
func init() { legalize.CheckIR = true }
