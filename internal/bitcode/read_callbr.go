package bitcode

import (
	"errors"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// labelled brings a callbr of assembler to the form since LLVM 15: the labels are constraints of their own, "!i", and no longer addresses of
// blocks among the arguments (parseFunctionBody).
func (b *bodyReader) labelled(in *ir.Instr, labels []*ir.Block) error {
	a, ok := in.Ops[0].(*ir.InlineAsm)
	if !ok {
		return nil
	}
	constraints := strings.Split(a.Constraints, ",")
	for _, c := range constraints {
		if strings.HasPrefix(c, "!") {
			return nil
		}
	}
	first := len(in.CallArgs()) - len(labels)
	if first < 0 || len(a.FnTy.Fields) != len(in.CallArgs()) {
		return errors.New("callbr without an argument for each label")
	}
	for i, v := range in.CallArgs()[first:] {
		c, ok := v.(*ir.Const)
		if !ok || c.Kind != ir.ConstBlockAddress || c.Func != b.fn || c.BlockID >= len(b.blocks) || b.blocks[c.BlockID] != labels[i] {
			return errors.New("callbr whose last arguments are not the addresses of its labels")
		}
	}
	arg := 0
	for i, c := range constraints {
		if takesArg(c) {
			if arg >= first {
				constraints[i] = "!" + c
			}
			arg++
		}
	}
	n := *a
	n.Constraints = strings.Join(constraints, ",")
	n.FnTy = b.r.M.Types.Func(a.FnTy.Result(), a.FnTy.VarArg, a.FnTy.Fields[:first]...)
	in.Ops, in.ElemTy = in.Ops[:1+first], n.FnTy
	in.Ops[0] = &n
	return nil
}

// takesArg reports whether a constraint of assembler stands for an argument (InlineAsm::ConstraintInfo::hasArg).
func takesArg(c string) bool {
	if c == "" || c[0] == '~' || c[0] == '!' {
		return false
	}
	rest, output := strings.CutPrefix(c, "=")
	return !output || strings.HasPrefix(rest, "*")
}
