package bitcode

import (
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// newName gives the name that an intrinsic has now (Intrinsic::remangleIntrinsicFunction): some became overloaded, or on more types,
// and typed pointers among the types at the end are plain ones.
func newName(f *ir.Function) string {
	if slots, base, ok := byBase(moreOverloads, f.Name); ok {
		if name, ok := overloaded(base, slots, f.FnTy); ok {
			return name
		}
	}
	return plainPointers(f.Name)
}

// moreOverloads are intrinsics that LLVM 7 or a later version had with fewer overload types than LLVM 22 has, and which types those are
// now: r for the result, or the number of a parameter.
var moreOverloads = map[string]string{
	"llvm.addressofreturnaddress":   "r",
	"llvm.annotation":               "r1",
	"llvm.eh.typeid.for":            "0",
	"llvm.frameaddress":             "r",
	"llvm.lifetime.end":             "0",
	"llvm.lifetime.start":           "0",
	"llvm.matrix.column.major.load": "r1",
	"llvm.powi":                     "r1",
	"llvm.prefetch":                 "0",
	"llvm.ptr.annotation":           "01",
	"llvm.sponentry":                "r",
	"llvm.stackrestore":             "0",
	"llvm.stacksave":                "r",
	"llvm.thread.pointer":           "r",
	"llvm.threadlocal.address":      "r",
	"llvm.va_copy":                  "0",
	"llvm.va_end":                   "0",
	"llvm.va_start":                 "0",
	"llvm.var.annotation":           "01",
}

// overloaded gives the name of an intrinsic overloaded on the slots of a function type, false where that has no such types.
func overloaded(base, slots string, t *ir.Type) (string, bool) {
	var types []*ir.Type
	for _, s := range slots {
		over := t.Result()
		if s != 'r' {
			if int(s-'0') >= len(t.Fields) {
				return "", false
			}
			over = t.Fields[s-'0']
		}
		if k := over.Scalar().Kind; k != ir.IntKind && k != ir.PointerKind && !over.Scalar().IsFloat() {
			return "", false
		}
		types = append(types, over)
	}
	return ir.IntrinsicName(base, types...), true
}

// plainPointers takes what they point to from the pointers among the types at the end of an intrinsic's name: llvm.x.v4p0i8.i64 is
// llvm.x.v4p0.i64. It is the longest end that spells types.
func plainPointers(name string) string {
	if !mayPointTo(name) {
		return name
	}
	for dot := len("llvm"); dot < len(name); dot++ {
		if name[dot] != '.' {
			continue
		}
		m := mangling{s: name, steps: 1000}
		if m.types(dot + 1) {
			return m.without()
		}
	}
	return name
}

// A mangling reads types as the names of intrinsics spelled them when pointers had types (getMangledTypeStr of LLVM 7 to 14). Names of
// structs may hold anything, so it is tried where they might end.
type mangling struct {
	s     string
	steps int      // left to try
	cuts  [][2]int // what pointers point to
}

// mayPointTo takes a quick look for a p and digits with more behind them than the next type.
func mayPointTo(name string) bool {
	m := mangling{s: name}
	for i := 0; i < len(name); i++ {
		if name[i] == 'p' {
			if end := m.digits(i + 1); end > i+1 && end < len(name) && name[end] != '.' {
				return true
			}
		}
	}
	return false
}

// areTypes tells whether text spells types.
func areTypes(text string) bool {
	m := mangling{s: text, steps: 1000}
	return m.types(0)
}

func (m *mangling) without() string {
	if len(m.cuts) == 0 {
		return m.s
	}
	var b strings.Builder
	at := 0
	for _, c := range m.cuts {
		b.WriteString(m.s[at:c[0]])
		at = c[1]
	}
	b.WriteString(m.s[at:])
	return b.String()
}

// types reads types separated by points up to the end.
func (m *mangling) types(i int) bool {
	return m.outer(i, func(end int) bool {
		return end == len(m.s) || m.s[end] == '.' && m.types(end+1)
	})
}

// outer reads a type that an intrinsic is overloaded on, of which pointers are looked for, and goes on with then.
func (m *mangling) outer(i int, then func(int) bool) bool {
	rest := m.s[min(i, len(m.s)):]
	switch {
	case strings.HasPrefix(rest, "p"):
		at := m.digits(i + 1)
		if at == i+1 {
			return false
		}
		if then(at) { // a plain pointer
			return true
		}
		mark := len(m.cuts)
		m.cuts = append(m.cuts, [2]int{at, 0})
		if m.inner(at, func(end int) bool { m.cuts[mark][1] = end; return then(end) }) {
			return true
		}
		m.cuts = m.cuts[:mark]
		return false
	case strings.HasPrefix(rest, "v"), strings.HasPrefix(rest, "nxv"), strings.HasPrefix(rest, "a"):
		at := i + strings.IndexAny(rest, "va") + 1
		end := m.digits(at)
		return end > at && m.outer(end, then)
	}
	return m.inner(i, then)
}

// inner reads any type.
func (m *mangling) inner(i int, then func(int) bool) bool {
	if m.steps--; m.steps < 0 || i >= len(m.s) {
		return false
	}
	for _, word := range mangledWords {
		if strings.HasPrefix(m.s[i:], word) && then(i+len(word)) {
			return true
		}
	}
	switch rest := m.s[i:]; {
	case strings.HasPrefix(rest, "sl_"):
		return m.list(i+3, 's', then)
	case strings.HasPrefix(rest, "s_"):
		for end := i + 2; end < len(m.s); end++ {
			if m.s[end] == 's' && then(end+1) {
				return true
			}
		}
		return false
	case strings.HasPrefix(rest, "f_"):
		return m.list(i+2, 'f', then)
	case rest[0] == 'i':
		end := m.digits(i + 1)
		return end > i+1 && then(end)
	case strings.HasPrefix(rest, "v"), strings.HasPrefix(rest, "nxv"), rest[0] == 'a', rest[0] == 'p':
		at := i + strings.IndexAny(rest, "vap") + 1
		end := m.digits(at)
		return end > at && (m.inner(end, then) || rest[0] == 'p' && then(end))
	}
	return false
}

// list reads types up to a mark: the fields of a struct, or the result and the parameters of a function.
func (m *mangling) list(i int, mark byte, then func(int) bool) bool {
	if i < len(m.s) && m.s[i] == mark && then(i+1) {
		return true
	}
	if mark == 'f' && strings.HasPrefix(m.s[min(i, len(m.s)):], "vararg") && m.list(i+len("vararg"), mark, then) {
		return true
	}
	return m.inner(i, func(end int) bool { return m.list(end, mark, then) })
}

var mangledWords = []string{"isVoid", "Metadata", "f16", "bf16", "f32", "f64", "f80", "f128", "ppcf128", "x86mmx", "token"}

func (m *mangling) digits(i int) int {
	for i < len(m.s) && m.s[i] >= '0' && m.s[i] <= '9' {
		i++
	}
	return i
}
