package bitcode

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// A diLayout is a form of the record of a specialised metadata node: what stands at which place. The first operand holds the
// node's distinctness in bit 0 and bits of the layout's own.
type diLayout struct {
	code       uint32
	kind       ir.DIKind
	mask, bits uint64 // of the first operand: which bits tell the layout, and what they are
	set        uint64 // bits that are written too
	sizeBit    uint64 // the bit that says that sizes are nodes, 0 if they never are
	min        int    // least number of operands, the first included
	fields     string // their names, in order
	// flag is a field that is a bit of the first operand.
	flag    string
	flagBit uint64
	// rest says that operands of any number follow, and what they are.
	rest diRest
	// only is the dialect that is written in this form, if it is not all that the fields allow.
	only ir.Dialect

	columns []diColumn
	refs    []int // the places in Refs that the columns refer to
	flagNum int
}

type diRest uint8

// What may follow the fields of a record.
const (
	noRest       diRest = iota
	restOperands        // references: operands of a GenericDINode
	restElements        // numbers: elements of a DIExpression
	restBig             // words of an enumerator
	restFixed           // two wide integers of a fixed-point type, each after its size
)

// A diColumn is the place of a field in a record.
type diColumn struct {
	as       diColumnKind
	ref, num int
	since    ir.Dialect
}

type diColumnKind uint8

// The ways to store a field. In the lists of fields they have the signs =, ~, # and !, and those of LLVM 7's subprograms their names.
const (
	diSkipped   diColumnKind = iota // nothing: written as 0
	diRef                           // number of the metadata plus 1, 0 for none
	diPlainRef                      // number of the metadata
	diNum                           // the number
	diRotated                       // an integer constant or number as a sign-rotated number
	diCount                         // an integer constant as a plain number
	diSize                          // a number or, with sizeBit, a reference
	diLessOne                       // the number minus one: all ones for none
	diLessOne32                     // the same in 32 bits
	diVirtuality
	diLocal
	diDefinition
	diOptimized
)

