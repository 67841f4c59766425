package driver

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/nvvm"
)

// An output is what goes out for one architecture, by its kind.
type output struct {
	arch    arch.Arch
	library string // path of the libNVVM that compiled it
	data    map[string][]byte
}

// finish makes what goes out for the architecture.
func (l *linking) finish(ctx context.Context) error {
	l.out = output{l.arch, l.info.Path, map[string][]byte{}}
	wanted := l.Emit
	if l.Verified != nil {
		wanted = nil
	}
	for _, e := range wanted {
		for _, kind := range partsOf(e.Kind) {
			if l.out.data[kind] != nil {
				continue
			}
			data, err := l.make(ctx, kind)
			if err != nil {
				return err
			}
			l.out.data[kind] = data
		}
	}
	if l.Check == checkPTXAS && l.out.data[emitCubin] == nil {
		if _, err := l.make(ctx, emitCubin); err != nil {
			return err
		}
	}
	if l.Verified != nil {
		l.Verified(l.verified(l.ptx))
	}
	return nil
}

// partsOf gives the kinds that an output is made of for each architecture.
func partsOf(kind string) []string {
	if kind == emitFatbin {
		return []string{emitPTX, emitCubin}
	}
	return []string{kind}
}

func (l *linking) make(ctx context.Context, kind string) ([]byte, error) {
	switch kind {
	case emitBC:
		return l.bitcode, nil
	case emitIR:
		return l.dialect.assembly(l.module)
	case emitLTO:
		return l.lto, nil
	case emitCubin:
		return l.cubin(ctx)
	default:
		return append(l.header(), l.ptx...), nil
	}
}

// cubin assembles the PTX. What is refused here is a mistake of this program or of libNVVM's, and says so.
func (l *linking) cubin(ctx context.Context) ([]byte, error) {
	version, err := versionOf(l.ptx)
	if err != nil {
		return nil, err
	}
	run, err := l.assembler(ctx, version)
	if err != nil {
		return nil, fmt.Errorf("a cubin for %v needs ptxas or nvJitLink: %w", l.arch, err)
	}
	data, err := run(ctx, append(l.header(), l.ptx...))
	if err != nil {
		return nil, fmt.Errorf("the PTX for %v cannot be assembled: %w", l.arch, err)
	}
	return data, nil
}

// header is the comment before the PTX.
func (l *linking) header() []byte {
	lines := []string{
		"Linked by " + l.Tool,
		"Compiled by libNVVM " + l.info.Version.String() + cudaRelease(l.info.CUDA) + " from " + l.dialect.passes.Name + " bitcode",
		"Architecture: " + l.arch.SM(),
		"Options: " + strings.Join(l.allOptions(), " "),
	}
	if l.lowered != "" {
		lines = append(lines, l.lowered)
	}
	return header(lines...)
}

// write writes the files of a link for one architecture or several.
func (o *Options) write(ctx context.Context, outputs []output, kept *saver) error {
	for _, e := range o.Emit {
		files, err := o.files(ctx, e, outputs)
		if err != nil {
			return err
		}
		for _, f := range files {
			if err := WriteFile(f.path, f.data); err != nil {
				return err
			}
			if err := kept.wrote(f.path, f.data); err != nil {
				return err
			}
		}
	}
	return nil
}

type file struct {
	path string
	data []byte
}

// files gives the files of one kind of output: one for one architecture; of several, one for each, and at -o one that is loaded on all.
func (o *Options) files(ctx context.Context, e Emit, outputs []output) ([]file, error) {
	path := o.path(e)
	if e.Kind == emitFatbin {
		data, err := o.join(ctx, []string{emitCubin, emitPTX}, outputs)
		return []file{{path, data}}, err
	}
	if len(outputs) == 1 {
		return []file{{path, outputs[0].data[e.Kind]}}, nil
	}
	var files []file
	for _, out := range outputs {
		files = append(files, file{pathFor(path, out.arch), out.data[e.Kind]})
	}
	if e.Path != "" {
		return files, nil
	}
	data, err := o.joint(ctx, e.Kind, outputs)
	return append(files, file{path, data}), err
}

// imageKinds are fatbinary's names.
var imageKinds = map[string]string{emitPTX: "ptx", emitCubin: "elf"}

// join makes a fat binary.
func (o *Options) join(ctx context.Context, kinds []string, outputs []output) ([]byte, error) {
	var images []image
	for _, kind := range kinds {
		for _, out := range outputs {
			images = append(images, image{imageKinds[kind], out.arch, out.data[kind]})
		}
	}
	return o.fatbinary(ctx, outputs[0].library, images)
}

// joint makes the one file for several architectures: cargo keeps only that at -o. Without fatbinary it is the lowest PTX, if the
// others load it.
func (o *Options) joint(ctx context.Context, kind string, outputs []output) ([]byte, error) {
	data, err := o.join(ctx, []string{kind}, outputs)
	var none *nvvm.ToolError
	if err == nil || kind != emitPTX || o.Fatbinary != "" || !errors.As(err, &none) {
		return data, err
	}
	lowest := outputs[0]
	for _, out := range outputs[1:] {
		if !lowest.arch.RunsOn(out.arch) {
			return nil, fmt.Errorf("several architectures need a fat binary at %s, since PTX for %v is not loaded on %v: %w", o.Output, lowest.arch, out.arch, err)
		}
	}
	return lowest.data[emitPTX], o.warn(lowestPTX, "%s holds the PTX for %v alone, which %s load too: fatbinary of CUDA, which would join them, was not found (--fatbinary)",
		o.Output, lowest.arch, "the other architectures")
}
