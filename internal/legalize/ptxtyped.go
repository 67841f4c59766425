package legalize

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// registerOf gives the type in which assembler takes and gives a value of the type: half types as 16 bits, two of them, i1 and addresses in
// shared memory as 32 (PTX ISA, "Fundamental Types", "Packed Floating Point Data Types", "State Spaces").
func registerOf(x *expansion, t *ir.Type) *ir.Type {
	switch {
	case isHalf(t):
		return x.Types.Int(16)
	case t.Kind == ir.VectorKind && t.Len == 2 && isHalf(t.Elem), t.IsInt(1), t.IsPtr() && t.AddrSpace == sharedSpace:
		return x.Types.Int(32)
	case t.Kind == ir.StructKind:
		fields := make([]*ir.Type, len(t.Fields))
		for i, f := range t.Fields {
			fields[i] = registerOf(x, f)
		}
		return x.Types.Struct("", false, fields...)
	}
	return t
}

// toRegister gives a value as assembler takes it.
func toRegister(x *expansion, v ir.Value) ir.Value {
	t := v.Type()
	r := registerOf(x, t)
	switch {
	case r == t:
		return v
	case t.IsPtr():
		return x.Cast(ir.PtrToInt, v, r)
	case t.IsInt(1):
		return x.Cast(ir.ZExt, v, r)
	}
	return x.Cast(ir.BitCast, v, r)
}

// fromRegister gives what assembler gave as a value of the type.
func fromRegister(x *expansion, v ir.Value, t *ir.Type) ir.Value {
	switch {
	case v.Type() == t:
		return v
	case t.IsInt(1):
		return x.ICmp(ir.ICmpNE, v, k(v.Type(), 0))
	case t.Kind == ir.StructKind:
		var all ir.Value = ir.Undef(t)
		for i, f := range t.Fields {
			all = x.Insert(all, fromRegister(x, x.Extract(v, uint32(i)), f), uint32(i))
		}
		return all
	}
	return x.Cast(ir.BitCast, v, t)
}

// registers writes an instruction whose operands are not all of types that assembler has.
func registers(template, constraints string, e ptxEffect) expander {
	return func(x *expansion) (ir.Value, error) { return x.inRegisters(template, constraints, e, x.args...) }
}

func (x *expansion) inRegisters(template, constraints string, e ptxEffect, args ...ir.Value) (ir.Value, error) {
	if !x.c.NVPTX {
		return nil, fmt.Errorf("it is an instruction of NVIDIA's GPUs")
	}
	operands := make([]ir.Value, len(args))
	for i, a := range args {
		operands[i] = toRegister(x, a)
	}
	if x.ty.Kind == ir.VoidKind {
		x.ptx(template, constraints, e, x.ty, operands...)
		return nil, nil
	}
	return fromRegister(x, x.ptx(template, constraints, e, registerOf(x, x.ty), operands...), x.ty), nil
}

