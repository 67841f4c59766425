package bitcode

import (
	"bytes"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// An Error is bitcode that can not be read, with everything that is known of the place.
type Error struct {
	File     string // file, and archive member in brackets
	Producer string // the identification string of what wrote it, "" if not known yet
	Func     string // the function being read, "" at module level
	Byte     uint64 // offset in the bitcode
	Block    uint32 // id of the block being read, 0 if not known
	Code     uint32 // code of the record in it
	Err      error
}

func (e *Error) Error() string {
	where := e.File
	if e.Func != "" {
		where += ": function " + e.Func
	}
	where += fmt.Sprintf(": byte %#x", e.Byte)
	if e.Block != 0 {
		where += fmt.Sprintf(": %s block, record %d", blockName(e.Block), e.Code)
	}
	by := ""
	if e.Producer != "" {
		by = " (bitcode written by " + e.Producer + ")"
	}
	return fmt.Sprintf("%s: %v%s", where, e.Err, by)
}

func (e *Error) Unwrap() error { return e.Err }

// blockNames are the blocks whose records are read, for errors.
var blockNames = map[uint32]string{
	moduleBlock: "module", paramAttrBlock: "attribute list", paramAttrGroupBlock: "attribute group", constantsBlock: "constants",
	functionBlock: "function", identificationBlock: "identification", metadataBlock: "metadata", typeBlock: "type",
	metadataAttachBlock: "metadata attachment", operandBundleBlock: "operand bundle tag", metadataKindBlock: "metadata kind",
	strtabBlock: "string table", valueSymtabBlock: "value symbol table", syncScopeBlock: "sync scope",
}

func blockName(id uint32) string {
	if name, ok := blockNames[id]; ok {
		return name
	}
	return fmt.Sprintf("unknown (%d)", id)
}

// A Reader reads one module: what is at module level at once, constants and metadata when first needed, function
// bodies one by one. After ReadModuleLevel returns, ReadBody may be called by several goroutines.
type Reader struct {
	M        *ir.Module
	data     []byte
	cur      *bitstream.Cursor
	strtab   string
	types    []*ir.Type
	groups   map[uint64]attrGroupRec
	attrs    []*ir.AttrList
	attrRoom []ir.Attr         // for the group being read
	texts    map[string]string // keys and values of string attributes
	values   []ir.Value        // globals, then module constants: the module's value numbers
	nGlobals int
	sections []string
	gcNames  []string
	comdats  []*ir.Comdat
	tags     []string // operand bundle tags
	scopes   []string // sync scopes
	kinds    map[uint64]string
	varInits []pendingInit // initialisers, alias targets and function operands by value number
	spare    atomic.Int64  // bytes that what is read may still take beyond its own size in the file
	tables   []tableAt     // for ReadTables
	attrUses []attrUse     // what has attributes
	constAt  []uint64      // bits of the module's constants blocks
	mdAt     []uint64      // bits of the module's metadata blocks
	bodyAt   map[*ir.Function]uint64
	decls    []*ir.Function // functions with bodies not seen yet
	md       mdTable
	stock    stock // for what is not of one body
	oldModule
	upgrades
	// More pages, for what only the module level has.
	funcs      pages[ir.Function]
	vars       pages[ir.GlobalVar]
	attrLists  pages[ir.AttrList]
	attrParams pages[*ir.AttrSet]
	attrsOf    pages[ir.Attr]
	typeRoom   []*ir.Type // for the type being read
	// keepDebug is whether debug information is wanted, debug whether it is read: that it is there is known with the named metadata.
	keepDebug, debug bool
	noDebug          ir.MDNode // stands for nodes of debug information where that is passed over
	// oldDeclares is set when an expression was read in whose time parameters in memory were described by their value.
	oldDeclares atomic.Bool
	once        sync.Once
	onceErr     error
	tablesOnce  sync.Once
	tablesErr   error
	stack       uint32            // address space of allocas that state none
	rec         *bitstream.Record // of the module block, while that is read
}

// pendingInit is a value number, plus 1, that a global refers to.
type pendingInit struct {
	id    uint64
	at    uint64 // bit of the global's record
	rec   uint32 // its code
	place *ir.Value
	of    *ir.Symbol
	ty    *ir.Type // what the value must have, nil for any
}

var magic = []byte{'B', 'C', 0xC0, 0xDE}

// Open reads the module level of raw bitcode. Types are made in the table, which modules to be linked share. Name is for messages.
// The data must not change while the Reader is used.
func Open(name string, data []byte, types *ir.Types) (*Reader, error) {
	r := &Reader{
		M:      &ir.Module{Types: types, Name: name},
		data:   data,
		bodyAt: map[*ir.Function]uint64{},
	}
	r.spare.Store(spareBase + sparePerByte*int64(len(data)))
	if len(data) == 0 {
		return nil, r.wrap(errors.New("this is not LLVM bitcode: the file is empty"), 0, "")
	}
	if start := data[:min(4, len(data))]; !bytes.Equal(start, magic) {
		return nil, r.wrap(fmt.Errorf("this is not LLVM bitcode: it begins with %q, BC C0 DE (hexadecimal 42 43 C0 DE) expected", start), 0, "")
	}
	if len(data)%4 != 0 {
		return nil, r.wrap(fmt.Errorf("bitcode of %d bytes is cut off: a multiple of 4 expected", len(data)), uint64(len(data)), "")
	}
	if err := r.openTop(); err != nil {
		return nil, r.wrap(err, r.cur.Bit()/8, "")
	}
	return r, nil
}

// KeepDebug makes the reader keep debug information: specialised nodes, places in the source, and debug records, which calls of llvm.dbg
// intrinsics become. Otherwise it is passed over, without being looked at more than it must. ReadModuleLevel comes after it.
func (r *Reader) KeepDebug() { r.keepDebug = true }

// wrap adds the place to an error.
func (r *Reader) wrap(err error, at uint64, fn string) error {
	var known *Error
	if errors.As(err, &known) {
		if known.Func == "" {
			known.Func = fn
		}
		return err
	}
	var bits *bitstream.Error
	if errors.As(err, &bits) {
		at, err = bits.Bit/8, errors.New(bits.Msg)
	}
	return &Error{File: r.M.Name, Producer: r.M.Producer, Func: fn, Byte: at, Err: err}
}

// inRecord adds the record to an error that it caused.
func (r *Reader) inRecord(err error, block uint32, code uint32, bit uint64) error {
	if err == nil { // first, and apart: what follows allocates
		return nil
	}
	var known *Error
	if errors.As(err, &known) {
		return err
	}
	return &Error{File: r.M.Name, Producer: r.M.Producer, Byte: bit / 8, Block: block, Code: code, Err: err}
}

// Some records stand for more than they hold: the number of a type with many parameters, a vector given by one element, an integer of
// a million bits. All of them in a module may take this many bytes more than the module's own size allows for.
const (
	spareBase    = 4 << 20
	sparePerByte = 32
)

// spend takes n bytes from what the module may take beyond its size.
func (r *Reader) spend(n uint64) error {
	if n > 1<<40 || r.spare.Add(-int64(n)) < 0 {
		return fmt.Errorf("this would take far more memory than a module of %d bytes should", len(r.data))
	}
	return nil
}

// openTop finds the blocks outside the module, which names need, and then reads the module.
func (r *Reader) openTop() error {
	r.cur = bitstream.NewCursor(r.data)
	if _, err := r.cur.Fixed(32); err != nil {
		return err
	}
	modules := []uint64{}
	for {
		e, err := r.cur.Next()
		if err != nil {
			return err
		}
		if e.Kind == bitstream.EndOfStream {
			break
		}
		if e.Kind != bitstream.SubBlock {
			return errors.New("a block expected outside all blocks")
		}
		switch e.ID {
		case identificationBlock:
			err = r.readBlock(r.cur, e.ID, r.identification)
		case strtabBlock:
			err = r.readBlock(r.cur, e.ID, func(rec *bitstream.Record) error {
				if rec.Code == strtabBlob && r.strtab == "" {
					r.strtab = string(rec.Blob)
				}
				return nil
			})
		case moduleBlock:
			modules = append(modules, r.cur.Bit())
			err = r.cur.Skip()
		default:
			err = r.cur.Skip() // the symbol table and what newer producers add beside the module
		}
		if err != nil {
			return err
		}
	}
	switch len(modules) {
	case 0:
		return errors.New("the bitcode holds no module")
	case 1:
	default:
		return fmt.Errorf("the bitcode holds %d modules, one expected", len(modules))
	}
	r.cur = r.cur.Fork(modules[0])
	if err := r.cur.Enter(moduleBlock); err != nil {
		return err
	}
	return r.module()
}

// readBlock enters the block at the cursor, calls f for each record and passes over inner blocks.
func (r *Reader) readBlock(c *bitstream.Cursor, id uint32, f func(*bitstream.Record) error) error {
	if err := c.Enter(id); err != nil {
		return err
	}
	var rec bitstream.Record
	for {
		e, err := c.Next()
		if err != nil {
			return err
		}
		switch e.Kind {
		case bitstream.EndBlock:
			return nil
		case bitstream.SubBlock:
			err = c.Skip()
		default:
			if err = c.ReadRecord(e.ID, &rec); err == nil {
				err = r.inRecord(f(&rec), id, rec.Code, rec.Bit)
			}
		}
		if err != nil {
			return err
		}
	}
}

func (r *Reader) identification(rec *bitstream.Record) error {
	switch rec.Code {
	case idString:
		r.M.Producer = chars(rec.Ops)
	case idEpoch:
		if len(rec.Ops) != 1 || rec.Ops[0] != 0 {
			return fmt.Errorf("bitcode epoch %v, 0 expected", rec.Ops)
		}
	}
	return nil
}

// chars makes a string of a record's operands.
func chars(ops []uint64) string {
	b := make([]byte, len(ops))
	for i, c := range ops {
		b[i] = byte(c)
	}
	return string(b)
}

// module reads the records and blocks of the module that has been entered.
func (r *Reader) module() error {
	var rec bitstream.Record
	for {
		e, err := r.cur.Next()
		if err != nil {
			return err
		}
		switch e.Kind {
		case bitstream.EndBlock:
			return r.finishModule()
		case bitstream.SubBlock:
			err = r.moduleSubBlock(e.ID)
		default:
			if err = r.cur.ReadRecord(e.ID, &rec); err == nil {
				err = r.inRecord(r.moduleRecord(&rec), moduleBlock, rec.Code, rec.Bit)
			}
		}
		if err != nil {
			return err
		}
	}
}

func (r *Reader) moduleSubBlock(id uint32) error {
	switch id {
	case blockInfoBlock:
		if err := r.cur.Enter(id); err != nil {
			return err
		}
		return r.cur.ReadBlockInfo()
	case typeBlock:
		return r.typeTable()
	case paramAttrGroupBlock, paramAttrBlock, metadataKindBlock, operandBundleBlock, syncScopeBlock:
		r.tables = append(r.tables, tableAt{id, r.cur.Bit()})
		return r.cur.Skip()
	case constantsBlock:
		r.constAt = append(r.constAt, r.cur.Bit())
		return r.cur.Skip()
	case metadataBlock:
		r.mdAt = append(r.mdAt, r.cur.Bit())
		return r.cur.Skip()
	case functionBlock:
		if len(r.decls) == 0 {
			return errors.New("a function body more than functions that are defined")
		}
		r.bodyAt[r.decls[0]] = r.cur.Bit()
		r.decls = r.decls[1:]
		return r.cur.Skip()
	case valueSymtabBlock:
		r.vstAt = append(r.vstAt, r.cur.Bit())
		return r.cur.Skip()
	case useListBlock, moduleStrtabBlock, globalValSumBlock, fullLTOGlobalSumBlok, symtabBlock:
		// Names are in the string table, orders of uses and summaries are of no use here.
		return r.cur.Skip()
	}
	return fmt.Errorf("unknown block %d in the module", id)
}

func (r *Reader) finishModule() error {
	if len(r.decls) > 0 {
		return fmt.Errorf("function %s has no body in the bitcode", r.decls[0].Name)
	}
	r.nGlobals = len(r.values)
	r.M.DataLayout = newLayout(r.M.DataLayout, r.M.Triple)
	r.stack = layoutSpace(r.M.DataLayout, "A")
	if err := r.oldNames(); err != nil {
		return err
	}
	return r.upgradeIntrinsics()
}

// name gives a string of the string table.
func (r *Reader) name(off, size uint64) (string, error) {
	if off > uint64(len(r.strtab)) || size > uint64(len(r.strtab))-off {
		return "", fmt.Errorf("a name at %d of %d bytes is outside the string table of %d bytes", off, size, len(r.strtab))
	}
	return r.strtab[off : off+size], nil
}

// A fields reads a record's operands one by one and remembers if there were too few.
type fields struct {
	ops   []uint64
	i     int
	short bool
}

func (f *fields) next() uint64 {
	if f.i >= len(f.ops) {
		f.short = true
		return 0
	}
	v := f.ops[f.i]
	f.i++
	return v
}

// opt gives the next operand, or 0 if there is none: later versions add operands at the end.
func (f *fields) opt() uint64 {
	if f.i >= len(f.ops) {
		return 0
	}
	return f.next()
}

func (f *fields) left() int { return len(f.ops) - f.i }

func (f *fields) err(what string) error {
	if f.short {
		return fmt.Errorf("%s record of %d operands is too short", what, len(f.ops))
	}
	return nil
}

// done reports operands that are missing or that nothing is known of: dropping those might change what the record means.
func (f *fields) done(what string) error {
	if f.left() > 0 {
		return fmt.Errorf("%s record of %d operands, at most %d expected", what, len(f.ops), f.i)
	}
	return f.err(what)
}

// signRotated undoes the sign bit's place in bit 0.
func signRotated(v uint64) int64 {
	if v&1 == 0 {
		return int64(v >> 1)
	}
	if v == 1 {
		return -1 << 63
	}
	return -int64(v >> 1)
}

// typeAt gives a type of the type table.
func (r *Reader) typeAt(id uint64) (*ir.Type, error) {
	if id >= uint64(len(r.types)) {
		return nil, fmt.Errorf("type %d of a table of %d", id, len(r.types))
	}
	return r.types[id], nil
}

// alignment decodes 1 + log2(bytes), 0 for none (BitcodeReader::parseAlignmentValue).
func alignment(v uint64) (ir.Align, error) {
	if v > 33 {
		return 0, fmt.Errorf("alignment of 2^%d bytes", v-1)
	}
	return ir.Align(v), nil
}
