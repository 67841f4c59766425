package llvm7

import (
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/legalize"
)

// Bitcode with a few bits turned that the reader still takes is rewritten or refused; it never makes a pass panic.
func TestTurnedBits(t *testing.T) {
	files, err := filepath.Glob("../testdata/rlibs/trap/*.o")
	if err != nil || len(files) == 0 {
		t.Fatalf("no bitcode in testdata/rlibs/trap: %v", err)
	}
	seeds, err := filepath.Glob("../internal/bitcode/testdata/fuzz/seeds/*.bc") // with debug information
	if err != nil || len(seeds) == 0 {
		t.Fatalf("no bitcode in testdata/fuzz/seeds: %v", err)
	}
	files = append(files, seeds...)
	legalize.CheckIR = false // it would find what the passes must bear
	defer func() { legalize.CheckIR = true }()
	r := rand.New(rand.NewSource(3))
	taken := 0
	for _, file := range files {
		whole, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for range 200 {
			data := append([]byte(nil), whole...)
			for range 1 + r.Intn(4) {
				data[r.Intn(len(data))] ^= 1 << r.Intn(8)
			}
			switch _, err := Downgrade("turned", data); {
			case err == nil:
				taken++
			case strings.Contains(err.Error(), "can not make sense of it"):
				t.Errorf("%s with bits turned: %v", file, err)
			}
		}
	}
	if taken == 0 {
		t.Error("not one was taken: the passes saw none of them")
	}
	t.Logf("%d of %d taken", taken, 200*len(files))
}
