package bitcode_test

import (
	"fmt"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// TestWriteEveryAttribute writes each attribute that a dialect has on a function of its own, and looks for it in what LLVM
// prints: its number and form must be those of that version.
func TestWriteEveryAttribute(t *testing.T) {
	for version, d := range map[string]ir.Dialect{"19": ir.LLVM19, "14": ir.LLVM7} {
		t.Run(version, func(t *testing.T) {
			s := newSampler(d)
			var kinds []ir.AttrKind
			// Readers drop attributes from parameters of a type that can not have them, but leave places to the verifier.
			params := map[ir.AttrKind]*ir.Type{ir.AttrSExt: s.int(32), ir.AttrZExt: s.int(32), ir.AttrAllocAlign: s.int(32), ir.AttrRange: s.int(32),
				ir.AttrNoFPClass: s.Types.Float()}
			for k := ir.AttrAlign; k <= ir.LastAttrKind; k++ {
				if !k.InDialect(d) {
					continue
				}
				a := ir.Attr{Kind: k, Int: 2, Type: s.int(32)}
				if f := k.Form(); f == ir.RangeForm || f == ir.RangeListForm {
					a = ir.Attr{Kind: k, Bits: 32, Ranges: []ir.ConstRange{{Lo: words(0), Hi: words(4)}}}
				}
				param := params[k]
				if param == nil {
					param = s.ptr(s.int(32), 0)
				}
				f := s.declare(fmt.Sprintf("attribute.%d.", k), s.Types.Func(s.Types.Void(), false, param))
				f.Attrs = &ir.AttrList{Params: []*ir.AttrSet{set(a)}}
				kinds = append(kinds, k)
			}
			if len(kinds) < 50 {
				t.Fatalf("only %d attributes", len(kinds))
			}
			text := command(t, tool(t, "llvm-dis-"+version), "-o", "-", file(t, "attributes.bc", write(t, s.m, d)))
			found := map[string]string{}
			for _, l := range strings.Split(text, "\n") {
				if name, rest, ok := strings.Cut(l, "("); ok && strings.HasPrefix(name, "declare void @attribute.") {
					found[strings.TrimPrefix(name, "declare void @attribute.")] = rest
				}
			}
			for _, k := range kinds {
				if got := found[fmt.Sprintf("%d.", k)]; !strings.Contains(got, k.String()) {
					t.Errorf("%v (%d): LLVM %s reads %q", k, k, version, got)
				}
			}
		})
	}
}

// TestMemoryBefore21 checks that the older layout promises nothing that the newer one does not.
func TestMemoryBefore21(t *testing.T) {
	effects := func(at ...uint8) ir.MemEffects {
		var m ir.MemEffects
		for loc, v := range at {
			m = m.With(loc, v)
		}
		return m
	}
	const read, write = 1, 2
	for _, c := range []struct {
		name string
		in   ir.MemEffects
		want uint64
	}{
		{"none", effects(), 0},
		{"everything", ir.MemUnknown, 0x3F},
		{"arguments read", effects(read), 0x01},
		{"inaccessible written", effects(0, write), 0x08},
		{"errno written is the rest written", effects(0, 0, write), 0x20},
		{"the rest read and errno written", effects(0, 0, write, read), 0x30},
		{"the rest read", effects(0, 0, 0, read), 0x10},
		{"memory of the target is inaccessible", effects(0, read, 0, 0, write, 0), 0x0C},
		{"the other memory of the target", effects(0, 0, 0, 0, 0, read), 0x04},
	} {
		if got := bitcode.MemoryBefore21(uint64(c.in)); got != c.want {
			t.Errorf("%s: %#x, want %#x", c.name, got, c.want)
		}
	}
}
