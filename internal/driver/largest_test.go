package driver

import (
	"fmt"
	"strings"
	"testing"
)

func TestLargestFunctions(t *testing.T) {
	var b strings.Builder
	b.WriteString(".version 8.0\n.target sm_80\n.address_size 64\n.func declared();\n.global .b8 variable[1000];\n")
	for i := range 12 {
		fmt.Fprintf(&b, "\n.func f%d() {%s}", i, strings.Repeat(" ret;", 2*i))
	}
	b.WriteString("\n.visible .entry k() {" + strings.Repeat(" ret;", 99) + "}")
	list, err := largestFunctions([]byte(b.String()))
	if err != nil || len(list) != largestCount || list[0].name != "k" || list[1].name != "f11" || list[9].name != "f3" {
		t.Errorf("%v, %v", list, err)
	}
	if want := len("\n.func f3() {}") + 6*len(" ret;"); list[9].size != want {
		t.Errorf("%d bytes, %d expected", list[9].size, want)
	}
	if _, err := largestFunctions([]byte(".func f() {")); err == nil {
		t.Error("no error for half a function")
	}
}

func TestLinesOfLargestFunctions(t *testing.T) {
	text := ".version 8.0\n.target sm_80\n.address_size 64\n.func g() { ret; }\n" +
		".func f() {\n\t.loc\t2 7 3, function_name $L__info_string0, inlined_at 1 9 1\n\t.loc\t1 9 1\n\tret;\n}\n" +
		"\t.file\t1 \"/src/lib.rs\"\n\t.file\t2 \"/rust/core.rs\"\n"
	list, err := largestFunctions([]byte(text))
	if err != nil || len(list) != 2 || list[0].name != "f" || list[0].line != "/src/lib.rs:9" || list[1].line != "" {
		t.Errorf("%v, %v", list, err)
	}
}

func TestSourceName(t *testing.T) {
	for symbol, want := range map[string]string{
		"k":                                      "k",
		"_ZN4core3fmt5write17h0123456789abcdefE": "core::fmt::write (_ZN4core3fmt5write17h0123456789abcdefE)",
		"_RNvNtCs4tJ6VdOyw4o_4core3fmt5write":    "core::fmt::write (_RNvNtCs4tJ6VdOyw4o_4core3fmt5write)",
		"_RNvNtCs4tJ6VdOyw4o_4core3fmt5write_$_llvm_$_123": "core::fmt::write (_RNvNtCs4tJ6VdOyw4o_4core3fmt5write_$_llvm_$_123)",
		"_RNvNtCs4tJ6VdOyw4o_4core3fmt5write$2":            "core::fmt::write (_RNvNtCs4tJ6VdOyw4o_4core3fmt5write$2)",
		"plain$1":                                          "plain$1",
	} {
		if got := sourceName(symbol); got != want {
			t.Errorf("%s is called %s, %s expected", symbol, got, want)
		}
	}
}
