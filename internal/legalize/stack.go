package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Stack gives allocations on the stack the forms that libNVVM gets right, all measured with 11.8 to 13.5. It makes alloca.u64 (PTX ISA,
// "Stack Manipulation Instructions", sm_52) of those of a size that is not constant, and has no stacksave and stackrestore, which are written as
// assembler. One of a constant size gets one place in the frame even where it stands in a loop, though every turn has memory of its own
// (LangRef, "alloca"); and of those in loops by alloca.u64 ptxas mixes up the addresses (a list of them runs in a circle on an H200, CUDA 12.9 to
// 13.5). So the address of neither may outlive its turn. Address space 5 holds the same memory as the generic one, in which allocas must be.
func Stack() Pass {
	return Pass{Name: "stack", Func: func(c *Context, f *ir.Function) error {
		if !c.NVPTX || !anyInstr(f, func(in *ir.Instr) bool { return in.Op == ir.Alloca && !isPlainSlot(in, f) || stackIntrinsic(in) != "" }) {
			return nil
		}
		s := &stack{c: c, grows: anyInstr(f, isDynamic), kept: map[*ir.Instr]string{}}
		for _, b := range repeated(f) {
			for _, in := range b.Instrs {
				if in.Op == ir.Alloca {
					s.kept[in] = outlives(in, f)
				}
			}
		}
		if s.grows && c.Capability != 0 && c.Capability < 52 {
			return fmt.Errorf("a stack allocation of a size that is not constant needs sm_52")
		}
		return ir.Rewrite(c.Types, f, s.visit)
	}}
}

// isPlainSlot reports whether an alloca of the function needs nothing.
func isPlainSlot(in *ir.Instr, f *ir.Function) bool {
	return !isDynamic(in) && in.Ty.AddrSpace == 0 && in.Parent == f.Blocks[0]
}

type stack struct {
	c     *Context
	kept  map[*ir.Instr]string // what may keep the addresses of allocas in loops beyond the turn
	grows bool                 // whether the function allocates anything whose place is not in its frame
}

// isDynamic reports whether an instruction allocates more each time.
func isDynamic(in *ir.Instr) bool {
	if in.Op != ir.Alloca {
		return false
	}
	_, constant := ir.AsUint64(in.Ops[0])
	return !constant
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
	space := in.Ty.AddrSpace
	if space != 0 && space != localSpace {
		return nil, false, fmt.Errorf("alloca in address space %d: the stack is in %d", space, localSpace)
	}
	if user := s.kept[in]; user != "" {
		return nil, false, fmt.Errorf("a stack allocation in a loop whose address may outlive its turn (%s): ptxas mixes up those of several turns", user)
	}
	if space == 0 {
		return nil, false, nil
	}
	n := *in
	n.Dbg, n.Ty, n.Ops = nil, r.Types.Ptr(0), []ir.Value{r.Now(in.Ops[0])}
	return r.Cast(ir.AddrSpaceCast, r.Add(&n), in.Ty), true, nil
}

// outlives names what may keep the address of an allocation in a loop beyond its turn, "" if nothing does.
func outlives(in *ir.Instr, f *ir.Function) string {
	derived := map[ir.Value]bool{in: true}
	for again := true; again; {
		again = false
		for _, b := range f.Blocks {
			for _, user := range b.Instrs {
				for i, op := range user.Ops {
					if !derived[op] || derived[user] {
						continue
					}
					switch user.Op {
					case ir.GetElementPtr, ir.AddrSpaceCast, ir.BitCast, ir.Select:
						derived[user], again = true, true
					case ir.Load, ir.ICmp:
					case ir.Store, ir.AtomicRMW, ir.CmpXchg:
						if (user.Op == ir.Store) == (i == 0) {
							return user.Op.String()
						}
					case ir.Call:
						if callee := user.CalledFunc(); callee == nil || !ir.IsIntrinsic(callee.Name) && !notCaptured(user, callee, i-1) {
							return "a call"
						}
					default:
						return user.Op.String()
					}
				}
			}
		}
	}
	return ""
}

// notCaptured reports whether the call or its callee says that the argument's address is not kept.
func notCaptured(call *ir.Instr, callee *ir.Function, arg int) bool {
	if arg < 0 {
		return false
	}
	for _, l := range []*ir.AttrList{call.Call.Attrs, callee.Attrs} {
		if a, ok := l.Param(arg).Get(ir.AttrCaptures); ok && a.Int == 0 {
			return true
		}
	}
	return false
}

// repeated gives the blocks with allocations that can be reached from themselves.
func repeated(f *ir.Function) []*ir.Block {
	var again []*ir.Block
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
		if seen[b] {
			again = append(again, b)
		}
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
