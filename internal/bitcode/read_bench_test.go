package bitcode_test

import (
	"runtime"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

const coreLibrary = "../../testdata/rlibs/libcore-*.rlib"

// BenchmarkOpen reads the module level of the modules of Rust's core library.
func BenchmarkOpen(b *testing.B) {
	mods, size := benchModules(b)
	b.SetBytes(size)
	b.ReportAllocs()
	for b.Loop() {
		types := ir.NewTypes()
		for name, data := range mods {
			if _, err := bitcode.Open(name, data, types); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// BenchmarkReadBodies reads them whole.
func BenchmarkReadBodies(b *testing.B) {
	for name, cores := range map[string]int{"OneCore": 1, "AllCores": runtime.NumCPU()} {
		b.Run(name, func(b *testing.B) {
			defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cores))
			mods, size := benchModules(b)
			b.SetBytes(size)
			b.ReportAllocs()
			for b.Loop() {
				for name, data := range mods {
					if _, err := bitcode.ReadAll(name, data); err != nil {
						b.Fatal(err)
					}
				}
			}
		})
	}
}

func benchModules(b *testing.B) (map[string][]byte, int64) {
	mods := modulesIn(b, coreLibrary)
	size := int64(0)
	for _, data := range mods {
		size += int64(len(data))
	}
	return mods, size
}
