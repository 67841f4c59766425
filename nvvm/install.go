package nvvm

import (
	"path/filepath"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
)

// installs lists Python distributions that hold libNVVM and libdevice, newest first. Between them they
// compile for every architecture of the table in internal/arch.
var installs = []struct {
	cuda    arch.Release
	name    string
	version string
}{
	{arch.Release{Major: 13, Minor: 5}, "nvidia-nvvm", "13.5.37"},
	{arch.Release{Major: 12, Minor: 9}, "nvidia-cuda-nvcc-cu12", "12.9.86"},
	{arch.Release{Major: 11, Minor: 8}, "nvidia-cuda-nvcc-cu11", "11.8.89"},
}

// installCommand is a line for a shell that puts the newest libNVVM that compiles for a into the tool's
// cache. It is "" where no known one does.
func installCommand(a arch.Arch) string {
	span, ok := a.Span()
	if !ok {
		return ""
	}
	for _, i := range installs {
		if span.Contains(i.cuda) {
			return pipCommand(i.name, i.version)
		}
	}
	return ""
}

func pipCommand(name, version string) string {
	before, target := "", `"$NVVM_LINKER_CACHE"/cuda/`+version
	if cache, err := CacheDir(); err == nil {
		target = shellQuote(filepath.Join(cache, "cuda", version))
	} else {
		before = "set NVVM_LINKER_CACHE to a directory, then "
	}
	return before + "python3 -m pip install --no-deps --target " + target + " " + name + "==" + version
}

// shellQuote quotes s for a POSIX shell where it needs that.
func shellQuote(s string) string {
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%"
	if strings.Trim(s, plain) == "" && s != "" {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
