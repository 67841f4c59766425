package bitcode

import (
	"fmt"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
)

// moduleVersion is the version of a module whose names are in a string table and whose operands are relative.
const moduleVersion = 2

// Widths of abbreviation ids in blocks, in bits.
const (
	identificationWidth = 5
	moduleWidth         = 3
	tableWidth          = 4 // blocks with more abbreviations than 3 bits can number
	plainWidth          = 3 // blocks with few or none
)

// Write gives the module as bitcode of the format. The module must hold all its bodies and initialisers and only what
// the format can say: anything else is an error that names it, nothing is dropped or changed in meaning.
//
// Functions are renumbered (ir.Function.Renumber), so a module must not be written twice at the same time. The bytes
// depend on the module alone. No symbol table block is written: it serves linkers that look for symbols without
// reading the module, and LLVM builds it anew where it is absent. Nor is a table of function offsets: without it a
// lazy reader finds function blocks by passing over them.
func Write(m *ir.Module, f *Format) ([]byte, error) {
	w := &moduleWriter{m: m, f: f, noValues: &ir.MDNode{}, di: layoutFor[f.Dialect], globals: map[ir.Value]uint32{}, varAttrs: map[*ir.GlobalVar]*ir.AttrList{}}
	data, err := w.write()
	if err != nil && m.Name != "" {
		err = fmt.Errorf("%s: %w", m.Name, err)
	}
	return data, err
}

// A moduleWriter holds the numbers of everything in a module. They are complete before function blocks are written, on
// several cores.
type moduleWriter struct {
	m        *ir.Module
	f        *Format
	w        *bitstream.Writer
	defined  []*ir.Function      // those with a body
	globals  map[ir.Value]uint32 // value numbers
	consts   *constPool
	types    typeNumbers
	attrs    attrNumbers
	varAttrs map[*ir.GlobalVar]*ir.AttrList
	md       mdNumbers
	di       *[ir.NumDIKinds]*diLayout // of specialised nodes
	noValues *ir.MDNode                // what a debug record refers to whose values are not known: scanMetadata numbers it where one needs it
	tags     nameNumbers               // operand bundle tags
	scopes   nameNumbers               // sync scopes
	strtab   []byte
	rules    [ir.NumOps]opRule
	layout   *ir.DataLayout
	alloca   uint32 // the address space of allocas that the data layout states
}

func (w *moduleWriter) write() ([]byte, error) {
	if err := w.enumerate(); err != nil {
		return nil, err
	}
	scans := make([]*funcScan, len(w.defined))
	err := w.eachBody(func(i int, f *ir.Function) (err error) {
		scans[i], err = w.scan(f)
		return err
	})
	if err != nil {
		return nil, err
	}
	for i, s := range scans {
		if err := w.number(&s.uses); err != nil {
			return nil, inGlobal(w.defined[i], err)
		}
	}
	w.consts.assign(uint32(len(w.globals)), &w.types)

	w.w = bitstream.NewWriter('B', 'C', 0xC0, 0xDE)
	w.identification()
	w.w.Enter(moduleBlock, moduleWidth)
	w.w.Record(modVersion, moduleVersion)
	w.blockInfo()
	w.typeTable()
	w.attrTables()
	w.moduleInfo()
	w.constants(w.w, w.consts)
	w.metadataKinds()
	// The largest blocks are written on all cores: first the module's metadata, where it can be put in later, then functions.
	blocks := make([]*bitstream.Writer, 1+len(w.defined))
	blocks[0] = w.w.Fork()
	apart := w.w.Aligned()
	if !apart {
		w.moduleMetadata(w.w)
	}
	err = parallel.Each(len(blocks), func(i int) (err error) {
		if i == 0 {
			if apart {
				w.moduleMetadata(blocks[0])
			}
			return nil
		}
		f := w.defined[i-1]
		blocks[i], err = w.function(f, scans[i-1])
		return inGlobal(f, err)
	})
	if err != nil {
		return nil, err
	}
	if apart {
		w.w.Append(blocks[0])
	}
	w.names(operandBundleBlock, 1, &w.tags)
	w.names(syncScopeBlock, 1, &w.scopes)
	w.w.Append(blocks[1:]...)
	w.w.Leave()
	w.w.Enter(strtabBlock, plainWidth)
	w.w.Blob(strtabBlob, nil, w.strtab)
	w.w.Leave()
	return w.w.Bytes(), nil
}

