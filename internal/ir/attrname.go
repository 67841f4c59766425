package ir

import "strconv"

// attrInfo is what text and records need to know of an attribute kind.
type attrInfo struct {
	name  string
	form  AttrForm
	first Dialect // the oldest dialect with the attribute
	last  Dialect // the newest one
}

// attrTable describes the kinds: names and forms are those of LLVM 22's Attributes.td, and of LLVM 7's for those that are gone. The
// dialects are those whose assembly parser takes the name (lib/AsmParser/LLToken.h of each).
var attrTable = [LastAttrKind + 1]attrInfo{
	StringAttr:                      {"", StringForm, LLVM7, LLVM22},
	AttrAlign:                       {"align", IntForm, LLVM7, LLVM22},
	AttrAlwaysInline:                {"alwaysinline", EnumForm, LLVM7, LLVM22},
	AttrByVal:                       {"byval", TypeForm, LLVM7, LLVM22},
	AttrInlineHint:                  {"inlinehint", EnumForm, LLVM7, LLVM22},
	AttrInReg:                       {"inreg", EnumForm, LLVM7, LLVM22},
	AttrMinSize:                     {"minsize", EnumForm, LLVM7, LLVM22},
	AttrNaked:                       {"naked", EnumForm, LLVM7, LLVM22},
	AttrNest:                        {"nest", EnumForm, LLVM7, LLVM22},
	AttrNoAlias:                     {"noalias", EnumForm, LLVM7, LLVM22},
	AttrNoBuiltin:                   {"nobuiltin", EnumForm, LLVM7, LLVM22},
	AttrNoCapture:                   {"nocapture", EnumForm, LLVM7, LLVM19},
	AttrNoDuplicate:                 {"noduplicate", EnumForm, LLVM7, LLVM22},
	AttrNoImplicitFloat:             {"noimplicitfloat", EnumForm, LLVM7, LLVM22},
	AttrNoInline:                    {"noinline", EnumForm, LLVM7, LLVM22},
	AttrNonLazyBind:                 {"nonlazybind", EnumForm, LLVM7, LLVM22},
	AttrNoRedZone:                   {"noredzone", EnumForm, LLVM7, LLVM22},
	AttrNoReturn:                    {"noreturn", EnumForm, LLVM7, LLVM22},
	AttrNoUnwind:                    {"nounwind", EnumForm, LLVM7, LLVM22},
	AttrOptSize:                     {"optsize", EnumForm, LLVM7, LLVM22},
	AttrReadNone:                    {"readnone", EnumForm, LLVM7, LLVM22},
	AttrReadOnly:                    {"readonly", EnumForm, LLVM7, LLVM22},
	AttrReturned:                    {"returned", EnumForm, LLVM7, LLVM22},
	AttrReturnsTwice:                {"returns_twice", EnumForm, LLVM7, LLVM22},
	AttrSExt:                        {"signext", EnumForm, LLVM7, LLVM22},
	AttrStackAlign:                  {"alignstack", IntForm, LLVM7, LLVM22},
	AttrSSP:                         {"ssp", EnumForm, LLVM7, LLVM22},
	AttrSSPReq:                      {"sspreq", EnumForm, LLVM7, LLVM22},
	AttrSSPStrong:                   {"sspstrong", EnumForm, LLVM7, LLVM22},
	AttrSRet:                        {"sret", TypeForm, LLVM7, LLVM22},
	AttrSanitizeAddress:             {"sanitize_address", EnumForm, LLVM7, LLVM22},
	AttrSanitizeThread:              {"sanitize_thread", EnumForm, LLVM7, LLVM22},
	AttrSanitizeMemory:              {"sanitize_memory", EnumForm, LLVM7, LLVM22},
	AttrUWTable:                     {"uwtable", IntForm, LLVM7, LLVM22},
	AttrZExt:                        {"zeroext", EnumForm, LLVM7, LLVM22},
	AttrBuiltin:                     {"builtin", EnumForm, LLVM7, LLVM22},
	AttrCold:                        {"cold", EnumForm, LLVM7, LLVM22},
	AttrOptNone:                     {"optnone", EnumForm, LLVM7, LLVM22},
	AttrInAlloca:                    {"inalloca", TypeForm, LLVM7, LLVM22},
	AttrNonNull:                     {"nonnull", EnumForm, LLVM7, LLVM22},
	AttrJumpTable:                   {"jumptable", EnumForm, LLVM7, LLVM22},
	AttrDereferenceable:             {"dereferenceable", IntForm, LLVM7, LLVM22},
	AttrDereferenceableOrNull:       {"dereferenceable_or_null", IntForm, LLVM7, LLVM22},
	AttrConvergent:                  {"convergent", EnumForm, LLVM7, LLVM22},
	AttrSafeStack:                   {"safestack", EnumForm, LLVM7, LLVM22},
	AttrArgMemOnly:                  {"argmemonly", EnumForm, LLVM7, LLVM7},
	AttrSwiftSelf:                   {"swiftself", EnumForm, LLVM7, LLVM22},
	AttrSwiftError:                  {"swifterror", EnumForm, LLVM7, LLVM22},
	AttrNoRecurse:                   {"norecurse", EnumForm, LLVM7, LLVM22},
	AttrInaccessibleMemOnly:         {"inaccessiblememonly", EnumForm, LLVM7, LLVM7},
	AttrInaccessibleMemOrArgMemOnly: {"inaccessiblemem_or_argmemonly", EnumForm, LLVM7, LLVM7},
	AttrAllocSize:                   {"allocsize", IntForm, LLVM7, LLVM22},
	AttrWriteOnly:                   {"writeonly", EnumForm, LLVM7, LLVM22},
	AttrSpeculatable:                {"speculatable", EnumForm, LLVM7, LLVM22},
	AttrStrictFP:                    {"strictfp", EnumForm, LLVM7, LLVM22},
	AttrSanitizeHWAddress:           {"sanitize_hwaddress", EnumForm, LLVM7, LLVM22},
	AttrNoCfCheck:                   {"nocf_check", EnumForm, LLVM7, LLVM22},
	AttrOptForFuzzing:               {"optforfuzzing", EnumForm, LLVM7, LLVM22},
	AttrShadowCallStack:             {"shadowcallstack", EnumForm, LLVM7, LLVM22},
	AttrSpeculativeLoadHardening:    {"speculative_load_hardening", EnumForm, LLVM19, LLVM22},
	AttrImmArg:                      {"immarg", EnumForm, LLVM19, LLVM22},
	AttrWillReturn:                  {"willreturn", EnumForm, LLVM19, LLVM22},
	AttrNoFree:                      {"nofree", EnumForm, LLVM19, LLVM22},
	AttrNoSync:                      {"nosync", EnumForm, LLVM19, LLVM22},
	AttrSanitizeMemTag:              {"sanitize_memtag", EnumForm, LLVM19, LLVM22},
	AttrPreallocated:                {"preallocated", TypeForm, LLVM19, LLVM22},
	AttrNoMerge:                     {"nomerge", EnumForm, LLVM19, LLVM22},
	AttrNullPointerIsValid:          {"null_pointer_is_valid", EnumForm, LLVM19, LLVM22},
	AttrNoUndef:                     {"noundef", EnumForm, LLVM19, LLVM22},
	AttrByRef:                       {"byref", TypeForm, LLVM19, LLVM22},
	AttrMustProgress:                {"mustprogress", EnumForm, LLVM19, LLVM22},
	AttrNoCallback:                  {"nocallback", EnumForm, LLVM19, LLVM22},
	AttrHot:                         {"hot", EnumForm, LLVM19, LLVM22},
	AttrNoProfile:                   {"noprofile", EnumForm, LLVM19, LLVM22},
	AttrVScaleRange:                 {"vscale_range", IntForm, LLVM19, LLVM22},
	AttrSwiftAsync:                  {"swiftasync", EnumForm, LLVM19, LLVM22},
	AttrNoSanitizeCoverage:          {"nosanitize_coverage", EnumForm, LLVM19, LLVM22},
	AttrElementType:                 {"elementtype", TypeForm, LLVM19, LLVM22},
	AttrDisableSanitizerInstr:       {"disable_sanitizer_instrumentation", EnumForm, LLVM19, LLVM22},
	AttrNoSanitizeBounds:            {"nosanitize_bounds", EnumForm, LLVM19, LLVM22},
	AttrAllocAlign:                  {"allocalign", EnumForm, LLVM19, LLVM22},
	AttrAllocatedPointer:            {"allocptr", EnumForm, LLVM19, LLVM22},
	AttrAllocKind:                   {"allockind", IntForm, LLVM19, LLVM22},
	AttrPresplitCoroutine:           {"presplitcoroutine", EnumForm, LLVM19, LLVM22},
	AttrFnRetThunkExtern:            {"fn_ret_thunk_extern", EnumForm, LLVM19, LLVM22},
	AttrSkipProfile:                 {"skipprofile", EnumForm, LLVM19, LLVM22},
	AttrMemory:                      {"memory", IntForm, LLVM19, LLVM22},
	AttrNoFPClass:                   {"nofpclass", IntForm, LLVM19, LLVM22},
	AttrOptDebug:                    {"optdebug", EnumForm, LLVM19, LLVM22},
	AttrWritable:                    {"writable", EnumForm, LLVM19, LLVM22},
	AttrCoroOnlyDestroyWhenComplete: {"coro_only_destroy_when_complete", EnumForm, LLVM19, LLVM22},
	AttrDeadOnUnwind:                {"dead_on_unwind", EnumForm, LLVM19, LLVM22},
	AttrRange:                       {"range", RangeForm, LLVM19, LLVM22},
	AttrSanitizeNumericalStability:  {"sanitize_numerical_stability", EnumForm, LLVM19, LLVM22},
	AttrInitializes:                 {"initializes", RangeListForm, LLVM19, LLVM22},
	AttrHybridPatchable:             {"hybrid_patchable", EnumForm, LLVM22, LLVM22}, // LLVM 19 to 22 parse and write it; 19's reader and 22's refuse what they wrote
	AttrSanitizeRealtime:            {"sanitize_realtime", EnumForm, LLVM22, LLVM22},
	AttrSanitizeRealtimeBlocking:    {"sanitize_realtime_blocking", EnumForm, LLVM22, LLVM22},
	AttrCoroElideSafe:               {"coro_elide_safe", EnumForm, LLVM22, LLVM22},
	AttrNoExt:                       {"noext", EnumForm, LLVM22, LLVM22},
	AttrNoDivergenceSource:          {"nodivergencesource", EnumForm, LLVM22, LLVM22},
	AttrSanitizeType:                {"sanitize_type", EnumForm, LLVM22, LLVM22},
	AttrCaptures:                    {"captures", IntForm, LLVM22, LLVM22},
	AttrDeadOnReturn:                {"dead_on_return", EnumForm, LLVM22, LLVM22},
	AttrSanitizeAllocToken:          {"sanitize_alloc_token", EnumForm, LLVM22, LLVM22},
	AttrNoCreateUndefOrPoison:       {"nocreateundeforpoison", EnumForm, LLVM22, LLVM22},
}

// String gives LLVM's name of the attribute in assembly, "string" for StringAttr and the number of an unknown kind.
func (k AttrKind) String() string {
	switch {
	case k == StringAttr:
		return "string"
	case k > LastAttrKind:
		return "attribute " + strconv.Itoa(int(k))
	}
	return attrTable[k].name
}

// Form gives what attributes of the kind carry in LLVM 22, EnumForm for an unknown kind.
func (k AttrKind) Form() AttrForm {
	if k > LastAttrKind {
		return EnumForm
	}
	return attrTable[k].form
}

// InDialect reports whether the dialect has the attribute.
func (k AttrKind) InDialect(d Dialect) bool {
	return k <= LastAttrKind && d >= attrTable[k].first && d <= attrTable[k].last
}
