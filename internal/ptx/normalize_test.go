package ptx

import "testing"

func TestFromZero(t *testing.T) {
	const first = "{ // callseq 0, 0\n prototype_0 : .callprototype ();\n call %rd1, prototype_0;\n} // callseq 0\n{ // callseq 11, 0\n} // callseq 11\nmy_prototype_7"
	const later = "{ // callseq 9, 0\n prototype_9 : .callprototype ();\n call %rd1, prototype_9;\n} // callseq 9\n{ // callseq 20, 0\n} // callseq 20\nmy_prototype_7"
	// A symbol of such a name is no label of a prototype.
	const symbol = "{ // callseq 3, 0\n prototype_3 : .callprototype ();\n call %rd1, prototype_3;\n} // callseq 3\n.entry prototype_7() { ret; }"
	const moved = "{ // callseq 0, 0\n prototype_0 : .callprototype ();\n call %rd1, prototype_0;\n} // callseq 0\n.entry prototype_7() { ret; }"
	const kernel = ".entry prototype_7() { ret; }"
	for in, want := range map[string]string{symbol: moved, kernel: kernel, first: first, later: first, "": "", "// callseq 99999999999999999999, 0": "// callseq 99999999999999999999, 0"} {
		if got := string(FromZero([]byte(in))); got != want {
			t.Errorf("%q became %q, %q expected", in, got, want)
		}
	}
}
