; Every specialised metadata node and debug record of LLVM 22, most fields with a value of their own.

target triple = "x86_64-unknown-linux-gnu"

%pair = type { i32, ptr }

@g = global i32 7, !dbg !40, !dbg !43
@members = global %pair zeroinitializer, !dbg !46

declare !dbg !100 void @outside(i32)

define i32 @f(i32 %x, ptr %p) !dbg !50 {
entry:
  %slot = alloca i32, align 4, !DIAssignID !90
    #dbg_assign(i1 undef, !60, !DIExpression(), !90, ptr %slot, !DIExpression(DW_OP_deref), !70)
    #dbg_declare(ptr %slot, !61, !DIExpression(DW_OP_plus_uconst, 8), !71)
    #dbg_value(i32 %x, !62, !DIExpression(DW_OP_constu, 3, DW_OP_plus, DW_OP_stack_value), !70)
    #dbg_value(i32 42, !62, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !70)
    #dbg_value(!DIArgList(i32 %x, i32 %later, i32 0), !62, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_minus, DW_OP_stack_value), !70)
    #dbg_value(!{}, !62, !DIExpression(), !70)
    #dbg_value(ptr @g, !60, !DIExpression(), !70)
    #dbg_value(i32 %later, !62, !DIExpression(), !70)
    #dbg_declare_value(i32 %x, !63, !DIExpression(), !70)
    #dbg_label(!64, !71)
  store i32 %x, ptr %slot, align 4, !dbg !70, !DIAssignID !91
    #dbg_assign(i32 %x, !60, !DIExpression(), !91, ptr %slot, !DIExpression(), !70)
    #dbg_assign(!{}, !60, !DIExpression(), !91, !{}, !DIExpression(), !70)
  %c = icmp eq i32 %x, 0, !dbg !72
  br i1 %c, label %loop, label %done, !dbg !72

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !73
    #dbg_value(i32 %i, !62, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !74)
    #dbg_value(ptr %p, !62, !DIExpression(DW_OP_LLVM_tag_offset, 5), !74)
    #dbg_value(i32 %i, !62, !DIExpression(DW_OP_LLVM_extract_bits_sext, 3, 4, DW_OP_LLVM_extract_bits_zext, 1, 2), !74)
  %next = add i32 %i, 1, !dbg !75
  call void @outside(i32 %next), !dbg !73
  %more = icmp ult i32 %next, %x, !dbg !75
  br i1 %more, label %loop, label %done, !dbg !73, !llvm.loop !80

done:
  %later = load i32, ptr %p, align 4, !heapallocsite !10
    #dbg_label(!66, !70)
  ret i32 %later, !dbg !74
}

define swifttailcc void @key(ptr swiftasync %context) !dbg !55 {
    #dbg_declare(ptr %context, !65, !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_plus_uconst, 16), !76)
  ret void, !dbg !76
}

