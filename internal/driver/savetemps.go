package driver

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/rlib"
)

// A savedLink is what a link was asked for. Its paths are relative to the bundle.
type savedLink struct {
	Tool    string   `json:"tool"`
	Inputs  []string `json:"inputs"` // libraries among them
	Exports []string `json:"exports"`
	Options Options  `json:"options"`
}

// A savedResult is what became of it.
type savedResult struct {
	Error   string        `json:"error"` // "" for success
	Outputs []savedOutput `json:"outputs"`
}

// savedOutput is a file that was written.
type savedOutput struct {
	Name   string `json:"name"`   // without its directory
	SHA256 string `json:"sha256"` // of all of it
	Size   int    `json:"size"`   // in bytes
}

// saver keeps what a link is repeated with and what it makes on the way. A nil saver keeps nothing.
type saver struct {
	bundle
	result savedResult
}

// compilationFile says for an architecture how it was compiled.
const compilationFile = "compilation.json"

// newSaver keeps the inputs. With Anonymize the link goes on with what is kept, so that it shows whether that still is what is wrong.
func (l *linking) newSaver(targets []arch.Arch) error {
	if l.SaveTemps == "" {
		return nil
	}
	inputs, exports, err := l.named()
	if err != nil {
		return err
	}
	s := &saver{bundle: bundle{l.SaveTemps, l.scrubber(inputs)}}
	for _, old := range []string{linkFile, resultFile} { // of another link
		if err := os.Remove(filepath.Join(s.dir, old)); err != nil && !os.IsNotExist(err) {
			return err
		}
	}
	saved := savedLink{Tool: l.Tool, Exports: exports, Options: l.Options}
	o := &saved.Options
	o.Inputs, o.Libraries, o.LibraryPath, o.Exports, o.VersionScripts = nil, nil, nil, nil, nil
	o.Output, o.SaveTemps, o.Anonymize = base(o.Output), "", false
	o.Emit = nil
	for _, e := range l.Emit {
		o.Emit = append(o.Emit, Emit{e.Kind, base(e.Path)})
	}
	var archs []string // native is something else elsewhere
	for _, a := range targets {
		archs = append(archs, a.SM())
	}
	o.Arch = strings.Join(archs, ",")
	for _, path := range inputs {
		name, err := s.keepInput(path)
		if err != nil {
			return err
		}
		saved.Inputs = append(saved.Inputs, name)
	}
	if l.Libdevice != "" {
		if o.Libdevice, err = s.keepInput(l.Libdevice); err != nil {
			return err
		}
	}
	if err := s.putJSON(linkFile, saved); err != nil {
		return err
	}
	if err := s.putScript(); err != nil {
		return err
	}
	l.saver = s
	if l.Anonymize {
		l.Inputs, l.Libraries, l.Exports, l.VersionScripts = nil, nil, exports, nil
		for _, name := range saved.Inputs {
			l.Inputs = append(l.Inputs, filepath.Join(s.dir, name))
		}
	}
	return nil
}

// base is the last part of a path, "" of none.
func base(path string) string {
	if path == "" {
		return ""
	}
	return filepath.Base(path)
}

// keepInput keeps a file under a name that its content gives it, and its own.
func (s *saver) keepInput(path string) (name string, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	if bytes.HasPrefix(data, []byte("!<thin>\n")) { // its members are elsewhere
		if data, err = thick(path); err != nil {
			return "", err
		}
	}
	sum := sha256.Sum256(data)
	name = filepath.Join("inputs", hex.EncodeToString(sum[:6]), filepath.Base(path))
	return filepath.ToSlash(name), s.put(name, data)
}

// thick makes an archive of a thin one, with what it refers to (ar(5), names as in BSD's).
func thick(path string) ([]byte, error) {
	f, err := rlib.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	modules, err := f.Modules()
	if err != nil {
		return nil, err
	}
	out := []byte("!<arch>\n")
	for _, m := range modules {
		data, err := m.Read()
		if err != nil {
			return nil, err
		}
		out = fmt.Appendf(out, "%-16s%-12d%-6d%-6d%-8o%-10d`\n", fmt.Sprintf("#1/%d", len(m.Member)), 0, 0, 0, 0o644, len(m.Member)+len(data))
		out = append(append(out, m.Member...), data...)
		if len(out)%2 != 0 {
			out = append(out, '\n')
		}
	}
	return out, nil
}

// linked keeps the linked module, as LLVM 22's assembly.
func (s *saver) linked(m *ir.Module) error {
	if s == nil {
		return nil
	}
	var b bytes.Buffer
	if err := ir.Print(&b, m, ir.LLVM22); err != nil {
		return err
	}
	return s.put("linked.ll", b.Bytes())
}

// stages are what is kept after the phases of an architecture, by the phase's name.
var stages = map[string]func(l *linking, dir string) error{
	"legalise": func(l *linking, dir string) error {
		text, err := l.dialect.assembly(l.module)
		if err != nil {
			return err
		}
		return l.saver.put(filepath.Join(dir, "legalised.ll"), text)
	},
	"write bitcode": func(l *linking, dir string) error {
		compilation := struct {
			Library savedLibrary `json:"library"`
			Options []string     `json:"options"`
			Verify  bool         `json:"verify"`
			Kernels [][]string   `json:"kernels"` // of each part
		}{saveLibrary(l.info), l.allOptions(), !l.NoVerify, nil}
		for i, p := range l.parts {
			compilation.Kernels = append(compilation.Kernels, p.kernels)
			if err := l.saver.put(filepath.Join(dir, fmt.Sprintf("part-%d.bc", i+1)), p.bitcode); err != nil {
				return err
			}
		}
		if l.bitcode != nil {
			if err := l.saver.put(filepath.Join(dir, "module.bc"), l.bitcode); err != nil {
				return err
			}
		}
		return l.saver.putJSON(filepath.Join(dir, compilationFile), compilation)
	},
	"libNVVM": func(l *linking, dir string) error {
		for i, p := range l.parts {
			if err := l.saver.put(filepath.Join(dir, fmt.Sprintf("part-%d.ptx", i+1)), p.ptx); err != nil {
				return err
			}
		}
		return l.saver.put(filepath.Join(dir, "merged.ptx"), l.ptx)
	},
}

// stage keeps what a phase has made.
func (l *linking) stage(phase string) error {
	save := stages[phase]
	if l.saver == nil || save == nil {
		return nil
	}
	return save(l, l.arch.SM())
}

// wrote notes an output.
func (s *saver) wrote(path string, data []byte) error {
	if s == nil {
		return nil
	}
	sum := sha256.Sum256(data)
	s.result.Outputs = append(s.result.Outputs, savedOutput{filepath.Base(path), hex.EncodeToString(sum[:]), len(data)})
	return s.put(filepath.Join("outputs", filepath.Base(path)), data)
}

// end keeps what became of the link.
func (s *saver) end(ctx context.Context, err error) error {
	if s == nil || ctx.Err() != nil {
		return err
	}
	if err != nil {
		s.result.Error = err.Error()
		if s.scrub != nil {
			s.result.Error = s.scrub.String(s.result.Error)
		}
	}
	if kept := s.putJSON(resultFile, s.result); err == nil {
		err = kept
	}
	return err
}
