package nvvm

import (
	"bufio"
	"bytes"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"nvvm-bitcode-linker/internal/arch"
)

// Session is a libNVVM in a process of its own, which is this binary again (see [RunWorkerIfAsked]). Its
// methods may be called from several goroutines; jobs are done one after the other.
type Session struct {
	ctx    context.Context
	worker *exec.Cmd
	ended  chan struct{} // closed when the process is gone
	output limitedBuffer // what it printed; to be read after ended

	requests, replies *os.File
	out               *gob.Encoder
	in                *gob.Decoder

	hello func() (Info, error) // reads the answer to the request, once
	limit time.Duration        // for the request, and for each job; 0 for none

	mu      sync.Mutex // a job at a time
	stage   string     // what the worker does, with which library
	library Identity
	dead    error // why there is no worker any more
}

// Start starts a session: it returns as soon as the process runs, which then looks for a libNVVM, loads it
// and asks for its versions. The session ends with ctx or Close.
func Start(ctx context.Context, req Request) (*Session, error) {
	a, err := arch.Parse(req.Arch)
	if err != nil {
		return nil, err
	}
	if !Available {
		return nil, errUnavailable
	}
	req.Arch = a.Compute()
	if req.ExplicitName == "" {
		req.ExplicitName = "--libnvvm"
	}
	return startWorker(ctx, order{Session: &req}, "starting", req.Timeout)
}

// startWorker starts a worker with an order. stage says what it does until it says so itself.
func startWorker(ctx context.Context, o order, stage string, limit time.Duration) (*Session, error) {
	if isWorker() { // or workers would start workers without end
		return nil, errors.New("nvvm.RunWorkerIfAsked must be called first thing in main")
	}
	self, err := selfPath()
	if err != nil {
		return nil, fmt.Errorf("starting a process for libNVVM: %w", err)
	}
	s := &Session{ctx: ctx, ended: make(chan struct{}), stage: stage, limit: limit}
	if err := s.start(self); err != nil {
		return nil, fmt.Errorf("starting a process for libNVVM: %w", err)
	}
	s.out = gob.NewEncoder(s.requests)
	s.in = gob.NewDecoder(bufio.NewReader(s.replies))
	s.hello = sync.OnceValues(s.readInfo)
	if err := s.out.Encode(o); err != nil {
		err = s.crashed(ctx, err, time.Now())
		s.Close()
		return nil, err
	}
	return s, nil
}

// askLimit is for orders that compile nothing: what takes longer hangs.
const askLimit = time.Minute

func (o order) limit() time.Duration {
	if o.Assemble != nil {
		return 0
	}
	return askLimit
}

// ask gives a worker an order that has one answer.
func ask(ctx context.Context, o order, stage string) (*reply, error) {
	s, err := startWorker(ctx, o, stage, o.limit())
	if err != nil {
		return nil, err
	}
	defer s.Close()
	return s.answer(ctx, time.Now())
}

// start runs the worker process with a pipe each way.
func (s *Session) start(self string) error {
	workerIn, requests, err := os.Pipe()
	if err != nil {
		return err
	}
	defer workerIn.Close()
	replies, workerOut, err := os.Pipe()
	if err != nil {
		requests.Close()
		return err
	}
	defer workerOut.Close()

	cmd := exec.CommandContext(s.ctx, self)
	cmd.Args = []string{self, workerName}
	cmd.Env = append(os.Environ(), workerVariable+"="+strconv.Itoa(os.Getpid()))
	cmd.ExtraFiles = []*os.File{workerIn, workerOut} // requestsFD, repliesFD
	cmd.Stdout, cmd.Stderr = &s.output, &s.output
	cmd.SysProcAttr = workerAttributes()
	cmd.WaitDelay = time.Second // for a grandchild that holds standard output
	s.worker, s.requests, s.replies = cmd, requests, replies

	started := make(chan error)
	go func() {
		// The kernel takes the end of this thread for the parent's death.
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := cmd.Start()
		started <- err
		if err == nil {
			cmd.Wait() // cmd.ProcessState has what it returns
		}
		close(s.ended)
	}()
	if err := <-started; err != nil {
		requests.Close()
		replies.Close()
		return err
	}
	return nil
}

