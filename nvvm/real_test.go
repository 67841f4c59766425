package nvvm

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/arch"
)

// realDir holds real libraries for these tests, each in a directory X.Y.Z as in the tool's cache. TestMain
// sets it to $NVVM_TEST_LIBS, or to the cache itself.
var realDir string

func findRealDir() string {
	if dir := os.Getenv("NVVM_TEST_LIBS"); dir != "" {
		return dir
	}
	dir, err := CacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "cuda")
}

// realRoots lists the installations in realDir by CUDA version, or skips the test.
func realRoots(t *testing.T) map[string]string {
	t.Helper()
	roots := map[string]string{}
	for _, root := range matches(filepath.Join(realDir, "*")) {
		if files, _ := system().below(root, LibNVVM); len(files) > 0 {
			roots[filepath.Base(root)] = root
		}
	}
	if len(roots) == 0 {
		t.Skipf("no libNVVM in %s/X.Y.Z: set NVVM_TEST_LIBS, or install one: %s", realDir, installNewest())
	}
	return roots
}

// eachReal runs a test for each real library.
func eachReal(t *testing.T, test func(t *testing.T, cuda, root string)) {
	for cuda, root := range realRoots(t) {
		t.Run(cuda, func(t *testing.T) { test(t, cuda, root) })
	}
}

func loadReal(t *testing.T, root string) *Library {
	t.Helper()
	files, _ := system().below(root, LibNVVM)
	file := files[0]
	l, err := Load(file)
	if err != nil {
		t.Fatal(err)
	}
	if l.Path != file {
		t.Errorf("loaded %s, not %s", l.Path, file)
	}
	return l
}

func TestRealIdentity(t *testing.T) {
	eachReal(t, func(t *testing.T, cuda, root string) {
		l := loadReal(t, root)
		if l.CUDA != cuda {
			t.Errorf("CUDA %q by its files", l.CUDA)
		}
		l.CUDA = ""
		if asked, err := l.AskCUDA(); err != nil || asked != cuda {
			t.Errorf("CUDA %q by its own word, %v", asked, err)
		}
		if l.Version.Major < 1 || l.IR.IR.Major < 1 || l.IR.Debug.Major != 3 {
			t.Errorf("libNVVM %v, IR %v", l.Version, l.IR)
		}
		for c := Success; c <= ErrorCompilation; c++ {
			if got := l.ErrorString(c); !strings.HasPrefix(c.String(), got+" ") {
				t.Errorf("code %d is %s here, %s there", c, c, got)
			}
		}
	})
}

// TestRealArchitectures compares the table of internal/arch with what the libraries say, and the two ways
// of asking them with each other.
func TestRealArchitectures(t *testing.T) {
	eachReal(t, func(t *testing.T, cuda, root string) {
		l := loadReal(t, root)
		var r arch.Release
		if _, err := fmt.Sscanf(cuda, "%d.%d", &r.Major, &r.Minor); err != nil {
			t.Fatal(err)
		}
		archs := arch.Known()
		for _, unknown := range []string{"20", "30", "91", "90f", "75a", "130", "140a"} {
			a, err := arch.Parse(unknown)
			if err != nil {
				t.Fatal(err)
			}
			archs = append(archs, a)
		}
		for _, a := range archs {
			ok, err := l.Supports(a.Compute())
			span, known := a.Span()
			if want := known && span.Contains(r); err != nil || ok != want {
				t.Errorf("%v: %v, %v; the table says %v", a, ok, err, want)
			}
			if accepted, err := l.Accepts("-arch=" + a.Compute()); err != nil || accepted != ok {
				t.Errorf("%v: supported %v, accepted %v, %v", a, ok, accepted, err)
			}
			if llvm, asked := l.LLVMVersion(a.Compute()); asked && (llvm == 7) == a.Modern() {
				t.Errorf("%v: LLVM %d", a, llvm)
			}
		}
		for option, since := range map[string]string{latestOption: "13.5", "-opt=3": "", "-no-such-option": "99"} {
			want := compareVersions(cuda, since) >= 0
			if ok, err := l.Accepts("-arch=compute_80", option); err != nil || ok != want {
				t.Errorf("%s: %v, %v", option, ok, err)
			}
		}
	})
}

// kernel is one of the modules of testdata, made for a library.
func kernel(t *testing.T, info Info) Module {
	t.Helper()
	name := map[Dialect]string{LLVM7: "llvm7.ll", Modern: "modern.ll"}[info.Dialect]
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	v := info.IR
	numbers := fmt.Sprintf("i32 %d, i32 %d, i32 %d, i32 %d", v.IR.Major, v.IR.Minor, v.Debug.Major, v.Debug.Minor)
	return Module{name, []byte(strings.ReplaceAll(string(text), "IR_VERSION}", numbers+"}"))}
}

