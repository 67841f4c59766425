package corpus

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// An Oracle is one version of LLVM in a process of its own, which reads, verifies and prints modules one after the other: a process for each
// would take longer to start than to work.
type Oracle struct {
	Name    string
	library string // what the system's loader finds

	mu   sync.Mutex
	idle []*process
}

// The oracles; the library of LLVM 7 is found by its path.
var (
	LLVM22 = &Oracle{Name: "LLVM 22", library: "libLLVM.so.22.1"}
	LLVM19 = &Oracle{Name: "LLVM 19", library: "libLLVM.so.19.1"}
	LLVM14 = &Oracle{Name: "LLVM 14", library: "libLLVM-14.so.1"}
	LLVM7  = &Oracle{Name: "LLVM 7"}
)

type process struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
	msg bytes.Buffer
}

// Stop ends the processes of all oracles.
func Stop() {
	for _, o := range []*Oracle{LLVM22, LLVM19, LLVM14, LLVM7} {
		for _, p := range o.idle {
			p.in.Close()
			p.cmd.Wait() // it has answered everything
		}
		o.idle = nil
	}
}

// errRefused is that LLVM does not take a module.
var errRefused = errors.New("refused")

// Need skips the test, saying why, unless the oracles answer.
func Need(t testing.TB, oracles ...*Oracle) {
	t.Helper()
	for _, o := range oracles {
		if _, err := o.Text([]byte("\n")); err != nil {
			if os.Getenv("CI") != "" {
				t.Fatalf("%s is not there: %v", o.Name, err)
			}
			t.Skipf("%s is not there (scripts/fetch-tools llvm llvm7 bring it): %v", o.Name, err)
		}
	}
}

func (o *Oracle) start() (*process, error) {
	library := o.library
	if library == "" {
		var err error
		if library, err = llvm7Library(); err != nil {
			return nil, err
		}
	}
	p := &process{cmd: exec.Command("python3", filepath.Join("testdata", "llvm.py"), library)}
	p.cmd.Stderr = &p.msg
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.in, p.out = in, bufio.NewReaderSize(out, 1<<16)
	return p, p.cmd.Start()
}

// llvm7Library names the library that scripts/fetch-tools llvm7 brings.
func llvm7Library() (string, error) {
	if path := os.Getenv("NVVM_TEST_LLVM7"); path != "" {
		return path, nil
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
	_, err := os.Stat(path)
	return path, err
}

// Text gives what LLVM prints of a module, bitcode or assembly, having verified it. An error says what it has against the module, or
// that LLVM crashed.
func (o *Oracle) Text(module []byte) (string, error) {
	o.mu.Lock()
	var p *process
	if n := len(o.idle); n > 0 {
		p, o.idle = o.idle[n-1], o.idle[:n-1]
	}
	o.mu.Unlock()
	if p == nil {
		var err error
		if p, err = o.start(); err != nil {
			return "", fmt.Errorf("%s: %w", o.Name, err)
		}
	}
	answer, err := p.ask(module)
	if err != nil && !errors.Is(err, errRefused) {
		p.in.Close()
		ended := p.cmd.Wait()
		return "", fmt.Errorf("%s did not survive the module: %v, %v\n%s", o.Name, err, ended, strings.TrimSpace(p.msg.String()))
	}
	o.mu.Lock()
	o.idle = append(o.idle, p)
	o.mu.Unlock()
	if err != nil {
		return "", fmt.Errorf("%s %w", o.Name, err)
	}
	return answer, nil
}

func (p *process) ask(module []byte) (string, error) {
	if _, err := fmt.Fprintf(p.in, "%d\n", len(module)); err != nil {
		return "", err
	}
	if _, err := p.in.Write(module); err != nil {
		return "", err
	}
	var status string
	var size int
	if _, err := fmt.Fscanf(p.out, "%s %d\n", &status, &size); err != nil {
		return "", err
	}
	answer := make([]byte, size)
	if _, err := io.ReadFull(p.out, answer); err != nil {
		return "", err
	}
	if status != "ok" {
		return "", fmt.Errorf("%w it: %s", errRefused, answer[:min(len(answer), 2000)])
	}
	return string(answer), nil
}
