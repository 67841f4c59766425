package hostexec

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// A family is random programs that are compiled alike, and of which a dialect may refuse so many.
type family struct {
	name   string
	count  int        // of programs that end, where matrixVar does not say
	levels [][]string // flags of clang, batch by batch in turn
	// most is the part of the programs that may be refused by name.
	most float64
	// first is the first seed.
	first int
}

var families = []family{
	{name: "plain", count: 200, most: 0.1, first: 1, levels: [][]string{
		{"-O1", "-fno-vectorize", "-fno-slp-vectorize"}, {"-O0"},
	}},
	{name: "vectorised", count: 500, most: 0.01, first: 100_000, levels: [][]string{{"-O3"}, {"-O2"}}},
}

// batchSize is how many programs of a batch are run. It has a quarter more, since some do not end.
const batchSize = 50

// csmith's options: how large the programs are. Large ones, in every fourth batch, are tried only where matrixVar is set.
var (
	short = []string{"--max-funcs", "3", "--max-block-depth", "3", "--max-block-size", "2", "--max-expr-complexity", "8", "--max-array-len-per-dim", "6"}
	long  = []string{"--max-funcs", "5", "--max-block-depth", "3", "--max-block-size", "3", "--max-expr-complexity", "10"}
)

// A tally counts what became of a family's programs in one dialect. A program that was refused and one that gave a wrong answer are never
// in the same count.
type tally struct {
	mu      sync.Mutex
	asked   bool
	same    int
	wrong   int
	endless int
	refused map[string]int // by reason
}

func (c *tally) add(n *int, by int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	*n += by
}

func (c *tally) refuse(reason string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.refused == nil {
		c.refused = map[string]int{}
	}
	c.refused[reason]++
}

// Random compares random C programs, rewritten for each dialect, with what they do when compiled for this machine. The engines that optimise
// take part in every fifth batch, or all if matrixVar is set.
func Random(t *testing.T, dialects ...*Dialect) {
	for _, d := range dialects {
		Need(t, d.Engines...)
	}
	NeedTool(t, "csmith", "clang-22")
	if _, err := os.Stat(csmithHeaders); err != nil {
		t.Skipf("no %s: libcsmith-dev is not installed (scripts/fetch-tools llvm brings it)", csmithHeaders)
	}
	for _, f := range families {
		tallies := make([]tally, len(dialects))
		asked, err := strconv.Atoi(os.Getenv(matrixVar))
		matrix := err == nil
		if matrix {
			f.count = asked
		}
		t.Run(f.name, func(t *testing.T) {
			for i := range tallies {
				tallies[i].asked = true
			}
			for n := 0; n*batchSize < f.count; n++ {
				b := f.batch(n, matrix)
				t.Run(b.name, func(t *testing.T) {
					t.Parallel()
					r := b.original(t, min(batchSize, f.count-n*batchSize))
					for i, d := range dialects {
						tallies[i].add(&tallies[i].endless, r.endless)
						r.compare(t, d, &tallies[i], matrix || n%5 == 0)
					}
				})
			}
		})
		for i, d := range dialects {
			if tallies[i].asked { // and not left out by -run
				tallies[i].report(t, f, d.Name)
			}
		}
	}
}

func (f *family) batch(n int, matrix bool) *batch {
	b := &batch{flags: f.levels[n%len(f.levels)], options: short}
	if matrix && n/len(f.levels)%4 == 3 {
		b.options = long
	}
	each := batchSize + batchSize/4
	for i := range each {
		b.seeds = append(b.seeds, f.first+n*each+i)
	}
	b.name = fmt.Sprintf("%d%s", b.seeds[0], b.flags[0])
	return b
}

// A reference is a batch and what its programs do as they are.
type reference struct {
	*batch
	bitcode []byte
	seeds   []int // of programs that end
	endless int
	want    map[int][]byte
}

// original runs programs of the batch, natively, until so many have ended.
func (b *batch) original(t testing.TB, count int) *reference {
	t.Helper()
	const profilingTimer = 128 + 27
	r := &reference{batch: b, want: map[int][]byte{}}
	var program string
	r.bitcode, program = b.compile(t)
	for _, seed := range b.seeds {
		if len(r.seeds) == count {
			break
		}
		got, stderr, err := runCommand([]string{program, strconv.Itoa(seed)}, limit)
		switch {
		case err == nil && got.Status == profilingTimer:
			r.endless++
		case err != nil || got.Status != 0 || len(stderr) > 0:
			t.Errorf("seed %d, the original: status %d %s", seed, got.Status, failure(got, stderr, err))
		default:
			r.seeds = append(r.seeds, seed)
			r.want[seed] = outputs(got.Stdout)[seed]
		}
	}
	if len(r.seeds) < count {
		t.Errorf("only %d of %d programs end", len(r.seeds), len(b.seeds))
	}
	return r
}

