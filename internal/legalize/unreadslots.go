package legalize

import (
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// dropUnreadSlots takes out stack slots that nothing reads, with what is written to them: what was there for a call that is gone keeps other
// functions alive. Of slots that are read by the given calls alone it takes out the addresses of functions, since these calls need none.
func dropUnreadSlots(types *ir.Types, f *ir.Function, needNone map[*ir.Instr]bool) error {
	for {
		unread, uncalled := slots(f, needNone)
		changed := false
		err := ir.Rewrite(types, f, func(_ *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			gone := unread[in]
			if w := writtenOperand(in); w >= 0 {
				to := slotOf(in.Ops[w])
				gone = unread[to] || uncalled[to] && in.Op == ir.Store && isCode(in.Ops[0])
			}
			if isDerivation(in) {
				gone = unread[slotOf(in)]
			}
			changed = changed || gone
			return nil, gone, nil
		})
		if err != nil || !changed {
			return err
		}
	}
}

func isCode(v ir.Value) bool {
	if c, ok := v.(*ir.Const); ok && c.Kind == ir.ConstExpr && c.Op == ir.BitCast { // of typed pointers
		v = c.Ops[0]
	}
	_, ok := v.(*ir.Function)
	return ok
}

// slots gives the stack slots that nothing reads, and those that nothing but the calls does.
func slots(f *ir.Function, calls map[*ir.Instr]bool) (unread, passed map[ir.Value]bool) {
	unread, passed = map[ir.Value]bool{}, map[ir.Value]bool{}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if in.Op == ir.Alloca {
				unread[in], passed[in] = true, true
			}
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if isDerivation(in) {
				continue
			}
			written, i := writtenOperand(in), -1
			in.EachOperand(func(p *ir.Value) {
				if i++; i == written {
					return
				}
				delete(unread, slotOf(*p))
				if !calls[in] {
					delete(passed, slotOf(*p))
				}
			})
		}
	}
	return unread, passed
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
