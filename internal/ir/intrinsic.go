package ir

import (
	"strconv"
	"strings"
)

// IntrinsicName gives the name of an intrinsic overloaded on the types.
func IntrinsicName(base string, types ...*Type) string {
	var b strings.Builder
	b.WriteString(base)
	for _, t := range types {
		b.WriteByte('.')
		b.WriteString(TypeSuffix(t))
	}
	return b.String()
}

// TypeSuffix gives the type as the name of an overloaded intrinsic spells it (getMangledTypeStr in LLVM's IR/Intrinsics.cpp): scalars,
// pointers and vectors of these.
func TypeSuffix(t *Type) string {
	if s, ok := typeSuffixes[t.Kind]; ok {
		return s
	}
	switch t.Kind {
	case IntKind:
		return "i" + strconv.Itoa(int(t.Bits))
	case PointerKind:
		return "p" + strconv.Itoa(int(t.AddrSpace))
	case VectorKind:
		n := "v"
		if t.Scalable {
			n = "nxv"
		}
		return n + strconv.FormatUint(t.Len, 10) + TypeSuffix(t.Elem)
	}
	return "?"
}

var typeSuffixes = map[Kind]string{HalfKind: "f16", BFloatKind: "bf16", FloatKind: "f32", DoubleKind: "f64", X86FP80Kind: "f80",
	FP128Kind: "f128", PPCFP128Kind: "ppcf128"}
