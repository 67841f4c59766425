package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/internal/link"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
	"nvvm-bitcode-linker/rlib"
)

// A dialect is one that cases go through.
type dialect struct {
	passes    legalize.Dialect
	downgrade func(name string, data []byte) ([]byte, error)
	version   [4]int // of NVVM IR, as a library of the dialect has it
}

var dialects = []dialect{
	{llvm7.Dialect(), llvm7.Downgrade, [4]int{2, 0, 3, 1}},
	{llvm19.Dialect(), llvm19.Downgrade, [4]int{2, 0, 3, 2}},
}

// linkFiles does all of a link that comes before libNVVM.
func linkFiles(d dialect, paths ...string) ([]byte, error) {
	p, err := link.Load(paths)
	if err != nil {
		return nil, err
	}
	m, err := p.Link(link.Options{KeepKernels: true, Warn: func(link.Warning) {}})
	if err != nil {
		return nil, err
	}
	c, err := legalize.NewContext(m)
	if err != nil {
		return nil, err
	}
	c.NVPTX, c.IRVersion, c.CUDA, c.Capability = true, d.version, 1204, 80
	if err := d.passes.Run(c); err != nil {
		return nil, err
	}
	if err := p.CheckUndefined(m, func(name string) bool { return strings.HasPrefix(name, "__nv") }); err != nil {
		return nil, err
	}
	return d.passes.Write(m)
}

// downgradeModules rewrites every module of a file by itself, all of it, not only what a kernel reaches.
func downgradeModules(d dialect, path string) error {
	f, err := rlib.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	modules, err := f.Modules()
	if err != nil {
		return err
	}
	var errs []error
	for _, m := range modules {
		data, err := m.Read()
		if err == nil {
			_, err = d.downgrade(m.String(), data)
		}
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

// A seed is a file to damage.
type seed struct {
	name string
	data []byte
	with []string // what it is linked with, if it takes part in a link
	all  bool     // small enough to rewrite all of it
}

// seeds gives the files of the repository that cases are made of: rlibs, rustc's objects, and modules with old and rare records.
func seeds(root string) ([]seed, error) {
	rlibs, err := filepath.Glob(filepath.Join(root, "testdata/rlibs/*.rlib"))
	if err != nil {
		return nil, err
	}
	objects, err := filepath.Glob(filepath.Join(root, "testdata/rlibs/trap/*.o"))
	if err != nil {
		return nil, err
	}
	modules, err := filepath.Glob(filepath.Join(root, "internal/bitcode/testdata/fuzz/seeds/*.bc"))
	if err != nil {
		return nil, err
	}
	if len(rlibs) == 0 || len(objects) == 0 || len(modules) == 0 {
		return nil, errors.New("the files to damage are not in " + root)
	}
	var list []seed
	files := append(append(append([]string{}, objects...), rlibs...), modules...)
	for i, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		s := seed{name: filepath.Base(path), data: data, all: len(data) < 50<<10}
		if i < len(objects)+len(rlibs) {
			for j, other := range files[:len(objects)+len(rlibs)] {
				if i != j {
					s.with = append(s.with, other)
				}
			}
		}
		list = append(list, s)
	}
	return list, nil
}
