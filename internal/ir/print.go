package ir

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// maxReported bounds how many findings one error holds.
const maxReported = 20

// Bounds of the text in bytes of one type and of one constant: shared parts can make the text of a small one endless.
const (
	maxTypeText  = 1 << 20
	maxConstText = 1 << 26
)

// Print writes the module as LLVM assembly that the dialect's parser reads. Unnamed values and blocks are numbered as LLVM
// numbers them; a block whose address is taken gets a name, since LLVM's parser refuses the address of a numbered block of a
// function that it has read already.
//
// What the dialect cannot express is an error that names the function and the construct. The text is written all the same, as
// an aid in debugging, with a mark such as <badref> where there is nothing to print.
//
// Numbers of DWARF have their names where the dialect's parser knows those.
func Print(w io.Writer, m *Module, d Dialect) error {
	p := newPrinter(d)
	p.nameTaken(m.Funcs, m)
	p.numberGlobals(m)
	p.module(m)
	return p.flush(w, header(m))
}

// PrintFunc writes one function, followed by the metadata it refers to. Attributes stand where they are used, and types of
// its operands are not defined, so that the text is for reading; errors are those of Print.
func PrintFunc(w io.Writer, f *Function, d Dialect) error {
	p := newPrinter(d)
	p.inline = true
	p.nameTaken([]*Function{f}, nil)
	p.function(f)
	p.metadataNodes()
	return p.flush(w, "")
}

// A printer builds the text in buf. What it finds on its way (types, attribute groups, metadata) it numbers, and prints once
// everything else is.
type printer struct {
	d      Dialect
	inline bool // attributes in place instead of groups
	buf    []byte
	errs   []error
	where  string // the symbol being printed, for errors

	globals map[Value]int // numbers of unnamed globals

	fn    *Function
	local map[*Instr]int
	block map[*Block]int
	taken map[*Block]string // names of blocks whose address is taken

	typeText   map[*Type]string // of types that are not too long
	typeFrames []typeFrame
	structs    []*Type // identified ones, in order of appearance
	structName map[*Type]string
	structUsed map[string]bool

	constFrames []constFrame

	groups  []string
	groupOf map[string]int
	setOf   map[*AttrSet]int

	nodes  []Metadata // tuples and specialised nodes
	nodeID map[Metadata]int
}

func newPrinter(d Dialect) *printer {
	return &printer{d: d, local: map[*Instr]int{}, block: map[*Block]int{}, taken: map[*Block]string{},
		globals: map[Value]int{}, typeText: map[*Type]string{}, structName: map[*Type]string{},
		structUsed: map[string]bool{}, groupOf: map[string]int{}, setOf: map[*AttrSet]int{}, nodeID: map[Metadata]int{}}
}

func (p *printer) s(text string)   { p.buf = append(p.buf, text...) }
func (p *printer) c(c byte)        { p.buf = append(p.buf, c) }
func (p *printer) num(n uint64)    { p.buf = strconv.AppendUint(p.buf, n, 10) }
func (p *printer) int(n int)       { p.buf = strconv.AppendInt(p.buf, int64(n), 10) }
func (p *printer) quoted(s string) { p.buf = appendQuoted(p.buf, s) }

// fail notes that something cannot be printed.
func (p *printer) fail(format string, args ...any) {
	if len(p.errs) < maxReported {
		p.errs = append(p.errs, fmt.Errorf("%s: %s", p.where, fmt.Sprintf(format, args...)))
	}
}

// lacks notes an error if a construct that the dialect does not have is named.
func (p *printer) lacks(construct string) {
	if construct != "" {
		p.fail("%s does not have %s", p.d, construct)
	}
}

func (p *printer) flush(w io.Writer, head string) error {
	if len(p.errs) == maxReported {
		p.errs = append(p.errs, errors.New("more errors are not shown"))
	}
	body := p.buf
	p.buf = []byte(head)
	if !p.inline {
		p.typeDefs()
	}
	for _, part := range [][]byte{p.buf, body} {
		if _, err := w.Write(part); err != nil {
			return err
		}
	}
	return errors.Join(p.errs...)
}

func header(m *Module) string {
	var b []byte
	if m.Name != "" && !strings.ContainsAny(m.Name, "\n\r") {
		b = append(append(append(b, "; ModuleID = '"...), m.Name...), "'\n"...)
	}
	line := func(key, val string) {
		if val != "" {
			b = append(appendQuoted(append(append(b, key...), " = "...), val), '\n')
		}
	}
	line("source_filename", m.SourceFilename)
	line("target datalayout", m.DataLayout)
	line("target triple", m.Triple)
	if m.Asm != "" {
		b = append(b, '\n')
		for _, l := range strings.Split(strings.TrimSuffix(m.Asm, "\n"), "\n") {
			b = append(appendQuoted(append(b, "module asm "...), l), '\n')
		}
	}
	return string(b)
}

