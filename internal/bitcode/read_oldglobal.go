package bitcode

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// Records of the value symbol table (ValueSymtabCodes).
const (
	vstEntry   = 1 // value number, name
	vstBBEntry = 2
	vstFnEntry = 3 // value number, offset, name
)

// symbolName gives the name of a symbol's record, "" in modules of LLVM 4 and older, where a symbol table names the values afterwards.
func (r *Reader) symbolName(f *fields) (string, error) {
	if r.version < 2 {
		return "", nil
	}
	return r.name(f.next(), f.next())
}

// oldNames takes the names of symbols from the module's symbol tables, where the string table does not have them.
func (r *Reader) oldNames() error {
	if r.version >= 2 {
		return nil
	}
	for _, at := range r.vstAt {
		if err := r.readBlock(r.cur.Fork(at), valueSymtabBlock, r.nameRecord); err != nil {
			return err
		}
	}
	return nil
}

func (r *Reader) nameRecord(rec *bitstream.Record) error {
	f := fields{ops: rec.Ops}
	id := f.next()
	switch rec.Code {
	case vstEntry:
	case vstFnEntry: // bodies come in the functions' order
		f.next()
	default:
		return nil
	}
	if err := f.err("name"); err != nil {
		return err
	}
	if id >= uint64(len(r.values)) {
		return fmt.Errorf("the name of value %d, but the module has %d symbols", id, len(r.values))
	}
	g := r.values[id].(ir.Global)
	s := g.Sym()
	if s.Name = chars(f.ops[f.i:]); strings.ContainsRune(s.Name, 0) {
		return fmt.Errorf("the name of value %d has a zero character", id)
	}
	if r.implied[s] {
		s.Comdat = &ir.Comdat{Name: s.Name}
	}
	return nil
}

// dllStorage reads a symbol's DLL storage class. Records without it stated it by the linkage (upgradeDLLImportExportLinkage).
func (f *fields) dllStorage(linkage uint64) uint64 {
	if f.left() > 0 {
		return f.next()
	}
	switch linkage {
	case 5:
		return uint64(ir.DLLImport)
	case 6:
		return uint64(ir.DLLExport)
	}
	return 0
}

// oldComdat notes a symbol whose record has no comdat and whose linkage implied one of its own name (hasImplicitComdat), before LLVM 3.5.
func (r *Reader) oldComdat(f *fields, g ir.Global, linkage uint64) {
	switch linkage {
	case 1, 4, 10, 11:
		if f.left() == 0 && r.version < 2 && hasComdats(r.M.Triple) {
			if r.implied == nil {
				r.implied = map[*ir.Symbol]bool{}
			}
			r.implied[g.Sym()] = true
		}
	}
}

// hasComdats reports whether the object format of a triple has comdats (Triple::supportsCOMDAT): Mach-O and XCOFF do not.
func hasComdats(triple string) bool {
	for _, system := range []string{"-apple-", "-darwin", "-macosx", "-ios", "-aix", "-macho"} {
		if strings.Contains(triple, system) {
			return false
		}
	}
	return true
}
