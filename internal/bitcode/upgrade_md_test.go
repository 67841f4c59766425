package bitcode

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// TestUpgradeLoop renames hints that LLVM's tools make no bitcode of any more.
func TestUpgradeLoop(t *testing.T) {
	hint := func(name string) *ir.MDNode {
		return &ir.MDNode{Ops: []ir.Metadata{&ir.MDString{S: name}, &ir.MDValue{V: ir.Int(ir.NewTypes().Int(32), 4)}}}
	}
	loop := &ir.MDNode{Distinct: true}
	loop.Ops = []ir.Metadata{loop, hint("llvm.vectorizer.unroll"), nil, hint("llvm.vectorizer.width"), hint("llvm.loop.unroll.count"), &ir.MDNode{}}
	made := upgradeLoop(loop).(*ir.MDNode)
	for i, want := range map[int]string{1: "llvm.loop.interleave.count", 3: "llvm.loop.vectorize.width", 4: "llvm.loop.unroll.count"} {
		n := made.Ops[i].(*ir.MDNode)
		if got := n.Ops[0].(*ir.MDString).S; got != want || len(n.Ops) != 2 {
			t.Errorf("hint %d is %s of %d operands, %s of 2 expected", i, got, len(n.Ops), want)
		}
	}
	if made.Distinct || made.Ops[0] != ir.Metadata(loop) || loop.Ops[1].(*ir.MDNode).Ops[0].(*ir.MDString).S != "llvm.vectorizer.unroll" {
		t.Error("the loop's own node was changed, or is no more in the new one")
	}
	if kept := (&ir.MDNode{Ops: []ir.Metadata{hint("llvm.loop.unroll.count")}}); upgradeLoop(kept) != ir.Metadata(kept) {
		t.Error("a loop without old hints got another node")
	}
}
