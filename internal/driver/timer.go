package driver

import (
	"fmt"
	"io"
	"time"
)

// A timer measures phases and says how long each took.
type timer struct {
	out   io.Writer
	start time.Time
	last  time.Time
}

func newTimer(out io.Writer) *timer {
	now := time.Now()
	return &timer{out: out, start: now, last: now}
}

// done ends a phase.
func (t *timer) done(phase string) {
	now := time.Now()
	if t.out != nil {
		fmt.Fprintf(t.out, "%-28s %9.3f ms\n", phase, float64(now.Sub(t.last).Microseconds())/1000)
	}
	t.last = now
}

// total ends the link.
func (t *timer) total() {
	t.last = t.start
	t.done("all")
}
