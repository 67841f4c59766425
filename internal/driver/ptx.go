package driver

import (
	"bytes"
	"fmt"
	"regexp"
	"sort"
	"strings"

	"nvvm-bitcode-linker/internal/link"
)

// entryLine and externLine match the heads of kernels and of functions defined elsewhere (PTX ISA, "Kernel and Function Directives:
// .entry, .func" and "Linking Directives: .extern, .visible").
var (
	entryLine  = regexp.MustCompile(`(?m)^[ \t]*(?:\.visible[ \t]+)?\.entry[ \t\n]+([A-Za-z0-9_$%]+)`)
	externLine = regexp.MustCompile(`(?m)^[ \t]*\.extern[ \t]+\.func[ \t\n]+(?:\([^)]*\)[ \t\n]*)?([A-Za-z0-9_$%]+)`)
)

// checkPTX makes sure of what libNVVM does not: every kernel is an entry, and nothing is undefined that CUDA does not define.
func checkPTX(ptx []byte, kernels []string) error {
	if !bytes.Contains(ptx, []byte(".version")) {
		return fmt.Errorf("libNVVM reported success, but what it gave is no PTX")
	}
	have := map[string]bool{}
	for _, m := range entryLine.FindAllSubmatch(ptx, -1) {
		have[string(m[1])] = true
	}
	var missing []string
	for _, k := range kernels {
		if !have[k] {
			missing = append(missing, k)
		}
	}
	if len(missing) > 0 {
		return fmt.Errorf("libNVVM reported success, but its PTX has no entry for %s", strings.Join(missing, ", "))
	}
	undefined := map[string]bool{}
	for _, m := range externLine.FindAllSubmatch(ptx, -1) {
		if name := string(m[1]); !link.IsCUDAFunction(name) {
			undefined[name] = true
		}
	}
	if len(undefined) == 0 {
		return nil
	}
	var names []string
	for n := range undefined {
		names = append(names, link.Demangle(n))
	}
	sort.Strings(names)
	return fmt.Errorf("libNVVM reported success, but its PTX calls functions that nothing defines: %s", strings.Join(names, ", "))
}

// header gives the comment at the head of the PTX.
func header(lines ...string) []byte {
	var b bytes.Buffer
	for _, l := range lines {
		b.WriteString("// " + strings.ReplaceAll(l, "\n", " ") + "\n")
	}
	return b.Bytes()
}
