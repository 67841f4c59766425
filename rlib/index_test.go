package rlib

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"
)

func TestSymbols(t *testing.T) {
	index := func(word int, entries ...any) []byte { // numbers and names
		var b []byte
		for _, e := range entries {
			switch e := e.(type) {
			case int:
				if word == 8 {
					b = binary.BigEndian.AppendUint64(b, uint64(e))
				} else {
					b = binary.BigEndian.AppendUint32(b, uint32(e))
				}
			case string:
				b = append(b, e...)
			}
		}
		return b
	}
	tests := []struct {
		name string
		data string
		want string
	}{
		{"none", archiveMagic + member("a.o/", bitcode("")), "[]"},
		{"32 bits", archiveMagic + member("/", index(4, 2, 88, 88, "f\x00gg\x00")) + member("a.o/", bitcode("")), "[{f 88} {gg 88}]"},
		{"64 bits", archiveMagic + member("/SYM64/", index(8, 1, 86, "f\x00")) + member("a.o/", bitcode("")), "[{f 86}]"},
		{"empty", archiveMagic + member("/", nil), "[]"},
		{"bsd", archiveMagic + member("__.SYMDEF", []byte("whatever")), "[]"},
		{"short", archiveMagic + member("/", []byte{0}), "too short for its count"},
		{"count too large", archiveMagic + member("/", index(4, 1<<32-1, 1, "")), "says 4294967295 symbols, which 4 bytes cannot hold"},
		{"64-bit count too large", archiveMagic + member("/SYM64/", index(8, -1, 1, "f\x00")), "which 10 bytes cannot hold"},
		{"name without an end", archiveMagic + member("/", index(4, 1, 80, "ffff")), "t.rlib(/) at offset 68: symbol index: a name has no end"},
		{"offset outside", archiveMagic + member("/", index(4, 1, 8000, "f\x00")) + member("a.o/", bitcode("")), "f is said to be at offset 8000"},
		{"64-bit offset outside", archiveMagic + member("/SYM64/", index(8, 1, -1, "f\x00")) + member("a.o/", bitcode("")), "where no member can be"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f, err := openBytes(t, tt.data)
			if err != nil {
				t.Fatal(err)
			}
			symbols, err := f.Symbols()
			if err != nil {
				if !strings.Contains(err.Error(), tt.want) {
					t.Errorf("got %v, want %s", err, tt.want)
				}
			} else if got := fmt.Sprint(symbols); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}
