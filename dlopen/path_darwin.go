//go:build !nodlopen

package dlopen

// pathOf cannot tell: Darwin's loader has no question that a handle answers.
func pathOf(uintptr) string { return "" }
