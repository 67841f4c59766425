package rlib

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// elfSection is a section of an ELF object that a test writes.
type elfSection struct {
	name   string
	kind   uint32 // sh_type
	flags  uint32
	offset int // where its data is said to be; 0 for where it is
	size   int // its length, as is said; 0 for what it is
	data   []byte
}

// elf64 writes an ELF object of 64 bits, little-endian.
func elf64(sections ...elfSection) []byte {
	return elfObjectOf(layout{binary.LittleEndian, true}, sections)
}

func elfObjectOf(l layout, sections []elfSection) []byte {
	b := make([]byte, l.pick(52, 64))
	copy(b, "\x7fELF\x01\x01\x01")
	if l.wide {
		b[4] = 2
	}
	if l.ByteOrder == binary.BigEndian {
		b[5] = 2
	}
	if len(sections) == 0 {
		return b
	}
	put := func(b []byte, at32, at64 int, v uint64) {
		if l.wide {
			l.PutUint64(b[at64:], v)
		} else {
			l.PutUint32(b[at32:], uint32(v))
		}
	}
	names := []byte{0}
	entry := l.pick(40, 64)
	table := make([]byte, entry) // section 0 is nothing
	add := func(s elfSection) {
		h := make([]byte, entry)
		l.PutUint32(h, uint32(len(names)))
		names = append(names, s.name+"\x00"...)
		if s.name == ".shstrtab" {
			s.data = names
		}
		l.PutUint32(h[4:], s.kind)
		put(h, 8, 8, uint64(s.flags))
		at := uint64(len(b))
		if s.offset != 0 {
			at = uint64(s.offset)
		}
		put(h, 16, 24, at)
		size := len(s.data)
		if s.size != 0 {
			size = s.size
		}
		put(h, 20, 32, uint64(size))
		b, table = append(b, s.data...), append(table, h...)
	}
	for _, s := range sections {
		add(s)
	}
	add(elfSection{name: ".shstrtab", kind: 3})
	put(b, 32, 40, uint64(len(b)))
	at := l.pick(46, 58)
	l.PutUint16(b[at:], uint16(entry))
	l.PutUint16(b[at+2:], uint16(len(table)/entry))
	l.PutUint16(b[at+4:], uint16(len(table)/entry-1))
	return append(b, table...)
}

