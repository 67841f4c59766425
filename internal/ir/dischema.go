package ir

import "slices"

// DIFieldKind says what the field of a specialised node holds and how assembly writes it.
type DIFieldKind uint8

// The kinds of fields. Those up to DIBound are in Refs, DISize is in both, the others are in Nums.
const (
	DIRef        DIFieldKind = iota // a node
	DIText                          // a string
	DIWide                          // an *MDValue that is an integer constant, written as its number
	DIBound                         // a node, or an *MDValue that is an integer constant, written as its signed number
	DIOperands                      // any number of nodes
	DISize                          // a number, or a node that gives it at run time; 0 where that is
	DINum                           // a number
	DISigned                        // a signed number of 64 bits
	DISigned32                      // a signed number of 32 bits
	DIBool                          // 0 or 1
	DIPlusOne                       // 0 for nothing, else the number plus one
	DIFlagBits                      // DIFlags
	DISPFlagBits                    // DISPFlags
	DIPtrAuth                       // bits of a signed pointer, written as several fields
	DILanguage                      // DW_LANG, or DW_LNAME with LanguageName set
	DITag                           // DW_TAG
	DIEncoding                      // DW_ATE
	DIRuntime                       // DW_LANG
	DICallConv                      // DW_CC
	DIMacinfo                       // DW_MACINFO
	DIEnumKind                      // DW_APPLE_ENUM_KIND plus one
	DIEmission                      // how much debug information a unit has
	DINameTable                     // which name tables a unit has
	DIChecksum                      // CSK
	DIFixedKind                     // how a fixed-point type is scaled
	DIElements                      // any number of numbers: those of a DIExpression
)

// LanguageName is the bit of a compile unit's language that says that it is a name of DWARF 6 (DW_LNAME), whose version is apart.
const LanguageName = 1 << 63

// A DIField is a field of a kind of specialised nodes.
type DIField struct {
	Name    string // as in assembly
	Kind    DIFieldKind
	Default uint64  // what assembly that does not state it means
	Always  bool    // assembly always states it
	Empty   bool    // an empty string is not the same as none
	Since   Dialect // the first that has it
	ref     int     // its place in Refs
	num     int     // its place in Nums
}

// Slots gives the places of the field in Refs and in Nums, -1 where it has none.
func (f *DIField) Slots() (ref, num int) { return f.ref, f.num }

