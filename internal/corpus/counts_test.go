package corpus

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"nvvm-bitcode-linker/internal/bitstream"
)

const analyzer = "llvm-bcanalyzer-22"

// A kind is a record's code in a kind of block. The blocks themselves have the code blockItself.
type kind struct {
	block uint32
	code  int64
}

const blockItself = -1

// blockInfo is the id of the block that defines abbreviations for others. The cursor takes in its records itself, so that only the block
// is counted.
const blockInfo = 0

// count counts the blocks and records of bitcode as our cursor reads them.
func count(data []byte) (map[kind]int, error) {
	c := bitstream.NewCursor(data)
	c.Seek(32) // after the magic number
	found := map[kind]int{}
	var r bitstream.Record
	for {
		e, err := c.Next()
		if err != nil {
			return nil, err
		}
		switch e.Kind {
		case bitstream.EndOfStream:
			return found, nil
		case bitstream.SubBlock:
			found[kind{e.ID, blockItself}]++
			err = c.Enter(e.ID)
			if err == nil && e.ID == blockInfo {
				err = c.ReadBlockInfo()
			}
		case bitstream.RecordEntry:
			err = c.ReadRecord(e.ID, &r)
			found[kind{c.BlockID(), int64(r.Code)}]++
		}
		if err != nil {
			return nil, err
		}
	}
}

// A named is a kind as the analyzer's summary names it; "" is the block itself.
type named struct {
	block uint32
	name  string
}

// The analyzer's summary, and a line of its dump that tells a record's name and code.
var (
	blockLine  = regexp.MustCompile(`^  Block ID #(\d+)`)
	blocksLine = regexp.MustCompile(`^      Num Instances: (\d+)$`)
	recordLine = regexp.MustCompile(`^\t\t +(\d+) .* (\S+)$`)
	dumpBlock  = regexp.MustCompile(`^ *<(?:\S+ BlockID=|UnknownBlock)(\d+) NumWords`)
	dumpRecord = regexp.MustCompile(`^ *<(\S+) codeid=(\d+)`)
)

func analyze(t *testing.T, data []byte, args ...string) string {
	t.Helper()
	cmd := exec.Command(analyzer, append(args, "-")...)
	cmd.Stdin = bytes.NewReader(data)
	var msg bytes.Buffer
	cmd.Stderr = &msg
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", analyzer, err, msg.Bytes())
	}
	return string(out)
}

func number(t *testing.T, digits string) int {
	t.Helper()
	n, err := strconv.Atoi(digits)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// toolCount counts the same as the analyzer does.
func toolCount(t *testing.T, data []byte) map[named]int {
	t.Helper()
	found := map[named]int{}
	block := uint32(0)
	for line := range strings.Lines(analyze(t, data)) {
		line = strings.TrimSuffix(line, "\n")
		if m := blockLine.FindStringSubmatch(line); m != nil {
			block = uint32(number(t, m[1]))
		} else if m := blocksLine.FindStringSubmatch(line); m != nil {
			found[named{block, ""}] = number(t, m[1])
		} else if m := recordLine.FindStringSubmatch(line); m != nil && block != blockInfo {
			found[named{block, m[2]}] += number(t, m[1])
		}
	}
	return found
}

// names are the analyzer's names for codes, which it tells only where it dumps every record.
type names struct {
	mu    sync.Mutex
	known map[kind]string
}

// of gives the counts by name. What has no name yet is looked up in a dump of the module.
func (n *names) of(t *testing.T, data []byte, ours map[kind]int) map[named]int {
	t.Helper()
	n.mu.Lock()
	defer n.mu.Unlock()
	for k := range ours {
		if _, ok := n.known[k]; !ok {
			n.learn(t, data)
			break
		}
	}
	found := map[named]int{}
	for k, c := range ours {
		name, ok := n.known[k]
		if !ok {
			name = "code " + strconv.FormatInt(k.code, 10)
		}
		found[named{k.block, name}] += c
	}
	return found
}

func (n *names) learn(t *testing.T, data []byte) {
	t.Helper()
	var open []uint32
	for line := range strings.Lines(analyze(t, data, "-dump", "-non-symbolic")) {
		if strings.HasPrefix(line, "Summary of ") {
			return
		}
		if m := dumpBlock.FindStringSubmatch(line); m != nil {
			open = append(open, uint32(number(t, m[1])))
			n.known[kind{open[len(open)-1], blockItself}] = ""
		} else if strings.HasPrefix(strings.TrimLeft(line, " "), "</") {
			open = open[:len(open)-1]
		} else if m := dumpRecord.FindStringSubmatch(line); m != nil {
			n.known[kind{open[len(open)-1], int64(number(t, m[2]))}] = m[1]
		} else if name, code, ok := unknownRecord(line); ok {
			n.known[kind{open[len(open)-1], code}] = name
		}
	}
}

// unknownRecord takes a record apart that the analyzer has no name for.
func unknownRecord(line string) (name string, code int64, ok bool) {
	name, _, _ = strings.Cut(strings.TrimLeft(line, " <"), " ")
	digits, ok := strings.CutPrefix(strings.TrimRight(name, "/>\n"), "UnknownCode")
	code, err := strconv.ParseInt(digits, 10, 64)
	return "UnknownCode" + digits, code, ok && err == nil
}

// Our cursor finds the same blocks and records as LLVM's analyzer, in the same numbers.
func TestRecordCounts(t *testing.T) {
	if _, err := exec.LookPath(analyzer); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal(err)
		}
		t.Skipf("%v (scripts/fetch-tools llvm brings it)", err)
	}
	codes := names{known: map[kind]string{{blockInfo, blockItself}: ""}}
	for _, m := range Modules(t) {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			data := m.Data(t)
			ours, err := count(data)
			if err != nil {
				t.Fatal(err)
			}
			want, got := toolCount(t, data), codes.of(t, data, ours)
			all := maps.Clone(want)
			maps.Copy(all, got)
			for _, k := range slices.SortedFunc(maps.Keys(all), func(a, b named) int {
				return strings.Compare(strconv.Itoa(int(a.block))+a.name, strconv.Itoa(int(b.block))+b.name)
			}) {
				if want[k] != got[k] {
					t.Errorf("block %d, %s: %d, but %d by the analyzer", k.block, k.name, got[k], want[k])
				}
			}
			if len(want) < 10 {
				t.Errorf("only %d kinds of records found in the analyzer's summary", len(want))
			}
		})
	}
}
