package bitstream

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
)

// bitsOf gives n bits of the data from a bit on, one by one.
func bitsOf(data []byte, at, n uint) (v uint64) {
	for i := uint(0); i < n; i++ {
		v |= uint64(data[(at+i)/8]>>((at+i)%8)&1) << i
	}
	return v
}

func TestFixedAtEveryOffsetAndWidth(t *testing.T) {
	data := make([]byte, 24)
	for i := range data {
		data[i] = byte(i*37 + 11)
	}
	for at := uint(0); at < 64; at++ {
		for n := uint(0); n <= 64; n++ {
			c := NewCursor(data)
			c.Seek(uint64(at))
			got, err := c.Fixed(n)
			if want := bitsOf(data, at, n); err != nil || got != want || c.Bit() != uint64(at+n) {
				t.Fatalf("%d bits at %d: %#x, %v, then at %d; want %#x", n, at, got, err, c.Bit(), want)
			}
		}
	}
}

func TestFixedNearTheEnd(t *testing.T) {
	data := []byte{0xFF, 0xFF, 0xFF, 0xFF}
	for at := uint64(0); at <= 32; at++ {
		for n := uint(0); n <= 64; n++ {
			c := NewCursor(data)
			c.Seek(at)
			_, err := c.Fixed(n)
			if inside := at+uint64(n) <= 32; (err == nil) != inside {
				t.Fatalf("%d bits at %d of 32: error %v", n, at, err)
			}
		}
	}
}

func TestVBR(t *testing.T) {
	for n := uint(2); n <= 32; n++ {
		edge := uint64(1) << (n - 1)
		for _, v := range []uint64{0, 1, edge - 1, edge, edge + 1, edge*edge - 1, edge * edge, math.MaxUint32, 1 << 32, 1 << 63, math.MaxUint64} {
			for shift := uint(0); shift < 9; shift++ {
				w := NewWriter()
				w.Fixed(0, shift)
				w.VBR(v, n)
				w.Fixed(5, 3)
				c := NewCursor(w.Bytes())
				c.Seek(uint64(shift))
				got, err := c.VBR(n)
				if err != nil || got != v {
					t.Fatalf("%d in chunks of %d at bit %d: %d, %v", v, n, shift, got, err)
				}
				if after, err := c.Fixed(3); err != nil || after != 5 {
					t.Fatalf("after %d in chunks of %d: %d, %v", v, n, after, err)
				}
			}
		}
	}
}

func TestBadVBR(t *testing.T) {
	all := strings.Repeat("\xFF", 40)
	for _, test := range []struct {
		name, data string
		n          uint
		want       string
	}{
		{"more than 64 bits", all, 6, "variable-width number of more than 64 bits"},
		{"more than 64 bits in wide chunks", all, 32, "variable-width number of more than 64 bits"},
		{"never ending", "\x80" + strings.Repeat("\x80", 60) + "\x00", 8, "variable-width number without end"},
		{"cut off", "\x80\x80\x80\x80", 8, "variable-width number runs past the end of the block"},
		{"nothing there", "", 6, "variable-width number runs past the end of the block"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := NewCursor([]byte(test.data))
			v, err := c.VBR(test.n)
			if err == nil {
				t.Fatalf("no error, but %#x", v)
			}
			var e *Error
			if !errors.As(err, &e) || e.Msg != test.want || e.Bit != 0 {
				t.Errorf("%v, want %q at the start", err, test.want)
			}
		})
	}
	// Zero chunks at the end are wasteful but mean nothing else.
	if v, err := NewCursor([]byte{0x81, 0x80, 0x80, 0}).VBR(8); v != 1 || err != nil {
		t.Errorf("a padded 1 is %d, %v", v, err)
	}
}

// A node is what a walk finds: a record, or a block with its nodes.
type node struct {
	code  uint32
	ops   []uint64
	blob  string
	block []node
}

// walk reads everything.
func walk(c *Cursor, maxRecords int) (list []node, err error) {
	var r Record
	for ; maxRecords > 0; maxRecords-- {
		e, err := c.Next()
		if err != nil {
			return list, err
		}
		switch e.Kind {
		case EndOfStream, EndBlock:
			return list, nil
		case SubBlock:
			if err := c.Enter(e.ID); err != nil {
				return list, err
			}
			if e.ID == blockInfoID {
				err = c.ReadBlockInfo()
				list = append(list, node{code: e.ID, block: []node{}})
			} else {
				var inner []node
				inner, err = walk(c, maxRecords)
				list = append(list, node{code: e.ID, block: inner})
			}
			if err != nil {
				return list, err
			}
		case RecordEntry:
			if err := c.ReadRecord(e.ID, &r); err != nil {
				return list, err
			}
			list = append(list, node{code: r.Code, ops: append([]uint64(nil), r.Ops...), blob: string(r.Blob)})
		}
	}
	return list, nil
}

