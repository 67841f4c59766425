package bitcode

import (
	"errors"
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/bitstream"
	"nvvm-bitcode-linker/internal/ir"
)

// LLVM 14 and older, and 15 and 16 on request, write pointer types with their pointees, and older records leave out what the pointer's type
// tells: the type that is loaded, the signature that is called, what a byval parameter points to. So the types of such a module, and of
// its values while they are decoded, are kept with all that they contain (BitcodeReader's ContainedTypeIDs). Modules of opaque pointers
// have none of this.

// An oldModule is what is kept of a module for what only older LLVMs write.
type oldModule struct {
	version    uint64 // of the module: 0 has absolute value numbers in bodies, 0 and 1 have names in symbol tables
	hasVersion bool
	vstAt      []uint64     // bits of the module's symbol tables
	typed      []typedType  // the type table with pointees, if pointers have some
	valueTypes []*typedType // then, the types of the module's values
	fnTypes    map[*ir.Function]*typedType
	scalable   bool                  // some vector type is
	exprs      oldConsts             // of the module's constants
	untyped    map[*ir.AttrList]bool // lists with attributes that have no type yet
	implied    map[*ir.Symbol]bool   // symbols with a comdat of their own name
}

// An oldBody is the same for a body.
type oldBody struct {
	pointees  typedBody
	exprs     oldConsts
	edges     map[edge]*ir.Block // blocks on edges that compute the values of phis
	edgeOrder []edge
}

// startOld makes it ready for a body of the module.
func (b *oldBody) startOld(r *Reader) {
	b.pointees.on, b.pointees.local = false, b.pointees.local[:0]
	b.exprs, b.edges, b.edgeOrder = oldConsts{outer: &r.exprs}, nil, nil
}

// A typedType is a type of a module with typed pointers: ours, whose pointers are opaque, and the types that it contains.
type typedType struct {
	ty *ir.Type
	// subs are a pointer's pointee, the element of an array or vector, a function's result and parameters, or a structure's fields.
	subs []*typedType
}

// sub gives a contained type, nil where it is not known.
func (t *typedType) sub(i uint64) *typedType {
	if t == nil || i >= uint64(len(t.subs)) {
		return nil
	}
	return t.subs[i]
}

// pointee gives what a pointer points to, nil for other types and where it is not known.
func (t *typedType) pointee() *typedType {
	if t == nil || !t.ty.IsPtr() {
		return nil
	}
	return t.sub(0)
}

// scalar gives the element of a vector and other types themselves.
func (t *typedType) scalar() *typedType {
	if t != nil && t.ty.Kind == ir.VectorKind {
		return t.sub(0)
	}
	return t
}

// at gives the type that an index selects in an aggregate.
func (t *typedType) at(i uint64) *typedType {
	if t != nil && t.ty.Kind != ir.StructKind {
		i = 0
	}
	return t.sub(i)
}

// typedPtr gives a pointer type, or the vector of it that ty is.
func typedPtr(ty *ir.Type, pointee *typedType) *typedType {
	p := &typedType{ty.Scalar(), []*typedType{pointee}}
	if ty.Kind == ir.VectorKind {
		return &typedType{ty, []*typedType{p}}
	}
	return p
}

// typedAt gives a type of the type table with what it contains, nil if there is none or the module has no typed pointers.
func (r *Reader) typedAt(id uint64) *typedType {
	if id >= uint64(len(r.typed)) {
		return nil
	}
	return &r.typed[id]
}

// noteType keeps the type of the module-level value that has just been added.
func (r *Reader) noteType(t *typedType) {
	if r.typed != nil {
		r.valueTypes = append(r.valueTypes, t)
	}
}

// notePointer keeps the type of the address of the symbol that is being added.
func (r *Reader) notePointer(ty *ir.Type, pointee *typedType) {
	if r.typed != nil {
		r.valueTypes = append(r.valueTypes, typedPtr(ty, pointee))
	}
}

// hasTypedPointers looks for one in a type table.
func (r *Reader) hasTypedPointers(c *bitstream.Cursor) (found bool) {
	err := r.readBlock(c, typeBlock, func(rec *bitstream.Record) error {
		found = found || rec.Code == typePointer
		return nil
	})
	return found && err == nil
}

