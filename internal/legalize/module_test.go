package legalize

import "testing"

const testLayout = "e-p:64:64:64-i64:64:64"

func TestModule(t *testing.T) {
	pass := []Pass{DropDebug(), Module(testLayout)}
	checkShapes(t, []shape{
		{name: "triple, layout, version", passes: pass,
			in: `target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda-sm_80"
define void @f() { ret void }
!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!nvvmir.version = !{!3}
!rustc = !{!2}
!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{!"rustc"}
!3 = !{i32 1, i32 6}`,
			want: []string{`target datalayout = "` + testLayout + `"`, `target triple = "nvptx64-nvidia-cuda"`, "!nvvmir.version = !{!0}",
				"!0 = !{i32 2, i32 0, i32 3, i32 2}"},
			no: []string{"llvm.module.flags", "llvm.ident", "!rustc"}},
		{name: "debug information", passes: pass,
			in: `define void @f() !dbg !4 { ret void, !dbg !5 }
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.rs", directory: "/")
!4 = distinct !DISubprogram(name: "f", file: !2, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 1, scope: !4)`,
			want: []string{"ret void\n"}, no: []string{"!dbg", "llvm.dbg.cu", "DI"}},
	})
}

func TestModuleOfHosts(t *testing.T) {
	out, err := rewrite(t, false, `target triple = "x86_64-pc-linux-gnu"
!llvm.module.flags = !{!0, !1}
!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 1, !"wchar_size", i32 4}`, DropDebug(), Module(testLayout))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`target triple = "x86_64-pc-linux-gnu"`, `!llvm.module.flags = !{!0}`, `"wchar_size"`} {
		checkContains(t, out, want)
	}
}
