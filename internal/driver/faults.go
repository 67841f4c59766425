package driver

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"nvvm-bitcode-linker/internal/link"
	"nvvm-bitcode-linker/internal/split"
	"nvvm-bitcode-linker/nvvm"
)

// DefaultTimeout is how long libNVVM may take for a part of a program. Minutes are usual where much is unrolled.
const DefaultTimeout = 30 * time.Minute

// oneByOne is how long the search for the kernel that fails may take in all, and a quarter of it for one kernel.
const oneByOne = 2 * time.Minute

// A fault is a libNVVM that crashed, took too long or gave a wrong answer. A refusal with a reason is none.
type fault struct {
	part *part
	job  nvvm.Job
	err  error
}

func (f *fault) Error() string { return f.err.Error() }
func (f *fault) Unwrap() error { return f.err }

// A FaultError is a fault of libNVVM with what was found out about it.
type FaultError struct {
	Err     error    // what happened
	Kernels []string // of the program or the part of it that was compiled
	Alone   []Alone  // what became of the kernels one by one; nil where there is one, or it was not tried
	Untried int      // kernels for which there was no time
	Dir     string   // where module and options are kept, "" if they could not be
	KeepErr error    // why not
}

// Alone is what became of a kernel that was compiled without the others.
type Alone struct {
	Kernel string
	Err    error // nil if it was compiled
}

func (e *FaultError) Unwrap() error { return e.Err }

func (e *FaultError) Error() string {
	var b strings.Builder
	b.WriteString(e.Err.Error())
	if len(e.Kernels) > 0 {
		fmt.Fprintf(&b, "\n  compiled were the kernels: %s", kernelList(e.Kernels))
	}
	var failed, fine []string
	for _, a := range e.Alone {
		if a.Err != nil {
			failed = append(failed, a.Kernel)
		} else {
			fine = append(fine, a.Kernel)
		}
	}
	switch {
	case len(failed) > 0:
		fmt.Fprintf(&b, "\n  alone fail: %s", kernelList(failed))
	case len(fine) > 0:
		b.WriteString("\n  alone none of them fails that was tried")
	}
	if len(fine) > 0 && len(failed) > 0 {
		fmt.Fprintf(&b, "\n  alone are compiled: %s", kernelList(fine))
	}
	if e.Untried > 0 {
		fmt.Fprintf(&b, "\n  %d were not tried alone, for want of time", e.Untried)
	}
	if e.KeepErr != nil {
		fmt.Fprintf(&b, "\n  module and options could not be kept: %v", e.KeepErr)
	} else {
		fmt.Fprintf(&b, "\n  module and options are kept in %s; to repeat it: nvvm-bitcode-linker replay %s", e.Dir, e.Dir)
	}
	return b.String()
}

// kernelList names some kernels.
func kernelList(names []string) string {
	const most = 20
	var list []string
	for _, name := range names[:min(len(names), most)] {
		list = append(list, link.Demangle(name))
	}
	if more := len(names) - most; more > 0 {
		list = append(list, fmt.Sprintf("and %d more", more))
	}
	return strings.Join(list, ", ")
}

// isFault tells faults from refusals and from the end of ctx.
func isFault(ctx context.Context, err error) bool {
	if err == nil || ctx.Err() != nil {
		return false
	}
	var crash *nvvm.CrashError
	var failed *nvvm.CompileError
	var answer *wrongAnswer
	return errors.As(err, &crash) || errors.As(err, &answer) || errors.As(err, &failed) && failed.Code == nvvm.Success
}

// A wrongAnswer is a success of libNVVM's that is none.
type wrongAnswer struct {
	library nvvm.Identity
	what    string
}

func (e *wrongAnswer) Error() string {
	return fmt.Sprintf("libNVVM from %v reported success, but %s", e.library, e.what)
}

// checkAnswer looks at what libNVVM gave for a part.
func checkAnswer(library nvvm.Identity, p *part, job nvvm.Job, res nvvm.Result) error {
	if log := strings.TrimSpace(res.VerifyLog + res.Log); log != "" {
		return &wrongAnswer{library, "its log is not empty:\n" + log}
	}
	if slices.Contains(job.Options, genLTO) {
		return nil
	}
	if what := wrongPTX(res.PTX, p.kernels); what != "" {
		return &wrongAnswer{library, what}
	}
	return nil
}

// ask has a libNVVM do the job for a part, and looks at the answer.
func (l *linking) ask(ctx context.Context, s *nvvm.Session, p *part, job nvvm.Job) (nvvm.Result, error) {
	res, err := s.Compile(ctx, job)
	if err == nil {
		err = checkAnswer(l.info.Identity, p, job, res)
	}
	if isFault(ctx, err) {
		err = &fault{p, job, err}
	}
	return res, err
}

// investigate keeps what a fault is repeated with and finds out which kernels fail alone. Other errors it gives back.
func (l *linking) investigate(ctx context.Context, err error) error {
	var f *fault
	if !errors.As(err, &f) || ctx.Err() != nil {
		return err
	}
	e := &FaultError{Err: f.err, Kernels: f.part.kernels}
	var alone []*part
	if len(e.Kernels) > 1 {
		l.Note("libNVVM failed; its kernels are tried one by one", "error", f.err.Error())
		alone = l.tryAlone(ctx, f, e)
	}
	e.Dir, e.KeepErr = l.keepFault(f, e, alone)
	return e
}

// tryAlone compiles the kernels of a part one by one. It gives what was compiled for each entry of e.Alone.
func (l *linking) tryAlone(ctx context.Context, f *fault, e *FaultError) (parts []*part) {
	ctx, cancel := context.WithTimeout(ctx, oneByOne)
	defer cancel()
	plan := split.New(l.module)
	var s *nvvm.Session
	for i, kernel := range e.Kernels {
		p, err := l.alone(plan, kernel)
		if err == nil && s == nil {
			s, err = l.another(ctx)
		}
		if err == nil {
			job := f.job
			job.Modules = []nvvm.Module{{Name: "kernels", Bitcode: p.bitcode}}
			job.LazyLibdevice = p.needs
			_, err = l.tryOne(ctx, s, p, job)
		}
		if ctx.Err() != nil {
			e.Untried = len(e.Kernels) - i
			break
		}
		e.Alone = append(e.Alone, Alone{kernel, err})
		parts = append(parts, p)
		if err != nil && s != nil { // most likely it is gone
			s.Close()
			s = nil
		}
	}
	if s != nil {
		s.Close()
	}
	return parts
}

// tryOne is ask with less time.
func (l *linking) tryOne(ctx context.Context, s *nvvm.Session, p *part, job nvvm.Job) (nvvm.Result, error) {
	limit := oneByOne / 4
	if l.Timeout > 0 {
		limit = min(limit, l.Timeout)
	}
	one, cancel := context.WithTimeoutCause(ctx, limit, &nvvm.TimeoutError{Limit: limit})
	defer cancel()
	return l.ask(one, s, p, job)
}

// alone makes a part of one kernel.
func (l *linking) alone(plan *split.Plan, kernel string) (*part, error) {
	m := plan.Alone(kernel)
	bitcode, err := l.dialect.passes.Write(m)
	return &part{name: kernel, kernels: []string{kernel}, bitcode: bitcode, needs: l.needsLibdevice(m)}, err
}