// typedInstructions are those of ptxInstructions whose operands are half types, addresses in shared memory and predicates.
var typedInstructions = func() map[string]expander {
	table := map[string]expander{
		"llvm.nvvm.elect.sync": registers("{ .reg .pred p; elect.sync $0|p, $2; selp.u32 $1, 1, 0, p; }", "=r,=r,r", convergent),

		"llvm.nvvm.mbarrier.pending.count": ptx("mbarrier.pending_count.b64 $0, $1;", "=r,l", pure),
		"llvm.nvvm.cp.async.wait.group":    ptx("cp.async.wait_group $0;", "n", memory),

		"llvm.nvvm.ex2.approx.f16x2": registers("ex2.approx.f16x2 $0, $1;", "=r,r", pure),
	}
	for name, op := range map[string]string{"fabs": "abs", "fabs.ftz": "abs.ftz", "ex2.approx": "ex2.approx", "ex2.approx.ftz": "ex2.approx.ftz"} {
		table["llvm.nvvm."+name] = halvesOrLetter("llvm.nvvm."+name, op)
	}
	for suffix, address := range map[string]string{"": "l", ".shared": "r"} {
		for name, row := range map[string]struct{ op, form string }{
			"mbarrier.init":                   {"mbarrier.init%s.b64 [$0], $1;", "@,r"},
			"mbarrier.inval":                  {"mbarrier.inval%s.b64 [$0];", "@"},
			"mbarrier.arrive":                 {"mbarrier.arrive%s.b64 $0, [$1];", "=l,@"},
			"mbarrier.arrive.noComplete":      {"mbarrier.arrive.noComplete%s.b64 $0, [$1], $2;", "=l,@,r"},
			"mbarrier.arrive.drop":            {"mbarrier.arrive_drop%s.b64 $0, [$1];", "=l,@"},
			"mbarrier.arrive.drop.noComplete": {"mbarrier.arrive_drop.noComplete%s.b64 $0, [$1], $2;", "=l,@,r"},
			"mbarrier.test.wait":              {"{ .reg .pred p; mbarrier.test_wait%s.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,@,l"},
			"cp.async.mbarrier.arrive":        {"cp.async.mbarrier.arrive%s.b64 [$0];", "@"},
			"cp.async.mbarrier.arrive.noinc":  {"cp.async.mbarrier.arrive.noinc%s.b64 [$0];", "@"},
		} {
			table["llvm.nvvm."+name+suffix] = registers(fmt.Sprintf(row.op, suffix), strings.ReplaceAll(row.form, "@", address), memory)
		}
	}
	for _, mode := range []string{"up", "down", "bfly", "idx"} {
		for letter, class := range map[string]string{"i32p": "r", "f32p": "f"} {
			table["llvm.nvvm.shfl.sync."+mode+"."+letter] = registers("{ .reg .pred p; shfl.sync."+mode+".b32 $0|p, $3, $4, $5, $2; selp.u32 $1, 1, 0, p; }",
				"="+class+",=r,r,"+class+",r,r", convergent)
		}
	}
	for _, bytes := range []string{"ca.shared.global.4", "ca.shared.global.8", "ca.shared.global.16", "cg.shared.global.16"} {
		op, size := bytes[:len("ca.shared.global")], bytes[len("ca.shared.global."):]
		table["llvm.nvvm.cp.async."+bytes+".s"] = registers("cp.async."+op+" [$0], [$1], "+size+", $2;", "r,l,r", memory)
	}
	for _, signs := range []string{"s.s", "s.u", "u.s", "u.u"} {
		types := strings.NewReplacer("s", "s32", "u", "u32").Replace(signs)
		table["llvm.nvvm.idp4a."+signs] = ptx("dp4a."+types+" $0, $1, $2, $3;", "=r,r,r,r", pure)
		table["llvm.nvvm.idp2a."+signs] = func(x *expansion) (ir.Value, error) {
			half := map[bool]string{false: "lo", true: "hi"}[isTrue(x.args[2])]
			return x.inRegisters("dp2a."+half+"."+types+" $0, $1, $2, $3;", "=r,r,r,r", pure, x.args[0], x.args[1], x.args[3])
		}
	}
	for _, rounding := range []string{"rn", "rz", "rn.relu", "rz.relu"} {
		table["llvm.nvvm.f2bf16."+rounding] = registers("cvt."+rounding+".bf16.f32 $0, $1;", "=h,f", pure)
		for _, t := range []string{"bf16x2", "f16x2"} {
			table["llvm.nvvm.ff2"+t+"."+rounding] = registers("cvt."+rounding+"."+t+".f32 $0, $1, $2;", "=r,f,f", pure)
		}
	}
	for name, register := range map[string]string{"clusterid": "%clusterid", "nclusterid": "%nclusterid", "cluster.ctaid": "%cluster_ctaid",
		"cluster.nctaid": "%cluster_nctaid"} {
		for _, axis := range []string{".x", ".y", ".z", ".w"} {
			table["llvm.nvvm.read.ptx.sreg."+name+axis] = ptx("mov.u32 $0, "+register+axis+";", "=r", pure)
		}
	}
	names := strings.NewReplacer("fmin", "min", "fmax", "max", "nan", "NaN")
	for _, name := range halfInstructions() {
		for _, two := range []string{"", ".f16x2", ".bf16x2"} {
			table["llvm.nvvm."+name+two] = ofHalves(names.Replace(name))
		}
	}
	return table
}()

// halfInstructions gives the names of instructions on half types without the type: those that fuse, and minimum and maximum.
func halfInstructions() (names []string) {
	for _, mode := range []string{"", ".ftz", ".sat", ".ftz.sat", ".relu", ".ftz.relu"} {
		names = append(names, "fma.rn"+mode)
	}
	for _, op := range []string{"fmin", "fmax"} {
		for _, flush := range []string{"", ".ftz"} {
			for _, nan := range []string{"", ".nan"} {
				names = append(names, op+flush+nan, op+flush+nan+".xorsign.abs")
			}
		}
	}
	return names
}

// halfType gives PTX's name of a half type, or of two, and the class of registers that hold it.
func halfType(t *ir.Type) (name, class string, ok bool) {
	switch s := t.Scalar(); {
	case s.Kind == ir.HalfKind:
		name = "f16"
	case s.Kind == ir.BFloatKind:
		name = "bf16"
	default:
		return "", "", false
	}
	switch {
	case t.Kind != ir.VectorKind:
		return name, "h", true
	case t.Len == 2 && !t.Scalable:
		return name + "x2", "r", true
	}
	return "", "", false
}

// ofHalves writes an instruction all of whose operands have the type of the result.
func ofHalves(op string) expander {
	return func(x *expansion) (ir.Value, error) {
		t, class, ok := halfType(x.ty)
		switch {
		case !ok:
			return nil, fmt.Errorf("on %s it is not supported", ir.TypeSuffix(x.ty))
		case t[0] == 'b' && (strings.Contains(op, ".sat") || strings.Contains(op, ".ftz") && !strings.HasPrefix(op, "ex2")):
			return nil, fmt.Errorf("PTX has no %s.%s", op, t)
		}
		template, constraints := op+"."+t+" $0", "="+class
		for i := range x.args {
			template += fmt.Sprintf(", $%d", i+1)
			constraints += "," + class
		}
		return x.inRegisters(template+";", constraints, pure, x.args...)
	}
}

// halvesOrLetter is an instruction on half types, which assembler writes; libNVVM knows the intrinsic for the other types by letters.
func halvesOrLetter(name, op string) expander {
	halves, lettered := ofHalves(op), withLetter(name)
	return func(x *expansion) (ir.Value, error) {
		if _, _, ok := halfType(x.ty); ok {
			return halves(x)
		}
		return lettered(x)
	}
}
