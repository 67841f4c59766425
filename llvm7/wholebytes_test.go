package llvm7

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

// That programs with such accesses do the same is tested by bitints.c under LLVM 7's optimiser, which failed on them.
func TestWholeBytes(t *testing.T) {
	k := newMaker(t, hostTriple)
	_, b := k.define("f", k.Void(), k.ptr)
	odd := k.Int(65)
	v := b.Load(odd, b.Func.Args[0], ir.AlignOf(2))
	v.Flags |= ir.Volatile
	b.Store(v, b.Func.Args[0], 0)
	b.Store(b.Load(k.Int(72), b.Func.Args[0], ir.AlignOf(8)), b.Func.Args[0], ir.AlignOf(4))
	b.Ret(nil)
	text := k.after(legalize.Pass{Name: "whole-bytes", Func: wholeBytes}, typed)
	has(t, text, "load volatile i72, i72* %2, align 2", "trunc i72 %3 to i65", "zext i65 %4 to i72", "store i72 %5", "align 8", "store i72 %6")
	hasNot(t, text, "load volatile i65", "store i65")
}