// compare runs the batch as the dialect has it, in each engine.
func (r *reference) compare(t *testing.T, d *Dialect, count *tally, all bool) {
	out, seeds := r.downgrade(t, d, count)
	if len(seeds) == 0 {
		return
	}
	wrong := map[int]bool{}
	for _, e := range d.Engines {
		if e.optimises() && !all {
			continue
		}
		got, err := e.Run(t, out, words(seeds)...)
		if err == nil && got.Status == 0 && len(r.differences(seeds, got.Stdout)) == 0 {
			continue
		}
		// What is printed may be lost when a program crashes, so each is asked by itself.
		for _, seed := range seeds {
			got, err := e.Run(t, out, strconv.Itoa(seed))
			diff := r.differences([]int{seed}, got.Stdout)
			if err == nil && got.Status == 0 && len(diff) == 0 {
				continue
			}
			t.Errorf("%v, seed %d, %s to %s: status %d, error %v; %s", r.batch, seed, d.Name, e.Name, got.Status, err, strings.Join(diff, "; "))
			wrong[seed] = true
		}
		if len(wrong) == 0 {
			t.Errorf("%v, %s to %s: status %d, error %v, but each of the programs by itself is right", r.batch, d.Name, e.Name, got.Status, err)
		}
	}
	count.add(&count.wrong, len(wrong))
	count.add(&count.same, len(seeds)-len(wrong))
}

// downgrade gives the dialect's form of the batch, and the programs in it: where the batch is refused, without those that are.
func (r *reference) downgrade(t *testing.T, d *Dialect, count *tally) ([]byte, []int) {
	out, err := d.Downgrade(r.name, r.bitcode)
	if err == nil {
		return out, r.seeds
	}
	var kept []int
	for _, seed := range r.seeds {
		one := *r.batch
		one.seeds = []int{seed}
		bitcode, _ := one.compile(t)
		if _, err := d.Downgrade("program", bitcode); err != nil {
			count.refuse(reason(err, seed))
			t.Logf("%v, seed %d is refused: %v", r.batch, seed, err)
			continue
		}
		kept = append(kept, seed)
	}
	if len(kept) == len(r.seeds) {
		t.Fatalf("%v is refused, and none of its programs by itself: %v", r.batch, err)
	}
	if len(kept) == 0 {
		return nil, nil
	}
	rest := *r.batch
	rest.seeds = kept
	bitcode, _ := rest.compile(t)
	if out, err = d.Downgrade(r.name, bitcode); err != nil {
		t.Fatalf("%v is refused, and none of its programs %v by itself: %v", r.batch, kept, err)
	}
	return out, kept
}

func (r *reference) differences(seeds []int, stdout []byte) []string {
	var out []string
	got := outputs(stdout)
	for _, seed := range seeds {
		if !bytes.Equal(got[seed], r.want[seed]) {
			out = append(out, difference(Result{Stdout: got[seed]}, Result{Stdout: r.want[seed]}))
		}
	}
	return out
}

// names are what is different in the same refusal of two programs.
var names = regexp.MustCompile(`[@%]?\bp?\d+(?:_[\w.]+)?\b`)

// reason is a refusal without what is the program's own.
func reason(err error, seed int) string {
	text := strings.ReplaceAll(err.Error(), fmt.Sprintf("p%d_", seed), "")
	return names.ReplaceAllString(text, "N")
}

// report prints the counts, and fails if too many are refused.
func (c *tally) report(t testing.TB, f family, dialect string) {
	t.Helper()
	refused := 0
	var reasons []string
	for reason, n := range c.refused {
		refused += n
		reasons = append(reasons, fmt.Sprintf("%6d  %s", n, reason))
	}
	slices.Sort(reasons)
	slices.Reverse(reasons)
	total := c.same + c.wrong + refused
	t.Logf("%s, %s: %d random programs: %d the same, %d wrong, %d refused by name (%.1f %%); %d more never end",
		f.name, dialect, total, c.same, c.wrong, refused, 100*float64(refused)/float64(max(total, 1)), c.endless)
	for _, r := range reasons {
		t.Log(r)
	}
	if float64(refused) > f.most*float64(total) {
		t.Errorf("%s, %s: %d of %d programs are refused, more than %g %%", f.name, dialect, refused, total, 100*f.most)
	}
	if !t.Failed() && total != f.count {
		t.Errorf("%s, %s: %d programs are counted, not %d", f.name, dialect, total, f.count)
	}
}