func lit(v uint64) Operand      { return Operand{Literal, v} }
func fixed(bits uint64) Operand { return Operand{Fixed, bits} }
func vbr(bits uint64) Operand   { return Operand{VBR, bits} }

func TestRecordsOfEveryAbbreviation(t *testing.T) {
	w := NewWriter()
	w.BlockInfo(BlockInfo{8, []*Abbrev{{[]Operand{lit(1), fixed(5)}}, {[]Operand{lit(2), {Enc: Array}, {Enc: Char6}}}}}, BlockInfo{9, []*Abbrev{{[]Operand{lit(3), vbr(4)}}}})
	w.Enter(8, 5)
	w.Record(1, 31)                 // from the block info
	w.Record(1, 32)                 // too wide for it: unabbreviated
	w.Record(2, 'a', 'Z', '_', '.') // characters
	w.Record(2)                     // no characters
	w.Record(2, ' ')                // not one of the 64
	w.Define(lit(4), lit(7), fixed(64), vbr(32))
	w.Record(4, 7, math.MaxUint64, math.MaxUint64)
	w.Define(lit(5), fixed(1), Operand{Enc: Array}, fixed(8))
	w.Record(5, 1, 1, 2, 3)
	w.Define(lit(6), Operand{Enc: Array}, vbr(6))
	w.Record(6, 1<<40)
	w.Blob(7, []uint64{9}, []byte("blob"))
	w.Blob(7, nil, nil)
	w.Enter(9, 4) // inside 8: abbreviations of 8 are not known here
	w.Record(3, 1000)
	w.Record(1, 31)
	w.Leave()
	w.Record(6, 5) // known again
	w.Leave()
	w.Enter(9, 4)
	w.Leave()
	want := []node{
		{code: 0, block: []node{}},
		{code: 8, block: []node{
			{code: 1, ops: []uint64{31}}, {code: 1, ops: []uint64{32}}, {code: 2, ops: []uint64{'a', 'Z', '_', '.'}}, {code: 2}, {code: 2, ops: []uint64{' '}},
			{code: 4, ops: []uint64{7, math.MaxUint64, math.MaxUint64}}, {code: 5, ops: []uint64{1, 1, 2, 3}}, {code: 6, ops: []uint64{1 << 40}},
			{code: 7, ops: []uint64{9}, blob: "blob"}, {code: 7},
			{code: 9, block: []node{{code: 3, ops: []uint64{1000}}, {code: 1, ops: []uint64{31}}}},
			{code: 6, ops: []uint64{5}},
		}},
		{code: 9},
	}
	data := w.Bytes()
	got, err := walk(NewCursor(data), 1000)
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Fatalf("%v\n got %+v\nwant %+v", err, got, want)
	}
	// Cut anywhere, there is an error, or what comes before a whole block.
	for n := range data {
		got, err := walk(NewCursor(data[:n]), 1000)
		whole := len(got) == 0 || reflect.DeepEqual(got, want[:len(got)])
		if err == nil && !whole {
			t.Errorf("cut after %d of %d bytes: no error, but %+v", n, len(data), got)
		}
	}
}

// raw writes bits as they come.
func raw(f func(w *Writer)) []byte {
	w := NewWriter()
	f(w)
	return w.Bytes()
}

// rawBlock opens block 8 with ids of 3 bits, whose length is all there is.
func rawBlock(f func(w *Writer)) []byte {
	return raw(func(w *Writer) {
		w.Enter(8, 3)
		f(w)
		w.Leave()
	})
}

// define writes the head of an abbreviation of n operands.
func define(w *Writer, n uint64) {
	w.Fixed(abbrevDefine, 3)
	w.VBR(n, abbrevOpsVBR)
}

func enc(w *Writer, e Encoding, value ...uint64) {
	w.Fixed(0, 1)
	w.Fixed(uint64(e), 3)
	for _, v := range value {
		w.VBR(v, encodingVBR)
	}
}

