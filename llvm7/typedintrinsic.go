package llvm7

import (
	"fmt"
	"strconv"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// A pointerRule says what one pointer parameter of a family of intrinsics points to, where that is not i8. Sources: LLVM 7's
// Intrinsics.td and IntrinsicsNVVM.td (LLVMPointerToElt, LLVMVectorOfAnyPointersToElt, LLVMAnyPointerType).
type pointerRule struct {
	prefix string
	param  int
	from   int // parameter whose type is the pointee; fromResult for the result
	elem   bool
}

const fromResult = -1

// pointerRules lists the families; elem: the pointee is the element of that vector.
var pointerRules = []pointerRule{
	{"llvm.masked.load.", 0, fromResult, false},
	{"llvm.masked.store.", 1, 0, false},
	{"llvm.masked.gather.", 0, fromResult, true},
	{"llvm.masked.scatter.", 1, 0, true},
	{"llvm.masked.expandload.", 0, fromResult, true},
	{"llvm.masked.compressstore.", 1, 0, true},
	{"llvm.nvvm.ldg.global.", 0, fromResult, false},
	{"llvm.nvvm.ldu.global.", 0, fromResult, false},
	{"llvm.nvvm.atomic.", 0, fromResult, false},
}

// unsuffixed are the intrinsics whose pointers became overloaded after LLVM 7: it knows them without a suffix.
var unsuffixed = map[string]bool{"llvm.stacksave": true, "llvm.stackrestore": true, "llvm.frameaddress": true,
	"llvm.addressofreturnaddress": true, "llvm.thread.pointer": true, "llvm.prefetch": true, "llvm.va_start": true,
	"llvm.va_end": true, "llvm.va_copy": true, "llvm.returnaddress": true}

// renameIntrinsics gives intrinsics the names, and the parameter types, that they have with typed pointers.
func renameIntrinsics(t *typer, m *ir.Module) error {
	taken := map[string]bool{}
	for _, f := range m.Funcs {
		if !ir.IsIntrinsic(f.Name) {
			continue
		}
		last := t.bytePtr(0).Elem
		for _, rule := range pointerRules {
			if !strings.HasPrefix(f.Name, rule.prefix) {
				continue
			}
			elem, err := rule.apply(t, f)
			if err != nil {
				return fmt.Errorf("intrinsic %s: %w", f.Name, err)
			}
			last = elem
			break
		}
		f.Name = typedName(f.Name, last)
		if taken[f.Name] {
			return fmt.Errorf("two forms of the intrinsic %s, of which LLVM 7 has one", f.Name)
		}
		taken[f.Name] = true
	}
	return nil
}

// apply gives the parameter its type and returns the pointee.
func (r pointerRule) apply(t *typer, f *ir.Function) (*ir.Type, error) {
	elem := f.FnTy.Elem
	if r.from >= len(f.FnTy.Fields) || r.param >= len(f.FnTy.Fields) || !f.FnTy.Fields[r.param].Scalar().IsPtr() {
		return nil, fmt.Errorf("it has not the parameters that the name promises")
	}
	if r.from >= 0 {
		elem = f.FnTy.Fields[r.from]
	}
	if r.elem {
		elem = elem.Scalar()
	}
	params := append([]*ir.Type(nil), f.FnTy.Fields...)
	params[r.param] = t.pointerTo(elem, params[r.param])
	t.retype(f, signature{old: t.sigs[f].old, new: t.types.Func(f.FnTy.Elem, f.FnTy.VarArg, params...)})
	return elem, nil
}

// typedName rewrites the overloaded pointer types in an intrinsic's name: p0 becomes p0i8, and the last one, which
// is that of the pointer parameter, p0 and the pointee.
func typedName(name string, last *ir.Type) string {
	parts := strings.Split(name, ".")
	final := -1
	for i, p := range parts {
		if isPointerSuffix(p) {
			final = i
		}
	}
	if final < 0 {
		return name
	}
	if base := strings.Join(parts[:final], "."); unsuffixed[base] {
		return base
	}
	for i, p := range parts {
		switch {
		case i == final:
			parts[i] = p + mangled(last)
		case isPointerSuffix(p):
			parts[i] = p + "i8"
		}
	}
	return strings.Join(parts, ".")
}

// isPointerSuffix recognises p0 and v4p0, as opaque pointers are mangled.
func isPointerSuffix(s string) bool {
	if rest, ok := strings.CutPrefix(s, "v"); ok {
		i := strings.IndexByte(rest, 'p')
		if i <= 0 || !digits(rest[:i]) {
			return false
		}
		s = rest[i:]
	}
	rest, ok := strings.CutPrefix(s, "p")
	return ok && digits(rest)
}

func digits(s string) bool {
	for _, r := range s {
		if r < '0' || r > '9' {
			return false
		}
	}
	return s != ""
}

// mangled gives a type as it stands in the name of an overloaded intrinsic (LLVM 7's Function.cpp, getMangledTypeStr).
func mangled(t *ir.Type) string {
	switch t.Kind {
	case ir.PointerKind:
		s := "p" + strconv.Itoa(int(t.AddrSpace))
		if t.Elem != nil {
			s += mangled(t.Elem)
		}
		return s
	case ir.ArrayKind:
		return "a" + strconv.FormatUint(t.Len, 10) + mangled(t.Elem)
	case ir.VectorKind:
		return "v" + strconv.FormatUint(t.Len, 10) + mangled(t.Elem)
	case ir.StructKind:
		return "sl_" + mangledList(t.Fields) + "s"
	case ir.FuncKind:
		s := "f_" + mangled(t.Elem) + mangledList(t.Fields)
		if t.VarArg {
			s += "vararg"
		}
		return s + "f"
	case ir.IntKind:
		return "i" + strconv.Itoa(int(t.Bits))
	case ir.PPCFP128Kind:
		return "ppcf128"
	case ir.X86MMXKind:
		return "x86mmx"
	case ir.VoidKind:
		return "isVoid"
	case ir.MetadataKind:
		return "Metadata"
	}
	return "f" + strconv.Itoa(int(t.FloatBits()))
}

func mangledList(list []*ir.Type) string {
	var s strings.Builder
	for _, t := range list {
		s.WriteString(mangled(t))
	}
	return s.String()
}
