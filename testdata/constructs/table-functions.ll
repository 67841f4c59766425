; Functions, with their conventions, linkages, names and calls.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$any = comdat any

; basic construct: basic
; basic: \.param
; basic: st\.global\.[ub]32
define ptx_kernel void @basic(ptr %out, i32 %a) {
  store i32 %a, ptr %out
  ret void
}

; ptx_kernel_cc_no_annot construct: ptx_kernel cc no annot
; ptx_kernel_cc_no_annot: \.param
; ptx_kernel_cc_no_annot: st\.global\.[ub]32
define ptx_kernel void @ptx_kernel_cc_no_annot(ptr %out) {
  store i32 7, ptr %out
  ret void
}

; ptx_kernel_cc_annot construct: ptx_kernel cc + annot
; ptx_kernel_cc_annot: \.param
; ptx_kernel_cc_annot: st\.global\.[ub]32
define ptx_kernel void @ptx_kernel_cc_annot(ptr %out) {
  store i32 8, ptr %out
  ret void
}

define internal fastcc void @fastcc_internal_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; fastcc_internal construct: fastcc internal
; fastcc_internal: call\.uni[^;]*\bfastcc_internal_f\b
define ptx_kernel void @fastcc_internal(ptr %p) {
  call fastcc void @fastcc_internal_f(ptr %p)
  ret void
}

define internal coldcc void @coldcc_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; coldcc construct: coldcc
; coldcc: call\.uni[^;]*\bcoldcc_f\b
define ptx_kernel void @coldcc(ptr %p) {
  call coldcc void @coldcc_f(ptr %p)
  ret void
}

define hidden  void @hidden_vis_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; hidden_vis construct: hidden vis
; hidden_vis: call\.uni[^;]*\bhidden_vis_f\b
define ptx_kernel void @hidden_vis(ptr %p) {
  call void @hidden_vis_f(ptr %p)
  ret void
}

