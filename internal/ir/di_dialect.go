package ir

import "fmt"

// bits7 are the DIFlags of LLVM 7 that still mean the same (its DebugInfoFlags.def).
const bits7 = 0x3FFFFFF &^ (1<<4 | 1<<15)

// spBits7 are the DISPFlags that LLVM 7 has as fields.
const spBits7 = SPVirtuality | SPLocal | SPDefinition | SPOptimized

// ops7 are the operations of expressions that LLVM 7 knows (its DIExpression::isValid).
var ops7 = map[uint64]bool{OpFragment: true, OpStackValue: true, OpSwap: true, OpConstU: true, OpPlusUConst: true, OpPlus: true,
	OpMinus: true, OpMul: true, OpDiv: true, OpMod: true, OpOr: true, OpAnd: true, OpXor: true, OpShl: true, OpShr: true, OpShrA: true,
	OpDeref: true, OpXDeref: true, OpLit0: true, OpNot: true, OpDup: true}

// tags7 are the tags that LLVM 7's verifier takes for types. Parts with variants are not among them: its reader loses their discriminator,
// and its code generation, which looks for it, crashes.
var tags7 = map[DIKind]map[uint64]bool{
	DIDerivedType: {TagTypedef: true, TagPointerType: true, TagPtrToMember: true, TagReference: true, TagRValueReference: true,
		TagConstType: true, TagVolatileType: true, TagRestrictType: true, TagAtomicType: true, TagMember: true, TagInheritance: true,
		TagFriend: true},
	DICompositeType: {TagArrayType: true, TagStructType: true, TagUnionType: true, TagEnumType: true, TagClassType: true},
	DIBasicType:     {TagBaseType: true, TagUnspecifiedType: true},
}

// HasDITag reports whether the dialect has types of the node's tag.
func (d Dialect) HasDITag(n *DINode) bool {
	if d > LLVM7 {
		return true
	}
	tags := tags7[n.Kind]
	return tags == nil || tags[n.Num("tag")]
}

// HasDIKind reports whether the dialect has nodes of the kind.
func (d Dialect) HasDIKind(k DIKind) bool { return d >= diKinds[k].since }

// HasExpr reports whether the dialect has all operations of an expression. In LLVM 7 an expression with an unknown one makes all
// debug information of the module void.
func (d Dialect) HasExpr(ops []uint64) bool {
	if d > LLVM7 {
		return true
	}
	for i := 0; i < len(ops); {
		n, last := ExprOpSize(ops[i]), len(ops)
		switch {
		case !ops7[ops[i]] || i+n > last:
			return false
		case ops[i] == OpFragment && i+n < last, ops[i] == OpSwap && last == 1,
			ops[i] == OpStackValue && i+n < last && ops[i+n] != OpFragment:
			return false
		}
		i += n
	}
	return true
}

// FitDI drops from a node what the dialect has no place for: fields that came later, flags, sizes known at run time only. None of that
// changes what else the node says. Kind, tag and the elements of an expression stay: see HasDIKind, HasDITag and HasExpr.
func (d Dialect) FitDI(n *DINode) {
	if d == LLVM7 && n.Kind == DISubprogram && n.Num("spFlags")&SPMain != 0 {
		n.SetNum("flags", n.Num("flags")|FlagMainSubprogram)
	}
	for _, f := range n.Kind.unfit(d) {
		if f.num >= 0 {
			n.Nums[f.num] = d.fitNum(n, f)
		}
		if f.ref >= 0 {
			n.Refs[f.ref] = d.fitRef(n, f)
		}
	}
}

// unfit gives the fields for which mayLack holds.
func (k DIKind) unfit(d Dialect) []*DIField {
	switch d {
	case LLVM7:
		return diKinds[k].unfit7
	case LLVM19:
		return diKinds[k].unfit19
	}
	return nil // LLVM 22 has them all
}

// mayLack reports whether fitNum or fitRef may change the field in some node.
func (d Dialect) mayLack(f *DIField) bool {
	switch {
	case f.Kind == DIElements || f.Kind == DIOperands:
		return false
	case d < f.Since, d < LLVM22 && (f.Kind == DILanguage || f.Kind == DISize):
		return true
	case d > LLVM7:
		return false
	}
	switch f.Kind {
	case DIFlagBits, DISPFlagBits, DIEmission, DINameTable, DIChecksum:
		return true
	}
	return f.Name == "lowerBound" || f.Name == "count" || f.Name == "checksum"
}

// DirectivesOnly is the kind of debug information of a unit that becomes .file and .loc directives and nothing else (DICompileUnit's
// DebugDirectivesOnly). LLVM has it since 8, and libNVVM in the LLVM 7 dialect, too.
const DirectivesOnly = 3

// fitNum gives what the dialect keeps of a number.
func (d Dialect) fitNum(n *DINode, f *DIField) uint64 {
	v := n.Nums[f.num]
	switch {
	case d < f.Since:
		return f.Default
	case d < LLVM22 && f.Kind == DILanguage && v&LanguageName != 0:
		return olderLanguage(v&^LanguageName, n.Num("sourceLanguageVersion"))
	case d > LLVM7:
		return v
	}
	switch f.Kind {
	case DIFlagBits:
		return v & bits7
	case DISPFlagBits:
		return v & spBits7
	case DIEmission:
		return min(v, 2) // lines only
	case DINameTable:
		return v & 1
	case DIChecksum:
		if v > 2 {
			return 0
		}
	}
	return v
}

