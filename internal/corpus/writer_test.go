package corpus

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
)

// A downgraded module, as what is done to it leaves it and as bitcode.
type downgraded struct {
	module  *ir.Module
	bitcode []byte
}

func downgrade(m Module, data []byte, d legalize.Dialect) (downgraded, error) {
	module, err := bitcode.ReadAll(m.Name, data)
	if err != nil {
		return downgraded{}, fmt.Errorf("the reader: %w", err)
	}
	if err := legalize.Alone(module, d, false); err != nil {
		return downgraded{}, refusal{err}
	}
	out, err := d.Write(module)
	if err != nil {
		return downgraded{}, fmt.Errorf("the writer: %w", err)
	}
	return downgraded{module, out}, nil
}

// A refusal is what a dialect says of what it can not express.
type refusal struct{ error }

// A tally counts modules, and those that are refused by name, which is no failure as long as they are few.
type tally struct {
	mu      sync.Mutex
	total   int
	refused map[string][]string // modules by reason
}

// refusedAtMost is the part of the modules that a dialect may refuse, in percent.
const refusedAtMost = 10

func (c *tally) add(m Module, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.total++
	if err != nil {
		if c.refused == nil {
			c.refused = map[string][]string{}
		}
		// The reason without the function, of which there may be many.
		reason := err.Error()
		if i := strings.Index(reason, "): "); i > 0 {
			reason = reason[i+3:]
		}
		c.refused[reason] = append(c.refused[reason], m.Name)
	}
}

func (c *tally) report(t *testing.T) {
	n := 0
	for _, reason := range slices.Sorted(maps.Keys(c.refused)) {
		list := c.refused[reason]
		slices.Sort(list)
		n += len(list)
		t.Logf("refused by name: %d, as %s: %s", len(list), list[0], reason)
	}
	t.Logf("%d modules, %d of them refused by name", c.total, n)
	if n*100 > c.total*refusedAtMost {
		t.Errorf("%d of %d modules are refused, which is more than %d %%", n, c.total, refusedAtMost)
	}
}

// writes checks what a dialect's writer makes of every module: LLVM of that version reads and verifies it, and it is the same to it as our
// text of what was written.
func writes(t *testing.T, d legalize.Dialect, version ir.Dialect, oracle *Oracle, check func(*testing.T, Module, downgraded), more ...*Oracle) {
	Need(t, append(more, oracle)...)
	var c tally
	t.Run("module", func(t *testing.T) {
		for _, m := range Modules(t) {
			t.Run(m.Name, func(t *testing.T) {
				t.Parallel()
				out, err := downgrade(m, m.Data(t), d)
				if r := (refusal{}); errors.As(err, &r) {
					c.add(m, r)
					t.Logf("refused by name: %v", r)
					return
				}
				if err != nil {
					t.Fatal(err)
				}
				c.add(m, nil)
				want, err := oracle.Text(out.bitcode)
				if err != nil {
					t.Fatalf("the bitcode: %v", err)
				}
				got, err := oracle.Text(printed(t, out.module, version))
				if err != nil {
					t.Fatalf("our text: %v", err)
				}
				if oracle == LLVM7 && strings.Contains(got, "blockaddress(") {
					want, got = numbered(want), numbered(got)
				}
				same(t, want, got)
				for _, o := range more {
					if _, err := o.Text(out.bitcode); err != nil {
						t.Errorf("the bitcode: %v", err)
					}
				}
				if check != nil {
					check(t, m, out)
				}
			})
		}
	})
	c.report(t)
}

func TestWriterForLLVM19(t *testing.T) {
	writes(t, llvm19.Dialect(), ir.LLVM19, LLVM19, nil)
}

// LLVM 14 reads what is written for LLVM 7 too, and is stricter about some records.
func TestWriterForLLVM7(t *testing.T) {
	writes(t, llvm7.Dialect(), ir.LLVM7, LLVM7, nil, LLVM14)
}
