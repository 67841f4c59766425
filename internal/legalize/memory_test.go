package legalize

import "testing"

func TestMemoryIntrinsics(t *testing.T) {
	pass := []Pass{MemoryIntrinsics()}
	declare := `declare void @llvm.memcpy.p0.p3.i32(ptr, ptr addrspace(3), i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.inline.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
declare void @llvm.memmove.element.unordered.atomic.p0.p3.i64(ptr, ptr addrspace(3), i64, i32)
declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
`
	checkShapes(t, []shape{
		{name: "alignments and sizes", passes: pass, in: declare + `define void @f(ptr %p, ptr addrspace(3) %q, i32 %n) {
  call void @llvm.memcpy.p0.p3.i32(ptr align 4 %p, ptr addrspace(3) %q, i32 %n, i1 true)
  call void @llvm.memcpy.p0.p3.i32(ptr %p, ptr addrspace(3) %q, i32 -1, i1 false)
  call void @llvm.memset.p0.i64(ptr nonnull %p, i8 7, i64 9, i1 false)
  ret void
}`,
			want: []string{"zext i32 %2 to i64", "call void @llvm.memcpy.p0.p3.i64(ptr align 4 %0, ptr addrspace(3) align 1 %1, i64 %4, i1 true)",
				"ptr align 1 %0, ptr addrspace(3) align 1 %1, i64 4294967295, i1 false", "call void @llvm.memset.p0.i64(ptr align 1 nonnull %0, i8 7, i64 9, i1 false)"}},
		{name: "inline", passes: pass, in: declare + `define void @f(ptr %p, ptr addrspace(3) %q) {
  call void @llvm.memcpy.inline.p0.p3.i64(ptr align 16 %p, ptr addrspace(3) align 4 %q, i64 16, i1 true)
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 1, i64 16, i1 false)
  ret void
}`,
			want: []string{"call void @llvm.memcpy.p0.p3.i64(ptr align 16 %0, ptr addrspace(3) align 4 %1, i64 16, i1 true)",
				"call void @llvm.memset.p0.i64(ptr align 1 %0, i8 1, i64 16, i1 false)"}, no: []string{"call void @llvm.memcpy.inline"}},
		{name: "moves of few bytes", passes: pass, in: declare + `define void @f(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr align 8 %q, i64 7, i1 true)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr align 8 %q, i64 0, i1 true)
  ret void
}`,
			want: []string{"load volatile i32, ptr %1, align 4", "load volatile i16", "load volatile i8", "store volatile i32", "store volatile i16", "store volatile i8"},
			no:   []string{"call void @llvm.memmove"}},
		{name: "moves of many bytes", passes: pass, in: declare + `define void @f(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 4096, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}`, want: []string{`call i64 asm "mov.u64 $0, 4096;", "=l"()`, "i64 %4, i1 false)", "i64 %2, i1 false)"}},
		{name: "elements", passes: pass, in: declare + `define void @f(ptr %p, ptr addrspace(3) %q, i64 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %p, i64 %n, i32 4)
  call void @llvm.memmove.element.unordered.atomic.p0.p3.i64(ptr align 2 %p, ptr addrspace(3) align 2 %q, i64 %n, i32 2)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 5, i64 %n, i32 4)
  ret void
}`,
			want: []string{"load atomic i32", "store atomic i32", "addrspacecast ptr addrspace(3) %1 to ptr", "load atomic i16", "load atomic i16", "store atomic i32"},
			no:   []string{"call void"}},
		{name: "an element of 32 bytes", passes: pass, in: declare + `define void @f(ptr %p, i64 %n) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 32 %p, i8 5, i64 %n, i32 32)
  ret void
}`, err: "a constant element size of 1, 2, 4, 8 or 16 bytes expected"},
	})

	out, err := rewrite(t, false, declare+`define void @f(ptr %p, ptr addrspace(3) %q) {
  call void @llvm.memcpy.p0.p3.i32(ptr %p, ptr addrspace(3) %q, i32 4, i1 false)
  ret void
}`, pass...)
	if err != nil {
		t.Fatal(err)
	}
	checkContains(t, out, "call void @llvm.memcpy.p0.p3.i32(ptr %0, ptr addrspace(3) %1, i32 4, i1 false)")
}