// numberGlobals numbers the unnamed ones in the order in which they are printed.
func (p *printer) numberGlobals(m *Module) {
	add := func(g Global) {
		if g.Sym().Name == "" {
			p.globals[g] = len(p.globals)
		}
	}
	for _, g := range m.Vars {
		add(g)
	}
	for _, ifuncs := range []bool{false, true} {
		for _, a := range m.Aliases {
			if a.IFunc == ifuncs {
				add(a)
			}
		}
	}
	for _, f := range m.Funcs {
		add(f)
	}
}

func (p *printer) module(m *Module) {
	p.where = "module"
	for _, n := range m.NamedMD {
		for _, node := range n.Nodes {
			if isNode(node) && NodeOf(node, DIExpression) == nil {
				p.node(node)
			}
		}
	}
	p.comdats(m)
	p.section(len(m.Vars))
	for _, g := range m.Vars {
		p.where = symbolName(g)
		p.variable(g)
	}
	p.section(len(m.Aliases))
	for _, ifuncs := range []bool{false, true} {
		for _, a := range m.Aliases {
			if a.IFunc == ifuncs {
				p.where = symbolName(a)
				p.alias(a)
			}
		}
	}
	for _, f := range m.Funcs {
		p.section(1)
		p.function(f)
	}
	p.where = "module"
	p.section(len(p.groups))
	for i, g := range p.groups {
		p.s("attributes #")
		p.int(i)
		p.s(" = {")
		p.s(g)
		p.s(" }\n")
	}
	p.namedMetadata(m.NamedMD)
	p.metadataNodes()
}

// section sets what follows apart if there is any.
func (p *printer) section(n int) {
	if n > 0 {
		p.c('\n')
	}
}

// symbolName gives the name of a global for messages.
func symbolName(g Global) string {
	if n := g.Sym().Name; n != "" {
		return "@" + n
	}
	return "an unnamed global"
}

var comdatKinds = [...]string{"any", "exactmatch", "largest", "nodeduplicate", "samesize"}

