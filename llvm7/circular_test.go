package llvm7

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
)

func TestCircular(t *testing.T) {
	pass := []legalize.Pass{{Name: "circular-variables", Module: circular}}
	k := newMaker(t, gpuTriple)
	a := k.global("a", 1, k.ptr, nil)
	b := k.global("b", 1, k.Array(2, k.ptr), ir.Aggregate(k.Array(2, k.ptr), ir.Null(k.ptr), ir.Expr(ir.AddrSpaceCast, k.ptr, a)))
	c := k.global("c", 1, k.ptr, ir.Expr(ir.AddrSpaceCast, k.ptr, b))
	k.global("d", 1, k.Array(2, k.ptr), ir.Aggregate(k.Array(2, k.ptr), ir.Expr(ir.AddrSpaceCast, k.ptr, b), ir.Expr(ir.AddrSpaceCast, k.ptr, c)))
	if err := legalize.Run(k.context(), pass); err != nil {
		t.Fatal(err)
	}
	a.Init, a.HasInit = ir.Expr(ir.AddrSpaceCast, k.ptr, c), true
	k.refused(pass, "variables a and b: their initialisers refer to each other")
	a.Init = ir.Expr(ir.AddrSpaceCast, k.ptr, a)
	k.refused(pass, "variable a: its initialiser refers to itself")
	k.m.Triple = hostTriple
	if err := legalize.Run(k.context(), pass); err != nil {
		t.Fatal(err)
	}
}
