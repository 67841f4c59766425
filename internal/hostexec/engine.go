// Package hostexec runs LLVM modules on this machine, so that tests of a rewrite can ask the only question that matters: does
// the program still do the same? It knows the LLVMs that can run one (Engine), builds modules from C, Rust and assembly
// (Compile, Assemble), and compares a module with what a dialect made of it (Dialect). x86-64 Linux only; for tests only.
package hostexec

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"
)

// An Engine is one version of LLVM that compiles a module in memory and calls its main.
type Engine struct {
	Name string
	// optimiser, if there is one, is a command that reads bitcode from a file and writes it, verified and optimised, to
	// another.
	optimiser []string
	// command is what runs a module; the file name follows. The first word is looked up in the path.
	command []string
	// llvm7 is whether the command is the script for LLVM 7: library and verb follow it.
	llvm7 string
	// noHalf is whether its code for half floats calls functions that are nowhere.
	noHalf bool
}

// The engines. The optimised ones run their LLVM's optimiser first: it is there that a wrong attribute or flag does its harm.
var (
	LLVM7    = &Engine{Name: "LLVM 7", command: []string{"python3"}, llvm7: "run"}
	LLVM7O2  = &Engine{Name: "LLVM 7 -O2", command: []string{"python3"}, llvm7: "run-O2"}
	LLVM14   = &Engine{Name: "LLVM 14", command: []string{"lli-14"}, noHalf: true}
	LLVM19   = &Engine{Name: "LLVM 19", command: []string{"lli-19"}}
	LLVM19O2 = &Engine{Name: "LLVM 19 -O2", command: []string{"lli-19"}, optimiser: []string{"opt-19", "-passes=default<O2>"}}
	LLVM22   = &Engine{Name: "LLVM 22", command: []string{"lli-22"}}
)

// limit is how long one program may run on the CPU, and outputLimit how much it may write, before it counts as gone wrong.
const (
	limit       = 60 * time.Second
	outputLimit = 64 << 20
)

// A Result is what a program did.
type Result struct {
	Stdout []byte
	Status int // of exit, or 128 and the number of the signal that ended it
}

// Need skips the test, saying why, unless all the engines are there.
func Need(t testing.TB, engines ...*Engine) {
	t.Helper()
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		t.Skipf("the programs are for x86-64 Linux, and this is %s %s", runtime.GOOS, runtime.GOARCH)
	}
	NeedTool(t, "prlimit")
	for _, e := range engines {
		if _, err := e.line("module"); err != nil {
			t.Skipf("%s is not there: %v", e.Name, err)
		}
		if len(e.optimiser) > 0 {
			NeedTool(t, e.optimiser[0])
		}
	}
}

// NeedTool skips the test, saying why, unless the commands are there.
func NeedTool(t testing.TB, commands ...string) {
	t.Helper()
	for _, c := range commands {
		if _, err := exec.LookPath(c); err != nil {
			t.Skipf("%s is not installed (scripts/fetch-tools llvm brings it)", c)
		}
	}
}

// line gives the command that runs the module in a file.
func (e *Engine) line(file string) ([]string, error) {
	path, err := exec.LookPath(e.command[0])
	if err != nil {
		return nil, fmt.Errorf("%s is not installed", e.command[0])
	}
	line := append([]string{path}, e.command[1:]...)
	if e.llvm7 != "" {
		library, err := llvm7Library()
		if err != nil {
			return nil, err
		}
		root, err := Root()
		if err != nil {
			return nil, err
		}
		line = append(line, filepath.Join(root, "testdata", "exec", "llvm7.py"), library, e.llvm7)
	}
	return append(line, file), nil
}

// llvm7Library finds the library that holds LLVM 7.0.0: llvmlite 0.28.0's, named by NVVM_TEST_LLVM7 or in the cache, where
// scripts/fetch-tools puts it.
func llvm7Library() (string, error) {
	if path := os.Getenv("NVVM_TEST_LLVM7"); path != "" {
		_, err := os.Stat(path)
		return path, err
	}
	cache := os.Getenv("NVVM_LINKER_CACHE")
	if cache == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			return "", err
		}
		cache = filepath.Join(user, "nvvm-bitcode-linker")
	}
	path := filepath.Join(cache, "llvm7", "llvmlite", "binding", "libllvmlite.so")
	if _, err := os.Stat(path); err != nil {
		return "", fmt.Errorf("no %s (scripts/fetch-tools llvm7 brings it, NVVM_TEST_LLVM7 names another)", path)
	}
	return path, nil
}

