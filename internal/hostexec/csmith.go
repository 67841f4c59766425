package hostexec

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// csmithHeaders is where libcsmith-dev puts what csmith's programs include.
const csmithHeaders = "/usr/include/csmith"

// A batch is random C programs of csmith as one module, so that no engine has to be started for each of them: its main runs those whose
// seeds its arguments name, in that order, and prints a line before each. A seed gives the same program each time.
type batch struct {
	name    string
	seeds   []int
	options []string // of csmith: how large the programs are
	flags   []string // of clang
}

// local are the names that csmith's programs have in common, and that are therefore given the seed in front.
var local = regexp.MustCompile(`\b(?:(?:g_|func_|S|U)\d+|main)\b`)

// source writes the module. csmith's floats are left out: it converts them to integers that do not hold them.
func (b *batch) source(t testing.TB) []byte {
	t.Helper()
	dir := t.TempDir()
	var cases bytes.Buffer
	source := bytes.NewBufferString(apart)
	for _, seed := range b.seeds {
		cmd := exec.Command("csmith", append([]string{"--concise", "--seed", strconv.Itoa(seed)}, b.options...)...)
		cmd.Dir = dir // where it leaves a platform.info of its own
		text, err := cmd.Output()
		if err != nil {
			t.Fatalf("csmith --seed %d: %v", seed, err)
		}
		source.Write(local.ReplaceAll(text, fmt.Appendf(nil, "p%d_$0", seed)))
		// "1" asks it for the checksum after each of its variables.
		fmt.Fprintf(&cases, "    case %d: p%d_main(2, (char *[]){\"\", \"1\", 0}); break;\n", seed, seed)
	}
	fmt.Fprintf(source, `
int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    int seed = 0;
    for (const char *c = argv[i]; *c; c++) seed = seed * 10 + *c - '0';
    crc32_context = 0xFFFFFFFFu;
    printf("%s%%d\n", seed);
    switch (seed) {
%s    }
  }
  return 0;
}
`, headline, &cases)
	return source.Bytes()
}

// apart keeps csmith's own functions out of every program: they would be most of the module, all alike.
const apart = `#include <stdint.h>
__attribute__((noinline)) static void transparent_crc(uint64_t, char *, int), crc32_gentab(void);
`

// headline is what a line begins with that the seed of the next program follows.
const headline = "== csmith "

// outputs gives what each program printed.
func outputs(stdout []byte) map[int][]byte {
	out := map[int][]byte{}
	for _, part := range bytes.Split(stdout, []byte(headline))[1:] {
		first, rest, _ := bytes.Cut(part, []byte("\n"))
		if seed, err := strconv.Atoi(string(first)); err == nil {
			out[seed] = rest
		}
	}
	return out
}

// cpuLimit ends the program after 100 ms on the CPU. Some of csmith's programs never end; those that do take a few.
const cpuLimit = `#include <sys/time.h>
__attribute__((constructor)) static void limit(void) { setitimer(ITIMER_PROF, &(struct itimerval){.it_value.tv_usec = 100000}, 0); }
`

// compile makes the module's bitcode, and a program of it for this machine by the compiler that made the bitcode, which ends what does
// not end by itself.
func (b *batch) compile(t testing.TB) (bitcode []byte, program string) {
	t.Helper()
	dir := t.TempDir()
	source, limiter, module := filepath.Join(dir, "batch.c"), filepath.Join(dir, "limit.c"), filepath.Join(dir, "batch.bc")
	write(t, source, b.source(t))
	// Some never end, which the optimiser would take as a promise that they do.
	bitcode = Clang(t, source, append([]string{"-fno-finite-loops", "-I" + csmithHeaders}, b.flags...)...)
	write(t, module, bitcode)
	write(t, limiter, []byte(cpuLimit))
	program = filepath.Join(dir, "program")
	build(t, "bash", "-c", `clang-22 -w -O0 -Xclang -disable-llvm-passes -o "$0" "$@" && touch OUT`, program, limiter, module)
	return bitcode, program
}

func write(t testing.TB, file string, data []byte) {
	t.Helper()
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
}

// words gives the seeds as arguments of a batch's main.
func words(seeds []int) []string {
	out := make([]string, len(seeds))
	for i, s := range seeds {
		out[i] = strconv.Itoa(s)
	}
	return out
}

// String says how the program can be had again.
func (b *batch) String() string {
	return fmt.Sprintf("csmith %s --seed N, clang-22 %s", strings.Join(b.options, " "), strings.Join(b.flags, " "))
}
