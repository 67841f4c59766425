package ir

import "strings"

// Numbers of DWARF that this program looks at (LLVM's Dwarf.def).
const (
	TagArrayType              = 0x01
	TagClassType              = 0x02
	TagEnumType               = 0x04
	TagMember                 = 0x0d
	TagPointerType            = 0x0f
	TagReference              = 0x10
	TagStringType             = 0x12
	TagStructType             = 0x13
	TagTypedef                = 0x16
	TagUnionType              = 0x17
	TagInheritance            = 0x1c
	TagPtrToMember            = 0x1f
	TagBaseType               = 0x24
	TagConstType              = 0x26
	TagFriend                 = 0x2a
	TagTemplateValueParameter = 0x30
	TagVariantPart            = 0x33
	TagVariable               = 0x34
	TagVolatileType           = 0x35
	TagRestrictType           = 0x37
	TagUnspecifiedType        = 0x3b
	TagRValueReference        = 0x42
	TagTemplateAlias          = 0x43
	TagAtomicType             = 0x47
	TagImmutableType          = 0x4b

	OpDeref      = 0x06
	OpConstU     = 0x10
	OpConstS     = 0x11
	OpDup        = 0x12
	OpSwap       = 0x16
	OpXDeref     = 0x18
	OpAnd        = 0x1a
	OpDiv        = 0x1b
	OpMinus      = 0x1c
	OpMod        = 0x1d
	OpMul        = 0x1e
	OpNot        = 0x20
	OpOr         = 0x21
	OpPlus       = 0x22
	OpPlusUConst = 0x23
	OpShl        = 0x24
	OpShr        = 0x25
	OpShrA       = 0x26
	OpXor        = 0x27
	OpLit0       = 0x30
	OpReg0       = 0x50
	OpBReg0      = 0x70
	OpRegX       = 0x90
	OpBRegX      = 0x92
	OpDerefSize  = 0x94
	OpBitPiece   = 0x9d
	OpStackValue = 0x9f
	OpFragment   = 0x1000 // DW_OP_LLVM_fragment: this one and the next are LLVM's own
	OpConvert    = 0x1001
	OpTagOffset  = 0x1002
	OpEntryValue = 0x1003
	OpArg        = 0x1005
	OpBitsSExt   = 0x1006
	OpBitsZExt   = 0x1007

	macinfoStartFile = 3
)

// dwarfNames are the names of numbers of one sort, without the prefix that all have.
type dwarfNames []struct {
	first uint64   // number of the first name
	since Dialect  // the first whose assembler knows them
	names []string // of numbers in a row, - for one without
}

// name gives the name of a number, "" if the dialect's assembler knows none.
func (list dwarfNames) name(v uint64, d Dialect) string {
	for _, run := range list {
		if v < run.first || d < run.since {
			continue
		}
		if i := v - run.first; i < uint64(len(run.names)) && run.names[i] != "-" {
			return run.names[i]
		}
	}
	return ""
}

// tagNames are the tags (DW_TAG).
var tagNames = dwarfNames{
	{0x1, LLVM7, strings.Fields("array_type class_type entry_point enumeration_type formal_parameter - - imported_declaration - " +
		"label lexical_block - member - pointer_type reference_type compile_unit string_type " +
		"structure_type - subroutine_type typedef union_type unspecified_parameters variant common_block " +
		"common_inclusion inheritance inlined_subroutine module ptr_to_member_type set_type " +
		"subrange_type with_stmt access_declaration base_type catch_block const_type constant enumerator " +
		"file_type friend namelist namelist_item packed_type subprogram template_type_parameter " +
		"template_value_parameter thrown_type try_block variant_part variable volatile_type " +
		"dwarf_procedure restrict_type interface_type namespace imported_module unspecified_type " +
		"partial_unit imported_unit - condition shared_type type_unit rvalue_reference_type " +
		"template_alias coarray_type generic_subrange dynamic_type atomic_type call_site " +
		"call_site_parameter skeleton_unit immutable_type")},
	{0x4081, LLVM7, strings.Fields("MIPS_loop")},
	{0x4101, LLVM7, strings.Fields("format_label function_template class_template - - GNU_template_template_param " +
		"GNU_template_parameter_pack GNU_formal_parameter_pack GNU_call_site GNU_call_site_parameter")},
	{0x4200, LLVM7, strings.Fields("APPLE_property")},
	{0x4300, LLVM19, strings.Fields("LLVM_ptrauth_type")},
	{0x6000, LLVM19, strings.Fields("LLVM_annotation")},
}

// encodingNames are the encodings of basic types (DW_ATE).
var encodingNames = dwarfNames{
	{0x1, LLVM7, strings.Fields("address boolean complex_float float signed signed_char unsigned unsigned_char imaginary_float " +
		"packed_decimal numeric_string edited signed_fixed unsigned_fixed decimal_float UTF UCS ASCII")},
	{0x81, LLVM19, strings.Fields("HP_complex_float HP_float128 HP_complex_float128 HP_floathpintel HP_imaginary_float90 " +
		"HP_imaginary_float128")},
}

