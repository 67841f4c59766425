//go:build !nodlopen

package dlopen

import (
	"path/filepath"

	"golang.org/x/sys/windows"
)

// open looks for the dependencies of a library given by its path beside that library first.
func open(name string) (uintptr, error) {
	var flags uintptr
	if filepath.IsAbs(name) {
		flags = windows.LOAD_WITH_ALTERED_SEARCH_PATH
	}
	handle, err := windows.LoadLibraryEx(name, 0, flags)
	return uintptr(handle), err
}

func closeHandle(handle uintptr) error { return windows.FreeLibrary(windows.Handle(handle)) }

func lookup(handle uintptr, symbol string) (uintptr, error) {
	return windows.GetProcAddress(windows.Handle(handle), symbol)
}

func pathOf(handle uintptr) string {
	buffer := make([]uint16, windows.MAX_LONG_PATH)
	n, err := windows.GetModuleFileName(windows.Handle(handle), &buffer[0], uint32(len(buffer)))
	if err != nil {
		return ""
	}
	return windows.UTF16ToString(buffer[:n])
}
