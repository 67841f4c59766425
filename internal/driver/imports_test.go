package driver

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// mayImport is the architecture: which packages of ours a package may import. A package that is not listed is a mistake.
var mayImport = map[string][]string{
	"rlib":                    {},
	"dlopen":                  {},
	"internal/arch":           {},
	"internal/ir":             {},
	"internal/bitstream":      {},
	"internal/parallel":       {},
	"internal/bitcode":        {"internal/parallel", "internal/bitstream", "internal/ir"},
	"internal/link":           {"internal/parallel", "internal/ir", "internal/bitcode", "rlib"},
	"internal/legalize":       {"internal/parallel", "internal/ir"},
	"llvm7":                   {"internal/legalize", "internal/bitcode", "internal/bitstream", "internal/ir"},
	"llvm19":                  {"internal/legalize", "internal/bitcode", "internal/bitstream", "internal/ir"},
	"internal/wheels":         {},
	"nvvm":                    {"dlopen", "internal/arch", "internal/wheels"},
	"internal/setup":          {"internal/arch", "internal/wheels", "nvvm"},
	"internal/split":          {"internal/ir"},
	"internal/scrub":          {},
	"internal/ptx":            {},
	"internal/hostexec":       {},
	"internal/corpus":         {},
	"internal/scale":          {},
	"internal/torture":        {"rlib", "internal/link", "internal/legalize", "llvm7", "llvm19"},
	"internal/benchbitcode":   {"internal/bitcode", "internal/ir", "internal/legalize", "llvm7", "llvm19"},
	"internal/driver":         {"rlib", "dlopen", "internal/arch", "internal/parallel", "internal/ir", "internal/bitstream", "internal/bitcode", "internal/link", "internal/legalize", "internal/split", "internal/ptx", "internal/scrub", "llvm7", "llvm19", "nvvm"},
	"cmd/nvvm-bitcode-linker": {"internal/arch", "internal/driver", "internal/setup", "nvvm"},
}

// onlyImporter names the one package that may import a library.
var onlyImporter = map[string]string{
	"github.com/ebitengine/purego": "dlopen",
	"github.com/spf13/cobra":       "cmd/nvvm-bitcode-linker",
	"github.com/spf13/pflag":       "cmd/nvvm-bitcode-linker",
	"go.uber.org/zap":              "cmd/nvvm-bitcode-linker",
	"go.uber.org/zap/zapcore":      "cmd/nvvm-bitcode-linker",
}

func TestImports(t *testing.T) {
	const module = "nvvm-bitcode-linker/"
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, module+"...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		fields := strings.Fields(line)
		pkg := strings.TrimPrefix(fields[0], module)
		allowed, ok := mayImport[pkg]
		if !ok {
			t.Errorf("package %s is not in the table", pkg)
			continue
		}
		for _, imp := range fields[1:] {
			if only, ok := onlyImporter[imp]; ok && only != pkg {
				t.Errorf("%s imports %s, which only %s may", pkg, imp, only)
			}
			own, ours := strings.CutPrefix(imp, module)
			if ours && !slices.Contains(allowed, own) {
				t.Errorf("%s imports %s", pkg, own)
			}
		}
	}
}
