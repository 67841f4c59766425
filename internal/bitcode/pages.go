package bitcode

import (
	"reflect"

	"nvvm-bitcode-linker/internal/ir"
)

// Sizes of pages in bytes: the first, of which each next one is twice as long up to the last. The runtime's allocator is quickest up to
// 32 KiB (runtime/sizeclasses.go).
const (
	firstPage = 1 << 10
	lastPage  = 32 << 10
)

// A pages hands out elements of pages, so that the many small parts of a module are few allocations. A page lives as long as
// anything on it.
type pages[T any] struct {
	free []T
	size int // of the page in bytes
}

// take gives n elements, all zero, that nothing else has.
func (p *pages[T]) take(n int) []T {
	if n > len(p.free) {
		each := int(reflect.TypeFor[T]().Size())
		if n > lastPage/4/each {
			return make([]T, n) // the rest of the page is still good for others
		}
		p.size = min(max(2*p.size, firstPage), lastPage)
		p.free = make([]T, max(n, p.size/each))
	}
	s := p.free[:n:n]
	p.free = p.free[n:]
	return s
}

// one gives an element that is zero.
func (p *pages[T]) one() *T {
	if len(p.free) == 0 {
		return &p.take(1)[0]
	}
	e := &p.free[0]
	p.free = p.free[1:]
	return e
}

// keep gives a copy of the list that nothing else has, nil for none.
func (p *pages[T]) keep(list []T) []T {
	if len(list) == 0 {
		return nil
	}
	s := p.take(len(list))
	//lint:ignore S1001 most lists are short, for which this is quicker than copy
	for i, e := range list {
		s[i] = e
	}
	return s
}

// A stock is pages of all that function bodies, constants and metadata are made of. One goroutine at a time uses it.
type stock struct {
	instrs   pages[ir.Instr]
	instrAt  pages[*ir.Instr]
	values   pages[ir.Value]
	blocks   pages[ir.Block]
	blockAt  pages[*ir.Block]
	calls    pages[ir.CallInfo]
	indices  pages[uint32]
	consts   pages[ir.Const]
	laters   pages[later]
	attached pages[ir.Attachment]
	nodes    pages[ir.MDNode]
	mdValues pages[ir.MDValue]
	mdAsVals pages[ir.MDAsValue]
	data     pages[byte]
	mdOps    pages[ir.Metadata]
	diNodes  pages[ir.DINode]
	diNums   pages[uint64]
}

// diNode makes a specialised node as ir.NewDINode does.
func (s *stock) diNode(k ir.DIKind) *ir.DINode {
	n := s.diNodes.one()
	n.Init(k, s.mdOps.take(k.Refs()), s.diNums.take(k.Nums()))
	return n
}
