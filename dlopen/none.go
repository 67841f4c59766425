//go:build nodlopen

package dlopen

import "errors"

// Loads says whether this program can load libraries.
const Loads = false

var errNone = errors.New("this program was built without loading of libraries (nodlopen)")

func open(string) (uintptr, error)            { return 0, errNone }
func closeHandle(uintptr) error               { return errNone }
func lookup(uintptr, string) (uintptr, error) { return 0, errNone }
func pathOf(uintptr) string                   { return "" }
func register(any, uintptr)                   {}
