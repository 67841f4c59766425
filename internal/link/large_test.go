package link

import "testing"

func TestSourcePath(t *testing.T) {
	for name, want := range map[string]string{
		"core::fmt::write":              "core::fmt",
		"<core::fmt::Formatter>::pad":   "core::fmt",
		"<&T as core::fmt::Debug>::fmt": "core::fmt",
		"<core::fmt::builders::PadAdapter as core::fmt::Write>::write_str": "core::fmt",
		"core::slice::sort::unstable::ipnsort::<i32, a::b>":                "core::slice",
		"alloc::string":       "alloc::string",
		"alloc::Vec<T>::push": "alloc::Vec",
		"<[T] as a::B>::c":    "a::B", "<[T]>::c": "T",
		"kernel":         "kernel",
		"a::{closure#0}": "a",
		"{shim}":         "{shim}",
		"":               "",
	} {
		if got := sourcePath(name); got != want {
			t.Errorf("%s belongs to %s, %s expected", name, got, want)
		}
	}
}
