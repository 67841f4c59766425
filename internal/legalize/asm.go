package legalize

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// InlineAsm gives assembler the operands that libNVVM has (NVVM IR Specification, "Inline Assembler Expressions"; measured with 11.8 to 13.5:
// "must be i8, i16, i32, i64, float, double or a pointer"). Half and brain floats, vectors and integers of other widths
// pass as the integer of the register that the constraint names. Constraints for which there is nothing are refused by name; predicates
// says whether an argument may be one. That assembler may unwind, or is written for Intel's syntax, means nothing here.
func InlineAsm(predicates bool) Pass {
	return Pass{Name: "inline-assembler", Func: func(c *Context, f *ir.Function) error {
		if !c.NVPTX || !anyInstr(f, func(in *ir.Instr) bool { return asmOf(in) != nil }) {
			return nil
		}
		return ir.Rewrite(c.Types, f, func(r *ir.Rewriter, in *ir.Instr) (ir.Value, bool, error) {
			a := asmOf(in)
			if a == nil {
				return nil, false, nil
			}
			v, dropped, err := (&asmOperands{Rewriter: r, c: c, in: in, asm: a, predicates: predicates}).rewrite()
			if err != nil {
				err = fmt.Errorf("assembler %q, %q: %w", a.Template, a.Constraints, err)
			}
			return v, dropped, err
		})
	}}
}

func asmOf(in *ir.Instr) *ir.InlineAsm {
	if in.Op != ir.Call {
		return nil
	}
	a, _ := in.Callee().(*ir.InlineAsm)
	return a
}

// asmRegisters are the letters of PTX's register classes and how many bits are in one; b is a predicate.
var asmRegisters = map[byte]uint32{'b': 1, 'c': 8, 'h': 16, 'r': 32, 'f': 32, 'l': 64, 'd': 64}

// asmOthers are the letters of constraints that need no register: constants, and whatever there is.
const asmOthers = "inX"

type asmOperands struct {
	*ir.Rewriter
	c   *Context
	in  *ir.Instr
	asm *ir.InlineAsm

	predicates bool
}

// A constraint is one of an operand: its register's letter, 0 for a constant.
type constraint struct {
	output, indirect bool
	letter           byte
}

// constraints reads the list (LangRef, "Inline Asm Constraint String").
func (o *asmOperands) constraints() ([]constraint, error) {
	var list []constraint
	for _, word := range strings.Split(o.asm.Constraints, ",") {
		if word == "" || word[0] == '~' {
			continue
		}
		var k constraint
		rest := strings.TrimLeft(word, "=&*%+")
		k.output = word[0] == '='
		k.indirect = strings.Contains(word[:len(word)-len(rest)], "*")
		if n := digits(rest); n >= 0 {
			if n >= len(list) || !list[n].output {
				return nil, fmt.Errorf("constraint %q names no result", word)
			}
			k.letter = list[n].letter
			list = append(list, k)
			continue
		}
		known := false
		for i := range len(rest) {
			if _, ok := asmRegisters[rest[i]]; ok {
				k.letter, known = rest[i], true
				break
			}
			known = known || strings.IndexByte(asmOthers, rest[i]) >= 0
		}
		switch {
		case known:
		case rest == "q":
			return nil, fmt.Errorf("constraint %q: libNVVM has no operands of 128 bits", word)
		case rest == "m":
			return nil, fmt.Errorf("constraint %q: libNVVM has no operands in memory; pass the address (l) and write [$n]", word)
		default:
			return nil, fmt.Errorf("constraint %q is not one of PTX's (c, h, r, l, f, d, n, i)", word)
		}
		list = append(list, k)
	}
	return list, nil
}

// digits gives the number that the text is, -1 if it is none.
func digits(s string) int {
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' || n > 1000 {
			return -1
		}
		n = 10*n + int(s[i]-'0')
	}
	if s == "" {
		return -1
	}
	return n
}

