package link

import (
	"fmt"

	"nvvm-bitcode-linker/rlib"
)

// lookElsewhere adds which member of an archive defines a symbol after all, but not as bitcode, so that it could not be linked. Archives
// are asked by their index; what can not be read gives no hint.
func (p *Program) lookElsewhere(e *UndefinedError) {
	missing := map[string]*Undefined{}
	for i := range e.Symbols {
		missing[e.Symbols[i].Name] = &e.Symbols[i]
	}
	for _, path := range p.paths {
		f, err := rlib.Open(path)
		if err != nil {
			continue
		}
		lookIn(f, missing)
		f.Close() // read only: nothing is lost if it fails
	}
}

func lookIn(f *rlib.File, missing map[string]*Undefined) {
	symbols, err := f.Symbols()
	if err != nil {
		return
	}
	found := map[int64][]*Undefined{} // by the header of the member
	for _, s := range symbols {
		if u := missing[s.Name]; u != nil {
			found[s.Header] = append(found[s.Header], u)
		}
	}
	if len(found) == 0 {
		return
	}
	members, err := f.Members()
	if err != nil {
		return
	}
	for _, m := range members {
		if m.Kind.HasModules() {
			continue
		}
		for _, u := range found[m.Header] {
			u.Hint = fmt.Sprintf("%s defines it, but is no bitcode: %s", rlib.Module{File: f.Path(), Member: m.Name}, m.Kind)
		}
	}
}
