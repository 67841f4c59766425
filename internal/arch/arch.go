// Package arch parses, orders and names NVIDIA GPU architectures (sm_75, compute_90a, 100f).
//
// The meaning of the suffixes is that of the PTX ISA, section "PTX Module Directives: .target": code
// for a plain architecture runs on every later one, "f" code on the later ones of its family, "a" code
// on exactly that one.
package arch

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

// Suffix says which features beyond the portable ones a target may use.
type Suffix byte

// The suffixes, in order of what they allow: an "a" target may use all that the "f" target of the same
// number may, and that all that the plain one may.
const (
	Plain    Suffix = 0   // portable to every later architecture
	Family   Suffix = 'f' // portable within the family
	Specific Suffix = 'a' // this architecture only
)

// Arch is one architecture: a number such as 90 or 120, and a suffix. The zero value is no architecture.
type Arch struct {
	Number int // ten times the compute capability: 75 is 7.5, 120 is 12.0
	Suffix Suffix
}

// maxNumber bounds what Parse takes: four digits and more name no architecture for a long time to come.
const maxNumber = 999

// Parse reads an architecture: an optional "sm_" or "compute_", two or three digits, and an optional
// "a" or "f". It accepts numbers that the table does not know, since a newer libNVVM may; what cannot be
// an architecture at all gets an error that lists the known ones.
func Parse(s string) (Arch, error) {
	if a, ok := parse(s); ok {
		return a, nil
	}
	return Arch{}, fmt.Errorf("%q is not a GPU architecture: expected sm_, compute_ or nothing, a number, and a or f or nothing (known: %s)", s, List(all))
}

func parse(s string) (a Arch, ok bool) {
	digits := strings.TrimPrefix(s, "sm_")
	if digits == s {
		digits = strings.TrimPrefix(s, "compute_")
	}
	suffix := Plain
	if n := len(digits); n > 0 && (digits[n-1] == byte(Family) || digits[n-1] == byte(Specific)) {
		suffix = Suffix(digits[n-1])
		digits = digits[:n-1]
	}
	if strings.Trim(digits, "0123456789") == "" {
		if n, err := strconv.Atoi(digits); err == nil && n >= 10 && n <= maxNumber && digits[0] != '0' {
			return Arch{n, suffix}, true
		}
	}
	return Arch{}, false
}

// SM names a as PTX's .target and ptxas do: sm_90a.
func (a Arch) SM() string { return "sm_" + a.bare() }

// Compute names a as libNVVM's -arch does: compute_90a.
func (a Arch) Compute() string { return "compute_" + a.bare() }

func (a Arch) String() string { return a.SM() }

// Capability is the compute capability with that number: 9.0 for sm_90a.
func (a Arch) Capability() string { return fmt.Sprintf("%d.%d", a.Number/10, a.Number%10) }

func (a Arch) bare() string {
	s := strconv.Itoa(a.Number)
	if a.Suffix != Plain {
		s += string(rune(a.Suffix))
	}
	return s
}

// Compare orders by number, then by what the suffix allows: 90, 90a, 100, 100f, 100a.
func Compare(a, b Arch) int {
	return cmp.Or(cmp.Compare(a.Number, b.Number), cmp.Compare(a.Suffix.rank(), b.Suffix.rank()))
}

func (s Suffix) rank() int { return strings.IndexByte("\x00fa", byte(s)) }

// Modern says whether libNVVM compiles a with its newer LLVM whatever the options: compute_100 and
// later. It is the rule for libraries that have no nvvmLLVMVersion to ask.
func (a Arch) Modern() bool { return a.Number >= 100 }

// RunsOn says whether a GPU of the capability gpu (its suffix means nothing) loads PTX made for a. A
// plain architecture runs on every later one; "f" within its family and not before; "a" on itself only.
func (a Arch) RunsOn(gpu Arch) bool {
	switch a, gpu := a.Current(), gpu.Current(); a.Suffix {
	case Plain:
		return gpu.Number >= a.Number
	case Family:
		return gpu.family() == a.family() && gpu.Number >= a.Number
	default:
		return gpu.Number == a.Number
	}
}

// Includes says whether what b's features allow is allowed for a too, so that code that asks for b can be
// compiled for a: 103f includes 100f, 100 and 90, but not 100a.
func (a Arch) Includes(b Arch) bool {
	a, b = a.Current(), b.Current()
	switch b.Suffix {
	case Plain:
		return a.Number >= b.Number
	case Family:
		return a.Suffix != Plain && a.family() == b.family() && a.Number >= b.Number
	default:
		return a == b
	}
}

// family is the number that architectures of one family share: 10 for sm_100 and sm_103.
func (a Arch) family() int { return a.Number / 10 }

// Current is a under its newest name: PTX 9.0 renamed sm_101, of PTX 8.6 to 8.8, to sm_110. The PTX ISA
// counts it to the family sm_11x.
func (a Arch) Current() Arch {
	if a.Number == 101 {
		a.Number = 110
	}
	return a
}