// diLayouts are the layouts of LLVM 7 to 22 (LLVM's MetadataLoader.cpp and BitcodeWriter.cpp). Versions add fields at the end, so a short
// record is one of an older version, and what is written for one ends before the first field that it does not have.
var diLayouts = []*diLayout{
	{code: mdLocation, kind: ir.DILocation, min: 5, fields: "line column =scope inlinedAt isImplicitCode atomGroup atomRank"},
	{code: mdGenericDebug, kind: ir.GenericDINode, min: 4, fields: "tag - header", rest: restOperands},
	{code: mdSubrange, kind: ir.DISubrange, mask: ^uint64(1), bits: 2 << 1, min: 5, fields: "count lowerBound upperBound stride"},
	{code: mdSubrange, kind: ir.DISubrange, mask: ^uint64(1), bits: 1 << 1, min: 3, fields: "count ~lowerBound", only: ir.LLVM7},
	{code: mdSubrange, kind: ir.DISubrange, mask: ^uint64(1), bits: 0, min: 3, fields: "#count ~lowerBound", only: never},
	{code: mdGenericSubrange, kind: ir.DIGenericSubrange, min: 5, fields: "count lowerBound upperBound stride"},
	{code: mdSubrangeType, kind: ir.DISubrangeType, sizeBit: 2, min: 13,
		fields: "name file line scope size align flags baseType lowerBound upperBound stride bias"},
	{code: mdFixedPointType, kind: ir.DIFixedPointType, sizeBit: 2, min: 11,
		fields: "tag name size align encoding flags kind factor", rest: restFixed},
	{code: mdEnumerator, kind: ir.DIEnumerator, mask: 4, bits: 4, min: 4, fields: "- name", flag: "isUnsigned", flagBit: 2, rest: restBig},
	{code: mdEnumerator, kind: ir.DIEnumerator, mask: 4, bits: 0, min: 3, fields: "~value name", flag: "isUnsigned", flagBit: 2, only: ir.LLVM7},
	{code: mdBasicType, kind: ir.DIBasicType, sizeBit: 2, min: 6,
		fields: "tag name size align encoding flags num_extra_inhabitants dataSize"},
	{code: mdStringType, kind: ir.DIStringType, sizeBit: 2, min: 9,
		fields: "tag name stringLength stringLengthExpression stringLocationExpression size align encoding"},
	{code: mdStringType, kind: ir.DIStringType, min: 8, only: never,
		fields: "tag name stringLength stringLengthExpression size align encoding"},
	{code: mdFile, kind: ir.DIFile, min: 3, fields: "filename directory checksumkind checksum source"},
	{code: mdDerivedType, kind: ir.DIDerivedType, sizeBit: 2, min: 12,
		fields: "tag name file line scope baseType size align offset flags extraData dwarfAddressSpace annotations ptrAuth"},
	{code: mdCompositeType, kind: ir.DICompositeType, set: 2, sizeBit: 4, min: 16,
		fields: "tag name file line scope baseType size align offset flags elements runtimeLang vtableHolder templateParams identifier " +
			"discriminator dataLocation associated allocated rank annotations num_extra_inhabitants specification !enumKind bitStride"},
	{code: mdSubroutineType, kind: ir.DISubroutineType, set: 2, min: 3, fields: "flags types cc"},
	{code: mdCompileUnit, kind: ir.DICompileUnit, min: 14,
		fields: "language file producer isOptimized flags runtimeVersion splitDebugFilename emissionKind enums retainedTypes - globals " +
			"imports dwoId macros splitDebugInlining debugInfoForProfiling nameTableKind rangesBaseAddress sysroot sdk sourceLanguageVersion"},
	{code: mdSubprogram, kind: ir.DISubprogram, mask: 6, bits: 6, min: 18,
		fields: "scope name linkageName file line type scopeLine containingType spFlags virtualIndex flags unit templateParams " +
			"declaration retainedNodes thisAdjustment thrownTypes annotations targetFuncName keyInstructions"},
	{code: mdSubprogram, kind: ir.DISubprogram, mask: 6, bits: 2, min: 19, only: ir.LLVM7,
		fields: "scope name linkageName file line type isLocal isDefinition scopeLine containingType virtuality virtualIndex flags " +
			"isOptimized unit templateParams declaration retainedNodes thisAdjustment thrownTypes"},
	{code: mdLexicalBlock, kind: ir.DILexicalBlock, min: 5, fields: "scope file line column"},
	{code: mdLexicalBlockFile, kind: ir.DILexicalBlockFile, min: 4, fields: "scope file discriminator"},
	{code: mdCommonBlock, kind: ir.DICommonBlock, min: 6, fields: "scope declaration name file line"},
	{code: mdNamespace, kind: ir.DINamespace, min: 5, fields: "scope - name -", flag: "exportSymbols", flagBit: 2, only: never},
	{code: mdNamespace, kind: ir.DINamespace, min: 3, fields: "scope name", flag: "exportSymbols", flagBit: 2},
	{code: mdMacro, kind: ir.DIMacro, min: 5, fields: "type line name value"},
	{code: mdMacroFile, kind: ir.DIMacroFile, min: 5, fields: "type line file nodes"},
	{code: mdTemplateType, kind: ir.DITemplateTypeParameter, min: 3, fields: "name type defaulted"},
	{code: mdTemplateValue, kind: ir.DITemplateValueParameter, min: 6, fields: "tag name type defaulted value"},
	{code: mdTemplateValue, kind: ir.DITemplateValueParameter, min: 5, fields: "tag name type value", only: ir.LLVM7},
	{code: mdGlobalVarDI, kind: ir.DIGlobalVariable, mask: ^uint64(1), bits: 2 << 1, min: 12,
		fields: "scope name linkageName file line type isLocal isDefinition declaration templateParams align annotations"},
	{code: mdGlobalVarDI, kind: ir.DIGlobalVariable, mask: ^uint64(1), bits: 1 << 1, min: 12, only: ir.LLVM7,
		fields: "scope name linkageName file line type isLocal isDefinition - declaration align"},
	{code: mdLocalVar, kind: ir.DILocalVariable, mask: 2, bits: 2, min: 9, fields: "scope name file line type arg flags align annotations"},
	{code: mdLocalVar, kind: ir.DILocalVariable, mask: 2, bits: 0, min: 9, fields: "- scope name file line type arg flags -", only: never},
	{code: mdLocalVar, kind: ir.DILocalVariable, mask: 2, bits: 0, min: 8, fields: "scope name file line type arg flags", only: never},
	{code: mdLabel, kind: ir.DILabel, min: 5, fields: "scope name file line column !coroSuspendIdx", flag: "isArtificial", flagBit: 2},
	{code: mdExpression, kind: ir.DIExpression, mask: ^uint64(1), bits: exprVersion << 1, min: 1, rest: restElements},
	{code: mdExpression, kind: ir.DIExpression, min: 1, rest: restElements, only: never},
	{code: mdGlobalVarExpr, kind: ir.DIGlobalVariableExpression, min: 3, fields: "var expr"},
	{code: mdObjCProperty, kind: ir.DIObjCProperty, min: 8, fields: "name file line setter getter attributes type"},
	{code: mdImportedEntity, kind: ir.DIImportedEntity, min: 7, fields: "tag scope entity line name file elements"},
	{code: mdImportedEntity, kind: ir.DIImportedEntity, min: 6, fields: "tag scope entity - name", only: never},
	{code: mdModule, kind: ir.DIModule, min: 8, fields: "file scope name configMacros includePath apinotes line isDecl"},
	{code: mdModule, kind: ir.DIModule, min: 6, fields: "scope name configMacros includePath -", only: ir.LLVM7},
	{code: mdAssignID, kind: ir.DIAssignID, min: 1},
}

