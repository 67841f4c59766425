package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"nvvm-bitcode-linker/nvvm"
)

func TestMain(m *testing.M) {
	nvvm.RunWorkerIfAsked()
	testscript.Main(m, map[string]func(){"nvvm-bitcode-linker": main})
}

// root is the repository's.
const root = "../.."

// cudaVersions are those that scripts/fetch-tools brings, by the name that scripts use.
var cudaVersions = map[string]string{"11.8": "11.8.89", "12.4": "12.4.131", "12.9": "12.9.86", "13.1": "13.1.115", "13.5": "13.5.37"}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		Setup:               scriptEnv,
		Cmds:                map[string]func(*testscript.TestScript, bool, []string){"exits": exits, "cut": cut, "fake": fake, "fakecuda": fakecuda, "fakejitlink": fakejitlink, "begins": begins, "future": future, "ptxas": ptxas, "linkargs": linkargs, "wheel": wheel},
		Condition: func(cond string) (bool, error) {
			if v, ok := strings.CutPrefix(cond, "cuda-"); ok {
				_, err := cudaFile(cudaVersions[v], "libnvvm")
				return err == nil, nil
			}
			return false, fmt.Errorf("unknown condition %q", cond)
		},
	})
}

// cudaFile gives a file of a CUDA version in the tool's cache.
func cudaFile(version, kind string) (string, error) {
	out, err := exec.Command(filepath.Join(root, "scripts/cuda-file"), version, kind).Output()
	return strings.TrimSpace(string(out)), err
}

// scriptEnv gives scripts the paths of the repository's rlibs and of the libraries that there are.
func scriptEnv(env *testscript.Env) error {
	rlibs, err := filepath.Abs(filepath.Join(root, "testdata/rlibs"))
	if err != nil {
		return err
	}
	env.Setenv("RLIBS", rlibs)
	env.Setenv("NVVM_LINKER_NO_CACHE", "true")                                     // scripts are about what links do
	for _, name := range []string{"core", "compiler_builtins", "dep_a", "dep_b"} { // their names end in a hash
		found, err := filepath.Glob(filepath.Join(rlibs, "lib"+name+"-*.rlib"))
		if err != nil || len(found) != 1 {
			return fmt.Errorf("one lib%s in %s expected, found %q", name, rlibs, found)
		}
		env.Setenv("LIB"+strings.ToUpper(name), found[0])
	}
	if lib, err := cudaFile(cudaVersions["13.5"], "libnvvm"); err == nil {
		cache, _, _ := strings.Cut(lib, string(filepath.Separator)+cudaVersions["13.5"]+string(filepath.Separator))
		env.Setenv("CUDA_CACHE", cache)
	}
	for short, version := range cudaVersions {
		for _, part := range []string{"libnvvm", "ptxas", "fatbinary"} {
			if path, err := cudaFile(version, part); err == nil {
				env.Setenv(strings.ToUpper(part)+"_"+strings.ReplaceAll(short, ".", "_"), path)
			}
		}
	}
	return nil
}

// exits runs a program and checks its exit status: exits 2 nvvm-bitcode-linker ...
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits STATUS PROGRAM [ARG ...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		exit, ok := err.(*exec.ExitError)
		if !ok {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit status %d, %d expected", got, want)
	}
}

// cut writes the first bytes of a file to another: cut FROM BYTES TO.
func cut(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: cut FROM BYTES TO")
	}
	data, err := os.ReadFile(ts.MkAbs(args[0]))
	ts.Check(err)
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	if n >= len(data) {
		ts.Fatalf("%s has only %d bytes", args[0], len(data))
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[2]), data[:n], 0o666))
}

// fake builds nvvm/testdata/fake.c, a libNVVM that misbehaves as the macros say: fake FILE [MACRO ...].
func fake(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 1 {
		ts.Fatalf("usage: fake FILE [MACRO ...]")
	}
	buildFake(ts, "fake.c", args[0], append([]string{`OPTIONS="-opt=3 -ftz=0 -prec-sqrt=1 -prec-div=1 -fma=0 "`}, args[1:]...))
}

// fakecuda builds nvvm/testdata/fakecuda.c, a driver's library with the GPUs that the macros say: fakecuda FILE [MACRO ...].
func fakecuda(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 1 {
		ts.Fatalf("usage: fakecuda FILE [MACRO ...]")
	}
	buildFake(ts, "fakecuda.c", args[0], args[1:])
}

// fakejitlink builds nvvm/testdata/fakejitlink.c, an assembler that writes down what it is told: fakejitlink FILE [MACRO ...].
func fakejitlink(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 1 {
		ts.Fatalf("usage: fakejitlink FILE [MACRO ...]")
	}
	buildFake(ts, "fakejitlink.c", args[0], args[1:])
}

func buildFake(ts *testscript.TestScript, source, file string, macros []string) {
	cmd := []string{"-shared", "-fPIC", "-o", ts.MkAbs(file), filepath.Join(root, "nvvm/testdata", source)}
	for _, m := range macros {
		cmd = append(cmd, "-D"+m)
	}
	if out, err := exec.Command("cc", cmd...).CombinedOutput(); err != nil {
		ts.Fatalf("cc: %v\n%s", err, out)
	}
}

// begins checks the first bytes of a file, given in hexadecimal: begins 7f454c46 FILE.
func begins(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: begins HEX FILE")
	}
	data, err := os.ReadFile(ts.MkAbs(args[1]))
	ts.Check(err)
	if got := fmt.Sprintf("%x", data[:min(len(data), len(args[0])/2)]); got != args[0] {
		ts.Fatalf("%s begins with %s, %s expected", args[1], got, args[0])
	}
}

// ptxas assembles a file with a CUDA version's assembler: ptxas 12.4 sm_80 FILE.
func ptxas(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: ptxas CUDA ARCH FILE")
	}
	bin, err := cudaFile(cudaVersions[args[0]], "ptxas")
	ts.Check(err)
	out := ts.MkAbs(args[2] + ".cubin")
	if msg, err := exec.Command(bin, "--suppress-stack-size-warning", "--gpu-name", args[1], "--output-file", out, ts.MkAbs(args[2])).CombinedOutput(); err != nil {
		ts.Fatalf("ptxas: %v\n%s", err, msg)
	}
}

// linkargs runs the linker with what rustc passed for a variant of testdata/rlibs and further arguments: linkargs trap [ARG ...].
func linkargs(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 1 {
		ts.Fatalf("usage: linkargs VARIANT [ARG ...]")
	}
	list, err := os.ReadFile(filepath.Join(root, "testdata/rlibs", args[0], "args.txt"))
	ts.Check(err)
	ts.Check(ts.Exec("nvvm-bitcode-linker", append(strings.Fields(string(list)), args[1:]...)...))
}
