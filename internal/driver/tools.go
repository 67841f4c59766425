package driver

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/nvvm"
)

var toolVersion = regexp.MustCompile(`release (\d+\.\d+)`)

// toolRelease is the CUDA release of a program, which says it itself where the files around it do not.
func toolRelease(ctx context.Context, t nvvm.Tool) (arch.Release, error) {
	if r, ok := arch.ParseRelease(t.CUDA); ok {
		return r, nil
	}
	out, err := exec.CommandContext(ctx, t.Path, "--version").CombinedOutput()
	if err != nil {
		return arch.Release{}, fmt.Errorf("%s --version: %w", t.Path, err)
	}
	m := toolVersion.FindSubmatch(out)
	if m == nil {
		return arch.Release{}, fmt.Errorf("%s --version does not name its release", t.Path)
	}
	r, _ := arch.ParseRelease(string(m[1]))
	return r, nil
}

// inFolder runs f with a folder for files of a foreign program, which is gone afterwards.
func inFolder(f func(dir string) ([]byte, error)) ([]byte, error) {
	dir, err := os.MkdirTemp("", "nvvm-bitcode-linker-")
	if err != nil {
		return nil, err
	}
	defer temporary(dir)()
	return f(dir)
}

// runTool runs a program that is to write a file, and gives that. What it says is in the error.
func runTool(ctx context.Context, out, path string, args ...string) ([]byte, error) {
	said, err := exec.CommandContext(ctx, path, args...).CombinedOutput()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, fmt.Errorf("%s refuses: %w\n  %s", path, err, strings.ReplaceAll(strings.TrimSpace(string(said)), "\n", "\n  "))
	}
	data, err := os.ReadFile(out)
	if err == nil && len(data) == 0 {
		err = errors.New("the file is empty")
	}
	if err != nil {
		return nil, fmt.Errorf("%s reported success, but: %w", path, err)
	}
	return data, nil
}

// assemble has a ptxas make a cubin.
func assemble(ctx context.Context, t nvvm.Tool, ptx []byte, a arch.Arch, level string) ([]byte, error) {
	return inFolder(func(dir string) ([]byte, error) {
		in, out := filepath.Join(dir, "kernels.ptx"), filepath.Join(dir, "kernels.cubin")
		if err := os.WriteFile(in, ptx, 0o600); err != nil {
			return nil, err
		}
		return runTool(ctx, out, t.Path, ptxasOptions(a, level, in, out)...)
	})
}

// ptxasOptions are ptxas's arguments. The warning that is switched off speaks of recursion, which is no mistake.
func ptxasOptions(a arch.Arch, level, in, out string) []string {
	if level != "0" {
		level = "3"
	}
	return []string{"--suppress-stack-size-warning", "--gpu-name", a.SM(), "--opt-level", level, "--output-file", out, in}
}

// assembler finds what makes cubins of PTX of a version: ptxas, or nvJitLink where only that is there or the user names it.
func (l *linking) assembler(ctx context.Context, version arch.PTX) (func(ctx context.Context, ptx []byte) ([]byte, error), error) {
	if l.NVJitLink != "" && l.PTXAS == "" && l.Check == "" {
		return l.jitAssembler()
	}
	tools, err := nvvm.FindTools(nvvm.PTXAS, l.PTXAS, "--ptxas", l.info.Path)
	if err == nil {
		t, old := newEnough(ctx, tools, version, l.PTXAS != "")
		if old == nil {
			return func(ctx context.Context, ptx []byte) ([]byte, error) {
				return assemble(ctx, t, ptx, l.arch, l.OptLevel)
			}, nil
		}
		err = fmt.Errorf("no ptxas that was found takes PTX %v: %w", version, old)
	}
	if l.PTXAS != "" || l.Check != "" {
		return nil, err
	}
	jit, none := l.jitAssembler()
	if none != nil {
		return nil, fmt.Errorf("%w\n%w", err, none)
	}
	return jit, nil
}

// jitAssembler has nvJitLink assemble.
func (l *linking) jitAssembler() (func(ctx context.Context, ptx []byte) ([]byte, error), error) {
	tools, err := nvvm.FindTools(nvvm.NVJitLink, l.NVJitLink, "--nvjitlink", l.info.Path)
	if err != nil {
		return nil, err
	}
	options := []string{"-arch=" + l.arch.SM()}
	if l.OptLevel == "0" {
		options = append(options, "-O0")
	}
	return func(ctx context.Context, ptx []byte) ([]byte, error) {
		return nvvm.Assemble(ctx, tools[0].Path, ptx, options...)
	}, nil
}

// newEnough gives the first program of a release that takes the version of PTX; the user's own is taken as it is.
func newEnough(ctx context.Context, tools []nvvm.Tool, version arch.PTX, users bool) (nvvm.Tool, error) {
	var old []error
	for _, t := range tools {
		if users {
			return t, nil
		}
		release, err := toolRelease(ctx, t)
		if err == nil {
			if takes, ok := release.NewestPTX(); !ok || takes.Compare(version) < 0 {
				err = fmt.Errorf("%s is of CUDA %v", t.Path, release)
			}
		}
		if err == nil {
			return t, nil
		}
		old = append(old, err)
	}
	return nvvm.Tool{}, errors.Join(old...)
}

// image is a part of a fat binary.
type image struct {
	kind string // "elf" or "ptx", as fatbinary names them
	arch arch.Arch
	data []byte
}

// fatbinary joins images into a fat binary.
func (o *Options) fatbinary(ctx context.Context, library string, images []image) ([]byte, error) {
	tools, err := nvvm.FindTools(nvvm.Fatbinary, o.Fatbinary, "--fatbinary", library)
	if err != nil {
		return nil, err
	}
	data, err := inFolder(func(dir string) ([]byte, error) {
		out := filepath.Join(dir, "kernels.fatbin")
		args := []string{"-64", "--create=" + out}
		for i, image := range images {
			path := filepath.Join(dir, fmt.Sprintf("%d.%s", i, image.kind))
			if err := os.WriteFile(path, image.data, 0o600); err != nil {
				return nil, err
			}
			args = append(args, fmt.Sprintf("--image3=kind=%s,sm=%s,file=%s", image.kind, strings.TrimPrefix(image.arch.SM(), "sm_"), path))
		}
		return runTool(ctx, out, tools[0].Path, args...)
	})
	if err == nil && !bytes.HasPrefix(data, fatbinMagic) {
		return nil, fmt.Errorf("%s reported success, but what it wrote is no fat binary", tools[0].Path)
	}
	return data, err
}

// fatbinMagic begins a fat binary (fatbinary_section.h of CUDA, "FATBINC").
var fatbinMagic = []byte{0x50, 0xed, 0x55, 0xba}
