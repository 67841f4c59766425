package driver

import (
	"fmt"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/nvvm"
	"nvvm-bitcode-linker/rlib"
)

// DowngradeOptions say what Downgrade reads and writes.
type DowngradeOptions struct {
	Input  string // a file that holds modules: bitcode, an archive, an object
	Member string // the module: the archive's member, and "#2" for the second of that name; not needed where there is one only
	Output string
	To     int  // 7 or 19
	Text   bool // write LLVM assembly instead of bitcode
	// CheckIR looks at the module between passes: for finding mistakes in this program.
	CheckIR bool
}

// Downgrade rewrites a module into what an older LLVM reads. It needs no libNVVM.
func Downgrade(o DowngradeOptions) error {
	d, ok := map[int]dialect{7: dialects[nvvm.LLVM7], 19: dialects[nvvm.Modern]}[o.To]
	if !ok {
		return usagef("--to %d: 7 or 19 expected", o.To)
	}
	if o.Output == "" {
		return usagef("no output file: give one with -o")
	}
	name, data, err := oneModule(o.Input, o.Member)
	if err != nil {
		return err
	}
	m, err := bitcode.ReadAll(name, data)
	if err != nil {
		return err
	}
	if err := legalize.Alone(m, d.passes, o.CheckIR); err != nil {
		return err
	}
	var out []byte
	if o.Text {
		out, err = d.assembly(m)
	} else {
		out, err = d.passes.Write(m)
	}
	if err != nil {
		return err
	}
	return WriteFile(o.Output, out)
}

// oneModule reads the module that is meant.
func oneModule(path, member string) (string, []byte, error) {
	f, err := rlib.Open(path)
	if err != nil {
		return "", nil, err
	}
	defer f.Close()
	mods, err := f.Modules()
	if err != nil {
		return "", nil, err
	}
	var found []rlib.Module
	for _, m := range mods {
		if member == "" || m.Member == member || m.Name() == member {
			found = append(found, m)
		}
	}
	switch {
	case len(found) == 0 && member != "":
		return "", nil, fmt.Errorf("%s has no member %s with a module (inspect lists those that it has)", path, member)
	case len(found) == 0:
		return "", nil, fmt.Errorf("%s has no bitcode in it", path)
	case len(found) > 1 && member != "":
		return "", nil, fmt.Errorf("%s holds %d modules of the name %s: name one of %s to %s", path, len(found), member, found[0].Name(), found[len(found)-1].Name())
	case len(found) > 1:
		return "", nil, fmt.Errorf("%s holds %d modules: name one with --member (inspect lists them)", path, len(found))
	}
	data, err := found[0].Read()
	return found[0].String(), data, err
}
