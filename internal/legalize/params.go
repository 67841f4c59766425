package legalize

import (
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// Parameters gives integers of odd widths the next width that libNVVM has in signatures, and those above 128 bits the form of an array of
// 64-bit words, the lowest first. Of those between 16, 32 and 64 bits LLVM 7's dialect says "unsupported operation", and on those above 64
// bits but 128 it crashes (measured with 11.8 and 13.5); the modern one crashes on them too (12.9), and in both a kernel gets a type of PTX
// that does not exist, .u24, without a word. Compilers pass small structs so: Rust an array of three bytes as i24. What is within structs,
// arrays and vectors is refused.
func Parameters() Pass {
	return Pass{Name: "parameters", Module: func(c *Context) error {
		if !c.NVPTX {
			return nil
		}
		w := &paramWidener{types: c.Types, known: map[*ir.Type]*ir.Type{}}
		for _, f := range c.M.Funcs {
			if ir.IsIntrinsic(f.Name) {
				continue
			}
			if err := w.function(f); err != nil {
				return &Error{Func: f, Err: err}
			}
		}
		return nil
	}}
}

type paramWidener struct {
	types *ir.Types
	known map[*ir.Type]*ir.Type // of functions
}

// paramWidths are the widths that stay, besides all up to 16 bits.
var paramWidths = []uint32{32, 64, 128}

const freeParamWidth = 16

func (w *paramWidener) typ(t *ir.Type) (*ir.Type, error) {
	if t.Kind == ir.IntKind && t.Bits > freeParamWidth {
		for _, bits := range paramWidths {
			if t.Bits <= bits {
				return w.types.Int(bits), nil
			}
		}
		return w.types.Array(uint64(t.Bits+wordBits-1)/wordBits, w.types.Int(wordBits)), nil
	}
	return t, checkParam(t)
}

const wordBits = 64 // of the arrays that pass larger integers

// widen gives an integer as the type that passes it: a wider integer, or words.
func widen(r *ir.Rewriter, v ir.Value, t *ir.Type) ir.Value {
	if t.Kind == ir.IntKind {
		return r.Cast(ir.ZExt, v, t)
	}
	var words ir.Value = ir.Undef(t)
	for i := range uint32(t.Len) {
		part := v
		if i > 0 {
			part = r.Bin(ir.LShr, v, k(v.Type(), int64(i*wordBits)))
		}
		words = r.Insert(words, r.Cast(ir.Trunc, part, t.Elem), i)
	}
	return words
}

// narrowed takes back what widen was given.
func narrowed(r *ir.Rewriter, v ir.Value, t *ir.Type) ir.Value {
	if v.Type().Kind == ir.IntKind {
		return r.Cast(ir.Trunc, v, t)
	}
	var whole ir.Value
	for i := range uint32(v.Type().Len) {
		part := ir.Value(r.Cast(ir.ZExt, r.Extract(v, i), t))
		if i == 0 {
			whole = part
			continue
		}
		whole = r.Bin(ir.Or, whole, r.Bin(ir.Shl, part, k(t, int64(i*wordBits))))
	}
	return whole
}

// checkParam refuses what has integers in it that do not fit.
func checkParam(t *ir.Type) error {
	switch t.Kind {
	case ir.IntKind:
		if t.Bits <= freeParamWidth {
			return nil
		}
		for _, bits := range paramWidths {
			if t.Bits == bits {
				return nil
			}
		}
		return fmt.Errorf("a parameter or result with an integer of %d bits is not supported", t.Bits)
	case ir.VectorKind:
		if t.Elem.Kind == ir.IntKind && t.Elem.Bits > 64 {
			return fmt.Errorf("a parameter or result that is a vector of integers of %d bits is not supported", t.Elem.Bits)
		}
		return checkParam(t.Elem)
	case ir.ArrayKind:
		return checkParam(t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if err := checkParam(f); err != nil {
				return err
			}
		}
	}
	return nil
}

// signature gives the type that functions of a type get.
func (w *paramWidener) signature(t *ir.Type) (*ir.Type, error) {
	if n, ok := w.known[t]; ok {
		return n, nil
	}
	result, err := w.typ(t.Result())
	if err != nil {
		return nil, err
	}
	changed := result != t.Result()
	params := make([]*ir.Type, len(t.Fields))
	for i, p := range t.Fields {
		if params[i], err = w.typ(p); err != nil {
			return nil, err
		}
		changed = changed || params[i] != p
	}
	n := t
	if changed {
		n = w.types.Func(result, t.VarArg, params...)
	}
	w.known[t] = n
	return n, nil
}

// kernel gives the type that a kernel of a type gets: PTX has integers of 8, 16, 32 and 64 bits, and i1 and i128 are passed as bytes.
func (w *paramWidener) kernel(t *ir.Type) (*ir.Type, error) {
	params := make([]*ir.Type, len(t.Fields))
	for i, p := range t.Fields {
		params[i] = p
		if p.Kind != ir.IntKind || p.Bits == 1 {
			continue
		}
		for _, bits := range []uint32{128, 64, 32, 16, 8} {
			if p.Bits <= bits {
				params[i] = w.types.Int(bits)
			}
		}
		if p.Bits > 128 {
			return nil, fmt.Errorf("a parameter of a kernel with an integer of %d bits is not supported", p.Bits)
		}
	}
	return w.types.Func(t.Result(), t.VarArg, params...), nil
}

func (w *paramWidener) function(f *ir.Function) error {
	old, args := f.FnTy, f.Args
	wide, err := w.signature(old)
	if f.Kernel {
		wide, err = w.kernel(old)
	}
	if err != nil {
		return err
	}
	if wide != old {
		f.FnTy = wide
		f.MakeArgs()
		f.Attrs = withoutExtension(f.Attrs, old, wide)
	}
	if len(f.Blocks) == 0 {
		return nil
	}
	narrow := map[ir.Value]ir.Value{}
	first := true
	err = ir.Rewrite(w.types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
		if first && wide != old {
			for i, a := range args {
				narrow[a] = f.Args[i]
				if a.Ty != f.Args[i].Ty {
					narrow[a] = narrowed(r, f.Args[i], a.Ty)
				}
			}
		}
		first = false
		switch {
		case in.Op == ir.Ret && wide.Result() != old.Result():
			return nil, true, w.ret(r, in, wide.Result())
		case in.Op == ir.Call:
			return w.call(r, in)
		}
		return nil, false, nil
	})
	if err != nil || len(narrow) == 0 {
		return err
	}
	fix := func(v *ir.Value) {
		if n, ok := narrow[*v]; ok {
			*v = n
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			in.EachOperand(fix)
			in.EachDebugValue(fix)
		}
	}
	return nil
}

