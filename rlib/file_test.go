package rlib

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func wrapper(version, offset, size uint32, data string) []byte {
	b := []byte(wrapperMagic)
	for _, word := range []uint32{version, offset, size, 0x01000007} {
		b = binary.LittleEndian.AppendUint32(b, word)
	}
	return append(b, data...)
}

func TestFiles(t *testing.T) {
	tests := []struct {
		name string
		data string
		want string // the module, or part of the error
	}{
		{"raw", rawMagic + "x", rawMagic + "x"},
		{"wrapped", string(wrapper(0, 20, 5, rawMagic+"x")), rawMagic + "x"},
		{"empty", "", "the file is empty"},
		{"ir", "; ModuleID = 'x'\ndefine void @f() {\n", "LLVM IR as text, not bitcode: assemble it with llvm-as"},
		{"ir without a comment", "\n@x = global i32 0\ntarget triple = \"nvptx64-nvidia-cuda\"\n", "LLVM IR as text"},
		{"ptx", "//\n// Generated\n.version 8.4\n", "PTX text"},
		{"linker script", "INPUT(libx.a)", "linker script"},
		{"rust", "fn main() {}\n", `text, not LLVM bitcode or an archive: it begins with "fn main() {}"`},
		{"utf-8 cut", strings.Repeat("é", 600)[1:], "it begins with a9 c3"},
		{"utf-8", strings.Repeat("é", 600), `it begins with "é`},
		{"elf", string(elf64()), "ELF object without LLVM bitcode: it has no section .llvmbc or .llvm.lto"},
		{"cubin", string(append(append(elf64()[:18:18], elfCUDA, 0), elf64()[20:]...)), "CUDA binary (cubin) without LLVM bitcode"},
		{"gzip", "\x1f\x8b\x08\x00", "gzip file, not LLVM bitcode or an archive"},
		{"zstd", "\x28\xb5\x2f\xfd\x00", "zstd file, not LLVM bitcode or an archive"},
		{"fat binary", "\x50\xed\x55\xba\x01", "CUDA fat binary, not LLVM bitcode or an archive"},
		{"SPIR-V", "\x03\x02\x23\x07\x00", "SPIR-V module, not LLVM bitcode or an archive"},
		{"offload bundle", "__CLANG_OFFLOAD_BUNDLE__\x01", "offload bundle (clang-offload-bundler --unbundle takes files out of it), not"},
		{"coff", "\x64\x86\x02\x00", "COFF object"},
		{"binary", "\x01\x02\x03", "it begins with 01 02 03"},
		{"wrapper cut", wrapperMagic + "\x00\x00", "bitcode wrapper of 6 bytes; its header alone has 20"},
		{"wrapper of a future version", string(wrapper(1, 20, 4, rawMagic)), "version 1; only version 0 is known"},
		{"wrapper into itself", string(wrapper(0, 4, 20, rawMagic)), "20 bytes from byte 4, outside"},
		{"wrapper beyond the end", string(wrapper(0, 20, 5, rawMagic)), "5 bytes from byte 20, outside the 4 bytes"},
		{"wrapper overflow", string(wrapper(0, 1<<32-1, 1<<32-1, rawMagic)), "outside"},
		{"wrapper of nothing", string(wrapper(0, 20, 0, "")), "expected 42 43 c0 de, found"},
		{"wrapper in a wrapper", string(wrapper(0, 20, 4, wrapperMagic)), "found de c0 17 0b"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "f.bc")
			if err := os.WriteFile(path, []byte(tt.data), 0o600); err != nil {
				t.Fatal(err)
			}
			var data []byte
			f, err := Open(path)
			if err == nil {
				defer f.Close()
				modules, _ := f.Modules()
				if len(modules) != 1 || modules[0].File != path || modules[0].Member != "" {
					t.Fatalf("Modules = %+v", modules)
				}
				data, err = modules[0].Read()
			}
			if err == nil {
				if string(data) != tt.want {
					t.Errorf("got %q, want %q", data, tt.want)
				}
			} else if !strings.Contains(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), path) {
				t.Errorf("got %v, want %s", err, tt.want)
			}
		})
	}
}

