package main

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// A campaign is a number of cases.
type campaign struct {
	seed   uint64
	cases  int
	budget time.Duration // 0 for no limit
	jobs   int
	root   string
	out    io.Writer

	mu       sync.Mutex
	done     int
	taken    int // cases without an error
	slowest  []timing
	failures []failure
	memory   int64 // the most that a process had, in bytes
}

type timing struct {
	number int
	what   string
	took   time.Duration
}

type failure struct {
	number    int
	what, why string
}

// perProcess is how many cases a process does, so that its memory is that of a case and not of all before it.
const perProcess = 200

// childVariable makes a process do cases: "SEED FIRST STEP CASES ROOT".
const childVariable = "NVVM_TEST_TORTURE_CHILD"

// run does the cases and prints what came of them.
func (c *campaign) run() (failures int, err error) {
	start := time.Now()
	end := start.Add(1000 * time.Hour)
	if c.budget > 0 {
		end = start.Add(c.budget)
	}
	errs := make([]error, c.jobs)
	var wg sync.WaitGroup
	for job := range c.jobs {
		wg.Go(func() {
			for next := job; next < c.cases && errs[job] == nil && time.Now().Before(end); {
				next, errs[job] = c.child(next, end)
			}
		})
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		return 0, err
	}
	slices.SortFunc(c.failures, func(a, b failure) int { return cmp.Compare(a.number, b.number) })
	for _, f := range c.failures {
		fmt.Fprintf(c.out, "FAILURE: seed %d case %d (%s): %s\n", c.seed, f.number, f.what, f.why)
	}
	fmt.Fprintf(c.out, "seed %d: %d cases, %d failures, %d accepted, in %v; at most %d MB\n",
		c.seed, c.done, len(c.failures), c.taken, time.Since(start).Round(time.Second), c.memory>>20)
	for _, t := range c.slowest {
		fmt.Fprintf(c.out, "slowest: case %d (%s): %v\n", t.number, t.what, t.took.Round(time.Millisecond))
	}
	return len(c.failures), nil
}

// child has a process do the cases from next on, in steps of the number of jobs, and gives the first that it did not do.
func (c *campaign) child(next int, end time.Time) (int, error) {
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), childVariable+"="+fmt.Sprintf("%d %d %d %d %s", c.seed, next, c.jobs, c.cases, c.root), "GOTRACEBACK=single")
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return 0, err
	}
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	var mu sync.Mutex
	why, what, begun := "", "", time.Now()
	timer := time.AfterFunc(maxTime, func() {
		mu.Lock()
		why = fmt.Sprintf("it takes more than %v", maxTime)
		mu.Unlock()
		cmd.Process.Signal(syscall.SIGQUIT)
		time.AfterFunc(time.Second, func() { cmd.Process.Kill() })
	})
	defer timer.Stop()
	lines := bufio.NewScanner(stdout)
	lines.Buffer(nil, 1<<20)
	running := false
	for lines.Scan() {
		kind, text, _ := strings.Cut(lines.Text(), " ")
		switch kind {
		case "begin":
			what, running, begun = text, true, time.Now()
			timer.Reset(maxTime)
		case "end":
			c.note(next, what, text, time.Since(begun))
			next += c.jobs
			running = false
			if !time.Now().Before(end) {
				timer.Stop()
				cmd.Process.Kill()
				cmd.Wait()
				return c.cases, nil
			}
		}
	}
	timer.Stop()
	err = cmd.Wait()
	if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		c.mu.Lock()
		c.memory = max(c.memory, usage.Maxrss<<10)
		c.mu.Unlock()
	}
	if err == nil {
		return next, nil
	}
	if !running {
		return 0, fmt.Errorf("a process ended between cases: %w\n%s", err, &stderr)
	}
	mu.Lock()
	defer mu.Unlock()
	if why == "" {
		why = err.Error()
	}
	const most = 1500
	text := stderr.String()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.done++
	c.failures = append(c.failures, failure{next, what, why + "\n" + text[:min(len(text), most)]})
	return next + c.jobs, nil
}

