package arch

import (
	"strings"
	"testing"
)

func TestParsePTX(t *testing.T) {
	for s, want := range map[string]PTX{"8.4": {8, 4}, "84": {8, 4}, "9.0": {9, 0}, "10.2": {10, 2}} {
		if p, err := ParsePTX(s); err != nil || p != want {
			t.Errorf("%s: %v, %v", s, p, err)
		}
	}
	for _, s := range []string{"", "8", "8.", ".4", "+8.4", "8.-4", "eight", "8.4.1", "840", "0.1"} {
		if p, err := ParsePTX(s); err == nil || !strings.Contains(err.Error(), `"`+s+`"`) {
			t.Errorf("%q: %v, %v", s, p, err)
		}
	}
}

func TestParseDriver(t *testing.T) {
	for s, want := range map[string]Release{
		"550": {12, 4}, "550.54.14": {12, 4}, "12.4": {12, 4}, "13.0": {13, 0}, "580.65.06": {13, 0}, "581": {13, 0}, "552.12": {12, 4},
		"999": {13, 2}, "14.1": {14, 1}, "410": {10, 0}, "12.4.131": {12, 4},
	} {
		if r, err := ParseDriver(s); err != nil || r != want {
			t.Errorf("%s: %v, %v; %v expected", s, r, err, want)
		}
	}
	for _, s := range []string{"", "12", "native", "400", "R550", "-550", "550x", "12.x", "0.5"} {
		if r, err := ParseDriver(s); err == nil || !strings.Contains(err.Error(), s) {
			t.Errorf("%q: %v, %v", s, r, err)
		}
	}
}

func TestReleases(t *testing.T) {
	for i, row := range releases[1:] {
		if newer := releases[i]; newer.cuda.Compare(row.cuda) <= 0 || newer.ptx.Compare(row.ptx) < 0 || newer.driver != 0 && newer.driver <= row.driver {
			t.Errorf("%v and %v are not in order", newer, row)
		}
	}
	for _, tt := range []struct {
		cuda   Release
		writes PTX
		known  bool
		loads  PTX
	}{
		{Release{11, 7}, PTX{7, 7}, true, PTX{7, 7}},
		{Release{12, 6}, PTX{8, 5}, true, PTX{8, 5}},
		{Release{13, 5}, PTX{9, 5}, true, PTX{9, 5}},
		{Release{13, 9}, PTX{}, false, PTX{9, 5}},
		{Release{9, 0}, PTX{}, false, PTX{}},
	} {
		if p, ok := tt.cuda.PTX(); p != tt.writes || ok != tt.known {
			t.Errorf("CUDA %v writes PTX %v, %v", tt.cuda, p, ok)
		}
		if p, ok := tt.cuda.NewestPTX(); p != tt.loads || ok != (tt.loads != PTX{}) {
			t.Errorf("CUDA %v loads PTX %v, %v", tt.cuda, p, ok)
		}
	}
	if r, branch, ok := (PTX{8, 5}).FirstRelease(); r != (Release{12, 5}) || branch != 555 || !ok {
		t.Errorf("PTX 8.5 needs CUDA %v, driver %d, %v", r, branch, ok)
	}
	if r, _, ok := (PTX{9, 9}).FirstRelease(); ok {
		t.Errorf("PTX 9.9 needs CUDA %v", r)
	}
}
