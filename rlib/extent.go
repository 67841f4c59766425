package rlib

import "fmt"

// An extent is a part of a file that is read as if it were a file by itself: a member, a section.
type extent struct {
	f      *File
	member string // for messages
	offset int64  // in f
	size   int64

	window []byte // bytes that were read last, from at
	at     int64
	next   int64 // how many bytes to read the next time
}

func (f *File) extent(member string, offset, size int64) *extent {
	return &extent{f: f, member: member, offset: offset, size: size}
}

// bytes reads n bytes at an offset in the extent. What lies outside it is an error: offset and n come from the file.
func (e *extent) bytes(offset, n uint64, what string) ([]byte, error) {
	if size := uint64(e.size); offset > size || n > size-offset {
		return nil, fmt.Errorf("%s should be %d bytes from byte %d, outside the %d that there are", what, n, offset, e.size)
	}
	return e.f.readAt(e.member, e.offset+int64(offset), int64(n))
}

// Reads grow from little to much while they go on from one to the next: of most modules only the headers of a few large blocks are wanted,
// but a file of a million small blocks should not take a million calls of the system.
const (
	firstRead = 32
	lastRead  = 64 << 10
)

// peek gives up to n bytes at an offset, n at most firstRead, fewer only at the end. They are valid until the next call.
func (e *extent) peek(offset, n int64) ([]byte, error) {
	n = min(n, e.size-offset)
	if n <= 0 {
		return nil, nil
	}
	end := e.at + int64(len(e.window))
	if offset < e.at || offset+n > end {
		if offset >= e.at && offset <= end && e.next > 0 {
			e.next = min(2*e.next, lastRead)
		} else {
			e.next = firstRead
		}
		data, err := e.f.readAt(e.member, e.offset+offset, min(e.next, e.size-offset))
		if err != nil {
			return nil, err
		}
		e.window, e.at = data, offset
	}
	return e.window[offset-e.at:][:n], nil
}
