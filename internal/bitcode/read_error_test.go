package bitcode

import (
	"testing"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// TestErrorText pins whole messages: file and member, function, byte, block and record, what is wrong and what was expected, producer.
func TestErrorText(t *testing.T) {
	file := func(f func(c *craft)) []byte {
		c := &craft{Writer: bitstream.NewWriter(magic...)}
		f(c)
		return c.Bytes()
	}
	group := func(ops ...uint64) []byte {
		return craftFile(func(c *craft) {
			c.types()
			c.within(paramAttrGroupBlock, func() { c.Record(attrGroup, ops...) })
		})
	}
	for _, test := range []struct {
		name string
		data []byte
		want string
	}{
		{"empty file", nil, "lib.rlib(a.o): byte 0x0: this is not LLVM bitcode: the file is empty"},
		{"text", []byte("target triple = \"nvptx64\"\n"), `lib.rlib(a.o): byte 0x0: this is not LLVM bitcode: it begins with "targ", BC C0 DE (hexadecimal 42 43 C0 DE) expected`},
		{"ELF object", []byte("\x7FELF\x02\x01\x01\x00"), `lib.rlib(a.o): byte 0x0: this is not LLVM bitcode: it begins with "\x7fELF", BC C0 DE (hexadecimal 42 43 C0 DE) expected`},
		{"odd size", file(func(c *craft) { c.identification(0) })[:27], "lib.rlib(a.o): byte 0x1b: bitcode of 27 bytes is cut off: a multiple of 4 expected"},
		{"cut in a block", file(func(c *craft) { c.identification(0) })[:20], "lib.rlib(a.o): byte 0xc: block of 20 bytes, but only 8 are left"},
		{"no module", file(func(c *craft) { c.identification(0) }), "lib.rlib(a.o): byte 0x20: the bitcode holds no module (bitcode written by craft 1.0)"},
		{"future epoch", file(func(c *craft) { c.identification(7) }),
			"lib.rlib(a.o): byte 0x1c: identification block, record 2: bitcode epoch [7], 0 expected (bitcode written by craft 1.0)"},
		{"future record of the module", craftFile(func(c *craft) { c.Record(99, 1) }),
			"lib.rlib(a.o): byte 0x2b: module block, record 99: unknown module record 99 (bitcode written by craft 1.0)"},
		{"future block", craftFile(func(c *craft) { c.within(40, func() {}) }),
			"lib.rlib(a.o): byte 0x2c: unknown block 40 in the module (bitcode written by craft 1.0)"},
		{"future type", craftFile(func(c *craft) { c.types(func() { c.Record(27, 8) }) }),
			"lib.rlib(a.o): byte 0x77: type block, record 27: type 20: unknown type record 27 (bitcode written by craft 1.0)"},
		{"future attribute", group(1, functionIndex, 0, 106),
			"lib.rlib(a.o): byte 0x80: attribute group block, record 3: attribute group 1: unknown attribute kind 106 (the newest known is 105) (bitcode written by craft 1.0)"},
		{"future form of an attribute", group(1, functionIndex, 9, 86),
			"lib.rlib(a.o): byte 0x80: attribute group block, record 3: attribute group 1: unknown attribute form 9 (bitcode written by craft 1.0)"},
		{"pointer to nothing", craftFile(func(c *craft) { c.types(func() { c.Record(typePointer, tVoid, 0) }) }),
			"lib.rlib(a.o): byte 0x77: type block, record 8: type 20: a pointer to a type that pointers do not have (bitcode written by craft 1.0)"},
		{"future instruction", one(67, 1), "lib.rlib(a.o): function f: byte 0x10f: function block, record 67: unknown function record 67 (bitcode written by craft 1.0)"},
		{"future operand of an instruction", one(fnBinop, vI32, vI32, 0, 3, 1),
			"lib.rlib(a.o): function f: byte 0x10f: function block, record 2: instruction 0: instruction record of 5 operands, at most 4 expected (bitcode written by craft 1.0)"},
		{"future operation", one(fnAtomicRMW, vNull, vI32, uint64(ir.NumRMWOps), 0, 2, 1, 3),
			"lib.rlib(a.o): function f: byte 0x10f: function block, record 59: instruction 0: unknown atomicrmw operation 21, at most 20 expected (bitcode written by craft 1.0)"},
		{"future constant", inConstants(func(c *craft) { c.Record(35, 1) }),
			"lib.rlib(a.o): byte 0xb8: constants block, record 35: value 2: unknown constant record 35 (bitcode written by craft 1.0)"},
		{"future metadata", craftFile(func(c *craft) { c.within(metadataBlock, func() { c.Record(50) }) }),
			"lib.rlib(a.o): byte 0x34: metadata block, record 50: unknown metadata record 50 (bitcode written by craft 1.0)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := ReadAll("lib.rlib(a.o)", test.data); err == nil || err.Error() != test.want {
				t.Errorf("%v\nwant %s", err, test.want)
			}
		})
	}
}
