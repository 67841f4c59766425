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
	bsd := func(order binary.ByteOrder, word int, names string, pairs ...int) (b []byte) {
		put := func(v int) {
			if word == 8 {
				b = append(b, make([]byte, 8)...)
				order.PutUint64(b[len(b)-8:], uint64(v))
				return
			}
			b = append(b, make([]byte, 4)...)
			order.PutUint32(b[len(b)-4:], uint32(v))
		}
		put(len(pairs) * word)
		for _, v := range pairs {
			put(v)
		}
		put(len(names))
		return append(b, names...)
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
		{"bsd, empty", archiveMagic + member("__.SYMDEF", nil), "[]"},
		{"bsd", archiveMagic + member("__.SYMDEF SORTED", bsd(binary.LittleEndian, 4, "f\x00gg\x00", 0, 98, 2, 98)) + member("a.o", bitcode("")), "[{f 98} {gg 98}]"},
		{"bsd, big-endian", archiveMagic + member("__.SYMDEF", bsd(binary.BigEndian, 4, "f\x00gg\x00", 2, 98, 0, 98)) + member("a.o", bitcode("")), "[{gg 98} {f 98}]"},
		{"bsd, 64 bits", archiveMagic + member("__.SYMDEF_64", bsd(binary.LittleEndian, 8, "f\x00", 0, 102)) + member("a.o", bitcode("")), "[{f 102}]"},
		{"bsd, 64 bits, long name", archiveMagic + member("#1/20", append([]byte("__.SYMDEF_64 SORTED\x00"), bsd(binary.LittleEndian, 8, "f\x00", 0, 124)...)) + member("a.o", bitcode("")), "[{f 124}]"},
		{"bsd, short", archiveMagic + member("__.SYMDEF", []byte{8, 0, 0, 0}), "symbol index of 4 bytes: too short for its lengths"},
		{"bsd, too many", archiveMagic + member("__.SYMDEF", []byte("whatever!")), "which 1 bytes cannot hold"},
		{"bsd, odd size", archiveMagic + member("__.SYMDEF", bsd(binary.LittleEndian, 4, "f\x00", 0, 98, 1)), "says 12 bytes of symbols, of 8 each"},
		{"bsd, names cut", archiveMagic + member("__.SYMDEF", []byte{0, 0, 0, 0, 9, 0, 0, 0}), "says 9 bytes of names, 0 are left"},
		{"bsd, name outside", archiveMagic + member("__.SYMDEF", bsd(binary.LittleEndian, 4, "f\x00", 2, 98)), "a name at offset 2 of 2 bytes of names"},
		{"bsd, name without an end", archiveMagic + member("__.SYMDEF", bsd(binary.LittleEndian, 4, "ff", 1, 98)), "a name has no end"},
		{"bsd, offset outside", archiveMagic + member("__.SYMDEF", bsd(binary.LittleEndian, 4, "f\x00", 0, 8)), "f is said to be at offset 8, where no member can be"},
		{"bsd, one name for all", archiveMagic + member("__.SYMDEF", bsd(binary.LittleEndian, 4, strings.Repeat("f", 1000)+"\x00", make([]int, 100)...)), "its names, which overlap"},
		{"bsd for others", archiveMagic + member("__.SYMDEF", bsd(binary.LittleEndian, 4, "")), "[]"},
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
