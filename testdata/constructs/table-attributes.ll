; Attributes of functions, parameters and results.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


declare void @llvm.trap()

define internal void @f_alwaysinline_f(ptr %p, i32 %x) alwaysinline {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_alwaysinline construct: fattr alwaysinline
; f_alwaysinline: add\.s32
; f_alwaysinline not: call
define ptx_kernel void @f_alwaysinline(ptr %p, i32 %x) {
  call void @f_alwaysinline_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_argmemonly_f(ptr %p, i32 %x) noinline memory(argmem: readwrite) {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_argmemonly construct: fattr argmemonly
; f_argmemonly: call\.uni[^;]*\bf_argmemonly_f\b
define ptx_kernel void @f_argmemonly(ptr %p, i32 %x) {
  call void @f_argmemonly_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_cold_f(ptr %p, i32 %x) noinline cold {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_cold construct: fattr cold
; f_cold: call\.uni[^;]*\bf_cold_f\b
define ptx_kernel void @f_cold(ptr %p, i32 %x) {
  call void @f_cold_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_convergent_f(ptr %p, i32 %x) noinline convergent {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_convergent construct: fattr convergent
; f_convergent: call\.uni[^;]*\bf_convergent_f\b
define ptx_kernel void @f_convergent(ptr %p, i32 %x) {
  call void @f_convergent_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_inaccessiblememonly_f(ptr %p, i32 %x) noinline memory(inaccessiblemem: readwrite) {
  call void asm sideeffect "", ""()
  ret void
}

; f_inaccessiblememonly construct: fattr inaccessiblememonly
; f_inaccessiblememonly: call\.uni[^;]*\bf_inaccessiblememonly_f\b
define ptx_kernel void @f_inaccessiblememonly(ptr %p, i32 %x) {
  call void @f_inaccessiblememonly_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_inaccessiblemem_or_argmemonly_f(ptr %p, i32 %x) noinline memory(argmem: readwrite, inaccessiblemem: readwrite) {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_inaccessiblemem_or_argmemonly construct: fattr inaccessiblemem_or_argmemonly
; f_inaccessiblemem_or_argmemonly: call\.uni[^;]*\bf_inaccessiblemem_or_argmemonly_f\b
define ptx_kernel void @f_inaccessiblemem_or_argmemonly(ptr %p, i32 %x) {
  call void @f_inaccessiblemem_or_argmemonly_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_inlinehint_f(ptr %p, i32 %x) inlinehint {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_inlinehint construct: fattr inlinehint
; f_inlinehint: add\.s32
; f_inlinehint not: call
define ptx_kernel void @f_inlinehint(ptr %p, i32 %x) {
  call void @f_inlinehint_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_jumptable_f(ptr %p, i32 %x) unnamed_addr noinline jumptable {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_jumptable construct: fattr jumptable
; f_jumptable: call\.uni[^;]*\bf_jumptable_f\b
define ptx_kernel void @f_jumptable(ptr %p, i32 %x) {
  call void @f_jumptable_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_minsize_f(ptr %p, i32 %x) noinline minsize {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_minsize construct: fattr minsize
; f_minsize: call\.uni[^;]*\bf_minsize_f\b
define ptx_kernel void @f_minsize(ptr %p, i32 %x) {
  call void @f_minsize_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_nobuiltin_f(ptr %p, i32 %x) noinline nobuiltin {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_nobuiltin construct: fattr nobuiltin
; f_nobuiltin: call\.uni[^;]*\bf_nobuiltin_f\b
define ptx_kernel void @f_nobuiltin(ptr %p, i32 %x) {
  call void @f_nobuiltin_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_noduplicate_f(ptr %p, i32 %x) noinline noduplicate {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_noduplicate construct: fattr noduplicate
; f_noduplicate: call\.uni[^;]*\bf_noduplicate_f\b
define ptx_kernel void @f_noduplicate(ptr %p, i32 %x) {
  call void @f_noduplicate_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_noimplicitfloat_f(ptr %p, i32 %x) noinline noimplicitfloat {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_noimplicitfloat construct: fattr noimplicitfloat
; f_noimplicitfloat: call\.uni[^;]*\bf_noimplicitfloat_f\b
define ptx_kernel void @f_noimplicitfloat(ptr %p, i32 %x) {
  call void @f_noimplicitfloat_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_noinline_f(ptr %p, i32 %x) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_noinline construct: fattr noinline
; f_noinline: call\.uni[^;]*\bf_noinline_f\b
define ptx_kernel void @f_noinline(ptr %p, i32 %x) {
  call void @f_noinline_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_nonlazybind_f(ptr %p, i32 %x) noinline nonlazybind {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_nonlazybind construct: fattr nonlazybind
; f_nonlazybind: call\.uni[^;]*\bf_nonlazybind_f\b
define ptx_kernel void @f_nonlazybind(ptr %p, i32 %x) {
  call void @f_nonlazybind_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_noredzone_f(ptr %p, i32 %x) noinline noredzone {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_noredzone construct: fattr noredzone
; f_noredzone: call\.uni[^;]*\bf_noredzone_f\b
define ptx_kernel void @f_noredzone(ptr %p, i32 %x) {
  call void @f_noredzone_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_norecurse_f(ptr %p, i32 %x) noinline norecurse {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_norecurse construct: fattr norecurse
; f_norecurse: call\.uni[^;]*\bf_norecurse_f\b
define ptx_kernel void @f_norecurse(ptr %p, i32 %x) {
  call void @f_norecurse_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_nounwind_f(ptr %p, i32 %x) noinline nounwind {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_nounwind construct: fattr nounwind
; f_nounwind: call\.uni[^;]*\bf_nounwind_f\b
define ptx_kernel void @f_nounwind(ptr %p, i32 %x) {
  call void @f_nounwind_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_optnone_f(ptr %p, i32 %x) noinline optnone {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_optnone construct: fattr optnone
; f_optnone: call\.uni[^;]*\bf_optnone_f\b
define ptx_kernel void @f_optnone(ptr %p, i32 %x) {
  call void @f_optnone_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_optsize_f(ptr %p, i32 %x) noinline optsize {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_optsize construct: fattr optsize
; f_optsize: call\.uni[^;]*\bf_optsize_f\b
define ptx_kernel void @f_optsize(ptr %p, i32 %x) {
  call void @f_optsize_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_returns_twice_f(ptr %p, i32 %x) noinline returns_twice {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_returns_twice construct: fattr returns_twice
; f_returns_twice refused: attribute returns_twice is not supported
define ptx_kernel void @f_returns_twice(ptr %p, i32 %x) {
  call void @f_returns_twice_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_sanitize_address_f(ptr %p, i32 %x) noinline sanitize_address {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_sanitize_address construct: fattr sanitize_address
; f_sanitize_address: call\.uni[^;]*\bf_sanitize_address_f\b
define ptx_kernel void @f_sanitize_address(ptr %p, i32 %x) {
  call void @f_sanitize_address_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_ssp_f(ptr %p, i32 %x) noinline ssp {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_ssp construct: fattr ssp
; f_ssp: call\.uni[^;]*\bf_ssp_f\b
define ptx_kernel void @f_ssp(ptr %p, i32 %x) {
  call void @f_ssp_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_strictfp_f(ptr %p, i32 %x) noinline strictfp {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_strictfp construct: fattr strictfp
; f_strictfp: call\.uni[^;]*\bf_strictfp_f\b
define ptx_kernel void @f_strictfp(ptr %p, i32 %x) {
  call void @f_strictfp_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_uwtable_f(ptr %p, i32 %x) noinline uwtable {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_uwtable construct: fattr uwtable
; f_uwtable: call\.uni[^;]*\bf_uwtable_f\b
define ptx_kernel void @f_uwtable(ptr %p, i32 %x) {
  call void @f_uwtable_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_nocf_check_f(ptr %p, i32 %x) noinline nocf_check {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_nocf_check construct: fattr nocf_check
; f_nocf_check: call\.uni[^;]*\bf_nocf_check_f\b
define ptx_kernel void @f_nocf_check(ptr %p, i32 %x) {
  call void @f_nocf_check_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_shadowcallstack_f(ptr %p, i32 %x) noinline shadowcallstack {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_shadowcallstack construct: fattr shadowcallstack
; f_shadowcallstack: call\.uni[^;]*\bf_shadowcallstack_f\b
define ptx_kernel void @f_shadowcallstack(ptr %p, i32 %x) {
  call void @f_shadowcallstack_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_naked_f(ptr %p, i32 %x) noinline naked {
  call void asm sideeffect "", ""()
  unreachable
}

; f_naked construct: fattr naked
; f_naked refused: attribute naked is not supported
define ptx_kernel void @f_naked(ptr %p, i32 %x) {
  call void @f_naked_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_noreturn_f(ptr %p, i32 %x) noinline noreturn {
  store i32 %x, ptr %p
  call void @llvm.trap()
  unreachable
}

; f_noreturn construct: fattr noreturn
; f_noreturn: call\.uni[^;]*\bf_noreturn_f\b
define ptx_kernel void @f_noreturn(ptr %p, i32 %x) {
  call void @f_noreturn_f(ptr %p, i32 %x)
  ret void
}

define internal i32 @f_readnone_f(ptr %p, i32 %x) noinline memory(none) willreturn nounwind {
  %z = mul i32 %x, %x
  ret i32 %z
}

; f_readnone construct: fattr readnone
; f_readnone: call\.uni[^;]*f_readnone_f|mul\.lo\.s32
define ptx_kernel void @f_readnone(ptr %p, i32 %x) {
  %r = call i32 @f_readnone_f(ptr %p, i32 %x)
  store i32 %r, ptr %p
  ret void
}

define internal i32 @f_readonly_f(ptr %p, i32 %x) noinline memory(read) willreturn nounwind {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  ret i32 %z
}

; f_readonly construct: fattr readonly
; f_readonly: call\.uni[^;]*\bf_readonly_f\b
define ptx_kernel void @f_readonly(ptr %p, i32 %x) {
  %r = call i32 @f_readonly_f(ptr %p, i32 %x)
  store i32 %r, ptr %p
  ret void
}

define internal void @f_writeonly_f(ptr %p, i32 %x) noinline memory(write) {
  store i32 %x, ptr %p
  ret void
}

; f_writeonly construct: fattr writeonly
; f_writeonly: call\.uni[^;]*\bf_writeonly_f\b
define ptx_kernel void @f_writeonly(ptr %p, i32 %x) {
  call void @f_writeonly_f(ptr %p, i32 %x)
  ret void
}

define internal i32 @f_speculatable_f(ptr %p, i32 %x) noinline speculatable memory(none) willreturn nounwind {
  %z = mul i32 %x, %x
  ret i32 %z
}

; f_speculatable construct: fattr speculatable
; f_speculatable: call\.uni[^;]*f_speculatable_f|mul\.lo\.s32
define ptx_kernel void @f_speculatable(ptr %p, i32 %x) {
  %r = call i32 @f_speculatable_f(ptr %p, i32 %x)
  store i32 %r, ptr %p
  ret void
}

define internal void @f_target_cpu_sm_80_f(ptr %p, i32 %x) noinline "target-cpu"="sm_80" {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_target_cpu_sm_80 construct: fattr "target-cpu"="sm_80"
; f_target_cpu_sm_80: call\.uni[^;]*\bf_target_cpu_sm_80_f\b
define ptx_kernel void @f_target_cpu_sm_80(ptr %p, i32 %x) {
  call void @f_target_cpu_sm_80_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_foo_bar_f(ptr %p, i32 %x) noinline "foo"="bar" {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_foo_bar construct: fattr "foo"="bar"
; f_foo_bar: call\.uni[^;]*\bf_foo_bar_f\b
define ptx_kernel void @f_foo_bar(ptr %p, i32 %x) {
  call void @f_foo_bar_f(ptr %p, i32 %x)
  ret void
}

define internal void @f_builtin_f(ptr %p, i32 %x) nobuiltin noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, %x
  store i32 %z, ptr %p
  ret void
}

; f_builtin construct: fattr builtin
; f_builtin: call\.uni[^;]*\bf_builtin_f\b
define ptx_kernel void @f_builtin(ptr %p, i32 %x) {
  call void @f_builtin_f(ptr %p, i32 %x) builtin
  ret void
}

define internal i32 @p_nocapture_f(ptr captures(none) %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_nocapture construct: pattr nocapture
; p_nocapture: call\.uni[^;]*\bp_nocapture_f\b
define ptx_kernel void @p_nocapture(ptr %p, ptr %out) {
  %r = call i32 @p_nocapture_f(ptr captures(none) %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_noalias_f(ptr noalias %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_noalias construct: pattr noalias
; p_noalias: call\.uni[^;]*\bp_noalias_f\b
define ptx_kernel void @p_noalias(ptr %p, ptr %out) {
  %r = call i32 @p_noalias_f(ptr noalias %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_nonnull_f(ptr nonnull %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_nonnull construct: pattr nonnull
; p_nonnull: call\.uni[^;]*\bp_nonnull_f\b
define ptx_kernel void @p_nonnull(ptr %p, ptr %out) {
  %r = call i32 @p_nonnull_f(ptr nonnull %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_readonly_f(ptr readonly %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_readonly construct: pattr readonly
; p_readonly: call\.uni[^;]*\bp_readonly_f\b
define ptx_kernel void @p_readonly(ptr %p, ptr %out) {
  %r = call i32 @p_readonly_f(ptr readonly %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_inreg_f(ptr inreg %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_inreg construct: pattr inreg
; p_inreg: call\.uni[^;]*\bp_inreg_f\b
define ptx_kernel void @p_inreg(ptr %p, ptr %out) {
  %r = call i32 @p_inreg_f(ptr inreg %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_readnone_f(ptr readnone %p) noinline {
  %i = ptrtoint ptr %p to i32
  ret i32 %i
}

; p_readnone construct: pattr readnone
; p_readnone: call\.uni[^;]*\bp_readnone_f\b
define ptx_kernel void @p_readnone(ptr %p, ptr %out) {
  %r = call i32 @p_readnone_f(ptr readnone %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_writeonly_f(ptr writeonly %p) noinline {
  store i32 3, ptr %p
  ret i32 4
}

; p_writeonly construct: pattr writeonly
; p_writeonly: call\.uni[^;]*\bp_writeonly_f\b
define ptx_kernel void @p_writeonly(ptr %p, ptr %out) {
  %r = call i32 @p_writeonly_f(ptr writeonly %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_align_8_f(ptr align 8 %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_align_8 construct: pattr align_8
; p_align_8: call\.uni[^;]*\bp_align_8_f\b
define ptx_kernel void @p_align_8(ptr %p, ptr %out) {
  %r = call i32 @p_align_8_f(ptr align 8 %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_dereferenceable_8_f(ptr dereferenceable(8) %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_dereferenceable_8 construct: pattr dereferenceable(8)
; p_dereferenceable_8: call\.uni[^;]*\bp_dereferenceable_8_f\b
define ptx_kernel void @p_dereferenceable_8(ptr %p, ptr %out) {
  %r = call i32 @p_dereferenceable_8_f(ptr dereferenceable(8) %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_dereferenceable_or_null_8_f(ptr dereferenceable_or_null(8) %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_dereferenceable_or_null_8 construct: pattr dereferenceable_or_null(8)
; p_dereferenceable_or_null_8: call\.uni[^;]*\bp_dereferenceable_or_null_8_f\b
define ptx_kernel void @p_dereferenceable_or_null_8(ptr %p, ptr %out) {
  %r = call i32 @p_dereferenceable_or_null_8_f(ptr dereferenceable_or_null(8) %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_nest_f(ptr nest %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_nest construct: pattr nest
; p_nest: call\.uni[^;]*\bp_nest_f\b
define ptx_kernel void @p_nest(ptr %p, ptr %out) {
  %r = call i32 @p_nest_f(ptr nest %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_swiftself_f(ptr swiftself %p) noinline {
  %y = load i32, ptr %p
  ret i32 %y
}

; p_swiftself construct: pattr swiftself
; p_swiftself: call\.uni[^;]*\bp_swiftself_f\b
define ptx_kernel void @p_swiftself(ptr %p, ptr %out) {
  %r = call i32 @p_swiftself_f(ptr swiftself %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_signext_i_f(i16 signext %p) noinline {
  %w = zext i16 %p to i32
  ret i32 %w
}

; p_signext_i construct: pattr signext_i
; p_signext_i: call\.uni[^;]*\bp_signext_i_f\b
define ptx_kernel void @p_signext_i(i16 %p, ptr %out) {
  %r = call i32 @p_signext_i_f(i16 signext %p)
  store i32 %r, ptr %out
  ret void
}

define internal i32 @p_zeroext_i_f(i16 zeroext %p) noinline {
  %w = zext i16 %p to i32
  ret i32 %w
}

; p_zeroext_i construct: pattr zeroext_i
; p_zeroext_i: call\.uni[^;]*\bp_zeroext_i_f\b
define ptx_kernel void @p_zeroext_i(i16 %p, ptr %out) {
  %r = call i32 @p_zeroext_i_f(i16 zeroext %p)
  store i32 %r, ptr %out
  ret void
}

define internal void @p_swifterror_f(ptr swifterror %e) noinline {
  store ptr null, ptr %e
  ret void
}

; p_swifterror construct: pattr swifterror
; p_swifterror refused: attribute swifterror is not supported
define ptx_kernel void @p_swifterror(ptr %p) {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  call void @p_swifterror_f(ptr swifterror %e)
  ret void
}

define internal void @p_inalloca_f(ptr inalloca(i32) %a) noinline {
  store i32 1, ptr %a
  ret void
}

; p_inalloca construct: pattr inalloca
; p_inalloca refused: attribute inalloca is not supported
define ptx_kernel void @p_inalloca(ptr %p) {
  %a = alloca inalloca i32
  call void @p_inalloca_f(ptr inalloca(i32) %a)
  ret void
}

define internal void @p_preallocated_f(ptr preallocated(i32) %a) noinline {
  store volatile i32 1, ptr %a
  ret void
}

; p_preallocated construct: pattr preallocated
; p_preallocated refused: attribute preallocated is not supported
define ptx_kernel void @p_preallocated(ptr %p) {
  store ptr @p_preallocated_f, ptr %p
  ret void
}

define internal void @f_presplit_f(ptr %p) presplitcoroutine noinline {
  store volatile i32 1, ptr %p
  ret void
}

; f_presplit construct: fattr presplitcoroutine
; f_presplit refused: attribute presplitcoroutine is not supported
define ptx_kernel void @f_presplit(ptr %p) {
  call void @f_presplit_f(ptr %p)
  ret void
}

define internal void @p_swiftasync_f(ptr swiftasync %c) noinline {
  store volatile i32 1, ptr %c
  ret void
}

; p_swiftasync construct: pattr swiftasync
; p_swiftasync: call\.uni[^;]*\bp_swiftasync_f\b
define ptx_kernel void @p_swiftasync(ptr %p) {
  call void @p_swiftasync_f(ptr swiftasync %p)
  ret void
}

; f_trap_func construct: "trap-func-name"
; f_trap_func refused: attribute "trap-func-name"="abort" is not supported
define ptx_kernel void @f_trap_func(ptr %p) "trap-func-name"="abort" {
  store i32 1, ptr %p
  ret void
}

define internal void @f_denormal_f(ptr %p, float %x) noinline "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="preserve-sign" {
  %y = fmul float %x, %x
  store float %y, ptr %p
  ret void
}

; f_denormal construct: fattr "denormal-fp-math"
; f_denormal: call\.uni[^;]*\bf_denormal_f\b
; f_denormal ptx: mul(?:\.rn)?\.f32
define ptx_kernel void @f_denormal(ptr %p, float %x) {
  call void @f_denormal_f(ptr %p, float %x)
  ret void
}
