package wheels

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestTable checks that every row says what its file's name says, and that the platforms have what they need.
func TestTable(t *testing.T) {
	hash := regexp.MustCompile(`^[0-9a-f]{64}$`)
	for _, w := range table {
		if got, ok := ParseFile(w.File); !ok || got.Version != w.Version || got.Platform != w.Platform || !hash.MatchString(w.SHA256) {
			t.Errorf("row %+v: its file's name says %+v", w, got)
		}
		if known, ok := Known(w.File); !ok || known != w {
			t.Errorf("Known(%s) = %+v", w.File, known)
		}
	}
	for _, platform := range []string{"linux/amd64", "linux/arm64", "windows/amd64"} {
		list := Releases(platform)
		if list[0].Version != "13.5.37" {
			t.Errorf("%s: %s comes first", platform, list[0].Version)
		}
		for _, r := range list {
			names := ""
			for _, w := range r.Wheels {
				names += w.Pin() + " "
			}
			want := "nvidia-cuda-nvcc-cu" + r.Version[:2] + "==" + r.Version + " "
			if strings.HasPrefix(r.Version, "13.") {
				want = "nvidia-nvvm==" + r.Version + " nvidia-cuda-nvcc==" + r.Version + " "
			}
			if names != want {
				t.Errorf("%s %s: wheels %s, want %s", platform, r.Version, names, want)
			}
		}
	}
	if list := Releases("plan9/386"); len(list) != 0 {
		t.Errorf("plan9/386 has %v", list)
	}
}

func TestParseFile(t *testing.T) {
	for file, want := range map[string]string{
		"nvidia_nvvm-13.9.1-py3-none-manylinux_2_28_aarch64.whl": "13.9.1 linux/arm64",
		"nvidia_nvvm-13.9.1-py3-none-win_amd64.whl":              "13.9.1 windows/amd64",
		"nvidia_nvvm-13.9.1-py3-none-macosx_11_0_arm64.whl":      "",
		"nvidia_nvvm-13.9.1.tar.gz":                              "",
		"nvidia_nvvm-dev-py3-none-win_amd64.whl":                 "",
		"numpy-2.0.0-py3-none-win_amd64.whl":                     "",
		"nvidia_nvvm-13.9.1-1-py3-none-win_amd64.whl":            "",
	} {
		w, ok := ParseFile(file)
		if got := strings.TrimSpace(w.Version + " " + w.Platform); ok != (want != "") || ok && got != want {
			t.Errorf("%s: %q, %v; want %q", file, got, ok, want)
		}
	}
}

func TestRequirement(t *testing.T) {
	w, _ := Known("nvidia_nvvm-13.5.37-py3-none-manylinux2010_x86_64.manylinux_2_12_x86_64.whl")
	if got := w.Requirement(); got != "nvidia-nvvm==13.5.37 --hash=sha256:"+w.SHA256 {
		t.Error(got)
	}
	if got := strings.Join(w.Tags(), " "); got != "manylinux2010_x86_64 manylinux_2_12_x86_64" {
		t.Error(got)
	}
}

const (
	content = "libdevice"
	hash    = "VcXX-lXiyMKAWx9d1CKXbsS-7fwsErBmg2s8qNMLhrY"
)

// TestUnpackBad gives what is no wheel or a damaged one: an error that names the member, and nothing outside the folder.
func TestUnpackBad(t *testing.T) {
	const device = "nvidia/cu13/nvvm/libdevice/libdevice.10.bc"
	for _, tt := range []struct {
		name, member, record string
		mode                 fs.FileMode
		want                 string
	}{
		{"no RECORD", device, "", 0o644, "it has no RECORD"},
		{"not in RECORD", device, "a,sha256=x,1\n", 0o644, device + ": the wheel's RECORD has no sha256 of it"},
		{"no hash", device, device + ",,9\n", 0o644, device + ": the wheel's RECORD has no sha256 of it"},
		{"another hash", device, device + ",sha256=AAAA,9\n", 0o644, device + ": it is damaged"},
		{"RECORD is no list", device, "a,b\n", 0o644, "RECORD: record on line 1"},
		{"a path out", "../../libdevice.10.bc", "../../libdevice.10.bc,sha256=AAAA,9\n", 0o644, "leads out of the folder"},
		{"an absolute path", "/tmp/libdevice.10.bc", "/tmp/libdevice.10.bc,sha256=AAAA,9\n", 0o644, "leads out of the folder"},
		{"a link", device, device + ",sha256=AAAA,9\n", fs.ModeSymlink | 0o777, "it is no regular file"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			file := filepath.Join(dir, "a.whl")
			writeZip(t, file, tt.member, tt.record, tt.mode)
			err := Unpack(file, filepath.Join(dir, "deep", "tree"))
			if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.Contains(err.Error(), file) {
				t.Errorf("%v, want %s", err, tt.want)
			}
			if _, err := os.Stat(filepath.Join(dir, "libdevice.10.bc")); err == nil {
				t.Error("a file was written outside the folder")
			}
		})
	}
}

func writeZip(t *testing.T, file, member, record string, mode fs.FileMode) {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	h := &zip.FileHeader{Name: member}
	h.SetMode(mode)
	w, err := z.CreateHeader(h)
	if err != nil {
		t.Fatal(err)
	}
	w.Write([]byte(content))
	if record != "" {
		w, _ := z.Create("nvidia_nvvm-13.9.1.dist-info/RECORD")
		w.Write([]byte(record))
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestUnpack(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.whl")
	writeZip(t, file, "nvidia/bin/ptxas", "nvidia/bin/ptxas,sha256="+hash+",9\n", 0o755)
	if err := Unpack(file, filepath.Join(dir, "tree")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(filepath.Join(dir, "tree/nvidia/bin/ptxas"))
	if err != nil || info.Size() != int64(len(content)) || info.Mode()&0o100 == 0 {
		t.Errorf("%v, %v", info, err)
	}
	if _, err := os.Stat(filepath.Join(dir, "tree/nvidia_nvvm-13.9.1.dist-info/RECORD")); err != nil {
		t.Error(err)
	}
}

func TestCheckHash(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.whl")
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := (Wheel{SHA256: "55c5d7fa55e2c8c2805b1f5dd422976ec4beedfc2c12b066836b3ca8d30b86b6"}).CheckHash(file); err != nil {
		t.Error(err)
	}
	if err := (Wheel{SHA256: "00"}).CheckHash(file); err == nil || !strings.Contains(err.Error(), "00 expected") {
		t.Error(err)
	}
}
