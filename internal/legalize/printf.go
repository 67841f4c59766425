package legalize

import (
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/ir"
)

// Printf makes calls of printf, which is variadic, calls of CUDA's vprintf(const char *format, void *arguments): the arguments stand in a buffer in
// the form of a struct, each at a multiple of its size, 4 or 8 bytes, after C's promotions (CUDA C++ Programming Guide, "Formatted Output";
// PTX Writer's Guide to Interoperability, "System Calls"). A printf that the program defines is its own.
func Printf() Pass {
	return Pass{Name: "printf", Prepare: func(c *Context) func(*ir.Function) error {
		if !c.NVPTX || !slices.ContainsFunc(c.M.Funcs, isPrintf) {
			return nil
		}
		return func(f *ir.Function) error { return lowerPrintf(c, f) }
	}}
}

func lowerPrintf(c *Context, f *ir.Function) error {
	if !anyInstr(f, callsPrintf) {
		return nil
	}
	p := &printfs{c: c, buffer: &ir.Instr{Op: ir.Alloca, Ty: c.Types.Ptr(0), Align: ir.AlignOf(widestArgument)}}
	if err := ir.Rewrite(c.Types, f, p.visit); err != nil {
		return err
	}
	if p.size > 0 { // one buffer is enough for all calls: each is filled right before it is read
		p.buffer.ElemTy, p.buffer.Ops = c.Types.Array(p.size, c.Types.Int(8)), []ir.Value{ir.Int(c.Types.Int(32), 1)}
		entry := f.Blocks[0]
		p.buffer.Parent = entry
		entry.Instrs = append([]*ir.Instr{p.buffer}, entry.Instrs...)
	}
	return nil
}

// widestArgument is the size of the largest argument, in bytes.
const widestArgument = 8

func isPrintf(f *ir.Function) bool { return f.IsDecl() && f.Name == "printf" }

func callsPrintf(in *ir.Instr) bool {
	f := in.CalledFunc()
	return f != nil && isPrintf(f)
}

// printfs are the calls of one function.
type printfs struct {
	c      *Context
	buffer *ir.Instr
	size   uint64 // of the buffer, in bytes
}

func (p *printfs) visit(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
	if !callsPrintf(in) {
		return nil, false, nil
	}
	t, word := p.c.Types, p.c.Types.Int(32)
	args := in.CallArgs()
	if len(args) == 0 || !args[0].Type().IsPtr() || in.Ty != word || !in.ElemTy.VarArg || len(in.ElemTy.Fields) != 1 {
		return nil, false, fmt.Errorf("printf is called as %s: i32 (ptr, ...) expected", ir.TypeText(in.ElemTy))
	}
	ptr := t.Ptr(0)
	end := uint64(0)
	for i, arg := range args[1:] {
		v, err := p.promoted(r, arg, in.Call.Attrs.Param(i+1))
		if err != nil {
			return nil, false, fmt.Errorf("argument %d of printf %w", i+1, err)
		}
		size := p.c.Layout.StoreSize(v.Type())
		at := (end + size - 1) / size * size
		place := r.GEP(t.Int(8), p.buffer, ir.InBounds, ir.Int(t.Int(64), int64(at)))
		r.Store(v, place, ir.AlignOf(size))
		end = at + size
	}
	p.size = max(p.size, end)
	fnTy := t.Func(word, false, ptr, ptr)
	vprintf, err := p.c.Declare("vprintf", fnTy, nil)
	if err != nil {
		return nil, false, err
	}
	buffer := ir.Value(ir.Null(ptr))
	if end > 0 {
		buffer = p.buffer
	}
	return r.Call(fnTy, vprintf, generic(r, args[0]), buffer), true, nil
}

// promoted gives an argument as C passes it to a variadic function: integers of 32 bits at least, floating-point numbers as double. Compilers do
// that before; others may be wrong about signs, which the attributes of the argument decide.
func (p *printfs) promoted(r *ir.Rewriter, v ir.Value, attrs *ir.AttrSet) (ir.Value, error) {
	const int32Bits, int64Bits = 32, 64
	t := v.Type()
	switch {
	case attrs.Has(ir.AttrByVal):
		return nil, fmt.Errorf("is a struct, which printf has no conversion for")
	case t.IsPtr():
		return generic(r, v), nil
	case t.Kind == ir.IntKind && t.Bits < int32Bits:
		if attrs.Has(ir.AttrSExt) {
			return r.Cast(ir.SExt, v, p.c.Types.Int(int32Bits)), nil
		}
		return r.Cast(ir.ZExt, v, p.c.Types.Int(int32Bits)), nil
	case t.IsInt(int32Bits), t.IsInt(int64Bits), t.Kind == ir.DoubleKind:
		return v, nil
	case t.IsFloat() && t.FloatBits() < int64Bits:
		return r.Cast(ir.FPExt, v, p.c.Types.Double()), nil
	}
	return nil, fmt.Errorf("is %s, which printf has no conversion for", ir.TypeText(t))
}

// generic gives an address as one that needs no address space.
func generic(r *ir.Rewriter, v ir.Value) ir.Value {
	if v.Type().AddrSpace == 0 {
		return v
	}
	return r.Cast(ir.AddrSpaceCast, v, r.Types.Ptr(0))
}