func (o *asmOperands) rewrite() (ir.Value, bool, error) {
	list, err := o.constraints()
	if err != nil {
		return nil, false, err
	}
	plain := *o.asm
	plain.CanThrow, plain.IntelDialect, plain.AlignStack = false, false, false
	changed := plain != *o.asm
	var results []*ir.Type
	if t := o.in.Ty; t.Kind == ir.StructKind {
		results = t.Fields
	} else if t.Kind != ir.VoidKind {
		results = []*ir.Type{t}
	}
	args := o.in.CallArgs()
	var passed []ir.Value
	var params, returned []*ir.Type
	for _, k := range list {
		if k.output && !k.indirect {
			if len(returned) == len(results) {
				return nil, false, fmt.Errorf("more results than its type has")
			}
			old := results[len(returned)]
			t, err := o.operandType(old, k)
			if err != nil {
				return nil, false, err
			}
			changed = changed || t != old
			returned = append(returned, t)
			continue
		}
		if len(passed) == len(args) {
			return nil, false, fmt.Errorf("more operands than arguments")
		}
		v := o.Now(args[len(passed)])
		t := v.Type()
		if !k.indirect {
			if t, err = o.operandType(v.Type(), k); err != nil {
				return nil, false, err
			}
		}
		if t != v.Type() {
			changed = true
			v = o.toRegister(v, t)
		}
		passed, params = append(passed, v), append(params, t)
	}
	if len(passed) != len(args) || len(returned) != len(results) {
		return nil, false, fmt.Errorf("%d operands and %d results are not what its type has", len(passed), len(returned))
	}
	if !changed {
		return nil, false, nil
	}
	return o.call(plain, passed, params, results, returned), true, nil
}

// call writes the call anew and gives its result as it was.
func (o *asmOperands) call(plain ir.InlineAsm, passed []ir.Value, params, results, returned []*ir.Type) ir.Value {
	result := o.in.Ty
	switch {
	case o.in.Ty.Kind == ir.StructKind:
		result = o.Types.Struct("", false, returned...)
	case len(returned) == 1:
		result = returned[0]
	}
	plain.FnTy = o.Types.Func(result, false, params...)
	n := *o.in
	n.Dbg, n.Ty, n.ElemTy, n.Ops = nil, result, plain.FnTy, append([]ir.Value{&plain}, passed...)
	made := o.Add(&n)
	switch {
	case result == o.in.Ty:
		return made
	case o.in.Ty.Kind != ir.StructKind:
		return o.fromRegister(made, o.in.Ty)
	}
	var out ir.Value = ir.Undef(o.in.Ty)
	for i, t := range results {
		var v ir.Value = o.Extract(made, uint32(i))
		if v.Type() != t {
			v = o.fromRegister(v, t)
		}
		out = o.Insert(out, v, uint32(i))
	}
	return out
}

// operandType gives the type that a value is passed as.
func (o *asmOperands) operandType(t *ir.Type, k constraint) (*ir.Type, error) {
	switch t.Kind {
	case ir.FloatKind, ir.DoubleKind, ir.PointerKind:
		return t, nil
	case ir.IntKind:
		switch {
		case t.Bits == 8 || t.Bits == 16 || t.Bits == 32 || t.Bits == 64 || k.letter == 0:
			return t, nil
		case t.Bits == 1 && k.letter == 'b':
			if !k.output && !o.predicates {
				return nil, fmt.Errorf("a predicate as argument (b) does not exist in LLVM 7's dialect")
			}
			return t, nil
		}
	case ir.HalfKind, ir.BFloatKind, ir.VectorKind:
	default:
		return nil, fmt.Errorf("an operand of type %s is not supported", ir.TypeText(t))
	}
	bits, register := o.c.Layout.Bits(t), asmRegisters[k.letter]
	if t.Kind == ir.VectorKind && (t.Scalable || t.Elem.IsPtr()) || bits > uint64(register) || register < 8 {
		return nil, fmt.Errorf("an operand of type %s does not fit the register", ir.TypeText(t))
	}
	return o.Types.Int(register), nil
}

// toRegister gives a value as an integer.
func (o *asmOperands) toRegister(v ir.Value, t *ir.Type) ir.Value {
	if v.Type().Kind != ir.IntKind {
		v = o.Cast(ir.BitCast, v, o.Types.Int(uint32(o.c.Layout.Bits(v.Type()))))
	}
	if v.Type() != t {
		v = o.Cast(ir.ZExt, v, t)
	}
	return v
}

func (o *asmOperands) fromRegister(v ir.Value, t *ir.Type) ir.Value {
	if bits := uint32(o.c.Layout.Bits(t)); bits != v.Type().Bits {
		v = o.Cast(ir.Trunc, v, o.Types.Int(bits))
	}
	if t.Kind != ir.IntKind {
		v = o.Cast(ir.BitCast, v, t)
	}
	return v
}
