package ir

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"
)

// A place is where an attribute may stand.
type place int

const (
	onFunction place = iota
	onResult
	onPointer // a parameter that is a pointer to i32
	onInt     // a parameter that is an i32
	onFloat
	onBuiltinCall
)

// attrSamples are valid attributes of each kind that is not a plain word of functions.
var attrSamples = []struct {
	at   place
	a    Attr
	text string // "" for the name alone
}{
	{onPointer, Attr{Kind: AttrAlign, Int: 16}, "align 16"}, {onPointer, Attr{Kind: AttrByVal}, "byval(i32)"},
	{onInt, Attr{Kind: AttrInReg}, ""}, {onPointer, Attr{Kind: AttrNest}, ""}, {onPointer, Attr{Kind: AttrNoAlias}, ""},
	{onPointer, Attr{Kind: AttrNoCapture}, ""}, {onPointer, Attr{Kind: AttrReadNone}, ""}, {onPointer, Attr{Kind: AttrReadOnly}, ""},
	{onInt, Attr{Kind: AttrReturned}, ""}, {onInt, Attr{Kind: AttrSExt}, ""}, {onFunction, Attr{Kind: AttrStackAlign, Int: 16}, "alignstack=16"},
	{onPointer, Attr{Kind: AttrSRet}, "sret(i32)"}, {onFunction, Attr{Kind: AttrUWTable, Int: 2}, "uwtable"},
	{onFunction, Attr{Kind: AttrUWTable, Int: 1}, "uwtable(sync)"}, {onInt, Attr{Kind: AttrZExt}, ""},
	{onBuiltinCall, Attr{Kind: AttrBuiltin}, ""}, {onPointer, Attr{Kind: AttrInAlloca}, "inalloca(i32)"},
	{onPointer, Attr{Kind: AttrNonNull}, ""}, {onPointer, Attr{Kind: AttrDereferenceable, Int: 1 << 33}, "dereferenceable(8589934592)"},
	{onPointer, Attr{Kind: AttrDereferenceableOrNull, Int: 5}, "dereferenceable_or_null(5)"}, {onPointer, Attr{Kind: AttrSwiftSelf}, ""},
	{onFunction, Attr{Kind: AttrAllocSize, Int: 1<<32 | 2}, "allocsize(1,2)"}, {onFunction, Attr{Kind: AttrAllocSize, Int: 2<<32 | 0xFFFFFFFF}, "allocsize(2)"},
	{onPointer, Attr{Kind: AttrWriteOnly}, ""}, {onPointer, Attr{Kind: AttrPreallocated}, "preallocated(i32)"}, {onInt, Attr{Kind: AttrNoUndef}, ""},
	{onPointer, Attr{Kind: AttrByRef}, "byref(i32)"}, {onFunction, Attr{Kind: AttrVScaleRange, Int: 1<<32 | 16}, "vscale_range(1,16)"},
	{onPointer, Attr{Kind: AttrSwiftAsync}, ""}, {onInt, Attr{Kind: AttrAllocAlign}, ""}, {onPointer, Attr{Kind: AttrAllocatedPointer}, ""},
	{onFunction, Attr{Kind: AttrAllocKind, Int: 1 | 16 | 32}, `allockind("alloc,zeroed,aligned")`},
	{onFunction, Attr{Kind: AttrAllocKind, Int: 4}, `allockind("free")`},
	{onFunction, Attr{Kind: AttrMemory}, "memory(none)"}, {onFunction, Attr{Kind: AttrMemory, Int: 0x555}, "memory(read)"},
	{onFunction, Attr{Kind: AttrMemory, Int: 1}, "memory(argmem: read)"},
	{onFunction, Attr{Kind: AttrMemory, Int: 2<<2 | 3}, "memory(argmem: readwrite, inaccessiblemem: write)"},
	{onFunction, Attr{Kind: AttrMemory, Int: 0xFFC}, "memory(readwrite, argmem: none)"},
	{onFloat, Attr{Kind: AttrNoFPClass, Int: 3}, "nofpclass(nan)"}, {onFloat, Attr{Kind: AttrNoFPClass, Int: 0x3FF}, "nofpclass(all)"},
	{onFloat, Attr{Kind: AttrNoFPClass, Int: 1 | 4 | 0x60 | 0x100}, "nofpclass(snan ninf zero pnorm)"},
	{onPointer, Attr{Kind: AttrWritable}, ""}, {onPointer, Attr{Kind: AttrDeadOnUnwind}, ""},
	{onInt, Attr{Kind: AttrRange, Bits: 32, Ranges: []ConstRange{{[]uint64{0xFFFFFFFB}, []uint64{3}}}}, "range(i32 -5, 3)"},
	{onPointer, Attr{Kind: AttrInitializes, Bits: 64, Ranges: []ConstRange{{[]uint64{^uint64(3)}, []uint64{0}}, {[]uint64{8}, []uint64{12}}}},
		"initializes((-4, 0), (8, 12))"},
	{onInt, Attr{Kind: AttrNoExt}, ""}, {onPointer, Attr{Kind: AttrDeadOnReturn}, ""},
	{onPointer, Attr{Kind: AttrCaptures}, "captures(none)"}, {onPointer, Attr{Kind: AttrCaptures, Int: 0x11}, "captures(address_is_null)"},
	{onPointer, Attr{Kind: AttrCaptures, Int: 0xF}, "captures(ret: address, provenance)"},
	{onPointer, Attr{Kind: AttrCaptures, Int: 0x70}, "captures(address, read_provenance, ret: none)"},
	{onPointer, Attr{Kind: AttrCaptures, Int: 0x7F}, "captures(address, read_provenance, ret: address, provenance)"},
	{onFunction, Attr{Kind: AttrMemory, Int: 2 << 4}, "memory(errnomem: write)"},
	{onFunction, Attr{Kind: AttrMemory, Int: 0xAAA &^ (3 << 10)}, "memory(write, target_mem1: none)"},
	// These need company, or a place that is not modelled here.
	{onPointer, Attr{Kind: AttrSwiftError}, ""}, {onPointer, Attr{Kind: AttrElementType}, "elementtype(i32)"},
	{onInt, Attr{Kind: AttrImmArg}, ""}, {onFunction, Attr{Kind: AttrOptNone}, ""}, {onFunction, Attr{Kind: AttrJumpTable}, ""},
}