// Root gives the directory of the module's go.mod, above the working directory.
func Root() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("no go.mod above the working directory")
		}
		dir = up
	}
}

// optimises is whether the engine runs its LLVM's optimiser first.
func (e *Engine) optimises() bool { return len(e.optimiser) > 0 || e.llvm7 == "run-O2" }

// Run runs the module's main with these arguments. An error means that the engine refused the module or its code never came to an end, not that the program
// failed.
func (e *Engine) Run(t testing.TB, bitcode []byte, args ...string) (Result, error) {
	t.Helper()
	return e.runFor(t, bitcode, limit, args...)
}

// runFor is Run with another limit.
func (e *Engine) runFor(t testing.TB, bitcode []byte, limit time.Duration, args ...string) (Result, error) {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "module.bc")
	if err := os.WriteFile(file, bitcode, 0o600); err != nil {
		return Result{}, err
	}
	if len(e.optimiser) > 0 {
		out := filepath.Join(dir, "optimised.bc")
		line := append(append([]string(nil), e.optimiser...), file, "-o", out)
		if r, stderr, err := runCommand(line, limit); err != nil || r.Status != 0 {
			return Result{}, fmt.Errorf("%s: %s", e.Name, failure(r, stderr, err))
		}
		file = out
	}
	line, err := e.line(file)
	if err != nil {
		return Result{}, err
	}
	r, stderr, err := runCommand(append(line, args...), limit)
	if errors.Is(err, errTime) {
		return r, fmt.Errorf("%s: %w", e.Name, err)
	}
	if err != nil || len(stderr) > 0 {
		// A program has no way to write there, so these are the engine's words.
		return r, fmt.Errorf("%s: %s", e.Name, failure(r, stderr, err))
	}
	return r, nil
}

func failure(r Result, stderr []byte, err error) string {
	const most = 2000
	if len(stderr) > most {
		stderr = append(stderr[:most:most], "..."...)
	}
	if err != nil {
		return fmt.Sprintf("%v %s", err, bytes.TrimSpace(stderr))
	}
	return fmt.Sprintf("status %d %s", r.Status, bytes.TrimSpace(stderr))
}

// errTime is that a program ran into the limit.
var errTime = errors.New("it did not come to an end in time")

// patience is how many times as long as its limit on the CPU a command may take by the clock: others use the machine too.
const patience = 20

// runCommand runs a command to its end, the limit, which is counted in whole seconds, or too much output.
func runCommand(line []string, limit time.Duration) (Result, []byte, error) {
	ctx, cancel := context.WithTimeoutCause(context.Background(), patience*limit, errTime)
	defer cancel()
	seconds := int((limit + time.Second - 1) / time.Second)
	// SIGXCPU at the first number, SIGKILL at the second.
	cmd := exec.CommandContext(ctx, "prlimit", append([]string{"--core=0", fmt.Sprintf("--cpu=%d:%d", seconds, seconds+5), "--"}, line...)...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &bounded{&stdout}, &bounded{&stderr}
	cmd.WaitDelay = time.Second
	err := cmd.Run()
	r := Result{Stdout: stdout.Bytes()}
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return r, stderr.Bytes(), context.Cause(ctx)
	case errors.As(err, &exit):
		r.Status = exit.ExitCode()
		if status, ok := exit.Sys().(syscall.WaitStatus); ok && status.Signaled() {
			r.Status = 128 + int(status.Signal())
			if status.Signal() == syscall.SIGXCPU {
				return r, stderr.Bytes(), errTime
			}
		}
	case err != nil:
		return r, stderr.Bytes(), err
	}
	return r, stderr.Bytes(), nil
}

// bounded refuses more than outputLimit bytes.
type bounded struct{ buf *bytes.Buffer }

func (b *bounded) Write(p []byte) (int, error) {
	if b.buf.Len()+len(p) > outputLimit {
		return 0, fmt.Errorf("more than %d bytes of output: %w", outputLimit, io.ErrShortWrite)
	}
	return b.buf.Write(p)
}
