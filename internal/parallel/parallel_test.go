package parallel

import (
	"errors"
	"runtime"
	"testing"
)

func TestEach(t *testing.T) {
	low, high := errors.New("low"), errors.New("high")
	for _, cores := range []int{1, 2, 8} {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cores))
		for _, n := range []int{0, 1, 3, 1000} {
			calls := make([]int, n)
			if err := Each(n, func(i int) error { calls[i]++; return nil }); err != nil {
				t.Error(err)
			}
			for i, c := range calls {
				if c != 1 {
					t.Errorf("%d cores: %d of %d was called %d times", cores, i, n, c)
				}
			}
		}
		err := Each(100, func(i int) error { return map[int]error{90: high, 7: low}[i] })
		if err != low {
			t.Errorf("%d cores: error %v, that of the lowest number expected", cores, err)
		}
	}
}
