package main

import (
	"runtime/debug"
	"testing"
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
	if p := debug.SetGCPercent(50); p != gcPercent {
		t.Errorf("garbage is collected at %d %%, %d expected", p, gcPercent)
	}
	if l := debug.SetMemoryLimit(-1); l != memoryLimit {
		t.Errorf("memory limit %d, %d expected", l, int64(memoryLimit))
	}
}
