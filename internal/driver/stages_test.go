package driver

import (
	"testing"

	"nvvm-bitcode-linker/internal/split"
	"nvvm-bitcode-linker/nvvm"
)

// BenchmarkStages measures what comes after the link of the kept rlibs, stage by stage. What comes before has its benchmarks where it is:
// BenchmarkOpen and BenchmarkReadBodies in internal/bitcode, BenchmarkLoad and BenchmarkLink in internal/link.
func BenchmarkStages(b *testing.B) {
	linked := linkKept(b)
	b.Run("clone", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			linked.Clone()
		}
	})
	for _, name := range []nvvm.Dialect{nvvm.LLVM7, nvvm.Modern} {
		d := dialects[name]
		b.Run("legalise "+d.passes.Name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				m := linked.Clone()
				b.StartTimer()
				rewrite(b, m, d)
			}
		})
		m := linked.Clone()
		rewrite(b, m, d)
		b.Run("split "+d.passes.Name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				split.New(m)
			}
		})
		b.Run("write "+d.passes.Name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := d.passes.Write(m); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
