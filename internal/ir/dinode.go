package ir

import "fmt"

// A DINode is a specialised metadata node, most of them debug information. What its parts mean is in the table of its kind: Refs holds
// the fields that refer to metadata, nil for nothing; Nums the others. What a kind may have any number of comes last: the
// operands of a GenericDINode in Refs, the elements of a DIExpression in Nums.
type DINode struct {
	Kind     DIKind
	Distinct bool
	Refs     []Metadata
	Nums     []uint64
	number   mdNumber
}

func (*DINode) isMetadata() {}

// DIKind is the kind of a specialised metadata node.
type DIKind uint8

// The kinds, under LLVM's names (Metadata.def).
const (
	NoDIKind DIKind = iota
	DILocation
	GenericDINode
	DISubrange
	DIGenericSubrange
	DISubrangeType
	DIFixedPointType
	DIEnumerator
	DIBasicType
	DIStringType
	DIFile
	DIDerivedType
	DICompositeType
	DISubroutineType
	DICompileUnit
	DISubprogram
	DILexicalBlock
	DILexicalBlockFile
	DINamespace
	DITemplateTypeParameter
	DITemplateValueParameter
	DIGlobalVariable
	DILocalVariable
	DIExpression
	DIObjCProperty
	DIImportedEntity
	DIModule
	DIMacro
	DIMacroFile
	DICommonBlock
	DILabel
	DIGlobalVariableExpression
	DIAssignID
	NumDIKinds
)

// String gives LLVM's name of the kind.
func (k DIKind) String() string {
	if k == NoDIKind || k >= NumDIKinds {
		return "unknown node"
	}
	return diKinds[k].name
}

// Fields gives the fields of nodes of the kind, in the order in which LLVM prints them.
func (k DIKind) Fields() []DIField { return diKinds[k].fields }

// Refs and Nums give how many of each a node of the kind has, at least.
func (k DIKind) Refs() int { return diKinds[k].refs }

// Nums: see Refs.
func (k DIKind) Nums() int { return diKinds[k].nums }

// Field gives the field of a name, nil if the kind has none.
func (k DIKind) Field(name string) *DIField {
	fields := diKinds[k].fields
	for i := range fields {
		if fields[i].Name == name {
			return &fields[i]
		}
	}
	return nil
}

// Is reports whether the kind is one of those.
func (k DIKind) Is(kinds ...DIKind) bool {
	for _, other := range kinds {
		if k == other {
			return true
		}
	}
	return false
}

// NewDINode makes a node whose fields all have what LLVM's assembler takes for them where they are not stated.
func NewDINode(k DIKind) *DINode {
	n := &DINode{}
	n.Init(k, make([]Metadata, k.Refs()), make([]uint64, k.Nums()))
	return n
}

// Init makes a node what NewDINode gives, with the room for its fields: k.Refs() and k.Nums() of each, all zero.
func (n *DINode) Init(k DIKind, refs []Metadata, nums []uint64) {
	*n = DINode{Kind: k, Distinct: k == DICompileUnit || k == DIAssignID, Refs: refs, Nums: nums}
	for _, f := range diKinds[k].defaults {
		n.Nums[f.num] = f.Default
	}
}

// field gives a field that the program, not its input, names: it must be there.
func (n *DINode) field(name string) *DIField {
	f := n.Kind.Field(name)
	if f == nil {
		panic(fmt.Sprintf("ir: %v has no field %s", n.Kind, name))
	}
	return f
}

// Ref gives the metadata that a field refers to, nil for nothing.
func (n *DINode) Ref(field string) Metadata { return n.Refs[n.field(field).ref] }

// SetRef makes a field refer to metadata.
func (n *DINode) SetRef(field string, md Metadata) { n.Refs[n.field(field).ref] = md }

// Num gives a field that is a number or set of flags.
func (n *DINode) Num(field string) uint64 { return n.Nums[n.field(field).num] }

// SetNum sets a field that is a number or set of flags.
func (n *DINode) SetNum(field string, v uint64) { n.Nums[n.field(field).num] = v }

// Text gives a field that is a string, "" if there is none.
func (n *DINode) Text(field string) string {
	if s, ok := n.Ref(field).(*MDString); ok {
		return s.S
	}
	return ""
}

// SettleSizes makes sizes that refer to a constant, as LLVM 21 and later store them, numbers.
func (n *DINode) SettleSizes() {
	fields := n.Kind.Fields()
	for i := range fields {
		f := &fields[i]
		if f.Kind != DISize || n.Refs[f.ref] == nil {
			continue
		}
		if v := IntegerOf(n.Refs[f.ref]); v != nil && v.IsUint64() {
			n.Refs[f.ref], n.Nums[f.num] = nil, v.Uint64()
		}
	}
}

// NodeOf gives the metadata as a node of the kind, nil if it is none.
func NodeOf(md Metadata, k DIKind) *DINode {
	if n, ok := md.(*DINode); ok && n != nil && n.Kind == k {
		return n
	}
	return nil
}

// NewLocation makes a place in the source: line and column from 1, 0 for none; where it was inlined may be nil.
func NewLocation(line, column uint64, scope, inlinedAt Metadata) *DINode {
	n := NewDINode(DILocation)
	n.SetLocation(line, column, scope, inlinedAt)
	return n
}

// The places of the fields of a location, since modules have many of those.
var locationLine, locationColumn, locationScope, locationAt int

// SetLocation makes a DILocation what NewLocation gives.
func (n *DINode) SetLocation(line, column uint64, scope, inlinedAt Metadata) {
	n.Nums[locationLine], n.Nums[locationColumn] = line, column
	n.Refs[locationScope], n.Refs[locationAt] = scope, inlinedAt
}

// Location gives what NewLocation makes a DILocation of.
func (n *DINode) Location() (line, column uint64, scope, inlinedAt Metadata) {
	return n.Nums[locationLine], n.Nums[locationColumn], n.Refs[locationScope], n.Refs[locationAt]
}

// IsLocalScope reports whether nodes of the kind may be the scope of a location or local variable (DILocalScope).
func (k DIKind) IsLocalScope() bool { return k.Is(DISubprogram, DILexicalBlock, DILexicalBlockFile) }

// IsType reports whether nodes of the kind are types (DIType).
func (k DIKind) IsType() bool {
	return k.Is(DIBasicType, DIStringType, DIDerivedType, DICompositeType, DISubroutineType, DISubrangeType, DIFixedPointType)
}

// Subprogram gives the subprogram that a local scope is in, nil if there is none.
func Subprogram(scope Metadata) *DINode {
	const deepest = 1 << 16 // a scope may be its own
	for range deepest {
		n, ok := scope.(*DINode)
		switch {
		case !ok || n == nil || !n.Kind.IsLocalScope():
			return nil
		case n.Kind == DISubprogram:
			return n
		}
		scope = n.Ref("scope")
	}
	return nil
}

// MetadataOperands calls f with the place of every metadata that a node refers to directly.
func MetadataOperands(md Metadata, f func(*Metadata)) {
	switch md := md.(type) {
	case *MDNode:
		for i := range md.Ops {
			f(&md.Ops[i])
		}
	case *DINode:
		for i := range md.Refs {
			f(&md.Refs[i])
		}
	}
}