// never is the dialect of layouts that are read only.
const never = ir.Dialect(-1)

// exprVersion is the version of expressions since LLVM 6: plus and minus take their operands from the stack.
const exprVersion = 3

// oldSubprogram are the columns that LLVM 7 had in place of spFlags.
var oldSubprogram = map[string]diColumnKind{"virtuality": diVirtuality, "isLocal": diLocal, "isDefinition": diDefinition,
	"isOptimized": diOptimized}

// Layouts by code, to read, and by dialect and kind, to write.
var (
	layoutsOf [mdLast + 1][]*diLayout
	layoutFor = map[ir.Dialect]*[ir.NumDIKinds]*diLayout{ir.LLVM7: {}, ir.LLVM19: {}, ir.LLVM22: {}}
)

func init() {
	for _, l := range diLayouts {
		for _, name := range strings.Fields(l.fields) {
			c := columnOf(l, name)
			l.columns = append(l.columns, c)
			if c.as == diRef || c.as == diPlainRef || c.as == diSize {
				l.refs = append(l.refs, c.ref)
			}
		}
		if l.flag != "" {
			_, l.flagNum = l.kind.Field(l.flag).Slots()
		}
		layoutsOf[l.code] = append(layoutsOf[l.code], l)
		for d, table := range layoutFor {
			if l.only == d || l.only == 0 && table[l.kind] == nil {
				table[l.kind] = l
			}
		}
	}
}

// columnOf gives the column of a name in a layout's list.
func columnOf(l *diLayout, name string) diColumn {
	as := diNum
	switch name[0] {
	case '-':
		return diColumn{as: diSkipped}
	case '=':
		as = diPlainRef
	case '~':
		as = diRotated
	case '#':
		as = diCount
	case '!':
		as = diLessOne
	}
	if as != diNum {
		name = name[1:]
	}
	if old, ok := oldSubprogram[name]; ok && l.kind == ir.DISubprogram {
		name, as = "spFlags", old
	}
	f := l.kind.Field(name)
	if f == nil {
		panic(fmt.Sprintf("bitcode: %v has no field %s", l.kind, name))
	}
	switch {
	case as == diNum && f.Kind == ir.DISize:
		as = diSize
	case as == diNum && f.Kind < ir.DISize:
		as = diRef
	case as == diLessOne && f.Kind == ir.DIEnumKind:
		as = diLessOne32
	}
	c := diColumn{as: as, since: f.Since}
	c.ref, c.num = f.Slots()
	return c
}
