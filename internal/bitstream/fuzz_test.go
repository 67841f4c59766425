package bitstream

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// maxAlloc is what reading n bytes may allocate in all.
func maxAlloc(n int) uint64 { return max(16<<20, 256*uint64(n)) }

// FuzzCursor walks whatever it is given: no panic, no endless loop, no more memory than the data allows for.
func FuzzCursor(f *testing.F) {
	files, err := filepath.Glob("../bitcode/testdata/fuzz/seeds/*.bc")
	if err != nil || len(files) == 0 {
		f.Fatalf("no seeds: %v", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add(rawBlock(func(w *Writer) { w.Blob(7, []uint64{1}, []byte("blob")) }))
	f.Fuzz(func(t *testing.T, data []byte) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		c := NewCursor(data)
		if len(data) >= 4 && string(data[:4]) == "BC\xC0\xDE" {
			c.Seek(32)
		}
		// An honest record takes some bits, so a walk ends by itself; its nodes are not kept, only looked at.
		if err := visit(c); err == nil && c.Left() >= 32 {
			t.Errorf("%d bits are left without an error", c.Left())
		}
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > maxAlloc(len(data)) {
			t.Errorf("%d bytes allocated for %d of data", used, len(data))
		}
	})
}

// visit reads everything and keeps nothing.
func visit(c *Cursor) error {
	var r Record
	for {
		e, err := c.Next()
		if err != nil {
			return err
		}
		switch e.Kind {
		case EndOfStream:
			return nil
		case SubBlock:
			err = c.Enter(e.ID)
			if err == nil && e.ID == blockInfoID {
				err = c.ReadBlockInfo()
			}
		case RecordEntry:
			err = c.ReadRecord(e.ID, &r)
		}
		if err != nil {
			return err
		}
	}
}
