package ir

import "strconv"

// A typeFrame is a type being printed: next says which of its parts comes next.
type typeFrame struct {
	t    *Type
	next int
	body bool // of an identified struct: print its body
}

// typ prints a type. Nested types are kept on a stack of their own, however deep they are.
func (p *printer) typ(t *Type) {
	if t == nil {
		p.fail("a type is missing")
		p.s("<no type>")
		return
	}
	if text, ok := p.typeText[t]; ok {
		p.s(text)
		return
	}
	start, errs := len(p.buf), len(p.errs)
	if !p.typeTree(typeFrame{t: t}) {
		p.fail("a type is too large to print")
		p.buf = append(p.buf[:start], "<too large>"...)
		errs = len(p.errs) // say so once
	}
	if text := p.buf[start:]; len(text) <= maxCachedType && errs == len(p.errs) {
		p.typeText[t] = string(text)
	}
}

// maxCachedType bounds the text of a type that is kept.
const maxCachedType = 1 << 12

// typeTree prints a type, and reports whether it is within bounds.
func (p *printer) typeTree(top typeFrame) bool {
	base, start := len(p.typeFrames), len(p.buf)
	p.typeFrames = append(p.typeFrames, top)
	for len(p.typeFrames) > base {
		if len(p.buf)-start > maxTypeText {
			p.typeFrames = p.typeFrames[:base]
			return false
		}
		child := p.typeStep(&p.typeFrames[len(p.typeFrames)-1])
		if child == nil {
			p.typeFrames = p.typeFrames[:len(p.typeFrames)-1]
		} else if text, ok := p.typeText[child]; ok {
			p.s(text)
		} else {
			p.typeFrames = append(p.typeFrames, typeFrame{t: child})
		}
	}
	return true
}

// typeStep prints up to the next part and gives it, nil at the end.
func (p *printer) typeStep(f *typeFrame) *Type {
	t, i := f.t, f.next
	if f.next++; i == 0 {
		p.lacks(p.d.lacksType(t))
	}
	switch t.Kind {
	case IntKind:
		p.c('i')
		p.num(uint64(t.Bits))
	case PointerKind:
		if t.Elem != nil && i == 0 {
			return t.Elem
		}
		if t.Elem == nil {
			p.s("ptr")
		}
		if t.AddrSpace != 0 {
			p.s(" addrspace(")
			p.num(uint64(t.AddrSpace))
			p.c(')')
		}
		if t.Elem != nil {
			p.c('*')
		}
	case ArrayKind, VectorKind:
		return p.sequenceStep(t, i)
	case StructKind:
		return p.structStep(f, i)
	case OpaqueKind:
		p.structRef(t)
	case FuncKind:
		return p.funcStep(t, i)
	case TargetExtKind:
		return p.targetExtStep(t, i)
	default:
		if t.Kind < IntKind {
			p.s(simpleTypes[t.Kind].name)
		}
	}
	return nil
}

func (p *printer) sequenceStep(t *Type, i int) *Type {
	open, shut := byte('['), byte(']')
	if t.Kind == VectorKind {
		open, shut = '<', '>'
	}
	if i > 0 {
		p.c(shut)
		return nil
	}
	p.c(open)
	if t.Scalable {
		p.s("vscale x ")
	}
	p.num(t.Len)
	p.s(" x ")
	return t.Elem
}

func (p *printer) structStep(f *typeFrame, i int) *Type {
	t := f.t
	if t.Name != "" && !f.body {
		p.structRef(t)
		return nil
	}
	if i == 0 {
		if t.Packed {
			p.c('<')
		}
		p.c('{')
		p.spaceIf(len(t.Fields) > 0)
	}
	if i < len(t.Fields) {
		if i > 0 {
			p.s(", ")
		}
		return t.Fields[i]
	}
	p.spaceIf(len(t.Fields) > 0)
	p.c('}')
	if t.Packed {
		p.c('>')
	}
	return nil
}

func (p *printer) spaceIf(yes bool) {
	if yes {
		p.c(' ')
	}
}

func (p *printer) funcStep(t *Type, i int) *Type {
	if i == 0 {
		return t.Elem
	}
	if i == 1 {
		p.s(" (")
	}
	if i <= len(t.Fields) {
		if i > 1 {
			p.s(", ")
		}
		return t.Fields[i-1]
	}
	p.dots(t)
	p.c(')')
	return nil
}

// dots prints the ellipsis of a function type after its parameters.
func (p *printer) dots(t *Type) {
	if t.VarArg {
		if len(t.Fields) > 0 {
			p.s(", ")
		}
		p.s("...")
	}
}

func (p *printer) targetExtStep(t *Type, i int) *Type {
	if i == 0 {
		p.s("target(")
		p.quoted(t.Name)
	}
	if i < len(t.Fields) {
		p.s(", ")
		return t.Fields[i]
	}
	for _, n := range t.Ints {
		p.s(", ")
		p.num(uint64(n))
	}
	p.c(')')
	return nil
}

// structRef prints the name of an identified struct. Different structs of one name, which linking can bring together, get
// numbers after it.
func (p *printer) structRef(t *Type) {
	name, ok := p.structName[t]
	if !ok {
		name = t.Name
		for i := 0; p.structUsed[name]; i++ {
			name = t.Name + "." + strconv.Itoa(i)
		}
		p.structUsed[name] = true
		p.structName[t] = name
		p.structs = append(p.structs, t)
	}
	p.symbol('%', name)
}

// typeDefs prints the definitions of the identified structs that have been named, and of those that these name.
func (p *printer) typeDefs() {
	p.where = "types"
	p.section(len(p.structs))
	for i := 0; i < len(p.structs); i++ {
		t := p.structs[i]
		p.symbol('%', p.structName[t])
		p.s(" = type ")
		if t.Kind == OpaqueKind {
			p.s("opaque")
		} else if !p.typeTree(typeFrame{t: t, body: true}) {
			p.fail("%%%s is too large to print", t.Name)
		}
		p.c('\n')
	}
}

// TypeText gives a type as LLVM 22's assembly has it.
func TypeText(t *Type) string {
	p := newPrinter(LLVM22)
	p.typ(t)
	return string(p.buf)
}
