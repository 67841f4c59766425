package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"nvvm-bitcode-linker/internal/driver"
)

// A stopped is the end by a signal.
type stopped struct{ signal os.Signal }

func (e stopped) Error() string { return fmt.Sprintf("stopped by a signal (%v)", e.signal) }

// grace is how long the work may go on after a signal until it notices.
const grace = time.Second

// untilSignal does work that ends with its context when a signal asks for that. Then this process ends by the signal too, as whoever sent it
// expects, leaving nothing half done: libNVVM's process ends with this one, and unfinished files are removed.
func untilSignal(work func(ctx context.Context) (status int)) (status int) {
	ctx, cancel := context.WithCancelCause(context.Background())
	defer cancel(nil)
	signals, done := make(chan os.Signal, 1), make(chan int, 1)
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) { // as nohup has it
			signal.Notify(signals, s)
		}
	}
	go func() { done <- work(ctx) }()
	select {
	case status = <-done:
		return status
	case s := <-signals:
		cancel(stopped{s})
		select {
		case <-done:
		case <-time.After(grace):
		}
		driver.RemoveTemporary()
		endBy(s)
		return exitFailed
	}
}

// endBy ends the process by a signal, where the system lets it.
func endBy(s os.Signal) {
	signal.Reset(s)
	if self, err := os.FindProcess(os.Getpid()); err == nil && self.Signal(s) == nil {
		time.Sleep(grace)
	}
}
