package bitstream

import (
	"bytes"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
)

// TestWriterBits checks the bits of numbers against values worked out from the format's description.
func TestWriterBits(t *testing.T) {
	for _, c := range []struct {
		name  string
		write func(w *Writer)
		want  []byte
	}{
		{"fixed", func(w *Writer) { w.Fixed(1, 1); w.Fixed(0, 2); w.Fixed(0x1F, 5) }, []byte{0xF9, 0, 0, 0}},
		{"fixed cuts off", func(w *Writer) { w.Fixed(0xFFFF, 4) }, []byte{0x0F, 0, 0, 0}},
		{"vbr small", func(w *Writer) { w.VBR(7, 4) }, []byte{0x07, 0, 0, 0}},
		{"vbr two chunks", func(w *Writer) { w.VBR(27, 4) }, []byte{0x3B, 0, 0, 0}}, // 1011 0011
		{"64 bits after 1", func(w *Writer) { w.Fixed(1, 1); w.Fixed(math.MaxUint64, 64) },
			[]byte{0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01, 0, 0, 0}},
		{"magic", func(w *Writer) { w.Fixed(2, 32) }, []byte{2, 0, 0, 0}},
	} {
		w := NewWriter()
		c.write(w)
		if got := w.Bytes(); !bytes.Equal(got, c.want) {
			t.Errorf("%s: % x, want % x", c.name, got, c.want)
		}
	}
}

// record is a record as written and as read back.
type record struct {
	Block, Code uint32
	Ops         []uint64
	Blob        []byte
}

func readAll(t *testing.T, data []byte) []record {
	t.Helper()
	var out []record
	c := NewCursor(data)
	var ids []uint32
	for {
		e, err := c.Next()
		if err != nil {
			t.Fatal(err)
		}
		switch e.Kind {
		case EndOfStream:
			return out
		case EndBlock:
			ids = ids[:len(ids)-1]
		case SubBlock:
			if err := c.Enter(e.ID); err != nil {
				t.Fatal(err)
			}
			if e.ID == blockInfoID {
				if err := c.ReadBlockInfo(); err != nil {
					t.Fatal(err)
				}
				continue
			}
			ids = append(ids, e.ID)
		case RecordEntry:
			var r Record
			if err := c.ReadRecord(e.ID, &r); err != nil {
				t.Fatal(err)
			}
			out = append(out, record{ids[len(ids)-1], r.Code, append([]uint64{}, r.Ops...), bytes.Clone(r.Blob)})
		}
	}
}

// TestWriterReadBack writes random records, many of which fit an abbreviation only nearly, in nested and forked blocks,
// and reads them with the cursor.
func TestWriterReadBack(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	lit := func(v uint64) Operand { return Operand{Literal, v} }
	info := []BlockInfo{
		{9, []*Abbrev{
			{[]Operand{lit(2), {VBR, 6}, {Fixed, 3}}},
			{[]Operand{lit(2), {VBR, 6}, {Fixed, 3}, lit(5)}},
			{[]Operand{lit(3), {Fixed, 1}, {Enc: Array}, {Fixed, 7}}},
			{[]Operand{lit(3), {VBR, 4}, {Enc: Array}, {Enc: Char6}}},
			{[]Operand{lit(4)}},
		}},
		{10, []*Abbrev{{[]Operand{lit(2), {Fixed, 64}}}}},
	}
	var want []record
	put := func(w *Writer, block uint32) {
		for range 40 {
			r := record{Block: block, Code: uint32(rnd.IntN(5)), Ops: make([]uint64, rnd.IntN(5))}
			for i := range r.Ops {
				r.Ops[i] = rnd.Uint64() >> rnd.IntN(64)
				if rnd.IntN(2) == 0 {
					r.Ops[i] = uint64("aZ5_.-\x00\xff"[rnd.IntN(8)])
				} else if rnd.IntN(2) == 0 {
					r.Ops[i] = uint64(rnd.IntN(8))
				}
			}
			w.Record(r.Code, r.Ops...)
			want = append(want, r)
		}
	}
	w := NewWriter()
	w.Enter(8, 3)
	w.BlockInfo(info...)
	put(w, 8)
	w.Enter(9, 4)
	put(w, 9)
	w.Define(lit(1), Operand{Fixed, 32}, Operand{VBR, 6})
	put(w, 9)
	w.Enter(10, 5)
	put(w, 10)
	w.Blob(7, []uint64{1, 1 << 40}, []byte("blob that is no word"))
	want = append(want, record{10, 7, []uint64{1, 1 << 40}, []byte("blob that is no word")})
	put(w, 10)
	w.Leave()
	put(w, 9)
	w.Leave()
	for range 2 {
		f := w.Fork()
		f.Enter(9, 4)
		put(f, 9)
		f.Leave()
		w.Append(f)
	}
	put(w, 8)
	w.Leave()
	got := readAll(t, w.Bytes())
	if len(got) != len(want) {
		t.Fatalf("%d records read, %d written", len(got), len(want))
	}
	for i := range want {
		if !reflect.DeepEqual(got[i], want[i]) {
			t.Fatalf("record %d: read %v, wrote %v", i, got[i], want[i])
		}
	}
}

// TestWriterUsesAbbreviations checks that a record that fits an abbreviation is not written without it.
func TestWriterUsesAbbreviations(t *testing.T) {
	size := func(define bool) int {
		w := NewWriter()
		w.Enter(8, 3)
		if define {
			w.Define(Operand{Literal, 3}, Operand{Enc: Array}, Operand{Enc: Char6})
		}
		name := make([]uint64, 600)
		for i := range name {
			name[i] = 'x'
		}
		w.Record(3, name...)
		w.Leave()
		return len(w.Bytes())
	}
	with, without := size(true), size(false)
	if with >= 600*6/8+32 || without < 600*12/8 {
		t.Errorf("%d bytes with a char6 abbreviation, %d without", with, without)
	}
}

func BenchmarkWriterRecord(b *testing.B) {
	ops := []uint64{3, 1 << 20, 17, 2, 0}
	w := NewWriter()
	w.Enter(8, 3)
	for b.Loop() {
		w.Record(34, ops...)
		if len(w.buf) > 1<<20 {
			w.buf = w.buf[:64]
		}
	}
}