// note counts a case that has come to its end: result is "taken", "refused" or what is wrong.
func (c *campaign) note(number int, what, result string, took time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.done++
	switch result {
	case "taken":
		c.taken++
	case "refused":
	default:
		c.failures = append(c.failures, failure{number, what, result})
	}
	c.slowest = append(c.slowest, timing{number, what, took})
	slices.SortFunc(c.slowest, func(a, b timing) int { return cmp.Compare(b.took, a.took) })
	c.slowest = c.slowest[:min(len(c.slowest), 3)]
}

// runChildIfAsked does a child's cases and ends the process.
func runChildIfAsked() {
	order := os.Getenv(childVariable)
	if order == "" {
		return
	}
	var seed uint64
	var first, step, cases int
	fields := strings.SplitN(order, " ", 5)
	if _, err := fmt.Sscan(strings.Join(fields[:4], " "), &seed, &first, &step, &cases); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
	if err := doCases(seed, first, step, cases, fields[4]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
	os.Exit(0)
}

func doCases(seed uint64, first, step, cases int, root string) error {
	list, err := seeds(root)
	if err != nil {
		return err
	}
	go watchMemory()
	debug.SetMaxStack(maxStack)
	dir, err := os.MkdirTemp("", "torture-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	for number := first; number < min(cases, first+perProcess*step); number += step {
		k, err := newCase(list, seed, number, dir)
		if err != nil {
			return err
		}
		fmt.Println("begin", k.what)
		fmt.Println("end", doOne(k))
	}
	return nil
}

// watchMemory ends the process when it has too much.
func watchMemory() {
	page := int64(os.Getpagesize())
	for range time.Tick(20 * time.Millisecond) {
		text, err := os.ReadFile("/proc/self/statm")
		if err != nil {
			return // not Linux
		}
		fields := strings.Fields(string(text))
		if pages, err := strconv.ParseInt(fields[1], 10, 64); err == nil && pages*page > maxMemory {
			fmt.Fprintf(os.Stderr, "%d MB are resident\n", pages*page>>20)
			os.Exit(4)
		}
	}
}

// A damaged is a damaged file and what is done with it.
type damaged struct {
	what     string
	path     string
	with     []string
	dialect  dialect
	wholeRun bool // a link, not a rewriting
}

// newCase makes a case, always the same for a seed and number, and writes its file.
func newCase(list []seed, campaignSeed uint64, number int, dir string) (*damaged, error) {
	r := rand.New(rand.NewPCG(campaignSeed, uint64(number)))
	s := list[r.IntN(len(list))]
	var others [][]byte
	for _, o := range list {
		others = append(others, o.data)
	}
	data, did := mutate(r, s.data, others)
	k := &damaged{path: filepath.Join(dir, s.name), dialect: dialects[r.IntN(len(dialects))]}
	k.wholeRun = !s.all || r.IntN(4) == 0
	if k.wholeRun {
		k.with = s.with
	}
	k.what = fmt.Sprintf("%s: %s", s.name, strings.TrimSpace(did))
	return k, os.WriteFile(k.path, data, 0o666)
}

// doOne is do, but in tests of the campaign itself.
var doOne = (*damaged).do

// do gives "taken", "refused" or what is wrong.
func (k *damaged) do() string {
	var err error
	if k.wholeRun {
		_, err = linkFiles(k.dialect, append([]string{k.path}, k.with...)...)
	} else {
		err = downgradeModules(k.dialect, k.path)
	}
	switch {
	case err == nil:
		return "taken"
	case strings.TrimSpace(err.Error()) == "":
		return "an error without a message"
	case strings.Contains(err.Error(), "can not make sense of it"): // a pass has panicked
		return strings.ReplaceAll(err.Error(), "\n", " | ")
	}
	return "refused"
}

// again does one case in this process.
func (c *campaign) again(number int) error {
	list, err := seeds(c.root)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "torture-")
	if err != nil {
		return err
	}
	k, err := newCase(list, c.seed, number, dir)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%s in %s, with %s\n", k.what, k.path, strings.Join(k.with, " "))
	fmt.Fprintln(c.out, k.do())
	return nil
}
