package main

import (
	"bytes"
	"debug/elf"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/driver"
	"nvvm-bitcode-linker/internal/ptx"
	"nvvm-bitcode-linker/nvvm"
)

// What ptxas makes of PTX whose lines are written shorter is what it makes of libNVVM's own: code, line tables, the names of what is
// inlined, byte for byte. The copy of the PTX alone, in which the labels are, is another.
func TestCompactedLines(t *testing.T) {
	objects, err := filepath.Glob(filepath.Join(root, "testdata/lines/units-16/*.o"))
	if err != nil || len(objects) == 0 {
		t.Fatalf("no objects: %v", err)
	}
	for _, c := range []struct{ version, arch string }{
		{"11.8.89", "sm_80"}, {"12.4.131", "sm_80"}, {"12.9.86", "sm_80"}, {"12.9.86", "sm_120"}, {"13.5.37", "sm_80"}, {"13.5.37", "sm_120"},
	} {
		t.Run(c.version+"/"+c.arch, func(t *testing.T) {
			lib, err := cudaFile(c.version, "libnvvm")
			if err != nil {
				t.Skip(err)
			}
			dir := t.TempDir()
			o := driver.Options{Inputs: objects, KeepKernels: true, Arch: c.arch, Libnvvm: lib, Split: "never", Output: filepath.Join(dir, "linked.ptx"),
				Emit: []driver.Emit{{Kind: "ptx"}, {Kind: "llvm-bc", Path: filepath.Join(dir, "linked.bc")}}}
			if err := driver.Link(t.Context(), o); err != nil {
				t.Fatal(err)
			}
			linked, bitcode := readFile(t, o.Output), readFile(t, filepath.Join(dir, "linked.bc"))
			s, err := nvvm.Start(t.Context(), nvvm.Request{Explicit: lib, Arch: strings.Replace(c.arch, "sm_", "compute_", 1)})
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			res, err := s.Compile(t.Context(), nvvm.Job{Modules: []nvvm.Module{{Name: "lines", Bitcode: bitcode}}, Options: []string{"-opt=3", "-fma=0"}})
			if err != nil {
				t.Fatal(err)
			}
			small := ptx.Compact(res.PTX)
			if !bytes.HasSuffix(linked, small[bytes.Index(small, []byte(".version")):]) {
				t.Errorf("linked is\n%s\ncompacted\n%s", linked, small)
			}
			if len(small) > len(res.PTX)*95/100 {
				t.Errorf("%d bytes of PTX became %d", len(res.PTX), len(small))
			}
			want, got := sectionsOf(t, c.version, c.arch, filepath.Join(dir, "own.ptx"), res.PTX), sectionsOf(t, c.version, c.arch, filepath.Join(dir, "small.ptx"), small)
			for name, data := range want {
				if !strings.HasSuffix(name, "nv_debug_ptx_txt") && !bytes.Equal(got[name], data) {
					t.Errorf("section %s has %d bytes, %d expected, or others", name, len(got[name]), len(data))
				}
			}
			if len(got) != len(want) || len(want[".debug_line"]) == 0 || !bytes.Contains(want[".debug_str"], []byte("_R")) {
				t.Errorf("%d sections, %d expected; %d bytes of lines, names %q", len(got), len(want), len(want[".debug_line"]), want[".debug_str"])
			}
		})
	}
}

func readFile(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// sectionsOf gives the sections that ptxas makes of the PTX.
func sectionsOf(t *testing.T, version, arch, path string, text []byte) map[string][]byte {
	t.Helper()
	if err := os.WriteFile(path, text, 0o666); err != nil {
		t.Fatal(err)
	}
	sections := map[string][]byte{}
	for _, s := range cubinOf(t, version, arch, path, "-lineinfo").Sections {
		if s.Type == elf.SHT_NOBITS || s.Type == elf.SHT_NULL {
			continue
		}
		data, err := s.Data()
		if err != nil {
			t.Fatal(err)
		}
		sections[s.Name] = data
	}
	return sections
}