// diKinds is the table of the specialised nodes (LLVM's DebugInfoMetadata.h; names of fields from AsmWriter.cpp and LLParser.cpp).
var diKinds = [NumDIKinds]struct {
	name            string
	since           Dialect
	fields          []DIField
	refs, nums      int
	defaults        []*DIField // those with a default that is not 0
	unfit7, unfit19 []*DIField // those for which mayLack holds
}{
	DILocation: {name: "DILocation", fields: []DIField{
		{Name: "line", Kind: DINum, Always: true},
		{Name: "column", Kind: DINum},
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "inlinedAt", Kind: DIRef},
		{Name: "isImplicitCode", Kind: DIBool, Since: LLVM19},
		{Name: "atomGroup", Kind: DINum, Since: LLVM22},
		{Name: "atomRank", Kind: DINum, Since: LLVM22},
	}},
	GenericDINode: {name: "GenericDINode", fields: []DIField{
		{Name: "tag", Kind: DITag, Always: true},
		{Name: "header", Kind: DIText},
		{Name: "operands", Kind: DIOperands},
	}},
	DISubrange: {name: "DISubrange", fields: []DIField{
		{Name: "count", Kind: DIBound},
		{Name: "lowerBound", Kind: DIBound},
		{Name: "upperBound", Kind: DIBound, Since: LLVM19},
		{Name: "stride", Kind: DIBound, Since: LLVM19},
	}},
	DIGenericSubrange: {name: "DIGenericSubrange", since: LLVM19, fields: []DIField{
		{Name: "count", Kind: DIBound},
		{Name: "lowerBound", Kind: DIBound},
		{Name: "upperBound", Kind: DIBound},
		{Name: "stride", Kind: DIBound},
	}},
	DISubrangeType: {name: "DISubrangeType", since: LLVM22, fields: []DIField{
		{Name: "name", Kind: DIText},
		{Name: "scope", Kind: DIRef},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
		{Name: "size", Kind: DISize},
		{Name: "align", Kind: DINum},
		{Name: "flags", Kind: DIFlagBits},
		{Name: "baseType", Kind: DIRef},
		{Name: "lowerBound", Kind: DIRef},
		{Name: "upperBound", Kind: DIRef},
		{Name: "stride", Kind: DIRef},
		{Name: "bias", Kind: DIRef},
	}},
	DIFixedPointType: {name: "DIFixedPointType", since: LLVM22, fields: []DIField{
		{Name: "tag", Kind: DITag, Default: TagBaseType},
		{Name: "name", Kind: DIText},
		{Name: "size", Kind: DISize},
		{Name: "align", Kind: DINum},
		{Name: "encoding", Kind: DIEncoding},
		{Name: "flags", Kind: DIFlagBits},
		{Name: "kind", Kind: DIFixedKind, Always: true},
		{Name: "factor", Kind: DISigned32},
		{Name: "numerator", Kind: DIWide},
		{Name: "denominator", Kind: DIWide},
	}},
	DIEnumerator: {name: "DIEnumerator", fields: []DIField{
		{Name: "name", Kind: DIText, Always: true},
		{Name: "value", Kind: DIWide, Always: true},
		{Name: "isUnsigned", Kind: DIBool},
	}},
	DIBasicType: {name: "DIBasicType", fields: []DIField{
		{Name: "tag", Kind: DITag, Default: TagBaseType},
		{Name: "name", Kind: DIText},
		{Name: "size", Kind: DISize},
		{Name: "align", Kind: DINum},
		{Name: "dataSize", Kind: DINum, Since: LLVM22},
		{Name: "encoding", Kind: DIEncoding},
		{Name: "num_extra_inhabitants", Kind: DINum, Since: LLVM22},
		{Name: "flags", Kind: DIFlagBits, Since: LLVM19},
	}},
	DIStringType: {name: "DIStringType", since: LLVM19, fields: []DIField{
		{Name: "tag", Kind: DITag, Default: TagStringType},
		{Name: "name", Kind: DIText},
		{Name: "stringLength", Kind: DIRef},
		{Name: "stringLengthExpression", Kind: DIRef},
		{Name: "stringLocationExpression", Kind: DIRef},
		{Name: "size", Kind: DISize},
		{Name: "align", Kind: DINum},
		{Name: "encoding", Kind: DIEncoding},
	}},
	DIFile: {name: "DIFile", fields: []DIField{
		{Name: "filename", Kind: DIText, Always: true},
		{Name: "directory", Kind: DIText, Always: true},
		{Name: "checksumkind", Kind: DIChecksum},
		{Name: "checksum", Kind: DIText},
		{Name: "source", Kind: DIText, Empty: true},
	}},
	DIDerivedType: {name: "DIDerivedType", fields: []DIField{
		{Name: "tag", Kind: DITag, Always: true},
		{Name: "name", Kind: DIText},
		{Name: "scope", Kind: DIRef},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
		{Name: "baseType", Kind: DIRef, Always: true},
		{Name: "size", Kind: DISize},
		{Name: "align", Kind: DINum},
		{Name: "offset", Kind: DISize},
		{Name: "flags", Kind: DIFlagBits},
		{Name: "extraData", Kind: DIRef},
		{Name: "dwarfAddressSpace", Kind: DIPlusOne},
		{Name: "annotations", Kind: DIRef, Since: LLVM19},
		{Name: "ptrAuth", Kind: DIPtrAuth, Since: LLVM19},
	}},
	DICompositeType: {name: "DICompositeType", fields: []DIField{
		{Name: "tag", Kind: DITag, Always: true},
		{Name: "name", Kind: DIText},
		{Name: "scope", Kind: DIRef},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
		{Name: "baseType", Kind: DIRef},
		{Name: "size", Kind: DISize},
		{Name: "align", Kind: DINum},
		{Name: "offset", Kind: DISize},
		{Name: "num_extra_inhabitants", Kind: DINum, Since: LLVM22},
		{Name: "flags", Kind: DIFlagBits},
		{Name: "elements", Kind: DIRef},
		{Name: "runtimeLang", Kind: DIRuntime},
		{Name: "vtableHolder", Kind: DIRef},
		{Name: "templateParams", Kind: DIRef},
		{Name: "identifier", Kind: DIText},
		{Name: "discriminator", Kind: DIRef},
		{Name: "dataLocation", Kind: DIRef, Since: LLVM19},
		{Name: "associated", Kind: DIRef, Since: LLVM19},
		{Name: "allocated", Kind: DIRef, Since: LLVM19},
		{Name: "rank", Kind: DIBound, Since: LLVM19},
		{Name: "annotations", Kind: DIRef, Since: LLVM19},
		{Name: "specification", Kind: DIRef, Since: LLVM22},
		{Name: "enumKind", Kind: DIEnumKind, Since: LLVM22},
		{Name: "bitStride", Kind: DIRef, Since: LLVM22},
	}},
	DISubroutineType: {name: "DISubroutineType", fields: []DIField{
		{Name: "flags", Kind: DIFlagBits},
		{Name: "cc", Kind: DICallConv},
		{Name: "types", Kind: DIRef, Always: true},
	}},
	DICompileUnit: {name: "DICompileUnit", fields: []DIField{
		{Name: "language", Kind: DILanguage, Always: true},
		{Name: "sourceLanguageVersion", Kind: DINum, Since: LLVM22},
		{Name: "file", Kind: DIRef, Always: true},
		{Name: "producer", Kind: DIText},
		{Name: "isOptimized", Kind: DIBool},
		{Name: "flags", Kind: DIText},
		{Name: "runtimeVersion", Kind: DINum},
		{Name: "splitDebugFilename", Kind: DIText},
		{Name: "emissionKind", Kind: DIEmission, Always: true},
		{Name: "enums", Kind: DIRef},
		{Name: "retainedTypes", Kind: DIRef},
		{Name: "globals", Kind: DIRef},
		{Name: "imports", Kind: DIRef},
		{Name: "macros", Kind: DIRef},
		{Name: "dwoId", Kind: DINum},
		{Name: "splitDebugInlining", Kind: DIBool, Default: 1},
		{Name: "debugInfoForProfiling", Kind: DIBool},
		{Name: "nameTableKind", Kind: DINameTable},
		{Name: "rangesBaseAddress", Kind: DIBool, Since: LLVM19},
		{Name: "sysroot", Kind: DIText, Since: LLVM19},
		{Name: "sdk", Kind: DIText, Since: LLVM19},
	}},
	DISubprogram: {name: "DISubprogram", fields: []DIField{
		{Name: "name", Kind: DIText},
		{Name: "linkageName", Kind: DIText},
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
		{Name: "type", Kind: DIRef},
		{Name: "scopeLine", Kind: DINum},
		{Name: "containingType", Kind: DIRef},
		{Name: "virtualIndex", Kind: DINum},
		{Name: "thisAdjustment", Kind: DISigned32},
		{Name: "flags", Kind: DIFlagBits},
		{Name: "spFlags", Kind: DISPFlagBits, Always: true},
		{Name: "unit", Kind: DIRef},
		{Name: "templateParams", Kind: DIRef},
		{Name: "declaration", Kind: DIRef},
		{Name: "retainedNodes", Kind: DIRef},
		{Name: "thrownTypes", Kind: DIRef},
		{Name: "annotations", Kind: DIRef, Since: LLVM19},
		{Name: "targetFuncName", Kind: DIText, Since: LLVM19},
		{Name: "keyInstructions", Kind: DIBool, Since: LLVM22},
	}},
	DILexicalBlock: {name: "DILexicalBlock", fields: []DIField{
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
		{Name: "column", Kind: DINum},
	}},
	DILexicalBlockFile: {name: "DILexicalBlockFile", fields: []DIField{
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "file", Kind: DIRef},
		{Name: "discriminator", Kind: DINum, Always: true},
	}},
	DINamespace: {name: "DINamespace", fields: []DIField{
		{Name: "name", Kind: DIText},
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "exportSymbols", Kind: DIBool},
	}},
	DITemplateTypeParameter: {name: "DITemplateTypeParameter", fields: []DIField{
		{Name: "name", Kind: DIText},
		{Name: "type", Kind: DIRef, Always: true},
		{Name: "defaulted", Kind: DIBool, Since: LLVM19},
	}},
	DITemplateValueParameter: {name: "DITemplateValueParameter", fields: []DIField{
		{Name: "tag", Kind: DITag, Default: TagTemplateValueParameter},
		{Name: "name", Kind: DIText},
		{Name: "type", Kind: DIRef},
		{Name: "defaulted", Kind: DIBool, Since: LLVM19},
		{Name: "value", Kind: DIRef, Always: true},
	}},
	DIGlobalVariable: {name: "DIGlobalVariable", fields: []DIField{
		{Name: "name", Kind: DIText},
		{Name: "linkageName", Kind: DIText},
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
		{Name: "type", Kind: DIRef},
		{Name: "isLocal", Kind: DIBool, Always: true},
		{Name: "isDefinition", Kind: DIBool, Always: true, Default: 1},
		{Name: "declaration", Kind: DIRef},
		{Name: "templateParams", Kind: DIRef, Since: LLVM19},
		{Name: "align", Kind: DINum},
		{Name: "annotations", Kind: DIRef, Since: LLVM19},
	}},
	DILocalVariable: {name: "DILocalVariable", fields: []DIField{
		{Name: "name", Kind: DIText},
		{Name: "arg", Kind: DINum},
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
		{Name: "type", Kind: DIRef},
		{Name: "flags", Kind: DIFlagBits},
		{Name: "align", Kind: DINum},
		{Name: "annotations", Kind: DIRef, Since: LLVM19},
	}},
	DIExpression: {name: "DIExpression", fields: []DIField{
		{Name: "elements", Kind: DIElements},
	}},
	DIObjCProperty: {name: "DIObjCProperty", fields: []DIField{
		{Name: "name", Kind: DIText},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
		{Name: "setter", Kind: DIText},
		{Name: "getter", Kind: DIText},
		{Name: "attributes", Kind: DINum},
		{Name: "type", Kind: DIRef},
	}},
	DIImportedEntity: {name: "DIImportedEntity", fields: []DIField{
		{Name: "tag", Kind: DITag, Always: true},
		{Name: "name", Kind: DIText},
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "entity", Kind: DIRef},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
		{Name: "elements", Kind: DIRef, Since: LLVM19},
	}},
	DIModule: {name: "DIModule", fields: []DIField{
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "name", Kind: DIText, Always: true},
		{Name: "configMacros", Kind: DIText},
		{Name: "includePath", Kind: DIText},
		{Name: "apinotes", Kind: DIText, Since: LLVM19},
		{Name: "file", Kind: DIRef, Since: LLVM19},
		{Name: "line", Kind: DINum, Since: LLVM19},
		{Name: "isDecl", Kind: DIBool, Since: LLVM19},
	}},
	DIMacro: {name: "DIMacro", fields: []DIField{
		{Name: "type", Kind: DIMacinfo, Always: true},
		{Name: "line", Kind: DINum},
		{Name: "name", Kind: DIText, Always: true},
		{Name: "value", Kind: DIText},
	}},
	DIMacroFile: {name: "DIMacroFile", fields: []DIField{
		{Name: "type", Kind: DIMacinfo, Default: macinfoStartFile},
		{Name: "line", Kind: DINum},
		{Name: "file", Kind: DIRef, Always: true},
		{Name: "nodes", Kind: DIRef},
	}},
	DICommonBlock: {name: "DICommonBlock", since: LLVM19, fields: []DIField{
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "declaration", Kind: DIRef},
		{Name: "name", Kind: DIText},
		{Name: "file", Kind: DIRef},
		{Name: "line", Kind: DINum},
	}},
	DILabel: {name: "DILabel", fields: []DIField{
		{Name: "scope", Kind: DIRef, Always: true},
		{Name: "name", Kind: DIText, Always: true},
		{Name: "file", Kind: DIRef, Always: true},
		{Name: "line", Kind: DINum, Always: true},
		{Name: "column", Kind: DINum, Since: LLVM22},
		{Name: "isArtificial", Kind: DIBool, Since: LLVM22},
		{Name: "coroSuspendIdx", Kind: DIPlusOne, Since: LLVM22},
	}},
	DIGlobalVariableExpression: {name: "DIGlobalVariableExpression", fields: []DIField{
		{Name: "var", Kind: DIRef, Always: true},
		{Name: "expr", Kind: DIRef, Always: true},
	}},
	DIAssignID: {name: "DIAssignID", since: LLVM19},
}

