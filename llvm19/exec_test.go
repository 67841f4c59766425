package llvm19_test

import (
	"testing"

	"nvvm-bitcode-linker/internal/hostexec"
	"nvvm-bitcode-linker/llvm19"
)

// host asks whether programs still do the same: under LLVM 19, with and without its optimiser.
func host() *hostexec.Dialect {
	return &hostexec.Dialect{
		Downgrade: llvm19.Downgrade,
		Engines:   []*hostexec.Engine{hostexec.LLVM19, hostexec.LLVM19O2},
	}
}

func TestHostPrograms(t *testing.T) { host().Programs(t) }

func TestHostLowerings(t *testing.T) { host().Lowerings(t) }
