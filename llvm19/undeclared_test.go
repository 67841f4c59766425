package llvm19

import (
	"strings"
	"testing"
)

// A type with an undeclared definition in it can not be merged with those of other modules, and has no identifier then.
func TestUndeclaredSubprogram(t *testing.T) {
	const in = `target triple = "nvptx64-nvidia-cuda"
define void @f() !dbg !4 { ret void }
define void @g() !dbg !5 { ret void }
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.rs", directory: "/")
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "One", file: !2, size: 8, identifier: "one")
!4 = distinct !DISubprogram(name: "f", scope: !3, file: !2, line: 1, type: !7, spFlags: DISPFlagDefinition, unit: !1)
!5 = distinct !DISubprogram(name: "g", scope: !6, file: !2, line: 2, type: !7, spFlags: DISPFlagDefinition, unit: !1, declaration: !8)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "Two", file: !2, size: 8, identifier: "two")
!7 = !DISubroutineType(types: !9)
!8 = !DISubprogram(name: "g", scope: !6, file: !2, line: 2, type: !7, spFlags: 0)
!9 = !{null}`
	out, err := Downgrade("test", tool(t, "llvm-as-22", []byte(in)))
	if err != nil {
		t.Fatal(err)
	}
	got := string(tool(t, "llvm-dis-19", out))
	if !strings.Contains(got, `name: "One", file`) || strings.Contains(got, `identifier: "one"`) || !strings.Contains(got, `identifier: "two"`) {
		t.Error(got)
	}
}