func TestBadStreams(t *testing.T) {
	for _, test := range []struct {
		name string
		data []byte
		want string
	}{
		{"end outside", raw(func(w *Writer) { w.Fixed(0, 2) }), "end of a block outside all blocks"},
		{"definition outside", raw(func(w *Writer) { w.Fixed(2, 2); w.VBR(1, 5); w.Fixed(0, 1); w.Fixed(7, 3) }), "abbreviation encoding 7"},
		{"block longer than the data", raw(func(w *Writer) { w.Fixed(1, 2); w.VBR(8, 8); w.VBR(3, 4); w.align(); w.Fixed(1<<32-1, 32) }),
			"block of 17179869180 bytes, but only 0 are left"},
		{"block without length", raw(func(w *Writer) { w.Fixed(1, 2); w.VBR(8, 8); w.VBR(3, 4); w.align() }), "32 bits expected, the block ends after 0"},
		{"ids of 1 bit", raw(func(w *Writer) { w.Fixed(1, 2); w.VBR(8, 8); w.VBR(1, 4); w.align(); w.Fixed(0, 32) }), "abbreviation id width 1, 2 to 32 expected"},
		{"ids of 33 bits", raw(func(w *Writer) { w.Fixed(1, 2); w.VBR(8, 8); w.VBR(33, 4); w.align(); w.Fixed(0, 32) }), "abbreviation id width 33, 2 to 32 expected"},
		{"block id", raw(func(w *Writer) { w.Fixed(1, 2); w.VBR(1<<31, 8) }), "block id 2147483648 out of range"},
		{"empty block", raw(func(w *Writer) {
			w.Fixed(1, 2)
			w.VBR(8, 8)
			w.VBR(3, 4)
			w.align()
			w.Fixed(0, 32)
			w.Fixed(0, 32)
		}),
			"3 bits expected, the block ends after 0"},
		{"block ends early", raw(func(w *Writer) {
			w.Fixed(1, 2)
			w.VBR(8, 8)
			w.VBR(3, 4)
			w.align()
			w.Fixed(2, 32)
			w.Fixed(0, 64)
		}), "block 8 ends before the length it states, 4 bytes early"},
		{"undefined abbreviation", rawBlock(func(w *Writer) { w.Fixed(4, 3) }), "abbreviation 4 is not defined in block 8"},
		{"no operands", rawBlock(func(w *Writer) { define(w, 0) }), "abbreviation of 0 operands, 1 to 256 expected"},
		{"too many operands", rawBlock(func(w *Writer) { define(w, 1<<32) }), "abbreviation of 4294967296 operands, 1 to 256 expected"},
		{"wide field", rawBlock(func(w *Writer) { define(w, 1); enc(w, Fixed, 65) }), "abbreviation field of 65 bits"},
		{"wide chunks", rawBlock(func(w *Writer) { define(w, 1); enc(w, VBR, 33) }), "abbreviation field of 33 bits"},
		{"chunks of 1 bit", rawBlock(func(w *Writer) { define(w, 1); enc(w, VBR, 1) }), "variable-width field of 1 bit"},
		{"array as code", rawBlock(func(w *Writer) { define(w, 2); enc(w, Array); enc(w, Char6) }), "abbreviation whose array is not its last operand but one"},
		{"array without elements", rawBlock(func(w *Writer) { define(w, 2); enc(w, Char6); enc(w, Array) }), "abbreviation whose array is not its last operand but one"},
		{"array too early", rawBlock(func(w *Writer) { define(w, 4); enc(w, Char6); enc(w, Array); enc(w, Char6); enc(w, Char6) }),
			"abbreviation whose array is not its last operand but one"},
		{"array of arrays", rawBlock(func(w *Writer) { define(w, 3); enc(w, Char6); enc(w, Array); enc(w, Array) }), "abbreviation whose array is not its last operand but one"},
		{"array of blobs", rawBlock(func(w *Writer) { define(w, 3); enc(w, Char6); enc(w, Array); enc(w, Blob) }), "abbreviation whose array is not its last operand but one"},
		{"blob as code", rawBlock(func(w *Writer) { define(w, 1); enc(w, Blob) }), "abbreviation whose blob is not its last operand"},
		{"blob too early", rawBlock(func(w *Writer) { define(w, 3); enc(w, Char6); enc(w, Blob); enc(w, Char6) }), "abbreviation whose blob is not its last operand"},
		{"long array", rawBlock(func(w *Writer) {
			define(w, 3)
			enc(w, Char6)
			enc(w, Array)
			enc(w, Fixed, 1)
			w.Fixed(4, 3)
			w.Fixed(0, 6)
			w.VBR(1<<50, 6)
		}), "array of 1125899906842624 elements, but the block ends after"},
		{"array of nothing", rawBlock(func(w *Writer) {
			define(w, 3)
			enc(w, Char6)
			enc(w, Array)
			enc(w, Fixed, 0)
			w.Fixed(4, 3)
			w.Fixed(0, 6)
			w.VBR(20, 6)
			w.Fixed(0, 64)
		}), "array of 20 elements that take no bits"},
		{"long blob", rawBlock(func(w *Writer) {
			define(w, 2)
			enc(w, Char6)
			enc(w, Blob)
			w.Fixed(4, 3)
			w.Fixed(0, 6)
			w.VBR(1<<40, 6)
		}),
			"blob of 1099511627776 bytes, but the block ends after"},
		{"long record", rawBlock(func(w *Writer) { w.Fixed(3, 3); w.VBR(1, 6); w.VBR(1<<63, 6) }), "record of 9223372036854775808 operands, but the block ends after"},
		{"code of more than 32 bits", rawBlock(func(w *Writer) { w.Fixed(3, 3); w.VBR(1<<32, 6); w.VBR(0, 6) }), "record code 4294967296, at most 4294967295 expected"},
		{"literal code of more than 32 bits", rawBlock(func(w *Writer) { define(w, 1); w.Fixed(1, 1); w.VBR(1<<32+5, 8); w.Fixed(4, 3) }),
			"record code 4294967301, at most 4294967295 expected"},
		{"definition without a block", raw(func(w *Writer) {
			w.Enter(blockInfoID, 3)
			w.define(&Abbrev{[]Operand{lit(1)}})
			w.Leave()
		}), "block info defines an abbreviation before it names a block"},
		{"block info of no block", raw(func(w *Writer) {
			w.Enter(blockInfoID, 3)
			w.Record(blockInfoSetBID)
			w.Leave()
		}), "block info without a block id"},
		{"nested too deep", raw(func(w *Writer) {
			for range maxDepth + 1 {
				w.Enter(8, 3)
			}
			for range maxDepth + 1 {
				w.Leave()
			}
		}), "more than 64 nested blocks"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, err := walk(NewCursor(test.data), 1000)
			if err == nil {
				t.Fatalf("no error, but %+v", got)
			}
			var e *Error
			if !errors.As(err, &e) || !strings.HasPrefix(e.Msg, test.want) {
				t.Errorf("%v, want %q", err, test.want)
			}
		})
	}
}

