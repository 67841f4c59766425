package hostexec_test

import (
	"testing"

	"nvvm-bitcode-linker/internal/hostexec"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
)

// TestHostRandom runs random programs through both dialects: 200 at -O0 and -O1, and 500 at -O2 and -O3 with vectorisers.
func TestHostRandom(t *testing.T) {
	hostexec.Random(t,
		&hostexec.Dialect{Name: "llvm7", Downgrade: llvm7.Downgrade, Engines: []*hostexec.Engine{hostexec.LLVM7, hostexec.LLVM7O2, hostexec.LLVM14}},
		&hostexec.Dialect{Name: "llvm19", Downgrade: llvm19.Downgrade, Engines: []*hostexec.Engine{hostexec.LLVM19, hostexec.LLVM19O2}},
	)
}
