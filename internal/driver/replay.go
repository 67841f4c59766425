package driver

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/nvvm"
)

// ReplayOptions say how what a directory holds is repeated.
type ReplayOptions struct {
	Dir     string
	Libnvvm string        // in place of the library that it was; "" for that one, or if it is not there, the one that is found
	Module  string        // of a fault: the file in Dir to compile; "" for the module that failed
	Output  string        // of a link: the directory for the outputs; "" for none
	Timeout time.Duration // 0 for no limit
	Tool    string
	Out     io.Writer // what becomes of it is written here
	Note    func(msg string, kv ...any)
	Warn    func(kind, text string)
}

// Replay repeats the link that --save-temps has kept, or the fault that was kept of libNVVM, and compares. The error is that of what is repeated.
func Replay(ctx context.Context, o ReplayOptions) error {
	var link savedLink
	err := readJSON(filepath.Join(o.Dir, linkFile), &link)
	if err == nil {
		return o.link(ctx, link)
	}
	if !errors.Is(err, os.ErrNotExist) {
		return err
	}
	var f savedFault
	if err := readJSON(filepath.Join(o.Dir, faultFile), &f); err != nil {
		if errors.Is(err, os.ErrNotExist) {
			return fmt.Errorf("%s has neither %s, as --save-temps writes it, nor %s, which is kept of a fault of libNVVM", o.Dir, linkFile, faultFile)
		}
		return err
	}
	return o.fault(ctx, f)
}

func readJSON(path string, v any) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, v); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

// inside gives the path of a file of the bundle, whose name was read from there.
func (o *ReplayOptions) inside(name string) (string, error) {
	if !filepath.IsLocal(filepath.FromSlash(name)) {
		return "", fmt.Errorf("%s: %q is not in the directory", o.Dir, name)
	}
	return filepath.Join(o.Dir, filepath.FromSlash(name)), nil
}

// link repeats a link.
func (o *ReplayOptions) link(ctx context.Context, saved savedLink) (err error) {
	l := saved.Options
	l.Libraries, l.LibraryPath, l.VersionScripts, l.SaveTemps = nil, nil, nil, ""
	l.Exports, l.Inputs = saved.Exports, nil
	for _, name := range saved.Inputs {
		path, err := o.inside(name)
		if err != nil {
			return err
		}
		l.Inputs = append(l.Inputs, path)
	}
	if l.Libdevice != "" {
		if l.Libdevice, err = o.inside(l.Libdevice); err != nil {
			return err
		}
	}
	l.Tool, l.Timeout, l.Note, l.Warn, l.Explain = saved.Tool, o.Timeout, o.Note, o.Warn, io.Discard
	if saved.Tool != o.Tool {
		fmt.Fprintf(o.Out, "it was linked by %s; this is %s\n", saved.Tool, o.Tool)
	}
	l.Libnvvm = o.library(l.Libnvvm)
	if then := o.librariesThen(l.Arch); l.Libnvvm == "" && len(then) == 1 {
		l.Libnvvm = existing(then[0])
	}
	for _, tool := range []*string{&l.PTXAS, &l.Fatbinary, &l.NVJitLink, &l.Libcuda} {
		*tool = existing(*tool)
	}
	out := o.Output
	if out == "" {
		if out, err = os.MkdirTemp("", "nvvm-bitcode-linker-replay-"); err != nil {
			return err
		}
		defer temporary(out)()
	} else if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	if l.Output, err = placed(out, l.Output); err != nil {
		return err
	}
	for i := range l.Emit {
		if l.Emit[i].Path, err = placed(out, l.Emit[i].Path); err != nil {
			return err
		}
	}
	var before savedResult
	known := readJSON(filepath.Join(o.Dir, resultFile), &before) == nil
	if err := Link(ctx, l); err != nil {
		if known && before.Error == "" {
			fmt.Fprintln(o.Out, "the link was done without an error then")
		}
		return err
	}
	if !known || before.Error != "" {
		fmt.Fprintln(o.Out, "the link is done; it failed then")
		return nil
	}
	return o.compare(out, before.Outputs)
}

