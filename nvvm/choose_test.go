package nvvm

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
)

// TestChoose has fake libraries in the implicit places: the newest that suits is taken.
func TestChoose(t *testing.T) {
	dir := t.TempDir()
	cache := "home/.cache/nvvm-bitcode-linker/cuda/"
	old := fake(t, dir, cache+"11.8.89/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", `ARCHS="compute_37 compute_80 "`)
	mid := fake(t, dir, "usr/local/cuda-12.4/nvvm/lib64/libnvvm.so")
	// Its directory does not tell its age; it does itself.
	newest := fake(t, dir, "usr/local/cuda-weird/nvvm/lib64/libnvvm.so", `ARCHS="compute_90 compute_120 "`, `CUDA="13.5, V13.5.37"`)
	tree(t, dir, "usr/local/cuda-13.9/nvvm/lib64/libnvvm.so: this is no library")
	choose := func(arch string, settings ...string) (*chosen, error) {
		return env(dir, "linux", settings...).choose(Request{Arch: arch, ExplicitName: "--libnvvm"}, func(string, Identity) {})
	}
	for _, tt := range []struct{ arch, want, cuda string }{
		{"sm_37", old, "11.8.89"},
		{"sm_80", mid, "12.4"},
		{"sm_90", newest, "13.5.37"},
		{"sm_120", newest, "13.5.37"},
		{"sm_90a", mid, "12.4"},
	} {
		c, err := choose(tt.arch)
		if err != nil {
			t.Errorf("%s: %v", tt.arch, err)
		} else if c.info.Path != tt.want || c.info.CUDA != tt.cuda || c.info.Decided != "" {
			t.Errorf("%s: %+v, want %s of CUDA %s", tt.arch, c.info, tt.want, tt.cuda)
		}
	}

	_, err := choose("sm_70")
	var e *UnsupportedArchError
	if !errors.As(err, &e) || e.Library.Path != newest || e.Decided != "" || len(e.Others) != 2 || e.Needs != "CUDA 11.7 to 12.9" {
		t.Fatalf("sm_70: %v", err)
	}
	for _, want := range []string{
		"libNVVM from " + newest + " (libNVVM 2.0 of CUDA 13.5.37) does not support compute_70; it supports sm_90, 120; compute_70 needs CUDA 11.7 to 12.9",
		"also found, and not fit: " + mid, "also found, and not fit: " + old, "nvidia-cuda-nvcc-cu12==12.9.86",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%v\ndoes not say %s", err, want)
		}
	}

	// What the user sets decides, also when another could.
	c, err := choose("sm_37", "CUDA_HOME=DIR/usr/local/cuda-12.4")
	if !errors.As(err, &e) || e.Library.Path != mid || e.Decided != "CUDA_HOME="+filepath.Join(dir, "usr/local/cuda-12.4") {
		t.Errorf("%+v, %v", c, err)
	}
	if c, err = choose("sm_80", "LIBNVVM_PATH="+old, "CUDA_HOME=/none"); err != nil || c.info.Path != old || c.info.Decided != "LIBNVVM_PATH="+old {
		t.Errorf("%+v, %v", c, err)
	}
}

func TestNotFound(t *testing.T) {
	dir := t.TempDir()
	tree(t, dir, "usr/local/cuda-13.9/nvvm/lib64/libnvvm.so: this is no library, and longer than an ELF header, which has 64 bytes", "file: this is no library, and longer than an ELF header, which has 64 bytes")
	t.Setenv("NVVM_LINKER_CACHE", "/cache")
	tests := []struct {
		arch string
		env  []string
		want []string
	}{
		{"sm_90", nil, []string{"libNVVM not found; looked at\n", "usr/local/cuda-13.9/nvvm/lib64/libnvvm.so: loading", "invalid ELF header",
			"home/.cache/nvvm-bitcode-linker/cuda/*: no such directory", "\nvariables consulted: LIBNVVM_PATH (not set), CUDA_TOOLKIT_PATH (not set)",
			"\nto install one: python3 -m pip install --no-deps --target /cache/cuda/13.5.37 nvidia-nvvm==13.5.37"}},
		{"sm_61", nil, []string{"nvidia-cuda-nvcc-cu12==12.9.86"}},
		{"sm_37", nil, []string{"nvidia-cuda-nvcc-cu11==11.8.89"}},
		{"sm_130", nil, []string{"nvidia-nvvm==13.5.37"}},
		{"sm_90", []string{"CUDA_PATH=DIR/none"}, []string{"libNVVM not found where CUDA_PATH=DIR/none says; looked at\n  DIR/none: no such file or directory\nchange that"}},
		{"sm_90", []string{"LIBNVVM_PATH=DIR/file"}, []string{"where LIBNVVM_PATH=DIR/file says", "DIR/file: loading DIR/file: ", "invalid ELF header"}},
	}
	for _, tt := range tests {
		_, err := env(dir, "linux", tt.env...).choose(Request{Arch: tt.arch}, func(string, Identity) {})
		var e *NotFoundError
		if !errors.As(err, &e) {
			if u := (*UnsupportedArchError)(nil); errors.As(err, &u) && len(tt.env) == 0 {
				t.Skipf("the system's loader has a libNVVM: %v", u.Library)
			}
			t.Errorf("%s %q: %v", tt.arch, tt.env, err)
			continue
		}
		for _, want := range tt.want {
			if want = strings.ReplaceAll(want, "DIR", dir); !strings.Contains(err.Error(), want) {
				t.Errorf("%v\ndoes not say %s", err, want)
			}
		}
	}
}
