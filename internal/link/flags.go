package link

import (
	"fmt"
	"slices"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// A behaviour says what becomes of a module flag that several modules have (LangRef, "Module Flags Metadata"; Module.h, ModFlagBehavior).
type behaviour uint64

const (
	flagError        behaviour = 1 + iota // values must be equal
	flagWarning                           // a warning if they are not; the first one stays
	flagRequire                           // another flag must have a value
	flagOverride                          // this value replaces others
	flagAppend                            // lists are joined
	flagAppendUnique                      // lists are joined, each element once
	flagMax                               // the larger number
	flagMin                               // the smaller number; zero where a module has none
)

// A moduleFlag is a flag as it stands so far.
type moduleFlag struct {
	is    behaviour
	name  string
	value ir.Metadata
	node  *ir.MDNode // as a module has it; nil if it was made here
	kind  ir.Metadata
	in    *input
}

// A flagMerger merges module flags, in order (IRMover.cpp, linkModuleFlagsMetadata).
type flagMerger struct {
	warn  func(Warning)
	flags []moduleFlag
	at    map[string]int // by name, requirements aside
	needs []moduleFlag
}

// module takes in a module's flags.
func (fm *flagMerger) module(in *input, nodes []ir.Metadata) error {
	first := len(fm.flags) == 0
	seen := map[string]bool{}
	for _, n := range nodes {
		f, err := parseFlag(in, n)
		if err != nil {
			return err
		}
		if f.is == flagRequire {
			if !slices.ContainsFunc(fm.needs, func(old moduleFlag) bool { return sameMetadata(old.value, f.value) }) {
				fm.needs = append(fm.needs, f)
			}
			continue
		}
		seen[f.name] = true
		i, known := fm.at[f.name]
		if !known {
			// A minimum counts modules before this one too, which had none.
			if f.is == flagMin && !first {
				f = f.with(zeroOf(f.value))
			}
			fm.at[f.name] = len(fm.flags)
			fm.flags = append(fm.flags, f)
			continue
		}
		if fm.flags[i], err = fm.merge(fm.flags[i], f); err != nil {
			return err
		}
	}
	for i, f := range fm.flags {
		if f.is == flagMin && !seen[f.name] {
			fm.flags[i] = f.with(zeroOf(f.value))
		}
	}
	return nil
}

// parseFlag reads a flag: [behaviour, name, value].
func parseFlag(in *input, md ir.Metadata) (moduleFlag, error) {
	bad := func(what string) (moduleFlag, error) {
		return moduleFlag{}, fmt.Errorf("%s: a module flag %s", in.name, what)
	}
	node, ok := md.(*ir.MDNode)
	if !ok || len(node.Ops) != 3 {
		return bad("is no triple of behaviour, name and value")
	}
	name, ok := node.Ops[1].(*ir.MDString)
	if !ok {
		return bad("has no name")
	}
	is := ir.IntegerOf(node.Ops[0])
	if is == nil || !is.IsUint64() || is.Uint64() < uint64(flagError) || is.Uint64() > uint64(flagMin) {
		return bad(fmt.Sprintf("(%s) has an unknown behaviour, a number from 1 to 8 expected", name.S))
	}
	f := moduleFlag{is: behaviour(is.Uint64()), name: name.S, value: node.Ops[2], node: node, kind: node.Ops[0], in: in}
	list, isList := f.value.(*ir.MDNode)
	switch f.is {
	case flagRequire:
		if !isList || len(list.Ops) != 2 || stringOf(list.Ops[0]) == "" {
			return bad(fmt.Sprintf("(%s) requires no pair of a name and a value", f.name))
		}
	case flagAppend, flagAppendUnique:
		if !isList {
			return bad(fmt.Sprintf("(%s) is to be joined with others, but its value is no list", f.name))
		}
	case flagMax, flagMin:
		if ir.IntegerOf(f.value) == nil {
			return bad(fmt.Sprintf("(%s) is to be compared with others, but its value is no number", f.name))
		}
	}
	return f, nil
}

func stringOf(md ir.Metadata) string {
	if s, ok := md.(*ir.MDString); ok {
		return s.S
	}
	return ""
}

// with gives the flag with another value.
func (f moduleFlag) with(v ir.Metadata) moduleFlag {
	f.value, f.node = v, nil
	return f
}

// zeroOf gives the zero of the type of a flag's number.
func zeroOf(v ir.Metadata) ir.Metadata {
	return &ir.MDValue{V: ir.Int(v.(*ir.MDValue).V.Type(), 0)}
}

// merge makes one flag of two of a name.
func (fm *flagMerger) merge(old, now moduleFlag) (moduleFlag, error) {
	same := sameMetadata(old.value, now.value)
	conflict := func(what string) (moduleFlag, error) {
		return old, fmt.Errorf("module flag %s: %s and %s have %s", old.name, old.in.name, now.in.name, what)
	}
	switch {
	case old.is == flagOverride:
		if now.is == flagOverride && !same {
			return conflict("different values, which both are to override others: " + values(old, now))
		}
		return old, nil
	case now.is == flagOverride:
		return now, nil
	}
	either := func(b behaviour) bool { return old.is == b || now.is == b }
	if old.is != now.is && !(either(flagWarning) && (either(flagMin) || either(flagMax))) {
		return conflict(fmt.Sprintf("different behaviours: %d and %d", old.is, now.is))
	}
	if either(flagWarning) && !same {
		fm.warn(Warning{ModuleFlag, fmt.Sprintf("module flag %s: %s and %s have different values: %s", old.name, old.in.name, now.in.name, values(old, now))})
	}
	switch {
	case either(flagMin), either(flagMax):
		a, b := ir.IntegerOf(old.value), ir.IntegerOf(now.value)
		if a == nil || b == nil {
			return conflict("values that are no numbers: " + values(old, now))
		}
		bounded, other := old, now
		if old.is == flagWarning {
			bounded, other = now, old
		}
		if way := ir.IntegerOf(other.value).Cmp(ir.IntegerOf(bounded.value)); either(flagMin) && way < 0 || either(flagMax) && way > 0 {
			bounded = bounded.with(other.value)
		}
		return bounded, nil
	case old.is == flagError && !same:
		return conflict("different values: " + values(old, now))
	case old.is == flagAppend:
		return old.with(joined(old.value, now.value, false)), nil
	case old.is == flagAppendUnique:
		return old.with(joined(old.value, now.value, true)), nil
	}
	return old, nil
}

// joined joins two lists; with once elements that are there already are not repeated.
func joined(a, b ir.Metadata, once bool) ir.Metadata {
	list := &ir.MDNode{Distinct: true}
	for _, part := range []ir.Metadata{a, b} {
		for _, op := range part.(*ir.MDNode).Ops {
			if !once || !slices.ContainsFunc(list.Ops, func(old ir.Metadata) bool { return sameMetadata(old, op) }) {
				list.Ops = append(list.Ops, op)
			}
		}
	}
	return list
}

// values shows the values of two flags.
func values(a, b moduleFlag) string { return valueText(a.value) + " and " + valueText(b.value) }

// valueText shows a flag's value.
func valueText(md ir.Metadata) string {
	if list, ok := md.(*ir.MDNode); ok {
		var parts []string
		for _, op := range list.Ops {
			parts = append(parts, elementText(op))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	}
	return elementText(md)
}

// elementText shows a string or number. Lists in lists are not: they may hold themselves.
func elementText(md ir.Metadata) string {
	if s, ok := md.(*ir.MDString); ok {
		return fmt.Sprintf("%q", s.S)
	}
	if v := ir.IntegerOf(md); v != nil {
		return v.String()
	}
	return "something else"
}

// finish checks what flags require of others and gives the nodes of all.
func (fm *flagMerger) finish() ([]ir.Metadata, error) {
	for _, need := range fm.needs {
		pair := need.value.(*ir.MDNode)
		name := stringOf(pair.Ops[0])
		i, known := fm.at[name]
		if !known {
			return nil, fmt.Errorf("%s requires the module flag %s to be %s, but no module has it", need.in.name, name, valueText(pair.Ops[1]))
		}
		if f := fm.flags[i]; !sameMetadata(f.value, pair.Ops[1]) {
			return nil, fmt.Errorf("%s requires the module flag %s to be %s, but in %s it is %s", need.in.name, name, valueText(pair.Ops[1]), f.in.name, valueText(f.value))
		}
	}
	var nodes []ir.Metadata
	for _, list := range [][]moduleFlag{fm.flags, fm.needs} {
		for _, f := range list {
			if f.node == nil {
				f.node = &ir.MDNode{Ops: []ir.Metadata{f.kind, &ir.MDString{S: f.name}, f.value}}
			}
			nodes = append(nodes, f.node)
		}
	}
	return nodes, nil
}
