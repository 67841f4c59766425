package link

import "github.com/ianlancetaylor/demangle"

// Demangle gives the name as it stands in the source, with the symbol itself in brackets where they differ.
func Demangle(symbol string) string {
	plain := PlainName(symbol)
	if plain == symbol {
		return symbol
	}
	return plain + " (" + symbol + ")"
}

// PlainName gives a symbol as it stands in the source: of Rust's two manglings, and of C++.
func PlainName(symbol string) string { return demangle.Filter(symbol, demangle.NoClones) }
