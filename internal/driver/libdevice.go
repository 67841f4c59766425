package driver

import (
	"fmt"
	"os"
	"strings"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/link"
)

// A libdevice is the library of mathematical functions that libNVVM will link: its names are read when the first is asked for.
type libdevice struct {
	path  string // "" where there is none: libNVVM's process says then where it looked
	names map[string]bool
}

// has reports whether the library has the function.
func (l *libdevice) has(name string) (bool, error) {
	if !strings.HasPrefix(name, "__nv_") {
		return false, nil
	}
	if l.path == "" {
		return link.IsLibdeviceFunction(name), nil
	}
	if l.names == nil {
		data, err := os.ReadFile(l.path)
		if err != nil {
			return false, fmt.Errorf("libdevice: %w", err)
		}
		r, err := bitcode.Open(l.path, data, ir.NewTypes())
		if err != nil {
			return false, fmt.Errorf("libdevice: %w", err)
		}
		l.names = map[string]bool{}
		for _, f := range r.M.Funcs {
			if f.HasBody {
				l.names[f.Name] = true
			}
		}
	}
	return l.names[name], nil
}