// typedTable reads a type table with typed pointers. Since a structure may point to itself, types may refer to named structures that come later.
func (r *Reader) typedTable(c *bitstream.Cursor) error {
	b := typeBuilder{r: r}
	name := ""
	err := r.readBlock(c, typeBlock, func(rec *bitstream.Record) error {
		switch rec.Code {
		case typeNumEntry:
		case typeStructName:
			name = chars(rec.Ops)
		default:
			e := typeEntry{rec: bitstream.Record{Code: rec.Code, Ops: slices.Clone(rec.Ops), Bit: rec.Bit}}
			if e.mayComeLater() || rec.Code == typeTarget {
				e.name, name = name, ""
			}
			b.entries = append(b.entries, e)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return b.build()
}

// A typeEntry is a record of a type table that is a type.
type typeEntry struct {
	rec  bitstream.Record
	name string
	open bool // being made: what it contains comes first
}

// mayComeLater reports whether the type may be used before it is defined: only structures with a name of their own.
func (e *typeEntry) mayComeLater() bool {
	return e.rec.Code == typeStructNamed || e.rec.Code == typeOpaque
}

// contained gives the numbers of the types that the record's type contains.
func (e *typeEntry) contained() []uint64 {
	ops := e.rec.Ops
	from := func(i int) []uint64 { return ops[min(i, len(ops)):] }
	switch e.rec.Code {
	case typePointer:
		return ops[:min(1, len(ops))]
	case typeArray, typeVector:
		return from(1)[:min(1, len(from(1)))]
	case typeFunction, typeStructAnon, typeStructNamed:
		return from(1)
	case typeFunctionOld:
		return from(2)
	case typeTarget:
		if len(ops) > 0 {
			return from(1)[:min(ops[0], uint64(len(from(1))))]
		}
	}
	return nil
}

// A typeBuilder makes the types of a table whose records may refer to later ones.
type typeBuilder struct {
	r       *Reader
	entries []typeEntry
}

func (b *typeBuilder) build() error {
	r := b.r
	r.fnTypes = map[*ir.Function]*typedType{}
	r.types, r.typed = make([]*ir.Type, len(b.entries)), make([]typedType, len(b.entries))
	for i := range b.entries { // pointers first: they do not depend on their pointees
		if b.entries[i].rec.Code == typePointer {
			if err := b.fail(i, b.pointer(i)); err != nil {
				return err
			}
		}
	}
	for i := range b.entries {
		if err := b.make(i); err != nil {
			return err
		}
	}
	for i := range b.entries {
		e := &b.entries[i]
		ids := e.contained()
		subs := make([]*typedType, len(ids))
		for k, id := range ids {
			subs[k] = &r.typed[id]
		}
		r.typed[i] = typedType{r.types[i], subs}
		if e.rec.Code == typePointer && !canBePointee(r.types[ids[0]]) {
			return b.fail(i, errors.New("a pointer to a type that pointers do not have"))
		}
	}
	return nil
}

// canBePointee follows PointerType::isValidElementType.
func canBePointee(t *ir.Type) bool { return t.Kind == ir.FuncKind || canBeElement(t) }

func (b *typeBuilder) fail(i int, err error) error {
	if err == nil {
		return nil
	}
	rec := b.entries[i].rec
	return b.r.inRecord(fmt.Errorf("type %d: %w", i, err), typeBlock, rec.Code, rec.Bit)
}

// pointer makes [pointee, address space].
func (b *typeBuilder) pointer(i int) error {
	f := fields{ops: b.entries[i].rec.Ops}
	pointee, space := f.next(), f.opt()
	if err := f.err("pointer type"); err != nil {
		return err
	}
	if space >= 1<<24 {
		return fmt.Errorf("address space %d", space)
	}
	if pointee >= uint64(len(b.entries)) {
		return fmt.Errorf("type %d of a table of %d", pointee, len(b.entries))
	}
	b.r.types[i] = b.r.M.Types.Ptr(uint32(space))
	return nil
}

// make makes a type after those that it contains, without recursion: types may nest as deep as a file is long.
func (b *typeBuilder) make(i int) error {
	type frame struct {
		id   int
		left []uint64 // contained types that may not have been made
	}
	stack := []frame{{i, b.entries[i].contained()}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		e := &b.entries[top.id]
		switch {
		case b.r.types[top.id] != nil:
			stack = stack[:len(stack)-1]
		case len(top.left) > 0 && top.left[0] < uint64(len(b.entries)):
			e.open = true
			next := int(top.left[0])
			top.left = top.left[1:]
			switch n := &b.entries[next]; {
			case b.r.types[next] != nil:
			case n.open:
				return b.fail(next, errors.New("a type that contains itself"))
			case next > top.id && !n.mayComeLater():
				return b.fail(top.id, fmt.Errorf("it contains type %d, which comes later and is no structure with a name", next))
			default:
				stack = append(stack, frame{next, n.contained()})
			}
		default:
			t, err := b.r.typeRecord(&e.rec, &e.name)
			if err != nil {
				return b.fail(top.id, err)
			}
			b.r.types[top.id] = t
		}
	}
	return nil
}