func TestNotFiles(t *testing.T) {
	dir := t.TempDir()
	if _, err := Open(filepath.Join(dir, "none")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a missing file: %v", err)
	}
	if _, err := Open(dir); err == nil || !strings.Contains(err.Error(), "not a regular file") {
		t.Errorf("a directory: %v", err)
	}
	run(t, dir, tool(t, "mkfifo"), "pipe") // nobody writes to it
	if _, err := Open(filepath.Join(dir, "pipe")); err == nil || !strings.Contains(err.Error(), "not a regular file") {
		t.Errorf("a pipe: %v", err)
	}
}

// spy notes what is read.
type spy struct {
	io.ReaderAt
	reads [][2]int64
}

func (s *spy) ReadAt(p []byte, off int64) (int, error) {
	s.reads = append(s.reads, [2]int64{off, off + int64(len(p))})
	return s.ReaderAt.ReadAt(p, off)
}

func TestReadsLittle(t *testing.T) {
	big := bytes.Repeat([]byte("x"), 100_000)
	data := archiveMagic + member("/", make([]byte, 4)) + member("lib.rmeta/", big) + member("elf.o/", append(elf64(), big...)) + member("a.o/", bitcode(string(big)))
	s := &spy{ReaderAt: strings.NewReader(data)}
	f, err := NewFile("t", s, int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	s.reads = nil // the sniffing of the file itself
	modules, err := f.Modules()
	if err != nil || len(modules) != 1 {
		t.Fatal(modules, err)
	}
	reads := s.reads
	members, _ := f.Members()
	metadata := members[1]
	if metadata.Kind != Metadata {
		t.Fatalf("members: %+v", members)
	}
	total := int64(0)
	for _, r := range reads {
		total += r[1] - r[0]
		if r[0] < metadata.Offset+metadata.Size && r[1] > metadata.Offset {
			t.Errorf("bytes %d to %d of the metadata were read", r[0]-metadata.Offset, r[1]-metadata.Offset)
		}
	}
	if total > 1000 {
		t.Errorf("%d bytes read to find one module", total)
	}
}

func TestChangedFile(t *testing.T) {
	setup := func(t *testing.T) (path string, module Module) {
		path = filepath.Join(t.TempDir(), "f.a")
		if err := os.WriteFile(path, []byte(archiveMagic+member("a.o/", bitcode("AAAA"))), 0o600); err != nil {
			t.Fatal(err)
		}
		f, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { f.Close() })
		modules, err := f.Modules()
		if err != nil || len(modules) != 1 {
			t.Fatal(modules, err)
		}
		return path, modules[0]
	}
	t.Run("shorter", func(t *testing.T) {
		path, m := setup(t)
		if err := os.Truncate(path, 70); err != nil {
			t.Fatal(err)
		}
		_, err := m.Read()
		if want := path + "(a.o) at offset 68: the file became shorter while it was read: expected 8 bytes, found 2"; err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	})
	t.Run("rewritten", func(t *testing.T) {
		path, m := setup(t)
		if err := os.Chtimes(path, time.Time{}, time.Now().Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
		if _, err := m.Read(); err == nil || !strings.Contains(err.Error(), "changed while it was read") {
			t.Errorf("got %v", err)
		}
	})
	t.Run("replaced", func(t *testing.T) { // the open file is still the old one
		path, m := setup(t)
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		if data, err := m.Read(); err != nil || string(data) != rawMagic+"AAAA" {
			t.Errorf("got %q, %v", data, err)
		}
	})
	t.Run("closed", func(t *testing.T) {
		_, m := setup(t)
		m.source.Close()
		if _, err := m.Read(); !errors.Is(err, os.ErrClosed) {
			t.Errorf("got %v", err)
		}
	})
}
