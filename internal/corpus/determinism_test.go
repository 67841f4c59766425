package corpus_test

import (
	"bytes"
	"fmt"
	"os"
	"runtime"
	"testing"

	"nvvm-bitcode-linker/internal/corpus"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
)

// A module becomes the same bytes, or is refused with the same words, on any number of cores, and however Go's maps are walked, which is
// different each time.
func TestSameOnAnyNumberOfCores(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	all := os.Getenv("NVVM_TEST_CORPUS") == "all"
	seen := 0
	for i, m := range corpus.Modules(t) {
		if !all && i%4 != 0 {
			continue
		}
		data := m.Data(t)
		for name, downgrade := range map[string]func(string, []byte) ([]byte, error){"llvm7": llvm7.Downgrade, "llvm19": llvm19.Downgrade} {
			var first []byte
			var firstErr string
			for i, cores := range []int{1, 2, 8} {
				runtime.GOMAXPROCS(cores)
				got, err := downgrade(m.Name, data)
				if i == 0 {
					first, firstErr = got, fmt.Sprint(err)
				} else if !bytes.Equal(got, first) || fmt.Sprint(err) != firstErr {
					t.Errorf("%s, %s: on %d cores it is something else: %d bytes, %v; on one %d bytes, %s", m.Name, name, cores, len(got), err, len(first), firstErr)
				}
			}
			seen++
		}
	}
	t.Logf("%d rewritings compared", seen)
}
