package corpus

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// In assembly a block whose address is taken has a name; in bitcode it needs none. LLVM 22, 19 and 14 leave names out where they are told to.
// LLVM 7's C functions can not, so that there the two texts of such a module are compared with names of our own.

var (
	labelLine    = regexp.MustCompile(`^(?:; <label>:(\d+):|(\w+):)`)
	localName    = regexp.MustCompile(`%(\w+)\b`)
	blockAddress = regexp.MustCompile(`blockaddress\((@[\w.]+), %\w+\)`)
)

// numbered gives locals, in each function, the number of their first occurrence. Addresses of blocks lose the block, since they may stand
// before their function.
func numbered(text string) string {
	var b strings.Builder
	var numbers map[string]string
	number := func(name string) string {
		n, ok := numbers[name]
		if !ok {
			n = strconv.Itoa(len(numbers))
			numbers[name] = n
		}
		return n
	}
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "define ") {
			numbers = map[string]string{}
		}
		line = blockAddress.ReplaceAllString(line, "blockaddress($1, some block)")
		if numbers != nil {
			if m := labelLine.FindStringSubmatch(line); m != nil {
				line = "label " + number(m[1]+m[2]) + "\n"
			}
			line = localName.ReplaceAllStringFunc(line, func(s string) string { return "%" + number(s[1:]) })
		}
		if line == "}\n" {
			numbers = nil
		}
		b.WriteString(line)
	}
	return b.String()
}

func TestNumbered(t *testing.T) {
	const unnamed = "@t = blockaddress(@f, %2)\ndefine i32 @f(i32) {\n  %3 = add i32 %0, 1\n  br label %2\n\n; <label>:2:   ; preds = %1\n  ret i32 %3\n}\n"
	const named = "@t = blockaddress(@f, %b)\ndefine i32 @f(i32) {\n  %2 = add i32 %0, 1\n  br label %b\n\nb:   ; preds = %1\n  ret i32 %2\n}\n"
	if a, b := numbered(unnamed), numbered(named); a != b {
		t.Errorf("%s is not\n%s", a, b)
	}
	if a, b := numbered(unnamed), numbered(strings.Replace(named, "ret i32 %2", "ret i32 %0", 1)); a == b {
		t.Error("another operand is not seen")
	}
}