!llvm.dbg.cu = !{!0, !1}
!llvm.module.flags = !{!2, !3}
!all = !{!110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !134, !135, !136, !140, !141, !142, !143, !144, !145, !146}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_20, file: !4, producer: "a \22b\22\0A", isOptimized: true, flags: "-O2", runtimeVersion: 3, splitDebugFilename: "x.dwo", emissionKind: FullDebug, enums: !5, retainedTypes: !6, globals: !7, imports: !8, macros: !9, dwoId: 1234567890123, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "the.sdk")
!1 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 202311, file: !4, emissionKind: LineTablesOnly, nameTableKind: None)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !DIFile(filename: "a.cpp", directory: "/dir", checksumkind: CSK_SHA256, checksum: "000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f", source: "int main() {}\0A")
!5 = !{!11}
!6 = !{!10, !110}
!7 = !{!40, !43, !46}
!8 = !{!20, !21}
!9 = !{!22}
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", scope: !30, file: !4, line: 10, size: 128, align: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial | DIFlagPublic, elements: !12, runtimeLang: DW_LANG_C_plus_plus, vtableHolder: !10, templateParams: !13, identifier: "_ZTS4pair", num_extra_inhabitants: 7, annotations: !14)
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", file: !4, line: 2, baseType: !15, size: 8, flags: DIFlagEnumClass, elements: !16, enumKind: DW_APPLE_ENUM_KIND_Open)
!12 = !{!17, !18, !19}
!13 = !{!31, !32, !33}
!14 = !{!34}
!15 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed, flags: DIFlagLittleEndian, num_extra_inhabitants: 3, dataSize: 30)
!16 = !{!23, !24, !25}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !10, file: !4, line: 11, baseType: !15, size: 32, align: 32, flags: DIFlagPrivate)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !10, file: !4, line: 12, baseType: !26, size: 3, offset: 67, flags: DIFlagBitField | DIFlagProtected, extraData: i64 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !10, file: !4, line: 12, baseType: !15, flags: DIFlagStaticMember, extraData: i32 -4)
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !30, file: !4, line: 3)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "other", scope: !30, entity: !10, file: !4, line: 4, elements: !27)
!22 = !DIMacroFile(line: 1, file: !4, nodes: !28)
!23 = !DIEnumerator(name: "red", value: -1)
!24 = !DIEnumerator(name: "", value: 18446744073709551615, isUnsigned: true)
!25 = !DIEnumerator(name: "wide", value: -170141183460469231731687303715884105728)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, dwarfAddressSpace: 0)
!27 = !{!21}
!28 = !{!29, !35}
!29 = !DIMacro(type: DW_MACINFO_define, line: 5, name: "X(a)", value: "a \\ b")
!30 = !DINamespace(name: "ns", scope: null, exportSymbols: true)
!31 = !DITemplateTypeParameter(name: "T", type: !15, defaulted: true)
!32 = !DITemplateValueParameter(name: "N", type: !15, defaulted: true, value: i32 3)
!33 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "P", value: !36)
!34 = !{!"btf_type_tag", !"user"}
!35 = !DIMacro(type: DW_MACINFO_undef, name: "Y")
!36 = !{!31, !37}
!37 = !DITemplateValueParameter(type: !26, value: ptr @g)
!40 = distinct !DIGlobalVariableExpression(var: !41, expr: !DIExpression(DW_OP_plus_uconst, 4))
!41 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !30, file: !4, line: 6, type: !15, isLocal: true, isDefinition: true, declaration: !19, templateParams: !13, align: 64, annotations: !14)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = !DIGlobalVariable(name: "h", scope: !0, file: !4, type: !15, isLocal: false, isDefinition: false)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression(DW_OP_constu, 5, DW_OP_stack_value))
!47 = !DIGlobalVariable(name: "members", scope: !51, file: !4, type: !10, isLocal: false, isDefinition: true)
!50 = distinct !DISubprogram(name: "f", linkageName: "_Z1f", scope: !10, file: !4, line: 20, type: !52, scopeLine: 21, containingType: !10, virtualIndex: 0, thisAdjustment: -8, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagPure, unit: !0, templateParams: !13, declaration: !51, retainedNodes: !53, thrownTypes: !54, annotations: !14, targetFuncName: "target")
!51 = !DISubprogram(name: "f", scope: !10, file: !4, line: 19, type: !52, virtualIndex: 2, spFlags: DISPFlagPureVirtual | DISPFlagMainSubprogram | DISPFlagDeleted | DISPFlagElemental | DISPFlagRecursive)
!52 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_LLVM_vectorcall, types: !56)
!53 = !{!60, !64, !57}
!54 = !{!15}
!55 = distinct !DISubprogram(name: "key", scope: !4, file: !4, type: !58, spFlags: DISPFlagDefinition, unit: !1, keyInstructions: true)
!56 = !{null, !15, !26}
!57 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !67, entity: !30, line: 0)
!58 = !DISubroutineType(types: null)
!60 = !DILocalVariable(name: "v", scope: !67, file: !4, line: 22, type: !15, flags: DIFlagArtificial, align: 32, annotations: !14)
!61 = !DILocalVariable(scope: !68, type: !10)
!62 = !DILocalVariable(name: "w", scope: !50, file: !4, line: 23, type: !15)
!63 = !DILocalVariable(name: "x", arg: 1, scope: !50, file: !4, line: 20, type: !15)
!64 = !DILabel(scope: !68, name: "here", file: !4, line: 24, column: 3, isArtificial: true, coroSuspendIdx: 2)
!65 = !DILocalVariable(name: "e", scope: !55, file: !4, line: 23, type: !15)
!66 = !DILabel(scope: !50, name: "there", file: !4, line: 25)
!67 = distinct !DILexicalBlock(scope: !50, file: !4, line: 22, column: 5)
!68 = !DILexicalBlockFile(scope: !67, file: !4, discriminator: 6)
!70 = !DILocation(line: 30, column: 1, scope: !50)
!71 = !DILocation(line: 31, column: 2, scope: !68, isImplicitCode: true)
!72 = !DILocation(line: 0, scope: !67)
!73 = !DILocation(line: 32, column: 3, scope: !50)
!74 = !DILocation(line: 33, column: 4, scope: !50)
!75 = !DILocation(line: 34, column: 5, scope: !55, inlinedAt: !77)
!76 = !DILocation(line: 35, column: 6, scope: !55, atomGroup: 3, atomRank: 1)
!77 = distinct !DILocation(line: 36, column: 7, scope: !67)
!80 = distinct !{!80, !81, !73, !74}
!81 = !{!"llvm.loop.mustprogress"}
!90 = distinct !DIAssignID()
!91 = distinct !DIAssignID()
!100 = !DISubprogram(name: "outside", scope: !4, file: !4, line: 1, type: !58, spFlags: DISPFlagOptimized)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 96, elements: !150, dataLocation: !60, associated: !DIExpression(DW_OP_push_object_address), allocated: !DIExpression(DW_OP_push_object_address, DW_OP_deref), rank: 2)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, elements: !151, rank: !DIExpression(DW_OP_push_object_address), bitStride: i32 3)
!112 = !DICompositeType(tag: DW_TAG_variant_part, scope: !10, elements: !152, discriminator: !17)
!113 = !DICompositeType(tag: DW_TAG_class_type, name: "sized", size: !60, offset: !60, specification: !10)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "var", baseType: !15, size: !60, offset: !60)
!115 = !DIStringType(name: "s", stringLength: !60, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(DW_OP_deref), size: 64, align: 8, encoding: DW_ATE_ASCII)
!116 = !DISubrangeType(name: "range", scope: !30, file: !4, line: 8, size: 8, align: 8, flags: DIFlagPublic, baseType: !15, lowerBound: i64 -3, upperBound: !60, stride: i64 2, bias: i64 1)
!117 = !DIFixedPointType(name: "fixed", size: 64, align: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!118 = !DIFixedPointType(name: "decimal", encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: 3)
!119 = !DIFixedPointType(name: "rational", encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 1, denominator: 170141183460469231731687303715884105729)
!120 = !DISubrange(count: !60, lowerBound: -1)
!121 = !DISubrange(count: -1)
!122 = !DISubrange(lowerBound: !60, upperBound: !DIExpression(DW_OP_deref), stride: 3)
!123 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_push_object_address), upperBound: !60, stride: !60)
!124 = !GenericDINode(tag: DW_TAG_base_type, header: "a\00b", operands: {!10, null, !"s"})
!125 = !GenericDINode(tag: 65000)
!126 = !DIModule(scope: null, name: "M", configMacros: "-DX", includePath: "/inc", apinotes: "notes", file: !4, line: 4, isDecl: true)
!127 = !DICommonBlock(scope: !50, declaration: !41, name: "common", file: !4, line: 9)
!128 = !DIObjCProperty(name: "p", file: !4, line: 7, setter: "setP:", getter: "p", attributes: 7, type: !15)
!129 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !26, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: false)
!130 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !10, baseType: !10, flags: DIFlagPublic | DIFlagVirtualInheritance | DIFlagVirtual, extraData: i32 8)
!131 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !52, size: 128, extraData: !10, annotations: !14)
!132 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!133 = !DIFile(filename: "b.cpp", directory: "", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f", source: "")
!134 = !DINamespace(scope: !30)
!135 = !DIExpression(DW_OP_swap, DW_OP_xderef)
!136 = distinct !DIBasicType(name: "alone", encoding: DW_ATE_float)
!140 = !DIDerivedType(tag: DW_TAG_template_alias, name: "alias", file: !4, line: 6, baseType: !15, extraData: !13)
!141 = !DIDerivedType(tag: DW_TAG_variable, name: "sm", scope: !10, file: !4, line: 12, baseType: !15, flags: DIFlagStaticMember)
!142 = !DIDerivedType(tag: DW_TAG_immutable_type, baseType: !15)
!143 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "closed", flags: DIFlagFwdDecl | DIFlagThunk | DIFlagAllCallsDescribed, enumKind: DW_APPLE_ENUM_KIND_Closed)
!144 = distinct !{null, !144}
!145 = !DILexicalBlock(scope: !50)
!146 = !DICompositeType(tag: DW_TAG_namelist, name: "nl", scope: !50, file: !4, line: 2, elements: !54)
!150 = !{!121}
!151 = !{!123}
!152 = !{!153}
!153 = !DIDerivedType(tag: DW_TAG_member, name: "v0", scope: !112, baseType: !10, extraData: i64 4)
