package llvm7_test

import (
	"testing"

	"nvvm-bitcode-linker/internal/hostexec"
	"nvvm-bitcode-linker/llvm7"
)

// host asks whether programs still do the same: under LLVM 7.0.0 itself, with and without its optimiser, and under LLVM 14.
func host() *hostexec.Dialect {
	return &hostexec.Dialect{
		Downgrade: llvm7.Downgrade,
		Engines:   []*hostexec.Engine{hostexec.LLVM7, hostexec.LLVM7O2, hostexec.LLVM14},
		Refused:   map[string]string{},
	}
}

func TestHostPrograms(t *testing.T) { host().Programs(t) }

func TestHostLowerings(t *testing.T) { host().Lowerings(t) }
