package corpus

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
	"nvvm-bitcode-linker/nvvm"
)

// TestMain lets this program be the process in which libNVVM runs.
func TestMain(m *testing.M) {
	nvvm.RunWorkerIfAsked()
	code := m.Run()
	Stop()
	os.Exit(code)
}

// libraries are the oldest and the newest libNVVM, each in every dialect that it has. Lacks are the library's words for what it has not, which
// count as a refusal.
var libraries = []struct {
	cuda, arch string
	dialect    func() legalize.Dialect
	lacks      string
}{
	{"11.8.89", "sm_80", llvm7.Dialect, "half type is not supported"},
	{"13.5.37", "sm_80", llvm7.Dialect, ""},
	{"13.5.37", "sm_100", llvm19.Dialect, ""},
}

// libNVVM verifies every module for GPUs once it is in its dialect, and makes something of it.
func TestLibNVVM(t *testing.T) {
	for _, l := range libraries {
		t.Run(l.cuda+" "+l.arch, func(t *testing.T) {
			root := libNVVM(t, l.cuda)
			var c tally
			var s *nvvm.Session
			start := func() *nvvm.Session {
				t.Helper()
				s, err := nvvm.Start(t.Context(), nvvm.Request{Explicit: root, Arch: l.arch})
				if err != nil {
					t.Fatal(err)
				}
				return s
			}
			s = start()
			defer func() { s.Close() }()
			info, err := s.Info()
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range Modules(t) {
				if !m.ForGPU() {
					continue
				}
				t.Run(m.Name, func(t *testing.T) {
					out, err := forLibrary(m, m.Data(t), l.dialect(), info.IR)
					if r := (refusal{}); errors.As(err, &r) {
						c.add(m, r)
						t.Logf("refused by name: %v", r)
						return
					}
					if err != nil {
						t.Fatal(err)
					}
					_, err = s.Compile(t.Context(), nvvm.Job{Modules: []nvvm.Module{{Name: m.Name, Bitcode: out}}, Verify: true, Options: []string{"-opt=0"}})
					if err == nil {
						c.add(m, nil)
						return
					}
					if l.lacks != "" && strings.Contains(err.Error(), l.lacks) {
						c.add(m, errors.New(l.lacks))
						t.Logf("refused by libNVVM: %v", err)
						return
					}
					c.add(m, nil)
					t.Errorf("libNVVM: %v", err)
					if e := (*nvvm.CrashError)(nil); errors.As(err, &e) {
						s.Close()
						s = start()
					}
				})
			}
			c.report(t)
		})
	}
}

// forLibrary gives the module as a library takes it: its version of NVVM IR stands in it.
func forLibrary(m Module, data []byte, d legalize.Dialect, v nvvm.IRVersion) ([]byte, error) {
	module, err := bitcode.ReadAll(m.Name, data)
	if err != nil {
		return nil, err
	}
	c, err := legalize.NewContext(module)
	if err != nil {
		return nil, err
	}
	c.NVPTX, c.KeepDebug = true, true
	c.IRVersion = [4]int{v.IR.Major, v.IR.Minor, v.Debug.Major, v.Debug.Minor}
	if err := d.Run(c); err != nil {
		return nil, refusal{err}
	}
	return d.Write(module)
}

// libNVVM finds a version in $NVVM_TEST_LIBS, or where scripts/fetch-tools puts it.
func libNVVM(t *testing.T, cuda string) string {
	t.Helper()
	dir := os.Getenv("NVVM_TEST_LIBS")
	if dir == "" {
		cache, err := nvvm.CacheDir()
		if err != nil {
			t.Fatal(err)
		}
		dir = filepath.Join(cache, "cuda")
	}
	root := filepath.Join(dir, cuda)
	if _, err := os.Stat(root); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal(err)
		}
		t.Skipf("%v (scripts/fetch-tools cuda %s brings it)", err, cuda)
	}
	return root
}
