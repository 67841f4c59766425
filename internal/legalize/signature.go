package legalize

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// signatures are the types that LLVM's intrinsics have (its IR/Intrinsics.td), by base name, of those that passes rewrite or that stay: first
// the result, then the parameters. The letters stand for types: I and J for integers or vectors of integers, F for floating-point numbers or
// vectors of them, each the same wherever it stands in a line; B for i1, C for i1 or a vector of i1 like the I or F; V for a vector and E
// for its element; N for any integer; P for any pointer; the rest for themselves. {I C} is a struct.
var signatures = func() map[string]string {
	table := map[string]string{
		"llvm.abs": "I I B", "llvm.ctlz": "I I B", "llvm.cttz": "I I B", "llvm.ucmp": "J I I", "llvm.scmp": "J I I",
		"llvm.expect": "I I I", "llvm.expect.with.probability": "I I I double", "llvm.assume": "void B",
		"llvm.fptosi.sat": "I F", "llvm.fptoui.sat": "I F", "llvm.lrint": "I F", "llvm.llrint": "I F", "llvm.lround": "I F",
		"llvm.llround": "I F", "llvm.powi": "F F N", "llvm.ldexp": "F F I", "llvm.frexp": "{F I} F", "llvm.is.fpclass": "C F i32",
		"llvm.modf": "{F F} F", "llvm.sincos": "{F F} F", "llvm.sincospi": "{F F} F",
		"llvm.convert.to.fp16": "i16 F", "llvm.convert.from.fp16": "F i16",
		"llvm.vector.reduce.fadd": "E E V", "llvm.vector.reduce.fmul": "E E V",
		"llvm.memcpy": "void P P N B", "llvm.memmove": "void P P N B", "llvm.memset": "void P i8 N B",
		"llvm.memcpy.inline": "void P P N B", "llvm.memset.inline": "void P i8 N B",
		"llvm.trap": "void", "llvm.debugtrap": "void", "llvm.sideeffect": "void", "llvm.donothing": "void", "llvm.ubsantrap": "void i8",
		"llvm.stacksave": "P", "llvm.stackrestore": "void P", "llvm.returnaddress": "P i32", "llvm.frameaddress": "P i32",
		"llvm.readcyclecounter": "i64", "llvm.readsteadycounter": "i64", "llvm.prefetch": "void P i32 i32 i32",
		"llvm.launder.invariant.group": "P P", "llvm.strip.invariant.group": "P P", "llvm.threadlocal.address": "P P",
		"llvm.va_start": "void P", "llvm.va_end": "void P", "llvm.va_copy": "void P P", "llvm.objectsize": "N P B B B",
	}
	for form, names := range map[string]string{
		"I I":       "ctpop bswap bitreverse",
		"I I I":     "umin umax smin smax uadd.sat usub.sat sadd.sat ssub.sat ushl.sat sshl.sat clmul",
		"I I I I":   "fshl fshr",
		"{I C} I I": "uadd.with.overflow usub.with.overflow sadd.with.overflow ssub.with.overflow umul.with.overflow smul.with.overflow",
		"F F": "sqrt fabs floor ceil trunc rint nearbyint round roundeven sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 " +
			"log10 canonicalize",
		"I I I i32": "smul.fix umul.fix smul.fix.sat umul.fix.sat sdiv.fix udiv.fix sdiv.fix.sat udiv.fix.sat",
		"F F F":     "copysign minnum maxnum minimum maximum minimumnum maximumnum pow atan2",
		"F F F F":   "fma fmuladd",
		"E V": "vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor vector.reduce.umin " +
			"vector.reduce.umax vector.reduce.smin vector.reduce.smax vector.reduce.fmin vector.reduce.fmax vector.reduce.fminimum vector.reduce.fmaximum",
	} {
		for _, name := range strings.Fields(names) {
			table["llvm."+name] = form
		}
	}
	return table
}()

// Signatures refuses intrinsics that are declared with types that they can not have: bitcode may say so, and the passes that come after
// rely on them.
func Signatures() Pass {
	return Pass{Name: "signatures", Module: func(c *Context) error {
		for _, f := range c.M.Funcs {
			if !ir.IsIntrinsic(f.Name) {
				continue
			}
			if form, ok := signatures[BaseName(f.Name)]; ok && !hasSignature(f.FnTy, form) {
				where := ""
				if f.Module != nil && f.Module.Name != "" {
					where = f.Module.Name + ": "
				}
				return fmt.Errorf("%s%s is declared as %s: %s", where, f.Name, ir.TypeText(f.FnTy), formText(form))
			}
		}
		return nil
	}}
}

