package driver

import (
	"cmp"
	"errors"
	"slices"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/rlib"
)

// A FileReport says what is in a file.
type FileReport struct {
	Path    string         `json:"path"`
	Kind    string         `json:"kind"`
	Members []MemberReport `json:"members"` // the file itself where it is no archive
}

// A MemberReport says what is in an archive member, or in the file itself.
type MemberReport struct {
	Name    string         `json:"name,omitempty"` // "" for the file itself
	Kind    string         `json:"kind"`
	Size    int64          `json:"size"` // in bytes
	Modules []ModuleReport `json:"modules,omitempty"`
}

// A ModuleReport describes a module of bitcode.
type ModuleReport struct {
	Name       string         `json:"name,omitempty"`  // what downgrade --member takes; "" for the only module of a file
	Size       int64          `json:"size"`            // in bytes, without what surrounds it
	Error      string         `json:"error,omitempty"` // why it could not be read
	Producer   string         `json:"producer"`
	Triple     string         `json:"triple"`
	DataLayout string         `json:"data_layout"`
	Source     string         `json:"source_filename,omitempty"`
	Symbols    []SymbolReport `json:"symbols"`
}

// A SymbolReport describes a function, variable or alias.
type SymbolReport struct {
	Name       string `json:"name"`
	Kind       string `json:"kind"` // "function", "kernel", "variable", "constant", "alias", "ifunc"
	Linkage    string `json:"linkage"`
	Visibility string `json:"visibility,omitempty"` // "" for the default
	Defined    bool   `json:"defined"`
	Space      uint32 `json:"address_space,omitempty"`
	Size       uint64 `json:"size,omitempty"` // of a variable in bytes; of a function's body in bytes of bitcode
}

// Inspect describes files. A module that can not be read is reported in its place; the error says that there was one.
func Inspect(paths []string) ([]FileReport, error) {
	var reports []FileReport
	var bad []error
	for _, path := range paths {
		r, err := inspectFile(path)
		if err != nil {
			return reports, err
		}
		for _, m := range r.Members {
			for _, mod := range m.Modules {
				if mod.Error != "" {
					bad = append(bad, errors.New(mod.Error))
				}
			}
		}
		reports = append(reports, r)
	}
	return reports, errors.Join(bad...)
}

func inspectFile(path string) (FileReport, error) {
	f, err := rlib.Open(path)
	if err != nil {
		return FileReport{}, err
	}
	defer f.Close()
	report := FileReport{Path: path, Kind: string(f.Kind())}
	mods, err := f.Modules()
	if err != nil {
		return report, err
	}
	members := []rlib.Member{{Kind: f.Kind(), Size: f.Size()}}
	if f.IsArchive() {
		if members, err = f.Members(); err != nil {
			return report, err
		}
	}
	byHeader := map[int64][]rlib.Module{}
	for _, m := range mods {
		byHeader[m.Header] = append(byHeader[m.Header], m)
	}
	for _, m := range members {
		mr := MemberReport{Name: m.Name, Kind: string(m.Kind), Size: m.Size}
		for _, mod := range byHeader[m.Header] {
			mr.Modules = append(mr.Modules, inspectModule(mod))
		}
		report.Members = append(report.Members, mr)
	}
	return report, nil
}

func inspectModule(m rlib.Module) ModuleReport {
	report := ModuleReport{Name: m.Name(), Size: m.Size}
	data, err := m.Read()
	if err == nil {
		var r *bitcode.Reader
		if r, err = bitcode.Open(m.String(), data, ir.NewTypes()); err == nil {
			err = r.ReadTables()
		}
		if err == nil {
			report.describe(r)
			return report
		}
	}
	report.Error = err.Error()
	return report
}

func (report *ModuleReport) describe(r *bitcode.Reader) {
	m := r.M
	report.Producer, report.Triple, report.DataLayout, report.Source = m.Producer, m.Triple, m.DataLayout, m.SourceFilename
	layout, _ := ir.ParseDataLayout(m.DataLayout) // without one, sizes are left out
	for _, v := range r.Globals() {
		g := v.(ir.Global)
		s := g.Sym()
		report.Symbols = append(report.Symbols, SymbolReport{
			Name: s.Name, Kind: symbolKind(g), Linkage: s.Linkage.String(), Visibility: visibilityName(s.Visibility),
			Defined: !g.IsDecl(), Space: s.Ty.AddrSpace, Size: symbolSize(g, layout, r),
		})
	}
	slices.SortStableFunc(report.Symbols, func(a, b SymbolReport) int { return cmp.Compare(a.Name, b.Name) })
}

func symbolKind(g ir.Global) string {
	switch g := g.(type) {
	case *ir.Function:
		if g.Kernel {
			return "kernel"
		}
		return "function"
	case *ir.GlobalVar:
		if g.Const {
			return "constant"
		}
		return "variable"
	case *ir.Alias:
		if g.IFunc {
			return "ifunc"
		}
	}
	return "alias"
}

func symbolSize(g ir.Global, layout *ir.DataLayout, r *bitcode.Reader) uint64 {
	switch g := g.(type) {
	case *ir.GlobalVar:
		if layout != nil && !g.IsDecl() {
			return layout.AllocSize(g.ValueTy)
		}
	case *ir.Function:
		return r.BodySize(g)
	}
	return 0
}

func visibilityName(v ir.Visibility) string {
	return map[ir.Visibility]string{ir.HiddenVisibility: "hidden", ir.ProtectedVisibility: "protected"}[v]
}