// eachBody calls f for the functions with a body, on all cores.
func (w *moduleWriter) eachBody(f func(int, *ir.Function) error) error {
	return parallel.Each(len(w.defined), func(i int) error { return inGlobal(w.defined[i], f(i, w.defined[i])) })
}

// enumerate numbers all that is outside of functions, and the metadata of functions, whose constants belong to the module.
func (w *moduleWriter) enumerate() error {
	for op, flags := range w.f.Ops {
		w.rules[op] = opRule{true, flags}
	}
	w.types.ids = make([]uint32, w.m.Types.Len())
	w.types.f = w.f
	w.attrs.init(w.f, &w.types)
	w.md.init()
	w.md.walk = w.metadataGraph()
	w.tags.init()
	w.scopes.init("singlethread", "") // these two have fixed numbers (LLVM's SyncScope)
	var err error
	if w.layout, err = ir.ParseDataLayout(w.m.DataLayout); err != nil {
		return err
	}
	w.alloca = layoutSpace(w.m.DataLayout, "A")
	for _, f := range w.m.Funcs {
		if f.HasBody {
			w.defined = append(w.defined, f)
		}
	}
	found := w.searchBodies()
	if err := w.numberGlobals(); err != nil {
		return err
	}
	var u uses
	w.consts = newConstPool(w.f, w.globals, &u, nil)
	if err := w.scanGlobals(&u); err != nil {
		return err
	}
	if err := w.scanMetadata(found); err != nil {
		return err
	}
	return w.number(&u)
}

// number gives what has been found in use its numbers, in the order of first use.
func (w *moduleWriter) number(u *uses) error {
	for _, t := range u.types.list {
		if w.types.has(t) {
			continue
		}
		if err := w.types.add(t); err != nil {
			return err
		}
	}
	for _, a := range u.attrs.list {
		w.attrs.add(a)
	}
	for _, s := range u.tags.list {
		w.tags.add(s)
	}
	for _, s := range u.scopes.list {
		w.scopes.add(s)
	}
	return nil
}

// uses is what a function, or the module outside of functions, uses of the tables that it shares, in order of first use.
type uses struct {
	types  typeUses
	attrs  firstUses[*ir.AttrList]
	tags   firstUses[string]
	scopes firstUses[string]
}

// A typeUses is a list of distinct types of one table.
type typeUses struct {
	list []*ir.Type
	seen []uint64 // a bit for each ir.Type.ID
}

func (u *typeUses) add(t *ir.Type) {
	i, bit := int(t.ID/64), uint64(1)<<(t.ID%64)
	if i >= len(u.seen) {
		u.seen = append(u.seen, make([]uint64, i+1-len(u.seen))...)
	}
	if u.seen[i]&bit == 0 {
		u.seen[i] |= bit
		u.list = append(u.list, t)
	}
}

// A firstUses is a list of distinct things. A function uses few of each, so short lists are searched from the end.
type firstUses[K comparable] struct {
	list []K
	seen map[K]bool // once the list is long
}

// longList is where a map is faster than a search.
const longList = 12

// add notes a use and reports whether it is the first.
func (u *firstUses[K]) add(k K) bool {
	if u.seen == nil {
		for i := len(u.list) - 1; i >= 0; i-- {
			if u.list[i] == k {
				return false
			}
		}
		if len(u.list) == longList {
			u.seen = make(map[K]bool, 4*longList)
			for _, old := range u.list {
				u.seen[old] = true
			}
		}
	} else if u.seen[k] {
		return false
	}
	if u.seen != nil {
		u.seen[k] = true
	}
	u.list = append(u.list, k)
	return true
}

// nameNumbers numbers strings from 0.
type nameNumbers struct {
	list []string
	ids  map[string]uint32
}

func (n *nameNumbers) init(first ...string) {
	n.ids = map[string]uint32{}
	for _, s := range first {
		n.add(s)
	}
}

func (n *nameNumbers) add(s string) uint32 {
	id, ok := n.ids[s]
	if !ok {
		id = uint32(len(n.list))
		n.ids[s] = id
		n.list = append(n.list, s)
	}
	return id
}

// names writes a block of one record for each string.
func (w *moduleWriter) names(block, code uint32, n *nameNumbers) {
	if len(n.list) == 0 {
		return
	}
	w.w.Enter(block, plainWidth)
	for _, s := range n.list {
		w.w.Record(code, charOps(nil, s)...)
	}
	w.w.Leave()
}

func charOps(ops []uint64, s string) []uint64 {
	for i := 0; i < len(s); i++ {
		ops = append(ops, uint64(s[i]))
	}
	return ops
}

