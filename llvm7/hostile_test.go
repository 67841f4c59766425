package llvm7

import (
	"math/rand"
	"os"
	"path/filepath"
	"testing"
)

// Bitcode with a few bits turned that the reader still takes is rewritten or refused; it never makes a pass panic.
func TestTurnedBits(t *testing.T) {
	files, err := filepath.Glob("../testdata/rlibs/trap/*.o")
	if err != nil || len(files) == 0 {
		t.Fatalf("no bitcode in testdata/rlibs/trap: %v", err)
	}
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
			if _, err := Downgrade("turned", data); err == nil {
				taken++
			}
		}
	}
	if taken == 0 {
		t.Error("not one was taken: the passes saw none of them")
	}
	t.Logf("%d of %d taken", taken, 200*len(files))
}
