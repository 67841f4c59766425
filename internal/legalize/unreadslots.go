package legalize

import (
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// dropUnreadSlots takes out stack slots that nothing reads, with what is written to them: what was there for a call that is gone keeps other
// functions alive.
func dropUnreadSlots(types *ir.Types, f *ir.Function) error {
	for {
		unread := map[ir.Value]bool{} // the slots
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if in.Op == ir.Alloca {
					unread[in] = true
				}
			}
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				written := writtenOperand(in)
				i := -1
				in.EachOperand(func(p *ir.Value) {
					if i++; i != written && !isDerivation(in) {
						delete(unread, slotOf(*p))
					}
				})
			}
		}
		if len(unread) == 0 {
			return nil
		}
		err := ir.Rewrite(types, f, func(_ *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			gone := unread[in]
			if w := writtenOperand(in); w >= 0 {
				gone = unread[slotOf(in.Ops[w])]
			}
			if isDerivation(in) {
				gone = unread[slotOf(in)]
			}
			return nil, gone, nil
		})
		if err != nil {
			return err
		}
	}
}

// isDerivation reports whether an instruction makes an address of another.
func isDerivation(in *ir.Instr) bool {
	return in.Op == ir.GetElementPtr || in.Op == ir.BitCast || in.Op == ir.AddrSpaceCast
}

// slotOf gives what an address was made from.
func slotOf(v ir.Value) ir.Value {
	for {
		in, ok := v.(*ir.Instr)
		if !ok || !isDerivation(in) {
			return v
		}
		v = in.Ops[0]
	}
}

// writers are the intrinsics that write to an address, or say something of its lifetime, and the place of that among the operands.
var writers = map[string]int{"llvm.lifetime.start.": 1, "llvm.lifetime.end.": 1, "llvm.memcpy.": 1, "llvm.memmove.": 1, "llvm.memset.": 1}

// writtenOperand gives the place of the address that an instruction only writes to, -1 if there is none.
func writtenOperand(in *ir.Instr) int {
	const address = 1
	if in.Op == ir.Store && in.Flags&ir.Volatile == 0 && in.Order == ir.NotAtomic {
		return address
	}
	f := in.CalledFunc()
	if f == nil || in.Op != ir.Call {
		return -1
	}
	for prefix, at := range writers {
		if !strings.HasPrefix(f.Name, prefix) {
			continue
		}
		if strings.HasPrefix(prefix, "llvm.mem") { // the last argument is whether it is volatile
			if v, ok := ir.AsUint64(in.Ops[len(in.Ops)-1]); !ok || v != 0 {
				return -1
			}
		} else {
			at = len(in.Ops) - 1 // before LLVM 22 the size came first
		}
		return at
	}
	return -1
}