// ret returns the wider integer.
func (w *paramWidener) ret(r *ir.Rewriter, in *ir.Instr, t *ir.Type) error {
	n := *in
	n.Dbg, n.Ops = nil, []ir.Value{widen(r, r.Now(in.Ops[0]), t)}
	r.Add(&n)
	return nil
}

// call passes the wider integers and takes back what was meant.
func (w *paramWidener) call(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
	if f := in.CalledFunc(); f != nil && ir.IsIntrinsic(f.Name) {
		return nil, false, nil
	}
	if _, ok := in.Callee().(*ir.InlineAsm); ok {
		return nil, false, nil
	}
	old := in.ElemTy
	wide, err := w.signature(old)
	if err != nil || wide == old {
		return nil, false, err
	}
	n := *in
	call := *in.Call
	call.Attrs = withoutExtension(call.Attrs, old, wide)
	n.Call, n.ElemTy, n.Ty, n.Dbg = &call, wide, wide.Result(), nil
	n.Ops = slices.Clone(in.Ops)
	for i, p := range wide.Fields {
		if p != old.Fields[i] {
			n.Ops[i+1] = widen(r, r.Now(n.Ops[i+1]), p)
		}
	}
	if n.Ty == in.Ty {
		return r.Add(&n), true, nil
	}
	n.Flags &^= ir.MustTail // GPUs have no such calls, and what follows is not the return
	n.MD = slices.DeleteFunc(slices.Clone(in.MD), func(a ir.Attachment) bool { return a.Kind == "range" })
	return narrowed(r, r.Add(&n), in.Ty), true, nil
}

// extension are the attributes that speak of an integer's width.
var extension = map[ir.AttrKind]bool{ir.AttrZExt: true, ir.AttrSExt: true, ir.AttrRange: true}

// withoutExtension drops what attributes say of the width of integers that are wider now.
func withoutExtension(l *ir.AttrList, old, wide *ir.Type) *ir.AttrList {
	if l == nil {
		return nil
	}
	n := *l
	if old.Result() != wide.Result() {
		n.Ret = withoutAttrs(n.Ret, extension)
	}
	n.Params = slices.Clone(l.Params)
	for i := range min(len(n.Params), len(wide.Fields)) {
		if old.Fields[i] != wide.Fields[i] {
			n.Params[i] = withoutAttrs(n.Params[i], extension)
		}
	}
	return &n
}

func withoutAttrs(s *ir.AttrSet, kinds map[ir.AttrKind]bool) *ir.AttrSet {
	if s == nil {
		return nil
	}
	n := &ir.AttrSet{}
	for _, a := range s.List {
		if !kinds[a.Kind] {
			n.List = append(n.List, a)
		}
	}
	return n
}
