package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Stack gives allocations on the stack the forms that libNVVM gets right, all measured with 11.8 to 13.5. It makes alloca.u64 (PTX ISA,
// "Stack Manipulation Instructions", sm_52) of those of a size that is not constant, and has no stacksave and stackrestore, which are written as
// assembler. One of a constant size gets one place in the frame even where it stands in a loop: its size is hidden there, since
// every turn must get memory of its own (LangRef, "alloca"). Address space 5 holds the same memory as the generic one, in which allocas must be.
func Stack() Pass {
	return Pass{Name: "stack", Func: func(c *Context, f *ir.Function) error {
		if !c.NVPTX || !anyInstr(f, func(in *ir.Instr) bool { return in.Op == ir.Alloca && !isPlainSlot(in, f) || stackIntrinsic(in) != "" }) {
			return nil
		}
		s := &stack{c: c, again: repeated(f)}
		s.grows = anyInstr(f, s.isDynamic)
		if s.grows && c.Capability != 0 && c.Capability < 52 {
			return fmt.Errorf("a stack allocation of a size that is not constant, or in a loop, needs sm_52")
		}
		return ir.Rewrite(c.Types, f, s.visit)
	}}
}

// isPlainSlot reports whether an alloca of the function needs nothing.
func isPlainSlot(in *ir.Instr, f *ir.Function) bool {
	_, constant := ir.AsUint64(in.Ops[0])
	return constant && in.Ty.AddrSpace == 0 && in.Parent == f.Blocks[0]
}

type stack struct {
	c     *Context
	again map[*ir.Block]bool // blocks in cycles
	grows bool               // whether the function allocates anything whose place is not in its frame
}

// isDynamic reports whether an instruction allocates more each time.
func (s *stack) isDynamic(in *ir.Instr) bool {
	if in.Op != ir.Alloca {
		return false
	}
	_, constant := ir.AsUint64(in.Ops[0])
	return !constant || s.again[in.Parent]
}

// stackIntrinsic gives the base name of a call of llvm.stacksave or llvm.stackrestore, else "".
func stackIntrinsic(in *ir.Instr) string {
	if f := in.CalledFunc(); f != nil {
		switch base := BaseName(f.Name); base {
		case "llvm.stacksave", "llvm.stackrestore":
			return base
		}
	}
	return ""
}

func (s *stack) visit(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
	x := &expansion{Rewriter: r, c: s.c, in: in, ty: in.Ty}
	word := r.Types.Int(64)
	switch base := stackIntrinsic(in); {
	case base == "llvm.stacksave" && !s.grows:
		return ir.Null(in.Ty), true, nil
	case base == "llvm.stackrestore" && !s.grows:
		return nil, true, nil
	case base == "llvm.stacksave":
		return r.Cast(ir.IntToPtr, x.ptx("stacksave.u64 $0;", "=l", memory, word), in.Ty), true, nil
	case base == "llvm.stackrestore":
		x.ptx("stackrestore.u64 $0;", "l", memory, r.Types.Void(), r.Cast(ir.PtrToInt, r.Now(in.CallArgs()[0]), word))
		return nil, true, nil
	case in.Op != ir.Alloca:
		return nil, false, nil
	}
	count, constant := ir.AsUint64(in.Ops[0])
	space := in.Ty.AddrSpace
	if space != 0 && space != localSpace {
		return nil, false, fmt.Errorf("alloca in address space %d: the stack is in %d", space, localSpace)
	}
	hide := constant && s.again[in.Parent]
	if space == 0 && !hide {
		return nil, false, nil
	}
	n := *in
	n.Dbg, n.Ty, n.Ops = nil, r.Types.Ptr(0), []ir.Value{r.Now(in.Ops[0])}
	if hide {
		n.Ops[0] = x.hidden(count)
	}
	var v ir.Value = r.Add(&n)
	if space != 0 {
		v = r.Cast(ir.AddrSpaceCast, v, in.Ty)
	}
	return v, true, nil
}

// repeated gives the blocks that can be reached from themselves.
func repeated(f *ir.Function) map[*ir.Block]bool {
	again := map[*ir.Block]bool{}
	for _, b := range f.Blocks {
		if b == f.Blocks[0] || !holdsAlloca(b) {
			continue
		}
		seen := map[*ir.Block]bool{}
		work := append([]*ir.Block(nil), b.Succs()...)
		for len(work) > 0 && !seen[b] {
			s := work[len(work)-1]
			work = work[:len(work)-1]
			if !seen[s] {
				seen[s] = true
				work = append(work, s.Succs()...)
			}
		}
		again[b] = seen[b]
	}
	return again
}

func holdsAlloca(b *ir.Block) bool {
	for _, in := range b.Instrs {
		if in.Op == ir.Alloca {
			return true
		}
	}
	return false
}
