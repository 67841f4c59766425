package scrub

import (
	"bytes"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A text is found and replaced at every bit in every encoding, and nothing else is touched.
func TestBits(t *testing.T) {
	const from, to = "/home/alice/", "/xxxx/xxxxx/"
	s := New(from, "/home/alice/longer")
	r := rand.New(rand.NewSource(1))
	for name, encode := range map[string]func(string) []bool{
		"8 bits": func(s string) []bool { return fixed(s, 8) }, "7 bits": func(s string) []bool { return fixed(s, 7) }, "VBR6": vbr6,
	} {
		for shift := range 8 {
			noise := make([]byte, 64)
			r.Read(noise)
			put := func(text string) []byte {
				data := bytes.Clone(noise)
				for i, bit := range encode(text) {
					at := 20*8 + shift + i
					data[at/8] &^= 1 << (at % 8)
					if bit {
						data[at/8] |= 1 << (at % 8)
					}
				}
				return data
			}
			in, want := put(from), put(to)
			keep := bytes.Clone(in)
			if got := s.Bytes(in); !bytes.Equal(got, want) {
				t.Errorf("%s, bit %d:\ngot  %x\nwant %x", name, shift, got, want)
			}
			if !bytes.Equal(in, keep) {
				t.Errorf("%s, bit %d: the argument is changed", name, shift)
			}
		}
	}
	if got := s.String("in /home/alice/longer and /home/alice/x"); got != "in /xxxx/xxxxx/xxxxxx and /xxxx/xxxxx/x" {
		t.Errorf("got %q", got)
	}
}

// Bitcode of clang's, with debug information, reads the same but for the paths.
func TestBitcode(t *testing.T) {
	for _, tool := range []string{"clang-22", "llvm-dis-22"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip("this test needs ", tool)
		}
	}
	dir := filepath.Join(t.TempDir(), "home", "somebody")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	source, bitcode := filepath.Join(dir, "a.c"), filepath.Join(dir, "a.bc")
	text := "const char *file = __FILE__; const char array[] = __FILE__ \"\\377\"; int f(int x) { return x + *file; }\n"
	if err := os.WriteFile(source, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("clang-22", "-g", "-c", "-emit-llvm", "-o", bitcode, source).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	before, err := exec.Command("llvm-dis-22", "-o", "-", bitcode).Output()
	if err != nil || !strings.Contains(string(before), dir) {
		t.Fatalf("%v: the path is not there before", err)
	}
	data, err := os.ReadFile(bitcode)
	if err != nil {
		t.Fatal(err)
	}
	s := New(dir)
	after := filepath.Join(dir, "after.bc")
	if err := os.WriteFile(after, s.Bytes(data), 0o666); err != nil {
		t.Fatal(err)
	}
	got, err := exec.Command("llvm-dis-22", "-o", "-", after).Output()
	if err != nil {
		t.Fatal(err)
	}
	// Both begin with a comment that names the file.
	_, want, _ := strings.Cut(s.String(string(before)), "\n")
	_, have, _ := strings.Cut(string(got), "\n")
	if have != want {
		t.Errorf("got\n%s\nwant\n%s", have, want)
	}
}
