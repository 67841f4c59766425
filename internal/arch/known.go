package arch

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Release is a CUDA release: 12.9.
type Release struct{ Major, Minor int }

func (r Release) String() string { return fmt.Sprintf("%d.%d", r.Major, r.Minor) }

// Compare orders releases: 12.9 before 12.10.
func (r Release) Compare(s Release) int {
	return cmp.Or(cmp.Compare(r.Major, s.Major), cmp.Compare(r.Minor, s.Minor))
}

// Span is the range of CUDA releases whose libNVVM compiles an architecture.
type Span struct {
	First Release
	Last  Release // zero while the newest release still compiles it
}

// Contains says whether libNVVM of release r compiles the architecture.
func (s Span) Contains(r Release) bool {
	return r.Compare(s.First) >= 0 && (s.Last == Release{} || r.Compare(s.Last) <= 0)
}

// String says the span for an error message: "CUDA 12.8 or 12.9", "CUDA 13.0 or later".
func (s Span) String() string {
	switch {
	case s.Last == Release{} && s.First == oldest:
		return "any CUDA from " + oldest.String()
	case s.Last == Release{}:
		return "CUDA " + s.First.String() + " or later"
	case s.Last == s.First:
		return "CUDA " + s.First.String()
	case s.First.Major == s.Last.Major && s.Last.Minor == s.First.Minor+1:
		return "CUDA " + s.First.String() + " or " + s.Last.String()
	default:
		return "CUDA " + s.First.String() + " to " + s.Last.String()
	}
}

// oldest is the first release that the table was measured on; what it compiles, older ones may too.
var oldest = Release{11, 7}

// known lists, for each group of architectures that came and went together, the CUDA releases whose
// libNVVM compiles them. Measured: libNVVM 11.7, 11.8, 12.0, 12.4, 12.8, 12.9, 13.0, 13.1, 13.3, 13.4 and
// 13.5 were asked for each (the tests of package nvvm repeat it on the libraries they have).
var known = []struct {
	archs string
	span  Span
}{
	{"35 37", Span{oldest, Release{11, 8}}},
	{"50 52 53 60 61 62 70 72", Span{oldest, Release{12, 9}}},
	{"75 80 86 87", Span{oldest, Release{}}},
	{"89 90", Span{Release{11, 8}, Release{}}},
	{"90a", Span{Release{12, 0}, Release{}}},
	{"100 100a 120 120a", Span{Release{12, 8}, Release{}}},
	{"101 101a", Span{Release{12, 8}, Release{12, 9}}}, // renamed 110 by CUDA 13.0
	{"101f", Span{Release{12, 9}, Release{12, 9}}},
	{"100f 103 103a 103f 120f 121 121a 121f", Span{Release{12, 9}, Release{}}},
	{"88 110 110a 110f", Span{Release{13, 0}, Release{}}},
}

var spans, all = func() (map[Arch]Span, []Arch) {
	m := map[Arch]Span{}
	var list []Arch
	for _, group := range known {
		for _, name := range strings.Fields(group.archs) {
			a, ok := parse(name)
			if !ok {
				panic(name) // the table above is wrong
			}
			m[a] = group.span
			list = append(list, a)
		}
	}
	slices.SortFunc(list, Compare)
	return m, list
}()

// Known lists the architectures of the table, in order.
func Known() []Arch { return slices.Clone(all) }

// Span says which CUDA releases compile a; ok is false where the table does not know a.
func (a Arch) Span() (s Span, ok bool) {
	s, ok = spans[a]
	return s, ok
}

// List names architectures briefly, suffixes gathered: "sm_75, 80, 90(a), 100(a,f)".
func List(archs []Arch) string {
	var b strings.Builder
	for i := 0; i < len(archs); {
		n := archs[i].Number
		plain, suffixes := false, []string(nil)
		for ; i < len(archs) && archs[i].Number == n; i++ {
			if archs[i].Suffix == Plain {
				plain = true
			} else {
				suffixes = append(suffixes, string(rune(archs[i].Suffix)))
			}
		}
		if b.Len() == 0 {
			b.WriteString("sm_")
		} else {
			b.WriteString(", ")
		}
		fmt.Fprint(&b, n)
		switch s := strings.Join(suffixes, ","); {
		case s == "":
		case plain:
			b.WriteString("(" + s + ")")
		default:
			b.WriteString(s)
		}
	}
	return b.String()
}

// Native is the architecture that code for a GPU of a compute capability is compiled for: with "a" where one is known that has features
// of its own.
func Native(major, minor int) Arch {
	a := Arch{10*major + minor, Specific}
	if _, ok := a.Span(); !ok {
		a.Suffix = Plain
	}
	return a
}
