package link

import (
	"crypto/sha256"
	"encoding/hex"
	"sync"

	"nvvm-bitcode-linker/internal/ir"
)

// A maker makes globals that are of no input.
type maker struct {
	mu    sync.Mutex
	own   *ir.Module // that they say they are of
	funcs map[string]*ir.Function
	texts map[string]*ir.GlobalVar
}

func newMaker(types *ir.Types) *maker {
	return &maker{own: &ir.Module{Types: types}, funcs: map[string]*ir.Function{}, texts: map[string]*ir.GlobalVar{}}
}

// Declare gives what a name means to all modules: a definition or declaration of theirs, else a new declaration of the type. It is for
// what rewrites bodies while they are read (Options.Body): several goroutines may call it.
func (p *Program) Declare(name string, fnTy *ir.Type) ir.Value {
	if s := p.linked.syms[name]; s != nil && (s.def != nil || s.decl != nil) {
		return s.target()
	}
	p.made.mu.Lock()
	defer p.made.mu.Unlock()
	if f := p.made.funcs[name]; f != nil {
		return f
	}
	f := &ir.Function{FnTy: fnTy}
	f.Name, f.Ty, f.Module = name, p.Types.Ptr(0), p.made.own
	f.MakeArgs()
	p.made.funcs[name] = f
	return f
}

// Text gives a constant of the text with a zero after it, as C has them. Equal texts are one constant, whose name comes from the text. As with Declare,
// several goroutines may call it.
func (p *Program) Text(text string) ir.Value {
	p.made.mu.Lock()
	defer p.made.mu.Unlock()
	if g := p.made.texts[text]; g != nil {
		return g
	}
	data := append([]byte(text), 0)
	sum := sha256.Sum256(data)
	types := p.Types
	g := &ir.GlobalVar{ValueTy: types.Array(uint64(len(data)), types.Int(8)), Const: true, HasInit: true}
	g.Init = &ir.Const{Kind: ir.ConstData, Ty: g.ValueTy, Data: data}
	g.Name, g.Ty, g.Module, g.Linkage = "text_"+hex.EncodeToString(sum[:8]), types.Ptr(0), p.made.own, ir.Private
	g.UnnamedAddr, g.Align = ir.GlobalUnnamedAddr, ir.AlignOf(1)
	p.made.texts[text] = g
	return g
}

// addMade adds what was made and is live to the linked module, in the order in which it was reached.
func (l *linker) addMade(m *ir.Module) {
	for _, g := range l.made {
		switch g := g.(type) {
		case *ir.GlobalVar:
			m.Vars = append(m.Vars, g)
		case *ir.Function:
			m.Funcs = append(m.Funcs, g)
		}
	}
}
