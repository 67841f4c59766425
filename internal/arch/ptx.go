package arch

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// PTX is a version of the PTX ISA, as .version has it: 8.4.
type PTX struct{ Major, Minor int }

func (p PTX) String() string { return fmt.Sprintf("%d.%d", p.Major, p.Minor) }

// Compare orders versions.
func (p PTX) Compare(q PTX) int {
	return cmp.Or(cmp.Compare(p.Major, q.Major), cmp.Compare(p.Minor, q.Minor))
}

// ParsePTX reads a version: 8.4, or 84 as LLVM's features and libNVVM's -ptx-version-target have it.
func ParsePTX(s string) (PTX, error) {
	major, minor, dotted := strings.Cut(s, ".")
	if !dotted && len(s) == 2 {
		major, minor = s[:1], s[1:]
	}
	p := PTX{}
	var errs [2]error
	p.Major, errs[0] = strconv.Atoi(major)
	p.Minor, errs[1] = strconv.Atoi(minor)
	if errs[0] != nil || errs[1] != nil || p.Major < 1 || p.Major > 99 || p.Minor < 0 || p.Minor > 99 || strings.ContainsAny(s, "+-") {
		return PTX{}, fmt.Errorf("%q is not a PTX version: expected one as in 8.4", s)
	}
	return p, nil
}

// releases lists CUDA releases, newest first, with the PTX version that their compilers write, which is the newest that their driver
// loads, and the first branch of that driver. Sources: the PTX ISA, "Release Notes", and the CUDA release notes, "CUDA Toolkit and
// Corresponding Driver Versions"; PTX of 11.7 and later is also measured. 0: the branch is not known.
var releases = []struct {
	cuda   Release
	ptx    PTX
	driver int
}{
	{Release{13, 5}, PTX{9, 5}, 0},
	{Release{13, 4}, PTX{9, 4}, 0},
	{Release{13, 3}, PTX{9, 3}, 0},
	{Release{13, 2}, PTX{9, 2}, 595},
	{Release{13, 1}, PTX{9, 1}, 590},
	{Release{13, 0}, PTX{9, 0}, 580},
	{Release{12, 9}, PTX{8, 8}, 575},
	{Release{12, 8}, PTX{8, 7}, 570},
	{Release{12, 7}, PTX{8, 6}, 565},
	{Release{12, 6}, PTX{8, 5}, 560},
	{Release{12, 5}, PTX{8, 5}, 555},
	{Release{12, 4}, PTX{8, 4}, 550},
	{Release{12, 3}, PTX{8, 3}, 545},
	{Release{12, 2}, PTX{8, 2}, 535},
	{Release{12, 1}, PTX{8, 1}, 530},
	{Release{12, 0}, PTX{8, 0}, 525},
	{Release{11, 8}, PTX{7, 8}, 520},
	{Release{11, 7}, PTX{7, 7}, 515},
	{Release{11, 6}, PTX{7, 6}, 510},
	{Release{11, 5}, PTX{7, 5}, 495},
	{Release{11, 4}, PTX{7, 4}, 470},
	{Release{11, 3}, PTX{7, 3}, 465},
	{Release{11, 2}, PTX{7, 2}, 460},
	{Release{11, 1}, PTX{7, 1}, 455},
	{Release{11, 0}, PTX{7, 0}, 450},
	{Release{10, 2}, PTX{6, 5}, 440},
	{Release{10, 1}, PTX{6, 4}, 418},
	{Release{10, 0}, PTX{6, 3}, 410},
}

// PTX is the version that r's compilers write; ok is false where the table does not know r.
func (r Release) PTX() (p PTX, ok bool) {
	for _, row := range releases {
		if row.cuda == r {
			return row.ptx, true
		}
	}
	return PTX{}, false
}

// NewestPTX is the newest version that a driver of CUDA release r surely loads: that of the newest release in the table up to r. ok is
// false for drivers older than the table.
func (r Release) NewestPTX() (p PTX, ok bool) {
	for _, row := range releases {
		if r.Compare(row.cuda) >= 0 {
			return row.ptx, true
		}
	}
	return PTX{}, false
}

// NewestOfMajor is the newest version that a release of the same major version as r writes, those not released yet included.
func (r Release) NewestOfMajor() PTX {
	for _, row := range releases {
		if row.cuda.Major == r.Major {
			if row == releases[0] {
				row.ptx.Minor = maxMinor
			}
			return row.ptx
		}
	}
	return PTX{maxMinor, maxMinor}
}

// maxMinor is beyond every minor version.
const maxMinor = 99

// FirstRelease is the first CUDA release whose driver loads PTX of version p, with the branch of that driver, 0 where it is not known. ok
// is false for versions after the table.
func (p PTX) FirstRelease() (r Release, branch int, ok bool) {
	for _, row := range slices.Backward(releases) {
		if row.ptx.Compare(p) >= 0 {
			return row.cuda, row.driver, true
		}
	}
	return Release{}, 0, false
}

// ParseRelease reads a CUDA release: 12.4, 12.4.131.
func ParseRelease(s string) (Release, bool) {
	parts := strings.Split(s, ".")
	if len(parts) < 2 {
		return Release{}, false
	}
	var n []int
	for _, p := range parts {
		v, err := strconv.ParseUint(p, 10, 16)
		if err != nil {
			return Release{}, false
		}
		n = append(n, int(v))
	}
	return Release{n[0], n[1]}, true
}

// ParseDriver reads which driver is meant, as the CUDA release that it supports: 12.4, or the number that the driver itself has, 550 or
// 550.54.14. A branch between two of the table is taken for the older of both.
func ParseDriver(s string) (Release, error) {
	fail := fmt.Errorf("%q is no driver: expected its CUDA release as in 12.4, or its number as in 550 or 550.54.14", s)
	number, _, _ := strings.Cut(s, ".")
	n, err := strconv.ParseUint(number, 10, 16)
	if err != nil {
		return Release{}, fail
	}
	if n < 100 {
		r, ok := ParseRelease(s)
		if !ok || r.Major < 1 {
			return Release{}, fail
		}
		return r, nil
	}
	oldest := 0
	for _, row := range releases {
		if row.driver != 0 {
			oldest = row.driver
			if int(n) >= row.driver {
				return row.cuda, nil
			}
		}
	}
	return Release{}, fmt.Errorf("driver %s is older than %d, the oldest known here", s, oldest)
}