func TestRealCompile(t *testing.T) {
	eachReal(t, func(t *testing.T, cuda, root string) {
		for _, a := range []string{"sm_75", "sm_90a", "sm_100", "sm_120"} {
			s := start(t, t.Context(), root, Request{Arch: a})
			info, err := s.Info()
			if e := (*UnsupportedArchError)(nil); errors.As(err, &e) {
				if compareVersions(cuda, "12.8") >= 0 {
					t.Error(err)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			m := kernel(t, info)
			result, err := s.Compile(t.Context(), Job{Modules: []Module{m}, LazyLibdevice: true, Verify: true, Options: []string{"-opt=3", "-fma=0"}})
			if err != nil {
				t.Fatalf("%s: %v", a, err)
			}
			if result.Log != "" || result.VerifyLog != "" {
				t.Errorf("%s: logs %q, %q", a, result.VerifyLog, result.Log)
			}
			ptx := string(result.PTX)
			for _, want := range []string{".visible .entry kernel(", ".target " + a, "V" + cuda} {
				if !strings.Contains(ptx, want) {
					t.Errorf("%s: no %s in\n%s", a, want, ptx)
				}
			}
			if strings.Contains(ptx, ".extern") || strings.HasSuffix(ptx, "\x00") {
				t.Errorf("%s: libdevice was not linked:\n%s", a, ptx)
			}

			// Refusals carry the library's words, and do not end the session.
			bad := Module{"bad", []byte(strings.Replace(string(m.Bitcode), "ret void", "fence seq_cst\n  ret i32 0", 1))}
			_, err = s.Compile(t.Context(), Job{Modules: []Module{bad}, Verify: true})
			var ve *VerifyError
			if !errors.As(err, &ve) || ve.Code != ErrorInvalidIR || !strings.Contains(ve.Log, "bad") {
				t.Errorf("%s: a bad module verifies: %v", a, err)
			}
			_, err = s.Compile(t.Context(), Job{Modules: []Module{bad}})
			var ce *CompileError
			if !errors.As(err, &ce) || ce.Code != ErrorCompilation || ce.Log == "" || ce.Library.CUDA != cuda {
				t.Errorf("%s: a bad module compiles: %v", a, err)
			}
			again, err := s.Compile(t.Context(), Job{Modules: []Module{m}, LazyLibdevice: true, Options: []string{"-opt=3", "-fma=0"}})
			if err != nil || string(again.PTX) != ptx {
				t.Errorf("%s: not the same PTX the second time: %v", a, err)
			}
			s.Close()
			if out := s.Output(); out != "" {
				t.Errorf("%s: printed %q", a, out)
			}
		}
	})
}

func TestRealLatest(t *testing.T) {
	eachReal(t, func(t *testing.T, cuda, root string) {
		s := start(t, t.Context(), root, Request{Arch: "sm_90", Latest: true})
		info, err := s.Info()
		if compareVersions(cuda, "13.5") < 0 {
			if e := (*UnsupportedOptionError)(nil); !errors.As(err, &e) {
				t.Errorf("got %v", err)
			}
			return
		}
		if err != nil || info.Dialect != Modern || info.LLVM < 20 {
			t.Fatalf("%+v, %v", info, err)
		}
		result, err := s.Compile(t.Context(), Job{Modules: []Module{kernel(t, info)}, LazyLibdevice: true, Verify: true})
		if err != nil || !strings.Contains(string(result.PTX), ".target sm_90") {
			t.Errorf("%s, %v", result.PTX, err)
		}
	})
}

// TestRealChoice weighs all real libraries against each other, in one process.
func TestRealChoice(t *testing.T) {
	roots := realRoots(t)
	dir := t.TempDir()
	for cuda, root := range roots {
		tree(t, dir, "home/.cache/nvvm-bitcode-linker/cuda/"+cuda+" -> "+root)
	}
	for _, name := range []string{"37", "61", "75", "90a", "101", "120", "121f", "130"} {
		a, err := arch.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		want := ""
		span, known := a.Span()
		for cuda := range roots {
			var r arch.Release
			fmt.Sscanf(cuda, "%d.%d", &r.Major, &r.Minor)
			if known && span.Contains(r) && compareVersions(cuda, want) > 0 {
				want = cuda
			}
		}
		c, err := env(dir, "linux").choose(Request{Arch: name}, func(string, Identity) {})
		var e *UnsupportedArchError
		switch {
		case want == "" && errors.As(err, &e):
			t.Log(err)
		case want == "" || err != nil:
			t.Errorf("%v: %+v, %v; want %q", a, c, err, want)
		case c.info.CUDA != want || c.info.Libdevice == "":
			t.Errorf("%v: %+v, want %s", a, c.info, want)
		}
	}
}

// BenchmarkSession is what the worker process costs around a compilation.
func BenchmarkSession(b *testing.B) {
	files, _ := system().below(filepath.Join(realDir, os.Getenv("NVVM_BENCH_CUDA")), LibNVVM)
	if len(files) == 0 {
		b.Skip("set NVVM_BENCH_CUDA to a version that is in NVVM_TEST_LIBS or the cache")
	}
	path := files[0]
	for b.Loop() {
		s, err := Start(b.Context(), Request{Explicit: path, Arch: "sm_90"})
		if err != nil {
			b.Fatal(err)
		}
		if _, err := s.Info(); err != nil {
			b.Fatal(err)
		}
		s.Close()
	}
}