// modulesOf opens data as a file and reads its modules.
func modulesOf(t *testing.T, data []byte) ([]string, error) {
	t.Helper()
	f, err := NewFile("f.o", bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	modules, err := f.Modules()
	if err != nil {
		return nil, err
	}
	var list []string
	for _, m := range modules {
		raw, err := m.Read()
		if err != nil {
			return nil, err
		}
		if int64(len(raw)) != m.Size && !m.whole {
			t.Errorf("%s has %d bytes, Size says %d", m, len(raw), m.Size)
		}
		list = append(list, m.Name()+": "+moduleText(raw))
	}
	return list, nil
}

func TestELF(t *testing.T) {
	progbits := func(name string, data []byte) elfSection { return elfSection{name: name, kind: 1, data: data} }
	a, b := file(module("A"), strtab("a")), file(module("B"), strtab("b"))
	both := []elfSection{progbits(".text", []byte("code")), progbits(".llvmbc", slices.Concat(a, b)), progbits(".llvmcmd", []byte("-O"))}
	fat := elfSection{name: ".llvm.lto", kind: elfLTO, data: b}
	numbers := func(change func(header []byte)) []byte {
		data := elf64(both...)
		change(data)
		return data
	}
	overlapping := []elfSection{progbits(".llvmbc", a), progbits(".llvmbc", nil)}
	overlapping[0].size = 300
	overlapping[1].offset, overlapping[1].size = 64, 300
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"64 bits", elf64(both...), "[#1: A a #2: B b]"},
		{"32 bits", elfObjectOf(layout{binary.LittleEndian, false}, both), "[#1: A a #2: B b]"},
		{"64 bits, big-endian", elfObjectOf(layout{binary.BigEndian, true}, both), "[#1: A a #2: B b]"},
		{"32 bits, big-endian", elfObjectOf(layout{binary.BigEndian, false}, both), "[#1: A a #2: B b]"},
		{"two sections", elf64(progbits(".llvmbc", a), progbits(".llvmbc", b)), "[#1: A a #2: B b]"},
		{"fat", elf64(fat), "[: B b]"},
		{"fat and embedded are the same module", elf64(progbits(".llvmbc", a), fat), "[: B b]"},
		{"wrapped in a section", elf64(progbits(".llvmbc", append(wrapper(0, 20, uint32(len(a)), string(a)), b...))), "[#1: A a #2: B b]"},
		{"numbers in section 0", numbers(func(b []byte) {
			table := b[binary.LittleEndian.Uint64(b[40:]):]
			binary.LittleEndian.PutUint64(table[32:], uint64(binary.LittleEndian.Uint16(b[60:])))
			binary.LittleEndian.PutUint32(table[40:], uint32(binary.LittleEndian.Uint16(b[62:])))
			binary.LittleEndian.PutUint16(b[60:], 0)
			binary.LittleEndian.PutUint16(b[62:], elfExtended)
		}), "[#1: A a #2: B b]"},
		{"none", elf64(both[0]), "ELF object without LLVM bitcode"},
		{"marker", elf64(progbits(".llvmbc", []byte{0})), "ELF object without LLVM bitcode"},
		{"name begins alike", elf64(progbits(".llvmbc2", a)), "ELF object without LLVM bitcode"},
		{"no bits", elf64(elfSection{name: ".llvmbc", kind: elfNoBits, data: a}), "ELF object without LLVM bitcode"},
		{"compressed", elf64(elfSection{name: ".llvmbc", kind: 1, flags: elfCompressed, data: a}), "section .llvmbc is compressed"},
		{"not bitcode", elf64(progbits(".llvmbc", []byte("text"))), "LLVM"},
		{"other magic", elf64(progbits(".llvmbc", append([]byte("BCxx"), a[4:]...))), "not LLVM bitcode or an archive: it begins with 42 43 78 78"},
		{"cut in the header", elf64()[:40], "the ELF header should be 64 bytes from byte 0, outside the 40"},
		{"cut in the identification", elf64()[:5], "neither class nor byte order"},
		{"class", append([]byte("\x7fELF\x03"), elf64()[5:]...), "neither class nor byte order"},
		{"table outside", numbers(func(b []byte) { b[46] = 1 }), "the table of section headers should be 320 bytes from byte"},
		{"small headers", numbers(func(b []byte) { b[58] = 60 }), "section headers of 60 bytes, 64 expected"},
		{"many headers", numbers(func(b []byte) { b[61] = 0xff }), "65285 section headers"},
		{"names outside", numbers(func(b []byte) { b[62] = 9 }), "with names in section 9"},
		{"section outside", elf64(elfSection{name: ".llvmbc", kind: 1, offset: 1 << 20, data: a}), "section .llvmbc is said to be 28 bytes from byte 1048576, outside the"},
		{"sections that overlap", elf64(overlapping...), "its sections of bitcode have 600 bytes, itself only"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { checkModules(t, tt.data, tt.want) })
	}
}

