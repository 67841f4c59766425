package nvvm

import (
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// TestImplicitPlaces has one library in each place, of releases that put the places in an order, and finds them all.
func TestImplicitPlaces(t *testing.T) {
	tests := []struct {
		goos string
		env  []string
		tree []string // a library each, the newest first, with the release and the origin it is found as
	}{
		{"linux", []string{"VIRTUAL_ENV=DIR/venv", "CONDA_PREFIX=DIR/conda"}, []string{
			"home/.cache/nvvm-bitcode-linker/cuda/13.9.1/nvidia/cu13/lib/libnvvm.so.4 = 13.9.1 the tool's cache",
			"venv/lib/python3.12/site-packages/nvidia/cu13/lib/libnvvm.so.4 = 13.8.1 the active Python environment",
			"home/.local/lib/python3.11/site-packages/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so = 12.9.86 the user's Python packages",
			"conda/nvvm/lib64/libnvvm.so.4 = 12.8.93 the active conda environment",
			"usr/local/cuda-12.4/nvvm/lib64/libnvvm.so.4.0.0 = 12.4 a CUDA toolkit",
			"usr/lib/python3/dist-packages/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so = 11.8.89 the system's Python packages",
			"opt/cuda-11.7/nvvm/lib64/libnvvm.so = 11.7 a CUDA toolkit",
			"conda/lib/python3.9/site-packages/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so = 11.6.1 the active conda environment",
			"usr/lib/x86_64-linux-gnu/libnvvm.so.4 =  the distribution",
		}},
		{"linux", []string{"PYTHONUSERBASE=DIR/base"}, []string{
			"base/lib/python3.11/site-packages/nvidia/cu13/lib/libnvvm.so.4 = 13.8.1 the user's Python packages",
			"usr/lib/aarch64-linux-gnu/libnvvm.so.4 =  the distribution",
		}},
		{"linux", nil, []string{
			"usr/local/lib/python3.11/site-packages/nvidia/cu13/lib/libnvvm.so.4 = 13.8.1 the system's Python packages",
			"usr/lib/cuda/nvvm/lib64/libnvvm.so =  the distribution",
			"usr/lib64/libnvvm.so.4 =  the distribution",
		}},
		{"windows", []string{"VIRTUAL_ENV=DIR/venv", "CONDA_PREFIX=DIR/conda", "APPDATA=DIR/appdata", "ProgramFiles=DIR/Program Files"}, []string{
			"Program Files/NVIDIA GPU Computing Toolkit/CUDA/v13.9/nvvm/bin/x64/nvvm64_40_0.dll = 13.9 a CUDA toolkit",
			"venv/Lib/site-packages/nvidia/cu13/bin/x86_64/nvvm64_40_0.dll = 13.8.1 the active Python environment",
			"appdata/Python/Python312/site-packages/nvidia/cuda_nvcc/nvvm/bin/nvvm64_40_0.dll = 12.9.86 the user's Python packages",
			"conda/Library/nvvm/bin/nvvm64_40_0.dll = 12.8.93 the active conda environment",
			"Program Files/NVIDIA GPU Computing Toolkit/CUDA/v12.4/nvvm/bin/nvvm64_40_0.dll = 12.4 a CUDA toolkit",
		}},
	}
	for _, tt := range tests {
		dir := filepath.Join(t.TempDir(), "a directory")
		var want []string
		for _, line := range tt.tree {
			path, found, _ := strings.Cut(line, " = ")
			cuda, _, _ := strings.Cut(found, " ")
			tree(t, dir, path)
			if before, after, ok := strings.Cut(path, "/nvidia/"); ok && !strings.Contains(path, ".cache") {
				wheel := "nvidia_nvvm-"
				if strings.HasPrefix(after, "cuda_nvcc") {
					wheel = "nvidia_cuda_nvcc_cu" + cuda[:2] + "-"
				}
				tree(t, dir, before+"/"+wheel+cuda+".dist-info/METADATA")
			}
			want = append(want, line)
		}
		if slices.Contains(tt.env, "CONDA_PREFIX=DIR/conda") {
			tree(t, dir, "conda/conda-meta/cuda-nvvm-impl-12.8.93-he91c749_1.json", "conda/conda-meta/cuda-nvvm-tools-12.7.0-0.json")
		}
		f := env(dir, tt.goos, tt.env...).find("", "--libnvvm")
		var got []string
		for _, c := range f.Candidates {
			if c.Origin != "the system's loader" {
				relative, _ := filepath.Rel(dir, c.Path)
				got = append(got, filepath.ToSlash(relative)+" = "+c.CUDA+" "+c.Origin)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s %q: found\n%s\nwant\n%s", tt.goos, tt.env, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}

// TestNoPlace names every place in the error.
func TestNoPlace(t *testing.T) {
	dir := t.TempDir()
	f := env(dir, "linux", "VIRTUAL_ENV=DIR/venv", "CONDA_PREFIX=DIR/conda").find("", "--libnvvm")
	looked := ""
	for _, p := range f.Looked {
		looked += p.String() + "\n"
	}
	for _, want := range []string{"home/.cache/nvvm-bitcode-linker/cuda/*", "venv/lib/python3*/site-packages", "conda", "home/.local/lib/python3*/site-packages", "usr/local/cuda*", "opt/cuda*",
		"usr/lib/python3*/dist-packages", "usr"} {
		if !strings.Contains(looked, dir+"/"+want+": no such directory\n") {
			t.Errorf("%s is not among\n%s", want, looked)
		}
	}
}

// TestOtherMachines passes over what is for 32 bits or another processor, and says so.
func TestOtherMachines(t *testing.T) {
	elf := func(class byte, machine byte) string {
		return "\x7fELF" + string([]byte{class, 1, 1}) + strings.Repeat("\x00", 11) + string([]byte{machine, 0}) + strings.Repeat("\x00", 44)
	}
	dos := "MZ" + strings.Repeat("\x00", 58) + "\x40\x00\x00\x00"
	dir := t.TempDir()
	tree(t, dir, "32/lib/libnvvm.so.4: "+elf(1, 3), "32/lib64/libnvvm.so.4: "+elf(2, 62), "arm/lib/libnvvm.so.4: "+elf(2, 183), "amd/lib/libnvvm.so.4: "+elf(2, 62),
		"risc/lib/libnvvm.so.4: "+elf(2, 243), "text/lib/libnvvm.so.4: text",
		"win32/nvvm/bin/nvvm64_40_0.dll: "+dos+"PE\x00\x00\x4c\x01", "win64/nvvm/bin/nvvm64_40_0.dll: "+dos+"PE\x00\x00\x64\x86", "winarm/nvvm/bin/nvvm64_40_0.dll: "+dos+"PE\x00\x00\x64\xaa")
	for _, tt := range []struct{ root, goos, machine, file, why string }{
		{"32", "linux", "amd64", "32/lib64/libnvvm.so.4", "a 32-bit file"},
		{"arm", "linux", "arm64", "arm/lib/libnvvm.so.4", "for another processor, arm64"},
		{"amd", "linux", "amd64", "amd/lib/libnvvm.so.4", "for another processor, amd64"},
		{"risc", "linux", "riscv64", "", "for another processor, number 243"},
		{"text", "linux", runtime.GOARCH, "text/lib/libnvvm.so.4", ""},
		{"win32", "windows", "386", "", "a 32-bit file"},
		{"win64", "windows", "amd64", "win64/nvvm/bin/nvvm64_40_0.dll", "for another processor, amd64"},
		{"winarm", "windows", "arm64", "winarm/nvvm/bin/nvvm64_40_0.dll", "for another processor, arm64"},
	} {
		files, looked := env(dir, tt.goos).below(filepath.Join(dir, tt.root), LibNVVM)
		why := ""
		for _, p := range looked {
			why += p.Why + "\n"
		}
		if tt.machine == runtime.GOARCH {
			if len(files) != 1 || files[0] != filepath.Join(dir, tt.file) || tt.root == "32" && !strings.Contains(why, tt.why) {
				t.Errorf("%s: %q, %q", tt.root, files, why)
			}
		} else if len(files) != 0 || !strings.Contains(why, tt.why) {
			t.Errorf("%s: %q, %q", tt.root, files, why)
		}
	}
}

// TestFindTools looks beside the library first, then where variables say, then in all places, the newest first.
func TestFindTools(t *testing.T) {
	dir := t.TempDir()
	tree(t, dir, "cache/cuda/13.5.37/nvidia/cu13/lib/libnvvm.so.4", "cache/cuda/13.5.37/nvidia/cu13/bin/ptxas", "cache/cuda/13.5.37/nvidia/cu13/bin/fatbinary",
		"cache/cuda/12.9.86/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", "cache/cuda/12.9.86/nvidia/cuda_nvcc/bin/ptxas",
		"home-cuda/bin/ptxas", "usr/local/cuda-13.9/bin/ptxas", "usr/local/cuda-13.9/targets/x86_64-linux/lib/libnvJitLink.so.13",
		"usr/lib/x86_64-linux-gnu/libnvJitLink.so.12", "venv/lib/python3.11/site-packages/nvidia/nvjitlink/lib/libnvJitLink.so.12",
		"venv/lib/python3.11/site-packages/nvidia_nvjitlink_cu12-12.9.86.dist-info/METADATA", "usr/bin/ptxas -> ../local/cuda-13.9/bin/ptxas")
	t.Setenv("PATH", dir)
	s := env(dir, "linux", "NVVM_LINKER_CACHE=DIR/cache", "CUDA_HOME=DIR/home-cuda", "VIRTUAL_ENV=DIR/venv")
	for _, tt := range []struct {
		part              Part
		explicit, library string
		want              []string
	}{
		{PTXAS, "", "cache/cuda/12.9.86/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", []string{"cache/cuda/12.9.86/nvidia/cuda_nvcc/bin/ptxas", "home-cuda/bin/ptxas",
			"usr/local/cuda-13.9/bin/ptxas", "cache/cuda/13.5.37/nvidia/cu13/bin/ptxas"}},
		{PTXAS, "home-cuda", "cache/cuda/12.9.86/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", []string{"home-cuda/bin/ptxas"}},
		{PTXAS, "usr/bin/ptxas", "", []string{"usr/bin/ptxas"}},
		{Fatbinary, "", "cache/cuda/12.9.86/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", []string{"cache/cuda/13.5.37/nvidia/cu13/bin/fatbinary"}},
		{NVJitLink, "", "", []string{"usr/local/cuda-13.9/targets/x86_64-linux/lib/libnvJitLink.so.13",
			"venv/lib/python3.11/site-packages/nvidia/nvjitlink/lib/libnvJitLink.so.12", "usr/lib/x86_64-linux-gnu/libnvJitLink.so.12"}},
		{Fatbinary, "home-cuda", "", nil},
		{NVJitLink, "nowhere", "", nil},
	} {
		explicit, library := tt.explicit, tt.library
		if explicit != "" {
			explicit = filepath.Join(dir, explicit)
		}
		if library != "" {
			library = filepath.Join(dir, library)
		}
		tools, err := s.tools(tt.part, explicit, "--flag", library)
		var got []string
		for _, tool := range tools {
			relative, _ := filepath.Rel(dir, tool.Path)
			got = append(got, relative)
		}
		if !slices.Equal(got, tt.want) || (err == nil) != (tt.want != nil) {
			t.Errorf("%s %q: %q, %v; want %q", tt.part, tt.explicit, got, err, tt.want)
		}
		if err != nil && !strings.Contains(err.Error(), string(tt.part)+" not found where --flag="+explicit+" says; looked at\n  "+explicit) {
			t.Error(err)
		}
	}
	if _, err := env(filepath.Join(dir, "empty"), "linux").tools(PTXAS, "", "--ptxas", ""); err == nil || !strings.Contains(err.Error(), "PATH: no ptxas") ||
		!strings.Contains(err.Error(), "pip install") {
		t.Error(err)
	}
}
