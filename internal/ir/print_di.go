package ir

import (
	"math/big"
	"strconv"
)

// diNode prints a specialised node.
func (p *printer) diNode(n *DINode) {
	if n.Kind == NoDIKind || n.Kind >= NumDIKinds || len(n.Refs) < n.Kind.Refs() || len(n.Nums) < n.Kind.Nums() {
		p.fail("a specialised metadata node of kind %d is not as its kind says", n.Kind)
		p.s("!{}")
		return
	}
	p.lacks(p.d.LacksDI(n))
	if n.Distinct {
		p.s("distinct ")
	}
	p.c('!')
	p.s(n.Kind.String())
	p.c('(')
	if n.Kind == DIExpression {
		p.expression(n.Nums)
	} else {
		start := len(p.buf)
		for i := range n.Kind.Fields() {
			p.diField(n, &n.Kind.Fields()[i], start)
		}
	}
	p.c(')')
}

// diField prints a field unless it has what it has without being stated; the first one of the node starts at start.
func (p *printer) diField(n *DINode, f *DIField, start int) {
	label := func(name string) {
		if len(p.buf) > start {
			p.s(", ")
		}
		p.s(name + ": ")
	}
	if f.Kind <= DISize {
		if p.diRef(n, f, label) {
			return
		}
	}
	if f.Kind < DISize {
		return
	}
	v := n.Nums[f.num]
	if v == f.Default && !f.Always && !statedVirtualIndex(n, f) {
		return
	}
	switch f.Kind {
	case DISPFlagBits:
		p.spFlags(v, label)
	case DIPtrAuth:
		p.ptrAuth(v, label)
	case DILanguage:
		p.language(v, label)
	case DINameTable:
		p.nameTable(v, label)
	default:
		label(f.Name)
		p.diNum(f.Kind, v)
	}
}

// statedVirtualIndex tells the number of a virtual function, which is stated even if it is 0.
func statedVirtualIndex(n *DINode, f *DIField) bool {
	return f.Name == "virtualIndex" && n.Kind == DISubprogram && n.Num("spFlags")&SPVirtuality != 0
}

// diRef prints a field that refers to metadata and reports whether nothing else is to be said of it.
func (p *printer) diRef(n *DINode, f *DIField, label func(string)) bool {
	if f.Kind == DIOperands {
		label(f.Name)
		p.c('{')
		for i, op := range n.Refs[f.ref:] {
			if i > 0 {
				p.s(", ")
			}
			p.metadata(op, false)
		}
		p.c('}')
		return true
	}
	md := n.Refs[f.ref]
	if f.Kind == DISize && md == nil || md == nil && !f.Always {
		return f.Kind != DISize
	}
	s, isText := md.(*MDString)
	if f.Kind == DIText && (md == nil || isText && s.S == "" && !f.Empty) && !f.Always {
		return true
	}
	label(f.Name)
	switch f.Kind {
	case DIText:
		switch {
		case isText:
			p.quoted(s.S)
		case md == nil:
			p.s(`""`)
		default:
			p.fail("%s of %v is no string", f.Name, n.Kind)
			p.s(`""`)
		}
	case DIWide, DIBound:
		v := IntegerOf(md)
		if n.Kind == DIEnumerator {
			v = n.Enumerator()
		}
		if v != nil {
			p.s(v.String())
			break
		}
		if f.Kind == DIWide {
			p.fail("%s of %v is no integer", f.Name, n.Kind)
		}
		p.metadata(md, false)
	default:
		p.metadata(md, false)
	}
	return true
}

// Enumerator gives the value of a DIEnumerator, nil if it is no integer.
func (n *DINode) Enumerator() *big.Int {
	md := n.Ref("value")
	v := IntegerOf(md)
	if v != nil && v.Sign() < 0 && n.Num("isUnsigned") != 0 {
		v.Add(v, new(big.Int).Lsh(big.NewInt(1), uint(md.(*MDValue).V.Type().Bits)))
	}
	return v
}

// IntegerOf gives the value of an integer constant in metadata, with its sign, nil if it is none.
func IntegerOf(md Metadata) *big.Int {
	mv, ok := md.(*MDValue)
	if !ok {
		return nil
	}
	c, ok := mv.V.(*Const)
	if !ok || c.Ty == nil || c.Ty.Kind != IntKind {
		return nil
	}
	v := new(big.Int)
	switch {
	case c.Kind == ConstNull:
		return v
	case c.Kind != ConstInt:
		return nil
	case c.Words == nil:
		v.SetUint64(c.Int)
	default:
		for i := len(c.Words) - 1; i >= 0; i-- {
			v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(c.Words[i]))
		}
	}
	if bits := int(c.Ty.Bits); v.Bit(bits-1) != 0 {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
	}
	return v
}