// parsesOnly are attributes that the verifier refuses in the places above; LLVM's own bitcode reader knows no hybrid_patchable.
var parsesOnly = map[AttrKind]bool{AttrSwiftError: true, AttrElementType: true, AttrImmArg: true, AttrOptNone: true,
	AttrJumpTable: true, AttrSpeculatable: true, AttrDeadOnReturn: true,
	AttrHybridPatchable: true}

// declareWith adds a function that has the attribute.
func declareWith(k *maker, name string, at place, a Attr) *Function {
	ts := k.Module.Types
	i32 := k.int(32)
	pi := k.ptr(i32, 0)
	if a.Kind.Form() == TypeForm {
		a.Type = i32
	}
	params := map[place]*Type{onPointer: pi, onInt: i32, onFloat: ts.Float()}
	p, list := params[at], &AttrList{}
	if at == onFunction {
		f := k.fn(name, ts.Void(), pi, i32, i32)
		list.Fn = set(a)
		f.Attrs = list
		return f
	}
	result := ts.Void()
	if a.Kind == AttrReturned {
		result = p
	}
	if at == onBuiltinCall {
		f := k.define(name, ts.Void())
		k.Call(f.FnTy, f).Call.Attrs = &AttrList{Fn: set(a)}
		k.Ret(nil)
		return f
	}
	f := k.fn(name, result, p)
	list.Params = []*AttrSet{set(a)}
	f.Attrs = list
	return f
}

// samples gives every attribute kind at least once.
func samples() map[AttrKind][]int {
	kinds := map[AttrKind][]int{}
	for i, s := range attrSamples {
		kinds[s.a.Kind] = append(kinds[s.a.Kind], i)
	}
	return kinds
}

func TestAttrText(t *testing.T) {
	kinds := samples()
	for _, d := range dialects {
		t.Run(d.String(), func(t *testing.T) {
			k := newMaker(d)
			var want []string
			add := func(at place, a Attr, text string) {
				if text == "" {
					text = a.Kind.String()
				}
				if d == LLVM7 && a.Kind.Form() == TypeForm {
					text = a.Kind.String()
				}
				if d == LLVM7 && a.Kind == AttrUWTable {
					text = "uwtable"
				}
				declareWith(k, fmt.Sprintf("f%d", len(want)), at, a)
				want = append(want, text)
			}
			for kind := AttrKind(1); kind <= LastAttrKind; kind++ {
				if !kind.InDialect(d) || parsesOnly[kind] {
					continue
				}
				for _, i := range kinds[kind] {
					s := attrSamples[i]
					if d == LLVM19 && strings.Contains(s.text, "errnomem") || d == LLVM19 && strings.Contains(s.text, "target_mem") {
						continue
					}
					add(s.at, s.a, s.text)
				}
				if kinds[kind] == nil {
					if kind.Form() != EnumForm {
						t.Errorf("no sample of %s", kind)
					}
					add(onFunction, Attr{Kind: kind}, "")
				}
			}
			got := text(t, k.Module, d)
			for _, w := range want {
				if !strings.Contains(got, w) {
					t.Errorf("missing: %s", w)
				}
			}
			theirs := accepts(t, d, got)
			for _, w := range want {
				if d == LLVM7 {
					w = strings.ReplaceAll(w, ",", ", ") // of allocsize
				}
				if !strings.Contains(strings.ReplaceAll(theirs, ", ", ","), strings.ReplaceAll(w, ", ", ",")) &&
					!strings.Contains(w, "argmemonly") {
					t.Errorf("%s prints %q otherwise:\n%s", d, w, theirs)
				}
			}
		})
	}
}

