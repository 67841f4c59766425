package driver

import (
	"os"
	"path/filepath"
	"testing"
)

func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "out.ptx")
	for _, content := range []string{"one", "a longer second one"} {
		if err := WriteFile(path, []byte(content)); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(path)
		if err != nil || string(got) != content {
			t.Fatalf("%q, %v; %q expected", got, err, content)
		}
	}
	if err := WriteFile(filepath.Join(dir, "missing", "out.ptx"), nil); err == nil {
		t.Error("no error for a directory that is not there")
	}
	if err := os.Mkdir(filepath.Join(dir, "taken"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := WriteFile(filepath.Join(dir, "taken"), []byte("x")); err == nil {
		t.Error("no error for a path that is a directory")
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 2 {
		t.Errorf("%d entries are left in the directory (%v), 2 expected: %v", len(left), err, left)
	}
}
