// Package dlopen loads shared libraries at run time, without cgo, and binds their functions to Go
// variables.
//
// The system's loader does it, so a Linux program that has this package in it needs glibc's loader to start. With the
// build tag nodlopen there is nothing of the kind in the program: it is static, and [Open] fails.
package dlopen

import (
	"errors"
	"fmt"
	"strings"
)

// Library is a loaded shared library.
type Library struct {
	name   string
	handle uintptr
}

// Open loads a library: a name without a slash is left to the system's search ("libnvvm.so.4"), any other
// is a file. Its initialisers run. The error says why the system's loader refused.
func Open(name string) (*Library, error) {
	if name == "" {
		return nil, errors.New("loading a library: the name is empty")
	}
	handle, err := open(name)
	if err != nil {
		return nil, fmt.Errorf("loading %s: %w", name, err)
	}
	return &Library{name, handle}, nil
}

// Close unloads the library. Functions bound from it must not be called afterwards.
func (l *Library) Close() error { return closeHandle(l.handle) }

// Path is the file that was loaded, as the system's loader found it. Where the system cannot say, it is the
// name that the library was opened with.
func (l *Library) Path() string {
	if path := pathOf(l.handle); path != "" {
		return path
	}
	return l.name
}

// Symbol is a function to bind.
type Symbol struct {
	Name     string
	Func     any // pointer to a variable of function type
	Optional bool
}

// Bind looks the symbols up and makes their variables call them. The function types follow purego's rules:
// fixed-size integers, pointers, and uintptr for size_t and handles. It returns the names of optional
// symbols that the library lacks, whose variables it leaves alone, or an [AbsentError] naming all required
// ones that it lacks.
func (l *Library) Bind(symbols []Symbol) (absent []string, err error) {
	var required []string
	for _, s := range symbols {
		switch address, err := lookup(l.handle, s.Name); {
		case err == nil:
			register(s.Func, address)
		case s.Optional:
			absent = append(absent, s.Name)
		default:
			required = append(required, s.Name)
		}
	}
	if len(required) > 0 {
		return absent, &AbsentError{l.Path(), required}
	}
	return absent, nil
}

// AbsentError says that a library lacks functions that its user needs.
type AbsentError struct {
	Library string // path of the file
	Symbols []string
}

func (e *AbsentError) Error() string {
	return fmt.Sprintf("%s has no function %s", e.Library, strings.Join(e.Symbols, ", "))
}