func TestErrorNamesThePlace(t *testing.T) {
	err := (&Error{Bit: 0x123*8 + 5, Msg: "message"}).Error()
	if want := "at byte 0x123 (bit 5): message"; err != want {
		t.Errorf("%q, want %q", err, want)
	}
}

func TestFieldsWithoutBitsAreZero(t *testing.T) {
	data := rawBlock(func(w *Writer) {
		define(w, 3)
		w.Fixed(1, 1)
		w.VBR(9, 8)
		enc(w, Fixed, 0)
		enc(w, VBR, 0)
		w.Fixed(4, 3)
	})
	got, err := walk(NewCursor(data), 10)
	want := []node{{code: 8, block: []node{{code: 9, ops: []uint64{0, 0}}}}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestPlaces checks what readers of single records rely on: entries say where they begin, and a cursor put there knows the
// abbreviations of the block.
func TestPlaces(t *testing.T) {
	w := NewWriter()
	w.BlockInfo(BlockInfo{8, []*Abbrev{{[]Operand{lit(1), fixed(5)}}}})
	w.Enter(8, 4)
	w.Record(1, 3)
	w.Define(lit(2), vbr(6))
	w.Record(2, 77)
	w.Define(lit(3), vbr(6))
	w.Record(3, 99)
	w.Leave()
	w.Record(5, 6)
	c := NewCursor(w.Bytes())
	if e, err := c.Next(); err != nil || c.Enter(e.ID) != nil || c.ReadBlockInfo() != nil {
		t.Fatal("no block info")
	}
	e, err := c.Next()
	if err != nil || e.Kind != SubBlock {
		t.Fatalf("%+v, %v", e, err)
	}
	inner := c.Fork(c.Bit())
	if err := inner.Enter(8); err != nil {
		t.Fatal(err)
	}
	first := inner.At(inner.Bit())
	var places []uint64
	var r Record
	for {
		e, err := inner.Next()
		if err != nil {
			t.Fatal(err)
		}
		if e.Kind != RecordEntry {
			break
		}
		places = append(places, e.Bit)
		if err := inner.ReadRecord(e.ID, &r); err != nil {
			t.Fatal(err)
		}
		first.TakeAbbrevs(inner)
	}
	for i := len(places) - 1; i >= 0; i-- {
		at := first.At(places[i])
		e, err := at.Next()
		if err != nil || e.Kind != RecordEntry || e.Bit != places[i] {
			t.Fatalf("record %d: %+v, %v", i, e, err)
		}
		if err := at.ReadRecord(e.ID, &r); err != nil || r.Code != uint32(i+1) || r.Ops[0] != []uint64{3, 77, 99}[i] {
			t.Errorf("record %d: %+v, %v", i, r, err)
		}
	}
	// The block info is for every block of the id, what a block defines for itself is not.
	if err := c.Skip(); err != nil {
		t.Fatal(err)
	}
	again := c.Fork(c.Bit())
	if len(again.info[8]) != 1 {
		t.Errorf("%d abbreviations for block 8, 1 expected", len(again.info[8]))
	}
}
