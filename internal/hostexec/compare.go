package hostexec

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
)

// A Dialect is what is tested: a rewrite of bitcode, and the engines that must read its output and do the same with it.
type Dialect struct {
	Name      string
	Downgrade func(name string, data []byte) ([]byte, error)
	Engines   []*Engine
	// Refused names the programs and lowerings that the dialect refuses, and words of the refusal. One that is refused and not named is an
	// error, and one that is named and not refused is too.
	Refused map[string]string

	mu      sync.Mutex
	refused []string
}

// Original runs the module as it was compiled, under LLVM 22.
func Original(t testing.TB, bitcode []byte) Result {
	t.Helper()
	r, err := LLVM22.Run(t, bitcode)
	if err != nil {
		t.Fatalf("the original: %v", err)
	}
	return r
}

// Downgraded gives the dialect's form of the module, or false where it is refused as it should be.
func (d *Dialect) Downgraded(t testing.TB, name string, bitcode []byte) ([]byte, bool) {
	t.Helper()
	out, err := d.Downgrade(name, bitcode)
	words, listed := d.Refused[name]
	switch {
	case err == nil && listed:
		t.Fatalf("%s is no longer refused: take it off the list", name)
	case err != nil && !listed:
		t.Fatalf("refused: %v", err)
	case err != nil && !strings.Contains(err.Error(), words):
		t.Fatalf("the refusal does not say %q: %v", words, err)
	case err != nil:
		d.mu.Lock()
		d.refused = append(d.refused, name)
		d.mu.Unlock()
		t.Logf("refused, as listed: %v", err)
		return nil, false
	}
	return out, true
}

// Same runs the dialect's form of the module under each engine, and compares with what the original did.
func (d *Dialect) Same(t testing.TB, name string, bitcode []byte, want Result) {
	t.Helper()
	out, ok := d.Downgraded(t, name, bitcode)
	if !ok {
		return
	}
	for _, e := range d.Engines {
		got, err := e.Run(t, out)
		if err != nil {
			t.Error(err)
			continue
		}
		if diff := difference(got, want); diff != "" {
			t.Errorf("%s: %s", e.Name, diff)
		}
	}
}

// Programs compares every program of testdata/exec.
func (d *Dialect) Programs(t *testing.T) {
	Need(t, append(d.Engines, LLVM22)...)
	t.Run("each", func(t *testing.T) {
		for _, p := range Programs(t) {
			t.Run(p.Name, func(t *testing.T) {
				t.Parallel()
				bitcode, want := p.Build(t)
				if len(want.Stdout) == 0 {
					t.Fatal("the program prints nothing")
				}
				d.Same(t, p.Name, bitcode, want)
			})
		}
	})
	d.report(t)
}

// Lowerings compares every intrinsic and instruction on numbers with what it means, on values at the edges and some others.
func (d *Dialect) Lowerings(t *testing.T) {
	Need(t, append(d.Engines, LLVM22)...)
	NeedTool(t, "llvm-as-22")
	t.Run("each", func(t *testing.T) {
		for _, g := range allGroups() {
			t.Run(g.name, func(t *testing.T) {
				t.Parallel()
				d.group(t, g)
			})
		}
	})
	d.report(t)
}

func (d *Dialect) group(t *testing.T, g group) {
	var rows []*lowering
	for _, l := range g.rows {
		if _, listed := d.Refused[l.name]; !listed {
			rows = append(rows, l)
			continue
		}
		d.Downgraded(t, l.name, Assemble(t, moduleOf([]*lowering{l})))
	}
	if len(rows) == 0 {
		return
	}
	bitcode := Assemble(t, moduleOf(rows))
	var right []byte
	if !slices.ContainsFunc(rows, func(l *lowering) bool { return l.beyond }) {
		right = Original(t, bitcode).Stdout
		check(t, original, rows, right)
	}
	out, err := d.Downgrade(g.name, bitcode)
	if err != nil {
		// Which of them is it?
		for _, l := range rows {
			if _, err := d.Downgrade(l.name, Assemble(t, moduleOf([]*lowering{l}))); err != nil {
				t.Errorf("%s is refused: %v", l.name, err)
			}
		}
		t.Fatalf("refused: %v", err)
	}
	for _, e := range d.Engines {
		if g.half && e.noHalf {
			continue
		}
		r, err := e.Run(t, out)
		if err != nil {
			t.Error(err)
			continue
		}
		// They may differ where a result is poison.
		if !bytes.Equal(r.Stdout, right) || slices.ContainsFunc(rows, func(l *lowering) bool { return l.misjudged }) {
			check(t, e.Name, rows, r.Stdout)
		}
	}
}

func allGroups() []group {
	var out []group
	out = append(out, intGroups("", widths)...)
	out = append(out, intGroups(" wide", []int{160, 256})...)
	out = append(out, instructionGroups("", widths)...)
	out = append(out, instructionGroups(" wide", []int{160, 256})...)
	out = append(out, fixedGroups()...)
	out = append(out, directedGroup())
	out = append(out, castGroup(), reductionGroup(), maskedGroup(), shuffleGroup(), interleaveGroup(), memoryGroup())
	out = append(out, floatGroups("", single, double)...)
	out = append(out, floatGroups(" half", half)...)
	out = append(out, floatGroups(" bfloat", brain)...)
	for i, g := range out {
		out[i].half = strings.HasSuffix(g.name, " half")
		slices.SortFunc(g.rows, func(a, b *lowering) int { return strings.Compare(a.name, b.name) })
	}
	return out
}

// report counts what was refused.
func (d *Dialect) report(t testing.TB) {
	t.Logf("%d refused by name, as listed: %s", len(d.refused), strings.Join(d.refused, ", "))
	d.refused = nil
}

// difference says where two results differ, "" if they do not.
func difference(got, want Result) string {
	if got.Status != want.Status {
		return fmt.Sprintf("status %d, want %d; the output ends in %q", got.Status, want.Status, tail(got.Stdout))
	}
	if bytes.Equal(got.Stdout, want.Stdout) {
		return ""
	}
	g, w := bytes.Split(got.Stdout, []byte("\n")), bytes.Split(want.Stdout, []byte("\n"))
	for i := range min(len(g), len(w)) {
		if !bytes.Equal(g[i], w[i]) {
			return fmt.Sprintf("line %d is %q, want %q", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines, want %d; the output ends in %q", len(g), len(w), tail(got.Stdout))
}

func tail(b []byte) []byte { return b[max(0, len(b)-200):] }