func init() {
	for k := range diKinds {
		s := &diKinds[k]
		for i := range s.fields {
			f := &s.fields[i]
			f.ref, f.num = -1, -1
			switch {
			case f.Kind == DIOperands || f.Kind == DIElements: // after the others
				f.ref, f.num = s.refs, s.nums
			case f.Kind <= DISize:
				f.ref = s.refs
				s.refs++
			}
			if f.Kind >= DISize && f.Kind != DIElements {
				f.num = s.nums
				s.nums++
			}
			if f.Default != 0 {
				s.defaults = append(s.defaults, f)
			}
			if LLVM7.mayLack(f) {
				s.unfit7 = append(s.unfit7, f)
			}
			if LLVM19.mayLack(f) {
				s.unfit19 = append(s.unfit19, f)
			}
		}
	}
	locationLine, locationColumn = DILocation.Field("line").num, DILocation.Field("column").num
	locationScope, locationAt = DILocation.Field("scope").ref, DILocation.Field("inlinedAt").ref
}

// DIFlags of which this program knows what they are for (DebugInfoFlags.def).
const (
	FlagStaticMember   = 1 << 12
	FlagMainSubprogram = 1 << 21 // LLVM 7 only: spFlags has it since
)

// DISPFlags.
const (
	SPVirtuality = 3
	SPLocal      = 1 << 2
	SPDefinition = 1 << 3
	SPOptimized  = 1 << 4
	SPMain       = 1 << 8
)

