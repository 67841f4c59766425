package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// fakeForGo builds nvvm/testdata/fake.c for Go tests, as fake does for scripts.
func fakeForGo(t *testing.T, macros ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "libnvvm.so")
	args := []string{"-shared", "-fPIC", "-D_GNU_SOURCE", `-DOPTIONS="-opt=3 -ftz=0 -prec-sqrt=1 -prec-div=1 -fma=0 "`}
	for _, m := range macros {
		args = append(args, "-D"+m)
	}
	if _, err := exec.LookPath("cc"); err != nil {
		t.Skip("no C compiler (cc) to build a misbehaving libNVVM with")
	}
	if out, err := exec.Command("cc", append(args, "-o", path, filepath.Join(root, "nvvm/testdata/fake.c"))...).CombinedOutput(); err != nil {
		t.Fatalf("cc: %v\n%s", err, out)
	}
	return path
}

// A signal ends the linker and its worker, which compiles for ever; the exit status is the signal's, and no file is left.
func TestSignals(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	pidFile := filepath.Join(dir, "pid")
	lib := fakeForGo(t, `ON_COMPILE=FILE *f = fopen("`+pidFile+`.new", "w"); fprintf(f, "%d", getpid()); fclose(f); rename("`+pidFile+`.new", "`+pidFile+`"); for (;;) pause()`)
	rlib, err := filepath.Glob(filepath.Join(root, "testdata/rlibs/libdep_b-*.rlib"))
	if err != nil || len(rlib) != 1 {
		t.Fatalf("%v, %q", err, rlib)
	}
	link := filepath.Join(dir, "nvvm-bitcode-linker") // as testscript finds its programs
	if err := os.Symlink(self, link); err != nil {
		t.Fatal(err)
	}
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		t.Run(s.String(), func(t *testing.T) {
			if signal.Ignored(s) {
				t.Skipf("%v is ignored here, as nohup has it, and so it is by the linker", s)
			}
			os.Remove(pidFile)
			out := t.TempDir()
			ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
			defer cancel()
			cmd := exec.CommandContext(ctx, link, "--arch=sm_80", "--libnvvm", lib, "--keep-kernels", "-o", filepath.Join(out, "out.ptx"), rlib[0])
			var stderr bytes.Buffer
			cmd.Stderr = &stderr
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			defer cmd.Process.Kill()
			var worker int
			for deadline := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
				if text, err := os.ReadFile(pidFile); err == nil {
					fmt.Sscan(string(text), &worker)
					break
				}
				if time.Now().After(deadline) {
					t.Fatalf("libNVVM is not called\n%s", &stderr)
				}
			}
			start := time.Now()
			if err := cmd.Process.Signal(s); err != nil {
				t.Fatal(err)
			}
			err := cmd.Wait()
			var exit *exec.ExitError
			if !errors.As(err, &exit) || !exit.Sys().(syscall.WaitStatus).Signaled() || exit.Sys().(syscall.WaitStatus).Signal() != s {
				t.Errorf("it ended with %v, after %v", err, time.Since(start))
			}
			if got := stderr.String(); !strings.HasPrefix(got, "error: stopped by a signal ("+s.String()+")\n") {
				t.Errorf("it said %q", got)
			}
			for deadline := time.Now().Add(10 * time.Second); syscall.Kill(worker, 0) == nil; time.Sleep(10 * time.Millisecond) {
				if time.Now().After(deadline) {
					t.Fatalf("the worker, process %d, goes on", worker)
				}
			}
			if left, err := os.ReadDir(out); err != nil || len(left) > 0 {
				t.Errorf("left are %v (%v)", left, err)
			}
		})
	}
}
