package ptx

import (
	"bytes"
	"regexp"
	"strconv"
)

// callNumber finds the numbers that LLVM gives calls: in comments, and in the labels of prototypes of indirect calls.
var callNumber = regexp.MustCompile(`(?m)(// callseq |\bprototype_)(\d+)\b`)

// FromZero makes the numbers of calls begin at 0. Older libNVVMs count them on from one program to the next, for as long as the process
// lasts (LLVM's NVPTXISelLowering.cpp, GlobalUniqueCallSite), so that what comes out would depend on what was compiled before.
func FromZero(text []byte) []byte {
	var least uint64
	found := callNumber.FindAllSubmatchIndex(text, -1)
	for i, m := range found {
		n, err := strconv.ParseUint(string(text[m[4]:m[5]]), 10, 64)
		if err != nil { // no such number
			return text
		}
		if i == 0 || n < least {
			least = n
		}
	}
	if least == 0 {
		return text
	}
	var out bytes.Buffer
	at := 0
	for _, m := range found {
		n, _ := strconv.ParseUint(string(text[m[4]:m[5]]), 10, 64) // as before
		out.Write(text[at:m[4]])
		out.WriteString(strconv.FormatUint(n-least, 10))
		at = m[5]
	}
	out.Write(text[at:])
	return out.Bytes()
}
