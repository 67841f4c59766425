package nvvm

import (
	"strings"
	"testing"
)

// TestBound has libraries of several releases, and drivers that load PTX up to some version.
func TestBound(t *testing.T) {
	dir := t.TempDir()
	old := fake(t, dir, "usr/local/cuda-12.4/nvvm/lib64/libnvvm.so")
	mid := fake(t, dir, "usr/local/cuda-12.9/nvvm/lib64/libnvvm.so", `ARCHS="compute_90 compute_100 "`)
	newest := fake(t, dir, "usr/local/cuda-13.5/nvvm/lib64/libnvvm.so", `ARCHS="compute_90 compute_100 compute_103 "`, `OPTIONS="-ptx-version-target=90 -ptx-version-target=91 "`)
	libcuda := fakeOf(t, "testdata/fakecuda.c", dir, "libcuda.so.1", "VERSION=12090")
	for _, tt := range []struct {
		name   string
		req    Request
		want   string
		ptx    Version
		option string
		fits   bool
	}{
		{"no bound", Request{Arch: "sm_90"}, newest, Version{9, 5}, "", true},
		{"the newest fits", Request{Arch: "sm_90", MaxPTX: Version{9, 5}}, newest, Version{9, 5}, "", true},
		{"an older one fits", Request{Arch: "sm_90", MaxPTX: Version{8, 8}}, mid, Version{8, 8}, "", true},
		{"the newest can write older PTX", Request{Arch: "sm_100", MaxPTX: Version{9, 0}}, newest, Version{9, 0}, "-ptx-version-target=90", true},
		{"not of LLVM 7's dialect", Request{Arch: "sm_90", MaxPTX: Version{9, 0}}, mid, Version{8, 8}, "", true},
		{"the oldest", Request{Arch: "sm_90", MaxPTX: Version{8, 4}}, old, Version{8, 4}, "", true},
		{"none fits", Request{Arch: "sm_90", MaxPTX: Version{8, 0}}, old, Version{8, 4}, "", false},
		{"the one that compiles does not fit", Request{Arch: "sm_103", MaxPTX: Version{8, 8}}, newest, Version{9, 5}, "", false},
		{"the driver", Request{Arch: "sm_90", InstalledDriver: true, Libcuda: libcuda}, mid, Version{8, 8}, "", true},
		{"the driver does not count", Request{Arch: "sm_90", InstalledDriver: true, Libcuda: libcuda, MaxPTX: Version{9, 5}}, newest, Version{9, 5}, "", true},
		{"the user decides", Request{Arch: "sm_90", MaxPTX: Version{8, 0}, Explicit: newest}, newest, Version{9, 5}, "", false},
	} {
		tt.req.ExplicitName = "--libnvvm"
		c, err := env(dir, "linux").choose(tt.req, func(string, Identity) {})
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		if i := c.info; i.Path != tt.want || i.PTX != tt.ptx || i.PTXTarget != tt.option || c.fits() != tt.fits {
			t.Errorf("%s: %+v, fits %v", tt.name, i, c.fits())
		}
	}
	_, err := env(dir, "linux").choose(Request{Arch: "sm_90", InstalledDriver: true, Libcuda: dir + "/none"}, func(string, Identity) {})
	if err == nil || !strings.Contains(err.Error(), "no NVIDIA driver found") {
		t.Errorf("a driver that the user named and that is not there: %v", err)
	}
}

// TestExplore says of each library why it was taken or not.
func TestExplore(t *testing.T) {
	dir := t.TempDir()
	cache := t.TempDir()
	t.Setenv("NVVM_LINKER_CACHE", cache)
	for _, name := range []string{"VIRTUAL_ENV", "CONDA_PREFIX", "PYTHONUSERBASE"} {
		t.Setenv(name, "")
	}
	t.Setenv("HOME", dir)
	libcuda := fakeOf(t, "testdata/fakecuda.c", dir, "libcuda.so.1", "VERSION=13010")
	fake(t, cache, "cuda/12.4.131/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so")
	fake(t, cache, "cuda/13.1.115/nvidia/cu13/lib/libnvvm.so.4", `CUDA="13.1, V13.1.115"`, `ARCHS="compute_80 compute_90 "`)
	fake(t, cache, "cuda/13.4.92/nvidia/cu13/lib/libnvvm.so.4", `ARCHS="compute_80 compute_90 "`)
	fake(t, cache, "cuda/11.8.89/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", `ARCHS="compute_80 "`)
	fake(t, cache, "cuda/11.7.99/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", "ON_LOAD=abort()")
	tree(t, cache, "cuda/13.1.115/nvidia/cu13/bin/ptxas", "cuda/13.1.115/nvidia/cu13/lib/libnvJitLink.so.13", "cuda/12.4.131/nvidia/cuda_nvcc/bin/ptxas")
	s := Explore(t.Context(), Request{Arch: "sm_90", InstalledDriver: true, Libcuda: libcuda})
	if s.Taken == nil || s.Taken.CUDA != "13.1.115" || s.Driver == nil || s.Driver.CUDA != (Version{13, 1}) || s.Err != nil {
		t.Fatalf("%+v", s)
	}
	why := map[string]string{}
	for _, l := range s.Libraries {
		why[l.CUDA()] = l.Why
		if l.CUDA() == "13.1.115" && (!strings.HasSuffix(l.PTXAS, "nvidia/cu13/bin/ptxas") || !strings.HasSuffix(l.NVJitLink, "libnvJitLink.so.13") || l.Fatbinary != "" ||
			strings.Join(l.Archs, " ") != "sm_80 sm_90" || l.PTX != (Version{9, 1}) || l.Origin != "the tool's cache") {
			t.Errorf("%+v", l)
		}
	}
	for cuda, want := range map[string]string{
		"13.1.115": "taken: the newest that compiles for this architecture to PTX that the installed driver (CUDA 13.1) loads",
		"13.4.92":  "passed over: it writes PTX 9.4, and the installed driver (CUDA 13.1) loads PTX up to 9.1",
		"12.4.131": "passed over: older than the one that was taken",
		"11.8.89":  "passed over: it does not compile for sm_90",
		"11.7.99":  "passed over: libNVVM crashed (signal 6, SIGABRT) while loading",
	} {
		if !strings.HasPrefix(why[cuda], want) {
			t.Errorf("%s: %q, %q expected", cuda, why[cuda], want)
		}
	}
	if s = Explore(t.Context(), Request{Libcuda: libcuda}); s.Taken != nil || len(s.Libraries) < 5 || s.Err != nil {
		t.Errorf("without an architecture: %+v", s)
	}
}
