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

// skip leaves out what was done since the last phase: it was done for the timer's sake.
func (t *timer) skip() { t.last = time.Now() }

// part says how long a part of a phase took, side by side with others, and what it was about.
func (t *timer) part(name string, took time.Duration, what string) {
	if t.out != nil {
		fmt.Fprintf(t.out, "  %-26s %9.3f ms  %s\n", name, float64(took.Microseconds())/1000, what)
	}
}

// total ends the link.
func (t *timer) total() {
	t.last = t.start
	t.done("all")
}