func (p *printer) comdats(m *Module) {
	seen := map[string]*Comdat{}
	add := func(s *Symbol) {
		c := s.Comdat
		if c == nil || seen[c.Name] == c {
			return
		}
		if seen[c.Name] != nil {
			p.fail("comdat $%s is there twice", c.Name)
			return
		}
		p.section(boolInt(len(seen) == 0))
		seen[c.Name] = c
		p.symbol('$', c.Name)
		p.s(" = comdat ")
		switch {
		case int(c.Kind) >= len(comdatKinds):
			p.fail("comdat $%s: unknown kind %d", c.Name, c.Kind)
		case c.Kind == ComdatNoDeduplicate && p.d == LLVM7:
			p.s("noduplicates") // its name before LLVM 13
		default:
			p.s(comdatKinds[c.Kind])
		}
		p.c('\n')
	}
	for _, g := range m.Vars {
		add(&g.Symbol)
	}
	for _, f := range m.Funcs {
		add(&f.Symbol)
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

var visibilityNames = [...]string{"", "hidden ", "protected "}
var dllNames = [...]string{"", "dllimport ", "dllexport "}
var tlsNames = [...]string{"", "thread_local ", "thread_local(localdynamic) ", "thread_local(initialexec) ",
	"thread_local(localexec) "}
var unnamedNames = [...]string{"", "unnamed_addr ", "local_unnamed_addr "}

// word prints the name of an enumerator.
func word[T ~uint8](p *printer, names []string, i T, what string) {
	if int(i) >= len(names) {
		p.fail("unknown %s %d", what, i)
		return
	}
	p.s(names[i])
}

// linkage prints linkage, dso_local, visibility and DLL storage class.
func (p *printer) linkage(s *Symbol) {
	if int(s.Linkage) >= len(linkageNames) {
		p.fail("unknown linkage %d", s.Linkage)
	} else if s.Linkage != External {
		p.s(s.Linkage.String() + " ")
	}
	implied := s.Linkage.IsLocal() || s.Visibility != DefaultVisibility && s.Linkage != ExternalWeak
	if s.DSOLocal && !implied {
		p.s("dso_local ")
	}
	word(p, visibilityNames[:], s.Visibility, "visibility")
	word(p, dllNames[:], s.DLL, "DLL storage class")
}

// sanitizerNames are the bits of Sanitizers.
var sanitizerNames = [...]string{"no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"}

// placement prints section, partition, code model, sanitizers, comdat and alignment, in a variable with commas.
func (p *printer) placement(s *Symbol, comma string, codeModel uint8, sanitize Sanitizers) {
	if s.Section != "" {
		p.s(comma + " section ")
		p.quoted(s.Section)
	}
	if s.Partition != "" {
		p.s(comma + " partition ")
		p.quoted(s.Partition)
	}
	if codeModel != 0 {
		p.s(comma + " code_model ")
		if int(codeModel) >= len(codeModels) {
			p.fail("unknown code model %d", codeModel)
		} else {
			p.quoted(codeModels[codeModel])
		}
	}
	for i, name := range sanitizerNames {
		if sanitize>>i&1 != 0 {
			p.s(comma + " " + name)
		}
	}
	if c := s.Comdat; c != nil {
		p.s(comma + " comdat")
		if c.Name != s.Name {
			p.c('(')
			p.symbol('$', c.Name)
			p.c(')')
		}
	}
	if s.Align != 0 {
		p.s(comma + " align ")
		p.num(s.Align.Bytes())
	}
}

// codeModels are the names of LLVM's code models by 1 + CodeModel::Model (Support/CodeGen.h), as bitcode stores them.
var codeModels = [...]string{"", "tiny", "small", "kernel", "medium", "large"}

func (p *printer) variable(g *GlobalVar) {
	p.lacks(p.d.lacksSymbol(g))
	p.global(g)
	p.s(" = ")
	if g.IsDecl() && g.Linkage == External {
		p.s("external ")
	}
	p.linkage(&g.Symbol)
	word(p, tlsNames[:], g.TLS, "thread-local model")
	word(p, unnamedNames[:], g.UnnamedAddr, "unnamed_addr")
	if g.Ty != nil && g.Ty.AddrSpace != 0 {
		p.s("addrspace(")
		p.num(uint64(g.Ty.AddrSpace))
		p.s(") ")
	}
	if g.ExternallyInitialized {
		p.s("externally_initialized ")
	}
	if g.Const {
		p.s("constant ")
	} else {
		p.s("global ")
	}
	p.typ(g.ValueTy)
	if g.HasInit {
		p.c(' ')
		if g.Init == nil {
			p.fail("the initialiser has not been read")
		}
		p.val(g.Init)
	}
	p.placement(&g.Symbol, ",", g.CodeModel, g.Sanitize)
	p.attachments(g.MD, ", ")
	p.attrGroup(g.Attrs)
	p.c('\n')
}

func (p *printer) alias(a *Alias) {
	p.lacks(p.d.lacksSymbol(a))
	p.global(a)
	p.s(" = ")
	p.linkage(&a.Symbol)
	word(p, tlsNames[:], a.TLS, "thread-local model")
	word(p, unnamedNames[:], a.UnnamedAddr, "unnamed_addr")
	if a.IFunc {
		p.s("ifunc ")
	} else {
		p.s("alias ")
	}
	p.typ(a.ValueTy)
	p.s(", ")
	if a.Target == nil {
		p.fail("the target has not been read")
	}
	p.typed(a.Target)
	if a.Partition != "" {
		p.s(", partition ")
		p.quoted(a.Partition)
	}
	if a.IFunc {
		p.attachments(a.MD, ", ")
	} else if len(a.MD) > 0 {
		p.fail("an alias cannot have metadata")
	}
	p.c('\n')
}

// symbol prints a sigil and a name, in quotes where LLVM wants them.
func (p *printer) symbol(sigil byte, name string) {
	p.c(sigil)
	if plainName(name) {
		p.s(name)
	} else {
		p.quoted(name)
	}
}

// plainName reports whether a name needs no quotes (LangRef, "Identifiers"). A dollar needs none, but LLVM writes them.
func plainName(s string) bool {
	if s == "" || s[0] >= '0' && s[0] <= '9' {
		return false
	}
	for i := 0; i < len(s); i++ {
		if !plainByte(s[i]) || s[i] == '$' {
			return false
		}
	}
	return true
}

func plainByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '$' || c == '.' || c == '_'
}

// appendQuoted appends the bytes in quotes; those that are not printable ASCII, quotes and backslashes as \XX.
func appendQuoted[T string | []byte](b []byte, s T) []byte {
	b = append(b, '"')
	for i := 0; i < len(s); i++ {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			b = appendHexByte(append(b, '\\'), c)
		} else {
			b = append(b, c)
		}
	}
	return append(b, '"')
}

func appendHexByte(b []byte, c byte) []byte {
	const digits = "0123456789ABCDEF"
	return append(b, digits[c>>4], digits[c&15])
}
