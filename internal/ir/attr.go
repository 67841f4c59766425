package ir

import (
	"cmp"
	"slices"
)

// AttrKind is an attribute that has a number in bitcode (ATTR_KIND_* of LLVMBitCodes.h, whose numbers never change).
// StringAttr is an attribute with a name of its own.
type AttrKind uint8

// The attributes, in bitcode's numbers.
const (
	StringAttr                      AttrKind = 0
	AttrAlign                       AttrKind = 1
	AttrAlwaysInline                AttrKind = 2
	AttrByVal                       AttrKind = 3
	AttrInlineHint                  AttrKind = 4
	AttrInReg                       AttrKind = 5
	AttrMinSize                     AttrKind = 6
	AttrNaked                       AttrKind = 7
	AttrNest                        AttrKind = 8
	AttrNoAlias                     AttrKind = 9
	AttrNoBuiltin                   AttrKind = 10
	AttrNoCapture                   AttrKind = 11 // before LLVM 21; now captures(none)
	AttrNoDuplicate                 AttrKind = 12
	AttrNoImplicitFloat             AttrKind = 13
	AttrNoInline                    AttrKind = 14
	AttrNonLazyBind                 AttrKind = 15
	AttrNoRedZone                   AttrKind = 16
	AttrNoReturn                    AttrKind = 17
	AttrNoUnwind                    AttrKind = 18
	AttrOptSize                     AttrKind = 19
	AttrReadNone                    AttrKind = 20
	AttrReadOnly                    AttrKind = 21
	AttrReturned                    AttrKind = 22
	AttrReturnsTwice                AttrKind = 23
	AttrSExt                        AttrKind = 24
	AttrStackAlign                  AttrKind = 25
	AttrSSP                         AttrKind = 26
	AttrSSPReq                      AttrKind = 27
	AttrSSPStrong                   AttrKind = 28
	AttrSRet                        AttrKind = 29
	AttrSanitizeAddress             AttrKind = 30
	AttrSanitizeThread              AttrKind = 31
	AttrSanitizeMemory              AttrKind = 32
	AttrUWTable                     AttrKind = 33
	AttrZExt                        AttrKind = 34
	AttrBuiltin                     AttrKind = 35
	AttrCold                        AttrKind = 36
	AttrOptNone                     AttrKind = 37
	AttrInAlloca                    AttrKind = 38
	AttrNonNull                     AttrKind = 39
	AttrJumpTable                   AttrKind = 40
	AttrDereferenceable             AttrKind = 41
	AttrDereferenceableOrNull       AttrKind = 42
	AttrConvergent                  AttrKind = 43
	AttrSafeStack                   AttrKind = 44
	AttrArgMemOnly                  AttrKind = 45 // before LLVM 16; now memory(argmem: readwrite)
	AttrSwiftSelf                   AttrKind = 46
	AttrSwiftError                  AttrKind = 47
	AttrNoRecurse                   AttrKind = 48
	AttrInaccessibleMemOnly         AttrKind = 49 // before LLVM 16
	AttrInaccessibleMemOrArgMemOnly AttrKind = 50 // before LLVM 16
	AttrAllocSize                   AttrKind = 51
	AttrWriteOnly                   AttrKind = 52
	AttrSpeculatable                AttrKind = 53
	AttrStrictFP                    AttrKind = 54
	AttrSanitizeHWAddress           AttrKind = 55
	AttrNoCfCheck                   AttrKind = 56
	AttrOptForFuzzing               AttrKind = 57
	AttrShadowCallStack             AttrKind = 58
	AttrSpeculativeLoadHardening    AttrKind = 59
	AttrImmArg                      AttrKind = 60
	AttrWillReturn                  AttrKind = 61
	AttrNoFree                      AttrKind = 62
	AttrNoSync                      AttrKind = 63
	AttrSanitizeMemTag              AttrKind = 64
	AttrPreallocated                AttrKind = 65
	AttrNoMerge                     AttrKind = 66
	AttrNullPointerIsValid          AttrKind = 67
	AttrNoUndef                     AttrKind = 68
	AttrByRef                       AttrKind = 69
	AttrMustProgress                AttrKind = 70
	AttrNoCallback                  AttrKind = 71
	AttrHot                         AttrKind = 72
	AttrNoProfile                   AttrKind = 73
	AttrVScaleRange                 AttrKind = 74
	AttrSwiftAsync                  AttrKind = 75
	AttrNoSanitizeCoverage          AttrKind = 76
	AttrElementType                 AttrKind = 77
	AttrDisableSanitizerInstr       AttrKind = 78
	AttrNoSanitizeBounds            AttrKind = 79
	AttrAllocAlign                  AttrKind = 80
	AttrAllocatedPointer            AttrKind = 81
	AttrAllocKind                   AttrKind = 82
	AttrPresplitCoroutine           AttrKind = 83
	AttrFnRetThunkExtern            AttrKind = 84
	AttrSkipProfile                 AttrKind = 85
	AttrMemory                      AttrKind = 86
	AttrNoFPClass                   AttrKind = 87
	AttrOptDebug                    AttrKind = 88
	AttrWritable                    AttrKind = 89
	AttrCoroOnlyDestroyWhenComplete AttrKind = 90
	AttrDeadOnUnwind                AttrKind = 91
	AttrRange                       AttrKind = 92
	AttrSanitizeNumericalStability  AttrKind = 93
	AttrInitializes                 AttrKind = 94
	AttrHybridPatchable             AttrKind = 95
	AttrSanitizeRealtime            AttrKind = 96
	AttrSanitizeRealtimeBlocking    AttrKind = 97
	AttrCoroElideSafe               AttrKind = 98
	AttrNoExt                       AttrKind = 99
	AttrNoDivergenceSource          AttrKind = 100
	AttrSanitizeType                AttrKind = 101
	AttrCaptures                    AttrKind = 102
	AttrDeadOnReturn                AttrKind = 103
	AttrSanitizeAllocToken          AttrKind = 104
	AttrNoCreateUndefOrPoison       AttrKind = 105
	LastAttrKind                             = AttrNoCreateUndefOrPoison
)

