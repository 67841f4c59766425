package ir

import "strings"

// function prints a declaration or definition.
func (p *printer) function(f *Function) {
	p.where = symbolName(f)
	p.fn = f
	p.lacks(p.d.lacksSymbol(f))
	p.numberLocals(f)
	if f.IsDecl() {
		p.s("declare")
		p.attachments(f.MD, " ")
		p.c(' ')
	} else {
		p.s("define ")
	}
	p.linkage(&f.Symbol)
	p.callConv(f.CC)
	p.attrs(f.Attrs.RetSet())
	if f.FnTy == nil {
		p.fail("the function has no type")
		p.s("<no type>\n")
		return
	}
	p.typ(f.FnTy.Elem)
	p.c(' ')
	p.global(f)
	p.params(f)
	word(p, funcUnnamedNames[:], f.UnnamedAddr, "unnamed_addr")
	p.addrSpace(f.Ty)
	p.attrGroup(f.Attrs.FnSet())
	p.placement(&f.Symbol, "", 0, 0)
	if f.GC != "" {
		p.s(" gc ")
		p.quoted(f.GC)
	}
	for _, part := range []struct {
		word string
		v    Value
	}{{" prefix ", f.Prefix}, {" prologue ", f.Prologue}, {" personality ", f.Personality}} {
		if !missing(part.v) {
			p.s(part.word)
			p.typed(part.v)
		}
	}
	if f.IsDecl() {
		p.c('\n')
		return
	}
	p.attachments(f.MD, " ")
	p.s(" {\n")
	p.body(f)
	p.s("}\n")
}

var funcUnnamedNames = [...]string{"", " unnamed_addr", " local_unnamed_addr"}

// addrSpace prints the address space of a function or callee after a space, if it is not 0.
func (p *printer) addrSpace(t *Type) {
	if t != nil && t.Kind == PointerKind && t.AddrSpace != 0 {
		p.s(" addrspace(")
		p.num(uint64(t.AddrSpace))
		p.c(')')
	}
}

func (p *printer) params(f *Function) {
	p.c('(')
	for i, t := range f.FnTy.Fields {
		if i > 0 {
			p.s(", ")
		}
		p.typ(t)
		if set := f.Attrs.Param(i); set != nil {
			for _, a := range set.List {
				p.c(' ')
				p.attr(a, false)
			}
		}
		if !f.IsDecl() && p.d != LLVM7 { // LLVM 7 takes no numbers here
			p.s(" %")
			p.int(i)
		}
	}
	p.dots(f.FnTy)
	p.c(')')
}

// numberLocals numbers as LLVM does: parameters, then in order of appearance blocks and instructions that have a value.
func (p *printer) numberLocals(f *Function) {
	clear(p.local)
	clear(p.block)
	n := 0
	if f.FnTy != nil {
		n = len(f.FnTy.Fields)
	}
	for _, b := range f.Blocks {
		if p.taken[b] == "" {
			p.block[b] = n
			n++
		} else {
			p.block[b] = -1
		}
		for _, in := range b.Instrs {
			if hasValue(in) {
				p.local[in] = n
				n++
			}
		}
	}
}

func hasValue(in *Instr) bool { return in.Ty != nil && in.Ty.Kind != VoidKind }

func (p *printer) blockRef(b *Block) {
	n, ok := p.block[b]
	switch {
	case !ok:
		p.fail("a block of another function is referred to")
		p.s("%<badref>")
	case n < 0:
		p.symbol('%', p.taken[b])
	default:
		p.c('%')
		p.int(n)
	}
}

func (p *printer) label(b *Block) {
	p.s("label ")
	p.blockRef(b)
}

func (p *printer) body(f *Function) {
	if f.Blocks == nil {
		p.fail("the body has not been read")
	}
	preds := predecessors(f)
	for i, b := range f.Blocks {
		if i > 0 {
			p.c('\n')
		}
		p.blockLabel(b, i == 0, preds[b])
		for _, in := range b.Instrs {
			p.instr(in)
		}
	}
}

// predecessors gives for each block those that branch to it, each once, in the order of the function.
func predecessors(f *Function) map[*Block][]*Block {
	preds := make(map[*Block][]*Block, len(f.Blocks))
	for _, b := range f.Blocks {
		for _, s := range b.Succs() {
			if list := preds[s]; len(list) == 0 || list[len(list)-1] != b {
				preds[s] = append(list, b)
			}
		}
	}
	return preds
}

// blockLabel prints the label. Numbered ones are a comment in LLVM 7, whose parser counts blocks by their terminators.
func (p *printer) blockLabel(b *Block, entry bool, preds []*Block) {
	start := len(p.buf)
	switch name := p.taken[b]; {
	case name != "":
		p.s(name + ":")
	case entry:
		return
	case p.d == LLVM7:
		p.s("; <label>:")
		p.int(p.block[b])
		p.c(':')
	default:
		p.int(p.block[b])
		p.c(':')
	}
	if !entry {
		const column = 50
		p.s(strings.Repeat(" ", max(column-(len(p.buf)-start), 1)))
		if len(preds) == 0 {
			p.s("; No predecessors!")
		}
		for i, from := range preds {
			if i == 0 {
				p.s("; preds = ")
			} else {
				p.s(", ")
			}
			p.blockRef(from)
		}
	}
	p.c('\n')
}
