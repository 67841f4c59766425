package ir

import "testing"

func TestMetadataNumbers(t *testing.T) {
	all := []Metadata{NewDINode(DIFile), NewDINode(DIFile), &MDNode{}, &MDNode{Ops: []Metadata{nil}}, &MDValue{}, &MDString{"a"}, &MDString{"a"}, nil}
	first := NewMetadataNumbers()
	for i, md := range all {
		if _, ok := first.Get(md); ok {
			t.Errorf("%d has a number before it was given one", i)
		}
		first.Set(md, uint32(i)+7)
		if first.Add(md) {
			t.Errorf("%d has a number, and is new", i)
		}
	}
	for i, md := range all {
		if n, ok := first.Get(md); !ok || n != uint32(i)+7 {
			t.Errorf("%d has the number %d, %v", i, n, ok)
		}
	}
	second := NewMetadataNumbers()
	for i, md := range all {
		if !second.Add(md) || second.Add(md) {
			t.Errorf("%d is not new once", i)
		}
		if n, ok := second.Get(md); !ok || n != 0 {
			t.Errorf("%d has the number %d, %v", i, n, ok)
		}
	}
}
