package bitcode_test

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
)

// A diText is a line of assembly that states a specialised node: its kind and fields.
type diText struct {
	kind   string
	fields map[string]string
}

var diLine = regexp.MustCompile(`^!\d+ = (distinct )?!(\w+)\((.*)\)$`)

// parseDI takes a line apart, false if it is another one. References have no numbers: those are others in every version.
func parseDI(line string) (diText, bool) {
	m := diLine.FindStringSubmatch(line)
	if m == nil {
		return diText{}, false
	}
	n := diText{m[2], map[string]string{"distinct": m[1]}}
	if strings.Contains(m[3], "identifier: ") { // LLVM's optimiser makes types of one name distinct
		n.fields["distinct"] = ""
	}
	for _, part := range splitTop(m[3]) {
		name, value, _ := strings.Cut(part, ": ")
		n.fields[name] = anyNumber.ReplaceAllString(value, "!_")
	}
	return n, true
}

var anyNumber = regexp.MustCompile(`!\d+`)

// splitTop splits a list at the commas that stand in no brackets and no quotes.
func splitTop(s string) []string {
	var parts []string
	depth, start, quoted := 0, 0, false
	for i, c := range s {
		switch {
		case c == '"':
			quoted = !quoted
		case quoted:
		case strings.ContainsRune("({[", c):
			depth++
		case strings.ContainsRune(")}]", c):
			depth--
		case c == ',' && depth == 0:
			parts, start = append(parts, strings.TrimSpace(s[start:i])), i+1
		}
	}
	if start < len(s) {
		parts = append(parts, strings.TrimSpace(s[start:]))
	}
	return parts
}

func (n diText) String() string {
	s := n.kind
	for _, name := range slices.Sorted(maps.Keys(n.fields)) {
		s += " " + name + "=" + n.fields[name]
	}
	return s
}

// since20 are the fields that came after LLVM 19.
var since20 = []string{"atomGroup", "atomRank", "num_extra_inhabitants", "dataSize", "enumKind", "specification", "bitStride", "keyInstructions",
	"DILabel.column", "isArtificial", "coroSuspendIdx", "sourceLanguageVersion"}

// since8 are those that came after LLVM 7 and before LLVM 20.
var since8 = []string{"isImplicitCode", "upperBound", "stride", "DIBasicType.flags", "annotations", "dataLocation", "associated", "allocated",
	"rank", "rangesBaseAddress", "sysroot", "sdk", "targetFuncName", "defaulted", "DIGlobalVariable.templateParams",
	"DIImportedEntity.elements", "nameTableKind", "apinotes"}

func (n diText) without(fields []string) {
	for _, f := range fields {
		kind, name, ok := strings.Cut(f, ".")
		if !ok {
			delete(n.fields, f)
		} else if kind == n.kind {
			delete(n.fields, name)
		}
	}
}

// older gives what a version should say of what LLVM 22 says, false if nothing.
func (n diText) older(d ir.Dialect) (diText, bool) {
	n.without(since20)
	if d > ir.LLVM7 {
		return n, true
	}
	n.without(since8)
	f := n.fields
	switch tag := f["tag"]; {
	case n.kind == "DIGlobalVariable" && f["name"] == "":
		return n, false
	case n.kind == "DIGlobalVariableExpression" || n.kind == "DIAssignID" || tag == "DW_TAG_array_type": // those of literals go
		return n, false
	case tag == "DW_TAG_template_alias":
		f["tag"] = "DW_TAG_typedef"
		delete(f, "extraData")
	case tag == "DW_TAG_variable":
		f["tag"] = "DW_TAG_member"
	case tag == "DW_TAG_union_type" || tag == "DW_TAG_class_type":
		f["file"] = "!_"
	}
	if flags, ok := f["flags"]; ok && strings.HasPrefix(flags, "DIFlag") {
		var kept []string
		for _, name := range strings.Split(flags, " | ") {
			switch name {
			case "DIFlagEnumClass":
				kept = append(kept, "DIFlagFixedEnum")
			case "DIFlagExportSymbols", "DIFlagNonTrivial", "DIFlagAllCallsDescribed":
			default:
				kept = append(kept, name)
			}
		}
		if f["flags"] = strings.Join(kept, " | "); len(kept) == 0 {
			delete(f, "flags")
		}
	}
	if sp, ok := f["spFlags"]; ok {
		delete(f, "spFlags")
		for name, flag := range map[string]string{"isLocal": "LocalToUnit", "isDefinition": "Definition", "isOptimized": "Optimized"} {
			f[name] = "false"
			if strings.Contains(sp, "DISPFlag"+flag) {
				f[name] = "true"
			}
		}
		switch {
		case strings.Contains(sp, "DISPFlagPureVirtual"):
			f["virtuality"] = "DW_VIRTUALITY_pure_virtual"
		case strings.Contains(sp, "DISPFlagVirtual"):
			f["virtuality"] = "DW_VIRTUALITY_virtual"
		}
	}
	for new, old := range map[string]string{"DW_LANG_C_plus_plus_20": "43", "DW_LANG_C17": "44"} {
		if f["language"] == new {
			f["language"] = old
		}
	}
	return n, true
}

