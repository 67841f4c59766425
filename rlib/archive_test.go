package rlib

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// bitcode stands for a module: this package looks at its magic only.
func bitcode(payload string) []byte { return []byte(rawMagic + payload) }

// header writes a member's header with the fields that matter.
func header(name, size string) string { return fmt.Sprintf("%-48s%-10s`\n", name, size) }

// member writes a member, padded to an even size.
func member(name string, data []byte) string {
	s := header(name, fmt.Sprint(len(data))) + string(data)
	if len(s)%2 == 1 {
		s += "\n"
	}
	return s
}

func openBytes(t *testing.T, data string) (*File, error) {
	t.Helper()
	return NewFile("t.rlib", strings.NewReader(data), int64(len(data)))
}

// contents reads every module of an archive: "name: data" each.
func contents(t *testing.T, f *File) []string {
	t.Helper()
	modules, err := f.Modules()
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, m := range modules {
		data, err := m.Read()
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, m.Member+": "+strings.TrimPrefix(string(data), rawMagic))
	}
	return list
}

func TestArchives(t *testing.T) {
	tests := []struct {
		name string
		data string
		want []string
	}{
		{"empty", archiveMagic, nil},
		{"gnu", archiveMagic + member("a.o/", bitcode("A")) + member("b c.o/", bitcode("BB")), []string{"a.o: A", "b c.o: BB"}},
		{"no padding at the end", strings.TrimSuffix(archiveMagic+member("a.o/", bitcode("A")), "\n"), []string{"a.o: A"}},
		{"long names", archiveMagic + member("/", nil) + member("//", []byte("first-long-name.o/\nsecond-long-name.o/\n")) +
			member("/19", bitcode("2")) + member("/0", bitcode("1")), []string{"second-long-name.o: 2", "first-long-name.o: 1"}},
		{"long names ended by NUL", archiveMagic + member("//", []byte("first-long-name.o\x00second.o\x00")) +
			member("/18", bitcode("2")), []string{"second.o: 2"}},
		{"bsd", archiveMagic + member("plain.o", bitcode("P")) + member("#1/20", append([]byte("long name of bsd\x00\x00\x00\x00"), bitcode("L")...)),
			[]string{"plain.o: P", "long name of bsd: L"}},
		{"bsd index by long name", archiveMagic + member("#1/20", []byte("__.SYMDEF SORTED\x00\x00\x00\x00BC\xc0\xde")) + member("a.o", bitcode("A")), []string{"a.o: A"}},
		{"wrapper", archiveMagic + member("w.o/", wrapper(0, 24, 5, "skipBC\xc0\xdeWtail")), []string{"w.o: W"}},
		{"others passed over", archiveMagic + member("/", []byte{0, 0, 0, 0}) + member("lib.rmeta/", bitcode("not a module")) + member("e.o/", elf64()) +
			member("empty/", nil) + member("short/", []byte("BC")) + member("text/", []byte("hello")) + member("a.o/", bitcode("A")), []string{"a.o: A"}},
		{"duplicate names", archiveMagic + member("a.o/", bitcode("1")) + member("a.o/", bitcode("2")), []string{"a.o: 1", "a.o: 2"}},
		{"64-bit index", archiveMagic + member("/SYM64/", make([]byte, 8)) + member("a.o/", bitcode("A")), []string{"a.o: A"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f, err := openBytes(t, tt.data)
			if err != nil {
				t.Fatal(err)
			}
			if got := contents(t, f); !slices.Equal(got, tt.want) {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestBadArchives(t *testing.T) {
	good := archiveMagic + member("a.o/", bitcode("A"))
	tests := []struct {
		name string
		data string
		want string
	}{
		{"cut in the magic", good[:5], "it begins with"},
		{"cut in a header", good[:30], "t.rlib at offset 8: archive cut short: 22 bytes are left, a member's header has 60"},
		{"cut in the data", good[:len(good)-2], "t.rlib(a.o) at offset 8: archive cut short: the member has 5 bytes, 4 are left"},
		{"size beyond the file", archiveMagic + header("a.o/", "9999999999") + rawMagic, "the member has 9999999999 bytes, 4 are left"},
		{"bad digits", archiveMagic + header("a.o/", "12x"), `t.rlib(a.o/) at offset 8: bad size "12x"`},
		{"no digits", archiveMagic + header("a.o/", ""), `bad size ""`},
		{"negative size", archiveMagic + header("a.o/", "-4"), `bad size "-4"`},
		{"not a header", archiveMagic + strings.Repeat("x", 60), `it should end with "` + "`" + `\n", found "xx"`},
		{"second header bad", good + strings.Repeat("\x00", 60), `t.rlib at offset 74: not a member's header`},
		{"long name outside the table", archiveMagic + member("//", []byte("long/\n")) + member("/6", bitcode("")), "t.rlib(/6) at offset 74: name at offset 6 of the table of long names, which has 6 bytes"},
		{"long name without a table", archiveMagic + member("/0", bitcode("")), "which has 0 bytes"},
		{"long name without an end", archiveMagic + member("//", []byte("long")) + member("/1", bitcode("")), "has no end in 3 bytes"},
		{"long name without digits", archiveMagic + member("/x", bitcode("")), `bad name "/x"`},
		{"bsd name longer than the member", archiveMagic + member("#1/9", bitcode("")), `bad length of a BSD name: "#1/9" in a member of 4 bytes`},
		{"bsd name beyond the file", archiveMagic + header("#1/40", "50") + "abc", "a name of 40 bytes, 3 are left"},
		{"bsd name without digits", archiveMagic + member("#1/", bitcode("")), `bad length of a BSD name: "#1/"`},
		{"terminal escapes in a name", archiveMagic + header("\x1b[31m/", "7"), `t.rlib("\x1b[31m") at offset 8`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f, err := openBytes(t, tt.data)
			if err == nil {
				_, err = f.Modules()
			}
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v, want %s", err, tt.want)
			}
			var e *Error
			if !errors.As(err, &e) || e.File != "t.rlib" {
				t.Errorf("%#v is not an Error that names the file", err)
			}
		})
	}
}

func TestThinArchive(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "sub"), 0o700); err != nil {
		t.Fatal(err)
	}
	write := func(name, data string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("sub/a long name of a module.o", rawMagic+"A")
	write("e.o", string(elf64()))
	write("b.o", rawMagic+"BB")
	table := []byte("sub/a long name of a module.o/\ne.o/\nb.o/\nnone.o/\n" + filepath.Join(dir, "b.o") + "/\n")
	start := thinMagic + member("//", table)
	write("t.a", start+header("/0", "5")+header("/31", "64")+header("/36", "6")+header("/49", "6"))
	f, err := Open(filepath.Join(dir, "t.a"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want := []string{"sub/a long name of a module.o: A", "b.o: BB", filepath.Join(dir, "b.o") + ": BB"}
	if got := contents(t, f); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}

	modules, _ := f.Modules()
	write("b.o", rawMagic+"BBB")
	if _, err := modules[1].Read(); err == nil || !strings.Contains(err.Error(), "b.o has 7 bytes, the thin archive says 6") {
		t.Errorf("a member that changed: %v", err)
	}
	for _, tt := range []struct{ data, want string }{
		{start + header("/41", "5"), "t.a(none.o) at offset"},
		{start + header("/36:100", "5"), "b.o: LLVM bitcode inside a thin archive; expected an archive"},
		{start + header("/41:100", "5"), "none.o: no such file"},
		{start + header("/0:x", "5"), `bad place "x" of a member`},
	} {
		write("t.a", tt.data)
		f, err := Open(filepath.Join(dir, "t.a"))
		if err != nil {
			t.Fatal(err)
		}
		if _, err = f.Modules(); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("got %v, want %s", err, tt.want)
		}
		f.Close()
	}
}

// tool finds a program that a test needs, or skips the test with the reason.
func tool(t *testing.T, names ...string) string {
	t.Helper()
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Skipf("none of %q is installed", names)
	return ""
}

func run(t *testing.T, dir, name string, args ...string) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s %q: %v\n%s", name, args, err, out)
	}
}

