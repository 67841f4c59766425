// benchbitcode measures how long reading and writing bitcode takes, beside LLVM's own programs on the same files in the same run.
//
//	benchbitcode [-runs N] FILE...
//
// prints a table for each file of one module. Every row is a process of its own; runs of all of them take turns, so that what else the
// machine does hits all alike, and the table has the medians. scripts/bench-bitcode makes the files and calls it.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"text/tabwriter"
	"time"
)

// A program is one row of the table.
type program struct {
	name  string
	args  []string // FILE stands for the file
	cores int      // that Go may use, 0 for all
}

// ours are the rows of this program itself, which it runs as jobs.
var ours = []program{
	{"index only (bitcode.Open)", []string{"", "index", "FILE"}, 1},
	{"everything, one core", []string{"", "all", "FILE"}, 1},
	{"everything, all cores", []string{"", "all", "FILE"}, 0},
}

// theirs are LLVM's. The last but one is what the ratios are of.
var theirs = []program{
	{"llvm-bcanalyzer-22", []string{"llvm-bcanalyzer-22", "FILE"}, 0},
	{"opt-22, no passes", []string{"opt-22", "-disable-verify", "-passes=no-op-module", "-disable-output", "FILE"}, 0},
	{"opt-22 --version", []string{"opt-22", "--version"}, 0},
}

// base is the row that others are compared with.
const base = "opt-22, no passes"

// A sample is what one run took.
type sample struct {
	wall, cpu time.Duration
	peak      int64 // KiB resident at most
}

func main() {
	if len(os.Args) == 3 && jobs[os.Args[1]] != nil {
		end(jobs[os.Args[1]](os.Args[2]))
	}
	runs := flag.Int("runs", 11, "how often each program runs")
	flag.Parse()
	if flag.NArg() == 0 || *runs < 1 {
		flag.Usage()
		os.Exit(2)
	}
	for _, file := range flag.Args() {
		if err := table(os.Stdout, file, *runs); err != nil {
			end(err)
		}
	}
}

func end(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "benchbitcode:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

// table measures all programs on a file.
func table(out io.Writer, file string, runs int) error {
	info, err := os.Stat(file)
	if err != nil {
		return err
	}
	rows := slices.Clone(ours)
	for _, p := range theirs {
		if _, err := exec.LookPath(p.args[0]); err != nil {
			fmt.Fprintf(out, "%s is not there: %v\n", p.name, err)
			continue
		}
		rows = append(rows, p)
	}
	samples := make([][]sample, len(rows))
	for run := range runs + 1 {
		for i, p := range rows {
			s, err := p.run(file)
			if err != nil {
				return fmt.Errorf("%s: %w", p.name, err)
			}
			if run > 0 { // the first only warms the caches of files
				samples[i] = append(samples[i], s)
			}
		}
	}
	size := float64(info.Size()) / 1e6
	fmt.Fprintf(out, "\n%s: %.2f MB, medians of %d runs, %d cores\n", filepath.Base(file), size, runs, runtime.NumCPU())
	middle := make([]sample, len(rows))
	var of *sample
	for i := range rows {
		middle[i] = median(samples[i])
		if rows[i].name == base {
			of = &middle[i]
		}
	}
	t := tabwriter.NewWriter(out, 0, 8, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(t, "\twall ms\tCPU ms\tpeak MiB\tMB/s\twall/opt\tCPU/opt\tpeak/opt\t\n")
	for i, p := range rows {
		m := middle[i]
		fmt.Fprintf(t, "%s\t%.1f\t%.1f\t%.1f\t%.1f\t", p.name, ms(m.wall), ms(m.cpu), float64(m.peak)/1024, size/m.wall.Seconds())
		if of != nil {
			fmt.Fprintf(t, "%.2f\t%.2f\t%.2f\t", ratio(m.wall, of.wall), ratio(m.cpu, of.cpu), float64(m.peak)/float64(of.peak))
		}
		fmt.Fprintln(t)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	return writing(out, file)
}

// writing has a process of this program measure the writers.
func writing(out io.Writer, file string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	cmd := exec.Command(self, "write", file)
	cmd.Env = asLinker()
	cmd.Stdout, cmd.Stderr = out, os.Stderr
	return cmd.Run()
}

func ms(d time.Duration) float64       { return d.Seconds() * 1e3 }
func ratio(a, b time.Duration) float64 { return a.Seconds() / b.Seconds() }

// asLinker gives the environment, in which garbage is collected as nvvm-bitcode-linker has it (its memory.go) unless GOGC says otherwise.
func asLinker() []string {
	env := os.Environ()
	if os.Getenv("GOGC") == "" {
		env = append(env, "GOGC=400")
	}
	return env
}

// run runs the program once.
func (p *program) run(file string) (sample, error) {
	args := slices.Clone(p.args)
	for i, a := range args {
		if a == "FILE" {
			args[i] = file
		}
	}
	if args[0] == "" {
		self, err := os.Executable()
		if err != nil {
			return sample{}, err
		}
		args[0] = self
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Env = asLinker()
	if p.cores > 0 {
		cmd.Env = append(cmd.Env, "GOMAXPROCS="+strconv.Itoa(p.cores))
	}
	var msg strings.Builder
	cmd.Stderr = &msg
	start := time.Now()
	err := cmd.Run()
	s := sample{wall: time.Since(start)}
	if err != nil {
		return s, fmt.Errorf("%w: %s", err, msg.String())
	}
	s.cpu = cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		return s, errors.New("the system does not say how much memory a process took")
	}
	s.peak = usage.Maxrss
	return s, nil
}

// median gives the median of each quantity by itself.
func median(list []sample) sample {
	middle := func(get func(sample) int64) int64 {
		vals := make([]int64, len(list))
		for i, s := range list {
			vals[i] = get(s)
		}
		slices.Sort(vals)
		return vals[len(vals)/2]
	}
	return sample{
		wall: time.Duration(middle(func(s sample) int64 { return int64(s.wall) })),
		cpu:  time.Duration(middle(func(s sample) int64 { return int64(s.cpu) })),
		peak: middle(func(s sample) int64 { return s.peak }),
	}
}
