package link

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// A part is what one module has of an appending variable.
type part struct {
	v  *ir.GlobalVar
	in *input
}

// maxAppended is how many elements a joined variable may have whose parts are not all plain data: each one takes memory.
const maxAppended = 1 << 20

// append takes a definition of appending linkage in: arrays of one name are joined in the order of the modules (LangRef, "Linkage
// Types"; IRMover.cpp, linkAppendingVarProto).
func (s *symbol) append(g ir.Global, in *input) error {
	if s.def != nil {
		return s.mixed(s.from, in)
	}
	v, ok := g.(*ir.GlobalVar)
	if !ok || v.ValueTy.Kind != ir.ArrayKind {
		return fmt.Errorf("%s: %s has appending linkage, but is no array", in.name, Demangle(s.name))
	}
	if len(s.parts) > 0 {
		first := s.parts[0]
		if what := differs(first.v, v); what != "" {
			return fmt.Errorf("%s, of appending linkage, has another %s in %s than in %s", Demangle(s.name), what, in.name, first.in.name)
		}
	}
	s.parts = append(s.parts, part{v, in})
	return nil
}

// mixed is the error for a name that is appending in one module only.
func (s *symbol) mixed(a, b *input) error {
	return fmt.Errorf("%s has appending linkage in one of %s and %s, but not in the other", Demangle(s.name), a.name, b.name)
}

// differs names what keeps two arrays from being joined.
func differs(a, b *ir.GlobalVar) string {
	switch {
	case a.Const != b.Const:
		return "constness"
	case a.Align != b.Align:
		return "alignment"
	case a.Visibility != b.Visibility:
		return "visibility"
	case (a.UnnamedAddr == ir.GlobalUnnamedAddr) != (b.UnnamedAddr == ir.GlobalUnnamedAddr):
		return "unnamed_addr"
	case a.Section != b.Section:
		return "section"
	case a.Ty != b.Ty:
		return "address space"
	case !sameShape(a.ValueTy.Elem, b.ValueTy.Elem):
		return "element type"
	}
	return ""
}

// sameShape compares types without the names of structs.
func sameShape(a, b *ir.Type) bool {
	if a == b {
		return true
	}
	if a.Kind != b.Kind || a.Packed != b.Packed || a.Bits != b.Bits || a.AddrSpace != b.AddrSpace || a.Len != b.Len ||
		len(a.Fields) != len(b.Fields) || (a.Elem == nil) != (b.Elem == nil) || a.Elem != nil && !sameShape(a.Elem, b.Elem) {
		return false
	}
	switch a.Kind {
	case ir.ArrayKind, ir.VectorKind, ir.StructKind:
	default:
		return false
	}
	for i := range a.Fields {
		if !sameShape(a.Fields[i], b.Fields[i]) {
			return false
		}
	}
	return true
}

// joinParts makes the variable that references to an appending one mean. Its contents come when it is reached.
func (l *linker) joinParts(s *symbol) error {
	first := s.parts[0]
	if len(s.parts) == 1 {
		s.def, s.from = first.v, first.in
		return nil
	}
	n := uint64(0)
	for _, p := range s.parts {
		size := p.v.ValueTy.Len
		if n+size < n {
			return fmt.Errorf("%s: the parts of this appending variable are too long together", Demangle(s.name))
		}
		n += size
	}
	v := *first.v
	v.ValueTy = l.p.Types.Array(n, first.v.ValueTy.Elem)
	v.Init = nil
	m := first.in.r.M
	m.Vars = append(m.Vars, &v)
	s.def, s.from = &v, first.in
	l.joined[&v] = s
	return nil
}

// join gives a joined variable its contents. Several goroutines may call it for different ones.
func (l *linker) join(v *ir.GlobalVar, s *symbol) error {
	var elems []ir.Value
	var data []byte
	plain := true
	for _, p := range s.parts {
		if err := l.p.ready(p.in); err != nil {
			return err
		}
		c, ok := p.v.Init.(*ir.Const)
		if !ok {
			return fmt.Errorf("%s: %s has no list as its value", p.in.name, Demangle(s.name))
		}
		plain = plain && c.Kind == ir.ConstData
		data = append(data, c.Data...)
	}
	if plain {
		v.Init = &ir.Const{Kind: ir.ConstData, Ty: v.ValueTy, Data: data}
		return nil
	}
	if v.ValueTy.Len > maxAppended {
		return fmt.Errorf("%s: its parts have %d elements together, more than %d", Demangle(s.name), v.ValueTy.Len, maxAppended)
	}
	for _, p := range s.parts {
		c := p.v.Init.(*ir.Const)
		for i := range int(p.v.ValueTy.Len) {
			elem := c.ElemAt(i)
			if elem == nil {
				return fmt.Errorf("%s: the value of %s has no element %d", p.in.name, Demangle(s.name), i)
			}
			elems = append(elems, retype(elem, v.ValueTy.Elem))
		}
	}
	v.Init = ir.Aggregate(v.ValueTy, elems...)
	return nil
}

// retype gives a constant the type of its shape that another module has under another name.
func retype(v ir.Value, t *ir.Type) ir.Value {
	c, ok := v.(*ir.Const)
	if !ok || c.Ty == t {
		return v
	}
	n := *c
	n.Ty = t
	if c.Kind == ir.ConstAggregate {
		n.Ops = make([]ir.Value, len(c.Ops))
		for i, op := range c.Ops {
			n.Ops[i] = retype(op, t.At(uint64(i)))
		}
	}
	return &n
}
