// Package bitstream reads and writes LLVM's bitstream container: bits in little-endian 32-bit words, blocks, records and
// abbreviations, as LLVM's "Bitcode File Format" describes them.
package bitstream

// Abbreviation ids that every block has.
const (
	abbrevEndBlock  = 0
	abbrevEnter     = 1
	abbrevDefine    = 2
	abbrevUnabbrev  = 3
	firstOwnAbbrev  = 4
	blockInfoID     = 0
	blockInfoSetBID = 1
)

// Encoding is how an abbreviation writes an operand.
type Encoding uint8

// The encodings, in the numbers of the format; literal operands have none there.
const (
	Literal Encoding = 0
	Fixed   Encoding = 1
	VBR     Encoding = 2
	Array   Encoding = 3
	Char6   Encoding = 4
	Blob    Encoding = 5
)

// An Operand is one operand of an abbreviation: Value is a literal's value or the width of Fixed and VBR in bits.
type Operand struct {
	Enc   Encoding
	Value uint64
}

// An Abbrev says how the records that use it are laid out. The first operand is the record's code.
type Abbrev struct{ Ops []Operand }

const char6 = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"
