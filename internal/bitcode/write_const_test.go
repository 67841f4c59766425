package bitcode_test

import (
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// Constants of a function are not taken for those of the module that are made in the same way of other constants, and those that are the same
// are found there.
func TestWriteNestedConstants(t *testing.T) {
	s := newSampler(ir.LLVM19)
	i8, i64, p8 := s.int(8), s.int(64), s.Types.Ptr(0)
	a, b := s.variable("a", i8, 0, nil), s.variable("b", i8, 0, nil)
	address := func(g *ir.GlobalVar, n int64) ir.Value {
		gep := &ir.Const{Kind: ir.ConstExpr, Op: ir.GetElementPtr, Ty: p8, SrcTy: i8, Ops: []ir.Value{g, s.i(64, n)}}
		return ir.Expr(ir.PtrToInt, i64, gep)
	}
	s.constant("one", address(a, 5).(*ir.Const))
	s.define("f", i64)
	sum := s.Bin(ir.Add, address(b, 7), address(a, 5))
	s.Ret(s.Bin(ir.Add, sum, address(a, 7)))
	want := string(printed(t, s.m, ir.LLVM19))
	m, err := bitcode.ReadAll("nested", write(t, s.m, ir.LLVM19))
	if err != nil {
		t.Fatal(err)
	}
	differ(t, string(printed(t, m, ir.LLVM19)), want)
}

// One byte that is zero is a string, not an empty one that ends with it: readers refuse records without operands.
func TestWriteZeroByte(t *testing.T) {
	s := newSampler(ir.LLVM19)
	data := &ir.Const{Kind: ir.ConstData, Ty: s.Types.Array(1, s.int(8)), Data: []byte{0}}
	s.variable("v", data.Ty, 0, data)
	text := command(t, tool(t, "llvm-dis-19"), "-o", "-", file(t, "zero.bc", write(t, s.m, ir.LLVM19)))
	if !strings.Contains(string(text), "@v = global [1 x i8] zeroinitializer") {
		t.Errorf("LLVM 19 reads\n%s", text)
	}
}
