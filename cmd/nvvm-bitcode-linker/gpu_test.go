package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/legalize"
)

func python(t *testing.T) string {
	t.Helper()
	path, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3, which makes the kernels and their expected values")
	}
	return path
}

// The modules that testdata/gpu/make writes are those of the tables beside it.
func TestGPUKernelsAreCurrent(t *testing.T) {
	out, err := exec.Command(python(t), filepath.Join("..", "..", "testdata", "gpu", "make"), "--check").CombinedOutput()
	if err != nil {
		t.Errorf("testdata/gpu/make --check: %v\n%s", err, out)
	}
}

// Every lowering that has a form of its own for NVIDIA's GPUs is in a kernel that is run on one.
func TestGPUKernelsHaveEveryLowering(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join("..", "..", "testdata", "gpu", "*.ll"))
	if err != nil || len(paths) == 0 {
		t.Fatal(err, paths)
	}
	var all strings.Builder
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	for _, l := range legalize.Lowerings() {
		if l.Proof&legalize.PTXShaped != 0 && !strings.Contains(all.String(), "@"+l.Intrinsic+".") {
			t.Errorf("no kernel of testdata/gpu has %s, which pass %s replaces", l.Intrinsic, l.Pass)
		}
	}
}

// Where there is a GPU, what gpu-build made is run: make gpu-test does both.
func TestGPU(t *testing.T) {
	built := filepath.Join("..", "..", "out", "gpu")
	if _, err := os.Stat(filepath.Join(built, "built.json")); err != nil {
		t.Skip("out/gpu has no built.json: make gpu-test compiles the kernels and runs them, on a machine with a GPU")
	}
	out, err := exec.Command(python(t), filepath.Join("..", "..", "scripts", "gpu-test"), built).CombinedOutput()
	if exit, ok := err.(*exec.ExitError); ok && exit.ExitCode() == 2 {
		t.Skipf("%s", out)
	}
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
