package bitcode_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitstream"
)

// A recordCode is a record of a kind of block.
type recordCode struct{ block, code uint32 }

// countRecords counts the records of raw bitcode.
func countRecords(t testing.TB, data []byte, counts map[recordCode]int) {
	t.Helper()
	c := bitstream.NewCursor(data)
	_, err := c.Fixed(32) // the magic number
	var rec bitstream.Record
	for err == nil {
		var e bitstream.Entry
		if e, err = c.Next(); err != nil {
			break
		}
		switch {
		case e.Kind == bitstream.EndOfStream:
			return
		case e.Kind == bitstream.SubBlock:
			blockInfo := e.ID == 0
			counts[recordCode{e.ID, 0}]++
			if err = c.Enter(e.ID); err == nil && blockInfo {
				err = c.ReadBlockInfo()
			}
		case e.Kind == bitstream.RecordEntry:
			if err = c.ReadRecord(e.ID, &rec); err == nil {
				counts[recordCode{c.BlockID(), rec.Code}]++
			}
		}
	}
	t.Fatal(err)
}

// writerCodes are the records that LLVM 22's BitcodeWriter.cpp can write for a module, by block. Code 0 stands for the block itself: of the
// blocks that have nothing else here the reader passes over all records. What LLVMBitCodes.h has beside these only older versions wrote:
// names in the module, typed pointers (and all *_OLD), constant expressions that are instructions now (select, cmp, unop), CMP, PTRAUTH.
// MODULE_STRTAB and VST_CODE_COMBINED_ENTRY are in indexes of many modules, which are no modules.
var writerCodes = []struct {
	block uint32
	name  string
	codes []uint32
}{
	{0, "BLOCKINFO", []uint32{0}},
	{8, "MODULE", codes(1, 5, 7, 8, 11, 14, 16, 18)},
	{9, "PARAMATTR", []uint32{2}},
	{10, "PARAMATTR_GROUP", []uint32{3}},
	{11, "CONSTANTS", codes(1, 11, 14, 16, 19, 19, 21, 22, 26, 27, 29, 32, 34, 34)},
	{12, "FUNCTION", codes(1, 3, 6, 8, 10, 13, 15, 16, 19, 20, 23, 23, 26, 29, 31, 31, 33, 36, 39, 39, 41, 41, 43, 52, 55, 66)},
	{13, "IDENTIFICATION", []uint32{1, 2}},
	{14, "VALUE_SYMTAB", []uint32{1, 2, 3}},
	{15, "METADATA", codes(2, 5, 7, 7, 10, 10, 12, 41, 44, 49)},
	{16, "METADATA_ATTACHMENT", []uint32{11}},
	{17, "TYPE", codes(1, 7, 10, 16, 18, 26)},
	{18, "USELIST", []uint32{1, 2}},
	{20, "GLOBALVAL_SUMMARY", []uint32{0}},
	{21, "OPERAND_BUNDLE_TAGS", []uint32{1}},
	{22, "METADATA_KIND", []uint32{6}},
	{23, "STRTAB", []uint32{1}},
	{24, "FULL_LTO_GLOBALVAL_SUMMARY", []uint32{0}},
	{25, "SYMTAB", []uint32{1}},
	{26, "SYNC_SCOPE_NAMES", []uint32{1}},
}

// codes gives the numbers of closed ranges.
func codes(bounds ...uint32) (list []uint32) {
	for ; len(bounds) > 0; bounds = bounds[2:] {
		for c := bounds[0]; c <= bounds[1]; c++ {
			list = append(list, c)
		}
	}
	return list
}

// TestEveryRecordIsRead proves that the modules that TestReadsAssembly and TestReadsDebugAssembly compare with LLVM, and
// those of TestReadsWhatLTOWrites, hold every kind of record that LLVM 22 writes.
func TestEveryRecordIsRead(t *testing.T) {
	needTools(t, "llvm-as-22", "opt-22")
	files, err := filepath.Glob("testdata/read/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no assembly: %v", err)
	}
	counts := map[recordCode]int{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		countRecords(t, assemble(t, text), counts)
		for _, args := range ltoForms {
			countRecords(t, runTool(t, text, "opt-22", append(slices.Clone(args), "-o", "-")...), counts)
		}
	}
	for _, b := range writerCodes {
		for _, code := range b.codes {
			at := recordCode{b.block, code}
			if counts[at] == 0 {
				t.Errorf("%s block: no sample has the record %d", b.name, code)
			}
			delete(counts, at)
		}
		delete(counts, recordCode{b.block, 0})
	}
	for at, n := range counts {
		skipped := slices.ContainsFunc(writerCodes, func(b struct {
			block uint32
			name  string
			codes []uint32
		}) bool {
			return b.block == at.block && b.codes[0] == 0
		})
		if !skipped {
			t.Errorf("%d records %d in blocks %d, of which the table knows nothing", n, at.code, at.block)
		}
	}
}

// ltoForms are what opt-22 adds to a module for link-time optimisation, and the order of uses.
var ltoForms = [][]string{
	{"-passes=name-anon-globals", "-module-summary", "-module-hash"}, {"-preserve-bc-uselistorder"},
}

// TestReadsWhatLTOWrites reads modules with summaries, hashes and the order of uses, which mean nothing here.
func TestReadsWhatLTOWrites(t *testing.T) {
	needTools(t, "opt-22", "llvm-as-22")
	for _, file := range []string{"globals", "metadata", "constants"} {
		text, err := os.ReadFile("testdata/read/" + file + ".ll")
		if err != nil {
			t.Fatal(err)
		}
		for _, args := range ltoForms {
			t.Run(fmt.Sprint(file, " ", strings.Join(args, " ")), func(t *testing.T) {
				reads(t, runTool(t, text, "opt-22", append(slices.Clone(args), "-o", "-")...))
			})
		}
	}
}
