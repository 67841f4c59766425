package nvvm

import (
	"path/filepath"
	"testing"
)

func TestCUDANear(t *testing.T) {
	const versionJSON = `{"cuda": {"name": "CUDA SDK", "version": "12.4.1"}, "cuda_nvcc": {"name": "CUDA NVCC", "version": "12.4.131"}}`
	tests := []struct {
		name    string
		files   []string
		library string
		want    string
	}{
		{"version.json", []string{"version.json: " + versionJSON}, "nvvm/lib64/libnvvm.so", "12.4.131"},
		{"version.json without the compiler", []string{`version.json: {"cuda": {"version": "11.8.0"}}`}, "nvvm/lib64/libnvvm.so", "11.8.0"},
		{"broken version.json", []string{`version.json: {"cuda": 7`}, "nvvm/lib64/libnvvm.so", ""},
		{"odd version.json", []string{`version.json: {"cuda": {"version": "latest"}}`}, "nvvm/lib64/libnvvm.so", ""},
		{"name of the directory", nil, "cuda-12.4/nvvm/lib64/libnvvm.so", "12.4"},
		{"name in the cache", nil, "cuda/13.5.37/nvidia/cu13/lib/libnvvm.so.4", "13.5.37"},
		{"another directory of that form", nil, "python/3.11.4/lib/libnvvm.so.4", ""},
		{"wheel of CUDA 12", []string{"nvidia_cuda_nvcc_cu12-12.9.86.dist-info/METADATA", "nvidia_nvvm-13.5.37.dist-info/METADATA"}, "nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", "12.9.86"},
		{"wheel of CUDA 13", []string{"nvidia_cuda_nvcc_cu12-12.9.86.dist-info/METADATA", "nvidia_nvvm-13.5.37.dist-info/METADATA", "nvidia_cuda_nvcc-13.1.115.dist-info/METADATA"}, "nvidia/cu13/lib/libnvvm.so.4", "13.5.37"},
		{"two wheels", []string{"nvidia_cuda_nvcc_cu12-12.9.86.dist-info/METADATA", "nvidia_cuda_nvcc_cu11-11.8.89.dist-info/METADATA"}, "nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", ""},
		{"nothing", nil, "lib/libnvvm.so", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			tree(t, dir, append(tt.files, tt.library)...)
			if got := cudaNear(filepath.Join(dir, tt.library)); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
			tree(t, dir, "link/libnvvm.so -> "+filepath.Join(dir, tt.library))
			if got := cudaNear(filepath.Join(dir, "link/libnvvm.so")); got != tt.want {
				t.Errorf("through a link: %q, want %q", got, tt.want)
			}
		})
	}
	if got := cudaNear("libnvvm.so.4"); got != "" {
		t.Errorf("a bare name: %q", got)
	}
}

func TestCompareVersions(t *testing.T) {
	order := []string{"", "9.2", "12.4", "12.4.99", "12.4.131", "12.9.86", "12.10", "13.0"}
	for i, a := range order {
		for j, b := range order {
			if got := compareVersions(a, b); (got < 0) != (i < j) || (got > 0) != (i > j) {
				t.Errorf("compareVersions(%q, %q) = %d", a, b, got)
			}
		}
	}
}
