package hostexec

import (
	"path/filepath"
	"testing"
)

// Debug runs programs with debug information: what is said of the source must change nothing.
func (d *Dialect) Debug(t *testing.T) {
	Need(t, append(d.Engines, LLVM22)...)
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []struct {
		file  string
		flags []string
	}{
		{"structs.c", []string{"-O0"}}, {"structs.c", []string{"-O1"}}, {"control.c", []string{"-O0"}}, {"control.c", []string{"-O1"}},
		{"bits.c", []string{"-O1"}}, {"memory.c", []string{"-O1", "-Xclang", "-fexperimental-assignment-tracking=forced"}},
		{"vectors.c", []string{"-O0"}}, {"floats.c", []string{"-O1"}},
		{"panics.rs", []string{"-Copt-level=0"}}, {"sorting.rs", []string{"-Copt-level=1", "-Cno-vectorize-loops", "-Cno-vectorize-slp"}},
	} {
		name := p.file + p.flags[0]
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(root, "testdata", "exec", p.file)
			var bitcode []byte
			if filepath.Ext(p.file) == ".rs" {
				bitcode, _ = Rust(t, path, append(p.flags, "-Cdebuginfo=2")...)
			} else {
				bitcode = Clang(t, path, append(p.flags, "-g")...)
			}
			d.Same(t, name, bitcode, Original(t, bitcode))
		})
	}
}