// formText says what a line of the table expects.
func formText(form string) string {
	tokens := formTokens(form)
	text := tokens[0] + " (" + strings.Join(tokens[1:], ", ") + ")"
	var words []string
	for _, w := range []struct{ letter, means string }{
		{"I", "an integer or a vector of integers"}, {"J", "an integer or a vector of integers"}, {"F", "a floating-point number or a vector of them"},
		{"C", "i1 or a vector of i1"}, {"B", "i1"}, {"V", "a vector"}, {"E", "its element"}, {"N", "an integer"}, {"P", "a pointer"},
	} {
		if strings.ContainsAny(form, w.letter) {
			words = append(words, w.letter+" is "+w.means)
		}
	}
	text += " expected"
	if words != nil {
		text += ": " + strings.Join(words, ", ")
	}
	return text
}

// formTokens splits a line of the table; a struct is one token.
func formTokens(form string) (tokens []string) {
	if inner, rest, ok := strings.Cut(form, "}"); ok {
		return append([]string{inner + "}"}, strings.Fields(rest)...)
	}
	return strings.Fields(form)
}

// hasSignature reports whether the function type is of the form.
func hasSignature(t *ir.Type, form string) bool {
	tokens := formTokens(form)
	if t.VarArg || len(t.Fields) != len(tokens)-1 {
		return false
	}
	m := typeMatch{}
	for i, p := range t.Fields { // first: a V tells what an E is
		if !m.binds(tokens[i+1], p) {
			return false
		}
	}
	if inner, ok := strings.CutPrefix(tokens[0], "{"); ok {
		parts, r := strings.Fields(strings.TrimSuffix(inner, "}")), t.Result()
		if r.Kind != ir.StructKind || len(r.Fields) != len(parts) {
			return false
		}
		for i, p := range parts {
			if !m.binds(p, r.Fields[i]) {
				return false
			}
		}
	} else if !m.binds(tokens[0], t.Result()) {
		return false
	}
	return m.agree()
}

// A typeMatch holds what the letters stand for.
type typeMatch map[string]*ir.Type

// plainTypes are the tokens that stand for themselves.
var plainTypes = map[string]struct {
	kind ir.Kind
	bits uint32
}{"void": {ir.VoidKind, 0}, "double": {ir.DoubleKind, 0}, "B": {ir.IntKind, 1}, "i8": {ir.IntKind, 8}, "i16": {ir.IntKind, 16},
	"i32": {ir.IntKind, 32}, "i64": {ir.IntKind, 64}}

// binds reports whether the token may stand for the type, and remembers it.
func (m typeMatch) binds(token string, t *ir.Type) bool {
	if p, ok := plainTypes[token]; ok {
		return t.Kind == p.kind && (p.bits == 0 || t.Bits == p.bits)
	}
	s := t.Scalar()
	ok := true
	switch token {
	case "I", "J":
		ok = s.Kind == ir.IntKind
	case "F":
		ok = s.IsFloat()
	case "C":
		ok = s.IsInt(1)
	case "N":
		return t.Kind == ir.IntKind
	case "P":
		return t.IsPtr()
	case "V":
		ok = t.Kind == ir.VectorKind
	}
	if old := m[token]; old != nil && old != t {
		return false
	}
	m[token] = t
	return ok
}

// agree reports whether vectors are as long as each other, and elements those of their vectors.
func (m typeMatch) agree() bool {
	if e := m["E"]; e != nil && m["V"].Elem != e {
		return false
	}
	var first *ir.Type
	for _, letter := range []string{"I", "J", "F", "C"} {
		t := m[letter]
		if t == nil {
			continue
		}
		if first == nil {
			first = t
		}
		if (t.Kind == ir.VectorKind) != (first.Kind == ir.VectorKind) || t.Kind == ir.VectorKind && (t.Len != first.Len || t.Scalable != first.Scalable) {
			return false
		}
	}
	return true
}
