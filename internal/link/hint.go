package link

import "strings"

// hints say what to do about a missing symbol, the first that fits.
var hints = []struct {
	fits func(symbol string) bool
	text string
}{
	{isOne("printf", "puts", "fprintf"), "CUDA has vprintf(format, arguments) instead"},
	{isOne("__assert_fail", "__assert_rtn", "_assert"), "CUDA has __assertfail(message, file, line, function, character size) instead"},
	{isOne("calloc", "realloc", "aligned_alloc", "posix_memalign"), "CUDA has malloc and free only"},
	{isOne("rust_begin_unwind", "rust_panic", "rust_eh_personality"), "this is what a panic calls: a #[panic_handler] is needed (rust_eh_personality: panic=abort)"},
	{inCrate("core::panicking"), "this is part of Rust's core library: is its rlib among the inputs?"},
	{inCrate("compiler_builtins"), "this is part of Rust's compiler_builtins: is its rlib among the inputs?"},
	{inCrate("core"), "this is part of Rust's core library: is its rlib among the inputs?"},
	{inCrate("alloc"), "this is part of Rust's alloc library: is its rlib among the inputs (-Zbuild-std=core,alloc)?"},
	{inCrate("std"), "this is part of Rust's standard library, which GPUs do not have: #![no_std] is needed"},
	{hasPrefix("__rust_alloc", "__rust_dealloc", "__rust_realloc", "__rust_no_alloc_shim", "__rg_", "__rdl_"), "this is Rust's allocator: a #[global_allocator] is needed"},
	{isOne("memcpy", "memmove", "memset", "memcmp", "bcmp", "strlen"), "Rust's compiler_builtins defines this: is its rlib among the inputs?"},
}

func isOne(names ...string) func(string) bool {
	return func(s string) bool {
		for _, n := range names {
			if s == n {
				return true
			}
		}
		return false
	}
}

func hasPrefix(prefixes ...string) func(string) bool {
	return func(s string) bool {
		s = PlainName(s)
		_, last, found := strings.Cut(s, "::")
		for _, p := range prefixes {
			if strings.HasPrefix(s, p) || found && strings.HasPrefix(last, p) {
				return true
			}
		}
		return false
	}
}

// inCrate tells Rust's symbols of a path; those of trait implementations begin with <.
func inCrate(path string) func(string) bool {
	return func(s string) bool {
		if !strings.HasPrefix(s, "_R") && !strings.HasPrefix(s, "_ZN") {
			return false
		}
		plain := strings.TrimLeft(PlainName(s), "<&[*")
		return strings.HasPrefix(plain, path+"::")
	}
}

// hint says what to do about a missing symbol, "" where nothing is known. Names are those that have a definition.
func hint(symbol string, names []string) string {
	if strings.HasPrefix(symbol, libdevicePrefix) {
		return libdeviceHint(symbol)
	}
	for _, h := range hints {
		if h.fits(symbol) {
			return h.text
		}
	}
	if like := nearest(symbol, names); len(like) > 0 {
		for i := range like {
			like[i] = Demangle(like[i])
		}
		return "defined are: " + strings.Join(like, ", ")
	}
	return ""
}
