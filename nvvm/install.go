package nvvm

import (
	"path/filepath"
	"runtime"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/wheels"
)

// installs lists what pip can bring, newest first: this platform's wheels, or where it has none, those of x86-64 Linux.
func installs() []wheels.Release {
	if list := wheels.Releases(runtime.GOOS + "/" + runtime.GOARCH); len(list) > 0 {
		return list
	}
	return wheels.Releases("linux/amd64")
}

// installCommand is a line for a shell that puts the newest libNVVM that compiles for a into the tool's
// cache. It is "" where no known one does.
func installCommand(a arch.Arch) string {
	span, ok := a.Span()
	if !ok {
		return ""
	}
	for _, r := range installs() {
		if release, ok := arch.ParseRelease(r.Version); ok && span.Contains(release) {
			return pipCommand(r.Wheels[0].Distribution(), r.Version)
		}
	}
	return ""
}

// installNewest is the line for the newest of all.
func installNewest() string {
	newest := installs()[0]
	return pipCommand(newest.Wheels[0].Distribution(), newest.Version)
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
