package nvvm

import (
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"runtime"
)

// otherMachine says of a library or program that it is for 32 bits or for another processor, and so can not be loaded; "" where it can,
// and for what is neither ELF nor PE: the loader has its own words for those.
func otherMachine(path string) string {
	f, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	head := make([]byte, 64)
	n, _ := io.ReadFull(f, head)
	head = head[:n]
	switch {
	case n >= 20 && string(head[:4]) == "\x7fELF": // System V ABI, "ELF Header"
		if head[4] == 1 {
			return "a 32-bit file"
		}
		return notOf(elfMachines, binary.LittleEndian.Uint16(head[18:]))
	case n == 64 && string(head[:2]) == "MZ": // PE Format, "Signature" and "COFF File Header"
		pe := make([]byte, 6)
		if _, err := f.ReadAt(pe, int64(binary.LittleEndian.Uint32(head[60:]))); err != nil || string(pe[:4]) != "PE\x00\x00" {
			return ""
		}
		return notOf(peMachines, binary.LittleEndian.Uint16(pe[4:]))
	}
	return ""
}

var (
	elfMachines = map[string]uint16{"amd64": 62, "arm64": 183}        // e_machine: EM_X86_64, EM_AARCH64
	peMachines  = map[string]uint16{"amd64": 0x8664, "arm64": 0xaa64} // Machine
	peI386      = uint16(0x14c)
)

// notOf compares a file's machine with this one.
func notOf(machines map[string]uint16, is uint16) string {
	ours, known := machines[runtime.GOARCH]
	switch {
	case !known || is == ours:
		return ""
	case is == peI386:
		return "a 32-bit file"
	}
	for name, number := range machines {
		if number == is {
			return "for another processor, " + name
		}
	}
	return fmt.Sprintf("for another processor, number %d", is)
}