// rustSource writes a small crate for the machine itself and returns the compiler for it.
func rustSource(t *testing.T, dir string) (rustc string) {
	t.Helper()
	const source = "#![no_std]\n#[inline(never)] #[no_mangle] pub fn rlib_test_function(a: u32) -> u32 { a.rotate_left(7) }\n"
	rustc = tool(t, "/usr/bin/rustc", "rustc")
	if err := os.WriteFile(filepath.Join(dir, "l.rs"), []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	return rustc
}

func TestRustLibrary(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, rustSource(t, dir), "--crate-type=rlib", "--crate-name=a_crate_with_quite_a_long_name", "-Clinker-plugin-lto", "-O", "l.rs", "-o", "libl.rlib")
	f, err := Open(filepath.Join(dir, "libl.rlib"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	members, err := f.Members()
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[Kind]int{}
	for _, m := range members {
		kinds[m.Kind]++
	}
	if kinds[Metadata] != 1 || kinds[Bitcode] != 1 {
		t.Errorf("members: %+v", members)
	}
	modules, err := f.Modules()
	if err != nil || len(modules) != 1 {
		t.Fatal(modules, err)
	}
	if m := modules[0]; !strings.Contains(m.Member, "a_crate_with_quite_a_long_name") || !strings.HasSuffix(m.Member, ".rcgu.o") {
		t.Errorf("member %q", m.Member)
	}
	data, err := modules[0].Read()
	if err != nil || !bytes.Contains(data, []byte("rlib_test_function")) {
		t.Errorf("module of %d bytes without the function: %v", len(data), err)
	}
	symbols, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(symbols, func(s Symbol) bool { return s.Name == "rlib_test_function" })
	if i < 0 {
		t.Fatalf("symbols: %v", symbols)
	}
	if j := slices.IndexFunc(members, func(m Member) bool { return m.Header == symbols[i].Header }); j < 0 || members[j].Name != modules[0].Member {
		t.Errorf("%v is not in %q", symbols[i], modules[0].Member)
	}
}

// TestArchivers reads what real archivers write, in each of their formats.
func TestArchivers(t *testing.T) {
	dir := t.TempDir()
	rustc := rustSource(t, dir)
	names := []string{"m.o", "exactly-15-ch.o", "a-name-that-is-too-long-for-the-header.o"}
	for _, name := range names {
		run(t, dir, rustc, "--crate-type=rlib", "--emit=llvm-bc", "l.rs", "-o", name)
	}
	if err := os.WriteFile(filepath.Join(dir, "other.txt"), []byte("odd"), 0o600); err != nil {
		t.Fatal(err)
	}
	members := append([]string{"other.txt"}, names...)
	llvmAr := []string{"llvm-ar-22", "llvm-ar"}
	for i, tt := range []struct {
		tools []string
		args  []string
		index string // the first member
	}{
		{[]string{"ar"}, []string{"rcS"}, "//"},
		{[]string{"ar"}, []string{"rcST"}, "//"},
		{[]string{"ar"}, []string{"rcs"}, ""},
		{[]string{"ar"}, []string{"rcsT"}, ""},
		{llvmAr, []string{"--format=gnu", "rcs"}, "/"},
		{llvmAr, []string{"--format=bsd", "rcs"}, "__.SYMDEF"},
		{llvmAr, []string{"--format=darwin", "rcs"}, "__.SYMDEF"},
		{llvmAr, []string{"--format=coff", "rcs"}, "/"},
		{llvmAr, []string{"--thin", "rcs"}, "/"},
		{llvmAr, []string{"--format=gnu", "rcs"}, "/SYM64/"},
		{llvmAr, []string{"--format=darwin", "rcs"}, "__.SYMDEF_64"},
	} {
		t.Run(tt.tools[0]+" "+strings.Join(append(tt.args, tt.index), " "), func(t *testing.T) {
			if strings.Contains(tt.index, "64") {
				t.Setenv("SYM64_THRESHOLD", "0") // of llvm-ar, for its own tests
			}
			out := filepath.Join(dir, fmt.Sprintf("t%d.a", i)) // beside the members, as a thin archive names them from there
			run(t, dir, tool(t, tt.tools...), slices.Concat(tt.args, []string{out}, members)...)
			f, err := Open(out)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if all, err := f.Members(); err != nil || tt.index != "" && all[0].Name != tt.index {
				t.Errorf("the first member is %+v, %v, %q expected", all[:1], err, tt.index)
			}
			modules, err := f.Modules()
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, m := range modules {
				got = append(got, m.Member)
				data, err := m.Read()
				if err != nil {
					t.Fatal(err)
				}
				want, err := os.ReadFile(filepath.Join(dir, m.Member))
				if err != nil {
					t.Fatal(err)
				}
				// BSD's and Darwin's members are padded.
				if padding := bytes.TrimLeft(data[min(len(data), len(want)):], "\n\x00"); !bytes.HasPrefix(data, want) || len(padding) > 0 {
					t.Errorf("%s: other bytes than the file's", m.Member)
				}
			}
			if !slices.Equal(got, names) {
				t.Errorf("got %q, want %q", got, names)
			}
			symbols, err := f.Symbols()
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range symbols {
				if !slices.ContainsFunc(modules, func(m Module) bool { return m.Header == s.Header }) {
					t.Errorf("the index says that %s is at %d, where no module is", s.Name, s.Header)
				}
			}
			isTest := func(s Symbol) bool { return strings.TrimPrefix(s.Name, "_") == "rlib_test_function" }
			if tt.tools[0] != "ar" && !slices.ContainsFunc(symbols, isTest) { // GNU ar needs a plugin for bitcode
				t.Errorf("the index does not have the function: %v", symbols)
			}
		})
	}
}

func FuzzArchive(f *testing.F) {
	for _, s := range []string{
		archiveMagic,
		archiveMagic + member("/", []byte("\x00\x00\x00\x01\x00\x00\x00\x50f\x00")) + member("//", []byte("long name.o/\n")) + member("/0", bitcode("A")),
		archiveMagic + member("#1/4", append([]byte("name"), bitcode("A")...)) + member("lib.rmeta/", []byte("rust")),
		archiveMagic + member("/SYM64/", make([]byte, 8)) + member("w.o/", wrapper(0, 20, 4, rawMagic)),
		thinMagic + member("//", []byte("a.o/\n")) + header("/0            /", "4"),
		rawMagic,
		string(wrapper(0, 20, 4, rawMagic)),
		"; ModuleID = 'x'\n",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := NewFile("testdata/none/t.rlib", bytes.NewReader(data), int64(len(data)))
		if err != nil {
			return
		}
		file.Symbols()
		modules, err := file.Modules()
		if err != nil {
			return
		}
		for _, m := range modules {
			raw, err := m.Read()
			if err != nil {
				continue
			}
			if !bytes.HasPrefix(raw, []byte(rawMagic)) {
				t.Errorf("%s: module without magic: % x", m.Member, raw[:min(8, len(raw))])
			}
			if file.Kind() != ThinArchive && len(raw) > len(data) {
				t.Errorf("%s: %d bytes out of %d", m.Member, len(raw), len(data))
			}
		}
	})
}

// output runs a program and gives what it prints.
func output(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %q: %v", name, args, err)
	}
	return string(out)
}