define internal  void @has.dot(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; name_with_dot construct: name with dot
; name_with_dot: call\.uni\s+has_\$_dot
define ptx_kernel void @name_with_dot(ptr %p) {
  call void @has.dot(ptr %p)
  ret void
}

define internal  void @has$dollar(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; name_with_dollar construct: name with dollar
; name_with_dollar: call\.uni\s+has\$dollar
define ptx_kernel void @name_with_dollar(ptr %p) {
  call void @has$dollar(ptr %p)
  ret void
}

define internal  void @"a@b #c<d>"(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; name_with_at_space_hash construct: name with at/space/hash
; name_with_at_space_hash: call\.uni\s+a_\$40b_\$20_\$23c_\$3cd_\$3e
define ptx_kernel void @name_with_at_space_hash(ptr %p) {
  call void @"a@b #c<d>"(ptr %p)
  ret void
}

define linkonce_odr  void @linkonce_odr_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; linkonce_odr construct: linkonce_odr
; linkonce_odr: call\.uni[^;]*\blinkonce_odr_f\b
define ptx_kernel void @linkonce_odr(ptr %p) {
  call void @linkonce_odr_f(ptr %p)
  ret void
}

define weak_odr  void @weak_odr_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; weak_odr construct: weak_odr
; weak_odr: call\.uni[^;]*\bweak_odr_f\b
define ptx_kernel void @weak_odr(ptr %p) {
  call void @weak_odr_f(ptr %p)
  ret void
}

define weak  void @weak_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; weak construct: weak
; weak: call\.uni[^;]*\bweak_f\b
define ptx_kernel void @weak(ptr %p) {
  call void @weak_f(ptr %p)
  ret void
}

define private  void @private_fn_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; private_fn construct: private fn
; private_fn: call\.uni[^;]*\bprivate_fn_f\b
define ptx_kernel void @private_fn(ptr %p) {
  call void @private_fn_f(ptr %p)
  ret void
}

define available_externally  void @available_externally_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; available_externally construct: available_externally
; available_externally: call\.uni[^;]*\bavailable_externally_f\b
define ptx_kernel void @available_externally(ptr %p) {
  call void @available_externally_f(ptr %p)
  ret void
}

define linkonce_odr  void @comdat_f(ptr %p) noinline comdat($any) {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; comdat construct: comdat
; comdat: call\.uni[^;]*\bcomdat_f\b
define ptx_kernel void @comdat(ptr %p) {
  call void @comdat_f(ptr %p)
  ret void
}

define internal  void @section_f(ptr %p) noinline section "foo" {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; section construct: section
; section: call\.uni[^;]*\bsection_f\b
define ptx_kernel void @section(ptr %p) {
  call void @section_f(ptr %p)
  ret void
}

define internal  void @fn_align_64_f(ptr %p) noinline align 64 {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; fn_align_64 construct: gc/prefix align fn
; fn_align_64: call\.uni[^;]*\bfn_align_64_f\b
define ptx_kernel void @fn_align_64(ptr %p) {
  call void @fn_align_64_f(ptr %p)
  ret void
}

define internal  void @fn_align_f(ptr %p) noinline align 32 {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; fn_align construct: fn align
; fn_align: call\.uni[^;]*\bfn_align_f\b
define ptx_kernel void @fn_align(ptr %p) {
  call void @fn_align_f(ptr %p)
  ret void
}

@alias_f2 = internal alias void (ptr), ptr @alias_f
define internal void @alias_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

; alias construct: alias
; alias: call\.uni[^;]*alias_f\b
define ptx_kernel void @alias(ptr %p) {
  call void @alias_f2(ptr %p)
  ret void
}

declare extern_weak void @weakly(ptr)

; extern_weak_decl construct: extern_weak decl
; extern_weak_decl: st\.global\.[ub]8
define ptx_kernel void @extern_weak_decl(ptr %p) {
  %c = icmp eq ptr @weakly, null
  %w = zext i1 %c to i8
  store i8 %w, ptr %p
  ret void
}

declare void @nowhere(ptr)

; undefined_extern construct: undefined extern
; undefined_extern refused: undefined symbol: nowhere
define ptx_kernel void @undefined_extern(ptr %p) {
  call void @nowhere(ptr %p)
  ret void
}

define internal void @fn_ptr_f(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}
define internal void @fn_ptr_g(ptr %p) noinline {
  store i32 0, ptr %p
  ret void
}

; fn_ptr_call construct: fn ptr call
; fn_ptr_call: selp\.b64
; fn_ptr_call: \.callprototype
; fn_ptr_call: call\s+%rd
define ptx_kernel void @fn_ptr_call(ptr %p, i1 %c) {
  %f = select i1 %c, ptr @fn_ptr_f, ptr @fn_ptr_g
  call void %f(ptr %p)
  ret void
}

define internal i32 @fib(i32 %n) noinline {
  %small = icmp ult i32 %n, 2
  br i1 %small, label %done, label %more
done:
  ret i32 %n
more:
  %a = sub i32 %n, 1
  %b = sub i32 %n, 2
  %x = call i32 @fib(i32 %a)
  %y = call i32 @fib(i32 %b)
  %s = add i32 %x, %y
  ret i32 %s
}

; recursion construct: recursion
; recursion: call\.uni[^;]*fib
define ptx_kernel void @recursion(ptr %p, i32 %n) {
  %r = call i32 @fib(i32 %n)
  store i32 %r, ptr %p
  ret void
}

declare void @llvm.va_start.p0(ptr)
define internal void @variadic(ptr %p, ...) noinline {
  %l = alloca ptr
  call void @llvm.va_start.p0(ptr %l)
  %x = va_arg ptr %l, i32
  store i32 %x, ptr %p
  ret void
}

; va_arg_fn construct: va_arg fn
; va_arg_fn refused: variadic functions cannot be compiled for GPUs
define ptx_kernel void @va_arg_fn(ptr %p) {
  call void (ptr, ...) @variadic(ptr %p, i32 1)
  ret void
}

define internal { i32, i64 } @agg_ret_f(i32 %a) noinline {
  %w = sext i32 %a to i64
  %x = insertvalue { i32, i64 } poison, i32 %a, 0
  %y = insertvalue { i32, i64 } %x, i64 %w, 1
  ret { i32, i64 } %y
}

; agg_ret construct: agg ret
; agg_ret: call\.uni[^;]*\bagg_ret_f\b
define ptx_kernel void @agg_ret(ptr %p, i32 %a) {
  %r = call { i32, i64 } @agg_ret_f(i32 %a)
  %x = extractvalue { i32, i64 } %r, 1
  store i64 %x, ptr %p
  ret void
}

define internal i32 @array_arg_f([3 x i32] %v) noinline {
  %a = extractvalue [3 x i32] %v, 1
  %b = extractvalue [3 x i32] %v, 2
  %s = mul i32 %a, %b
  ret i32 %s
}

; array_arg construct: array arg
; array_arg: call\.uni[^;]*\barray_arg_f\b
define ptx_kernel void @array_arg(ptr %p, i32 %a) {
  %x = insertvalue [3 x i32] poison, i32 %a, 0
  %y = insertvalue [3 x i32] %x, i32 %a, 1
  %z = insertvalue [3 x i32] %y, i32 7, 2
  %r = call i32 @array_arg_f([3 x i32] %z)
  store i32 %r, ptr %p
  ret void
}

define internal i128 @ret_i128_f(i128 %a) noinline {
  %r = add i128 %a, 77
  ret i128 %r
}

; ret_i128 construct: ret i128
; ret_i128: call\.uni[^;]*\bret_i128_f\b
define ptx_kernel void @ret_i128(ptr %p, i128 %a) {
  %r = call i128 @ret_i128_f(i128 %a)
  store i128 %r, ptr %p
  ret void
}

define internal { i128, i1 } @ret_pair(i128 %a) noinline {
  %b = add i128 %a, 77
  %c = icmp ult i128 %b, %a
  %x = insertvalue { i128, i1 } poison, i128 %b, 0
  %y = insertvalue { i128, i1 } %x, i1 %c, 1
  ret { i128, i1 } %y
}

; ret_i128_i1 construct: ret {i128,i1}
; ret_i128_i1: call\.uni[^;]*ret_pair
define ptx_kernel void @ret_i128_i1(ptr %p, i128 %a) {
  %r = call { i128, i1 } @ret_pair(i128 %a)
  %x = extractvalue { i128, i1 } %r, 0
  %o = extractvalue { i128, i1 } %r, 1
  %s = select i1 %o, i128 %x, i128 %a
  store i128 %s, ptr %p
  ret void
}

define internal i32 @byval_f(ptr byval({ i32, i32 }) %s) noinline {
  %q = getelementptr i8, ptr %s, i64 4
  %x = load i32, ptr %s
  %y = load i32, ptr %q
  %r = mul i32 %x, %y
  ret i32 %r
}

; byval construct: byval
; byval: call\.uni[^;]*\bbyval_f\b
define ptx_kernel void @byval(ptr %p, i32 %a) {
  %s = alloca { i32, i32 }
  store i32 %a, ptr %s
  %q = getelementptr i8, ptr %s, i64 4
  store i32 5, ptr %q
  %r = call i32 @byval_f(ptr byval({ i32, i32 }) %s)
  store i32 %r, ptr %p
  ret void
}

define internal void @sret_f(ptr sret({ i32, i32 }) %s, i32 %a) noinline {
  store i32 %a, ptr %s
  ret void
}

; sret construct: sret
; sret: call\.uni[^;]*\bsret_f\b
define ptx_kernel void @sret(ptr %p, i32 %a) {
  %s = alloca { i32, i32 }
  call void @sret_f(ptr sret({ i32, i32 }) %s, i32 %a)
  %r = load i32, ptr %s
  store i32 %r, ptr %p
  ret void
}

define internal void @ZST_param_f(ptr %p, {} %e, i32 %a) noinline {
  store i32 %a, ptr %p
  ret void
}

; ZST_param construct: ZST param
; ZST_param: call\.uni[^;]*ZST_param_f
define ptx_kernel void @ZST_param(ptr %p, i32 %a) {
  call void @ZST_param_f(ptr %p, {} undef, i32 %a)
  ret void
}

; empty_struct_ptr_style construct: empty struct ptr style
; empty_struct_ptr_style: st\.global\.[ub]64
define ptx_kernel void @empty_struct_ptr_style(ptr %p, ptr %q) {
  %r = getelementptr {}, ptr %q, i64 3
  store ptr %r, ptr %p
  ret void
}

; i8_canonical_gep construct: i8* canonical gep
; i8_canonical_gep: add\.s64
; i8_canonical_gep: st\.global\.[ub]32
define ptx_kernel void @i8_canonical_gep(ptr %p, i64 %i) {
  %r = getelementptr i8, ptr %p, i64 %i
  store i32 1, ptr %r, align 4
  ret void
}

; zero_sized_alloca construct: zero-sized alloca
; zero_sized_alloca: st\.global\.[ub]8
define ptx_kernel void @zero_sized_alloca(ptr %p) {
  %s = alloca [0 x i8]
  %c = icmp eq ptr %s, %p
  %w = zext i1 %c to i8
  store i8 %w, ptr %p
  ret void
}

; i128_param_kernel construct: i128 param kernel
; i128_param_kernel: ld\.param\.v2\.[ub]64
; i128_param_kernel: st\.global\.v2\.[ub]64
define ptx_kernel void @i128_param_kernel(ptr %p, i128 %a) {
  store i128 %a, ptr %p
  ret void
}

; struct_param_kernel construct: struct param kernel
; struct_param_kernel: st\.global\.[ub]64
define ptx_kernel void @struct_param_kernel(ptr %p, { i32, i64 } %s) {
  %x = extractvalue { i32, i64 } %s, 1
  store i64 %x, ptr %p
  ret void
}

; array_param_kernel construct: array param kernel
; array_param_kernel: st\.global\.[ub]64
define ptx_kernel void @array_param_kernel(ptr %p, [2 x i64] %s) {
  %x = extractvalue [2 x i64] %s, 1
  store i64 %x, ptr %p
  ret void
}

; byval_kernel construct: byval kernel
; byval_kernel: ld\.param\.[ub]64[^;]*\+16\]
; byval_kernel: st\.global\.[ub]64
define ptx_kernel void @byval_kernel(ptr %p, ptr byval([5 x i64]) align 8 %s) {
  %q = getelementptr i8, ptr %s, i64 16
  %x = load i64, ptr %q
  store i64 %x, ptr %p
  ret void
}

; byval_param_kernel construct: byval param kernel
; byval_param_kernel: ld\.param\.[ub]64[^;]*\+16\]
; byval_param_kernel: st\.global\.[ub]64
define ptx_kernel void @byval_param_kernel(ptr %p, ptr byval([5 x i64]) align 8 %s) {
  %q = getelementptr i8, ptr %s, i64 16
  %x = load i64, ptr %q
  store i64 %x, ptr %p
  ret void
}

; grid_constant construct: grid_constant
; grid_constant: ld\.param\.[ub]64[^;]*\+16\]
; grid_constant: st\.global\.[ub]64
define ptx_kernel void @grid_constant(ptr %p, ptr byval([5 x i64]) align 8 "nvvm.grid_constant" %s) {
  %q = getelementptr i8, ptr %s, i64 16
  %x = load i64, ptr %q
  store i64 %x, ptr %p
  ret void
}

; basic_ptx_kernel construct: basic ptx_kernel
; basic_ptx_kernel: \.param
; basic_ptx_kernel: st\.global\.[ub]8
define ptx_kernel void @basic_ptx_kernel(ptr %p) {
  store i8 1, ptr %p
  ret void
}

; annot_kernel construct: annot kernel
; annot_kernel: \.param
; annot_kernel: st\.global\.[ub]8
define ptx_kernel void @annot_kernel(ptr %p) {
  store i8 2, ptr %p
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @ptx_kernel_cc_annot, !"kernel", i32 1}

define internal i24 @ret_i24_f(i24 %a) noinline {
  %r = add i24 %a, 77
  ret i24 %r
}

; ret_i24 construct: ret i24
; ret_i24: call\.uni[^;]*\bret_i24_f\b
define ptx_kernel void @ret_i24(ptr %p, i24 %a) {
  %r = call i24 @ret_i24_f(i24 %a)
  store i24 %r, ptr %p
  ret void
}

; i24_param construct: i24 param
; i24_param: \.param \.u32 i24_param_param_1
; i24_param: and\.b32[^;]*16777215
define ptx_kernel void @i24_param(ptr %p, i24 %a) {
  %w = zext i24 %a to i32
  store i32 %w, ptr %p
  ret void
}

define internal i72 @ret_i72_f(i72 %x, i65 %y) noinline {
  %z = zext i65 %y to i72
  %a = mul i72 %x, %z
  ret i72 %a
}

; ret_i72 construct: i72 and i65 params, ret i72
; ret_i72: call\.uni[^;]*\bret_i72_f\b
define ptx_kernel void @ret_i72(ptr %p, i64 %v) {
  %x = zext i64 %v to i72
  %a = call i72 @ret_i72_f(i72 %x, i65 7)
  store i72 %a, ptr %p
  ret void
}

define internal i256 @ret_i256_f(i256 %x, i200 %y) noinline {
  %z = zext i200 %y to i256
  %a = add i256 %x, %z
  ret i256 %a
}

; ret_i256 construct: i256 and i200 params, ret i256
; ret_i256: call\.uni[^;]*\bret_i256_f\b
define ptx_kernel void @ret_i256(ptr %p, i64 %v) {
  %x = load i256, ptr %p
  %y = zext i64 %v to i200
  %a = call i256 @ret_i256_f(i256 %x, i200 %y)
  store i256 %a, ptr %p
  ret void
}

define internal void @musttail_g(ptr %p) noinline {
  %y = load i32, ptr %p
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}

define internal void @musttail_f(ptr %p) noinline {
  musttail call void @musttail_g(ptr %p)
  ret void
}

; musttail construct: musttail
; musttail: call\.uni[^;]*\bmusttail_f\b
define ptx_kernel void @musttail(ptr %p) {
  call void @musttail_f(ptr %p)
  ret void
}

; fp128_result construct: fp128 result
; fp128_result refused: floating-point numbers of 128 bits (f128) are not supported
define ptx_kernel void @fp128_result(ptr %p) {
  %f = load ptr, ptr %p
  %x = call fp128 %f(ptr %p)
  ret void
}

; x86_fp80_argument construct: x86_fp80 argument
; x86_fp80_argument refused: in function x86_fp80_argument
define ptx_kernel void @x86_fp80_argument(ptr %p) {
  %f = load ptr, ptr %p
  call void %f(x86_fp80 0xK3FFF8000000000000000)
  ret void
}

; ppc_fp128_stored construct: ppc_fp128 constant stored
; ppc_fp128_stored refused: in function ppc_fp128_stored
define ptx_kernel void @ppc_fp128_stored(ptr %p) {
  store ppc_fp128 0xM3FF00000000000000000000000000000, ptr %p
  ret void
}
