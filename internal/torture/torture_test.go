package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const root = "../.."

// sabotageVariable has a child do cases that fail, as the value says.
const sabotageVariable = "NVVM_TEST_TORTURE_SABOTAGE"

func TestMain(m *testing.M) {
	if how := os.Getenv(sabotageVariable); how != "" {
		doOne = func(k *damaged) string { return sabotage(how, k) }
	}
	runChildIfAsked()
	os.Exit(m.Run())
}

var sink [][]byte

func sabotage(how string, k *damaged) string {
	switch how {
	case "panic":
		panic("sabotage")
	case "exhaust":
		for {
			sink = append(sink, bytes.Repeat([]byte{1}, 64<<20))
			time.Sleep(10 * time.Millisecond)
		}
	}
	return "an error without a message"
}

// Some cases of each run of the tests; make torture has more.
func TestTorture(t *testing.T) {
	var out bytes.Buffer
	c := campaign{seed: 7, cases: 1000, jobs: 2, root: root, out: &out}
	failures, err := c.run()
	if err != nil || failures > 0 {
		t.Fatalf("%v\n%s", err, &out)
	}
	t.Log(out.String())
	if c.done != c.cases || c.taken == 0 || c.taken == c.done {
		t.Errorf("%d of %d cases were done, and %d accepted", c.done, c.cases, c.taken)
	}
}

// A campaign sees what it is there to see, and goes on.
func TestSabotage(t *testing.T) {
	for how, want := range map[string]string{
		"panic": "panic: sabotage", "exhaust": "MB are resident", "other": "an error without a message",
	} {
		t.Run(how, func(t *testing.T) {
			t.Setenv(sabotageVariable, how)
			var out bytes.Buffer
			c := campaign{seed: 1, cases: 2, jobs: 1, root: root, out: &out}
			failures, err := c.run()
			if err != nil || failures != 2 || strings.Count(out.String(), want) != 2 {
				t.Errorf("%d failures, %v\n%s", failures, err, &out)
			}
		})
	}
}

// A case is the same whenever it is made.
func TestCasesAreKnownByTheirNumbers(t *testing.T) {
	list, err := seeds(root)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for number := range 20 {
		var files [2][]byte
		for i := range files {
			k, err := newCase(list, 3, number, dir)
			if err != nil {
				t.Fatal(err)
			}
			if files[i], err = os.ReadFile(k.path); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(files[0], files[1]) {
			t.Errorf("case %d is another the second time", number)
		}
	}
}

// FuzzLink links whatever it is given, an archive or a module, and rewrites all its modules: an error or bitcode, never a panic.
func FuzzLink(f *testing.F) {
	list, err := seeds(root)
	if err != nil {
		f.Fatal(err)
	}
	for _, s := range list {
		if len(s.data) < 50<<10 {
			f.Add(s.data)
		}
	}
	path := filepath.Join(f.TempDir(), "input")
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(path, data, 0o666); err != nil {
			t.Fatal(err)
		}
		for _, d := range dialects {
			for _, link := range []bool{true, false} {
				k := damaged{path: path, dialect: d, wholeRun: link}
				if result := k.do(); result != "taken" && result != "refused" {
					t.Error(result)
				}
			}
		}
	})
}
