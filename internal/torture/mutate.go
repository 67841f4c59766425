package main

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"strconv"
)

// mutations damage a file. Each is a way in which files are damaged, or made on purpose to upset a reader.
var mutations = []struct {
	name string
	do   func(r *rand.Rand, data []byte, others [][]byte) []byte
}{
	{"bits", flipBits},
	{"bytes", extremeBytes},
	{"words", extremeWords},
	{"numbers", extremeNumbers},
	{"cut", cut},
	{"splice", splice},
	{"repeat", repeat},
	{"remove", remove},
	{"member", memberHeader},
}

// mutate gives a damaged copy, and what was done to it.
func mutate(r *rand.Rand, data []byte, others [][]byte) ([]byte, string) {
	data = bytes.Clone(data)
	did := ""
	for range 1 + r.IntN(3) {
		m := mutations[r.IntN(len(mutations))]
		if len(data) == 0 {
			break
		}
		data = m.do(r, data, others)
		did += m.name + " "
	}
	return data, did
}

func flipBits(r *rand.Rand, data []byte, _ [][]byte) []byte {
	for range 1 + r.IntN(8) {
		data[r.IntN(len(data))] ^= 1 << r.IntN(8)
	}
	return data
}

func extremeBytes(r *rand.Rand, data []byte, _ [][]byte) []byte {
	at, value := r.IntN(len(data)), []byte{0, 0xff, 0x7f, 0x80, 1}[r.IntN(5)]
	for i := at; i < min(len(data), at+1+r.IntN(8)); i++ {
		data[i] = value
	}
	return data
}

// extremeWords sets an aligned word, as the lengths of blocks, offsets and the fields of wrappers and objects are.
func extremeWords(r *rand.Rand, data []byte, _ [][]byte) []byte {
	if len(data) < 4 {
		return data
	}
	at := r.IntN(len(data)/4) * 4
	old := binary.LittleEndian.Uint32(data[at:])
	value := []uint32{0, 1, 1<<32 - 1, 1 << 31, 1<<31 - 1, 1 << 24, old + 1, old - 1, old * 2, uint32(len(data)), uint32(len(data) - at)}[r.IntN(11)]
	binary.LittleEndian.PutUint32(data[at:], value)
	return data
}

// extremeNumbers sets a run of bits, which makes a number of variable width, or one of a fixed width, as large as can be.
func extremeNumbers(r *rand.Rand, data []byte, _ [][]byte) []byte {
	from, n, one := r.IntN(len(data)*8), 6+r.IntN(90), r.IntN(4) > 0
	for i := from; i < min(len(data)*8, from+n); i++ {
		data[i/8] &^= 1 << (i % 8)
		if one {
			data[i/8] |= 1 << (i % 8)
		}
	}
	return data
}

func cut(r *rand.Rand, data []byte, _ [][]byte) []byte { return data[:r.IntN(len(data))] }

// splice puts a piece of one file into another, at a word's boundary as often as not.
func splice(r *rand.Rand, data []byte, others [][]byte) []byte {
	other := others[r.IntN(len(others))]
	n := min(1<<r.IntN(13), len(other))
	from, at := r.IntN(len(other)-n+1), r.IntN(len(data))
	if r.IntN(2) == 0 {
		from, at = from&^3, at&^3
	}
	copy(data[at:], other[from:from+n])
	return data
}

func repeat(r *rand.Rand, data []byte, _ [][]byte) []byte {
	from := r.IntN(len(data)) &^ 3
	piece := bytes.Clone(data[from:min(len(data), from+1<<r.IntN(12))])
	return append(data[:from:from], append(bytes.Repeat(piece, 2+r.IntN(6)), data[from+len(piece):]...)...)
}

func remove(r *rand.Rand, data []byte, _ [][]byte) []byte {
	from := r.IntN(len(data)) &^ 3
	return append(data[:from:from], data[min(len(data), from+1<<r.IntN(12)):]...)
}

// memberHeader writes over a field of an archive's header (ar(5)): the name or the size. Other files stay as they are.
func memberHeader(r *rand.Rand, data []byte, _ [][]byte) []byte {
	var headers []int
	for i := 8; i+60 <= len(data); i++ {
		if data[i+58] == '`' && data[i+59] == '\n' {
			headers = append(headers, i)
		}
	}
	if len(headers) == 0 || !bytes.HasPrefix(data, []byte("!<")) {
		return data
	}
	header := data[headers[r.IntN(len(headers))]:]
	field, value := header[48:58], []string{"0", "1", "9999999999", "-1", "4294967295", "2147483648", "", "0x10", strconv.Itoa(len(data))}[r.IntN(9)]
	if r.IntN(2) == 0 {
		field, value = header[:16], []string{"/", "//", "/0", "/999999999999999", "#1/9999999999", "#1/0", "../../etc/x", "/../x", "", "lib.rmeta/", "/SYM64/", "\x00\xff"}[r.IntN(12)]
	}
	for i := range field {
		field[i] = ' '
	}
	copy(field, value)
	return data
}