// Info waits until the library is loaded and describes it.
func (s *Session) Info() (Info, error) { return s.hello() }

func (s *Session) readInfo() (Info, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	answer, err := s.answer(s.ctx, time.Now())
	if err != nil {
		return Info{}, err
	}
	if answer.Info == nil {
		return Info{}, s.crashed(s.ctx, errors.New("its answer says nothing of the library"), time.Now())
	}
	s.library = answer.Info.Identity
	s.stage = "waiting for work"
	return *answer.Info, nil
}

// Compile compiles a program. Refusals of libNVVM are [VerifyError] and [CompileError], after which the
// session can be used again; its death, also by the end of ctx, is a [CrashError], after which it cannot.
func (s *Session) Compile(ctx context.Context, job Job) (Result, error) {
	if _, err := s.Info(); err != nil {
		return Result{}, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.dead != nil {
		return Result{}, s.dead
	}
	start := time.Now()
	if ctx.Err() != nil {
		return Result{}, ctx.Err()
	}
	answer, err := s.answer(ctx, start, job)
	if err != nil {
		return Result{}, err
	}
	if answer.Result == nil {
		return Result{}, s.crashed(ctx, errors.New("its answer holds no result"), start)
	}
	s.stage = "waiting for work"
	return *answer.Result, nil
}

// answer sends jobs and waits for the answer until ctx ends or the session's limit is over, which end the worker.
func (s *Session) answer(ctx context.Context, start time.Time, jobs ...Job) (*reply, error) {
	if s.limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeoutCause(ctx, s.limit, &TimeoutError{s.limit})
		defer cancel()
	}
	stop := context.AfterFunc(ctx, func() { s.worker.Process.Kill() })
	defer stop()
	for _, job := range jobs {
		if err := s.out.Encode(job); err != nil {
			return nil, s.crashed(ctx, err, start)
		}
	}
	return s.receive(ctx, start)
}

// receive reads messages up to an answer, noting the progress. The answer's own error becomes the error.
func (s *Session) receive(ctx context.Context, start time.Time) (*reply, error) {
	for {
		var r reply
		if err := s.in.Decode(&r); err != nil {
			return nil, s.crashed(ctx, err, start)
		}
		if r.Stage != "" {
			s.stage, s.library = r.Stage, r.Library
			continue
		}
		return &r, r.err()
	}
}

// crashed ends the worker, whose pipe gave err, and says how it ended. Where ctx or the session's own has ended, that is why.
func (s *Session) crashed(ctx context.Context, err error, start time.Time) error {
	if s.dead != nil {
		return s.dead
	}
	e := &CrashError{Library: s.library, Stage: s.stage, After: time.Since(start)}
	s.dead = e
	closed := errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, syscall.EPIPE)
	s.worker.Process.Kill() // a process whose pipes are closed has its end decided already; it may else run on
	<-s.ended
	switch {
	case s.ctx.Err() != nil:
		e.Cause = context.Cause(s.ctx)
	case ctx.Err() != nil:
		e.Cause = context.Cause(ctx)
	case !closed:
		e.Cause = err
	}
	e.Signal, e.Number, e.Exit = endOf(s.worker.ProcessState)
	e.Output = s.output.String()
	return e
}

// Close ends the session and its process. It may be called more than once.
func (s *Session) Close() {
	s.worker.Process.Kill() // it has nothing to lose
	<-s.ended
	s.requests.Close()
	s.replies.Close()
}

// Output is what libNVVM printed, after Close.
func (s *Session) Output() string {
	<-s.ended
	return s.output.String()
}

// limitedBuffer keeps the beginning of what is written to it.
type limitedBuffer struct {
	data    bytes.Buffer
	dropped int
}

const maxOutput = 32 << 10

func (b *limitedBuffer) Write(p []byte) (int, error) {
	keep := min(len(p), maxOutput-b.data.Len())
	b.data.Write(p[:keep])
	b.dropped += len(p) - keep
	return len(p), nil
}

func (b *limitedBuffer) String() string {
	s := strings.TrimSpace(b.data.String())
	if b.dropped > 0 {
		s += fmt.Sprintf("\n[%d more bytes]", b.dropped)
	}
	return s
}
