package ir

import "sync/atomic"

// A MetadataNumbers notes a number with metadata. It is what a map is and much quicker, since nodes have room for one number each. That is
// why one at a time is good for the nodes of a module: what a later one notes with a node, an earlier one has forgotten. Reading it from
// several goroutines is safe.
type MetadataNumbers struct {
	own    uint32
	others map[Metadata]uint32 // of what is no node
}

// A mdNumber is the number of a node and the table that it is of.
type mdNumber struct{ by, number uint32 }

var lastNumbers atomic.Uint32

// NewMetadataNumbers gives a table without entries.
func NewMetadataNumbers() *MetadataNumbers { return &MetadataNumbers{own: lastNumbers.Add(1)} }

func numberOf(md Metadata) *mdNumber {
	switch n := md.(type) {
	case *DINode:
		return &n.number
	case *MDNode:
		return &n.number
	}
	return nil
}

// Get gives the number of metadata, and whether it has one.
func (t *MetadataNumbers) Get(md Metadata) (uint32, bool) {
	if p := numberOf(md); p != nil {
		if p.by != t.own {
			return 0, false
		}
		return p.number, true
	}
	n, ok := t.others[md]
	return n, ok
}

// Set gives metadata a number.
func (t *MetadataNumbers) Set(md Metadata, n uint32) {
	if p := numberOf(md); p != nil {
		*p = mdNumber{t.own, n}
		return
	}
	if t.others == nil {
		t.others = map[Metadata]uint32{}
	}
	t.others[md] = n
}

// Add gives metadata that has no number the number 0, and reports whether it had none.
func (t *MetadataNumbers) Add(md Metadata) bool {
	if _, ok := t.Get(md); ok {
		return false
	}
	t.Set(md, 0)
	return true
}
