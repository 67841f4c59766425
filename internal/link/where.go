package link

import (
	"fmt"
	"slices"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// line gives the place in the source, as file:line, where a function refers to a symbol, "" if it is not known. Since debug information
// is not read otherwise, the function is read once more: this is for errors.
func (l *linker) line(by ir.Global, symbol string) string {
	f, ok := by.(*ir.Function)
	if !ok {
		return ""
	}
	in := l.p.byMod[f.Module]
	if in == nil {
		return ""
	}
	i := slices.Index(in.r.M.Funcs, f)
	if i < 0 {
		return ""
	}
	r, err := bitcode.Open(in.name, in.data, ir.NewTypes())
	if err != nil || i >= len(r.M.Funcs) {
		return ""
	}
	r.KeepDebug()
	again := r.M.Funcs[i]
	if r.ReadModuleLevel() != nil || again.IsDecl() || r.ReadBody(again) != nil {
		return "" // it was read before, without debug information, so nothing else is wrong with it
	}
	for _, b := range again.Blocks {
		for _, in := range b.Instrs {
			if in.Loc != nil && refersTo(in, symbol) {
				return lineOf(in.Loc)
			}
		}
	}
	return ""
}

// refersTo reports whether an operand of the instruction is, or is an address within, the symbol.
func refersTo(in *ir.Instr, symbol string) bool {
	found := false
	in.EachOperand(func(v *ir.Value) {
		g, ok := stripConst(*v).(ir.Global)
		found = found || ok && g.Sym().Name == symbol
	})
	return found
}

// lineOf gives a place in the source as file:line, "" if it is not known.
func lineOf(loc *ir.DINode) string {
	file, line := loc.Place()
	if file == "" {
		return ""
	}
	return fmt.Sprintf("%s:%d", file, line)
}
