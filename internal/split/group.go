package split

import (
	"cmp"
	"hash/fnv"
	"slices"
)

// Sizes are in instructions. libNVVM takes a millisecond for some ten of them, and as long as for 500 to start.
const (
	// enough is what a program must have so that it is worth while to start a second libNVVM.
	enough = 5000
	// small parts are put together, so that each has about as much.
	small = 2000
)

// Options say how finely a program is cut.
type Options struct {
	// Together names globals of which all that reach them are to be in one part.
	Together map[string]bool
	// Finest makes a part of every kernel, unless it shares what there must be one of, however little there is to do.
	Finest bool
}

// A group is a part in the making.
type group struct {
	roots []int // numbers of roots, in order
	has   []bool
	size  int
}

// Parts cuts the program. What it gives depends on the program alone, not on the machine.
//
// Kernels stay together that reach one writable variable, or a function that others see. Those that have most of their code in common do
// too, since it would be compiled for each, and small ones until they are worth a part. Which small kernels are together depends on their
// names, so that it is no matter when another changes.
func (p *Plan) Parts(o Options) []Part {
	groups := p.united(o.Together)
	switch {
	case p.whole != "":
		all := groups[0]
		for _, g := range groups[1:] {
			p.with(all, g.roots)
		}
		groups = []*group{all}
	case !o.Finest:
		groups = p.bySize(p.byOverlap(groups))
	}
	slices.SortFunc(groups, func(a, b *group) int { return cmp.Compare(a.roots[0], b.roots[0]) })
	var parts []Part
	for _, g := range groups {
		part := Part{Module: p.module(g.has), Size: g.size}
		for _, r := range g.roots {
			part.Roots = append(part.Roots, p.roots[r].name)
		}
		parts = append(parts, part)
	}
	return parts
}

// with adds roots to a group, nil for a new one.
func (p *Plan) with(g *group, roots []int) *group {
	if g == nil {
		g = &group{has: make([]bool, len(p.nodes))}
	}
	for _, r := range roots {
		if slices.Contains(g.roots, r) {
			continue
		}
		g.roots = append(g.roots, r)
		for _, n := range p.roots[r].reach {
			if !g.has[n] {
				g.has[n] = true
				g.size += p.size[n]
			}
		}
	}
	slices.Sort(g.roots)
	return g
}

// united puts the roots together that must be.
func (p *Plan) united(together map[string]bool) []*group {
	leader := make([]int, len(p.roots))
	for i := range leader {
		leader[i] = i
	}
	find := func(i int) int {
		for leader[i] != i {
			leader[i] = leader[leader[i]]
			i = leader[i]
		}
		return i
	}
	first := map[int]int{} // by node: a root that reaches it
	for i, r := range p.roots {
		for _, n := range r.reach {
			if !p.exclusive(n) && !together[p.nodes[n].Sym().Name] {
				continue
			}
			if j, ok := first[n]; ok {
				leader[max(find(i), find(j))] = min(find(i), find(j))
			} else {
				first[n] = i
			}
		}
	}
	members := make([][]int, len(p.roots))
	for i := range p.roots {
		members[find(i)] = append(members[find(i)], i)
	}
	var groups []*group
	for _, list := range members {
		if list != nil {
			groups = append(groups, p.with(nil, list))
		}
	}
	return groups
}

// byOverlap puts groups together of which one has at least half its code in the other.
func (p *Plan) byOverlap(groups []*group) []*group {
	slices.SortStableFunc(groups, func(a, b *group) int { return cmp.Compare(b.size, a.size) })
	var out []*group
	holders := make([][]int, len(p.nodes)) // by node: places in out
	for _, g := range groups {
		overlap := map[int]int{}
		for n, has := range g.has {
			if !has || p.size[n] == 0 {
				continue
			}
			for _, h := range holders[n] {
				overlap[h] += p.size[n]
			}
		}
		best, most := -1, 0
		for h, size := range overlap {
			if size > most || size == most && h < best {
				best, most = h, size
			}
		}
		if best < 0 || 2*most < g.size {
			best = len(out)
			out = append(out, nil)
		}
		for n, has := range g.has {
			if has && p.size[n] > 0 && (out[best] == nil || !out[best].has[n]) {
				holders[n] = append(holders[n], best)
			}
		}
		out[best] = p.with(out[best], g.roots)
	}
	return out
}

// bySize puts small groups together.
func (p *Plan) bySize(groups []*group) []*group {
	total, rest := 0, 0
	for _, g := range groups {
		total += g.size
		if g.size < small {
			rest += g.size
		}
	}
	count := uint32(1)
	for rest/int(2*count) >= small {
		count *= 2
	}
	var out []*group
	buckets := make([]*group, count)
	for _, g := range groups {
		if g.size >= small && total >= enough {
			out = append(out, g)
			continue
		}
		h := fnv.New32a()
		h.Write([]byte(p.roots[g.roots[0]].name))
		b := h.Sum32() % count
		if total < enough {
			b = 0
		}
		buckets[b] = p.with(buckets[b], g.roots)
	}
	for _, b := range buckets {
		if b != nil {
			out = append(out, b)
		}
	}
	return out
}
