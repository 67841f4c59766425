package llvm7

import (
	"fmt"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// LLVM 7 takes every loop to end, and every function to return: it deletes calls to functions that loop for ever, and what
// comes before them. To LLVM 22 that holds only of functions marked mustprogress or willreturn and of loops marked
// llvm.loop.mustprogress. All other cycles, of blocks and of calls, get a call of llvm.sideeffect, which is LLVM 7's
// word for a loop that may go on for ever. It costs no instruction, and LLVM 7's unrolling, vectorising of accesses and
// hoisting look through it (measured with libNVVM 12.4 and 13.5).

// mustProgress is the name in a loop's metadata by which LLVM 22 may take it to end.
const mustProgress = "llvm.loop.mustprogress"

// endlessLoops puts llvm.sideeffect at the head of every loop that is not known to end.
func endlessLoops(c *legalize.Context, f *ir.Function) error {
	if knownToEnd(f) {
		return nil
	}
	f.Renumber()
	heads := loopHeads(f)
	if len(heads) == 0 {
		return nil
	}
	effect, err := sideEffect(c)
	if err != nil {
		return err
	}
	for _, h := range heads {
		if err := insertSideEffect(c, h, effect); err != nil {
			return err
		}
	}
	return nil
}

// endlessRecursion puts llvm.sideeffect at the entry of a function in every cycle of direct calls, and of every function
// that calls through a pointer: each longer cycle has one of those.
func endlessRecursion(c *legalize.Context) error {
	var effect *ir.Function
	for _, f := range recursionHeads(c.M) {
		if knownToEnd(f) {
			continue
		}
		if effect == nil {
			var err error
			if effect, err = sideEffect(c); err != nil {
				return err
			}
		}
		if err := insertSideEffect(c, f.Blocks[0], effect); err != nil {
			return &legalize.Error{Func: f, Err: err}
		}
	}
	return nil
}

func knownToEnd(f *ir.Function) bool {
	s := f.Attrs.FnSet()
	return s.Has(ir.AttrMustProgress) || s.Has(ir.AttrWillReturn)
}

func sideEffect(c *legalize.Context) (*ir.Function, error) {
	inaccessible := ir.MemEffects(0).With(ir.InaccessibleMem, 3)
	attrs := &ir.AttrList{Fn: &ir.AttrSet{List: []ir.Attr{{Kind: ir.AttrNoUnwind},
		{Kind: ir.AttrMemory, Int: uint64(inaccessible)}}}}
	return c.Declare("llvm.sideeffect", c.Types.Func(c.Types.Void(), false), attrs)
}

// insertSideEffect puts the call where the block's phis, landing pad or stack slots end.
func insertSideEffect(c *legalize.Context, b *ir.Block, effect *ir.Function) error {
	at := 0
	for at < len(b.Instrs)-1 {
		op := b.Instrs[at].Op
		if op != ir.Phi && op != ir.Alloca && op != ir.LandingPad && op != ir.CatchPad && op != ir.CleanupPad {
			break
		}
		at++
	}
	if b.Instrs[at].Op == ir.CatchSwitch {
		return fmt.Errorf("a loop whose head is a catchswitch, where LLVM lets nothing else stand")
	}
	call := &ir.Instr{Op: ir.Call, Ty: c.Types.Void(), ElemTy: effect.FnTy, Ops: []ir.Value{effect}, Call: &ir.CallInfo{},
		Loc: b.Instrs[at].Loc, Parent: b}
	b.Instrs = append(b.Instrs[:at:at], append([]*ir.Instr{call}, b.Instrs[at:]...)...)
	return nil
}

// loopHeads gives the blocks that close cycles, those of marked loops left out. The function must be numbered.
func loopHeads(f *ir.Function) []*ir.Block {
	var heads []*ir.Block
	isHead := make([]bool, len(f.Blocks))
	legalize.BackEdges(f, func(from, to *ir.Block) {
		if !isHead[to.ID] && !loopMustProgress(from.Terminator()) {
			isHead[to.ID] = true
			heads = append(heads, to)
		}
	})
	return heads
}

// loopMustProgress reports whether the branch back to a loop's head says that the loop ends.
func loopMustProgress(branch *ir.Instr) bool {
	node, ok := ir.FindMD(branch.MD, "llvm.loop").(*ir.MDNode)
	if !ok {
		return false
	}
	for _, op := range node.Ops {
		if legalize.PropertyName(op) == mustProgress {
			return true
		}
	}
	return false
}

// recursionHeads gives the functions that close cycles of direct calls, and those that call through a pointer.
func recursionHeads(m *ir.Module) []*ir.Function {
	index := make(map[*ir.Function]int, len(m.Funcs))
	for i, f := range m.Funcs {
		index[f] = i
	}
	var heads []*ir.Function
	isHead := make([]bool, len(m.Funcs))
	head := func(i int) {
		if !isHead[i] {
			isHead[i] = true
			heads = append(heads, m.Funcs[i])
		}
	}
	calls := make([][]int, len(m.Funcs))
	for i, f := range m.Funcs {
		direct, indirect := callees(f)
		if indirect {
			head(i)
		}
		for _, g := range direct {
			if k, ok := index[g]; ok && len(g.Blocks) > 0 {
				calls[i] = append(calls[i], k)
			}
		}
	}
	state := make([]uint8, len(m.Funcs))
	for root := range m.Funcs {
		legalize.DepthFirst(len(m.Funcs), root, state,
			func(n int) int { return len(calls[n]) },
			func(n, i int) int { return calls[n][i] },
			func(_, to int) { head(to) })
	}
	return heads
}

// callees gives the functions called by name, each once and in order, and whether others may be called. Assembler calls
// nothing that LLVM sees.
func callees(f *ir.Function) (direct []*ir.Function, indirect bool) {
	seen := map[*ir.Function]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if !in.IsCall() {
				continue
			}
			switch callee := in.Callee().(type) {
			case *ir.Function:
				if !seen[callee] {
					seen[callee] = true
					direct = append(direct, callee)
				}
			case *ir.InlineAsm:
			default:
				indirect = true
			}
		}
	}
	return direct, indirect
}
