package main

import (
	"os"
	"runtime"
	"runtime/debug"
)

// A link is over in a moment and lets go of little of what it makes. So garbage is collected first when the heap has come to firstHeap bytes,
// which most links never do, and then when it is five times what was live after the last time, not twice: what is resident at most stays
// about the same (make bench-bitcode). Above memoryLimit bytes it is collected more often again.
const (
	firstHeap   = 96 << 20
	gcPercent   = 400
	memoryLimit = 2 << 30
)

// smallestHeap is the heap that the runtime takes for live before it has collected garbage, at 100 percent (package runtime, heapMinimum).
const smallestHeap = 4 << 20

// collectLess sets this up unless the user has said otherwise (GOGC, GOMEMLIMIT; package runtime).
func collectLess() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(firstHeap / smallestHeap * 100)
		first := new(*int) // with a pointer, so that it is no part of another allocation
		runtime.SetFinalizer(first, func(**int) { debug.SetGCPercent(gcPercent) })
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
}
