package ir

import (
	"math/bits"
	"strconv"
	"strings"
)

// attrs prints the attributes of a result or parameter, each followed by a space.
func (p *printer) attrs(s *AttrSet) {
	if s == nil {
		return
	}
	for _, a := range s.List {
		p.attr(a, false)
		p.c(' ')
	}
}

// attrGroup prints, after a space, the number of the group of a function's or variable's attributes.
func (p *printer) attrGroup(s *AttrSet) {
	if s == nil || len(s.List) == 0 {
		return
	}
	if p.inline {
		for _, a := range s.List {
			p.c(' ')
			p.attr(a, false)
		}
		return
	}
	n, ok := p.setOf[s]
	if !ok {
		n = p.newGroup(s)
		p.setOf[s] = n
	}
	p.s(" #")
	p.int(n)
}

// newGroup gives the number of the group of the set's text.
func (p *printer) newGroup(s *AttrSet) int {
	start := len(p.buf)
	for _, a := range s.List {
		p.c(' ')
		p.attr(a, true)
	}
	text := string(p.buf[start:])
	p.buf = p.buf[:start]
	n, ok := p.groupOf[text]
	if !ok {
		n = len(p.groups)
		p.groupOf[text] = n
		p.groups = append(p.groups, text)
	}
	return n
}

// attr prints one attribute; a group writes align=8 where other places write align 8 or alignstack(8).
func (p *printer) attr(a Attr, group bool) {
	if a.Kind == StringAttr {
		p.quoted(a.Key)
		if a.HasVal {
			p.c('=')
			p.quoted(a.Val)
		}
		return
	}
	p.lacks(p.d.lacksAttr(a))
	p.s(a.Kind.String())
	switch a.Kind.Form() {
	case IntForm:
		p.intAttr(a, group)
	case TypeForm:
		// Before LLVM 9 (byval), 12 (sret) and 14 (inalloca) the pointer's pointee said it.
		if p.d != LLVM7 && a.Type != nil {
			p.c('(')
			p.typ(a.Type)
			p.c(')')
		}
	case RangeForm:
		p.rangeAttr(a)
	case RangeListForm:
		p.c('(')
		for i, r := range a.Ranges {
			if i > 0 {
				p.s(", ")
			}
			p.c('(')
			p.bounds(r, a.Bits)
			p.c(')')
		}
		p.c(')')
	}
}

func (p *printer) rangeAttr(a Attr) {
	if len(a.Ranges) != 1 {
		p.fail("a range attribute with %d ranges", len(a.Ranges))
		return
	}
	p.s("(i")
	p.num(uint64(a.Bits))
	p.c(' ')
	p.bounds(a.Ranges[0], a.Bits)
	p.c(')')
}

func (p *printer) bounds(r ConstRange, width uint32) {
	p.buf = signedWords(r.Lo, width).Append(p.buf, 10)
	p.s(", ")
	p.buf = signedWords(r.Hi, width).Append(p.buf, 10)
}

func (p *printer) intAttr(a Attr, group bool) {
	hi, lo := uint32(a.Int>>32), uint32(a.Int)
	switch a.Kind {
	case AttrAlign:
		if group {
			p.c('=')
		} else {
			p.c(' ')
		}
		p.num(a.Int)
	case AttrUWTable: // UWTableKind (Support/CodeGen.h): 1 sync, 2 async, which is the default
		if p.d != LLVM7 && a.Int == 1 {
			p.s("(sync)")
		}
	case AttrAllocSize: // two parameter numbers, the second all ones if there is none
		p.c('(')
		p.num(uint64(hi))
		if lo != 0xFFFFFFFF {
			p.c(',')
			p.num(uint64(lo))
		}
		p.c(')')
	case AttrVScaleRange:
		p.c('(')
		p.num(uint64(hi))
		p.c(',')
		p.num(uint64(lo))
		p.c(')')
	case AttrAllocKind:
		p.s(`("`)
		p.bitNames(a, allocKinds, ",")
		p.s(`")`)
	case AttrMemory:
		p.memory(MemEffects(a.Int))
	case AttrCaptures:
		p.captures(a.Int)
	case AttrNoFPClass:
		p.c('(')
		p.bitNames(a, fpClasses, " ")
		p.c(')')
	default: // alignstack, dereferenceable, dereferenceable_or_null
		if group {
			p.c('=')
			p.num(a.Int)
			return
		}
		p.c('(')
		p.num(a.Int)
		p.c(')')
	}
}

