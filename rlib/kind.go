package rlib

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Kind says in words what a file or an archive member is: "LLVM bitcode", "ELF object".
type Kind string

// The kinds that this package treats on their own. All others are only names for messages.
const (
	Bitcode     Kind = "LLVM bitcode"
	Wrapped     Kind = "LLVM bitcode in a wrapper"
	Metadata    Kind = "Rust metadata"
	SymbolIndex Kind = "symbol index"
	NameTable   Kind = "table of long names"
	Archive     Kind = "archive"
	ThinArchive Kind = "thin archive"
	Empty       Kind = "empty"
	Unknown     Kind = "unknown data"
)

// IsBitcode says whether a file or member of this kind is bitcode itself. An object that has some in a section is not.
func (k Kind) IsBitcode() bool { return k == Bitcode || k == Wrapped }

// HasModules says whether a file or member of this kind holds modules: bitcode, or an object with bitcode in a section.
func (k Kind) HasModules() bool { return k.IsBitcode() || k.inObject() }

// The kinds of objects, whose sections are looked through.
const (
	elfObject   Kind = "ELF object"
	machObject  Kind = "Mach-O object"
	coffObject  Kind = "COFF object"
	coffBigFile Kind = "COFF object with many sections"
)

// magics are the first bytes that tell kinds apart, longer ones first where one begins another.
var magics = []struct {
	magic string
	kind  Kind
}{
	{rawMagic, Bitcode},      // LLVM BitCodeFormat, "Magic Numbers"
	{wrapperMagic, Wrapped},  // the same, "Bitcode Wrapper Format"
	{archiveMagic, Archive},  // ar(5)
	{thinMagic, ThinArchive}, // GNU ar, "thin archives"
	{"\x7fELF", elfObject},
	{"\xfe\xed\xfa\xce", machObject},
	{"\xfe\xed\xfa\xcf", machObject},
	{"\xce\xfa\xed\xfe", machObject},
	{"\xcf\xfa\xed\xfe", machObject},
	{"\xca\xfe\xba\xbe", "Mach-O fat binary"},
	{"\x50\xed\x55\xba", "CUDA fat binary"},
	{"\x00asm", "WebAssembly module"},
	{"rust\x00\x00\x00", Metadata}, // rustc_metadata, METADATA_HEADER
	{"<bigaf>\n", "AIX big archive"},
	{"PK\x03\x04", "zip file"},
	{"\x1f\x8b", "gzip file"},
	{"\x64\x86", coffObject},
	{"\x64\xaa", coffObject},
	{"\x4c\x01", coffObject},
	{bigMagic, coffBigFile},
	{"\x10\xff\x10\xad", "offload binary (clang-offload-packager takes images out of it)"}, // llvm/Object/OffloadBinary.h
	{"__CLANG_OFFLOAD_BUNDLE__", "offload bundle (clang-offload-bundler --unbundle takes files out of it)"},
	{"CPCH", "precompiled header of clang"},
	{"DXBC", "DirectX container"},
	{"\x03\x02\x23\x07", "SPIR-V module"},
	{"BZh", "bzip2 file"},
	{"\xfd7zXZ\x00", "xz file"},
	{"\x28\xb5\x2f\xfd", "zstd file"},
	{"MZ", "Windows executable"},
}

const (
	rawMagic     = "BC\xc0\xde"
	wrapperMagic = "\xde\xc0\x17\x0b" // 0x0B17C0DE, little-endian
	archiveMagic = "!<arch>\n"
	thinMagic    = "!<thin>\n"
	bigMagic     = "\x00\x00\xff\xff" // COFF with more sections than fit 16 bits
)

// sniffSize is how many bytes of a member kindOf is given.
const sniffSize = 32

// kindOf tells the kind from the first bytes.
func kindOf(head []byte) Kind {
	if len(head) == 0 {
		return Empty
	}
	for _, m := range magics {
		if bytes.HasPrefix(head, []byte(m.magic)) {
			return m.kind
		}
	}
	return Unknown
}

