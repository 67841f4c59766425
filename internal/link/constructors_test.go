package link

import (
	"strings"
	"testing"
)

// TestConstructors: those that nobody would see the work of are dropped, others are refused.
func TestConstructors(t *testing.T) {
	ctor := func(list, body string) string {
		return "@" + list + " = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @init, ptr null }]\ndefine internal void @init() {\n" + body + "  ret void\n}\n"
	}
	const globals = "@seen = addrspace(1) global i32 1\n@unseen = addrspace(1) global [4 x i32] zeroinitializer\ndefine ptx_kernel void @main(ptr %p) {\n" +
		"  %v = load i32, ptr addrspace(1) @seen\n  store i32 %v, ptr %p\n  ret void\n}\n"
	refused := func(list, why string) string {
		return "a.o: " + list + " lists init, to be run before or after the program, which a GPU does not do, and " + why
	}
	for _, test := range []struct {
		name, text, err string
	}{
		{"writes a variable that is reached", ctor(ctorsList, "  store i32 2, ptr addrspace(1) @seen\n"), refused(ctorsList, "it may write seen, which the program reaches")},
		{"at the end", ctor(dtorsList, "  store i32 2, ptr addrspace(1) @seen\n"), refused(dtorsList, "it may write seen, which the program reaches")},
		{"writes another variable", ctor(ctorsList, "  store i32 2, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @unseen, i64 4)\n"), ""},
		{"writes its own variable", ctor(ctorsList, "  %a = alloca [2 x i32]\n  %b = getelementptr i32, ptr %a, i64 1\n  store i32 2, ptr %b\n"), ""},
		{"by way of a cast", ctor(ctorsList, "  %a = addrspacecast ptr addrspace(1) @seen to ptr\n  store i32 2, ptr %a\n"), refused(ctorsList, "it may write seen, which the program reaches")},
		{"anywhere", ctor(ctorsList, "  %a = load ptr, ptr null\n  store i32 2, ptr %a\n"), refused(ctorsList, "it may write any variable")},
		{"one of two", ctor(ctorsList, "  %a = select i1 true, ptr addrspace(1) @unseen, ptr addrspace(1) @seen\n  store i32 2, ptr addrspace(1) %a\n"), refused(ctorsList, "it may write any variable")},
		{"atomically", ctor(ctorsList, "  %a = atomicrmw add ptr addrspace(1) @seen, i32 1 seq_cst\n"), refused(ctorsList, "it may write seen, which the program reaches")},
		{"compares and writes", ctor(ctorsList, "  %a = cmpxchg ptr addrspace(1) @seen, i32 1, i32 2 seq_cst seq_cst\n"), refused(ctorsList, "it may write seen, which the program reaches")},
		{"copies", ctor(ctorsList, "  call void @llvm.memset.p1.i64(ptr addrspace(1) @seen, i8 1, i64 4, i1 false)\n"), refused(ctorsList, "it may write seen, which the program reaches")},
		{"copies elsewhere", ctor(ctorsList, "  call void @llvm.memset.p1.i64(ptr addrspace(1) @unseen, i8 1, i64 4, i1 false)\n"), ""},
		{"reads", ctor(ctorsList, "  %a = load i32, ptr addrspace(1) @seen\n"), ""},
		{"intrinsic that writes nothing", ctor(ctorsList, "  call void @llvm.assume(i1 true)\n"), ""},
		{"intrinsic of unknown work", ctor(ctorsList, "  call void @llvm.nvvm.barrier0()\n"), refused(ctorsList, "llvm.nvvm.barrier.cta.sync.aligned.all, which it calls, may write anything")},
		{"calls", ctor(ctorsList, "  call void @deep()\n") + "define void @deep() {\n  call void @deep()\n  store i32 2, ptr addrspace(1) @seen\n  ret void\n}\n", refused(ctorsList, "it may write seen, which the program reaches")},
		{"calls by another name", ctor(ctorsList, "  call void @other()\n") + "@other = alias void (), ptr @deep\ndefine void @deep() {\n  store i32 2, ptr addrspace(1) @seen\n  ret void\n}\n", refused(ctorsList, "it may write seen, which the program reaches")},
		{"calls what is reached too", ctor(ctorsList, "  call void @main(ptr null)\n"), refused(ctorsList, "it may write any variable")},
		{"calls what nobody defines", ctor(ctorsList, "  call void @nothing()\n") + "declare void @nothing()\n", refused(ctorsList, "nothing, which it calls, may do anything")},
		{"calls somewhere", ctor(ctorsList, "  call void null()\n"), refused(ctorsList, "it calls a function that is not known")},
		{"assembler", ctor(ctorsList, "  call void asm \"trap;\", \"\"()\n"), refused(ctorsList, "assembler in it may do anything")},
		{"an address that starts from itself", ctor(ctorsList, "  ret void\ndead:\n  %a = getelementptr i8, ptr %a, i64 1\n  store i32 2, ptr %a\n"), refused(ctorsList, "it may write any variable")},
		{"an empty list", "@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer\n", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			text := test.text
			for name, declare := range map[string]string{"llvm.memset": "void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)", "llvm.assume": "void @llvm.assume(i1)", "barrier0": "void @llvm.nvvm.barrier0()"} {
				if strings.Contains(text, name) {
					text += "declare " + declare + "\n"
				}
			}
			m, err := linkSources(t, Options{}, source{"a.o", globals + text})
			if err != test.err {
				t.Fatalf("error %q\nwant  %q", err, test.err)
			}
			if err == "" && (m.FindFunc("init") != nil || m.FindVar(ctorsList) != nil || m.FindVar("unseen") != nil) {
				t.Error("the constructor is still there")
			}
		})
	}
}

// TestConstructorsOfMembers: those of members that nothing pulls do not matter, nor do those of a variable that another module defines.
func TestConstructorsOfMembers(t *testing.T) {
	const writes = "define internal void @init() {\n  store i32 2, ptr addrspace(1) @v\n  ret void\n}\n" +
		"@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @init, ptr addrspacecast (ptr addrspace(1) @v to ptr) }]\n"
	const kernel = "@v = external addrspace(1) global i32\ndefine ptx_kernel void @main() {\n  store i32 1, ptr addrspace(1) @v\n  ret void\n}\n"
	for _, test := range []struct {
		name    string
		sources []source
		err     string
	}{
		{"pulled", []source{{"a.o", kernel}, {"lib.a(b.o)", "@v = addrspace(1) global i32 1\n" + writes}},
			"lib.a(b.o): llvm.global_ctors lists init, to be run before or after the program, which a GPU does not do, and it may write v, which the program reaches"},
		{"not pulled", []source{{"a.o", kernel}, {"c.o", "@v = addrspace(1) global i32 1"}, {"lib.a(b.o)", "@v = addrspace(1) global i32 1\n" + writes}}, ""},
		{"of a variable that another module has", []source{{"a.o", kernel}, {"c.o", "@v = weak addrspace(1) global i32 1\n"}, {"d.o", "@v = weak addrspace(1) global i32 1\n" + writes}}, ""},
		{"of a variable that this module has", []source{{"a.o", kernel}, {"d.o", "@v = weak addrspace(1) global i32 1\n" + writes}, {"c.o", "@v = weak addrspace(1) global i32 1\n"}},
			"d.o: llvm.global_ctors lists init, to be run before or after the program, which a GPU does not do, and it may write v, which the program reaches"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := linkSources(t, Options{}, test.sources...); err != test.err {
				t.Errorf("error %q\nwant  %q", err, test.err)
			}
		})
	}
}
