package arch

import (
	"slices"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	tests := []struct {
		in      string
		sm      string
		compute string
		modern  bool
	}{
		{"sm_75", "sm_75", "compute_75", false},
		{"compute_90a", "sm_90a", "compute_90a", false},
		{"90a", "sm_90a", "compute_90a", false},
		{"90", "sm_90", "compute_90", false},
		{"sm_100", "sm_100", "compute_100", true},
		{"100f", "sm_100f", "compute_100f", true},
		{"sm_103f", "sm_103f", "compute_103f", true},
		{"sm_120a", "sm_120a", "compute_120a", true},
		{"sm_20", "sm_20", "compute_20", false},
		{"sm_101", "sm_101", "compute_101", true},
		{"sm_130", "sm_130", "compute_130", true},
	}
	for _, tt := range tests {
		a, err := Parse(tt.in)
		if err != nil {
			t.Errorf("Parse(%q): %v", tt.in, err)
			continue
		}
		if a.SM() != tt.sm || a.Compute() != tt.compute || a.Modern() != tt.modern {
			t.Errorf("Parse(%q) = %s, %s, modern %v; want %s, %s, %v", tt.in, a.SM(), a.Compute(), a.Modern(), tt.sm, tt.compute, tt.modern)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, in := range []string{"", "sm_9O", "sm_", "sm_a", "a", "f", "compute_", "sm_90b", "sm_90aa", "sm_90af", "sm_-90", "sm_+90",
		"sm_9", "sm_090", "sm_1000", "sm_99999999999999999999", "SM_90", "sm_compute_90", "sm_90 ", " 90", "native", "sm_٩٠", "compute_sm_90"} {
		a, err := Parse(in)
		if err == nil {
			t.Errorf("Parse(%q) = %v; want an error", in, a)
			continue
		}
		for _, want := range []string{`"` + in + `"`, "known: sm_35, 37", "90(a)", "100(f,a)", "121(f,a)"} {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("Parse(%q): %q does not say %q", in, err, want)
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"sm_75", "compute_90a", "100f", "sm_9O", "", "a"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		a, err := Parse(s)
		if err != nil {
			return
		}
		for _, name := range []string{a.SM(), a.Compute(), a.bare()} {
			if b, err := Parse(name); err != nil || b != a {
				t.Errorf("Parse(%q) = %v, but Parse(%q) = %v, %v", s, a, name, b, err)
			}
		}
	})
}

func must(t *testing.T, s string) Arch {
	t.Helper()
	a, err := Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestOrder(t *testing.T) {
	want := strings.Fields("75 80 90 90a 100 100f 100a 103 103f 120 121a")
	var archs []Arch
	for _, s := range want {
		archs = append(archs, must(t, s))
	}
	for i, a := range archs {
		for j, b := range archs {
			if got := Compare(a, b); (got < 0) != (i < j) || (got > 0) != (i > j) {
				t.Errorf("Compare(%v, %v) = %d", a, b, got)
			}
		}
	}
}

func TestRunsOn(t *testing.T) {
	tests := []struct {
		code string
		yes  string
		no   string
	}{
		{"80", "80 86 90 100 120", "75 70"},
		{"90a", "90", "80 100 120"},
		{"100", "100 103 110 120", "90"},
		{"100f", "100 103", "90 110 120 101"},
		{"103f", "103", "100 120"},
		{"100a", "100", "103 120"},
		{"101f", "110 101", "100 103 120"},
		{"110a", "101 110", "100"},
		{"120f", "120 121", "110 100"},
	}
	for _, tt := range tests {
		for _, gpu := range strings.Fields(tt.yes) {
			if !must(t, tt.code).RunsOn(must(t, gpu)) {
				t.Errorf("%s does not run on %s", tt.code, gpu)
			}
		}
		for _, gpu := range strings.Fields(tt.no) {
			if must(t, tt.code).RunsOn(must(t, gpu)) {
				t.Errorf("%s runs on %s", tt.code, gpu)
			}
		}
	}
}

func TestIncludes(t *testing.T) {
	tests := []struct {
		target string
		yes    string
		no     string
	}{
		{"103f", "103f 100f 103 100 90 75", "103a 100a 110 120 90a 120f"},
		{"103a", "103a 103f 100f 100", "100a 120f"},
		{"103", "103 100 90", "103f 100f 103a 90a"},
		{"90a", "90a 90 80", "100 100f"},
		{"110f", "101f 110 100", "100f 101a"},
		{"110a", "101a 110f", "100a"},
	}
	for _, tt := range tests {
		for _, b := range strings.Fields(tt.yes) {
			if !must(t, tt.target).Includes(must(t, b)) {
				t.Errorf("%s does not include %s", tt.target, b)
			}
		}
		for _, b := range strings.Fields(tt.no) {
			if must(t, tt.target).Includes(must(t, b)) {
				t.Errorf("%s includes %s", tt.target, b)
			}
		}
	}
}

func TestSpan(t *testing.T) {
	tests := []struct {
		arch string
		span string
		yes  []Release
		no   []Release
	}{
		{"37", "CUDA 11.7 or 11.8", []Release{{11, 8}}, []Release{{12, 0}}},
		{"70", "CUDA 11.7 to 12.9", []Release{{11, 8}, {12, 9}}, []Release{{13, 0}}},
		{"80", "any CUDA from 11.7", []Release{{11, 7}, {13, 5}, {14, 0}}, []Release{{11, 6}}},
		{"90a", "CUDA 12.0 or later", []Release{{12, 0}, {12, 10}}, []Release{{11, 8}}},
		{"101", "CUDA 12.8 or 12.9", []Release{{12, 8}}, []Release{{13, 0}, {12, 4}}},
		{"101f", "CUDA 12.9", []Release{{12, 9}}, []Release{{12, 8}, {13, 0}}},
		{"110f", "CUDA 13.0 or later", []Release{{13, 5}}, []Release{{12, 9}}},
	}
	for _, tt := range tests {
		s, ok := must(t, tt.arch).Span()
		if !ok || s.String() != tt.span {
			t.Errorf("span of %s = %v, %v; want %s", tt.arch, s, ok, tt.span)
		}
		for _, r := range tt.yes {
			if !s.Contains(r) {
				t.Errorf("CUDA %v does not compile %s", r, tt.arch)
			}
		}
		for _, r := range tt.no {
			if s.Contains(r) {
				t.Errorf("CUDA %v compiles %s", r, tt.arch)
			}
		}
	}
	for _, unknown := range []string{"20", "130", "75a", "90f"} {
		if s, ok := must(t, unknown).Span(); ok {
			t.Errorf("span of %s = %v; want none", unknown, s)
		}
	}
}

func TestKnown(t *testing.T) {
	list := Known()
	if !slices.IsSortedFunc(list, Compare) {
		t.Errorf("Known is not in order: %v", list)
	}
	if n := len(slices.Compact(list)); n != len(spans) {
		t.Errorf("%d architectures, %d spans: one is listed twice", n, len(spans))
	}
	list[0] = Arch{}
	if Known()[0] == (Arch{}) {
		t.Error("Known gives its own table away")
	}
	if got, want := List([]Arch{{75, Plain}, {90, Specific}, {100, Plain}, {100, Specific}}), "sm_75, 90a, 100(a)"; got != want {
		t.Errorf("List = %q, want %q", got, want)
	}
	if got := List(nil); got != "" {
		t.Errorf("List(nil) = %q", got)
	}
}
