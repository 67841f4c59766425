// Package corpus is for tests only: it builds the modules of scripts/build-corpus, and asks LLVM 22, 19, 14 and 7.0.0 what they make of a module.
package corpus

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// allVar is the environment variable that, set to "all", asks for every module that the script can build.
const allVar = "NVVM_TEST_CORPUS"

// A Module is one file of the corpus. Its name tells the source, the compiler, the target, the level and whether there is debug information.
type Module struct {
	Name string
	path string
}

// ForGPU reports whether it is for nvptx64.
func (m Module) ForGPU() bool { return strings.Contains(m.Name, "-nvptx-") }

// Data gives the module's bitcode.
func (m Module) Data(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile(m.path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

var built = sync.OnceValues(func() ([]Module, string) {
	root, err := filepath.Abs("../..")
	if err != nil {
		return nil, err.Error()
	}
	which := "ci"
	if os.Getenv(allVar) == "all" {
		which = "all"
	}
	cmd := exec.Command(filepath.Join(root, "scripts", "build-corpus"), which)
	var msg strings.Builder
	cmd.Stderr = &msg
	out, err := cmd.Output()
	if err != nil {
		return nil, err.Error() + "\n" + msg.String()
	}
	var list []Module
	for path := range strings.Lines(string(out)) {
		path = strings.TrimSuffix(path, "\n")
		list = append(list, Module{strings.TrimSuffix(filepath.Base(path), ".bc"), path})
	}
	return list, ""
})

// Modules gives the modules, in order, or skips the test, saying why, where a compiler is missing.
func Modules(t testing.TB) []Module {
	t.Helper()
	list, why := built()
	if why != "" {
		if os.Getenv("CI") != "" {
			t.Fatalf("the corpus could not be built: %s", why)
		}
		t.Skipf("the corpus could not be built: %s", why)
	}
	return list
}
