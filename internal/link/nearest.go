package link

import (
	"cmp"
	"slices"
	"strings"
)

// maxNearest is how many names are suggested in the place of one that is not there.
const maxNearest = 3

// nearest gives the names that are most like a name, at most three, the most alike first: those that differ in a third of it at most, as
// they stand in the source. So Rust's symbols that differ in their hash only, as from two versions of a crate, are the nearest.
func nearest(name string, names []string) []string {
	type candidate struct {
		name string
		far  int
	}
	var found []candidate
	plain := PlainName(name)
	limit := len(plain) / 3
	for _, n := range names {
		if d := distance(plain, PlainName(n), limit); d <= limit && n != name {
			found = append(found, candidate{n, d})
		}
	}
	slices.SortFunc(found, func(a, b candidate) int { return cmp.Or(cmp.Compare(a.far, b.far), cmp.Compare(a.name, b.name)) })
	var list []string
	for _, c := range found[:min(len(found), maxNearest)] {
		list = append(list, c.name)
	}
	return list
}

// didYouMean gives the end of a message that suggests names, "" if there is none to suggest.
func didYouMean(name string, names []string) string {
	list := nearest(name, names)
	if len(list) == 0 {
		return ""
	}
	for i := range list {
		list[i] = Demangle(list[i])
	}
	return "; the nearest names: " + strings.Join(list, ", ")
}

// distance counts the bytes that must be changed, added or taken away to make b of a; what is above the limit is not told apart.
func distance(a, b string, limit int) int {
	if d := len(a) - len(b); d > limit || -d > limit {
		return limit + 1
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		best := row[0]
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
			best = min(best, row[j+1])
		}
		if best > limit {
			return limit + 1
		}
	}
	return row[len(b)]
}
