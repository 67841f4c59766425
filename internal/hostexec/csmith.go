package hostexec

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"
)

// csmithPrograms is how many random programs are tried where matrixVar does not say.
const csmithPrograms = 10

// csmithLimit is how long a random program may run: some never end, and are passed over.
const csmithLimit = 5 * time.Second

// csmithLevels are the optimisation levels, ten programs each in turn.
var csmithLevels = []string{"-O1", "-O2", "-O0"}

// Csmith compares random C programs, which csmith writes; a seed gives the same program each time.
func (d *Dialect) Csmith(t *testing.T) {
	Need(t, append(d.Engines, LLVM22)...)
	NeedTool(t, "csmith", "clang-22")
	const headers = "/usr/include/csmith"
	if _, err := os.Stat(headers); err != nil {
		t.Skipf("no %s: libcsmith-dev is not installed (scripts/fetch-tools llvm brings it)", headers)
	}
	count := csmithPrograms
	if n, err := strconv.Atoi(os.Getenv(matrixVar)); err == nil {
		count = max(n, count)
	}
	t.Run("seed", func(t *testing.T) {
		for seed := 1; seed <= count; seed++ {
			t.Run(strconv.Itoa(seed), func(t *testing.T) {
				t.Parallel()
				source := csmith(t, seed)
				bitcode := Clang(t, source, csmithLevels[(seed-1)/10%len(csmithLevels)], "-fno-vectorize", "-fno-slp-vectorize", "-I"+headers)
				want, err := LLVM22.runFor(t, bitcode, csmithLimit)
				if errors.Is(err, errTime) {
					t.Skipf("the program runs for more than %v", csmithLimit)
				}
				if err != nil {
					t.Fatalf("the original: %v", err)
				}
				d.Same(t, fmt.Sprintf("csmith %d", seed), bitcode, want)
			})
		}
	})
	d.report(t)
}

// csmith writes a program. Its floats are left out: it converts them to integers that do not hold them.
func csmith(t testing.TB, seed int) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.c")
	cmd := exec.Command("csmith", "--seed", strconv.Itoa(seed), "--output", file)
	cmd.Dir = filepath.Dir(file) // where it leaves a platform.info of its own
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("csmith: %v\n%s", err, out)
	}
	return file
}
