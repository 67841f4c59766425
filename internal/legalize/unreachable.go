package legalize

import "nvvm-bitcode-linker/internal/ir"

// Unreachable ends the blocks whose end nothing reaches with the instructions trap and exit. libNVVM writes nothing there, and of
// llvm.trap only a trap, so that whoever gets there all the same would run into what comes next in the PTX, and ptxas takes that for
// a way the program may go. After a call that does not return the library drops both again, and declares the callee .noreturn.
func Unreachable() Pass {
	return Pass{Name: "unreachable", Func: func(c *Context, f *ir.Function) error {
		if !c.NVPTX || !anyInstr(f, func(in *ir.Instr) bool { return in.Op == ir.Unreachable }) {
			return nil
		}
		last := map[*ir.Instr]bool{} // traps before the end
		for _, b := range f.Blocks {
			if n := len(b.Instrs); n > 1 && b.Instrs[n-1].Op == ir.Unreachable && isTrap(b.Instrs[n-2]) {
				last[b.Instrs[n-2]] = true
			}
		}
		return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			if in.Op == ir.Unreachable {
				(&expansion{Rewriter: r, c: c}).ptx("trap; exit;", "", effect, c.Types.Void())
			}
			return nil, last[in], nil
		})
	}}
}

func isTrap(in *ir.Instr) bool {
	f := in.CalledFunc()
	return f != nil && (f.Name == "llvm.trap" || f.Name == "llvm.ubsantrap")
}
