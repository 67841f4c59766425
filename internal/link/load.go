// Package link joins modules: it resolves symbols over all inputs, follows references from the roots, reads the bodies
// of what is reached and of nothing else, and makes one module of it.
package link

import (
	"fmt"
	"strings"
	"sync"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
	"nvvm-bitcode-linker/rlib"
)

// An input is one module of the inputs.
type input struct {
	name     string
	archived bool // a member of an archive: it takes part only if it is pulled
	taken    bool // a plain file, or a member that was pulled
	r        *bitcode.Reader
	data     []byte
	syms     []*symbol // of its globals, by value number; nil for what other modules do not see
	prepare  sync.Once
	err      error
	kernels  []*ir.Function // that it defines, if every kernel is kept
	used     bool           // something of it is reached
	peekOnce sync.Once
	peeked   *peek
	peekErr  error
}

// A Program is all modules that may be linked.
type Program struct {
	Types  *ir.Types
	inputs []*input // plain files first, then archive members, each in the order given
	byMod  map[*ir.Module]*input
	closed []*rlib.File
	paths  []string // of all files
	linked *linker  // once it is being linked
	made   *maker
}

// Load opens files and reads the module level of every module in them, on all cores.
func Load(paths []string) (*Program, error) {
	p := &Program{Types: ir.NewTypes(), byMod: map[*ir.Module]*input{}, paths: paths}
	p.made = newMaker(p.Types)
	defer p.closeFiles()
	p.closed = make([]*rlib.File, len(paths))
	modules := make([][]rlib.Module, len(paths))
	err := parallel.Each(len(paths), func(i int) (err error) {
		if p.closed[i], err = rlib.Open(paths[i]); err == nil {
			modules[i], err = p.closed[i].Modules()
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	var found [2][]rlib.Module // plain, archived
	for i, f := range p.closed {
		to := 0
		if f.IsArchive() {
			to = 1
		}
		found[to] = append(found[to], modules[i]...)
	}
	mods := append(found[0], found[1]...)
	p.inputs = make([]*input, len(mods))
	err = parallel.Each(len(mods), func(i int) (err error) {
		p.inputs[i], err = p.open(mods[i])
		return err
	})
	if err != nil {
		return nil, err
	}
	for i, in := range p.inputs {
		in.archived = i >= len(found[0])
		in.taken = !in.archived
		p.byMod[in.r.M] = in
	}
	return p, p.checkTargets()
}

func (p *Program) closeFiles() {
	for _, f := range p.closed {
		if f == nil { // it could not be opened
			continue
		}
		f.Close() // read only: nothing is lost if it fails
	}
	p.closed = nil
}

func (p *Program) open(m rlib.Module) (*input, error) {
	name := m.String()
	data, err := m.Read()
	if err != nil {
		return nil, err
	}
	r, err := bitcode.Open(name, data, p.Types)
	if err != nil {
		return nil, err
	}
	return &input{name: name, r: r, data: data}, nil
}

// checkTargets refuses modules for different targets: one for the host among those for the GPU is a mistake.
func (p *Program) checkTargets() error {
	var first *input
	for _, in := range p.inputs {
		if in.r.M.Triple == "" {
			continue
		}
		if first == nil {
			first = in
		} else if family(in.r.M.Triple) != family(first.r.M.Triple) {
			return fmt.Errorf("%s is for the target %s, but %s is for %s", in.name, in.r.M.Triple, first.name, first.r.M.Triple)
		}
	}
	return nil
}

// family gives what must be equal in two triples.
func family(triple string) string {
	arch, _, _ := strings.Cut(triple, "-")
	return arch
}
