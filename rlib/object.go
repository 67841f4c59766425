package rlib

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// An objectFormat is a format of object files that carry bitcode in a section.
type objectFormat struct {
	with Kind   // the kind of an object that does
	hint string // where the bitcode would be, for messages
	find func(x *extent, head []byte) ([]span, error)
}

// objectFormats are by the kind that the first bytes tell. The sections are those that LLVM looks for (isSectionBitcode in ELFObjectFile.h,
// MachOObjectFile.cpp and COFFObjectFile.cpp).
var objectFormats = map[Kind]objectFormat{
	elfObject:   {"ELF object with LLVM bitcode", "section .llvmbc or .llvm.lto", elfBitcode},
	machObject:  {"Mach-O object with LLVM bitcode", "section __LLVM,__bitcode", machBitcode},
	coffObject:  {"COFF object with LLVM bitcode", "section .llvmbc", coffBitcode},
	coffBigFile: {"COFF object with LLVM bitcode", "section .llvmbc", coffBitcode},
}

// inObject says whether objects of this kind have bitcode in a section.
func (k Kind) inObject() bool {
	for _, o := range objectFormats {
		if o.with == k {
			return true
		}
	}
	return false
}

// objectSections finds the bitcode in an object of the kind, in the order of its sections; none where there is none, or another kind.
func (x *extent) objectSections(kind Kind) ([]span, error) {
	format, ok := objectFormats[kind]
	if !ok {
		return nil, nil
	}
	head, err := x.bytes(0, uint64(min(x.size, sniffSize)), "the header")
	if err != nil {
		return nil, err
	}
	found, err := format.find(x, head)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", kind, err)
	}
	total := int64(0)
	for _, s := range found {
		total += s.size
	}
	if total > x.size {
		return nil, fmt.Errorf("%s: its sections of bitcode have %d bytes, itself only %d", kind, total, x.size)
	}
	return found, nil
}

// section checks that a section of bitcode lies in the object and adds it. clang -fembed-bitcode=marker leaves one of no or one byte, which stands
// for nothing.
func (x *extent) section(found []span, name string, offset, size uint64) ([]span, error) {
	if size <= 1 {
		return found, nil
	}
	if all := uint64(x.size); offset > all || size > all-offset {
		return nil, fmt.Errorf("section %s is said to be %d bytes from byte %d, outside the %d that there are", name, size, offset, x.size)
	}
	return append(found, span{int64(offset), int64(size)}), nil
}

// A layout reads numbers of an object file.
type layout struct {
	binary.ByteOrder
	wide bool // offsets and sizes have 8 bytes
}

// word reads an offset or size: at byte 'at32' of a record of the 32-bit format, at 'at64' in the other.
func (l layout) word(b []byte, at32, at64 int) uint64 {
	if l.wide {
		return l.Uint64(b[at64:])
	}
	return uint64(l.Uint32(b[at32:]))
}

// pick gives the first number in the 32-bit format, the second in the other.
func (l layout) pick(narrow, wide int) int {
	if l.wide {
		return wide
	}
	return narrow
}

// Numbers of the ELF format (System V ABI, "Object Files"; BinaryFormat/ELF.h for LLVM's own).
const (
	elfNoBits     = 8          // SHT_NOBITS
	elfLTO        = 0x6fff4c0c // SHT_LLVM_LTO
	elfCompressed = 0x800      // SHF_COMPRESSED
	elfExtended   = 0xffff     // SHN_XINDEX
)

// elfCUDA is the machine of cubins (EM_CUDA), in bytes 18 and 19 of the header.
const elfCUDA = 190

// nameOfObject is the kind in words, and more where the beginning of the object says more.
func nameOfObject(kind Kind, head []byte) string {
	if kind == elfObject && len(head) > 19 && head[18] == elfCUDA && head[19] == 0 {
		return "CUDA binary (cubin)"
	}
	return string(kind)
}

