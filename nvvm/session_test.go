package nvvm

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

func TestMain(m *testing.M) {
	RunWorkerIfAsked()
	if lib := os.Getenv(parentVariable); lib != "" {
		parent(lib)
	}
	realDir = findRealDir()
	for _, v := range append([]string{"NVVM_LINKER_CACHE"}, variables...) {
		os.Unsetenv(v)
	}
	os.Exit(m.Run())
}

// fake builds testdata/fake.c with macros, as in "NO_LAZY" or "ON_COMPILE=abort()", into dir.
func fake(t testing.TB, dir, name string, macros ...string) string {
	t.Helper()
	return fakeOf(t, "testdata/fake.c", dir, name, macros...)
}

// fakeOf builds a library from C.
func fakeOf(t testing.TB, source, dir, name string, macros ...string) string {
	t.Helper()
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("no C compiler (cc) is installed")
	}
	path := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	args := []string{"-shared", "-fPIC", "-o", path, source}
	for _, m := range macros {
		args = append(args, "-D"+m)
	}
	if out, err := exec.Command(cc, args...).CombinedOutput(); err != nil {
		t.Fatalf("cc: %v\n%s", err, out)
	}
	return path
}

// start starts a session with the library at path.
func start(t *testing.T, ctx context.Context, path string, req Request) *Session {
	t.Helper()
	req.Explicit = path
	if req.Arch == "" {
		req.Arch = "sm_90"
	}
	s, err := Start(ctx, req)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

var job = Job{Modules: []Module{{"one", []byte("BC\xc0\xde")}}}

func TestSession(t *testing.T) {
	dir := t.TempDir()
	path := fake(t, dir, "nvvm/lib64/libnvvm.so")
	libdevice := filepath.Join(dir, "nvvm/libdevice/libdevice.10.bc")
	if err := os.MkdirAll(filepath.Dir(libdevice), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(libdevice, []byte("libdevice"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := start(t, t.Context(), dir, Request{})
	info, err := s.Info()
	if err != nil {
		t.Fatal(err)
	}
	want := Info{
		Identity:  Identity{Path: path, Version: Version{2, 0}},
		IR:        IRVersion{Version{2, 0}, Version{3, 1}},
		Dialect:   LLVM7,
		Decided:   "--libnvvm=" + dir,
		Libdevice: libdevice,
	}
	if info != want {
		t.Errorf("Info = %+v, want %+v", info, want)
	}

	result, err := s.Compile(t.Context(), Job{
		Modules:       []Module{{"one", []byte("BC\xc0\xde")}, {"two", []byte("BC\xc0\xde..")}},
		LazyLibdevice: true,
		Options:       []string{"-opt=3", "-fma=0"},
		Verify:        true,
	})
	if err != nil {
		t.Fatal(err)
	}
	// Modules in order; verified before libdevice comes; options with one dash, the same twice.
	wantPTX := `// module one 4
// module two 6
// verify -arch=compute_90
// verify -opt=3
// verify -fma=0
// lazy ` + libdevice + ` 9
// compile -arch=compute_90
// compile -opt=3
// compile -fma=0
// Cuda compilation tools, release 12.4, V12.4.131
.version 8.4
`
	if string(result.PTX) != wantPTX || result.Log != "" || result.VerifyLog != "" {
		t.Errorf("got %s\nlogs %q and %q", result.PTX, result.VerifyLog, result.Log)
	}

	// A failure does not end the session.
	_, err = s.Compile(t.Context(), Job{Modules: job.Modules, Options: []string{"-bogus"}})
	var ce *CompileError
	if !errors.As(err, &ce) || ce.Code != ErrorInvalidOption || ce.Log != "libnvvm : error: -bogus is an unsupported option" {
		t.Errorf("an unknown option: %v", err)
	}
	if _, err = s.Compile(t.Context(), Job{Modules: []Module{{"empty", nil}}}); err == nil || err.Error() != "module empty is empty" {
		t.Errorf("an empty module: %v", err)
	}
	if _, err = s.Compile(t.Context(), Job{}); !errors.As(err, &ce) || ce.Code != ErrorNoModuleInProgram {
		t.Errorf("no module: %v", err)
	}
	if _, err = s.Compile(t.Context(), Job{Modules: job.Modules, Options: []string{"-opt=3\x00"}}); err == nil || !strings.Contains(err.Error(), "holds a NUL") {
		t.Errorf("NUL in an option: %v", err)
	}
	if result, err = s.Compile(t.Context(), job); err != nil || strings.Contains(string(result.PTX), "verify") {
		t.Errorf("after failures: %s, %v", result.PTX, err)
	}

	s.Close()
	s.Close()
	if _, err := s.Compile(t.Context(), job); err == nil {
		t.Error("a closed session compiles")
	}
	if out := s.Output(); out != "" {
		t.Errorf("printed: %q", out)
	}
}

func TestMisbehaviour(t *testing.T) {
	tests := []struct {
		name   string
		macros []string
		req    Request
		job    Job
		want   []string // in the error; none for success
	}{
		{"SIGSEGV", []string{"ON_COMPILE=*(volatile int *)0 = 1"}, Request{}, job, []string{"libNVVM crashed (signal 11, SIGSEGV) while compiling, after ", "libnvvm.so (libNVVM 2.0)"}},
		{"SIGABRT", []string{"ON_COMPILE=fprintf(stderr, \"assertion failed\\n\"); abort()"}, Request{}, job, []string{"crashed (signal 6, SIGABRT) while compiling", "it printed:\n  assertion failed"}},
		{"SIGFPE", []string{"ON_COMPILE=raise(SIGFPE)"}, Request{}, job, []string{"crashed (signal 8, SIGFPE) while compiling"}},
		{"SIGILL", []string{"ON_COMPILE=__builtin_trap()"}, Request{}, job, []string{"crashed (signal 4, SIGILL) while compiling"}},
		{"SIGBUS", []string{"ON_COMPILE=raise(SIGBUS)"}, Request{}, job, []string{"crashed (signal 7, SIGBUS) while compiling"}},
		{"SIGKILL", []string{"ON_COMPILE=raise(SIGKILL)"}, Request{}, job, []string{"was killed (signal 9, SIGKILL), perhaps for want of memory, while compiling"}},
		{"stack overflow", []string{"ON_COMPILE=volatile char big[1 << 30]; for (int i = 0; i < 1 << 30; i += 4096) big[(1 << 30) - 1 - i] = 1"}, Request{}, job, []string{"crashed (signal 11, SIGSEGV) while compiling"}},
		{"exit", []string{"ON_COMPILE=exit(7)"}, Request{}, job, []string{"libNVVM ended its process (exit status 7) while compiling"}},
		{"crash in verify", []string{"ON_VERIFY=abort()"}, Request{}, Job{Modules: job.Modules, Verify: true}, []string{"SIGABRT) while verifying"}},
		{"crash on load", []string{"ON_LOAD=abort()"}, Request{}, job, []string{"SIGABRT) while loading, after", "libnvvm.so"}},
		{"crash in nvvmVersion", []string{"ON_VERSION=abort()"}, Request{}, job, []string{"SIGABRT) while loading"}},
		{"IR version 3.0", []string{"IR_MAJOR=3"}, Request{}, job, []string{"libnvvm.so: libNVVM from ", " takes NVVM IR 3.0; known here are 1.0 to 2.0"}},
		{"error with a log of size 1", []string{"COMPILE_CODE=9"}, Request{}, job, []string{"libNVVM failed: nvvmCompileProgram: NVVM_ERROR_COMPILATION (9), from", "its log is empty"}},
		{"error with a log", []string{"COMPILE_CODE=9", `LOG="first\nsecond\n"`}, Request{}, job, []string{"NVVM_ERROR_COMPILATION (9)", ":\n  first\n  second"}},
		{"verify refuses", []string{"VERIFY_CODE=3", `LOG="IR version 1.0 incompatible"`}, Request{}, Job{Modules: job.Modules, Verify: true},
			[]string{"libNVVM's verifier refuses the module: NVVM_ERROR_IR_VERSION_MISMATCH (3)", "IR version 1.0 incompatible"}},
		{"verify not asked", []string{"VERIFY_CODE=3"}, Request{}, job, nil},
		{"unknown code", []string{"COMPILE_CODE=77"}, Request{}, job, []string{"unknown libNVVM error (77)"}},
		{"result larger than said", []string{"SIZE=20", "WRITES=strlen(p->result) + 1"}, Request{}, job, []string{"nvvmGetCompiledResult wrote more than the 20 bytes that it had said"}},
		{"result cut off", []string{"SIZE=strlen(p->result)"}, Request{}, job, []string{"gave text without an end in the "}},
		{"result smaller than said", []string{"SIZE=3ull << 30", "WRITES=strlen(p->result) + 1"}, Request{}, job, nil},
		{"log without end", []string{"LOG_SIZE=1ull << 62"}, Request{}, job, []string{"nvvmGetProgramLogSize of 4611686018427387904 bytes"}},
		{"log larger than said", []string{"COMPILE_CODE=9", `LOG="a long log"`, "LOG_SIZE=3"}, Request{}, job, []string{"nvvmGetProgramLog wrote more than the 3 bytes"}},
		{"prints without end", []string{"ON_COMPILE=for (int i = 0; i < 1 << 20; i++) puts(\"0123456789abcdef\"); abort()"}, Request{}, job, []string{"SIGABRT", "more bytes]"}},
		{"crash in nvvmIRVersion", []string{"ON_IR_VERSION=abort()"}, Request{}, job, []string{"SIGABRT) while loading"}},
		{"crash in nvvmLLVMVersion", []string{"LLVM_VERSION=7", "ON_LLVM_VERSION=abort()"}, Request{}, job, []string{"SIGABRT) while asking what it supports"}},
		{"crash in nvvmCreateProgram", []string{"ON_CREATE=abort()"}, Request{}, job, []string{"SIGABRT) while asking what it supports"}},
		{"crash in nvvmDestroyProgram", []string{"ON_DESTROY=abort()"}, Request{}, job, []string{"SIGABRT) while "}},
		{"crash in nvvmAddModuleToProgram", []string{`ON_ADD=if (!strcmp(name, "one")) abort()`}, Request{}, job, []string{"SIGABRT) while adding module one"}},
		{"crash in nvvmLazyAddModuleToProgram", []string{"ON_LAZY=abort()"}, Request{Libdevice: "testdata/fake.c"}, Job{Modules: job.Modules, LazyLibdevice: true},
			[]string{"SIGABRT) while adding libdevice"}},
		{"crash in nvvmGetCompiledResultSize", []string{"ON_RESULT_SIZE=abort()"}, Request{}, job, []string{"SIGABRT) while compiling"}},
		{"crash in nvvmGetCompiledResult", []string{"ON_RESULT=abort()"}, Request{}, job, []string{"SIGABRT) while compiling"}},
		{"crash in nvvmGetProgramLogSize", []string{"ON_LOG_SIZE=abort()"}, Request{}, job, []string{"SIGABRT) while "}},
		{"crash in nvvmGetProgramLog", []string{"ON_LOG=abort()"}, Request{}, job, []string{"SIGABRT) while "}},
		{"refusal of nvvmAddModuleToProgram", []string{`ON_ADD=if (!strcmp(name, "one")) return 5`}, Request{}, job, []string{"libNVVM failed: nvvmAddModuleToProgram of one: NVVM_ERROR_INVALID_PROGRAM (5)"}},
		{"refusal of nvvmCreateProgram", []string{"ON_CREATE=return 1"}, Request{}, job, []string{"nvvmCreateProgram: NVVM_ERROR_OUT_OF_MEMORY (1)"}},
		{"refusal of nvvmGetCompiledResult", []string{"ON_RESULT=return 1"}, Request{}, job, []string{"nvvmGetCompiledResult: NVVM_ERROR_OUT_OF_MEMORY (1)"}},
		{"hang on load", []string{"ON_LOAD=for (;;) pause()"}, Request{Timeout: time.Second}, job, []string{"libNVVM was stopped (it took longer than 1s) while loading"}},
		{"hang in compile", []string{"ON_COMPILE=for (;;)"}, Request{Timeout: time.Second}, job, []string{"libNVVM was stopped (it took longer than 1s) while compiling"}},
		{"compile refuses what verify takes", []string{"COMPILE_CODE=9"}, Request{}, Job{Modules: job.Modules, Verify: true}, []string{"nvvmCompileProgram: NVVM_ERROR_COMPILATION (9)"}},
		{"empty result", []string{"SIZE=0"}, Request{}, job, []string{"nvvmCompileProgram succeeded with an empty result: NVVM_SUCCESS (0)"}},
		{"empty PTX", []string{"SIZE=1", "ON_COMPILE=p->result[0] = 0; strcpy(p->log, \"\"); return 0"}, Request{}, job, []string{"succeeded with an empty result"}},
		{"huge result", []string{"SIZE=1ull << 60"}, Request{}, job, []string{"succeeded with a result of 1152921504606846976 bytes"}},
		{"unknown architecture", nil, Request{Arch: "sm_120"}, job, []string{"does not support compute_120; it supports sm_80, 90(a), 100; compute_120 needs CUDA 12.8 or later\nthe library was chosen by --libnvvm=", "pip install"}},
		{"LLVM between the dialects", []string{"LLVM_VERSION=15"}, Request{}, job, []string{"takes the IR of LLVM 15 for compute_90"}},
		{"-nvvm-latest unknown", nil, Request{Latest: true}, job, []string{"does not know the option -nvvm-latest; it needs CUDA 13.5 or later"}},
		{"no lazy adding", []string{"NO_LAZY"}, Request{Libdevice: "testdata/fake.c"}, Job{Modules: job.Modules, LazyLibdevice: true}, nil},
		{"no libdevice", nil, Request{}, Job{Modules: job.Modules, LazyLibdevice: true}, []string{"libdevice.10.bc not found beside libNVVM from", "nvvm/libdevice/libdevice.10.bc"}},
		{"libdevice missing", nil, Request{Libdevice: "/none/libdevice.bc"}, Job{Modules: job.Modules, LazyLibdevice: true}, []string{"libdevice: open /none/libdevice.bc: no such file"}},
		{"prints", []string{"ON_COMPILE=printf(\"noise\\n\"); fflush(stdout); fprintf(stderr, \"more\\n\")"}, Request{}, job, nil},
		{"writes to other descriptors", []string{"ON_COMPILE=for (int i = 3; i < 20; i++) if (write(i, \"\\3abc\", 4) < 0) continue"}, Request{}, job, []string{"libNVVM was stopped (", "while compiling"}},
		{"absent function", []string{"nvvmCompileProgram=renamed"}, Request{}, job, []string{"libNVVM not found where --libnvvm=", "has no function nvvmCompileProgram"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			s := start(t, ctx, fake(t, t.TempDir(), "libnvvm.so", tt.macros...), tt.req)
			_, err := s.Compile(ctx, tt.job)
			if tt.want == nil && err != nil || tt.want != nil && err == nil {
				t.Fatalf("got %v, want %q", err, tt.want)
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("got %v\nwant %s", err, want)
				}
			}
			if _, again := s.Compile(ctx, tt.job); tt.want != nil && again == nil {
				t.Errorf("the second time it works, after %v", err)
			}
			s.Close()
			if tt.name == "prints" {
				if out := s.Output(); !strings.Contains(out, "noise") || !strings.Contains(out, "more") {
					t.Errorf("printed: %q", out)
				}
			}
		})
	}
}

func TestDialect(t *testing.T) {
	for i, tt := range []struct {
		macros []string
		arch   string
		latest bool
		want   Dialect
		llvm   int
	}{
		{nil, "sm_80", false, LLVM7, 0},
		{nil, "sm_90a", false, LLVM7, 0},
		{nil, "sm_100", false, Modern, 0},
		{[]string{"LLVM_VERSION=7"}, "sm_100", false, LLVM7, 7},
		{[]string{"LLVM_VERSION=22"}, "sm_80", false, Modern, 22},
		{[]string{`LLVM_VERSION=strcmp(arch,"compute_100")?7:22`, `OPTIONS="-nvvm-latest "`}, "sm_90", false, LLVM7, 7},
		{[]string{`LLVM_VERSION=strcmp(arch,"compute_100")?7:22`, `OPTIONS="-nvvm-latest "`}, "sm_90", true, Modern, 22},
	} {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			s := start(t, t.Context(), fake(t, t.TempDir(), "libnvvm.so", tt.macros...), Request{Arch: tt.arch, Latest: tt.latest})
			info, err := s.Info()
			if err != nil || info.Dialect != tt.want || info.LLVM != tt.llvm {
				t.Fatalf("Info = %+v, %v", info, err)
			}
			result, err := s.Compile(t.Context(), job)
			if err != nil || strings.Contains(string(result.PTX), "compile -nvvm-latest") != tt.latest {
				t.Errorf("Compile = %s, %v", result.PTX, err)
			}
		})
	}
}

func TestHang(t *testing.T) {
	lib := fake(t, t.TempDir(), "libnvvm.so", "ON_COMPILE=for (;;) pause()")
	stopped := func(t *testing.T, err, cause error) {
		t.Helper()
		var e *CrashError
		if !errors.As(err, &e) || !errors.Is(err, cause) || e.Stage != "compiling" || e.Library.Path != lib {
			t.Fatalf("got %v, want a CrashError by %v", err, cause)
		}
	}
	t.Run("timeout of the job", func(t *testing.T) {
		s := start(t, t.Context(), lib, Request{})
		if _, err := s.Info(); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
		defer cancel()
		_, err := s.Compile(ctx, job)
		stopped(t, err, context.DeadlineExceeded)
		_, err = s.Compile(t.Context(), job)
		stopped(t, err, context.DeadlineExceeded)
	})
	t.Run("end of the session", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		s := start(t, ctx, lib, Request{})
		if _, err := s.Info(); err != nil {
			t.Fatal(err)
		}
		time.AfterFunc(100*time.Millisecond, cancel)
		_, err := s.Compile(t.Context(), job)
		stopped(t, err, context.Canceled)
	})
	t.Run("on load", func(t *testing.T) {
		lib := fake(t, t.TempDir(), "libnvvm.so", "ON_LOAD=for (;;) pause()")
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second) // the process starts within it, on a busy machine too
		defer cancel()
		s := start(t, ctx, lib, Request{})
		if _, err := s.Info(); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("got %v", err)
		}
	})
	t.Run("context ended before", func(t *testing.T) {
		s := start(t, t.Context(), lib, Request{})
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := s.Compile(ctx, job); err != context.Canceled {
			t.Errorf("got %v", err)
		}
	})
}

