//go:build linux && !nodlopen

package dlopen

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// build compiles C into a shared library, or skips the test where there is no compiler.
func build(t *testing.T, dir, name, source string) string {
	t.Helper()
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("no C compiler (cc) is installed")
	}
	path := filepath.Join(dir, name)
	cmd := exec.Command(cc, "-shared", "-fPIC", "-x", "c", "-", "-o", path)
	cmd.Stdin = strings.NewReader(source)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("cc: %v\n%s", err, out)
	}
	return path
}

func TestBind(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "with a space")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	path := build(t, dir, "libx.so", `
		int add(int a, int b) { return a + b; }
		unsigned long length(const char *s) { unsigned long n = 0; while (s[n]) n++; return n; }
		void store(unsigned long *p) { *p = 0xfedcba9876543210ul; }`)
	lib, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	var (
		add    func(a, b int32) int32
		length func(s *byte) uintptr
		store  func(p *uint64)
		none   func()
	)
	absent, err := lib.Bind([]Symbol{{"add", &add, false}, {"none", &none, true}, {"length", &length, false}, {"store", &store, true}})
	if err != nil || !slices.Equal(absent, []string{"none"}) {
		t.Fatalf("Bind = %q, %v", absent, err)
	}
	if got := add(-2, 1); got != -1 {
		t.Errorf("add = %d", got)
	}
	if got := length(&[]byte("four\x00")[0]); got != 4 {
		t.Errorf("length = %d", got)
	}
	var n uint64
	if store(&n); n != 0xfedcba9876543210 {
		t.Errorf("store = %x", n)
	}
	if none != nil {
		t.Error("an absent function was bound")
	}
	if got := lib.Path(); got != path {
		t.Errorf("Path = %q, want %q", got, path)
	}

	_, err = lib.Bind([]Symbol{{"one", &none, false}, {"add", &add, false}, {"two", &none, false}})
	var e *AbsentError
	if !errors.As(err, &e) || e.Library != path || !slices.Equal(e.Symbols, []string{"one", "two"}) {
		t.Errorf("Bind: %v", err)
	}
	if want := path + " has no function one, two"; err.Error() != want {
		t.Errorf("Bind: %v, want %s", err, want)
	}
	if err := lib.Close(); err != nil {
		t.Error(err)
	}
}

// TestSearch opens a library that every Linux with a dynamic loader has, by its name.
func TestSearch(t *testing.T) {
	lib, err := Open("libc.so.6")
	if err != nil {
		t.Skipf("no glibc: %v", err)
	}
	if path := lib.Path(); !filepath.IsAbs(path) || filepath.Base(path) != "libc.so.6" {
		t.Errorf("Path = %q", path)
	}
	var labs func(int64) int64
	if absent, err := lib.Bind([]Symbol{{"labs", &labs, false}}); err != nil || absent != nil || labs(-7) != 7 {
		t.Errorf("Bind = %q, %v", absent, err)
	}
}

func TestOpenErrors(t *testing.T) {
	dir := t.TempDir()
	text := filepath.Join(dir, "text.so")
	if err := os.WriteFile(text, []byte("this is no library, and longer than an ELF header, which has 64 bytes"), 0o600); err != nil {
		t.Fatal(err)
	}
	undefined := build(t, dir, "undefined.so", "int nowhere(void); int f(void) { return nowhere(); }")
	for _, tt := range []struct{ name, want string }{
		{"", "the name is empty"},
		{filepath.Join(dir, "none.so"), "No such file"},
		{text, "invalid ELF header"},
		{undefined, "undefined symbol: nowhere"},
		{"libnone-at-all.so.9", "cannot open shared object file"},
	} {
		if _, err := Open(tt.name); err == nil || !strings.Contains(err.Error(), tt.want) || !strings.Contains(err.Error(), tt.name) {
			t.Errorf("Open(%q): %v, want %s", tt.name, err, tt.want)
		}
	}
}