// diEnums are the fields of DWARF's and LLVM's enumerations, by kind: the prefix of their names, the names.
var diEnums = map[DIFieldKind]struct {
	prefix string
	names  *dwarfNames
}{
	DITag: {"DW_TAG_", &tagNames}, DIEncoding: {"DW_ATE_", &encodingNames}, DIRuntime: {"DW_LANG_", &languageNames},
	DICallConv: {"DW_CC_", &callConvNames}, DIMacinfo: {"DW_MACINFO_", &macinfoNames}, DIEmission: {"", &emissionNames},
	DIChecksum: {"CSK_", &checksumNames}, DIFixedKind: {"", &fixedKindNames},
}

func (p *printer) diNum(kind DIFieldKind, v uint64) {
	switch kind {
	case DISigned:
		p.buf = strconv.AppendInt(p.buf, int64(v), 10)
	case DISigned32:
		p.int(int(int32(v)))
	case DIBool:
		p.buf = strconv.AppendBool(p.buf, v != 0)
	case DIPlusOne:
		p.num(v - 1)
	case DIFlagBits:
		p.diFlags(v)
	case DIEnumKind:
		p.dwarf("DW_APPLE_ENUM_KIND_", enumKindNames, v-1)
	default:
		e, ok := diEnums[kind]
		if !ok {
			p.num(v)
			return
		}
		p.dwarf(e.prefix, *e.names, v)
	}
}

// dwarf prints a number by its name if there is one.
func (p *printer) dwarf(prefix string, names dwarfNames, v uint64) {
	if name := names.name(v, p.d); name != "" {
		p.s(prefix + name)
	} else {
		p.num(v)
	}
}

// A flagPrinter prints names with bars between them.
type flagPrinter struct {
	p     *printer
	first bool
}

func (f *flagPrinter) name(s string) {
	if !f.first {
		f.p.s(" | ")
	}
	f.first = false
	f.p.s(s)
}

// bits prints the names of single bits and what is left as a number.
func (f *flagPrinter) bits(v uint64, prefix string, names []string) {
	for i, n := range names {
		if n != "" && v&(1<<i) != 0 {
			f.name(prefix + n)
			v &^= 1 << i
		}
	}
	if v != 0 || f.first {
		f.name(strconv.FormatUint(v, 10))
	}
}

func (p *printer) diFlags(v uint64) {
	const access, inheritance = 3, 3 << 16
	names := diFlagNames[:]
	if p.d == LLVM7 {
		names = diFlagNames7
	}
	f := flagPrinter{p, true}
	if n := accessNames[v&access]; n != "" {
		f.name("DIFlag" + n)
	}
	if n := inheritNames[v&inheritance>>16]; n != "" {
		f.name("DIFlag" + n)
	}
	f.bits(v&^(access|inheritance), "DIFlag", names)
}

// spFlags prints the flags of a subprogram; in LLVM 7 they are fields of their own.
func (p *printer) spFlags(v uint64, label func(string)) {
	if p.d == LLVM7 {
		for _, f := range []struct {
			name string
			bit  uint64
		}{{"isLocal", SPLocal}, {"isDefinition", SPDefinition}, {"isOptimized", SPOptimized}} {
			label(f.name)
			p.buf = strconv.AppendBool(p.buf, v&f.bit != 0)
		}
		if v&SPVirtuality != 0 {
			label("virtuality")
			p.dwarf("DW_VIRTUALITY_", virtualityNames, v&SPVirtuality)
		}
		return
	}
	label("spFlags")
	f := flagPrinter{p, true}
	if n := v & SPVirtuality; n == 1 || n == 2 {
		f.name("DISPFlag" + virtualNames[n])
		v &^= SPVirtuality
	}
	f.bits(v, "DISPFlag", spFlagNames[:])
}

// ptrAuth prints the parts of a signed pointer type (DIDerivedType::PtrAuthData).
func (p *printer) ptrAuth(v uint64, label func(string)) {
	label("ptrAuthKey")
	p.num(v & 15)
	label("ptrAuthIsAddressDiscriminated")
	p.buf = strconv.AppendBool(p.buf, v>>4&1 != 0)
	label("ptrAuthExtraDiscriminator")
	p.num(v >> 5 & 0xFFFF)
	label("ptrAuthIsaPointer")
	p.buf = strconv.AppendBool(p.buf, v>>21&1 != 0)
	label("ptrAuthAuthenticatesNullValues")
	p.buf = strconv.AppendBool(p.buf, v>>22&1 != 0)
}