// textKinds are beginnings of lines that tell apart the text files that come in the place of bitcode,
// with what to do about it.
var textKinds = []struct {
	prefix string
	what   string
}{
	{"; ModuleID", irText},
	{"source_filename", irText},
	{"target datalayout", irText},
	{"target triple", irText},
	{"define ", irText},
	{"declare ", irText},
	{".version ", "PTX text, not bitcode"},
	{"INPUT", "a linker script, not bitcode"},
	{"GROUP", "a linker script, not bitcode"},
}

const irText = "LLVM IR as text, not bitcode: assemble it with llvm-as"

// describe says what a file that holds no bitcode is, from its beginning, for an error message.
func describe(head []byte) string {
	kind := kindOf(head)
	switch {
	case kind == Empty:
		return "the file is empty; expected LLVM bitcode or an archive"
	case kind != Unknown:
		return fmt.Sprintf("%s, not LLVM bitcode or an archive", kind)
	case !isText(head):
		return fmt.Sprintf("not LLVM bitcode or an archive: it begins with % x", head[:min(8, len(head))])
	}
	lines := strings.Split(string(head), "\n")
	for _, line := range lines {
		for _, t := range textKinds {
			if strings.HasPrefix(line, t.prefix) {
				return t.what
			}
		}
	}
	return fmt.Sprintf("text, not LLVM bitcode or an archive: it begins with %.40q", strings.TrimSpace(lines[0]))
}

// isText says whether head is UTF-8 without control characters; a character cut at the end is forgiven.
func isText(head []byte) bool {
	for len(head) > 0 {
		r, n := utf8.DecodeRune(head)
		if r == utf8.RuneError && n == 1 {
			return !utf8.FullRune(head)
		}
		if unicode.IsControl(r) && !strings.ContainsRune("\t\n\r", r) {
			return false
		}
		head = head[n:]
	}
	return true
}

// IsBitcode says whether data begins as raw or wrapped LLVM bitcode does.
func IsBitcode(data []byte) bool { return kindOf(data).IsBitcode() }

// wrapperSize is the length of the wrapper's header: five little-endian 32-bit words, which are magic,
// version, offset and size of the bitcode, and CPU type (LLVM BitCodeFormat, "Bitcode Wrapper Format").
const wrapperSize = 20

// Unwrap returns the raw bitcode in data, which is raw already or in the wrapper that Apple's tools use.
// The result shares memory with data.
func Unwrap(data []byte) ([]byte, error) {
	switch kindOf(data) {
	case Bitcode:
		return data, nil
	case Wrapped:
	default:
		return nil, errors.New(describe(data[:min(len(data), describeSize)]))
	}
	in, err := unwrap(data, int64(len(data)))
	if err != nil {
		return nil, err
	}
	inner := data[in.offset:in.end()]
	if kindOf(inner) != Bitcode {
		return nil, fmt.Errorf("bitcode wrapper without bitcode: at byte %d expected % x, found % x", in.offset, rawMagic, inner[:min(4, len(inner))])
	}
	return inner, nil
}

// unwrap reads a wrapper's header and says where its bitcode is. With the header it has size bytes.
func unwrap(header []byte, size int64) (span, error) {
	if size < wrapperSize || len(header) < wrapperSize {
		return span{}, fmt.Errorf("bitcode wrapper of %d bytes; its header alone has %d", size, wrapperSize)
	}
	word := func(i int) int64 { return int64(binary.LittleEndian.Uint32(header[4*i:])) }
	version, in := word(1), span{word(2), word(3)}
	if version != 0 {
		return span{}, fmt.Errorf("bitcode wrapper of version %d; only version 0 is known", version)
	}
	if in.offset < wrapperSize || in.end() > size {
		return span{}, fmt.Errorf("bitcode wrapper says its bitcode is %d bytes from byte %d, outside the %d bytes that follow its header of %d",
			in.size, in.offset, size-wrapperSize, wrapperSize)
	}
	return in, nil
}

// describeSize is how much of a file describe is given.
const describeSize = 512
