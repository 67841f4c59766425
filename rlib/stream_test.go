package rlib

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// block writes a block, of zero-padded text instead of records: this package looks at headers only.
func block(id byte, text string) []byte {
	text += strings.Repeat("\x00", -len(text)&3)
	head := uint32(1) | uint32(id)<<2 | 2<<10 // enter a block, its id, codes of 2 bits
	b := binary.LittleEndian.AppendUint32(nil, head)
	return append(binary.LittleEndian.AppendUint32(b, uint32(len(text)/4)), text...)
}

func identified(text string) []byte { return block(identificationBlock, text) }
func module(text string) []byte     { return block(moduleBlock, text) }
func strtab(text string) []byte     { return block(strtabBlock, text) }
func symtab(text string) []byte     { return block(25, text) }

// file writes a file of bitcode that has these blocks.
func file(blocks ...[]byte) []byte {
	return slices.Concat(append([][]byte{[]byte(rawMagic)}, blocks...)...)
}

// moduleText gives the texts of a file's blocks, or what else there is.
func moduleText(raw []byte) string {
	rest, ok := bytes.CutPrefix(raw, []byte(rawMagic))
	if !ok {
		return fmt.Sprintf("no magic: %q", raw)
	}
	var texts []string
	for len(rest) > 0 {
		_, size, err := blockAt(rest[:min(len(rest), blockHeader)])
		if err != nil || size > int64(len(rest)) {
			return strings.Join(append(texts, fmt.Sprintf("and %q", rest)), " ")
		}
		texts = append(texts, strings.TrimRight(string(rest[8:size]), "\x00"))
		rest = rest[size:]
	}
	return strings.Join(texts, " ")
}

func TestSplit(t *testing.T) {
	a, b := file(identified("ia"), module("A"), symtab("sy"), strtab("a")), file(module("B"), strtab("b"))
	zeros := make([]byte, 100)
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"one", a, "[: ia A sy a]"},
		{"two with a table each", append(a, file(identified("ib"), module("B"), strtab("b"))[4:]...), "[#1: ia A a #2: ib B b]"},
		{"two with one table", file(identified("ia"), module("A"), identified("ib"), module("B"), symtab("sy"), strtab("ab")), "[#1: ia A ab #2: ib B ab]"},
		{"three, two of which share", file(module("A"), module("B"), strtab("ab"), module("C"), strtab("c")), "[#1: A ab #2: B ab #3: C c]"},
		{"without a table", file(module("A"), module("B")), "[#1: A #2: B]"},
		{"the last without a table", file(module("A"), strtab("a"), module("B")), "[#1: A a #2: B]"},
		{"a second table is nobody's", file(module("A"), strtab("a"), strtab("b")), "[: A a]"},
		{"unknown blocks between", file(block(99, "new"), module("A"), block(99, "new"), strtab("a"), module("B")), "[#1: A a #2: B]"},
		{"identification of something else", file(identified("i"), block(99, "new"), module("A"), module("B")), "[#1: A #2: B]"},
		{"files after each other", slices.Concat(a, b), "[#1: ia A sy a #2: B b]"},
		{"a table is not for the file before", slices.Concat(file(module("A"), module("B")), b), "[#1: A #2: B #3: B b]"},
		{"zeros between", slices.Concat(a, zeros, b, zeros), "[#1: ia A sy a #2: B b]"},
		{"odd zeros between", slices.Concat(a, zeros[:3], b, zeros[:1]), "[#1: ia A sy a #2: B b]"},
		{"wrapped after each other", slices.Concat(wrapper(0, 20, uint32(len(a)), string(a)), zeros[:12], wrapper(0, 20, uint32(len(b)), string(b))), "[#1: ia A sy a #2: B b]"},
		{"several in a wrapper", wrapper(0, 20, 32, string(file(module("A"), module("B"), zeros[:4]))), "[#1: A #2: B]"},
		{"Darwin's padding", append(a, "\n\n\n\n\n\n\n"...), "[: ia A sy a]"},
		// What can not be taken apart is one module as it stands, and the reader of bitcode says what is wrong with it.
		{"text after it", append(slices.Clone(a), "more than padding"...), `[: ia A sy a and "more than padding"]`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			found, err := modulesOf(t, tt.data)
			if got := fmt.Sprint(found); err != nil || got != tt.want {
				t.Errorf("got %s, %v, want %s", got, err, tt.want)
			}
		})
	}
}