// elfBitcode finds sections of type SHT_LLVM_LTO, which clang -ffat-lto-objects writes, and else those named .llvmbc, which rustc
// -C embed-bitcode and clang -fembed-bitcode write. Where an object has both they hold the same module.
func elfBitcode(x *extent, head []byte) ([]span, error) {
	if len(head) < 6 || head[4] < 1 || head[4] > 2 || head[5] < 1 || head[5] > 2 {
		return nil, fmt.Errorf("neither class nor byte order are known")
	}
	l := layout{binary.LittleEndian, head[4] == 2}
	if head[5] == 2 {
		l.ByteOrder = binary.BigEndian
	}
	h, err := x.bytes(0, uint64(l.pick(52, 64)), "the ELF header")
	if err != nil {
		return nil, err
	}
	start := l.word(h, 32, 40)
	if start == 0 {
		return nil, nil // no sections
	}
	at := l.pick(46, 58)
	entry, count, names := uint64(l.Uint16(h[at:])), uint64(l.Uint16(h[at+2:])), uint64(l.Uint16(h[at+4:]))
	smallest := uint64(l.pick(40, 64))
	if entry < smallest {
		return nil, fmt.Errorf("section headers of %d bytes, %d expected", entry, smallest)
	}
	if count == 0 || names == elfExtended { // too many for the header: section 0 has the numbers
		first, err := x.bytes(start, smallest, "the first section header")
		if err != nil {
			return nil, err
		}
		if count == 0 {
			count = l.word(first, 20, 32)
		}
		if names == elfExtended {
			names = uint64(l.Uint32(first[l.pick(24, 40):]))
		}
	}
	if count > uint64(x.size)/entry || names >= count {
		return nil, fmt.Errorf("%d section headers of %d bytes, with names in section %d, in %d bytes", count, entry, names, x.size)
	}
	table, err := x.bytes(start, count*entry, "the table of section headers")
	if err != nil {
		return nil, err
	}
	header := func(i uint64) []byte { return table[i*entry:] }
	strtab, err := x.bytes(l.word(header(names), 16, 24), l.word(header(names), 20, 32), "the table of section names")
	if err != nil {
		return nil, err
	}
	var fat, embedded []span
	for i := range count {
		h := header(i)
		kind := l.Uint32(h[4:])
		into := &embedded
		name := ".llvmbc"
		if kind == elfLTO {
			into, name = &fat, ".llvm.lto"
		} else if at := uint64(l.Uint32(h)); kind == elfNoBits || at > uint64(len(strtab)) || !bytes.HasPrefix(strtab[at:], []byte(name+"\x00")) {
			continue
		}
		if l.word(h, 8, 8)&elfCompressed != 0 {
			return nil, fmt.Errorf("section %s is compressed, which is not supported: llvm-objcopy --decompress-debug-sections undoes it", name)
		}
		if *into, err = x.section(*into, name, l.word(h, 16, 24), l.word(h, 20, 32)); err != nil {
			return nil, err
		}
	}
	if len(fat) > 0 {
		return fat, nil
	}
	return embedded, nil
}

// Load commands of the Mach-O format that list sections (BinaryFormat/MachO.h).
const (
	machSegment   = 1
	machSegment64 = 0x19
)

// machBitcode finds the sections named __LLVM,__bitcode.
func machBitcode(x *extent, head []byte) ([]span, error) {
	l := layout{binary.LittleEndian, head[0] == 0xcf}
	if head[0] == 0xfe {
		l = layout{binary.BigEndian, head[3] == 0xcf}
	}
	header := uint64(l.pick(28, 32))
	h, err := x.bytes(0, header, "the Mach-O header")
	if err != nil {
		return nil, err
	}
	commands, err := x.bytes(header, uint64(l.Uint32(h[20:])), "the load commands")
	if err != nil {
		return nil, err
	}
	var found []span
	for n := l.Uint32(h[16:]); n > 0; n-- {
		if len(commands) < 8 {
			return nil, fmt.Errorf("%d load commands more than there is room for", n)
		}
		command, size := l.Uint32(commands), uint64(l.Uint32(commands[4:]))
		if size < 8 || size > uint64(len(commands)) {
			return nil, fmt.Errorf("a load command of %d bytes, %d are left", size, len(commands))
		}
		body := commands[:size]
		commands = commands[size:]
		if command != machSegment && command != machSegment64 {
			continue
		}
		wide := layout{l.ByteOrder, command == machSegment64}
		start, entry := wide.pick(56, 72), wide.pick(68, 80)
		if len(body) < start {
			return nil, fmt.Errorf("a segment command of %d bytes, at least %d expected", size, start)
		}
		count := uint64(wide.Uint32(body[start-8:]))
		if count > uint64(len(body)-start)/uint64(entry) {
			return nil, fmt.Errorf("a segment command of %d bytes for %d sections", size, count)
		}
		for s := body[start:]; count > 0; count, s = count-1, s[entry:] {
			if section, _ := cString(s[:16]); section != "__bitcode" {
				continue
			}
			if segment, _ := cString(s[16:32]); segment != "__LLVM" {
				continue
			}
			at := uint64(wide.Uint32(s[wide.pick(40, 48):]))
			if found, err = x.section(found, "__LLVM,__bitcode", at, wide.word(s, 36, 40)); err != nil {
				return nil, err
			}
		}
	}
	return found, nil
}

// Sizes of the COFF format (BinaryFormat/COFF.h), in bytes.
const (
	coffHeader    = 20
	coffBigHeader = 56
	coffSection   = 40
)

// coffBitcode finds the sections named .llvmbc. Two bytes are little to know COFF by, so what does not look like it has none.
func coffBitcode(x *extent, head []byte) ([]span, error) {
	start, count := uint64(coffHeader), uint64(0)
	le := binary.LittleEndian
	if bytes.HasPrefix(head, []byte(bigMagic)) {
		h, err := x.bytes(0, coffBigHeader, "the header")
		if err != nil || le.Uint16(h[4:]) < 2 { // older ones are entries of import libraries
			return nil, nil
		}
		start, count = coffBigHeader, uint64(le.Uint32(h[44:]))
	} else {
		h, err := x.bytes(0, coffHeader, "the header")
		if err != nil {
			return nil, nil
		}
		start, count = start+uint64(le.Uint16(h[16:])), uint64(le.Uint16(h[2:]))
	}
	table, err := x.bytes(start, count*coffSection, "the section table")
	if err != nil {
		return nil, nil
	}
	var found []span
	for ; len(table) > 0; table = table[coffSection:] {
		if string(table[:8]) != ".llvmbc\x00" {
			continue
		}
		if found, err = x.section(found, ".llvmbc", uint64(le.Uint32(table[20:])), uint64(le.Uint32(table[16:]))); err != nil {
			return nil, err
		}
	}
	return found, nil
}