// languageNames are the languages (DW_LANG).
var languageNames = dwarfNames{
	{0x1, LLVM7, strings.Fields("C89 C Ada83 C_plus_plus Cobol74 Cobol85 Fortran77 Fortran90 Pascal83 Modula2 Java C99 Ada95 " +
		"Fortran95 PLI ObjC ObjC_plus_plus UPC D Python OpenCL Go Modula3 Haskell C_plus_plus_03 " +
		"C_plus_plus_11 OCaml Rust C11 Swift Julia Dylan C_plus_plus_14 Fortran03 Fortran08 RenderScript " +
		"BLISS")},
	{0x26, LLVM19, strings.Fields("Kotlin Zig Crystal - C_plus_plus_17 C_plus_plus_20 C17 Fortran18 Ada2005 Ada2012 HIP Assembly " +
		"C_sharp Mojo GLSL GLSL_ES HLSL OpenCL_CPP CPP_for_OpenCL SYCL")},
	{0x3d, LLVM22, strings.Fields("Metal")},
	{0x40, LLVM19, strings.Fields("Ruby Move Hylo")},
	{0x8001, LLVM7, strings.Fields("Mips_Assembler")},
	{0x8e57, LLVM7, strings.Fields("GOOGLE_RenderScript")},
	{0xb000, LLVM7, strings.Fields("BORLAND_Delphi")},
}

// languageNames6 are the names of languages of DWARF 6 (DW_LNAME).
var languageNames6 = dwarfNames{
	{0x1, LLVM19, strings.Fields("Ada BLISS C C_plus_plus Cobol Crystal D Dylan Fortran Go Haskell Java Julia Kotlin Modula2 " +
		"Modula3 ObjC ObjC_plus_plus OCaml OpenCL_C Pascal PLI Python RenderScript Rust Swift UPC Zig " +
		"Assembly C_sharp Mojo GLSL GLSL_ES HLSL OpenCL_CPP CPP_for_OpenCL SYCL Ruby Move Hylo")},
	{0x2c, LLVM19, strings.Fields("Metal")},
}

// callConvNames are the calling conventions (DW_CC).
var callConvNames = dwarfNames{
	{0x1, LLVM7, strings.Fields("normal program nocall pass_by_reference pass_by_value")},
	{0x40, LLVM7, strings.Fields("GNU_renesas_sh GNU_borland_fastcall_i386")},
	{0xb0, LLVM7, strings.Fields("BORLAND_safecall BORLAND_stdcall BORLAND_pascal BORLAND_msfastcall BORLAND_msreturn " +
		"BORLAND_thiscall BORLAND_fastcall")},
	{0xc0, LLVM7, strings.Fields("LLVM_vectorcall LLVM_Win64 LLVM_X86_64SysV LLVM_AAPCS LLVM_AAPCS_VFP LLVM_IntelOclBicc " +
		"LLVM_SpirFunction")},
	{0xc7, LLVM22, strings.Fields("LLVM_DeviceKernel")},
	{0xc8, LLVM7, strings.Fields("LLVM_Swift LLVM_PreserveMost LLVM_PreserveAll LLVM_X86RegCall")},
	{0xcc, LLVM19, strings.Fields("LLVM_M68kRTD LLVM_PreserveNone LLVM_RISCVVectorCall LLVM_SwiftTail")},
	{0xd0, LLVM22, strings.Fields("LLVM_RISCVVLSCall")},
	{0xff, LLVM7, strings.Fields("GDB_IBM_OpenCL")},
}

// expressionNames are the operations of expressions (DW_OP); those that come 32 times are not among them.
var expressionNames = dwarfNames{
	{0x3, LLVM7, strings.Fields("addr - - deref - const1u const1s const2u const2s const4u const4s const8u const8s constu consts " +
		"dup drop over pick swap rot xderef abs and div minus mod mul neg not or plus plus_uconst shl " +
		"shr shra xor bra eq ge gt le lt ne skip lit0")},
	{0x90, LLVM7, strings.Fields("regx fbreg bregx piece deref_size xderef_size nop push_object_address call2 call4 call_ref " +
		"form_tls_address call_frame_cfa bit_piece implicit_value stack_value implicit_pointer addrx " +
		"constx entry_value const_type regval_type deref_type xderef_type convert reinterpret")},
	{0xe0, LLVM7, strings.Fields("GNU_push_tls_address")},
	{0xe1, LLVM19, strings.Fields("HP_is_value HP_fltconst4 HP_fltconst8 HP_mod_range HP_unmod_range HP_tls - INTEL_bit_piece " +
		"LLVM_user")},
	{0xed, LLVM19, strings.Fields("WASM_location WASM_location_int - APPLE_uninit - GNU_implicit_pointer GNU_entry_value")},
	{0xf8, LLVM19, strings.Fields("PGI_omp_thread_num")},
	{0xfb, LLVM7, strings.Fields("GNU_addr_index GNU_const_index")},
}

// The sorts of few names.
var (
	macinfoNames    = dwarfNames{{1, LLVM7, strings.Fields("define undef start_file end_file")}}
	enumKindNames   = dwarfNames{{0, LLVM22, strings.Fields("Closed Open")}}
	virtualityNames = dwarfNames{{0, LLVM7, strings.Fields("none virtual pure_virtual")}}
	emissionNames   = dwarfNames{{0, LLVM7, strings.Fields("NoDebug FullDebug LineTablesOnly")}, {3, LLVM19, strings.Fields("DebugDirectivesOnly")}}
	nameTableNames  = dwarfNames{{0, LLVM19, strings.Fields("Default GNU None Apple")}}
	checksumNames   = dwarfNames{{1, LLVM7, strings.Fields("MD5 SHA1")}, {3, LLVM19, strings.Fields("SHA256")}}
	fixedKindNames  = dwarfNames{{0, LLVM22, strings.Fields("Binary Decimal Rational")}}
	llvmOpNames     = dwarfNames{{OpFragment, LLVM7, strings.Fields("fragment")}, {OpConvert, LLVM19, strings.Fields("convert tag_offset entry_value implicit_pointer arg")},
		{OpBitsSExt, LLVM19, strings.Fields("extract_bits_sext extract_bits_zext")}}
)