// TestCat reads what llvm-cat joins, and compares with the modules that LLVM finds in it.
func TestCat(t *testing.T) {
	dir := t.TempDir()
	cat, extract := tool(t, "llvm-cat-22", "llvm-cat"), tool(t, "/usr/lib/llvm-22/bin/llvm-modextract", "llvm-modextract-22")
	dis, rustc := tool(t, "llvm-dis-22", "llvm-dis"), rustSource(t, dir)
	for i, args := range [][]string{{"-O"}, {"-Copt-level=0", "-g"}, {"-O", "-Cforce-frame-pointers"}} {
		run(t, dir, rustc, append(args, "--crate-type=rlib", "--emit=llvm-bc", "l.rs", "-o", fmt.Sprintf("m%d.bc", i))...)
	}
	for _, tt := range []struct {
		args []string
		n    int
	}{{[]string{"-b", "m0.bc", "m1.bc", "m2.bc"}, 3}, {[]string{"m0.bc", "m1.bc", "m2.bc"}, 3}, {[]string{"-b", "m1.bc"}, 1}} {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			run(t, dir, cat, append(tt.args, "-o", "cat.bc")...)
			f, err := Open(filepath.Join(dir, "cat.bc"))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			modules, err := f.Modules()
			if err != nil || len(modules) != tt.n {
				t.Fatal(modules, err)
			}
			for i, m := range modules {
				data, err := m.Read()
				if err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(filepath.Join(dir, "module.bc"), data, 0o600); err != nil {
					t.Fatal(err)
				}
				ours := output(t, dir, dis, "-o", "-", "module.bc") // has the file's name in it
				run(t, dir, extract, "-b", "-n", fmt.Sprint(i), "cat.bc", "-o", "module.bc")
				theirs := output(t, dir, dis, "-o", "-", "module.bc")
				if ours != theirs || !strings.Contains(ours, "define") {
					t.Errorf("%s: %d bytes of text, LLVM's module has %d", m, len(ours), len(theirs))
				}
			}
		})
	}
}

// TestMemory measures what hostile files make us allocate, in all, and compares with 256 times their size, or 16 MiB.
func TestMemory(t *testing.T) {
	repeat := func(n int, parts ...string) string { return strings.Repeat(strings.Join(parts, ""), n) }
	names := repeat(1<<13, "x") + "/\n" + repeat(maxName-10, "y") + "/\n"
	longest := fmt.Sprintf("/%d", 1<<13+2)
	path := repeat(2_000, "./")
	dir := t.TempDir()
	for name, data := range map[string]string{"empty": "", "archive": archiveMagic + member("a", nil) + member("b", nil)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	tiny := string(module(""))
	cat := func(modules int, table string) string {
		return rawMagic + repeat(modules, tiny) + string(strtab(table))
	}
	overlap := func(count int) []byte { // symbols that have one name of a million bytes
		b := binary.LittleEndian.AppendUint32(nil, uint32(8*count))
		b = append(b, bytes.Repeat([]byte{0, 0, 0, 0, 0, 0, 1, 0}, count)...)
		b = binary.LittleEndian.AppendUint32(b, 1_000_000)
		return append(append(b, repeat(999_999, "n")...), 0)
	}
	tests := []struct {
		name, data string
	}{
		{"one long name for all members", archiveMagic + member("//", []byte(names)) + repeat(20_000, member(longest, nil))},
		{"one long name for all modules", archiveMagic + member("//", []byte(names)) + repeat(20_000, member(longest, bitcode("")))},
		{"one long path for all thin members", thinMagic + member("//", []byte(path+"empty/\n")) + repeat(5_000, header("/0", "0"))},
		{"one long path of an archive", thinMagic + member("//", []byte(path+"archive/\n")) + repeat(5_000, header("/0:68", "0"))},
		{"empty members", archiveMagic + repeat(100_000, header("a/", "0"))},
		{"BSD names", archiveMagic + repeat(20_000, header("#1/60", "60"), repeat(60, "n"))},
		{"tiny modules", cat(300_000, "")},
		{"tiny modules in an archive", archiveMagic + repeat(20_000, member("a", file([]byte(tiny), []byte(tiny))))},
		{"a string table for too many", cat(100_000, repeat(1<<20, "n"))},
		{"a string table for as many as may be", cat(36, repeat(1<<20, "n"))},
		{"blocks of nothing", rawMagic + repeat(300_000, string(block(99, "")))},
		{"zeros", string(file(module(""))) + repeat(4<<20, "\x00")},
		{"files", repeat(200_000, string(file([]byte(tiny))))},
		{"wrappers", repeat(100_000, string(wrapper(0, 20, 16, string(file(module("x"))))))},
		{"objects", archiveMagic + repeat(3000, member("a", elf64(elfSection{name: ".llvmbc", kind: 1, data: file([]byte(tiny))})))},
		{"a section for each byte", string(elf64(slices.Repeat([]elfSection{{name: ".llvmbc", kind: 1, data: file([]byte(tiny))}}, 60_000)...))},
		{"a symbol index of nothing", archiveMagic + member("/", append([]byte{0, 15, 0, 0}, make([]byte, 5<<20)...))},
		{"one name in a BSD index", archiveMagic + member("__.SYMDEF", overlap(100_000))},
		{"one name in a BSD index, not too often", archiveMagic + member("__.SYMDEF", overlap(15)) + member("a", nil)},
		{"a symbol index for others", archiveMagic + member("/", append([]byte{0, 15, 0, 0}, make([]byte, 1<<20)...))},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			err := readEverything(filepath.Join(dir, "t.a"), []byte(tt.data), nil)
			runtime.ReadMemStats(&after)
			used, most := after.TotalAlloc-before.TotalAlloc, max(16<<20, 256*uint64(len(tt.data)))
			t.Logf("%d bytes: %d allocated, %.1f for each; %.80v", len(tt.data), used, float64(used)/float64(len(tt.data)), err)
			if used > most {
				t.Errorf("%d bytes allocated for a file of %d, at most %d expected", used, len(tt.data), most)
			}
		})
	}
}