// A bitName is the name of some bits of an attribute's value. A name of several bits comes before theirs.
type bitName struct {
	bits uint64
	name string
}

// allocKinds are the bits of allockind (AllocFnKind in IR/Attributes.h).
var allocKinds = []bitName{{1, "alloc"}, {2, "realloc"}, {4, "free"}, {8, "uninitialized"}, {16, "zeroed"}, {32, "aligned"}}

// fpClasses are the bits of nofpclass (FPClassTest in ADT/FloatingPointMode.h).
var fpClasses = []bitName{{0x3FF, "all"}, {3, "nan"}, {1, "snan"}, {2, "qnan"}, {0x204, "inf"}, {4, "ninf"}, {0x200, "pinf"},
	{0x60, "zero"}, {0x20, "nzero"}, {0x40, "pzero"}, {0x90, "sub"}, {0x10, "nsub"}, {0x80, "psub"}, {0x108, "norm"},
	{8, "nnorm"}, {0x100, "pnorm"}}

func (p *printer) bitNames(a Attr, names []bitName, sep string) {
	rest, first := a.Int, true
	for _, n := range names {
		if rest&n.bits != n.bits {
			continue
		}
		rest &^= n.bits
		if !first {
			p.s(sep)
		}
		first = false
		p.s(n.name)
	}
	if rest != 0 || first {
		p.fail("attribute %s has the unknown value %#x", a.Kind, a.Int)
	}
}

var modRefNames = [4]string{"none", "read", "write", "readwrite"}

// memLocationNames are in the order of the numbers; the one that is not named is the default of all.
var memLocationNames = [memLocations]string{"argmem", "inaccessiblemem", "errnomem", "", "target_mem0", "target_mem1"}

// memory prints the effects: those of other memory, which hold for each location without its own, and those that differ.
func (p *printer) memory(m MemEffects) {
	other := m.At(OtherMem)
	var parts []string
	if other != 0 || m == 0 {
		parts = append(parts, modRefNames[other])
	}
	for loc, name := range memLocationNames {
		if p.d == LLVM19 && loc > InaccessibleMem {
			break
		}
		if name != "" && m.At(loc) != other {
			parts = append(parts, name+": "+modRefNames[m.At(loc)])
		}
	}
	p.s("(" + strings.Join(parts, ", ") + ")")
	if m>>(2*memLocations) != 0 {
		p.fail("attribute memory has the unknown value %#x", uint32(m))
	}
}

// captures prints which parts of a pointer may be captured: bits 4 to 7 in general, bits 0 to 3 by way of the result
// (CaptureInfo and CaptureComponents in Support/ModRef.h).
func (p *printer) captures(v uint64) {
	other, ret := v>>4, v&15
	var parts []string
	if other != 0 || ret == other {
		parts = append(parts, p.captured(other)...)
	}
	if ret != other {
		r := p.captured(ret)
		r[0] = "ret: " + r[0]
		parts = append(parts, r...)
	}
	p.s("(" + strings.Join(parts, ", ") + ")")
}

func (p *printer) captured(v uint64) []string {
	var parts []string
	switch v & 3 {
	case 1:
		parts = append(parts, "address_is_null")
	case 3:
		parts = append(parts, "address")
	}
	switch v & 12 {
	case 4:
		parts = append(parts, "read_provenance")
	case 12:
		parts = append(parts, "provenance")
	}
	if len(parts) == 0 {
		parts = append(parts, "none")
	}
	if v > 15 || v&3 == 2 || v&12 == 8 || bits.Len64(v) > 4 {
		p.fail("attribute captures has the unknown components %#x", v)
	}
	return parts
}

