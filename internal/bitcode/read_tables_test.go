package bitcode_test

import (
	"reflect"
	"slices"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
)

// sets gives the attributes of a list, without their types, which are each module's own.
func sets(l *ir.AttrList) (all [][]ir.Attr) {
	if l == nil {
		return nil
	}
	for _, s := range append([]*ir.AttrSet{l.Fn, l.Ret}, l.Params...) {
		var list []ir.Attr
		if s != nil {
			list = slices.Clone(s.List)
		}
		for i := range list {
			list[i].Type = nil
		}
		all = append(all, list)
	}
	return all
}

// TestReadTables: globals have no attributes until they are asked for, and the same ones whoever asks.
func TestReadTables(t *testing.T) {
	for name, data := range modulesIn(t, coreLibrary) {
		lazy, err := bitcode.Open(name, data, ir.NewTypes())
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range lazy.M.Funcs {
			if f.Attrs != nil {
				t.Fatalf("%s: %s has attributes that nobody asked for", name, f.Name)
			}
		}
		if err := lazy.ReadTables(); err != nil {
			t.Fatal(err)
		}
		whole, err := bitcode.ReadAll(name, data)
		if err != nil {
			t.Fatal(err)
		}
		some := false
		for i, f := range whole.Funcs {
			got := lazy.M.Funcs[i]
			if got.Name != f.Name || !reflect.DeepEqual(sets(got.Attrs), sets(f.Attrs)) {
				t.Errorf("%s: %s has the attributes %v, %v expected", name, got.Name, sets(got.Attrs), sets(f.Attrs))
			}
			some = some || f.Attrs != nil
		}
		if !some {
			t.Errorf("%s: no function has attributes", name)
		}
	}
}
