package nvvm

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

func TestCodeMappings(t *testing.T) {
	const smaps = `1000-3000 r--p 00000000 fe:01 5 /usr/lib/a b.so
Rss:                   8 kB
Anonymous:             0 kB
Swap:                  0 kB
VmFlags: rd mr mw me
3000-4000 r-xp 00002000 fe:01 5 /usr/lib/a b.so
Anonymous:             0 kB
Swap:                  0 kB
4000-5000 r-xp 00003000 fe:01 6 /usr/lib/changed.so
Anonymous:             4 kB
Swap:                  0 kB
4800-5000 r--p 00003000 fe:01 6 /usr/lib/swapped.so
Anonymous:             0 kB
Swap:                  4 kB
5000-6000 rw-p 00003000 fe:01 6 /usr/lib/data.so
Anonymous:             0 kB
Swap:                  0 kB
6000-7000 r--s 00003000 fe:01 6 /usr/lib/shared
Anonymous:             0 kB
Swap:                  0 kB
7000-8000 r-xp 00000000 00:00 0 [vdso]
Anonymous:             0 kB
Swap:                  0 kB
8000-9000 r--p 00000000 00:00 0
Anonymous:             0 kB
Swap:                  0 kB
`
	if got, want := codeMappings(smaps), []mapping{{0x1000, 0x3000}, {0x3000, 0x4000}}; !slices.Equal(got, want) {
		t.Errorf("%x, want %x", got, want)
	}
}

// TestForgetCode: less of the program's file is resident afterwards, and the program goes on.
func TestForgetCode(t *testing.T) {
	before := residentFiles(t)
	forgetCode()
	if after := residentFiles(t); after >= before {
		t.Errorf("%d kB of files are resident after forgetting them, %d before", after, before)
	}
}

// residentFiles gives how much of files is resident in this process, in kB.
func residentFiles(t *testing.T) (kb int) {
	t.Helper()
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(status)) {
		if n, _ := fmt.Sscanf(line, "RssFile: %d", &kb); n == 1 {
			return kb
		}
	}
	t.Fatal("the kernel does not say what is resident of files")
	return 0
}