// AttrForm says what an attribute carries beside its kind.
type AttrForm uint8

// The forms of attributes.
const (
	EnumForm      AttrForm = iota // nothing
	IntForm                       // Int
	TypeForm                      // Type
	RangeForm                     // Ranges[0] of Bits
	RangeListForm                 // Ranges of Bits
	StringForm                    // Key, and Val when HasVal
)

// A ConstRange is [Lo, Hi) over integers of some width, wrapping; words least significant first.
type ConstRange struct{ Lo, Hi []uint64 }

// An Attr is one attribute.
type Attr struct {
	Kind   AttrKind
	HasVal bool
	Int    uint64 // align, alignstack, dereferenceable in bytes; memory and captures in LLVM 22's bits; ...
	Type   *Type
	Bits   uint32
	Ranges []ConstRange
	Key    string
	Val    string
}

// An AttrSet is the attributes of one function, result or parameter, in a fixed order: by kind, then by key.
type AttrSet struct{ List []Attr }

// Get gives the attribute of the kind.
func (s *AttrSet) Get(k AttrKind) (Attr, bool) {
	if s != nil {
		for _, a := range s.List {
			if a.Kind == k {
				return a, true
			}
		}
	}
	return Attr{}, false
}

// Has reports whether the set has an attribute of the kind.
func (s *AttrSet) Has(k AttrKind) bool {
	_, ok := s.Get(k)
	return ok
}

// GetString gives the value of the string attribute.
func (s *AttrSet) GetString(key string) (string, bool) {
	if s != nil {
		for _, a := range s.List {
			if a.Kind == StringAttr && a.Key == key {
				return a.Val, true
			}
		}
	}
	return "", false
}

