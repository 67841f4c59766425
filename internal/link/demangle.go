package link

import "github.com/ianlancetaylor/demangle"

// Demangle gives the name as it stands in the source, with the symbol itself in brackets where they differ.
func Demangle(symbol string) string {
	plain := demangle.Filter(symbol, demangle.NoClones)
	if plain == symbol {
		return symbol
	}
	return plain + " (" + symbol + ")"
}
