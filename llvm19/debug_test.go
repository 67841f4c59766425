package llvm19_test

import "testing"

// TestHostDebug runs programs with debug information.
func TestHostDebug(t *testing.T) { host().Debug(t) }
