package llvm19

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// What libNVVM refuses was measured with 12.9, 13.1 and 13.5: attributes for stack layout, unwinding and instrumentation, which
// GPUs have not. LLVM 19 knows the numbers up to 95 (its LLVMBitCodes.h).
var gpuAttrs, hostAttrs = attrTable(true), attrTable(false)

func attrTable(gpu bool) *legalize.AttrRules {
	r := &legalize.AttrRules{}
	r.Fate(legalize.KeepAttr, ir.AttrAlign, ir.AttrAlwaysInline, ir.AttrByVal, ir.AttrInlineHint, ir.AttrInReg,
		ir.AttrMinSize, ir.AttrNest, ir.AttrNoAlias, ir.AttrNoCapture, ir.AttrNoDuplicate, ir.AttrNoInline,
		ir.AttrNoReturn, ir.AttrNoUnwind, ir.AttrOptSize, ir.AttrReadNone, ir.AttrReadOnly, ir.AttrReturned, ir.AttrSExt,
		ir.AttrSRet, ir.AttrZExt, ir.AttrCold, ir.AttrOptNone, ir.AttrNonNull, ir.AttrDereferenceable,
		ir.AttrDereferenceableOrNull, ir.AttrConvergent, ir.AttrNoRecurse, ir.AttrWriteOnly, ir.AttrSpeculatable,
		ir.AttrStrictFP, ir.AttrImmArg, ir.AttrWillReturn, ir.AttrNoFree, ir.AttrNoSync, ir.AttrNoMerge,
		ir.AttrNullPointerIsValid, ir.AttrNoUndef, ir.AttrByRef, ir.AttrMustProgress, ir.AttrNoCallback, ir.AttrHot,
		ir.AttrElementType, ir.AttrMemory, ir.AttrNoFPClass, ir.AttrOptDebug, ir.AttrWritable, ir.AttrDeadOnUnwind,
		ir.AttrRange, ir.AttrInitializes, ir.AttrCaptures, ir.AttrStackAlign,
		ir.AttrAllocSize, ir.AttrAllocAlign, ir.AttrAllocatedPointer, ir.AttrAllocKind)
	r.Translate = map[ir.AttrKind]func(ir.Attr) (ir.Attr, bool){
		// LLVM 21 replaced nocapture; what is captured only in part has no word in 19.
		ir.AttrCaptures: func(a ir.Attr) (ir.Attr, bool) { return ir.Attr{Kind: ir.AttrNoCapture}, a.Int == 0 },
		ir.AttrMemory: func(a ir.Attr) (ir.Attr, bool) {
			a.Int = uint64(ir.MemEffects(a.Int).Before21())
			return a, true
		},
	}
	// Promises and hints that LLVM 19 does not know or nothing on GPUs looks at, and instrumentation.
	r.Fate(legalize.DropAttr, ir.AttrBuiltin, ir.AttrJumpTable, ir.AttrSSP, ir.AttrSSPReq, ir.AttrSSPStrong,
		ir.AttrSanitizeAddress, ir.AttrSanitizeThread, ir.AttrSanitizeMemory, ir.AttrSafeStack, ir.AttrSanitizeHWAddress,
		ir.AttrNoCfCheck, ir.AttrOptForFuzzing, ir.AttrShadowCallStack, ir.AttrSpeculativeLoadHardening,
		ir.AttrSanitizeMemTag, ir.AttrNoProfile, ir.AttrVScaleRange, ir.AttrNoSanitizeCoverage,
		ir.AttrDisableSanitizerInstr, ir.AttrNoSanitizeBounds, ir.AttrFnRetThunkExtern, ir.AttrSkipProfile,
		ir.AttrCoroOnlyDestroyWhenComplete, ir.AttrSanitizeNumericalStability, ir.AttrHybridPatchable,
		ir.AttrSanitizeRealtime, ir.AttrSanitizeRealtimeBlocking, ir.AttrCoroElideSafe, ir.AttrNoExt,
		ir.AttrNoDivergenceSource, ir.AttrSanitizeType, ir.AttrDeadOnReturn, ir.AttrSanitizeAllocToken,
		ir.AttrNoCreateUndefOrPoison)
	// The reader turned these into memory.
	r.Fate(legalize.DropAttr, ir.AttrArgMemOnly, ir.AttrInaccessibleMemOnly, ir.AttrInaccessibleMemOrArgMemOnly)
	r.Fate(legalize.RefuseAttr, ir.AttrPreallocated, ir.AttrPresplitCoroutine)

	others, missed := legalize.KeepAttr, legalize.KeepAttr
	if gpu {
		others, missed = legalize.DropAttr, legalize.RefuseAttr
	}
	r.Fate(others, ir.AttrNoBuiltin, ir.AttrNoImplicitFloat, ir.AttrNonLazyBind, ir.AttrNoRedZone, ir.AttrUWTable,
		ir.AttrSwiftSelf, ir.AttrSwiftAsync)
	r.Fate(missed, ir.AttrNaked, ir.AttrReturnsTwice, ir.AttrInAlloca, ir.AttrSwiftError)
	r.KeptStrings = []string{"alloc-family", "alloc-variant-zeroed"}
	return r
}

// attributes applies the table. The stack alignment of a function has no meaning on GPUs and libNVVM refuses it; of a parameter
// it is the alignment in PTX, and stays.
func attributes(c *legalize.Context) error {
	if !c.NVPTX {
		return legalize.Attributes(hostAttrs).Module(c)
	}
	for _, f := range c.M.Funcs {
		f.Attrs = legalize.WithoutFnAttr(f.Attrs, ir.AttrStackAlign)
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if in.Call != nil && in.Call.Attrs.FnSet().Has(ir.AttrStackAlign) {
					in.Call.Attrs = legalize.WithoutFnAttr(in.Call.Attrs, ir.AttrStackAlign)
				}
			}
		}
	}
	return legalize.Attributes(gpuAttrs).Module(c)
}

// attachments says which metadata of instructions is kept. heapallocsite and DIAssignID are there where debug information is kept. fpmath
// only lets a result be less exact.
var attachments = func() legalize.MDRules {
	r := legalize.MDRules{}
	r.Fate(legalize.KeepMD, "range", "nonnull", "align", "dereferenceable", "dereferenceable_or_null", "noundef", "invariant.load", "nontemporal",
		"llvm.loop", "prof", "unpredictable", "tbaa", "tbaa.struct", "alias.scope", "noalias", "DIAssignID", "heapallocsite")
	r.Fate(legalize.DropMD, "dbg", "fpmath")
	return r.WithRest()
}()
