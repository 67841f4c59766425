package legalize

import (
	"fmt"
	"slices"
	"sort"
	"sync"

	"nvvm-bitcode-linker/internal/ir"
)

// AttrFate is what becomes of an attribute.
type AttrFate uint8

// The fates.
const (
	forgottenAttr AttrFate = iota // by a table; it is refused
	RefuseAttr
	KeepAttr
	DropAttr // it only promises something, or asks for what GPUs do not have
)

// AttrRules is a dialect's table of attributes.
type AttrRules struct {
	Fates [ir.LastAttrKind + 1]AttrFate
	// KeptStrings are the string attributes that stay as they are. See stringAttrs for the others.
	KeptStrings []string
	// Translate turns an attribute that is kept into what the dialect has for it; false drops it.
	Translate map[ir.AttrKind]func(ir.Attr) (ir.Attr, bool)
}

// Fate lists kinds under one fate, for the tables of dialects.
func (r *AttrRules) Fate(f AttrFate, kinds ...ir.AttrKind) {
	for _, k := range kinds {
		r.Fates[k] = f
	}
}

// Forgotten gives the kinds that the table says nothing of.
func (r *AttrRules) Forgotten() []ir.AttrKind {
	var out []ir.AttrKind
	for k := ir.StringAttr + 1; k <= ir.LastAttrKind; k++ {
		if r.Fates[k] == forgottenAttr {
			out = append(out, k)
		}
	}
	return out
}

// Attributes applies the table to all functions, calls and variables.
func Attributes(rules *AttrRules) Pass {
	return Pass{Name: "attributes", Module: func(c *Context) error {
		var done sync.Map // a list for each list: many calls share one
		apply := func(f *ir.Function, l *ir.AttrList) (*ir.AttrList, error) {
			if l == nil {
				return nil, nil
			}
			n, ok := done.Load(l)
			if !ok {
				made, err := rules.list(l)
				if err != nil {
					return nil, &Error{Func: f, Err: err}
				}
				n, _ = done.LoadOrStore(l, made)
			}
			return n.(*ir.AttrList), nil
		}
		err := c.eachOf(func(_ int, f *ir.Function) (err error) {
			if f.Attrs, err = apply(f, f.Attrs); err != nil {
				return err
			}
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					if in.Call == nil || in.Call.Attrs == nil {
						continue
					}
					if in.Call.Attrs, err = apply(f, in.Call.Attrs); err != nil {
						return err
					}
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		for _, g := range c.M.Vars {
			g.Attrs = nil // strings for other back ends, all of them
		}
		return nil
	}}
}

func (r *AttrRules) list(l *ir.AttrList) (*ir.AttrList, error) {
	n := &ir.AttrList{}
	var err error
	if n.Fn, err = r.set(l.Fn); err != nil {
		return nil, err
	}
	if n.Ret, err = r.set(l.Ret); err != nil {
		return nil, err
	}
	for i, p := range l.Params {
		s, err := r.set(p)
		if err != nil {
			return nil, fmt.Errorf("parameter %d: %w", i, err)
		}
		n.Params = append(n.Params, s)
	}
	for len(n.Params) > 0 && n.Params[len(n.Params)-1] == nil {
		n.Params = n.Params[:len(n.Params)-1]
	}
	if n.Fn == nil && n.Ret == nil && len(n.Params) == 0 {
		return nil, nil
	}
	return n, nil
}

func (r *AttrRules) set(s *ir.AttrSet) (*ir.AttrSet, error) {
	if s == nil {
		return nil, nil
	}
	var kept []ir.Attr
	for _, a := range s.List {
		if a.Kind == ir.StringAttr {
			if err := checkStringAttr(a); err != nil {
				return nil, err
			}
			if slices.Contains(r.KeptStrings, a.Key) {
				kept = append(kept, a)
			}
			continue
		}
		fate := forgottenAttr
		if a.Kind <= ir.LastAttrKind {
			fate = r.Fates[a.Kind]
		}
		switch fate {
		case forgottenAttr, RefuseAttr:
			return nil, fmt.Errorf("attribute %s is not supported", a.Kind)
		case KeepAttr:
			if tr := r.Translate[a.Kind]; tr != nil {
				var ok bool
				if a, ok = tr(a); !ok {
					continue
				}
			}
			kept = append(kept, a)
		}
	}
	if len(kept) == 0 {
		return nil, nil
	}
	sortAttrs(kept)
	return &ir.AttrSet{List: kept}, nil
}

// sortAttrs puts attributes in the order that ir.AttrSet promises.
func sortAttrs(list []ir.Attr) {
	sort.Slice(list, func(i, j int) bool {
		a, b := list[i], list[j]
		return a.Kind < b.Kind || a.Kind == b.Kind && a.Key < b.Key
	})
}
