package legalize

import (
	"fmt"
	"strconv"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// Names makes every name an identifier of PTX (PTX ISA, "Identifiers"). What others look up by name keeps it, or the link fails:
// kernels, exports and what is defined elsewhere. All other names are local; one that is no identifier is escaped, which depends on
// nothing but the name unless that is taken.
func Names() Pass {
	return Pass{Name: "names", Module: func(c *Context) error {
		if !c.NVPTX {
			return nil
		}
		var all []ir.Global
		for _, g := range c.M.Vars {
			all = append(all, g)
		}
		for _, f := range c.M.Funcs {
			if !ir.IsIntrinsic(f.Name) {
				all = append(all, f)
			}
		}
		taken := map[string]bool{}
		var rename []ir.Global
		for _, g := range all {
			s := g.Sym()
			switch {
			case IsIdentifier(s.Name):
				taken[s.Name] = true
			case isLocalName(g):
				rename = append(rename, g)
			default:
				return fmt.Errorf("%q is not an identifier of PTX, and its name must stay", s.Name)
			}
		}
		for _, g := range rename {
			s := g.Sym()
			name := escape(s.Name)
			for n := 1; taken[name]; n++ {
				name = escape(s.Name) + "_$" + strconv.Itoa(n)
			}
			taken[name] = true
			s.Name = name
		}
		return nil
	}}
}

// isLocalName reports whether nobody outside looks the name up. The shared arrays without a size that a launch gives theirs are
// external in form only: all of them start at the same address.
func isLocalName(g ir.Global) bool {
	s := g.Sym()
	if f, ok := g.(*ir.Function); ok && f.Kernel {
		return false
	}
	if v, ok := g.(*ir.GlobalVar); ok && v.IsDecl() && v.Ty.AddrSpace == sharedSpace {
		return true
	}
	return s.Linkage.IsLocal()
}

// IsIdentifier reports whether PTX takes the name: [A-Za-z][A-Za-z0-9_$]* or [_$][A-Za-z0-9_$]+. It also takes %, which is for
// registers, and not WARP_SZ, a constant of its own.
func IsIdentifier(s string) bool {
	if s == "" || s == "_" || s == "$" || s == "WARP_SZ" || s[0] >= '0' && s[0] <= '9' {
		return false
	}
	for i := range len(s) {
		if !identByte(s[i]) {
			return false
		}
	}
	return true
}

func identByte(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b == '_' || b == '$'
}

// escape writes a dot as _$_ and any other byte that identifiers cannot have as _$ and two hexadecimal digits.
func escape(s string) string {
	var b strings.Builder
	if s == "" {
		b.WriteString("anon")
	} else if s == "_" || s == "$" || s == "WARP_SZ" || s[0] >= '0' && s[0] <= '9' {
		b.WriteString("_$$")
	}
	for i := range len(s) {
		switch {
		case s[i] == '.':
			b.WriteString("_$_")
		case identByte(s[i]):
			b.WriteByte(s[i])
		default:
			const hex = "0123456789abcdef"
			b.WriteString("_$")
			b.WriteByte(hex[s[i]>>4])
			b.WriteByte(hex[s[i]&15])
		}
	}
	return b.String()
}