// signRotate gives a signed number as the format stores it: twice its magnitude, plus one if it is negative.
func signRotate(v int64) uint64 {
	if v >= 0 {
		return uint64(v) << 1
	}
	return uint64(-v)<<1 | 1
}

func bit(set bool) uint64 {
	if set {
		return 1
	}
	return 0
}

func (w *moduleWriter) identification() {
	w.w.Enter(identificationBlock, identificationWidth)
	w.w.Define(lit(idString), array, char6)
	w.w.Record(idString, charOps(nil, w.f.Producer)...)
	w.w.Record(idEpoch, 0)
	w.w.Leave()
}

// Operands of abbreviations.
var (
	array = bitstream.Operand{Enc: bitstream.Array}
	char6 = bitstream.Operand{Enc: bitstream.Char6}
)

func lit(v uint64) bitstream.Operand   { return bitstream.Operand{Enc: bitstream.Literal, Value: v} }
func fixed(n uint64) bitstream.Operand { return bitstream.Operand{Enc: bitstream.Fixed, Value: n} }
func vbr(n uint64) bitstream.Operand   { return bitstream.Operand{Enc: bitstream.VBR, Value: n} }

func abbrev(ops ...bitstream.Operand) *bitstream.Abbrev { return &bitstream.Abbrev{Ops: ops} }

// blockInfo states the abbreviations of blocks that come many times. Ids of 4 bits leave room for twelve of each.
func (w *moduleWriter) blockInfo() {
	ty := fixed(w.types.width())
	value := fixed(bitWidth(uint64(len(w.globals) + len(w.consts.entries))))
	w.w.BlockInfo(
		bitstream.BlockInfo{Block: constantsBlock, Abbrevs: []*bitstream.Abbrev{
			abbrev(lit(cstSetType), ty),
			abbrev(lit(cstInteger), vbr(8)),
			abbrev(lit(cstCast), fixed(4), ty, vbr(8)),
			abbrev(lit(cstNull)),
			abbrev(lit(cstAggregate), array, value),
			abbrev(lit(cstString), array, fixed(8)),
			abbrev(lit(cstCString), array, char6),
			abbrev(lit(cstCString), array, fixed(7)),
			abbrev(lit(cstCString), array, fixed(8)),
		}},
		bitstream.BlockInfo{Block: functionBlock, Abbrevs: []*bitstream.Abbrev{
			abbrev(lit(fnLoad), vbr(6), ty, vbr(4), fixed(1)),
			abbrev(lit(fnStore), vbr(6), vbr(6), vbr(4), fixed(1)),
			abbrev(lit(fnBinop), vbr(6), vbr(6), fixed(4)),
			abbrev(lit(fnBinop), vbr(6), vbr(6), fixed(4), fixed(8)),
			abbrev(lit(fnCast), vbr(6), ty, fixed(4)),
			abbrev(lit(fnCmp2), vbr(6), vbr(6), fixed(6)),
			abbrev(lit(fnGEP), fixed(3), ty, array, vbr(6)),
			abbrev(lit(fnBr), vbr(6)),
			abbrev(lit(fnBr), vbr(6), vbr(6), vbr(6)),
			abbrev(lit(fnRet)),
			abbrev(lit(fnRet), vbr(6)),
			abbrev(lit(fnUnreachable)),
		}},
	)
}

// A frame is a node that a walk is in, and which of its operands comes next.
type frame[N any] struct {
	node N
	next int
}

// A graph is what afterOperands walks: enter says whether a node must be visited, operand gives the operands of one by
// number until there are no more, leave visits it.
type graph[N any] struct {
	enter   func(N) (bool, error)
	operand func(N, int) (N, bool)
	leave   func(N) error
	stack   []frame[N] // room for a walk
}

// afterOperands visits a node after its operands, theirs before them. It does not recurse: input nests as deep as it likes.
func (g *graph[N]) afterOperands(root N) error {
	stack := g.stack[:0]
	defer func() { g.stack = stack }()
	push := func(n N) error {
		yes, err := g.enter(n)
		if yes && err == nil {
			stack = append(stack, frame[N]{node: n})
		}
		return err
	}
	if err := push(root); err != nil {
		return err
	}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if n, ok := g.operand(top.node, top.next); ok {
			top.next++
			if err := push(n); err != nil {
				return err
			}
			continue
		}
		n := top.node
		stack = stack[:len(stack)-1]
		if err := g.leave(n); err != nil {
			return err
		}
	}
	return nil
}
