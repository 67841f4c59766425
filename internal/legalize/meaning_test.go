package legalize

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// A meaningCase is an operation that passes rewrite, on arguments that are not constants. testdata/compare.c runs it as it is,
// which LLVM compiles, and rewritten.
type meaningCase struct {
	name   string
	params []*ir.Type
	rules  []string // what the arguments must not be: the rules of compare.c; ANY where there is none
	build  func(b *ir.Builder, m *ir.Module, args []ir.Value) ir.Value
}

var tt = ir.NewTypes()

// call is a case that calls an intrinsic overloaded on types; after the arguments come constant flags.
func call(base string, over []*ir.Type, result *ir.Type, params []*ir.Type, flags ...ir.Value) meaningCase {
	name := ir.IntrinsicName(base, over...)
	for _, f := range flags {
		n, _ := ir.AsUint64(f)
		name += fmt.Sprintf("(%d)", n)
	}
	return meaningCase{name: name, params: params, build: func(b *ir.Builder, m *ir.Module, args []ir.Value) ir.Value {
		all := append(append([]ir.Value{}, args...), flags...)
		types := make([]*ir.Type, len(all))
		for i, a := range all {
			types[i] = a.Type()
		}
		ft := tt.Func(result, false, types...)
		return b.Call(ft, intrinsicIn(m, ir.IntrinsicName(base, over...), ft), all...)
	}}
}

func (c meaningCase) with(rules ...string) meaningCase {
	c.rules = rules
	return c
}

func intrinsicIn(m *ir.Module, name string, ft *ir.Type) *ir.Function {
	if f := m.FindFunc(name); f != nil {
		return f
	}
	f := &ir.Function{FnTy: ft}
	f.Name, f.Ty, f.Module = name, tt.Ptr(0), m
	f.MakeArgs()
	m.Funcs = append(m.Funcs, f)
	return f
}

const slot = 64 // bytes; SLOT in compare.c

// module gives a module with a function for each case: prefix0, prefix1 and so on, from slots to slots.
func meaningModule(prefix string, cases []meaningCase) *ir.Module {
	m := &ir.Module{Types: tt, Triple: "x86_64-pc-linux-gnu",
		DataLayout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"}
	ft := tt.Func(tt.Void(), false, tt.Ptr(0), tt.Ptr(0))
	for i, c := range cases {
		f := &ir.Function{FnTy: ft, HasBody: true}
		f.Name, f.Ty, f.Module = fmt.Sprintf("%s%d", prefix, i), tt.Ptr(0), m
		f.MakeArgs()
		m.Funcs = append(m.Funcs, f)
		entry := &ir.Block{Parent: f}
		f.Blocks = []*ir.Block{entry}
		b := ir.NewBuilder(tt, f, entry)
		at := func(p ir.Value, n int) ir.Value {
			return b.GEP(tt.Int(8), p, 0, ir.Int(tt.Int(64), int64(n*slot)))
		}
		var args []ir.Value
		for k, t := range c.params {
			args = append(args, b.Load(t, at(f.Args[0], k), ir.AlignOf(1)))
		}
		r := c.build(b, m, args)
		if t := r.Type(); t.Kind == ir.StructKind {
			for k := range t.Fields {
				b.Store(b.Extract(r, uint32(k)), at(f.Args[1], k), ir.AlignOf(1))
			}
		} else {
			b.Store(r, at(f.Args[1], 0), ir.AlignOf(1))
		}
		b.Ret(nil)
	}
	return m
}

// part writes a type as struct part of compare.c.
func part(t *ir.Type, rule string) string {
	lanes := uint64(1)
	if t.Kind == ir.VectorKind {
		lanes, t = t.Len, t.Elem
	}
	kind := map[ir.Kind]string{ir.IntKind: "INT", ir.HalfKind: "F16", ir.BFloatKind: "BF16", ir.FloatKind: "F32",
		ir.DoubleKind: "F64"}[t.Kind]
	bits := t.Bits
	if t.Kind != ir.IntKind {
		bits = t.FloatBits()
	}
	return fmt.Sprintf("{%s, %d, %d, %s}", kind, bits, lanes, rule)
}

func compareTable(cases []meaningCase, results []*ir.Type) string {
	var decls, rows strings.Builder
	for i, c := range cases {
		fmt.Fprintf(&decls, "void original%d(const void *, void *), lowered%d(const void *, void *);\n", i, i)
		var args, outs []string
		for k, p := range c.params {
			rule := "ANY"
			if k < len(c.rules) {
				rule = c.rules[k]
			}
			args = append(args, part(p, rule))
		}
		if results[i].Kind == ir.StructKind {
			for _, f := range results[i].Fields {
				outs = append(outs, part(f, "ANY"))
			}
		} else {
			outs = append(outs, part(results[i], "ANY"))
		}
		fmt.Fprintf(&rows, "{%q, original%d, lowered%d, %d, %d, {%s}, {%s}},\n", c.name, i, i, len(args), len(outs),
			strings.Join(args, ", "), strings.Join(outs, ", "))
	}
	return decls.String() + "static const struct test tests[] = {\n" + rows.String() + "};\n"
}

// sameMeaning lowers the cases with the passes, and has LLVM 22 compile and run both forms: the lowered one also optimised, which
// shows where it made poison.
func sameMeaning(t *testing.T, passes []Pass, cases []meaningCase) {
	t.Helper()
	clang, err := exec.LookPath("clang-22")
	if err != nil {
		t.Skip("this test needs clang-22: ", err)
	}
	dir := t.TempDir()
	original, lowered := meaningModule("original", cases), meaningModule("lowered", cases)
	c, err := NewContext(lowered)
	if err != nil {
		t.Fatal(err)
	}
	if err := Run(c, passes); err != nil {
		t.Fatal(err)
	}
	results := make([]*ir.Type, len(cases))
	for i, c := range cases {
		scratch := &ir.Module{Types: tt}
		f := &ir.Function{}
		b := ir.NewBuilder(tt, f, &ir.Block{Parent: f})
		var args []ir.Value
		for k, p := range c.params {
			args = append(args, &ir.Arg{Ty: p, Index: k, Parent: f})
		}
		results[i] = c.build(b, scratch, args).Type()
	}
	write := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, data, 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	text := func(m *ir.Module) []byte {
		var buf bytes.Buffer
		if err := ir.Print(&buf, m, ir.LLVM22); err != nil {
			t.Fatal(err)
		}
		return buf.Bytes()
	}
	write("cases.h", []byte(compareTable(cases, results)))
	run := func(name string, args ...string) string {
		out, err := exec.Command(name, args...).CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", filepath.Base(name), err, out)
		}
		return string(out)
	}
	main := filepath.Join(dir, "main.o")
	run(clang, "-O1", "-Wno-everything", "-I", dir, "-c", "testdata/compare.c", "-o", main)
	first := write("original.ll", text(original))
	second := write("lowered.ll", text(lowered))
	for _, level := range []string{"-O0", "-O2"} {
		exe := filepath.Join(dir, "compare"+level)
		run(clang, "-O0", "-Wno-everything", "-c", first, "-o", first+".o")
		run(clang, level, "-Wno-everything", "-c", second, "-o", second+".o")
		run(clang, first+".o", second+".o", main, "-lm", "-o", exe)
		t.Log(level, strings.TrimSpace(run(exe)))
	}
}
