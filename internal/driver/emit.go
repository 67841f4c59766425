package driver

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
)

// An Emit is one output.
type Emit struct {
	Kind string // of EmitKinds
	Path string // "" means the link's output
}

// The kinds of output.
const (
	emitPTX    = "ptx"
	emitCubin  = "cubin"
	emitFatbin = "fatbin"
	emitLTO    = "lto" // NVIDIA's LTO IR, for nvJitLink
	emitBC     = "llvm-bc"
	emitIR     = "llvm-ir"
)

// EmitKinds are the kinds of output.
var EmitKinds = []string{emitPTX, emitCubin, emitFatbin, emitLTO, emitBC, emitIR}

// ParseEmit reads KIND or KIND=PATH.
func ParseEmit(s string) (Emit, error) {
	kind, path, named := strings.Cut(s, "=")
	if !slices.Contains(EmitKinds, kind) {
		return Emit{}, fmt.Errorf("--emit %s: the kinds are %s", s, strings.Join(EmitKinds, ", "))
	}
	if named && path == "" {
		return Emit{}, fmt.Errorf("--emit %s: a path is expected after the sign of equality", s)
	}
	return Emit{kind, path}, nil
}

// checkEmit refuses outputs that would overwrite each other.
func (o *Options) checkEmit() error {
	unnamed := 0
	paths := map[string]string{}
	for _, e := range o.Emit {
		path := e.Path
		if path == "" {
			unnamed++
			path = o.Output
		}
		if other := paths[filepath.Clean(path)]; other != "" && unnamed < 2 {
			return usagef("--emit %s and --emit %s would go to one file, %s", other, e.Kind, path)
		}
		paths[filepath.Clean(path)] = e.Kind
	}
	switch {
	case unnamed > 1:
		return usagef("%d kinds of output would go to one file: give all but one a path, as in --emit llvm-ir=kernel.ll", unnamed)
	case unnamed == 1 && o.Output == "":
		return usagef("no output file: give one with -o")
	}
	return nil
}

// checkSeveral refuses what cannot be joined for several architectures, and yet would go to -o alone.
func (o *Options) checkSeveral(targets []arch.Arch) error {
	for _, e := range o.Emit {
		if len(targets) > 1 && e.Path == "" && imageKinds[e.Kind] == "" && e.Kind != emitFatbin {
			return usagef("--emit %s for several architectures cannot be one file: give it a path, as in --emit %s=PATH, beside which there is one for each", e.Kind, e.Kind)
		}
	}
	return nil
}

// wants reports whether a kind of output is asked for.
func (o *Options) wants(kind string) bool {
	return slices.ContainsFunc(o.Emit, func(e Emit) bool { return e.Kind == kind })
}

// needsPTX reports whether libNVVM is to compile to PTX.
func (o *Options) needsPTX() bool {
	return o.wants(emitPTX) || o.wants(emitCubin) || o.wants(emitFatbin) || o.Check != ""
}

// path is where an output goes.
func (o *Options) path(e Emit) string {
	if e.Path == "" {
		return o.Output
	}
	return e.Path
}

// pathFor is where an output for one of several architectures goes: kernel.sm_80.ptx for kernel.ptx.
func pathFor(path string, a arch.Arch) string {
	ext := filepath.Ext(path)
	return strings.TrimSuffix(path, ext) + "." + a.SM() + ext
}
