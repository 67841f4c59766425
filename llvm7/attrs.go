package llvm7

import (
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// attributes says in LLVM 7's words what LLVM 22 says in others, and then keeps of all attributes those of the table.
func attributes(c *legalize.Context) error {
	type key struct {
		l  *ir.AttrList
		on attrPlace
	}
	done := map[key]*ir.AttrList{}
	translate := func(l *ir.AttrList, on attrPlace) *ir.AttrList {
		if l == nil {
			return nil
		}
		k := key{l, on}
		if done[k] == nil {
			done[k] = olderWords(l, on)
		}
		return done[k]
	}
	for _, f := range c.M.Funcs {
		f.Attrs = translate(f.Attrs, attrPlace{kernel: f.Kernel, body: f.HasBody})
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if in.Call != nil {
					in.Call.Attrs = translate(in.Call.Attrs, attrPlace{})
				}
			}
		}
	}
	rules := hostAttrs
	if c.NVPTX {
		rules = gpuAttrs
	}
	return legalize.Attributes(rules).Module(c)
}

// attrPlace is where attributes stand: on a kernel, on a function with a body, else on a declaration or call.
type attrPlace struct{ kernel, body bool }

// The tables. LLVM 7 knows the numbers up to 58 (its LLVMBitCodes.h).
var gpuAttrs, hostAttrs = attrTable(true), attrTable(false)

func attrTable(gpu bool) *legalize.AttrRules {
	r := &legalize.AttrRules{}
	r.Fate(legalize.KeepAttr, ir.AttrAlign, ir.AttrAlwaysInline, ir.AttrByVal, ir.AttrInlineHint, ir.AttrInReg,
		ir.AttrMinSize, ir.AttrNest, ir.AttrNoAlias, ir.AttrNoCapture, ir.AttrNoDuplicate, ir.AttrNoInline, ir.AttrNoReturn,
		ir.AttrNoUnwind, ir.AttrOptSize, ir.AttrReadNone, ir.AttrReadOnly, ir.AttrReturned, ir.AttrSExt, ir.AttrSRet,
		ir.AttrZExt, ir.AttrCold, ir.AttrOptNone, ir.AttrNonNull, ir.AttrDereferenceable,
		ir.AttrDereferenceableOrNull, ir.AttrConvergent, ir.AttrArgMemOnly, ir.AttrSwiftSelf, ir.AttrNoRecurse,
		ir.AttrInaccessibleMemOnly, ir.AttrInaccessibleMemOrArgMemOnly, ir.AttrWriteOnly, ir.AttrStrictFP,
		ir.AttrElementType) // the last is for the typed-pointer pass, which drops it
	// Promises and hints, and the instrumentation and hardening of others than GPUs.
	r.Fate(legalize.DropAttr, ir.AttrBuiltin, ir.AttrJumpTable, ir.AttrSSP, ir.AttrSSPReq, ir.AttrSSPStrong,
		ir.AttrSanitizeAddress, ir.AttrSanitizeThread, ir.AttrSanitizeMemory, ir.AttrSafeStack, ir.AttrAllocSize,
		ir.AttrSpeculatable, ir.AttrSanitizeHWAddress, ir.AttrNoCfCheck, ir.AttrOptForFuzzing, ir.AttrShadowCallStack,
		ir.AttrSpeculativeLoadHardening, ir.AttrImmArg, ir.AttrWillReturn, ir.AttrNoFree, ir.AttrNoSync,
		ir.AttrSanitizeMemTag, ir.AttrNoMerge, ir.AttrNoUndef, ir.AttrMustProgress, ir.AttrNoCallback, ir.AttrHot,
		ir.AttrNoProfile, ir.AttrVScaleRange, ir.AttrNoSanitizeCoverage, ir.AttrDisableSanitizerInstr,
		ir.AttrNoSanitizeBounds, ir.AttrAllocAlign, ir.AttrAllocatedPointer, ir.AttrAllocKind, ir.AttrFnRetThunkExtern,
		ir.AttrSkipProfile, ir.AttrMemory, ir.AttrNoFPClass, ir.AttrOptDebug, ir.AttrWritable,
		ir.AttrCoroOnlyDestroyWhenComplete, ir.AttrDeadOnUnwind, ir.AttrRange, ir.AttrSanitizeNumericalStability,
		ir.AttrInitializes, ir.AttrHybridPatchable, ir.AttrSanitizeRealtime, ir.AttrSanitizeRealtimeBlocking,
		ir.AttrCoroElideSafe, ir.AttrNoExt, ir.AttrNoDivergenceSource, ir.AttrSanitizeType, ir.AttrCaptures,
		ir.AttrDeadOnReturn, ir.AttrSanitizeAllocToken, ir.AttrNoCreateUndefOrPoison)
	// These would be missed. null_pointer_is_valid: LLVM 7 has it as a string.
	r.Fate(legalize.RefuseAttr, ir.AttrPreallocated, ir.AttrByRef, ir.AttrPresplitCoroutine)
	r.Fate(legalize.KeepAttr, ir.AttrNullPointerIsValid)
	r.Translate = map[ir.AttrKind]func(ir.Attr) (ir.Attr, bool){ir.AttrNullPointerIsValid: func(ir.Attr) (ir.Attr, bool) {
		return ir.Attr{Key: "null-pointer-is-valid", Val: "true", HasVal: true}, true
	}}

	// What libNVVM refuses (measured with 11.8, 12.4 and 13.5): refused where it would be missed. swiftasync asks for a register; LLVM 7
	// has none for it, which other targets rely on.
	others, missed, register := legalize.KeepAttr, legalize.KeepAttr, legalize.RefuseAttr
	if gpu {
		others, missed, register = legalize.DropAttr, legalize.RefuseAttr, legalize.DropAttr
	}
	r.Fate(others, ir.AttrNoBuiltin, ir.AttrNoImplicitFloat, ir.AttrNonLazyBind, ir.AttrNoRedZone, ir.AttrStackAlign, ir.AttrUWTable)
	r.Fate(missed, ir.AttrNaked, ir.AttrReturnsTwice, ir.AttrInAlloca, ir.AttrSwiftError)
	r.Fate(register, ir.AttrSwiftAsync)
	r.Translate[ir.AttrUWTable] = func(a ir.Attr) (ir.Attr, bool) {
		a.Int = 0 // LLVM 7 has one kind of unwind table
		return a, true
	}
	return r
}

