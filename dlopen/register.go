//go:build !nodlopen

package dlopen

import "github.com/ebitengine/purego"

// Loads says whether this program can load libraries.
const Loads = true

func register(function any, address uintptr) { purego.RegisterFunc(function, address) }
