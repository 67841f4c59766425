package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// With -g the PTX has full debug information: ptxas takes it with its own -g, and the DWARF that it makes of it has one unit, the kernels with the
// lines, names and types of their parameters, and structs. Without, ptxas would optimise: the target has no word of debugging.
func TestFullDebugInformation(t *testing.T) {
	dwarfdump, err := exec.LookPath("llvm-dwarfdump-22")
	if err != nil {
		t.Skip("llvm-dwarfdump-22 reads what ptxas makes: it is not in the PATH")
	}
	tool := built(t)
	inputs, err := filepath.Glob(filepath.Join(root, "testdata/lines/units-16/*.o"))
	if err != nil || len(inputs) < 3 {
		t.Fatalf("testdata/lines/units-16 has %d inputs, 3 expected: %v", len(inputs), err)
	}
	for _, c := range []struct{ cuda, arch string }{{"12.4", "sm_80"}, {"12.9", "sm_80"}, {"13.5", "sm_80"}, {"12.9", "sm_120"}, {"13.5", "sm_120"}} {
		t.Run(c.cuda+"/"+c.arch, func(t *testing.T) {
			libnvvm, err1 := cudaFile(cudaVersions[c.cuda], "libnvvm")
			ptxas, err2 := cudaFile(cudaVersions[c.cuda], "ptxas")
			if err1 != nil || err2 != nil {
				t.Skipf("CUDA %s is not in the cache: scripts/fetch-tools cuda %s brings it", c.cuda, cudaVersions[c.cuda])
			}
			ptx := filepath.Join(t.TempDir(), "lines.ptx")
			args := append([]string{"-g", "-v", "--keep-kernels", "--no-cache", "--check-ir", "--arch=" + c.arch, "--libnvvm=" + libnvvm, "-o", ptx}, inputs...)
			msg, err := exec.Command(tool, args...).CombinedOutput()
			if err != nil {
				t.Fatalf("%v: %s", err, msg)
			}
			if n := strings.Count(string(msg), "no words for some of the debug information"); n > 1 {
				t.Errorf("%d notes of what is left out, one at most expected: %s", n, msg)
			}
			text, err := os.ReadFile(ptx)
			if err != nil {
				t.Fatal(err)
			}
			if !regexp.MustCompile(`(?m)^\.target ` + c.arch + `, debug$`).Match(text) {
				t.Error("the target does not say debug")
			}
			cubin := ptx + ".cubin"
			if msg, err := exec.Command(ptxas, "-g", "-arch", c.arch, "-o", cubin, ptx).CombinedOutput(); err != nil {
				t.Fatalf("ptxas -g: %v: %s", err, msg)
			}
			dump, err := exec.Command(dwarfdump, "--debug-info", cubin).CombinedOutput()
			if err != nil {
				t.Fatalf("%v: %s", err, dump)
			}
			if n := strings.Count(string(dump), "DW_TAG_compile_unit"); n != 1 {
				t.Errorf("%d units, 1 expected", n)
			}
			for _, pattern := range []string{
				`DW_AT_name\s+\("branches"\)\s+DW_AT_decl_file\s+\("/src/src/lib\.rs"\)\s+DW_AT_decl_line\s+\(23\)`,
				`DW_TAG_formal_parameter(?:\s+DW_AT_\w+\s+\([^\n]*\))*\s+DW_AT_name\s+\("n"\)\s+DW_AT_decl_file\s+\("/src/src/lib\.rs"\)\s+DW_AT_decl_line\s+\(23\)\s+DW_AT_type\s+\(\w+ "u32"\)`,
				`DW_TAG_structure_type\s+DW_AT_name\s+\("Range<u32>"\)`,
				`DW_TAG_base_type\s+DW_AT_name\s+\("f32"\)`,
			} {
				if !regexp.MustCompile(pattern).Match(dump) {
					t.Errorf("the DWARF has no %s", pattern)
				}
			}
		})
	}
	t.Run("neither", func(t *testing.T) {
		msg, err := exec.Command(tool, "-g", "--strip-debug", "-o", filepath.Join(t.TempDir(), "out"), inputs[0]).CombinedOutput()
		if err == nil || !strings.Contains(string(msg), "-g asks for debug information, and --strip-debug for none") {
			t.Errorf("%v: %s", err, msg)
		}
	})
}
