package bitcode_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
)

// typedFiles gives assembly with typed pointers, by file name.
func typedFiles(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob("testdata/typed/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no assembly: %v", err)
	}
	texts := map[string][]byte{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[filepath.Base(file)] = text
	}
	return texts
}

func TestReadsTypedPointersOfLLVM14(t *testing.T) {
	needTools(t, "llvm-as-14", "opt-22", "llvm-as-22")
	for name, text := range typedFiles(t) {
		t.Run(name, func(t *testing.T) { reads(t, runTool(t, text, "llvm-as-14", "-o", "-")) })
	}
}

// TestReadsTypedPointersOfLLVM7 has attributes without types, and atomicrmw without the type of its value.
func TestReadsTypedPointersOfLLVM7(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22")
	older := strings.NewReplacer("byval(%big)", "byval", "sret(%big)", "sret", " elementtype(i32)", "")
	negated := regexp.MustCompile(`fneg \(float`)
	for name, text := range typedFiles(t) {
		t.Run(name, func(t *testing.T) {
			old := negated.ReplaceAllString(older.Replace(string(text)), "fsub (float -0.0, float")
			reads(t, []byte(askLLVM7(t, "write", file(t, name, []byte(old)))))
		})
	}
}

// TestReadsOldForms compares forms that only crafted modules have.
func TestReadsOldForms(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22")
	for name, data := range bitcode.OldModules() {
		t.Run(name, func(t *testing.T) { reads(t, data) })
	}
}

func TestReadsWhatClang14Writes(t *testing.T) {
	needTools(t, "clang-14", "clang++-14", "opt-22", "llvm-as-22")
	for target, flags := range map[string][]string{
		"x86-64": {"-target", "x86_64-unknown-linux-gnu"}, "nvptx64": {"-target", "nvptx64-nvidia-cuda", "-nogpulib", "-march=sm_70"},
	} {
		for _, level := range []string{"-O0", "-O2"} {
			t.Run(target+level, func(t *testing.T) {
				t.Parallel()
				args := append([]string{level, "-w", "-c", "-emit-llvm", "-o", "-", "testdata/read/constructs.c"}, flags...)
				upgrades(t, runTool(t, nil, "clang-14", args...))
			})
		}
	}
	t.Run("exceptions", func(t *testing.T) {
		t.Parallel()
		upgrades(t, runTool(t, nil, "clang++-14", "-O1", "-w", "-std=c++20", "-c", "-emit-llvm", "-o", "-", "testdata/read/exceptions.cpp"))
	})
}

// libdevices gives the paths of CUDA's libraries of device functions in the cache of scripts/fetch-tools.
func libdevices(t *testing.T) []string {
	t.Helper()
	cache := os.Getenv("NVVM_LINKER_CACHE")
	if cache == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			t.Skipf("no cache: %v", err)
		}
		cache = filepath.Join(user, "nvvm-bitcode-linker")
	}
	var found []string
	for _, inside := range []string{"nvidia/cuda_nvcc/nvvm/libdevice", "nvidia/cu*/nvvm/libdevice"} {
		paths, err := filepath.Glob(filepath.Join(cache, "cuda", "*", inside, "libdevice.10.bc"))
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, paths...)
	}
	if len(found) == 0 {
		t.Skipf("no libdevice in %s: scripts/fetch-tools cuda VERSION brings some", cache)
	}
	return found
}

// TestReadsLibdevice reads bitcode of LLVM 3.8, whose names are in a symbol table: all of them, and one as LLVM reads it.
func TestReadsLibdevice(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22")
	for i, path := range libdevices(t) {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			text := upgrades(t, data)
			for _, want := range []string{"define float @__nv_sinf(float %0)", "define double @__nv_fma(double %0, double %1, double %2)"} {
				if !strings.Contains(text, want) {
					t.Errorf("%q is not there", want)
				}
			}
		}
		m, err := bitcode.ReadAll(path, data)
		if err != nil {
			t.Error(err)
		} else if f := m.FindFunc("__nv_powf"); f == nil || f.IsDecl() || len(f.Args) != 2 {
			t.Errorf("%s: no __nv_powf of two arguments", path)
		}
	}
}