// TestAttrDialects asks each dialect's parser for every attribute that the table denies it.
func TestAttrDialects(t *testing.T) {
	for _, d := range dialects {
		t.Run(d.String(), func(t *testing.T) {
			asked, texts := dubious(t, d)
			var answers []assembled
			var err error
			if d == LLVM7 {
				answers, err = assemble7(texts...)
			}
			for i, kind := range asked {
				if d != LLVM7 {
					_, err = assemble(d, texts[i])
					answers = append(answers, assembled{err: err})
				}
				if errors.Is(err, errNoTool) {
					t.Skip(err)
				}
				if kind == AttrHybridPatchable && d >= LLVM19 { // parsed and written, but what was written is not read
					if err := answers[i].err; err == nil || !strings.Contains(err.Error(), "Unknown attribute kind (95)") {
						t.Errorf("%s reads hybrid_patchable after all: %v", d, err)
					}
					continue
				}
				parsed := answers[i].err == nil || strings.Contains(answers[i].err.Error(), "verif") ||
					strings.Contains(answers[i].err.Error(), "llvm-dis")
				if known := kind.InDialect(d); parsed != known {
					t.Errorf("%s and %s: the table says %v, the parser %v", d, kind, known, answers[i].err)
				}
			}
		})
	}
}

// dubious gives the attributes that TestAttrText leaves out, and a module with each.
func dubious(t *testing.T, d Dialect) (asked []AttrKind, texts []string) {
	kinds := samples()
	for kind := AttrKind(1); kind <= LastAttrKind; kind++ {
		known := kind.InDialect(d)
		if known && !parsesOnly[kind] || kind.InDialect(LLVM7) && d > LLVM7 {
			continue // old ones are upgraded while parsing
		}
		s := attrSamples[0]
		s.at, s.a = onFunction, Attr{Kind: kind}
		if at := kinds[kind]; at != nil {
			s = attrSamples[at[0]]
		}
		k := newMaker(d)
		declareWith(k, "f", s.at, s.a)
		var b strings.Builder
		if err := Print(&b, k.Module, d); (err == nil) != known {
			t.Errorf("printing %s: %v", kind, err)
		}
		asked, texts = append(asked, kind), append(texts, b.String())
	}
	return asked, texts
}

func TestAttrNames(t *testing.T) {
	seen := map[string]AttrKind{}
	for kind := AttrKind(1); kind <= LastAttrKind; kind++ {
		if old, ok := seen[kind.String()]; ok || kind.String() == "" {
			t.Errorf("attributes %d and %d are both named %q", old, kind, kind)
		}
		seen[kind.String()] = kind
	}
	// Names and forms of LLVM's own table, where its headers are.
	dir, err := run("", "llvm-config-22", "--includedir")
	if err != nil {
		t.Skip("the headers of LLVM 22 are not installed:", err)
	}
	inc, err := os.ReadFile(filepath.Join(strings.TrimSpace(dir), "llvm", "IR", "Attributes.inc"))
	if err != nil {
		t.Skip("the headers of LLVM 22 are not installed:", err)
	}
	var missing []string
	for _, l := range strings.Split(string(inc), "\n") {
		if rest, ok := strings.CutPrefix(l, "ATTRIBUTE_ENUM("); ok {
			name := strings.TrimSuffix(rest[strings.Index(rest, ",")+1:], ")")
			if kind, ok := seen[name]; !ok || !kind.InDialect(LLVM22) {
				missing = append(missing, name)
			}
			delete(seen, name)
		}
	}
	for name, kind := range seen {
		if kind.InDialect(LLVM22) {
			missing = append(missing, "not LLVM's: "+name)
		}
	}
	if sort.Strings(missing); missing != nil {
		t.Error(missing)
	}
}

// param gives the parameter that the verifier demands of the convention.
func param(cc CallConv) string {
	if cc == 124 { // amdgpu_gfx_whole_wave
		return "i1"
	}
	return ""
}

func TestCallConvNames(t *testing.T) {
	for _, d := range dialects {
		t.Run(d.String(), func(t *testing.T) {
			var want []string
			var b strings.Builder
			for cc := CallConv(0); cc < 130; cc++ {
				p := newPrinter(d)
				p.callConv(cc)
				want = append(want, string(p.buf))
				fmt.Fprintf(&b, "declare %svoid @f%d(%s)\n", p.buf, cc, param(cc))
			}
			theirs := accepts(t, d, b.String())
			for cc, w := range want {
				if d == LLVM7 && (cc == 12 || cc == 97) {
					continue // webkit_jscc, which is gone, and a convention of llvmlite's own
				}
				line := fmt.Sprintf("declare %svoid @f%d(%s)\n", w, cc, param(CallConv(cc)))
				if !strings.Contains(strings.ReplaceAll(theirs, "  ", " "), strings.ReplaceAll(line, "cc ", "cc")) &&
					!strings.Contains(strings.ReplaceAll(theirs, "  ", " "), line) {
					t.Errorf("%s prints convention %d otherwise: %q", d, cc, w)
				}
			}
		})
	}
}
