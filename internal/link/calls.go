package link

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/parallel"
)

// warnOfCalls warns of direct calls that pass something else than the function takes: the module of the call declared the function in
// another way than the module that defines it. LLVM links them all the same, since pointers are opaque and a call has a type of its own.
func (l *linker) warnOfCalls(m *ir.Module) {
	layout, err := ir.ParseDataLayout(m.DataLayout)
	if err != nil {
		return // whoever needs the layout says so
	}
	found := make([][]Warning, len(m.Funcs))
	abi := abi{layout}
	_ = parallel.Each(len(m.Funcs), func(i int) error { // the function gives no error
		f := m.Funcs[i]
		seen := map[*ir.Function]bool{}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				callee := in.CalledFunc()
				if callee == nil || in.ElemTy == callee.FnTy || ir.IsIntrinsic(callee.Name) || seen[callee] {
					continue
				}
				if what := abi.differs(in.ElemTy, callee.FnTy); what != "" {
					seen[callee] = true
					found[i] = append(found[i], Warning{ABIMismatch, fmt.Sprintf("%s calls %s with %s", describe(f), describe(callee), what)})
				}
			}
		}
		return nil
	})
	for _, list := range found {
		for _, w := range list {
			l.opts.Warn(w)
		}
	}
}

// An abi compares function types by what PTX makes of them: a parameter is one object in the parameter space (NVPTXISelLowering.cpp;
// PTX Writer's Guide to Interoperability, "Function Calling Sequence").
type abi struct{ layout *ir.DataLayout }

// differs says how a call of a type goes wrong with a function of another, "" if it goes right.
func (a abi) differs(call, fn *ir.Type) string {
	if call.VarArg != fn.VarArg {
		return "a variable number of arguments on one side only"
	}
	if len(call.Fields) != len(fn.Fields) {
		return fmt.Sprintf("%s, but it takes %s", count(len(call.Fields)), count(len(fn.Fields)))
	}
	var wrong []string
	for i := range call.Fields {
		if x, y := a.object(call.Fields[i]), a.object(fn.Fields[i]); x != y {
			wrong = append(wrong, fmt.Sprintf("%s as argument %d, but it takes %s", x, i+1, y))
		}
	}
	if x, y := a.object(call.Result()), a.object(fn.Result()); x != y {
		wrong = append(wrong, fmt.Sprintf("%s expected as its result, but it gives %s", x, y))
	}
	return strings.Join(wrong, "; ")
}

func count(n int) string {
	if n == 1 {
		return "1 argument"
	}
	return fmt.Sprintf("%d arguments", n)
}

// object describes the object that a value of the type is passed in: scalars of up to 32 bits are all of 32, of others it is the
// size and, for those that are arrays of bytes, the alignment.
func (a abi) object(t *ir.Type) string {
	switch {
	case t.Kind == ir.VoidKind:
		return "nothing"
	case a.layout.AllocSize(t) == 0:
		return "an object of no size"
	case t.IsAggregate() || t.Kind == ir.VectorKind || a.layout.Bits(t) > 64:
		return fmt.Sprintf("%d bytes aligned to %d", a.layout.AllocSize(t), a.layout.AlignOf(t))
	}
	return fmt.Sprintf("%d bits", max(32, (a.layout.Bits(t)+31)/32*32))
}

// layouts remembers the data layout of the first module.
type layouts struct {
	first  *input
	layout *ir.DataLayout
	warned map[string]bool
}

// check warns of a module that lays types out in another way than the first one. What is compared are sizes and alignments, since the text
// of a layout also changes with the compiler's version.
func (ls *layouts) check(in *input, warn func(Warning)) error {
	if in.r.M.DataLayout == "" {
		return nil
	}
	layout, err := in.layout()
	if err != nil {
		return err
	}
	text := in.r.M.DataLayout
	if ls.first == nil {
		ls.first, ls.layout, ls.warned = in, layout, map[string]bool{text: true}
		return nil
	}
	if ls.warned[text] {
		return nil
	}
	ls.warned[text] = true
	if what := layoutDiffers(in.r.M.Types, ls.layout, layout); what != "" {
		warn(Warning{DataLayout, fmt.Sprintf("%s and %s lay types out differently: %s", ls.first.name, in.name, what)})
	}
	return nil
}

// layoutDiffers names the first type of those that GPU programs use whose size or alignment is not the same.
func layoutDiffers(t *ir.Types, a, b *ir.DataLayout) string {
	types := []struct {
		name string
		t    *ir.Type
	}{
		{"ptr", t.Ptr(0)}, {"i8", t.Int(8)}, {"i16", t.Int(16)}, {"i32", t.Int(32)}, {"i64", t.Int(64)}, {"i128", t.Int(128)},
		{"half", t.Half()}, {"float", t.Float()}, {"double", t.Double()},
		{"<2 x i32>", t.Vector(2, t.Int(32))}, {"<4 x i32>", t.Vector(4, t.Int(32))},
	}
	for _, x := range types {
		if m, n := a.AllocSize(x.t), b.AllocSize(x.t); m != n {
			return fmt.Sprintf("%s has %d bytes in the one, %d in the other", x.name, m, n)
		}
		if m, n := a.AlignOf(x.t), b.AlignOf(x.t); m != n {
			return fmt.Sprintf("%s is aligned to %d bytes in the one, %d in the other", x.name, m, n)
		}
	}
	return ""
}
