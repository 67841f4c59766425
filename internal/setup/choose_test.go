package setup

import (
	"strings"
	"testing"

	"nvvm-bitcode-linker/internal/arch"
)

func TestChoose(t *testing.T) {
	if len(Available()) == 0 {
		t.Skipf("NVIDIA has no wheels for %s", platform())
	}
	for _, tt := range []struct {
		version, driver, archs, want string
	}{
		{"", "", "", "13.5.37"},
		{"12", "", "", "12.9.86"},
		{"12.4", "", "", "12.4.131"},
		{"12.4.131", "", "", "12.4.131"},
		{"12.4.13", "", "", ""},
		{"1", "", "", ""},
		{"", "12.4", "", "12.4.131"},
		{"", "12.7", "", "12.6.85"}, // there was no 12.7 in wheels
		{"", "13.9", "", "13.5.37"},
		{"", "", "sm_61", "12.9.86"},
		{"", "12.4", "sm_61", "12.4.131"},
		{"", "", "sm_61 sm_120", "12.9.86"},
		{"", "12.4", "sm_120", ""},
		{"", "", "sm_35", "11.8.89"},
		{"", "", "sm_150", "13.5.37"}, // unknown here: the library is asked
		{"13.5", "12.4", "sm_61", "13.5.37"},
	} {
		o := Options{Version: tt.version, Driver: tt.driver}
		for _, name := range strings.Fields(tt.archs) {
			a, err := arch.Parse(name)
			if err != nil {
				t.Fatal(err)
			}
			o.Archs = append(o.Archs, a)
		}
		r, err := o.choose()
		if (err == nil) != (tt.want != "") || r.Version != tt.want {
			t.Errorf("%+v: %q, %v", tt, r.Version, err)
		}
	}
}