// fitRef gives what the dialect keeps of a reference.
func (d Dialect) fitRef(n *DINode, f *DIField) Metadata {
	md := n.Refs[f.ref]
	switch {
	case d < f.Since, d < LLVM22 && f.Kind == DISize:
		return nil
	case d > LLVM7:
		return md
	}
	switch {
	case f.Name == "lowerBound" && IntegerOf(md) == nil:
		return nil
	case f.Name == "count" && IntegerOf(md) == nil && NodeOf(md, DILocalVariable) == nil && NodeOf(md, DIGlobalVariable) == nil:
		return nil
	case f.Name == "checksum" && n.Num("checksumkind") == 0:
		return nil
	}
	return md
}

// LacksDI names what of the node, the nodes that it refers to aside, the dialect does not have; "" if it has all of it.
func (d Dialect) LacksDI(n *DINode) string {
	if d >= LLVM22 {
		return ""
	}
	if !d.HasDIKind(n.Kind) {
		return "the node " + n.Kind.String()
	}
	if n.Kind == DIExpression {
		return d.lacksExpr(n.Nums)
	}
	if !d.HasDITag(n) {
		return fmt.Sprintf("the tag %#x of %v", n.Num("tag"), n.Kind)
	}
	for _, f := range n.Kind.unfit(d) {
		if f.Kind == DIEmission && n.Nums[f.num] == DirectivesOnly {
			continue
		}
		if f.num >= 0 && d.fitNum(n, f) != n.Nums[f.num] || f.ref >= 0 && d.fitRef(n, f) != n.Refs[f.ref] {
			return fmt.Sprintf("what the field %s of %v says", f.Name, n.Kind)
		}
	}
	if d == LLVM7 && n.Kind == DIEnumerator {
		if v := n.Enumerator(); v != nil && v.BitLen() > 64 {
			return "enumerators of more than 64 bits"
		}
	}
	return ""
}

func (d Dialect) lacksExpr(ops []uint64) string {
	if !d.HasExpr(ops) {
		return fmt.Sprintf("the expression %v", ops)
	}
	return ""
}

// olderLanguage gives the DW_LANG of a language's name and version in DWARF 6 (dwarf::toDW_LANG of LLVM's Dwarf.h): that of the first
// standard that is not older. A standard without a number of its own gets the latest that has one, a language without one DW_LANG_C.
func olderLanguage(name, version uint64) uint64 {
	standards := olderLanguages[name]
	for _, s := range standards {
		if version <= s.last {
			return s.lang
		}
	}
	if n := len(standards); n > 0 {
		return standards[n-1].lang
	}
	return langC
}

const langC = 2

// A standard is a version of a language and the DW_LANG that it has been since.
type standard struct{ last, lang uint64 }

// all is for languages that have one number for all versions.
func all(lang uint64) []standard { return []standard{{1<<64 - 1, lang}} }

// olderLanguages are the DW_LANG by DW_LNAME.
var olderLanguages = map[uint64][]standard{
	0x01: {{1983, 0x03}, {1995, 0x0d}, {2005, 0x2e}, {2012, 0x2f}},                                         // Ada
	0x02: all(0x25),                                                                                        // BLISS
	0x03: {{0, 0x02}, {198912, 0x01}, {199901, 0x0c}, {201112, 0x1d}, {201710, 0x2c}},                      // C
	0x04: {{199711, 0x04}, {200310, 0x19}, {201103, 0x1a}, {201402, 0x21}, {201703, 0x2a}, {202002, 0x2b}}, // C++
	0x05: {{1974, 0x05}, {1985, 0x06}},                                                                     // Cobol
	0x06: all(0x28), 0x07: all(0x13), 0x08: all(0x20),                                                      // Crystal, D, Dylan
	0x09: {{1977, 0x07}, {1990, 0x08}, {1995, 0x0e}, {2003, 0x22}, {2008, 0x23}, {2018, 0x2d}},                            // Fortran
	0x0a: all(0x16), 0x0b: all(0x18), 0x0c: all(0x0b), 0x0d: all(0x1f), 0x0e: all(0x26), 0x0f: all(0x0a), 0x10: all(0x17), // Go to Modula 3
	0x11: all(0x10), 0x12: all(0x11), 0x13: all(0x1b), 0x14: all(0x15), 0x15: all(0x09), 0x16: all(0x0f), 0x17: all(0x14), // Objective C to Python
	0x18: all(0x24), 0x19: all(0x1c), 0x1a: all(0x1e), 0x1b: all(0x12), 0x1c: all(0x27), 0x1d: all(0x31), 0x1e: all(0x32), // RenderScript to C#
	0x1f: all(0x33), 0x20: all(0x34), 0x21: all(0x35), 0x22: all(0x36), 0x23: all(0x37), 0x25: all(0x39), 0x26: all(0x40), // Mojo to Ruby
	0x27: all(0x41), 0x28: all(0x42), 0x2c: all(0x3d), // Move, Hylo, Metal
}
