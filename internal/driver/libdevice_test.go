package driver

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/link"
	"nvvm-bitcode-linker/nvvm"
)

func TestLibdevice(t *testing.T) {
	cache, err := nvvm.CacheDir()
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	filepath.WalkDir(filepath.Join(cache, "cuda"), func(path string, d os.DirEntry, err error) error {
		if err == nil && d.Name() == "libdevice.10.bc" {
			paths = append(paths, path)
		}
		return nil
	})
	if len(paths) == 0 {
		t.Skipf("no libdevice in %s/cuda: scripts/fetch-tools brings some", cache)
	}
	for _, path := range paths {
		l := &libdevice{path: path}
		for name, want := range map[string]bool{"__nv_sinf": true, "__nv_fma_rn": true, "__nv_sinff": false, "sinf": false} {
			if got, err := l.has(name); err != nil || got != want {
				t.Errorf("%s: %s: %v, %v", path, name, got, err)
			}
		}
		for name := range l.names {
			if strings.HasPrefix(name, "__nv_") && !link.IsLibdeviceFunction(name) {
				t.Errorf("%s has %s, which the linker's table has not", path, name)
			}
		}
	}
	bad := filepath.Join(t.TempDir(), "libdevice.10.bc")
	if err := os.WriteFile(bad, []byte("no bitcode"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := (&libdevice{path: bad}).has("__nv_sinf"); err == nil || !strings.Contains(err.Error(), "libdevice: ") {
		t.Errorf("error %v for a file that is no bitcode", err)
	}
}
