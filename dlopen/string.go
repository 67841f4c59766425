package dlopen

import (
	"bytes"
	"unsafe"
)

// maxString bounds what is believed to be a string, in bytes. A path of Linux has no more (PATH_MAX).
const maxString = 4096

// String copies a C string that a library gave, "" for what has no end.
func String(s *byte) string {
	if s == nil {
		return ""
	}
	for n := range maxString {
		if *(*byte)(unsafe.Add(unsafe.Pointer(s), n)) == 0 {
			return string(bytes.Clone(unsafe.Slice(s, n)))
		}
	}
	return ""
}
