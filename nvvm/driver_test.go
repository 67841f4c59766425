package nvvm

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestAskDriver(t *testing.T) {
	dir := t.TempDir()
	lib := fakeOf(t, "testdata/fakecuda.c", dir, "libcuda.so.1", "VERSION=13000", `GPUS={"GPU one",9,0},{"GPU two",8,6},{"GPU three",12,0}`)
	d, err := AskDriver(t.Context(), lib)
	want := Driver{Path: lib, CUDA: Version{13, 0}, PTX: Version{9, 0}, GPUs: []GPU{
		{"GPU one", Version{9, 0}, "sm_90a"}, {"GPU two", Version{8, 6}, "sm_86"}, {"GPU three", Version{12, 0}, "sm_120a"}}}
	if err != nil || !reflect.DeepEqual(d, want) {
		t.Errorf("%+v, %v; %+v expected", d, err, want)
	}
	for _, tt := range []struct {
		macros []string
		want   string // in the reason why there are no GPUs
	}{
		{[]string{"INIT=100"}, "answers cuInit with CUDA_ERROR_NO_DEVICE (100)"},
		{[]string{"INIT=803"}, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH (803)"},
		{[]string{"INIT=5"}, "cuInit with an error (5)"},
		{[]string{`GPUS={"odd",0,0}`}, `"odd" the compute capability 0.0`},
	} {
		lib := fakeOf(t, "testdata/fakecuda.c", t.TempDir(), "libcuda.so.1", tt.macros...)
		if d, err := AskDriver(t.Context(), lib); err != nil || !strings.Contains(d.GPUsErr, tt.want) || d.GPUs != nil || d.CUDA != (Version{12, 4}) {
			t.Errorf("%q: %+v, %v", tt.macros, d, err)
		}
	}
	var de *DriverError
	stub := fakeOf(t, "testdata/fakecuda.c", t.TempDir(), "libcuda.so.1", "VERSION_CODE=34")
	if _, err := AskDriver(t.Context(), stub); !errors.As(err, &de) || de.Code != 34 || !strings.Contains(err.Error(), stub) {
		t.Errorf("a stub: %v", err)
	}
	if _, err := AskDriver(t.Context(), dir+"/none"); !errors.As(err, &de) || !strings.Contains(err.Error(), "no NVIDIA driver found; looked at\n  "+dir+"/none: ") {
		t.Errorf("no file: %v", err)
	}
	other := fake(t, dir, "other.so")
	if _, err := AskDriver(t.Context(), other); !errors.As(err, &de) || !strings.Contains(err.Error(), "has no function cuDriverGetVersion") {
		t.Errorf("another library: %v", err)
	}
	var ce *CrashError
	crash := fakeOf(t, "testdata/fakecuda.c", t.TempDir(), "libcuda.so.1", "ON_INIT=raise(SIGSEGV)")
	if _, err := AskDriver(t.Context(), crash); !errors.As(err, &ce) || !strings.Contains(err.Error(), "asking NVIDIA's driver") {
		t.Errorf("a crash: %v", err)
	}
}
