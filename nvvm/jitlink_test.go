package nvvm

import (
	"errors"
	"os"
	"strings"
	"testing"
)

func TestAssemble(t *testing.T) {
	for _, names := range [][]string{nil, {"SUFFIX=_12_1"}, {"PREFIX=nvJitLink", "SUFFIX="}} {
		lib := fakeOf(t, "testdata/fakejitlink.c", t.TempDir(), "libnvJitLink.so.13", names...)
		cubin, err := Assemble(t.Context(), lib, []byte(".version 8.4"), "-arch=sm_90", "-O0")
		if err != nil || string(cubin) != "\x7fELF-arch=sm_90 -O0 kernels.ptx .version 8.4" {
			t.Errorf("%q: %q, %v", names, cubin, err)
		}
	}
	failing := fakeOf(t, "testdata/fakejitlink.c", t.TempDir(), "libnvJitLink.so.13", "FAIL=4")
	var e *AssembleError
	if _, err := Assemble(t.Context(), failing, []byte(".version 8.4")); !errors.As(err, &e) || e.Code != 4 || e.Call != "nvJitLinkComplete" ||
		!strings.Contains(err.Error(), "ERROR 4 in nvPTXCompile") || !strings.Contains(err.Error(), failing) {
		t.Errorf("%v", err)
	}
	other := fake(t, t.TempDir(), "libnvJitLink.so.13")
	if _, err := Assemble(t.Context(), other, []byte(".version 8.4")); err == nil || !strings.Contains(err.Error(), "has no function") {
		t.Errorf("another library: %v", err)
	}
	if _, err := Assemble(t.Context(), "/nowhere/libnvJitLink.so.13", []byte(".version 8.4")); err == nil {
		t.Error("no error without a library")
	}
}

// TestRealAssemble has the real nvJitLink of NVVM_TEST_NVJITLINK, a file, make a cubin.
func TestRealAssemble(t *testing.T) {
	lib := os.Getenv("NVVM_TEST_NVJITLINK")
	if lib == "" {
		t.Skip("NVVM_TEST_NVJITLINK names no nvJitLink (python3 -m pip install --no-deps --target DIR nvidia-nvjitlink brings one)")
	}
	ptx := ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k() { ret; }\n"
	cubin, err := Assemble(t.Context(), lib, []byte(ptx), "-arch=sm_80")
	if err != nil || !strings.HasPrefix(string(cubin), "\x7fELF") {
		t.Errorf("%d bytes, %v", len(cubin), err)
	}
	var e *AssembleError
	if _, err := Assemble(t.Context(), lib, []byte(strings.Replace(ptx, "ret", "bogus", 1)), "-arch=sm_80"); !errors.As(err, &e) || !strings.Contains(e.Log, "bogus") {
		t.Errorf("what is no PTX: %v", err)
	}
}