// parentVariable has a copy of the test binary start a session that never ends.
const parentVariable = "NVVM_TEST_PARENT"

func parent(lib string) {
	s, err := Start(context.Background(), Request{Explicit: lib, Arch: "sm_90"})
	if err == nil {
		_, err = s.Info()
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	fmt.Println(s.worker.Process.Pid)
	s.Compile(context.Background(), job)
}

// TestParentDies kills a process that waits for its worker; the worker must go too.
func TestParentDies(t *testing.T) {
	lib := fake(t, t.TempDir(), "libnvvm.so", "ON_COMPILE=for (;;) pause()")
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), parentVariable+"="+lib)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line := make([]byte, 100)
	n, _ := out.Read(line)
	pid, err := strconv.Atoi(strings.TrimSpace(string(line[:n])))
	time.Sleep(50 * time.Millisecond) // let it compile
	cmd.Process.Kill()
	cmd.Wait()
	if err != nil {
		t.Fatalf("the parent printed %q", line[:n])
	}
	for deadline := time.Now().Add(10 * time.Second); running(pid); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			if p, err := os.FindProcess(pid); err == nil {
				p.Kill()
			}
			t.Fatalf("worker %d outlives its parent", pid)
		}
	}
}

// running says whether a process exists and is more than an entry that nobody has waited for.
func running(pid int) bool {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	return err == nil && !strings.Contains(string(status), ") Z ")
}

