package driver

import (
	"slices"
	"strings"
	"testing"
)

func TestVersionScript(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
		err        string
	}{
		{"as rustc writes it", "{\n  global:\n    saxpy;\n    k_1;\n\n  local:\n    *;\n};\n", []string{"saxpy", "k_1"}, ""},
		{"versions", "V1 { global: a; local: b*; };\nV2 { c; } V1;", []string{"a", "c"}, ""},
		{"dynamic list", "{ a; \"b\"; };", []string{"a", "b"}, ""},
		{"comments", "/* global: x; */ { # y;\n global: a; local: *; };", []string{"a"}, ""},
		{"language", `{ global: extern "C" { a; b; }; local: *; };`, []string{"a", "b"}, ""},
		{"only local", "{ local: *; };", nil, ""},
		{"pattern", "{ global: k_*; };", nil, "the pattern k_* exports symbols"},
		{"unclosed", "{ global: a;", nil, "a { without its }"},
		{"closed twice", "{ }; }", nil, "a } without its {"},
		{"comment without end", "{ /* a; }", nil, "a comment without its end"},
		{"unknown word", "{ public: a; };", nil, `"public" before a colon`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := parseVersionScript(c.text)
			if c.err == "" && err != nil || c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)) {
				t.Fatalf("error %v, %q expected", err, c.err)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got %q, %q expected", got, c.want)
			}
		})
	}
}
