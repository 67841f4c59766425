package main

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

func TestCollectLess(t *testing.T) {
	percent, limit := debug.SetGCPercent(50), debug.SetMemoryLimit(-1)
	defer func() { debug.SetGCPercent(percent); debug.SetMemoryLimit(limit) }()
	t.Setenv("GOGC", "50")
	t.Setenv("GOMEMLIMIT", "off")
	collectLess()
	if p := debug.SetGCPercent(50); p != 50 {
		t.Errorf("GOGC=50, but it is %d", p)
	}
	if l := debug.SetMemoryLimit(-1); l != limit {
		t.Errorf("GOMEMLIMIT is set, but the limit is now %d, %d before", l, limit)
	}
	t.Setenv("GOGC", "")
	t.Setenv("GOMEMLIMIT", "")
	collectLess()
	const first = firstHeap / smallestHeap * 100
	if p := debug.SetGCPercent(first); p != first {
		t.Errorf("garbage is collected at %d %% before the first time, %d expected", p, first)
	}
	if l := debug.SetMemoryLimit(-1); l != memoryLimit {
		t.Errorf("memory limit %d, %d expected", l, int64(memoryLimit))
	}
	for range 100 {
		runtime.GC()
		time.Sleep(time.Millisecond) // the runtime tells of it in a goroutine of its own
		if debug.SetGCPercent(first) == gcPercent {
			return
		}
	}
	t.Errorf("garbage is not collected at %d %% after the first times", gcPercent)
}