// olderWords gives the list with what LLVM 7 has for memory and captures, and without the noalias that it gets wrong.
func olderWords(l *ir.AttrList, on attrPlace) *ir.AttrList {
	out := &ir.AttrList{Fn: functionSet(l.Fn, on.body), Ret: valueSet(l.Ret, attrPlace{}), Params: make([]*ir.AttrSet, len(l.Params))}
	for i, p := range l.Params {
		out.Params[i] = valueSet(p, on)
	}
	return out
}

// valueSet translates the attributes of a parameter or result.
//
// noalias stays only on parameters of kernels, which nothing inlines: LLVM 7 uses it after inlining for accesses that it does
// not cover (rust-lang/rust#54878, measured with libNVVM 12.4 and 13.5). writeonly goes from functions with a body: LLVM 7 finds out
// that a parameter is readnone, and its verifier then refuses the pair (seen with libNVVM 12.4).
func valueSet(s *ir.AttrSet, on attrPlace) *ir.AttrSet {
	if s == nil {
		return nil
	}
	out := &ir.AttrSet{}
	for _, a := range s.List {
		switch {
		case a.Kind == ir.AttrNoAlias && !on.kernel, a.Kind == ir.AttrWriteOnly && on.body:
			continue
		case a.Kind == ir.AttrCaptures && a.Int == 0:
			a = ir.Attr{Kind: ir.AttrNoCapture}
		}
		out.List = append(out.List, a)
	}
	return out
}

// functionSet translates the attributes of a function itself.
func functionSet(s *ir.AttrSet, body bool) *ir.AttrSet {
	if s == nil {
		return nil
	}
	out := &ir.AttrSet{}
	for _, a := range s.List {
		if a.Kind != ir.AttrMemory {
			out.List = append(out.List, a)
		}
	}
	returns := s.Has(ir.AttrWillReturn) && s.Has(ir.AttrNoUnwind)
	for _, k := range memoryAttrs(s.Memory(), returns, body) {
		out.List = append(out.List, ir.Attr{Kind: k})
	}
	return out
}

// memoryAttrs gives LLVM 7's attributes for what a function does to memory. LLVM 7 deletes calls that write nothing,
// so only those that are sure to come back are said to write nothing; for others the next weaker words are used.
//
// Functions with a body get readnone, readonly and argmemonly only: LLVM 7 finds readnone out by itself and adds it
// beside the others, which its verifier then refuses ("readnone and inaccessiblememonly are incompatible", libNVVM 12.4).
func memoryAttrs(m ir.MemEffects, returns, body bool) []ir.AttrKind {
	arg, inaccessible := m.At(ir.ArgMem) != 0, m.At(ir.InaccessibleMem) != 0
	other := m != m.Only(ir.ArgMem, ir.InaccessibleMem)
	var out []ir.AttrKind
	switch {
	case other:
	case !arg && !inaccessible && returns:
		return []ir.AttrKind{ir.AttrReadNone}
	case arg && !inaccessible:
		out = append(out, ir.AttrArgMemOnly)
	case body:
	case arg:
		out = append(out, ir.AttrInaccessibleMemOrArgMemOnly)
	default:
		out = append(out, ir.AttrInaccessibleMemOnly)
	}
	switch {
	case m.NoWrites() && returns:
		out = append(out, ir.AttrReadOnly)
	case m.NoReads() && !m.NoWrites() && !body:
		out = append(out, ir.AttrWriteOnly)
	}
	return out
}