// TestCompiledObjects finds the module that compilers put into objects, which is the one that they write alone.
func TestCompiledObjects(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"a.c": "int f(int x) { return x * 3; }\n", "b.c": "int f(int); int g(int x) { return f(x); }\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	clang := tool(t, "clang-22", "clang")
	for _, tt := range []struct {
		args []string
		kind Kind
	}{
		{[]string{"-fembed-bitcode=all"}, objectFormats[elfObject].with},
		{[]string{"-flto", "-ffat-lto-objects"}, objectFormats[elfObject].with},
		{[]string{"-flto=thin", "-ffat-lto-objects"}, objectFormats[elfObject].with},
		{[]string{"-fembed-bitcode=all", "--target=i686-linux-gnu"}, objectFormats[elfObject].with},
		{[]string{"-fembed-bitcode=all", "--target=mips-linux-gnu"}, objectFormats[elfObject].with},
		{[]string{"-fembed-bitcode=all", "--target=x86_64-apple-macos"}, objectFormats[machObject].with},
		{[]string{"-fembed-bitcode=all", "--target=armv7-apple-ios"}, objectFormats[machObject].with},
		{[]string{"-fembed-bitcode=all", "--target=x86_64-pc-windows-msvc"}, objectFormats[coffObject].with},
		{[]string{"-fembed-bitcode=all", "--target=i686-pc-windows-msvc"}, objectFormats[coffObject].with},
		{[]string{"-fembed-bitcode=all", "--target=aarch64-pc-windows-msvc"}, objectFormats[coffObject].with},
	} {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			run(t, dir, clang, append([]string{"-O1", "-ffreestanding", "-c", "a.c", "-o", "a.o"}, tt.args...)...)
			f, err := Open(filepath.Join(dir, "a.o"))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			modules, err := f.Modules()
			if err != nil || len(modules) != 1 || f.Kind() != tt.kind {
				t.Fatalf("%s with %v: %v", f.Kind(), modules, err)
			}
			defined(t, dir, modules[0], "T f")
		})
	}
	t.Run("linked with ld -r", func(t *testing.T) {
		for _, name := range []string{"a", "b"} {
			run(t, dir, clang, "-O1", "-c", "-fembed-bitcode=all", name+".c", "-o", name+".o")
		}
		run(t, dir, tool(t, "ld"), "-r", "a.o", "b.o", "-o", "ab.o")
		f, err := Open(filepath.Join(dir, "ab.o"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		modules, err := f.Modules()
		if err != nil || len(modules) != 2 {
			t.Fatal(modules, err)
		}
		defined(t, dir, modules[0], "T f")
		defined(t, dir, modules[1], "T g")
	})
	t.Run("rustc", func(t *testing.T) {
		run(t, dir, rustSource(t, dir), "--crate-type=rlib", "-Cembed-bitcode=yes", "-O", "l.rs", "-o", "libl.rlib")
		f, err := Open(filepath.Join(dir, "libl.rlib"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		modules, err := f.Modules()
		if err != nil || len(modules) != 1 {
			t.Fatal(modules, err)
		}
		defined(t, dir, modules[0], "T rlib_test_function")
	})
}

// defined has llvm-nm find a symbol in what a module was read as.
func defined(t *testing.T, dir string, m Module, want string) {
	t.Helper()
	data, err := m.Read()
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(dir, "module.bc")
	if err := os.WriteFile(out, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if got := output(t, dir, tool(t, "llvm-nm-22", "llvm-nm"), out); !strings.Contains(strings.ReplaceAll(got, " _", " "), want) {
		t.Errorf("%s: llvm-nm finds %q, want %q", m, got, want)
	}
}

// machObjectOf writes a Mach-O object with the bitcode in two sections of the same name, one of another segment.
func machObjectOf(l layout, bitcode []byte) []byte {
	b := make([]byte, l.pick(28, 32))
	l.PutUint32(b, uint32(l.pick(0xfeedface, 0xfeedfacf)))
	l.PutUint32(b[16:], 2)
	entry := l.pick(68, 80)
	start := l.pick(56, 72)
	command := make([]byte, 8+start+2*entry)
	l.PutUint32(b[20:], uint32(len(command)))
	l.PutUint32(command, 2) // LC_SYMTAB, which is passed over
	l.PutUint32(command[4:], 8)
	segment := command[8:]
	l.PutUint32(segment, uint32(l.pick(machSegment, machSegment64)))
	l.PutUint32(segment[4:], uint32(len(segment)))
	l.PutUint32(segment[start-8:], 2)
	for i, name := range []string{"__OTHER", "__LLVM"} {
		s := segment[start+i*entry:]
		copy(s, "__bitcode")
		copy(s[16:], name)
		if l.wide {
			l.PutUint64(s[40:], uint64(len(bitcode)))
		} else {
			l.PutUint32(s[36:], uint32(len(bitcode)))
		}
		l.PutUint32(s[l.pick(40, 48):], uint32(len(b)+len(command)))
	}
	return slices.Concat(b, command, bitcode)
}

// coffObjectOf writes a COFF object with sections .text and .llvmbc; big ones have room for more.
func coffObjectOf(big bool, bitcode []byte) []byte {
	le := binary.LittleEndian
	b := make([]byte, coffHeader)
	if big {
		b = make([]byte, coffBigHeader)
		copy(b, bigMagic+"\x02\x00\x64\x86")
		le.PutUint32(b[44:], 2)
	} else {
		copy(b, "\x64\x86\x02\x00")
	}
	at := len(b) + 2*coffSection
	for _, name := range []string{".text", ".llvmbc"} {
		s := make([]byte, coffSection)
		copy(s, name)
		le.PutUint32(s[16:], uint32(len(bitcode)))
		le.PutUint32(s[20:], uint32(at))
		b = append(b, s...)
	}
	return append(b, bitcode...)
}

func TestMachO(t *testing.T) {
	a := file(module("A"), strtab("a"))
	l := layout{binary.LittleEndian, true}
	change := func(at int, b byte) []byte {
		data := machObjectOf(l, a)
		data[at] = b
		return data
	}
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"64 bits", machObjectOf(l, a), "[: A a]"},
		{"32 bits", machObjectOf(layout{binary.LittleEndian, false}, a), "[: A a]"},
		{"64 bits, big-endian", machObjectOf(layout{binary.BigEndian, true}, a), "[: A a]"},
		{"32 bits, big-endian", machObjectOf(layout{binary.BigEndian, false}, a), "[: A a]"},
		{"none", machObjectOf(l, nil), "Mach-O object without LLVM bitcode: it has no section __LLVM,__bitcode"},
		{"cut in the header", machObjectOf(l, a)[:30], "the Mach-O header should be 32 bytes from byte 0, outside the 30"},
		{"commands outside", change(22, 1), "the load commands should be 65776 bytes from byte 32"},
		{"too many commands", change(16, 9), "7 load commands more than there is room for"},
		{"command too long", change(47, 1), "a load command of 16777448 bytes, 232 are left"},
		{"command too short", change(36, 7), "a load command of 7 bytes"},
		{"sections outside the command", change(40+64, 3), "a segment command of 232 bytes for 3 sections"},
		{"section outside", machObjectOf(l, a)[:280], "section __LLVM,__bitcode is said to be 28 bytes from byte 272, outside the 280"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { checkModules(t, tt.data, tt.want) })
	}
}

func TestCOFF(t *testing.T) {
	a := file(module("A"), strtab("a"))
	none := "COFF object without LLVM bitcode: it has no section .llvmbc"
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"usual", coffObjectOf(false, a), "[: A a]"},
		{"big", coffObjectOf(true, a), "[: A a]"},
		{"none", coffObjectOf(false, nil), none},
		{"cut in the header", coffObjectOf(false, a)[:19], none},
		{"cut in the table", coffObjectOf(false, a)[:99], none},
		{"import library", append([]byte(bigMagic), make([]byte, 100)...), "COFF object with many sections without LLVM bitcode"},
		{"section outside", coffObjectOf(false, a)[:120], "section .llvmbc is said to be 28 bytes from byte 100, outside the 120"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { checkModules(t, tt.data, tt.want) })
	}
}

// checkModules compares the modules found in data, or the error.
func checkModules(t *testing.T, data []byte, want string) {
	t.Helper()
	found, err := modulesOf(t, data)
	if err != nil {
		if !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "f.o") {
			t.Errorf("got %v, want %s", err, want)
		}
	} else if got := fmt.Sprint(found); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