// nodesOf gives the specialised nodes in a text, each once; want says what is made of one.
func nodesOf(lines []string, want func(diText) (diText, bool)) []string {
	found := map[string]bool{}
	for _, l := range lines {
		if n, ok := parseDI(l); ok {
			if n, ok = want(n); ok {
				found[n.String()] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

var (
	localName = regexp.MustCompile(`%\d+`)
	inRange   = regexp.MustCompile(` inrange\([^)]*\)`)
)

// recordsOf gives the debug records in a text, each once, without the numbers of values.
func recordsOf(lines []string) []string {
	found := map[string]bool{}
	for _, l := range lines {
		if l = strings.TrimSpace(l); strings.HasPrefix(l, "#dbg_") {
			l = localName.ReplaceAllString(anyNumber.ReplaceAllString(l, "!_"), "%_")
			found[inRange.ReplaceAllString(l, "")] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// debugSources are programs that all dialects can have, compiled with debug information.
func debugSources(t *testing.T) map[string][]byte {
	needTools(t, "clang-22", "clang++-22", "opt-22", "opt-19")
	sources := map[string][]byte{}
	for _, level := range []string{"-O0", "-O1", "-O2"} {
		sources["debug.cpp"+level] = runTool(t, nil, "clang++-22", append(debugFlags, level, "testdata/read/debug.cpp")...)
		for _, file := range []string{"structs.c", "memory.c"} {
			sources[file+level] = runTool(t, nil, "clang-22", "-w", "-std=gnu2x", "-g", "-fno-vectorize", "-fno-slp-vectorize", level, "-c",
				"-emit-llvm", "-o", "-", filepath.Join("../../testdata/exec", file))
		}
	}
	return sources
}

var debugFlags = []string{"-w", "-target", "x86_64-unknown-linux-gnu", "-std=c++20", "-fno-rtti", "-fno-exceptions", "-fno-vectorize",
	"-fno-slp-vectorize", "-g", "-gdwarf-5", "-gtemplate-alias", "-c", "-emit-llvm", "-o", "-"}

// TestWriteDebug compares the debug information that LLVM 19 and LLVM 7 find in what is written for them with what LLVM 22 finds in the
// original. They drop all of it if anything of it is wrong to them.
func TestWriteDebug(t *testing.T) {
	for name, data := range debugSources(t) {
		original := normal(t, data)
		t.Run(name+" 19", func(t *testing.T) {
			text, _ := bothForms(t, data, ir.LLVM19)
			sameSets(t, "nodes", nodesOf(text, asIs), nodesOf(original, func(n diText) (diText, bool) { return n.older(ir.LLVM19) }), false)
			sameSets(t, "records", recordsOf(text), recordsOf(original), false)
		})
		t.Run(name+" 7", func(t *testing.T) {
			text, _ := bothForms(t, data, ir.LLVM7)
			got := nodesOf(text, func(n diText) (diText, bool) {
				return n, n.kind != "DIGlobalVariableExpression" && n.fields["tag"] != "DW_TAG_array_type"
			})
			sameSets(t, "nodes", got, nodesOf(original, func(n diText) (diText, bool) { return n.older(ir.LLVM7) }), true)
			if n := count(original, "#dbg_"); count(text, "call void @llvm.dbg.") != n {
				t.Errorf("%d calls of debug intrinsics, LLVM 22 has %d records", count(text, "call void @llvm.dbg."), n)
			}
		})
	}
}

func asIs(n diText) (diText, bool) { return n, true }

func count(lines []string, word string) (n int) {
	for _, l := range lines {
		if strings.Contains(l, word) {
			n++
		}
	}
	return n
}

// sameSets reports the first few members of one sorted list that are not in the other. What only literals, declarations and instructions
// that hint have may be gone with these: places in the source, types, files.
func sameSets(t *testing.T, what string, got, want []string, seven bool) {
	t.Helper()
	if len(want) == 0 {
		t.Fatalf("the original has no %s", what)
	}
	for _, l := range missingFrom(want, got) {
		t.Errorf("%s: not in the original: %s", what, l)
	}
	staying := slices.DeleteFunc(slices.Clone(want), func(l string) bool {
		return strings.HasPrefix(l, "DILocation ") || strings.Contains(l, "isDefinition=false") || goneFrom7[strings.Fields(l)[0]] && seven
	})
	for _, l := range missingFrom(got, staying) {
		t.Errorf("%s: only in the original: %s", what, l)
	}
}

var goneFrom7 = map[string]bool{"DIDerivedType": true, "DISubrange": true, "DIFile": true, "DIBasicType": true, "DISubroutineType": true}

// missingFrom gives the first few members of a list that a sorted one does not have.
func missingFrom(sorted, list []string) []string {
	const most = 6
	var missing []string
	for _, l := range list {
		if _, ok := slices.BinarySearch(sorted, l); !ok && len(missing) < most {
			missing = append(missing, l)
		}
	}
	return missing
}

// TestWriteDebugEverything writes every kind of node, where LLVM 19 and 7 must find nothing wrong, and read the same from bitcode and
// from assembly.
func TestWriteDebugEverything(t *testing.T) {
	needTools(t, "llvm-as-22", "opt-22")
	text, err := os.ReadFile("testdata/read/debug.ll")
	if err != nil {
		t.Fatal(err)
	}
	// LLVM 7 has not all that Swift wants.
	plain := strings.NewReplacer("swifttailcc ", "", "swiftasync ", "", "DW_OP_LLVM_entry_value, 1, ", "").Replace(string(text))
	data := assemble(t, []byte(plain))
	for _, d := range []ir.Dialect{ir.LLVM19, ir.LLVM7} {
		t.Run(d.String(), func(t *testing.T) {
			lines, _ := bothForms(t, data, d)
			if n := count(lines, "!dbg"); n < 10 {
				t.Errorf("%d places in the source: the debug information has been dropped", n)
			}
		})
	}
}

// bothForms gives what a version of LLVM prints of a module's form in its dialect, which must be the same for bitcode and assembly, and that
// assembly.
func bothForms(t *testing.T, data []byte, d ir.Dialect) (lines []string, assembly []byte) {
	t.Helper()
	m, err := bitcode.ReadAll("test.bc", data)
	if err != nil {
		t.Fatal(err)
	}
	c, err := legalize.NewContext(m)
	if err != nil {
		t.Fatal(err)
	}
	c.KeepDebug = true
	version, dialect := "19", llvm19.Dialect()
	if d == ir.LLVM7 {
		version, dialect = "7", llvm7.Dialect()
	}
	if err := dialect.Run(c); err != nil {
		t.Fatal(err)
	}
	if err := ir.Check(m, d); err != nil {
		t.Errorf("the checker: %v", err)
	}
	bc := asm(t, version, file(t, "out.bc", write(t, m, d)))
	text := printed(t, m, d)
	differ(t, bc, asm(t, version, file(t, "out.ll", text)))
	return strings.Split(bc, "\n"), text
}
