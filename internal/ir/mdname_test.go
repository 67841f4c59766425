package ir

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var mdKindLine = regexp.MustCompile(`LLVM_FIXED_MD_KIND\(\s*MD_\w+,\s*"([^"]+)",\s*\d+\)`)

// The list is LLVM's own, where its headers are.
func TestFixedMetadata(t *testing.T) {
	dir, err := run("", "llvm-config-22", "--includedir")
	if err != nil {
		t.Skip("the headers of LLVM 22 are not installed:", err)
	}
	def, err := os.ReadFile(filepath.Join(strings.TrimSpace(dir), "llvm", "IR", "FixedMetadataKinds.def"))
	if err != nil {
		t.Skip("the headers of LLVM 22 are not installed:", err)
	}
	var want []string
	for _, m := range mdKindLine.FindAllSubmatch(def, -1) {
		want = append(want, string(m[1]))
	}
	if !slices.Equal(want, FixedMetadata) {
		t.Errorf("LLVM 22 has %v", want)
	}
}
