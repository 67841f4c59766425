package ptx

import "testing"

func TestFromZero(t *testing.T) {
	const first = "{ // callseq 0, 0\n prototype_0 : .callprototype ();\n call %rd1, prototype_0;\n} // callseq 0\n{ // callseq 11, 0\n} // callseq 11\nmy_prototype_7"
	const later = "{ // callseq 9, 0\n prototype_9 : .callprototype ();\n call %rd1, prototype_9;\n} // callseq 9\n{ // callseq 20, 0\n} // callseq 20\nmy_prototype_7"
	for in, want := range map[string]string{first: first, later: first, "": "", "// callseq 99999999999999999999, 0": "// callseq 99999999999999999999, 0"} {
		if got := string(FromZero([]byte(in))); got != want {
			t.Errorf("%q became %q, %q expected", in, got, want)
		}
	}
}