func (p *printer) language(v uint64, label func(string)) {
	if v&LanguageName != 0 {
		label("sourceLanguageName")
		p.dwarf("DW_LNAME_", languageNames6, v&^LanguageName)
		return
	}
	label("language")
	p.dwarf("DW_LANG_", languageNames, v)
}

// nameTable prints the kind of name tables; LLVM 7 knows GNU's and the default.
func (p *printer) nameTable(v uint64, label func(string)) {
	if p.d == LLVM7 {
		label("gnuPubnames")
		p.buf = strconv.AppendBool(p.buf, v == 1)
		return
	}
	label("nameTableKind")
	p.dwarf("", nameTableNames, v)
}

// expression prints the elements of a DIExpression: operations by name, with their operands.
func (p *printer) expression(ops []uint64) {
	named := p.knownExpr(ops)
	for i, n := 0, 1; i < len(ops); i += n {
		if i > 0 {
			p.s(", ")
		}
		if !named {
			p.num(ops[i])
			continue
		}
		n = ExprOpSize(ops[i])
		p.s(p.exprOp(ops[i]))
		for k, v := range ops[i+1 : i+n] {
			p.s(", ")
			if k == 1 && ops[i] == OpConvert {
				p.dwarf("DW_ATE_", encodingNames, v)
			} else {
				p.num(v)
			}
		}
	}
}

// knownExpr reports whether an expression consists of operations that have names, with all their operands.
func (p *printer) knownExpr(ops []uint64) bool {
	for i := 0; i < len(ops); {
		n := ExprOpSize(ops[i])
		if i+n > len(ops) || p.exprOp(ops[i]) == "" {
			return false
		}
		i += n
	}
	return true
}

// ExprOpSize gives how many elements an operation of a DIExpression takes, itself included (DIExpression::ExprOperand::getSize).
func ExprOpSize(op uint64) int {
	switch {
	case op >= OpBReg0 && op < OpBReg0+32:
		return 2
	case op == OpConvert || op == OpFragment || op == OpBitsSExt || op == OpBitsZExt || op == OpBRegX:
		return 3
	case op == OpConstU || op == OpConstS || op == OpDerefSize || op == OpPlusUConst || op == OpTagOffset || op == OpEntryValue ||
		op == OpArg || op == OpRegX:
		return 2
	}
	return 1
}

// exprOp gives the name of an operation, "" if it has none.
func (p *printer) exprOp(op uint64) string {
	for _, many := range []struct {
		first uint64
		name  string
	}{{OpLit0, "lit"}, {OpReg0, "reg"}, {OpBReg0, "breg"}} {
		if op >= many.first && op < many.first+32 {
			return "DW_OP_" + many.name + strconv.FormatUint(op-many.first, 10)
		}
	}
	if name := llvmOpNames.name(op, p.d); name != "" {
		return "DW_OP_LLVM_" + name
	}
	if name := expressionNames.name(op, p.d); name != "" {
		return "DW_OP_" + name
	}
	return ""
}

// debugRecord prints a record with its line.
func (p *printer) debugRecord(r *DbgRecord) {
	if p.d < LLVM19 || r.Kind == DbgDeclareValue && p.d < LLVM22 {
		p.fail("%s does not have the record #dbg_%v", p.d, r.Kind)
	}
	p.s("    #dbg_")
	p.s(r.Kind.String())
	p.c('(')
	if r.Kind != DbgLabel {
		p.debugLocation(r)
		p.s(", ")
	}
	p.part(r.Var)
	if r.Kind != DbgLabel {
		p.s(", ")
		p.part(r.Expr)
	}
	if r.Kind == DbgAssign {
		p.s(", ")
		p.part(r.ID)
		p.s(", ")
		if r.Addr == nil {
			p.s("!{}")
		} else {
			p.typed(r.Addr)
		}
		p.s(", ")
		p.part(r.AddrExpr)
	}
	p.s(", ")
	p.part(r.Loc)
	p.s(")\n")
}

// part prints a node that a record must have.
func (p *printer) part(n *DINode) {
	if n == nil {
		p.fail("a debug record lacks a node")
		p.s("!{}")
		return
	}
	p.metadata(n, false)
}

func (p *printer) debugLocation(r *DbgRecord) {
	switch {
	case r.List:
		p.s("!DIArgList(")
		for i, v := range r.Values {
			if i > 0 {
				p.s(", ")
			}
			p.typed(v)
		}
		p.c(')')
	case len(r.Values) == 0:
		p.s("!{}")
	default:
		p.typed(r.Values[0])
	}
}
