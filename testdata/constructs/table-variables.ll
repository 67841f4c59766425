; Global variables and what they are initialised with.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


@mutable = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]

; global_addrspace0 construct: global addrspace0
; global_addrspace0: mutable
; global_addrspace0: ld\.global\.[ub]32
; global_addrspace0: st\.global
; global_addrspace0 ptx: mutable\[16\] = \{1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4
define ptx_kernel void @global_addrspace0(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr @mutable, i64 %i
  %x = load i32, ptr %q
  store i32 %x, ptr %p
  store i32 9, ptr %q
  ret void
}

@constant = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

; const_addrspace0 construct: const addrspace0
; const_addrspace0: constant
; const_addrspace0: ld\.global\.nc\.[ub]32
; const_addrspace0 not: ld\.const
; const_addrspace0 ptx: constant\[16\] = \{1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4
define ptx_kernel void @const_addrspace0(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr @constant, i64 %i
  %x = load i32, ptr %q
  store i32 %x, ptr %p
  ret void
}

@packed = internal constant <{ i8, i32, [3 x i8] }> <{ i8 1, i32 2, [3 x i8] c"abc" }>

; packed_struct_const construct: packed struct const
; packed_struct_const: packed
; packed_struct_const: ld\.global\.nc\.[ub]8
; packed_struct_const ptx: packed\[8\] = \{1, 2, 0, 0, 0, 97, 98, 99\}
define ptx_kernel void @packed_struct_const(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr @packed, i64 %i
  %x = load i8, ptr %q
  store i8 %x, ptr %p
  ret void
}

@pointed = internal global i32 5
@pointing = internal global [2 x ptr] [ptr @pointed, ptr null]

; global_w_ptr_init construct: global w/ ptr init
; global_w_ptr_init: pointing
; global_w_ptr_init ptx: pointing\[2\] = \{generic\(pointed\), 0\}
define ptx_kernel void @global_w_ptr_init(ptr %p, i64 %i) {
  %q = getelementptr ptr, ptr @pointing, i64 %i
  %x = load ptr, ptr %q
  store ptr %x, ptr %p
  ret void
}

define internal void @method(ptr %p) {
  store i32 4, ptr %p
  ret void
}
@vtable = internal constant { ptr, i64, ptr } { ptr null, i64 8, ptr @method }

; vtable_fnptr_init construct: vtable fnptr init
; vtable_fnptr_init: vtable
; vtable_fnptr_init: call\s+%rd
; vtable_fnptr_init ptx: vtable\[3\] = \{0, 8, method\}
define ptx_kernel void @vtable_fnptr_init(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr @vtable, i64 %i
  %f = load ptr, ptr %q
  call void %f(ptr %p)
  ret void
}

@address = internal global [2 x i64] [i64 ptrtoint (ptr @pointed to i64), i64 1]

; ptrtoint_init construct: ptrtoint init
; ptrtoint_init: address
; ptrtoint_init ptx: address\[2\] = \{generic\(pointed\), 1\}
define ptx_kernel void @ptrtoint_init(ptr %p, i64 %i) {
  %q = getelementptr i64, ptr @address, i64 %i
  %x = load i64, ptr %q
  store i64 %x, ptr %p
  ret void
}

@low = internal global [2 x i32] [i32 ptrtoint (ptr @pointed to i32), i32 1]

; ptrtoint_trunc_init construct: ptrtoint trunc init
; ptrtoint_trunc_init refused: variable low: its initialiser has an address as i32, which PTX cannot write
define ptx_kernel void @ptrtoint_trunc_init(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr @low, i64 %i
  %x = load i32, ptr %q
  store i32 %x, ptr %p
  ret void
}

@own = internal thread_local global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)

; thread_local construct: thread_local
; thread_local refused: variable own: GPUs have no thread-local variables
define ptx_kernel void @thread_local(ptr %p) {
  %a = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %x = load i32, ptr %a
  store i32 %x, ptr %p
  ret void
}

@own2 = internal thread_local global i32 0

; threadlocal_address_p0 construct: llvm.threadlocal.address.p0
; threadlocal_address_p0 refused: variable own2: GPUs have no thread-local variables
define ptx_kernel void @threadlocal_address_p0(ptr %p) {
  %a = call ptr @llvm.threadlocal.address.p0(ptr @own2)
  store ptr %a, ptr %p
  ret void
}

@elsewhere = external global i32

; extern_global construct: extern global
; extern_global refused: undefined symbol: elsewhere
define ptx_kernel void @extern_global(ptr %p) {
  %x = load i32, ptr @elsewhere
  store i32 %x, ptr %p
  ret void
}

@shared = internal addrspace(3) global i32 undef

; shared_as3 construct: shared as3
; shared_as3: st\.shared\.[ub]32
; shared_as3: ld\.volatile\.shared\.[ub]32
define ptx_kernel void @shared_as3(ptr %p) {
  store i32 1, ptr addrspace(3) @shared
  %x = load volatile i32, ptr addrspace(3) @shared
  store i32 %x, ptr %p
  ret void
}

@shared_u = internal addrspace(3) global i32 undef

; shared_undef construct: shared undef
; shared_undef: st\.shared\.[ub]32
; shared_undef: ld\.volatile\.shared\.[ub]32
define ptx_kernel void @shared_undef(ptr %p) {
  store i32 1, ptr addrspace(3) @shared_u
  %x = load volatile i32, ptr addrspace(3) @shared_u
  store i32 %x, ptr %p
  ret void
}

@shared_p = internal addrspace(3) global i32 poison

; shared_poison construct: shared poison
; shared_poison: st\.shared\.[ub]32
; shared_poison: ld\.volatile\.shared\.[ub]32
define ptx_kernel void @shared_poison(ptr %p) {
  store i32 1, ptr addrspace(3) @shared_p
  %x = load volatile i32, ptr addrspace(3) @shared_p
  store i32 %x, ptr %p
  ret void
}

@shared_z = internal addrspace(3) global i32 0

; shared_init_zero construct: shared init zero
; shared_init_zero: st\.shared\.[ub]32
; shared_init_zero: ld\.volatile\.shared\.[ub]32
define ptx_kernel void @shared_init_zero(ptr %p) {
  store i32 1, ptr addrspace(3) @shared_z
  %x = load volatile i32, ptr addrspace(3) @shared_z
  store i32 %x, ptr %p
  ret void
}

@dynamic = external addrspace(3) global [0 x i32]

; extern_shared_dyn construct: extern shared dyn
; extern_shared_dyn: st\.shared\.[ub]32
; extern_shared_dyn: ld\.volatile\.shared\.[ub]32
define ptx_kernel void @extern_shared_dyn(ptr %p) {
  store i32 1, ptr addrspace(3) @dynamic
  %x = load volatile i32, ptr addrspace(3) @dynamic
  store i32 %x, ptr %p
  ret void
}

@const4 = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

; const_as4 construct: const as4
; const_as4: ld\.const\.[ub]32
define ptx_kernel void @const_as4(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr addrspace(4) @const4, i64 %i
  %x = load i32, ptr addrspace(4) %q
  store i32 %x, ptr %p
  ret void
}

@kept = internal global i32 11
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"

; used construct: llvm.used
; used: ld\.volatile\.global\.[ub]32[^;]*kept
define ptx_kernel void @used(ptr %p) {
  %x = load volatile i32, ptr @kept
  store i32 %x, ptr %p
  ret void
}

@flag = internal global i1 true

; i1_global construct: i1 global
; i1_global: ld\.volatile\.global\.[ub]8[^;]*flag
; i1_global ptx: flag\[1\] = \{1\}
define ptx_kernel void @i1_global(ptr %p) {
  %x = load volatile i1, ptr @flag
  store i1 %x, ptr %p
  ret void
}

@empty = internal global {} zeroinitializer

; empty_global construct: empty global
; empty_global: mov\.[ub]64\s+%rd\d+, empty
define ptx_kernel void @empty_global(ptr %p) {
  store ptr @empty, ptr %p
  ret void
}

@0 = private constant { i32, [4 x i8] } { i32 3, [4 x i8] c"unna" }

; unnamed_struct_global construct: unnamed struct global
; unnamed_struct_global: mov\.[ub]64\s+%rd\d+, _\$_1
; unnamed_struct_global: ld\.global\.nc\.[ub]8
; unnamed_struct_global ptx: \[8\] = \{3, 0, 0, 0, 117, 110, 110, 97\}
define ptx_kernel void @unnamed_struct_global(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr @0, i64 %i
  %x = load i8, ptr %q
  store i8 %x, ptr %p
  ret void
}

@self = internal global { ptr, i32 } { ptr @self, i32 1 }

; self_ref_global construct: self ref global
; self_ref_global refused: variable self: its initialiser refers to itself
define ptx_kernel void @self_ref_global(ptr %p, i64 %i) {
  %q = getelementptr i64, ptr @self, i64 %i
  %x = load i64, ptr %q
  store i64 %x, ptr %p
  ret void
}

@ring = internal global { ptr, i32 } { ptr @ring2, i32 1 }
@ring2 = internal global { ptr, i32 } { ptr @ring, i32 2 }

; cyclic_globals construct: cyclic globals
; cyclic_globals refused: their initialisers refer to each other
define ptx_kernel void @cyclic_globals(ptr %p, i64 %i) {
  %q = getelementptr i64, ptr @ring, i64 %i
  %x = load i64, ptr %q
  store i64 %x, ptr %p
  ret void
}

@moved = internal global [2 x i64] [i64 add (i64 ptrtoint (ptr @pointed to i64), i64 8), i64 1]

; ptrtoint_add_init construct: ptrtoint add init
; ptrtoint_add_init: moved
; ptrtoint_add_init ptx: moved\[2\] = \{generic\(pointed\)\+8, 1\}
define ptx_kernel void @ptrtoint_add_init(ptr %p, i64 %i) {
  %q = getelementptr i64, ptr @moved, i64 %i
  %x = load i64, ptr %q
  store i64 %x, ptr %p
  ret void
}

@inner = internal global [2 x ptr] [ptr getelementptr (i8, ptr @mutable, i64 8), ptr null]

; gep_const_init construct: gep const init
; gep_const_init: inner
; gep_const_init ptx: inner\[2\] = \{generic\(mutable\)\+8, 0\}
define ptx_kernel void @gep_const_init(ptr %p, i64 %i) {
  %q = getelementptr ptr, ptr @inner, i64 %i
  %x = load ptr, ptr %q
  store ptr %x, ptr %p
  ret void
}

@distance = internal global [2 x i64] [i64 sub (i64 ptrtoint (ptr @pointing to i64), i64 ptrtoint (ptr @pointed to i64)), i64 1]

; ptr_sub_const_init construct: ptr sub const init
; ptr_sub_const_init refused: variable distance: its initialiser computes with an address (sub), which PTX cannot
define ptx_kernel void @ptr_sub_const_init(ptr %p, i64 %i) {
  %q = getelementptr i64, ptr @distance, i64 %i
  %x = load i64, ptr %q
  store i64 %x, ptr %p
  ret void
}

@odd = internal constant [3 x i24] [i24 1, i24 2, i24 3]

; i24_array construct: [3 x i24] initialiser
; i24_array: odd
; i24_array: ld\.global\.nc\.[ub]16
; i24_array ptx: odd\[12\] = \{1, 0, 0, 0, 2, 0, 0, 0, 3
define ptx_kernel void @i24_array(ptr %p, i64 %i) {
  %q = getelementptr i24, ptr @odd, i64 %i
  %x = load i24, ptr %q
  store i24 %x, ptr %p
  ret void
}

@bits = internal global { i1, i8, [2 x i1] } { i1 true, i8 5, [2 x i1] [i1 true, i1 false] }

; i1_within construct: i1 in a struct and array
; i1_within: bits
; i1_within ptx: bits\[4\] = \{1, 5, 1
define ptx_kernel void @i1_within(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr @bits, i64 %i
  %x = load volatile i8, ptr %q
  store i8 %x, ptr %p
  ret void
}

@nibble = internal global i4 -3

; i4_global construct: i4 global
; i4_global: ld\.volatile\.global\.[ub]8[^;]*nibble
; i4_global ptx: nibble\[1\] = \{13\}
define ptx_kernel void @i4_global(ptr %p) {
  %x = load volatile i4, ptr @nibble
  %y = zext i4 %x to i32
  store i32 %y, ptr %p
  ret void
}

@wide = internal global i160 -2

; i160_global construct: i160 global
; i160_global: ld\.volatile\.global[^;]*wide
; i160_global ptx: wide\[32\] = \{254, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255[,}]
define ptx_kernel void @i160_global(ptr %p) {
  %x = load volatile i160, ptr @wide
  store i160 %x, ptr %p
  ret void
}

@wider = internal global { i8, i257 } { i8 1, i257 5 }

; i257_global construct: i257 in a struct
; i257_global: ld\.volatile\.global\.[ub]64[^;]*wider
; i257_global ptx: wider\[\d+\] = \{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (?:0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, )?5
define ptx_kernel void @i257_global(ptr %p) {
  %q = getelementptr { i8, i257 }, ptr @wider, i64 0, i32 1
  %x = load volatile i257, ptr %q
  %y = add i257 %x, 1
  store i257 %y, ptr %p
  ret void
}

@quad = internal global fp128 0xL00000000000000003FFF000000000000

; fp128_global construct: fp128 global
; fp128_global refused: variable quad: floating-point numbers of 128 bits (f128) are not supported
define ptx_kernel void @fp128_global(ptr %p) {
  %x = load i64, ptr @quad
  store i64 %x, ptr %p
  ret void
}
