//go:build (linux || darwin) && !nodlopen

package dlopen

import "github.com/ebitengine/purego"

// open resolves all symbols now, so that a library that lacks a dependency fails here and not in a call, and
// keeps them out of other libraries' way.
func open(name string) (uintptr, error) {
	return purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_LOCAL)
}

func closeHandle(handle uintptr) error { return purego.Dlclose(handle) }

func lookup(handle uintptr, symbol string) (uintptr, error) { return purego.Dlsym(handle, symbol) }