// readEverything does with a file all that can be done; check is given each module.
func readEverything(name string, data []byte, check func(Module, []byte)) error {
	f, err := NewFile(name, bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return err
	}
	_, indexErr := f.Symbols()
	modules, err := f.Modules()
	if err != nil {
		return err
	}
	err = indexErr
	for _, m := range modules {
		raw, readErr := m.Read()
		if readErr != nil {
			err = readErr
		} else if check != nil {
			check(m, raw)
		}
	}
	return err
}

// FuzzContainer looks for bitcode in anything: the modules found have a magic, lie in the file and are no longer than it and a copy of a string table.
func FuzzContainer(f *testing.F) {
	a := file(identified("i"), module("A"), symtab("s"), strtab("a"))
	for _, s := range [][]byte{
		a,
		file(module("A"), module("B"), strtab("ab"), module("C")),
		slices.Concat(a, make([]byte, 5), a),
		wrapper(0, 20, uint32(len(a)), string(a)+"\x00\x00\x00\x00"),
		elf64(elfSection{name: ".llvmbc", kind: 1, data: a}),
		elfObjectOf(layout{binary.BigEndian, false}, []elfSection{{name: ".llvm.lto", kind: elfLTO, data: a}}),
		machObjectOf(layout{binary.LittleEndian, true}, a),
		machObjectOf(layout{binary.BigEndian, false}, a),
		coffObjectOf(false, a),
		coffObjectOf(true, a),
		elf64(elfSection{name: ".llvmbc", kind: 1, data: append([]byte("B\x00\xc0\xde"), a[4:]...)}), // once passed as bitcode
		[]byte(archiveMagic + member("a.o/", elf64(elfSection{name: ".llvmbc", kind: 1, data: a})) + member("b.o/", append(a, a...))),
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var before, after runtime.MemStats
		measured := len(data) > 4<<10 // stopping the world takes time
		if measured {
			runtime.ReadMemStats(&before)
		}
		err := readEverything("testdata/none/t.a", data, func(m Module, raw []byte) {
			if !bytes.HasPrefix(raw, []byte(rawMagic)) {
				t.Errorf("%s: module without magic: % x", m, raw[:min(8, len(raw))])
			}
			if m.thin != nil {
				return
			}
			if len(raw) > 2*len(data) || m.Offset < 0 || m.Offset >= int64(len(data)) {
				t.Errorf("%s: %d bytes at %d out of %d", m, len(raw), m.Offset, len(data))
			}
			if !m.whole && (int64(len(raw)) != m.Size || len(raw)%4 != 0) {
				t.Errorf("%s: %d bytes, Size says %d", m, len(raw), m.Size)
			}
		})
		if err != nil && !strings.Contains(err.Error(), "testdata/none/") {
			t.Errorf("%v does not name the file", err)
		}
		if measured {
			runtime.ReadMemStats(&after)
			if used := after.TotalAlloc - before.TotalAlloc; used > max(16<<20, 256*uint64(len(data))) {
				t.Errorf("%d bytes allocated for a file of %d", used, len(data))
			}
		}
	})
}