// TestForgotten is a program that does not call RunWorkerIfAsked.
func TestForgotten(t *testing.T) {
	t.Setenv(workerVariable, strconv.Itoa(os.Getppid()))
	if _, err := Start(t.Context(), Request{Arch: "sm_90"}); err == nil || !strings.Contains(err.Error(), "RunWorkerIfAsked must be called") {
		t.Errorf("got %v", err)
	}
}

func TestStartErrors(t *testing.T) {
	if _, err := Start(t.Context(), Request{Arch: "sm_9O"}); err == nil || !strings.Contains(err.Error(), "not a GPU architecture") {
		t.Errorf("got %v", err)
	}
}

// TestBigJob hands over more than pipes hold.
func TestBigJob(t *testing.T) {
	s := start(t, t.Context(), fake(t, t.TempDir(), "libnvvm.so"), Request{})
	big := Module{"big", make([]byte, 20<<20)}
	result, err := s.Compile(t.Context(), Job{Modules: []Module{big}})
	if err != nil || !strings.Contains(string(result.PTX), "// module big 20971520") {
		t.Errorf("got %s, %v", result.PTX, err)
	}
}

// BenchmarkWorker is what a process of its own costs beside calling the library in this one: a library that does nothing, one job.
func BenchmarkWorker(b *testing.B) {
	path := fake(b, b.TempDir(), "libnvvm.so")
	b.Run("process", func(b *testing.B) {
		for b.Loop() {
			s, err := Start(b.Context(), Request{Explicit: path, Arch: "sm_90"})
			if err != nil {
				b.Fatal(err)
			}
			if _, err := s.Compile(b.Context(), job); err != nil {
				b.Fatal(err)
			}
			s.Close()
		}
	})
	b.Run("called", func(b *testing.B) {
		for b.Loop() {
			l, err := Load(path)
			if err != nil {
				b.Fatal(err)
			}
			p, err := l.NewProgram()
			if err == nil {
				err = p.Add("one", job.Modules[0].Bitcode)
			}
			if err == nil {
				_, _, err = p.Compile("-arch=compute_90")
			}
			if err != nil {
				b.Fatal(err)
			}
			p.Close()
		}
	})
}
