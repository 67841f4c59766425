package nvvm

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// tree makes files below dir: each a path, or "link -> target", or "path: content".
func tree(t *testing.T, dir string, files ...string) {
	t.Helper()
	for _, f := range files {
		link, target, isLink := strings.Cut(f, " -> ")
		name, content, _ := strings.Cut(link, ": ")
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		var err error
		if isLink {
			err = os.Symlink(target, path)
		} else {
			err = os.WriteFile(path, []byte(content), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// env is a search in dir for an environment of "NAME=value" lines, in which DIR stands for dir.
func env(dir, goos string, settings ...string) search {
	m := map[string]string{"HOME": filepath.Join(dir, "home")}
	for _, s := range settings {
		name, value, _ := strings.Cut(s, "=")
		m[name] = strings.ReplaceAll(value, "DIR", dir)
	}
	return search{goos, func(name string) string { return m[name] }, dir}
}

func TestLayouts(t *testing.T) {
	tests := []struct {
		name      string
		goos      string
		files     []string
		library   string
		libdevice string
	}{
		{"toolkit", "linux", []string{"nvvm/lib64/libnvvm.so.4.0.0", "nvvm/lib64/libnvvm.so.4 -> libnvvm.so.4.0.0", "nvvm/lib64/libnvvm.so -> libnvvm.so.4", "nvvm/libdevice/libdevice.10.bc"},
			"nvvm/lib64/libnvvm.so.4", "nvvm/libdevice/libdevice.10.bc"},
		{"toolkit without links", "linux", []string{"nvvm/lib64/libnvvm.so.4.0.0"}, "nvvm/lib64/libnvvm.so.4.0.0", ""},
		{"wheel of CUDA 12", "linux", []string{"nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", "nvidia/cuda_nvcc/nvvm/libdevice/libdevice.10.bc"},
			"nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", "nvidia/cuda_nvcc/nvvm/libdevice/libdevice.10.bc"},
		{"wheel of CUDA 13", "linux", []string{"nvidia/cu13/lib/libnvvm.so.4", "nvidia/cu13/nvvm/libdevice/libdevice.10.bc"},
			"nvidia/cu13/lib/libnvvm.so.4", "nvidia/cu13/nvvm/libdevice/libdevice.10.bc"},
		{"wheel of CUDA 13, inner root", "linux", []string{"lib/libnvvm.so.4", "nvvm/libdevice/libdevice.10.bc"}, "lib/libnvvm.so.4", "nvvm/libdevice/libdevice.10.bc"},
		{"directory nvvm", "linux", []string{"lib64/libnvvm.so", "libdevice/libdevice.10.bc"}, "lib64/libnvvm.so", "libdevice/libdevice.10.bc"},
		{"directory of the library", "linux", []string{"libnvvm.so.4"}, "libnvvm.so.4", ""},
		{"Debian", "linux", []string{"lib/x86_64-linux-gnu/libnvvm.so.4", "lib/nvidia-cuda-toolkit/libdevice/libdevice.10.bc"},
			"lib/x86_64-linux-gnu/libnvvm.so.4", "lib/nvidia-cuda-toolkit/libdevice/libdevice.10.bc"},
		{"Windows, CUDA 12", "windows", []string{"nvvm/bin/nvvm64_40_0.dll", "nvvm/bin/nvvm32_40_0.dll", "nvvm/libdevice/libdevice.10.bc"}, "nvvm/bin/nvvm64_40_0.dll", "nvvm/libdevice/libdevice.10.bc"},
		{"Windows, CUDA 13", "windows", []string{"nvvm/bin/x64/nvvm64_40_0.dll", "nvvm/libdevice/libdevice.10.bc"}, "nvvm/bin/x64/nvvm64_40_0.dll", "nvvm/libdevice/libdevice.10.bc"},
		{"Windows, conda", "windows", []string{"Library/nvvm/bin/nvvm64_40_0.dll", "Library/nvvm/libdevice/libdevice.10.bc"}, "Library/nvvm/bin/nvvm64_40_0.dll", "Library/nvvm/libdevice/libdevice.10.bc"},
		{"Windows, 32 bits only", "windows", []string{"nvvm/bin/nvvm32_40_0.dll"}, "", ""},
		{"nothing", "linux", []string{"bin/nvcc", "nvvm/lib64/libnvvm.so -> gone", "lib/libnvvm.so.4/file"}, "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "a directory", "CUDA [v1]")
			tree(t, dir, tt.files...)
			f := env(dir, tt.goos).find(dir, "--libnvvm")
			if f.Decided != "--libnvvm="+dir {
				t.Errorf("decided by %q", f.Decided)
			}
			if tt.library == "" {
				if len(f.Candidates) != 0 || len(f.Looked) == 0 || !strings.Contains(f.Looked[0].String(), dir) {
					t.Errorf("found %+v", f)
				}
				return
			}
			want := filepath.Join(dir, tt.library)
			if len(f.Candidates) != 1 || f.Candidates[0].Path != want {
				t.Fatalf("found %+v, want %s", f, want)
			}
			path, looked := findLibdevice(want)
			if tt.libdevice == "" {
				if path != "" || len(looked) == 0 || !strings.HasSuffix(looked[0], "libdevice.10.bc") {
					t.Errorf("libdevice %q, looked at %q", path, looked)
				}
			} else if path != filepath.Join(dir, tt.libdevice) {
				t.Errorf("libdevice %q, want %q", path, tt.libdevice)
			}
		})
	}
}

// TestLibdeviceBehindLink takes libdevice from the installation that a link leads to.
func TestLibdeviceBehindLink(t *testing.T) {
	dir := t.TempDir()
	tree(t, dir, "cuda/nvvm/lib64/libnvvm.so.4", "cuda/nvvm/libdevice/libdevice.10.bc", "lib/libnvvm.so.4 -> ../cuda/nvvm/lib64/libnvvm.so.4")
	if path, _ := findLibdevice(filepath.Join(dir, "lib/libnvvm.so.4")); path != filepath.Join(dir, "cuda/nvvm/libdevice/libdevice.10.bc") {
		t.Errorf("libdevice %q", path)
	}
}

func TestOrder(t *testing.T) {
	toolkit := func(root string) string { return root + "/nvvm/lib64/libnvvm.so.4" }
	files := []string{toolkit("lib"), toolkit("toolkit"), toolkit("home-cuda"), toolkit("path-cuda"), "empty/file", "file.so"}
	tests := []struct {
		name     string
		explicit string
		env      []string
		decided  string
		want     string
	}{
		{"explicit before all", "toolkit", []string{"LIBNVVM_PATH=DIR/lib", "CUDA_HOME=DIR/home-cuda"}, "--libnvvm=DIR/toolkit", toolkit("toolkit")},
		{"explicit file", "file.so", nil, "--libnvvm=DIR/file.so", "file.so"},
		{"LIBNVVM_PATH, a root", "", []string{"CUDA_HOME=DIR/home-cuda", "LIBNVVM_PATH=DIR/lib"}, "LIBNVVM_PATH=DIR/lib", toolkit("lib")},
		{"LIBNVVM_PATH, a file", "", []string{"LIBNVVM_PATH=DIR/file.so"}, "LIBNVVM_PATH=DIR/file.so", "file.so"},
		{"CUDA_TOOLKIT_PATH", "", []string{"CUDA_PATH=DIR/path-cuda", "CUDA_HOME=DIR/home-cuda", "CUDA_TOOLKIT_PATH=DIR/toolkit"}, "CUDA_TOOLKIT_PATH=DIR/toolkit", toolkit("toolkit")},
		{"CUDA_HOME", "", []string{"CUDA_PATH=DIR/path-cuda", "CUDA_HOME=DIR/home-cuda"}, "CUDA_HOME=DIR/home-cuda", toolkit("home-cuda")},
		{"CUDA_PATH", "", []string{"CUDA_PATH=DIR/path-cuda", "CUDA_HOME="}, "CUDA_PATH=DIR/path-cuda", toolkit("path-cuda")},
		{"a variable that is set decides, though it has none", "", []string{"CUDA_HOME=DIR/empty", "CUDA_PATH=DIR/path-cuda"}, "CUDA_HOME=DIR/empty", ""},
		{"a removed CUDA", "", []string{"CUDA_HOME=DIR/cuda-9.0", "CUDA_PATH=DIR/path-cuda"}, "CUDA_HOME=DIR/cuda-9.0", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			tree(t, dir, files...)
			if tt.explicit != "" {
				tt.explicit = filepath.Join(dir, tt.explicit)
			}
			f := env(dir, "linux", tt.env...).find(tt.explicit, "--libnvvm")
			if want := strings.ReplaceAll(tt.decided, "DIR", dir); f.Decided != want {
				t.Errorf("decided by %q, want %q", f.Decided, want)
			}
			if tt.want == "" {
				if len(f.Candidates) != 0 || len(f.Looked) == 0 {
					t.Errorf("found %+v", f)
				}
			} else if len(f.Candidates) != 1 || f.Candidates[0].Path != filepath.Join(dir, tt.want) {
				t.Errorf("found %+v, want %s", f.Candidates, tt.want)
			}
		})
	}
}

func TestImplicit(t *testing.T) {
	dir := t.TempDir()
	tree(t, dir,
		"home/.cache/nvvm-bitcode-linker/cuda/12.9.86/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so",
		"home/.cache/nvvm-bitcode-linker/cuda/13.5.37/nvidia/cu13/lib/libnvvm.so.4",
		"home/.cache/nvvm-bitcode-linker/cuda/13.1.115/broken",
		"usr/local/cuda-12.10/nvvm/lib64/libnvvm.so",
		"usr/local/cuda-9.2/nvvm/lib64/libnvvm.so",
		"usr/local/cuda -> cuda-12.10",
		"usr/local/cuda.txt",
	)
	f := env(dir, "linux").find("", "--libnvvm")
	var got []string
	for _, c := range f.Candidates {
		got = append(got, strings.TrimPrefix(c.Path, dir+"/")+" "+c.CUDA)
	}
	want := []string{
		"home/.cache/nvvm-bitcode-linker/cuda/13.5.37/nvidia/cu13/lib/libnvvm.so.4 13.5.37",
		"usr/local/cuda/nvvm/lib64/libnvvm.so 12.10", // once, though two names lead to it
		"home/.cache/nvvm-bitcode-linker/cuda/12.9.86/nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so 12.9.86",
		"usr/local/cuda-9.2/nvvm/lib64/libnvvm.so 9.2",
		"libnvvm.so.4 ", "libnvvm.so ", "libnvvm.so.4.0.0 ",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	looked := ""
	for _, p := range f.Looked {
		looked += p.String() + "\n"
	}
	for _, want := range []string{"cuda/13.1.115: no libnvvm.so.4, libnvvm.so, libnvvm.so.4.0.0 in nvvm/lib64, nvidia/cu13/lib, nvidia/cuda_nvcc/nvvm/lib64, lib", "/opt/cuda*: no such directory"} {
		if !strings.Contains(looked, want) {
			t.Errorf("looked at\n%s, want %s", looked, want)
		}
	}
	if want := "LIBNVVM_PATH (not set), CUDA_TOOLKIT_PATH (not set), CUDA_HOME (not set), CUDA_PATH (not set)"; strings.Join(f.Variables, ", ") != want {
		t.Errorf("variables %q", f.Variables)
	}
}

func TestCacheDir(t *testing.T) {
	for _, tt := range []struct {
		env  []string
		want string
	}{
		{nil, "DIR/home/.cache/nvvm-bitcode-linker"},
		{[]string{"XDG_CACHE_HOME=DIR/xdg"}, "DIR/xdg/nvvm-bitcode-linker"},
		{[]string{"XDG_CACHE_HOME=relative"}, "DIR/home/.cache/nvvm-bitcode-linker"},
		{[]string{"XDG_CACHE_HOME=DIR/xdg", "NVVM_LINKER_CACHE=DIR/own"}, "DIR/own"},
	} {
		if got, err := cacheDir(env("/d", "linux", tt.env...).getenv); err != nil || got != strings.ReplaceAll(tt.want, "DIR", "/d") {
			t.Errorf("%q: %q, %v; want %q", tt.env, got, err, tt.want)
		}
	}
}

func TestInstallCommand(t *testing.T) {
	t.Setenv("NVVM_LINKER_CACHE", "/home/o'x y")
	if got, want := pipCommand("nvidia-nvvm", "13.5.37"), `python3 -m pip install --no-deps --target '/home/o'\''x y/cuda/13.5.37' nvidia-nvvm==13.5.37`; got != want {
		t.Errorf("got %s", got)
	}
	t.Setenv("NVVM_LINKER_CACHE", "/cache")
	if got, want := pipCommand("a", "1"), "python3 -m pip install --no-deps --target /cache/cuda/1 a==1"; got != want {
		t.Errorf("got %s", got)
	}
}