// An AttrList is the attributes of a function or call. Lists are shared: make a new one rather than change one.
// Nil means no attributes, and so does a nil set.
type AttrList struct {
	Fn     *AttrSet
	Ret    *AttrSet
	Params []*AttrSet
}

// FnSet gives the function's own set.
func (l *AttrList) FnSet() *AttrSet {
	if l == nil {
		return nil
	}
	return l.Fn
}

// WithFn gives the list with another set of the function's own; of nil, a list of that alone.
func (l *AttrList) WithFn(fn *AttrSet) *AttrList {
	var n AttrList
	if l != nil {
		n = *l
	}
	n.Fn = fn
	return &n
}

// RetSet gives the result's set.
func (l *AttrList) RetSet() *AttrSet {
	if l == nil {
		return nil
	}
	return l.Ret
}

// Param gives the set of parameter i.
func (l *AttrList) Param(i int) *AttrSet {
	if l == nil || i >= len(l.Params) {
		return nil
	}
	return l.Params[i]
}

// Memory locations of the memory attribute (LLVM's IRMemLocation), two bits each: 1 reads, 2 writes.
const (
	ArgMem          = 0
	InaccessibleMem = 1
	ErrnoMem        = 2
	OtherMem        = 3
	TargetMem0      = 4
	TargetMem1      = 5
	memLocations    = 6
)

// MemEffects is the value of a memory attribute in LLVM 22's layout: two bits a location.
type MemEffects uint32

// MemUnknown may read and write everything: the same as no attribute.
const MemUnknown MemEffects = 1<<(2*memLocations) - 1

// At gives what may happen at a location: bit 0 reads, bit 1 writes.
func (m MemEffects) At(loc int) uint8 { return uint8(m>>(2*loc)) & 3 }

// With gives the effects with those of one location replaced.
func (m MemEffects) With(loc int, modRef uint8) MemEffects {
	return m&^(3<<(2*loc)) | MemEffects(modRef)<<(2*loc)
}

// Only gives the effects limited to the locations for which keep is true.
func (m MemEffects) Only(keep ...int) MemEffects {
	var r MemEffects
	for _, loc := range keep {
		r = r.With(loc, m.At(loc))
	}
	return r
}

// Before21 gives the least that LLVM 16 to 20 can say and that holds: there errno is a part of other memory, and memory of the target a part of
// the inaccessible.
func (m MemEffects) Before21() MemEffects {
	inaccessible := m.At(InaccessibleMem) | m.At(TargetMem0) | m.At(TargetMem1)
	rest := m.At(OtherMem) | m.At(ErrnoMem)
	return m.With(InaccessibleMem, inaccessible).With(TargetMem0, inaccessible).With(TargetMem1, inaccessible).With(ErrnoMem, rest).With(OtherMem, rest)
}

// NoReads and NoWrites say what never happens anywhere.
func (m MemEffects) NoReads() bool { return m&0x555 == 0 }

// NoWrites reports whether nothing is written.
func (m MemEffects) NoWrites() bool { return m&0xAAA == 0 }

// Memory gives the effects that the function attributes promise.
func (s *AttrSet) Memory() MemEffects {
	if a, ok := s.Get(AttrMemory); ok {
		return MemEffects(a.Int)
	}
	return MemUnknown
}

// With gives the set with an attribute, in the place of the one of its kind and key if there is one. The set itself stays as it is.
func (s *AttrSet) With(a Attr) *AttrSet {
	made := s.Without(a)
	at, _ := slices.BinarySearchFunc(made.List, a, compareAttrs)
	made.List = slices.Insert(made.List, at, a)
	return made
}

// Without gives the set without the attribute of a's kind and key.
func (s *AttrSet) Without(a Attr) *AttrSet {
	made := &AttrSet{}
	if s != nil {
		made.List = slices.DeleteFunc(slices.Clone(s.List), func(b Attr) bool { return compareAttrs(a, b) == 0 })
	}
	return made
}

// compareAttrs orders the attributes of a set: by kind, then by key.
func compareAttrs(a, b Attr) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Key, b.Key))
}
