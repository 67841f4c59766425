// Package setup brings NVIDIA's libNVVM, libdevice and ptxas into the tool's cache: by the user's own pip, or from a folder of wheels.
package setup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"nvvm-bitcode-linker/internal/arch"
	"nvvm-bitcode-linker/internal/wheels"
	"nvvm-bitcode-linker/nvvm"
)

// Options say what to bring.
type Options struct {
	Version string      // 13, 12.9 or 12.9.86; "" for the newest that suits Driver and Archs
	Driver  string      // the CUDA release that the driver is of, as 12.4; "" where nothing limits it
	Archs   []arch.Arch // what it must compile for
	From    string      // folder of wheels, for machines without a network; "" to have pip download them
	Python  string      // the Python whose pip downloads; "" to look for one
	Log     io.Writer   // progress, pip's own included
}

// A Result says where everything is.
type Result struct {
	Folder  string
	Library nvvm.Identity
	Ptxas   string // "" where the wheels had none
	Already bool   // it was there before
}

// License is where NVIDIA's conditions are read; they also lie in the folder, in *.dist-info.
const License = "https://docs.nvidia.com/cuda/eula/"

// Run brings one release. The cache has all of it or nothing: it is unpacked beside its place, loaded, and renamed.
func Run(ctx context.Context, o Options) (Result, error) {
	release, err := o.choose()
	if err != nil {
		return Result{}, err
	}
	cache, err := nvvm.CacheDir()
	if err != nil {
		return Result{}, fmt.Errorf("there is no place for a cache: %w; set NVVM_LINKER_CACHE to a folder", err)
	}
	parent := filepath.Join(cache, "cuda")
	folder := filepath.Join(parent, release.Version)
	if _, err := os.Stat(folder); err == nil {
		r, err := o.verify(ctx, folder, release)
		if err != nil {
			return Result{}, fmt.Errorf("%s is there but does not serve: %w\nremove that folder, then run setup again", folder, err)
		}
		r.Already = true
		return r, nil
	}
	temp, err := beside(parent)
	if err != nil {
		return Result{}, fmt.Errorf("cannot write into the cache: %w\nset NVVM_LINKER_CACHE to a folder that can be written, here and when linking", err)
	}
	defer os.RemoveAll(temp)
	tree := filepath.Join(temp, "tree")
	if err := o.fill(ctx, release, temp, tree); err != nil {
		return Result{}, err
	}
	if _, err := o.verify(ctx, tree, release); err != nil {
		return Result{}, fmt.Errorf("what came does not serve, and nothing was installed: %w", err)
	}
	// Another run may have been faster: its folder is as good.
	if err := os.Rename(tree, folder); err != nil {
		if _, there := os.Stat(folder); there != nil {
			return Result{}, err
		}
	}
	return o.verify(ctx, folder, release)
}

// beside makes a new folder in parent, and removes those that runs which were killed have left there.
func beside(parent string) (string, error) {
	if err := os.MkdirAll(parent, 0o777); err != nil {
		return "", err
	}
	old, _ := filepath.Glob(filepath.Join(parent, ".setup-*"))
	for _, path := range old {
		if info, err := os.Stat(path); err == nil && time.Since(info.ModTime()) > 24*time.Hour {
			os.RemoveAll(path)
		}
	}
	return os.MkdirTemp(parent, ".setup-")
}

// fill unpacks the wheels of a release, which it first has downloaded into temp where they are not there already.
func (o *Options) fill(ctx context.Context, release wheels.Release, temp, tree string) error {
	fmt.Fprintf(o.Log, "libNVVM of CUDA %s is NVIDIA's, under the CUDA Toolkit's licence: %s\n", release.Version, License)
	from := o.From
	if from == "" {
		from = filepath.Join(temp, "wheels")
		if err := o.download(ctx, release, temp, from); err != nil {
			return err
		}
	}
	for _, w := range release.Wheels {
		file := filepath.Join(from, w.File)
		if w.SHA256 == "" {
			fmt.Fprintf(o.Log, "%s is not in this program's table: only the list inside it is checked\n", w.File)
		} else if err := w.CheckHash(file); err != nil {
			return err
		}
		fmt.Fprintf(o.Log, "unpacking %s\n", w.File)
		if err := wheels.Unpack(file, tree); err != nil {
			return err
		}
	}
	return nil
}

// verify loads the library below a folder, in a process of its own, and asks it whether it does what it is for.
func (o *Options) verify(ctx context.Context, folder string, release wheels.Release) (Result, error) {
	archs := o.Archs
	if len(archs) == 0 {
		archs = []arch.Arch{typical(release.Version)}
	}
	var r Result
	for _, a := range archs {
		s, err := nvvm.Start(ctx, nvvm.Request{Explicit: folder, ExplicitName: "setup", Arch: a.Compute()})
		if err != nil {
			return Result{}, err
		}
		info, err := s.Info()
		s.Close()
		if err != nil {
			return Result{}, err
		}
		if info.Libdevice == "" {
			return Result{}, fmt.Errorf("there is no libdevice.10.bc beside %s", info.Path)
		}
		if info.CUDA != release.Version {
			return Result{}, fmt.Errorf("%v is of another release than %s", info.Identity, release.Version)
		}
		r = Result{Folder: folder, Library: info.Identity}
	}
	for _, pattern := range []string{"nvidia/*/bin/ptxas", "nvidia/*/bin/ptxas.exe", "nvidia/*/bin/*/ptxas.exe"} {
		if found, _ := filepath.Glob(filepath.Join(folder, filepath.FromSlash(pattern))); len(found) > 0 {
			r.Ptxas = found[0]
		}
	}
	return r, nil
}

// typical gives an architecture that a version compiles for.
func typical(version string) arch.Arch {
	known := arch.Known()
	for _, a := range known {
		if compiles(version, []arch.Arch{a}) {
			return a
		}
	}
	return known[len(known)-1] // newer than the table, which has no ends then
}

// platform is this machine's.
func platform() string { return runtime.GOOS + "/" + runtime.GOARCH }

var errNone = errors.New("NVIDIA has no wheels of libNVVM for " + platform() + ": install the CUDA Toolkit, and name it with --libnvvm or CUDA_HOME")
