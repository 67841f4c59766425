package nvvm

import (
	"bufio"
	"encoding/gob"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"time"
)

// workerVariable tells a process that it is a worker: it holds the process number of the session that
// started it, so that it means nothing to the worker's own children or in a shell that it leaked into.
const workerVariable = "NVVM_BITCODE_LINKER_WORKER"

// workerName is the worker's argument, to be seen in lists of processes.
const workerName = "libnvvm-worker"

// The worker's ends of the two pipes. Standard output is libNVVM's, should it print.
const (
	requestsFD = 3
	repliesFD  = 4
)

func isWorker() bool { return os.Getenv(workerVariable) == strconv.Itoa(os.Getppid()) }

// RunWorkerIfAsked does a session's work and ends the process, if the process was started by [Start] to do
// that. A program that uses sessions calls it first thing in main, and in TestMain, before it looks at its
// arguments.
func RunWorkerIfAsked() {
	if !isWorker() {
		return
	}
	os.Unsetenv(workerVariable)
	// A crash shall end the process with its own signal. The Go runtime would catch it and exit.
	resetCrashSignals()
	if err := work(os.NewFile(requestsFD, "requests"), os.NewFile(repliesFD, "replies")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// work does an order.
func work(requests io.Reader, replies io.Writer) error {
	w := worker{gob.NewDecoder(bufio.NewReader(requests)), gob.NewEncoder(replies)}
	var o order
	if err := w.in.Decode(&o); err != nil {
		return fmt.Errorf("%s: reading the order: %w", workerName, err)
	}
	if o.Session != nil {
		return w.serve(*o.Session)
	}
	var answer reply
	var err error
	switch {
	case o.Driver != nil:
		var d Driver
		d, err = askDriver(*o.Driver)
		answer.Driver = &d
	case o.Assemble != nil:
		w.report("assembling", Identity{Path: o.Assemble.Library})
		answer.Cubin, err = jitLink(*o.Assemble)
	default:
		w.report("loading", Identity{Path: o.Describe})
		answer.Description, err = describe(o.Describe)
	}
	if err != nil {
		answer = failed(err)
	}
	return w.out.Encode(answer)
}

// serve answers a request and then jobs, until there are no more.
func (w worker) serve(req Request) error {
	c, err := system().choose(req, w.report)
	if err != nil {
		return w.out.Encode(failed(err))
	}
	if err := w.out.Encode(reply{Info: &c.info}); err != nil {
		return err
	}
	forgetCode()
	options := c.info.sessionOptions(req)
	for {
		var job Job
		if err := w.in.Decode(&job); err == io.EOF {
			return nil
		} else if err != nil {
			return fmt.Errorf("%s: reading a job: %w", workerName, err)
		}
		job.Options = slices.Concat(options, job.Options)
		answer := reply{}
		if answer.Result, err = w.compile(c, &job); err != nil {
			answer = failed(err)
		}
		if err := w.out.Encode(answer); err != nil {
			return err
		}
	}
}

type worker struct {
	in  *gob.Decoder
	out *gob.Encoder
}

// report tells the session what comes next, should it be the last thing that happens here. A session that
// no longer listens is noticed by the next answer.
func (w *worker) report(stage string, id Identity) { w.out.Encode(reply{Stage: stage, Library: id}) }

func (w *worker) compile(c *chosen, job *Job) (*Result, error) {
	p, err := c.library.NewProgram()
	if err != nil {
		return nil, err
	}
	defer p.Close()
	for _, m := range job.Modules {
		w.report("adding module "+m.Name, c.info.Identity)
		if err := p.Add(m.Name, m.Bitcode); err != nil {
			return nil, err
		}
	}
	result := &Result{}
	if job.Verify {
		w.report("verifying", c.info.Identity)
		start := time.Now()
		if result.VerifyLog, err = p.Verify(job.Options...); err != nil {
			return nil, err
		}
		result.VerifyTime = time.Since(start)
	}
	if job.LazyLibdevice { // only now, since it does not verify
		if c.info.Libdevice == "" {
			return nil, &LibdeviceError{c.info.Identity, c.looked}
		}
		data, err := os.ReadFile(c.info.Libdevice)
		if err != nil {
			return nil, fmt.Errorf("libdevice: %w", err)
		}
		w.report("adding libdevice", c.info.Identity)
		if err := p.AddLazily(c.info.Libdevice, data); err != nil {
			return nil, err
		}
	}
	w.report("compiling", c.info.Identity)
	start := time.Now()
	if result.PTX, result.Log, err = p.Compile(job.Options...); err != nil {
		return nil, err
	}
	result.CompileTime = time.Since(start)
	return result, nil
}
