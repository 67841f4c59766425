package legalize

import (
	"fmt"
	"strings"

	"nvvm-bitcode-linker/internal/ir"
)

// stringAttrs are the attributes with names of their own that LLVM 22, clang and rustc give a meaning to. What is not listed is for other
// targets (x86's, AArch64's, AMD's, WebAssembly's) and tools, and dropped as well: a target has to know such an attribute for it to mean
// anything (LangRef, "Attribute Groups", "Function Attributes").
var stringAttrs = func() map[string]AttrFate {
	table := map[string]AttrFate{}
	for fate, lists := range map[AttrFate][]string{
		DropAttr: {
			// Said by the option -arch, or about machines that are not GPUs.
			"target-cpu target-features tune-cpu frame-pointer min-legal-vector-width packed-stack hotpatch patchable-function " +
				"patchable-function-entry patchable-function-prefix prologue-short-redirect use-soft-float stackrealign implicit-section-name",
			// Permission to compute less exactly, or to flush denormals, of which no use has to be made; -ftz and the like decide.
			"less-precise-fpmad no-infs-fp-math no-nans-fp-math no-signed-zeros-fp-math unsafe-fp-math approx-func-fp-math no-trapping-math " +
				"denormal-fp-math denormal-fp-math-f32 strict-float-cast-overflow reciprocal-estimates",
			// Growth and protection of a stack that the driver lays out.
			"probe-stack split-stack stack-probe-size no-stack-arg-probe stack-protector-buffer-size stack-protector-guard warn-stack-size " +
				"stack-hazard-size branch-target-enforcement sign-return-address guarded-control-stack ptrauth-returns ptrauth-calls " +
				"ptrauth-auth-traps ptrauth-indirect-gotos zero-call-used-regs indirect-branch-tracking",
			// Profiles, instrumentation and hot patching: requests to passes that a compiler has run or libNVVM has not.
			"profile-sample-accurate use-sample-profile sample-profile-suffix-elision-policy fentry-call mrecord-mcount instrument-function-entry " +
				"instrument-function-entry-inlined instrument-function-exit instrument-function-exit-inlined function-instrument xray-instruction-threshold " +
				"xray-skip-entry xray-skip-exit xray-ignore-loops allow_direct_access_in_hot_patch_function marked_for_windows_hot_patching " +
				"loader-replaceable no_sanitize_coverage",
			// Hints to the optimiser, and what it found out about allocations and libraries that GPUs do not have.
			"no-inline-line-tables no-jump-tables nooutline no-builtins vector-function-abi-variant alloc-family alloc-variant-zeroed statepoint-id " +
				"gc-leaf-function thunk function-inline-cost function-inline-cost-multiplier inline-remark modular-format " +
				"bpf-preserve-access-index",
			// What the compiler's back end prints about calls that are left after optimising, which is libNVVM's work here.
			"dontcall-error dontcall-warn",
			// Of kernels; said by annotations (kernels.go), or that this has been done.
			"nvvm.maxntid nvvm.reqntid nvvm.minctasm nvvm.maxnreg nvvm.cluster_dim nvvm.maxclusterrank nvvm.grid_constant " +
				"nvvm.annotations_transplanted nvvm.blocksareclusters",
		},
		// Calls of another function in the place of a trap; conventions of interrupts.
		RefuseAttr: {"trap-func-name interrupt signal"},
	} {
		for _, list := range lists {
			for _, name := range strings.Fields(list) {
				table[name] = fate
			}
		}
	}
	return table
}()

// checkStringAttr refuses attributes that would be missed: those of the table, and of NVIDIA's all that are not in it.
func checkStringAttr(a ir.Attr) error {
	fate, known := stringAttrs[a.Key]
	if fate == RefuseAttr || !known && strings.HasPrefix(a.Key, "nvvm.") {
		return fmt.Errorf("attribute %q=%q is not supported", a.Key, a.Val)
	}
	return nil
}
