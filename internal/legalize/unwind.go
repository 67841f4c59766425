package legalize

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
)

// Unwind makes invokes calls. GPUs do not unwind: nothing there throws, so what only an exception reaches is unreachable.
func Unwind() Pass {
	return Pass{Name: "unwind", Func: func(c *Context, f *ir.Function) error {
		if !c.NVPTX {
			return nil
		}
		f.Personality = nil
		invokes := false
		for _, b := range f.Blocks {
			t := b.Terminator()
			if t == nil || t.Op != ir.Invoke {
				continue
			}
			invokes = true
			normal := t.Blocks[0]
			t.Op, t.Blocks = ir.Call, nil
			b.Instrs = append(b.Instrs, &ir.Instr{Op: ir.Br, Ty: c.Types.Void(), Blocks: []*ir.Block{normal}, Loc: t.Loc, Parent: b})
		}
		if invokes {
			dropUnreachable(f)
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				switch in.Op {
				case ir.Resume, ir.CleanupRet, ir.CatchRet, ir.CatchSwitch, ir.LandingPad, ir.CatchPad, ir.CleanupPad:
					return ir.At(in, fmt.Errorf("%s: GPUs do not unwind", in.Op))
				}
			}
		}
		return nil
	}}
}

// dropUnreachable removes the blocks that nothing reaches, and what phis have from them.
func dropUnreachable(f *ir.Function) {
	live := map[*ir.Block]bool{f.Blocks[0]: true}
	work := []*ir.Block{f.Blocks[0]}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Succs() {
			if !live[s] {
				live[s] = true
				work = append(work, s)
			}
		}
	}
	blocks := f.Blocks[:0]
	for _, b := range f.Blocks {
		if !live[b] {
			continue
		}
		blocks = append(blocks, b)
		for _, in := range b.Instrs {
			if in.Op != ir.Phi {
				break
			}
			ops, from := in.Ops[:0], in.Blocks[:0]
			for i, p := range in.Blocks {
				if live[p] {
					ops, from = append(ops, in.Ops[i]), append(from, p)
				}
			}
			in.Ops, in.Blocks = ops, from
		}
	}
	f.Blocks = blocks
}