// TestBigArchive refuses the one format of llvm-ar that this package does not read, by its name.
func TestBigArchive(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, tool(t, "llvm-ar-22", "llvm-ar"), "--format=bigarchive", "rcs", "big.a")
	if _, err := Open(filepath.Join(dir, "big.a")); err == nil || !strings.Contains(err.Error(), "AIX big archive, not LLVM bitcode or an archive") {
		t.Errorf("got %v", err)
	}
}

// TestNestedArchive reads the thin archive that GNU ar makes of an archive and a file: the archive's members are in it by their places.
func TestNestedArchive(t *testing.T) {
	dir := t.TempDir()
	ar := tool(t, "ar")
	long := "a-name-that-is-too-long-for-the-header.o"
	files := map[string][]byte{"m.o": file(module("M")), long: file(module("L")), "other.o": file(module("O")), "text": []byte("no module")}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	run(t, dir, ar, "rcS", "inner.a", "text", "m.o", long)
	run(t, dir, ar, "rcST", "outer.a", "inner.a", "other.o")
	modules := func() ([]string, error) {
		f, err := Open(filepath.Join(dir, "outer.a"))
		if err != nil {
			return nil, err
		}
		defer f.Close()
		modules, err := f.Modules()
		var list []string
		for _, m := range modules {
			data, err := m.Read()
			if err != nil {
				return list, err
			}
			list = append(list, m.Name()+": "+moduleText(data))
		}
		return list, err
	}
	want := []string{"m.o: M", long + ": L", "other.o: O"}
	if got, err := modules(); err != nil || !slices.Equal(got, want) {
		t.Errorf("got %q, %v, want %q", got, err, want)
	}
	for _, tt := range []struct {
		args []string
		want string
	}{
		{[]string{"rcS", "inner.a", "m.o"}, "inner.a has no member at offset"},
		{[]string{"rcST", "inner.a", "m.o"}, "thin archive inside a thin archive"},
	} {
		if err := os.Remove(filepath.Join(dir, "inner.a")); err != nil {
			t.Fatal(err)
		}
		run(t, dir, ar, tt.args...)
		if got, err := modules(); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("inner archive made anew with %q: got %q, %v, want %s", tt.args, got, err, tt.want)
		}
	}
}
