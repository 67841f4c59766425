package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// panicsOf reads testdata/panics: what the comments of the sources say, as LINE: MESSAGE.
func panicsOf(t *testing.T) []string {
	t.Helper()
	source, err := os.ReadFile(filepath.Join(root, "testdata/panics/src/lib.rs"))
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for i, line := range strings.Split(string(source), "\n") {
		_, messages, found := strings.Cut(line, " // panic: ")
		if !found {
			continue
		}
		for _, m := range strings.Split(messages, " | ") {
			want = append(want, fmt.Sprintf("%d: %s", i+1, m))
		}
	}
	return want
}

var (
	textConstant = regexp.MustCompile(`(?m)^@(text_\w+) = .*? constant \[\d+ x i8\] c"(.*)\\00"`)
	assertion    = regexp.MustCompile(`call void @__assertfail\(ptr @(text_\w+), ptr (\S+), i32 (\S+), ptr @(text_\w+), i64 1\)`)
	escaped      = regexp.MustCompile(`\\[0-9A-F]{2}`)
)

// panicVersions are what became of testdata/panics with several rustcs, and the messages that are others then, "" for those of kernels
// that are not there.
var panicVersions = []struct {
	inputs string
	others map[string]string
	tells  bool // a Location says where the file's name ends
}{
	{"unit/*.o", nil, true},
	{"rust-1.85.bc", map[string]string{
		"slice range out of bounds":                              "range start index out of range for slice",
		"str range out of bounds or not on character boundaries": "", "RefCell already borrowed": "", "RefCell already mutably borrowed": "",
	}, false},
	{"rust-1.63.bc", map[string]string{
		"slice range out of bounds":                              "range start index out of range for slice",
		"internal error: entered unreachable code: with {}":      "internal error: entered unreachable code: {}",
		"not implemented: at {}":                                 "not implemented: {}",
		"str range out of bounds or not on character boundaries": "", "RefCell already borrowed": "", "RefCell already mutably borrowed": "",
	}, false},
}

// assertionsOf gives the assertions in a module's assembly, as LINE: MESSAGE, without those of lines of core itself, and whether the function
// that is #[track_caller] has one that takes its place, and the file as well if that is wanted, from the Location that it is given.
func assertionsOf(t *testing.T, ir string, file bool) (list []string, tracked bool) {
	t.Helper()
	texts := map[string]string{}
	for _, m := range textConstant.FindAllStringSubmatch(ir, -1) {
		texts[m[1]] = escaped.ReplaceAllStringFunc(m[2], func(s string) string {
			var b byte
			fmt.Sscanf(s, `\%02X`, &b)
			return string([]byte{b})
		})
	}
	for _, m := range assertion.FindAllStringSubmatch(ir, -1) {
		at := texts[strings.TrimPrefix(m[2], "@")]
		switch {
		case strings.HasPrefix(m[3], "%"):
			tracked = texts[m[1]] == "too large" && texts[m[4]] == "panics::checked" && (file && strings.HasPrefix(m[2], "%") || !file && at == "<unknown>")
		case strings.Contains(at, "/library/core/src/"): // as where a count of borrows overflows
		case at != "src/lib.rs":
			t.Errorf("line %s is said to be in %s", m[3], at)
		default:
			list = append(list, m[3]+": "+texts[m[1]])
		}
	}
	slices.Sort(list)
	return slices.Compact(list), tracked
}

// Each way to panic becomes an assertion with its message and its place in the source, and nothing else is called: of core the test links
// nothing. What a caller's Location decides is read from it when the program runs.
func TestPanicsAsAssertions(t *testing.T) {
	tool := built(t)
	link := func(t *testing.T, inputs, cuda, arch string, more ...string) (string, error) {
		t.Helper()
		files, err := filepath.Glob(filepath.Join(root, "testdata/panics", inputs))
		if err != nil || len(files) == 0 {
			t.Fatalf("testdata/panics has no %s: %v", inputs, err)
		}
		libnvvm, err := cudaFile(cudaVersions[cuda], "libnvvm")
		if err != nil {
			t.Skipf("libNVVM of CUDA %s is not in the cache: scripts/fetch-tools cuda %s brings it", cuda, cudaVersions[cuda])
		}
		out := filepath.Join(t.TempDir(), "out")
		args := append(files, "--keep-kernels", "--no-cache", "--check-ir", "--arch="+arch, "--libnvvm="+libnvvm, "-o", out)
		if msg, err := exec.Command(tool, append(args, more...)...).CombinedOutput(); err != nil {
			return string(msg), err
		}
		text, err := os.ReadFile(out)
		return string(text), err
	}
	for _, v := range panicVersions {
		t.Run(v.inputs, func(t *testing.T) {
			ir, err := link(t, v.inputs, "12.9", "sm_120", "--panic=assert", "--emit=llvm-ir")
			if err != nil {
				t.Fatal(ir, err)
			}
			want := panicsOf(t)
			for i, w := range want {
				line, message, _ := strings.Cut(w, ": ")
				if other, ok := v.others[message]; ok {
					want[i] = line + ": " + other
				}
			}
			want = slices.DeleteFunc(want, func(w string) bool { return strings.HasSuffix(w, ": ") })
			got, tracked := assertionsOf(t, ir, v.tells)
			for _, w := range want {
				if !slices.Contains(got, w) {
					t.Errorf("no assertion says %s", w)
				}
			}
			for _, g := range got {
				if !slices.Contains(want, g) {
					t.Errorf("an assertion says %s", g)
				}
			}
			if !tracked {
				t.Error("the function with #[track_caller] does not assert with its caller's place")
			}
			if strings.Contains(ir, "core3fmt") {
				t.Error("core::fmt is reached")
			}
		})
	}
	for _, c := range []struct{ cuda, arch string }{{"12.4", "sm_80"}, {"13.5", "sm_80"}, {"12.9", "sm_120"}, {"13.5", "sm_120"}} {
		t.Run(c.cuda+"/"+c.arch, func(t *testing.T) {
			ptxas, err := cudaFile(cudaVersions[c.cuda], "ptxas")
			if err != nil {
				t.Skipf("ptxas of CUDA %s is not in the cache: scripts/fetch-tools cuda %s brings it", c.cuda, cudaVersions[c.cuda])
			}
			ptx, err := link(t, "unit/*.o", c.cuda, c.arch, "--panic=assert", "--check=ptxas", "--ptxas="+ptxas)
			if err != nil {
				t.Fatal(ptx, err)
			}
			if n, want := strings.Count(ptx, "\n\t__assertfail,")+strings.Count(ptx, "call.uni __assertfail"), len(panicsOf(t)); n < want {
				t.Errorf("the PTX has %d assertions, %d expected", n, want)
			}
		})
	}
	t.Run("trap", func(t *testing.T) { // as written, which needs core
		msg, err := link(t, "unit/*.o", "12.4", "sm_80")
		if err == nil || !strings.Contains(msg, "undefined symbol: core::panicking::panic_bounds_check") {
			t.Errorf("without --panic=assert: %v, %s", err, msg)
		}
	})
	t.Run("unknown", func(t *testing.T) {
		msg, err := link(t, "unit/*.o", "12.4", "sm_80", "--panic=abort")
		if err == nil || !strings.Contains(msg, "--panic abort: trap or assert expected") {
			t.Errorf("%v, %s", err, msg)
		}
	})
}
