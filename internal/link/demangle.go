package link

import "github.com/ianlancetaylor/demangle"

// Demangle gives the name as it stands in the source, with the symbol itself in brackets where they differ.
func Demangle(symbol string) string {
	plain := plainName(symbol)
	if plain == symbol {
		return symbol
	}
	return plain + " (" + symbol + ")"
}

// plainName gives the name as it stands in the source: of Rust's two manglings, and of C++.
func plainName(symbol string) string { return demangle.Filter(symbol, demangle.NoClones) }
