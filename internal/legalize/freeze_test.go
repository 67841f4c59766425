package legalize

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// A frozen proper value is itself, of whatever type.
func TestFreezeKeepsValues(t *testing.T) {
	var cases []meaningCase
	for _, ty := range []*ir.Type{tt.Int(2), tt.Int(8), tt.Int(13), tt.Int(16), tt.Int(32), tt.Int(48), tt.Int(64), tt.Int(100),
		tt.Int(128), tt.Half(), tt.Float(), tt.Double(), tt.Vector(3, tt.Int(16)), tt.Vector(2, tt.Double())} {
		cases = append(cases, meaningCase{name: "freeze " + ir.TypeSuffix(ty), params: []*ir.Type{ty},
			build: func(b *ir.Builder, _ *ir.Module, args []ir.Value) ir.Value { return freeze(b, args[0]) }})
	}
	pair := tt.Struct("", false, tt.Int(8), tt.Array(2, tt.Float()))
	cases = append(cases, meaningCase{name: "freeze of an aggregate", params: []*ir.Type{tt.Int(8), tt.Float()},
		build: func(b *ir.Builder, _ *ir.Module, args []ir.Value) ir.Value {
			v := b.Insert(b.Insert(b.Insert(ir.Undef(pair), args[0], 0), args[1], 1, 0), args[1], 1, 1)
			f := freeze(b, v)
			return b.Bin(ir.FAdd, b.Extract(f, 1, 0), b.Extract(f, 1, 1))
		}})
	sameMeaning(t, []Pass{Freeze()}, cases)
}

func freeze(b *ir.Builder, v ir.Value) ir.Value {
	return b.Add(&ir.Instr{Op: ir.Freeze, Ty: v.Type(), Ops: []ir.Value{v}})
}

// Of a poison value every use sees the same: x - x is 0 and x ^ x is 0, which LLVM decides otherwise for poison itself.
func TestFreezeOfPoison(t *testing.T) {
	for _, ty := range []*ir.Type{tt.Int(8), tt.Int(32), tt.Int(64), tt.Int(128)} {
		m := meaningModule("f", []meaningCase{{name: "x", params: []*ir.Type{ty},
			build: func(b *ir.Builder, _ *ir.Module, args []ir.Value) ir.Value {
				x := freeze(b, ir.Poison(ty))
				return b.Bin(ir.Xor, x, x)
			}}})
		f := lower(t, m, Freeze()).Funcs[0]
		if anyInstr(f, func(in *ir.Instr) bool { return in.Op == ir.Freeze }) {
			t.Errorf("a freeze of %s is left", ir.TypeSuffix(ty))
		}
		var xor *ir.Instr
		for _, in := range f.Blocks[0].Instrs {
			if in.Op == ir.Xor {
				xor = in
			}
		}
		if _, constant := xor.Ops[0].(*ir.Const); constant || xor.Ops[0] != xor.Ops[1] {
			t.Errorf("of a frozen %s the uses are %v and %v", ir.TypeSuffix(ty), xor.Ops[0], xor.Ops[1])
		}
	}
}

// lower runs passes over the module as one for NVIDIA's GPUs.
func lower(t *testing.T, m *ir.Module, passes ...Pass) *ir.Module {
	t.Helper()
	c, err := NewContext(m)
	if err != nil {
		t.Fatal(err)
	}
	c.NVPTX = true
	if err := Run(c, passes); err != nil {
		t.Fatal(err)
	}
	return m
}

// Where a value is proper, or is so without the promises of its operation, no assembler is made.
func TestFreezeWhereNothingIsNeeded(t *testing.T) {
	i32 := tt.Int(32)
	noundef := &ir.AttrList{Params: []*ir.AttrSet{{List: []ir.Attr{{Kind: ir.AttrNoUndef}}}, nil}}
	for _, c := range []struct {
		name  string
		build func(b *ir.Builder, sure, unsure ir.Value) ir.Value
		asm   bool
		flags ir.Flags
	}{
		{"argument", func(_ *ir.Builder, sure, _ ir.Value) ir.Value { return sure }, false, 0},
		{"other argument", func(_ *ir.Builder, _, unsure ir.Value) ir.Value { return unsure }, true, 0},
		{"add nsw", func(b *ir.Builder, sure, _ ir.Value) ir.Value {
			in := b.Bin(ir.Add, sure, ir.Int(i32, 1))
			in.Flags = ir.NSW
			return in
		}, false, 0},
		{"add nsw of an other", func(b *ir.Builder, sure, unsure ir.Value) ir.Value {
			in := b.Bin(ir.Add, sure, unsure)
			in.Flags = ir.NSW
			return in
		}, true, ir.NSW},
		{"shift by too much, perhaps", func(b *ir.Builder, sure, _ ir.Value) ir.Value { return b.Bin(ir.Shl, sure, sure) }, true, 0},
		{"shift", func(b *ir.Builder, sure, _ ir.Value) ir.Value { return b.Bin(ir.Shl, sure, ir.Int(i32, 31)) }, false, 0},
		{"shift by the width", func(b *ir.Builder, sure, _ ir.Value) ir.Value { return b.Bin(ir.Shl, sure, ir.Int(i32, 32)) }, true, 0},
		{"undef", func(*ir.Builder, ir.Value, ir.Value) ir.Value { return ir.Undef(i32) }, true, 0},
		{"load", func(b *ir.Builder, sure, _ ir.Value) ir.Value {
			return b.Load(i32, b.Alloca(i32, 3), 3)
		}, true, 0},
		{"load noundef", func(b *ir.Builder, sure, _ ir.Value) ir.Value {
			in := b.Load(i32, b.Alloca(i32, 3), 3)
			in.MD = []ir.Attachment{{Kind: "noundef", Node: &ir.MDNode{}}}
			return in
		}, false, 0},
	} {
		m := &ir.Module{Types: tt}
		f := &ir.Function{FnTy: tt.Func(i32, false, i32, i32), Attrs: noundef, HasBody: true}
		f.Name, f.Ty = "f", tt.Ptr(0)
		f.MakeArgs()
		block := &ir.Block{Parent: f}
		f.Blocks = []*ir.Block{block}
		m.Funcs = []*ir.Function{f}
		b := ir.NewBuilder(tt, f, block)
		v := c.build(b, f.Args[0], f.Args[1])
		b.Ret(freeze(b, v))
		lower(t, m, Freeze())
		asm := anyInstr(f, func(in *ir.Instr) bool {
			if in.Op != ir.Call {
				return false
			}
			_, ok := in.Callee().(*ir.InlineAsm)
			return ok
		})
		if asm != c.asm {
			t.Errorf("%s: assembler made: %v, want %v", c.name, asm, c.asm)
		}
		if in, ok := v.(*ir.Instr); ok && in.Flags != c.flags {
			t.Errorf("%s: flags left: %#x, want %#x", c.name, in.Flags, c.flags)
		}
	}
}