// placed puts a file's name, read from the bundle, into a directory.
func placed(dir, name string) (string, error) {
	switch {
	case name == "":
		return "", nil
	case name != filepath.Base(name) || !filepath.IsLocal(name):
		return "", fmt.Errorf("%q is not the name of an output", name)
	}
	return filepath.Join(dir, name), nil
}

// library is the user's choice, or that of the time if it is still there.
func (o *ReplayOptions) library(then string) string {
	if o.Libnvvm != "" {
		return o.Libnvvm
	}
	return existing(then)
}

func existing(path string) string {
	if _, err := os.Stat(path); err != nil {
		return ""
	}
	return path
}

// librariesThen gives the paths of the libraries that compiled for the architectures, and says what they were.
func (o *ReplayOptions) librariesThen(archs string) (paths []string) {
	for _, name := range strings.Split(archs, ",") {
		var c struct{ Library savedLibrary }
		a, err := arch.Parse(name)
		if err != nil || readJSON(filepath.Join(o.Dir, a.SM(), compilationFile), &c) != nil { // it did not come so far
			continue
		}
		fmt.Fprintf(o.Out, "for %s it was compiled by libNVVM %s, CUDA %s, %s\n", a.SM(), c.Library.Version, c.Library.CUDA, c.Library.Path)
		if !slices.Contains(paths, c.Library.Path) {
			paths = append(paths, c.Library.Path)
		}
	}
	return paths
}

// compare compares outputs with those of the time.
func (o *ReplayOptions) compare(dir string, outputs []savedOutput) error {
	var different []string
	for _, s := range outputs {
		path, err := placed(dir, s.Name)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if sum := sha256.Sum256(data); hex.EncodeToString(sum[:]) != s.SHA256 {
			different = append(different, fmt.Sprintf("%s: %d bytes, then %d", s.Name, len(data), s.Size))
			continue
		}
		fmt.Fprintf(o.Out, "%s: the same %d bytes\n", s.Name, s.Size)
	}
	if len(different) > 0 {
		return fmt.Errorf("the link is done, but its outputs are others than then:\n  %s", strings.Join(different, "\n  "))
	}
	return nil
}

// fault repeats a fault.
func (o *ReplayOptions) fault(ctx context.Context, f savedFault) error {
	name, kernels := f.Module, f.Kernels
	if o.Module != "" {
		name, kernels = o.Module, nil
		if i := slices.IndexFunc(f.Alone, func(a savedAlone) bool { return a.Module == o.Module || a.Kernel == o.Module }); i >= 0 {
			name, kernels = f.Alone[i].Module, []string{f.Alone[i].Kernel}
		}
	}
	path, err := o.inside(name)
	if err != nil {
		return err
	}
	module, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	s, err := nvvm.Start(ctx, nvvm.Request{Explicit: o.library(f.Library.Path), ExplicitName: "--libnvvm", Arch: f.Arch, Latest: f.Latest, Timeout: o.Timeout})
	if err != nil {
		return err
	}
	defer s.Close()
	info, err := s.Info()
	if err != nil {
		return err
	}
	fmt.Fprintf(o.Out, "then libNVVM %s, CUDA %s; now %v\n", f.Library.Version, f.Library.CUDA, info)
	job := nvvm.Job{
		Modules: []nvvm.Module{{Name: "kernels", Bitcode: module}}, Options: f.Options, Verify: f.Verify, LazyLibdevice: f.Libdevice,
	}
	res, err := s.Compile(ctx, job)
	if err == nil {
		err = checkAnswer(info.Identity, &part{kernels: kernels}, job, res)
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(o.Out, "it is compiled: %d bytes\n", len(res.PTX))
	return nil
}
