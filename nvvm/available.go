package nvvm

import (
	"errors"

	"nvvm-bitcode-linker/dlopen"
)

// Available says whether this program can load libNVVM: not if it was built with the tag nodlopen.
const Available = dlopen.Loads

var errUnavailable = errors.New("this program was built without loading of libraries (nodlopen), and so does not compile: inspect and downgrade are what it does")
