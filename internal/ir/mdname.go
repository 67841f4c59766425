package ir

// FixedMetadata lists the kinds of metadata that LLVM 22 knows itself, by their numbers (its IR/FixedMetadataKinds.def). All others are only
// names.
var FixedMetadata = []string{
	"dbg", "tbaa", "prof", "fpmath", "range", "tbaa.struct", "invariant.load", "alias.scope", "noalias", "nontemporal",
	"llvm.mem.parallel_loop_access", "nonnull", "dereferenceable", "dereferenceable_or_null", "make.implicit", "unpredictable",
	"invariant.group", "align", "llvm.loop", "type", "section_prefix", "absolute_symbol", "associated", "callees", "irr_loop",
	"llvm.access.group", "callback", "llvm.preserve.access.index", "vcall_visibility", "noundef", "annotation", "nosanitize",
	"func_sanitize", "exclude", "memprof", "callsite", "kcfi_type", "pcsections", "DIAssignID", "coro.outside.frame", "mmra",
	"noalias.addrspace", "callee_type", "nofree", "captures", "alloc_token", "implicit.ref",
}