// diFlagNames are the names of single DIFlags; accessibility and inheritance are fields of two bits.
var diFlagNames = [...]string{2: "FwdDecl", 3: "AppleBlock", 4: "ReservedBit4", 5: "Virtual", 6: "Artificial", 7: "Explicit", 8: "Prototyped",
	9: "ObjcClassComplete", 10: "ObjectPointer", 11: "Vector", 12: "StaticMember", 13: "LValueReference", 14: "RValueReference",
	15: "ExportSymbols", 18: "IntroducedVirtual", 19: "BitField", 20: "NoReturn", 22: "TypePassByValue",
	23: "TypePassByReference", 24: "EnumClass", 25: "Thunk", 26: "NonTrivial", 27: "BigEndian", 28: "LittleEndian",
	29: "AllCallsDescribed", 30: "NameIsSimplified"}

// diFlagNames7 are those that LLVM 7 has.
var diFlagNames7 = func() []string {
	names := slices.Clone(diFlagNames[:26])
	names[4], names[15], names[21], names[24] = "", "", "MainSubprogram", "FixedEnum"
	return names
}()

var (
	accessNames  = [...]string{"", "Private", "Protected", "Public"}
	inheritNames = [...]string{"", "SingleInheritance", "MultipleInheritance", "VirtualInheritance"}
	spFlagNames  = [...]string{2: "LocalToUnit", 3: "Definition", 4: "Optimized", 5: "Pure", 6: "Elemental", 7: "Recursive",
		8: "MainSubprogram", 9: "Deleted", 11: "ObjCDirect"}
	virtualNames = [...]string{"", "Virtual", "PureVirtual"}
)
