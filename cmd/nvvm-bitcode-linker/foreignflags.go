package main

import (
	"fmt"
	"strings"

	"github.com/spf13/pflag"
)

// Linkers' options that this one need not know by themselves: those of GNU ld, LLVM's lld and the compilers that drive them, as build
// scripts, RUSTFLAGS and rustc's other linker flavours pass them.

// A valueOf says where the value of a foreign option is.
type valueOf uint8

const (
	noValue  valueOf = iota // --as-needed
	attached                // --icf=all; --build-id alone is possible
	either                  // --soname=a, -z now
)

// A foreignFlag is what is made of an option: arguments of this linker. A nil function passes the option over.
type foreignFlag struct {
	value  valueOf
	become func(value string) []string
}

// foreignFlags are the options by name, without dashes: linkers take long ones with one dash and with two.
var foreignFlags = foreignTable()

func foreignTable() map[string]foreignFlag {
	t := map[string]foreignFlag{
		"version-script":        {either, as("--version-script")},
		"dynamic-list":          {either, as("--version-script")},
		"undefined":             {either, as("--export-symbol")},
		"u":                     {either, as("--export-symbol")},
		"require-defined":       {either, as("--export-symbol")},
		"export-dynamic-symbol": {either, as("--export-symbol")},
		"mcpu":                  {either, as("--target-cpu")},
		"march":                 {either, as("--target-cpu")},
		"plugin-opt":            {either, pluginOption},
		"lto-emit-asm":          {noValue, nil},
		"s":                     {noValue, func(string) []string { return []string{"--strip-debug"} }},
		"S":                     {noValue, func(string) []string { return []string{"--strip-debug"} }},
		"strip-all":             {noValue, func(string) []string { return []string{"--strip-debug"} }},
		"lto-emit-llvm":         {noValue, func(string) []string { return []string{"--emit=llvm-bc"} }},
	}
	for _, level := range []string{"0", "1", "2", "3"} {
		t["lto-O"+level] = foreignFlag{noValue, func(string) []string { return []string{"-O" + level} }}
	}
	// What changes nothing in PTX: it speaks of ELF files or of the linker's own running, or asks for what is done anyway. Whole archives
	// are among the latter, since every member's kernels are found and nothing else would outlive the dropping of what they do not reach.
	for value, names := range map[valueOf]string{
		noValue: `as-needed no-as-needed gc-sections no-gc-sections print-gc-sections eh-frame-hdr no-eh-frame-hdr start-group end-group ( )
			start-lib end-lib whole-archive no-whole-archive shared static pie no-pie static-pie nostdlib nostartfiles nodefaultlibs
			Bstatic Bdynamic Bsymbolic Bsymbolic-functions export-dynamic E x X discard-all discard-locals
			no-undefined allow-shlib-undefined no-allow-shlib-undefined relax no-relax enable-new-dtags disable-new-dtags no-threads m64
			no-color-diagnostics lto-whole-program-visibility no-lto-whole-program-visibility fatal-warnings no-fatal-warnings demangle
			no-demangle nmagic omagic no-rosegment rdynamic pthread no-dynamic-linker`,
		attached: `icf color-diagnostics threads build-id pack-dyn-relocs fuse-ld flto lto lto-partitions thinlto-jobs thinlto-cache-dir
			thinlto-cache-policy error-limit compress-debug-sections hash-style sort-section`,
		either: `z m soname rpath R rpath-link dynamic-linker plugin Map entry e image-base mllvm sysroot init fini`,
	} {
		for _, name := range strings.Fields(names) {
			t[name] = foreignFlag{value: value}
		}
	}
	return t
}

// as makes an option of ours with the same value.
func as(option string) func(string) []string {
	return func(value string) []string { return []string{option + "=" + value} }
}

// pluginOption reads --plugin-opt, by which the options of link-time optimisation reach lld and GNU ld: mcpu=CPU, O3 and emit-llvm, with
// a dash before them or without. The others say how LLVM should run, and no LLVM does.
func pluginOption(value string) []string {
	name := strings.TrimLeft(value, "-")
	if cpu, ok := strings.CutPrefix(name, "mcpu="); ok {
		return []string{"--target-cpu=" + cpu}
	}
	if name == "emit-llvm" {
		return []string{"--emit=llvm-bc"}
	}
	if len(name) == 2 && name[0] == 'O' {
		return []string{"-" + name}
	}
	return nil
}

// translateForeign puts this linker's options, which ours holds, in the place of other linkers'. What it does not know it leaves alone.
func translateForeign(ours *pflag.FlagSet, args []string) ([]string, error) {
	var out []string
	args = splitDriverFlags(args)
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			return append(out, args[i:]...), nil
		}
		out = append(out, a)
		if !strings.HasPrefix(a, "-") {
			continue
		}
		name, value, hasValue := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(a, "-"), "-"), "=")
		if own := ours.Lookup(name); own != nil && strings.HasPrefix(a, "--") || len(a) == 2 && ours.ShorthandLookup(name) != nil {
			if takesNext(ours, name) && !hasValue && i+1 < len(args) { // it may look like an option
				i++
				out = append(out, args[i])
			}
			continue
		}
		flag, known := foreignFlags[name]
		if !known || hasValue && flag.value == noValue {
			continue
		}
		if flag.value == either && !hasValue {
			if i++; i == len(args) {
				return nil, fmt.Errorf("%s: a value is expected after it", a)
			}
			value = args[i]
		}
		out = out[:len(out)-1]
		if flag.become != nil {
			out = append(out, flag.become(value)...)
		}
	}
	return out, nil
}

// takesNext reports whether an option of ours has a value, which is the next argument if none is attached.
func takesNext(ours *pflag.FlagSet, name string) bool {
	f := ours.Lookup(name)
	if f == nil {
		f = ours.ShorthandLookup(name)
	}
	return f.NoOptDefVal == ""
}

// splitDriverFlags takes the linker's options out of a compiler driver's -Wl,A,B and -Xlinker A.
func splitDriverFlags(args []string) []string {
	var out []string
	for i, a := range args {
		switch list, ok := strings.CutPrefix(a, "-Wl,"); {
		case ok:
			out = append(out, strings.Split(list, ",")...)
		case a == "-Xlinker" && i+1 < len(args):
		default:
			out = append(out, a)
		}
	}
	return out
}
