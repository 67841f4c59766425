package main

import (
	"os"
	"runtime/debug"
)

// A link is over in a moment and lets go of little of what it makes, so garbage is collected when the heap is five times what was live
// after the last time, not twice: on one core that takes a third off the time of reading Rust's core, and what is resident at most stays
// the same, as the heap is small (make bench-bitcode). Above memoryLimit bytes it is collected more often again.
const (
	gcPercent   = 400
	memoryLimit = 2 << 30
)

// collectLess sets this up unless the user has said otherwise (GOGC, GOMEMLIMIT; package runtime).
func collectLess() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
}
