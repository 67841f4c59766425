// Package bitcode turns LLVM bitcode into internal/ir and back.
//
// The numbers of blocks, records and fields are those of LLVM's include/llvm/Bitcode/LLVMBitCodes.h.
package bitcode

// Block ids.
const (
	blockInfoBlock       = 0
	moduleBlock          = 8
	paramAttrBlock       = 9
	paramAttrGroupBlock  = 10
	constantsBlock       = 11
	functionBlock        = 12
	identificationBlock  = 13
	valueSymtabBlock     = 14
	metadataBlock        = 15
	metadataAttachBlock  = 16
	typeBlock            = 17
	useListBlock         = 18
	moduleStrtabBlock    = 19
	globalValSumBlock    = 20
	operandBundleBlock   = 21
	metadataKindBlock    = 22
	strtabBlock          = 23
	fullLTOGlobalSumBlok = 24
	symtabBlock          = 25
	syncScopeBlock       = 26
)

// Codes of the identification, module and string table blocks.
const (
	idString = 1
	idEpoch  = 2

	strtabBlob = 1

	modVersion     = 1
	modTriple      = 2
	modDataLayout  = 3
	modAsm         = 4
	modSectionName = 5
	modDepLib      = 6
	modGlobalVar   = 7
	modFunction    = 8
	modAliasOld    = 9
	modGCName      = 11
	modComdat      = 12
	modVSTOffset   = 13
	modAlias       = 14
	modMDValues    = 15
	modSourceFile  = 16
	modHash        = 17
	modIFunc       = 18
)

// Codes of the type block.
const (
	typeNumEntry    = 1
	typeVoid        = 2
	typeFloat       = 3
	typeDouble      = 4
	typeLabel       = 5
	typeOpaque      = 6
	typeInteger     = 7
	typePointer     = 8
	typeFunctionOld = 9
	typeHalf        = 10
	typeArray       = 11
	typeVector      = 12
	typeX86FP80     = 13
	typeFP128       = 14
	typePPCFP128    = 15
	typeMetadata    = 16
	typeX86MMX      = 17
	typeStructAnon  = 18
	typeStructName  = 19
	typeStructNamed = 20
	typeFunction    = 21
	typeToken       = 22
	typeBFloat      = 23
	typeX86AMX      = 24
	typeOpaquePtr   = 25
	typeTarget      = 26
)

// Codes of the attribute blocks.
const (
	attrEntryOld = 1
	attrEntry    = 2
	attrGroup    = 3
)

// Codes of the constants block.
const (
	cstSetType     = 1
	cstNull        = 2
	cstUndef       = 3
	cstInteger     = 4
	cstWideInteger = 5
	cstFloat       = 6
	cstAggregate   = 7
	cstString      = 8
	cstCString     = 9
	cstBinop       = 10
	cstCast        = 11
	cstGEPOld      = 12
	cstSelect      = 13
	cstExtractElt  = 14
	cstInsertElt   = 15
	cstShuffleVec  = 16
	cstCmp         = 17
	cstAsmOld      = 18
	cstShufVecEx   = 19
	cstInboundsGEP = 20
	cstBlockAddr   = 21
	cstData        = 22
	cstAsmOld2     = 23
	cstGEPInRgOld  = 24
	cstUnop        = 25
	cstPoison      = 26
	cstDSOLocal    = 27
	cstAsmOld3     = 28
	cstNoCFI       = 29
	cstAsm         = 30
	cstGEPInRange  = 31
	cstGEP         = 32
	cstPtrAuth     = 33
	cstPtrAuth2    = 34
)

// Codes of the metadata blocks.
const (
	mdStringOld        = 1
	mdValue            = 2
	mdNode             = 3
	mdName             = 4
	mdDistinctNode     = 5
	mdKind             = 6
	mdLocation         = 7
	mdOldNode          = 8
	mdOldFnNode        = 9
	mdNamedNode        = 10
	mdAttachment       = 11
	mdGenericDebug     = 12
	mdSubrange         = 13
	mdEnumerator       = 14
	mdBasicType        = 15
	mdFile             = 16
	mdDerivedType      = 17
	mdCompositeType    = 18
	mdSubroutineType   = 19
	mdCompileUnit      = 20
	mdSubprogram       = 21
	mdLexicalBlock     = 22
	mdLexicalBlockFile = 23
	mdNamespace        = 24
	mdTemplateType     = 25
	mdTemplateValue    = 26
	mdGlobalVarDI      = 27
	mdLocalVar         = 28
	mdExpression       = 29
	mdObjCProperty     = 30
	mdImportedEntity   = 31
	mdModule           = 32
	mdMacro            = 33
	mdMacroFile        = 34
	mdStrings          = 35
	mdGlobalDecl       = 36
	mdGlobalVarExpr    = 37
	mdIndexOffset      = 38
	mdIndex            = 39
	mdLabel            = 40
	mdStringType       = 41
	mdCommonBlock      = 44
	mdGenericSubrange  = 45
	mdArgList          = 46
	mdAssignID         = 47
	mdSubrangeType     = 48
	mdFixedPointType   = 49
	mdLast             = mdFixedPointType
)

// Codes of the function block.
const (
	fnDeclareBlocks  = 1
	fnBinop          = 2
	fnCast           = 3
	fnGEPOld         = 4
	fnSelectOld      = 5
	fnExtractElt     = 6
	fnInsertElt      = 7
	fnShuffleVec     = 8
	fnCmp            = 9
	fnRet            = 10
	fnBr             = 11
	fnSwitch         = 12
	fnInvoke         = 13
	fnUnreachable    = 15
	fnPhi            = 16
	fnAlloca         = 19
	fnLoad           = 20
	fnVAArg          = 23
	fnStoreOld       = 24
	fnExtractVal     = 26
	fnInsertVal      = 27
	fnCmp2           = 28
	fnVSelect        = 29
	fnInboundsGEPOld = 30
	fnIndirectBr     = 31
	fnDebugLocAgain  = 33
	fnCall           = 34
	fnDebugLoc       = 35
	fnFence          = 36
	fnCmpXchgOld     = 37
	fnAtomicRMWOld   = 38
	fnResume         = 39
	fnLandingPadOld  = 40
	fnLoadAtomic     = 41
	fnStoreAtomicOld = 42
	fnGEP            = 43
	fnStore          = 44
	fnStoreAtomic    = 45
	fnCmpXchg        = 46
	fnLandingPad     = 47
	fnCleanupRet     = 48
	fnCatchRet       = 49
	fnCatchPad       = 50
	fnCleanupPad     = 51
	fnCatchSwitch    = 52
	fnOperandBundle  = 55
	fnUnop           = 56
	fnCallBr         = 57
	fnFreeze         = 58
	fnAtomicRMW      = 59
	fnBlockAddrUsers = 60
	fnDbgValue       = 61
	fnDbgDeclare     = 62
	fnDbgAssign      = 63
	fnDbgValueSimple = 64
	fnDbgLabel       = 65
	fnDbgDeclareVal  = 66
)
