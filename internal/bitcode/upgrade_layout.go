package bitcode

import (
	"regexp"
	"strings"
)

// newLayout brings a data layout to what LLVM 22 has for the target (AutoUpgrade.cpp, UpgradeDataLayoutString).
func newLayout(layout, triple string) string {
	arch, _, _ := strings.Cut(triple, "-")
	for _, u := range layoutUpgrades {
		if u.arch.MatchString(arch) {
			return u.upgrade(layout, triple)
		}
	}
	return layout
}

// layoutUpgrades are the upgrades of targets, by the first part of a triple (Triple.cpp, parseArch).
var layoutUpgrades = []struct {
	arch    *regexp.Regexp
	upgrade func(layout, triple string) string
}{
	{regexp.MustCompile(`^(x86_64h?|amd64|i[3-9]86)$`), layoutX86},
	{regexp.MustCompile(`^(aarch64|arm64)`), layoutAArch64},
	{regexp.MustCompile(`^(amdgcn|r600)$`), layoutAMDGPU},
	{regexp.MustCompile(`^(spir|spir64|spirv32|spirv64)$`), func(layout, _ string) string { return globalsIn1(layout) }},
	{regexp.MustCompile(`^(riscv64|loongarch64)$`), func(layout, _ string) string { return strings.Replace(layout, "-n64-", "-n32:64-", 1) }},
	{regexp.MustCompile(`^(sparc|powerpc64|ppc64|ppu|wasm)`), func(layout, _ string) string { return wideAfter64(layout) }},
	{regexp.MustCompile(`^mips(64|n32|isa64)`), func(layout, _ string) string {
		if strings.Contains(layout, "m:m") {
			return layout
		}
		return wideAfter64(layout)
	}},
}

// has reports whether the layout has a field that begins so.
func has(layout, field string) bool {
	return strings.HasPrefix(layout, field) || strings.Contains(layout, "-"+field)
}

// globalsIn1 puts globals into address space 1.
func globalsIn1(layout string) string {
	switch {
	case has(layout, "G"):
		return layout
	case layout == "":
		return "G1"
	}
	return layout + "-G1"
}

var mangledStart = regexp.MustCompile(`^([Ee]-m:[a-z](?:-p:32:32)?)(-.*)$`)

// mixedPointers adds the address spaces 270 to 272, of pointers of 32 and 64 bits.
func mixedPointers(layout string) string {
	const spaces = "-p270:32:32-p271:32:32-p272:64:64"
	if m := mangledStart.FindStringSubmatch(layout); m != nil && !strings.Contains(layout, spaces) {
		return m[1] + spaces + m[2]
	}
	return layout
}

var wideAfter = regexp.MustCompile(`^(e(?:-[mpi][^-]*)*)((?:-[^mpi][^-]*)*)$`)

func layoutX86(layout, triple string) string {
	layout = mixedPointers(layout)
	if m := wideAfter.FindStringSubmatch(layout); m != nil && !strings.Contains(layout, "-i128:128") && !strings.Contains(triple, "elfiamcu") {
		layout = m[1] + "-i128:128" + m[2]
	}
	if strings.Contains(triple, "-msvc") && strings.HasPrefix(triple, "i") {
		layout = strings.Replace(layout, "-f80:32-", "-f80:128-", 1)
	}
	return layout
}

func layoutAArch64(layout, _ string) string {
	if layout != "" && !strings.Contains(layout, "-Fn32") {
		layout += "-Fn32"
	}
	return mixedPointers(layout)
}

func layoutAMDGPU(layout, triple string) string {
	old := layout
	layout = globalsIn1(layout)
	if strings.HasPrefix(triple, "amdgcn") {
		if !has(old, "ni") {
			layout += "-ni:7:8:9"
		}
		for _, last := range []string{"ni:7", "ni:7:8"} {
			if strings.HasSuffix(old, last) {
				layout = strings.TrimSuffix(layout, last) + "ni:7:8:9"
			}
		}
		if !has(old, "p7") {
			layout += "-p7:160:256:256:32"
		}
		if !has(old, "p8") {
			layout += "-p8:128:128:128:48"
		}
		layout = strings.Replace(layout, "-p8:128:128-", "-p8:128:128:128:48-", 1)
		if !has(old, "p9") {
			layout += "-p9:192:256:256:32"
		}
	}
	if !strings.Contains(old, "m:e") {
		layout = strings.TrimSuffix("m:e-"+layout, "-")
	}
	return layout
}

// wideAfter64 says after the alignment of integers of 64 bits that of those of 128.
func wideAfter64(layout string) string {
	if strings.Contains(layout, "-i128:128") {
		return layout
	}
	return strings.Replace(layout, "-i64:64", "-i64:64-i128:128", 1)
}
