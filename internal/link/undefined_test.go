package link

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// TestUndefinedLines: where debug information says it, an error names the line of the source.
func TestUndefinedLines(t *testing.T) {
	const debug = `
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "src/lib.rs", directory: "/home/crate")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "main", file: !1, line: 3, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 7, column: 5, scope: !3)
!5 = distinct !DISubprogram(name: "inlined", file: !6, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIFile(filename: "/rustc/core/src/num.rs", directory: "/home/crate")
!7 = !DILocation(line: 70, column: 5, scope: !5, inlinedAt: !4)
`
	text, _, message := linkedUndefined(t, source{"a.o", `
declare void @one()
declare void @two()
@far = external global [4 x i32]
define ptx_kernel void @main() !dbg !3 {
  call void @one(), !dbg !4
  call void @two(), !dbg !7
  store i32 1, ptr getelementptr (i8, ptr @far, i64 4), !dbg !4
  ret void, !dbg !4
}
define ptx_kernel void @plain() {
  call void @one()
  ret void
}` + debug})
	if text {
		t.Fatal("linked")
	}
	want := "undefined symbol: far\n  referred to by main in a.o, at /home/crate/src/lib.rs:7\n" +
		"undefined symbol: one\n  referred to by main in a.o, at /home/crate/src/lib.rs:7\n  referred to by plain in a.o\n" +
		"undefined symbol: two\n  referred to by main in a.o, at /rustc/core/src/num.rs:70"
	if message != want {
		t.Errorf("error %q\nwant  %q", message, want)
	}
}

// linkedUndefined links sources and gives whether nothing is undefined, else the error.
func linkedUndefined(t *testing.T, sources ...source) (bool, *UndefinedError, string) {
	t.Helper()
	paths := build(t, sources)
	_, err := linkFiles(paths, Options{})
	var undefined *UndefinedError
	if err == nil || !errors.As(err, &undefined) {
		return err == nil, nil, fmt.Sprint(err)
	}
	return false, undefined, strings.ReplaceAll(err.Error(), filepath.Dir(paths[0])+"/", "")
}

// TestHints: what is said of symbols that are often missing.
func TestHints(t *testing.T) {
	for symbol, want := range map[string]string{
		"printf":        "CUDA has vprintf(format, arguments) instead",
		"__assert_fail": "CUDA has __assertfail(message, file, line, function, character size) instead",
		"realloc":       "CUDA has malloc and free only",
		"_ZN4core9panicking5panic17h0123456789abcdefE":                               "this is part of Rust's core library: is its rlib among the inputs?",
		"_RNvNtCs1234_4core9panicking9panic_fmt":                                     "this is part of Rust's core library: is its rlib among the inputs?",
		"_ZN45_$LT$$RF$T$u20$as$u20$core..fmt..UpperHex$GT$3fmt17h0123456789abcdefE": "",
		"_ZN45_$LT$core..fmt..Arguments$u20$as$u20$x..Y$GT$3fmt17h0123456789abcdefE": "this is part of Rust's core library: is its rlib among the inputs?",
		"_ZN5alloc7raw_vec17capacity_overflow17h0123456789abcdefE":                   "this is part of Rust's alloc library: is its rlib among the inputs (-Zbuild-std=core,alloc)?",
		"_ZN3std2io5stdio6_print17h0123456789abcdefE":                                "this is part of Rust's standard library, which GPUs do not have: #![no_std] is needed",
		"_ZN17compiler_builtins3mem6memcpy17h0123456789abcdefE":                      "this is part of Rust's compiler_builtins: is its rlib among the inputs?",
		"memcpy":                              "Rust's compiler_builtins defines this: is its rlib among the inputs?",
		"__rust_alloc":                        "this is Rust's allocator: a #[global_allocator] is needed",
		"_RNvCs1234_7___rustc12___rust_alloc": "this is Rust's allocator: a #[global_allocator] is needed",
		"rust_begin_unwind":                   "this is what a panic calls: a #[panic_handler] is needed (rust_eh_personality: panic=abort)",
		"__nv_sinf":                           "this is a function of libdevice, but not of the one that is linked",
		"__nv_sinff":                          "libdevice has no function of this name; the nearest names: __nv_isinff, __nv_sinf, __nv_sinhf",
		"my_kernal":                           "defined are: my_kernel",
		"something_else":                      "",
	} {
		if got := hint(symbol, []string{"my_kernel", "main"}); got != want {
			t.Errorf("%s: %q, want %q", symbol, got, want)
		}
	}
}

// TestCUDAFunctions: the names that CUDA supplies, and some that it does not.
func TestCUDAFunctions(t *testing.T) {
	for _, name := range []string{"vprintf", "malloc", "free", "__assertfail", "cudaMalloc", "cudaLaunchDeviceV2", "__cudaCDP2GetParameterBufferV2", "cudaGraphLaunch", "cudaDeviceSynchronize"} {
		if !IsCUDAFunction(name) {
			t.Errorf("%s is not known", name)
		}
	}
	for _, name := range []string{"", "printf", "cudaMemcpy", "__cudaCDP2GraphLaunch", "Malloc", "cuda"} {
		if IsCUDAFunction(name) {
			t.Errorf("%s is known", name)
		}
	}
	if n := len(libdeviceFunctions); n != 349 {
		t.Errorf("libdevice has %d functions, 349 expected", n)
	}
}