// callConvs are LLVM's names of calling conventions (AsmWriter.cpp, PrintCallingConv) and the first dialect that has them.
// The others are printed by number, which every dialect reads.
var callConvs = map[CallConv]struct {
	name  string
	first Dialect
}{
	FastCallConv: {"fastcc", LLVM7}, ColdCallConv: {"coldcc", LLVM7}, 10: {"ghccc", LLVM7}, 13: {"anyregcc", LLVM7},
	14: {"preserve_mostcc", LLVM7}, 15: {"preserve_allcc", LLVM7}, 16: {"swiftcc", LLVM7}, 17: {"cxx_fast_tlscc", LLVM7},
	TailCallConv: {"tailcc", LLVM19}, 19: {"cfguard_checkcc", LLVM19}, 20: {"swifttailcc", LLVM19},
	21: {"preserve_nonecc", LLVM19}, 64: {"x86_stdcallcc", LLVM7}, 65: {"x86_fastcallcc", LLVM7}, 66: {"arm_apcscc", LLVM7},
	67: {"arm_aapcscc", LLVM7}, 68: {"arm_aapcs_vfpcc", LLVM7}, 69: {"msp430_intrcc", LLVM7}, 70: {"x86_thiscallcc", LLVM7},
	PTXKernel: {"ptx_kernel", LLVM7}, PTXDevice: {"ptx_device", LLVM7}, SPIRFunc: {"spir_func", LLVM7},
	SPIRKernel: {"spir_kernel", LLVM7}, 77: {"intel_ocl_bicc", LLVM7}, 78: {"x86_64_sysvcc", LLVM7}, 79: {"win64cc", LLVM7},
	80: {"x86_vectorcallcc", LLVM7}, 81: {"hhvmcc", LLVM7}, 82: {"hhvm_ccc", LLVM7}, 83: {"x86_intrcc", LLVM7},
	84: {"avr_intrcc", LLVM7}, 85: {"avr_signalcc", LLVM7}, 87: {"amdgpu_vs", LLVM7}, 88: {"amdgpu_gs", LLVM7},
	89: {"amdgpu_ps", LLVM7}, 90: {"amdgpu_cs", LLVM7}, AMDGPUKernel: {"amdgpu_kernel", LLVM7}, 92: {"x86_regcallcc", LLVM7},
	93: {"amdgpu_hs", LLVM7}, 95: {"amdgpu_ls", LLVM7}, 96: {"amdgpu_es", LLVM7}, 97: {"aarch64_vector_pcs", LLVM19},
	98: {"aarch64_sve_vector_pcs", LLVM19}, 100: {"amdgpu_gfx", LLVM19},
	102: {"aarch64_sme_preservemost_from_x0", LLVM19}, 103: {"aarch64_sme_preservemost_from_x2", LLVM19},
	104: {"amdgpu_cs_chain", LLVM19}, 105: {"amdgpu_cs_chain_preserve", LLVM19}, 106: {"m68k_rtdcc", LLVM19},
	107: {"graalcc", LLVM19}, 110: {"riscv_vector_cc", LLVM19}, 111: {"aarch64_sme_preservemost_from_x1", LLVM19},
	124: {"amdgpu_gfx_whole_wave", LLVM22}, 125: {"cheriot_compartmentcallcc", LLVM22},
	126: {"cheriot_compartmentcalleecc", LLVM22}, 127: {"cheriot_librarycallcc", LLVM22},
}

// String gives LLVM 22's name of the convention, or its number as assembly has it.
func (c CallConv) String() string {
	switch n, ok := callConvs[c]; {
	case c == CCallConv:
		return "ccc"
	case ok:
		return n.name
	case c >= riscvVLS32 && c <= riscvVLS65536:
		return "riscv_vls_cc(" + strconv.Itoa(32<<(c-riscvVLS32)) + ")"
	}
	return "cc " + strconv.Itoa(int(c))
}

// The RISC-V conventions for vectors of fixed length, for registers of 32 to 65536 bits.
const (
	riscvVLS32    CallConv = 112
	riscvVLS65536 CallConv = 123
)

// callConv prints a calling convention and a space, nothing for C's.
func (p *printer) callConv(cc CallConv) {
	if cc == CCallConv {
		return
	}
	if cc > MaxCallingConv {
		p.fail("calling convention %d is beyond %d", cc, MaxCallingConv)
	}
	first := LLVM22
	if n, ok := callConvs[cc]; ok {
		first = n.first
	}
	if p.d >= first {
		p.s(cc.String())
	} else {
		p.s("cc " + strconv.Itoa(int(cc)))
	}
	p.c(' ')
}
