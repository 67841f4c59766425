package legalize

import (
	"testing"

	"nvvm-bitcode-linker/internal/ir"
)

// That the loops compute what they should is shown by running them (testdata/exec/exchanges.ll and subtractions.ll), and what becomes of
// accesses in PTX by testdata/constructs: these tests look at what is refused, and at what stays.
func TestAtomics(t *testing.T) {
	pass := []Pass{Atomics(ir.RMWUMin), PTXAtomics()}
	in := func(body string) string {
		return "define void @f(ptr %p, i32 %x, float %y) {\n" + body + "\n ret void }"
	}
	checkShapes(t, []shape{
		{name: "unaligned", passes: pass, in: in("%r = load atomic i32, ptr %p acquire, align 2"),
			err: "in function f (test): load: an atomic access of 4 bytes that is aligned to 2"},
		{name: "scope", passes: pass, in: in(`fence syncscope("agent") acquire`), err: `fence: the sync scope "agent" is not known`},
		{name: "constant memory", passes: pass, in: "define void @f(ptr addrspace(4) %p) { store atomic i32 1, ptr addrspace(4) %p release, align 4\n ret void }",
			err: "store: an atomic access of address space 4"},
		{name: "local memory", passes: pass, in: "define i32 @f(ptr addrspace(5) %p) { %r = atomicrmw umin ptr addrspace(5) %p, i32 7 seq_cst\n ret i32 %r }",
			want: []string{"load i32, ptr addrspace(5) %0, align 4", "icmp ule i32 %2, 7", "store i32"}, no: []string{"asm", "isspacep"}},
		{name: "the thread alone", passes: pass, in: in(`fence syncscope("singlethread") seq_cst`), want: []string{`asm sideeffect "", "~{memory}"()`}},
		{name: "a byte", passes: pass, in: in("%r = atomicrmw xchg ptr %p, i8 1 monotonic"),
			want: []string{"and i64", "getelementptr i8, ptr %0, i64", "atom.relaxed.sys.cas.b32"}, no: []string{"b8"}},
		{name: "16 bytes", passes: pass, in: in("%r = atomicrmw add ptr %p, i128 1 acquire"),
			want: []string{"ld.relaxed.sys.b128 out, [$2]; mov.b128 {$0, $1}, out;", "atom.acquire.sys.cas.b128 out, [$2], in0, in1;"}},
	})
	host, err := rewrite(t, false, in("%r = atomicrmw fadd ptr %p, float %y seq_cst\n atomicrmw add ptr %p, i32 1 acq_rel\n fence release"), pass...)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"load atomic i32, ptr %0 monotonic", "cmpxchg ptr %0, i32", "atomicrmw add ptr %0, i32 1 acq_rel", "fence release"} {
		checkContains(t, host, want)
	}
}
